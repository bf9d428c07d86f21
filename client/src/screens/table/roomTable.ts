/** What a room's table remembers beside the match: log, mutes, what has been seen of the score and of the end. */
import { TO_ROOM } from "@mindbug/shared/protocol";
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { seatNames } from "../../i18n/people.ts";
import { createLogStore, type LogStore, type Talker } from "../../log/logStore.ts";
import { sounds } from "../../sound/sounds.ts";
import type { RoomSession } from "../../sources/roomSession.ts";
import { recordMatch } from "../../store/matchRecord.ts";
import { cleanName, settings } from "../../store/settings.ts";
import { type SeatInfo, TableStore } from "../../store/tableStore.ts";
import { otherSeat, type Seat } from "../../table/model/model.ts";
import { countsMatches } from "./ending.ts";
import { createMutes, type Mutes } from "./mutes.ts";
import { ownSeat } from "./ownSeat.ts";
import { startVibration } from "./vibration.ts";

export interface RoomTableState {
  readonly store: TableStore;
  readonly log: LogStore;
  readonly mutes: Mutes;
  /** The match is over, and everything that led to its end has been shown. */
  readonly endIsSeen: ReadonlySignal<boolean>;
  /** The log could begin with the match itself. */
  readonly early: boolean;
  /** Nobody is deaf to their own words. */
  silences(talker: Talker): boolean;
  destroy(): void;
}

export function createRoomTable(session: RoomSession): RoomTableState {
  const store = new TableStore(session.match);
  const log = createLogStore();
  const mutes = createMutes(session.code);
  const mine = computed(() => ownSeat(session.you.value));
  /** The score as far as it has been seen. */
  const scores = signal<readonly [number, number] | null>(null);
  const ends = [
    tellEvents(store, log),
    effect(() => {
      const room = session.room.value;
      if (room !== null && (scores.peek() === null || !store.moving.value))
        scores.value = [room.seats[0].score, room.seats[1].score];
    }),
    effect(() => {
      const infos = seatInfos(session, scores.value);
      if (infos !== null) store.setSeats(infos);
    }),
    effect(() => {
      const deadline = session.room.value?.deadline ?? null;
      store.setClock(deadline === null ? null : { deadline, now: () => session.serverNow() });
    }),
    tellDrawn(store, session, mine),
    effect(() => store.setPool(session.room.value?.options.pool ?? null)),
    callToQuestion(store, mine),
    startVibration(store, () => mine.value),
  ];
  const endIsSeen = computed(() => {
    const room = session.room.value;
    return room?.phase === "over" && room.table?.outcome != null && !store.moving.value;
  });
  ends.push(playEnding(session, endIsSeen, mine), recordEnding(session, endIsSeen, mine));
  return {
    store,
    log,
    mutes,
    endIsSeen,
    early: tellEarly(store, session, log),
    silences: (talker) => talker !== mine.peek() && (settings().muted || mutes.muted.peek().includes(talker)),
    destroy: () => {
      for (const end of ends) end();
      store.destroy();
    },
  };
}

/** An event begins to be shown, or was skipped: now it may be told. */
function tellEvents(store: TableStore, log: LogStore): () => void {
  let logged: string | null = null;
  return store.onEvent(({ event, before, seen, update }) => {
    if (seen) sounds.event(event, before);
    if (logged !== update.matchId && logged !== null && log.entries.peek().length > 0) log.newMatch();
    logged = update.matchId;
    log.happened(event, before);
  });
}

/** Too late to be shown, not too late to be told. */
function tellEarly(store: TableStore, session: RoomSession, log: LogStore): boolean {
  const early = session.match.takeEarly();
  const present = store.shown.peek();
  if (present !== null) for (const event of early) log.happened(event, present);
  return early.length > 0;
}

function seatInfos(session: RoomSession, scores: readonly [number, number] | null): [SeatInfo, SeatInfo] | null {
  const room = session.room.value;
  if (room === null) return null;
  const names = seatNames(room.seats);
  const counted = countsMatches(room) || (room.phase === "playing" && room.seats.some(({ score }) => score > 0));
  const info = (seat: Seat): SeatInfo => {
    const { bot, connected, taken } = room.seats[seat];
    const score = counted ? { score: scores?.[seat] ?? 0 } : {};
    return { name: names[seat], away: taken && !connected, bot: bot !== null, ...score };
  };
  return [info(0), info(1)];
}

/** Nobody's clock runs before their table is drawn: the room is told, for each match and over each new connection. */
function tellDrawn(store: TableStore, session: RoomSession, mine: ReadonlySignal<Seat | null>): () => void {
  const drawn = computed(() => {
    const room = session.room.value;
    const timed = room?.phase === "playing" && room.options.clock !== "off" && mine.value !== null;
    return timed && store.artwork.value > 0 ? room.matchId : null;
  });
  return effect(() => {
    if (drawn.value !== null && session.connection.value.is === "open") session.send(TO_ROOM.drawn);
  });
}

/** A sound for every question of one's own, once it stands. */
function callToQuestion(store: TableStore, mine: ReadonlySignal<Seat | null>): () => void {
  let called = 0;
  return effect(() => {
    const prompt = store.table.value?.prompt ?? null;
    if (store.moving.value || prompt === null || prompt.answers === null || prompt.seat !== mine.value) return;
    if (prompt.id !== called) sounds.play("yourTurn");
    called = prompt.id;
  });
}

function playEnding(
  session: RoomSession,
  seen: ReadonlySignal<boolean>,
  mine: ReadonlySignal<Seat | null>,
): () => void {
  return effect(() => {
    if (!seen.value) return;
    const winner = session.room.peek()?.table?.outcome?.winner ?? null;
    const seat = mine.peek();
    sounds.play(winner === null || (seat !== null && winner !== seat) ? "lose" : "win");
  });
}

/** Into this person's own record; each match once, however often its end is looked at. */
function recordEnding(session: RoomSession, seen: ReadonlySignal<boolean>, mine: ReadonlySignal<Seat | null>) {
  return effect(() => {
    const room = session.room.peek();
    const seat = mine.peek();
    const outcome = room?.table?.outcome ?? null;
    if (!seen.value || room === null || seat === null || outcome === null) return;
    const { bot, name } = room.seats[otherSeat(seat)];
    recordMatch({
      id: room.matchId,
      at: Date.now(),
      sets: room.options.sets,
      against: bot === null ? { name: cleanName(name) } : { bot },
      result: outcome.winner === null ? "draw" : outcome.winner === seat ? "won" : "lost",
    });
  });
}
