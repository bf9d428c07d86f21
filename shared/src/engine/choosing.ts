/** Lists of legal answers for picks of creatures and cards. */
import type { CardPick, CreaturePick, CreatureVerb, HandVerb, PileVerb } from "../cards/index.ts";
import { type Answer, creatureAnswer, handAnswer, PASS, type PileCard } from "./answers.ts";
import { controllerOf, findCreature, matching } from "./board.ts";
import { DESIGNS } from "./catalogue.ts";
import { protectorOf } from "./changes/index.ts";
import { fits } from "./filters.ts";
import { askFor } from "./prompts.ts";
import { opponentsOf, type Seat } from "./seats.ts";
import type { Creature, CreatureId, MatchState, RunFrame } from "./state.ts";

/** All ways to take `count` of the numbers below `size`, in order. */
function combinations(size: number, count: number): number[][] {
  if (count === 0) return [[]];
  const result: number[][] = [];
  const current: number[] = [];
  const extend = (from: number): void => {
    if (current.length === count) {
      result.push(current.slice());
      return;
    }
    for (let i = from; i <= size - (count - current.length); i++) {
      current.push(i);
      extend(i + 1);
      current.pop();
    }
  };
  extend(0);
  return result;
}

/** Where a choice of several would list too many combinations, it is made one by one. */
const MOST_CHOSEN_AT_ONCE = 2;

/**
 * What a pick could hit right now. Something that cannot be defeated is no choice for "defeat": an effect does as much
 * as it can.
 */
function candidates(s: MatchState, frame: RunFrame, pick: CreaturePick, verb: CreatureVerb): Creature[] {
  if (pick.pick === "this" || pick.pick === "combatWinner") {
    const id = pick.pick === "this" ? frame.creature : frame.foe;
    const creature = id === null ? undefined : findCreature(s, id);
    return creature === undefined ? [] : [creature];
  }
  const revealed = frame.revealed !== null ? DESIGNS[frame.revealed]!.keywords : 0;
  const found = matching(s, pick.of, frame.seat, frame.creature, revealed);
  if (pick.pick === "all") return found;
  if (pick.pick === "lowestPower") {
    const lowest = Math.min(...found.map((creature) => creature.power));
    return found.filter((creature) => creature.power === lowest);
  }
  return verb === "defeat"
    ? found.filter((creature) => protectorOf(s, creature, controllerOf(s, creature.id)!) === null)
    : found;
}

/** The creatures picked, or null if the player must be asked first. */
export function pickCreatures(
  s: MatchState,
  frame: RunFrame,
  pick: CreaturePick,
  verb: CreatureVerb,
  performer: Seat,
  optional: boolean,
): readonly CreatureId[] | null {
  if ((pick.pick === "one" || pick.pick === "upTo") && frame.answer !== null) {
    const { answer } = frame;
    frame.answer = null;
    return answer.do === "chooseCreatures" ? answer.creatures : [];
  }
  const found = candidates(s, frame, pick, verb);
  if (pick.pick !== "one" && pick.pick !== "upTo") return found.map((creature) => creature.id);
  if (found.length === 0) return [];
  let answers: Answer[];
  if (pick.pick === "one") answers = found.map((creature) => creatureAnswer(creature.id));
  else {
    // One's own creatures are left out of "take control of up to N": picking them equals picking fewer.
    const useful =
      verb === "takeControl" ? found.filter((creature) => controllerOf(s, creature.id) !== performer) : found;
    if (useful.length === 0) return [];
    answers = [];
    for (let count = 0; count <= Math.min(pick.count, useful.length); count++)
      for (const chosen of combinations(useful.length, count))
        answers.push({ do: "chooseCreatures", creatures: chosen.map((i) => useful[i]!.id) });
  }
  if (optional) answers.push(PASS);
  askFor(s, frame, { kind: "choose", seat: performer, verb, answers });
  return null;
}

/** Positions in a hand, or null if its player must be asked first. `count` is what the effect wants. */
export function pickFromHand(
  s: MatchState,
  frame: RunFrame,
  seat: Seat,
  count: number,
  verb: HandVerb,
  optional: boolean,
): readonly number[] | null {
  const { hand } = s.players[seat];
  if (frame.answer !== null) {
    const { answer } = frame;
    frame.answer = null;
    if (answer.do !== "chooseHand") return [];
    if (answer.hand.length === count || count <= MOST_CHOSEN_AT_ONCE) return answer.hand;
    frame.picks.push(...answer.hand);
    if (frame.picks.length >= Math.min(count, hand.length)) return frame.picks.splice(0);
  }
  // "You may discard 2": a price is paid in full or not at all (ruling 78).
  if (hand.length === 0 || (optional && hand.length < count)) return [];
  const oneByOne = count > MOST_CHOSEN_AT_ONCE;
  if (oneByOne && count >= hand.length) return hand.map((_, index) => index);
  const answers: Answer[] = oneByOne
    ? hand
        .map((_, index) => index)
        .filter((index) => !frame.picks.includes(index))
        .map(handAnswer)
    : combinations(hand.length, Math.min(count, hand.length)).map((chosen) =>
        chosen.length === 1 ? handAnswer(chosen[0]!) : { do: "chooseHand", hand: chosen },
      );
  if (optional) answers.push(PASS);
  askFor(s, frame, { kind: "choose", seat, verb, answers });
  return null;
}

function pilesOf(pick: CardPick, seat: Seat): readonly Seat[] {
  if (pick.from === "yourDiscard") return [seat];
  return pick.from === "opponentDiscard" ? opponentsOf(seat) : [seat, ...opponentsOf(seat)];
}

/** Cards in discard piles, or null if the player must be asked first. */
export function pickFromPiles(
  s: MatchState,
  frame: RunFrame,
  pick: CardPick,
  count: number,
  verb: PileVerb,
): readonly PileCard[] | null {
  if (frame.answer !== null) {
    const { answer } = frame;
    frame.answer = null;
    return answer.do === "choosePile" ? answer.cards : [];
  }
  const found: PileCard[] = [];
  for (const seat of pilesOf(pick, frame.seat))
    s.players[seat].discard.forEach((card, index) => fits(pick, card) && found.push({ seat, index }));
  if (found.length === 0) return found;
  const answers: Answer[] = combinations(found.length, Math.min(count, found.length)).map((chosen) => ({
    do: "choosePile",
    cards: chosen.map((i) => found[i]!),
  }));
  askFor(s, frame, { kind: "choose", seat: frame.seat, verb, answers });
  return null;
}

/** One position in the player's own hand that fits, "none" if nothing does, or null if they must be asked first. */
export function pickToPlay(s: MatchState, frame: RunFrame, pick: CardPick): number | "none" | null {
  if (frame.answer !== null) {
    const { answer } = frame;
    frame.answer = null;
    return answer.do === "chooseHand" ? answer.hand[0]! : "none";
  }
  const answers: Answer[] = [];
  s.players[frame.seat].hand.forEach((card, index) => fits(pick, card) && answers.push(handAnswer(index)));
  if (answers.length === 0) return "none";
  askFor(s, frame, { kind: "choose", seat: frame.seat, verb: "playCard", answers });
  return null;
}
