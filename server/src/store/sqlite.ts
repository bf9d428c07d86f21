/** The default store: one SQLite file, no set-up. */
import { randomUUID } from "node:crypto";
import { log } from "../log.ts";
import type { Row, Value } from "./database.ts";
import { GroupCommit } from "./groupCommit.ts";
import type { SqliteEngine } from "./sqliteFile.ts";
import { type Backend, roomsOf, SqlStore, type Write } from "./sqlStore.ts";
import type { RoomRecord } from "./store.ts";

class SqliteBackend implements Backend {
  private readonly commits = new GroupCommit((writes) => this.engine.carryOut(writes));

  constructor(private readonly engine: SqliteEngine) {}

  write(write: Write): Promise<readonly number[]> {
    return this.commits.write(write);
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.engine.read(sql, values);
  }

  check(): Promise<void> {
    return this.engine.check();
  }

  async close(): Promise<void> {
    await this.commits.idle();
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
