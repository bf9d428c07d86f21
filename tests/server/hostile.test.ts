/** What a second, unfriendly look at the server found. */
import { join } from "node:path";
import { otherSeat, revealsHidden, type Seat } from "@mindbug/shared";
import { DEFAULT_OPTIONS, TO_ROOM } from "@mindbug/shared/protocol";
import { JournaledMatch } from "../../server/src/rooms/journaledMatch.ts";
import { openDatabase } from "../../server/src/store/database.ts";
import { SqliteStore } from "../../server/src/store/sqlite.ts";
import { SqliteFile } from "../../server/src/store/sqliteFile.ts";
import type { RoomRecord } from "../../server/src/store/store.ts";
import { dice } from "../helpers/dice.ts";
import { from, Guest, leaveAll, sitDown } from "./helpers/guest.ts";
import { metricsOf, newDataFolder, serve } from "./helpers/serve.ts";

jest.setTimeout(120_000);

const room = (code: string): RoomRecord => ({
  code,
  options: DEFAULT_OPTIONS,
  seats: [null, null],
  score: [0, 0],
  matchId: null,
  passwordHash: "",
  evening: null,
});

test("frames that are no message are refused and counted; so is what cannot be decoded", async () => {
  const served = await serve(newDataFolder());
  const malformed = async (): Promise<number> =>
    Number(/reason="malformed"} (\d+)/.exec(await metricsOf(served.url))?.[1] ?? 0);
  const guest = await Guest.create(served.url);
  const intent = [13, 0xa6, ...Buffer.from("intent")];
  // The handshake a second time, nothing at all, numbers that mean nothing; then payloads that are cut off, or that no
  // encoder writes.
  const frames = [
    [10],
    [],
    [0],
    [255, 1, 2],
    [...intent, 0xdb, 0xff, 0xff, 0xff, 0xff],
    [...intent, 0x92, 1],
    [...intent, 0xc1],
  ];
  for (const bytes of frames) guest.room.connection.send(Buffer.from(bytes));
  await guest.until(() => guest.refused.length === frames.length);
  expect(guest.refused.map(({ code }) => code)).toEqual(frames.map(() => "malformed"));
  expect(await malformed()).toBe(frames.length);
  expect(guest.closed).toBeNull();
  // Lists within lists of thirty million entries each: the promise alone would take all memory there is.
  guest.room.connection.send(
    Buffer.from([...intent, ...Array.from({ length: 40 }, () => [0xdd, 0x01, 0xff, 0xff, 0xff]).flat()]),
  );
  guest.room.connection.send(
    Buffer.from([...intent, 0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, 0x40, 0xdd, 0x01, 0xff, 0xff, 0xff]),
  );
  guest.send("rematch", { extra: Array.from({ length: 20 }, () => []) });
  await guest.until(() => guest.refused.length === frames.length + 3);
  expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
  // One is a mistake; whoever goes on has to go.
  for (let i = 0; i < 30; i++) guest.room.connection.send(Buffer.from([...intent, 0x92, 1]));
  await guest.until(() => guest.closed !== null);
  expect(guest.closed).toBe(4011);
  await served.end("SIGKILL");
});

test("after a restart hands stay hidden until it is known where the players are; then watchers see them", async () => {
  const folder = newDataFolder();
  const before = await serve(folder);
  const first = await Guest.create(before.url, { spectators: "open", ready: true }, from("10.0.0.1"));
  const second = await Guest.join(before.url, first.code, {}, from("10.0.0.2"));
  second.send(TO_ROOM.ready, { ready: true });
  await second.until(() => second.view!.phase === "playing");
  await before.end("SIGKILL");
  const { url, end } = await serve(folder);
  const watch = (address: string): Promise<Guest> => Guest.join(url, first.code, { watch: true }, from(address));
  const [own, stranger] = [await watch("10.0.0.1"), await watch("10.0.0.9")];
  expect([own, stranger].map((guest) => guest.table.players.map(({ hand }) => hand))).toEqual([
    [null, null],
    [null, null],
  ]);
  const back = [await Guest.join(url, first.code, { secret: first.secret }, from("10.0.0.1"))];
  expect(stranger.closed).toBeNull();
  back.push(await Guest.join(url, first.code, { secret: second.secret }, from("10.0.0.2")));
  await stranger.until(() => stranger.closed === 4012);
  const again = await watch("10.0.0.9");
  expect(again.table.players.map(({ hand }) => hand)).toEqual(
    back.map((guest) => guest.table.players[guest.seat].hand),
  );
  expect(own.closed).toBeNull();
  expect(own.table.players.map(({ hand }) => hand)).toEqual([null, null]);
  await leaveAll(own, again, ...back);
  await end("SIGKILL");
});

