/** Lists as short strings, cards as their position among all cards: a patch then carries a few bytes for each. */
import { CARDS, KEYWORDS, type Keyword } from "../cards/index.ts";

const NUMBER_OF: ReadonlyMap<string, number> = new Map(CARDS.map((card, index) => [card.key, index]));

export const packNumbers = (list: readonly number[]): string => list.join(",");
export const unpackNumbers = (text: string): number[] => (text === "" ? [] : text.split(",").map(Number));

export const packCard = (key: string): number => NUMBER_OF.get(key)!;
export const unpackCard = (number: number): string => CARDS[number]!.key;

export const packCards = (keys: readonly string[]): string => packNumbers(keys.map(packCard));
export const unpackCards = (text: string): string[] => unpackNumbers(text).map(unpackCard);

export const packKeywords = (keywords: readonly Keyword[]): number =>
  keywords.reduce((mask, keyword) => mask | (1 << KEYWORDS.indexOf(keyword)), 0);
export const unpackKeywords = (mask: number): Keyword[] => KEYWORDS.filter((_, bit) => (mask & (1 << bit)) !== 0);
