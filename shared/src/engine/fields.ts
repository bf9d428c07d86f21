/**
 * What a creature, a player, the row of Power cards and a match consist of, each field described once. Types, new
 * objects, copies, views, the way back from a view and the reset at the end of a turn follow from it, and so does the
 * state on the wire. Pure tables: this file runs in the browser too.
 */
import type { Keyword, SetKey } from "../cards/index.ts";
import type { Seat } from "./seats.ts";

export type CardNumber = number & { readonly __card?: never };
export type CreatureId = number & { readonly __creature?: never };
/** Keywords as bits, see keywords.ts. */
export type KeywordMask = number;

/** What a field can hold: in the state, and in a view (cards by key, keywords by word). */
export interface InState {
  number: number;
  boolean: boolean;
  seat: Seat;
  creatureId: CreatureId;
  card: CardNumber;
  keywords: KeywordMask;
  sets: readonly SetKey[];
  cards: CardNumber[];
}
export interface InView {
  number: number;
  boolean: boolean;
  seat: Seat;
  creatureId: number;
  card: string;
  keywords: readonly Keyword[];
  sets: readonly SetKey[];
  cards: readonly string[];
}
export type FieldType = keyof InState;

type ValueField = {
  [T in Exclude<FieldType, "cards">]: {
    readonly type: T;
    /** Everybody sees it. */
    readonly seen: "everybody";
    readonly initial: InState[T];
    /** What it becomes again when a turn ends; left out, it stays as it is. */
    readonly endOfTurn?: InState[T];
  };
}[Exclude<FieldType, "cards">];

/** A list of cards, empty at first: seen by everybody; by its seat alone, the others see how many; or only counted. */
interface CardsField {
  readonly type: "cards";
  readonly seen: "everybody" | "seat" | "count";
}
export type Field = ValueField | CardsField;
export type Fields = Readonly<Record<string, Field>>;

const fields = <const F extends Fields>(described: F): F => described;

export const CREATURE_FIELDS = fields({
  /** Fresh each time it comes into play. */
  id: { type: "creatureId", seen: "everybody", initial: 0 },
  card: { type: "card", seen: "everybody", initial: 0 },
  exhausted: { type: "boolean", seen: "everybody", initial: false },
  octonite: { type: "number", seen: "everybody", initial: 0 },
  /** It may not attack in the turn in which it came into play, unless FAST. */
  enteredThisTurn: { type: "boolean", seen: "everybody", initial: true, endOfTurn: false },
  /** How often it attacked in this turn. */
  attacks: { type: "number", seen: "everybody", initial: 0, endOfTurn: 0 },
  growth: { type: "number", seen: "everybody", initial: 0, endOfTurn: 0 },
  turnKeywords: { type: "keywords", seen: "everybody", initial: 0, endOfTurn: 0 },
  /**
   * Power and keywords are derived from the whole board by `settle`; stored so that a state can be read as it stands.
   */
  power: { type: "number", seen: "everybody", initial: 1 },
  keywords: { type: "keywords", seen: "everybody", initial: 0 },
});

export const START_LIFE = 3;
export const START_MINDBUGS = 2;

export const PLAYER_FIELDS = fields({
  life: { type: "number", seen: "everybody", initial: START_LIFE },
  /** Unused Mindbugs, and how many there were at the start: refreshing never exceeds it. */
  mindbugs: { type: "number", seen: "everybody", initial: START_MINDBUGS },
  mindbugsAtStart: { type: "number", seen: "everybody", initial: START_MINDBUGS },
  energy: { type: "number", seen: "everybody", initial: 0 },
  hand: { type: "cards", seen: "seat" },
  /** The next card to draw is the last one. */
  deck: { type: "cards", seen: "count" },
  discard: { type: "cards", seen: "everybody" },
  extraTurns: { type: "number", seen: "everybody", initial: 0 },
  /** For every creature controlled, later arrivals included (ruling 210). */
  turnKeywords: { type: "keywords", seen: "everybody", initial: 0, endOfTurn: 0 },
  extraDice: { type: "number", seen: "everybody", initial: 0, endOfTurn: 0 },
  cannotBlock: { type: "boolean", seen: "everybody", initial: false, endOfTurn: false },
});

export const POWER_ROW_FIELDS = fields({
  faceUp: { type: "cards", seen: "everybody" },
  deck: { type: "cards", seen: "count" },
  discard: { type: "cards", seen: "everybody" },
});

/** The plain fields of a match; what is nested or belongs to the resolution is in state.ts. */
export const MATCH_FIELDS = fields({
  rules: { type: "number", seen: "everybody", initial: 0 },
  sets: { type: "sets", seen: "everybody", initial: [] },
  turn: { type: "number", seen: "everybody", initial: 0 },
  active: { type: "seat", seen: "everybody", initial: 0 },
  /** The next card to draw is the last one. */
  unused: { type: "cards", seen: "count" },
});

/** What the state holds. */
export type StateOf<F extends Fields> = { -readonly [N in keyof F]: InState[F[N]["type"]] };

type Simple<T> = { [N in keyof T]: T[N] };
type Shown<F extends Fields, N extends keyof F> = InView[F[N]["type"]] | (F[N]["seen"] extends "seat" ? null : never);
/**
 * What a viewer sees: a list that only its seat sees is null for the others, and one that not everybody sees is
 * counted.
 */
export type ViewOf<F extends Fields> = Simple<
  { readonly [N in keyof F as F[N]["seen"] extends "count" ? never : N]: Shown<F, N> } & {
    readonly [N in keyof F & string as F[N]["seen"] extends "everybody" ? never : `${N}Count`]: number;
  }
>;

type NamesOf<F extends Fields, Condition> = { [N in keyof F]: F[N] extends Condition ? N : never }[keyof F];
type ValueNames<F extends Fields> = NamesOf<F, { readonly type: Exclude<FieldType, "cards"> }>;
type TurnNames<F extends Fields> = NamesOf<F, { readonly endOfTurn: unknown }>;

/** The part of a view that a turn's end resets. */
export type TurnView<F extends Fields> = { readonly [N in TurnNames<F>]: InView[F[N]["type"]] };

const namesOf = <F extends Fields>(described: F): (keyof F & string)[] => Object.keys(described);

/** The plain values of something new. Lists are left to whoever makes it: each needs one of its own. */
export function initialValues<F extends Fields>(described: F): Pick<StateOf<F>, ValueNames<F>> {
  const values: [string, unknown][] = [];
  for (const name of namesOf(described)) {
    const field = described[name]!;
    if (field.type !== "cards") values.push([name, field.initial]);
  }
  return Object.fromEntries(values) as Pick<StateOf<F>, ValueNames<F>>;
}

/** The values that return when a turn ends. */
export function endOfTurnValues<F extends Fields>(described: F): Pick<StateOf<F>, TurnNames<F>> {
  const values: [string, unknown][] = [];
  for (const name of namesOf(described)) {
    const field = described[name]!;
    if (field.type !== "cards" && field.endOfTurn !== undefined) values.push([name, field.endOfTurn]);
  }
  return Object.fromEntries(values) as Pick<StateOf<F>, TurnNames<F>>;
}
