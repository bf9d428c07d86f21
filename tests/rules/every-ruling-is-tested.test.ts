import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The numbers of the rulings; the gaps are numbers that were given up. */
const RULINGS: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 25, 26, 28, 29, 30, 32, 33, 34, 35, 36,
  37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 69,
  71, 72, 73, 74, 75, 76, 77, 78, 80, 81, 82, 83, 84, 85, 87, 88, 89, 90, 91, 92, 94, 95, 96, 97, 100, 101, 102, 103,
  104, 105, 108, 109, 110, 111, 112, 114, 116, 117, 118, 119, 120, 121, 123, 124, 125, 126, 127, 128, 129, 131, 132,
];
const DEFAULTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

const TEST_NAME = /\bit\("(ruling|default) (\d+): /g;

function testedNumbers(): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(__dirname)) {
    if (!file.endsWith(".test.ts") || file === "every-ruling-is-tested.test.ts") continue;
    for (const [, kind, number] of readFileSync(join(__dirname, file), "utf8").matchAll(TEST_NAME))
      found.add(`${kind!} ${number!}`);
  }
  return found;
}

describe("the rules tests", () => {
  const expected = [...RULINGS.map((number) => `ruling ${number}`), ...DEFAULTS.map((number) => `default ${number}`)];

  it("test every ruling and every default by its number", () => {
    const tested = testedNumbers();
    expect(expected.filter((name) => !tested.has(name))).toEqual([]);
  });

  it("name no number that does not exist", () => {
    expect([...testedNumbers()].filter((name) => !expected.includes(name))).toEqual([]);
  });
});
