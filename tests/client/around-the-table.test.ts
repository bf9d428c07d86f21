/** What the screens around a table say of a room. */
import { absentSeat, takebackFor } from "../../client/src/screens/table/absence.ts";
import { clockFace } from "../../client/src/screens/table/clockFace.ts";
import { endingOf } from "../../client/src/screens/table/ending.ts";
import { mutableTalkers } from "../../client/src/screens/table/mutes.ts";
import { turningPoints } from "../../client/src/screens/replay/turningPoints.ts";
import { fixture } from "./fixtures.ts";
import { room, seat } from "./rooms.ts";

describe("the end of a match", () => {
  const lost = { winner: 1, reason: "life" } as const;

  test("each side and the audience read their own words", () => {
    const over = room({ phase: "over" });
    expect(endingOf(over, lost, 0)).toMatchObject({
      result: "lost",
      title: { of: "youLose" },
      reason: { of: "overLifeYou" },
    });
    expect(endingOf(over, lost, 1)).toMatchObject({
      result: "won",
      title: { of: "youWin" },
      reason: { of: "overLifeWon", fill: { loser: "Anna" } },
    });
    expect(endingOf(over, lost, null)).toMatchObject({
      result: "watched",
      title: { of: "playerWins", fill: { who: "Ben" } },
    });
  });

  test("a draw has no loser", () => {
    const ending = endingOf(room(), { winner: null, reason: "turnLimit" }, 0);
    expect(ending).toMatchObject({ result: "draw", title: { of: "itIsADraw" }, reason: { of: "overTurnLimit" } });
  });

  test("a single match has no score; an evening of rematches and a series have", () => {
    expect(endingOf(room({ seats: [seat("Anna", { score: 1 }), seat("Ben")] }), lost, 0).score).toBeNull();
    const evening = room({ seats: [seat("Anna", { score: 2 }), seat("Ben", { score: 1 })] });
    expect(endingOf(evening, lost, 0).score?.fill).toEqual({ one: "Anna", two: "Ben", a: "2", b: "1" });
  });

  test("in a series the loser begins the next match, until two are won", () => {
    const series = (one: number, two: number) =>
      room({ options: { bestOf: 3 }, seats: [seat("Anna", { score: one }), seat("Ben", { score: two })] });
    expect(endingOf(series(0, 1), lost, 0)).toMatchObject({ series: { of: "seriesNextYou" }, again: "nextMatch" });
    expect(endingOf(series(0, 1), lost, 1)).toMatchObject({ series: { of: "seriesNext", fill: { who: "Anna" } } });
    expect(endingOf(series(1, 2), lost, 1)).toMatchObject({ series: { of: "seriesWonYou" }, again: "rematch" });
  });
});

describe("the clock", () => {
  const clocked = (bank: number) => room({ seats: [seat("Anna", { bank }), seat("Ben", { bank })] });
  const decider = fixture("turn").view.prompt!.seat;

  test("shows the time of the decision, then the reserve", () => {
    expect(clockFace(clocked(20_000), 50, decider)).toMatchObject({ shown: 30, reserve: false, warn: "no" });
    expect(clockFace(clocked(20_000), 15, decider)).toMatchObject({ shown: 15, reserve: true, warn: "soon" });
  });

  test("stands at the time of a decision while the match opens", () => {
    const opening = { ...clocked(0), options: { ...clocked(0).options, clock: "30" as const } };
    expect(clockFace(opening, 33, decider)).toMatchObject({ shown: 30, reserve: false });
    expect(clockFace(opening, 29, decider)).toMatchObject({ shown: 29 });
  });

  test("hurries only who has to decide", () => {
    expect(clockFace(clocked(0), 9, decider)).toMatchObject({ warn: "yes", hurry: true, mine: true });
    expect(clockFace(clocked(0), 9, null)).toMatchObject({ warn: "yes", hurry: false, mine: false });
  });

  test("is not there without a deadline", () => {
    expect(clockFace(clocked(0), null, decider)).toBeNull();
  });
});

describe("who is missing", () => {
  test("somebody else who sat down, while the match goes on", () => {
    const gone = { seats: [seat("Anna"), seat("Ben", { connected: false })] } as const;
    expect(absentSeat(room(gone), 0)).toBe(1);
    expect(absentSeat(room(gone), 1)).toBeNull();
    expect(absentSeat(room({ ...gone, phase: "over" }), 0)).toBeNull();
  });

  test("a move is asked back by who is there, not by who left or by the bot in their place", () => {
    expect(takebackFor(room({ takeback: 1 }), 0)).toBe("other");
    expect(takebackFor(room({ takeback: 1 }), 1)).toBe("own");
    expect(takebackFor(room({ takeback: 1, seats: [seat("Anna"), seat("Ben", { connected: false })] }), 0)).toBeNull();
    expect(takebackFor(room({ takeback: 1, seats: [seat("Anna"), seat("Ben", { bot: "player" })] }), 0)).toBeNull();
  });
});

test("one can be deaf to the other side and to an audience that is there or was silenced, not to a bot", () => {
  const names = (...muted: ("spectator" | 0 | 1)[]) =>
    mutableTalkers(room({ spectators: 0 }), 0, muted).map(({ talker }) => talker);
  expect(names()).toEqual([1]);
  expect(names("spectator")).toEqual([1, "spectator"]);
  expect(mutableTalkers(room({ spectators: 2, seats: [seat("Anna"), seat("", { bot: "master" })] }), 0, [])).toEqual([
    { talker: "spectator", name: null },
  ]);
});

test("the turning points are the largest jumps of the chance, in the order of the match", () => {
  expect(turningPoints([0.5, 0.52, 0.9, 0.88, 0.2])).toEqual([2, 4]);
  expect(turningPoints([0.5, 0.55, 0.6])).toEqual([]);
  expect(turningPoints([0, 1, 0, 1, 0, 1])).toHaveLength(4);
});
