/** The words of the interface. Card names and rules come from @mindbug/shared/text. */
import { cardByKey } from "@mindbug/shared/cards";
import { cardName, type Language } from "@mindbug/shared/text";
import { ENGLISH, type Dictionary, type TextKey } from "./en.ts";
import { FRENCH } from "./fr.ts";

export type { TextKey } from "./en.ts";

const BOOKS: Readonly<Record<Language, Dictionary>> = { en: ENGLISH, fr: FRENCH };
const REMEMBERED = "mindbug.language";

let current: Language = "en";

export function detectLanguage(): Language {
  const wanted = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(REMEMBERED) ?? navigator.language;
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

export function say(key: TextKey, fill: Readonly<Record<string, string | number | undefined>> = {}): string {
  return BOOKS[current][key].replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ""));
}

export function nameOf(key: string): string {
  const card = cardByKey(key);
  return card === undefined ? key : cardName(card, current);
}
