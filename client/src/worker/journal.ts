/** A match of this device as it is kept: how it was set up, and what was answered. The engine does the rest. */
import type { MatchSetup, Outcome } from "@mindbug/shared";
import { SET_KEYS, type SetKey } from "@mindbug/shared/cards";
import { BOT_LEVELS, type BotLevel } from "@mindbug/shared/protocol";

export interface MatchJournal {
  readonly id: string;
  /** The version of the rules that it was begun under. */
  readonly rules: number;
  readonly setup: MatchSetup;
  readonly level: BotLevel;
  /** What whoever plays it is called. */
  readonly name: string;
  /** By either side, in order. */
  readonly answers: readonly number[];
  readonly conceded: boolean;
  readonly startedAt: number;
  /** null while it goes on. */
  readonly outcome: Outcome | null;
}

/** Told apart from the matches of a server. */
const LOCAL_ID = /^local-[0-9a-f]{16}$/;
export const localId = (seed: string): string => `local-${seed.slice(-16)}`;
export const isLocalId = (id: string): boolean => LOCAL_ID.test(id);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The form of it; whether it replays the engine knows. What was kept may be old, or tampered with. */
export function readJournal(given: unknown): MatchJournal | null {
  const journal = given as Partial<MatchJournal> | null;
  if (typeof journal !== "object" || journal === null) return null;
  const { id, rules, setup, level, name, answers, conceded, startedAt, outcome } = journal;
  const sets: unknown = setup?.sets;
  const wellFormed =
    typeof id === "string" &&
    isLocalId(id) &&
    isCount(rules) &&
    isCount(startedAt) &&
    Array.isArray(sets) &&
    sets.every((set) => SET_KEYS.includes(set as SetKey)) &&
    BOT_LEVELS.some((known) => known === level) &&
    typeof name === "string" &&
    typeof conceded === "boolean" &&
    Array.isArray(answers) &&
    answers.every(isCount) &&
    (outcome === null || (typeof outcome === "object" && [0, 1, null].includes(outcome.winner)));
  return wellFormed ? (journal as MatchJournal) : null;
}
