/** Entries of a language's book, and how they become a sentence. */

/**
 * A sentence whose form follows the number `n` in it, by the language's own rules. `other` serves what no other form
 * does.
 */
type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export type Entry = string | Plural;

export type Fill = Readonly<Record<string, string | number | undefined>>;

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language);
  if (known !== undefined) return known;
  const made = new Intl.PluralRules(language);
  rules.set(language, made);
  return made;
}

export function formFor(entry: Entry, language: string, n: string | number | undefined): string {
  if (typeof entry === "string") return entry;
  const form = typeof n === "number" ? rulesOf(language).select(n) : "other";
  return entry[form] ?? entry.other;
}

/** What ends with a stop of its own ("H.A.D.E.S.") needs no second one. */
export const endsItself = (text: string): boolean => /[.!?…]$/.test(text);

export const filled = (sentence: string, fill: Fill): string =>
  sentence.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const text = String(fill[name] ?? "");
    return endsItself(text) ? text : text + stop;
  });

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);
