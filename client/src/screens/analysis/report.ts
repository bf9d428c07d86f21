/** A board as text for a bug report: to be read by people, with the position for a test and the link that opens it. */
import { sayAnalysis } from "../../i18n/analysis.ts";
import { deedWords } from "../../i18n/deeds.ts";
import { nameOf } from "../../i18n/index.ts";
import type { Shared } from "../../sources/analysisSource.ts";
import type { TableModel } from "../../table/model/model.ts";
import { whoIs } from "../../table/model/promptWords.ts";
import type { BoardState, ListedPlace } from "../../worker/analysisMessages.ts";
import { cardsIn, counterOf, PILES, type Placed } from "./editPosition.ts";
import { zoneName } from "./zoneWords.ts";

function cardWords({ card, exhausted, octonite }: Placed): string {
  const states = [
    exhausted ? sayAnalysis("exhausted") : "",
    octonite > 0 ? `${sayAnalysis("octonite")} ${octonite}` : "",
  ].filter((state) => state !== "");
  return states.length === 0 ? nameOf(card) : `${nameOf(card)} (${states.join(", ")})`;
}

/** From the beginning to where the board is. */
function lineTo({ at, places }: BoardState): readonly ListedPlace[] {
  const line: ListedPlace[] = [];
  for (let place = places.find(({ id }) => id === at); place !== undefined;) {
    line.unshift(place);
    const { parent } = place;
    place = places.find(({ id }) => id === parent);
  }
  return line;
}

export function reportOf(table: TableModel, board: BoardState, { position }: Shared, address: string): string {
  const players = ([0, 1] as const).flatMap((seat) => {
    const who = whoIs(table, seat);
    const life = counterOf(position, seat, "life");
    const mindbugs = counterOf(position, seat, "mindbugs");
    const piles = PILES.flatMap((pile) => {
      const cards = cardsIn(position, { of: seat, pile });
      return cards.length === 0 ? [] : [`  ${zoneName({ of: seat, pile }, null)}: ${cards.map(cardWords).join(", ")}`];
    });
    return [sayAnalysis("reportPlayer", { who, life, mindbugs }), ...piles];
  });
  const moves = lineTo(board).flatMap(({ deed }) =>
    deed === null ? [] : [`${whoIs(table, deed.seat)}: ${deedWords(deed)}`],
  );
  return [
    sayAnalysis("reportHead", { n: table.turn, who: whoIs(table, table.active) }),
    ...players,
    ...(moves.length === 0 ? [] : [sayAnalysis("reportMoves", { moves: moves.join("; ") })]),
    `arrange(${JSON.stringify(position)})`,
    address,
  ].join("\n");
}
