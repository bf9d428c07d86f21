/** This person's own record: counted, written as a file, and brought back without losing or believing anything. */
import { readRecordFile, writeRecordFile } from "../../client/src/screens/record/recordFile.ts";
import { merged, readMatches, type RecordedMatch, streaks, tally } from "../../client/src/store/matchRecord.ts";
import { mergedPuzzles, NO_PUZZLES } from "../../client/src/store/puzzleRecord.ts";

const match = (at: number, result: RecordedMatch["result"], more: Partial<RecordedMatch> = {}): RecordedMatch => ({
  id: `match-${at}`,
  at,
  sets: ["first-contact"],
  against: { bot: "player" },
  result,
  ...more,
});
const some = [match(1, "won"), match(2, "won"), match(3, "lost", { against: { name: "Zoé" } }), match(4, "won")];
const puzzles = { solved: { a1: "first", b2: "later" }, failed: ["b2"], days: ["2026-11-18", "2026-11-19"] } as const;

test("results are counted, and wins in a row end with anything else", () => {
  expect(tally([...some, match(5, "draw")])).toEqual({ won: 3, lost: 1, draw: 1 });
  expect(streaks(some)).toEqual({ now: 1, best: 2 });
  expect(streaks([...some, match(5, "draw")])).toEqual({ now: 0, best: 2 });
  expect(streaks([])).toEqual({ now: 0, best: 0 });
});

test("what was kept and has been damaged since is left out, and the rest stays", () => {
  expect(readMatches("{")).toEqual([]);
  expect(readMatches(JSON.stringify({ some }))).toEqual([]);
  expect(readMatches(JSON.stringify([some[0], { ...some[1], result: "stolen" }, null, some[3]]))).toEqual([
    some[0],
    some[3],
  ]);
});

test("a file brings back what was written, once, in order", () => {
  const read = readRecordFile(writeRecordFile({ matches: some, puzzles }));
  expect(read).toEqual({ matches: some, puzzles });
  expect(merged(some, some)).toEqual(some);
  expect(merged([match(9, "won")], [match(3, "lost")]).map(({ at }) => at)).toEqual([3, 9]);
  expect(mergedPuzzles(puzzles, NO_PUZZLES)).toEqual(puzzles);
  expect(mergedPuzzles({ ...NO_PUZZLES, solved: { b2: "first" } }, puzzles).solved).toEqual({
    a1: "first",
    b2: "first",
  });
});

test.each([
  ["", "notJson"],
  ["not a file", "notJson"],
  ["[]", "notARecord"],
  ["null", "notARecord"],
  ['{"format":"something else"}', "notARecord"],
  ['{"format":"mindbug-record"}', "damaged"],
  ['{"format":"mindbug-record","version":1}', "damaged"],
  ['{"format":"mindbug-record","version":2,"matches":[]}', "newer"],
  ['{"format":"mindbug-record","version":1,"matches":[]}', "damaged"],
  ['{"format":"mindbug-record","version":1,"matches":{},"puzzles":{"solved":{},"failed":[],"days":[]}}', "damaged"],
  ["x".repeat(4_000_001), "tooLarge"],
])("a bad file is refused with its reason: %.60s", (text, problem) => {
  expect(readRecordFile(text)).toBe(problem);
});

test.each([
  { matches: [{ ...some[0], result: "stolen" }] },
  { matches: [{ ...some[0], at: "yesterday" }] },
  { matches: [{ ...some[0], sets: ["monopoly"] }] },
  { matches: [{ ...some[0], against: { bot: "cheater" } }] },
  { matches: [{ ...some[0], against: { name: "x".repeat(500) } }] },
  { puzzles: { ...puzzles, solved: { a1: "twice" } } },
  { puzzles: { ...puzzles, days: ["someday"] } },
  { puzzles: { ...puzzles, days: ["2026-99-99"] } },
  { puzzles: { ...puzzles, failed: [7] } },
])("one damaged entry damages the whole file: %j", (change) => {
  const whole: unknown = JSON.parse(writeRecordFile({ matches: some, puzzles }));
  expect(readRecordFile(JSON.stringify({ ...(whole as object), ...change }))).toBe("damaged");
});
