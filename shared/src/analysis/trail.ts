/**
 * Moves with their branches as one list of numbers: the position of an answer goes one step on from where one is, a
 * negative number goes that many steps back. Read from front to back, without brackets that could be left open.
 */
export interface Trail {
  readonly moves: readonly number[];
  /** The place that is looked at, counted in the order in which `moves` makes them; 0 is the beginning. */
  readonly at: number;
}

export const EMPTY_TRAIL: Trail = { moves: [], at: 0 };

/** One line of moves, looked at after as many of them as are wanted. */
export const trailOf = (moves: readonly number[], at = moves.length): Trail => ({
  moves,
  at: Math.min(at, moves.length),
});