test("a damaged record is kept, marked and shown as such; the matches beside it live", async () => {
  const folder = newDataFolder();
  const before = await serve(folder);
  const rooms: { code: string; match: string; secret: string }[] = [];
  for (let i = 0; i < 6; i++) {
    const { first, second, watcher } = await sitDown(before.url);
    const began = first.view!.step;
    await Promise.all([first, second].map((guest) => guest.play(dice(i), () => first.view!.step > began)));
    rooms.push({ code: first.code, match: first.view!.matchId, secret: first.secret });
    [first, second, watcher].forEach((guest) => guest.vanish());
  }
  await before.end("SIGKILL");
  const [notJson, nothing, noEntry, noSetup, noSeats, well] = rooms as [
    (typeof rooms)[0],
    (typeof rooms)[0],
    (typeof rooms)[0],
    (typeof rooms)[0],
    (typeof rooms)[0],
    (typeof rooms)[0],
  ];
  const db = openDatabase(join(folder, "mindbug.sqlite"));
  const damage = (match: string, entry: string): number =>
    db.run("UPDATE entries SET entry = ? WHERE match_id = ? AND position = 0", entry, match);
  expect([
    damage(notJson.match, "{"),
    damage(nothing.match, "null"),
    damage(noEntry.match, '{"t":"decide","seat":7,"prompt":"x","answer":-1}'),
  ]).toEqual([1, 1, 1]);
  db.run("UPDATE matches SET setup = '{' WHERE id = ?", noSetup.match);
  db.run("UPDATE rooms SET seats = '{' WHERE code = ?", noSeats.code);
  db.run("UPDATE matches SET status = 'finished', ended_at = 1e15, names = '{' WHERE id = ?", noSeats.match);
  db.close();

  const { url, end } = await serve(folder);
  for (const { code, match, secret } of [notJson, nothing, noEntry, noSetup]) {
    const back = await Guest.join(url, code, { secret });
    expect(back.view!.phase).toBe("broken");
    expect((await fetch(`${url}/api/matches/${match}/replay`)).status).toBe(409);
    await back.leave();
  }
  const back = await Guest.join(url, well.code, { secret: well.secret });
  expect(back.view!.phase).toBe("playing");
  expect((await fetch(`${url}/api/matches/${well.match}/replay`)).status).toBe(200);
  expect((await fetch(`${url}/api/matches`)).status).toBe(200);
  await expect(Guest.join(url, noSeats.code)).rejects.toThrow();
  await back.leave();
  await end("SIGKILL");
});

test("taking back goes to a decision where there was something to choose", async () => {
  const store = new SqliteStore(new SqliteFile(newDataFolder()));
  const chance = dice(5);
  let seen = 0;
  for (let match = 0; match < 40 && seen < 3; match++) {
    const record = room(`ABCD${"ABCDEFGHJKMNPQRSTUVWXYZ23456789"[match % 31]}${match}`);
    await store.createRoom(record);
    const game = await JournaledMatch.begin(
      store,
      record,
      { names: ["", ""] },
      { sets: ["first-contact"], forced: "ask", seed: match.toString(16).padStart(32, "b") },
    );
    let since: { seat: Seat; choice: boolean }[] = [];
    while (game.state.outcome === null) {
      const { id, seat, kind, answers } = game.state.prompt!;
      const done = await game.decide(seat, { prompt: id, answer: Math.floor(chance() * answers.length) }, 0);
      if (!done.ok) throw new Error(done.refusal.reason);
      if (revealsHidden(done.events)) since = [];
      else since.push({ seat, choice: answers.length > 1 || kind === "turn" });
      if (since.at(-1)?.choice !== false || game.state.outcome !== null) continue;
      // This one was forced: whether its seat may take something back depends on what it chose before.
      const chosen = since.some((one) => one.seat === seat && one.choice);
      expect(game.canTakeBack(seat)).toBe(chosen);
      if (!chosen) continue;
      seen += 1;
      expect(await game.takeBack(seat)).toBe(true);
      const prompt = game.state.prompt!;
      expect([prompt.seat, prompt.answers.length > 1 || prompt.kind === "turn"]).toEqual([seat, true]);
      expect(otherSeat(prompt.seat)).not.toBe(seat);
      break;
    }
  }
  expect(seen).toBeGreaterThan(0);
  await store.close();
});

test("a file that somebody else holds locked is waited for once, not once for every write", async () => {
  const folder = newDataFolder();
  const store = new SqliteStore(new SqliteFile(folder));
  const other = openDatabase(join(folder, "mindbug.sqlite"));
  other.run("BEGIN IMMEDIATE");
  const begun = Date.now();
  const outcomes = await Promise.allSettled(
    ["AAAAA", "BBBBB", "CCCCC", "DDDDD", "EEEEE"].map((code) => store.createRoom(room(code))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => "rejected"));
  // One wait is five seconds; one for each would be thirty.
  expect(Date.now() - begun).toBeLessThan(25_000);
  other.run("ROLLBACK");
  other.close();
  expect(await store.createRoom(room("AAAAA"))).toBe(true);
  await store.close();
});
