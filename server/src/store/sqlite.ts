/** The default store: one SQLite file, no set-up. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "@mindbug/shared";
import { openDatabase, type Row, type Sqlite } from "./database.ts";
import type { Entry, MatchRecord, RoomRecord, Store } from "./Store.ts";

const TABLES = [
  `CREATE TABLE IF NOT EXISTS rooms (code TEXT PRIMARY KEY, options TEXT NOT NULL, seats TEXT NOT NULL, score TEXT NOT NULL, match_id TEXT)`,
  `CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, code TEXT NOT NULL, rules INTEGER NOT NULL, setup TEXT NOT NULL, names TEXT NOT NULL,
    spectators TEXT NOT NULL, status TEXT NOT NULL, outcome TEXT, started_at INTEGER NOT NULL, ended_at INTEGER)`,
  `CREATE INDEX IF NOT EXISTS matches_ended ON matches (ended_at)`,
  `CREATE TABLE IF NOT EXISTS entries (match_id TEXT NOT NULL, position INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (match_id, position)) WITHOUT ROWID`,
];

const json = (value: unknown): string => JSON.stringify(value);
const parse = <T>(value: unknown): T => JSON.parse(String(value)) as T;

function roomOf(row: Row): RoomRecord {
  return { code: String(row.code), options: parse(row.options), seats: parse(row.seats), score: parse(row.score), matchId: row.match_id === null ? null : String(row.match_id) };
}

function matchOf(row: Row): MatchRecord {
  return {
    id: String(row.id), code: String(row.code), rules: Number(row.rules), setup: parse(row.setup), names: parse(row.names),
    spectators: String(row.spectators) as MatchRecord["spectators"], status: String(row.status) as MatchRecord["status"],
    outcome: row.outcome === null ? null : parse<Outcome>(row.outcome), startedAt: Number(row.started_at), endedAt: row.ended_at === null ? null : Number(row.ended_at),
  };
}

interface Pending {
  readonly write: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export class SqliteStore implements Store {
  private readonly db: Sqlite;
  private pending: Pending[] = [];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.db = openDatabase(join(folder, "mindbug.sqlite"));
    for (const table of TABLES) this.db.run(table);
  }

  /** What many rooms write in one round of the event loop is made durable by one commit. */
  private commit(write: () => void): Promise<void> {
    return new Promise((done, failed) => {
      this.pending.push({ write, done, failed });
      if (this.pending.length === 1) setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    const batch = this.pending;
    this.pending = [];
    if (batch.length === 0) return;
    try {
      this.db.transaction(() => batch.forEach(({ write }) => write()));
    } catch (error) {
      // One bad write must not fail its neighbours: each gets a commit of its own.
      if (batch.length === 1) return batch[0]!.failed(error);
      for (const one of batch) {
        try {
          this.db.transaction(one.write);
          one.done();
        } catch (own) {
          one.failed(own);
        }
      }
      return;
    }
    batch.forEach(({ done }) => done());
  }

  private writeRoom(room: RoomRecord): void {
    this.db.run("INSERT OR REPLACE INTO rooms (code, options, seats, score, match_id) VALUES (?, ?, ?, ?, ?)",
      room.code, json(room.options), json(room.seats), json(room.score), room.matchId);
  }

  saveRoom(room: RoomRecord): Promise<void> {
    return this.commit(() => this.writeRoom(room));
  }

  closeRoom(code: string): Promise<void> {
    return this.commit(() => void this.db.run("DELETE FROM rooms WHERE code = ?", code));
  }

  async openRooms(): Promise<RoomRecord[]> {
    return this.db.all("SELECT * FROM rooms").map(roomOf);
  }

  startMatch(match: MatchRecord, room: RoomRecord): Promise<void> {
    return this.commit(() => {
      this.db.run("INSERT INTO matches (id, code, rules, setup, names, spectators, status, outcome, started_at, ended_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        match.id, match.code, match.rules, json(match.setup), json(match.names), match.spectators, match.status, null, match.startedAt, null);
      this.writeRoom(room);
    });
  }

  append(matchId: string, position: number, entry: Entry, outcome: Outcome | null): Promise<void> {
    return this.commit(() => {
      this.db.run("INSERT INTO entries (match_id, position, entry) VALUES (?, ?, ?)", matchId, position, json(entry));
      if (outcome !== null) this.db.run("UPDATE matches SET status = 'finished', outcome = ?, ended_at = ? WHERE id = ?", json(outcome), Date.now(), matchId);
    });
  }

  markBroken(matchId: string): Promise<void> {
    return this.commit(() => void this.db.run("UPDATE matches SET status = 'broken', ended_at = ? WHERE id = ?", Date.now(), matchId));
  }

  async match(id: string): Promise<MatchRecord | null> {
    const [row] = this.db.all("SELECT * FROM matches WHERE id = ?", id);
    return row === undefined ? null : matchOf(row);
  }

  async entries(matchId: string): Promise<Entry[]> {
    return this.db.all("SELECT entry FROM entries WHERE match_id = ? ORDER BY position", matchId).map((row) => parse<Entry>(row.entry));
  }

  async recentMatches(limit: number): Promise<MatchRecord[]> {
    return this.db.all("SELECT * FROM matches WHERE status = 'finished' ORDER BY ended_at DESC LIMIT ?", limit).map(matchOf);
  }

  async prune(endedBefore: number): Promise<number> {
    let count = 0;
    await this.commit(() => {
      const old = "ended_at IS NOT NULL AND ended_at < ? AND id NOT IN (SELECT match_id FROM rooms WHERE match_id IS NOT NULL)";
      this.db.run(`DELETE FROM entries WHERE match_id IN (SELECT id FROM matches WHERE ${old})`, endedBefore);
      count = this.db.run(`DELETE FROM matches WHERE ${old}`, endedBefore);
    });
    return count;
  }

  async close(): Promise<void> {
    this.flush();
    this.db.close();
  }
}
