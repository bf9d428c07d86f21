/**
 * A match as plain data. Nothing here is a class, a closure or a promise: a state survives
 * `JSON.parse(JSON.stringify(state))` in the middle of any prompt and plays on identically.
 *
 * Cards are numbers: positions in the catalogue. Two copies of a card are the same number, so no
 * hidden card has an identity that could be recognised later. A creature gets a fresh `id` each
 * time it comes into play.
 */
import type { EffectName, SetKey, Trigger } from "../cards/index.ts";
import type { Pool } from "../cards/pool.ts";
import type { Answer } from "./answers.ts";
import { copyCreature, copyPlayer } from "./copy.ts";
import type { CreatureValues } from "./board.ts";
import type { GameEvent } from "./events.ts";
import {
  type CardNumber,
  CREATURE_FIELDS,
  type CreatureId,
  initialValues,
  type MATCH_FIELDS,
  PLAYER_FIELDS,
  type POWER_ROW_FIELDS,
  type StateOf,
} from "./fields.ts";
import type { Seat } from "./seats.ts";

export type { CardNumber, CreatureId, KeywordMask } from "./fields.ts";

/**
 * Raised whenever old decisions would no longer replay to the same states. A save carries it, and a match is played to
 * its end under the version it began with: a journal of version 1 replays as it was played.
 * 2: what a turn may hold is bounded (TURN_CHOICE_LIMIT), and an attack or Action closes the buying of Power cards.
 * Under 1
 * a second buying window could follow; its decisions have the same numbers as the questions that are asked now
 * instead, so a journal from then would not be refused but quietly become another match.
 */
export const RULES_VERSION = 2;
const OLDEST_RULES = 1;
export const knowsRules = (version: number): boolean =>
  Number.isInteger(version) && version >= OLDEST_RULES && version <= RULES_VERSION;

/** Flat and primitive, so that a spread copies it. */
export type Creature = StateOf<typeof CREATURE_FIELDS>;

export interface PlayerState extends StateOf<typeof PLAYER_FIELDS> {
  board: Creature[];
}

export type PowerRow = StateOf<typeof POWER_ROW_FIELDS>;

/** One turn: buying, Harvest, the turn action, the end. Always at the bottom of the stack. */
export interface TurnFrame {
  f: "turn";
  step: "begin" | "buy" | "harvest" | "action" | "end";
  /** The card that a Mindbug took last in this turn. */
  taken: CardNumber | null;
}
/** A card shown to the opponent, waiting for their Mindbug decision. */
export interface PlayFrame {
  f: "play";
  seat: Seat;
  card: CardNumber;
}
/** A creature that has come into play and whose octonite is being distributed. */
export interface EnterFrame {
  f: "enter";
  seat: Seat;
  creature: CreatureId;
}
export interface AttackFrame {
  f: "attack";
  seat: Seat;
  creature: CreatureId;
  step: "roll" | "reroll" | "dice" | "effects" | "hunt" | "block" | "after";
  dice: number[];
  rerolls: number;
}
/** Position in the card's triggered abilities (0 on a Power card), or the rules' own: what the die's paw does. */
export type AbilityIndex = number | "paw";

/** An ability being resolved: which one, how far, and what was picked on the way. */
export interface RunFrame {
  f: "run";
  seat: Seat;
  card: CardNumber;
  ability: AbilityIndex;
  step: number;
  /** The creature that carries the ability, null for Power cards. */
  creature: CreatureId | null;
  /** The creature it fought, if it was defeated in combat. */
  foe: CreatureId | null;
  /** Octonite on it when it left play. */
  octonite: number;
  /** Whether the previous instruction was done in full ("if you do"). */
  done: boolean;
  /** The player's answer to the question the current instruction asked. */
  answer: Answer | null;
  /** Picks already made for the current instruction. */
  picks: number[];
  revealed: CardNumber | null;
  discarded: CardNumber | null;
  returned: CardNumber | null;
}
export type Frame = TurnFrame | PlayFrame | EnterFrame | AttackFrame | RunFrame;

/** A triggered ability waiting for its turn; the active player orders what waits. */
export interface WaitingTrigger {
  seat: Seat;
  card: CardNumber;
  ability: number;
  creature: CreatureId;
  foe: CreatureId | null;
  octonite: number;
}

/** A FAST creature that came into play and may attack or use its Action once its Play effect is done. */
export interface FastChance {
  seat: Seat;
  creature: CreatureId;
}

export type PromptKind =
  | "turn"
  | "mindbug"
  | "block"
  | "hunt"
  | "attackAgain"
  | "fast"
  | "choose"
  | "may"
  | "order"
  | "distribute"
  | "reroll"
  | "dieOrder"
  | "buy";

