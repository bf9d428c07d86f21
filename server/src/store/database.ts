/**
 * libsql ends the whole process on a boolean, a Date, or a lone argument that is an object. Nothing
 * else talks to it: here parameters are always an array of strings, numbers and nulls.
 */
import Database from "libsql";

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Sqlite {
  run(sql: string, ...values: Value[]): number;
  all(sql: string, ...values: Value[]): Row[];
  /** All or nothing. */
  transaction(work: () => void): void;
  close(): void;
}

export function openDatabase(file: string): Sqlite {
  const db = new Database(file);
  const prepared = new Map<string, ReturnType<typeof db.prepare>>();
  const statement = (sql: string): ReturnType<typeof db.prepare> => {
    let found = prepared.get(sql);
    if (found === undefined) prepared.set(sql, (found = db.prepare(sql)));
    return found;
  };
  const safe = (values: readonly unknown[]): Value[] =>
    values.map((value) => {
      if (value === null || typeof value === "string" || (typeof value === "number" && Number.isFinite(value)))
        return value;
      throw new TypeError(`A ${typeof value} cannot be stored.`);
    });
  db.exec("PRAGMA journal_mode = WAL");
  db.exec("PRAGMA synchronous = FULL");
  db.exec("PRAGMA busy_timeout = 5000");
  return {
    run: (sql, ...values) => Number(statement(sql).run(safe(values)).changes),
    all: (sql, ...values) => statement(sql).all(safe(values)) as Row[],
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
