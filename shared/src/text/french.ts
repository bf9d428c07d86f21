import { CARDS, type FrenchGrammar } from "../cards/index.ts";
import type { Language } from "./index.ts";

/**
 * No line may begin with a French question mark: the narrow space before ? ! ; and the wide one before : never break.
 */
const NARROW = "\u202f";
const WIDE = "\u00a0";
const ANY_SPACE = "[ \u00a0\u202f]*";

/**
 * "{card} (est|sont) détruit(e)(s)": one or several by the bar, an ending in brackets where it is needed. `(e)` is the
 * feminine, `(s)` and `(nt)` are those of several.
 */
export const agreeing = (sentence: string, { gender, number }: FrenchGrammar): string =>
  sentence
    .replace(/\(([^()|]+)\|([^()|]+)\)/g, number === "one" ? "$1" : "$2")
    .replaceAll("(e)", gender === "f" ? "e" : "")
    .replace(/\((s|nt)\)/g, number === "one" ? "" : "$1");

/** A creature that is not named: "la créature". */
export const UNNAMED: FrenchGrammar = { gender: "f", number: "one", elides: false };

const MUTE_H = CARDS.filter(({ names, french }) => french.elides && names.fr.startsWith("H")).map(({ names }) =>
  names.fr.replaceAll(".", "\\."),
);
const ELIDES = new RegExp(`\\b([Dd])e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ]|(?:${MUTE_H.join("|")}))`, "gu");

/** "de Abeille", "de Le King" and "à Les Brocobardes" are said in one breath. */
const inOneBreath = (text: string): string =>
  text
    .replace(ELIDES, "$1’")
    .replace(/\b([Dd])e Les (?=\p{Lu})/gu, "$1es ")
    .replace(/\b([Dd])e Le (?=\p{Lu})/gu, "$1u ")
    .replace(/(?<!\p{L})à Les (?=\p{Lu})/gu, "aux ")
    .replace(/(?<!\p{L})à Le (?=\p{Lu})/gu, "au ");

/**
 * What a sentence says before and in a name that is drawn by itself, in one breath: "de " and "Le King" are "du " and
 * "King".
 */
export function joined(before: string, name: string): readonly [string, string] {
  const start = /(?:^|\s)(?:[Dd]e|à) $/.exec(before)?.index;
  if (start === undefined) return [before, name];
  const said = inOneBreath(before.slice(start) + name);
  const rest = ["Les ", "Le "].find((article) => name.startsWith(article));
  const shown = rest === undefined ? name : name.slice(rest.length);
  return [before.slice(0, start) + said.slice(0, said.length - shown.length), shown];
}

/**
 * French typography by rule, so that nobody has to type a space that cannot be seen: no-break spaces before ? ! ; : and
 * inside « », curly apostrophes. Marks inside a number, an address or a key ("10:30", "https://a/?b") are left alone.
 */
export function french(text: string): string {
  return inOneBreath(text)
    .replace(/(\p{L})'(?=\p{L})/gu, "$1’")
    .replace(new RegExp(`(\\S)${ANY_SPACE}([?!;]+)(?=[\\s»)]|$)`, "gu"), `$1${NARROW}$2`)
    .replace(/(\d)[ \u00a0](?=%)/g, `$1${NARROW}`)
    .replace(new RegExp(`([^\\s:])${ANY_SPACE}:(?=\\s|$)`, "gu"), `$1${WIDE}:`)
    .replace(new RegExp(`«${ANY_SPACE}`, "gu"), `«${WIDE}`)
    .replace(new RegExp(`${ANY_SPACE}»`, "gu"), `${WIDE}»`);
}

/** What a sentence looks like in print, in its language. */
export const typeset = (text: string, language: Language): string => (language === "fr" ? french(text) : text);
