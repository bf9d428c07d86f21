/** The analysis board: a tree of moves, the referee over it, and the review of a match. */
import { answer, copyState, newMatch, type Position } from "../../shared/src/index.ts";
import { type AnalysisDocument, encodeAnalysis, type PlayedMatch } from "../../shared/src/analysis/index.ts";
import { chanceFrom, likelyAnswer } from "../../shared/src/bot/index.ts";
import { AnalysisBoard, type BoardMessage } from "../../client/src/worker/analysisBoard.ts";
import type { FromAnalysisWorker } from "../../client/src/worker/analysisMessages.ts";
import { MoveTree, openStart } from "../../client/src/worker/moveTree.ts";
import { review } from "../../client/src/worker/review.ts";

const SEED = "00112233445566778899aabbccddeeff";
const POSITION: Position = {
  players: [
    { hand: ["gorillion", "bee-bear"], board: ["plated-scorpion", "spider-owl"], life: 2 },
    { board: ["axolotl-healer"], hand: ["tiger-squirrel"], life: 2, mindbugs: 1 },
  ],
};

function playedMatch(sets: PlayedMatch["setup"]["sets"] = ["first-contact"]): PlayedMatch {
  const setup = { sets, seed: SEED };
  const s = newMatch(setup);
  const chance = chanceFrom("a match to look back at");
  const moves: number[] = [];
  while (s.outcome === null) {
    const move = likelyAnswer(s, chance);
    moves.push(move);
    answer(s, move);
  }
  return { setup, rules: s.rules, moves };
}

function treeOf(position: Position): MoveTree {
  const opened = openStart({ is: "position", position });
  if (!opened.ok) throw new Error(opened.reason);
  return new MoveTree(opened.state, opened.events);
}

const documentOf = (more: Partial<AnalysisDocument> = {}): AnalysisDocument => ({
  start: { is: "position", position: POSITION },
  trail: { moves: [], at: 0 },
  seats: ["hand", "hand"],
  level: "beginner",
  hands: "open",
  near: 0,
  ...more,
});

class Sitting {
  readonly heard: FromAnalysisWorker[] = [];
  readonly board: AnalysisBoard;

  constructor(document: Partial<AnalysisDocument> | string = {}) {
    const code = typeof document === "string" ? document : encodeAnalysis(documentOf(document));
    this.board = new AnalysisBoard(code, 0, (message) => this.heard.push(structuredClone(message)));
  }
  last<Is extends FromAnalysisWorker["is"]>(is: Is): Extract<FromAnalysisWorker, { is: Is }> | undefined {
    return this.heard.findLast((message): message is Extract<FromAnalysisWorker, { is: Is }> => message.is === is);
  }
  get view() {
    return this.last("update")!.update.view;
  }
  get state() {
    return this.last("board")!.board;
  }
  hear(message: BoardMessage): void {
    this.board.hear(message);
  }
  answer(wanted: number): void {
    this.hear({ is: "answer", prompt: this.view.prompt!.id, answer: wanted });
  }
  async until(holds: () => boolean): Promise<void> {
    for (let waits = 0; waits < 4000 && !holds(); waits++) await new Promise((resolve) => setTimeout(resolve, 1));
    if (!holds()) throw new Error("That never came to be.");
  }
}

const sittings: Sitting[] = [];
const sit = (document?: Partial<AnalysisDocument> | string): Sitting => {
  const sitting = new Sitting(document);
  sittings.push(sitting);
  return sitting;
};
afterEach(() => sittings.splice(0).forEach(({ board }) => board.leave()));

