import {
  play,
  GROW_1,
  GROW_3,
  ENERGY,
  lastRoll,
  rolled,
  blocked,
  playedAndTaken,
} from "../helpers/stories-with-dice.ts";
import { table } from "../helpers/table.ts";

describe("Kraken", () => {
  it("makes allied creatures of power 8 or more SNEAKY", () => {
    const duel = play({ board: ["Kraken", "Bee Bear", "Meka Dragon"] }, { board: ["Gorillion"] });
    expect([duel.you.keywords("Bee Bear"), duel.you.keywords("Meka Dragon"), duel.you.keywords("Kraken")]).toEqual([
      ["SNEAKY"],
      [],
      [],
    ]);
    expect(duel.foe.keywords("Gorillion")).toEqual([]);
    duel.you.attacksWith("Bee Bear");
    expect(duel.foe.life).toBe(2);
  });
  it("is SNEAKY itself while a die has grown it to 8", () => {
    const duel = rolled({ board: ["Kraken"] }, "Kraken", [GROW_3], { board: ["Gorillion"] });
    expect([duel.foe.life, duel.you.keywords("Kraken")]).toEqual([2, []]);
  });
  it("is blocked as usual below that", () => {
    const duel = rolled({ board: ["Kraken"] }, "Kraken", [GROW_1], { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.board).toEqual([]);
  });
});

describe("Mantis", () => {
  it("rolls its die first and then hunts with what it has grown to", () => {
    const duel = rolled({ board: ["Mantis"] }, "Mantis", [GROW_3], { board: ["Strange Barrel"] });
    expect([duel.you.power("Mantis"), duel.asked]).toEqual([7, "you: hunt"]);
    duel.you.hunts("Strange Barrel");
    expect([duel.you.board, duel.foe.board]).toEqual([["Mantis"], []]);
  });
});

describe("Mechamster", () => {
  it.each([
    ["Bee Bear", [ENERGY]],
    ["Drakonis", [ENERGY, ENERGY]],
    ["H.A.D.E.S.", [ENERGY, ENERGY]],
  ])("lets %s roll one more die, at most two: %j", (attacker, faces) => {
    const duel = rolled({ board: ["Mechamster", attacker] }, attacker, faces);
    expect(duel.you.energy).toBe(faces.length);
  });
  it("rolls none itself, and gives none to enemies", () => {
    const duel = play({ board: ["Mechamster"] }, { board: ["Bee Bear"] });
    duel.you.attacksWith("Mechamster");
    duel.foe.doesNotBlock();
    duel.foe.attacksWith("Bee Bear");
    expect(lastRoll(duel)).toEqual([]);
  });
});

describe.each([
  ["Megamoth", "Gorillion", 2],
  ["Pandakaï", "Quetzalcóatl", 1],
])("%s", (card, killer, energy) => {
  it(`when defeated, gives its controller ${energy} energy`, () => {
    const duel = blocked({ board: [card] }, card, { board: [killer] }, killer);
    expect([duel.you.board, duel.you.energy, duel.foe.energy]).toEqual([[], energy, 0]);
  });
});

it("Megamoth is POISONOUS", () => {
  expect(blocked({ board: ["Megamoth"] }, "Megamoth", { board: ["Gorillion"] }).foe.board).toEqual([]);
});

describe.each(["Pandakaï", "Quetzalcóatl", "Space Penguin"])("%s", (card) => {
  it("is SNEAKY: only SNEAKY creatures block it, and it blocks anything", () => {
    const duel = play({ board: [card] }, { board: ["Gorillion", "Ferret Bomber"] });
    duel.you.attacksWith(card);
    expect(duel.options).toEqual(["block Ferret Bomber", "pass"]);
    expect(duel.foe.whyNot("block", "Gorillion")).toBe("onlySneakyBlocks");
    duel.foe.blocksWith("Ferret Bomber");
    expect([duel.you.board, duel.foe.board]).toEqual([[card], ["Gorillion"]]);
    duel.foe.attacksWith("Gorillion");
    duel.you.blocksWith(card);
    expect(duel.you.board).toEqual([]);
  });
});

describe.each(["Megaxolot", "Space Penguin"])("%s", (card) => {
  it("gives its controller 1 life", () => {
    const duel = play({ hand: [card] });
    duel.you.plays(card);
    expect([duel.you.life, duel.foe.life]).toEqual([4, 3]);
  });
  it("mindbugged, gives it to the Mindbug's user", () => {
    const duel = playedAndTaken(card);
    expect([duel.you.life, duel.foe.life]).toEqual([3, 4]);
  });
});

it("Megaxolot rolls a die and is POISONOUS", () => {
  const duel = rolled({ board: ["Megaxolot"] }, "Megaxolot", [GROW_3], { board: ["Gorillion"] });
  duel.foe.blocksWith("Gorillion");
  expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
});

describe("Meka Dragon", () => {
  it("costs the opponent 1 life, the last one included", () => {
    const duel = play({ hand: ["Meka Dragon"] }, { life: 1 });
    duel.you.plays("Meka Dragon");
    expect([duel.winner, duel.you.life]).toEqual(["you", 3]);
  });
  it("mindbugged, costs the player who played it", () => {
    const duel = playedAndTaken("Meka Dragon");
    expect([duel.you.life, duel.foe.life]).toEqual([2, 3]);
  });
  it("rolls a die when it attacks", () => {
    expect(
      rolled({ board: ["Meka Dragon"] }, "Meka Dragon", [GROW_3], { board: ["Gorillion"] }).you.power("Meka Dragon"),
    ).toBe(10);
  });
});

describe("Pagurah", () => {
  it("when defeated, defeats all enemy creatures of power 5 or less; TOUGH ones exhaust", () => {
    const duel = blocked({ board: ["Pagurah", "Turbo Bug"] }, "Pagurah", {
      board: ["Gorillion", "Brain Fly", "Mega Shark", "Strange Barrel", "Raspberry Ranger"],
    });
    expect([duel.foe.board, duel.foe.isExhausted("Raspberry Ranger")]).toEqual([
      ["Gorillion", "Strange Barrel", "Raspberry Ranger"],
      true,
    ]);
    expect(duel.you.board).toEqual(["Turbo Bug"]);
  });
  it("defeats nobody if all enemies are bigger", () => {
    const duel = blocked({ board: ["Pagurah"] }, "Pagurah", { board: ["Gorillion", "Strange Barrel"] });
    expect([duel.foe.board, duel.asked]).toEqual([["Gorillion", "Strange Barrel"], "you: turn"]);
  });
  it("has FRENZY and rolls again for its second attack, what it grew included", () => {
    const duel = rolled({ board: ["Pagurah"] }, "Pagurah", [GROW_3]);
    expect([duel.foe.life, duel.you.power("Pagurah")]).toEqual([2, 7]);
    duel.you.attacksWith("Pagurah");
    expect(duel.asked).toBe("you: reroll");
    duel.you.passes("reroll");
    expect([duel.foe.life, duel.turnOf]).toEqual([1, "foe"]);
  });
});

describe("Pumpkin Jack", () => {
  it("plays a card with a Play effect from its controller's own discard pile, whose effect then happens", () => {
    const duel = play(
      { hand: ["Pumpkin Jack"], discard: ["Meka Dragon", "Rob", "Drakonis"] },
      { discard: ["Space Penguin"] },
    );
    duel.you.plays("Pumpkin Jack");
    expect(duel.options).toEqual(["Meka Dragon", "Drakonis"]);
    duel.you.chooses("Meka Dragon");
    expect([duel.you.board, duel.you.discard, duel.foe.life]).toEqual([
      ["Pumpkin Jack", "Meka Dragon"],
      ["Rob", "Drakonis"],
      2,
    ]);
  });
  it("plays nothing if no such card is there", () => {
    const duel = play({ hand: ["Pumpkin Jack"], discard: ["Rob"] }, { discard: ["Space Penguin"] });
    duel.you.plays("Pumpkin Jack");
    expect([duel.you.board, duel.asked]).toEqual([["Pumpkin Jack"], "foe: turn"]);
  });
  it("mindbugged, plays from the pile of the Mindbug's user", () => {
    const duel = playedAndTaken("Pumpkin Jack", { discard: ["Meka Dragon"] }, { discard: ["Space Penguin"] });
    expect([duel.foe.board, duel.foe.life, duel.you.discard]).toEqual([
      ["Pumpkin Jack", "Space Penguin"],
      4,
      ["Meka Dragon"],
    ]);
  });
  it("rolls a die when it attacks", () => {
    expect(rolled({ board: ["Pumpkin Jack"] }, "Pumpkin Jack", [ENERGY]).you.energy).toBe(1);
  });
});

describe("Purple Reign", () => {
  it("cannot be blocked by creatures of power 6 or more", () => {
    const duel = rolled({ board: ["Purple Reign"] }, "Purple Reign", [ENERGY], {
      board: ["Strange Barrel", "Harpy Mother"],
    });
    expect([duel.options, duel.foe.whyNot("block", "Strange Barrel")]).toEqual([
      ["block Harpy Mother", "pass"],
      "blockForbidden",
    ]);
    duel.foe.blocksWith("Harpy Mother");
    expect(duel.you.board).toEqual([]);
  });
  it("looks at the blocker's current power", () => {
    const duel = rolled({ board: ["Purple Reign"] }, "Purple Reign", [ENERGY], {
      board: ["Rex Florae", "Harpy Mother"],
    });
    expect(duel.foe.life).toBe(2);
  });
});

describe("Rex Florae", () => {
  it("gives other allied creatures +1 power while in play", () => {
    const duel = play({ board: ["Rex Florae", "Brain Fly"] }, { board: ["Turbo Bug", "Gorillion"] });
    expect([duel.you.power("Rex Florae"), duel.you.power("Brain Fly"), duel.foe.power("Turbo Bug")]).toEqual([6, 5, 4]);
    duel.you.attacksWith("Rex Florae");
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.power("Brain Fly")).toBe(4);
  });
  it("is POISONOUS", () => {
    const duel = blocked({ board: ["Rex Florae"] }, "Rex Florae", { board: ["Gorillion"] });
    expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
  });
});

