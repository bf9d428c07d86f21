/**
 * Everything in one file of JSON lines, the same for SQLite and PostgreSQL: a backup of one can be
 * restored into the other, which is also how a server grows into a cluster. Safe while the server runs.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { openDatabase, type Row, type Value } from "./database.ts";
import { NOW, PostgresBackend } from "./postgres.ts";
import { databaseIn, lockFolder, SqliteFile } from "./sqliteFile.ts";

/**
 * Columns by table, in the order in which they are written. Who runs a room is not remembered: whoever comes takes it.
 */
const TABLES = {
  rooms: ["code", "options", "seats", "score", "match_id", "password", "evening"],
  matches: ["id", "code", "rules", "setup", "names", "spectators", "status", "outcome", "started_at", "ended_at"],
  entries: ["match_id", "position", "entry"],
} as const;
type Table = keyof typeof TABLES;
type Line = readonly [Table, ...Value[]];

export interface Where {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
}
type Query = (sql: string, ...values: Value[]) => Promise<Row[]>;

/** Runs `work` against one moment of the database, however long it takes. */
async function atOneMoment<T>(where: Where, work: (query: Query) => Promise<T>): Promise<T> {
  if (where.DATABASE_URL === undefined) {
    if (!existsSync(databaseIn(where.DATA_DIR)))
      throw new Error(`There is no ${databaseIn(where.DATA_DIR)}; DATA_DIR says where to look.`);
    const db = openDatabase(databaseIn(where.DATA_DIR));
    try {
      db.run("BEGIN");
      return await work(async (sql, ...values) => db.all(sql, ...values));
    } finally {
      db.close();
    }
  }
  const client = new pg.Client({ connectionString: where.DATABASE_URL });
  await client.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return await work(async (sql, ...values) => (await client.query<Row>(sql.replace("?", "$1"), values)).rows);
  } finally {
    await client.end();
  }
}

const isDamaged = (row: Row): boolean => Object.values(row).some((value) => value instanceof Uint8Array);

const lineOf = (table: Table, row: Row): string =>
  `${JSON.stringify([table, ...TABLES[table].map((column) => row[column] ?? null)])}\n`;

const nameOf = (value: Row[string] | undefined): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value);

/**
 * A damaged room is left out, and so is a match of which any line is: half a journal would be replayed into nonsense.
 */
async function* lines(
  query: Query,
  count: (table: Table) => void,
  leftOut: (what: string) => void,
): AsyncGenerator<string> {
  const line = (table: Table, row: Row): string => {
    count(table);
    return lineOf(table, row);
  };
  for (const room of await query(`SELECT ${TABLES.rooms.join(", ")} FROM rooms`))
    if (isDamaged(room)) leftOut(`room ${nameOf(room.code)}`);
    else yield line("rooms", room);
  for (const { id } of await query("SELECT id FROM matches ORDER BY started_at")) {
    const name = nameOf(id);
    const rows = (table: "matches" | "entries", column: string, order = ""): Promise<Row[]> =>
      query(`SELECT ${TABLES[table].join(", ")} FROM ${table} WHERE ${column} = ? ${order}`, name);
    const [match] = await rows("matches", "id");
    const entries = await rows("entries", "match_id", "ORDER BY position");
    if (match === undefined || isDamaged(match) || entries.some(isDamaged)) {
      leftOut(`match ${name}`);
      continue;
    }
    yield line("matches", match);
    for (const entry of entries) yield line("entries", entry);
  }
}

export type Counts = Record<Table, number>;

export async function backup(where: Where, file: string): Promise<Counts> {
  const counts: Counts = { rooms: 0, matches: 0, entries: 0 };
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // A half-written file must not look like a backup.
  const unfinished = `${file}.unfinished`;
  await atOneMoment(where, (query) =>
    pipeline(
      Readable.from(
        lines(
          query,
          (table) => {
            counts[table] += 1;
          },
          (what) => console.error(`Damaged and left out: ${what}`),
        ),
      ),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    ),
  );
  renameSync(unfinished, file);
  return counts;
}

