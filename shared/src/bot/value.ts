/**
 * How good a position is: a weighted sum of what can be counted on the table, turned into a chance
 * of winning. The weights are fitted to played matches by `scripts/train-bot.ts`; a card that was
 * never seen in training is judged by its power and keywords alone.
 */
import {
  type Creature,
  DESIGNS,
  keywordMask,
  matchesAny,
  type MatchState,
  otherSeat,
  type Seat,
} from "../engine/index.ts";
import { WEIGHTS } from "./weights.ts";

export const HUNTER = keywordMask(["HUNTER"]);
const POISONOUS = keywordMask(["POISONOUS"]);
const SNEAKY = keywordMask(["SNEAKY"]);
const TOUGH = keywordMask(["TOUGH"]);

/** Features beside the cards themselves, in the order of their numbers. */
export const FEATURES = [
  "life2",
  "life3",
  "life4",
  "life5",
  "life6",
  "mindbug1",
  "mindbug2",
  "idleMindbug",
  "energy",
  "handCards",
  "deckCards",
  "noCards",
  "fewCards",
  "power1",
  "power2",
  "power3",
  "power4",
  "power5",
  "power6",
  "power7",
  "power8",
  "power9",
  "power10",
  "fast",
  "frenzy",
  "hunter",
  "poisonous",
  "sneaky",
  "tough",
  "exhausted",
  "octonite",
  "creature1",
  "creature2",
  "creature3",
  "creature4",
  "free",
  "freeOnTurn",
  "dominant",
  "dominantOnTurn",
  "lethal",
  "lethalOnTurn",
  "onTurn",
  "lastLife",
  "outlasted",
] as const;
type Feature = (typeof FEATURES)[number];
const F = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Readonly<Record<Feature, number>>;

export const ON_BOARD = FEATURES.length;
export const IN_HAND = ON_BOARD + DESIGNS.length;
export const FEATURE_COUNT = IN_HAND + DESIGNS.length;

/** As training wrote them: what it never met has no weight, and weights of what is gone are not read. */
export interface Weights {
  readonly features: Readonly<Partial<Record<string, number>>>;
  readonly board: Readonly<Partial<Record<string, number>>>;
  readonly hand: Readonly<Partial<Record<string, number>>>;
}

const W = new Float64Array(FEATURE_COUNT);

/** Only training replaces the weights that come with the bot. */
export function useWeights(weights: Weights): void {
  FEATURES.forEach((name, at) => (W[at] = weights.features[name] ?? 0));
  DESIGNS.forEach(({ key }, card) => {
    W[ON_BOARD + card] = weights.board[key] ?? 0;
    W[IN_HAND + card] = weights.hand[key] ?? 0;
  });
}
useWeights(WEIGHTS);

type Add = (feature: number, amount: number) => void;

/** Could this blocker take the attack at all, as far as keywords and the attacker's own text go? */
export function mayBlock(attacker: Creature, blocker: Creature): boolean {
  if ((attacker.keywords & SNEAKY) !== 0 && (blocker.keywords & SNEAKY) === 0) return false;
  const bans = DESIGNS[attacker.card]!.constants?.cannotBeBlockedBy ?? [];
  return !matchesAny(bans, blocker, false, attacker.id);
}

export const survives = (creature: Creature): boolean => (creature.keywords & TOUGH) !== 0 && !creature.exhausted;
export const beats = (winner: Creature, loser: Creature): boolean =>
  winner.power >= loser.power || (winner.keywords & POISONOUS) !== 0;

function countCreature(creature: Creature, sign: number, add: Add): void {
  add(F.power1 + Math.min(creature.power, 10) - 1, sign);
  for (let bit = 0; bit < 6; bit++) if ((creature.keywords >> bit) & 1) add(F.fast + bit, sign);
  if (creature.exhausted) add(F.exhausted, sign);
  if (creature.octonite > 0) add(F.octonite, sign * Math.min(creature.octonite, 3));
  add(ON_BOARD + creature.card, sign);
}

