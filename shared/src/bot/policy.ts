/**
 * A plausible answer without looking ahead: quick enough to play whole matches inside a search, and
 * the search's first guess at which answers deserve attention. Scores are in the units of value.ts.
 */
import type { CreatureVerb, EffectName, HandVerb } from "../cards/index.ts";
import {
  type Answer,
  type Creature,
  DESIGNS,
  type MatchState,
  otherSeat,
  type PileCard,
  type Prompt,
  type Seat,
} from "../engine/index.ts";
import type { Chance } from "./chance.ts";
import {
  beats,
  cardWorth,
  creatureWorth,
  HUNTER,
  lifeWorth,
  mayBlock,
  mindbugWorth,
  printedWorth,
  survives,
} from "./value.ts";

const OCTONITE_LURE = 0.2;
const EXHAUSTION = 0.3;
/** A turn spent on an attack is a turn without a new creature. */
const ATTACK_TEMPO = 0.1;

function find(s: MatchState, id: number): Creature | undefined {
  for (const { board } of s.players) for (const creature of board) if (creature.id === id) return creature;
  return undefined;
}

const controls = (s: MatchState, seat: Seat, id: number): boolean =>
  s.players[seat].board.some((creature) => creature.id === id);

/** What a fight is worth to the owner of the first creature. */
function fightScore(own: Creature, foe: Creature): number {
  let score = 0;
  if (beats(own, foe)) score += survives(foe) ? EXHAUSTION : creatureWorth(foe);
  if (beats(foe, own)) score -= survives(own) ? EXHAUSTION : creatureWorth(own);
  return score;
}

/** The defender chooses what is worst for the attacker. */
function attackScore(s: MatchState, seat: Seat, id: number): number {
  const attacker = find(s, id);
  if (attacker === undefined) return 0;
  const foe = s.players[otherSeat(seat)];
  let score = lifeWorth(foe.life);
  if (!foe.cannotBlock)
    for (const blocker of foe.board)
      if (mayBlock(attacker, blocker)) score = Math.min(score, fightScore(attacker, blocker));
  if ((attacker.keywords & HUNTER) !== 0)
    for (const prey of foe.board) score = Math.max(score, fightScore(attacker, prey));
  const { abilities } = DESIGNS[attacker.card]!;
  return score + (abilities.attack !== null ? 0.4 : 0) + (DESIGNS[attacker.card]!.dice > 0 ? 0.1 : 0) - ATTACK_TEMPO;
}

/** What it is worth to whoever does this to a creature that is their own, or the other side's. */
const PICKED_CREATURE: Readonly<Record<CreatureVerb, (creature: Creature, own: boolean) => number>> = {
  defeat: (creature, own) => (own ? -1 : 1) * (survives(creature) ? EXHAUSTION : creatureWorth(creature)),
  takeControl: (creature, own) => (own ? 0 : 2 * creatureWorth(creature)),
  returnToHand: (creature) => Math.max(cardWorth(creature.card), 0) - creatureWorth(creature),
  triggerPlayEffect: () => 0.5,
  putOctonite: (_, own) => (own ? OCTONITE_LURE : 0),
};

/** What becomes of a card that is picked from a hand: it is gained, shown, or lost. */
const PICKED_FROM_HAND: Readonly<Record<HandVerb, 1 | 0 | -1>> = {
  playCard: 1,
  revealFromHand: 0,
  discard: -1,
  playGivenCard: -1,
};

const isOf = <Verb extends EffectName>(table: Readonly<Record<Verb, unknown>>, verb: EffectName | null): verb is Verb =>
  verb !== null && verb in table;

function creaturesScore(s: MatchState, { seat, verb }: Prompt, ids: readonly number[]): number {
  if (!isOf(PICKED_CREATURE, verb)) throw new Error(`No effect picks creatures by "${verb}".`);
  const worth = PICKED_CREATURE[verb];
  let score = 0;
  for (const id of ids) {
    const creature = find(s, id);
    if (creature !== undefined) score += worth(creature, controls(s, seat, id));
  }
  return score;
}

function handScore(s: MatchState, prompt: Prompt, hand: readonly number[]): number {
  if (!isOf(PICKED_FROM_HAND, prompt.verb)) throw new Error(`No effect picks from a hand by "${prompt.verb}".`);
  const sign = PICKED_FROM_HAND[prompt.verb];
  let score = 0;
  for (const index of hand) score += sign * cardWorth(s.players[prompt.seat].hand[index] ?? 0);
  return score;
}

function pileScore(s: MatchState, cards: readonly PileCard[]): number {
  let score = 0;
  for (const { seat, index } of cards) score += cardWorth(s.players[seat].discard[index] ?? 0);
  return score;
}

function passScore(s: MatchState, { kind, seat, creature }: Prompt): number {
  if (kind === "block") return -lifeWorth(s.players[seat].life);
  if (kind === "mindbug") return mindbugWorth(s.players[seat].mindbugs);
  if (kind === "hunt") {
    const attacker = find(s, creature!)!;
    const foe = s.players[otherSeat(seat)];
    let score = lifeWorth(foe.life);
    for (const blocker of foe.board)
      if (mayBlock(attacker, blocker)) score = Math.min(score, fightScore(attacker, blocker));
    return score;
  }
  return 0;
}

/** How good an answer looks to the player who gives it. */
export function score(s: MatchState, prompt: Prompt, answer: Answer): number {
  const { seat } = prompt;
  switch (answer.do) {
    case "pass":
      return passScore(s, prompt);
    case "accept":
      return 0.2;
    // The creature comes to this side instead of the other, with its Play effect.
    case "mindbug":
      return 2 * printedWorth(prompt.card!);
    case "play":
      return 0.5 + 0.5 * cardWorth(s.players[seat].hand[answer.hand]!);
    case "attack":
      return attackScore(s, seat, answer.creature);
    case "action":
      return 0.8;
    case "block": {
      const attacker = find(s, prompt.creature!);
      const blocker = find(s, answer.creature);
      return attacker === undefined || blocker === undefined ? 0 : fightScore(blocker, attacker);
    }
    case "hunt": {
      const hunter = find(s, prompt.creature!);
      const prey = find(s, answer.creature);
      return hunter === undefined || prey === undefined ? 0 : fightScore(hunter, prey);
    }
    case "chooseCreatures":
      return creaturesScore(s, prompt, answer.creatures);
    case "chooseHand":
      return handScore(s, prompt, answer.hand);
    case "choosePile":
      return pileScore(s, answer.cards);
    case "resolve":
      return 0;
    case "distribute":
      return answer.onto.reduce((sum, id) => sum + (controls(s, seat, id) ? OCTONITE_LURE : 0), 0);
    case "reroll":
      return 0;
    case "resolveDie":
      return 0;
    case "buy":
      return 0.5;
    default:
      return answer satisfies never;
  }
}

/** One in so many answers is given at random, so that no line of play is left out. */
const ONE_IN = 16;
const DOUBT = 0.2;
const STEPS = 1024;

/** The answer that looks best, with some doubt. */
export function likelyAnswer(s: MatchState, chance: Chance): number {
  const prompt = s.prompt!;
  const { answers } = prompt;
  if (answers.length === 1) return 0;
  if (chance(ONE_IN) === 0) return chance(answers.length);
  let best = 0;
  let bestScore = -Infinity;
  for (let i = 0; i < answers.length; i++) {
    const given = score(s, prompt, answers[i]!) + DOUBT * (chance(STEPS) / STEPS);
    if (given > bestScore) {
      bestScore = given;
      best = i;
    }
  }
  return best;
}