type Fill = (insert: (line: Line) => Promise<unknown>) => Promise<void>;
const insertion = (table: Table, mark: (index: number) => string): string =>
  `INSERT INTO ${table} (${TABLES[table].join(", ")}) VALUES ` +
  `(${TABLES[table].map((_, index) => mark(index)).join(", ")})`;

/** Beside what is there, which is moved away only when everything has been read. */
async function fillSqlite(folder: string, fill: Fill): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder, "alone");
  const beside = mkdtempSync(join(folder, "restoring-"));
  try {
    await new SqliteFile(beside).close();
    const db = openDatabase(databaseIn(beside));
    try {
      db.run("BEGIN");
      await fill(async ([table, ...values]) =>
        db.run(
          insertion(table, () => "?"),
          ...values,
        ),
      );
      db.run("COMMIT");
      db.pragma("wal_checkpoint(TRUNCATE)");
    } finally {
      db.close();
    }
    const current = databaseIn(folder);
    const aside = `${current}.before-${Date.now()}`;
    for (const part of ["", "-wal", "-shm"]) if (existsSync(current + part)) renameSync(current + part, aside + part);
    renameSync(databaseIn(beside), current);
    if (existsSync(aside)) console.error(`What was there is now ${aside}`);
  } finally {
    rmSync(beside, { recursive: true, force: true });
    lock.release();
  }
}

async function fillPostgres(url: string, fill: Fill): Promise<void> {
  const backend = new PostgresBackend(url);
  try {
    await backend.migrate();
    const client = await backend.pool.connect();
    try {
      const { rows: alive } = await client.query(`SELECT 1 FROM processes WHERE expires_at > ${NOW} LIMIT 1`);
      if (alive.length > 0) throw new Error("A server runs on this database: stop it first.");
      const { rows } = await client.query("SELECT 1 FROM matches UNION ALL SELECT 1 FROM rooms LIMIT 1");
      if (rows.length > 0) throw new Error("The database is not empty; restore into an empty one.");
      await client.query("BEGIN");
      await fill(([table, ...values]) =>
        client.query(
          insertion(table, (index) => `$${index + 1}`),
          values,
        ),
      );
      await client.query("COMMIT");
    } finally {
      // Without the commit the server rolls back what was begun.
      client.release(true);
    }
  } finally {
    await backend.close();
  }
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const utf8 = new TextDecoder();
  let rest = "";
  for await (const chunk of bytes) {
    const parts = (rest + utf8.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop()!;
    yield* parts;
  }
  if (rest !== "") yield rest;
}

function parsed(text: string): Line {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    throw new Error("The file is damaged: a line in it cannot be read.");
  }
  const [table, ...values] = Array.isArray(line) ? (line as unknown[]) : [];
  // Backups from before rooms had passwords, or were evenings.
  const added: readonly Value[] = ["", null];
  const missing = table === "rooms" ? TABLES.rooms.length - values.length : 0;
  if (missing > 0 && missing <= added.length) return [...(line as Line), ...added.slice(-missing)];
  if (typeof table !== "string" || !Object.hasOwn(TABLES, table) || values.length !== TABLES[table as Table].length)
    throw new Error("The file is damaged, or no backup: a line in it means nothing.");
  return line as Line;
}

/** All of it, or nothing is changed: into a database that nobody uses at the moment. */
export async function restore(where: Where, file: string): Promise<Counts> {
  const counts: Counts = { rooms: 0, matches: 0, entries: 0 };
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const fill: Fill = async (insert) => {
    const reading = pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
      for await (const text of linesOf(bytes)) {
        const line = parsed(text);
        await insert(line);
        counts[line[0]] += 1;
      }
    });
    await reading.catch((error: unknown) => {
      const { code } = error as { code?: string };
      throw code?.startsWith("Z_") === true ? new Error(`The file is damaged: ${(error as Error).message}`) : error;
    });
  };
  await (where.DATABASE_URL === undefined ? fillSqlite(where.DATA_DIR, fill) : fillPostgres(where.DATABASE_URL, fill));
  return counts;
}
