/** Which puzzles somebody asks for. */
import type { SetKey } from "@mindbug/shared/cards";
import type { Goal, Puzzle, Theme } from "@mindbug/shared/puzzles";
import type { PuzzleRecord } from "../../store/puzzleRecord.ts";
import { type Difficulty, difficultyOf } from "./puzzleFile.ts";

export type PuzzleState = "open" | "failed" | "solved";
export const PUZZLE_STATES = ["open", "failed", "solved"] as const satisfies readonly PuzzleState[];

/** "" lets everything through. */
export interface PuzzleFilter {
  readonly goal: Goal | "";
  readonly set: SetKey | "";
  readonly difficulty: Difficulty | "";
  readonly theme: Theme | "";
  readonly state: PuzzleState | "";
}

export const EVERY_PUZZLE: PuzzleFilter = { goal: "", set: "", difficulty: "", theme: "", state: "" };

export interface ListedPuzzle {
  readonly puzzle: Puzzle;
  /** From 1, in the order of the file. */
  readonly number: number;
  readonly difficulty: Difficulty;
  readonly state: PuzzleState;
}

const stateOf = ({ solved, failed }: PuzzleRecord, id: string): PuzzleState =>
  solved[id] !== undefined ? "solved" : failed.includes(id) ? "failed" : "open";

export function listed(puzzles: readonly Puzzle[], record: PuzzleRecord): readonly ListedPuzzle[] {
  return puzzles.map((puzzle, index) => ({
    puzzle,
    number: index + 1,
    difficulty: difficultyOf(index, puzzles.length),
    state: stateOf(record, puzzle.id),
  }));
}

const fits = <T>(wanted: T | "", ...values: readonly T[]): boolean => wanted === "" || values.includes(wanted);

export const puzzlesLike = (all: readonly ListedPuzzle[], filter: PuzzleFilter): readonly ListedPuzzle[] =>
  all.filter(
    ({ puzzle, difficulty, state }) =>
      fits(filter.goal, puzzle.goal) &&
      fits(filter.set, ...puzzle.sets) &&
      fits(filter.difficulty, difficulty) &&
      fits(filter.theme, ...puzzle.themes) &&
      fits(filter.state, state),
  );

/** The one after it that is not solved yet, beginning anew at the end. */
export function nextOpen(all: readonly ListedPuzzle[], id: string): ListedPuzzle | undefined {
  const at = all.findIndex(({ puzzle }) => puzzle.id === id);
  const later = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return later.find(({ state }) => state !== "solved") ?? later[0];
}
