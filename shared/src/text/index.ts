/** Rules text in every language, spoken from the same data the engine runs. */
import { SETS } from "../cards/index.ts";
import type { Card, Keyword, SetKey, Trigger } from "../cards/vocabulary.ts";
import { abilityLabel, constantTexts, effectsText, iconTexts } from "./compose.ts";
import { ENGLISH } from "./en.ts";
import { FRENCH } from "./fr.ts";
import { typeset } from "./french.ts";
import type { Concept, Phrasebook } from "./phrasebook.ts";

export { CONCEPTS, type Concept } from "./phrasebook.ts";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const BOOKS: Readonly<Record<Language, Phrasebook>> = { en: ENGLISH, fr: FRENCH };

/** One ability as a player reads it. */
export interface TextBlock {
  /** Missing on constant abilities and on Power cards. */
  readonly trigger?: Trigger;
  readonly octoniteCost: number;
  /** "Play", "Attack (pay 1 octonite)"; empty where there is no trigger. */
  readonly label: string;
  readonly text: string;
}

export const cardName = (card: Card, lang: Language): string => card.names[lang];

export function rulesText(card: Card, lang: Language): TextBlock[] {
  const book = BOOKS[lang];
  if (card.kind === "power")
    return [{ octoniteCost: 0, label: "", text: typeset(effectsText(book, card.effects), lang) }];
  return [
    ...constantTexts(book, card.constant).map((text) => ({ octoniteCost: 0, label: "", text: typeset(text, lang) })),
    ...card.triggered.map((ability) => ({
      trigger: ability.on,
      octoniteCost: ability.octoniteCost,
      label: abilityLabel(book, ability),
      text: typeset(effectsText(book, ability.effects, ability.on), lang),
    })),
  ];
}

/** The icons of a creature (octonite it brings, dice it rolls) in words, one sentence each. */
export const iconsText = (card: Card, lang: Language): string[] =>
  card.kind === "creature" ? iconTexts(BOOKS[lang], card).map((text) => typeset(text, lang)) : [];

/** Everything the card does in one plain string: for search, screen readers and golden files. */
export function rulesLine(card: Card, lang: Language): string {
  const blocks = rulesText(card, lang).map(({ label, text }) => (label ? `${label}${BOOKS[lang].colon}${text}` : text));
  return [...iconsText(card, lang), ...blocks].join(" ");
}

export const keywordName = (keyword: Keyword, lang: Language): string => BOOKS[lang].keywords[keyword].name;
export const keywordReminder = (keyword: Keyword, lang: Language): string =>
  typeset(BOOKS[lang].keywords[keyword].reminder, lang);

export const triggerName = (trigger: Trigger, lang: Language): string => BOOKS[lang].triggers[trigger].name;
export const triggerReminder = (trigger: Trigger, lang: Language, octoniteCost = 0): string =>
  typeset(BOOKS[lang].triggers[trigger].reminder(octoniteCost), lang);

export const setName = (set: SetKey, lang: Language): string => SETS[set].names[lang];
export const setTagline = (set: SetKey, lang: Language): string => typeset(SETS[set].taglines[lang], lang);

export const conceptName = (concept: Concept, lang: Language): string => BOOKS[lang].concepts[concept].name;
export const conceptReminder = (concept: Concept, lang: Language): string =>
  typeset(BOOKS[lang].concepts[concept].reminder, lang);
export { reasonText, refusalText } from "./reasons.ts";
export { agreeing, french, joined, UNNAMED } from "./french.ts";
