/** What a room is created with, and what a browser says when it joins. */
import type { SetKey } from "../cards/index.ts";

export const CLOCKS = ["off", "30", "60", "90"] as const;
export type ClockOption = (typeof CLOCKS)[number];
export const SPECTATOR_OPTIONS = ["off", "hidden", "open"] as const;
export type SpectatorOption = (typeof SPECTATOR_OPTIONS)[number];
export const BOT_LEVELS = ["beginner", "player", "master"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export interface RoomOptions {
  readonly sets: readonly SetKey[];
  /** Seconds for each decision. */
  readonly clock: ClockOption;
  /** Seconds of reserve for the whole match, used when a decision takes longer than the clock. */
  readonly bank: number;
  readonly bestOf: 1 | 3;
  readonly spectators: SpectatorOption;
  /** Bots that sit down at once, in the last seats: one to play against, two to watch. */
  readonly bots: readonly BotLevel[];
  /** May players ask the bot for advice? Always so against a bot. */
  readonly hints: boolean;
  /** The guided first match: a known deal against a bot that follows a script. */
  readonly lesson: boolean;
}

export const DEFAULT_OPTIONS: RoomOptions = {
  sets: ["first-contact"],
  clock: "off",
  bank: 120,
  bestOf: 1,
  spectators: "hidden",
  bots: [],
  hints: false,
  lesson: false,
};

export const NAME_LENGTH = 24;

/** Sent with both `create("match", …)` (together with the room's options) and `joinById(code, …)`. */
export interface JoinOptions {
  readonly name?: string;
  /** Of a seat taken earlier; without it the server gives a free seat, or a place among the spectators. */
  readonly secret?: string;
  /** Watch even though a seat is free. */
  readonly watch?: boolean;
  /** Ready at once, without a separate message. */
  readonly ready?: boolean;
}

export type CreateOptions = Partial<RoomOptions> & JoinOptions;
