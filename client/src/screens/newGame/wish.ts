/** The table somebody wishes for, remembered for the next time. */
import { SET_KEYS, type SetKey } from "@mindbug/shared/cards";
import { type Pool, poolCode, poolProblem, poolSets, readPoolCode } from "@mindbug/shared/pool";
import {
  BOT_LEVELS,
  type BotLevel,
  type ClockOption,
  CLOCKS,
  type CreateOptions,
  SPECTATOR_OPTIONS,
  type SpectatorOption,
} from "@mindbug/shared/protocol";
import { readStored, writeStored } from "../../app/storage.ts";

const KEY = "mindbug.lastTable";

export interface Wish {
  /** Whole sets, or the cards of one's own pool. */
  readonly cards: "sets" | "pool";
  readonly pool: Pool;
  readonly sets: readonly SetKey[];
  readonly clock: ClockOption;
  readonly bestOf: "1" | "3";
  readonly spectators: SpectatorOption;
  readonly level: BotLevel;
  readonly hints: "off" | "on";
}

const DEFAULTS: Wish = {
  cards: "sets",
  pool: {},
  sets: ["first-contact"],
  clock: "off",
  bestOf: "1",
  spectators: "hidden",
  level: "beginner",
  hints: "off",
};

/** What was kept may be old, or tampered with: whatever does not fit is as it is for somebody new. */
export function readWish(text: string | null): Wish {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Record<keyof Wish, unknown>>;
    const sets = SET_KEYS.filter((set) => Array.isArray(kept.sets) && kept.sets.includes(set));
    return {
      cards: kept.cards === "pool" ? "pool" : "sets",
      pool: (typeof kept.pool === "string" ? readPoolCode(kept.pool) : null) ?? DEFAULTS.pool,
      sets: sets.length > 0 ? sets : DEFAULTS.sets,
      clock: CLOCKS.find((clock) => clock === kept.clock) ?? DEFAULTS.clock,
      bestOf: kept.bestOf === "3" ? "3" : "1",
      spectators: SPECTATOR_OPTIONS.find((option) => option === kept.spectators) ?? DEFAULTS.spectators,
      level: BOT_LEVELS.find((level) => level === kept.level) ?? DEFAULTS.level,
      hints: kept.hints === "on" ? "on" : "off",
    };
  } catch {
    return DEFAULTS;
  }
}

export const rememberedWish = (): Wish => readWish(readStored(KEY));
export const rememberWish = (wish: Wish): void =>
  writeStored(KEY, JSON.stringify({ ...wish, pool: poolCode(wish.pool) }));

/** The same sets with one more or less, in the order of the house. */
export const withSet = (sets: readonly SetKey[], set: SetKey, on: boolean): readonly SetKey[] =>
  SET_KEYS.filter((each) => (each === set ? on : sets.includes(each)));

/** Is there anything to be dealt? */
export const hasCards = ({ cards, pool, sets }: Wish): boolean =>
  cards === "pool" ? poolProblem(pool) === null : sets.length > 0;

/** What is played with, as a room or a local match is told. */
export const cardsOf = ({ cards, pool, sets }: Wish): { sets: readonly SetKey[]; pool: Pool | null } =>
  cards === "pool" ? { sets: poolSets(pool), pool } : { sets, pool: null };

export const friendTable = (wish: Wish, name: string): CreateOptions => ({
  name,
  ...cardsOf(wish),
  bots: [],
  clock: wish.clock,
  bestOf: wish.bestOf === "3" ? 3 : 1,
  spectators: wish.spectators,
  hints: wish.hints === "on",
});

/** Against a bot, or between two of them, who are only watched. */
export const botTable = (wish: Wish, name: string, bots: 1 | 2): CreateOptions => ({
  name,
  ...cardsOf(wish),
  bots: bots === 2 ? [wish.level, wish.level] : [wish.level],
  ready: true,
  watch: bots === 2,
  spectators: "hidden",
});
