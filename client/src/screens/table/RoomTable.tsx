/**
 * A room's table with everything around it: bar, banners, log and chat, the end. The table itself knows only its match.
 */
import { type Emote, type RefusedCode, TO_ROOM } from "@mindbug/shared/protocol";
import { useComputed, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { attention } from "../../app/attention.ts";
import { useRunningMatch } from "../../app/runningMatch.ts";
import { useBackCloses } from "../../app/useBackCloses.ts";
import { Watchers } from "../../components/Watchers.tsx";
import { Sentence } from "../../components/Words.tsx";
import { say, type TextKey } from "../../i18n/index.ts";
import { seatNames } from "../../i18n/people.ts";
import { EMOTE_WORDS, Feed } from "../../log/Feed.tsx";
import { HistoryStrip } from "../../log/HistoryStrip.tsx";
import type { Talker } from "../../log/logStore.ts";
import { toldBy } from "../../log/history.ts";
import { matchReplay } from "../../net/api.ts";
import { Reference } from "../../rulebook/Reference.tsx";
import { sounds } from "../../sound/sounds.ts";
import type { RoomSession } from "../../sources/roomSession.ts";
import { pace, settings } from "../../store/settings.ts";
import { Table } from "../../table/dom/Table.tsx";
import { otherSeat, type Seat } from "../../table/model/model.ts";
import { paintTable } from "../../table/pixi/paintTable.ts";
import { Announcer } from "./Announcer.tsx";
import { Banners } from "./Banners.tsx";
import { GameOver } from "./GameOver.tsx";
import { MuteButtons } from "./MuteButtons.tsx";
import { ownSeat } from "./ownSeat.ts";
import { createRoomTable, type RoomTableState } from "./roomTable.ts";
import { TableBar } from "./TableBar.tsx";
import { LeaveQuestion, TableMenu } from "./TableMenu.tsx";
import { useAdvice } from "./useAdvice.ts";
import { useFeed } from "./useFeed.ts";
import "./tableScreen.css";

/** What the room says no to, in words; null for what needs none, or happens to nobody who uses this page. */
const REFUSED_WORDS: Readonly<Record<RefusedCode, TextKey | null>> = {
  nothingToTakeBack: "nothingToTakeBack",
  opponentPresent: "notAwayForLong",
  tooFrequent: "slowDown",
  notSaved: "notSaved",
  notNow: null,
  malformed: null,
  unknownMessage: null,
  notAPlayer: null,
  notTheHost: null,
  unknownWatcher: null,
  matchOver: null,
  notYourDecision: null,
  stalePrompt: null,
  unknownAnswer: null,
  unknownSeat: null,
  internal: null,
};
const REFUSED_NOT_NOW: Readonly<Record<string, TextKey>> = {
  [TO_ROOM.takeback]: "takebackDeniedBefore",
  [TO_ROOM.hint]: "noHint",
};

const paint = paintTable(pace);

export function RoomTable({ session }: { readonly session: RoomSession }) {
  const [state] = useState(() => createRoomTable(session));
  const { store, log, mutes } = state;
  const feed = useFeed();
  const [dialog, setDialog] = useState<"menu" | "leave" | null>(null);
  const [unread, setUnread] = useState(false);
  const [thinking, setThinking] = useState(false);
  const [advice, advise] = useAdvice();
  const room = session.room.value;
  const mine = ownSeat(session.you.value);
  const names = useComputed(() => shownNames(session));
  const readers = { names: names.value, mine };
  useEffect(() => () => state.destroy(), []);
  const playing = room?.phase === "playing" && mine !== null;
  // Whoever is in a match is asked before "back" leads away from it.
  useBackCloses(playing, () => setDialog("leave"));
  useRunningMatch(room?.phase === "playing");
  useRoomWishes(session);
  useAttention(session);
  useRecalledLog(state, session);
  useTakebackNews(state, session, advise);
  useEffect(
    () =>
      session.listen({
        onChat: ({ from, name, text }) => {
          if (state.silences(from)) return;
          sounds.play("message");
          log.said(from, talkerName(session, from, name), text);
          setUnread(true);
        },
        onEmote: ({ from, emote }) => {
          if (state.silences(from)) return;
          log.said(from, talkerName(session, from, ""), say(EMOTE_WORDS[emote]));
          store.speak(from, say(EMOTE_WORDS[emote]), emote);
        },
        onHint: (hint) => {
          setThinking(false);
          if (store.table.peek()?.prompt?.id !== hint.prompt) return;
          store.hint(hint.answer);
          advise(say("hintChance", { n: Math.round(hint.chance * 100) }));
        },
        onRefused: ({ to, code }) => {
          setThinking(false);
          const words = code === "notNow" ? REFUSED_NOT_NOW[to] : REFUSED_WORDS[code];
          if (words != null) advise(say(words));
        },
      }),
    [session],
  );
  if (room === null) return null;
  const over = state.endIsSeen.value;
  return (
    <div
      class="table-screen"
      data-step={room.step}
      data-phase={room.phase}
      data-feed={feed.open ? "open" : "closed"}
      data-connection={session.connection.value.is}
    >
      <TableBar
        session={session}
        feed={{
          open: feed.open,
          unread,
          onToggle: () => {
            setUnread(false);
            feed.toggle();
          },
        }}
        thinking={thinking}
        onHint={() => {
          setThinking(true);
          session.send(TO_ROOM.hint);
        }}
        onMenu={() => setDialog("menu")}
        onNo={advise}
      />
      <main class="table-area" id="content" data-focus aria-label={say("tableFor", { code: "" }).trim()}>
        <Table store={store} paint={paint} marks={settings().marks}>
          <HistoryStrip on="table" store={store} entries={log.entries} readers={readers} />
        </Table>
        <Banners session={session} advice={advice} />
        {over && (
          <GameOver key={room.matchId} room={room} mine={mine} onRematch={() => session.send(TO_ROOM.rematch)} />
        )}
      </main>
      <Feed
        entries={log.entries}
        open={feed.open}
        onClose={() => feed.toggle(false)}
        talk={{
          onChat: (text) => session.send(TO_ROOM.chat, { text }),
          onEmote: mine === null ? null : (emote: Emote) => session.send(TO_ROOM.emote, { emote }),
        }}
        {...readers}
      >
        <HistoryStrip on="log" store={store} entries={log.entries} readers={readers} />
        <MuteButtons room={room} mine={mine} mutes={mutes} />
        <Watchers session={session} />
      </Feed>
      <Reference store={store} />
      <Announcer store={store} entries={feed.open ? null : log.entries} readers={readers} />
      {dialog === "menu" && (
        <TableMenu
          pool={room.options.pool}
          code={session.code}
          mayConcede={playing}
          onConcede={() => session.send(TO_ROOM.concede)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "leave" && <LeaveQuestion onClose={() => setDialog(null)} />}
    </div>
  );
}

/** Names as shown, "You" for one's own seat. */
function shownNames(session: RoomSession): [string, string] {
  const room = session.room.value;
  const mine = ownSeat(session.you.value);
  const names = room === null ? ["", ""] : seatNames(room.seats);
  const name = (seat: Seat): string => (mine === seat ? say("you") : (names[seat] ?? ""));
  return [name(0), name(1)];
}

function talkerName(session: RoomSession, from: Talker, given: string): string {
  if (from !== "spectator") return shownNames(session)[from];
  return given === "" ? say("spectatorName") : say("spectatorNamed", { who: given });
}

/** What this person wants of the room is told again after every change, and after every new connection. */
function useRoomWishes(session: RoomSession): void {
  const told = useRef(true);
  useSignalEffect(() => {
    const { autoForced } = settings();
    if (session.connection.value.is !== "open" || (told.current && autoForced)) return;
    told.current = autoForced;
    session.send(TO_ROOM.preferences, { autoForced });
  });
}

/** The tab calls while this person has to decide. */
function useAttention(session: RoomSession): void {
  useSignalEffect(() => {
    const prompt = session.room.value?.table?.prompt ?? null;
    attention.call(prompt !== null && prompt.answers !== null && prompt.seat === ownSeat(session.you.value));
  });
  useEffect(() => () => attention.call(false), []);
}

/** After a reload: the log so far, as a spectator may know it. */
function useRecalledLog({ store, log, early }: RoomTableState, session: RoomSession): void {
  useEffect(() => {
    const room = session.room.peek();
    // Nothing has been decided yet: the log is told how the match opens.
    if (room === null || early || room.table === null || room.step === 0) return;
    if (room.options.spectators === "off") {
      log.note("logFromHere");
      return;
    }
    let gone = false;
    void matchReplay(room.matchId).then(
      (file) => {
        const same = session.room.peek()?.matchId === room.matchId;
        if (gone || !same) return;
        const told = toldBy(file.steps.slice(0, room.step + 1));
        log.recall(told);
        if (session.room.peek()?.step === room.step) store.recall(told.map(([event]) => event));
      },
      // Without a record the log begins here.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
}

/** Questions are numbered upwards within a match: a lower number means that something was undone. */
function useTakebackNews(
  { log }: RoomTableState,
  session: RoomSession,
  advise: (words: ComponentChildren) => void,
): void {
  const before = useRef(session.room.peek());
  useSignalEffect(() => {
    const room = session.room.value;
    const last = before.current;
    before.current = room;
    if (room === null || last === null || room.matchId !== last.matchId) return;
    const [now, then] = [room.table?.prompt ?? null, last.table?.prompt ?? null];
    if (now !== null && then !== null && now.id < then.id) log.note("logTakenBack");
    const asked = last.takeback;
    if (asked === null || asked !== ownSeat(session.you.peek())) return;
    if (room.takeback === null && room.step === last.step)
      advise(<Sentence of="takebackDenied" fill={{ who: seatNames(room.seats)[otherSeat(asked)] }} />);
  });
}
