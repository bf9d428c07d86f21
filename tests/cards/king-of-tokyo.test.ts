import {
  play,
  GROW_1,
  GROW_2,
  GROW_3,
  ENERGY,
  TWO_ENERGY,
  PAW,
  lastRoll,
  rolling,
  rolled,
  blocked,
  playedAndTaken,
} from "../helpers/stories-with-dice.ts";
import { table } from "../helpers/table.ts";

describe("Alienoid", () => {
  const power = { faceUp: ["Healing Bots", "Railgun"], deck: ["Rage"] };
  it("buys one face-up Power card for free, which is replaced", () => {
    const duel = play({ hand: ["Alienoid"] }, {}, { power });
    duel.you.plays("Alienoid");
    expect(duel.options).toEqual(["buy Healing Bots", "buy Railgun"]);
    duel.you.buys("Railgun");
    expect([
      duel.foe.life,
      duel.you.energy,
      duel.state.power!.faceUp.length,
      duel.state.power!.deck.length,
      duel.state.power!.discard.length,
    ]).toEqual([2, 0, 2, 0, 1]);
  });
  it("buys nothing if no Power card lies face up", () => {
    const duel = play({ hand: ["Alienoid"] }, {}, { power: { faceUp: [] } });
    duel.you.plays("Alienoid");
    expect([duel.you.board, duel.asked]).toEqual([["Alienoid"], "foe: turn"]);
  });
  it("mindbugged, buys for the Mindbug's user", () => {
    const duel = playedAndTaken("Alienoid", {}, {}, { power });
    duel.foe.buys("Railgun");
    expect([duel.you.life, duel.asked]).toEqual([2, "you: turn"]);
  });
  it("may buy Monster Buddies and so buy once more", () => {
    const duel = play({ hand: ["Alienoid"] }, {}, { power: { faceUp: ["Monster Buddies", "Railgun"] } });
    duel.you.plays("Alienoid");
    duel.you.buys("Monster Buddies");
    expect([duel.foe.life, duel.state.power!.discard.length, duel.asked]).toEqual([2, 2, "foe: turn"]);
  });
  it("is TOUGH", () => {
    const duel = blocked({ board: ["Alienoid"] }, "Alienoid", { board: ["Gorillion"] });
    expect(duel.you.isExhausted("Alienoid")).toBe(true);
  });
});

describe("Baby Gigazaur", () => {
  it("rolls a die when it attacks: 3 makes it power 4 this turn; it is SNEAKY", () => {
    const duel = rolled({ board: ["Baby Gigazaur"] }, "Baby Gigazaur", [GROW_3], {
      board: ["Quetzalcóatl", "Gorillion"],
    });
    expect([duel.you.power("Baby Gigazaur"), duel.options]).toEqual([4, ["block Quetzalcóatl", "pass"]]);
    duel.foe.doesNotBlock();
    expect([duel.foe.life, duel.you.power("Baby Gigazaur")]).toEqual([2, 1]);
  });
  it("rolls no die when it blocks", () => {
    const duel = blocked({ board: ["Baby Gigazaur"] }, "Baby Gigazaur", { board: ["Quetzalcóatl"] }, "Quetzalcóatl");
    expect([duel.you.board, lastRoll(duel)]).toEqual([[], []]);
  });
});

describe("Boogie Woogie", () => {
  it("plays a card with a Defeated effect from either discard pile", () => {
    const duel = play(
      { hand: ["Boogie Woogie"], discard: ["Rob", "Gorillion"] },
      { discard: ["Gigazaur", "Meka Dragon"] },
    );
    duel.you.plays("Boogie Woogie");
    expect(duel.options).toEqual(["Rob", "Gigazaur"]);
    duel.you.chooses("Gigazaur");
    expect([duel.you.board, duel.foe.discard]).toEqual([["Boogie Woogie", "Gigazaur"], ["Meka Dragon"]]);
  });
  it("plays nothing if no such card is there", () => {
    const duel = play({ hand: ["Boogie Woogie"], discard: ["Gorillion"] }, { discard: ["Meka Dragon"] });
    duel.you.plays("Boogie Woogie");
    expect([duel.you.board, duel.asked]).toEqual([["Boogie Woogie"], "foe: turn"]);
  });
  it("mindbugged, plays for the Mindbug's user", () => {
    const duel = playedAndTaken("Boogie Woogie", { discard: ["Rob"] });
    expect([duel.foe.board, duel.you.discard]).toEqual([["Boogie Woogie", "Rob"], []]);
  });
  it("rolls a die when it attacks", () => {
    const duel = rolled({ board: ["Boogie Woogie"] }, "Boogie Woogie", [ENERGY]);
    expect([duel.you.energy, duel.foe.life]).toEqual([1, 2]);
  });
});

