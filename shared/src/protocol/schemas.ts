/**
 * Every message that crosses the socket beside the state, described once: the types are inferred from here, the server
 * checks against it what browsers say, and the tests check against it what the server says. Not for the page's bundle:
 * it imports the types alone, from messages.ts.
 */
import { z } from "zod";
import { SET_KEYS, type SetKey } from "../cards/index.ts";
import { type Pool, poolProblemText, readPool } from "../cards/pool.ts";
import type { CombatPreview, Seat } from "../engine/index.ts";
import { CHAT_LENGTH, EMOTES, REFUSALS, TO_CLIENT, TO_ROOM } from "./names.ts";
import { BOT_LEVELS, CLOCKS, NAME_LENGTH, PASSWORD_LENGTH, SPECTATOR_OPTIONS } from "./options.ts";
import type { WireEvent } from "./wireEvents.ts";

// Control and direction characters could dress one player's text up as something else; halves of pairs break decoders.
// Some letters show nothing at all: fillers of Hangul and Khmer, the empty pattern of Braille.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;
/** Marks piled on one letter grow over the neighbouring lines. */
const PILED = /(\p{M}{3})\p{M}+/gu;
const tidy = (text: string, most: number): string =>
  [...text.replace(INVISIBLE, "").replace(PILED, "$1").trim()].slice(0, most).join("").trim();
export const plainText = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => tidy(text, most));

/** Sent with both `create("match", …)` (together with the room's options) and `joinById(code, …)`. */
export const JOIN_OPTIONS = z.object({
  name: plainText(NAME_LENGTH).optional(),
  /** Of a seat taken earlier; without it the server gives a free seat, or a place among the spectators. */
  secret: z.string().max(100).optional(),
  /** Watch even though a seat is free. */
  watch: z.boolean().optional(),
  /** Ready at once, without a separate message. */
  ready: z.boolean().optional(),
  /** Whoever creates a room gives it this one; whoever joins without a seat must know it. */
  password: plainText(PASSWORD_LENGTH).optional(),
  /** The code is that of an evening, not of a table. Whoever is mistaken is told so, and asks again. */
  evening: z.boolean().optional(),
});

export const ROOM_OPTIONS = z.object({
  sets: z
    .array(z.enum(SET_KEYS as [SetKey, ...SetKey[]]))
    .min(1)
    .max(SET_KEYS.length)
    .refine((sets) => new Set(sets).size === sets.length, "Each set only once.")
    .readonly(),
  /** Parts of sets, which then are those of its creatures, whatever is said above. null: all cards of the sets. */
  pool: z.custom<Pool | null>().transform((given, context) => {
    if (given === null) return null;
    const read = readPool(given);
    if (read.ok) return read.pool;
    context.addIssue({ code: "custom", message: poolProblemText(read.problem) });
    return z.NEVER;
  }),
  /** Seconds for each decision. */
  clock: z.enum(CLOCKS),
  /** Seconds of reserve for the whole match, used when a decision takes longer than the clock. */
  bank: z.number().int().min(0).max(3600),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  spectators: z.enum(SPECTATOR_OPTIONS),
  /** Bots that sit down at once, in the last seats: one to play against, two to watch. */
  bots: z.array(z.enum(BOT_LEVELS)).max(2).readonly(),
  /** May players ask the bot for advice? Always so against a bot. */
  hints: z.boolean(),
  /** Is there a password? Follows from whether one was given, whatever is said here. */
  locked: z.boolean(),
});

const index = z.number().int().min(0).max(1_000_000_000);
export const nothing = z.union([z.undefined(), z.null(), z.strictObject({})]);

