/** Everything that crosses the socket beside the schema state. Names are the message types of Colyseus. */
import type { GameEvent, Seat } from "../engine/index.ts";
import type { BotLevel } from "./options.ts";

export const ROOM_NAME = "match";

/** From the browser to the room. */
export const TO_ROOM = {
  intent: "intent",
  concede: "concede",
  ready: "ready",
  rematch: "rematch",
  takeback: "takeback",
  takebackReply: "takebackReply",
  claim: "claim",
  chat: "chat",
  emote: "emote",
  preferences: "preferences",
  bot: "bot",
  hint: "hint",
} as const;
/** From the room to the browser. */
export const TO_CLIENT = {
  welcome: "welcome",
  events: "events",
  refused: "refused",
  chat: "chat",
  emote: "emote",
  takeback: "takeback",
  replaced: "replaced",
  shutdown: "shutdown",
  hint: "hint",
} as const;

/** Close codes of our own; the others are those of Colyseus. */
export const CLOSE = { replaced: 4010, abuse: 4011, restart: 4012, ended: 4013 } as const;

export const CHAT_LENGTH = 200;
export const EMOTES = ["hello", "wellPlayed", "thinking", "oops", "wow", "thanks", "mindbug", "goodGame"] as const;
export type Emote = (typeof EMOTES)[number];

export interface Intent {
  readonly prompt: number;
  /** Position in the prompt's answers. */
  readonly answer: number;
}
export interface ReadyMessage {
  readonly ready: boolean;
}
export interface ChatMessage {
  readonly text: string;
}
export interface EmoteMessage {
  readonly emote: Emote;
}
export interface TakebackReply {
  readonly accept: boolean;
}
export interface Preferences {
  /** The room answers for this seat wherever only one answer is legal. On unless switched off. */
  readonly autoForced: boolean;
}

/** Puts a bot into the free seat, or into the seat of an opponent who has been away for long enough to claim the match. */
export interface BotMessage {
  readonly level: BotLevel;
}

export type Role =
  { readonly role: "player"; readonly seat: Seat } | { readonly role: "spectator"; readonly hands: "hidden" | "open" };

/** The first message on every connection. `secret` comes only to the holder of a seat. */
export interface Welcome {
  readonly code: string;
  readonly you: Role;
  readonly secret?: string;
  /** The server's time in milliseconds: the clock's deadline is in it. */
  readonly now: number;
  /** How long an opponent must be away before the match may be claimed or a bot may take over. */
  readonly claimSeconds: number;
}
/** What happened in the decision whose patch came just before, in order, as this viewer may know it. */
export interface EventsMessage {
  readonly matchId: string;
  /** Decisions of this match up to now; consecutive messages are consecutive numbers. */
  readonly step: number;
  readonly events: readonly GameEvent[];
}
export const REFUSALS = [
  "malformed",
  "unknownMessage",
  "tooFrequent",
  "notAPlayer",
  "notNow",
  "matchOver",
  "notYourDecision",
  "stalePrompt",
  "unknownAnswer",
  "unknownSeat",
  "nothingToTakeBack",
  "opponentPresent",
  "notSaved",
  "internal",
] as const;
export type RefusedCode = (typeof REFUSALS)[number];
export interface Refused {
  readonly to: string;
  readonly code: RefusedCode;
  /** English, for developers. */
  readonly reason: string;
}
export interface ChatFrom {
  readonly from: Seat | "spectator";
  readonly name: string;
  readonly text: string;
}
export interface EmoteFrom {
  readonly from: Seat;
  readonly emote: Emote;
}
/** What the bot would answer in the asker's place, and how likely it thinks that seat is to win, from 0 to 1. */
export interface Hint {
  readonly prompt: number;
  readonly answer: number;
  readonly chance: number;
}
export interface TakebackAsked {
  readonly from: Seat;
}