describe("the tree of moves", () => {
  test("going back and answering otherwise makes a branch, and the first one is kept", () => {
    const tree = treeOf(POSITION);
    const first = tree.play(0)!;
    tree.goTo(0);
    const second = tree.play(1)!;
    expect(tree.size).toBe(3);
    tree.goTo(0);
    expect(tree.play(0)!.id).toBe(first.id);
    expect(tree.size).toBe(3);
    expect(second.parent).toBe(0);
  });

  test("an answer that is not offered goes nowhere", () => {
    const tree = treeOf(POSITION);
    expect(tree.play(999)).toBeNull();
    expect(tree.at.id).toBe(0);
    expect(tree.goTo(77)).toBe(false);
  });

  test("a branch that is cut off takes all that follows with it, and whoever stood on it stands at its stem", () => {
    const tree = treeOf(POSITION);
    const stem = tree.play(0)!;
    const twig = tree.play(0)!;
    tree.play(0);
    tree.remove(twig.id);
    expect(tree.at.id).toBe(stem.id);
    expect(tree.size).toBe(2);
    tree.remove(0);
    expect(tree.size).toBe(2);
  });

  test("its trail leads another tree to the same places with the same branches", () => {
    const chance = chanceFrom("branches");
    for (let round = 0; round < 30; round++) {
      const tree = treeOf(POSITION);
      for (let move = 0; move < 40; move++) {
        const listed = tree.inOrder();
        if (chance(3) === 0) tree.goTo(listed[chance(listed.length)]!.id);
        const { prompt } = tree.at.state;
        if (prompt !== null) tree.play(chance(prompt.answers.length));
        if (chance(12) === 0) tree.remove(listed[chance(listed.length)]!.id);
      }
      const other = treeOf(POSITION);
      expect(other.follow(tree.trail)).toBe(0);
      expect(other.trail).toEqual(tree.trail);
      expect(other.at.state).toEqual(tree.at.state);
      expect(other.inOrder().map(({ state }) => state)).toEqual(tree.inOrder().map(({ state }) => state));
    }
  });

  test("a trail with moves that there are not is walked as far as it leads", () => {
    const tree = treeOf(POSITION);
    expect(tree.follow({ moves: [0, 999, 0, -2, 1], at: 2 })).toBe(2);
    // The place that was meant is gone: the last one before it.
    expect(tree.at.id).toBe(1);
    expect(tree.at.next).toHaveLength(1);
    expect(treeOf(POSITION).follow({ moves: [-5, -5, 0], at: 9999 })).toBe(0);
  });
});

