/** Who is missing at the table, and who asks for a move back. */
import type { RoomView } from "@mindbug/shared/protocol";
import type { Seat } from "../../table/model/model.ts";

const SEATS: readonly Seat[] = [0, 1];

/** Somebody else who sat down, and is not there while the match goes on. */
export function absentSeat({ phase, seats }: Pick<RoomView, "phase" | "seats">, mine: Seat | null): Seat | null {
  if (phase !== "playing") return null;
  return SEATS.find((seat) => seat !== mine && seats[seat].taken && !seats[seat].connected) ?? null;
}

/** Who has left waits for no answer, nor does the bot in their place; the question comes back with them. */
export function takebackFor(
  { takeback, seats }: Pick<RoomView, "takeback" | "seats">,
  mine: Seat,
): "own" | "other" | null {
  if (takeback === null || !seats[takeback].connected || seats[takeback].bot !== null) return null;
  return takeback === mine ? "own" : "other";
}
