/**
 * Resolving abilities. A program runs instruction by instruction; an instruction that needs an
 * answer asks and is run again when the answer is there. An effect does as much as it can;
 * what cannot be resolved is ignored (ruling 73).
 */
import type { Amount, Condition, Effect } from "../cards/index.ts";
import { ACCEPT, buyAnswer, PASS } from "./answers.ts";
import { amountOf, findCreature } from "./board.ts";
import { cardKey, DESIGNS } from "./catalogue.ts";
import {
  addTrigger,
  changeEnergy,
  changeOctonite,
  countEffect,
  defeat,
  discardFromHand,
  discardPower,
  drawUnused,
  endMatch,
  enterPlay,
  forbidBlocks,
  gainKeyword,
  gainLife,
  giveAlliesDie,
  giveAlliesKeyword,
  giveExtraTurn,
  grow,
  loseLife,
  pileToHand,
  popFrame,
  pushFrame,
  refill,
  refreshMindbug,
  returnToHand,
  setLife,
  stealCards,
  takeControl,
  takeFaceUp,
  takeFromHand,
  takeFromPile,
  takeFromPowerDeck,
} from "./changes/index.ts";
import { pickCreatures, pickFromHand, pickFromPiles, pickToPlay } from "./choosing.ts";
import { emit } from "./events.ts";
import { type Instruction, PAW_PROGRAM, type SimpleEffect } from "./program.ts";
import { askFor } from "./prompts.ts";
import { randomBelow } from "./random.ts";
import { otherSeat, type Seat } from "./seats.ts";
import {
  type AbilityIndex,
  type CardNumber,
  type Creature,
  type CreatureId,
  type MatchState,
  type RunFrame,
  STALL_LIMIT,
} from "./state.ts";

export interface StartedAbility {
  readonly seat: Seat;
  readonly card: CardNumber;
  readonly ability: AbilityIndex;
  /** null for a Power card. */
  readonly creature: CreatureId | null;
  readonly foe?: CreatureId | null;
  readonly octonite?: number;
}

/**
 * Starts resolving an ability: it goes on top of the stack and is finished before anything else. `waited` is its place
 * among the triggers that did.
 */
export function startAbility(s: MatchState, started: StartedAbility, waited: number | null = null): void {
  const { seat, card, ability, creature, foe = null, octonite = 0 } = started;
  if (countEffect(s) > STALL_LIMIT) {
    endByLife(s, "stalled");
    return;
  }
  pushFrame(s, {
    f: "run",
    seat,
    card,
    ability,
    step: 0,
    creature,
    foe,
    octonite,
    done: false,
    answer: null,
    picks: [],
    revealed: null,
    discarded: null,
    returned: null,
  });
  if (s.events !== null) {
    const design = DESIGNS[card]!;
    const trigger = design.isPower ? "power" : ability === "paw" ? undefined : design.triggers[ability];
    if (trigger !== undefined) emit(s, { e: "trigger", seat, card: design.key, creature, trigger, waited });
  }
}

/** Stalls: more life wins, equal life is a draw (ruling 206). */
export function endByLife(s: MatchState, reason: "stalled" | "turnLimit" | "endlessTurn"): void {
  const [a, b] = s.players;
  endMatch(s, a.life === b.life ? null : a.life > b.life ? 0 : 1, reason);
}

const programOf = (frame: RunFrame): readonly Instruction[] =>
  frame.ability === "paw" ? PAW_PROGRAM : DESIGNS[frame.card]!.programs[frame.ability]!;