describe("Rob", () => {
  it("when defeated, makes the opponent discard 2 cards of their choice, then refill", () => {
    const duel = blocked({ board: ["Rob"] }, "Rob", {
      board: ["Gorillion"],
      hand: ["Turbo Bug", "Bee Bear", "Brain Fly", "Killer Bee"],
      deck: ["Luchataur"],
    });
    expect(duel.asked).toBe("foe: choose discard");
    duel.foe.chooses("Turbo Bug + Brain Fly");
    expect([duel.foe.discard, duel.foe.hand]).toEqual([
      ["Turbo Bug", "Brain Fly"],
      ["Bee Bear", "Killer Bee", "Gorillion", "Luchataur"],
    ]);
  });
  it("takes what there is from a smaller hand", () => {
    const duel = blocked({ board: ["Rob"] }, "Rob", { board: ["Gorillion"] });
    expect([duel.foe.hand, duel.foe.discard, duel.you.hand]).toEqual([[], ["Gorillion"], ["Gorillion"]]);
  });
  it("does nothing to an empty hand", () => {
    const duel = table({ you: { board: ["Rob"], hand: ["Brain Fly"] }, foe: { board: ["Gorillion"] }, turnOf: "foe" });
    duel.foe.attacksWith("Gorillion");
    duel.you.blocksWith("Rob");
    expect([duel.foe.discard, duel.asked]).toEqual([[], "you: turn"]);
  });
  it("rolls a die when it attacks", () => {
    expect(rolled({ board: ["Rob"] }, "Rob", [GROW_1], { board: ["Bee Bear"] }).you.power("Rob")).toBe(6);
  });
});

