/** This person's record as a file: written whole, and read only if all of it is what it says it is. */
import { type PuzzleRecord, type How as PuzzleSolved } from "../../store/puzzleRecord.ts";
import { MOST_MATCHES, readMatch, type RecordedMatch } from "../../store/matchRecord.ts";

const FORMAT = "mindbug-record";
const VERSION = 1;
/** A full record comes to less than one megabyte. */
export const MOST_BYTES = 4_000_000;
const MOST_PUZZLES = 10_000;

export interface WholeRecord {
  readonly matches: readonly RecordedMatch[];
  readonly puzzles: PuzzleRecord;
}

/** Why a file is refused. */
export type FileProblem = "tooLarge" | "notJson" | "notARecord" | "newer" | "damaged";

export const writeRecordFile = ({ matches, puzzles }: WholeRecord): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, matches, puzzles }, null, 1);

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

const isName = (given: unknown): given is string => typeof given === "string" && given.length <= 64;
const isDay = (given: unknown): given is string =>
  typeof given === "string" && /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given));
const isSolved = (given: unknown): given is PuzzleSolved => given === "first" || given === "later";

function listOf<T>(given: unknown, is: (each: unknown) => each is T): readonly T[] | null {
  return Array.isArray(given) && given.length <= MOST_PUZZLES && given.every(is) ? (given as readonly T[]) : null;
}

function readPuzzles(given: unknown): PuzzleRecord | null {
  if (!isObject(given) || !isObject(given["solved"])) return null;
  const solved = Object.entries(given["solved"]);
  const failed = listOf(given["failed"], isName);
  const days = listOf(given["days"], isDay);
  if (failed === null || days === null || solved.length > MOST_PUZZLES) return null;
  const known = solved.filter((entry): entry is [string, PuzzleSolved] => isName(entry[0]) && isSolved(entry[1]));
  return known.length === solved.length ? { solved: Object.fromEntries(known), failed, days } : null;
}

export function readRecordFile(text: string): WholeRecord | FileProblem {
  if (text.length > MOST_BYTES) return "tooLarge";
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return "notJson";
  }
  if (!isObject(given) || given["format"] !== FORMAT) return "notARecord";
  const { version, matches } = given;
  if (!Number.isSafeInteger(version) || Number(version) < 1) return "damaged";
  if (Number(version) > VERSION) return "newer";
  if (!Array.isArray(matches) || matches.length > MOST_MATCHES) return "damaged";
  const read = matches.map(readMatch).filter((match) => match !== null);
  const puzzles = readPuzzles(given["puzzles"]);
  return puzzles === null || read.length !== matches.length ? "damaged" : { matches: read, puzzles };
}
