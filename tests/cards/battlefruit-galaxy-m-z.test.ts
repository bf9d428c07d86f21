import { play, clash } from "../helpers/stories-with-dice.ts";
import { type Duel, table } from "../helpers/table.ts";

describe("Melon Master", () => {
  it.each([
    ["Brain Fly", 2],
    ["Applebot", 3],
  ])("makes the opponent discard a card of their choice: %s leaves them %i life", (card, life) => {
    const duel = play({ hand: ["Melon Master"] }, { hand: [card] });
    duel.you.plays("Melon Master");
    expect(duel.asked).toBe("foe: choose discard");
    duel.foe.chooses(card);
    expect([duel.foe.life, duel.foe.discard, duel.foe.hand, duel.turnOf]).toEqual([life, [card], ["Gorillion"], "foe"]);
  });
  it("judges the discarded card, not one drawn for it", () => {
    const duel = table({
      you: { hand: ["Melon Master"] },
      foe: { mindbugs: 0, hand: ["Applebot", "Gorillion", "Gorillion", "Gorillion", "Gorillion"], deck: ["Bee Bear"] },
    });
    duel.you.plays("Melon Master");
    duel.foe.chooses("Applebot");
    expect([duel.foe.life, duel.foe.hand.length]).toEqual([3, 5]);
  });
  it("does nothing to an empty hand", () => {
    const duel = table({ you: { hand: ["Melon Master"] }, foe: { mindbugs: 0, board: ["Bee Bear"] } });
    duel.you.plays("Melon Master");
    expect([duel.foe.life, duel.asked]).toEqual([3, "foe: turn"]);
  });
  it("mindbugged, hits the player who played it", () => {
    const duel = table({
      you: { hand: ["Melon Master", "Gorillion"], board: ["Brain Fly"] },
      foe: { hand: ["Bee Bear"] },
    });
    duel.you.plays("Melon Master");
    duel.foe.usesMindbug();
    expect([duel.you.life, duel.you.discard, duel.foe.hand]).toEqual([2, ["Gorillion"], ["Bee Bear"]]);
  });
  it("is TOUGH", () => {
    const duel = clash({ board: ["Melon Master"] }, "Melon Master", { board: ["Gorillion"] }, "Gorillion");
    expect(duel.you.isExhausted("Melon Master")).toBe(true);
  });
});

describe("Olive Orbiter", () => {
  const attacked = (board: string[], foes: string[]): Duel => {
    const duel = play({ board }, { board: foes }, { turnOf: "foe" });
    duel.foe.attacksWith(foes[0]!);
    duel.you.blocksWith("Olive Orbiter");
    return duel;
  };
  it("defeats all enemy creatures when defeated as its controller's last; TOUGH ones exhaust", () => {
    const duel = attacked(["Olive Orbiter"], ["Gorillion", "Vanilla Creature"]);
    expect([duel.foe.board, duel.foe.isExhausted("Vanilla Creature")]).toEqual([["Vanilla Creature"], true]);
  });
  it("defeats nothing while its controller has another creature", () => {
    const duel = attacked(["Olive Orbiter", "Brain Fly"], ["Gorillion", "Bee Bear"]);
    expect([duel.foe.board, duel.you.board]).toEqual([["Gorillion", "Bee Bear"], ["Brain Fly"]]);
  });
  it("has nothing to defeat when the enemy fell with it", () => {
    const duel = attacked(["Olive Orbiter"], ["Boomberry"]);
    expect([duel.foe.board, duel.asked]).toEqual([[], "you: turn"]);
  });
  it("is SNEAKY", () => {
    const duel = play({ board: ["Olive Orbiter"] }, { board: ["Gorillion"] });
    duel.you.attacksWith("Olive Orbiter");
    expect(duel.foe.life).toBe(2);
  });
});

