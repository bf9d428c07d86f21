/** The shipped puzzles: each has one right first move, and two solvers that share no line say which. */
import { readFileSync, statSync } from "node:fs";
import { answer, type ArrangedPlayer, copyState, type MatchState, SET_KEYS } from "../../shared/src/index.ts";
import { type Puzzle, puzzleState, setsOf, solve, themesOf } from "../../shared/src/puzzles/puzzle.ts";
import { Solver, taskOf, Unsolvable, verdict } from "../../shared/src/puzzles/solver.ts";
import { NaiveSolver, TooLarge } from "../helpers/naiveSolver.ts";

const FILE = "client/public/puzzles.json";
const puzzles = JSON.parse(readFileSync(FILE, "utf8")) as readonly Puzzle[];
/** Spread over the whole file, the easy and the hard ones. */
const every = (step: number): readonly Puzzle[] => puzzles.filter((_, index) => index % step === 0);

const position = (players: readonly [ArrangedPlayer, ArrangedPlayer]): MatchState => puzzleState({ players });

describe("the solver", () => {
  test("finds the attack that wins this turn, and that playing a card does not", () => {
    const s = position([
      { board: ["Spider Owl"], hand: ["Plated Scorpion"] },
      { life: 1, board: ["Gorillion"] },
    ]);
    const { first } = solve({ ...s }, "win") ?? { first: -1 };
    // Two answers are no puzzle for the file, but the solver knows them all.
    expect(first).toBe(-1);
    const solver = new Solver(taskOf(s, "win"));
    expect(solver.solutions(s).map((index) => s.prompt!.answers[index]!.do)).toEqual(["attack"]);
  });

  test("takes a block that saves the opponent for a refutation", () => {
    const s = position([{ board: ["Plated Scorpion"] }, { life: 1, board: ["Gorillion"] }]);
    expect(new Solver(taskOf(s, "win")).solutions(s)).toEqual([]);
  });

  test("proves nothing by luck: a line that rolls a die is not judged", () => {
    const king = position([{ board: ["Baby Gigazaur"] }, { life: 1 }]);
    expect(() => new Solver(taskOf(king, "win")).solutions(king)).toThrow(Unsolvable);
  });

  test("the line it shows ends with the goal reached", () => {
    for (const { position: at, goal, first } of every(29)) {
      const from = puzzleState(at);
      const task = taskOf(from, goal);
      const line = new Solver(task).line(from, first);
      const s = copyState(from);
      for (const index of line) answer(s, index);
      expect(verdict(s, task)).toBe(true);
    }
  });
});

describe("the shipped puzzles", () => {
  test("there are at least 300, of both goals and of every set, in at most 200 KB", () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    expect(statSync(FILE).size).toBeLessThanOrEqual(200 * 1024);
    expect(new Set(puzzles.map(({ goal }) => goal))).toEqual(new Set(["win", "survive"]));
    for (const set of SET_KEYS) expect(puzzles.filter(({ sets }) => sets.includes(set)).length).toBeGreaterThan(30);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test("are what they say: one first move, its depth, its sets and its themes", () => {
    for (const puzzle of every(9)) {
      const s = puzzleState(puzzle.position);
      const solved = solve(s, puzzle.goal);
      expect({ id: puzzle.id, first: solved?.first, depth: solved?.line.length }).toEqual({
        id: puzzle.id,
        first: puzzle.first,
        depth: puzzle.depth,
      });
      expect(themesOf(s, solved!.line)).toEqual(puzzle.themes);
      expect(setsOf(puzzle.position)).toEqual(puzzle.sets);
    }
  });

  test("a search without any shortcut agrees on fifty of them", () => {
    let agreed = 0;
    for (const { id, position: at, goal, first } of puzzles) {
      if (agreed === 50) break;
      const s = puzzleState(at);
      try {
        expect({ id, solutions: new NaiveSolver(taskOf(s, goal), 20_000).solutions(s) }).toEqual({
          id,
          solutions: [first],
        });
        agreed += 1;
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
      }
    }
    expect(agreed).toBe(50);
  });
});
