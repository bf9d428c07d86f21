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
import { type Backend, roomsOf, SqlStore, type Write } from "./sqlStore.ts";
import { OwnershipLost, type RoomRecord } from "./store.ts";

const CONNECTIONS = 8;
const LONGEST_PAUSE = 1000;
const CHECK_WITHIN = 2000;
/** Rooms taken over in one go: the rest is left for the other processes. */
const TAKE_AT_ONCE = 50;
/** So that processes that start together grow the tables one after the other. */
const MIGRATION_LOCK = 7_264_001;

const dollars = new Map<string, string>();

/**
 * Our queries in PostgreSQL's words: numbered parameters, and a lock that holds off a takeover until the write is
 * durable.
 */
function translate(sql: string): string {
  let found = dollars.get(sql);
  if (found === undefined) {
    let count = 0;
    dollars.set(sql, (found = sql.replace(/\?/g, () => `$${++count}`).replace("/* lock */", "FOR SHARE")));
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

  write(write: Write): Promise<number[]> {
    return this.untilItAnswers(() => (write.statements.length === 1 ? this.alone(write) : this.together(write)));
  }

  /** One statement is a transaction by itself, without two more ways to the database and back. */
  private async alone({ statements, held }: Write): Promise<number[]> {
    const { sql, values } = statements[0]!;
    const { rowCount } = await this.pool.query(translate(sql), [...values]);
    if (rowCount === 0 && held !== undefined && (await this.once(held.sql, held.values)).length === 0)
      throw new OwnershipLost();
    return [rowCount ?? 0];
  }

  private async together(write: Write): Promise<number[]> {
    return this.inTransaction(async (client) => {
      const touched: number[] = [];
      for (const { sql, values } of write.statements) {
        const { rowCount } = await client.query(translate(sql), [...values]);
        touched.push(rowCount ?? 0);
        if (touched.length > 1 || rowCount !== 0 || write.held === undefined) continue;
        const { rows } = await client.query(translate(write.held.sql), [...write.held.values]);
        if (rows.length === 0) throw new OwnershipLost();
      }
      return touched;
    });
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