describe("Peach Police", () => {
  it("keeps the opponent from activating Defeated effects", () => {
    const duel = clash({ board: ["Gigazaur"] }, "Gigazaur", { board: ["Gorillion", "Peach Police"] }, "Gorillion");
    expect([duel.you.board, duel.foe.life]).toEqual([[], 3]);
  });
  it("leaves its controller's own Defeated effects alone", () => {
    const duel = clash({ board: ["Gigazaur", "Peach Police"] }, "Gigazaur", { board: ["Gorillion"] }, "Gorillion");
    expect(duel.foe.life).toBe(2);
  });
  it("no longer silences a creature it is defeated together with", () => {
    const duel = clash(
      { board: ["Astronuts"] },
      "Astronuts",
      { board: [{ card: "Peach Police", exhausted: true }] },
      "Peach Police",
    );
    expect([duel.you.board, duel.foe.board, duel.you.mindbugs]).toEqual([[], [], 1]);
  });
  it("is TOUGH: exhausted instead of defeated, it still silences", () => {
    const duel = clash({ board: ["Astronuts"] }, "Astronuts", { board: ["Peach Police"] }, "Peach Police");
    expect([duel.foe.isExhausted("Peach Police"), duel.you.mindbugs]).toEqual([true, 0]);
  });
});

describe("Pear Patrol", () => {
  it("may reveal a card from hand and copy its Play effect", () => {
    const duel = play({ hand: ["Pear Patrol", "Axolotl Healer"] });
    duel.you.plays("Pear Patrol");
    expect(duel.options).toEqual(["Axolotl Healer", "Gorillion", "pass"]);
    duel.you.chooses("Axolotl Healer");
    expect([duel.you.life, duel.you.hand, duel.you.board]).toEqual([
      5,
      ["Axolotl Healer", "Gorillion"],
      ["Pear Patrol"],
    ]);
  });
  it("copies as itself: another allied creature is one that is not Pear Patrol", () => {
    const duel = play({ hand: ["Pear Patrol", "Spinachia"], board: ["Killer Bee"] });
    duel.you.plays("Pear Patrol");
    duel.you.chooses("Spinachia");
    expect(duel.options).toEqual(["Killer Bee", "pass"]);
  });
  it.each(["Gorillion", "pass"])("copies nothing after %s", (choice) => {
    const duel = play({ hand: ["Pear Patrol", "Axolotl Healer"] });
    duel.you.plays("Pear Patrol");
    duel.you.chooses(choice);
    expect([duel.you.life, duel.asked]).toEqual([3, "foe: turn"]);
  });
  it("asks nothing with an empty hand", () => {
    const duel = table({ you: { hand: ["Pear Patrol"] }, foe: { mindbugs: 0, hand: ["Axolotl Healer"] } });
    duel.you.plays("Pear Patrol");
    expect(duel.asked).toBe("foe: turn");
  });
  it("mindbugged, reveals from the hand of the Mindbug's user", () => {
    const duel = table({ you: { hand: ["Pear Patrol", "Axolotl Healer"] }, foe: { hand: ["Killer Bee"] } });
    duel.you.plays("Pear Patrol");
    duel.foe.usesMindbug();
    expect(duel.options).toEqual(["Killer Bee", "pass"]);
    duel.foe.chooses("Killer Bee");
    expect([duel.you.life, duel.asked]).toEqual([2, "you: turn"]);
  });
  it("is a HUNTER", () => {
    const duel = play({ board: ["Pear Patrol"] }, { board: ["Brain Fly"] });
    duel.you.attacksWith("Pear Patrol");
    duel.you.hunts("Brain Fly");
    expect(duel.foe.board).toEqual([]);
  });
});

