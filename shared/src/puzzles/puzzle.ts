/** A puzzle: a position with everything public, a goal, and the one first move that forces it. */
import { cardByKey, type Keyword, type SetKey, type Trigger } from "../cards/index.ts";
import {
  apply,
  arrange,
  copyState,
  type GameEvent,
  keywordList,
  type MatchState,
  type Position,
  type Seat,
} from "../engine/index.ts";
import { type Goal, Solver, taskOf, Unsolvable } from "./solver.ts";

export type Theme = Keyword | Trigger | "mindbug" | "order" | "sacrifice" | "block";

export interface Puzzle {
  readonly id: string;
  readonly goal: Goal;
  readonly position: Position;
  /** Position of the only first answer that forces the goal. */
  readonly first: number;
  /** Decisions of the solver's in the longest resistance, the first included. */
  readonly depth: number;
  /** How often of a hundred times the Beginner begins with something else. */
  readonly missed: number;
  readonly sets: readonly SetKey[];
  readonly themes: readonly Theme[];
}

/** Every question is asked, also those with one answer: a line then means the same everywhere. */
export function puzzleState(position: Position): MatchState {
  const made = arrange({ ...position, forced: "ask" });
  if (!made.ok) throw new Error(made.reason);
  return made.state;
}

export interface Solved {
  readonly first: number;
  readonly line: readonly number[];
  readonly nodes: number;
}

/** The one first move that forces the goal; null if there is none, more than one, or no choice. Throws Unsolvable. */
export function solve(s: MatchState, goal: Goal, mostNodes?: number): Solved | null {
  if (s.prompt === null || s.prompt.kind !== "turn" || s.prompt.answers.length < 3) return null;
  const solver = new Solver(taskOf(s, goal), mostNodes);
  const solutions = solver.solutions(s);
  if (solutions.length !== 1) return null;
  const first = solutions[0]!;
  // Two equal cards in hand would be two right answers.
  const twins = s.prompt.answers.filter((given) => {
    const right = s.prompt!.answers[first]!;
    return (
      given.do === "play" &&
      right.do === "play" &&
      s.players[s.active].hand[given.hand] === s.players[s.active].hand[right.hand]
    );
  });
  if (twins.length > 1) return null;
  return { first, line: solver.line(s, first), nodes: solver.nodes };
}

/** The same, with null also for what cannot be proved. */
export function solveIfPossible(s: MatchState, goal: Goal, mostNodes?: number): Solved | null {
  try {
    return solve(s, goal, mostNodes);
  } catch (error) {
    if (error instanceof Unsolvable) return null;
    throw error;
  }
}

/** What the line is about: keywords that fought, triggers that fired, Mindbugs, order, a creature given up. */
export function themesOf(from: MatchState, line: readonly number[]): Theme[] {
  const s = copyState(from);
  const hero = s.active;
  const themes = new Set<Theme>();
  const fight = (id: number): void => {
    for (const player of s.players)
      for (const creature of player.board)
        if (creature.id === id) for (const keyword of keywordList(creature.keywords)) themes.add(keyword);
  };
  for (const index of line) {
    const { id, seat, kind, answers } = s.prompt!;
    if (kind === "order" && answers.length > 1) themes.add("order");
    const given = answers[index]!;
    if (given.do === "attack" || given.do === "hunt" || given.do === "block") fight(given.creature);
    const done = apply(s, seat, { prompt: id, answer: index });
    if (!done.ok) throw new Error(done.refusal.reason);
    for (const event of done.events) noteTheme(themes, event, hero);
  }
  return [...themes].sort((a, b) => a.localeCompare(b));
}

function noteTheme(themes: Set<Theme>, event: GameEvent, hero: Seat): void {
  if (event.e === "mindbug" || event.e === "mindbugDeclined") themes.add("mindbug");
  else if (event.e === "block") themes.add("block");
  else if (event.e === "trigger" && event.trigger !== "power") themes.add(event.trigger);
  else if (event.e === "defeat" && event.seat === hero) themes.add("sacrifice");
}

/** Sets of all cards in the position. */
export function setsOf({ players, power }: Position): SetKey[] {
  const keys = [
    ...players.flatMap((player) => [
      ...(player.hand ?? []),
      ...(player.deck ?? []),
      ...(player.board ?? []).map((entry) => (typeof entry === "string" ? entry : entry.card)),
    ]),
    ...(power?.faceUp ?? []),
  ];
  return [...new Set(keys.map((key) => cardByKey(key)!.set))];
}

// --- the file -------------------------------------------------------------------------------------

/** One puzzle a line: the file is read by people in diffs as well as by the page. */
export const packPuzzles = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(",\n")}\n]\n`;
