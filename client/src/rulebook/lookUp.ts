/** Finding one's way in the rulebook: by a key in an address, by words. */
import { rulebook, RULEBOOK_CHAPTERS, type RulebookEntry, type RulebookKey } from "@mindbug/shared/rulebook";
import type { Language } from "@mindbug/shared/text";
import { plainText, wordsOf } from "../i18n/plainText.ts";

/** In the order of reading. */
const KEYS: readonly RulebookKey[] = Object.values(RULEBOOK_CHAPTERS).flat();

export const entryKey = (text: string | null): RulebookKey | null => KEYS.find((key) => key === text) ?? null;

export function neighbours(key: RulebookKey): {
  readonly before: RulebookKey | null;
  readonly after: RulebookKey | null;
} {
  const at = KEYS.indexOf(key);
  return { before: KEYS[at - 1] ?? null, after: KEYS[at + 1] ?? null };
}

/** Every word is in it. Those that name it come before those that only speak of it. */
export function entriesLike(text: string, language: Language): RulebookEntry[] {
  const words = wordsOf(text);
  const says = (written: string): boolean => words.every((word) => plainText(written).includes(word));
  const found = rulebook(language).filter(({ title, body }) => says(`${title} ${body.join(" ")}`));
  return [...found.filter(({ title }) => says(title)), ...found.filter(({ title }) => !says(title))];
}