describe("Bookwyrm", () => {
  it("plays a card of power 7 or more from hand, which cannot be mindbugged", () => {
    const duel = table({
      you: { hand: ["Bookwyrm", "Strange Barrel", "Meka Dragon", "Gorillion"] },
      foe: { hand: ["Gorillion"] },
    });
    duel.you.playsUnhindered("Bookwyrm");
    expect(duel.options).toEqual(["Meka Dragon", "Gorillion"]);
    duel.you.chooses("Meka Dragon");
    expect([duel.you.board, duel.foe.life, duel.asked]).toEqual([["Bookwyrm", "Meka Dragon"], 2, "foe: turn"]);
  });
  it("plays nothing if the hand holds nothing that big", () => {
    const duel = table({ you: { hand: ["Bookwyrm", "Strange Barrel"] }, foe: { hand: ["Gorillion"], mindbugs: 0 } });
    duel.you.plays("Bookwyrm");
    expect([duel.you.board, duel.asked]).toEqual([["Bookwyrm"], "foe: turn"]);
  });
  it("mindbugged, plays from the hand of the Mindbug's user", () => {
    const duel = playedAndTaken("Bookwyrm", { hand: ["Gorillion"] }, { hand: ["Luchataur"] });
    expect([duel.foe.board, duel.foe.hand, duel.you.hand]).toEqual([["Bookwyrm", "Luchataur"], [], ["Gorillion"]]);
  });
  it("is POISONOUS", () => {
    const duel = blocked({ board: ["Bookwyrm"] }, "Bookwyrm", { board: ["Gorillion"] });
    expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
  });
});

describe("Captain Fish", () => {
  it("when defeated, takes control of one creature of power 6 or more", () => {
    const duel = blocked({ board: ["Captain Fish"] }, "Captain Fish", {
      board: ["Gorillion", "Strange Barrel", "Harpy Mother"],
    });
    expect([duel.asked, duel.options]).toEqual(["you: choose takeControl", ["Gorillion", "Strange Barrel"]]);
    duel.you.chooses("Gorillion");
    expect([duel.you.board, duel.foe.board]).toEqual([["Gorillion"], ["Strange Barrel", "Harpy Mother"]]);
  });
  it("takes nothing of power 5 or less, nor if only an allied creature qualifies", () => {
    const duel = blocked(
      { board: ["Captain Fish", "Bee Bear"] },
      "Captain Fish",
      { board: ["Axolotl Healer", "Harpy Mother"] },
      "Axolotl Healer",
    );
    expect([duel.you.board, duel.foe.board, duel.asked]).toEqual([["Bee Bear"], ["Harpy Mother"], "you: turn"]);
  });
});

describe("Cosmic Joe", () => {
  it("when defeated, defeats one creature of either side", () => {
    const duel = blocked({ board: ["Cosmic Joe", "Brain Fly"] }, "Cosmic Joe", { board: ["Gorillion"] });
    expect(duel.options).toEqual(["Brain Fly", "Gorillion"]);
    duel.you.chooses("Gorillion");
    expect([duel.you.board, duel.foe.board]).toEqual([["Brain Fly"], []]);
  });
  it("must hit an allied creature if no other is left; a TOUGH one exhausts", () => {
    const duel = blocked(
      { board: ["Cosmic Joe", "Vanilla Creature"] },
      "Cosmic Joe",
      { board: ["Bookwyrm"] },
      "Bookwyrm",
    );
    expect([duel.you.isExhausted("Vanilla Creature"), duel.foe.board]).toEqual([true, []]);
  });
  it("does nothing on an empty table", () => {
    const duel = blocked({ board: ["Cosmic Joe"] }, "Cosmic Joe", { board: ["Bookwyrm"] }, "Bookwyrm");
    expect(duel.asked).toBe("you: turn");
  });
  it("is a HUNTER", () => {
    const duel = play({ board: ["Cosmic Joe"] }, { board: ["Ferret Bomber"] });
    duel.you.attacksWith("Cosmic Joe");
    duel.you.hunts("Ferret Bomber");
    expect(duel.foe.board).toEqual([]);
  });
});

