/** Cards are found by what they are and by what stands on them. */
import { CARDS } from "@mindbug/shared/cards";
import { cardsLike, EVERY_CARD, POWERS } from "../../client/src/screens/cards/filter.ts";

const keys = (filter: Partial<typeof EVERY_CARD>): string[] =>
  cardsLike({ ...EVERY_CARD, ...filter }, "en").map(({ key }) => key);

test("who asks for nothing sees everything", () => {
  expect(keys({})).toHaveLength(CARDS.length);
});

test("names are found in every language, without accents and capitals", () => {
  expect(keys({ text: "NEUROMOUCHE" })).toEqual(["brain-fly"]);
  expect(keys({ text: "brain fly" })).toEqual(["brain-fly"]);
});

test("several wishes narrow each other", () => {
  const both = keys({ keyword: "SNEAKY", power: "3" });
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(keys({ keyword: "SNEAKY" }).length);
});

test("Power cards are found as a kind of ability, and have no keyword and no power", () => {
  const powers = keys({ trigger: "power" });
  expect(powers).toEqual(CARDS.filter(({ kind }) => kind === "power").map(({ key }) => key));
  expect(keys({ trigger: "power", keyword: "TOUGH" })).toEqual([]);
  expect(keys({ trigger: "power", power: "3" })).toEqual([]);
});

test("the powers to choose from rise, each once", () => {
  expect(POWERS).toEqual([...new Set(POWERS)].sort((a, b) => a - b));
});
