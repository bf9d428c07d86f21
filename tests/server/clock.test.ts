/** The decision clock, with time in our own hands: a real table, a real journal, no waiting. */
import { setImmediate as round } from "node:timers/promises";
import type { Seat } from "@mindbug/shared";
import { DEFAULT_OPTIONS, type RoomOptions } from "@mindbug/shared/protocol";
import { AddressCount, AddressLimit } from "../../server/src/limits.ts";
import { steadyNow } from "../../server/src/time.ts";
import { setLogLevel } from "../../server/src/log.ts";
import { setContext } from "../../server/src/rooms/context.ts";
import { ConnectionLimits } from "../../server/src/rooms/connectionLimits.ts";
import { OPENING_MS } from "../../server/src/rooms/match.ts";
import { MatchFlow } from "../../server/src/rooms/matchFlow.ts";
import { Table } from "../../server/src/rooms/table.ts";
import { readSettings } from "../../server/src/settings.ts";
import { SqliteStore } from "../../server/src/store/sqlite.ts";
import { SqliteFile } from "../../server/src/store/sqliteFile.ts";
import { newDataFolder } from "./helpers/serve.ts";

const store = new SqliteStore(new SqliteFile(newDataFolder()));
/** Nobody watches here, so no bot is ever asked. */
const NOBODY = null as never;
const START = 1_000_000_000_000;

