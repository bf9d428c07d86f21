/** Battlefruit Kingdom, Pepperwing to Tomageddon: each card's rule, its boundary, and who profits. */
import type { ArrangedPlayer } from "@mindbug/shared";
import { attack, harvested, mindbugged, played, quiet } from "../helpers/stories.ts";
import { type Duel } from "../helpers/table.ts";

describe("Pepperwing", () => {
  const foe: ArrangedPlayer = { hand: ["Bee Bear", "Luchataur"], board: ["Gorillion", "Brain Fly"] };
  it("lets the opponent discard a card of their choice when it attacks, before the block", () => {
    const duel = attack("Pepperwing", {}, foe);
    expect(duel.asked).toMatch(/^foe: choose/);
    expect(duel.options).toEqual(["Bee Bear", "Luchataur", "pass"]);
    duel.foe.chooses("Bee Bear");
    expect(duel.foe.discard).toEqual(["Bee Bear"]);
    expect(duel.foe.board).toEqual(["Gorillion", "Brain Fly"]);
    expect(duel.asked).toBe("foe: block");
  });
  it("makes an opponent who does not discard defeat a creature they control, of their choice", () => {
    const duel = attack("Pepperwing", { board: ["Mangonade"] }, foe);
    duel.foe.passes();
    expect(duel.asked).toBe("foe: choose defeat");
    expect(duel.options).toEqual(["Gorillion", "Brain Fly"]);
    duel.foe.chooses("Brain Fly");
    expect(duel.foe.board).toEqual(["Gorillion"]);
    expect(duel.foe.hand).toEqual(["Bee Bear", "Luchataur"]);
    expect(duel.asked).toBe("foe: block");
  });
  it("takes a creature from an opponent without cards; a TOUGH one exhausts", () => {
    expect(attack("Pepperwing", {}, { hand: [], board: ["Gorillion"], deck: [] }).foe.discard).toEqual(["Gorillion"]);
    expect(attack("Pepperwing", {}, { hand: [], board: ["Rhino Turtle"] }).foe.isExhausted("Rhino Turtle")).toBe(true);
  });
  it("costs an opponent without creatures nothing, if they do not discard", () => {
    const duel = attack("Pepperwing", {}, { hand: ["Bee Bear"] });
    if (duel.asked.startsWith("foe: choose")) duel.foe.passes();
    expect(duel.foe.hand).toEqual(["Bee Bear"]);
    expect([duel.foe.life, duel.asked]).toEqual([2, "foe: turn"]);
  });
});

describe("Pesky Peas", () => {
  it("has 5 power while it is not its controller's turn, 2 on it", () => {
    const duel = quiet({ board: ["Pesky Peas"] }, { board: ["Pesky Peas"] });
    expect([duel.you.power("Pesky Peas"), duel.foe.power("Pesky Peas")]).toEqual([2, 5]);
  });
  it("beats an attacker of 4 as a blocker", () => {
    const duel = attack("Brain Fly", {}, { board: ["Pesky Peas"] });
    duel.foe.blocksWith("Pesky Peas");
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Brain Fly"], []]);
  });
  it("has the bonus at once for a Mindbug user", () => {
    expect(mindbugged("Pesky Peas").foe.power("Pesky Peas")).toBe(5);
  });
  it("can be blocked by SNEAKY creatures only", () => {
    expect(attack("Pesky Peas", {}, { board: ["Gorillion", "Rad Radish"] }).options).toEqual([
      "block Rad Radish",
      "pass",
    ]);
  });
});

describe("Pineapple Paladin", () => {
  it("gains its controller 1 life when it attacks, before the block", () => {
    const duel = attack("Pineapple Paladin", {}, { board: ["Gorillion"] });
    expect(duel.you.life).toBe(4);
    duel.foe.blocksWith("Gorillion");
    expect([duel.you.life, duel.foe.life]).toEqual([4, 3]);
  });
  it("may do so in the turn it is played, being FAST", () => {
    const duel = played("Pineapple Paladin");
    duel.you.attacksWith("Pineapple Paladin");
    expect([duel.you.life, duel.foe.life]).toEqual([4, 2]);
  });
  it("mindbugged, may attack at once for the thief, who gains the life", () => {
    const duel = mindbugged("Pineapple Paladin");
    duel.foe.attacksWith("Pineapple Paladin");
    expect([duel.you.life, duel.foe.life]).toEqual([2, 4]);
    expect(duel.asked).toBe("you: turn");
  });
});

