/** What lies in the piles that are open, and what of it may be chosen. */
import { say } from "../../i18n/index.ts";
import type { OpenPile } from "../../store/tableStore.ts";
import { whoIs } from "./promptWords.ts";
import { type Choices, pileThing, type ThingKey } from "./choices.ts";
import type { Seat, TableModel } from "./model.ts";
import type { CardMood } from "./moods.ts";

export interface PileCard {
  readonly card: string;
  readonly thing: ThingKey;
  readonly mood: CardMood;
}

export interface PileSection {
  readonly title: string;
  readonly cards: readonly PileCard[];
}

/** `choosing`: the question is about these piles. */
export function pileSections(table: TableModel, choices: Choices, pile: OpenPile, choosing: boolean): PileSection[] {
  if (pile === null) return [];
  if (pile === "power") return powerSections(table);
  return pile.seats.flatMap((seat) => {
    const cards = discardSection(table, choices, seat, choosing);
    const shown = table.revealed[seat];
    return choosing || shown.length === 0 ? [cards] : [cards, startSection(table, seat, shown)];
  });
}

/** What may be bought lies on the table as well, but small, or behind a button. */
function powerSections({ power }: TableModel): PileSection[] {
  if (power === null) return [];
  const section = (title: string, cards: readonly string[]): PileSection => ({
    title,
    cards: cards.map((card, i) => ({ card, thing: `power:${title}:${i}`, mood: "plain" })),
  });
  return [section(say("powerCards"), power.faceUp), section(say("powerDiscard"), power.discard)];
}

function discardSection(table: TableModel, choices: Choices, seat: Seat, choosing: boolean): PileSection {
  const moodOf = (thing: ThingKey): CardMood => {
    if (!choosing) return "plain";
    if (choices.picks.includes(thing)) return "picked";
    return choices.canPick(thing) ? "legal" : "dim";
  };
  const cards = table.players[seat].discard.map((card, index): PileCard => {
    const thing = pileThing(seat, index);
    return { card, thing, mood: moodOf(thing) };
  });
  return { title: say("discardOf", { who: whoIs(table, seat) }), cards };
}

function startSection(table: TableModel, seat: Seat, shown: readonly string[]): PileSection {
  const cards = shown.map((card, i): PileCard => ({ card, thing: `start:${seat}:${i}`, mood: "plain" }));
  return { title: say("startCardsOf", { who: whoIs(table, seat) }), cards };
}
