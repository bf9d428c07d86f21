/** Crowded tables that no deal would bring: any creatures on both sides, with octonite, piles and Power cards. */
import fc from "fast-check";
import {
  answer,
  arrange,
  type ArrangedCreature,
  type ArrangedPlayer,
  CARDS,
  copyState,
  type MatchState,
  type Position,
} from "../../shared/src/index.ts";
import { allCards, checkNoLeak, checkRefusals, checkRoundTrip, checkTable, chooser, must } from "./checks.ts";

const creatureNames = CARDS.filter((card) => card.kind === "creature").map((card) => card.names.en);
const powerNames = CARDS.filter((card) => card.kind === "power").map((card) => card.names.en);

const cards = (most: number) => fc.array(fc.constantFrom(...creatureNames), { maxLength: most });
const inPlay: fc.Arbitrary<ArrangedCreature> = fc.record({
  card: fc.constantFrom(...creatureNames),
  exhausted: fc.boolean(),
  octonite: fc.integer({ min: 0, max: 3 }),
  enteredThisTurn: fc.boolean(),
});
const player: fc.Arbitrary<ArrangedPlayer> = fc.record({
  hand: cards(6),
  deck: cards(6),
  discard: cards(5),
  board: fc.array(inPlay, { maxLength: 6 }),
  life: fc.integer({ min: 1, max: 6 }),
  mindbugs: fc.integer({ min: 0, max: 3 }),
  energy: fc.integer({ min: 0, max: 8 }),
});
const position: fc.Arbitrary<Position> = fc.record({
  players: fc.tuple(player, player),
  active: fc.constantFrom(0 as const, 1 as const),
  forced: fc.constantFrom("auto" as const, "ask" as const),
  unused: cards(4),
  seed: fc.integer({ min: 0, max: 0x7fffffff }).map((n) => n.toString(16).padStart(32, "0")),
  power: fc.record({
    faceUp: fc.array(fc.constantFrom(...powerNames), { maxLength: 3 }),
    deck: fc.array(fc.constantFrom(...powerNames), { maxLength: 6 }),
  }),
});

function playOn(s: MatchState, choices: number): void {
  const pick = chooser(choices);
  const before = allCards(s).join();
  for (let decisions = 0; s.outcome === null; decisions++) {
    checkTable(s);
    must(allCards(s).join() === before, "cards are conserved");
    checkRefusals(s);
    checkNoLeak(s, pick);
    const index = pick(s.prompt!.answers.length);
    checkRoundTrip(s, index);
    answer(s, index);
    must(decisions < 5_000, "a match ends");
  }
}

it("crowded tables keep every invariant after every decision, and end", () => {
  fc.assert(
    fc.property(position, fc.integer(), (given, choices) => {
      const arranged = arrange(given);
      must(arranged.ok, "a position of real cards can be arranged");
      playOn(copyState(arranged.state), choices);
    }),
    { numRuns: 300 },
  );
}, 120_000);