/** Runs the ability on top of the stack until it ends, asks, or something else goes on top. */
export function run(s: MatchState, frame: RunFrame): void {
  const program = programOf(frame);
  while (frame.step < program.length) {
    const instruction = program[frame.step]!;
    const step = frame.step;
    switch (instruction.op) {
      case "effect":
        // Stepping on first keeps the frame right if the effect puts another one on top of it.
        frame.step = step + 1;
        if (!perform(s, frame, instruction.effect, instruction.optional)) {
          frame.step = step;
          return;
        }
        if (s.outcome !== null || s.stack[s.stack.length - 1] !== frame) return;
        break;
      case "ask":
        if (frame.answer === null) {
          if (!possible(s, frame, instruction.effect)) {
            frame.step = instruction.skipTo;
            break;
          }
          askFor(s, frame, {
            kind: "may",
            seat: frame.seat,
            verb: instruction.effect.do,
            answers: [ACCEPT, PASS],
          });
          return;
        }
        frame.step = frame.answer.do === "accept" ? step + 1 : instruction.skipTo;
        frame.answer = null;
        break;
      case "unless":
        frame.step = holds(s, frame, instruction.condition) ? step + 1 : instruction.skipTo;
        break;
      case "skipIfDone":
        frame.step = frame.done === instruction.done ? instruction.skipTo : step + 1;
        break;
      default:
        instruction satisfies never;
    }
  }
  popFrame(s);
  if (DESIGNS[frame.card]!.isPower && s.power !== null) discardPower(s, s.power, frame.card);
}

/** Whether a "you may" is worth asking. */
function possible(s: MatchState, frame: RunFrame, effect: SimpleEffect): boolean {
  return (
    effect.do !== "playReturnedCard" || (frame.returned !== null && s.players[frame.seat].hand.includes(frame.returned))
  );
}

function holds(s: MatchState, frame: RunFrame, condition: Condition): boolean {
  const you = s.players[frame.seat];
  const opponent = s.players[otherSeat(frame.seat)];
  switch (condition.if) {
    case "lessLifeThanOpponent":
      return you.life < opponent.life;
    case "fewerCreaturesThanOpponent":
      return you.board.length < opponent.board.length;
    case "noCreatures":
      return you.board.length === 0;
    case "noMindbugsLeft":
      return you.mindbugs === 0;
    case "defeatedInCombat":
      return frame.foe !== null;
    case "discardedPowerAtLeast":
      return frame.discarded !== null && DESIGNS[frame.discarded]!.value >= condition.power;
    default:
      return condition satisfies never;
  }
}

/** The creature that carries the ability, while it is in play. */
const carrier = (s: MatchState, frame: RunFrame): Creature | undefined =>
  frame.creature === null ? undefined : findCreature(s, frame.creature);

const amountFor = (s: MatchState, frame: RunFrame, amount: Amount): number =>
  amountOf(s, amount, frame.seat, carrier(s, frame)?.octonite ?? frame.octonite);

/**
 * Does one verb. False if it asked and must be run again with the answer; `frame.done` tells whether it was done in
 * full.
 */
