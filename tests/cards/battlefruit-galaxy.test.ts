import { play, clash } from "../helpers/stories-with-dice.ts";
import { table } from "../helpers/table.ts";

describe("Applebot", () => {
  it("gives its controller 2 life when defeated", () => {
    const duel = clash({ board: ["Applebot"] }, "Applebot", { board: ["Quetzalcóatl"] }, "Quetzalcóatl");
    expect([duel.you.life, duel.foe.life, duel.you.discard]).toEqual([5, 3, ["Applebot"]]);
  });
  it("is SNEAKY: others cannot block it", () => {
    const duel = play({ board: ["Applebot"] }, { board: ["Gorillion"] });
    duel.you.attacksWith("Applebot");
    expect([duel.foe.life, duel.you.life]).toEqual([2, 3]);
  });
  it("mindbugged, gives the life to the Mindbug's user", () => {
    const duel = table({ you: { hand: ["Applebot"], board: ["Quetzalcóatl"] }, foe: { hand: ["Gorillion"] } });
    duel.you.plays("Applebot");
    duel.foe.usesMindbug();
    duel.you.attacksWith("Quetzalcóatl");
    duel.foe.blocksWith("Applebot");
    expect([duel.you.life, duel.foe.life, duel.foe.discard]).toEqual([3, 5, ["Applebot"]]);
  });
});

describe("Astronuts", () => {
  it("refreshes a Mindbug of a player without any when defeated", () => {
    const duel = clash({ board: ["Astronuts"] }, "Astronuts", { board: ["Gorillion"] }, "Gorillion");
    expect([duel.you.mindbugs, duel.foe.mindbugs]).toEqual([1, 0]);
  });
  it("does nothing for a player with a Mindbug left", () => {
    const duel = clash({ board: ["Astronuts"], mindbugs: 1 }, "Astronuts", { board: ["Gorillion"] }, "Gorillion");
    expect(duel.you.mindbugs).toBe(1);
  });
  it("is POISONOUS: the Gorillion it loses to is defeated too", () => {
    const duel = clash({ board: ["Astronuts"] }, "Astronuts", { board: ["Gorillion"] }, "Gorillion");
    expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
  });
});

describe("Aubergalactic Whale", () => {
  const foes = ["Gorillion", "Kangasaurus Rex", "Strange Barrel", "Vanilla Creature"];
  it("defeats all enemy creatures of power 7 or more when defeated; TOUGH ones exhaust", () => {
    const duel = clash(
      { board: ["Aubergalactic Whale", "Luchataur"] },
      "Aubergalactic Whale",
      { board: foes },
      "Gorillion",
    );
    expect(duel.foe.board).toEqual(["Strange Barrel", "Vanilla Creature"]);
    expect(duel.foe.isExhausted("Vanilla Creature")).toBe(true);
    expect(duel.you.board).toEqual(["Luchataur"]);
  });
  it("defeats nothing if no enemy is big enough", () => {
    const duel = clash(
      { board: ["Aubergalactic Whale"] },
      "Aubergalactic Whale",
      { board: ["Axolotl Healer", "Strange Barrel"] },
      "Axolotl Healer",
    );
    expect([duel.foe.board, duel.turnOf]).toEqual([["Strange Barrel"], "foe"]);
  });
  it("is FAST: it may attack in the turn it is played, or not", () => {
    const duel = play({ hand: ["Aubergalactic Whale"] });
    duel.you.plays("Aubergalactic Whale");
    expect([duel.asked, duel.options]).toEqual(["you: fast", ["attack Aubergalactic Whale", "pass"]]);
    duel.you.attacksWith("Aubergalactic Whale");
    expect([duel.foe.life, duel.turnOf]).toEqual([2, "foe"]);
  });
  it("mindbugged, may attack at once for the Mindbug's user, before the other's next action", () => {
    const duel = table({ you: { hand: ["Aubergalactic Whale", "Gorillion"] }, foe: { hand: ["Gorillion"] } });
    duel.you.plays("Aubergalactic Whale");
    duel.foe.usesMindbug();
    expect(duel.asked).toBe("foe: fast");
    duel.foe.attacksWith("Aubergalactic Whale");
    expect([duel.you.life, duel.asked, duel.turnOf]).toEqual([2, "you: turn", "you"]);
    expect(duel.options).toEqual(["play Gorillion"]);
  });
});

