/**
 * `npm run puzzles -- --count 300 --seed 1`: finds positions in bot matches in which exactly one first move wins
 * this turn, or survives the next one, proves that, rates them and writes client/public/puzzles.json.
 */
import { writeFileSync } from "node:fs";
import {
  answer,
  type MatchState,
  newMatch,
  type Position,
  positionOf,
  SET_KEYS,
  type SetKey,
  searchView,
} from "../shared/src/index.ts";
import type { Goal } from "../shared/src/puzzles/solver.ts";
import {
  packPuzzles,
  type Puzzle,
  puzzleState,
  setsOf,
  solveIfPossible,
  themesOf,
} from "../shared/src/puzzles/puzzle.ts";
import { chanceFrom, decide, LEVELS, likelyAnswer, newMemory } from "../shared/src/bot/index.ts";

const FILE = "client/public/puzzles.json";
/** Cards left to draw: more of them are never reached within a turn or two and only fill the picture. */
const DECK_SHOWN = 2;
const MOST_NODES = 30_000;
const SAMPLES = 50;
/** What nearly everybody sees at once is no puzzle. */
const LEAST_MISSED = 10;
/** Single sets and everything mixed get equal shares; a goal gets at most this part of a share. */
const POOLS: readonly (readonly SetKey[])[] = [...SET_KEYS.map((set) => [set]), SET_KEYS];
const GOAL_SHARE: Readonly<Record<Goal, number>> = { win: 0.8, survive: 0.5 };

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (Number.isInteger(value) && value > 0) return value;
  console.error("Usage: npm run puzzles -- --count 300 --seed 1");
  process.exit(2);
}

/** Nothing may be drawn from there: it would be chance. */
const withoutUnused = ({ unused: _unused, ...rest }: Position): Position => rest;

function trimmed(s: MatchState): Position {
  const position = withoutUnused(positionOf(s));
  const [first, second] = position.players;
  const cut = (deck: readonly string[] = []): readonly string[] => deck.slice(0, DECK_SHOWN);
  return {
    ...position,
    players: [
      { ...first, deck: cut(first.deck) },
      { ...second, deck: cut(second.deck) },
    ],
    ...(position.power === undefined ? {} : { power: { ...position.power, deck: cut(position.power.deck) } }),
  };
}

/** How often in a hundred the Beginner, who sees what a player sees, begins with something else. */
function missedBy(s: MatchState, first: number, name: string): number {
  const view = searchView(s, s.active);
  let missed = 0;
  for (let i = 0; i < SAMPLES; i++)
    if (
      decide({ view, memory: newMemory(s.active), level: "beginner", seed: `${name} ${i}` }, LEVELS.beginner).answer !==
      first
    )
      missed += 1;
  return Math.round((missed * 100) / SAMPLES);
}

function candidate(s: MatchState, goal: Goal): Puzzle | null {
  const position = trimmed(s);
  const state = puzzleState(position);
  const solved = solveIfPossible(state, goal, MOST_NODES);
  if (solved === null) return null;
  const depth = solved.line.length;
  const id = `${goal[0]!}${chanceFrom(JSON.stringify(position))(36 ** 5)
    .toString(36)
    .padStart(5, "0")}`;
  const missed = missedBy(state, solved.first, id);
  if (missed < LEAST_MISSED) return null;
  return {
    id,
    goal,
    position,
    first: solved.first,
    depth,
    missed,
    sets: setsOf(position),
    themes: themesOf(state, solved.line),
  };
}

const count = option("count", 300);
const firstSeed = option("seed", 1);
const found = new Map<string, Puzzle>();
const filled = new Map<string, number>();
let tried = 0;
let shown = performance.now();

const share = Math.ceil(count / POOLS.length);
const room = (key: string, most: number): boolean => (filled.get(key) ?? 0) < most;

for (let game = 0; found.size < count; game++) {
  const pool = game % POOLS.length;
  if (!room(`${pool}`, share)) continue;
  const roll = chanceFrom(`puzzles ${firstSeed} ${game}`);
  const seed = (firstSeed * 1_000_003 + game).toString(16).padStart(32, "0");
  const s = newMatch({ sets: POOLS[pool]!, seed, forced: "ask" });
  let taken = false;
  while (s.outcome === null && !taken) {
    if (s.prompt!.kind === "turn" && s.turn > 3)
      for (const goal of ["win", "survive"] as const) {
        // The first puzzle of a match is enough: the next ones would look like it.
        if (taken || !room(`${pool} ${goal}`, share * GOAL_SHARE[goal])) continue;
        tried += 1;
        const puzzle = candidate(s, goal);
        if (puzzle === null || found.has(puzzle.id)) continue;
        taken = true;
        found.set(puzzle.id, puzzle);
        for (const key of [`${pool}`, `${pool} ${goal}`]) filled.set(key, (filled.get(key) ?? 0) + 1);
      }
    answer(s, likelyAnswer(s, roll));
  }
  if (performance.now() - shown > 5000) {
    shown = performance.now();
    console.error(`${found.size} of ${count} puzzles in ${game + 1} matches, ${tried} positions tried …`);
  }
}

const puzzles = [...found.values()].sort((a, b) => a.missed + a.depth * 4 - (b.missed + b.depth * 4));
const text = packPuzzles(puzzles);
writeFileSync(FILE, text);
const tally = (list: readonly string[]): string =>
  [...new Set(list)]
    .sort()
    .map((one) => `${one} ${list.filter((other) => other === one).length}`)
    .join(", ");
console.log(`goals: ${tally(puzzles.map(({ goal }) => goal))}`);
console.log(`themes: ${tally(puzzles.flatMap(({ themes }) => themes))}`);
console.log(`sets: ${tally(puzzles.map(({ sets }) => (sets.length > 1 ? "mixed" : sets[0]!)))}`);
console.log(`${puzzles.length} puzzles, ${text.length} bytes, in ${FILE}`);
