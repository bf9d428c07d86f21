/** What the places on the table are called. */
import { type AnalysisKey, sayAnalysis } from "../../i18n/analysis.ts";
import type { TableModel } from "../../table/model/model.ts";
import { whoIs } from "../../table/model/promptWords.ts";
import type { Zone } from "./editPosition.ts";

const LONG: Readonly<Record<Zone["pile"], AnalysisKey>> = {
  hand: "zoneHand",
  board: "zoneBoard",
  discard: "zoneDiscard",
  deck: "zoneDeck",
  unused: "zoneUnused",
  power: "zonePower",
  powerDeck: "zonePowerDeck",
};
const SHORT: Readonly<Record<Zone["pile"], AnalysisKey>> = {
  ...LONG,
  hand: "shortHand",
  board: "shortBoard",
  discard: "shortDiscard",
  deck: "shortDeck",
};

/** With the name of whose it is, if the table is given. */
export const zoneName = ({ of, pile }: Zone, table: TableModel | null): string =>
  sayAnalysis((table === null ? SHORT : LONG)[pile], { who: table === null || of === null ? "" : whoIs(table, of) });
