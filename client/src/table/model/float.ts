import type { Seat } from "./model.ts";

/** A number that rises from a row of tokens: life lost, energy gained. */
export interface Float {
  readonly id: number;
  readonly seat: Seat;
  readonly of: "life" | "bugs" | "energy";
  readonly change: number;
  /** It was the last there was. */
  readonly last: boolean;
}