/** What browsers say. Unknown fields are refused, not ignored. */
export const ROOM_MESSAGES = {
  /** "My handlers are registered: who am I?" Answered with `welcome`, each time it is asked. */
  [TO_ROOM.hello]: nothing,
  /** `answer` is the number of one of the prompt's answers. */
  [TO_ROOM.intent]: z.strictObject({ prompt: index, answer: index }),
  [TO_ROOM.concede]: nothing,
  [TO_ROOM.ready]: z.strictObject({ ready: z.boolean() }),
  [TO_ROOM.rematch]: nothing,
  [TO_ROOM.takeback]: nothing,
  [TO_ROOM.takebackReply]: z.strictObject({ accept: z.boolean() }),
  /** The match of an opponent who has been away for long enough. */
  [TO_ROOM.claim]: nothing,
  [TO_ROOM.chat]: z.strictObject({ text: plainText(CHAT_LENGTH).pipe(z.string().min(1)) }),
  [TO_ROOM.emote]: z.strictObject({ emote: z.enum(EMOTES) }),
  /** The room answers for this seat wherever only one answer is legal. On unless switched off. */
  [TO_ROOM.preferences]: z.strictObject({ autoForced: z.boolean() }),
  /** Puts a bot into the free seat, or into that of an opponent who has been away for long enough. */
  [TO_ROOM.bot]: z.strictObject({ level: z.enum(BOT_LEVELS) }),
  /** Answered with `hint`. */
  [TO_ROOM.hint]: nothing,
  /** Who looks on? For whoever opened the room; answered with `watchers`. */
  [TO_ROOM.watchers]: nothing,
  /** One of those that `watchers` names has to go. Answered with `watchers`. */
  [TO_ROOM.sendAway]: z.strictObject({ id: index }),
  /** What would each answer of this question come to? Answered with `previews` where it is about a combat. */
  [TO_ROOM.preview]: z.strictObject({ prompt: index }),
  /** "I see the table of this match": until then, and for half a minute at the most, this seat's time does not run. */
  [TO_ROOM.drawn]: nothing,
} as const satisfies Record<keyof typeof TO_ROOM, z.ZodType>;

const seat = z.custom<Seat>((value) => value === 0 || value === 1);

export const ROLE = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("player"), seat }),
  z.strictObject({ role: z.literal("spectator"), hands: z.enum(["hidden", "open"]) }),
]);

/** What the room says. */
export const CLIENT_MESSAGES = {
  /** The answer to `hello`. */
  [TO_CLIENT.welcome]: z.strictObject({
    code: z.string(),
    you: ROLE,
    /** To whoever has just taken a seat: shown when joining again, it gives the same seat. */
    secret: z.string().optional(),
    /** The server's time in milliseconds: the clock's deadline is in it. */
    now: z.number(),
    /** How long an opponent must be away before the match may be claimed or a bot may take over. */
    claimSeconds: z.number(),
    /** To whoever opened the room. */
    host: z.literal(true).optional(),
  }),
  /**
   * What happened in the decision whose patch comes next, in order, as this viewer may know it; without what that patch
   * shows anyway (see wireEvents.ts).
   */
  [TO_CLIENT.events]: z.strictObject({
    /** The state's `step` once the patch has arrived. */
    step: z.number(),
    events: z.custom<readonly WireEvent[]>((value) => Array.isArray(value)),
  }),
  [TO_CLIENT.refused]: z.strictObject({
    /** The message that was refused; empty if it was none that we know. */
    to: z.string(),
    code: z.enum(REFUSALS),
    /** English, for developers. */
    reason: z.string(),
  }),
  [TO_CLIENT.chat]: z.strictObject({
    from: z.union([seat, z.literal("spectator")]),
    name: z.string(),
    text: z.string(),
  }),
  [TO_CLIENT.emote]: z.strictObject({ from: seat, emote: z.enum(EMOTES) }),
  /** Everybody else who looks on; a name may be empty. */
  [TO_CLIENT.watchers]: z.strictObject({ watchers: z.array(z.strictObject({ id: index, name: z.string() })) }),
  /** What the bot would answer in the asker's place, and how likely it thinks that seat is to win, from 0 to 1. */
  [TO_CLIENT.hint]: z.strictObject({ prompt: z.number(), answer: z.number(), chance: z.number() }),
  /** To the player who is asked: one for each answer, in their order; null where it leads to no combat at once. */
  [TO_CLIENT.previews]: z.strictObject({
    prompt: z.number(),
    previews: z.custom<readonly (CombatPreview | null)[]>((value) => Array.isArray(value)),
  }),
} as const satisfies Record<keyof typeof TO_CLIENT, z.ZodType>;