describe.each([
  ["Cyber Bunny", "Harpy Mother", "Brain Fly", "Vanilla Creature"],
  ["Cyber Kitty", "Harpy Mother", "Strange Barrel", "Raspberry Ranger"],
])("%s", (card, inside, outside, tough) => {
  it(`defeats one enemy creature within its limit: ${inside}, not ${outside}`, () => {
    const duel = play({ hand: [card], board: [inside] }, { board: [outside, inside] });
    duel.you.plays(card);
    expect([duel.foe.board, duel.you.board]).toEqual([[outside], [inside, card]]);
  });
  it("lets its controller choose, and exhausts a TOUGH creature", () => {
    const duel = play({ hand: [card] }, { board: [inside, tough] });
    duel.you.plays(card);
    duel.you.chooses(tough);
    expect([duel.foe.board, duel.foe.isExhausted(tough)]).toEqual([[inside, tough], true]);
  });
  it("does nothing if no enemy is within the limit", () => {
    const duel = play({ hand: [card] }, { board: [outside] });
    duel.you.plays(card);
    expect([duel.foe.board, duel.asked]).toEqual([[outside], "foe: turn"]);
  });
  it("mindbugged, defeats a creature of the player who played it", () => {
    expect(playedAndTaken(card, { board: [inside] }).you.board).toEqual([]);
  });
});

it("Cyber Bunny has FRENZY", () => {
  const duel = play({ board: ["Cyber Bunny"] });
  duel.you.attacksWith("Cyber Bunny");
  duel.you.attacksWith("Cyber Bunny");
  expect(duel.foe.life).toBe(1);
});

it("Cyber Kitty is a HUNTER", () => {
  const duel = play({ board: ["Cyber Kitty"] }, { board: ["Ferret Bomber"] });
  duel.you.attacksWith("Cyber Kitty");
  duel.you.hunts("Ferret Bomber");
  expect(duel.foe.board).toEqual([]);
});

describe("Cybertooth", () => {
  it("gives its controller a second reroll, of its own die", () => {
    const duel = rolling({ board: ["Cybertooth"] }, "Cybertooth", [GROW_1]);
    duel.you.answers("reroll 0");
    expect(duel.asked).toBe("you: reroll");
    duel.you.answers("reroll 0");
    expect(duel.asked).not.toBe("you: reroll");
  });
  it("gives it to any allied creature's roll, each reroll of one die or both", () => {
    const duel = rolling({ board: ["Cybertooth", "H.A.D.E.S."] }, "H.A.D.E.S.", [GROW_1, GROW_1]);
    duel.you.answers("reroll 0 + 1");
    expect([duel.asked, duel.options]).toEqual(["you: reroll", ["pass", "reroll 0", "reroll 1", "reroll 0 + 1"]]);
  });
  it("gives nothing to the opponent", () => {
    const duel = rolling({ board: ["Kong"] }, "Kong", [GROW_1], { board: ["Cybertooth"] });
    duel.you.answers("reroll 0");
    expect(duel.asked).not.toBe("you: reroll");
  });
  it("is TOUGH", () => {
    const duel = blocked({ board: ["Cybertooth"] }, "Cybertooth", { board: ["Gorillion"] });
    expect(duel.you.isExhausted("Cybertooth")).toBe(true);
  });
});

describe.each([
  ["Drakonis", 2],
  ["Mega Shark", 1],
])("%s", (card, energy) => {
  it(`gives its controller ${energy} energy`, () => {
    const duel = play({ hand: [card] });
    duel.you.plays(card);
    expect([duel.you.energy, duel.foe.energy]).toEqual([energy, 0]);
  });
  it("mindbugged, gives it to the Mindbug's user", () => {
    const duel = playedAndTaken(card);
    expect([duel.you.energy, duel.foe.energy]).toEqual([0, energy]);
  });
});

it("Drakonis rolls a die when it attacks", () => {
  expect(rolled({ board: ["Drakonis"] }, "Drakonis", [TWO_ENERGY]).you.energy).toBe(2);
});