describe("Bean Bot", () => {
  it.each([
    [2, 3, 3, 2],
    [3, 3, 3, 3],
    [4, 3, 4, 3],
  ])("at %i life against %i, leaves %i and %i: it steals only with less life", (yours, theirs, after, left) => {
    const duel = play({ hand: ["Bean Bot"], life: yours }, { life: theirs });
    duel.you.plays("Bean Bot");
    expect([duel.you.life, duel.foe.life]).toEqual([after, left]);
  });
  it("mindbugged, compares and steals for the Mindbug's user", () => {
    const duel = table({ you: { hand: ["Bean Bot", "Gorillion"], life: 3 }, foe: { life: 2 } });
    duel.you.plays("Bean Bot");
    duel.foe.usesMindbug();
    expect([duel.you.life, duel.foe.life, duel.asked]).toEqual([2, 3, "you: turn"]);
  });
  it("is POISONOUS", () => {
    const duel = clash({ board: ["Bean Bot"] }, "Bean Bot", { board: ["Gorillion"] }, "Gorillion");
    expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
  });
});

describe("Boomberry", () => {
  const loaded = { card: "Boomberry", octonite: 1 };
  it("attacking, pays 1 octonite and defeats all enemy creatures; a TOUGH one exhausts and may block", () => {
    const duel = play({ board: [loaded, "Brain Fly"] }, { board: ["Gorillion", "Vanilla Creature"] });
    duel.you.attacksWith("Boomberry");
    expect([duel.foe.board, duel.foe.isExhausted("Vanilla Creature")]).toEqual([["Vanilla Creature"], true]);
    expect([duel.you.octonite("Boomberry"), duel.you.board]).toEqual([0, ["Boomberry", "Brain Fly"]]);
    duel.foe.blocksWith("Vanilla Creature");
    expect(duel.you.discard).toEqual(["Boomberry"]);
  });
  it("without octonite just attacks", () => {
    const duel = clash({ board: ["Boomberry"] }, "Boomberry", { board: ["Brain Fly"] }, "Brain Fly");
    expect([duel.you.board, duel.foe.board]).toEqual([[], ["Brain Fly"]]);
  });
  it("must pay even if there is nothing to defeat", () => {
    const duel = play({ board: [loaded] });
    duel.you.attacksWith("Boomberry");
    expect([duel.you.octonite("Boomberry"), duel.foe.life]).toEqual([0, 2]);
  });
  it("brings 1 octonite, which it keeps or moves onto any creature", () => {
    const duel = play({ hand: ["Boomberry"], board: ["Brain Fly"] }, { board: ["Turbo Bug"] });
    duel.you.plays("Boomberry");
    expect([duel.asked, [...duel.options].sort()]).toEqual([
      "you: distribute",
      ["Boomberry", "Brain Fly", "Turbo Bug"],
    ]);
    duel.you.chooses("Turbo Bug");
    expect([duel.foe.octonite("Turbo Bug"), duel.you.octonite("Boomberry")]).toEqual([1, 0]);
  });
  it("keeps its octonite unasked if it is alone in play; mindbugged, it belongs to the user", () => {
    const duel = table({ you: { hand: ["Boomberry", "Gorillion"] } });
    duel.you.plays("Boomberry");
    duel.foe.usesMindbug();
    expect([duel.foe.octonite("Boomberry"), duel.asked]).toEqual([1, "you: turn"]);
  });
});

describe("Borgions", () => {
  const loaded = { card: "Borgions", octonite: 1 };
  it("pays 1 octonite to defeat one enemy creature and take another, new turn", () => {
    const duel = play({ board: [loaded, "Brain Fly"] }, { board: ["Gorillion", "Turbo Bug"] });
    duel.you.usesAction("Borgions");
    expect(duel.options).toEqual(["Gorillion", "Turbo Bug"]);
    duel.you.chooses("Gorillion");
    expect([duel.foe.board, duel.turnOf, duel.state.turn, duel.asked]).toEqual([["Turbo Bug"], "you", 3, "you: turn"]);
    expect([duel.you.octonite("Borgions"), duel.you.whyNot("action", "Borgions")]).toEqual([0, "noOctonite"]);
    duel.you.plays("Gorillion");
    expect(duel.turnOf).toBe("foe");
  });
  it("exhausts a TOUGH creature", () => {
    const duel = play({ board: [loaded] }, { board: ["Vanilla Creature"] });
    duel.you.usesAction("Borgions");
    expect([duel.foe.isExhausted("Vanilla Creature"), duel.turnOf]).toEqual([true, "you"]);
  });
  it("is usable without an enemy creature, for the turn alone", () => {
    const duel = play({ board: [loaded] });
    duel.you.usesAction("Borgions");
    expect([duel.turnOf, duel.state.turn]).toEqual(["you", 3]);
  });
  it("has no Action in the turn it comes into play", () => {
    const duel = play({ hand: ["Gorillion"], board: [{ card: "Borgions", octonite: 1, enteredThisTurn: true }] });
    expect(duel.you.whyNot("action", "Borgions")).toBe("cameIntoPlayThisTurn");
  });
});

