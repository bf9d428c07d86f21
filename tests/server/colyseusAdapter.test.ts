/**
 * What we know of Colyseus' insides, tried on a real server: whoever upgrades it reads here what has changed.
 * Each test is about one promise that a file in server/src/colyseus/ makes.
 */
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { schema, type SchemaType, StateView } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { type Client, matchMaker, RedisDriver, RedisPresence, type Room, Server } from "colyseus";
import { Client as Browser, type Room as Joined } from "colyseus.js";
import { GuardedRoom } from "../../server/src/colyseus/guardedRoom.ts";
import { type OnRequest, wrapRequests, wrapUpgrades } from "../../server/src/colyseus/httpListeners.ts";
import { createRoomHere, isUnavailable, reserve, wrapReservations } from "../../server/src/colyseus/matchmaking.ts";
import {
  announcedProcesses,
  announceProcess,
  connectionsOf,
  forgetNodes,
  forgetProcess,
} from "../../server/src/colyseus/redisKeys.ts";
import { inOnePiece } from "../../server/src/colyseus/onePiece.ts";
import { remoteAddress, terminate, unreadBytes } from "../../server/src/colyseus/socket.ts";
import { dropPendingChanges } from "../../server/src/colyseus/stateViews.ts";
import { askRedis, type Daemon, startRedis, waitFor } from "./helpers/daemons.ts";

jest.setTimeout(60_000);

const Secret = schema({ word: { type: "string", view: true } });
const State = schema({ public: "string", secret: Secret });

class TestRoom extends GuardedRoom<SchemaType<typeof State>> {
  override autoDispose = false;
  open = true;
  readonly frames: number[] = [];
  readonly view = new StateView();
  disposed = false;

  override onCreate(): void {
    this.state = new State().assign({ public: "", secret: new Secret() });
    this.view.add(this.state.secret);
    this.onMessage("echo", (client, message) => client.send("echo", message));
  }
  override onJoin(client: Client): void {
    client.view = this.view;
  }
  override onBeforeShutdown(): void {
    this.leaveTo("nobody");
  }
  override onDispose(): void {
    this.disposed = true;
  }
  protected override onFrame(_client: Client, frame: Buffer, handle: () => void): void {
    this.frames.push(frame[0]!);
    // A message of this name is for nobody to decode.
    if (!frame.includes("refuse")) handle();
  }
  protected override isOpen(): boolean {
    return this.open;
  }
  leaveTo(other: "list" | "nobody"): void {
    if (other === "list") this.muteListing();
    this.dropReservations();
    void this.disconnect();
  }
}

let redis: Daemon;
let http: HttpServer;
let server: Server;
let presence: RedisPresence;
let driver: RedisDriver;
let url = "";
const asked = { requests: [] as string[], upgrades: 0, reservations: [] as string[] };

beforeAll(async () => {
  for (const method of ["warn", "error", "log"] as const) jest.spyOn(console, method).mockImplementation(() => {});
  redis = await startRedis();
  [presence, driver] = [new RedisPresence({ port: redis.port }), new RedisDriver({ port: redis.port })];
  http = createServer();
  server = new Server({
    transport: new WebSocketTransport({ server: http }),
    presence,
    driver,
    greet: false,
    gracefullyShutdown: false,
  });
  server.define("test", TestRoom);
  wrapRequests(http, (before: OnRequest) => (request, response) => {
    asked.requests.push(request.url ?? "");
    if (request.url === "/ours") response.end("ours");
    else before(request, response);
  });
  wrapUpgrades(http, (before) => (request, socket, head) => {
    asked.upgrades += 1;
    before(request, socket, head);
  });
  wrapReservations((before) => (method, target, options) => {
    asked.reservations.push(method);
    return before(method, target, options);
  });
  await server.listen(0, "127.0.0.1");
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  // What these tests are about may be what keeps a room from ending.
  await Promise.race([server.gracefullyShutdown(false), pause(5_000)]);
  http.closeAllConnections();
  await redis.stop();
});

interface Visit {
  readonly room: TestRoom;
  readonly browser: Joined;
  readonly client: Client;
  echo(): Promise<void>;
}

async function visit(): Promise<Visit> {
  const browser = await new Browser(url).create("test");
  const room = matchMaker.getLocalRoomById(browser.roomId) as Room as TestRoom;
  const answers: (() => void)[] = [];
  browser.onMessage("echo", () => answers.shift()?.());
  const echo = (): Promise<void> =>
    new Promise((resolve) => {
      answers.push(resolve);
      browser.send("echo", {});
    });
  await echo();
  return { room, browser, client: room.clients[0]!, echo };
}

