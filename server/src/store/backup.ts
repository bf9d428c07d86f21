/**
 * Everything in one file of JSON lines, the same for SQLite and PostgreSQL: a backup of one can be
 * restored into the other, which is also how a server grows into a cluster. Safe while the server runs.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { openDatabase, type Row, type Value } from "./database.ts";
import { PostgresBackend } from "./postgres.ts";
import { SqliteStore } from "./sqlite.ts";

/** Columns by table, in the order in which they are written. Who runs a room is not remembered: whoever comes takes it. */
const TABLES = {
  rooms: ["code", "options", "seats", "score", "match_id"],
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

const fileIn = (folder: string): string => join(folder, "mindbug.sqlite");

/** Runs `work` against one moment of the database, however long it takes. */
async function atOneMoment<T>(where: Where, work: (query: Query) => Promise<T>): Promise<T> {
  if (where.DATABASE_URL === undefined) {
    if (!existsSync(fileIn(where.DATA_DIR)))
      throw new Error(`There is no ${fileIn(where.DATA_DIR)}; DATA_DIR says where to look.`);
    const db = openDatabase(fileIn(where.DATA_DIR));
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

const lineOf = (table: Table, row: Row): string =>
  `${JSON.stringify([table, ...TABLES[table].map((column) => row[column] ?? null)])}\n`;

async function* lines(query: Query, count: (table: Table) => void): AsyncGenerator<string> {
  const all = async function* (table: Table, sql: string, ...values: Value[]): AsyncGenerator<string> {
    for (const row of await query(sql, ...values)) {
      count(table);
      yield lineOf(table, row);
    }
  };
  yield* all("rooms", `SELECT ${TABLES.rooms.join(", ")} FROM rooms`);
  for (const { id } of await query("SELECT id FROM matches ORDER BY started_at")) {
    yield* all("matches", `SELECT ${TABLES.matches.join(", ")} FROM matches WHERE id = ?`, id!);
    yield* all("entries", `SELECT ${TABLES.entries.join(", ")} FROM entries WHERE match_id = ? ORDER BY position`, id!);
  }
}

export type Counts = Record<Table, number>;

export async function backup(where: Where, file: string): Promise<Counts> {
  const counts: Counts = { rooms: 0, matches: 0, entries: 0 };
  mkdirSync(dirname(file), { recursive: true });
  // A half-written file must not look like a backup.
  const unfinished = `${file}.unfinished`;
  await atOneMoment(where, (query) =>
    pipeline(
      Readable.from(
        lines(query, (table) => {
          counts[table] += 1;
        }),
      ),
      createGzip(),
      createWriteStream(unfinished),
    ),
  );
  renameSync(unfinished, file);
  return counts;
}

async function insertInto(
  where: Where,
  each: (insert: (line: Line) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const sqlOf = (table: Table, mark: (index: number) => string): string =>
    `INSERT INTO ${table} (${TABLES[table].join(", ")}) VALUES (${TABLES[table].map((_, index) => mark(index)).join(", ")})`;
  if (where.DATABASE_URL === undefined) {
    const old = fileIn(where.DATA_DIR);
    const aside = `${old}.before-${Date.now()}`;
    for (const part of ["", "-wal", "-shm"]) if (existsSync(old + part)) renameSync(old + part, aside + part);
    if (existsSync(aside)) console.error(`What was there is now ${aside}`);
    await new SqliteStore(where.DATA_DIR).close();
    const db = openDatabase(old);
    db.run("BEGIN");
    await each(async ([table, ...values]) =>
      db.run(
        sqlOf(table, () => "?"),
        ...values,
      ),
    );
    db.run("COMMIT");
    return db.close();
  }
  const backend = new PostgresBackend(where.DATABASE_URL);
  await backend.migrate();
  const client = await backend.pool.connect();
  try {
    const { rows } = await client.query("SELECT 1 FROM matches UNION ALL SELECT 1 FROM rooms LIMIT 1");
    if (rows.length > 0) throw new Error("The database is not empty; restore into an empty one.");
    await client.query("BEGIN");
    await each(([table, ...values]) =>
      client.query(
        sqlOf(table, (index) => `$${index + 1}`),
        values,
      ),
    );
    await client.query("COMMIT");
  } finally {
    client.release();
    await backend.close();
  }
}

/** Into a database that nobody uses at the moment. */
export async function restore(where: Where, file: string): Promise<Counts> {
  const counts: Counts = { rooms: 0, matches: 0, entries: 0 };
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  await insertInto(where, async (insert) => {
    for await (const text of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
      const line = JSON.parse(text) as Line;
      await insert(line);
      counts[line[0]] += 1;
    }
  });
  return counts;
}
