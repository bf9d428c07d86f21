/**
 * Parts of sets: a pool of one's own says how often each creature is in it. The same pool always has the same form,
 * whoever wrote it down, and a short code that fits into a link.
 */
import { cardByKey, SET_KEYS, SETS, type SetKey } from "./index.ts";

/** Copies by the creature's key, in the order of the cards; what is not in it is not named. */
export type Pool = Readonly<Record<string, number>>;

/** Two decks. */
export const POOL_LEAST = 20;
export const POOL_MOST = 240;
export const COPIES_MOST = 3;

export type PoolProblem =
  /** Not a list of cards with their numbers at all, or one longer than all cards together. */
  | { readonly why: "unreadable" }
  /** No creature of ours. Power cards come along by themselves. */
  | { readonly why: "unknownCard"; readonly card: string }
  | { readonly why: "copies"; readonly card: string }
  | { readonly why: "tooFew"; readonly cards: number }
  | { readonly why: "tooMany"; readonly cards: number };

export type PoolRead =
  { readonly ok: true; readonly pool: Pool } | { readonly ok: false; readonly problem: PoolProblem };

const CREATURES = SET_KEYS.flatMap((set) => SETS[set].creatures);
const SHOWN_OF_A_NAME = 40;

const no = (problem: PoolProblem): PoolRead => ({ ok: false, problem });

export const poolSize = (pool: Pool): number => Object.values(pool).reduce((sum, copies) => sum + copies, 0);

/** The sets that a pool takes creatures from. Their dice, octonite and Power cards come with them. */
export const poolSets = (pool: Pool): readonly SetKey[] =>
  SET_KEYS.filter((set) => SETS[set].creatures.some(({ key }) => pool[key] !== undefined));

/** In the order of the cards, without what nobody wants. */
export const tidyPool = (copies: (key: string) => number): Pool =>
  Object.fromEntries(CREATURES.map(({ key }) => [key, copies(key)] as const).filter(([, n]) => n > 0));

/** Why nothing can be played with it, or null. */
export function poolProblem(pool: Pool): PoolProblem | null {
  const cards = poolSize(pool);
  return cards < POOL_LEAST ? { why: "tooFew", cards } : cards > POOL_MOST ? { why: "tooMany", cards } : null;
}

/** Accepts anything. */
export function readPool(given: unknown): PoolRead {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return no({ why: "unreadable" });
  const entries = Object.entries(given as Record<string, unknown>);
  if (entries.length > CREATURES.length) return no({ why: "unreadable" });
  const copies = new Map<string, number>();
  for (const [card, n] of entries) {
    if (cardByKey(card)?.kind !== "creature") return no({ why: "unknownCard", card: card.slice(0, SHOWN_OF_A_NAME) });
    if (typeof n !== "number" || !Number.isInteger(n) || n < 1 || n > COPIES_MOST) return no({ why: "copies", card });
    copies.set(card, n);
  }
  const pool = tidyPool((key) => copies.get(key) ?? 0);
  const problem = poolProblem(pool);
  return problem === null ? { ok: true, pool } : no(problem);
}

/** English, for developers; the page has words of its own. */
export function poolProblemText(problem: PoolProblem): string {
  switch (problem.why) {
    case "unreadable":
      return "A pool names creatures by key, each with its number of copies.";
    case "unknownCard":
      return `There is no creature called ${JSON.stringify(problem.card)}.`;
    case "copies":
      return `A pool holds 1 to ${COPIES_MOST} copies of a creature; that is not so for ${problem.card}.`;
    case "tooFew":
      return `A pool needs at least ${POOL_LEAST} cards, this one has ${problem.cards}.`;
    case "tooMany":
      return `A pool has at most ${POOL_MOST} cards, this one has ${problem.cards}.`;
    default:
      return problem satisfies never;
  }
}

// --- in a link -------------------------------------------------------------------------------

/** A capital for each set; then a hexadecimal digit for every two creatures, in their order in the set. */
const SET_LETTERS: Readonly<Record<SetKey, string>> = {
  "first-contact": "F",
  "battlefruit-kingdom": "K",
  "battlefruit-galaxy": "G",
  "king-of-tokyo": "T",
};
const BITS = 2;

export function poolCode(pool: Pool): string {
  return poolSets(pool)
    .map((set) => {
      const copies = SETS[set].creatures.map(({ key }) => pool[key] ?? 0);
      let digits = "";
      for (let i = 0; i < copies.length; i += 2) digits += ((copies[i]! << BITS) | (copies[i + 1] ?? 0)).toString(16);
      return SET_LETTERS[set] + digits.replace(/0+$/, "");
    })
    .join("");
}

/** null for what is no code. It may come out too small to play with: then it can still be completed. */
export function readPoolCode(code: string): Pool | null {
  const parts = /^(?:[A-Z][0-9a-f]+){1,8}$/.test(code) ? code.match(/[A-Z][0-9a-f]+/g)! : [];
  const copies = new Map<string, number>();
  for (const part of parts) {
    const set = SET_KEYS.find((key) => SET_LETTERS[key] === part[0]);
    const creatures = set === undefined ? [] : SETS[set].creatures;
    if (creatures.length <= 2 * (part.length - 2)) return null;
    for (let i = 0; i < 2 * (part.length - 1); i++) {
      const digit = Number.parseInt(part[1 + (i >> 1)]!, 16);
      const n = i % 2 === 0 ? digit >> BITS : digit & ((1 << BITS) - 1);
      const card = creatures[i];
      if (n > 0 && (card === undefined || copies.has(card.key))) return null;
      if (n > 0) copies.set(card!.key, n);
    }
  }
  return copies.size === 0 ? null : tidyPool((key) => copies.get(key) ?? 0);
}
