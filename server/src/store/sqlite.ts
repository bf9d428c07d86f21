/** The default store: one SQLite file, no set-up. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "../log.ts";
import type { Row, Value } from "./database.ts";
import type { SqliteEngine, WriteResult } from "./sqliteFile.ts";
import { type Backend, roomsOf, SqlStore, type Write } from "./sqlStore.ts";
import { OwnershipLost, type RoomRecord } from "./store.ts";

interface Pending {
  readonly write: Write;
  readonly done: (touched: number[]) => void;
  readonly failed: (error: unknown) => void;
}

/** Between the beginnings of two commits: a commit costs as much for one decision as for fifty. */
const COMMIT_EVERY = 5;

/** What many rooms write within a few milliseconds, or while the disk is busy, is made durable by one commit. */
class SqliteBackend implements Backend {
  private pending: Pending[] = [];
  /** When the last commit began. */
  private begun = -Infinity;
  private flushing: Promise<void> | null = null;

  constructor(private readonly engine: SqliteEngine) {}

  write(write: Write): Promise<number[]> {
    return new Promise((done, failed) => {
      this.pending.push({ write, done, failed });
      this.flushing ??= this.flush();
    });
  }

  private async flush(): Promise<void> {
    // What is written in the same round of the event loop goes along.
    await new Promise(setImmediate);
    while (this.pending.length > 0) {
      const wait = Math.ceil(this.begun + COMMIT_EVERY - performance.now());
      if (wait > 0) await pause(wait);
      this.begun = performance.now();
      const batch = this.pending;
      this.pending = [];
      try {
        const results = await this.engine.carryOut(batch.map(({ write }) => write));
        batch.forEach((one, index) => this.settle(one, results[index]!));
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.flushing = null;
  }

  private settle({ done, failed }: Pending, result: WriteResult): void {
    if ("touched" in result) done([...result.touched]);
    else failed("lost" in result ? new OwnershipLost() : result.failed);
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.engine.read(sql, values);
  }

  check(): Promise<void> {
    return this.engine.check();
  }

  async close(): Promise<void> {
    await this.flushing;
    await this.engine.close();
  }
}

export class SqliteStore extends SqlStore {
  constructor(engine: SqliteEngine) {
    super(new SqliteBackend(engine), randomUUID());
    if (engine.droppedFrames > 0)
      log("error", "the end of the write-ahead log is damaged: decisions in it are lost", {
        frames: engine.droppedFrames,
      });
  }

  /** A file has one master: whoever opened it last. An older process that still runs finds out at its next write. */
  async takeRooms(): Promise<RoomRecord[]> {
    await this.backend.write({ statements: [{ sql: "UPDATE rooms SET owner = ?", values: [this.owner] }] });
    return roomsOf(await this.backend.read("SELECT * FROM rooms ORDER BY used_at DESC"));
  }
}
