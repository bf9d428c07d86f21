/**
 * The store of a cluster. While the database is away a write waits and is tried again, so that players
 * wait and nothing is lost; every write may be carried out twice without harm (see SqlStore).
 */
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { errorText, log } from "../log.ts";
import type { Row, Value } from "./database.ts";
import { LEDGER, stepsAfter } from "./schema.ts";
import { GroupCommit, type WriteResult } from "./groupCommit.ts";
import { APPEND, type Backend, roomsOf, SqlStore, type Write } from "./sqlStore.ts";
import type { RoomRecord } from "./store.ts";

const CONNECTIONS = 8;
const LONGEST_PAUSE = 1000;
const CHECK_WITHIN = 2000;
/** Rooms taken over in one go: the rest is left for the other processes. */
const TAKE_AT_ONCE = 50;
/** So that processes that start together grow the tables one after the other. */
const MIGRATION_LOCK = 7_264_001;

type Through = Pick<pg.PoolClient, "query">;

/** As APPEND, for many lines. */
const APPEND_MANY = `INSERT INTO entries (match_id, position, entry)
   SELECT rooms.match_id, given.position, given.entry
   FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[]) AS given (match_id, position, entry, owner)
   JOIN rooms ON rooms.match_id = given.match_id AND rooms.owner = given.owner
   FOR SHARE OF rooms ON CONFLICT (match_id, position) DO NOTHING RETURNING match_id, position`;
const isAppend = ({ statements }: Write): boolean => statements[0]!.sql === APPEND;
const lineOf = (match: unknown, position: unknown): string => `${String(match)}:${String(position)}`;

const dollars = new Map<string, string>();

/**
 * Our queries in PostgreSQL's words: numbered parameters, and a lock that holds off a takeover until the write is
 * durable.
 */
function translate(sql: string): string {
  let found = dollars.get(sql);
  if (found === undefined) {
    let count = 0;
    found = sql.replace(/\?(\d*)/g, (_, given: string) => `$${given === "" ? ++count : given}`);
    dollars.set(sql, (found = found.replace("/* lock */", "FOR SHARE")));
  }
  return found;
}

/** The connection or the server is gone, full, starting or stopping, or two transactions stood in each other's way. */
function isPassing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    /^(08|57P|53|40)|^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN)|^EAI_AGAIN/.test(code ?? "") ||
    /Connection terminated|timeout exceeded|Client has encountered a connection error/.test(message ?? "")
  );
}

