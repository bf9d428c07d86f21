/** The bot's door: it gets what a seat may know and nothing else. */
export { type BotMemory, newMemory, remember } from "@mindbug/shared/bot";
export { BotPool } from "./pool.ts";
export type { BotRequest, SearchLevel } from "@mindbug/shared/bot";
