/**
 * An attack from declaration to its end: die, Attack effects, Hunter's choice or block, combat or
 * loss of life, Defeated effects, and the second attack of FRENZY (rulings 48, 201).
 */
import { type Answer, attackAnswer, blockAnswer, dieAnswer, huntAnswer, PASS } from "./answers.ts";
import { controllerOf, findCreature, settle } from "./board.ts";
import { DESIGNS, cardKey } from "./catalogue.ts";
import {
  addTrigger,
  changeEnergy,
  changeOctonite,
  countAttack,
  defeat,
  endBuying,
  grow,
  loseLife,
  popFrame,
  pushFrame,
} from "./changes/index.ts";
import { startAbility } from "./effects.ts";
import { emit } from "./events.ts";
import { matches } from "./filters.ts";
import { FRENZY, HUNTER, POISONOUS } from "./keywords.ts";
import { attackRefusal, blockRefusal, huntRefusal, type Reason } from "./legality.ts";
import { ask, ATTACK } from "./prompts.ts";
import { randomBelow } from "./random.ts";
import { otherSeat, type Seat } from "./seats.ts";
import type { AttackFrame, Creature, CreatureId, MatchState } from "./state.ts";

/** Faces in this order: 1, 2, 3 (GROW), one Energy, two Energy, paw (DISCARD). */
export const DIE_FACES = 6;
const FACE_ENERGY_ONE = 3;
const FACE_ENERGY_TWO = 4;
const FACE_PAW = 5;
const MOST_DICE = 2;

export function declareAttack(s: MatchState, seat: Seat, id: CreatureId): void {
  endBuying(s);
  const creature = findCreature(s, id)!;
  countAttack(s, seat, creature);
  pushFrame(s, { f: "attack", seat, creature: id, step: "roll", dice: [], rerolls: 0 });
}

/** Advances the attack by one step. Everything that waited has been resolved when this is called. */
export function stepAttack(s: MatchState, frame: AttackFrame): void {
  const attacker = controllerOf(s, frame.creature) === frame.seat ? findCreature(s, frame.creature) : undefined;
  if (attacker === undefined) {
    // It left play, or changed sides, before the attack was over.
    return endAttack(s);
  }
  switch (frame.step) {
    case "roll":
      return roll(s, frame, attacker);
    case "reroll":
      return offerReroll(s, frame, attacker);
    case "dice":
      return resolveDice(s, frame, attacker);
    case "effects":
      return triggerAttackEffects(s, frame, attacker);
    case "hunt":
      return offerHunt(s, frame, attacker);
    case "block":
      return offerBlock(s, frame, attacker);
    case "after":
      return finishAttack(s, frame, attacker);
    default:
      frame.step satisfies never;
  }
}

// --- dice (rulings 119, 120, 121) --------------------------------------------------------------

function diceFor(s: MatchState, seat: Seat, attacker: Creature): number {
  let count = DESIGNS[attacker.card]!.dice + s.players[seat].extraDice;
  for (const ally of s.players[seat].board) {
    for (const to of DESIGNS[ally.card]!.constants?.extraDie ?? [])
      if (matches(to, attacker, true, ally.id)) count += 1;
  }
  return Math.min(count, MOST_DICE);
}

function rerollsFor(s: MatchState, seat: Seat): number {
  return s.players[seat].board.reduce((sum, ally) => sum + (DESIGNS[ally.card]!.constants?.extraRerolls ?? 0), 1);
}

function roll(s: MatchState, frame: AttackFrame, attacker: Creature): void {
  settle(s);
  const count = diceFor(s, frame.seat, attacker);
  if (count === 0) {
    frame.step = "effects";
    return;
  }
  for (let die = 0; die < count; die++) frame.dice.push(randomBelow(s, DIE_FACES));
  frame.rerolls = rerollsFor(s, frame.seat);
  frame.step = "reroll";
  if (s.events !== null)
    emit(s, { e: "roll", seat: frame.seat, creature: frame.creature, dice: frame.dice.slice(), rerolled: [] });
}

