/** The default store: one SQLite file, no set-up. */
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as later } from "node:timers";
import { openDatabase, type Row, type Sqlite, type Value } from "./database.ts";
import { LEDGER, stepsAfter } from "./schema.ts";
import { type Backend, roomsOf, SqlStore, type Write } from "./sqlStore.ts";
import { OwnershipLost, type RoomRecord } from "./store.ts";

/** Milliseconds between two commits, however slow the disk. */
const LONGEST_REST = 20;

interface Pending {
  readonly write: Write;
  readonly done: (touched: number[]) => void;
  readonly failed: (error: unknown) => void;
}

class SqliteBackend implements Backend {
  private readonly db: Sqlite;
  private pending: Pending[] = [];
  private restUntil = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.db = openDatabase(join(folder, "mindbug.sqlite"));
    this.db.run(LEDGER);
    const [row] = this.db.all("SELECT COALESCE(MAX(version), 0) AS version FROM migrations");
    for (const step of stepsAfter(Number(row!.version)))
      this.db.transaction(() => step.forEach((sql) => void this.db.run(sql)));
  }

  /**
   * What many rooms write in one round of the event loop is made durable by one commit. A commit blocks
   * everything until the disk has it, so after a slow one the next waits: two thirds of the time are for the rooms.
   */
  write(write: Write): Promise<number[]> {
    return new Promise((done, failed) => {
      this.pending.push({ write, done, failed });
      if (this.pending.length > 1) return;
      const wait = this.restUntil - performance.now();
      if (wait > 0) later(() => this.timedFlush(), Math.ceil(wait));
      else setImmediate(() => this.timedFlush());
    });
  }

  private timedFlush(): void {
    const begun = performance.now();
    this.flush();
    const ended = performance.now();
    this.restUntil = ended + Math.min(LONGEST_REST, 2 * (ended - begun));
  }

  private carryOut({ statements, held }: Write): number[] {
    const touched = statements.map(({ sql, values }) => this.db.run(sql, ...values));
    if (held !== undefined && touched[0] === 0 && this.db.all(held.sql, ...held.values).length === 0)
      throw new OwnershipLost();
    return touched;
  }

  private flush(): void {
    const batch = this.pending;
    this.pending = [];
    if (batch.length === 0) return;
    let touched: number[][] = [];
    let begun = false;
    try {
      this.db.transaction(() => {
        begun = true;
        touched = batch.map(({ write }) => this.carryOut(write));
      });
    } catch (error) {
      // A file that somebody else holds locked is waited for once, not once for each: nothing else happens meanwhile.
      if (!begun) return batch.forEach(({ failed }) => failed(error));
      // One bad write must not fail its neighbours: each gets a commit of its own.
      if (batch.length === 1) return batch[0]!.failed(error);
      return batch.forEach((one) => this.alone(one));
    }
    batch.forEach(({ done }, index) => done(touched[index]!));
  }

  private alone({ write, done, failed }: Pending): void {
    try {
      let touched: number[] = [];
      this.db.transaction(() => {
        touched = this.carryOut(write);
      });
      done(touched);
    } catch (error) {
      failed(error);
    }
  }

  async read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.db.all(sql, ...values);
  }

  async close(): Promise<void> {
    this.flush();
    this.db.close();
  }
}

export class SqliteStore extends SqlStore {
  constructor(folder: string) {
    super(new SqliteBackend(folder), randomUUID());
  }

  /** A file has one master: whoever opened it last. An older process that still runs finds out at its next write. */
  async takeRooms(): Promise<RoomRecord[]> {
    await this.backend.write({ statements: [{ sql: "UPDATE rooms SET owner = ?", values: [this.owner] }] });
    return roomsOf(await this.backend.read("SELECT * FROM rooms"));
  }
}