describe("Pomelozilla", () => {
  it("keeps enemy creatures with HUNTER from attacking", () => {
    const duel = quiet({ board: ["Bananapus", "Mangonade"] }, { board: ["Pomelozilla"] });
    expect(duel.you.whyNot("attack", "Bananapus")).toBe("attackForbidden");
    expect(duel.options).toEqual(["play Luchataur", "attack Mangonade"]);
  });
  it("counts granted HUNTER", () => {
    const duel = quiet({ board: ["Snail Thrower", "Mangonade", "Kiwing Juicer"] }, { board: ["Pomelozilla"] });
    expect(duel.options).toEqual(["play Luchataur", "attack Snail Thrower", "attack Kiwing Juicer"]);
  });
  it("lets them block, and its controller's own hunters attack", () => {
    const duel = attack("Raspberry Ranger", { board: ["Pomelozilla"] }, { board: ["Bananapus"] });
    expect(duel.asked).toBe("you: hunt");
    duel.you.doesNotHunt();
    duel.foe.blocksWith("Bananapus");
    expect(duel.foe.discard).toEqual(["Bananapus"]);
  });
  it("beats a player who has nothing but hunters", () => {
    expect(quiet({ hand: [], board: ["Bananapus"] }, { board: ["Pomelozilla"] }).winner).toBe("foe");
  });
  it("mindbugged, binds the hunters of the player who played it at once", () => {
    const duel = mindbugged("Pomelozilla", { board: ["Bananapus"] });
    expect(duel.options).toEqual(["play Luchataur"]);
  });
});

describe("Potadore the Wise", () => {
  it("gives other allied creatures +2 power, not itself, not enemies", () => {
    const duel = quiet({ board: ["Potadore the Wise", "Mangonade"] }, { board: ["Mangonade"] });
    expect([duel.you.power("Potadore the Wise"), duel.you.power("Mangonade"), duel.foe.power("Mangonade")]).toEqual([
      4, 6, 4,
    ]);
  });
  it("and another Potadore boost each other", () => {
    expect(quiet({ board: ["Potadore the Wise", "Potadore the Wise"] }).you.power("Potadore the Wise")).toBe(6);
  });
  it("takes the bonus along when defeated", () => {
    const duel = attack("Bananapus", {}, { board: ["Potadore the Wise", "Mangonade"] });
    duel.you.hunts("Potadore the Wise");
    expect(duel.foe.power("Mangonade")).toBe(4);
  });
  it("boosts the side of the player who mindbugs it", () => {
    const duel = mindbugged("Potadore the Wise", { board: ["Mangonade"] }, { board: ["Mangonade"] });
    expect([duel.you.power("Mangonade"), duel.foe.power("Mangonade")]).toEqual([4, 6]);
  });
});

describe("Prime Fungus", () => {
  const keywords = (...others: string[]): string[] =>
    [...quiet({ board: ["Prime Fungus", ...others] }, { board: ["Gorillion"] }).you.keywords("Prime Fungus")].sort();
  const ALL = ["FRENZY", "HUNTER", "POISONOUS"];
  it("has FRENZY, HUNTER and POISONOUS while its controller has no stronger creature, whatever the enemy has", () => {
    expect(keywords()).toEqual(ALL);
    expect(keywords("Pepperwing")).toEqual(ALL);
    expect(keywords("Coconut Crab")).toEqual([]);
  });
  it("compares current power", () => {
    expect(keywords("Potadore the Wise", "Pepperwing")).toEqual(ALL);
    expect(keywords("Potadore the Wise", "Potadore the Wise", "Coconut Crab")).toEqual([]);
    const duel = quiet({ board: ["Prime Fungus", "Goblin Werewolf"] });
    expect(duel.you.keywords("Prime Fungus")).toEqual([]);
    const other = quiet({ board: ["Prime Fungus", "Goblin Werewolf"] }, {}, "foe");
    expect([...other.you.keywords("Prime Fungus")].sort()).toEqual(ALL);
  });
  it("hunts and poisons the strongest", () => {
    const duel = attack("Prime Fungus", {}, { board: ["Gorillion"] });
    duel.you.hunts("Gorillion");
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Prime Fungus"], ["Gorillion"]]);
  });
});

