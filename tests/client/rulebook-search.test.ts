/** The rulebook is found by words, in every language, and read from one rule to the next. */
import { rulebook } from "@mindbug/shared/rulebook";
import { LANGUAGES } from "@mindbug/shared/text";
import { entriesLike, entryKey, neighbours } from "../../client/src/rulebook/lookUp.ts";

test("a rule is found by its name, without accents, capitals and printers' marks, and comes first", () => {
  expect(entriesLike("  TOUGH ", "en")[0]?.key).toBe("tough");
  expect(entriesLike("capacite", "fr")).toEqual(entriesLike("CAPACITÉ", "fr"));
  expect(entriesLike("capacite", "fr").length).toBeGreaterThan(3);
  expect(entriesLike("l'octonite", "fr").length).toBeGreaterThan(3);
});

test("all words must be there; nothing asked for is everything in the order of reading", () => {
  expect(entriesLike("poisonous tough", "en").length).toBeGreaterThan(0);
  expect(entriesLike("poisonous xylophone", "en")).toEqual([]);
  for (const lang of LANGUAGES) expect(entriesLike(" ", lang)).toEqual(rulebook(lang));
});

test("an address names a rule, or none", () => {
  expect(entryKey("poisonous")).toBe("poisonous");
  expect(entryKey("constructor")).toBeNull();
  expect(entryKey(null)).toBeNull();
});

test("from the first rule to the last there is always a next one", () => {
  const keys = rulebook("en").map(({ key }) => key);
  expect(keys.map((key) => neighbours(key).after)).toEqual([...keys.slice(1), null]);
  expect(keys.map((key) => neighbours(key).before)).toEqual([null, ...keys.slice(0, -1)]);
});