it("Mega Shark is a HUNTER", () => {
  const duel = play({ board: ["Mega Shark"] }, { board: ["Ferret Bomber"] });
  duel.you.attacksWith("Mega Shark");
  duel.you.hunts("Ferret Bomber");
  expect(duel.foe.board).toEqual([]);
});

describe("Gigazaur", () => {
  it("when defeated, costs the opponent 1 life", () => {
    const duel = blocked({ board: ["Gigazaur"] }, "Gigazaur", { board: ["Gorillion"] });
    expect([duel.you.life, duel.foe.life]).toEqual([3, 2]);
  });
  it("can win the game that way", () => {
    expect(blocked({ board: ["Gigazaur"] }, "Gigazaur", { board: ["Gorillion"], life: 1 }).winner).toBe("you");
  });
  it("mindbugged, costs the player who played it", () => {
    const duel = playedAndTaken("Gigazaur", { board: ["Gorillion"] }, { hand: ["Gorillion"] });
    duel.you.attacksWith("Gorillion");
    duel.foe.blocksWith("Gigazaur");
    expect([duel.you.life, duel.foe.life]).toEqual([2, 3]);
  });
});

describe("H.A.D.E.S.", () => {
  it("rolls two dice, resolved in the order its controller likes, before blocks", () => {
    const duel = rolled({ board: ["H.A.D.E.S."] }, "H.A.D.E.S.", [GROW_2, TWO_ENERGY], { board: ["Bee Bear"] });
    expect([duel.asked, duel.options]).toEqual(["you: dieOrder", ["die 0", "die 1"]]);
    duel.you.answers("die 1");
    expect([duel.you.energy, duel.you.power("H.A.D.E.S."), duel.asked]).toEqual([2, 7, "foe: block"]);
  });
  it("rerolls one die and keeps the other: the new result stands", () => {
    const duel = rolling(
      { board: ["H.A.D.E.S."] },
      "H.A.D.E.S.",
      [GROW_3, ENERGY],
      { board: ["Bee Bear"] },
      { words: "reroll 1", faces: [GROW_3, GROW_3] },
    );
    expect([duel.you.power("H.A.D.E.S."), duel.you.energy, duel.asked]).toEqual([11, 0, "foe: block"]);
  });
  it("is TOUGH", () => {
    const duel = blocked({ board: ["H.A.D.E.S."] }, "H.A.D.E.S.", { board: ["Gorillion"] });
    expect(duel.you.isExhausted("H.A.D.E.S.")).toBe(true);
  });
});

describe("Iron Back", () => {
  it.each([
    [["Gorillion", "Brain Fly", "Turbo Bug"], 3],
    [["Gorillion"], 1],
    [["Brain Fly"], 0],
  ])("when defeated by the first of %j, gives %i energy: 1 for each enemy creature left", (board, energy) => {
    const duel = blocked({ board: ["Iron Back"] }, "Iron Back", { board }, board[0]);
    expect([duel.you.energy, duel.foe.energy]).toEqual([energy, 0]);
  });
  it("rolls a die when it attacks", () => {
    expect(
      rolled({ board: ["Iron Back"] }, "Iron Back", [GROW_1], { board: ["Bee Bear"] }).you.power("Iron Back"),
    ).toBe(5);
  });
});

describe("Kong", () => {
  it.each([
    [GROW_1, [], []],
    [GROW_2, ["Kong"], []],
    [ENERGY, [], ["Gorillion"]],
  ])("rolls face %i against a blocking Gorillion", (face, yours, theirs) => {
    const duel = rolled({ board: ["Kong"] }, "Kong", [face], { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect([duel.you.board, duel.foe.board]).toEqual([yours, theirs]);
  });
  it("may reroll once; the paw makes the opponent discard a card of their choice and refill", () => {
    const duel = rolling(
      { board: ["Kong"] },
      "Kong",
      [GROW_1],
      { hand: ["Turbo Bug", "Bee Bear", "Killer Bee", "Brain Fly"], deck: ["Luchataur"] },
      { words: "reroll 0", faces: [PAW] },
    );
    expect(duel.asked).toBe("foe: choose discard");
    duel.foe.chooses("Turbo Bug");
    expect([duel.foe.discard, duel.foe.hand.length, duel.foe.deckCount, duel.foe.life]).toEqual([
      ["Turbo Bug"],
      5,
      0,
      2,
    ]);
  });
});
