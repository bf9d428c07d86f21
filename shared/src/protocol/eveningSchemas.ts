/** Every message of an evening's room, described once. Not for the page's bundle, as schemas.ts is not. */
import { z } from "zod";
import { FORMATS } from "../evening/index.ts";
import { EVENING_REFUSALS, FROM_EVENING, TO_EVENING } from "./evening.ts";
import { CHAT_LENGTH } from "./names.ts";
import { JOIN_OPTIONS, nothing, plainText, ROOM_OPTIONS } from "./schemas.ts";

const number = z.number().int().min(0).max(1_000_000);
/** 0 leaves it to the number of people. */
const rounds = z.number().int().min(0).max(15);
const format = z.enum(FORMATS);

export const EVENING_OPTIONS = ROOM_OPTIONS.omit({ bots: true });
export const CREATE_EVENING = JOIN_OPTIONS.and(EVENING_OPTIONS.partial()).and(z.object({ format: format.optional() }));

/** What browsers say. Unknown fields are refused, not ignored. */
export const EVENING_TO_ROOM = {
  /** "My handlers are registered: who am I?" */
  [TO_EVENING.hello]: nothing,
  /** To be paired, or to look on for now. */
  [TO_EVENING.part]: z.strictObject({ part: z.enum(["playing", "watching"]) }),
  /** For good. */
  [TO_EVENING.leave]: nothing,
  // ── for the host alone ──
  [TO_EVENING.begin]: z.strictObject({ format, rounds }),
  [TO_EVENING.end]: nothing,
  /** Opens a table for these two, by hand. */
  [TO_EVENING.pair]: z.strictObject({ first: number, second: number }),
  /** A table that cannot be played to its end: who wins it, null for a draw. */
  [TO_EVENING.award]: z.strictObject({ table: number, winner: number.nullable() }),
  [TO_EVENING.sendAway]: z.strictObject({ person: number }),
  /** Makes somebody else the host. */
  [TO_EVENING.passOn]: z.strictObject({ person: number }),
  [TO_EVENING.chat]: z.strictObject({ text: plainText(CHAT_LENGTH).pipe(z.string().min(1)) }),
} as const satisfies Record<keyof typeof TO_EVENING, z.ZodType>;

/** What the room says. */
export const EVENING_TO_CLIENT = {
  [FROM_EVENING.welcome]: z.strictObject({
    code: z.string(),
    /** Your number; null for somebody who only looks on. */
    person: number.nullable(),
    /** To whoever has just come: shown when joining again, and at each table of this evening where they sit. */
    secret: z.string().optional(),
  }),
  [FROM_EVENING.refused]: z.strictObject({
    to: z.string(),
    code: z.enum(EVENING_REFUSALS),
    /** English, for developers. */
    reason: z.string(),
  }),
  [FROM_EVENING.chat]: z.strictObject({ person: number.nullable(), name: z.string(), text: z.string() }),
} as const satisfies Record<keyof typeof FROM_EVENING, z.ZodType>;