export class PostgresBackend implements Backend {
  readonly pool: pg.Pool;
  private readonly commits = new GroupCommit((writes) => this.carryOut(writes));
  private closed = false;
  private away = false;

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    // Of idle connections; those in use report to whoever uses them.
    this.pool.on("error", (error) => log("warn", "database connection lost", { error: error.message }));
  }

  private async untilItAnswers<T>(work: () => Promise<T>): Promise<T> {
    for (let wait = 50; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        const result = await work();
        if (this.away) log("info", "database is back");
        this.away = false;
        return result;
      } catch (error) {
        if (this.closed || !isPassing(error)) throw error;
        if (!this.away) log("warn", "database is away; writes wait", { error: errorText(error) });
        this.away = true;
      }
      await pause(wait);
    }
  }

  write(write: Write): Promise<readonly number[]> {
    return this.commits.write(write);
  }

  private async carryOut(writes: readonly Write[]): Promise<readonly WriteResult[]> {
    try {
      return await this.untilItAnswers(() => this.together(writes));
    } catch (error) {
      if (writes.length === 1 || this.closed) throw error;
      // One bad write must not fail its neighbours: each gets a transaction of its own.
      const results: WriteResult[] = [];
      for (const write of writes)
        results.push(
          await this.carryOut([write]).then(
            ([result]) => result!,
            (failed: Error) => ({ failed }),
          ),
        );
      return results;
    }
  }

  /** A single statement is a transaction by itself, without two more ways to the database and back. */
  private together(writes: readonly Write[]): Promise<WriteResult[]> {
    const alone = writes.every(({ statements }) => statements.length === 1);
    const single = alone && (writes.length === 1 || writes.every(isAppend));
    return single ? this.allOf(this.pool, writes) : this.inTransaction((client) => this.allOf(client, writes));
  }

  private async allOf(through: Through, writes: readonly Write[]): Promise<WriteResult[]> {
    const appended = await this.append(through, writes.filter(isAppend));
    const results: WriteResult[] = [];
    for (const write of writes) results.push(await this.one(through, write, appended));
    return results;
  }

  /** All lines of the journals with one statement. Answers with those that were not there before. */
  private async append(through: Through, writes: readonly Write[]): Promise<Set<string>> {
    if (writes.length === 0) return new Set();
    const column = (index: number): Value[] => writes.map(({ statements }) => statements[0]!.values[index]!);
    const { rows } = await through.query<Row>(APPEND_MANY, [column(0), column(1), column(2), column(3)]);
    return new Set(rows.map((row) => lineOf(row.match_id, row.position)));
  }

  private async one(through: Through, write: Write, appended: Set<string>): Promise<WriteResult> {
    const touched: number[] = [];
    for (const { sql, values } of write.statements) {
      if (sql === APPEND) touched.push(appended.delete(lineOf(values[0], values[1])) ? 1 : 0);
      else touched.push((await through.query(translate(sql), [...values])).rowCount ?? 0);
      if (touched.length > 1 || touched[0] !== 0 || write.held === undefined) continue;
      const { held } = write;
      if (held === null || (await through.query(translate(held), [...values])).rows.length === 0) return { lost: true };
    }
    return { touched };
  }

  private async inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on("error", onError);
    try {
      await client.query("BEGIN");
      const result = await work(client);
      await client.query("COMMIT");
      return result;
    } catch (error) {
      await client.query("ROLLBACK").catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.off("error", onError);
      client.release(broken);
    }
  }

  private async once(sql: string, values: readonly Value[]): Promise<Row[]> {
    return (await this.pool.query<Row>(translate(sql), [...values])).rows;
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.untilItAnswers(() => this.once(sql, values));
  }

  /** Like `read`, but says at once that the database is away. */
  ask(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.once(sql, values);
  }

  /** The same for every process on this database: whoever comes first makes it. */
  async sharedSecret(name: string): Promise<string> {
    await this.read(
      "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
      name,
      randomBytes(32).toString("base64url"),
    );
    const [row] = await this.read("SELECT value FROM secrets WHERE name = ?", name);
    return String(row!.value);
  }

  async check(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The database does not answer.")), CHECK_WITHIN);
    });
    await Promise.race([this.once("SELECT 1", []), late]).finally(() => clearTimeout(timer));
  }

  migrate(): Promise<void> {
    return this.untilItAnswers(() =>
      this.inTransaction(async (client) => {
        await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
        await client.query(LEDGER);
        const { rows } = await client.query<Row>("SELECT COALESCE(MAX(version), 0) AS version FROM migrations");
        for (const step of stepsAfter(Number(rows[0]!.version)))
          for (const sql of step) await client.query(sql.replace(" WITHOUT ROWID", ""));
      }),
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.commits.idle();
    await this.pool.end();
  }
}

/** In the database's time: the clocks of the processes' machines need not agree. */
export const NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

export class PostgresStore extends SqlStore {
  private constructor(
    private readonly postgres: PostgresBackend,
    owner: string,
  ) {
    super(postgres, owner);
  }

  static async open(postgres: PostgresBackend, owner: string): Promise<PostgresStore> {
    await postgres.migrate();
    return new PostgresStore(postgres, owner);
  }

  /**
   * Rooms that were given back, or whose owner's lease ran out. Asked every second by every process, so it goes
   * through the index: a dead process stays listed until its rooms are taken. Throws while the database is away: the
   * next
   * round tries again.
   */
  async takeRooms(): Promise<RoomRecord[]> {
    const rows = await this.postgres.ask(
      `UPDATE rooms SET owner = ? WHERE code IN (
         SELECT code FROM rooms WHERE owner = '' OR owner IN (SELECT id FROM processes WHERE expires_at <= ${NOW})
         ORDER BY used_at DESC LIMIT ${TAKE_AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING *`,
      this.owner,
    );
    return roomsOf(rows);
  }
}
