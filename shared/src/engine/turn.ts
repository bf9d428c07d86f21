/** The course of a turn: buying, Harvest, one turn action, the end (rulings 19, 28, 205). */
import { actionAnswer, type Answer, attackAnswer, buyAnswer, PASS, playAnswer, USE_MINDBUG } from "./answers.ts";
import { controllerOf, findCreature } from "./board.ts";
import { cardKey, DESIGNS } from "./catalogue.ts";
import {
  addTrigger,
  changeOctonite,
  completeEntry,
  endBuying,
  endMatch,
  enterPlay,
  giveAnotherAction,
  passTurn,
  popFrame,
  pushFrame,
  refill,
  startTurn,
  takeFaceUp,
  takeFast,
  takeFromHand,
  useMindbug,
} from "./changes/index.ts";
import { declareAttack } from "./combat.ts";
import { endByLife, startAbility } from "./effects.ts";
import { emit } from "./events.ts";
import { FAST } from "./keywords.ts";
import { actionRefusal, attackRefusal } from "./legality.ts";
import { ask, BUYING, ENTERED, PLAYED, TURN } from "./prompts.ts";
import { opponentsOf, otherSeat, type Seat } from "./seats.ts";
import {
  type CreatureId,
  type EnterFrame,
  type MatchState,
  type PlayFrame,
  type PromptCause,
  TURN_LIMIT,
  type TurnFrame,
} from "./state.ts";

export function stepTurn(s: MatchState, frame: TurnFrame): void {
  switch (frame.step) {
    case "begin":
      return beginTurn(s, frame);
    case "buy":
      return offerPowerCards(s, frame);
    case "harvest":
      return harvest(s, frame);
    case "action":
      return offerTurnAction(s, frame);
    case "end":
      return endTurn(s, frame);
    default:
      frame.step satisfies never;
  }
}

function beginTurn(s: MatchState, frame: TurnFrame): void {
  if (s.turn >= TURN_LIMIT) return endByLife(s, "turnLimit");
  startTurn(s);
  frame.step = s.power === null ? "harvest" : "buy";
}

function offerPowerCards(s: MatchState, frame: TurnFrame): void {
  const { energy } = s.players[s.active];
  const answers: Answer[] = [];
  s.power!.faceUp.forEach((card, slot) => DESIGNS[card]!.value <= energy && answers.push(buyAnswer(slot)));
  if (answers.length === 0) {
    frame.step = "harvest";
    return;
  }
  answers.push(PASS);
  ask(s, { kind: "buy", cause: BUYING, seat: s.active, answers });
}

export function answerBuy(s: MatchState, frame: TurnFrame, answer: Answer): void {
  if (answer.do === "buy") {
    const card = takeFaceUp(s, s.active, answer.slot, "pay");
    startAbility(s, { seat: s.active, card, ability: 0, creature: null });
  } else frame.step = "harvest";
}

/** Remove 1 from each first; then what was activated waits to be ordered (rulings 101, 103). */
function harvest(s: MatchState, frame: TurnFrame): void {
  frame.step = "action";
  for (const creature of s.players[s.active].board) {
    const { card, id } = creature;
    const ability = DESIGNS[card]!.abilities.harvest;
    if (ability === null || creature.octonite === 0) continue;
    changeOctonite(s, creature, -1);
    if (creature.octonite === 0) addTrigger(s, { seat: s.active, card, ability, creature: id });
  }
}

/** Whoever cannot take a turn action loses (rulings 20, 22). */
function offerTurnAction(s: MatchState, frame: TurnFrame): void {
  const seat = s.active;
  const { hand, board } = s.players[seat];
  const answers: Answer[] = [];
  for (let index = 0; index < hand.length; index++) answers.push(playAnswer(index));
  for (const creature of board) {
    if (attackRefusal(s, seat, creature) === null) answers.push(attackAnswer(creature.id));
    if (DESIGNS[creature.card]!.abilities.action !== null && actionRefusal(s, seat, creature) === null)
      answers.push(actionAnswer(creature.id));
  }
  if (answers.length === 0) return endMatch(s, otherSeat(seat), "noAction");
  frame.step = "end";
  const cause: PromptCause = frame.taken === null ? TURN : { why: "mindbugged", taken: frame.taken };
  ask(s, { kind: "turn", cause, seat, answers });
}

