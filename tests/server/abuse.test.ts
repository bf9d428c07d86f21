/**
 * Strangers, forgers and noise. Everything is thrown at one match, whose table must not change, while a
 * healthy match is played beside it from beginning to end without noticing.
 */
import { connect } from "node:net";
import { TO_ROOM } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, from, Guest, leaveAll, type Party, sitDown } from "./helpers/guest.ts";
import { truthOf } from "./helpers/journal.ts";
import { metricsOf, newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(180_000);

const folder = newDataFolder();
let served: Served;
let victim: Party;
let observer: Guest;
let before: string;
let healthy: Party;
let inputs = 0;

beforeAll(async () => {
  served = await serve(folder, { MESSAGES_PER_SECOND: "200" });
  victim = await sitDown(served.url);
  observer = await Guest.join(served.url, victim.first.code, {}, from("10.0.0.7"));
  healthy = await sitDown(served.url, { sets: ["first-contact", "king-of-tokyo"] });
  await allUntil([victim.first], () => victim.first.asked || victim.second.asked);
  before = JSON.stringify(observer.table);
});
afterAll(async () => {
  await served.end("SIGKILL");
});

/** Nothing crashed, nothing changed, and the neighbours have made a few moves meanwhile. */
async function unharmed(): Promise<void> {
  const { first, second } = healthy;
  const goal = first.view!.step + 2;
  await Promise.all([
    first.play(dice(goal), () => first.view!.step >= goal),
    second.play(dice(goal + 1), () => second.view!.step >= goal),
  ]);
  expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
  expect(served.process.exitCode).toBeNull();
  const fresh = await Guest.join(served.url, victim.first.code, {}, from("10.0.0.8"));
  expect(JSON.stringify(fresh.table)).toBe(before);
  await fresh.leave();
  expect(JSON.stringify(observer.table)).toBe(before);
  expect([healthy.first.refused, healthy.second.refused, healthy.watcher.refused]).toEqual([[], [], []]);
  expect([healthy.first.closed, healthy.second.closed, healthy.watcher.closed]).toEqual([null, null, null]);
}

const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);
const LONG = "x".repeat(3000);
/** No message of ours looks like any of these. */
const PAYLOADS: readonly unknown[] = [
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  true,
  "",
  "concede",
  LONG,
  [],
  [[]],
  [1, 2],
  { extra: 1 },
  { prompt: "1", answer: 0 },
  { prompt: 1, answer: -1 },
  { prompt: 1e300, answer: 0 },
  { prompt: 1, answer: 0, seat: 1 },
  { prompt: {}, answer: [] },
  { seat: 0, concede: true },
  deep(200),
  { constructor: { prototype: { admin: true } } },
  new Uint8Array(100),
  { text: 5 },
  { emote: "__proto__" },
  { ready: "yes" },
  { level: "grandmaster" },
  { accept: 1 },
  { autoForced: null },
];
const NAMES = Object.values(TO_ROOM);

type Role = "decider" | "other" | "spectator";
async function connectAs(role: Role): Promise<Guest> {
  if (role === "spectator") return Guest.join(served.url, victim.first.code, {}, from("10.0.0.6"));
  const seat = (role === "decider") === (observer.table.prompt!.seat === 0) ? victim.first : victim.second;
  return Guest.join(
    served.url,
    seat.code,
    { secret: seat.secret },
    from(seat === victim.first ? "10.0.0.1" : "10.0.0.2"),
  );
}

/** Sends each through one connection after the other: a dozen bad messages is what one bears. */
async function throwAll(role: Role, throws: readonly ((guest: Guest) => void)[]): Promise<void> {
  for (let at = 0; at < throws.length; at += 12) {
    const guest = await connectAs(role);
    const batch = throws.slice(at, at + 12);
    batch.forEach((one) => one(guest));
    inputs += batch.length;
    await guest.until(() => guest.closed !== null || guest.refused.length >= batch.length);
    for (const { code } of guest.refused)
      expect([
        "malformed",
        "unknownMessage",
        "notAPlayer",
        "notYourDecision",
        "stalePrompt",
        "unknownAnswer",
        "notNow",
        "opponentPresent",
        "nothingToTakeBack",
        "tooFrequent",
      ]).toContain(code);
    await guest.leave();
  }
}

