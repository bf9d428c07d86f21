/**
 * Sentences of ours into which more than text is put: names of cards that can be pointed at, names that people chose.
 */
import { type About, say, type TextKey } from "./index.ts";

export { endsItself } from "./words.ts";

const MARK = "\u0000";

/** The sentence in pieces, in the order of the language; what was filled in stands at its place as it was given. */
export function sentencePieces<T>(key: TextKey, fill: Readonly<Record<string, T>>, about?: About): (string | T)[] {
  const marks = Object.fromEntries(Object.keys(fill).map((name) => [name, MARK + name + MARK]));
  return say(key, marks, about)
    .split(MARK)
    .map((piece, index) => (index % 2 === 0 ? piece : (fill[piece] ?? "")))
    .filter((piece) => piece !== "");
}
