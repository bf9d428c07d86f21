/** What is drawn, but not written, about the card in a Mindbug question: for those who hear the page. */
import { cardByKey } from "@mindbug/shared/cards";
import { keywordName, rulesLine } from "@mindbug/shared/text";
import { language, nameOf, say } from "../../i18n/index.ts";
import { asksMindbug } from "../layout/placements.ts";
import type { PromptModel, TableModel } from "../model/model.ts";
import { whoIs } from "../model/promptWords.ts";

const SEATS = [0, 1] as const;

/** Power, keywords and words of a card, as they are printed. */
function spokenCard(key: string): string {
  const card = cardByKey(key);
  if (card?.kind !== "creature") return "";
  const facts = [
    say("powerIs", { n: card.power }),
    ...card.keywords.map((keyword) => keywordName(keyword, language())),
  ];
  return [`${nameOf(key)}: ${facts.join(", ")}.`, rulesLine(card, language())].filter((text) => text !== "").join(" ");
}

function spokenBoard(table: TableModel, seat: 0 | 1): string {
  const { board } = table.players[seat];
  const who = whoIs(table, seat);
  if (board.length === 0) return say("spokenBoardEmpty", { who });
  const creatures = board.map(({ card, power }) => `${nameOf(card)} (${power})`);
  return say("spokenBoard", { who, creatures: creatures.join(", ") });
}

/** Empty where everything that matters is said already. */
export function spokenPlay(table: TableModel, prompt: PromptModel): string {
  const played = table.playing?.card ?? prompt.card;
  if (!asksMindbug(table) || played === null) return "";
  return [spokenCard(played), ...SEATS.map((seat) => spokenBoard(table, seat))].join(" ");
}