test.each(["decider", "other", "spectator"] as const)(
  "as %s: malformed messages of every kind are refused",
  async (role) => {
    const throws = NAMES.flatMap((name, shift) =>
      PAYLOADS.filter((_, index) => (index + shift) % 4 === 0).map(
        (payload) => (guest: Guest) => guest.send(name, payload),
      ),
    );
    await throwAll(role, throws);
    await unharmed();
  },
);

test.each(["decider", "other", "spectator"] as const)(
  "as %s: forged, stale and unknown messages are refused",
  async (role) => {
    const { id, seat } = observer.table.prompt!;
    const throws: ((guest: Guest) => void)[] = [
      ...[id - 1, id + 1, 0, 999_999_999].map(
        (prompt) => (guest: Guest) => guest.send(TO_ROOM.intent, { prompt, answer: 0 }),
      ),
      ...[500, 999_999_999].map((answer) => (guest: Guest) => guest.send(TO_ROOM.intent, { prompt: id, answer })),
      ...["rematch", "claim", "takeback"].map((name) => (guest: Guest) => guest.send(name)),
      (guest) => guest.send(TO_ROOM.takebackReply, { accept: true }),
      (guest) => guest.send(TO_ROOM.ready, { ready: true }),
      (guest) => guest.send(TO_ROOM.bot, { level: "master" }),
      ...[
        "",
        "__proto__",
        "constructor",
        "toString",
        "hasOwnProperty",
        "__no_message_handler",
        "*",
        "welcome",
        "events",
        LONG,
      ].map((name) => (guest: Guest) => guest.send(name, { a: 1 })),
      ...[0, 7, 65_535].map((name) => (guest: Guest) => guest.room.send(name, { prompt: id, answer: 0 })),
      ...(role === "decider" ? [] : [(guest: Guest) => guest.send(TO_ROOM.intent, { prompt: id, answer: 0 })]),
      ...(role === "spectator"
        ? [
            (guest: Guest) => guest.send(TO_ROOM.concede),
            (guest: Guest) => guest.send(TO_ROOM.emote, { emote: "wow" }),
            (guest: Guest) => guest.send(TO_ROOM.hint),
          ]
        : []),
    ];
    await throwAll(role, throws);
    expect(observer.table.prompt).toMatchObject({ id, seat });
    await unharmed();
  },
);

const text = (word: string): number[] => [0xa0 + word.length, ...Buffer.from(word)];
const NOISE: readonly (readonly number[])[] = [
  [],
  [0],
  [1],
  [9],
  [10, 10],
  [11],
  [13],
  [14],
  [15],
  [16],
  [17],
  [18],
  [255],
  [255, 255, 255],
  [13, 0xbf],
  [13, 0xa3, 0xff, 0xfe, 0xfd],
  [17, 0xa6, 0x69],
  [13, 0xcb, 1],
  [13, 0xd9],
  [13, 0xdb, 0xff, 0xff, 0xff, 0xff],
  [13, ...text("intent"), 0xc1],
  [13, ...text("intent"), 0xdd, 0xff, 0xff, 0xff, 0xff],
  [13, ...text("intent"), 0xdf, 0xff, 0xff, 0xff, 0xff],
  [13, ...text("intent"), 0xc6, 0xff, 0xff, 0xff, 0xff],
  [13, ...text("intent"), 0xdb, 0x7f, 0xff, 0xff, 0xff, 0x41],
  [13, ...text("intent"), 0xc9, 0xff, 0xff, 0xff, 0xff, 1],
  [13, ...text("intent"), 0xd4, 0x72, 0x40],
  [13, ...text("intent"), 0xd6, 0xff, 0, 0, 0, 0],
  [13, ...text("intent"), ...Array.from({ length: 3500 }, () => 0x91)],
  [13, ...text("intent"), ...Array.from({ length: 3500 }, () => 0x81)],
  [13, ...text("intent"), 0x81, ...text("__proto__"), 0x81, ...text("x"), 1],
  [13, ...text("intent"), 0xc7, 0xff, 0x78],
  [17, ...text("intent"), 1, 2, 3],
  [17, ...text("concede")],
  [17, ...text("chat"), 0xff],
  [17, ...text("nonsense")],
  [17, 0xdb],
  [17],
  [13, ...text("concede"), 1],
  [13, ...text("chat"), 0x81, ...text("text"), 0xa2, 0xc3, 0x28],
];

