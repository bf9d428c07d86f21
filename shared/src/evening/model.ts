/** An evening: up to sixteen people in one room, who plays whom, and how they stand. Plain data. */

export const FORMATS = ["winnerStays", "loserGoes", "roundRobin", "swiss", "byHand"] as const;
export type EveningFormat = (typeof FORMATS)[number];

export const MOST_PEOPLE = 16;
/** Of everybody who ever came: those who have gone keep their line in the standings. */
export const MOST_ENTRIES = 64;

export const POINTS = { win: 3, draw: 1, loss: 0 } as const;

export interface EveningPerson {
  /** Counts from 1 and is never given again: who comes later has the higher number. */
  readonly id: number;
  readonly name: string;
  /** "gone" has left for good; "watching" wants to be paired with nobody for now. */
  readonly part: "playing" | "watching" | "gone";
}

export interface EveningResult {
  /** null for a draw, or where nobody came. */
  readonly winner: number | null;
  readonly how: "played" | "walkover" | "nobodyCame";
}

export interface EveningTable {
  /** Counts from 1. */
  readonly id: number;
  readonly round: number;
  readonly seats: readonly [number, number];
  /** The code of the room where it is played. */
  readonly code: string;
  /** Matches won by each. */
  readonly score: readonly [number, number];
  /** The matches played there, for their replays. */
  readonly matches: readonly string[];
  /** null while it is played. */
  readonly result: EveningResult | null;
}

export interface Evening {
  readonly format: EveningFormat;
  /** "gathering" before it begins and after it was ended. */
  readonly phase: "gathering" | "playing" | "over";
  /** Of a Swiss tournament; 0 leaves it to the number of people. */
  readonly rounds: number;
  /** The round being played, from 1; 0 before the first. */
  readonly round: number;
  readonly people: readonly EveningPerson[];
  readonly tables: readonly EveningTable[];
  /** Who sits out in which round of a Swiss tournament, for a win's points. */
  readonly byes: readonly { readonly round: number; readonly person: number }[];
  /** Winner stays, loser goes: who plays next, in this order. */
  readonly line: readonly number[];
  /** Whoever may pair, begin and send away. 0 while nobody is there. */
  readonly host: number;
}

export type Pair = readonly [number, number];

export const playing = (evening: Evening): EveningPerson[] => evening.people.filter(({ part }) => part === "playing");
export const tableOf = (evening: Evening, person: number): EveningTable | null =>
  evening.tables.find(({ seats, result }) => result === null && seats.includes(person)) ?? null;
export const personOf = (evening: Evening, id: number): EveningPerson | null =>
  evening.people.find((person) => person.id === id) ?? null;
