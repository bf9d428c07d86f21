/** What a room is made with and joined with, checked and completed. */
import { DEFAULT_OPTIONS, type RoomOptions } from "@mindbug/shared/protocol";
import { poolSets } from "@mindbug/shared";
import { z } from "zod";
import { FORMATS } from "@mindbug/shared/evening";
import { EVENING_OPTIONS } from "@mindbug/shared/protocol/eveningSchemas";
import { JOIN_OPTIONS, ROOM_OPTIONS } from "@mindbug/shared/protocol/schemas";

/** A pool says by itself which sets it is of; and where two bots play, whoever made the room watches. */
function completed(wish: RoomOptions): RoomOptions {
  const options = wish.pool === null ? wish : { ...wish, sets: poolSets(wish.pool) };
  return options.bots.length === 2 && options.spectators === "off" ? { ...options, spectators: "hidden" } : options;
}

/** What is wrong with it, for developers: the field, and why where we have a word of our own about it. */
export function optionProblem({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return "";
  return `${issue.path.join(".")}${issue.code === "custom" ? `: ${issue.message}` : ""}`;
}

const roomOptions = z.preprocess((given) => ({ ...DEFAULT_OPTIONS, ...Object(given) }), ROOM_OPTIONS);

/** Whoever creates a room joins it with the same options: fields that are none of joining's are ignored. */
export const JOINING = JOIN_OPTIONS;

const eveningOptions = z.preprocess((given) => ({ ...DEFAULT_OPTIONS, ...Object(given) }), EVENING_OPTIONS);
const format = z.object({ format: z.enum(FORMATS).default("winnerStays") });
export const CREATING_EVENING = JOIN_OPTIONS.and(format)
  .and(eveningOptions)
  .transform(({ name, secret: _secret, watch, ready: _ready, password, evening, format, ...options }) => ({
    joining: { name, watch, password, evening },
    format,
    options: completed({ ...options, bots: [], locked: (password ?? "") !== "" }),
  }));
export const CREATING = JOIN_OPTIONS.and(roomOptions).transform(
  ({ name, secret, watch, ready, password, evening, ...room }) => ({
    joining: { name, secret, watch, ready, password, evening },
    options: completed({ ...room, locked: (password ?? "") !== "" }),
  }),
);
