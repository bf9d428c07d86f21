/** Damaged disks: what can be read lives on, what cannot is named, and nothing is thrown away in silence. */
import { createHash } from "node:crypto";
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { DEFAULT_OPTIONS } from "@mindbug/shared/protocol";
import { backup, restore } from "../../server/src/store/backup.ts";
import { openDatabase } from "../../server/src/store/database.ts";
import { databaseIn, SqliteFile } from "../../server/src/store/sqliteFile.ts";
import { SqliteStore } from "../../server/src/store/sqlite.ts";
import { walFrames } from "../../server/src/store/wal.ts";
import { allUntil, Guest, leaveAll } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(180_000);

/** A text with a byte that no UTF-8 has: ["\xff"] */
const BAD = "CAST(x'5b22ff225d' AS TEXT)";

async function twoPlayers(url: string): Promise<[Guest, Guest]> {
  const first = await Guest.create(url, { name: "Ann", ready: true });
  const second = await Guest.join(url, first.code, { name: "Bob", ready: true });
  await allUntil([first, second], (guest) => guest.view!.phase === "playing");
  return [first, second];
}

/** The files as they would be found after the power failed now. */
function snapshot(folder: string): string {
  const copy = newDataFolder();
  for (const name of readdirSync(folder)) if (!name.endsWith(".lock")) cpSync(join(folder, name), join(copy, name));
  return copy;
}

function change(folder: string, ...sql: string[]): void {
  const db = openDatabase(databaseIn(folder));
  for (const one of sql) db.run(one);
  db.pragma("wal_checkpoint(TRUNCATE)");
  db.close();
}

const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.endsWith(".lock") && !name.endsWith("-shm") && statSync(join(folder, name)).size > 0)
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex"),
      ]),
  );

describe("bytes that are no text", () => {
  const folder = newDataFolder();
  let well: Guest;
  const codes: Record<"seats" | "names" | "entry" | "code", string> = { seats: "", names: "", entry: "", code: "" };
  let served: Served;

  beforeAll(async () => {
    served = await serve(folder);
    const parties = [];
    for (let index = 0; index < 5; index++) parties.push(await twoPlayers(served.url));
    [well] = parties[0]!;
    [codes.seats, codes.names, codes.entry, codes.code] = parties.slice(1).map(([first]) => first.code) as [
      string,
      string,
      string,
      string,
    ];
    const [one, other] = parties[3]!;
    await one.until(() => one.asked || other.asked);
    const decider = one.asked ? one : other;
    const { step } = one.view!;
    decider.send("intent", { prompt: decider.table.prompt!.id, answer: 0 });
    await one.until(() => one.view!.step > step);
    await leaveAll(...parties.flat());
    await served.end("SIGTERM");
    const match = (code: string): string => `(SELECT match_id FROM rooms WHERE code = '${code}')`;
    change(
      folder,
      `UPDATE rooms SET seats = ${BAD} WHERE code = '${codes.seats}'`,
      `UPDATE matches SET names = ${BAD} WHERE id = ${match(codes.names)}`,
      `UPDATE entries SET entry = ${BAD} WHERE match_id = ${match(codes.entry)} AND position = 0`,
      `UPDATE rooms SET code = ${BAD} WHERE code = '${codes.code}'`,
    );
    served = await serve(folder);
  });
  afterAll(() => served.end("SIGKILL"));

  test("the server starts, names the damaged records, and the other matches go on", async () => {
    const back = await Guest.join(served.url, well.code, { secret: well.secret });
    expect(back.view!.phase).toBe("playing");
    expect(served.output()).toContain(`"what":"a stored record is damaged","record":"${codes.seats}"`);
    expect(served.output()).toContain('"record":"[\\"ÿ\\"]"');
    await back.leave();
  });

  test("a room whose match is damaged is there and says so; a damaged room is not there", async () => {
    for (const code of [codes.names, codes.entry]) {
      const guest = await Guest.join(served.url, code, { watch: true });
      expect(guest.view!.phase).toBe("broken");
      await guest.leave();
    }
    await expect(Guest.join(served.url, codes.seats)).rejects.toThrow();
    expect((await fetch(`${served.url}/api/matches`)).status).toBe(200);
  });

  test("a backup holds the rest, and says what it left out", async () => {
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const file = join(newDataFolder(), "backup.gz");
    expect(await backup({ DATA_DIR: folder }, file)).toMatchObject({ rooms: 3, matches: 3 });
    expect(said.mock.calls.flat().filter((line) => String(line).startsWith("Damaged and left out: "))).toHaveLength(4);
    expect(gunzipSync(readFileSync(file)).toString("utf8")).toContain(well.code);
    said.mockRestore();
  });
});

test("a database that a newer version has used is refused and left alone", async () => {
  const folder = newDataFolder();
  await new SqliteFile(folder).close();
  change(folder, "INSERT INTO migrations (version) VALUES (999)");
  const before = contentOf(folder);
  await expect(serve(folder)).rejects.toThrow("was last used by a newer version");
  expect(contentOf(folder)).toEqual(before);
});

