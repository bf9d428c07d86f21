/** This person's own record: how the matches of this browser ended. Kept here, and sent to nobody. */
import { SET_KEYS, type SetKey } from "@mindbug/shared/cards";
import { BOT_LEVELS, type BotLevel, NAME_LENGTH } from "@mindbug/shared/protocol";
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { readStored, writeStored } from "../app/storage.ts";

type Result = "won" | "lost" | "draw";
const RESULTS: readonly Result[] = ["won", "lost", "draw"];

/** A level of the bot, or a person by the name they had. */
type Opponent = { readonly bot: BotLevel } | { readonly name: string };

export interface RecordedMatch {
  readonly id: string;
  /** When it ended. */
  readonly at: number;
  readonly sets: readonly SetKey[];
  readonly against: Opponent;
  readonly result: Result;
}

const KEY = "mindbug.record";
/** A browser keeps some megabytes for a page, and one match takes about 150 bytes. */
export const MOST_MATCHES = 5000;
const MOST_ID = 64;

function readOpponent(given: unknown): Opponent | null {
  if (typeof given !== "object" || given === null) return null;
  const { bot, name } = given as { readonly bot?: unknown; readonly name?: unknown };
  const level = BOT_LEVELS.find((known) => known === bot);
  if (level !== undefined) return { bot: level };
  return typeof name === "string" && name.length <= NAME_LENGTH * 2 ? { name } : null;
}

/** A match as it was kept or brought here; null for what is none. */
export function readMatch(given: unknown): RecordedMatch | null {
  if (typeof given !== "object" || given === null) return null;
  const { id, at, sets, against, result } = given as Partial<Record<keyof RecordedMatch, unknown>>;
  const opponent = readOpponent(against);
  const ended = RESULTS.find((known) => known === result);
  const known = Array.isArray(sets) ? SET_KEYS.filter((set) => sets.includes(set)) : [];
  if (typeof id !== "string" || id === "" || id.length > MOST_ID || opponent === null || ended === undefined)
    return null;
  if (!Number.isSafeInteger(at) || Number(at) < 0 || !Array.isArray(sets) || known.length !== sets.length) return null;
  return { id, at: Number(at), sets: known, against: opponent, result: ended };
}

/** What was kept may be old, or tampered with: what does not fit is left out. */
export function readMatches(text: string | null): readonly RecordedMatch[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.map(readMatch).filter((match) => match !== null) : [];
  } catch {
    return [];
  }
}

/** Each match once, in the order in which they ended; the oldest go when there is no room. */
export function merged(one: readonly RecordedMatch[], other: readonly RecordedMatch[]): readonly RecordedMatch[] {
  const byId = new Map([...other, ...one].map((match) => [match.id, match]));
  return [...byId.values()].sort((a, b) => a.at - b.at).slice(-MOST_MATCHES);
}

const current = signal(readMatches(readStored(KEY)));
export const matchRecord: ReadonlySignal<readonly RecordedMatch[]> = current;

export function keepMatches(matches: readonly RecordedMatch[]): void {
  current.value = matches;
  writeStored(KEY, JSON.stringify(matches));
}

/** Another tab may have finished one meanwhile. */
export const recordMatch = (match: RecordedMatch): void => keepMatches(merged(readMatches(readStored(KEY)), [match]));

export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly draw: number;
}

export const tally = (matches: readonly RecordedMatch[]): Tally => {
  const count = (wanted: Result): number => matches.filter(({ result }) => result === wanted).length;
  return { won: count("won"), lost: count("lost"), draw: count("draw") };
};

/** Wins in a row: those that the last match ends, and the most there ever were. */
export function streaks(matches: readonly RecordedMatch[]): { readonly now: number; readonly best: number } {
  let now = 0;
  let best = 0;
  for (const { result } of matches) {
    now = result === "won" ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}
