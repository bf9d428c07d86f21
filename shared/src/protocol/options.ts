/** What may be chosen for a room, and what is chosen unless somebody says otherwise. */
import type { RoomOptions } from "./messages.ts";

export const CLOCKS = ["off", "30", "60", "90"] as const;
export type ClockOption = (typeof CLOCKS)[number];
export const SPECTATOR_OPTIONS = ["off", "hidden", "open"] as const;
export type SpectatorOption = (typeof SPECTATOR_OPTIONS)[number];
export const BOT_LEVELS = ["beginner", "player", "master"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const DEFAULT_OPTIONS: RoomOptions = {
  sets: ["first-contact"],
  pool: null,
  clock: "off",
  bank: 120,
  bestOf: 1,
  spectators: "hidden",
  bots: [],
  hints: false,
  locked: false,
};

export const NAME_LENGTH = 24;
export const PASSWORD_LENGTH = 40;