describe("Plumarine", () => {
  it("pays its octonite for +8 power in the first attack; the second attack of the turn still has it", () => {
    const duel = play({ board: [{ card: "Plumarine", octonite: 1 }] }, { board: ["Luchataur", "Bee Bear"] });
    duel.you.attacksWith("Plumarine");
    expect([duel.you.power("Plumarine"), duel.you.octonite("Plumarine")]).toEqual([10, 0]);
    duel.you.hunts("Luchataur");
    duel.you.attacksWith("Plumarine");
    expect(duel.you.power("Plumarine")).toBe(10);
    duel.you.hunts("Bee Bear");
    expect([duel.foe.board, duel.you.power("Plumarine"), duel.turnOf]).toEqual([[], 2, "foe"]);
  });
  it("without octonite attacks at its printed power", () => {
    const duel = play({ board: ["Plumarine"] }, { board: ["Brain Fly"] });
    duel.you.attacksWith("Plumarine");
    duel.you.hunts("Brain Fly");
    expect([duel.you.board, duel.foe.board]).toEqual([[], ["Brain Fly"]]);
  });
});

describe("Pomegrenade", () => {
  const marked = (card: string): { card: string; octonite: number } => ({ card, octonite: 1 });
  it("when defeated, defeats one enemy creature that has octonite", () => {
    const duel = clash(
      { board: ["Pomegrenade", marked("Brain Fly")] },
      "Pomegrenade",
      { board: ["Gorillion", marked("Turbo Bug"), "Bee Bear", marked("Vanilla Creature")] },
      "Gorillion",
    );
    expect([duel.asked, duel.options]).toEqual(["you: choose defeat", ["Turbo Bug", "Vanilla Creature"]]);
    duel.you.chooses("Vanilla Creature");
    expect([duel.foe.board, duel.foe.isExhausted("Vanilla Creature")]).toEqual([
      ["Turbo Bug", "Bee Bear", "Vanilla Creature"],
      true,
    ]);
  });
  it("defeats nobody if no enemy creature has octonite", () => {
    const duel = clash(
      { board: ["Pomegrenade", marked("Brain Fly")] },
      "Pomegrenade",
      { board: ["Gorillion", "Turbo Bug"] },
      "Gorillion",
    );
    expect([duel.you.board, duel.foe.board, duel.asked]).toEqual([["Brain Fly"], ["Turbo Bug"], "foe: turn"]);
  });
  it("is FAST, and may put its octonite on enemies first", () => {
    const duel = play({ hand: ["Pomegrenade"] }, { board: ["Gorillion", "Turbo Bug"] });
    duel.you.plays("Pomegrenade");
    duel.you.chooses("Turbo Bug + Turbo Bug");
    duel.you.attacksWith("Pomegrenade");
    duel.foe.blocksWith("Gorillion");
    expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
  });
});

describe("Quadranut", () => {
  it("defeats one allied and one enemy creature of its controller's choice", () => {
    const duel = play({ hand: ["Quadranut"], board: ["Brain Fly"] }, { board: ["Gorillion", "Turbo Bug"] });
    duel.you.plays("Quadranut");
    expect(duel.options).toEqual(["Brain Fly", "Quadranut"]);
    duel.you.chooses("Brain Fly");
    duel.you.chooses("Gorillion");
    expect([duel.you.board, duel.foe.board]).toEqual([["Quadranut"], ["Turbo Bug"]]);
  });
  it("alone on its side must defeat itself", () => {
    const duel = play({ hand: ["Quadranut"] }, { board: ["Turbo Bug"] });
    duel.you.plays("Quadranut");
    expect([duel.you.board, duel.you.discard, duel.foe.board]).toEqual([[], ["Quadranut"], []]);
  });
  it("without enemies still defeats an allied creature; TOUGH ones exhaust", () => {
    const duel = play({ hand: ["Quadranut"], board: ["Vanilla Creature"] });
    duel.you.plays("Quadranut");
    duel.you.chooses("Vanilla Creature");
    expect([duel.you.isExhausted("Vanilla Creature"), duel.you.board.length, duel.asked]).toEqual([
      true,
      2,
      "foe: turn",
    ]);
  });
  it("mindbugged, costs the Mindbug's user the allied creature", () => {
    const duel = table({
      you: { hand: ["Quadranut", "Gorillion"], board: ["Bee Bear"] },
      foe: { board: ["Brain Fly"] },
    });
    duel.you.plays("Quadranut");
    duel.foe.usesMindbug();
    expect(duel.options).toEqual(["Brain Fly", "Quadranut"]);
    duel.foe.chooses("Brain Fly");
    expect([duel.foe.board, duel.you.board]).toEqual([["Quadranut"], []]);
  });
  it("has FRENZY", () => {
    const duel = play({ board: ["Quadranut"] });
    duel.you.attacksWith("Quadranut");
    duel.you.attacksWith("Quadranut");
    expect([duel.foe.life, duel.turnOf]).toEqual([1, "foe"]);
  });
});

