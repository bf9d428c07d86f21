/** The words of the interface. Card names and rules come from @mindbug/shared/text. */
import { cardByKey } from "@mindbug/shared/cards";
import { cardName, type Language, LANGUAGES } from "@mindbug/shared/text";
import { effect, signal } from "@preact/signals-core";
import { readStored, writeStored } from "../app/storage.ts";
import { fileUrl } from "../net/place.ts";
import { manifestName } from "../offline/manifestName.ts";
import type { TextKey } from "./books.ts";
import { BOOKS } from "./languages.ts";
import { type Entry, type Fill, filled, formFor } from "./words.ts";

export type { TextKey } from "./books.ts";

const REMEMBERED = "mindbug.language";

const current = signal<Language>("en");

/** Components and effects that call this, or `say`, follow every change of language. */
export const language = (): Language => current.value;
export const languageName = (lang: Language): string => BOOKS[lang].name;

/** The first of the wishes that is a language of ours. */
export function chooseLanguage(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish?.toLowerCase().startsWith(lang));
    if (found !== undefined) return found;
  }
  return "en";
}

export function setLanguage(lang: Language): void {
  current.value = lang;
}

export function rememberLanguage(lang: Language): void {
  writeStored(REMEMBERED, lang);
  setLanguage(lang);
}

export function startLanguage(): void {
  const asked = new URLSearchParams(location.search).get("lang");
  setLanguage(chooseLanguage([asked, readStored(REMEMBERED), ...navigator.languages]));
  effect(() => {
    document.documentElement.lang = language();
    const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    if (manifest !== null) manifest.href = fileUrl(manifestName(language()));
  });
}

/** What is filled in may end a sentence by itself ("H.A.D.E.S."): then the sentence's own full stop is left out. */
function spoken(entry: Entry, fill: Fill): string {
  const lang = language();
  const { typeset } = BOOKS[lang];
  const sentence = filled(formFor(entry, lang, fill["n"]), fill);
  return typeset === undefined ? sentence : typeset(sentence);
}

export const say = (key: TextKey, fill: Fill = {}): string => spoken(BOOKS[language()].words[key], fill);

/** Speaks the words of a screen that is fetched late: they come with it, and weigh on no first match. */
export const speaker =
  <Key extends string>(books: Readonly<Record<Language, Readonly<Record<Key, Entry>>>>) =>
  (key: Key, fill: Fill = {}): string =>
    spoken(books[language()][key], fill);

export function nicknameOf(number: number): string {
  const [titles, nouns] = BOOKS[language()].nicknames;
  const title = titles[number % titles.length] ?? "";
  return `${title} ${nouns[Math.floor(number / titles.length) % nouns.length] ?? ""}`.trim();
}

export function nameOf(key: string): string {
  const card = cardByKey(key);
  return card === undefined ? key : cardName(card, language());
}
