/**
 * How hard each level thinks. Simulations decide, so that equal requests get equal answers; the time is a safety net.
 */
import type { SearchLevel } from "./request.ts";

export interface Level {
  readonly simulations: number;
  readonly milliseconds: number;
  /** How far below the best an answer may look and still be given now and then; 0 always gives the best. */
  readonly carelessness: number;
}

export const LEVELS: Readonly<Record<SearchLevel, Level>> = {
  beginner: { simulations: 12, milliseconds: 200, carelessness: 0.25 },
  player: { simulations: 120, milliseconds: 600, carelessness: 0.03 },
  master: { simulations: 6000, milliseconds: 1200, carelessness: 0 },
  glance: { simulations: 200, milliseconds: 300, carelessness: 0 },
};

/** Under load everybody thinks less: the budget is shared among those who wait. */
export function underLoad(level: Level, waiting: number): Level {
  const share = Math.min(1, 4 / (waiting + 1));
  return {
    ...level,
    simulations: Math.max(Math.min(level.simulations, 24), Math.round(level.simulations * share)),
    milliseconds: Math.max(100, Math.round(level.milliseconds * share)),
  };
}
