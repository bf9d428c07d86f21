/** Strangers, forgers and noise. */
import { TO_ROOM } from "@mindbug/shared/protocol";
import { Guest } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(60_000);

let served: Served;
beforeAll(async () => { served = await serve(newDataFolder()); });
afterAll(async () => { await served.end("SIGKILL"); });

async function match(): Promise<[Guest, Guest]> {
  const first = await Guest.create(served.url, { ready: true });
  const second = await Guest.join(served.url, first.code, { ready: true });
  await Promise.all([first, second].map((guest) => guest.until(() => guest.view!.phase === "playing" && guest.table.prompt !== null)));
  return [first, second];
}

test("nobody acts for a seat that is not theirs", async () => {
  const [first, second] = await match();
  const decider = first.table.prompt!.seat === 0 ? first : second;
  const other = decider === first ? second : first;
  const stranger = await Guest.join(served.url, first.code, { secret: "A".repeat(43) });
  expect(stranger.welcome!.you.role).toBe("spectator");
  const { id } = decider.table.prompt!;
  const before = JSON.stringify(decider.table);
  stranger.send(TO_ROOM.intent, { prompt: id, answer: 0 });
  stranger.send(TO_ROOM.concede);
  other.send(TO_ROOM.intent, { prompt: id, answer: 0 });
  await stranger.until(() => stranger.refused.length === 2);
  await other.until(() => other.refused.length === 1);
  expect(stranger.refused.map(({ code }) => code)).toEqual(["notAPlayer", "notAPlayer"]);
  expect(other.refused[0]!.code).toBe("notYourDecision");
  expect(JSON.stringify(decider.table)).toBe(before);
  await Promise.all([first, second, stranger].map((guest) => guest.leave()));
});

test("what is malformed, stale or unknown is refused and changes nothing", async () => {
  const [first, second] = await match();
  const decider = first.table.prompt!.seat === 0 ? first : second;
  const { id, answers } = decider.table.prompt!;
  const before = JSON.stringify(decider.table);
  const intents: unknown[] = [
    undefined, null, 0, "", [], {}, { prompt: id }, { answer: 0 }, { prompt: String(id), answer: 0 }, { prompt: id, answer: -1 }, { prompt: id, answer: 0.5 },
    { prompt: id, answer: 0, seat: 1 }, { prompt: NaN, answer: 0 }, { prompt: id, answer: { valueOf: 0 } },
  ];
  for (const intent of intents) decider.send(TO_ROOM.intent, intent);
  await decider.until(() => decider.refused.length === intents.length);
  expect(new Set(decider.refused.map(({ code }) => code))).toEqual(new Set(["malformed"]));
  decider.send(TO_ROOM.intent, { prompt: id + 1, answer: 0 });
  decider.send(TO_ROOM.intent, { prompt: id, answer: answers!.length });
  decider.send(TO_ROOM.rematch);
  decider.send("nonsense", { a: 1 });
  await decider.until(() => decider.refused.length === intents.length + 4);
  // Decisions are refused in the room's queue, the others at once.
  expect(decider.refused.slice(-4).map(({ code }) => code).sort()).toEqual(["notNow", "stalePrompt", "unknownAnswer", "unknownMessage"]);
  expect(JSON.stringify(decider.table)).toBe(before);
  await Promise.all([first, second].map((guest) => guest.leave()));
});

test("persistent abuse ends the connection, raw noise ends no server, and the seat can be taken up again", async () => {
  const [first, second] = await match();
  const before = JSON.stringify(first.table);
  for (const bytes of [[], [13], [13, 0xbf], [13, 0xa3, 0xff, 0xfe, 0xfd], [17, 0xa6, 0x69], [13, 0xcb, 1], [255, 255], [10], [13, 0xa6, ...Buffer.from("intent"), 0xc1]])
    first.room.connection.send(Buffer.from(bytes));
  for (let i = 0; i < 60; i++) first.send(TO_ROOM.intent, { nonsense: i });
  await first.until(() => first.closed !== null);
  const again = await Guest.join(served.url, first.code, { secret: first.secret });
  expect(JSON.stringify(again.table)).toBe(before);
  await second.until(() => second.view!.seats[0].connected);
  expect(second.closed).toBeNull();
  await Promise.all([again, second].map((guest) => guest.leave()));
});

test("HTTP refuses what it should", async () => {
  const post = (path: string, body: string) => fetch(served.url + path, { method: "POST", body });
  expect((await post("/matchmake/join/match", "{}")).status).toBe(404);
  expect((await post("/matchmake/reconnect/ABCDE", "{}")).status).toBe(404);
  expect((await post("/matchmake/create/match", "x".repeat(5000))).status).toBe(413);
  expect((await fetch(`${served.url}/matchmake/create/match`, { method: "PUT", body: "{}" })).status).toBe(405);
  for (const body of ["", "nonsense", "[]", '{"sets":[]}', '{"sets":["nope"]}', '{"clock":5}', '{"restore":"x","sets":7}'])
    expect(await (await post("/matchmake/create/match", body)).json()).toHaveProperty("error");
  expect((await fetch(`${served.url}/api/matches/nope`)).status).toBe(404);
  expect((await fetch(`${served.url}/api/matches/%E0%A4%A`)).status).toBe(400);
  const health = await fetch(`${served.url}/healthz`);
  expect(health.status).toBe(200);
  expect(health.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(await (await fetch(`${served.url}/metrics`)).text()).toContain("mindbug_refused_total");
});
