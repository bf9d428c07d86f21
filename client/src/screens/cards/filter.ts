/** Which cards somebody looks for. An empty string asks for nothing in particular. */
import { type Card, CARDS } from "@mindbug/shared/cards";
import { type Language, rulesLine } from "@mindbug/shared/text";
import { plainText, wordsOf } from "../../i18n/plainText.ts";

export interface CardFilter {
  readonly set: string;
  readonly keyword: string;
  /** A trigger, or "power" for Power cards. */
  readonly trigger: string;
  readonly power: string;
  readonly text: string;
}

export const EVERY_CARD: CardFilter = { set: "", keyword: "", trigger: "", power: "", text: "" };

function hasTrigger(card: Card, trigger: string): boolean {
  if (trigger === "power") return card.kind === "power";
  return card.kind === "creature" && card.triggered.some(({ on }) => on === trigger);
}

function matches(card: Card, { set, keyword, trigger, power, text }: CardFilter, language: Language): boolean {
  const creature = card.kind === "creature" ? card : null;
  if (set !== "" && card.set !== set) return false;
  if (keyword !== "" && creature?.keywords.some((each) => each === keyword) !== true) return false;
  if (trigger !== "" && !hasTrigger(card, trigger)) return false;
  if (power !== "" && String(creature?.power ?? "") !== power) return false;
  const written = plainText(`${Object.values(card.names).join(" ")} ${rulesLine(card, language)}`);
  return wordsOf(text).every((word) => written.includes(word));
}

export const cardsLike = (filter: CardFilter, language: Language): readonly Card[] =>
  CARDS.filter((card) => matches(card, filter, language));

/** Every power that a creature has, the smallest first. */
export const POWERS: readonly number[] = [
  ...new Set(CARDS.flatMap((card) => (card.kind === "creature" ? [card.power] : []))),
].sort((a, b) => a - b);
