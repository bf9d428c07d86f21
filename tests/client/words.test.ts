/** The words of the interface: complete, countable, and set as each language sets its type. */
import { NAME_LENGTH } from "@mindbug/shared/protocol";
import { french, LANGUAGES } from "@mindbug/shared/text";
import { chooseLanguage, nicknameOf, say, setLanguage } from "../../client/src/i18n/index.ts";
import { recordedNames } from "../../client/src/i18n/people.ts";
import { UNNAMED } from "../../shared/src/protocol/names.ts";
import { ANALYSIS_BOOKS } from "../../client/src/i18n/analysis.ts";
import { BOOKS } from "../../client/src/i18n/languages.ts";
import { type Entry, filled, formFor } from "../../client/src/i18n/words.ts";

const NARROW = "\u202f";
const NO_BREAK = "\u00a0";

afterEach(() => setLanguage("en"));

/** Those of late screens are held to the same. */
const WORDS = {
  en: { ...BOOKS.en.words, ...prefixed(ANALYSIS_BOOKS.en) },
  fr: { ...BOOKS.fr.words, ...prefixed(ANALYSIS_BOOKS.fr) },
};
function prefixed(book: Readonly<Record<string, Entry>>): Readonly<Record<`analysis.${string}`, Entry>> {
  return Object.fromEntries(Object.entries(book).map(([key, entry]) => [`analysis.${key}`, entry]));
}
const KEYS = Object.keys(WORDS.en) as (keyof typeof WORDS.en)[];
const forms = (entry: Entry): string[] => (typeof entry === "string" ? [entry] : Object.values(entry));
const blanks = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test("a number chooses its form by the rules of the language", () => {
  const entry = { one: "{n} carte", other: "{n} cartes" };
  expect([0, 1, 2].map((n) => formFor(entry, "fr", n))).toEqual([entry.one, entry.one, entry.other]);
  expect([0, 1, 2].map((n) => formFor(entry, "en", n))).toEqual([entry.other, entry.one, entry.other]);
  expect(formFor(entry, "fr", undefined)).toBe(entry.other);
});

test("counted things agree with their number", () => {
  expect(say("cards", { n: 1 })).toBe("1 card");
  expect(say("cards", { n: 2 })).toBe("2 cards");
  setLanguage("fr");
  expect(say("cards", { n: 0 })).toBe("0 carte");
  expect(say("cards", { n: 1 })).toBe("1 carte");
  expect(say("cards", { n: 2 })).toBe("2 cartes");
});

test("a name that ends a sentence by itself leaves no second full stop", () => {
  expect(filled("{card} was defeated by {by}.", { card: "A", by: "H.A.D.E.S." })).toBe("A was defeated by H.A.D.E.S.");
  expect(filled("{card} was defeated by {by}.", { card: "A", by: "B" })).toBe("A was defeated by B.");
});

test("French marks keep their space, and no line breaks there", () => {
  expect(french("Qui commence ? Vous ! Bien ; ou non : « oui »")).toBe(
    `Qui commence${NARROW}? Vous${NARROW}! Bien${NARROW}; ou non${NO_BREAK}: «${NO_BREAK}oui${NO_BREAK}»`,
  );
  expect(french("50 % à http://a.b/?c:d")).toBe(`50${NARROW}% à http://a.b/?c:d`);
  expect(french(french("Vraiment ?"))).toBe(french("Vraiment ?"));
  setLanguage("fr");
  expect(say("setsQuestion")).toContain(`${NARROW}?`);
});

test("no French sentence puts a mark of two parts right behind a letter, or a straight apostrophe anywhere", () => {
  for (const entry of Object.values(WORDS.fr))
    for (const text of forms(entry)) {
      expect(text).not.toMatch(/[\p{L}\d}][?!;:](\s|$)/u);
      expect(text).not.toMatch(/'/);
    }
});

test.each(LANGUAGES)("what is filled in is the same in every language as in English (%s)", (lang) => {
  // What follows from who or what is filled in, in a language that asks for it.
  const added = new Set(["{have}", "{be}"]);
  for (const key of KEYS) {
    const wanted = new Set(forms(WORDS.en[key]).flatMap(blanks));
    for (const form of forms(WORDS[lang][key]))
      expect({ key, extra: blanks(form).filter((blank) => !wanted.has(blank) && !added.has(blank)) }).toEqual({
        key,
        extra: [],
      });
  }
});

test("the first wish that is a language of ours is granted; English is for everybody else", () => {
  expect(chooseLanguage([null, "de-DE", "fr-CA", "en"])).toBe("fr");
  expect(chooseLanguage(["EN-gb", "fr"])).toBe("en");
  expect(chooseLanguage(["de", null])).toBe("en");
});

test.each(LANGUAGES)("nicknames are many, each of two words, and short enough for the server (%s)", (lang) => {
  setLanguage(lang);
  const names = new Set(Array.from({ length: 1000 }, (_, number) => nicknameOf(number)));
  expect(names.size).toBeGreaterThan(50);
  for (const name of names) {
    expect(name).toMatch(/^\S+ \S+$/);
    expect(name.length).toBeLessThanOrEqual(NAME_LENGTH);
  }
});

test("in a record a bot has no name; a person without one is somebody, never a bot", () => {
  expect(recordedNames(["Ada", ""])).toEqual(["Ada", say("botShort")]);
  expect(recordedNames([UNNAMED, ""])).toEqual([say("somebody"), say("botShort")]);
});