const publicWord = (browser: Joined): unknown => (browser.state as { public?: unknown }).public;
const secretWord = (browser: Joined): unknown => (browser.state as { secret?: { word?: unknown } }).secret?.word;

test("a patch is sent when it is asked for, not by a timer", async () => {
  const timers = jest.spyOn(global, "setInterval");
  const { room, browser, echo } = await visit();
  expect(timers.mock.calls.filter(([, pause]) => pause !== undefined && pause < 1000)).toEqual([]);
  timers.mockRestore();
  room.state.public = "now";
  await echo();
  expect(publicWord(browser)).toBe("");
  room.broadcastPatch();
  await echo();
  expect(publicWord(browser)).toBe("now");
});

test("what is told in one piece leaves in one write, in order, however long its parts are", async () => {
  const { room, browser, client, echo } = await visit();
  const heard: string[] = [];
  browser.onMessage("part", (part: string) => heard.push(`${part.length} ${String(publicWord(browser)).length}`));
  const socket = Reflect.get(client.ref, "_socket") as Socket;
  const writes = jest.spyOn(socket, "write");
  inOnePiece([client], () => {
    client.send("part", "short");
    client.send("part", "x".repeat(300));
    client.send("part", "x".repeat(70_000));
    room.state.public = "now";
    room.broadcastPatch();
    client.send("part", "last");
    expect(writes).not.toHaveBeenCalled();
  });
  expect(writes).toHaveBeenCalledTimes(1);
  await echo();
  expect(heard).toEqual(["5 0", "300 0", "70000 0", "4 3"]);
});

test("what was told in one piece before something failed is sent all the same, what follows as ever", async () => {
  const { browser, client, echo } = await visit();
  const heard: string[] = [];
  browser.onMessage("part", (part: string) => heard.push(part));
  const failing = (): void =>
    inOnePiece([client], () => {
      client.send("part", "before");
      throw new Error("Something failed.");
    });
  expect(failing).toThrow("Something failed.");
  client.send("part", "after");
  await echo();
  expect(heard).toEqual(["before", "after"]);
});

test("those who are told the same are sent the same bytes, and nobody else's", async () => {
  const [first, second, third] = [await visit(), await visit(), await visit()];
  const written = [first, second, third].map(({ client }) =>
    jest.spyOn(Reflect.get(client.ref, "_socket") as Socket, "write"),
  );
  inOnePiece([first.client, second.client, third.client], () => {
    const frame = Buffer.from([17, 0xa4, ...Buffer.from("echo"), 1]);
    first.client.raw(frame);
    second.client.raw(frame);
    third.client.raw(Buffer.from([17, 0xa4, ...Buffer.from("echo"), 2]));
  });
  const [one, two, three] = written.map((write) => write.mock.calls[0]![0] as Uint8Array);
  expect(one).toBe(two);
  expect(Buffer.from(three!).equals(Buffer.from(one!))).toBe(false);
});

test("every frame is seen before it is decoded, and what is not handed on is never decoded", async () => {
  const { room, browser, echo } = await visit();
  const seen = room.frames.length;
  const heard = jest.fn();
  room.onMessage("refuse", heard);
  browser.send("refuse", { some: "thing" });
  await echo();
  expect(room.frames.length).toBe(seen + 2);
  expect(heard).not.toHaveBeenCalled();
});

test("a room that is about to go gives no more places", async () => {
  const { room } = await visit();
  expect(await reserve("joinById", room.roomId, {})).toMatchObject({ sessionId: expect.any(String) as string });
  room.open = false;
  const refused = await reserve("joinById", room.roomId, {}).catch((error: unknown) => error);
  expect(isUnavailable(refused)).toBe(true);
});

test("a room that drops its reservations ends at once, although somebody was promised a place", async () => {
  const { room } = await visit();
  await reserve("joinById", room.roomId, {});
  room.leaveTo("nobody");
  await waitFor("the room to end", () => room.disposed, 5_000);
  await waitFor("its entry to go", async () => (await driver.findOne({ roomId: room.roomId })) === undefined, 5_000);
});

test("a room with a muted listing leaves the entry to whoever has it now", async () => {
  const { room } = await visit();
  const entry = (): string => askRedis(redis.port, "hget", "roomcaches", room.roomId);
  const before = entry();
  expect(before).toContain(room.roomId);
  room.leaveTo("list");
  await waitFor("the room to end", () => room.disposed, 5_000);
  await room.listing.save();
  expect(entry()).toBe(before);
});

