/** The shapes of everything a browser may send. Unknown fields are refused, not ignored. */
import { SET_KEYS, type SetKey } from "@mindbug/shared";
import {
  BOT_LEVELS,
  CHAT_LENGTH,
  CLOCKS,
  DEFAULT_OPTIONS,
  EMOTES,
  NAME_LENGTH,
  type RoomOptions,
  SPECTATOR_OPTIONS,
  TO_ROOM,
} from "@mindbug/shared/protocol";
import { z } from "zod";

// Control and direction characters could dress one player's text up as something else; halves of pairs break decoders.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Marks piled on one letter grow over the neighbouring lines. */
const PILED = /(\p{M}{3})\p{M}+/gu;
const tidy = (text: string, most: number): string =>
  [...text.replace(INVISIBLE, "").replace(PILED, "$1").trim()].slice(0, most).join("").trim();
const plain = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => tidy(text, most));

const joining = {
  name: plain(NAME_LENGTH).optional(),
  secret: z.string().max(100).optional(),
  watch: z.boolean().optional(),
  ready: z.boolean().optional(),
};
/** Fields that are none of joining's are ignored: whoever creates a room joins it with the same options. */
export const JOINING = z.object(joining);

const options = z.object({
  sets: z
    .array(z.enum(SET_KEYS as [SetKey, ...SetKey[]]))
    .min(1)
    .max(SET_KEYS.length)
    .refine((sets) => new Set(sets).size === sets.length, "Each set only once.")
    .default([...DEFAULT_OPTIONS.sets]),
  clock: z.enum(CLOCKS).default(DEFAULT_OPTIONS.clock),
  bank: z.number().int().min(0).max(3600).default(DEFAULT_OPTIONS.bank),
  bestOf: z.union([z.literal(1), z.literal(3)]).default(DEFAULT_OPTIONS.bestOf),
  spectators: z.enum(SPECTATOR_OPTIONS).default(DEFAULT_OPTIONS.spectators),
  bots: z.array(z.enum(BOT_LEVELS)).max(2).default([]),
  hints: z.boolean().default(DEFAULT_OPTIONS.hints),
  lesson: z.boolean().default(DEFAULT_OPTIONS.lesson),
});

/** The lesson is one known match; and where two bots play, whoever made the room watches. */
function settled(given: z.infer<typeof options>): RoomOptions {
  if (given.lesson) return { ...DEFAULT_OPTIONS, bots: ["beginner"], hints: true, lesson: true };
  return given.bots.length === 2 && given.spectators === "off" ? { ...given, spectators: "hidden" } : given;
}

export const CREATING = z
  .object(joining)
  .and(options)
  .transform(({ name, secret, watch, ready, ...room }) => ({
    joining: { name, secret, watch, ready },
    options: settled(room),
  }));

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
  [TO_ROOM.bot]: z.strictObject({ level: z.enum(BOT_LEVELS) }),
  [TO_ROOM.hint]: nothing,
} as const;
