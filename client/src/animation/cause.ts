/** Which ability is at work: what happens until something else begins is its doing. */
import type { GameEvent, Seat } from "../table/model/model.ts";

export interface Cause {
  /** null for a Power card. */
  readonly creature: number | null;
  readonly card: string;
  readonly seat: Seat;
}

/** By the engine's number of the face: the paw, whose discard is asked for later. */
const PAW = 5;

/** After this event. What is not named here goes on as it was: it may be the ability's own doing. */
export function causeAfter(before: Cause | null, event: GameEvent): Cause | null {
  switch (event.e) {
    case "trigger":
      return { creature: event.creature, card: event.card, seat: event.seat };
    case "dieResolved":
      return event.face === PAW ? { creature: event.creature, card: "", seat: event.seat } : null;
    case "play":
    case "mindbug":
    case "enter":
    case "attack":
    case "attackEnds":
    case "roll":
    case "block":
    case "hunt":
    case "unblocked":
    case "combat":
    case "powerDiscard":
    case "turn":
    case "turnEnds":
    case "end":
      return null;
    default:
      return before;
  }
}