describe("Radisher", () => {
  it("is SNEAKY on the opponent's turn: it blocks SNEAKY creatures", () => {
    const duel = play({ board: ["Radisher"] }, { board: ["Quetzalcóatl"] }, { turnOf: "foe" });
    expect(duel.you.keywords("Radisher")).toEqual(["SNEAKY"]);
    duel.foe.attacksWith("Quetzalcóatl");
    duel.you.blocksWith("Radisher");
    expect(duel.foe.board).toEqual([]);
  });
  it("is not SNEAKY on its controller's turn: anyone blocks it", () => {
    const duel = clash({ board: ["Radisher"] }, "Radisher", { board: ["Gorillion"] }, "Gorillion");
    expect(duel.you.board).toEqual([]);
  });
});

describe("Rhubarbarian", () => {
  it("when defeated, its controller discards a card of their choice", () => {
    const duel = clash(
      { board: ["Rhubarbarian"], hand: ["Turbo Bug"] },
      "Rhubarbarian",
      { board: ["Gorillion"] },
      "Gorillion",
    );
    expect(duel.asked).toBe("you: choose discard");
    duel.you.chooses("Turbo Bug");
    expect([duel.you.hand, duel.foe.hand]).toEqual([["Gorillion"], ["Gorillion"]]);
  });
  it("discards nothing from an empty hand", () => {
    const duel = table({ you: { board: ["Rhubarbarian"] }, foe: { board: ["Gorillion"], hand: ["Turbo Bug"] } });
    duel.you.attacksWith("Rhubarbarian");
    duel.foe.blocksWith("Gorillion");
    expect([duel.you.discard, duel.asked]).toEqual([["Rhubarbarian"], "foe: turn"]);
  });
  it("mindbugged, is FAST for the Mindbug's user and costs them the card", () => {
    const duel = table({
      you: { hand: ["Rhubarbarian", "Bee Bear"], board: ["Gorillion"] },
      foe: { hand: ["Turbo Bug"] },
    });
    duel.you.plays("Rhubarbarian");
    duel.foe.usesMindbug();
    duel.foe.attacksWith("Rhubarbarian");
    duel.you.blocksWith("Gorillion");
    expect([duel.foe.discard, duel.you.hand, duel.asked]).toEqual([
      ["Rhubarbarian", "Turbo Bug"],
      ["Bee Bear"],
      "you: turn",
    ]);
  });
});

