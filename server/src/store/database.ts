/**
 * libsql ends the whole process on a boolean, a Date, or a lone argument that is an object, and on a stored text
 * with a byte that is not UTF-8. Nothing else talks to it: here parameters are always an array of strings, numbers and
 * nulls, and texts are read as bytes and decoded by us.
 */
import Database from "libsql";

export type Value = string | number | null;
/** Bytes stand for a text that is damaged. */
export type Row = Readonly<Record<string, Value | Uint8Array>>;

export interface Sqlite {
  run(sql: string, ...values: Value[]): number;
  all(sql: string, ...values: Value[]): Row[];
  pragma(text: string): Row[];
  /** All or nothing. */
  transaction(work: () => void): void;
  close(): void;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): string | Uint8Array {
  try {
    return utf8.decode(bytes);
  } catch {
    return Uint8Array.from(bytes);
  }
}

type Statement = ReturnType<Database.Database["prepare"]>;

/** The same query with its texts as bytes. */
function asBytes(db: Database.Database, sql: string): Statement {
  const columns = db
    .prepare(sql)
    .columns()
    .map(({ name }) => `"${name}"`)
    .map((name) => `CASE typeof(${name}) WHEN 'text' THEN CAST(${name} AS BLOB) ELSE ${name} END AS ${name}`);
  return columns.length === 0 ? db.prepare(sql) : db.prepare(`SELECT ${columns.join(", ")} FROM (${sql})`);
}

/** A database that holds data must survive a lost power supply; one that is only a lock holds none. */
const PRAGMAS = {
  data: ["journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000"],
  lock: ["busy_timeout = 0"],
} as const;

export function openDatabase(file: string, kind: keyof typeof PRAGMAS = "data"): Sqlite {
  const db = new Database(file);
  const prepared = new Map<string, Statement>();
  const statement = (sql: string, prepare: (sql: string) => Statement): Statement => {
    let found = prepared.get(sql);
    if (found === undefined) prepared.set(sql, (found = prepare(sql)));
    return found;
  };
  const safe = (values: readonly unknown[]): Value[] =>
    values.map((value) => {
      if (value === null || typeof value === "string" || (typeof value === "number" && Number.isFinite(value)))
        return value;
      throw new TypeError(`A ${typeof value} cannot be stored.`);
    });
  for (const pragma of PRAGMAS[kind]) db.exec(`PRAGMA ${pragma}`);
  return {
    run: (sql, ...values) => Number(statement(sql, (text) => db.prepare(text)).run(safe(values)).changes),
    all(sql, ...values) {
      const rows = statement(sql, (text) => asBytes(db, text)).all(safe(values)) as Record<string, unknown>[];
      for (const row of rows)
        for (const [name, value] of Object.entries(row))
          if (value instanceof ArrayBuffer || value instanceof Uint8Array) row[name] = decoded(new Uint8Array(value));
      return rows as Row[];
    },
    pragma: (text) => db.pragma(text) as Row[],
    transaction(work) {
      db.exec("BEGIN IMMEDIATE");
      try {
        work();
        db.exec("COMMIT");
      } catch (error) {
        // After a full disk there is nothing left to roll back; what went wrong first is what has to be told.
        if (db.inTransaction) db.exec("ROLLBACK");
        throw error;
      }
    },
    close: () => db.close(),
  };
}
