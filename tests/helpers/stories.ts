/**
 * How stories begin: quiet tables, a card just played, one taken by a Mindbug, one attacking, one about to be
 * harvested.
 */
import type { ArrangedPlayer } from "@mindbug/shared";
import { type Duel, table } from "./table.ts";

/** A table without Mindbugs; both sides hold a spare card, so that the game goes on. */
export const quiet = (you: ArrangedPlayer, foe: ArrangedPlayer = {}, turnOf: "you" | "foe" = "you"): Duel =>
  table({
    turnOf,
    you: { mindbugs: 0, hand: ["Luchataur"], ...you },
    foe: { mindbugs: 0, hand: ["Luchataur"], ...foe },
  });
export const played = (name: string, you: ArrangedPlayer = {}, foe: ArrangedPlayer = {}): Duel => {
  const duel = quiet({ ...you, hand: [name, ...(you.hand ?? ["Luchataur"])] }, foe);
  duel.you.plays(name);
  return duel;
};
/** You play it, the foe takes it with a Mindbug. */
export const mindbugged = (name: string, you: ArrangedPlayer = {}, foe: ArrangedPlayer = {}): Duel => {
  const duel = played(name, you, { mindbugs: 1, ...foe });
  duel.foe.usesMindbug();
  return duel;
};
export const attack = (name: string, you: ArrangedPlayer = {}, foe: ArrangedPlayer = {}): Duel => {
  const duel = quiet({ ...you, board: [name, ...(you.board ?? [])] }, foe);
  duel.you.attacksWith(name);
  return duel;
};

/** Your turn starts with one octonite left on it: it is harvested. */
export const harvested = (name: string, you: ArrangedPlayer = {}, foe: ArrangedPlayer = {}): Duel =>
  quiet({ ...you, board: [{ card: name, octonite: 1 }, ...(you.board ?? [])] }, foe);
export const growing = (name: string): Duel =>
  quiet({ board: [{ card: name, octonite: 2 }] }, { board: ["Gorillion"] });
