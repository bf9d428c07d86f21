/** Refreshing in every kind of prompt of every set, at game over and in the rematch lobby. */
import { SET_KEYS, type SetKey, viewState } from "@mindbug/shared";
import { publicTable, TO_ROOM } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, Guest, leaveAll } from "./helpers/guest.ts";
import { tableOf } from "./helpers/journal.ts";
import { place, type Placed, scenesOf } from "./helpers/scenes.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

const MIXES: readonly (readonly SetKey[])[] = [...SET_KEYS.map((set) => [set]), SET_KEYS];
const ALL_KINDS = [
  "turn",
  "mindbug",
  "block",
  "hunt",
  "attackAgain",
  "fast",
  "choose",
  "may",
  "order",
  "distribute",
  "reroll",
  "dieOrder",
  "buy",
];

const scenes = MIXES.flatMap((sets) => scenesOf(sets, 400));
const folder = newDataFolder();
let served: Served;
let placed: Placed[];
beforeAll(async () => {
  placed = await place(folder, scenes);
  served = await serve(folder);
});
afterAll(async () => {
  await served.end("SIGKILL");
});

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
function tableFor({ state }: Placed, viewer: 0 | 1 | "spectator"): unknown {
  return asJson(tableOf(viewState(state, viewer)));
}

test("every kind of prompt there is has its scene", () => {
  for (const kind of ALL_KINDS)
    expect(scenes.filter(({ name }) => name.endsWith(`: ${kind}`)).length).toBeGreaterThan(0);
  expect(scenes.length).toBeGreaterThan(40);
});

test.each(scenes.map(({ name }, index) => [name, index] as const))("%s", async (_name, index) => {
  const scene = placed[index]!;
  const join = (seat: 0 | 1): Promise<Guest> => Guest.join(served.url, scene.code, { secret: scene.secrets[seat] });
  let [first, second] = [await join(0), await join(1)];
  const watcher = await Guest.join(served.url, scene.code);
  const over = scene.state.outcome !== null;
  for (let refresh = 0; refresh < 2; refresh++) {
    expect(first.table).toEqual(tableFor(scene, 0));
    expect(second.table).toEqual(tableFor(scene, 1));
    expect(watcher.table).toEqual(tableFor(scene, "spectator"));
    expect([first.seat, second.seat, first.view!.phase]).toEqual([0, 1, over ? "over" : "playing"]);
    // One closes the tab before the new one opens, the other opens a second tab.
    first.vanish();
    await second.until(() => !second.view!.seats[0].connected);
    expect(second.view!.seats[0].awaySince).toBeGreaterThan(0);
    const [oldFirst, oldSecond] = [first, second];
    [first, second] = [await join(0), await join(1)];
    await oldSecond.until(() => oldSecond.closed !== null);
    expect(oldFirst.closed).not.toBeNull();
  }
  if (over) {
    first.send(TO_ROOM.rematch);
    await second.until(() => second.view!.seats[0].rematch);
    const again = await join(0);
    expect(again.view!.seats[0].rematch).toBe(true);
    expect(again.table).toEqual(tableFor(scene, 0));
    second.send(TO_ROOM.rematch);
    first = again;
    await allUntil(
      [first, second, watcher],
      (guest) => guest.view!.phase === "playing" && guest.view!.matchId !== scene.matchId,
    );
    expect(first.view!.seats.map(({ score }) => score).reduce((a, b) => a + b)).toBe(
      scene.state.outcome!.winner === null ? 0 : 1,
    );
    // Outside a series the first player is found by revealing cards again.
    expect(first.table.revealed.flat()).not.toEqual([]);
  } else {
    const enough = (guest: Guest) => () => guest.view!.step >= scene.entries.length + 4;
    await Promise.all([first.play(dice(index), enough(first)), second.play(dice(index + 1), enough(second))]);
    expect(first.view!.step).toBeGreaterThan(scene.entries.length);
  }
  await allUntil(
    [first, second, watcher],
    (guest) => guest.view!.step === first.view!.step && guest.view!.step === second.view!.step,
  );
  expect(publicTable(second.table)).toEqual(publicTable(first.table));
  expect(watcher.table).toEqual(publicTable(first.table));
  await leaveAll(first, second, watcher);
});
