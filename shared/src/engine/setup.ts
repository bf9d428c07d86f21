/** Setting up a match: shuffle, deal, draw, find who starts (rulings 1, 3, 4). */
import { SET_KEYS, type SetKey } from "../cards/index.ts";
import { type Pool, type PoolProblem, poolProblemText, poolSets, readPool } from "../cards/pool.ts";
import { cardKey, creaturePool, DESIGNS, powerPool } from "./catalogue.ts";
import { deal, pushFrame, refill, revealStartCards, setFirstPlayer } from "./changes/index.ts";
import { advance } from "./door.ts";
import { emit, type GameEvent, listen } from "./events.ts";
import { isSeed, randomBelow, randomFromSeed } from "./random.ts";
import { type Seat, SEATS } from "./seats.ts";
import { knowsRules, type MatchState, newMatchState, RULES_VERSION } from "./state.ts";

export interface MatchSetup {
  readonly sets: readonly SetKey[];
  /** Parts of these sets: how often each creature is in the match. Left out, or null: all of them as they are sold. */
  readonly pool?: Pool | null;
  /** 32 to 64 hexadecimal digits, from a source of real randomness. */
  readonly seed: string;
  /** Given for a rematch ("the loser starts"); otherwise unused cards are revealed to find out. */
  readonly firstSeat?: Seat;
  /** Whether choices with one legal answer resolve themselves ("auto", the default) or are asked too. */
  readonly forced?: "auto" | "ask";
}

export type Created =
  | { readonly ok: true; readonly state: MatchState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly reason: string; readonly pool?: PoolProblem };

interface Refused {
  readonly reason: string;
  readonly pool?: PoolProblem;
}

const no = (reason: string): Refused => ({ reason });

/** Why this is no setup, or null if it is one. Accepts anything. */
export function setupProblem(setup: unknown): string | null {
  const read = readSetup(setup);
  return "reason" in read ? read.reason : null;
}

/** The setup as plain data, each field looked at once, or why it is none. */
function readSetup(setup: unknown): MatchSetup | Refused {
  try {
    if (typeof setup !== "object" || setup === null) return no("A setup is an object with sets and a seed.");
    const { sets, pool, seed, firstSeat, forced } = setup as Record<string, unknown>;
    if (!Array.isArray(sets) || sets.length === 0) return no("A match needs at least one set.");
    if (sets.length > SET_KEYS.length) return no("Each set can be in a match only once.");
    const chosen: unknown[] = Array.from(sets);
    const unknown = chosen.findIndex((set) => !SET_KEYS.includes(set as SetKey));
    if (unknown >= 0)
      return no(
        "There is no set called " +
          `${typeof chosen[unknown] === "string" ? JSON.stringify(chosen[unknown]) : "that"}. The sets are: ` +
          `${SET_KEYS.join(", ")}.`,
      );
    if (new Set(chosen).size !== chosen.length) return no("Each set can be in a match only once.");
    if (!isSeed(seed)) return no("The seed is 32 to 64 hexadecimal digits (128 to 256 bits).");
    if (firstSeat !== undefined && firstSeat !== 0 && firstSeat !== 1) return no("The first seat is 0 or 1.");
    if (forced !== undefined && forced !== "auto" && forced !== "ask") return no('Forced choices are "auto" or "ask".');
    const parts = pool === undefined || pool === null ? null : readPool(pool);
    if (parts?.ok === false) return { reason: poolProblemText(parts.problem), pool: parts.problem };
    const absent = parts === null ? undefined : poolSets(parts.pool).find((set) => !chosen.includes(set));
    if (absent !== undefined) return no(`The pool has creatures of ${absent}, which is not among the sets.`);
    return {
      sets: chosen as SetKey[],
      ...(parts === null ? {} : { pool: parts.pool }),
      seed,
      ...(firstSeat === undefined ? {} : { firstSeat }),
      ...(forced === undefined ? {} : { forced }),
    };
  } catch {
    return no("The setup cannot be read.");
  }
}

/** `rules` is the version of the rules that a journal was written under; a new match has the newest. */
export function createMatch(setup: MatchSetup, rules = RULES_VERSION): Created {
  const read = readSetup(setup);
  if ("reason" in read) return { ok: false, ...read };
  if (!knowsRules(rules)) return { ok: false, reason: `Rules version ${rules} is not known here.` };
  const state = dealt(read, rules);
  const events = listen(state, () => begin(state, read.firstSeat));
  return { ok: true, state, events };
}

/** Without checks and events, for search and playouts. */
export function newMatch(setup: MatchSetup): MatchState {
  const s = dealt(setup, RULES_VERSION);
  begin(s, setup.firstSeat);
  return s;
}

/** Decks shuffled and dealt, the row of Power cards laid out: nothing that anybody sees happening. */
function dealt(setup: MatchSetup, rules: number): MatchState {
  // Sets in their own order, so that equal choices give equal matches.
  const pool = setup.pool ?? null;
  const sets = SET_KEYS.filter((set) => (pool === null ? setup.sets : poolSets(pool)).includes(set));
  const s = newMatchState(sets, randomFromSeed(setup.seed), setup.forced ?? "auto", rules, pool);
  deal(s, creaturePool(sets, pool), powerPool(sets));
  return s;
}

function begin(s: MatchState, firstSeat: Seat | undefined): void {
  const [first, second] = s.players;
  emit(s, {
    e: "setup",
    rules: s.rules,
    sets: s.sets,
    decks: [first.deck.length, second.deck.length],
    unused: s.unused.length,
    power: s.power === null ? null : { faceUp: s.power.faceUp.map(cardKey), deck: s.power.deck.length },
  });
  for (const seat of SEATS) refill(s, seat);
  setFirstPlayer(s, firstSeat ?? revealStarter(s));
  pushFrame(s, { f: "turn", step: "begin", taken: null });
  advance(s);
}

/**
 * "Each player reveals a card from the unused pile … on a tie repeat. The revealed cards are not part of the game" and
 * stay face up.
 */
function revealStarter(s: MatchState): Seat {
  while (s.unused.length >= 2) {
    const [a, b] = revealStartCards(s);
    const difference = DESIGNS[a]!.value - DESIGNS[b]!.value;
    if (difference !== 0) return difference > 0 ? 0 : 1;
  }
  return randomBelow(s, 2) as Seat;
}