describe("Sheriff", () => {
  it("hunts creatures of power 4 or more, not those of 3 or less, which may still block", () => {
    const duel = play({ board: ["Sheriff"] }, { board: ["Brain Fly", "Applebot"] });
    duel.you.attacksWith("Sheriff");
    expect([duel.options, duel.you.whyNot("hunt", "Applebot")]).toEqual([["hunt Brain Fly", "pass"], "huntForbidden"]);
    duel.you.doesNotHunt();
    duel.foe.blocksWith("Applebot");
    expect(duel.foe.board).toEqual(["Brain Fly"]);
  });
  it("simply attacks if all enemies are that small", () => {
    const duel = play({ board: ["Sheriff"] }, { board: ["Applebot"] });
    duel.you.attacksWith("Sheriff");
    expect(duel.asked).toBe("foe: block");
  });
});

describe("The Globe-Smasher", () => {
  it("has the opponent give a card of their choice, which its controller plays without a Mindbug", () => {
    const duel = table({ you: { hand: ["The Globe-Smasher"] }, foe: { hand: ["Meka Dragon", "Gorillion"] } });
    duel.you.playsUnhindered("The Globe-Smasher");
    expect([duel.asked, duel.options]).toEqual(["foe: choose playGivenCard", ["Meka Dragon", "Gorillion"]]);
    duel.foe.chooses("Meka Dragon");
    expect([duel.you.board, duel.foe.hand, duel.foe.life, duel.asked]).toEqual([
      ["The Globe-Smasher", "Meka Dragon"],
      ["Gorillion"],
      2,
      "foe: turn",
    ]);
  });
  it("gets nothing from an empty hand", () => {
    const duel = table({ you: { hand: ["The Globe-Smasher"] }, foe: { mindbugs: 0, board: ["Bee Bear"] } });
    duel.you.plays("The Globe-Smasher");
    expect([duel.you.board, duel.asked]).toEqual([["The Globe-Smasher"], "foe: turn"]);
  });
  it("mindbugged, takes from the player who played it", () => {
    const duel = playedAndTaken(
      "The Globe-Smasher",
      { hand: ["Space Penguin"], board: ["Bee Bear"] },
      { hand: ["Gorillion"] },
    );
    expect([duel.foe.board, duel.foe.life, duel.you.hand]).toEqual([["The Globe-Smasher", "Space Penguin"], 4, []]);
  });
  it("rolls a die when it attacks", () => {
    expect(rolled({ board: ["The Globe-Smasher"] }, "The Globe-Smasher", [ENERGY]).you.energy).toBe(1);
  });
});

describe("The King", () => {
  it("keeps other allied creatures from attacking; itself has FRENZY and a die", () => {
    const duel = rolled({ board: ["The King", "Brain Fly"] }, "The King", [ENERGY]);
    expect([duel.you.energy, duel.asked]).toEqual([1, "you: attackAgain"]);
    const other = play({ board: ["The King", "Brain Fly"] });
    expect(other.you.whyNot("attack", "Brain Fly")).toBe("attackForbidden");
  });
  it("lets them block, and enemies attack", () => {
    const duel = blocked({ board: ["The King", "Brain Fly"] }, "Brain Fly", { board: ["Ferret Bomber", "Gorillion"] });
    expect(duel.you.board).toEqual(["The King"]);
  });
  it("can leave its controller unable to act, which loses the game", () => {
    const duel = table({ you: { board: [{ card: "The King", enteredThisTurn: true }, "Brain Fly"] } });
    expect(duel.winner).toBe("foe");
  });
});
