/** What a language must bring. A word that is missing in one does not compile. */
import type { Card } from "@mindbug/shared/cards";
import type { ENGLISH_WORDS } from "./en/index.ts";
import type { Entry } from "./words.ts";

export type TextKey = keyof typeof ENGLISH_WORDS;

/** The words of one file of a language, by the keys of the English one. */
export type WordsLike<English> = Readonly<Record<keyof English, Entry>>;

export interface LanguageBook {
  /** What its speakers call it. */
  readonly name: string;
  /** For people who gave no name: each of the first goes with each of the second. */
  readonly nicknames: readonly [titles: readonly string[], nouns: readonly string[]];
  readonly words: Readonly<Record<TextKey, Entry>>;
  /** The language's rules for setting type, applied to every finished sentence. */
  readonly typeset?: (text: string) => string;
  /** Makes a sentence agree with the card that it speaks of; without one, with a creature of no name. */
  readonly agree?: (sentence: string, card: Card | undefined) => string;
  /** The words before a card's name, and the name, as they are said together. */
  readonly join?: (before: string, name: string) => readonly [string, string];
}
