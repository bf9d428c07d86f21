/** What crosses between a room and its bot: a view and a memory go in, an answer and a chance come out. */
import type { SearchView } from "../view/types.ts";
import type { BotLevel } from "../protocol/index.ts";
import type { Level } from "./levels.ts";
import type { BotMemory } from "./memory.ts";

/** "glance" is no opponent: a small search for the winning chance alone, for the curve of a replay. */
export type SearchLevel = BotLevel | "glance";

export interface BotRequest {
  /** Of the seat that `memory` belongs to. */
  readonly view: SearchView;
  readonly memory: BotMemory;
  readonly level: SearchLevel;
  /** Equal requests with equal seeds get equal answers. */
  readonly seed: string;
}

export interface BotDecision {
  /** Position in the answers of the view's prompt; -1 if the view's seat has nothing to decide. */
  readonly answer: number;
  /** Estimated chance that the view's seat wins, from 0 to 1. */
  readonly chance: number;
}

export interface ToWorker {
  readonly job: number;
  readonly request: BotRequest;
  readonly level: Level;
}
export type FromWorker = { readonly job: number } & ({ readonly decision: BotDecision } | { readonly problem: string });
