/**
 * The one store: the same queries for SQLite and for PostgreSQL, which differ only in how a statement is carried out.
 */
import type { Outcome } from "@mindbug/shared";
import { log } from "../log.ts";
import type { Row, Value } from "./database.ts";
import { type Entry, type MatchRecord, type RoomRecord, type Store, Unreadable } from "./store.ts";

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** Statements that happen together or not at all. */
export interface Write {
  readonly statements: readonly Statement[];
  /**
   * The first statement must touch a row, or this query, given the same values, must find one: else the room is another
   * process's by now. null: no query, it must touch one.
   */
  readonly held?: string | null;
}

export interface Backend {
  /** How many rows each statement touched, once that is durable. Throws OwnershipLost. */
  write(write: Write): Promise<readonly number[]>;
  read(sql: string, ...values: Value[]): Promise<Row[]>;
  /** Throws if nothing could be written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const json = (value: unknown): string => JSON.stringify(value);

type Stored = Row[string] | undefined;
function text(value: Stored): string {
  if (value instanceof Uint8Array) throw new Unreadable("A text with bytes that are none.");
  return String(value);
}
function parse<T>(value: Stored): T {
  try {
    return JSON.parse(text(value)) as T;
  } catch (error) {
    throw new Unreadable(String(error));
  }
}

/** Of a record of which nothing else may be readable. */
const nameOf = (key: Stored): string =>
  key instanceof Uint8Array ? Buffer.from(key).toString("latin1") : String(key ?? "");

/** One damaged row does not hide the others. */
function readable<T>(rows: readonly Row[], read: (row: Row) => T): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      log("error", "a stored record is damaged", { record: nameOf(row.id ?? row.code), error: error.message });
      return [];
    }
  });
}

export const roomsOf = (rows: readonly Row[]): RoomRecord[] => readable(rows, roomOf);

function roomOf(row: Row): RoomRecord {
  return {
    code: text(row.code),
    options: parse(row.options),
    seats: parse(row.seats),
    score: parse(row.score),
    matchId: row.match_id === null ? null : text(row.match_id),
    passwordHash: text(row.password),
    evening: row.evening === null ? null : parse(row.evening),
  };
}

function matchOf(row: Row): MatchRecord {
  return {
    id: text(row.id),
    code: text(row.code),
    rules: Number(row.rules),
    setup: parse(row.setup),
    names: parse(row.names),
    spectators: text(row.spectators) as MatchRecord["spectators"],
    status: text(row.status) as MatchRecord["status"],
    outcome: row.outcome === null ? null : parse<Outcome>(row.outcome),
    startedAt: Number(row.started_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
  };
}

const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values });

/** Parameters are numbered: the second query is given the same values. */
export const APPEND = `INSERT INTO entries (match_id, position, entry)
   SELECT match_id, CAST(?2 AS INTEGER), CAST(?3 AS TEXT) FROM rooms
   WHERE match_id = ?1 AND owner = ?4 /* lock */ ON CONFLICT (match_id, position) DO NOTHING`;
/** A second try after a lost connection may find its own line there already. */
const APPENDED = `SELECT 1 FROM rooms JOIN entries ON entries.match_id = rooms.match_id
   WHERE rooms.match_id = ?1 AND position = ?2 AND entry = ?3 AND owner = ?4`;

export abstract class SqlStore implements Store {
  /** `owner` names this process in every room that it runs. */
  constructor(
    protected readonly backend: Backend,
    protected readonly owner: string,
  ) {}

  abstract takeRooms(): Promise<RoomRecord[]>;

  async createRoom(room: RoomRecord): Promise<boolean> {
    const [made] = await this.backend.write({
      statements: [
        statement(
          "INSERT INTO rooms (code, options, seats, score, match_id, password, evening, owner, used_at) VALUES " +
            "(?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO NOTHING",
          room.code,
          json(room.options),
          json(room.seats),
          json(room.score),
          room.matchId,
          room.passwordHash,
          room.evening === null ? null : json(room.evening),
          this.owner,
          Date.now(),
        ),
      ],
    });
    return made === 1;
  }

  private roomUpdate(room: RoomRecord): Statement {
    return statement(
      "UPDATE rooms SET options = ?, seats = ?, score = ?, match_id = ?, evening = ?, used_at = ? " +
        "WHERE code = ? AND owner = ?",
      json(room.options),
      json(room.seats),
      json(room.score),
      room.matchId,
      room.evening === null ? null : json(room.evening),
      Date.now(),
      room.code,
      this.owner,
    );
  }

  async saveRoom(room: RoomRecord): Promise<void> {
    await this.backend.write({ statements: [this.roomUpdate(room)], held: null });
  }

  async closeRoom(code: string): Promise<void> {
    await this.backend.write({
      statements: [statement("DELETE FROM rooms WHERE code = ? AND owner = ?", code, this.owner)],
    });
  }

  async startMatch(match: MatchRecord, room: RoomRecord): Promise<void> {
    await this.backend.write({
      held: null,
      // A second try after a lost connection may find the match there: ids are random, so it is this one.
      statements: [
        this.roomUpdate(room),
        statement(
          `INSERT INTO matches (id, code, rules, setup, names, spectators, status, outcome, started_at, ended_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
          match.id,
          match.code,
          match.rules,
          json(match.setup),
          json(match.names),
          match.spectators,
          match.status,
          null,
          match.startedAt,
          null,
        ),
      ],
    });
  }

  async append(matchId: string, position: number, entry: Entry, outcome: Outcome | null): Promise<void> {
    const statements = [statement(APPEND, matchId, position, json(entry), this.owner)];
    if (outcome !== null)
      statements.push(
        statement(
          "UPDATE matches SET status = 'finished', outcome = ?, ended_at = ? WHERE id = ?",
          json(outcome),
          Date.now(),
          matchId,
        ),
      );
    await this.backend.write({ statements, held: APPENDED });
  }

  async markBroken(matchId: string): Promise<void> {
    await this.backend.write({
      statements: [statement("UPDATE matches SET status = 'broken', ended_at = ? WHERE id = ?", Date.now(), matchId)],
    });
  }

  async match(id: string): Promise<MatchRecord | null> {
    const [row] = await this.backend.read("SELECT * FROM matches WHERE id = ?", id);
    return row === undefined ? null : matchOf(row);
  }

  async entries(matchId: string): Promise<Entry[]> {
    return (await this.backend.read("SELECT entry FROM entries WHERE match_id = ? ORDER BY position", matchId)).map(
      (row) => parse<Entry>(row.entry),
    );
  }

  async recentMatches(limit: number): Promise<MatchRecord[]> {
    return readable(
      await this.backend.read("SELECT * FROM matches WHERE status = 'finished' ORDER BY ended_at DESC LIMIT ?", limit),
      matchOf,
    );
  }

  async prune(endedBefore: number): Promise<number> {
    // Also those that nobody ended: their room was closed when nobody had come for a long time.
    const old =
      "COALESCE(ended_at, started_at) < ? AND id NOT IN (SELECT match_id FROM rooms WHERE match_id IS NOT NULL)";
    const [, count] = await this.backend.write({
      statements: [
        statement(`DELETE FROM entries WHERE match_id IN (SELECT id FROM matches WHERE ${old})`, endedBefore),
        statement(`DELETE FROM matches WHERE ${old}`, endedBefore),
      ],
    });
    return count ?? 0;
  }

  check(): Promise<void> {
    return this.backend.check();
  }

  close(): Promise<void> {
    return this.backend.close();
  }
}