function perform(s: MatchState, frame: RunFrame, effect: SimpleEffect, optional: boolean): boolean {
  const { seat } = frame;
  const opponent = otherSeat(seat);
  frame.done = true;
  switch (effect.do) {
    case "gainLife":
      gainLife(s, seat, effect.amount);
      return true;
    case "loseLife": {
      const who = effect.who === "you" ? seat : opponent;
      const amount = effect.amount === "allButOne" ? s.players[who].life - 1 : amountFor(s, frame, effect.amount);
      frame.done = loseLife(s, who, amount) === amount;
      return true;
    }
    case "stealLife": {
      const stolen = loseLife(s, opponent, effect.amount, "stolen");
      if (stolen > 0 && s.outcome === null) gainLife(s, seat, stolen, "stolen");
      return true;
    }
    case "matchOpponentLife":
      setLife(s, seat, s.players[opponent].life);
      return true;
    case "defeat":
      return performDefeat(s, frame, effect);
    case "takeControl": {
      const chosen = pickCreatures(s, frame, effect.what, effect.do, seat, optional);
      if (chosen === null) return false;
      for (const id of chosen) takeControl(s, seat, id);
      return true;
    }
    case "returnToHand": {
      const chosen = pickCreatures(s, frame, effect.what, effect.do, seat, optional);
      if (chosen === null) return false;
      frame.done = chosen.length > 0;
      for (const id of chosen) frame.returned = returnToHand(s, seat, id);
      return true;
    }
    case "discard": {
      const who = effect.who === "you" ? seat : opponent;
      const amount = amountFor(s, frame, effect.amount);
      const chosen = amount === 0 ? [] : pickFromHand(s, frame, who, amount, effect.do, optional);
      if (chosen === null) return false;
      frame.done = chosen.length === amount;
      if (chosen.length > 0) frame.discarded = discardFromHand(s, who, chosen)[0]!;
      return true;
    }
    case "stealRandomCards":
      stealCards(s, seat, randomHandCards(s, opponent, effect.amount));
      return true;
    case "playCard":
      return performPlayCard(s, frame, effect);
    case "playReturnedCard": {
      const index = frame.returned === null ? -1 : s.players[seat].hand.lastIndexOf(frame.returned);
      frame.done = index >= 0;
      if (index >= 0) playFromHand(s, seat, index);
      return true;
    }
    case "playRandomOpponentCard": {
      const [index] = randomHandCards(s, opponent, 1);
      if (index !== undefined) playOpponentCard(s, seat, index, true);
      return true;
    }
    case "playGivenCard": {
      const chosen = pickFromHand(s, frame, opponent, 1, effect.do, false);
      if (chosen === null) return false;
      if (chosen[0] !== undefined) playOpponentCard(s, seat, chosen[0], false);
      return true;
    }
    case "drawFromPile": {
      const chosen = pickFromPiles(s, frame, effect.from, effect.amount, effect.do);
      if (chosen === null) return false;
      for (const from of [seat, opponent]) {
        const indices = chosen.filter((card) => card.seat === from).map((card) => card.index);
        if (indices.length > 0) pileToHand(s, seat, from, indices);
      }
      return true;
    }
    case "drawWholeDiscard": {
      const { discard } = s.players[seat];
      if (discard.length > 0)
        pileToHand(
          s,
          seat,
          seat,
          discard.map((_, index) => index),
        );
      return true;
    }
    case "drawUnused":
      for (let i = 0; i < effect.amount; i++) drawUnused(s, seat);
      return true;
    case "refreshMindbug":
      refreshMindbug(s, seat);
      return true;
    case "growThisTurn": {
      const creature = carrier(s, frame);
      if (creature !== undefined) grow(s, creature, effect.amount);
      return true;
    }
    case "gainKeywordThisTurn": {
      const creature = carrier(s, frame);
      if (creature !== undefined) gainKeyword(s, creature, effect.keyword);
      return true;
    }
    case "alliesGainKeywordThisTurn":
      giveAlliesKeyword(s, seat, effect.keyword);
      return true;
    case "alliesRollExtraDieThisTurn":
      giveAlliesDie(s, seat);
      return true;
    case "enemiesCannotBlockThisTurn":
      forbidBlocks(s, opponent);
      return true;
    case "putOctonite": {
      const chosen = pickCreatures(s, frame, effect.on, effect.do, seat, optional);
      if (chosen === null) return false;
      for (const id of chosen) changeOctonite(s, findCreature(s, id)!, effect.amount);
      return true;
    }
    case "takeExtraTurn":
      giveExtraTurn(s, seat);
      return true;
    case "winGame":
      endMatch(s, seat, "effect");
      return true;
    case "gainEnergy":
      changeEnergy(s, seat, amountFor(s, frame, effect.amount));
      return true;
    case "buyForFree":
      return performBuyForFree(s, frame, effect.from);
    case "triggerPlayEffect": {
      const chosen = pickCreatures(s, frame, effect.of, effect.do, seat, optional);
      if (chosen === null) return false;
      for (const id of chosen) {
        const { card } = findCreature(s, id)!;
        const ability = DESIGNS[card]!.abilities.play;
        if (ability !== null) addTrigger(s, { seat, card, ability, creature: id });
      }
      return true;
    }
    case "copyRevealedPlayEffect": {
      const { revealed: card, creature } = frame;
      const ability = card === null ? null : DESIGNS[card]!.abilities.play;
      // The copied effect belongs to the copier: "this creature" on it is the creature that copies.
      if (card !== null && ability !== null) startAbility(s, { seat, card, ability, creature });
      return true;
    }
    case "revealFromHand": {
      const chosen = pickFromHand(s, frame, seat, 1, effect.do, optional);
      if (chosen === null) return false;
      frame.done = chosen.length > 0;
      if (chosen[0] === undefined) return true;
      const card = s.players[seat].hand[chosen[0]]!;
      frame.revealed = card;
      emit(s, { e: "reveal", seat, card: cardKey(card) });
      return true;
    }
    default:
      return effect satisfies never;
  }
}

