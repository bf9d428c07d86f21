/** How a match begins on a table: from nothing, whatever was there before, and seen by whoever comes in time. */
import { createMatch, type MatchView, SET_KEYS, type Viewer, viewEvents, viewState } from "../../shared/src/index.ts";
import { RoomSource } from "../../client/src/sources/roomSession.ts";
import { clearedTable, openingOf } from "../../client/src/store/opening.ts";
import type { Animator, ToldEvent } from "../../client/src/store/playback.ts";
import { TableStore } from "../../client/src/store/tableStore.ts";
import { fixture, TestSource } from "./fixtures.ts";

const VIEWERS: readonly Viewer[] = [0, 1, "spectator", "open"];

function made(seed: number, firstSeat?: 0 | 1) {
  const sets = [SET_KEYS, ...SET_KEYS.map((set) => [set])][seed % (SET_KEYS.length + 1)]!;
  const created = createMatch({
    sets,
    seed: seed.toString(16).padStart(32, "0"),
    ...(firstSeat === undefined ? {} : { firstSeat }),
  });
  if (!created.ok) throw new Error(created.reason);
  return created;
}

const begun = (viewer: Viewer, seed = 7) => {
  const { state, events } = made(seed);
  return { view: viewState(state, viewer), events: viewEvents(events, viewer) };
};

test("what stands after a match was made tells how it opened, for every viewer, with ties and without a reveal", () => {
  for (let seed = 0; seed < 60; seed++)
    for (const firstSeat of [undefined, 0, 1] as const) {
      const { state, events } = made(seed, firstSeat);
      for (const viewer of VIEWERS)
        expect(openingOf(viewState(state, viewer))).toEqual(
          viewEvents(events, viewer).filter(({ e }) => e !== "asked" && e !== "values"),
        );
    }
});

class Watching implements Animator {
  readonly seen: ToldEvent[] = [];
  async play(told: ToldEvent, showNext: () => void): Promise<void> {
    this.seen.push(told);
    showNext();
    await Promise.resolve();
  }
  hurry(): void {
    // Nothing moves here.
  }
}

const isClear = ({ players, outcome, playing, revealed }: MatchView): boolean =>
  outcome === null &&
  playing === null &&
  revealed.every((cards) => cards.length === 0) &&
  players.every(({ board, discard, handCount, deckCount }) =>
    [board.length, discard.length, handCount, deckCount].every((count) => count === 0),
  );

test("the next match of a series begins on a cleared table: nothing of the old one remains", async () => {
  const source = new TestSource();
  const store = new TableStore(source);
  const painter = new Watching();
  const { view: old } = fixture("game-over");
  source.send(old);
  store.animate(painter);
  expect(isClear(store.shown.value!)).toBe(false);
  const { view, events } = begun(0);
  source.send(view, events);
  expect(store.table.value!.prompt).toBeNull();
  await store.whenStill();
  expect(painter.seen.map(({ event }) => event)).toEqual(events);
  expect(isClear(painter.seen[0]!.before)).toBe(true);
  for (const { before } of painter.seen)
    expect(before.players.flatMap(({ board, discard }) => [...board, ...discard])).toEqual([]);
  expect(store.shown.value).toEqual(view);
  store.destroy();
});

test("the first match waits for the painter, and is then shown from an empty table", async () => {
  const source = new TestSource();
  const store = new TableStore(source);
  const { view, events } = begun(1);
  source.send(view, events);
  expect(store.moving.value).toBe(true);
  expect(store.shown.value).toEqual(clearedTable(view));
  const painter = new Watching();
  store.animate(painter);
  await store.whenStill();
  expect(painter.seen.map(({ event }) => event.e)).toEqual(events.map(({ e }) => e));
  expect(store.shown.value).toEqual(view);
  store.destroy();
});

test("where nothing can be drawn nobody waits for long, and a press ends the wait at once", () => {
  jest.useFakeTimers();
  const { view, events } = begun(1);
  for (const end of [(store: TableStore) => store.finish(), () => jest.advanceTimersByTime(3000)]) {
    const source = new TestSource();
    const store = new TableStore(source);
    const told: ToldEvent[] = [];
    store.onEvent((one) => told.push(one));
    source.send(view, events);
    end(store);
    expect(store.moving.value).toBe(false);
    expect(store.shown.value).toEqual(view);
    expect(told.map(({ event, seen }) => [event.e, seen])).toEqual(events.map(({ e }) => [e, false]));
    store.destroy();
  }
  jest.useRealTimers();
});

describe("a room that has just begun its match", () => {
  const room = (): RoomSource =>
    new RoomSource(
      () => true,
      () => undefined,
    );
  const heard = (source: RoomSource) => {
    const updates: string[][] = [];
    source.subscribe(({ events }) => void updates.push(events.map(({ e }) => e)));
    return updates;
  };
  const names = begun(0).events.map(({ e }) => e);

  test("tells its table how it opened, also what the bot did before the table was there", () => {
    const source = room();
    const { view, events } = begun(0);
    source.moved({ matchId: "m", step: 0, view, events });
    source.moved({ matchId: "m", step: 1, view, events: [{ e: "turn", seat: 1, turn: 2 }] });
    expect(heard(source)).toEqual([[...names, "turn"]]);
    expect(source.takeEarly()).toEqual([]);
  });

  test("also to who came too late for its events, but only at its very beginning and once", () => {
    const { view } = begun(0);
    const source = room();
    source.moved({ matchId: "m", step: 0, view, events: [] });
    const updates = heard(source);
    expect(updates).toEqual([names.filter((name) => name !== "asked")]);
    // Taken back to the beginning: nothing opens.
    source.moved({ matchId: "m", step: 0, view, events: [] });
    const late = room();
    late.moved({ matchId: "m", step: 3, view, events: [] });
    expect([updates[1], heard(late)]).toEqual([[], [[]]]);
  });
});
