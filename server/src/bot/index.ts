/** The bot's door: it gets what a seat may know and nothing else. */
export { type BotMemory, newMemory, remember } from "./memory.ts";
export { BotPool } from "./pool.ts";
export type { BotRequest, SearchLevel } from "./request.ts";
