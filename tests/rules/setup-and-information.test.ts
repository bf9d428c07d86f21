import {
  cardByKey,
  createMatch,
  creaturePool,
  type GameEvent,
  type MatchState,
  type SetKey,
  viewState,
} from "@mindbug/shared";
import { table } from "../helpers/table.ts";

const seedOf = (number: number): string => number.toString(16).padStart(32, "0");

function created(sets: readonly SetKey[], number = 1): { state: MatchState; events: readonly GameEvent[] } {
  const match = createMatch({ sets, seed: seedOf(number) });
  if (!match.ok) throw new Error(match.reason);
  return match;
}

const printedPower = (key: string): number => {
  const card = cardByKey(key)!;
  return card.kind === "power" ? 0 : card.power;
};

describe("setting up", () => {
  it("ruling 1: both draw five of their ten cards, and the rest of the pool is the unused pile", () => {
    for (const [set, cards, left] of [
      ["first-contact", 48, 28],
      ["king-of-tokyo", 32, 12],
    ] as const) {
      const { state } = created([set]);
      expect(creaturePool([set])).toHaveLength(cards);
      for (const player of state.players) expect([player.hand.length, player.deck.length]).toEqual([5, 5]);
      // The cards that decided who starts came from the unused pile too.
      expect(state.unused.length + state.revealed.flat().length).toBe(left);
      const everywhere = [
        ...state.players.flatMap(({ hand, deck }) => [...hand, ...deck]),
        ...state.unused,
        ...state.revealed.flat(),
      ];
      expect(everywhere.toSorted((a, b) => a - b)).toEqual(creaturePool([set]).toSorted((a, b) => a - b));
    }
    expect(new Set(creaturePool(["first-contact"])).size).toBe(32);
    expect(new Set(creaturePool(["king-of-tokyo"])).size).toBe(32);
  });

  it("ruling 2: life is a counter that starts at 3 and costs no cards", () => {
    expect(created(["first-contact"]).state.players.map((player) => player.life)).toEqual([3, 3]);
    const duel = table({
      you: { hand: ["Gorillion"], board: ["Gorillion"] },
      foe: { hand: ["Gorillion"] },
      unused: ["Kong", "Rob"],
    });
    duel.you.attacksWith("Gorillion");
    expect(duel.foe.life).toBe(2);
    expect(duel.state.unused).toHaveLength(2);
  });

  it("ruling 3: the higher printed power of two revealed cards starts, and a tie is repeated", () => {
    let tiesSeen = 0;
    for (let number = 0; number < 60; number++) {
      const { state, events } = created(["first-contact"], number);
      const rounds = events.flatMap((event) => (event.e === "startCards" ? [event.cards] : []));
      const differences = rounds.map(([a, b]) => printedPower(a) - printedPower(b));
      expect(differences.slice(0, -1).every((difference) => difference === 0)).toBe(true);
      expect(differences.at(-1)).not.toBe(0);
      expect(state.active).toBe(differences.at(-1)! > 0 ? 0 : 1);
      expect(state.prompt?.seat).toBe(state.active);
      tiesSeen += rounds.length - 1;
    }
    expect(tiesSeen).toBeGreaterThan(0);
  });

  it("ruling 4: the cards revealed for the start, tied ones too, are public and out of the game", () => {
    const number = [...Array(60).keys()].find(
      (candidate) => created(["first-contact"], candidate).state.revealed[0].length > 1,
    )!;
    const { state, events } = created(["first-contact"], number);
    const rounds = events.flatMap((event) => (event.e === "startCards" ? [event.cards] : []));
    for (const viewer of [0, 1, "spectator"] as const) {
      expect(viewState(state, viewer).revealed).toEqual([
        rounds.map(([mine]) => mine),
        rounds.map(([, theirs]) => theirs),
      ]);
    }
    expect(state.unused).toHaveLength(28 - 2 * rounds.length);
  });

  it("ruling 5: the unused pile gives its top card, or nothing when it is empty", () => {
    const full = table({
      you: { hand: ["Kong"], board: [{ card: "Star Portal", octonite: 1 }] },
      foe: { hand: ["Kong"] },
      unused: ["Rob", "Mantis"],
    });
    full.you.attacksWith("Star Portal");
    expect(full.you.hand).toEqual(["Kong", "Rob"]);
    expect(full.state.unused).toHaveLength(1);
    const empty = table({
      you: { hand: ["Kong"], energy: 2 },
      foe: { hand: ["Kong"] },
      power: { faceUp: ["Mysterious Ally"] },
    });
    empty.you.buys("Mysterious Ally");
    expect(empty.you.hand).toEqual(["Kong"]);
    expect(empty.asked).toBe("you: turn");
    const { state } = created(["first-contact"]);
    expect(state.unused.length).toBe(28 - state.revealed.flat().length);
  });

  it("ruling 6: discard piles and Mindbugs are public; hands, draw piles and the unused pile are counts", () => {
    const duel = table({
      you: { hand: ["Kong"], discard: ["Rob"], mindbugs: 1 },
      foe: { hand: ["Mantis", "Kraken"], discard: ["Gorillion"], deck: [] },
      unused: ["Luchataur"],
      power: { faceUp: ["Rage"], deck: ["Pounce"], discard: ["Stomp"] },
    });
    const view = viewState(duel.state, 0);
    expect(view.players.map((player) => player.discard)).toEqual([["rob"], ["gorillion"]]);
    expect(view.power).toMatchObject({ faceUp: ["rage"], discard: ["stomp"], deckCount: 1 });
    expect(view.players.map((player) => player.mindbugs)).toEqual([1, 2]);
    expect(view.players[0].hand).toEqual(["kong"]);
    expect(view.players[1].hand).toBeNull();
    expect(view.players[1].handCount).toBe(2);
    expect(view.unusedCount).toBe(1);
    for (const secret of ["mantis", "kraken", "luchataur", "pounce"])
      expect(JSON.stringify(view)).not.toContain(secret);
  });

  it("ruling 7: neither life nor the hand has an upper limit", () => {
    const life = table({ you: { life: 9, hand: ["Axolotl Healer", "Kong"] }, foe: { hand: ["Kong"] } });
    life.you.playsUnhindered("Axolotl Healer");
    expect(life.you.life).toBe(11);
    const hand = table({
      you: { hand: ["Giraffodile", "Kong", "Rob", "Mantis", "Kraken"], discard: ["Gorillion", "Luchataur", "Rob"] },
      foe: { hand: ["Kong"] },
    });
    hand.you.playsUnhindered("Giraffodile");
    expect(hand.you.hand).toHaveLength(7);
  });

  it("ruling 8: any King of Tokyo in the mix brings its Power cards, and nothing else does", () => {
    const { state } = created(["first-contact", "king-of-tokyo"]);
    expect(state.power?.faceUp).toHaveLength(3);
    expect(state.power?.deck).toHaveLength(13);
    expect(state.players.map((player) => player.energy)).toEqual([0, 0]);
    expect(created(["first-contact", "battlefruit-kingdom", "battlefruit-galaxy"]).state.power).toBeNull();
  });
});