describe("Romindesco", () => {
  it("may discard 2 cards to take control of any one creature, as it is", () => {
    const duel = play(
      { hand: ["Romindesco", "Turbo Bug"], board: ["Brain Fly"] },
      { board: [{ card: "Vanilla Creature", exhausted: true, octonite: 1 }, "Bee Bear"] },
    );
    duel.you.plays("Romindesco");
    duel.you.chooses("Turbo Bug + Gorillion");
    expect([...duel.options].sort()).toEqual(["Bee Bear", "Brain Fly", "Romindesco", "Vanilla Creature"]);
    duel.you.chooses("Vanilla Creature");
    expect([duel.you.isExhausted("Vanilla Creature"), duel.you.octonite("Vanilla Creature"), duel.foe.board]).toEqual([
      true,
      1,
      ["Bee Bear"],
    ]);
  });
  it("takes nothing if its controller keeps their cards", () => {
    const duel = play({ hand: ["Romindesco", "Turbo Bug"] }, { board: ["Bee Bear"] });
    duel.you.plays("Romindesco");
    duel.you.passes();
    expect([duel.you.hand.length, duel.foe.board, duel.turnOf]).toEqual([2, ["Bee Bear"], "foe"]);
  });
  it("cannot be paid for with a single card", () => {
    const duel = play({ hand: ["Romindesco"] }, { board: ["Bee Bear"] });
    duel.you.plays("Romindesco");
    expect([duel.you.hand, duel.foe.board, duel.asked]).toEqual([["Gorillion"], ["Bee Bear"], "foe: turn"]);
  });
  it("is POISONOUS", () => {
    const duel = clash({ board: ["Gorillion"] }, "Gorillion", { board: ["Romindesco"] }, "Romindesco");
    expect(duel.you.discard).toEqual(["Gorillion"]);
  });
  it("mindbugged, is paid for by the Mindbug's user", () => {
    const duel = table({
      you: { hand: ["Romindesco", "Gorillion"], board: ["Bee Bear"] },
      foe: { hand: ["Turbo Bug", "Brain Fly"] },
    });
    duel.you.plays("Romindesco");
    duel.foe.usesMindbug();
    duel.foe.chooses("Turbo Bug + Brain Fly");
    duel.foe.chooses("Bee Bear");
    expect([duel.foe.board, duel.foe.hand, duel.you.hand]).toEqual([["Romindesco", "Bee Bear"], [], ["Gorillion"]]);
  });
});

describe("Shoctopus", () => {
  it("strips enemy creatures that have octonite of their keywords, and only those", () => {
    const duel = play(
      { board: ["Shoctopus", { card: "Spider Owl", octonite: 1 }] },
      { board: [{ card: "Rhino Turtle", octonite: 1 }, "Quetzalcóatl"] },
    );
    expect([duel.foe.keywords("Rhino Turtle"), duel.foe.keywords("Quetzalcóatl")]).toEqual([[], ["SNEAKY"]]);
    expect(duel.you.keywords("Spider Owl")).toHaveLength(2);
  });
  it("may put its octonite on an enemy, whose TOUGH then saves it no more", () => {
    const duel = play({ hand: ["Shoctopus"], board: ["Gorillion"] }, { board: ["Vanilla Creature"] });
    duel.you.plays("Shoctopus");
    duel.you.chooses("Shoctopus + Vanilla Creature");
    expect([duel.you.octonite("Shoctopus"), duel.foe.keywords("Vanilla Creature")]).toEqual([1, []]);
    duel.foe.attacksWith("Vanilla Creature");
    duel.you.blocksWith("Gorillion");
    expect([duel.foe.board, duel.foe.discard]).toEqual([[], ["Vanilla Creature"]]);
  });
  it("gives the keywords back when it leaves", () => {
    const duel = play({ board: ["Shoctopus"] }, { board: [{ card: "Rhino Turtle", octonite: 1 }] });
    duel.you.attacksWith("Shoctopus");
    duel.you.hunts("Rhino Turtle");
    expect([duel.you.board, [...duel.foe.keywords("Rhino Turtle")].sort()]).toEqual([[], ["FRENZY", "TOUGH"]]);
  });
});

describe("Star Portal", () => {
  it("attacking, pays 1 octonite and draws from the unused pile", () => {
    const duel = play({ board: [{ card: "Star Portal", octonite: 2 }] }, {}, { unused: ["Turbo Bug", "Bee Bear"] });
    duel.you.attacksWith("Star Portal");
    expect([duel.you.hand, duel.you.octonite("Star Portal"), duel.foe.life]).toEqual([
      ["Gorillion", "Turbo Bug"],
      1,
      2,
    ]);
  });
  it("draws nothing without octonite", () => {
    const duel = play({ board: ["Star Portal"] }, {}, { unused: ["Turbo Bug"] });
    duel.you.attacksWith("Star Portal");
    expect(duel.you.hand).toEqual(["Gorillion"]);
  });
  it("pays for nothing if the unused pile is empty; it is SNEAKY", () => {
    const duel = play({ board: [{ card: "Star Portal", octonite: 1 }] }, { board: ["Gorillion"] });
    duel.you.attacksWith("Star Portal");
    expect([duel.you.hand, duel.you.octonite("Star Portal"), duel.foe.life]).toEqual([["Gorillion"], 0, 2]);
  });
});

