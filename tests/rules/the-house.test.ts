/** Promises about the code itself: the engine names no card, and cards hold no functions. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS } from "@mindbug/shared";

const ENGINE = join(__dirname, "../../shared/src/engine");

function findNames(source: string): string[] {
  return (
    CARDS.flatMap((card) => [card.names.en, card.names.fr, card.key])
      // One-word names that are also words of the code or the rules say nothing.
      .filter(
        (name) =>
          name.length > 4 &&
          new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`).test(source),
      )
  );
}

function findFunctions(value: unknown, path: string): string[] {
  if (typeof value === "function") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findFunctions(inner, `${path}.${key}`));
}

describe("the house", () => {
  it.each(readdirSync(ENGINE))("%s names no card", (file) => {
    expect(findNames(readFileSync(join(ENGINE, file), "utf8"))).toEqual([]);
  });

  it("would notice a card named in the engine", () => {
    expect(findNames('if (card.key === "tiger-squirrel") return;')).toEqual(["tiger-squirrel"]);
  });

  it("cards hold no functions and survive JSON", () => {
    expect(CARDS.flatMap((card) => findFunctions(card, card.key))).toEqual([]);
    expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
    expect(findFunctions({ effects: [{ then: () => 1 }] }, "x")).toEqual(["x.effects.0.then"]);
  });

  it("holds 128 creature designs on 176 cards, and 16 Power cards", () => {
    const creatures = CARDS.filter((card) => card.kind === "creature");
    expect(creatures).toHaveLength(128);
    expect(creatures.reduce((sum, card) => sum + card.copies, 0)).toBe(176);
    expect(CARDS).toHaveLength(144);
    expect(new Set(CARDS.map((card) => card.key)).size).toBe(144);
  });
});
