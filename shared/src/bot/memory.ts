/**
 * What a person at a seat would remember beyond what lies on the table: which cards they know to be
 * in the opponent's hand. Plain data, made from nothing but the events that this seat may see.
 */
import { type GameEvent, otherSeat, type Seat } from "../engine/index.ts";

export interface BotMemory {
  readonly seat: Seat;
  /** Keys of cards that are in the opponent's hand for certain. */
  readonly inOpponentHand: readonly string[];
}

export const newMemory = (seat: Seat): BotMemory => ({ seat, inOpponentHand: [] });

/** Takes one copy of the card out of the list, if there is one: another copy may have been the one that moved. */
function forget(known: string[], card: string): void {
  const at = known.indexOf(card);
  if (at >= 0) known.splice(at, 1);
}

/** `events` must have passed through `viewEvents` for the memory's seat. */
export function remember(memory: BotMemory, events: readonly GameEvent[]): BotMemory {
  const opponent = otherSeat(memory.seat);
  const known = [...memory.inOpponentHand];
  for (const event of events) {
    switch (event.e) {
      case "returnToHand":
        if (event.seat === opponent) known.push(event.card);
        break;
      case "pileToHand":
        if (event.seat === opponent) known.push(...event.cards);
        break;
      case "reveal":
        if (event.seat === opponent && !known.includes(event.card)) known.push(event.card);
        break;
      case "steal":
        for (const card of event.cards ?? []) {
          if (event.to === opponent) known.push(card);
          else forget(known, card);
        }
        break;
      case "give":
        if (event.from === opponent) forget(known, event.card);
        break;
      case "play":
      case "handToPlay":
        if (event.seat === opponent) forget(known, event.card);
        break;
      case "discard":
        if (event.seat === opponent) for (const card of event.cards) forget(known, card);
        break;
      default:
    }
  }
  return { seat: memory.seat, inOpponentHand: known };
}
