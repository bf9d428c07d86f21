/** What crosses the socket of an evening's room, in names and types; described in eveningSchemas.ts. */
import type { z } from "zod";
import type { Evening } from "../evening/index.ts";
import type { CREATE_EVENING, EVENING_TO_CLIENT, EVENING_TO_ROOM } from "./eveningSchemas.ts";
import type { RoomOptions } from "./messages.ts";

export const EVENING_ROOM = "evening";

/** From the browser to the room. */
export const TO_EVENING = {
  hello: "hello",
  part: "part",
  leave: "leave",
  begin: "begin",
  end: "end",
  pair: "pair",
  award: "award",
  sendAway: "sendAway",
  passOn: "passOn",
  chat: "chat",
} as const;
/** From the room to the browser. */
export const FROM_EVENING = { welcome: "welcome", refused: "refused", chat: "chat" } as const;

export const EVENING_REFUSALS = [
  "malformed",
  "unknownMessage",
  "tooFrequent",
  "notTheHost",
  "notInTheEvening",
  "unknownPerson",
  "unknownTable",
  "alreadyPlaying",
  "notNow",
  "notSaved",
  "internal",
] as const;
export type EveningRefusal = (typeof EVENING_REFUSALS)[number];

export type EveningMessageName = keyof typeof EVENING_TO_ROOM;
export type EveningMessage<N extends EveningMessageName> = z.infer<(typeof EVENING_TO_ROOM)[N]>;
export type FromEveningName = keyof typeof EVENING_TO_CLIENT;
export type FromEvening<N extends FromEveningName> = Readonly<z.infer<(typeof EVENING_TO_CLIENT)[N]>>;
export type EveningArguments<N extends EveningMessageName> =
  undefined extends EveningMessage<N> ? [message?: EveningMessage<N>] : [message: EveningMessage<N>];

export type CreateEvening = z.input<typeof CREATE_EVENING>;

export interface EveningView extends Evening {
  readonly code: string;
  /** What its tables are made with. */
  readonly options: RoomOptions;
  /** Who is there now, by number. */
  readonly present: readonly number[];
  readonly watchers: number;
}
