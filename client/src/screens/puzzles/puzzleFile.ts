/** The shipped puzzles, fetched once. */
import type { Puzzle } from "@mindbug/shared/puzzles";
import { fileUrl } from "../../net/place.ts";

let fetched: Promise<readonly Puzzle[]> | null = null;

export function allPuzzles(): Promise<readonly Puzzle[]> {
  fetched ??= load();
  // A line that failed may be there the next time.
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
}

async function load(): Promise<readonly Puzzle[]> {
  const response = await fetch(fileUrl("puzzles.json"));
  if (!response.ok) throw new Error(`puzzles.json: ${response.status}`);
  return (await response.json()) as readonly Puzzle[];
}

export type Difficulty = "easy" | "medium" | "hard";
export const DIFFICULTIES = ["easy", "medium", "hard"] as const satisfies readonly Difficulty[];

/** The file goes from easy to hard: how long the line is, and how often the Beginner misses it. */
export const difficultyOf = (index: number, count: number): Difficulty =>
  DIFFICULTIES[Math.min(DIFFICULTIES.length - 1, Math.floor((index * DIFFICULTIES.length) / count))]!;
