/** The bot's door: it gets what a seat may know and nothing else. */
export { type BotMemory, newMemory, remember } from "./memory.ts";
export { BotPool, type BotPoolOptions } from "./pool.ts";
export type { BotDecision, BotRequest, SearchLevel } from "./request.ts";
