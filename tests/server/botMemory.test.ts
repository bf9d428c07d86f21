import { cardNumber, SET_KEYS, searchView } from "../../shared/src/index.ts";
import { type BotMemory, chanceFrom, newMemory, remember, Worlds } from "@mindbug/shared/bot";
import { positionsOf } from "./helpers/positions.ts";

const known = (memory: BotMemory): readonly string[] => memory.inOpponentHand;

describe("the bot remembers, like a person at its seat,", () => {
  const nothing = newMemory(0);

  it("a creature that the opponent took back into the hand", () => {
    expect(known(remember(nothing, [{ e: "returnToHand", seat: 1, creature: 3, card: "gorillion" }]))).toEqual([
      "gorillion",
    ]);
    expect(known(remember(nothing, [{ e: "returnToHand", seat: 0, creature: 3, card: "gorillion" }]))).toEqual([]);
  });

  it("cards that came from a pile, were stolen, or were shown", () => {
    const memory = remember(nothing, [
      { e: "pileToHand", seat: 1, from: 0, cards: ["bee-bear", "gorillion"], at: [0, 1] },
      { e: "steal", from: 0, to: 1, count: 1, cards: ["brain-fly"] },
      { e: "reveal", seat: 1, card: "turbo-bug" },
    ]);
    expect(known(memory)).toEqual(["bee-bear", "gorillion", "brain-fly", "turbo-bug"]);
  });

  it("that a card has left the hand again", () => {
    const start = remember(nothing, [
      {
        e: "pileToHand",
        seat: 1,
        from: 1,
        cards: ["bee-bear", "gorillion", "brain-fly", "turbo-bug", "luchataur"],
        at: [0, 1, 2, 3, 4],
      },
    ]);
    const memory = remember(start, [
      { e: "play", seat: 1, card: "bee-bear" },
      { e: "discard", seat: 1, cards: ["gorillion"] },
      { e: "give", from: 1, to: 0, card: "brain-fly", random: true },
      { e: "handToPlay", seat: 1, card: "turbo-bug" },
      { e: "play", seat: 0, card: "luchataur" },
    ]);
    expect(known(memory)).toEqual(["luchataur"]);
  });

  it("a card shown twice as one card", () => {
    expect(
      known(
        remember(nothing, [
          { e: "reveal", seat: 1, card: "bee-bear" },
          { e: "reveal", seat: 1, card: "bee-bear" },
        ]),
      ),
    ).toEqual(["bee-bear"]);
  });
});

describe("in whole matches", () => {
  it("what it remembers is true, and every imagined world agrees with it and with the view", () => {
    let remembered = 0;
    for (let match = 1; match <= 60; match++) {
      const chance = chanceFrom(`remembering ${match}`);
      for (const { state, memories } of positionsOf(
        match % 2 === 0 ? SET_KEYS : [SET_KEYS[(match >> 1) % 4]!],
        match,
        chance,
      )) {
        const { seat } = state.prompt!;
        const cards = memories[seat].inOpponentHand.map((key) => cardNumber(key)!);
        if (cards.length === 0) continue;
        remembered += 1;
        const view = searchView(state, seat);
        for (const world of [state, new Worlds(view, memories[seat], chance).next()]) {
          expect(searchView(world, seat)).toEqual(view);
          const hand = [...world.players[1 - seat]!.hand];
          for (const card of cards)
            expect(hand.splice(hand.indexOf(card), hand.includes(card) ? 1 : 0)).toEqual([card]);
        }
      }
    }
    expect(remembered).toBeGreaterThan(100);
  }, 120_000);
});
