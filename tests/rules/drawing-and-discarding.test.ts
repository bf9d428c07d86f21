import { type Duel, table } from "../helpers/table.ts";

const FIVE = ["Kong", "Rob", "Mantis", "Kraken", "Gorillion"];
const namesOf = (duel: Duel): string[] => duel.events.map((event) => event.e);

describe("refilling the hand", () => {
  it("ruling 11: a hand below five is refilled at once, whatever shortened it", () => {
    const discarded = table({
      you: { hand: ["Kong"], board: ["Tusked Extorter"] },
      foe: { hand: FIVE, deck: ["Luchataur"] },
    });
    discarded.you.attacksWith("Tusked Extorter");
    discarded.foe.chooses("Rob");
    expect(discarded.foe.hand).toEqual(["Kong", "Mantis", "Kraken", "Gorillion", "Luchataur"]);

    const stolen = table({
      you: { hand: ["Kong"], board: ["Tomageddon"] },
      foe: { hand: FIVE, deck: ["Luchataur"], board: ["Gorillion"] },
    });
    stolen.you.attacksWith("Tomageddon");
    stolen.foe.blocksWith("Gorillion");
    expect(stolen.you.hand).toHaveLength(2);
    expect(stolen.foe.hand).toHaveLength(5);
    expect(stolen.foe.hand).toContain("Luchataur");

    const given = table({ you: { hand: ["The Globe-Smasher", "Kong"] }, foe: { hand: FIVE, deck: ["Luchataur"] } });
    given.you.playsUnhindered("The Globe-Smasher");
    given.foe.chooses("Kong");
    expect(given.foe.hand).toEqual(["Rob", "Mantis", "Kraken", "Gorillion", "Luchataur"]);
  });

  it("ruling 12: the hand refills before the opponent decides on a Mindbug", () => {
    const duel = table({
      you: {
        hand: ["Ferret Bomber", "Kong", "Rob", "Mantis", "Kraken"],
        deck: ["Luchataur", "Gorillion", "Killer Bee"],
      },
      foe: { hand: ["Kong"] },
    });
    duel.you.plays("Ferret Bomber");
    expect(duel.asked).toBe("foe: mindbug");
    expect(duel.you.hand).toEqual(["Kong", "Rob", "Mantis", "Kraken", "Luchataur"]);
    duel.foe.usesMindbug();
    expect(duel.asked).toBe("you: choose discard");
    expect(duel.options).toContain("Kraken + Luchataur");
    duel.you.chooses("Kraken + Luchataur");
    expect(duel.you.hand).toEqual(["Kong", "Rob", "Mantis", "Gorillion", "Killer Bee"]);
  });

  it("ruling 13: the refill happens on the other player's turn too, and no turn starts with a draw", () => {
    const duel = table({
      you: { hand: ["Kong"], board: ["Tusked Extorter"] },
      foe: { hand: FIVE, deck: ["Luchataur", "Killer Bee"], board: ["Rob"] },
    });
    duel.you.attacksWith("Tusked Extorter");
    duel.foe.chooses("Kong");
    expect(duel.asked).toBe("foe: block");
    expect(duel.turnOf).toBe("you");
    expect(duel.foe.hand).toContain("Luchataur");
    duel.foe.doesNotBlock();
    expect(duel.turnOf).toBe("foe");
    expect(duel.foe.hand).toHaveLength(5);
    expect(duel.foe.deckCount).toBe(1);
    expect(namesOf(duel).filter((name) => name === "draw")).toHaveLength(1);
  });

  it("ruling 14: an empty draw pile means no draw, no penalty and no reshuffle", () => {
    const duel = table({ you: { hand: ["Gorillion", "Kong"], discard: ["Rob", "Mantis"] }, foe: { hand: ["Kong"] } });
    duel.you.playsUnhindered("Gorillion");
    expect(duel.you.hand).toEqual(["Kong"]);
    expect(duel.you.discard).toEqual(["Rob", "Mantis"]);
    expect(duel.you.life).toBe(3);
    expect(duel.isOver).toBe(false);
    expect(namesOf(duel)).not.toContain("draw");
  });
});