describe("Broodmother", () => {
  it("attacking, makes the opponent discard 1 card for each octonite on allied creatures", () => {
    const duel = play(
      {
        board: [
          { card: "Broodmother", octonite: 1 },
          { card: "Brain Fly", octonite: 1 },
        ],
      },
      { hand: ["Turbo Bug", "Killer Bee"], board: [{ card: "Bee Bear", octonite: 3 }] },
    );
    duel.you.attacksWith("Broodmother");
    expect(duel.asked).toBe("foe: choose discard");
    duel.foe.chooses("Turbo Bug + Gorillion");
    expect([duel.foe.hand, duel.you.octonite("Broodmother"), duel.asked]).toEqual([["Killer Bee"], 1, "foe: block"]);
  });
  it("has three or more cards chosen one by one, none twice, discarded together and then refilled", () => {
    const duel = play(
      { board: [{ card: "Broodmother", octonite: 3 }] },
      { hand: ["Turbo Bug", "Killer Bee", "Bee Bear", "Kong"], deck: ["Rob", "Luchataur"] },
    );
    duel.you.attacksWith("Broodmother");
    duel.foe.chooses("Killer Bee");
    expect(duel.options).not.toContain("Killer Bee");
    duel.foe.chooses("Kong");
    expect([duel.foe.discard, duel.options]).toEqual([[], expect.arrayContaining(["Turbo Bug", "Bee Bear"])]);
    duel.foe.chooses("Turbo Bug");
    expect([[...duel.foe.discard].sort(), duel.foe.hand.includes("Rob")]).toEqual([
      ["Killer Bee", "Kong", "Turbo Bug"],
      true,
    ]);
  });
  it("discards the whole hand if it is too small", () => {
    const duel = play({ board: [{ card: "Broodmother", octonite: 4 }] }, { hand: ["Turbo Bug"], board: ["Bee Bear"] });
    duel.you.attacksWith("Broodmother");
    expect([duel.foe.hand, duel.asked]).toEqual([[], "foe: block"]);
  });
  it("discards nothing without allied octonite", () => {
    const duel = play({ board: ["Broodmother"] }, { board: [{ card: "Bee Bear", octonite: 1 }] });
    duel.you.attacksWith("Broodmother");
    expect([duel.asked, duel.foe.hand]).toEqual(["foe: block", ["Gorillion"]]);
  });
  it("is FAST and POISONOUS", () => {
    const duel = play({ hand: ["Broodmother"] }, { hand: ["Turbo Bug"], board: ["Gorillion"] });
    duel.you.plays("Broodmother");
    duel.you.chooses("Broodmother");
    duel.you.attacksWith("Broodmother");
    duel.foe.chooses("Turbo Bug");
    duel.foe.blocksWith("Gorillion");
    expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
  });
});

describe("Caulibot", () => {
  it("attacks with +8 power this turn, twice over in its second attack", () => {
    const duel = play({ board: ["Caulibot"] }, { board: ["Gorillion"] });
    duel.you.attacksWith("Caulibot");
    expect(duel.you.power("Caulibot")).toBe(9);
    duel.foe.doesNotBlock();
    duel.you.attacksWith("Caulibot");
    expect(duel.you.power("Caulibot")).toBe(17);
    duel.foe.blocksWith("Gorillion");
    expect([duel.foe.board, duel.turnOf, duel.you.power("Caulibot")]).toEqual([[], "foe", 1]);
  });
  it("is TOUGH: losing, it exhausts and may attack again", () => {
    const duel = clash({ board: ["Caulibot"] }, "Caulibot", { board: ["Gorillion"] }, "Gorillion");
    expect([duel.you.isExhausted("Caulibot"), duel.asked]).toEqual([true, "you: attackAgain"]);
  });
  it("has 1 power when it blocks", () => {
    const duel = play({ board: ["Caulibot"] }, { board: ["Brain Fly"] }, { turnOf: "foe" });
    duel.foe.attacksWith("Brain Fly");
    duel.you.blocksWith("Caulibot");
    expect([duel.you.isExhausted("Caulibot"), duel.foe.board]).toEqual([true, ["Brain Fly"]]);
  });
});

