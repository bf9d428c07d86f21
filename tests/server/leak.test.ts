/** What really went over the wire, frame by frame, held against what each client could know at that moment. */
import { CARDS, SET_KEYS, viewEvents, type Viewer, viewState } from "@mindbug/shared";
import { type CreateOptions, TO_ROOM } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, type Guest, leaveAll, sitDown } from "./helpers/guest.ts";
import { type Truth, truthOf } from "./helpers/journal.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

const folder = newDataFolder();
let served: Served;
beforeAll(async () => {
  served = await serve(folder);
});
afterAll(async () => {
  await served.end("SIGKILL");
});

type Sets = NonNullable<CreateOptions["sets"]>;
const MIXES: [string, Sets][] = [
  ...SET_KEYS.map((set): [string, Sets] => [set, [set]]),
  ["all sets mixed", [...SET_KEYS]],
];
const KEYS: ReadonlySet<string> = new Set(CARDS.map(({ key }) => key));
/** A name, not a part of a longer word. */
const WORDS: ReadonlyMap<string, RegExp> = new Map(
  CARDS.map(({ key }) => [key, new RegExp(`(?<![a-z-])${key}(?![a-z-])`)]),
);

/** Every card that is named anywhere in it. */
function namedIn(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === "string") {
    if (KEYS.has(value)) into.add(value);
  } else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) namedIn(inner, into);
  return into;
}

/** By step: the cards that the viewer had been shown by then. */
function knowledge(truths: readonly Truth[], viewer: Viewer): Set<string>[] {
  const known = new Set<string>();
  return truths.map(({ state, events }) => {
    namedIn(viewState(state, viewer), known);
    namedIn(viewEvents(events, viewer), known);
    return new Set(known);
  });
}

interface Leak {
  readonly step: number;
  readonly what: string;
}

function leaks(guest: Guest, viewer: Viewer, truths: readonly Truth[], matchId: string): Leak[] {
  const known = knowledge(truths, viewer);
  const found: Leak[] = [];
  for (const frame of guest.frames) {
    if (frame.matchId !== matchId) continue;
    const text = frame.bytes.toString("latin1");
    for (const [key, word] of WORDS)
      if (!known[frame.step]!.has(key) && text.includes(key) && word.test(text))
        found.push({ step: frame.step, what: key });
  }
  return found;
}

async function wholeMatch(options: CreateOptions, seed: number) {
  const { first, second, watcher } = await sitDown(served.url, options);
  await Promise.all([first.play(dice(seed)), second.play(dice(seed + 1000))]);
  await watcher.until(() => watcher.view!.phase === "over");
  const { matchId } = first.view!;
  await leaveAll(first, second, watcher);
  return { first, second, watcher, matchId, truths: truthOf(folder, matchId) };
}

test.each(MIXES)("%s: no frame names a card before its receiver may know it", async (_name, sets) => {
  for (const seed of [1, 2, 3]) {
    const { first, second, watcher, matchId, truths } = await wholeMatch({ sets }, seed);
    expect(first.frames.length).toBeGreaterThan(truths.length);
    expect(leaks(first, 0, truths, matchId)).toEqual([]);
    expect(leaks(second, 1, truths, matchId)).toEqual([]);
    expect(leaks(watcher, "spectator", truths, matchId)).toEqual([]);
    expect(leaks(watcher, "open", truths, matchId)).toEqual([]);
  }
});

test("it can fail: an open-handed spectator and a player's own frames, read as the opponent's, leak", async () => {
  const { first, watcher, matchId, truths } = await wholeMatch({ spectators: "open" }, 7);
  expect(watcher.welcome!.you).toEqual({ role: "spectator", hands: "open" });
  expect(leaks(watcher, "open", truths, matchId)).toEqual([]);
  expect(leaks(watcher, "spectator", truths, matchId).length).toBeGreaterThan(0);
  expect(leaks(first, 1, truths, matchId).length).toBeGreaterThan(0);
});

test("whoever has a seat gets no open hands: not by asking to watch, not by the running match's replay", async () => {
  const { first, second, watcher } = await sitDown(served.url, { spectators: "open" });
  const { Guest, from } = await import("./helpers/guest.ts");
  const second2 = await Guest.join(served.url, first.code, { watch: true, secret: second.secret }, from("10.0.0.9"));
  expect(second2.welcome!.you).toEqual({ role: "player", seat: 1 });
  const sameHouse = await Guest.join(served.url, first.code, { watch: true }, from("10.0.0.1"));
  expect(sameHouse.welcome!.you).toEqual({ role: "spectator", hands: "hidden" });
  expect(sameHouse.table.players.map(({ hand }) => hand)).toEqual([null, null]);
  expect(watcher.table.players.every(({ hand }) => hand !== null)).toBe(true);
  // A player who comes back from where an open-handed spectator sits: that spectator has to go.
  const first2 = await Guest.join(served.url, first.code, { secret: first.secret }, from("10.0.0.3"));
  await watcher.until(() => watcher.closed !== null);
  const replay = (await (await fetch(`${served.url}/api/matches/${first2.view!.matchId}/replay`)).json()) as {
    steps: { view: { players: { hand: unknown }[] } }[];
    record: unknown;
  };
  for (const { view } of replay.steps) expect(view.players.map(({ hand }) => hand)).toEqual([null, null]);
  // The seed would tell every hidden card there is.
  expect(replay.record).toBeNull();
  expect(JSON.stringify(replay)).not.toContain("seed");
  expect((await fetch(`${served.url}/api/matches/${first2.view!.matchId}/chances`)).status).toBe(403);
  first2.send(TO_ROOM.concede);
  await allUntil([first2, second2], (guest) => guest.view!.phase === "over");
  await leaveAll(first2, second2, sameHouse);
});
