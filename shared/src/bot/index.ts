/** The bot: it decides from what a seat may know and nothing else. Runs wherever JavaScript runs. */
export { type Chance, chanceFrom } from "./chance.ts";
export { decide } from "./decide.ts";
export { type Level, LEVELS, underLoad } from "./levels.ts";
export { type BotMemory, newMemory, remember } from "./memory.ts";
export { likelyAnswer } from "./policy.ts";
export { quickDecision } from "./quick.ts";
export type { BotDecision, BotRequest, FromWorker, SearchLevel, ToWorker } from "./request.ts";
export { type Estimate, Search, search } from "./search.ts";
export { OpenWorlds, Worlds, type WorldSource } from "./worlds.ts";
