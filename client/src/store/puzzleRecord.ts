/** Which puzzles were solved in this browser, and on which days the puzzle of the day was. */
import type { Puzzle } from "@mindbug/shared/puzzles";
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { readStored, writeStored } from "../app/storage.ts";

/** "first": at the first try, without a hint. */
export type How = "first" | "later";

export interface PuzzleRecord {
  readonly solved: Readonly<Record<string, How>>;
  /** Tried and not solved at the first try. */
  readonly failed: readonly string[];
  /** As "2026-11-19", in order. */
  readonly days: readonly string[];
}

const KEY = "mindbug.puzzles";
export const NO_PUZZLES: PuzzleRecord = { solved: {}, failed: [], days: [] };
const DAY_MS = 86_400_000;
/** Shares no factor with any likely number of puzzles: neighbouring days differ in difficulty. */
const STRIDE = 7919;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];

/** What was kept may be old, or tampered with. */
export function readRecord(text: string | null): PuzzleRecord {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Record<keyof PuzzleRecord, unknown>>;
    const solved = Object.entries(kept.solved ?? {}).filter(
      (entry): entry is [string, How] => entry[1] === "first" || entry[1] === "later",
    );
    const days = texts(kept.days).filter((day) => !Number.isNaN(Date.parse(day)));
    return { solved: Object.fromEntries(solved), failed: texts(kept.failed), days: [...new Set(days)].sort() };
  } catch {
    return NO_PUZZLES;
  }
}

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The calendar day where this person is. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The same for everybody on that day. */
export const dailyOf = (puzzles: readonly Puzzle[], day: string): Puzzle | undefined =>
  puzzles[(dayNumber(day) * STRIDE) % puzzles.length];

/** Days in a row on which the puzzle of the day was solved; today's may still come. */
export function streakOn(days: readonly string[], today: string): number {
  const solved = new Set(days.map(dayNumber));
  const now = dayNumber(today);
  let day = solved.has(now) ? now : now - 1;
  let streak = 0;
  for (; solved.has(day); day--) streak++;
  return streak;
}

export function withSolved(record: PuzzleRecord, id: string, helped: boolean, day: string | null): PuzzleRecord {
  const how: How = record.solved[id] ?? (helped || record.failed.includes(id) ? "later" : "first");
  const days = day === null || record.days.includes(day) ? record.days : [...record.days, day].sort();
  return { ...record, solved: { ...record.solved, [id]: how }, days };
}

export const withFailed = (record: PuzzleRecord, id: string): PuzzleRecord =>
  record.failed.includes(id) || record.solved[id] !== undefined
    ? record
    : { ...record, failed: [...record.failed, id] };

/** What either has; solved at the first try anywhere stays so. */
export function mergedPuzzles(one: PuzzleRecord, other: PuzzleRecord): PuzzleRecord {
  const solved: Record<string, How> = { ...one.solved, ...other.solved };
  for (const [id, how] of Object.entries(one.solved)) if (how === "first") solved[id] = how;
  const failed = [...new Set([...one.failed, ...other.failed])];
  return { solved, failed, days: [...new Set([...one.days, ...other.days])].sort() };
}

const current = signal(readRecord(readStored(KEY)));
export const puzzleRecord: ReadonlySignal<PuzzleRecord> = current;

export function keepPuzzleRecord(record: PuzzleRecord): void {
  current.value = record;
  writeStored(KEY, JSON.stringify(record));
}
