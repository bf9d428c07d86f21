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

/** The card that a sentence speaks of: one, or the first of those that are filled in. */
export type About = string | Readonly<Record<string, string>>;

function spokenOf(form: string, about: About): string {
  if (typeof about === "string") return about;
  const first = [...form.matchAll(/\{(\w+)\}/g)].find(([, name]) => about[name!] !== undefined);
  return first === undefined ? "" : about[first[1]!]!;
}

/**
 * What is filled in may end a sentence by itself ("H.A.D.E.S."): then the sentence's own full stop is left out. Verbs
 * and adjectives agree with what the sentence is about, in languages in which they do.
 */
function spoken(entry: Entry, fill: Fill, about: About = ""): string {
  const lang = language();
  const { typeset, agree } = BOOKS[lang];
  const form = formFor(entry, lang, fill["n"]);
  const agreed = agree === undefined ? form : agree(form, cardByKey(spokenOf(form, about)));
  const sentence = filled(agreed, fill);
  return typeset === undefined ? sentence : typeset(sentence);
}

export const say = (key: TextKey, fill: Fill = {}, about: About = ""): string =>
  spoken(BOOKS[language()].words[key], fill, about);

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

/** The words before a card's name, and the name, as they are said together: "de " and "Abeille" are "d’", "Abeille". */
export const withName = (before: string, name: string): readonly [string, string] =>
  BOOKS[language()].join?.(before, name) ?? [before, name];