describe("Starfruit Ninja", () => {
  it("attacking, pays 1 octonite and is SNEAKY this turn", () => {
    const duel = play({ board: [{ card: "Starfruit Ninja", octonite: 1 }] }, { board: ["Gorillion"] });
    duel.you.attacksWith("Starfruit Ninja");
    expect([duel.foe.life, duel.you.octonite("Starfruit Ninja"), duel.turnOf]).toEqual([2, 0, "foe"]);
    expect(duel.you.keywords("Starfruit Ninja")).toEqual([]);
  });
  it("can still be blocked by a SNEAKY creature", () => {
    const duel = clash(
      { board: [{ card: "Starfruit Ninja", octonite: 1 }] },
      "Starfruit Ninja",
      { board: ["Quetzalcóatl"] },
      "Quetzalcóatl",
    );
    expect(duel.foe.board).toEqual([]);
  });
  it("without octonite is blocked by anyone", () => {
    const duel = clash({ board: ["Starfruit Ninja"] }, "Starfruit Ninja", { board: ["Gorillion"] }, "Gorillion");
    expect(duel.you.board).toEqual([]);
  });
});

describe("Starship Soupers", () => {
  it("attacking, puts 1 octonite on any creature; defeated, costs the opponent 1 life for each on it", () => {
    const duel = play({ board: [{ card: "Starship Soupers", octonite: 1 }] }, { board: ["Gorillion"] });
    duel.you.attacksWith("Starship Soupers");
    expect([duel.asked, duel.options]).toEqual(["you: choose putOctonite", ["Starship Soupers", "Gorillion"]]);
    duel.you.chooses("Starship Soupers");
    duel.foe.blocksWith("Gorillion");
    expect([duel.foe.life, duel.you.life]).toEqual([1, 3]);
  });
  it("may feed an enemy; defeated without octonite, it costs nothing", () => {
    const duel = play({ board: ["Starship Soupers"] }, { board: ["Gorillion"] });
    duel.you.attacksWith("Starship Soupers");
    duel.you.chooses("Gorillion");
    duel.foe.blocksWith("Gorillion");
    expect([duel.foe.octonite("Gorillion"), duel.foe.life]).toEqual([1, 3]);
  });
  it("alone in play takes the octonite itself", () => {
    const duel = play({ board: ["Starship Soupers"] });
    duel.you.attacksWith("Starship Soupers");
    expect([duel.you.octonite("Starship Soupers"), duel.foe.life]).toEqual([1, 2]);
  });
});

describe("Topinambur Titan", () => {
  it.each([0, 1, 2])("with %i octonite gives other allied creatures that much power", (octonite) => {
    const duel = play({ board: [{ card: "Topinambur Titan", octonite }, "Brain Fly"] }, { board: ["Turbo Bug"] });
    expect([duel.you.power("Topinambur Titan"), duel.you.power("Brain Fly"), duel.foe.power("Turbo Bug")]).toEqual([
      6,
      4 + octonite,
      4,
    ]);
  });
  it("gives nothing after handing its octonite to another", () => {
    const duel = play({ hand: ["Topinambur Titan"], board: ["Brain Fly"] });
    duel.you.plays("Topinambur Titan");
    duel.you.chooses("Brain Fly");
    expect([duel.you.power("Brain Fly"), duel.you.octonite("Brain Fly")]).toEqual([4, 1]);
  });
});

