/**
 * May this creature attack, block, be hunted, use its Action? Each answer is null for yes, or the
 * reason why not, so that what the engine forbids and what a player is told can never differ.
 */
import type { CreaturePick } from "../cards/index.ts";
import { controllerOf, findCreature, matching, settle } from "./board.ts";
import { cardKey, DESIGNS } from "./catalogue.ts";
import { matchesAny } from "./filters.ts";
import { FAST, FRENZY, SNEAKY } from "./keywords.ts";
import { type Instruction, needOf } from "./program.ts";
import { opponentsOf, type Seat, SEATS } from "./seats.ts";
import type { AttackFrame, Creature, MatchState } from "./state.ts";

/** Why something is not possible. `card` is the creature it is about, `by` the card that forbids it. */
export type Reason =
  | { readonly why: "matchOver" }
  | { readonly why: "otherPlayerDecides" }
  | { readonly why: "otherQuestion" }
  | { readonly why: "notThere" }
  | { readonly why: "notYours" }
  | { readonly why: "cameIntoPlayThisTurn"; readonly card: string }
  | { readonly why: "alreadyAttacked"; readonly card: string }
  | { readonly why: "attackForbidden"; readonly card: string; readonly by: string }
  | { readonly why: "noAction"; readonly card: string }
  | { readonly why: "noOctonite"; readonly card: string }
  | { readonly why: "actionWouldDoNothing"; readonly card: string }
  | { readonly why: "onlySneakyBlocks"; readonly card: string; readonly attacker: string }
  | { readonly why: "blockForbidden"; readonly card: string; readonly by: string; readonly power: number }
  | { readonly why: "noBlocksThisTurn"; readonly card: string }
  | { readonly why: "huntForbidden"; readonly card: string; readonly by: string; readonly power: number }
  | { readonly why: "notEnoughEnergy"; readonly card: string; readonly cost: number; readonly energy: number }
  | { readonly why: "notAChoice" };

/** A creature attacks once a turn, twice with FRENZY, never a third time (ruling 62). */
export function attackRefusal(s: MatchState, seat: Seat, creature: Creature): Reason | null {
  settle(s);
  if (creature.enteredThisTurn && (creature.keywords & FAST) === 0)
    return { why: "cameIntoPlayThisTurn", card: cardKey(creature.card) };
  if (creature.attacks >= ((creature.keywords & FRENZY) !== 0 ? 2 : 1))
    return { why: "alreadyAttacked", card: cardKey(creature.card) };
  for (const side of SEATS) {
    for (const other of s.players[side].board) {
      const { constants } = DESIGNS[other.card]!;
      if (constants === null) continue;
      if (matchesAny(constants.cannotAttack, creature, side === seat, other.id))
        return { why: "attackForbidden", card: cardKey(creature.card), by: cardKey(other.card) };
    }
  }
  return null;
}

export function blockRefusal(s: MatchState, attacker: Creature, blocker: Creature, defender: Seat): Reason | null {
  settle(s);
  const card = cardKey(blocker.card);
  if (s.players[defender].cannotBlock) return { why: "noBlocksThisTurn", card };
  if ((attacker.keywords & SNEAKY) !== 0 && (blocker.keywords & SNEAKY) === 0)
    return { why: "onlySneakyBlocks", card, attacker: cardKey(attacker.card) };
  const own = DESIGNS[attacker.card]!.constants?.cannotBeBlockedBy;
  if (own && matchesAny(own, blocker, false, attacker.id))
    return { why: "blockForbidden", card, by: cardKey(attacker.card), power: blocker.power };
  for (const foe of opponentsOf(defender)) {
    for (const enemy of s.players[foe].board) {
      const bans = DESIGNS[enemy.card]!.constants?.opponentCannotBlockWith;
      if (bans && matchesAny(bans, blocker, false, enemy.id))
        return { why: "blockForbidden", card, by: cardKey(enemy.card), power: blocker.power };
    }
  }
  return null;
}

/**
 * HUNTER may force any enemy creature, also one that could not block (ruling 54); only the hunter's own text limits it.
 */
export function huntRefusal(s: MatchState, hunter: Creature, prey: Creature): Reason | null {
  settle(s);
  const limits = DESIGNS[hunter.card]!.constants?.cannotHunt;
  return limits && matchesAny(limits, prey, false, hunter.id)
    ? { why: "huntForbidden", card: cardKey(prey.card), by: cardKey(hunter.card), power: prey.power }
    : null;
}

/** An Action that would do nothing is not allowed (rulings 109, 110). */
export function actionRefusal(s: MatchState, seat: Seat, creature: Creature): Reason | null {
  settle(s);
  const design = DESIGNS[creature.card]!;
  const card = design.key;
  const ability = design.abilities.action;
  if (ability === null) return { why: "noAction", card };
  if (creature.enteredThisTurn && (creature.keywords & FAST) === 0) return { why: "cameIntoPlayThisTurn", card };
  if (creature.octonite < design.costs[ability]!) return { why: "noOctonite", card };
  const program = design.programs[ability]!;
  return program.some((instruction) => wouldDoSomething(s, seat, creature, instruction))
    ? null
    : { why: "actionWouldDoNothing", card };
}