describe("the board", () => {
  test("shows both hands, and both seats answer by hand", () => {
    const sitting = sit();
    expect(sitting.view.viewer).toBe("open");
    expect(sitting.view.decides).toEqual([0, 1]);
    expect(sitting.view.players.map(({ hand }) => hand)).toEqual([["gorillion", "bee-bear"], ["tiger-squirrel"]]);
    sitting.answer(0);
    expect(sitting.view.prompt!.seat).toBe(1);
    expect(sitting.view.prompt!.answers!.length).toBeGreaterThan(1);
    sitting.answer(0);
    expect(sitting.state.places).toHaveLength(3);
  });

  test("one step on is shown as it happened, one step back as it stands", () => {
    const sitting = sit();
    sitting.answer(0);
    expect(sitting.last("update")!.update.events.length).toBeGreaterThan(0);
    const before = sitting.view;
    sitting.hear({ is: "goTo", place: 0, how: "asItStands" });
    expect(sitting.last("update")!.update.events).toEqual([]);
    sitting.hear({ is: "goTo", place: 1, how: "played" });
    expect(sitting.view).toEqual(before);
    expect(sitting.last("update")!.update.events.length).toBeGreaterThan(0);
  });

  test("the bot answers for its seat after a move, and leaves whoever looks around alone", async () => {
    const sitting = sit({ seats: ["hand", "bot"] });
    expect(sitting.view.viewer).toBe(0);
    sitting.answer(0);
    await sitting.until(() => sitting.state.bot === "idle");
    const { at, places } = sitting.state;
    expect(places.length).toBeGreaterThan(2);
    const asked = places.find(({ deed }) => deed?.seat === 1)!;
    sitting.hear({ is: "goTo", place: asked.parent!, how: "asItStands" });
    expect(sitting.state.bot).toBe("waits");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sitting.state.places).toHaveLength(places.length);
    sitting.hear({ is: "goOn" });
    await sitting.until(() => sitting.state.bot === "idle");
    expect(sitting.state.at).toBe(at);
  });

  test("two bots play on by themselves, and can be stopped on the way", async () => {
    const sitting = sit();
    sitting.hear({ is: "setUp", change: { seats: ["bot", "bot"] } });
    await sitting.until(() => sitting.state.places.length > 2);
    sitting.hear({ is: "goTo", place: 1, how: "asItStands" });
    const { length } = sitting.state.places;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sitting.state.places).toHaveLength(length);
    sitting.hear({ is: "goOn" });
    await sitting.until(() => sitting.view.outcome !== null);
    expect(sitting.state.places.length).toBeGreaterThan(length);
    expect(sitting.view.decides).toEqual([]);
  });

  test("what is played on with closed hands shows nobody the other one, not in views and not in events", async () => {
    const match = playedMatch();
    const sitting = sit({
      start: { is: "match", setup: match.setup, rules: match.rules },
      trail: { moves: match.moves.slice(0, 6), at: 6 },
      seats: ["bot", "hand"],
      hands: "closed",
    });
    await sitting.until(() => sitting.state.bot === "idle");
    for (const message of sitting.heard) {
      if (message.is !== "update") continue;
      expect(message.update.view.viewer).toBe(1);
      expect(message.update.view.players[0].hand).toBeNull();
      for (const event of message.update.events)
        if (event.e === "draw" && event.seat === 0) expect(event.cards).toBe(undefined);
    }
  });

  test("estimates grow while it thinks, end when told to, and name a win first", async () => {
    const sitting = sit({
      start: { is: "position", position: { players: [{ board: ["gorillion"], hand: ["bee-bear"] }, { life: 1 }] } },
    });
    sitting.hear({ is: "think", on: true, knows: "open" });
    await sitting.until(() => sitting.last("estimates") !== undefined);
    const first = sitting.last("estimates")!.estimates.simulations;
    await sitting.until(() => sitting.last("estimates")!.estimates.simulations > first);
    const { candidates } = sitting.last("estimates")!.estimates;
    expect(candidates[0]).toMatchObject({ chance: 1, deed: { does: "attack", cards: ["gorillion"] } });
    sitting.hear({ is: "think", on: false, knows: "open" });
    const told = sitting.heard.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(sitting.heard.length).toBe(told);
  });

  test("a position is put together without anything happening, and begins when it is wanted", () => {
    const sitting = sit("");
    const position: Position = { players: [{ hand: ["gorillion"], deck: ["bee-bear", "spider-owl"] }, { life: 1 }] };
    sitting.hear({ is: "layOut", position });
    expect(sitting.view.players[0].hand).toEqual(["gorillion"]);
    expect(sitting.view.prompt).toBeNull();
    expect(sitting.view.decides).toEqual([]);
    sitting.hear({ is: "begin", position });
    expect(sitting.view.players[0].hand).toEqual(["gorillion", "bee-bear", "spider-owl"]);
    expect(sitting.view.prompt!.kind).toBe("turn");
    sitting.hear({ is: "takeApart" });
    expect(sitting.last("apart")!.position.players[0]!.hand).toEqual(["gorillion", "bee-bear", "spider-owl"]);
  });

  test.each<[string, unknown]>([
    ["a card that there is not", { players: [{ hand: ["nothing"] }, {}] }],
    ["one player", { players: [{}] }],
    ["no life", { players: [{ life: 0 }, {}] }],
    ["more life than there are atoms", { players: [{ life: 1e15 }, {}] }],
    ["mountains of octonite", { players: [{ board: [{ card: "gorillion", octonite: 1e9 }] }, {}] }],
    ["more cards than fit on a table", { players: [{ board: Array.from({ length: 61 }, () => "gorillion") }, {}] }],
    ["a turn after the last", { players: [{}, {}], turn: 5000 }],
  ])("a position with %s is refused, and what was there stays", (_, position) => {
    const sitting = sit();
    const before = sitting.view;
    sitting.hear({ is: "begin", position: position as Position });
    expect(sitting.last("problem")).toMatchObject({ of: "position", reason: expect.stringMatching(/./) });
    expect(sitting.view).toEqual(before);
    // In a link it is refused as well.
    const linked = sit({ start: { is: "position", position: position as Position } });
    expect(linked.last("problem")).toMatchObject({ of: "code" });
  });

  test("a match that was dealt by no rules of ours is refused", () => {
    for (const setup of [{ sets: ["first-contact"] }, { sets: [], seed: SEED }, {}])
      expect(sit({ start: { is: "match", setup: setup as never, rules: 2 } }).last("problem")).toBeDefined();
    const setup = { sets: ["first-contact"] as const, seed: SEED };
    expect(sit({ start: { is: "match", setup, rules: 99_999 } }).last("problem")).toBeDefined();
    expect(sit("!!").last("problem")).toMatchObject({ reason: "unreadable" });
  });

  test("its link opens the same place with the same branches somewhere else", () => {
    const sitting = sit();
    sitting.answer(0);
    sitting.answer(0);
    sitting.hear({ is: "goTo", place: 0, how: "asItStands" });
    sitting.answer(1);
    const other = sit(sitting.last("code")!.code);
    expect(other.view).toEqual(sitting.view);
    expect(other.state.places).toHaveLength(sitting.state.places.length);
    expect(other.last("code")!.code).toBe(sitting.last("code")!.code);
  });

  test("an answer to a question that is no longer asked is refused, and so is one for the bot", () => {
    const sitting = sit({ seats: ["bot", "hand"] });
    sitting.hear({ is: "answer", prompt: 999, answer: 0 });
    expect(sitting.last("refused")!.code).toBe("stalePrompt");
    sitting.answer(0);
    expect(sitting.last("refused")!.code).toBe("notYourDecision");
    expect(sitting.state.places).toHaveLength(1);
  });
});

