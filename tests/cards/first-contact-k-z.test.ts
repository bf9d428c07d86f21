/** First Contact, Kangasaurus Rex to Urchin Hurler: each card's rule, its boundary, and who profits. */
import type { ArrangedPlayer } from "@mindbug/shared";
import { attack, mindbugged, played, quiet } from "../helpers/stories.ts";
import { type Duel } from "../helpers/table.ts";

describe("Kangasaurus Rex", () => {
  it("defeats all enemy creatures of power 4 or less, TOUGH ones exhaust, own ones and 5s stay", () => {
    const duel = played(
      "Kangasaurus Rex",
      { board: ["Shark Dog"] },
      { board: ["Brain Fly", "Killer Bee", "Plated Scorpion", "Turbo Bug"] },
    );
    expect(duel.foe.board).toEqual(["Killer Bee", "Plated Scorpion"]);
    expect(duel.foe.isExhausted("Plated Scorpion")).toBe(true);
    expect(duel.you.board).toEqual(["Shark Dog", "Kangasaurus Rex"]);
  });
  it("defeats an exhausted TOUGH creature", () => {
    expect(
      played("Kangasaurus Rex", {}, { board: [{ card: "Plated Scorpion", exhausted: true }] }).foe.discard,
    ).toEqual(["Plated Scorpion"]);
  });
  it("counts current power, all at once: a bonus saves though its giver falls", () => {
    const duel = played("Kangasaurus Rex", {}, { board: [{ card: "Shield Bugs", exhausted: true }, "Brain Fly"] });
    expect(duel.foe.board).toEqual(["Brain Fly"]);
    expect(duel.foe.power("Brain Fly")).toBe(4);
  });
  it("goes on where nothing is small enough", () => {
    expect(played("Kangasaurus Rex", {}, { board: ["Killer Bee"] }).asked).toBe("foe: turn");
  });
  it("tramples the side of the player who played it, if mindbugged", () => {
    const duel = mindbugged("Kangasaurus Rex", { board: ["Brain Fly"] }, { board: ["Turbo Bug"] });
    expect([duel.you.board, duel.foe.board]).toEqual([[], ["Turbo Bug", "Kangasaurus Rex"]]);
  });
});

describe("Killer Bee", () => {
  it("costs the opponent 1 life when played, also the last", () => {
    expect(played("Killer Bee").foe.life).toBe(2);
    expect(played("Killer Bee", {}, { life: 1 }).winner).toBe("you");
  });
  it("stings the player who played it, if mindbugged, also for the last life", () => {
    expect(mindbugged("Killer Bee").you.life).toBe(2);
    expect(mindbugged("Killer Bee", { life: 1 }).winner).toBe("foe");
  });
  it("hunts a creature of its choice, or leaves the block to the defender", () => {
    const duel = attack("Killer Bee", {}, { board: ["Brain Fly", "Spider Owl"] });
    expect(duel.options).toEqual(["hunt Brain Fly", "hunt Spider Owl", "pass"]);
    duel.you.doesNotHunt();
    expect(duel.asked).toBe("foe: block");
  });
});