const KEEP_ONE_DIE: readonly Answer[] = [PASS, { do: "reroll", dice: [0] }];
const KEEP_TWO_DICE: readonly Answer[] = [
  PASS,
  { do: "reroll", dice: [0] },
  { do: "reroll", dice: [1] },
  { do: "reroll", dice: [0, 1] },
];

function offerReroll(s: MatchState, frame: AttackFrame, attacker: Creature): void {
  if (frame.rerolls === 0) {
    frame.step = "dice";
    return;
  }
  ask(s, {
    kind: "reroll",
    cause: ATTACK,
    seat: frame.seat,
    card: attacker.card,
    creature: attacker.id,
    dice: frame.dice.slice(),
    answers: frame.dice.length === 1 ? KEEP_ONE_DIE : KEEP_TWO_DICE,
  });
}

export function answerReroll(s: MatchState, frame: AttackFrame, answer: Answer): void {
  if (answer.do !== "reroll") {
    frame.step = "dice";
    return;
  }
  frame.rerolls -= 1;
  for (const die of answer.dice) frame.dice[die] = randomBelow(s, DIE_FACES);
  if (s.events !== null)
    emit(s, { e: "roll", seat: frame.seat, creature: frame.creature, dice: frame.dice.slice(), rerolled: answer.dice });
}

function resolveDice(s: MatchState, frame: AttackFrame, attacker: Creature): void {
  if (frame.dice.length === 0) frame.step = "effects";
  else if (frame.dice.length === 2 && frame.dice[0] !== frame.dice[1]) {
    ask(s, {
      kind: "dieOrder",
      cause: ATTACK,
      seat: frame.seat,
      card: attacker.card,
      creature: attacker.id,
      dice: frame.dice.slice(),
      answers: [dieAnswer(0), dieAnswer(1)],
    });
  } else resolveDie(s, frame, 0);
}

export function resolveDie(s: MatchState, frame: AttackFrame, die: number): void {
  const face = frame.dice.splice(die, 1)[0]!;
  const attacker = findCreature(s, frame.creature)!;
  if (s.events !== null) emit(s, { e: "dieResolved", seat: frame.seat, creature: frame.creature, face });
  if (face === FACE_ENERGY_ONE) changeEnergy(s, frame.seat, 1);
  else if (face === FACE_ENERGY_TWO) changeEnergy(s, frame.seat, 2);
  else if (face === FACE_PAW)
    startAbility(s, { seat: frame.seat, card: attacker.card, ability: "paw", creature: attacker.id });
  else grow(s, attacker, face + 1);
}

// --- Attack effects, Hunter, block -------------------------------------------------------------

/** An attack that costs octonite is paid whenever it can be (ruling 112). */
function triggerAttackEffects(s: MatchState, frame: AttackFrame, attacker: Creature): void {
  frame.step = "hunt";
  const { card } = attacker;
  const { abilities, costs } = DESIGNS[card]!;
  const ability = abilities.attack;
  if (ability === null) return;
  const cost = costs[ability]!;
  if (attacker.octonite < cost) return;
  if (cost > 0) changeOctonite(s, attacker, -cost);
  addTrigger(s, { seat: frame.seat, card, ability, creature: attacker.id });
}

function offerHunt(s: MatchState, frame: AttackFrame, attacker: Creature): void {
  settle(s);
  frame.step = "block";
  if ((attacker.keywords & HUNTER) === 0) return;
  const answers: Answer[] = [];
  for (const prey of s.players[otherSeat(frame.seat)].board)
    if (huntRefusal(s, attacker, prey) === null) answers.push(huntAnswer(prey.id));
  if (answers.length === 0) return;
  answers.push(PASS);
  ask(s, { kind: "hunt", cause: ATTACK, seat: frame.seat, card: attacker.card, creature: attacker.id, answers });
}

