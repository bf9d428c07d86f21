/** Keywords as bits, so that a creature's keywords are one number. */
import { KEYWORDS, type Keyword } from "../cards/index.ts";
import type { KeywordMask } from "./state.ts";

export const FAST = 1;
export const FRENZY = 2;
export const HUNTER = 4;
export const POISONOUS = 8;
export const SNEAKY = 16;
export const TOUGH = 32;

const BIT: Readonly<Record<Keyword, number>> = { FAST, FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH };

export const keywordMask = (keywords: readonly Keyword[]): KeywordMask =>
  keywords.reduce((mask, keyword) => mask | BIT[keyword], 0);

/** For every mask its list, made once: they are read with every view and every event. */
const LISTS: readonly (readonly Keyword[])[] = Array.from({ length: 1 << KEYWORDS.length }, (_, mask) =>
  Object.freeze(KEYWORDS.filter((keyword) => (mask & BIT[keyword]) !== 0)),
);
export const keywordList = (mask: KeywordMask): readonly Keyword[] => LISTS[mask]!;
