/** Links to an analysis: what is written is read again, and whatever else comes is refused. */
import fc from "fast-check";
import {
  type AnalysisDocument,
  decodeAnalysis,
  encodeAnalysis,
  findAnalysis,
  LONGEST_CODE_TEXT,
} from "../../shared/src/analysis/index.ts";
import { readRoute } from "../../client/src/app/router.ts";

const seed = "0123456789abcdef0123456789abcdef";
const board: AnalysisDocument = {
  start: {
    is: "position",
    position: {
      players: [
        { hand: ["gorillion"], board: [{ card: "spider-owl", exhausted: true }], life: 2, mindbugs: 0 },
        { board: ["axolotl-healer"], discard: ["bee-bear"], deck: ["tiger-squirrel"] },
      ],
      active: 1,
    },
  },
  trail: { moves: [1, 0, -2, 3], at: 2 },
  seats: ["hand", "bot"],
  level: "player",
  hands: "closed",
  near: 1,
};
const plain: AnalysisDocument = {
  start: { is: "match", setup: { sets: ["first-contact"], seed }, rules: 2 },
  trail: { moves: [], at: 0 },
  seats: ["hand", "hand"],
  level: "master",
  hands: "open",
  near: 0,
};

const packed = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const good = { v: 1, p: { players: [{}, {}] } };

test.each([board, plain])("what is written is read again", (document) => {
  const code = encodeAnalysis(document);
  expect(code).toMatch(/^[\w-]+$/);
  expect(decodeAnalysis(code)).toEqual({ ok: true, document });
});

test("any moves, any place and any names survive the way through an address", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40, max: 400 }), { maxLength: 300 }), fc.string(), (moves, name) => {
      const document: AnalysisDocument = {
        ...plain,
        start: { is: "position", position: { players: [{ hand: [name] }, {}] } },
        // A list without moves has no place but the beginning.
        trail: { moves, at: moves.length },
      };
      expect(decodeAnalysis(encodeAnalysis(document))).toEqual({ ok: true, document });
    }),
  );
});

test("the smallest thing that can be meant is enough", () => {
  expect(decodeAnalysis(packed(good))).toEqual({
    ok: true,
    document: { ...plain, start: { is: "position", position: { players: [{}, {}] } } },
  });
});

test.each([
  ["nothing", ""],
  ["no letters of ours", "%%%"],
  ["no JSON", Buffer.from("{").toString("base64url")],
  ["no UTF-8", Buffer.from([0xff, 0xfe, 0xfd]).toString("base64url")],
  ["null", packed(null)],
  ["a list", packed([good])],
  ["a number", packed(7)],
  ["no version", packed({ p: {} })],
  ["an older version", packed({ ...good, v: 0 })],
  ["neither position nor match", packed({ v: 1 })],
  ["both", packed({ ...good, m: {}, r: 2 })],
  ["a position that is a list", packed({ v: 1, p: [] })],
  ["a match without its rules", packed({ v: 1, m: {} })],
  ["rules that are no number", packed({ v: 1, m: {}, r: "2" })],
  ["moves that are no list", packed({ ...good, t: { length: 3 } })],
  ["moves that are no numbers", packed({ ...good, t: [1, "2"] })],
  ["half a move", packed({ ...good, t: [0.5] })],
  ["an endless move", packed({ ...good, t: [1e300] })],
  ["more moves than anybody made", packed({ ...good, t: Array.from({ length: 4001 }, () => 0) })],
  ["a place before the beginning", packed({ ...good, t: [0], a: -1 })],
  ["three seats", packed({ ...good, s: ["hand", "hand", "bot"] })],
  ["a seat for a ghost", packed({ ...good, s: ["hand", "ghost"] })],
  ["a level that there is not", packed({ ...good, s: ["hand", "bot"], l: "toString" })],
  ["half open hands", packed({ ...good, h: "half" })],
  ["a third side", packed({ ...good, n: 2 })],
])("a code of %s is refused as unreadable", (_, code) => {
  expect(decodeAnalysis(code)).toEqual({ ok: false, problem: "unreadable" });
});

test("a code of a later version says so, and one that is too long is not even looked at", () => {
  expect(decodeAnalysis(packed({ v: 2, anything: 1 }))).toEqual({ ok: false, problem: "newer" });
  expect(decodeAnalysis("A".repeat(LONGEST_CODE_TEXT + 1))).toEqual({ ok: false, problem: "tooLong" });
});

test("whatever is typed after the address, nothing throws", () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => typeof decodeAnalysis(text).ok === "boolean"));
  fc.assert(fc.property(fc.json(), (json) => typeof decodeAnalysis(packed(JSON.parse(json))).ok === "boolean"));
});

test("a link is found in the text around it", () => {
  const code = encodeAnalysis(board);
  expect(findAnalysis(`It hangs here: https://play.example/mindbug/#/analysis/${code}. Thanks!`)).toBe(code);
  expect(findAnalysis("https://play.example/#/replay/abc")).toBeNull();
  expect(readRoute(`#/analysis/${code}`)).toEqual({ at: "analysis", code });
  expect(readRoute("#/analysis")).toEqual({ at: "analysis", code: "" });
});
