/** An error in the engine is ours: logged, counted, and held against nobody. */
import type { Client } from "colyseus";
import { type Refused, DEFAULT_OPTIONS, TO_CLIENT, TO_ROOM } from "@mindbug/shared/protocol";
import { AddressCount, AddressLimit } from "../../server/src/limits.ts";
import { setLogLevel } from "../../server/src/log.ts";
import { metrics } from "../../server/src/metrics.ts";
import { ConnectionLimits } from "../../server/src/rooms/connectionLimits.ts";
import { setContext } from "../../server/src/rooms/context.ts";
import { MatchFlow } from "../../server/src/rooms/matchFlow.ts";
import { Audience } from "../../server/src/rooms/audience.ts";
import { type MessageRoom, registerMessageHandlers } from "../../server/src/rooms/messageHandlers.ts";
import { Table } from "../../server/src/rooms/table.ts";
import { readSettings } from "../../server/src/settings.ts";
import { SqliteStore } from "../../server/src/store/sqlite.ts";
import { SqliteFile } from "../../server/src/store/sqliteFile.ts";
import { newDataFolder } from "./helpers/serve.ts";

const store = new SqliteStore(new SqliteFile(newDataFolder()));
const lines: string[] = [];

beforeAll(() => {
  setLogLevel("error");
  jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  setContext({
    store,
    settings: readSettings({}),
    bots: null as never,
    restoring: new Map(),
    opened: new AddressCount(),
    passwordTries: new AddressLimit(10),
    bring: async () => undefined,
    stopping: false,
  });
});
beforeEach(() => void lines.splice(0));
afterAll(() => store.close());

const counted = async (reason: string): Promise<number> =>
  (await metrics.refused.get()).values.find(({ labels }) => labels["reason"] === reason)?.value ?? 0;

/** A room as Colyseus would run it, with what its players receive. */
async function sit(code: string) {
  const table = new Table(
    code,
    { ...DEFAULT_OPTIONS, clock: "30" },
    { sendPatch: () => {}, onOwnershipLost: () => {} },
  );
  const limits = new ConnectionLimits(20, () => code);
  const flow = new MatchFlow(table, limits);
  const handlers = new Map<string, (client: Client, message: unknown) => void>();
  const room: MessageRoom = { onMessage: (type, handle) => handlers.set(type, handle), broadcast: () => {} };
  registerMessageHandlers(room, table, flow, limits, new Audience(table, () => undefined));
  const received: Refused[][] = [[], []];
  const left: number[] = [];
  const clients = (["Ann", "Bob"] as const).map((name, index) => {
    const { seat } = table.seats.take(name)!;
    const client = {
      send: (type: string, message: Refused) => type === TO_CLIENT.refused && received[seat]!.push(message),
      raw: () => undefined,
      leave: () => left.push(index),
    } as never as Client;
    Object.assign(table.seats.of(seat)!, { client, ready: true });
    table.connections.set(client, { name } as never);
    return client;
  });
  await store.createRoom(table.record());
  await table.enqueue(() => flow.begin());
  for (const client of clients) handlers.get(TO_ROOM.drawn)!(client, undefined);
  /** One more thing waits to be resolved, and does not exist. */
  const breakEngine = (): void => {
    table.match.game!.state.waiting.push({ seat: 0, card: 0, ability: 99, creature: 1, foe: null, octonite: 0 });
  };
  const decide = async (): Promise<void> => {
    const { id, seat } = table.match.game!.state.prompt!;
    handlers.get(TO_ROOM.intent)!(clients[seat]!, { prompt: id, answer: 0 });
    await table.enqueue(async () => {});
  };
  return { table, flow, received, left, breakEngine, decide };
}

test("the player is told, pays nothing, and the question still stands", async () => {
  const { table, received, left, breakEngine, decide } = await sit("FAULT");
  const { id, seat } = table.match.game!.state.prompt!;
  breakEngine();
  const before = [
    JSON.stringify(table.match.game!.state),
    await counted("internal"),
    await counted("malformed"),
  ] as const;
  // More often than any connection's patience lasts.
  for (let i = 0; i < 150; i++) await decide();
  expect(received[seat]!.map(({ code }) => code)).toEqual(Array.from({ length: 150 }, () => "internal"));
  expect([left, table.match.clock.strikes]).toEqual([[], [0, 0]]);
  expect(JSON.stringify(table.match.game!.state)).toBe(before[0]);
  expect(await counted("internal")).toBe(before[1] + 150);
  expect(await counted("malformed")).toBe(before[2]);
  expect(await store.entries(table.match.game!.id)).toEqual([]);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: "error",
    what: "internal",
    room: "FAULT",
    match: table.match.game!.id,
    step: 0,
    seat,
    decision: JSON.stringify({ prompt: id, answer: 0 }),
  });
  // The fault mended, the same question takes its answer.
  table.match.game!.state.waiting.length = 0;
  await decide();
  expect(table.match.game!.step).toBe(1);
  table.stopClock();
});

test("a clock that runs out meanwhile is no strike and no loss", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance"] });
  const { table, flow, breakEngine, decide } = await sit("FAULU");
  const { seat } = table.match.game!.state.prompt!;
  table.match.clock.strikes[seat] = 2;
  breakEngine();
  await decide();
  jest.setSystemTime(table.match.clock.deadline() + 1000);
  await table.enqueue(() => flow.clockExpired(seat));
  expect(table.match.game!.state.outcome).toBeNull();
  expect(table.match.clock.strikes[seat]).toBe(2);
  jest.useRealTimers();
  table.stopClock();
});
