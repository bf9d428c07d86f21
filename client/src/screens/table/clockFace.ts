/** What a room's clock shows: the time of this decision first, then the reserve. */
import type { RoomView } from "@mindbug/shared/protocol";
import type { Seat } from "../../table/model/model.ts";

const WARN_AT = 10;

export interface ClockFace {
  /** Seconds until the decision is lost, the reserve included. */
  readonly left: number;
  readonly shown: number;
  readonly reserve: boolean;
  readonly mine: boolean;
  readonly warn: "yes" | "soon" | "no";
  readonly hurry: boolean;
}

export function clockFace(
  { table, seats, options }: RoomView,
  left: number | null,
  mine: Seat | null,
): ClockFace | null {
  const prompt = table?.prompt ?? null;
  if (left === null || prompt === null) return null;
  const own = left - Math.floor(seats[prompt.seat].bank / 1000);
  const decides = prompt.seat === mine;
  return {
    left,
    // The first decision has more, for the opening: that is nobody's time.
    shown: own > 0 ? Math.min(own, Number(options.clock) || own) : left,
    reserve: own <= 0,
    mine: decides,
    warn: left <= WARN_AT ? "yes" : own <= WARN_AT ? "soon" : "no",
    hurry: decides && left <= WARN_AT,
  };
}
