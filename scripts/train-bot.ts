/**
 * `npx tsx scripts/train-bot.ts --games 20000 --rounds 2`: fits the bot's evaluation to matches that
 * its own policy (or, with --simulations N, its own search) plays against itself, and writes
 * shared/src/bot/weights.ts. Each round plays with the weights of the one before.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { answer, DESIGNS, type MatchState, newMatch, SET_KEYS, type SetKey, searchView } from "../shared/src/index.ts";
import { type Chance, chanceFrom, likelyAnswer, newMemory, search } from "@mindbug/shared/bot";
import {
  countFeatures,
  FEATURE_COUNT,
  FEATURES,
  IN_HAND,
  logistic,
  ON_BOARD,
  useWeights,
  type Weights,
} from "../shared/src/bot/value.ts";

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at >= 0 ? Number(process.argv[at + 1]) : fallback;
}

const GAMES = option("games", 20_000);
const ROUNDS = option("rounds", 2);
const SIMULATIONS = option("simulations", 0);
const SEED = option("seed", 1);
const EPOCHS = 6;
/** Pulls the weights of single cards towards what power and keywords say. */
const CARD_DECAY = 2e-5;

interface Position {
  readonly features: Int16Array;
  readonly amounts: Float32Array;
  /** How likely the search thought seat 0 to win, if there was one. */
  foreseen: number | null;
  /** 1 if seat 0 won, 0 if seat 1 did; drawn towards what was foreseen, which is less a matter of luck. */
  won: number;
}

const TRUST_IN_SEARCH = 0.4;

function setsOf(game: number, chance: Chance): readonly SetKey[] {
  if (game % 6 < 4) return [SET_KEYS[game % 6]!];
  const mixed = SET_KEYS.filter(() => chance(2) === 0);
  return game % 6 === 4 || mixed.length === 0 ? SET_KEYS : mixed;
}

function capture(s: MatchState): Position {
  const sums = new Map<number, number>();
  countFeatures(s, 0, (feature, amount) => sums.set(feature, (sums.get(feature) ?? 0) + amount));
  const entries = [...sums].filter(([, amount]) => amount !== 0);
  return {
    features: Int16Array.from(entries, ([feature]) => feature),
    amounts: Float32Array.from(entries, ([, amount]) => amount),
    foreseen: null,
    won: 0,
  };
}

function choose(s: MatchState, chance: Chance, position: Position | null): number {
  const { seat, answers } = s.prompt!;
  if (SIMULATIONS === 0 || answers.length === 1 || chance(20) === 0) return likelyAnswer(s, chance);
  const found = search(searchView(s, seat), newMemory(seat), String(chance(1e9)), {
    simulations: SIMULATIONS,
    milliseconds: 1e6,
  });
  if (position !== null) position.foreseen = seat === 0 ? found.chance : 1 - found.chance;
  return found.visits.indexOf(Math.max(...found.visits));
}

function playOne(game: number, positions: Position[]): void {
  const chance = chanceFrom(`training ${SEED} ${game}`);
  const s = newMatch({ sets: setsOf(game, chance), seed: (SEED * 1e7 + game).toString(16).padStart(32, "0") });
  const seen: Position[] = [];
  while (s.outcome === null) {
    const position = s.prompt!.kind === "turn" && (SIMULATIONS > 0 || chance(2) === 0) ? capture(s) : null;
    if (position !== null) seen.push(position);
    answer(s, choose(s, chance, position));
  }
  if (s.outcome.winner === null) return;
  for (const position of seen) {
    const won = s.outcome.winner === 0 ? 1 : 0;
    position.won = position.foreseen === null ? won : won + TRUST_IN_SEARCH * (position.foreseen - won);
    positions.push(position);
  }
}

/** Logistic regression by stochastic gradient descent with a step size for each weight (Adagrad). */
function fit(positions: readonly Position[], chance: Chance): { weights: Float64Array; loss: number } {
  const weights = new Float64Array(FEATURE_COUNT);
  const squares = new Float64Array(FEATURE_COUNT).fill(1e-3);
  const held = Math.floor(positions.length / 10);
  const predict = (position: Position): number => {
    let odds = 0;
    for (let i = 0; i < position.features.length; i++) odds += weights[position.features[i]!]! * position.amounts[i]!;
    return logistic(odds);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let step = held; step < positions.length; step++) {
      const position = positions[held + chance(positions.length - held)]!;
      const error = position.won - predict(position);
      for (let i = 0; i < position.features.length; i++) {
        const feature = position.features[i]!;
        const slope = error * position.amounts[i]! - (feature >= ON_BOARD ? CARD_DECAY * 100 * weights[feature]! : 0);
        squares[feature]! += slope * slope;
        weights[feature]! += (0.08 * slope) / Math.sqrt(squares[feature]!);
      }
    }
  }
  let loss = 0;
  for (const position of positions.slice(0, held))
    loss -=
      position.won * Math.log(Math.max(1e-9, predict(position))) +
      (1 - position.won) * Math.log(Math.max(1e-9, 1 - predict(position)));
  return { weights, loss: loss / held };
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

function named(weights: Float64Array): Weights {
  const cards = (from: number): Record<string, number> =>
    Object.fromEntries(
      DESIGNS.filter(({ isPower }) => !isPower).map(({ key, number }) => [key, round(weights[from + number]!)]),
    );
  return {
    features: Object.fromEntries(FEATURES.map((name, at) => [name, round(weights[at]!)])),
    board: cards(ON_BOARD),
    hand: cards(IN_HAND),
  };
}

const lines = (weights: Readonly<Partial<Record<string, number>>>): string => {
  const entries = Object.entries(weights).map(([name, weight]) => `${JSON.stringify(name)}: ${weight},`);
  const rows: string[] = [];
  for (let at = 0; at < entries.length; at += 5) rows.push(`    ${entries.slice(at, at + 5).join(" ")}`);
  return rows.join("\n");
};

for (let training = 1; training <= ROUNDS; training++) {
  const positions: Position[] = [];
  const started = performance.now();
  let shown = started;
  for (let game = 0; game < GAMES; game++) {
    playOne(training * GAMES + game, positions);
    if (performance.now() - shown < 10_000) continue;
    shown = performance.now();
    console.error(`round ${training}: ${game + 1} of ${GAMES} matches …`);
  }
  const seconds = (performance.now() - started) / 1000;
  const { weights, loss } = fit(positions, chanceFrom(`fit ${SEED} ${training}`));
  useWeights(named(weights));
  console.error(
    `round ${training}: ${positions.length} positions from ${(GAMES / seconds).toFixed(1)} matches a second, ` +
      `held-out loss ${loss.toFixed(4)}`,
  );
  const { features, board, hand } = named(weights);
  writeFileSync(
    join(import.meta.dirname, "../shared/src/bot/weights.ts"),
    "/** Written by scripts/train-bot.ts; not meant to be edited by hand. */\nimport type { Weights } from " +
      `"./value.ts";\n\nexport const WEIGHTS: Weights = {\n  features: {\n${lines(features)}\n  },\n  board: ` +
      `{\n${lines(board)}\n  },\n  hand: {\n${lines(hand)}\n  },\n};\n`,
  );
}