test.each(["decider", "other", "spectator"] as const)(
  "as %s: raw bytes are no message, and end no server",
  async (role) => {
    for (const bytes of NOISE) {
      const guest = await connectAs(role);
      guest.room.connection.send(Buffer.from(bytes));
      inputs += 1;
      // An honest question right behind it: answered, or the connection is gone.
      guest.send("honest");
      await guest.until(() => guest.closed !== null || guest.refused.length > 0);
      await guest.leave();
    }
    await unharmed();
  },
);

test("too large, too many: the connection ends, the seat does not", async () => {
  for (const role of ["decider", "spectator"] as const) {
    const large = await connectAs(role);
    large.room.connection.send(Buffer.alloc(5000, 13));
    await large.until(() => large.closed !== null);
    const loud = await connectAs(role);
    for (let i = 0; i < 3000; i++) loud.send(TO_ROOM.chat, { text: `${i}` });
    await loud.until(() => loud.closed !== null);
    expect(loud.closed).toBe(4011);
    inputs += 2;
  }
  const again = await connectAs("decider");
  expect(again.seat).toBe(observer.table.prompt!.seat);
  expect(again.asked).toBe(true);
  await again.leave();
  await unharmed();
});

// ── HTTP ──

const JSON_BODY = { "Content-Type": "application/json" };

const REQUESTS: readonly (readonly [method: string, path: string, body?: string])[] = [
  ...[
    "",
    "nonsense",
    "[]",
    "null",
    "5",
    '"x"',
    '{"sets":[]}',
    '{"sets":["nope"]}',
    '{"sets":["first-contact","first-contact"]}',
    '{"sets":{}}',
    '{"clock":5}',
    '{"clock":"31"}',
    '{"bank":-1}',
    '{"bank":1e9}',
    '{"bestOf":2}',
    '{"spectators":"all"}',
    '{"bots":["god"]}',
    '{"bots":["player","player","player"]}',
    '{"hints":1}',
    '{"name":5}',
    `{"name":"${"n".repeat(3000)}"}`,
    '{"secret":{}}',
    '{"restore":"x","sets":7}',
    '{"ready":1}',
    "{",
    "{}}",
    "\u0000",
    `{"a":${"[".repeat(2000)}${"]".repeat(2000)},"sets":1}`,
    "x".repeat(5000),
  ].map((body) => ["POST", "/matchmake/create/match", body] as const),
  ...[
    "/matchmake/create/other",
    "/matchmake/create/",
    "/matchmake/create",
    "/matchmake/",
    "/matchmake",
    "/matchmake/join/match",
    "/matchmake/joinOrCreate/match",
    "/matchmake/reconnect/ABCDE",
    "/matchmake/joinById/ABCD",
    "/matchmake/joinById/ABCDEF",
    "/matchmake/joinById/IIIII",
    "/matchmake/joinById/22222",
    "/matchmake/joinById/__proto__",
    "//matchmake//create//match",
    "/x/matchmake/create/match",
    "/matchmake/create/match%2f",
    "/matchmake/createRoom/match",
    "/matchmake/remoteRoomCall/match",
    "/matchmake/query/match",
  ].map((path) => ["POST", path, "{}"] as const),
  ...["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"].flatMap((method) =>
    ["/matchmake/create/match", "/matchmake/joinById/ABCDE"].map((path) => [method, path] as const),
  ),
  ...[
    "/api/matches/nope",
    "/api/matches/%E0%A4%A",
    "/api/matches/..%2f..%2fetc%2fpasswd",
    "/api/matches/' OR 1=1 --",
    "/api/matches/nope/replay",
    "/api/matches/nope/chances",
    "/api/nope",
    "/api",
    "/api/matches/__proto__",
    `/api/matches/${"a".repeat(4000)}`,
    "/monitor",
    "/monitor/api",
    "/colyseus",
    "/../package.json",
    "/%2e%2e/package.json",
    "/.env",
    "/.git/config",
    "/data/mindbug.sqlite",
    "/server/src/main.ts",
    "/%00",
    "/%",
  ].map((path) => ["GET", path] as const),
  ...["POST", "PUT", "DELETE"].flatMap((method) =>
    ["/api/matches", "/healthz", "/metrics", "/"].map((path) => [method, path, "{}"] as const),
  ),
];

