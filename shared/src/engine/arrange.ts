/** Any position by card names, for tests, puzzles and bug reports. */
import { SET_KEYS, type SetKey } from "../cards/index.ts";
import { settle } from "./board.ts";
import { cardKey, cardNumber, DESIGNS } from "./catalogue.ts";
import { arrangeCreature, arrangePlayer, arrangeTable, pushFrame, refill } from "./changes/index.ts";
import { advance } from "./door.ts";
import { START_LIFE, START_MINDBUGS } from "./fields.ts";
import { isSeed, randomFromSeed } from "./random.ts";
import { type Seat, SEATS } from "./seats.ts";
import {
  type CardNumber,
  type Creature,
  type MatchState,
  newMatchState,
  type PlayerState,
  POWER_ROW_SIZE,
  type PowerRow,
} from "./state.ts";

/** A creature in play: its name, or its name and what differs from a fresh one. */
export type ArrangedCreature =
  | string
  | {
      readonly card: string;
      readonly exhausted?: boolean;
      readonly octonite?: number;
      readonly enteredThisTurn?: boolean;
    };

export interface ArrangedPlayer {
  readonly hand?: readonly string[];
  readonly board?: readonly ArrangedCreature[];
  readonly discard?: readonly string[];
  /** The first name is drawn first. */
  readonly deck?: readonly string[];
  readonly life?: number;
  readonly mindbugs?: number;
  readonly energy?: number;
}

export interface Position {
  readonly players: readonly [ArrangedPlayer, ArrangedPlayer];
  readonly active?: Seat;
  readonly turn?: number;
  readonly seed?: string;
  readonly forced?: "auto" | "ask";
  /** The first name is drawn first. */
  readonly unused?: readonly string[];
  /** Left out, there are no Power cards. The deck's first name comes up first. */
  readonly power?: {
    readonly faceUp?: readonly string[];
    readonly deck?: readonly string[];
    readonly discard?: readonly string[];
  };
}

export type Arranged =
  { readonly ok: true; readonly state: MatchState } | { readonly ok: false; readonly reason: string };

class BadPosition extends Error {}

/**
 * The position at the start of the active player's turn, before buying and Harvest. Creatures have
 * been in play since before, with exactly the octonite given (none by default). Hands below 5 refill
 * from the deck at once, as everywhere.
 */
export const arrange = (position: Position): Arranged => made(() => begun(build(position)));

/** Everything where it was put, and nothing begun: no hand is refilled, nobody is asked. Only to be looked at. */
export const layOut = (position: Position): Arranged => made(() => build(position));

function made(make: () => MatchState): Arranged {
  try {
    return { ok: true, state: make() };
  } catch (error) {
    if (error instanceof BadPosition) return { ok: false, reason: error.message };
    return { ok: false, reason: "A position is an object with two players, each with lists of card names." };
  }
}

function lookUp(name: unknown, kind: "creature" | "power"): CardNumber {
  const card = typeof name === "string" ? cardNumber(name) : undefined;
  if (card === undefined || DESIGNS[card]!.isPower !== (kind === "power"))
    throw new BadPosition(
      `There is no ${kind === "power" ? "Power" : "creature"} card called ${JSON.stringify(name) ?? "that"}.`,
    );
  return card;
}

/** More than every card there is; a question about still more of them would list too many answers. */
const MOST_CARDS = 200;

function list<T>(given: readonly T[] | undefined): readonly T[] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > MOST_CARDS)
    throw new BadPosition(`Hands, boards and piles are lists of at most ${MOST_CARDS} cards.`);
  // Gaps become entries, so that they are refused and not kept.
  return Array.from(given as readonly T[]);
}

const creatures = (names: readonly string[] | undefined): CardNumber[] =>
  list(names).map((name) => lookUp(name, "creature"));
const powers = (names: readonly string[] | undefined): CardNumber[] => list(names).map((name) => lookUp(name, "power"));

function count(value: number | undefined, fallback: number, least: number, what: string): number {
  const number = value ?? fallback;
  if (!Number.isSafeInteger(number) || number < least)
    throw new BadPosition(`${what} is a whole number of at least ${least}.`);
  return number;
}

function flag(value: boolean | undefined, what: string): boolean {
  if (value !== undefined && typeof value !== "boolean") throw new BadPosition(`${what} is true or false.`);
  return value === true;
}

function mustBeObject(value: unknown, what: string): void {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new BadPosition(`${what} is an object.`);
}

function creatureOf(s: MatchState, arranged: ArrangedCreature): Creature {
  const given = typeof arranged === "string" ? { card: arranged } : arranged;
  mustBeObject(given, "A creature that is no name");
  const card = lookUp(given.card, "creature");
  return arrangeCreature(s, card, {
    exhausted: flag(given.exhausted, "Exhausted"),
    octonite: count(given.octonite, 0, 0, "Octonite"),
    enteredThisTurn: flag(given.enteredThisTurn, "Entered this turn"),
  });
}