describe("Chaotic Cabbage", () => {
  it("steals a random card from the opponent's hand when defeated", () => {
    const duel = clash(
      { board: ["Chaotic Cabbage"] },
      "Chaotic Cabbage",
      { board: ["Quetzalcóatl"], hand: ["Turbo Bug"] },
      "Quetzalcóatl",
    );
    expect([duel.you.hand.length, duel.foe.hand.length]).toEqual([2, 1]);
    expect([...duel.you.hand, ...duel.foe.hand].sort()).toEqual(["Gorillion", "Gorillion", "Turbo Bug"]);
  });
  it("steals nothing from an empty hand", () => {
    const duel = table({ you: { board: ["Chaotic Cabbage"], hand: ["Gorillion"] }, foe: { board: ["Quetzalcóatl"] } });
    duel.you.attacksWith("Chaotic Cabbage");
    duel.foe.blocksWith("Quetzalcóatl");
    expect([duel.you.hand, duel.asked]).toEqual([["Gorillion"], "foe: turn"]);
  });
  it("is SNEAKY", () => {
    const duel = play({ board: ["Chaotic Cabbage"] }, { board: ["Gorillion"] });
    duel.you.attacksWith("Chaotic Cabbage");
    expect(duel.foe.life).toBe(2);
  });
});

describe("Cinnemonk", () => {
  it("plays a card with a Defeated effect from either discard pile", () => {
    const duel = play(
      { hand: ["Cinnemonk"], discard: ["Applebot", "Gorillion"] },
      { discard: ["Strange Barrel", "Axolotl Healer"] },
    );
    duel.you.plays("Cinnemonk");
    expect(duel.options).toEqual(["Applebot", "Strange Barrel"]);
    duel.you.chooses("Strange Barrel");
    expect([duel.you.board, duel.foe.discard]).toEqual([["Cinnemonk", "Strange Barrel"], ["Axolotl Healer"]]);
  });
  it("plays nothing if no card there has a Defeated effect", () => {
    const duel = play({ hand: ["Cinnemonk"], discard: ["Gorillion"] }, { discard: ["Axolotl Healer"] });
    duel.you.plays("Cinnemonk");
    expect([duel.you.board, duel.asked]).toEqual([["Cinnemonk"], "foe: turn"]);
  });
  it("mindbugged, plays the card for the Mindbug's user", () => {
    const duel = table({ you: { hand: ["Cinnemonk", "Gorillion"], discard: ["Applebot"] } });
    duel.you.plays("Cinnemonk");
    duel.foe.usesMindbug();
    expect([duel.foe.board, duel.you.discard]).toEqual([["Cinnemonk", "Applebot"], []]);
  });
  it("is TOUGH", () => {
    const duel = clash({ board: ["Cinnemonk"] }, "Cinnemonk", { board: ["Gorillion"] }, "Gorillion");
    expect(duel.you.isExhausted("Cinnemonk")).toBe(true);
  });
});

describe("Cornanon", () => {
  const foes = ["Raspberry Ranger", "Axolotl Healer", "Quetzalcóatl", "Bee Bear"];
  it("defeats all enemy creatures that share a keyword with the revealed card; TOUGH ones exhaust", () => {
    const duel = play({ hand: ["Cornanon", "Plated Scorpion"], board: ["Spider Owl"] }, { board: foes });
    duel.you.plays("Cornanon");
    expect(duel.options).toEqual(["Plated Scorpion", "Gorillion", "pass"]);
    duel.you.chooses("Plated Scorpion");
    expect([duel.foe.board, duel.foe.isExhausted("Raspberry Ranger")]).toEqual([
      ["Raspberry Ranger", "Quetzalcóatl", "Bee Bear"],
      true,
    ]);
    expect([duel.you.board, duel.you.hand]).toEqual([
      ["Spider Owl", "Cornanon"],
      ["Plated Scorpion", "Gorillion"],
    ]);
  });
  it.each(["Gorillion", "pass"])("defeats nothing after %s", (choice) => {
    const duel = play({ hand: ["Cornanon"] }, { board: foes });
    duel.you.plays("Cornanon");
    duel.you.chooses(choice);
    expect([duel.foe.board, duel.turnOf]).toEqual([foes, "foe"]);
  });
  it("asks nothing with an empty hand", () => {
    const duel = table({ you: { hand: ["Cornanon"] }, foe: { board: foes, mindbugs: 0 } });
    duel.you.plays("Cornanon");
    expect([duel.foe.board, duel.asked]).toEqual([foes, "foe: turn"]);
  });
  it("is a HUNTER", () => {
    const duel = play({ board: ["Cornanon"] }, { board: ["Chaotic Cabbage"] });
    duel.you.attacksWith("Cornanon");
    duel.you.hunts("Chaotic Cabbage");
    expect(duel.foe.board).toEqual([]);
  });
});

