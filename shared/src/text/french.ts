import type { Language } from "./index.ts";

/**
 * No line may begin with a French question mark: the narrow space before ? ! ; and the wide one before : never break.
 */
const NARROW = "\u202f";
const WIDE = "\u00a0";
const ANY_SPACE = "[ \u00a0\u202f]*";

/**
 * French typography by rule, so that nobody has to type a space that cannot be seen: no-break spaces before ? ! ; : and
 * inside « », curly apostrophes. Marks inside a number, an address or a key ("10:30", "https://a/?b") are left alone.
 */
export function french(text: string): string {
  return text
    .replace(/(\p{L})'(?=\p{L})/gu, "$1’")
    .replace(new RegExp(`(\\S)${ANY_SPACE}([?!;]+)(?=[\\s»)]|$)`, "gu"), `$1${NARROW}$2`)
    .replace(/(\d)[ \u00a0](?=%)/g, `$1${NARROW}`)
    .replace(new RegExp(`([^\\s:])${ANY_SPACE}:(?=\\s|$)`, "gu"), `$1${WIDE}:`)
    .replace(new RegExp(`«${ANY_SPACE}`, "gu"), `«${WIDE}`)
    .replace(new RegExp(`${ANY_SPACE}»`, "gu"), `${WIDE}»`);
}

/** What a sentence looks like in print, in its language. */
export const typeset = (text: string, language: Language): string => (language === "fr" ? french(text) : text);