describe("USX Tangerine", () => {
  it("pays 1 octonite to take control of a creature that has octonite, as it is", () => {
    const duel = play(
      { board: [{ card: "USX Tangerine", octonite: 1 }] },
      { board: ["Gorillion", { card: "Vanilla Creature", octonite: 1, exhausted: true }] },
    );
    duel.you.usesAction("USX Tangerine");
    expect([duel.you.board, duel.foe.board, duel.turnOf]).toEqual([
      ["USX Tangerine", "Vanilla Creature"],
      ["Gorillion"],
      "foe",
    ]);
    expect([
      duel.you.isExhausted("Vanilla Creature"),
      duel.you.octonite("Vanilla Creature"),
      duel.you.octonite("USX Tangerine"),
    ]).toEqual([true, 1, 0]);
  });
  it("cannot be used if no enemy creature has octonite", () => {
    const duel = play(
      {
        board: [
          { card: "USX Tangerine", octonite: 2 },
          { card: "Brain Fly", octonite: 1 },
        ],
      },
      { board: ["Gorillion"] },
    );
    expect(duel.you.whyNot("action", "USX Tangerine")).toBe("actionWouldDoNothing");
  });
  it("cannot be used without octonite of its own", () => {
    const duel = play({ board: ["USX Tangerine"] }, { board: [{ card: "Gorillion", octonite: 1 }] });
    expect(duel.you.whyNot("action", "USX Tangerine")).toBe("noOctonite");
  });
});

describe("Vanilla Creature", () => {
  it("is TOUGH: the first defeat exhausts it, the second defeats it", () => {
    const duel = clash({ board: ["Vanilla Creature"] }, "Vanilla Creature", { board: ["Gorillion"] }, "Gorillion");
    expect([duel.you.isExhausted("Vanilla Creature"), duel.foe.board]).toEqual([true, ["Gorillion"]]);
    duel.foe.attacksWith("Gorillion");
    duel.you.blocksWith("Vanilla Creature");
    expect([duel.you.board, duel.you.discard]).toEqual([[], ["Vanilla Creature"]]);
  });
});

describe("Galaxy creatures among each other", () => {
  it.each([
    ["Pomegrenade + Pomegrenade", "foe: turn"],
    ["Shoctopus + Shoctopus", "you: fast"],
  ])(
    "against Shoctopus, a Pomegrenade with its octonite on %s leads to %s: with octonite it is not FAST",
    (onto, asked) => {
      const duel = play({ hand: ["Pomegrenade"] }, { board: ["Shoctopus"] });
      duel.you.plays("Pomegrenade");
      duel.you.chooses(onto);
      expect(duel.asked).toBe(asked);
    },
  );
  it("a mindbugged Radisher is SNEAKY on the turn of the player who played it", () => {
    const duel = table({ you: { hand: ["Radisher", "Gorillion"] } });
    duel.you.plays("Radisher");
    duel.foe.usesMindbug();
    expect([duel.turnOf, duel.foe.keywords("Radisher")]).toEqual(["you", ["SNEAKY"]]);
  });
  it("Olive Orbiter defeated together with its last ally finds no allied creature", () => {
    const duel = play({ board: ["Olive Orbiter", "Brain Fly"] }, { hand: ["Kangasaurus Rex"] }, { turnOf: "foe" });
    duel.foe.plays("Kangasaurus Rex");
    expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
  });
  it("Peach Police silences a creature that the opponent took with a Mindbug", () => {
    const duel = table({
      you: { hand: ["Gigazaur"], board: ["Peach Police", "Gorillion"] },
      foe: { hand: ["Brain Fly"] },
    });
    duel.you.plays("Gigazaur");
    duel.foe.usesMindbug();
    duel.you.attacksWith("Gorillion");
    duel.foe.blocksWith("Gigazaur");
    expect([duel.foe.discard, duel.you.life]).toEqual([["Gigazaur"], 3]);
  });
  it("Starship Soupers' Defeated effect can end the game", () => {
    const duel = play(
      { board: [{ card: "Starship Soupers", octonite: 3 }] },
      { board: ["Gorillion"] },
      { turnOf: "foe" },
    );
    duel.foe.attacksWith("Gorillion");
    duel.you.blocksWith("Starship Soupers");
    expect(duel.winner).toBe("you");
  });
});