function offerBlock(s: MatchState, frame: AttackFrame, attacker: Creature): void {
  settle(s);
  const defender = otherSeat(frame.seat);
  const answers: Answer[] = [];
  for (const blocker of s.players[defender].board)
    if (blockRefusal(s, attacker, blocker, defender) === null) answers.push(blockAnswer(blocker.id));
  if (answers.length === 0) return unblocked(s, frame, attacker);
  answers.push(PASS);
  ask(s, { kind: "block", cause: ATTACK, seat: defender, card: attacker.card, creature: attacker.id, answers });
}

const blockRefusals = (s: MatchState, attacker: Creature, defender: Seat): Reason[] =>
  s.players[defender].board
    .map((blocker) => blockRefusal(s, attacker, blocker, defender))
    .filter((reason) => reason !== null);

export function answerBlock(s: MatchState, frame: AttackFrame, answer: Answer): void {
  if (answer.do === "block" || answer.do === "hunt") fight(s, frame, answer.creature, answer.do);
  else unblocked(s, frame);
}

/** `barred` is an attacker that nobody might block. */
function unblocked(s: MatchState, frame: AttackFrame, barred: Creature | null = null): void {
  frame.step = "after";
  if (s.events !== null)
    emit(s, {
      e: "unblocked",
      seat: frame.seat,
      attacker: frame.creature,
      barred: barred === null ? [] : blockRefusals(s, barred, otherSeat(frame.seat)),
    });
  loseLife(s, otherSeat(frame.seat), 1);
}

/** Why a creature is defeated in combat. */
export type Blow = "weaker" | "equal" | "poison";

/** Lower power is defeated, equal power defeats both, POISONOUS always defeats the other (rulings 51, 64). */
export function blowOn(creature: Creature, foe: Creature): Blow | null {
  if (creature.power < foe.power) return "weaker";
  if (creature.power === foe.power) return "equal";
  return (foe.keywords & POISONOUS) !== 0 ? "poison" : null;
}

function fight(s: MatchState, frame: AttackFrame, blockerId: CreatureId, how: "block" | "hunt"): void {
  settle(s);
  frame.step = "after";
  const attacker = findCreature(s, frame.creature)!;
  const blocker = findCreature(s, blockerId)!;
  const seat = how === "hunt" ? frame.seat : otherSeat(frame.seat);
  if (s.events !== null)
    emit(s, { e: how, seat, attacker: attacker.id, blocker: blockerId, card: cardKey(blocker.card) });
  const poison: CreatureId[] = [];
  if ((blocker.keywords & POISONOUS) !== 0) poison.push(attacker.id);
  if ((attacker.keywords & POISONOUS) !== 0) poison.push(blockerId);
  if (s.events !== null)
    emit(s, {
      e: "combat",
      attacker: attacker.id,
      blocker: blockerId,
      attackerPower: attacker.power,
      blockerPower: blocker.power,
      poison,
    });
  const defeated: CreatureId[] = [];
  if (blowOn(attacker, blocker) !== null) defeated.push(attacker.id);
  if (blowOn(blocker, attacker) !== null) defeated.push(blockerId);
  defeat(s, defeated, [attacker.id, blockerId]);
}

function endAttack(s: MatchState): void {
  popFrame(s);
  if (s.events === null) return;
  const goesOn = s.stack.findLast((frame) => frame.f === "attack");
  emit(s, {
    e: "attackEnds",
    goesOn: goesOn === undefined ? null : { seat: goesOn.seat, creature: goesOn.creature, dice: goesOn.dice.slice() },
  });
}

/** FRENZY is offered when the first attack is over and the creature is still in play (ruling 61). */
function finishAttack(s: MatchState, frame: AttackFrame, attacker: Creature): void {
  endAttack(s);
  settle(s);
  if ((attacker.keywords & FRENZY) === 0 || attackRefusal(s, frame.seat, attacker) !== null) return;
  ask(s, {
    kind: "attackAgain",
    cause: ATTACK,
    seat: frame.seat,
    card: attacker.card,
    creature: attacker.id,
    answers: [attackAnswer(attacker.id), PASS],
  });
}
