/** Thousands of running matches, a kill -9, and how soon everybody plays again. */
import { openDatabase } from "../../server/src/store/database.ts";
import { databaseIn } from "../../server/src/store/sqliteFile.ts";
import { Recovery } from "../../server/src/recovery.ts";
import type { RoomRecord } from "../../server/src/store/store.ts";
import { Guest, leaveAll } from "./helpers/guest.ts";
import { newDataFolder, serve } from "./helpers/serve.ts";
import { place, scenesOf } from "./helpers/scenes.ts";

jest.setTimeout(180_000);

const ROOMS = 10_000;
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ";
const codeOf = (index: number): string =>
  `2${[0, 1, 2, 3].map((digit) => LETTERS[Math.floor(index / LETTERS.length ** digit) % LETTERS.length]).join("")}`;

/** One match, as often as is wanted: the same journal under other names, the last the most recently used. */
function multiply(folder: string, code: string): void {
  const db = openDatabase(databaseIn(folder));
  db.transaction(() => {
    for (let index = 0; index < ROOMS; index++) {
      db.run(
        `INSERT INTO rooms (code, options, seats, score, match_id, owner, used_at)
         SELECT ?, options, seats, score, ?, owner, CAST(? AS INTEGER) FROM rooms WHERE code = ?`,
        codeOf(index),
        `m${index}`,
        index,
        code,
      );
      db.run(
        `INSERT INTO matches SELECT ?, ?, rules, setup, names, spectators, status, outcome, started_at, ended_at
         FROM matches WHERE id = (SELECT match_id FROM rooms WHERE code = ?)`,
        `m${index}`,
        codeOf(index),
        code,
      );
      db.run(
        "INSERT INTO entries SELECT ?, position, entry FROM entries WHERE match_id = (SELECT match_id FROM " +
          "rooms WHERE code = ?)",
        `m${index}`,
        code,
      );
    }
    db.run("DELETE FROM rooms WHERE code = ?", code);
  });
  db.close();
}

test("ten thousand running matches are playable within five seconds of the start, the last used too", async () => {
  const folder = newDataFolder();
  const scenes = scenesOf(["first-contact"], 1);
  const scene = scenes.filter(({ state }) => state.outcome === null && state.prompt !== null).at(-1)!;
  const [placed] = await place(folder, [scene]);
  multiply(folder, placed!.code);
  const begun = Date.now();
  const served = await serve(folder);
  // What a start costs without any rooms is the machine's and the loader's: what comes on top is ours.
  const listening = Date.now();
  const codes = [0, 1, ROOMS / 2, ROOMS - 2, ROOMS - 1].map(codeOf);
  const back = await Promise.all(codes.map((code) => Guest.join(served.url, code, { secret: placed!.secrets[0] })));
  expect(back.map((guest) => guest.view!.phase)).toEqual(codes.map(() => "playing"));
  expect(Date.now() - listening).toBeLessThan(5000);
  expect(listening - begun).toBeLessThan(20_000);
  await leaveAll(...back);
  await served.end("SIGKILL");
});

test("the most recently used come first, whoever asks jumps the queue, and nobody is brought back twice", async () => {
  const order: string[] = [];
  const records = ["AAAA2", "AAAA3", "AAAA4", "AAAA5"].map((code) => ({ code }) as RoomRecord);
  const recovery: Recovery = new Recovery(records, async ({ code }) => {
    order.push(code);
    if (code === "AAAA2") await recovery.bring("AAAA5");
  });
  await Promise.all([recovery.run(() => false), recovery.bring("AAAA5"), recovery.bring("ZZZZ9")]);
  expect(order).toEqual(["AAAA2", "AAAA5", "AAAA3", "AAAA4"]);
  expect(recovery.left).toBe(0);
});

test("a server that stops leaves the rest for its next start", async () => {
  let stopping = false;
  const records = ["AAAA2", "AAAA3"].map((code) => ({ code }) as RoomRecord);
  const recovery = new Recovery(records, async () => {
    stopping = true;
  });
  await recovery.run(() => stopping);
  expect(recovery.left).toBe(1);
});