function wouldDoSomething(s: MatchState, seat: Seat, self: Creature, instruction: Instruction): boolean {
  if (instruction.op !== "effect") return true;
  const need = needOf(instruction.effect);
  const found = (pick: CreaturePick): readonly Creature[] | null =>
    "of" in pick ? matching(s, pick.of, seat, self.id, 0) : null;
  switch (need.needs) {
    case "nothing":
      return true;
    case "creatures":
      return need.what.some((pick) => found(pick)?.length !== 0);
    case "creaturesOfOthers":
      return found(need.what)?.some((creature) => controllerOf(s, creature.id) !== seat) ?? true;
    case "cardsInOpponentHand":
      return opponentsOf(seat).some((foe) => s.players[foe].hand.length > 0);
    default:
      return need satisfies never;
  }
}

/** What a player points at when they ask "why not?". */
export type Wish =
  | { readonly play: number }
  | { readonly attack: number }
  | { readonly action: number }
  | { readonly block: number }
  | { readonly hunt: number }
  | { readonly buy: number };

function ownCreature(s: MatchState, seat: Seat, id: number): Creature | Reason {
  const creature = findCreature(s, id);
  if (creature === undefined) return { why: "notThere" };
  return controllerOf(s, id) === seat ? creature : { why: "notYours" };
}

const isReason = (value: Creature | Reason): value is Reason => "why" in value;

type WishName = Wish extends infer One ? (One extends Wish ? keyof One : never) : never;

const WISHES: { readonly [Name in WishName]: (target: number) => Wish } = {
  play: (target) => ({ play: target }),
  attack: (target) => ({ attack: target }),
  action: (target) => ({ action: target }),
  block: (target) => ({ block: target }),
  hunt: (target) => ({ hunt: target }),
  buy: (target) => ({ buy: target }),
};
const WISH_NAMES = Object.keys(WISHES) as readonly WishName[];

/** A wish is one word with one whole number; anything else is none. */
function readWish(wish: unknown): Wish | null {
  if (typeof wish !== "object" || wish === null) return null;
  const word = WISH_NAMES.find((candidate) => candidate in wish);
  if (word === undefined) return null;
  const target = (wish as Readonly<Record<string, unknown>>)[word];
  return typeof target === "number" && Number.isInteger(target) ? WISHES[word](target) : null;
}

/** Why a wish cannot be done right now, or null if it can. Accepts anything at all as a wish. */
export function whyNot(s: MatchState, seat: Seat, wish: Wish): Reason | null {
  try {
    const read = readWish(wish);
    return read === null ? { why: "notThere" } : whyNotRead(s, seat, read);
  } catch {
    return { why: "notThere" };
  }
}

function whyNotRead(s: MatchState, seat: Seat, wish: Wish): Reason | null {
  if (s.outcome !== null || s.prompt === null) return { why: "matchOver" };
  if (s.prompt.seat !== seat) return { why: "otherPlayerDecides" };
  const { kind } = s.prompt;
  const top = s.stack[s.stack.length - 1] as AttackFrame;
  if ("play" in wish) {
    if (kind !== "turn") return { why: "otherQuestion" };
    return s.players[seat].hand[wish.play] === undefined ? { why: "notThere" } : null;
  }
  if ("attack" in wish) {
    const creature = ownCreature(s, seat, wish.attack);
    if (isReason(creature)) return creature;
    if (kind !== "turn" && kind !== "fast" && kind !== "attackAgain") return { why: "otherQuestion" };
    if (kind !== "turn" && s.prompt.creature !== wish.attack) return { why: "notAChoice" };
    return attackRefusal(s, seat, creature);
  }
  if ("action" in wish) {
    const creature = ownCreature(s, seat, wish.action);
    if (isReason(creature)) return creature;
    if (kind !== "turn" && kind !== "fast") return { why: "otherQuestion" };
    if (kind === "fast" && s.prompt.creature !== wish.action) return { why: "notAChoice" };
    return actionRefusal(s, seat, creature);
  }
  if ("block" in wish) {
    const creature = ownCreature(s, seat, wish.block);
    if (isReason(creature)) return creature;
    if (kind !== "block") return { why: "otherQuestion" };
    const attacker = findCreature(s, top.creature);
    return attacker === undefined ? { why: "notThere" } : blockRefusal(s, attacker, creature, seat);
  }
  if ("hunt" in wish) {
    const prey = findCreature(s, wish.hunt);
    if (prey === undefined || controllerOf(s, wish.hunt) === seat) return { why: "notThere" };
    if (kind !== "hunt") return { why: "otherQuestion" };
    const hunter = findCreature(s, top.creature);
    return hunter === undefined ? { why: "notThere" } : huntRefusal(s, hunter, prey);
  }
  wish satisfies { readonly buy: number };
  const card = s.power?.faceUp[wish.buy];
  if (card === undefined) return { why: "notThere" };
  if (kind !== "buy") return { why: "otherQuestion" };
  const { key, value } = DESIGNS[card]!;
  const { energy } = s.players[seat];
  return value <= energy ? null : { why: "notEnoughEnergy", card: key, cost: value, energy };
}
