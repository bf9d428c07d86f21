/** What an evening asks its tables, and where it hears that there is something to ask. */
import type { Seat } from "@mindbug/shared";
import type { RoomView } from "@mindbug/shared/protocol";

export interface TableStanding {
  readonly phase: RoomView["phase"];
  readonly score: readonly [number, number];
  readonly matchId: string | null;
  readonly present: readonly [boolean, boolean];
  /** Is everything played that was to be? */
  readonly decided: boolean;
  /** Of the last match. */
  readonly winner: Seat | null;
}

export const tableChannel = (evening: string): string => `evening:${evening}`;
