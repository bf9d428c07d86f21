/** A view of the player who waits, with the hidden cards filled in, is the state too: its question is asked again. */
import {
  answer,
  imagine,
  type MatchState,
  newMatch,
  otherSeat,
  SET_KEYS,
  type SetKey,
  searchView,
} from "../../shared/src/index.ts";
import { chooser } from "../properties/checks.ts";

/** The truth about everything that the other player's view hides. */
function fillIn(s: MatchState): MatchState {
  const seed = s.random
    .slice(0, 8)
    .map((word) => (word >>> 0).toString(16).padStart(8, "0"))
    .join("");
  const state = imagine(searchView(s, otherSeat(s.prompt!.seat)), {
    hands: [s.players[0].hand, s.players[1].hand],
    decks: [s.players[0].deck, s.players[1].deck],
    unused: s.unused,
    powerDeck: s.power?.deck ?? [],
    seed,
  });
  state.random[8] = s.random[8]!;
  return state;
}

/** Positions in a hand that were picked so far are the picking player's secret: such a question starts over. */
const hidesPicks = (s: MatchState): boolean =>
  s.prompt!.answers.some((given) => given.do === "chooseHand") &&
  s.stack.some((frame) => frame.f === "run" && frame.picks.length > 0);

describe.each([
  ...SET_KEYS.map((set): [string, SetKey[]] => [set, [set]]),
  ["all sets", [...SET_KEYS]] as [string, SetKey[]],
])("in matches of %s", (_name, sets) => {
  it.each(["auto", "ask"] as const)("whoever waits can imagine every question, forced choices %s", (forced) => {
    const kinds = new Set<string>();
    for (let match = 1; match <= 40; match++) {
      const pick = chooser(match);
      const s = newMatch({ sets, seed: match.toString(16).padStart(32, "0"), forced });
      while (s.prompt !== null) {
        kinds.add(s.prompt.kind);
        if (!hidesPicks(s)) expect(JSON.stringify(fillIn(s))).toBe(JSON.stringify(s));
        answer(s, pick(s.prompt.answers.length));
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["turn", "mindbug", "block", "choose"]));
  });
});
