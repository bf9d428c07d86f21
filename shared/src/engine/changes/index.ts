/**
 * Every change to the state, each with its event, each in one place, so that no trigger, refill or recalculation can be
 * forgotten by a caller. Nothing else in the engine writes the state: a lint rule holds it.
 */
export * from "./course.ts";
export * from "./creatures.ts";
export * from "./players.ts";
export * from "./table.ts";
