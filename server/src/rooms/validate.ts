/** The shapes of everything a browser may send. Unknown fields are refused, not ignored. */
import { SET_KEYS, type SetKey } from "@mindbug/shared";
import { BOT_LEVELS, CHAT_LENGTH, CLOCKS, DEFAULT_OPTIONS, EMOTES, NAME_LENGTH, SPECTATOR_OPTIONS, TO_ROOM } from "@mindbug/shared/protocol";
import { z } from "zod";

// Control and direction characters could dress one player's text up as something else.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const plain = (most: number) => z.string().max(most * 4).transform((text) => text.replace(INVISIBLE, "").trim().slice(0, most));

const joining = { name: plain(NAME_LENGTH).optional(), secret: z.string().max(100).optional(), watch: z.boolean().optional(), ready: z.boolean().optional() };
export const JOINING = z.object(joining);

export const CREATING = z.object({
  ...joining,
  sets: z.array(z.enum(SET_KEYS as [SetKey, ...SetKey[]])).min(1).max(SET_KEYS.length).refine((sets) => new Set(sets).size === sets.length, "Each set only once.")
    .default([...DEFAULT_OPTIONS.sets]),
  clock: z.enum(CLOCKS).default(DEFAULT_OPTIONS.clock),
  bank: z.number().int().min(0).max(3600).default(DEFAULT_OPTIONS.bank),
  bestOf: z.union([z.literal(1), z.literal(3)]).default(DEFAULT_OPTIONS.bestOf),
  spectators: z.enum(SPECTATOR_OPTIONS).default(DEFAULT_OPTIONS.spectators),
  bots: z.array(z.enum(BOT_LEVELS)).max(2).default([]),
  hints: z.boolean().default(DEFAULT_OPTIONS.hints),
  lesson: z.boolean().default(DEFAULT_OPTIONS.lesson),
});

const index = z.number().int().min(0).max(1_000_000_000);
const nothing = z.union([z.undefined(), z.null(), z.strictObject({})]);

export const MESSAGES = {
  [TO_ROOM.intent]: z.strictObject({ prompt: index, answer: index }),
  [TO_ROOM.concede]: nothing,
  [TO_ROOM.ready]: z.strictObject({ ready: z.boolean() }),
  [TO_ROOM.rematch]: nothing,
  [TO_ROOM.takeback]: nothing,
  [TO_ROOM.takebackReply]: z.strictObject({ accept: z.boolean() }),
  [TO_ROOM.claim]: nothing,
  [TO_ROOM.chat]: z.strictObject({ text: plain(CHAT_LENGTH).pipe(z.string().min(1)) }),
  [TO_ROOM.emote]: z.strictObject({ emote: z.enum(EMOTES) }),
  [TO_ROOM.preferences]: z.strictObject({ autoForced: z.boolean() }),
} as const;
