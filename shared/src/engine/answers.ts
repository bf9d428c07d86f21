/**
 * Everything a player can answer. Answers hold only small numbers, so each distinct one exists
 * once and is shared: asking a question allocates nothing but its list.
 */
import type { Seat } from "./seats.ts";

export interface PileCard {
  readonly seat: Seat;
  readonly index: number;
}

export type Answer =
  /** Decline, no block, no hunt, stop, keep, done: the answer that does nothing. */
  | { readonly do: "pass" }
  | { readonly do: "accept" }
  | { readonly do: "mindbug" }
  | { readonly do: "play"; readonly hand: number }
  | { readonly do: "attack"; readonly creature: number }
  | { readonly do: "action"; readonly creature: number }
  | { readonly do: "block"; readonly creature: number }
  | { readonly do: "hunt"; readonly creature: number }
  | { readonly do: "chooseCreatures"; readonly creatures: readonly number[] }
  | { readonly do: "chooseHand"; readonly hand: readonly number[] }
  | { readonly do: "choosePile"; readonly cards: readonly PileCard[] }
  /** Position in the waiting triggers of the effect to resolve next. */
  | { readonly do: "resolve"; readonly trigger: number }
  /** One creature for each octonite counter. */
  | { readonly do: "distribute"; readonly onto: readonly number[] }
  | { readonly do: "reroll"; readonly dice: readonly number[] }
  | { readonly do: "resolveDie"; readonly die: number }
  /** Position in the face-up row of Power cards. */
  | { readonly do: "buy"; readonly slot: number };

export const PASS: Answer = { do: "pass" };
export const ACCEPT: Answer = { do: "accept" };
export const USE_MINDBUG: Answer = { do: "mindbug" };

function shared<T extends Answer>(make: (n: number) => T): (n: number) => T {
  const made: T[] = [];
  return (n) => (made[n] ??= make(n));
}

export const playAnswer = shared((hand) => ({ do: "play", hand }));
export const attackAnswer = shared((creature) => ({ do: "attack", creature }));
export const actionAnswer = shared((creature) => ({ do: "action", creature }));
export const blockAnswer = shared((creature) => ({ do: "block", creature }));
export const huntAnswer = shared((creature) => ({ do: "hunt", creature }));
export const creatureAnswer = shared((creature) => ({ do: "chooseCreatures", creatures: [creature] }));
export const handAnswer = shared((hand) => ({ do: "chooseHand", hand: [hand] }));
export const resolveAnswer = shared((trigger) => ({ do: "resolve", trigger }));
export const dieAnswer = shared((die) => ({ do: "resolveDie", die }));
export const buyAnswer = shared((slot) => ({ do: "buy", slot }));
