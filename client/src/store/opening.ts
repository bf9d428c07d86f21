/** The beginning of a match: what leads from an empty table to the first question, and how to tell that it does. */
import { emptyView } from "@mindbug/shared/view";
import { type GameEvent, type MatchView, otherSeat, type Seat } from "../table/model/model.ts";

const SEATS = [0, 1] as const;

/** These events begin with nothing on the table. */
export const opensMatch = (events: readonly GameEvent[]): boolean => events[0]?.e === "setup";

/** Nothing is left of whatever was played here before. */
export const clearedTable = ({ viewer, sets }: MatchView): MatchView => ({ ...emptyView(viewer), sets });

/**
 * Who comes when the match has just been made is shown where it stands, and told nothing. Nothing has been decided yet,
 * so what stands tells all that has happened.
 */
export function openingOf(view: MatchView): readonly GameEvent[] {
  const { rules, sets, players, power, revealed, active, turn } = view;
  const shown = SEATS.map((seat) => revealed[seat].length);
  return [
    {
      e: "setup",
      rules,
      sets,
      decks: [players[0].deckCount + players[0].handCount, players[1].deckCount + players[1].handCount],
      unused: view.unusedCount + shown[0]! + shown[1]!,
      power: power === null ? null : { faceUp: power.faceUp, deck: power.deckCount },
    },
    ...SEATS.map((seat): GameEvent => dealt(view, seat)),
    ...revealed[0].map((card, pair): GameEvent => ({
      e: "startCards",
      cards: [card, revealed[otherSeat(0)][pair] ?? card],
    })),
    { e: "firstPlayer", seat: active },
    { e: "turn", seat: active, turn },
  ];
}

function dealt({ players }: MatchView, seat: Seat): GameEvent {
  const { hand, handCount } = players[seat];
  return { e: "draw", seat, count: handCount, from: "deck", ...(hand === null ? {} : { cards: hand }) };
}
