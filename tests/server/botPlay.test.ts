/** What anybody who knows the game would do, the bot does. */
import {
  type Answer,
  apply,
  arrange,
  type MatchState,
  type Position,
  SET_KEYS,
  type SetKey,
  searchView,
} from "../../shared/src/index.ts";
import { type BotDecision, chanceFrom, decide, LEVELS, newMemory } from "@mindbug/shared/bot";
import { positionsOf } from "./helpers/positions.ts";

/** No clock: the same number of simulations on any machine. */
const master = { ...LEVELS.master, simulations: 800, milliseconds: Infinity };

function think(state: MatchState, seed = "a"): BotDecision & { given: Answer } {
  const { seat, answers } = state.prompt!;
  const decision = decide({ view: searchView(state, seat), memory: newMemory(seat), level: "master", seed }, master);
  return { ...decision, given: answers[decision.answer]! };
}

const HAND = ["Plated Scorpion", "Spider Owl"];
function table(you: Position["players"][0], foe: Position["players"][1]): MatchState {
  const arranged = arrange({
    players: [
      { hand: HAND, ...you },
      { hand: HAND, ...foe },
    ],
    active: 0,
    turn: 9,
  });
  if (!arranged.ok) throw new Error(arranged.reason);
  return arranged.state;
}

/** Gives the answer that fits, as the seat that is asked. */
function give(state: MatchState, fits: (given: Answer) => boolean): void {
  const { id, seat, answers } = state.prompt!;
  const result = apply(state, seat, { prompt: id, answer: answers.findIndex(fits) });
  if (!result.ok) throw new Error(result.refusal.reason);
}

describe("the bot at full strength", () => {
  it("attacks for the last life when nobody can block", () => {
    const { given, chance } = think(table({ board: ["Gorillion"] }, { life: 1, board: [] }));
    expect(given.do).toBe("attack");
    expect(chance).toBeGreaterThan(0.95);
  });

  it("sends the sneaky creature where only it gets through", () => {
    const state = table(
      { board: ["Luchataur", "Spider Owl"] },
      { life: 1, board: ["Gorillion", "Rhino Turtle"], mindbugs: 0 },
    );
    const owl = state.players[0].board[1]!.id;
    expect(think(state).given).toEqual({ do: "attack", creature: owl });
  });

  it("blocks with what it has when it would lose otherwise", () => {
    const state = table({ board: ["Gorillion"] }, { life: 1, board: ["Shield Bugs"] });
    give(state, (given) => given.do === "attack");
    expect(state.prompt!.kind).toBe("block");
    expect(think(state).given.do).toBe("block");
  });

  it("takes the creature whose Play effect would end the match", () => {
    const state = table({ hand: ["Killer Bee"], life: 3 }, { life: 1, mindbugs: 1, board: ["Gorillion"] });
    give(state, (given) => given.do === "play");
    expect(state.prompt!.kind).toBe("mindbug");
    expect(think(state).given.do).toBe("mindbug");
  });

  it("does not spend a Mindbug on a creature that helps nobody", () => {
    const state = table(
      { hand: ["Mechamster", "Gorillion", "Luchataur", "Rhino Turtle"], life: 3 },
      { life: 3, mindbugs: 1, board: ["Gorillion", "Luchataur"] },
    );
    give(state, (given) => given.do === "play" && given.hand === 0);
    expect(think(state).given.do).toBe("pass");
  });

  it("takes control of the opponent's best creature, not of its own", () => {
    const state = table(
      { hand: ["Brain Fly"], board: ["Luchataur"] },
      { board: ["Killer Bee", "Gorillion"], mindbugs: 0 },
    );
    const gorillion = state.players[1].board[1]!.id;
    give(state, (given) => given.do === "play");
    expect(state.prompt!.answers).toHaveLength(2);
    expect(think(state).given).toEqual({ do: "chooseCreatures", creatures: [gorillion] });
  });

  it("gives the same answer for the same seed", () => {
    const state = table({ board: ["Gorillion", "Spider Owl"] }, { board: ["Luchataur", "Shield Bugs"] });
    expect(think(state, "seed")).toEqual(think(state, "seed"));
  });

  it("knows what its own chances look like from both sides", () => {
    const state = table(
      { life: 3, board: ["Gorillion", "Luchataur", "Rhino Turtle"] },
      { life: 1, board: [], mindbugs: 0 },
    );
    const glance = (seat: 0 | 1): number =>
      decide(
        { view: searchView(state, seat), memory: newMemory(seat), level: "glance", seed: "a" },
        { ...LEVELS.glance, milliseconds: Infinity },
      ).chance;
    expect(glance(0)).toBeGreaterThan(0.9);
    expect(glance(1)).toBeLessThan(0.1);
  });
});

describe.each([
  ...SET_KEYS.map((set): [string, SetKey[]] => [set, [set]]),
  ["all sets mixed", [...SET_KEYS]] as [string, SetKey[]],
])("every level, in matches of %s,", (name, sets) => {
  it("answers every question legally, and whoever waits has a chance between 0 and 1", () => {
    for (let match = 1; match <= 3; match++) {
      for (const { state, memories } of positionsOf(sets, 100 + match, chanceFrom(`${name} ${match}`))) {
        const { seat, answers } = state.prompt!;
        for (const level of ["beginner", "player"] as const) {
          const { answer, chance } = decide(
            { view: searchView(state, seat), memory: memories[seat], level, seed: `${match}` },
            { ...LEVELS[level], simulations: 20 },
          );
          expect(answers[answer]).toBeDefined();
          expect(chance >= 0 && chance <= 1).toBe(true);
        }
        const waits = seat === 0 ? 1 : 0;
        const glance = decide(
          { view: searchView(state, waits), memory: memories[waits], level: "glance", seed: `${match}` },
          { ...LEVELS.glance, simulations: 4 },
        );
        expect(glance.answer).toBe(-1);
        expect(glance.chance >= 0 && glance.chance <= 1).toBe(true);
      }
    }
  }, 60_000);
});
