/** The rulebook inside the game: nothing is missing, every example happens. */
import { apply, arrange, cardByKey, KEYWORDS, TRIGGERS } from "@mindbug/shared";
import { rulebook, RULEBOOK_CHAPTERS, rulebookEntry } from "@mindbug/shared/rulebook";
import {
  CONCEPT_ENTRY,
  EFFECT_ENTRY,
  KEYWORD_ENTRY,
  PROMPT_ENTRY,
  REASON_ENTRY,
  TRIGGER_ENTRY,
} from "@mindbug/shared/rulebook/subjects";
import { CONCEPTS, LANGUAGES } from "@mindbug/shared/text";
import { exampleAnswer } from "../../client/src/worker/exampleMoves.ts";
import { readSource } from "../helpers/sourceFiles.ts";

const english = rulebook("en");
const keys = english.map(({ key }) => key);
const rulings = new Set(
  [...readSource("docs/rulings.md").matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number)),
);

describe("the rulebook", () => {
  it("has an entry for every keyword, trigger, term, prompt and refusal", () => {
    expect(KEYWORDS.map((keyword) => KEYWORD_ENTRY[keyword])).not.toContain(undefined);
    expect(TRIGGERS.map((trigger) => TRIGGER_ENTRY[trigger])).not.toContain(undefined);
    expect(CONCEPTS.map((concept) => CONCEPT_ENTRY[concept])).not.toContain(undefined);
    const pointedAt = [KEYWORD_ENTRY, TRIGGER_ENTRY, CONCEPT_ENTRY, PROMPT_ENTRY, EFFECT_ENTRY, REASON_ENTRY].flatMap(
      (table) => Object.values(table),
    );
    expect(pointedAt.filter((key) => key !== null && !keys.includes(key))).toEqual([]);
  });

  it.each(LANGUAGES)("says something in every entry (%s)", (language) => {
    for (const { key, title, body } of rulebook(language)) {
      expect([key, title.length > 1, body.length > 0, body.every((words) => words.length > 20)]).toEqual([
        key,
        true,
        true,
        true,
      ]);
      expect(`${key}: ${title} ${body.join(" ")}`).not.toMatch(/[{}']| {2}|undefined/);
    }
  });

  it("says the same in both languages: as many paragraphs, about the same cards", () => {
    const shape = (words: string): readonly string[][] =>
      [...words.matchAll(/^ {2}"?([\w-]+)"?: \{$([^]*?)^ {2}\},$/gm)].map(([, key, entry]) => [
        key!,
        ...new Set([...entry!.matchAll(/\{([\w-]+)\}/g)].map(([, card]) => card!).toSorted()),
      ]);
    for (const part of ["play", "combat", "effects", "questions", "tips"]) {
      const [en, fr] = LANGUAGES.map((lang) => shape(readSource(`shared/src/text/rulebook/${lang}/${part}.ts`)));
      expect(en!.length).toBeGreaterThan(5);
      expect(fr).toEqual(en);
    }
    for (const { key, body } of english)
      expect([key, rulebookEntry(key, "fr").body.length]).toEqual([key, body.length]);
  });

  it("names only cards that exist, links only to other entries and cites only rulings that exist", () => {
    for (const part of ["play", "combat", "effects", "questions", "tips"]) {
      const named = [...readSource(`shared/src/text/rulebook/en/${part}.ts`).matchAll(/\{([\w-]+)\}/g)];
      expect(named.filter(([, key]) => cardByKey(key!) === undefined)).toEqual([]);
    }
    for (const { key, seeAlso, rulings: cited } of english) {
      expect(seeAlso).not.toContain(key);
      expect([key, seeAlso.length > 0, cited.filter((number) => !rulings.has(number))]).toEqual([key, true, []]);
    }
    expect(new Set(keys).size).toBe(Object.values(RULEBOOK_CHAPTERS).flat().length);
  });

  it("is where docs/rulebook-coverage.md says it is, and covers every rule", () => {
    const rows = readSource("docs/rulebook-coverage.md")
      .split("\n")
      .filter((line) => line.startsWith("| ") && line.includes("`"))
      .map((line) => line.split("|").slice(1, -1));
    expect(rows.length).toBeGreaterThan(100);
    const named = new Set(rows.flatMap((cells) => [...cells.at(-2)!.matchAll(/`([\w-]+)`/g)].map(([, key]) => key!)));
    const rules = english.filter(({ chapter }) => chapter !== "questions" && chapter !== "tips");
    expect([...named].filter((key) => !keys.some((known) => known === key))).toEqual([]);
    expect(rules.map(({ key }) => key).filter((key) => !named.has(key))).toEqual([]);
    const enforced = rows.flatMap((cells) => (cells.at(-1)!.match(/\d+/g) ?? []).map(Number));
    expect(enforced.filter((number) => !rulings.has(number))).toEqual([]);
    expect(rows.filter((cells) => !/^ (\d+(, \d+)*|—) $/.test(cells.at(-1)!))).toEqual([]);
  });

  it("shows every keyword and trigger on a table", () => {
    const shown = [...Object.values(KEYWORD_ENTRY), ...Object.values(TRIGGER_ENTRY)];
    expect(shown.filter((key) => rulebookEntry(key, "en").example === undefined)).toEqual([]);
  });

  it.each(english.filter(({ example }) => example !== undefined).map(({ key, example }) => [key, example!] as const))(
    "the example of %s can be played",
    (_, { position, moves }) => {
      const arranged = arrange(position);
      if (!arranged.ok) throw new Error(arranged.reason);
      const s = arranged.state;
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) {
        const { id, seat } = s.prompt!;
        const answer = exampleAnswer(s, move);
        if (answer === null) throw new Error(`${JSON.stringify(move)} is not among ${JSON.stringify(s.prompt)}`);
        expect(apply(s, seat, { prompt: id, answer }).ok).toBe(true);
      }
    },
  );
});