describe("Rad Radish", () => {
  it("defeats an enemy creature that has HUNTER, of any power", () => {
    const duel = played("Rad Radish", { board: ["Bananapus"] }, { board: ["Icecube Dragon", "Gorillion"] });
    expect(duel.foe.board).toEqual(["Gorillion"]);
    expect(duel.you.board).toEqual(["Bananapus", "Rad Radish"]);
  });
  it("counts granted HUNTER, chooses among several, and only exhausts a TOUGH one", () => {
    const granted = played("Rad Radish", {}, { board: ["Snail Thrower", "Mangonade", "Bananapus"] });
    expect(granted.options).toEqual(["Mangonade", "Bananapus"]);
    expect(played("Rad Radish", {}, { board: ["Raspberry Ranger"] }).foe.isExhausted("Raspberry Ranger")).toBe(true);
  });
  it("goes on where no enemy creature has HUNTER", () => {
    expect(played("Rad Radish", { board: ["Bananapus"] }, { board: ["Gorillion"] }).asked).toBe("foe: turn");
  });
  it("mindbugged, defeats a hunter of the player who played it", () => {
    const duel = mindbugged("Rad Radish", { board: ["Bananapus"] }, { board: ["Bananapus"] });
    expect([duel.you.board, duel.foe.board]).toEqual([[], ["Bananapus", "Rad Radish"]]);
  });
});

describe("Raspberry Ranger", () => {
  it("hunts, exhausts in a lost fight and falls in the next", () => {
    const duel = attack("Raspberry Ranger", {}, { board: ["Gorillion"] });
    duel.you.hunts("Gorillion");
    expect(duel.you.isExhausted("Raspberry Ranger")).toBe(true);
    duel.foe.attacksWith("Gorillion");
    duel.you.blocksWith("Raspberry Ranger");
    expect(duel.you.discard).toEqual(["Raspberry Ranger"]);
  });
  it("forces a creature that could not block it, and then does not hit the player", () => {
    const duel = attack("Raspberry Ranger", { board: ["Elephantopus"] }, { board: ["Mangonade"] });
    duel.you.hunts("Mangonade");
    expect([duel.foe.discard, duel.foe.life]).toEqual([["Mangonade"], 3]);
  });
});

describe("Spinachia", () => {
  it("may return another allied creature to hand and play it, with its Play effect, beyond any Mindbug", () => {
    const duel = played(
      "Spinachia",
      { board: ["Killer Bee", { card: "Rhino Turtle", exhausted: true }] },
      { mindbugs: 2, board: ["Gorillion"] },
    );
    duel.foe.declinesMindbug();
    expect(duel.options).toEqual(["Killer Bee", "Rhino Turtle", "pass"]);
    duel.you.chooses("Killer Bee");
    expect(duel.you.hand).toEqual(["Luchataur", "Killer Bee"]);
    duel.you.accepts();
    expect([...duel.you.board].sort()).toEqual(["Killer Bee", "Rhino Turtle", "Spinachia"]);
    expect(duel.foe.life).toBe(2);
    expect(duel.asked).toBe("foe: turn");
  });
  it("leaves the creature in hand, if it is not played again", () => {
    const duel = played("Spinachia", { board: ["Killer Bee"] });
    duel.you.chooses("Killer Bee");
    duel.you.passes();
    expect([duel.you.board, duel.you.hand, duel.foe.life]).toEqual([["Spinachia"], ["Luchataur", "Killer Bee"], 3]);
  });
  it("brings the creature back fresh: unexhausted, with its octonite, without a Defeated effect", () => {
    const duel = played("Spinachia", { board: [{ card: "Okra Shaman", exhausted: true }] });
    duel.you.chooses("Okra Shaman");
    duel.you.accepts();
    if (duel.asked.startsWith("you: may")) duel.you.passes();
    expect(duel.you.isExhausted("Okra Shaman")).toBe(false);
    const grown = played("Spinachia", { board: ["Lychee King"] });
    grown.you.chooses("Lychee King");
    grown.you.accepts();
    expect(grown.you.octonite("Lychee King")).toBe(2);
    const fallen = played("Spinachia", { board: ["Tomageddon"] });
    fallen.you.chooses("Tomageddon");
    fallen.you.passes();
    expect(fallen.foe.hand).toEqual(["Luchataur"]);
  });
  it("may return nothing, and asks nothing where it is alone", () => {
    const declined = played("Spinachia", { board: ["Killer Bee"] });
    declined.you.passes();
    expect([declined.you.board, declined.asked]).toEqual([["Killer Bee", "Spinachia"], "foe: turn"]);
    expect(played("Spinachia", {}, { board: ["Gorillion"] }).asked).toBe("foe: turn");
  });
  it("mindbugged, returns a creature of the thief to the thief's hand", () => {
    const duel = mindbugged("Spinachia", { board: ["Gorillion"] }, { board: ["Killer Bee"] });
    expect(duel.options).toEqual(["Killer Bee", "pass"]);
    duel.foe.chooses("Killer Bee");
    duel.foe.accepts();
    expect([duel.you.life, duel.foe.board]).toEqual([2, ["Spinachia", "Killer Bee"]]);
  });
});

