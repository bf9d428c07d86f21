/** The words of the interface. Card names and rules come from @mindbug/shared/text. */
import { cardByKey } from "@mindbug/shared/cards";
import { cardName, type Language } from "@mindbug/shared/text";
import { ENGLISH_SCREENS } from "./en/screens.ts";
import { ENGLISH_TABLE } from "./en/table.ts";
import { FRENCH_SCREENS } from "./fr/screens.ts";
import { FRENCH_TABLE } from "./fr/table.ts";

const ENGLISH = { ...ENGLISH_TABLE, ...ENGLISH_SCREENS };
const FRENCH = { ...FRENCH_TABLE, ...FRENCH_SCREENS };

export type TextKey = keyof typeof ENGLISH;

const BOOKS: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { en: ENGLISH, fr: FRENCH };
const REMEMBERED = "mindbug.language";

let current: Language = "en";

export function detectLanguage(): Language {
  const wanted =
    new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(REMEMBERED) ?? navigator.language;
  return wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
}

export function setLanguage(lang: Language): void {
  current = lang;
  document.documentElement.lang = lang;
}

export function rememberLanguage(lang: Language): void {
  localStorage.setItem(REMEMBERED, lang);
  setLanguage(lang);
}

export const language = (): Language => current;

/** What is filled in may end a sentence by itself ("H.A.D.E.S."): then the sentence's own full stop is left out. */
export function say(key: TextKey, fill: Readonly<Record<string, string | number | undefined>> = {}): string {
  return BOOKS[current][key].replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const filled = String(fill[name] ?? "");
    return /[.!?…]$/.test(filled) ? filled : filled + stop;
  });
}

export function nameOf(key: string): string {
  const card = cardByKey(key);
  return card === undefined ? key : cardName(card, current);
}