describe("Figuru", () => {
  it("returns to hand and plays a random card of the opponent's for its controller, without a Mindbug", () => {
    const duel = table({ you: { board: ["Figuru"] }, foe: { hand: ["Axolotl Healer"], board: ["Bee Bear"] } });
    duel.you.usesAction("Figuru");
    expect([duel.you.hand, duel.you.board, duel.foe.hand]).toEqual([["Figuru"], ["Axolotl Healer"], []]);
    expect([duel.you.life, duel.asked]).toEqual([5, "foe: turn"]);
  });
  it("only returns to hand if the opponent's hand is empty", () => {
    const duel = table({ you: { board: ["Figuru"] }, foe: { board: ["Bee Bear"] } });
    duel.you.usesAction("Figuru");
    expect([duel.you.hand, duel.you.board, duel.turnOf]).toEqual([["Figuru"], [], "foe"]);
  });
  it("is POISONOUS", () => {
    const duel = clash({ board: ["Figuru"] }, "Figuru", { board: ["Gorillion"] }, "Gorillion");
    expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
  });
});

describe("Grape Sentinel", () => {
  it("is a HUNTER: it forces the enemy creature of its choice, or none", () => {
    const duel = play({ board: ["Grape Sentinel"] }, { board: ["Gorillion", "Harpy Mother"] });
    duel.you.attacksWith("Grape Sentinel");
    expect(duel.options).toEqual(["hunt Gorillion", "hunt Harpy Mother", "pass"]);
    duel.you.doesNotHunt();
    expect(duel.asked).toBe("foe: block");
    duel.foe.blocksWith("Gorillion");
    expect([duel.you.board, duel.foe.life]).toEqual([[], 3]);
  });
});

describe("Kiwanoid", () => {
  const loaded = { card: "Kiwanoid", octonite: 2 };
  it("attacking, pays 1 octonite and returns a card from its controller's own pile", () => {
    const duel = play({ board: [loaded], discard: ["Turbo Bug", "Killer Bee"] }, { discard: ["Bee Bear"] });
    duel.you.attacksWith("Kiwanoid");
    expect(duel.options).toEqual(["Turbo Bug", "Killer Bee"]);
    duel.you.chooses("Killer Bee");
    expect([duel.you.hand, duel.you.discard, duel.you.octonite("Kiwanoid")]).toEqual([
      ["Gorillion", "Killer Bee"],
      ["Turbo Bug"],
      1,
    ]);
  });
  it("pays for nothing with an empty pile", () => {
    const duel = play({ board: [loaded] }, { discard: ["Bee Bear"] });
    duel.you.attacksWith("Kiwanoid");
    expect([duel.you.hand, duel.you.octonite("Kiwanoid"), duel.foe.life]).toEqual([["Gorillion"], 1, 2]);
  });
  it("returns nothing without octonite", () => {
    const duel = play({ board: ["Kiwanoid"], discard: ["Turbo Bug"] });
    duel.you.attacksWith("Kiwanoid");
    expect([duel.you.discard, duel.foe.life]).toEqual([["Turbo Bug"], 2]);
  });
  it("is FAST, and splits its 2 octonite as its controller likes", () => {
    const duel = play({ hand: ["Kiwanoid"], board: ["Brain Fly"], discard: ["Turbo Bug"] });
    duel.you.plays("Kiwanoid");
    expect(duel.options).toEqual(["Brain Fly + Brain Fly", "Brain Fly + Kiwanoid", "Kiwanoid + Kiwanoid"]);
    duel.you.chooses("Brain Fly + Kiwanoid");
    duel.you.attacksWith("Kiwanoid");
    expect([duel.you.octonite("Brain Fly"), duel.you.octonite("Kiwanoid"), duel.you.hand]).toEqual([
      1,
      0,
      ["Gorillion", "Turbo Bug"],
    ]);
  });
});