/** Several picks are chosen one after the other and defeated together. */
function performDefeat(s: MatchState, frame: RunFrame, effect: Effect & { do: "defeat" }): boolean {
  const performer = effect.by === "you" ? frame.seat : otherSeat(frame.seat);
  if (effect.what.length === 1) {
    const chosen = pickCreatures(s, frame, effect.what[0]!, effect.do, performer, false);
    if (chosen === null) return false;
    defeat(s, chosen, null);
    return true;
  }
  // `picks` holds one entry for each pick made, 0 (no creature's id) where there was nothing to pick.
  while (frame.picks.length < effect.what.length) {
    const chosen = pickCreatures(s, frame, effect.what[frame.picks.length]!, effect.do, performer, false);
    if (chosen === null) return false;
    frame.picks.push(chosen[0] ?? 0);
  }
  defeat(
    s,
    frame.picks.splice(0).filter((id) => id !== 0),
    null,
  );
  return true;
}

function performPlayCard(s: MatchState, frame: RunFrame, effect: Effect & { do: "playCard" }): boolean {
  const { seat } = frame;
  if (effect.from.from === "yourHand") {
    const index = pickToPlay(s, frame, effect.from);
    if (index === null) return false;
    frame.done = index !== "none";
    if (index !== "none") playFromHand(s, seat, index);
    return true;
  }
  const chosen = pickFromPiles(s, frame, effect.from, 1, effect.do);
  if (chosen === null) return false;
  frame.done = chosen.length > 0;
  if (chosen[0] === undefined) return true;
  enterPlay(s, seat, takeFromPile(s, seat, chosen[0].seat, chosen[0].index));
  return true;
}

function playFromHand(s: MatchState, seat: Seat, index: number): void {
  const [card] = takeFromHand(s, seat, [index]);
  if (s.events !== null) emit(s, { e: "handToPlay", seat, card: cardKey(card!), at: [index] });
  refill(s, seat);
  enterPlay(s, seat, card!);
}

function playOpponentCard(s: MatchState, seat: Seat, index: number, random: boolean): void {
  const from = otherSeat(seat);
  const [card] = takeFromHand(s, from, [index]);
  if (s.events !== null) emit(s, { e: "give", from, to: seat, card: cardKey(card!), random, at: [index] });
  refill(s, from);
  enterPlay(s, seat, card!);
}

/** Positions of cards taken at random, all at once (ruling 18). */
function randomHandCards(s: MatchState, seat: Seat, amount: number): number[] {
  const left = s.players[seat].hand.map((_, index) => index);
  const chosen: number[] = [];
  while (chosen.length < amount && left.length > 0) chosen.push(left.splice(randomBelow(s, left.length), 1)[0]!);
  return chosen;
}

function performBuyForFree(s: MatchState, frame: RunFrame, from: "faceUp" | "deck"): boolean {
  if (s.power === null) return true;
  const { seat } = frame;
  if (from === "deck") {
    const card = takeFromPowerDeck(s, seat);
    if (card !== null) startAbility(s, { seat, card, ability: 0, creature: null });
    return true;
  }
  if (frame.answer === null) {
    if (s.power.faceUp.length === 0) return true;
    askFor(s, frame, {
      kind: "choose",
      seat: frame.seat,
      verb: "buyForFree",
      answers: s.power.faceUp.map((_, slot) => buyAnswer(slot)),
    });
    return false;
  }
  const { answer } = frame;
  frame.answer = null;
  if (answer.do === "buy")
    startAbility(s, { seat, card: takeFaceUp(s, seat, answer.slot, "free"), ability: 0, creature: null });
  return true;
}