describe("restoring", () => {
  const source = newDataFolder();
  const file = join(newDataFolder(), "backup.gz");
  const room = {
    options: DEFAULT_OPTIONS,
    seats: [null, null],
    score: [0, 0],
    matchId: null,
    passwordHash: "",
    evening: null,
  } as const;

  beforeAll(async () => {
    const store = new SqliteStore(new SqliteFile(source));
    for (const code of ["AAAA2", "AAAA3", "AAAA4"]) await store.createRoom({ code, ...room });
    await store.close();
    await backup({ DATA_DIR: source }, file);
  });

  test("into the folder of a running server is refused, and the server loses nothing", async () => {
    const folder = newDataFolder();
    const served = await serve(folder);
    const players = await twoPlayers(served.url);
    await expect(restore({ DATA_DIR: folder }, file)).rejects.toThrow("A server runs on");
    await served.end("SIGKILL");
    const again = await serve(folder);
    const back = await Guest.join(again.url, players[0].code, { secret: players[0].secret });
    expect(back.view!.phase).toBe("playing");
    await again.end("SIGTERM");
    // The dead server's lock died with it.
    expect(await restore({ DATA_DIR: folder }, file)).toMatchObject({ rooms: 3 });
  });

  test.each([
    ["cut off", (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length - 12)],
    [
      "changed",
      (bytes: Buffer): Buffer => Buffer.concat([bytes.subarray(0, 40), Buffer.from("??"), bytes.subarray(42)]),
    ],
    ["something else", (): Buffer => Buffer.from("not a backup")],
  ])("from a file that is %s changes nothing", async (_what, damage) => {
    const folder = newDataFolder();
    const store = new SqliteStore(new SqliteFile(folder));
    await store.createRoom({ code: "BBBB2", ...room });
    await store.close();
    const before = contentOf(folder);
    const damaged = join(newDataFolder(), "damaged.gz");
    writeFileSync(damaged, damage(readFileSync(file)));
    await expect(restore({ DATA_DIR: folder }, damaged)).rejects.toThrow("damaged");
    expect(contentOf(folder)).toEqual(before);
  });
});

test("the database and a backup are for nobody else's eyes", async () => {
  const folder = newDataFolder();
  const file = join(newDataFolder(), "backup.gz");
  const served = await serve(folder);
  await backup({ DATA_DIR: folder }, file);
  for (const path of [file, ...readdirSync(folder).map((name) => join(folder, name))])
    expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
  await served.end("SIGKILL");
});

describe("the write-ahead log", () => {
  test("is empty after a clean stop: the one file is everything", async () => {
    const folder = newDataFolder();
    const served = await serve(folder);
    await leaveAll(...(await twoPlayers(served.url)));
    expect(statSync(`${databaseIn(folder)}-wal`).size).toBeGreaterThan(0);
    expect(await served.end("SIGTERM")).toBe(0);
    const wal = `${databaseIn(folder)}-wal`;
    expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
  });

  test("when its end is damaged, what is lost is said loudly and the rest is kept", async () => {
    const folder = newDataFolder();
    const served = await serve(folder);
    const [first] = await twoPlayers(served.url);
    await served.end("SIGKILL");
    const wal = `${databaseIn(folder)}-wal`;
    const bytes = readFileSync(wal);
    bytes[bytes.length - 100]! ^= 0xff;
    writeFileSync(wal, bytes);
    const again = await serve(folder);
    expect(again.output()).toMatch(
      /"level":"error","what":"the end of the write-ahead log is damaged[^}]*"frames":\d+/,
    );
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect(first.code).toHaveLength(5);
    await again.end("SIGKILL");
  });

  test("torn at every byte of the last transaction: the acknowledged is there, the last whole or not", async () => {
    const folder = newDataFolder();
    const store = new SqliteStore(new SqliteFile(folder));
    const room = {
      code: "AAAA2",
      options: DEFAULT_OPTIONS,
      seats: [null, null],
      score: [0, 0],
      passwordHash: "",
      evening: null,
    } as const;
    await store.createRoom({ ...room, matchId: "m" });
    const append = (position: number): Promise<void> =>
      store.append("m", position, { t: "decide", seat: 0, prompt: position, answer: 0, bank: 0 }, null);
    for (let position = 0; position < 5; position++) await append(position);
    const wal = (where: string): string => `${databaseIn(where)}-wal`;
    const before = statSync(wal(folder)).size;
    await append(5);
    const whole = readFileSync(wal(folder));
    const torn = snapshot(folder);
    const counts = new Set<number>();
    // Every byte at both ends of each frame's head and of the page, every eighth in between: a page is one to the file
    // system.
    for (let size = before; size <= whole.length; size += (size - 32) % 4120 < 64 || size > whole.length - 64 ? 1 : 8) {
      for (const name of readdirSync(torn)) if (name.endsWith("-shm")) writeFileSync(join(torn, name), "");
      writeFileSync(wal(torn), whole.subarray(0, size));
      const found = new SqliteStore(new SqliteFile(snapshot(torn)));
      const entries = await found.entries("m");
      expect(entries.slice(0, 5).map((entry) => entry.t === "decide" && entry.prompt)).toEqual([0, 1, 2, 3, 4]);
      counts.add(entries.length);
      await found.close();
    }
    expect([...counts].sort()).toEqual([5, 6]);
    await store.close();
  });

  test("counts the frames of its present run only", async () => {
    const folder = newDataFolder();
    const file = new SqliteFile(folder);
    await file.carryOut([{ statements: [{ sql: "UPDATE migrations SET version = version", values: [] }] }]);
    const wal = `${databaseIn(folder)}-wal`;
    const frames = walFrames(wal);
    expect(frames).toBeGreaterThan(0);
    appendFileSync(wal, Buffer.alloc(4120));
    expect(walFrames(wal)).toBe(frames);
    await file.close();
    expect(walFrames(wal)).toBe(0);
  });
});