describe("discarding", () => {
  it("ruling 15: two cards to discard are chosen together from the present hand, then the hand refills", () => {
    const deck = ["Luchataur", "Killer Bee"];
    const bombed = table({ you: { hand: ["Ferret Bomber", "Kong"] }, foe: { hand: FIVE, deck } });
    bombed.you.playsUnhindered("Ferret Bomber");
    const struck = table({
      you: { hand: ["Kong"], energy: 2 },
      foe: { hand: FIVE, deck },
      power: { faceUp: ["Subterranean Strike"] },
    });
    struck.you.buys("Subterranean Strike");
    for (const duel of [bombed, struck]) {
      expect(duel.asked).toBe("foe: choose discard");
      expect(duel.options).toHaveLength(10);
      expect(duel.options.join()).not.toContain("Luchataur");
      duel.foe.chooses("Kong + Mantis");
      expect(duel.foe.discard).toEqual(["Kong", "Mantis"]);
      expect(duel.foe.hand).toEqual(["Rob", "Kraken", "Gorillion", "Luchataur", "Killer Bee"]);
      expect(duel.events).toContainEqual({ e: "discard", seat: 1, cards: ["kong", "mantis"], at: [0, 2] });
      expect(duel.events).toContainEqual({
        e: "draw",
        seat: 1,
        count: 2,
        from: "deck",
        cards: ["luchataur", "killer-bee"],
      });
    }
    const own = table({ you: { hand: ["Romindesco", ...FIVE], deck }, foe: { hand: ["Kong"], board: ["Rob"] } });
    own.you.playsUnhindered("Romindesco");
    own.you.chooses("Kong + Mantis");
    expect(own.events).toContainEqual({
      e: "draw",
      seat: 0,
      count: 2,
      from: "deck",
      cards: ["luchataur", "killer-bee"],
    });
  });

  it("ruling 16: with fewer cards than asked one discards what there is, and only from the hand", () => {
    const one = table({ you: { hand: ["Ferret Bomber", "Kong"] }, foe: { hand: ["Rob"], board: ["Kong"] } });
    one.you.playsUnhindered("Ferret Bomber");
    expect(one.foe.hand).toEqual([]);
    expect(one.foe.discard).toEqual(["Rob"]);
    expect(one.foe.board).toEqual(["Kong"]);
    const none = table({ you: { hand: ["Ferret Bomber", "Kong"] }, foe: { board: ["Kong"] } });
    none.you.playsUnhindered("Ferret Bomber");
    expect(none.foe.discard).toEqual([]);
    expect(none.asked).toBe("foe: turn");
  });

  it("ruling 17: cards put into the hand may exceed five, and it refills only below five", () => {
    const duel = table({
      you: {
        hand: ["Giraffodile", "Rob", "Mantis", "Kraken", "Gorillion"],
        deck: ["Luchataur", "Killer Bee"],
        discard: ["Kong", "Rob"],
      },
      foe: { hand: ["Kong", "Rob"] },
    });
    duel.you.playsUnhindered("Giraffodile");
    expect(duel.you.hand).toEqual(["Rob", "Mantis", "Kraken", "Gorillion", "Luchataur", "Kong", "Rob"]);
    expect(duel.you.board).toEqual(["Giraffodile"]);
    duel.foe.playsUnhindered("Rob");
    duel.you.playsUnhindered("Kong");
    expect(duel.you.hand).toHaveLength(6);
    expect(duel.you.deckCount).toBe(1);

    const kiwanoid = table({
      you: { hand: FIVE, deck: ["Luchataur"], board: [{ card: "Kiwanoid", octonite: 1 }], discard: ["Rob"] },
      foe: { hand: ["Kong"] },
    });
    kiwanoid.you.attacksWith("Kiwanoid");
    expect(kiwanoid.you.hand).toEqual([...FIVE, "Rob"]);

    const weaver = table({
      you: { hand: FIVE, board: [{ card: "Sporeweaver", octonite: 1 }], discard: ["Rob"] },
      foe: { hand: ["Kong"], discard: ["Killer Bee"] },
    });
    expect(weaver.you.hand).toEqual([...FIVE, "Rob", "Killer Bee"]);
  });

  it("ruling 18: random cards are stolen all at once, as many as there are, then the victim refills", () => {
    const seen = new Set<string>();
    for (let number = 0; number < 12; number++) {
      const duel = table({
        seed: number.toString(16).padStart(32, "0"),
        you: { hand: FIVE, board: ["Strange Barrel"] },
        foe: {
          hand: ["Luchataur", "Killer Bee", "Bee Bear", "Brain Fly", "Turbo Bug"],
          deck: ["Spider Owl", "Shark Dog", "Rob"],
          board: ["Gorillion"],
        },
      });
      duel.you.attacksWith("Strange Barrel");
      duel.foe.blocksWith("Gorillion");
      const stolen = duel.you.hand.slice(5);
      expect(stolen).toHaveLength(2);
      // Never one of the cards drawn to replace the first.
      for (const name of stolen)
        expect(["Luchataur", "Killer Bee", "Bee Bear", "Brain Fly", "Turbo Bug"]).toContain(name);
      expect(duel.foe.hand).toHaveLength(5);
      expect(duel.foe.deckCount).toBe(1);
      seen.add(stolen.join());
    }
    expect(seen.size).toBeGreaterThan(2);

    const few = table({
      you: { hand: ["Kong"], board: ["Strange Barrel"] },
      foe: { hand: ["Rob"], board: ["Gorillion"] },
    });
    few.you.attacksWith("Strange Barrel");
    few.foe.blocksWith("Gorillion");
    expect(few.you.hand).toEqual(["Kong", "Rob"]);
    expect(few.foe.hand).toEqual([]);

    const cabbage = table({
      you: { hand: ["Kong"], board: ["Chaotic Cabbage"] },
      foe: { hand: ["Rob", "Kong"], board: ["Spider Owl"] },
    });
    cabbage.you.attacksWith("Chaotic Cabbage");
    cabbage.foe.blocksWith("Spider Owl");
    expect(cabbage.you.hand).toHaveLength(2);
    expect(cabbage.foe.hand).toHaveLength(1);
  });
});