export function answerTurn(s: MatchState, answer: Answer): void {
  if (answer.do === "play") playCard(s, s.active, answer.hand);
  else if (answer.do === "attack") declareAttack(s, s.active, answer.creature);
  else if (answer.do === "action") useAction(s, s.active, answer.creature);
}

export function useAction(s: MatchState, seat: Seat, id: CreatureId): void {
  const creature = findCreature(s, id)!;
  endBuying(s);
  const { card } = creature;
  const { abilities, costs } = DESIGNS[card]!;
  const ability = abilities.action!;
  const cost = costs[ability]!;
  if (cost > 0) changeOctonite(s, creature, -cost);
  startAbility(s, { seat, card, ability, creature: id });
}

// --- playing a card, and the Mindbug -------------------------------------------------------------

/** Shown, then refilled, then the opponent decides, then Play effects (ruling 12). */
function playCard(s: MatchState, seat: Seat, index: number): void {
  const [card] = takeFromHand(s, seat, [index]);
  if (s.events !== null) emit(s, { e: "play", seat, card: cardKey(card!), at: [index] });
  refill(s, seat);
  pushFrame(s, { f: "play", seat, card: card! });
}

export function stepPlay(s: MatchState, frame: PlayFrame): void {
  const opponent = otherSeat(frame.seat);
  if (s.players[opponent].mindbugs > 0)
    ask(s, { kind: "mindbug", cause: PLAYED, seat: opponent, card: frame.card, answers: [USE_MINDBUG, PASS] });
  else {
    popFrame(s);
    enterPlay(s, frame.seat, frame.card);
  }
}

export function answerMindbug(s: MatchState, frame: PlayFrame, answer: Answer): void {
  popFrame(s);
  const opponent = otherSeat(frame.seat);
  if (answer.do !== "mindbug") {
    if (s.events !== null) emit(s, { e: "mindbugDeclined", seat: opponent, card: cardKey(frame.card) });
    enterPlay(s, frame.seat, frame.card);
    return;
  }
  useMindbug(s, opponent, frame.card);
  giveAnotherAction(s, frame.card);
  enterPlay(s, opponent, frame.card);
}

// --- coming into play ----------------------------------------------------------------------------

/** Octonite of Galaxy may go onto any creatures, now and never later (ruling 108). */
export function stepEnter(s: MatchState, frame: EnterFrame): void {
  const creature = findCreature(s, frame.creature)!;
  const ids: CreatureId[] = [];
  for (const seat of [frame.seat, ...opponentsOf(frame.seat)])
    for (const other of s.players[seat].board) ids.push(other.id);
  if (ids.length === 1) return completeDistribution(s, frame, []);
  const answers: Answer[] = [];
  const onto: CreatureId[] = [];
  const extend = (from: number): void => {
    if (onto.length === creature.octonite) {
      answers.push({ do: "distribute", onto: onto.slice() });
      return;
    }
    for (let i = from; i < ids.length; i++) {
      onto.push(ids[i]!);
      extend(i);
      onto.pop();
    }
  };
  extend(0);
  ask(s, { kind: "distribute", cause: ENTERED, seat: frame.seat, card: creature.card, creature: creature.id, answers });
}

export function completeDistribution(s: MatchState, frame: EnterFrame, onto: readonly CreatureId[]): void {
  popFrame(s);
  const creature = findCreature(s, frame.creature)!;
  for (const id of onto) {
    if (id === creature.id) continue;
    changeOctonite(s, creature, -1);
    changeOctonite(s, findCreature(s, id)!, 1);
  }
  completeEntry(s, frame.seat, creature);
}

/**
 * FAST: may attack or use its Action the turn it comes into play, after its Play effect and on whosever turn (rulings
 * 44, 97, 203).
 */
export function offerFast(s: MatchState): void {
  const { seat, creature: id } = takeFast(s);
  const creature = findCreature(s, id);
  if (creature === undefined || controllerOf(s, id) !== seat || (creature.keywords & FAST) === 0) return;
  const answers: Answer[] = [];
  if (attackRefusal(s, seat, creature) === null) answers.push(attackAnswer(id));
  if (actionRefusal(s, seat, creature) === null) answers.push(actionAnswer(id));
  if (answers.length === 0) return;
  answers.push(PASS);
  ask(s, { kind: "fast", cause: ENTERED, seat, card: creature.card, creature: id, answers });
}

// --- the end -------------------------------------------------------------------------------------

function endTurn(s: MatchState, frame: TurnFrame): void {
  passTurn(s);
  frame.step = "begin";
  frame.taken = null;
}
