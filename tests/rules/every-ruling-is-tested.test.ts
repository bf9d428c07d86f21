/** docs/rulings.md, the code and the tests speak of the same rulings. */
import { readSource, sourceFiles } from "../helpers/sourceFiles.ts";

const PLACES = ["shared", "server", "client", "tests", "scripts", "docs", "README.md"];
const DECIDERS = ["KT", "BF", "FC1", "FC2", "FAQ", "text", "field", "ours"];
const THIS_FILE = "tests/rules/every-ruling-is-tested.test.ts";

const rows = readSource("docs/rulings.md")
  .split("\n")
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, number, ruling, decider]) => ({ number: Number(number), ruling: ruling!, decider: decider! }));
const numbers = new Set(rows.map(({ number }) => number));

const files = sourceFiles(PLACES, [".ts", ".tsx", ".mjs", ".md", ".css"])
  .filter((file) => file !== THIS_FILE)
  .map((file) => ({ file, text: readSource(file) }));

/** The numbers in "ruling 48" and in "rulings 20, 22 and 23". */
const citedIn = (text: string): number[] =>
  [...text.matchAll(/\brulings? (\d+(?:(?:, and |, | and )\d+)*)/gi)].flatMap(([, list]) =>
    list!.match(/\d+/g)!.map(Number),
  );

describe("the rulings", () => {
  it("are numbered once, in order, and say who decides", () => {
    expect(rows.length).toBeGreaterThan(120);
    expect(rows.map(({ number }) => number)).toEqual([...numbers].toSorted((a, b) => a - b));
    const undecided = rows.filter(
      ({ ruling, decider }) => ruling === "" || !decider.split(/, | over |; /).every((word) => DECIDERS.includes(word)),
    );
    expect(undecided).toEqual([]);
  });

  it("have each a test that names them", () => {
    const titles = files
      .filter(({ file }) => file.startsWith("tests/"))
      .flatMap(({ text }) => [...text.matchAll(/\b(?:it|test)(?:\.each\([^)]*\))?\(\s*"(rulings? [^"]*)"/g)])
      .map(([, title]) => title!);
    const tested = new Set(titles.flatMap(citedIn));
    expect([...numbers].filter((number) => !tested.has(number))).toEqual([]);
  });

  it("are all there where the code, the tests and the documents cite them", () => {
    const unknown = files.flatMap(({ file, text }) =>
      citedIn(text)
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: ruling ${number}`),
    );
    expect(unknown).toEqual([]);
    expect(citedIn("as rulings 20, 22 and 23 say, see ruling 9, twice")).toEqual([20, 22, 23, 9]);
  });

  it("are cited by their numbers alone, not by documents that nobody outside can see", () => {
    const elsewhere = files.flatMap(({ file, text }) =>
      [...text.matchAll(/\bS00\d\b|\bdefaults?,? \(?\d+[);:]/g)].map(([found]) => `${file}: ${found}`),
    );
    expect(elsewhere).toEqual([]);
  });
});
