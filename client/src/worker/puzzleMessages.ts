/** What a page and the worker that referees its puzzle say to each other. */
import type { Previews, RefusedCode } from "@mindbug/shared/protocol";
import type { Puzzle } from "@mindbug/shared/puzzles";
import type { MatchUpdate } from "../sources/source.ts";

/**
 * "open": the goal can still be forced. "refuted": a move was made after which it cannot, and the opponent shows why.
 */
export type Standing = "open" | "refuted" | "missed" | "solved";

export type ToPuzzleWorker =
  | { readonly is: "begin"; readonly puzzle: Puzzle; readonly paceMs: number }
  | { readonly is: "answer"; readonly prompt: number; readonly answer: number }
  | { readonly is: "preview"; readonly prompt: number }
  | { readonly is: "hint" }
  /** Both sides are played to the end, as well as can be. */
  | { readonly is: "demonstrate" };

export type FromPuzzleWorker =
  | { readonly is: "update"; readonly update: MatchUpdate; readonly standing: Standing }
  | { readonly is: "hint"; readonly prompt: number; readonly answer: number }
  | { readonly is: "previews"; readonly previews: Previews }
  | { readonly is: "refused"; readonly code: RefusedCode };
