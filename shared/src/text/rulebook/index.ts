/** The rulebook inside the game: what a player may want to know during a match, as data, in every language. */
import { cardByKey } from "../../cards/index.ts";
import { typeset } from "../french.ts";
import type { Language } from "../index.ts";
import { RULEBOOK_CHAPTERS, type RulebookChapter, type RulebookKey } from "./chapters.ts";
import { ENGLISH_CHAPTERS, ENGLISH_RULEBOOK } from "./en/index.ts";
import { RULE_EXAMPLES } from "./examples.ts";
import { FRENCH_CHAPTERS, FRENCH_RULEBOOK } from "./fr/index.ts";
import { LINKS } from "./links.ts";
import { QUESTION_EXAMPLES } from "./questionExamples.ts";
import type { ChapterTitles, RulebookEntry, RulebookWords } from "./types.ts";

export { RULEBOOK_CHAPTERS, type RulebookChapter, type RulebookKey } from "./chapters.ts";
export type { ExampleMove, RulebookEntry, RulebookExample } from "./types.ts";

const WORDS: Readonly<Record<Language, RulebookWords>> = { en: ENGLISH_RULEBOOK, fr: FRENCH_RULEBOOK };
const EXAMPLES = { ...RULE_EXAMPLES, ...QUESTION_EXAMPLES };
const CHAPTERS: Readonly<Record<Language, ChapterTitles>> = { en: ENGLISH_CHAPTERS, fr: FRENCH_CHAPTERS };

/** Names the cards, and sets the type as the language does. */
function written(text: string, language: Language): string {
  const named = text.replace(/\{([\w-]+)\}/g, (_, key: string) => cardByKey(key)?.names[language] ?? key);
  return typeset(named, language);
}

export const chapterTitle = (chapter: RulebookChapter, language: Language): string =>
  written(CHAPTERS[language][chapter], language);

const chapterOf = Object.fromEntries(
  Object.entries(RULEBOOK_CHAPTERS).flatMap(([chapter, keys]) => keys.map((key) => [key, chapter])),
) as Record<RulebookKey, RulebookChapter>;

export function rulebookEntry(key: RulebookKey, language: Language): RulebookEntry {
  const { title, body } = WORDS[language][key];
  const example = EXAMPLES[key];
  return {
    key,
    chapter: chapterOf[key],
    title: written(title, language),
    body: body.map((paragraph) => written(paragraph, language)),
    ...LINKS[key],
    ...(example === undefined ? {} : { example }),
  };
}

/** Every entry, in the order of reading. */
export const rulebook = (language: Language): RulebookEntry[] =>
  Object.values(RULEBOOK_CHAPTERS).flatMap((keys) => keys.map((key) => rulebookEntry(key, language)));