beforeAll(() => {
  setLogLevel("error");
  setContext({
    store,
    settings: readSettings({ BOT_PACE_MS: "0" }),
    bots: NOBODY,
    restoring: new Map(),
    opened: new AddressCount(),
    passwordTries: new AddressLimit(10),
    bring: async () => undefined,
    stopping: false,
  });
});
beforeEach(
  () =>
    void jest.useFakeTimers({ now: START, doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance"] }),
);
/** When the running test began, as the room counts time. */
let begun = 0;
beforeEach(() => {
  begun = steadyNow();
});
afterEach(() => void jest.useRealTimers());
afterAll(() => store.close());

let rooms = 0;

async function sit(
  options: Partial<RoomOptions>,
  bots = 0,
  drawn: "drawn" | "blank" = "drawn",
): Promise<{ table: Table; flow: MatchFlow }> {
  rooms += 1;
  const table = new Table(
    `ROOM${rooms}`,
    { ...DEFAULT_OPTIONS, ...options },
    { sendPatch: () => {}, onOwnershipLost: () => {} },
  );
  const flow = new MatchFlow(table, new ConnectionLimits(20, () => table.code));
  for (let i = 0; i < bots; i++) table.seats.addBot("beginner");
  for (let i = bots; i < 2; i++) {
    const { seat } = table.seats.take(`P${i}`)!;
    Object.assign(table.seats.of(seat)!, { client: {}, ready: true });
  }
  await store.createRoom(table.record());
  await table.enqueue(() => flow.begin());
  if (drawn === "drawn") for (const seat of [0, 1] as const) draw(table, seat);
  return { table, flow };
}

/** The page says that it shows the table. */
function draw(table: Table, seat: Seat): void {
  const sitting = table.seats.of(seat)!;
  sitting.seeing = sitting.client;
  table.refresh();
}

/** Lets time pass, and everything that it sets off come to rest. */
async function wait(table: Table, milliseconds: number): Promise<void> {
  jest.advanceTimersByTime(milliseconds);
  for (let i = 0; i < 20; i++) {
    await table.enqueue(async () => {});
    await round();
  }
}

test("per decision and bank: at zero the passive answer is taken, three in a row lose the match", async () => {
  const { table } = await sit({ clock: "30", bank: 10 });
  const { game } = table.match;
  const [seat, strikes] = [game!.state.prompt!.seat, table.match.clock.strikes];
  expect(table.state.deadline).toBe(begun + OPENING_MS + 40_000);
  await wait(table, OPENING_MS + 39_000);
  expect(game!.step).toBe(0);
  await wait(table, 2_000);
  expect(game!.step).toBeGreaterThan(0);
  expect(strikes[seat]).toBe(1);
  expect(table.match.clock.bank[seat]).toBe(0);
  for (let i = 0; i < 12 && game!.state.outcome === null; i++) await wait(table, 41_000);
  expect(game!.state.outcome).toMatchObject({ reason: "timeout" });
  expect(Math.max(...strikes)).toBe(3);
  expect(table.state.deadline).toBe(0);
});

test("while a match opens nobody's time runs, in every match of a series", async () => {
  const { table, flow } = await sit({ clock: "30", bank: 0, bestOf: 3 });
  expect(table.state.deadline).toBe(begun + OPENING_MS + 30_000);
  await wait(table, OPENING_MS);
  const first = table.match.game!.state.prompt!;
  await table.enqueue(async () => {
    expect(await flow.decide(first.seat, { prompt: first.id, answer: 0 })).toBeNull();
  });
  // From the second decision on there is nothing to watch.
  expect(table.state.deadline).toBe(steadyNow() + 30_000);
  await table.enqueue(async () => {
    await flow.decide(0, { concede: true });
    for (const seat of [0, 1] as const) table.seats.of(seat)!.rematch = true;
    await flow.begin();
  });
  for (const seat of [0, 1] as const) draw(table, seat);
  expect(table.state.deadline).toBe(steadyNow() + OPENING_MS + 30_000);
});

test("deciding in time keeps the bank, late takes from it; refusals and takebacks set nothing back", async () => {
  const { table, flow } = await sit({ clock: "30", bank: 100 });
  const prompt = table.match.game!.state.prompt!;
  jest.advanceTimersByTime(OPENING_MS + 50_000);
  const { deadline } = table.state;
  expect(await flow.decide(prompt.seat, { prompt: prompt.id + 1, answer: 0 })).toMatchObject({ code: "stalePrompt" });
  table.publish([]);
  expect(table.state.deadline).toBe(deadline);
  await table.enqueue(async () => {
    expect(await flow.decide(prompt.seat, { prompt: prompt.id, answer: 0 })).toBeNull();
  });
  expect(table.match.clock.bank[prompt.seat]).toBe(80_000);
  expect(table.match.clock.strikes).toEqual([0, 0]);
  const next = table.match.game!.state.prompt!;
  expect(table.state.deadline).toBe(begun + OPENING_MS + 50_000 + 30_000 + table.match.clock.bank[next.seat]);
  const entries = await store.entries(table.match.game!.id);
  expect(entries[0]).toMatchObject({ t: "decide", bank: 80_000 });
  await wait(table, 0);
});

test("paused while nobody can act: both away, or a bot to decide; going on when somebody is back", async () => {
  const { table } = await sit({ clock: "60", bank: 0 });
  jest.advanceTimersByTime(OPENING_MS + 20_000);
  for (const seat of [0, 1] as const) table.seats.of(seat)!.client = null;
  table.refresh();
  expect(table.state.deadline).toBe(0);
  await wait(table, 3_600_000);
  expect(table.match.game!.step).toBe(0);
  table.seats.of(table.match.game!.state.prompt!.seat === 0 ? 1 : 0)!.client = {} as never;
  table.refresh();
  expect(table.state.deadline).toBe(steadyNow() + 40_000);
  await wait(table, 41_000);
  expect(table.match.game!.step).toBeGreaterThan(0);

  const withBot = (await sit({ clock: "30", bank: 0 }, 1)).table;
  // Nobody watches, so the bot does not begin to think: its clock would never stop.
  for (let i = 0; i < 6 && withBot.match.game!.state.prompt?.seat !== 1; i++) await wait(withBot, 31_000);
  if (withBot.match.game!.state.prompt?.seat === 1) expect(withBot.state.deadline).toBe(0);
});

test("nobody's time runs before their table is drawn, nor again while a new page draws it", async () => {
  const { table } = await sit({ clock: "30", bank: 0 }, 0, "blank");
  const { seat } = table.match.game!.state.prompt!;
  expect(table.state.deadline).toBe(0);
  await wait(table, 12_000);
  draw(table, seat === 0 ? 1 : 0);
  expect(table.state.deadline).toBe(0);
  draw(table, seat);
  expect(table.state.deadline).toBe(steadyNow() + OPENING_MS + 30_000);
  await wait(table, 10_000);
  table.seats.of(seat)!.client = {} as never;
  table.refresh();
  expect(table.state.deadline).toBe(0);
  await wait(table, 5_000);
  draw(table, seat);
  expect(table.state.deadline).toBe(steadyNow() + OPENING_MS + 20_000);
  expect(table.match.game!.step).toBe(0);
});

test("whoever never says that the table is drawn is waited for half a minute in a match, and no longer", async () => {
  const { table } = await sit({ clock: "30", bank: 0 }, 0, "blank");
  const { seat } = table.match.game!.state.prompt!;
  await wait(table, 29_000);
  expect(table.state.deadline).toBe(0);
  await wait(table, 2_000);
  expect(table.state.deadline).toBe(begun + OPENING_MS + 60_000);
  // Another page of the same seat gets no time of its own.
  table.seats.of(seat)!.client = {} as never;
  table.refresh();
  expect(table.state.deadline).toBe(begun + OPENING_MS + 60_000);
  await wait(table, 33_000);
  expect(table.match.game!.step).toBeGreaterThan(0);
});

test("without a clock nothing ever runs out", async () => {
  const { table } = await sit({ clock: "off" });
  await wait(table, 100 * 3_600_000);
  expect([table.match.game!.step, table.state.deadline, table.match.clock.on]).toEqual([0, 0, false]);
});

test.each([-3_600_000, 3_600_000])(
  "when the machine's clock is set by %d ms nobody gains or loses time",
  async (jump) => {
    const { table } = await sit({ clock: "30", bank: 10 });
    await wait(table, OPENING_MS + 15_000);
    jest.setSystemTime(Date.now() + jump);
    expect(table.state.deadline).toBe(begun + OPENING_MS + 40_000);
    await wait(table, 24_000);
    expect(table.match.game!.step).toBe(0);
    await wait(table, 2_000);
    expect(table.match.game!.step).toBeGreaterThan(0);
  },
);
