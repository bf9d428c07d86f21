/** The SQLite file itself: every call blocks its thread until the disk has answered. */
import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase, type Row, type Sqlite, type Value } from "./database.ts";
import type { WriteResult } from "./groupCommit.ts";
import { LEDGER, stepsAfter } from "./schema.ts";
import type { Write } from "./sqlStore.ts";
import { walFrames } from "./wal.ts";

const LEAST_FREE_BYTES = 8 * 1024 * 1024;

/** Carries out what the store asks for, in this thread or in another. */
export interface SqliteEngine {
  /** Frames of the write-ahead log that were thrown away when it was opened: something damaged them. */
  readonly droppedFrames: number;
  /** Together durable when this resolves; a write that cannot be carried out fails alone. */
  carryOut(writes: readonly Write[]): Promise<readonly WriteResult[]>;
  read(sql: string, values: readonly Value[]): Promise<Row[]>;
  /** Throws if nothing could be written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export const databaseIn = (folder: string): string => join(folder, "mindbug.sqlite");

/** Names are in it, so it is for nobody else's eyes. SQLite gives its other files the same rights. */
function createPrivately(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Somebody else's file that we may write to: whoever lent it knows why.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}

class FolderInUse extends Error {}

/**
 * Servers share the folder (the newest is its master, see SqliteStore.takeRooms), a restore must be alone in it. The
 * operating system forgets a lock with its process, however that ended.
 */
export function lockFolder(folder: string, how: "shared" | "alone"): { release(): void } {
  const file = join(folder, "mindbug.lock");
  createPrivately(file);
  const db = openDatabase(file, "lock");
  try {
    if (how === "alone") db.run("BEGIN EXCLUSIVE");
    else {
      db.run("BEGIN");
      db.all("SELECT COUNT(*) AS tables FROM sqlite_master");
    }
  } catch {
    db.close();
    throw new FolderInUse(
      how === "alone" ? `A server runs on ${folder}: stop it first.` : `A backup is being restored into ${folder}.`,
    );
  }
  return {
    release() {
      // What is merely closed stays locked until it is collected as garbage.
      db.run("ROLLBACK");
      db.close();
    },
  };
}

class Lost extends Error {}

export class SqliteFile implements SqliteEngine {
  readonly droppedFrames: number;
  private readonly db: Sqlite;
  private readonly lock: { release(): void };

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.lock = lockFolder(folder, "shared");
    const file = databaseIn(folder);
    createPrivately(file);
    const frames = walFrames(`${file}-wal`);
    this.db = openDatabase(file);
    this.droppedFrames = Math.max(0, frames - this.recoveredFrames());
    this.migrate();
  }

  private recoveredFrames(): number {
    const [row] = this.db.pragma("wal_checkpoint(PASSIVE)");
    return Number(row?.log ?? 0);
  }

  private migrate(): void {
    this.db.run(LEDGER);
    const [row] = this.db.all("SELECT COALESCE(MAX(version), 0) AS version FROM migrations");
    for (const step of stepsAfter(Number(row!.version)))
      this.db.transaction(() => step.forEach((sql) => void this.db.run(sql)));
  }

  private one({ statements, held }: Write): number[] {
    const touched = statements.map(({ sql, values }) => this.db.run(sql, ...values));
    if (held !== undefined && touched[0] === 0 && (held === null || !this.finds(held, statements[0]!.values)))
      throw new Lost();
    return touched;
  }

  private finds(sql: string, values: readonly Value[]): boolean {
    return this.db.all(sql, ...values).length > 0;
  }

  private together(writes: readonly Write[]): WriteResult[] {
    let results: WriteResult[] = [];
    this.db.transaction(() => {
      results = writes.map((write) => ({ touched: this.one(write) }));
    });
    return results;
  }

  private alone(write: Write): WriteResult {
    try {
      return this.together([write])[0]!;
    } catch (error) {
      return error instanceof Lost ? { lost: true } : { failed: error as Error };
    }
  }

  async carryOut(writes: readonly Write[]): Promise<readonly WriteResult[]> {
    try {
      return this.together(writes);
    } catch (error) {
      // A file that somebody else holds locked is waited for once, not once for each.
      if ((error as { code?: unknown }).code === "SQLITE_BUSY") return writes.map(() => ({ failed: error as Error }));
      // One bad write must not fail its neighbours: each gets a commit of its own.
      return writes.map((write) => this.alone(write));
    }
  }

  async read(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.db.all(sql, ...values);
  }

  async check(): Promise<void> {
    // The log may still have room in itself when the disk has none left.
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Error("The disk is full.");
    this.db.transaction(() => void this.db.run("UPDATE migrations SET version = version"));
  }

  async close(): Promise<void> {
    // So that the file alone is everything, for whoever copies it away.
    this.db.pragma("wal_checkpoint(TRUNCATE)");
    this.db.close();
    this.lock.release();
  }
}
