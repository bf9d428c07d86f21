/**
 * An analysis as text for an address: JSON in letters that no mail program breaks. Whatever shape comes in is either
 * read in full or refused; what the position and the moves are worth, the engine says who opens them.
 */
import type { MatchSetup, Position, Seat } from "../engine/index.ts";
import { BOT_LEVELS, type BotLevel } from "../protocol/options.ts";
import type { Trail } from "./trail.ts";

/** Who answers for a seat. */
export type Controller = "hand" | "bot";

/** A position by card names; or a match as it was dealt, with the version of the rules that it was played under. */
export type Start =
  | { readonly is: "position"; readonly position: Position }
  | { readonly is: "match"; readonly setup: MatchSetup; readonly rules: number };

/** A match that is over, as it was played: from how it was dealt, the positions of the answers that were given. */
export interface PlayedMatch {
  readonly setup: MatchSetup;
  readonly rules: number;
  readonly moves: readonly number[];
}

export interface AnalysisDocument {
  readonly start: Start;
  readonly trail: Trail;
  readonly seats: readonly [Controller, Controller];
  readonly level: BotLevel;
  /** "closed": a match is played on, and the other hand is not shown. */
  readonly hands: "open" | "closed";
  /** The seat drawn at the bottom where both are played by hand, or neither. */
  readonly near: Seat;
}

export type AnalysisProblem = "unreadable" | "tooLong" | "newer";
export type Read =
  | { readonly ok: true; readonly document: AnalysisDocument }
  | { readonly ok: false; readonly problem: AnalysisProblem };

const VERSION = 1;
/** Far more than a position with all cards and an evening of branches; what servers and chats let through. */
export const LONGEST_CODE_TEXT = 30_000;
const MOST_MOVES = 4000;
/** No question has as many answers, and no line as many moves. */
const LARGEST_MOVE = 100_000;

const LETTERS = { "+": "-", "/": "_", "-": "+", _: "/" } as const;
const swapped = (text: string, marks: RegExp): string =>
  text.replace(marks, (mark) => LETTERS[mark as keyof typeof LETTERS]);

function toLetters(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return swapped(btoa(bytes), /[+/]/g).replace(/=+$/, "");
}

function fromLetters(code: string): string {
  const bytes = Uint8Array.from(atob(swapped(code, /[-_]/g)), (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** Short names: the address is read by nobody, and sent through chats that cut long ones. */
interface Packed {
  readonly v: number;
  readonly p?: unknown;
  readonly m?: unknown;
  readonly r?: unknown;
  readonly t?: unknown;
  readonly a?: unknown;
  readonly s?: unknown;
  readonly l?: unknown;
  readonly h?: unknown;
  readonly n?: unknown;
}

export function encodeAnalysis({ start, trail, seats, level, hands, near }: AnalysisDocument): string {
  const packed: Packed = {
    v: VERSION,
    ...(start.is === "position" ? { p: start.position } : { m: start.setup, r: start.rules }),
    ...(trail.moves.length === 0 ? {} : { t: trail.moves, a: trail.at }),
    ...(seats.includes("bot") ? { s: seats } : {}),
    ...(level === "master" ? {} : { l: level }),
    ...(hands === "closed" ? { h: hands } : {}),
    ...(near === 1 ? { n: near } : {}),
  };
  return toLetters(JSON.stringify(packed));
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

class Unreadable extends Error {}

function demand(holds: boolean): asserts holds {
  if (!holds) throw new Unreadable();
}

function startOf({ p, m, r }: Packed): Start {
  demand((p === undefined) !== (m === undefined));
  if (p !== undefined) {
    demand(isObject(p));
    return { is: "position", position: p as Position };
  }
  demand(isObject(m) && isWhole(r, 0, LARGEST_MOVE));
  return { is: "match", setup: m as MatchSetup, rules: r };
}

function trailIn({ t = [], a = 0 }: Packed): Trail {
  demand(Array.isArray(t) && t.length <= MOST_MOVES && isWhole(a, 0, MOST_MOVES));
  const moves = t as readonly unknown[];
  demand(moves.every((move) => isWhole(move, -LARGEST_MOVE, LARGEST_MOVE)));
  return { moves: moves as readonly number[], at: a };
}

function seatsIn({ s = ["hand", "hand"] }: Packed): AnalysisDocument["seats"] {
  demand(Array.isArray(s) && s.length === 2 && s.every((one) => one === "hand" || one === "bot"));
  return s as [Controller, Controller];
}

function levelIn({ l = "master" }: Packed): BotLevel {
  const level = BOT_LEVELS.find((one) => one === l);
  demand(level !== undefined);
  return level;
}

/** Accepts any text. */
export function decodeAnalysis(code: string): Read {
  if (code.length > LONGEST_CODE_TEXT) return { ok: false, problem: "tooLong" };
  try {
    const packed: unknown = JSON.parse(fromLetters(code));
    demand(isObject(packed));
    const { v, h = "open", n = 0 } = packed as Packed;
    if (isWhole(v, VERSION + 1, Number.MAX_SAFE_INTEGER)) return { ok: false, problem: "newer" };
    demand(v === VERSION && (h === "open" || h === "closed") && (n === 0 || n === 1));
    return {
      ok: true,
      document: {
        start: startOf(packed as Packed),
        trail: trailIn(packed as Packed),
        seats: seatsIn(packed as Packed),
        level: levelIn(packed as Packed),
        hands: h,
        near: n,
      },
    };
  } catch {
    return { ok: false, problem: "unreadable" };
  }
}

const IN_TEXT = /#\/analysis\/([\w-]+)/;

/** The code in a link, or in a whole bug report that has a link in it; null if there is none. */
export const findAnalysis = (text: string): string | null => IN_TEXT.exec(text)?.[1] ?? null;