describe("Sporeweaver", () => {
  it("draws any 2 cards from any discard piles when harvested", () => {
    const duel = harvested("Sporeweaver", { discard: ["Gorillion", "Brain Fly"] }, { discard: ["Bee Bear"] });
    expect(duel.options).toEqual(["Gorillion + Brain Fly", "Gorillion + Bee Bear", "Brain Fly + Bee Bear"]);
    duel.you.chooses("Gorillion + Bee Bear");
    expect([...duel.you.hand].sort()).toEqual(["Bee Bear", "Gorillion", "Luchataur"]);
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Brain Fly"], []]);
    expect(duel.asked).toBe("you: turn");
  });
  it("draws the one card there is, or none", () => {
    expect(harvested("Sporeweaver", {}, { discard: ["Bee Bear"] }).you.hand).toEqual(["Luchataur", "Bee Bear"]);
    expect(harvested("Sporeweaver").asked).toBe("you: turn");
  });
  it("draws two from the opponent's pile too, beyond five cards", () => {
    const duel = harvested(
      "Sporeweaver",
      { hand: ["Luchataur", "Luchataur", "Luchataur", "Luchataur", "Luchataur"] },
      { discard: ["Bee Bear", "Gorillion"] },
    );
    expect(duel.you.hand).toHaveLength(7);
    expect(duel.foe.discard).toEqual([]);
  });
  it("comes with 2 octonite, and does nothing at the first tick", () => {
    expect(played("Sporeweaver").you.octonite("Sporeweaver")).toBe(2);
    expect(quiet({ board: [{ card: "Sporeweaver", octonite: 2 }], discard: ["Gorillion"] }).you.discard).toEqual([
      "Gorillion",
    ]);
  });
});

describe("The Broccoli Bards", () => {
  it("plays a card of power 5 or less from its controller's discard pile, not of 6", () => {
    const duel = played("The Broccoli Bards", { discard: ["Prime Fungus", "Killer Bee"] }, { mindbugs: 2 });
    duel.foe.declinesMindbug();
    expect(duel.you.board).toEqual(["The Broccoli Bards", "Killer Bee"]);
    expect(duel.you.discard).toEqual(["Prime Fungus"]);
    expect(duel.foe.life).toBe(2);
  });
  it("goes on where no card is small enough, the opponent's pile not counted", () => {
    const duel = played("The Broccoli Bards", { discard: ["Prime Fungus"] }, { discard: ["Killer Bee"] });
    expect([duel.you.board, duel.asked]).toEqual([["The Broccoli Bards"], "foe: turn"]);
  });
  it("looks into the pile of the player who mindbugs it", () => {
    const duel = mindbugged("The Broccoli Bards", { discard: ["Brain Fly"] }, { discard: ["Killer Bee"] });
    expect(duel.foe.board).toEqual(["The Broccoli Bards", "Killer Bee"]);
    expect(duel.you.life).toBe(2);
  });
});

describe("Tomageddon", () => {
  const fallen = (foe: ArrangedPlayer): Duel => {
    const duel = attack("Tomageddon", {}, { ...foe, board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    return duel;
  };
  it("steals 1 random card from the opponent's hand when defeated; the victim refills", () => {
    const duel = fallen({
      hand: ["Bee Bear", "Brain Fly", "Turbo Bug", "Giraffodile", "Spider Owl"],
      deck: ["Killer Bee", "Shark Dog"],
    });
    expect(duel.you.hand).toHaveLength(2);
    expect(duel.foe.hand).toHaveLength(5);
    expect(duel.foe.hand).toContain("Killer Bee");
  });
  it("steals nothing from an empty hand", () => {
    const duel = fallen({ hand: [] });
    expect([duel.you.hand, duel.asked]).toEqual([["Luchataur"], "foe: turn"]);
  });
  it("steals for the player who controls it when it falls", () => {
    const duel = attack("Gorillion", { hand: ["Bee Bear", "Brain Fly"] }, { board: ["Tomageddon"] });
    duel.foe.blocksWith("Tomageddon");
    expect([duel.you.hand.length, duel.foe.hand.length]).toEqual([1, 2]);
  });
});