function countThreats(s: MatchState, seat: Seat, sign: number, add: Add): void {
  const foe = s.players[otherSeat(seat)];
  const onTurn = s.active === seat;
  let free = 0;
  let dominant = 0;
  for (const attacker of s.players[seat].board) {
    let blockers = 0;
    let stopped = false;
    for (const blocker of foe.board) {
      if (!mayBlock(attacker, blocker)) continue;
      blockers += 1;
      if (beats(blocker, attacker) && !survives(attacker)) stopped = true;
    }
    if (blockers === 0) free += 1;
    else if (!stopped) dominant += 1;
  }
  add(onTurn ? F.freeOnTurn : F.free, sign * free);
  add(onTurn ? F.dominantOnTurn : F.dominant, sign * dominant);
  if (free >= foe.life) add(onTurn ? F.lethalOnTurn : F.lethal, sign);
}

function countSide(s: MatchState, seat: Seat, sign: number, add: Add): void {
  const own = s.players[seat];
  const foe = s.players[otherSeat(seat)];
  for (let life = 2; life <= Math.min(own.life, 6); life++) add(F.life2 + life - 2, sign);
  if (own.life === 1) add(F.lastLife, sign * Math.min(foe.board.length, 3));
  if (foe.hand.length + foe.deck.length === 0) add(F.idleMindbug, sign * own.mindbugs);
  else for (let bug = 1; bug <= Math.min(own.mindbugs, 2); bug++) add(F.mindbug1 + bug - 1, sign);
  if (own.energy > 0) add(F.energy, sign * Math.min(own.energy, 4));
  const cards = own.hand.length + own.deck.length;
  add(F.handCards, sign * own.hand.length);
  add(F.deckCards, sign * own.deck.length);
  if (cards === 0) add(F.noCards, sign);
  else if (cards <= 2) add(F.fewCards, sign);
  if (cards === 0 && own.board.length === 0) add(F.outlasted, sign);
  for (let count = 1; count <= Math.min(own.board.length, 4); count++) add(F.creature1 + count - 1, sign);
  for (const creature of own.board) countCreature(creature, sign, add);
  for (const card of own.hand) add(IN_HAND + card, sign);
  countThreats(s, seat, sign, add);
}

/** Everything that is counted, for `seat`, with the other seat's counts as negative amounts. */
export function countFeatures(s: MatchState, seat: Seat, add: Add): void {
  add(F.onTurn, s.active === seat ? 1 : -1);
  countSide(s, seat, 1, add);
  countSide(s, otherSeat(seat), -1, add);
}

let sum = 0;
const addWeighted: Add = (feature, amount) => {
  sum += W[feature]! * amount;
};

export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The chance, from 0 to 1, that the seat wins from here. */
export function chanceOf(s: MatchState, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.winner === null ? 0.5 : s.outcome.winner === seat ? 1 : 0;
  sum = 0;
  countFeatures(s, seat, addWeighted);
  return logistic(sum);
}

// --- what single things are worth, in the same measure, for policies that do not look ahead ---------

export function creatureWorth(creature: Creature): number {
  sum = W[F.creature2]!;
  countCreature(creature, 1, addWeighted);
  return Math.max(sum, 0.05);
}

/** What a creature just played is worth on the table, by its print alone. */
export function printedWorth(card: number): number {
  const { value, keywords } = DESIGNS[card]!;
  sum = W[F.creature2]! + W[F.power1 + Math.min(Math.max(value, 1), 10) - 1]! + W[ON_BOARD + card]!;
  for (let bit = 0; bit < 6; bit++) if ((keywords >> bit) & 1) sum += W[F.fast + bit]!;
  return sum;
}

/** What holding the card was found to be worth. */
export function cardWorth(card: number): number {
  return W[F.handCards]! + W[IN_HAND + card]!;
}

/** What the last of so many lives is worth; losing the only one loses the match. */
export const lifeWorth = (life: number): number =>
  life <= 1 ? 8 : life === 2 ? W[F.life2]! - 2 * W[F.lastLife]! : W[F.life2 + Math.min(life, 6) - 2]!;
export const mindbugWorth = (mindbugs: number): number => W[F.mindbug1 + Math.min(mindbugs, 2) - 1]!;
