/** What is remembered, whatever the database. A promise that resolves means: durable. */
import type { MatchSetup, Outcome, Seat } from "@mindbug/shared";
import type { Evening } from "@mindbug/shared/evening";
import type { BotLevel, RoomOptions } from "@mindbug/shared/protocol";

export interface SeatRecord {
  readonly name: string;
  /** Of the seat's secret; the secret itself is with the player alone. Empty for a seat that was never a person's. */
  readonly secretHash: string;
  readonly bot: BotLevel | null;
  /** Before the first match: whether the player has said so. */
  readonly ready?: boolean;
  /** Of whoever opened the room. */
  readonly host?: boolean;
}

export interface RoomRecord {
  readonly code: string;
  readonly options: RoomOptions;
  readonly seats: readonly [SeatRecord | null, SeatRecord | null];
  readonly score: readonly [number, number];
  /** The match being played or just finished, null before the first. */
  readonly matchId: string | null;
  /** Empty for a room without a password. */
  readonly passwordHash: string;
  /** An evening itself, or the evening that a table belongs to; null for a table of its own. */
  readonly evening: EveningRecord | { readonly of: string } | null;
}

interface EveningRecord {
  readonly course: Evening;
  /** Of each person's secret, by number; the secret itself is with the person alone. */
  readonly secretHashes: Readonly<Record<number, string>>;
}

/**
 * One line of a match's journal. `bank` is what is left of the deciding seat's, in milliseconds; `at` is when it was
 * decided, `by` who did it in the player's place. Older journals have neither.
 */
export type Entry =
  | {
      readonly t: "decide";
      readonly seat: Seat;
      readonly prompt: number;
      readonly answer: number;
      readonly bank: number;
      readonly at?: number;
      readonly by?: "clock" | "room";
    }
  | { readonly t: "concede"; readonly seat: Seat }
  | { readonly t: "forfeit"; readonly seat: Seat; readonly reason: "timeout" | "abandoned" }
  /** Everything after the first `to` effective entries is taken back. */
  | { readonly t: "takeback"; readonly to: number };

export interface MatchRecord {
  readonly id: string;
  readonly code: string;
  readonly rules: number;
  readonly setup: MatchSetup;
  readonly names: readonly [string, string];
  readonly spectators: RoomOptions["spectators"];
  readonly status: "playing" | "finished" | "broken";
  readonly outcome: Outcome | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
}

/**
 * What is stored is damaged, or of a kind that is not known here. It is kept as it is; nothing else may suffer from it.
 */
export class Unreadable extends Error {}

/** Another process runs the room by now. Whoever gets this must forget the room: what it knows is out of date. */
export class OwnershipLost extends Error {
  constructor() {
    super("Another process runs this room.");
  }
}

/** Writes about a room, or about the match played in it, throw OwnershipLost unless this process runs the room. */
export interface Store {
  /** False if the code is taken. The room is this process's. */
  createRoom(room: RoomRecord): Promise<boolean>;
  saveRoom(room: RoomRecord): Promise<void>;
  closeRoom(code: string): Promise<void>;
  /** Open rooms that no living process runs, the most recently used first; from now on this one does. */
  takeRooms(): Promise<RoomRecord[]>;
  /** The match and the room that now plays it, both or neither. */
  startMatch(match: MatchRecord, room: RoomRecord): Promise<void>;
  /** `outcome` when this entry ended the match. */
  append(matchId: string, position: number, entry: Entry, outcome: Outcome | null): Promise<void>;
  /** The journal cannot be replayed by these rules: it is kept as it is. */
  markBroken(matchId: string): Promise<void>;
  match(id: string): Promise<MatchRecord | null>;
  entries(matchId: string): Promise<Entry[]>;
  recentMatches(limit: number): Promise<MatchRecord[]>;
  /** Deletes matches that ended, or were begun and abandoned, before this time and are shown in no open room. */
  prune(endedBefore: number): Promise<number>;
  /** Throws if nothing could be written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