describe("Leeklings", () => {
  it("attacking, defeats all enemy creatures with SNEAKY or POISONOUS, each time; TOUGH ones exhaust first", () => {
    const duel = play(
      { board: ["Leeklings", "Spider Owl"] },
      { board: ["Quetzalcóatl", "Axolotl Healer", "Plated Scorpion", "Bee Bear"] },
    );
    duel.you.attacksWith("Leeklings");
    expect([duel.foe.board, duel.you.board]).toEqual([
      ["Plated Scorpion", "Bee Bear"],
      ["Leeklings", "Spider Owl"],
    ]);
    expect(duel.foe.isExhausted("Plated Scorpion")).toBe(true);
    duel.foe.doesNotBlock();
    duel.you.attacksWith("Leeklings");
    expect(duel.foe.board).toEqual(["Bee Bear"]);
  });
  it("just attacks if nobody has either", () => {
    const duel = clash({ board: ["Leeklings"] }, "Leeklings", { board: ["Bee Bear"] }, "Bee Bear");
    expect([duel.you.board, duel.foe.board]).toEqual([[], ["Bee Bear"]]);
  });
});

describe("Galaxy creatures among each other", () => {
  it("Borgions' other turn is a new one, with buying and Harvest", () => {
    const duel = play(
      {
        board: [
          { card: "Borgions", octonite: 1 },
          { card: "Captain Cucodile", octonite: 2 },
        ],
        energy: 1,
      },
      {},
      { power: { faceUp: ["Healing Bots"] } },
    );
    duel.you.passes("buy");
    expect(duel.you.octonite("Captain Cucodile")).toBe(1);
    duel.you.usesAction("Borgions");
    expect(duel.asked).toBe("you: buy");
    duel.you.passes("buy");
    expect([duel.you.octonite("Captain Cucodile"), duel.you.life]).toEqual([0, 5]);
  });
  it("Figuru's player may attack at once with a FAST card it plays", () => {
    const duel = table({ you: { board: ["Figuru"] }, foe: { hand: ["Rhubarbarian"], board: ["Bee Bear"] } });
    duel.you.usesAction("Figuru");
    expect([duel.asked, duel.you.board]).toEqual(["you: fast", ["Rhubarbarian"]]);
  });
  it("Leeklings defeats a Radisher, which is SNEAKY while it is not its controller's turn", () => {
    const duel = play({ board: ["Leeklings"] }, { board: ["Radisher"] });
    duel.you.attacksWith("Leeklings");
    expect(duel.foe.board).toEqual([]);
  });
  it("a mindbugged Kiwanoid attacks at once and returns a card from its new controller's pile", () => {
    const duel = table({
      you: { hand: ["Kiwanoid", "Gorillion"], discard: ["Turbo Bug"] },
      foe: { discard: ["Brain Fly"] },
    });
    duel.you.plays("Kiwanoid");
    duel.foe.usesMindbug();
    duel.foe.attacksWith("Kiwanoid");
    expect([duel.foe.hand, duel.foe.octonite("Kiwanoid"), duel.you.discard, duel.you.life]).toEqual([
      ["Brain Fly"],
      1,
      ["Turbo Bug"],
      2,
    ]);
  });
  it("a mindbugged Broodmother makes the player who played it discard", () => {
    const duel = table({
      you: { hand: ["Broodmother", "Gorillion"], board: ["Brain Fly"] },
      foe: { hand: ["Turbo Bug"] },
    });
    duel.you.plays("Broodmother");
    duel.foe.usesMindbug();
    duel.foe.chooses("Broodmother");
    duel.foe.attacksWith("Broodmother");
    expect([duel.you.hand, duel.foe.hand]).toEqual([[], ["Turbo Bug"]]);
  });
});

describe("octonite of a Galaxy creature that comes into play", () => {
  it.each([
    ["Boomberry", 1],
    ["Borgions", 1],
    ["Broodmother", 1],
    ["Plumarine", 1],
    ["Topinambur Titan", 1],
    ["Kiwanoid", 2],
    ["Pomegrenade", 2],
    ["Shoctopus", 2],
    ["Star Portal", 2],
    ["Starfruit Ninja", 2],
    ["USX Tangerine", 2],
  ])("%s brings %i, to keep or to hand on", (name, octonite) => {
    const duel = play({ hand: [name] }, { board: ["Bee Bear"] });
    duel.you.plays(name);
    expect([duel.asked, duel.you.octonite(name)]).toEqual(["you: distribute", octonite]);
    duel.you.chooses(Array<string>(octonite).fill("Bee Bear").join(" + "));
    expect([duel.you.octonite(name), duel.foe.octonite("Bee Bear")]).toEqual([0, octonite]);
  });
});
