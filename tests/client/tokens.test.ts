/** Colours are said once, and can be read on each other. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS, SET_KEYS, SETS } from "@mindbug/shared/cards";
import { LANGUAGES, setName, setTagline } from "@mindbug/shared/text";
import { COLOURS, contrast, tokenStyles, wordsOn } from "../../client/src/styles/tokens.ts";

const READABLE = 4.5;

test("words can be read on every surface", () => {
  for (const surface of ["ink", "table", "sunken", "raised", "raisedMore"] as const)
    for (const words of ["text", "quiet", "act", "energy", "attackPale"] as const)
      expect({ surface, words, enough: contrast(COLOURS[surface], COLOURS[words]) >= READABLE }).toEqual({
        surface,
        words,
        enough: true,
      });
});

test.each(SET_KEYS)("words can be read on the hue of a set (%s)", (set) => {
  const { hue } = SETS[set].colours;
  expect(contrast(hue, wordsOn(hue))).toBeGreaterThanOrEqual(READABLE);
});

test("black on white is the most there is", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(wordsOn("#ffffff")).toBe(COLOURS.ink);
  expect(wordsOn("#000000")).toBe(COLOURS.light);
});

test("the page's styles get every colour and every set", () => {
  const styles = tokenStyles(SETS);
  expect(styles).toContain(`--raised-more:${COLOURS.raisedMore}`);
  for (const set of SET_KEYS) expect(styles).toContain(`[data-set="${set}"]{--hue:${SETS[set].colours.hue}`);
});

test.each(SET_KEYS)("a set shows three creatures of its own and speaks every language (%s)", (set) => {
  const { showcase, creatures, powers, mark } = SETS[set];
  expect(new Set(showcase).size).toBe(3);
  for (const key of showcase) expect(creatures.map((card) => card.key)).toContain(key);
  for (const lang of LANGUAGES) {
    expect(setName(set, lang)).not.toBe("");
    expect(setTagline(set, lang)).not.toBe("");
  }
  expect([...mark]).toHaveLength(1);
  expect(CARDS.filter((card) => card.set === set)).toHaveLength(creatures.length + powers.length);
});

test("no style sheet names a colour of its own", () => {
  const folder = join(process.cwd(), "client", "src");
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(10);
  for (const sheet of sheets) {
    const values = readFileSync(join(folder, sheet), "utf8").match(/(?<=:[^{};]*)#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/gi);
    expect({ sheet, values }).toEqual({ sheet, values: null });
  }
});
