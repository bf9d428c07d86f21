/** What server and client say to each other. */
export type { CombatPreview, GameEvent } from "../engine/index.ts";
export * from "./codes.ts";
export * from "./evening.ts";
export { EveningState, readEvening, writeEvening } from "./eveningState.ts";
export type { Invitation } from "./invitation.ts";
export type * from "./messages.ts";
export * from "./names.ts";
export * from "./options.ts";
export { PlayerState, TableState } from "./schema.ts";
export { publicTable, readTable, type RoomView, type SeatView, type TableView, type Takeback } from "./table.ts";
export { fromWire, toWire, type WireEvent } from "./wireEvents.ts";
export { writeMatch, writeOptions } from "./write.ts";