function powerRowOf({ power, players }: Position): PowerRow | null {
  if (power === undefined)
    return players.some((player) => (player.energy ?? 0) > 0) ? { faceUp: [], deck: [], discard: [] } : null;
  mustBeObject(power, "The row of Power cards");
  const row = { faceUp: powers(power.faceUp), deck: powers(power.deck).reverse(), discard: powers(power.discard) };
  if (row.faceUp.length > POWER_ROW_SIZE) throw new BadPosition(`At most ${POWER_ROW_SIZE} Power cards lie face up.`);
  return row;
}

function build(position: Position): MatchState {
  const seed = position.seed ?? "0".repeat(32);
  if (!isSeed(seed)) throw new BadPosition("The seed is 32 to 64 hexadecimal digits.");
  if (position.active !== undefined && position.active !== 0 && position.active !== 1)
    throw new BadPosition("The active seat is 0 or 1.");
  if (position.forced !== undefined && position.forced !== "auto" && position.forced !== "ask")
    throw new BadPosition('Forced choices are "auto" or "ask".');
  if (!Array.isArray(position.players) || position.players.length !== 2)
    throw new BadPosition("A position has two players.");
  const s = newMatchState(
    SET_KEYS as readonly SetKey[],
    randomFromSeed(seed),
    position.forced === "ask" ? "ask" : "auto",
  );
  arrangeTable(s, {
    turn: count(position.turn, 2, 1, "The turn") - 1,
    active: position.active ?? 0,
    unused: creatures(position.unused).reverse(),
    power: powerRowOf(position),
  });
  position.players.forEach((given: ArrangedPlayer, seat) => {
    mustBeObject(given, "A player");
    const mindbugs = count(given.mindbugs, START_MINDBUGS, 0, "The number of Mindbugs");
    arrangePlayer(s, seat as Seat, {
      hand: creatures(given.hand),
      deck: creatures(given.deck).reverse(),
      discard: creatures(given.discard),
      life: count(given.life, START_LIFE, 1, "Life"),
      mindbugs,
      mindbugsAtStart: Math.max(START_MINDBUGS, mindbugs),
      energy: count(given.energy, 0, 0, "Energy"),
      board: list(given.board).map((creature) => creatureOf(s, creature)),
    });
  });
  settle(s);
  return s;
}

function begun(s: MatchState): MatchState {
  for (const seat of SEATS) refill(s, seat);
  settle(s);
  pushFrame(s, { f: "turn", step: "begin", taken: null });
  advance(s);
  return s;
}

// --- and back -------------------------------------------------------------------------------------

type Cards = readonly string[];

/** Only what differs from what `arrange` takes for granted: files and links stay small. */
const unlessEmpty = <K extends string>(name: K, cards: Cards): { readonly [N in K]?: Cards } =>
  (cards.length === 0 ? {} : { [name]: cards }) as { readonly [N in K]?: Cards };

/** Lists are drawn from their end, a position is written from its front. */
const fromTheTop = (cards: readonly CardNumber[]): Cards => [...cards].reverse().map(cardKey);

function arrangedCreature({ card, exhausted, octonite }: Creature): ArrangedCreature {
  const name = cardKey(card);
  if (!exhausted && octonite === 0) return name;
  return { card: name, ...(exhausted ? { exhausted } : {}), ...(octonite > 0 ? { octonite } : {}) };
}

function arrangedPlayer(player: PlayerState): ArrangedPlayer {
  return {
    ...unlessEmpty("hand", player.hand.map(cardKey)),
    ...(player.board.length === 0 ? {} : { board: player.board.map(arrangedCreature) }),
    ...unlessEmpty("deck", fromTheTop(player.deck)),
    ...unlessEmpty("discard", player.discard.map(cardKey)),
    life: player.life,
    mindbugs: player.mindbugs,
    ...(player.energy === 0 ? {} : { energy: player.energy }),
  };
}

/** What lies where, by card keys, as if the active player's turn began now. */
export function positionOf(s: MatchState): Position {
  return {
    players: [arrangedPlayer(s.players[0]), arrangedPlayer(s.players[1])],
    active: s.active,
    ...unlessEmpty("unused", fromTheTop(s.unused)),
    ...(s.power === null
      ? {}
      : {
          power: {
            ...unlessEmpty("faceUp", s.power.faceUp.map(cardKey)),
            ...unlessEmpty("deck", fromTheTop(s.power.deck)),
            ...unlessEmpty("discard", s.power.discard.map(cardKey)),
          },
        }),
  };
}