test("every reservation can be asked about, and rooms are made in this process", async () => {
  asked.reservations.length = 0;
  const { room } = await visit();
  expect(asked.reservations).toEqual(["create"]);
  await reserve("joinById", room.roomId, {});
  expect(asked.reservations).toEqual(["create", "joinById"]);
  const before = matchMaker.stats.local.roomCount;
  await createRoomHere("test", {});
  expect(matchMaker.stats.local.roomCount).toBe(before + 1);
  const unknown = await reserve("joinById", "nowhere", {}).catch((error: unknown) => error);
  expect(isUnavailable(unknown)).toBe(true);
});

test("requests and sockets come to us first and then to Colyseus", async () => {
  [asked.requests, asked.upgrades] = [[], 0];
  expect(await (await fetch(`${url}/ours`)).text()).toBe("ours");
  await visit();
  expect(asked.requests).toEqual(["/ours", "/matchmake/create/test"]);
  expect(asked.upgrades).toBe(1);
});

test("the socket tells where it comes from and what was not read, and can be cut off", async () => {
  const { room, client } = await visit();
  expect(remoteAddress(client)).toMatch(/127\.0\.0\.1$/);
  expect(unreadBytes(client)).toBe(0);
  terminate(client);
  await waitFor("the client to be gone", () => room.clients.length === 0, 5_000);
});

test("one view serves many connections; what it had pending can be dropped", async () => {
  const { room, browser, echo } = await visit();
  room.state.secret.word = "hush";
  room.broadcastPatch();
  await echo();
  expect(secretWord(browser)).toBe("hush");
  room.view.add(room.state.secret);
  expect(room.view.changes.size).toBeGreaterThan(0);
  dropPendingChanges(room.view);
  const received: unknown[] = [];
  browser.onStateChange(() => received.push(null));
  room.broadcastPatch();
  await echo();
  expect(received).toEqual([]);
});

test("whoever reads slowly reads every patch as it was sent, also without a view", async () => {
  const { room, browser, client, echo } = await visit();
  delete client.view;
  const read: string[] = [];
  browser.onStateChange(() => void read.push(String(publicWord(browser))));
  const { ws } = browser.connection.transport as unknown as { ws: { pause(): void; resume(): void } };
  ws.pause();
  // More than the system keeps for a connection.
  const words = Array.from({ length: 100 }, (_, number) => `${number} `.repeat(30_000));
  for (const word of words) {
    room.state.public = word;
    room.broadcastPatch();
  }
  expect(unreadBytes(client)).toBeGreaterThan(1_000_000);
  ws.resume();
  await echo();
  expect(read.map((word, number) => word === words[number])).toEqual(words.map(() => true));
});

test("rooms share buffers and the description of their state, and none shows another's", async () => {
  const [first, second] = [await visit(), await visit()];
  first.room.state.public = "one";
  second.room.state.public = "two";
  const browsers: Joined[] = [];
  for (const { room } of [first, second, first]) browsers.push(await new Browser(url).joinById(room.roomId));
  for (const browser of browsers) await waitFor("the state", () => publicWord(browser) !== undefined, 5_000);
  expect(browsers.map(publicWord)).toEqual(["one", "two", "one"]);
});

test("a state of 100 KB arrives whole", async () => {
  const { room, browser, echo } = await visit();
  const long = "x".repeat(100_000);
  room.state.public = long;
  room.broadcastPatch();
  await echo();
  expect(publicWord(browser)).toBe(long);
});

test("what Colyseus keeps in Redis about a process can be written, read and forgotten", async () => {
  expect(connectionsOf(presence, driver)).toHaveLength(3);
  await announceProcess();
  expect(await announcedProcesses(presence)).toContain(matchMaker.processId);
  askRedis(redis.port, "hset", "roomcount", "dead", "3,5");
  askRedis(redis.port, "sadd", "colyseus:nodes", "dead/10.0.0.9:2567");
  await forgetProcess(presence, driver, "dead");
  await forgetNodes(presence, (process) => process !== "dead");
  expect(await announcedProcesses(presence)).toEqual([matchMaker.processId]);
  const nodes = await presence.smembers("colyseus:nodes");
  expect(nodes.filter((node) => node.startsWith("dead/"))).toEqual([]);
  expect(nodes.map((node) => node.split("/")[0])).toEqual([matchMaker.processId]);
});