describe("Lone Yeti", () => {
  it("has 10 power and FRENZY while it is its controller's only creature", () => {
    const duel = attack("Lone Yeti", {}, { board: ["Luchataur", "Gorillion"] });
    expect(duel.you.power("Lone Yeti")).toBe(10);
    expect([...duel.you.keywords("Lone Yeti")].sort()).toEqual(["FRENZY", "TOUGH"]);
    duel.foe.doesNotBlock();
    duel.you.attacksWith("Lone Yeti");
    duel.foe.doesNotBlock();
    expect(duel.foe.life).toBe(1);
  });
  it("has 5 power and no FRENZY next to another allied creature", () => {
    const duel = quiet({ board: ["Lone Yeti", "Brain Fly"] });
    expect(duel.you.power("Lone Yeti")).toBe(5);
    expect(duel.you.keywords("Lone Yeti")).toEqual(["TOUGH"]);
  });
  it("changes at once when its company comes or goes", () => {
    const duel = quiet({ board: ["Lone Yeti"], hand: ["Luchataur", "Bee Bear"] }, { board: ["Killer Bee"] });
    duel.you.plays("Luchataur");
    expect(duel.you.power("Lone Yeti")).toBe(5);
    const left = attack("Brain Fly", { board: ["Lone Yeti"] }, { board: ["Killer Bee"] });
    left.foe.blocksWith("Killer Bee");
    expect(left.you.power("Lone Yeti")).toBe(10);
  });
  it("exhausts at its first defeat", () => {
    const duel = attack("Lone Yeti", {}, { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.isExhausted("Lone Yeti")).toBe(true);
    expect(duel.foe.discard).toEqual(["Gorillion"]);
  });
});

describe("Luchataur", () => {
  it("may attack twice, and not a third time", () => {
    const duel = attack("Luchataur");
    expect(duel.asked).toBe("you: attackAgain");
    duel.you.attacksWith("Luchataur");
    expect(duel.foe.life).toBe(1);
    expect(duel.asked).toBe("foe: turn");
  });
  it("may stop after one attack, and does not attack again once defeated", () => {
    const stopped = attack("Luchataur");
    stopped.you.stopsAttacking();
    expect(stopped.foe.life).toBe(2);
    const fallen = attack("Luchataur", {}, { board: ["Gorillion"] });
    fallen.foe.blocksWith("Gorillion");
    expect(fallen.asked).toBe("foe: turn");
  });
});

describe("Mysterious Mermaid", () => {
  it("sets its controller's life to the opponent's, up or down", () => {
    expect(played("Mysterious Mermaid", { life: 1 }, { life: 4 }).you.life).toBe(4);
    const down = played("Mysterious Mermaid", { life: 5 }, { life: 2 });
    expect([down.you.life, down.foe.life]).toEqual([2, 2]);
  });
  it("changes nothing where both have the same", () => {
    const duel = played("Mysterious Mermaid");
    expect([duel.you.life, duel.foe.life]).toEqual([3, 3]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("sets the life of the player who mindbugs it", () => {
    const duel = mindbugged("Mysterious Mermaid", { life: 4 }, { life: 1 });
    expect([duel.you.life, duel.foe.life]).toEqual([4, 4]);
  });
});

describe("Plated Scorpion", () => {
  it("poisons a stronger creature and only exhausts itself", () => {
    const duel = attack("Gorillion", {}, { board: ["Plated Scorpion"] });
    duel.foe.blocksWith("Plated Scorpion");
    expect(duel.you.discard).toEqual(["Gorillion"]);
    expect(duel.foe.isExhausted("Plated Scorpion")).toBe(true);
  });
  it("is defeated the second time", () => {
    const duel = attack("Gorillion", {}, { board: [{ card: "Plated Scorpion", exhausted: true }] });
    duel.foe.blocksWith("Plated Scorpion");
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Gorillion"], ["Plated Scorpion"]]);
  });
  it("facing another one, exhausts it and itself once each", () => {
    const duel = attack("Plated Scorpion", {}, { board: ["Plated Scorpion"] });
    duel.foe.blocksWith("Plated Scorpion");
    expect([duel.you.isExhausted("Plated Scorpion"), duel.foe.isExhausted("Plated Scorpion")]).toEqual([true, true]);
  });
});

describe("Rhino Turtle", () => {
  it("survives a lost fight exhausted, may attack again, and falls in the second", () => {
    const duel = attack("Rhino Turtle", {}, { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.isExhausted("Rhino Turtle")).toBe(true);
    duel.you.attacksWith("Rhino Turtle");
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.discard).toEqual(["Rhino Turtle"]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("only exhausts against a POISONOUS creature, even one of equal power", () => {
    const weaker = attack("Rhino Turtle", {}, { board: ["Spider Owl"] });
    weaker.foe.blocksWith("Spider Owl");
    expect(weaker.you.isExhausted("Rhino Turtle")).toBe(true);
    expect(weaker.foe.discard).toEqual(["Spider Owl"]);
    const equal = attack(
      "Rhino Turtle",
      {},
      { board: ["Axolotl Healer", "Shield Bugs", "Potadore the Wise", "Shield Bugs"] },
    );
    expect(equal.foe.power("Axolotl Healer")).toBe(8);
    equal.foe.blocksWith("Axolotl Healer");
    expect(equal.you.isExhausted("Rhino Turtle")).toBe(true);
    expect(equal.foe.discard).toEqual(["Axolotl Healer"]);
  });
});

describe("Shark Dog", () => {
  it("defeats an enemy creature of power 6 or more when attacking, not of 5, nor an own one", () => {
    const duel = attack("Shark Dog", { board: ["Gorillion"] }, { board: ["Strange Barrel", "Killer Bee"] });
    expect(duel.foe.board).toEqual(["Killer Bee"]);
    expect(duel.you.board).toEqual(["Shark Dog", "Gorillion"]);
  });
  it("chooses among several, before it hunts on the board as it then is", () => {
    const duel = attack("Shark Dog", {}, { board: ["Gorillion", "Bee Bear", "Turbo Bug"] });
    expect(duel.options).toEqual(["Gorillion", "Bee Bear"]);
    duel.you.chooses("Gorillion");
    expect(duel.asked).toBe("you: hunt");
    expect(duel.options).toEqual(["hunt Bee Bear", "hunt Turbo Bug", "pass"]);
  });
  it("only exhausts a TOUGH creature, which may still block", () => {
    const duel = attack("Shark Dog", {}, { board: ["Grave Robber"] });
    expect(duel.foe.isExhausted("Grave Robber")).toBe(true);
    duel.you.doesNotHunt();
    duel.foe.blocksWith("Grave Robber");
    expect(duel.you.discard).toEqual(["Shark Dog"]);
  });
  it("attacks on where nothing is big enough, and defeats nothing when blocking", () => {
    expect(attack("Shark Dog").foe.life).toBe(2);
    const duel = quiet({ board: ["Shark Dog"] }, { board: ["Gorillion"] }, "foe");
    duel.foe.attacksWith("Gorillion");
    duel.you.blocksWith("Shark Dog");
    expect(duel.foe.board).toEqual(["Gorillion"]);
  });
});

describe("Sharky Crab-Dog-Mummypus", () => {
  const SHARKY = "Sharky Crab-Dog-Mummypus";
  const keywordsAgainst = (...board: string[]): string[] =>
    [...quiet({ board: [SHARKY] }, { board }).you.keywords(SHARKY)].sort();
  it("has HUNTER, SNEAKY, FRENZY and POISONOUS, each while an enemy creature has it", () => {
    expect(keywordsAgainst()).toEqual([]);
    expect(keywordsAgainst("Killer Bee")).toEqual(["HUNTER"]);
    expect(keywordsAgainst("Spider Owl")).toEqual(["POISONOUS", "SNEAKY"]);
    expect(keywordsAgainst("Spider Owl", "Killer Bee", "Luchataur")).toEqual([
      "FRENZY",
      "HUNTER",
      "POISONOUS",
      "SNEAKY",
    ]);
  });
  it("never has TOUGH or FAST", () => {
    expect(keywordsAgainst("Rhino Turtle", "Carrot Cleric")).toEqual(["FRENZY"]);
  });
  it("copies nothing from its own side", () => {
    expect(quiet({ board: [SHARKY, "Spider Owl"] }).you.keywords(SHARKY)).toEqual([]);
  });
  it("copies a granted keyword, but nothing from another Sharky", () => {
    const duel = quiet({ board: [SHARKY] }, { board: [SHARKY, "Snail Thrower", "Brain Fly"] });
    expect([...duel.you.keywords(SHARKY)].sort()).toEqual(["HUNTER", "POISONOUS"]);
    expect(duel.foe.keywords(SHARKY)).toEqual([]);
  });
  it("has no effective keyword itself, copied ones included, while it has octonite and faces Shoctopus", () => {
    const duel = quiet({ board: [{ card: SHARKY, octonite: 1 }] }, { board: ["Shoctopus", "Spider Owl"] });
    expect(duel.you.keywords(SHARKY)).toEqual([]);
    expect(quiet({ board: [SHARKY] }, { board: ["Shoctopus"] }).you.keywords(SHARKY)).toEqual(["HUNTER"]);
  });
  it("loses the keyword with the last enemy creature that has it", () => {
    const kept = attack(SHARKY, {}, { board: ["Explosive Toad", "Brain Fly"] });
    kept.foe.blocksWith("Brain Fly");
    expect(kept.asked).toBe("you: attackAgain");
    const gone = attack(SHARKY, {}, { board: [{ card: "Avocado Gunner", exhausted: true }] });
    gone.foe.blocksWith("Avocado Gunner");
    expect(gone.asked).toBe("foe: turn");
  });
  it("poisons as long as it fights against poison", () => {
    const duel = attack("Gorillion", { board: ["Spider Owl"] }, { board: [SHARKY] });
    duel.foe.blocksWith(SHARKY);
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Gorillion"], [SHARKY]]);
  });
});

describe("Shield Bugs", () => {
  it("gives other allied creatures +1 power, not itself, not enemies", () => {
    const duel = quiet({ board: ["Shield Bugs", "Brain Fly"] }, { board: ["Brain Fly"] });
    expect([duel.you.power("Shield Bugs"), duel.you.power("Brain Fly"), duel.foe.power("Brain Fly")]).toEqual([
      4, 5, 4,
    ]);
  });
  it("and another Shield Bugs boost each other, and both the rest", () => {
    const duel = quiet({ board: ["Shield Bugs", "Shield Bugs", "Brain Fly"] });
    expect([duel.you.power("Shield Bugs"), duel.you.power("Brain Fly")]).toEqual([5, 6]);
  });
  it("boosts the side of the player who mindbugs it", () => {
    const duel = mindbugged("Shield Bugs", { board: ["Brain Fly"] }, { board: ["Brain Fly"] });
    expect([duel.you.power("Brain Fly"), duel.foe.power("Brain Fly")]).toEqual([4, 5]);
  });
  it("stays in play exhausted, bonus included, and takes it along when defeated", () => {
    const duel = attack("Killer Bee", {}, { board: ["Shield Bugs", "Brain Fly"] });
    duel.you.hunts("Shield Bugs");
    expect(duel.foe.isExhausted("Shield Bugs")).toBe(true);
    expect(duel.foe.power("Brain Fly")).toBe(5);
    const second = attack("Killer Bee", {}, { board: [{ card: "Shield Bugs", exhausted: true }, "Brain Fly"] });
    second.you.hunts("Shield Bugs");
    expect(second.foe.power("Brain Fly")).toBe(4);
  });
});

describe("Snail Hydra", () => {
  it("defeats one creature of either side when its controller has fewer creatures", () => {
    const duel = attack("Snail Hydra", {}, { board: ["Gorillion", "Bee Bear"] });
    expect(duel.asked).toBe("you: choose defeat");
    expect(duel.options).toEqual(["Snail Hydra", "Gorillion", "Bee Bear"]);
    duel.you.chooses("Gorillion");
    expect(duel.foe.board).toEqual(["Bee Bear"]);
    expect(duel.asked).toBe("foe: block");
  });
  it("defeats nothing with as many creatures, itself counted", () => {
    const duel = attack("Snail Hydra", {}, { board: ["Gorillion"] });
    expect(duel.asked).toBe("foe: block");
    expect(duel.foe.board).toEqual(["Gorillion"]);
    expect(attack("Snail Hydra").foe.life).toBe(2);
  });
  it("may defeat itself, and the attack is over", () => {
    const duel = attack("Snail Hydra", {}, { board: ["Gorillion", "Bee Bear"] });
    duel.you.chooses("Snail Hydra");
    expect(duel.foe.life).toBe(3);
    expect(duel.asked).toBe("foe: turn");
  });
  it("only exhausts a TOUGH creature", () => {
    const duel = attack("Snail Hydra", {}, { board: ["Rhino Turtle", "Bee Bear"] });
    duel.you.chooses("Rhino Turtle");
    expect(duel.foe.isExhausted("Rhino Turtle")).toBe(true);
  });
});

describe("Snail Thrower", () => {
  it("gives other allied creatures of power 4 or less HUNTER and POISONOUS, not those of 5", () => {
    const duel = quiet({ board: ["Snail Thrower", "Brain Fly", "Harpy Mother"] }, { board: ["Brain Fly"] });
    expect([...duel.you.keywords("Brain Fly")].sort()).toEqual(["HUNTER", "POISONOUS"]);
    expect(duel.you.keywords("Harpy Mother")).toEqual([]);
    expect(duel.you.keywords("Snail Thrower")).toEqual(["POISONOUS"]);
    expect(duel.foe.keywords("Brain Fly")).toEqual([]);
  });
  it("looks at current power: a boosted 4 loses the grant", () => {
    const duel = quiet({ board: ["Snail Thrower", "Brain Fly", "Shield Bugs"] });
    expect(duel.you.keywords("Brain Fly")).toEqual([]);
    expect([...duel.you.keywords("Shield Bugs")].sort()).toEqual(["HUNTER", "POISONOUS", "TOUGH"]);
  });
  it("lets a small creature hunt and poison a big one", () => {
    const duel = attack("Turbo Bug", { board: ["Snail Thrower"] }, { board: ["Gorillion"] });
    duel.you.hunts("Gorillion");
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Turbo Bug"], ["Gorillion"]]);
  });
  it("serves the player who mindbugs it", () => {
    const duel = mindbugged("Snail Thrower", { board: ["Brain Fly"] }, { board: ["Brain Fly"] });
    expect([duel.you.keywords("Brain Fly").length, duel.foe.keywords("Brain Fly").length]).toEqual([0, 2]);
  });
});

describe("Spider Owl", () => {
  it("passes creatures that are not SNEAKY", () => {
    const duel = attack("Spider Owl", {}, { board: ["Gorillion"] });
    expect(duel.foe.life).toBe(2);
  });
  it("blocks any creature and poisons it", () => {
    const duel = attack("Gorillion", {}, { board: ["Spider Owl"] });
    duel.foe.blocksWith("Spider Owl");
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Gorillion"], ["Spider Owl"]]);
  });
  it("survives a weaker creature without poison", () => {
    const duel = attack("Spider Owl", {}, { board: ["Ferret Bomber"] });
    duel.foe.blocksWith("Ferret Bomber");
    expect([duel.you.discard, duel.foe.discard]).toEqual([[], ["Ferret Bomber"]]);
  });
});

describe("Strange Barrel", () => {
  const broken = (foe: ArrangedPlayer): Duel => {
    const duel = attack("Strange Barrel", {}, { ...foe, board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    return duel;
  };
  it("steals 2 random cards from the opponent's hand when defeated; the victim refills", () => {
    const duel = broken({
      hand: ["Bee Bear", "Brain Fly", "Turbo Bug", "Giraffodile", "Spider Owl"],
      deck: ["Killer Bee", "Killer Bee", "Shark Dog"],
    });
    expect(duel.you.hand).toHaveLength(3);
    expect(duel.foe.hand).toHaveLength(5);
    expect(duel.foe.hand.filter((name) => name === "Killer Bee")).toHaveLength(2);
    expect(duel.foe.discard).toEqual([]);
  });
  it("steals the one card there is, or none", () => {
    expect(broken({ hand: ["Bee Bear"] }).you.hand).toEqual(["Luchataur", "Bee Bear"]);
    const none = broken({ hand: [] });
    expect(none.you.hand).toEqual(["Luchataur"]);
    expect(none.asked).toBe("foe: turn");
  });
  it("steals for the player who controls it when it falls", () => {
    const duel = attack("Gorillion", { hand: ["Bee Bear", "Brain Fly", "Turbo Bug"] }, { board: ["Strange Barrel"] });
    duel.foe.blocksWith("Strange Barrel");
    expect([duel.you.hand.length, duel.foe.hand.length]).toEqual([1, 3]);
  });
  it("may fill the thief's hand beyond five", () => {
    const duel = attack(
      "Strange Barrel",
      { hand: ["Bee Bear", "Brain Fly", "Turbo Bug", "Giraffodile", "Spider Owl"] },
      { hand: ["Luchataur", "Luchataur"], board: ["Gorillion"] },
    );
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.hand).toHaveLength(7);
  });
});

describe("Tiger Squirrel", () => {
  it("defeats an enemy creature of power 7 or more, not of 6, nor an own one", () => {
    const duel = played("Tiger Squirrel", { board: ["Gorillion"] }, { board: ["Strange Barrel", "Giraffodile"] });
    expect(duel.foe.board).toEqual(["Strange Barrel"]);
    expect(duel.you.board).toEqual(["Gorillion", "Tiger Squirrel"]);
  });
  it("counts current power, and chooses among several", () => {
    const duel = played("Tiger Squirrel", {}, { board: ["Strange Barrel", "Shield Bugs", "Bee Bear"] });
    expect(duel.options).toEqual(["Strange Barrel", "Bee Bear"]);
  });
  it("only exhausts a TOUGH creature", () => {
    expect(played("Tiger Squirrel", {}, { board: ["Elephantopus"] }).foe.isExhausted("Elephantopus")).toBe(true);
  });
  it("goes on where nothing is big enough", () => {
    expect(played("Tiger Squirrel", { board: ["Gorillion"] }, { board: ["Strange Barrel"] }).asked).toBe("foe: turn");
  });
  it("mindbugged, defeats a creature of the player who played it", () => {
    const duel = mindbugged("Tiger Squirrel", { board: ["Gorillion"] }, { board: ["Gorillion"] });
    expect([duel.you.board, duel.foe.board]).toEqual([[], ["Gorillion", "Tiger Squirrel"]]);
  });
});

describe("Turbo Bug", () => {
  it("leaves the opponent 1 life when it attacks, before the block", () => {
    const duel = attack("Turbo Bug", {}, { life: 5, board: ["Gorillion"] });
    expect(duel.foe.life).toBe(1);
    duel.foe.blocksWith("Gorillion");
    expect(duel.foe.life).toBe(1);
    expect(duel.you.discard).toEqual(["Turbo Bug"]);
  });
  it("wins unblocked", () => {
    expect(attack("Turbo Bug", {}, { life: 9 }).winner).toBe("you");
  });
  it("takes nothing from the last life", () => {
    const duel = attack("Turbo Bug", {}, { life: 1, board: ["Brain Fly"] });
    expect(duel.foe.life).toBe(1);
    expect(duel.asked).toBe("foe: block");
  });
});

describe("Tusked Extorter", () => {
  it("makes the opponent discard a card of their choice when it attacks, before the block", () => {
    const duel = attack("Tusked Extorter", {}, { hand: ["Gorillion", "Bee Bear"], board: ["Brain Fly"] });
    expect(duel.asked).toMatch(/^foe: choose/);
    duel.foe.chooses("Gorillion");
    expect(duel.foe.discard).toEqual(["Gorillion"]);
    expect(duel.asked).toBe("foe: block");
  });
  it("refills the opponent's hand at once", () => {
    const duel = attack(
      "Tusked Extorter",
      {},
      { hand: ["Gorillion", "Bee Bear", "Brain Fly", "Turbo Bug", "Luchataur"], deck: ["Killer Bee"] },
    );
    duel.foe.chooses("Bee Bear");
    expect(duel.foe.hand).toEqual(["Gorillion", "Brain Fly", "Turbo Bug", "Luchataur", "Killer Bee"]);
  });
  it("attacks on against an empty hand", () => {
    const duel = attack("Tusked Extorter", {}, { hand: [], board: ["Brain Fly"] });
    expect(duel.asked).toBe("foe: block");
  });
});

describe("Urchin Hurler", () => {
  it("gives other allied creatures +2 power on its controller's turn, not itself", () => {
    const duel = quiet({ board: ["Urchin Hurler", "Brain Fly"] }, { board: ["Urchin Hurler", "Brain Fly"] });
    expect([duel.you.power("Urchin Hurler"), duel.you.power("Brain Fly")]).toEqual([5, 6]);
    expect([duel.foe.power("Urchin Hurler"), duel.foe.power("Brain Fly")]).toEqual([5, 4]);
  });
  it("lets an attacker of 4 beat a blocker of 5, but not a blocker of 4 beat an attacker of 5", () => {
    const mine = attack("Brain Fly", { board: ["Urchin Hurler"] }, { board: ["Harpy Mother"] });
    mine.foe.blocksWith("Harpy Mother");
    expect(mine.foe.discard).toEqual(["Harpy Mother"]);
    const theirs = attack("Harpy Mother", {}, { board: ["Urchin Hurler", "Brain Fly"] });
    theirs.foe.blocksWith("Brain Fly");
    expect(theirs.foe.discard).toEqual(["Brain Fly"]);
  });
  it("has no effect for a Mindbug user before their own turn", () => {
    const duel = mindbugged("Urchin Hurler", {}, { board: ["Brain Fly"] });
    expect(duel.foe.power("Brain Fly")).toBe(4);
    duel.you.plays("Luchataur");
    expect(duel.foe.power("Brain Fly")).toBe(6);
  });
});