test("HTTP: what should be refused is, with a status of its own, and never an internal error", async () => {
  for (const [method, path, body] of REQUESTS) {
    const response = await fetch(served.url + path, {
      method,
      ...(body === undefined ? {} : { body, headers: JSON_BODY }),
    });
    inputs += 1;
    expect([method, path, body?.slice(0, 40), response.status >= 400 && response.status < 500]).toEqual([
      method,
      path,
      body?.slice(0, 40),
      true,
    ]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  }
  await unharmed();
});

/** Writes bytes to the port and waits for the end of it; what came back. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(new URL(served.url).port), "127.0.0.1", () => {
      socket.write(bytes);
      // Some of it looks like the beginning of something: the server would wait a few seconds for more.
      setTimeout(() => socket.end(), 1500);
    });
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
    inputs += 1;
  });
}

const upgrade = (path: string, extra = ""): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: ` +
  `13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 7).toString("base64")}\r\n${extra}\r\n`;

test("the bare port: noise, broken handshakes and sockets to nowhere", async () => {
  const { code } = victim.first;
  const noise = [
    "\r\n\r\n",
    "GET\r\n\r\n",
    "\u0016\u0003\u0001\u0002\u0000\u0001",
    "GET / HTTP/9.9\r\n\r\n",
    "POST /matchmake/create/match HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "POST /matchmake/create/match HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: " +
      "chunked\r\n\r\n0\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`,
  ];
  for (const answer of await Promise.all(noise.map((bytes) => raw(bytes))))
    expect(answer).toMatch(/^(HTTP\/1.1 4\d\d|$)/);
  for (const path of [
    "/matchmake/joinById/../create/match",
    "/api/../matchmake/create/match",
    "/matchmake/create/match/../match",
    "http://x/matchmake/create/match",
  ])
    expect(await raw(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`)).toMatch(/^HTTP\/1.1 404/);
  const chunked = await raw(
    "POST /matchmake/create/match HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: " +
      `chunked\r\n\r\n${"400\r\n".concat("z".repeat(1024), "\r\n").repeat(6)}0\r\n\r\n`,
  );
  expect(chunked).toMatch(/^HTTP\/1.1 413/);
  for (const path of [
    "/",
    "//",
    "//[",
    "/x",
    "/x/y",
    `/x/${code}`,
    "/%",
    "/a/b/c?sessionId=1",
    `/p/${code}?`,
    "/matchmake/create/match",
    `/p/${code}?sessionId=${"s".repeat(500)}`,
    "http://[::1/?sessionId=x",
    "/\u00ff/\u00ff?sessionId=1",
  ])
    expect(await raw(upgrade(path))).toMatch(/^HTTP\/1.1 4\d\d/);
  // Well-formed, but nobody has reserved a place.
  const sessions = [
    "x",
    "__proto__",
    "constructor",
    "hasOwnProperty",
    victim.first.room.sessionId,
    healthy.first.room.sessionId,
  ];
  for (const answer of await Promise.all(sessions.map((session) => raw(upgrade(`/p/${code}?sessionId=${session}`)))))
    expect(answer).toContain("seat reservation expired");
  await unharmed();
});

test("a place that was reserved is taken once, and whoever then says nothing has to go", async () => {
  const reserve = await fetch(`${served.url}/matchmake/joinById/${victim.first.code}`, {
    method: "POST",
    body: "{}",
    headers: JSON_BODY,
  });
  const { room, sessionId } = (await reserve.json()) as {
    room: { processId: string; roomId: string };
    sessionId: string;
  };
  const path = `/${room.processId}/${room.roomId}?sessionId=${sessionId}`;
  const before = observer.view!.spectators;
  let shown = "";
  const silent = connect(Number(new URL(served.url).port), "127.0.0.1", () => silent.write(upgrade(path)));
  silent.on("data", (chunk) => {
    shown += chunk.toString("latin1");
  });
  const gone = new Promise((resolve) => silent.on("close", resolve).on("error", resolve));
  await observer.until(() => observer.view!.spectators === before + 1);
  expect(await raw(upgrade(path))).toMatch(/already consumed|seat reservation expired/);
  // The first connection never asked for the state: it is cut off without having been shown any.
  await gone;
  expect(shown).not.toContain("Ann");
  await observer.until(() => observer.view!.spectators === before);
  inputs += 1;
  await unharmed();
});

test("guessing codes and flooding with rooms is slowed down, address by address", async () => {
  const strict = await serve(newDataFolder(), { JOINS_PER_MINUTE: "30", MAX_ROOMS: "5" });
  const post = async (path: string, address: string, body = "{}"): Promise<number> =>
    (await fetch(strict.url + path, { method: "POST", body, headers: { ...JSON_BODY, ...from(address) } })).status;
  const guesses: number[] = [];
  for (let i = 0; i < 12; i++) guesses.push(await post(`/matchmake/joinById/2222${"ABCDEFGHJKMN"[i]}`, "10.1.0.1"));
  expect(guesses.filter((status) => status === 404).length).toBeLessThanOrEqual(6);
  expect(guesses.at(-1)).toBe(429);
  const made: number[] = [];
  for (let i = 0; i < 8; i++) made.push(await post("/matchmake/create/match", "10.1.0.2"));
  expect(made).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
  // What the client claims about earlier hops changes nothing.
  for (let i = 0; i < 3; i++) expect(await post("/matchmake/joinById/22222", `1.2.3.${i}, 10.1.0.1`)).toBe(429);
  inputs += 23;
  await strict.end("SIGKILL");
});

test("whoever opens rooms and leaves does not fill the house: rooms count for where they come from", async () => {
  const modest = await serve(newDataFolder(), { ROOMS_PER_ADDRESS: "2", LINGER_SECONDS: "1" });
  const create = (address: string): Promise<Guest> =>
    Guest.create(modest.url, { bots: ["beginner"], ready: true }, from(address));
  const opened = [await create("10.1.0.3"), await create("10.1.0.3")];
  await leaveAll(...opened);
  await expect(create("10.1.0.3")).rejects.toThrow("too many rooms");
  const neighbour = await create("10.1.0.4");
  const back = await Guest.join(modest.url, opened[0]!.code, { secret: opened[0]!.secret }, from("10.1.0.3"));
  back.send(TO_ROOM.concede);
  await back.until(() => back.view!.phase === "over");
  await leaveAll(back, neighbour);
  // The match is over, so its room closes and makes place for another.
  for (;;)
    if (
      await create("10.1.0.3").then(
        (guest) => leaveAll(guest).then(() => true),
        () => false,
      )
    )
      break;
  await modest.end("SIGKILL");
});

test("in the end: over two hundred inputs, all counted, and the healthy match ends as the engine says", async () => {
  expect(inputs).toBeGreaterThanOrEqual(200);
  const { first, second, watcher } = healthy;
  await Promise.all([first.play(dice(77)), second.play(dice(78))]);
  await watcher.until(() => watcher.view!.phase === "over");
  expect(watcher.table.outcome).toEqual(truthOf(folder, first.view!.matchId).at(-1)!.state.outcome);
  expect([first.refused, second.refused, watcher.refused]).toEqual([[], [], []]);
  expect(truthOf(folder, observer.view!.matchId).length).toBe(observer.view!.step + 1);
  const metrics = await metricsOf(served.url);
  for (const reason of [
    "malformed",
    "unknownMessage",
    "notAPlayer",
    "stalePrompt",
    "unknownAnswer",
    "tooFrequent",
    "http 404",
    "http 405",
    "http 413",
  ])
    expect(metrics).toContain(`mindbug_refused_total{reason="${reason}"}`);
  for (const name of [
    "mindbug_rooms ",
    "mindbug_connections ",
    "mindbug_decisions_total ",
    "mindbug_decision_seconds_bucket",
    "nodejs_eventloop_lag_p99_seconds",
  ])
    expect(metrics).toContain(name);
  // Nothing secret was logged.
  for (const guest of [first, second, victim.first, victim.second]) expect(served.output()).not.toContain(guest.secret);
  await leaveAll(first, second, watcher, observer);
});