describe("words on cards", () => {
  it("ruling 9: plain creature means either side, allied and enemy only theirs, and hands are cards", () => {
    const either = table({
      you: { hand: ["Kong"], board: ["Gorillion", "Luchataur"], energy: 1 },
      foe: { hand: ["Kong"], board: ["Kong"] },
      power: { faceUp: ["Revenge"] },
    });
    either.you.buys("Revenge");
    expect(either.options.toSorted()).toEqual(["Gorillion", "Kong", "Luchataur"]);
    const enemy = table({
      you: { hand: ["Kong"], board: ["Gorillion"], energy: 2 },
      foe: { hand: ["Gorillion"], board: ["Kong", "Rob"] },
      power: { faceUp: ["Ambush"] },
    });
    enemy.you.buys("Ambush");
    expect(enemy.options.toSorted()).toEqual(["Kong", "Rob"]);
  });

  it("ruling 10: whoever controls a creature owns it for every purpose", () => {
    const pile = table({
      you: { hand: ["Brain Fly", "Kong"], board: ["Kong"] },
      foe: { hand: ["Kong"], board: ["Luchataur", "Gorillion"] },
    });
    pile.you.playsUnhindered("Brain Fly");
    pile.you.chooses("Luchataur");
    pile.foe.attacksWith("Gorillion");
    pile.you.blocksWith("Luchataur");
    expect(pile.you.discard).toEqual(["Luchataur"]);
    expect(pile.foe.discard).toEqual([]);
    const hand = table({
      you: { hand: ["Brain Fly", "Kong"] },
      foe: { hand: ["Kong", "Rob"], board: ["Luchataur"] },
      power: { faceUp: ["Portal Malfunction"] },
    });
    hand.state.players[0].energy = 1;
    hand.you.playsUnhindered("Brain Fly");
    hand.foe.playsUnhindered("Rob");
    hand.you.buys("Portal Malfunction");
    hand.you.chooses("Luchataur");
    expect(hand.you.hand).toEqual(["Kong", "Luchataur"]);
  });
});
