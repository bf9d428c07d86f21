/** Positions with everything public in which exactly one first move reaches the goal, and their exact solver. */
export { type Puzzle, puzzleState, type Theme } from "./puzzle.ts";
export { type Goal, Solver, type Task, taskOf, Unsolvable, verdict } from "./solver.ts";
