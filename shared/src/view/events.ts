/** Events pass through the same eye as states: what a viewer may not know is left out. */
import type { GameEvent } from "../engine/index.ts";
import { maySeeHand, type Viewer } from "./types.ts";

export function viewEvent(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.e === "draw" && !maySeeHand(viewer, event.seat))
    return { e: "draw", seat: event.seat, count: event.count, from: event.from };
  // Both players know a stolen card: one held it, the other holds it.
  if (event.e === "steal" && !maySeeHand(viewer, event.from) && !maySeeHand(viewer, event.to))
    return { e: "steal", from: event.from, to: event.to, count: event.count };
  return event;
}

export const viewEvents = (events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] =>
  events.map((event) => viewEvent(event, viewer));

/** Whether these events told anybody something hidden, or drew on chance: after that nothing can be taken back. */
export function revealsHidden(events: readonly GameEvent[]): boolean {
  return events.some((event) => {
    switch (event.e) {
      case "startCards":
      case "draw":
      case "play":
      case "discard":
      case "steal":
      case "give":
      case "handToPlay":
      case "reveal":
      case "roll":
        return true;
      case "powerRow":
        return event.card !== null;
      case "buy":
        return event.slot === null;
      default:
        return false;
    }
  });
}
