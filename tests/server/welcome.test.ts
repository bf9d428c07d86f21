/** Nothing important is said to somebody who did not ask: whoever listens late loses nothing. */
import { setTimeout as pause } from "node:timers/promises";
import { readTable, type TableState, TO_CLIENT, TO_ROOM, type Welcome } from "@mindbug/shared/protocol";
import { Client, type Room } from "colyseus.js";
import { Guest, leaveAll } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(60_000);

let served: Served;
beforeAll(async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  served = await serve(newDataFolder());
});
afterAll(async () => {
  await served.end("SIGKILL");
});

const welcomeOf = (room: Room<TableState>): Promise<Welcome> =>
  new Promise((resolve) => {
    room.onMessage(TO_CLIENT.welcome, resolve);
    room.send(TO_ROOM.hello);
  });

test("a client that registers its handlers long after it joined still gets its seat and its secret", async () => {
  const room = await new Client(served.url).create<TableState>("match", { name: "Ann" });
  // Everything that the server says by itself has arrived by now, and was dropped.
  await pause(300);
  const welcome = await welcomeOf(room);
  expect(welcome).toMatchObject({ code: room.roomId, you: { role: "player", seat: 0 } });
  expect(await welcomeOf(room)).toEqual({ ...welcome, now: expect.any(Number) as number });
  await room.leave();

  const back = await Guest.join(served.url, room.roomId, { secret: welcome.secret! });
  expect([back.seat, back.view!.seats[0].name]).toEqual([0, "Ann"]);
  expect(back.welcome!.secret).toBeUndefined();
  await back.leave();
});

test("a seat whose secret nobody ever asked for is free again", async () => {
  const host = await Guest.create(served.url, { name: "Ann" });
  const silent = await new Client(served.url).joinById<TableState>(host.code, { name: "Bob" });
  await host.until(() => host.view!.seats[1].taken);
  await silent.leave();
  await host.until(() => !host.view!.seats[1].taken);
  const next = await Guest.join(served.url, host.code, { name: "Cas" });
  expect(next.seat).toBe(1);
  await leaveAll(host, next);
});

test("a spectator hears that it is one, and no secret", async () => {
  const host = await Guest.create(served.url, { bots: ["beginner"] });
  const room = await new Client(served.url).joinById<TableState>(host.code, { watch: true });
  const { you, secret } = await welcomeOf(room);
  expect([you, secret]).toEqual([{ role: "spectator", hands: "hidden" }, undefined]);
  expect(readTable(room.state).seats.map(({ taken }) => taken)).toEqual([true, true]);
  await room.leave();
  await host.leave();
});