/** Why a question is asked, so that nobody has to deduce it from the table. The cards are public. */
export type PromptCause<Card = CardNumber> =
  /** The turn action. */
  | { readonly why: "turn" }
  /** A Mindbug took this card: its player acts once more in the same turn. */
  | { readonly why: "mindbugged"; readonly taken: Card }
  /** The time to buy Power cards. */
  | { readonly why: "buying" }
  /** Several effects wait at once. */
  | { readonly why: "simultaneous" }
  /** The prompt's card is shown and about to come into play. */
  | { readonly why: "played" }
  /** The prompt's creature has just come into play: its octonite, or its FAST. */
  | { readonly why: "entered" }
  /** The attack of the prompt's creature. */
  | { readonly why: "attack" }
  /** The paw on the die of the prompt's creature: nothing on the card says so. */
  | { readonly why: "die" }
  /** An ability of the prompt's card: a Power card's own effect, or what was triggered. */
  | {
      readonly why: "ability";
      readonly trigger: Trigger | "power";
      /** The card that the effect revealed, or returned and may now play. */
      readonly about: Card | null;
      /** How many were picked before, where several are picked one after the other. */
      readonly picked: number;
    };

/** The one pending decision. Immutable: a new question is a new object, so copies may share it. */
export interface Prompt {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: PromptKind;
  readonly cause: PromptCause;
  /** What the chosen things will undergo, for "choose" and "may". */
  readonly verb: EffectName | null;
  /** The card that asks, null if the rules themselves ask; and the creature it is about. */
  readonly card: CardNumber | null;
  readonly creature: CreatureId | null;
  /** Dice on the table, for "reroll" and "dieOrder". */
  readonly dice: readonly number[];
  readonly answers: readonly Answer[];
}

export type EndReason =
  "life" | "noAction" | "effect" | "conceded" | "turnLimit" | "stalled" | "endlessTurn" | "timeout" | "abandoned";
export interface Outcome {
  /** null is a draw. */
  readonly winner: Seat | null;
  readonly reason: EndReason;
}

export interface MatchState extends StateOf<typeof MATCH_FIELDS> {
  /** The parts of the sets that are played with, where it is not all of them: known to everybody at the table. */
  pool: Pool | null;
  /** "auto": a choice with one legal answer resolves itself; "ask": every choice is a prompt. */
  forced: "auto" | "ask";
  players: [PlayerState, PlayerState];
  /** Revealed to find the starting player: public, and out of the game. */
  revealed: readonly [readonly CardNumber[], readonly CardNumber[]];
  power: PowerRow | null;
  stack: Frame[];
  waiting: WaitingTrigger[];
  fast: FastChance[];
  nextCreature: CreatureId;
  prompts: number;
  prompt: Prompt | null;
  /** Effects resolved since a player last chose between different answers: the stall rule counts them. */
  effectsSinceChoice: number;
  /** Choices between different answers made in this turn, by anybody: a turn ends. */
  choicesThisTurn: number;
  outcome: Outcome | null;
  /** Key and position of the random stream, see random.ts. */
  random: number[];
  /** Derived creature values are out of date. Never true while a prompt is pending. */
  stale: boolean;
  /** What happened since the door opened, while it is open and somebody listens; null at rest and in every copy. */
  events: GameEvent[] | null;
  /** While somebody listens: the power and keywords that they were told of each creature. */
  shown: readonly CreatureValues[] | null;
}

export const HAND_SIZE = 5;
export const DECK_SIZE = 10;
export const POWER_ROW_SIZE = 3;
export const TURN_LIMIT = 200;
export const STALL_LIMIT = 1000;
export const TURN_CHOICE_LIMIT = 300;

const NEW_CREATURE: Creature = copyCreature(initialValues(CREATURE_FIELDS));
const NEW_PLAYER: PlayerState = copyPlayer({
  ...initialValues(PLAYER_FIELDS),
  hand: [],
  deck: [],
  discard: [],
  board: [],
});

export function newCreature(id: CreatureId, card: CardNumber): Creature {
  const creature = copyCreature(NEW_CREATURE);
  creature.id = id;
  creature.card = card;
  return creature;
}

export const newPlayer = (): PlayerState => copyPlayer(NEW_PLAYER);

export function newMatchState(
  sets: readonly SetKey[],
  random: number[],
  forced: "auto" | "ask",
  rules = RULES_VERSION,
  pool: Pool | null = null,
): MatchState {
  return {
    rules,
    sets,
    pool,
    turn: 0,
    active: 0,
    unused: [],
    forced,
    players: [newPlayer(), newPlayer()],
    revealed: [[], []],
    power: null,
    stack: [],
    waiting: [],
    fast: [],
    nextCreature: 1,
    prompts: 0,
    prompt: null,
    effectsSinceChoice: 0,
    choicesThisTurn: 0,
    outcome: null,
    random,
    stale: true,
    events: null,
    shown: null,
  };
}