describe("the review of a match", () => {
  /** The rest of a match in which the first player lets a winning attack lie. */
  function spoilt(): { match: PlayedMatch; step: number } {
    const setup = { sets: ["first-contact"] as const, seed: SEED };
    const chance = chanceFrom("a match to spoil");
    for (let tries = 0; tries < 200; tries++) {
      const s = newMatch(setup);
      const moves: number[] = [];
      while (s.outcome === null) {
        const kill = winningAttack(s);
        if (kill !== null) {
          const step = moves.length;
          const other = s.prompt!.answers.findIndex((given) => given.do === "play");
          moves.push(other);
          answer(s, other);
          while (s.outcome === null) {
            const move = likelyAnswer(s, chance);
            moves.push(move);
            answer(s, move);
          }
          return { match: { setup, rules: s.rules, moves }, step };
        }
        const move = likelyAnswer(s, chance);
        moves.push(move);
        answer(s, move);
      }
    }
    throw new Error("Nobody was ever about to win.");
  }

  function winningAttack(s: ReturnType<typeof newMatch>): number | null {
    const { prompt } = s;
    if (prompt?.kind !== "turn" || !prompt.answers.some((given) => given.do === "play")) return null;
    const wins = (index: number): boolean => {
      const next = copyState(s);
      answer(next, index);
      return next.outcome?.winner === prompt.seat;
    };
    const found = prompt.answers.findIndex((given, index) => given.do === "attack" && wins(index));
    return found < 0 ? null : found;
  }

  test("finds the win that was let lie, and says that it was one", () => {
    const { match, step } = spoilt();
    const seen: number[] = [];
    const running = review(match);
    for (;;) {
      const { done, value } = running.next();
      if (done === true) {
        const moment = value.find((one) => one.step === step)!;
        expect(moment).toMatchObject({ played: { does: "play" }, better: { does: "attack" }, gain: { is: "win" } });
        expect(moment.chances.better).toBe(1);
        expect(moment.chances.played).toBeLessThan(0.95);
        break;
      }
      expect(value.done).toBeLessThan(value.of);
      seen.push(value.done);
    }
    expect(seen).toEqual(seen.map((_, index) => index));
  });

  test("of an ordinary match it tells at most six moments, in order, each with a loss", () => {
    for (const sets of [["first-contact"], ["battlefruit-galaxy", "king-of-tokyo"]] as const) {
      const match = playedMatch(sets);
      const running = review(match);
      let next = running.next();
      while (next.done !== true) next = running.next();
      const moments = next.value;
      expect(moments.length).toBeLessThanOrEqual(6);
      expect(moments.map(({ step }) => step)).toEqual([...moments.map(({ step }) => step)].sort((a, b) => a - b));
      for (const { step, chances, played, better } of moments) {
        expect(step).toBeLessThan(match.moves.length);
        expect(chances.better - chances.played).toBeGreaterThan(0.05);
        expect(played).not.toEqual(better);
      }
    }
  });

  test("a record that does not fit the rules is no match", () => {
    const { setup, rules } = playedMatch();
    expect(() => review({ setup, rules, moves: [9999] }).next()).toThrow();
    expect(() => review({ setup, rules: 77, moves: [] }).next()).toThrow();
  });
});
