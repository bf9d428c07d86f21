/** Who plays whom when more than two meet: formats, pairings, standings. Knows no cards and no sockets. */
export * from "./course.ts";
export * from "./model.ts";
export { swissRounds } from "./pairings.ts";
export { type Standing, standings } from "./standings.ts";
