/** Puzzles in the page: the referee judges every try, and what was solved is kept. */
import { readFileSync } from "node:fs";
import type { Puzzle } from "../../shared/src/puzzles/index.ts";
import { dailyOf, dayOf, readRecord, streakOn, withFailed, withSolved } from "../../client/src/store/puzzleRecord.ts";
import { EVERY_PUZZLE, listed, nextOpen, puzzlesLike } from "../../client/src/screens/puzzles/puzzleList.ts";
import { readRoute } from "../../client/src/app/router.ts";
import type { FromPuzzleWorker } from "../../client/src/worker/puzzleMessages.ts";
import { PuzzleReferee } from "../../client/src/worker/puzzleReferee.ts";

const puzzles = JSON.parse(readFileSync("client/public/puzzles.json", "utf8")) as readonly Puzzle[];
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
const nothing = readRecord(null);

class Try {
  readonly heard: FromPuzzleWorker[] = [];
  readonly referee: PuzzleReferee;

  constructor(readonly puzzle: Puzzle) {
    this.referee = new PuzzleReferee(puzzle, 0, (message) => this.heard.push(structuredClone(message)));
  }
  get last() {
    const last = this.heard.findLast((message) => message.is === "update");
    if (last?.is !== "update") throw new Error("Nothing was told.");
    return last;
  }
  get prompt() {
    return this.last.update.view.prompt!;
  }
  get hero() {
    return this.puzzle.position.active ?? 0;
  }
  answer(answer: number): void {
    this.referee.answer(this.prompt.id, answer);
  }
  hinted(): number {
    this.referee.hint();
    const hint = this.heard.findLast((message) => message.is === "hint");
    if (hint?.is !== "hint" || hint.prompt !== this.prompt.id) throw new Error("No hint was given.");
    return hint.answer;
  }
  /** Until the goal is decided, or the one who solves it is asked. */
  async rest(): Promise<void> {
    for (let waits = 0; waits < 2000; waits++) {
      if (this.last.standing === "solved" || this.last.standing === "missed") return;
      const { seat, answers } = this.prompt;
      if (seat === this.hero && answers!.length > 1) return;
      await soon();
    }
    throw new Error("This puzzle does not come to rest.");
  }
}

describe("a puzzle on the table", () => {
  test("is solved by its first move and by the hints after it, whatever is answered", async () => {
    for (const puzzle of puzzles.filter((_, index) => index % 23 === 0)) {
      const tried = new Try(puzzle);
      expect(tried.hinted()).toBe(puzzle.first);
      while (tried.last.standing === "open") {
        tried.answer(tried.hinted());
        await tried.rest();
      }
      expect({ id: puzzle.id, standing: tried.last.standing }).toEqual({ id: puzzle.id, standing: "solved" });
    }
  });

  test("any other first move is refuted at once, and shown to the end it misses the goal", async () => {
    for (const puzzle of puzzles.filter((_, index) => index % 41 === 0)) {
      const tried = new Try(puzzle);
      const { hand } = tried.last.update.view.players[tried.hero]!;
      const right = tried.prompt.answers![puzzle.first]!;
      // A twin of the right card in hand is the same move.
      const wrong = tried.prompt.answers!.findIndex(
        (given, index) =>
          index !== puzzle.first &&
          !(given.do === "play" && right.do === "play" && hand![given.hand] === hand![right.hand]),
      );
      tried.answer(wrong);
      expect(["refuted", "missed"]).toContain(tried.last.standing);
      tried.referee.demonstrate();
      for (let waits = 0; tried.last.standing === "refuted" && waits < 2000; waits++) await soon();
      expect({ id: puzzle.id, standing: tried.last.standing }).toEqual({ id: puzzle.id, standing: "missed" });
    }
  });

  test("shows both hands to whoever solves it, and its questions", () => {
    const tried = new Try(puzzles[0]!);
    const { view } = tried.last.update;
    expect(view.viewer).toBe(tried.hero);
    expect(view.players.map(({ hand }) => Array.isArray(hand))).toEqual([true, true]);
    expect(view.prompt!.answers!.length).toBeGreaterThan(1);
  });

  test("an answer to another question is refused, and another try hears nothing of this one", async () => {
    const tried = new Try(puzzles[0]!);
    tried.referee.answer(999, 0);
    expect(tried.heard.at(-1)!.is).toBe("refused");
    tried.referee.demonstrate();
    tried.referee.leave();
    const before = tried.heard.length;
    await soon();
    await soon();
    expect(tried.heard.length).toBe(before);
  });
});

describe("the record", () => {
  test("what was solved at the first try is told from what took a hint, a wrong try or the solution", () => {
    expect(withSolved(nothing, "a", false, null).solved).toEqual({ a: "first" });
    expect(withSolved(nothing, "a", true, null).solved).toEqual({ a: "later" });
    expect(withSolved(withFailed(nothing, "a"), "a", false, null).solved).toEqual({ a: "later" });
    // Solved once at the first try is solved at the first try, however badly it goes later.
    const first = withSolved(nothing, "a", false, null);
    expect(withSolved(withFailed(first, "a"), "a", true, null).solved).toEqual({ a: "first" });
  });

  test("days in a row are counted back from today, or from yesterday while today's puzzle is open", () => {
    expect(streakOn(["2026-02-27", "2026-02-28", "2026-03-01"], "2026-03-01")).toBe(3);
    expect(streakOn(["2026-02-27", "2026-02-28"], "2026-03-01")).toBe(2);
    expect(streakOn(["2026-02-27"], "2026-03-01")).toBe(0);
    expect(streakOn([], "2026-03-01")).toBe(0);
  });

  test("the puzzle of the day is the same for everybody and comes back only when all have been", () => {
    const days = puzzles.map((_, index) => dayOf(new Date(2026, 0, 1 + index)));
    expect(new Set(days.map((day) => dailyOf(puzzles, day)!.id)).size).toBe(puzzles.length);
    expect(dayOf(new Date(2026, 10, 9, 23, 59))).toBe("2026-11-09");
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["other types", '{"solved":7,"failed":{},"days":[1,"never"]}'],
    ["null", "null"],
  ])("kept as %s it is as it is for somebody new", (_, text) => {
    expect(readRecord(text)).toEqual(nothing);
  });
});

test("filters let through what fits, and the next puzzle is the next one that is not solved", () => {
  const solved = withSolved(nothing, puzzles[1]!.id, false, null);
  const all = listed(puzzles, withFailed(solved, puzzles[2]!.id));
  expect(puzzlesLike(all, EVERY_PUZZLE)).toHaveLength(puzzles.length);
  expect(puzzlesLike(all, { ...EVERY_PUZZLE, state: "solved" }).map(({ number }) => number)).toEqual([2]);
  expect(puzzlesLike(all, { ...EVERY_PUZZLE, state: "failed" }).map(({ number }) => number)).toEqual([3]);
  for (const { puzzle } of puzzlesLike(all, { ...EVERY_PUZZLE, goal: "survive", set: "king-of-tokyo" }))
    expect([puzzle.goal, puzzle.sets.includes("king-of-tokyo")]).toEqual(["survive", true]);
  expect(nextOpen(all, puzzles[0]!.id)!.number).toBe(3);
  expect(nextOpen(all, puzzles.at(-1)!.id)!.number).toBe(1);
});

test("puzzles have addresses", () => {
  expect(readRoute("#/puzzles")).toEqual({ at: "puzzles", id: null });
  expect(readRoute("#/puzzles/today")).toEqual({ at: "puzzles", id: "today" });
});
