/** First Contact, Axolotl Healer to Harpy Mother: each card's rule, its boundary, and who profits. */
import { attack, mindbugged, played, quiet } from "../helpers/stories.ts";
import { type Duel } from "../helpers/table.ts";

describe("Axolotl Healer", () => {
  it("gains its controller 2 life when played, above the starting life too", () => {
    const duel = played("Axolotl Healer");
    expect([duel.you.life, duel.foe.life]).toEqual([5, 3]);
  });
  it("heals the player who mindbugs it", () => {
    const duel = mindbugged("Axolotl Healer");
    expect([duel.you.life, duel.foe.life]).toEqual([3, 5]);
    expect(duel.asked).toBe("you: turn");
  });
  it("takes a stronger creature with it, being POISONOUS", () => {
    const duel = attack("Gorillion", {}, { board: ["Axolotl Healer"] });
    duel.foe.blocksWith("Axolotl Healer");
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Gorillion"], ["Axolotl Healer"]]);
  });
});

describe("Bee Bear", () => {
  it("cannot be blocked by power 6, but by power 7", () => {
    const duel = attack("Bee Bear", {}, { board: ["Strange Barrel", "Grave Robber"] });
    expect(duel.options).toEqual(["block Grave Robber", "pass"]);
    expect(duel.foe.whyNot("block", "Strange Barrel")).toBe("blockForbidden");
  });
  it("looks at the current power of the blocker", () => {
    const duel = attack("Bee Bear", {}, { board: ["Strange Barrel", "Shield Bugs"] });
    expect(duel.options).toEqual(["block Strange Barrel", "pass"]);
  });
  it("hits at once where nobody can block it", () => {
    const duel = attack("Bee Bear", {}, { board: ["Strange Barrel"] });
    expect(duel.foe.life).toBe(2);
    expect(duel.asked).toBe("foe: turn");
  });
  it("protects only itself from blocks", () => {
    expect(attack("Gorillion", { board: ["Bee Bear"] }, { board: ["Strange Barrel"] }).options).toEqual([
      "block Strange Barrel",
      "pass",
    ]);
  });
  it("can be forced into a fight with a small HUNTER", () => {
    const duel = attack("Killer Bee", {}, { board: ["Bee Bear"] });
    duel.you.hunts("Bee Bear");
    expect(duel.you.discard).toEqual(["Killer Bee"]);
  });
});

describe("Brain Fly", () => {
  it("takes control of a creature of power 6 or more, not of 5", () => {
    const duel = played("Brain Fly", {}, { board: ["Strange Barrel", "Killer Bee"] });
    expect(duel.you.board).toEqual(["Brain Fly", "Strange Barrel"]);
    expect(duel.foe.board).toEqual(["Killer Bee"]);
  });
  it("counts current power", () => {
    const duel = played("Brain Fly", {}, { board: ["Killer Bee", "Shield Bugs"] });
    expect(duel.you.board).toEqual(["Brain Fly", "Killer Bee"]);
    expect(duel.you.power("Killer Bee")).toBe(5);
  });
  it("may name an own creature, and then nothing changes", () => {
    const duel = played("Brain Fly", { board: ["Bee Bear"] }, { board: ["Gorillion"] });
    expect([...duel.options].sort()).toEqual(["Bee Bear", "Gorillion"]);
    duel.you.chooses("Bee Bear");
    expect([duel.you.board, duel.foe.board]).toEqual([["Bee Bear", "Brain Fly"], ["Gorillion"]]);
  });
  it("changes nothing where only an own creature, or none, is big enough", () => {
    const duel = played("Brain Fly", { board: ["Gorillion"] }, { board: ["Killer Bee"] });
    expect(duel.foe.board).toEqual(["Killer Bee"]);
    expect(duel.asked).toBe("foe: turn");
    expect(played("Brain Fly").asked).toBe("foe: turn");
  });
  it("takes the creature as it is: exhausted, and without its Play effect", () => {
    const duel = played(
      "Brain Fly",
      {},
      { board: [{ card: "Grave Robber", exhausted: true }], discard: ["Killer Bee"] },
    );
    expect(duel.you.isExhausted("Grave Robber")).toBe(true);
    expect(duel.foe.discard).toEqual(["Killer Bee"]);
  });
  it("steals from the player who played it, if mindbugged", () => {
    const duel = mindbugged("Brain Fly", { board: ["Gorillion"] });
    expect(duel.foe.board).toEqual(["Brain Fly", "Gorillion"]);
  });
});

describe("Chameleon Sniper", () => {
  it("costs the opponent 1 life when it attacks, and 1 more unblocked", () => {
    const duel = attack("Chameleon Sniper", {}, { board: ["Gorillion"] });
    expect(duel.foe.life).toBe(1);
    expect(duel.asked).toBe("foe: turn");
  });
  it("takes the life before the block is decided", () => {
    const duel = attack("Chameleon Sniper", {}, { board: ["Spider Owl"] });
    expect(duel.foe.life).toBe(2);
    duel.foe.blocksWith("Spider Owl");
    expect(duel.foe.life).toBe(2);
    expect(duel.you.discard).toEqual(["Chameleon Sniper"]);
  });
  it("wins at once against 1 life, no block helps", () => {
    expect(attack("Chameleon Sniper", {}, { life: 1, board: ["Spider Owl"] }).winner).toBe("you");
  });
  it("does not shoot when it blocks", () => {
    const duel = quiet({ board: ["Chameleon Sniper"] }, { board: ["Gorillion"] }, "foe");
    duel.foe.attacksWith("Gorillion");
    duel.you.blocksWith("Chameleon Sniper");
    expect(duel.foe.life).toBe(3);
  });
});

describe("Compost Dragon", () => {
  it("plays one card from its controller's discard pile, with its Play effect", () => {
    const duel = played("Compost Dragon", { discard: ["Gorillion", "Killer Bee"] });
    expect(duel.options).toEqual(["Gorillion", "Killer Bee"]);
    duel.you.chooses("Killer Bee");
    expect(duel.you.board).toEqual(["Compost Dragon", "Killer Bee"]);
    expect(duel.you.discard).toEqual(["Gorillion"]);
    expect(duel.foe.life).toBe(2);
  });
  it("must play a card if there is one, and a second Dragon chains on", () => {
    const duel = played("Compost Dragon", { discard: ["Compost Dragon", "Gorillion"] });
    duel.you.chooses("Compost Dragon");
    expect(duel.you.board).toEqual(["Compost Dragon", "Compost Dragon", "Gorillion"]);
  });
  it("plays a card that no Mindbug can take", () => {
    const duel = played("Compost Dragon", { discard: ["Gorillion"] }, { mindbugs: 2 });
    duel.foe.declinesMindbug();
    expect(duel.you.board).toEqual(["Compost Dragon", "Gorillion"]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("finds nothing in an empty pile, and never in the opponent's", () => {
    const duel = played("Compost Dragon", {}, { discard: ["Gorillion"] });
    expect(duel.you.board).toEqual(["Compost Dragon"]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("looks into the pile of the player who mindbugs it", () => {
    const duel = mindbugged("Compost Dragon", { discard: ["Gorillion"] }, { discard: ["Luchataur"] });
    expect(duel.foe.board).toEqual(["Compost Dragon", "Luchataur"]);
    expect(duel.you.discard).toEqual(["Gorillion"]);
  });
});

describe("Deathweaver", () => {
  it("keeps opponents from activating Play effects", () => {
    const duel = quiet({ board: ["Deathweaver"] }, { hand: ["Killer Bee", "Luchataur"] }, "foe");
    duel.foe.plays("Killer Bee");
    expect(duel.you.life).toBe(3);
    expect(duel.foe.board).toEqual(["Killer Bee"]);
  });
  it("leaves its controller's own Play effects alone", () => {
    expect(played("Killer Bee", { board: ["Deathweaver"] }).foe.life).toBe(2);
  });
  it("silences a card its controller plays and loses to a Mindbug", () => {
    const duel = mindbugged("Killer Bee", { board: ["Deathweaver"] });
    expect([duel.you.life, duel.foe.life]).toEqual([3, 3]);
  });
  it("lets the Play effect work for its controller, who mindbugs the opponent's card", () => {
    const duel = mindbugged("Killer Bee", {}, { board: ["Deathweaver"] });
    expect([duel.you.life, duel.foe.life]).toEqual([2, 3]);
  });
  it("stops neither Attack nor Defeated effects", () => {
    const sniper = attack("Chameleon Sniper", {}, { board: ["Deathweaver"] });
    expect(sniper.foe.life).toBe(1);
    const harpy = attack("Harpy Mother", {}, { board: ["Deathweaver", "Killer Bee"] });
    harpy.foe.blocksWith("Deathweaver");
    expect(harpy.asked).toBe("you: choose takeControl");
  });
  it("mindbugged, silences the very next card of the player who played it", () => {
    const duel = mindbugged("Deathweaver", { hand: ["Killer Bee", "Luchataur"] });
    duel.you.plays("Killer Bee");
    expect(duel.foe.life).toBe(3);
  });
});

describe("Elephantopus", () => {
  it("keeps opponents from blocking with power 4 or less, whoever attacks", () => {
    const duel = attack("Gorillion", { board: ["Elephantopus"] }, { board: ["Brain Fly", "Killer Bee"] });
    expect(duel.options).toEqual(["block Killer Bee", "pass"]);
    expect(duel.foe.whyNot("block", "Brain Fly")).toBe("blockForbidden");
  });
  it("looks at current power", () => {
    const duel = attack("Elephantopus", {}, { board: ["Brain Fly", "Shield Bugs"] });
    expect(duel.options).toEqual(["block Brain Fly", "pass"]);
  });
  it("leaves its controller's small creatures free to block", () => {
    const duel = quiet({ board: ["Elephantopus", "Brain Fly"] }, { board: ["Gorillion"] }, "foe");
    duel.foe.attacksWith("Gorillion");
    expect(duel.options).toEqual(["block Elephantopus", "block Brain Fly", "pass"]);
  });
  it("does not keep an allied HUNTER from forcing a small creature", () => {
    const duel = attack("Killer Bee", { board: ["Elephantopus"] }, { board: ["Brain Fly"] });
    duel.you.hunts("Brain Fly");
    expect(duel.foe.discard).toEqual(["Brain Fly"]);
  });
  it("lets a HUNTER that does not hunt through, where only small creatures stand", () => {
    const duel = attack("Killer Bee", { board: ["Elephantopus"] }, { board: ["Brain Fly"] });
    duel.you.doesNotHunt();
    expect(duel.foe.life).toBe(2);
  });
  it("exhausts at its first defeat, being TOUGH", () => {
    const duel = attack("Elephantopus", {}, { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.isExhausted("Elephantopus")).toBe(true);
  });
});

describe("Explosive Toad", () => {
  it("defeats one creature of either side when it is defeated", () => {
    const duel = attack("Explosive Toad", { board: ["Brain Fly"] }, { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.asked).toBe("you: choose defeat");
    expect(duel.options).toEqual(["Brain Fly", "Gorillion"]);
    duel.you.chooses("Gorillion");
    expect(duel.foe.board).toEqual([]);
  });
  it("must defeat an own creature if no other is left", () => {
    const duel = attack("Explosive Toad", { board: ["Brain Fly"] }, { board: ["Killer Bee"] });
    duel.foe.blocksWith("Killer Bee");
    expect(duel.you.board).toEqual([]);
    expect(duel.you.discard).toEqual(["Explosive Toad", "Brain Fly"]);
  });
  it("only exhausts a TOUGH creature", () => {
    const duel = attack("Explosive Toad", {}, { board: ["Rhino Turtle"] });
    duel.foe.blocksWith("Rhino Turtle");
    expect(duel.foe.isExhausted("Rhino Turtle")).toBe(true);
  });
  it("hits nothing on an empty table", () => {
    const duel = attack("Explosive Toad", {}, { board: ["Killer Bee"] });
    duel.foe.blocksWith("Killer Bee");
    expect(duel.asked).toBe("foe: turn");
  });
  it("lets the player who controls it choose, on the other player's turn too", () => {
    const duel = attack("Gorillion", {}, { board: ["Explosive Toad", "Luchataur"] });
    duel.foe.blocksWith("Explosive Toad");
    expect(duel.asked).toBe("foe: choose defeat");
  });
  it("goes off at a defeat by an effect as well", () => {
    const duel = quiet({ board: ["Shark Dog"] }, { board: ["Explosive Toad", "Shield Bugs", "Shield Bugs"] });
    expect(duel.foe.power("Explosive Toad")).toBe(7);
    duel.you.attacksWith("Shark Dog");
    expect(duel.foe.discard).toEqual(["Explosive Toad"]);
    expect(duel.asked).toBe("foe: choose defeat");
  });
  it("attacks twice with FRENZY", () => {
    const duel = attack("Explosive Toad");
    duel.you.attacksWith("Explosive Toad");
    expect(duel.foe.life).toBe(1);
    expect(duel.asked).toBe("foe: turn");
  });
});

describe("Ferret Bomber", () => {
  it("makes the opponent discard 2 cards of their own choice", () => {
    const duel = played("Ferret Bomber", {}, { hand: ["Gorillion", "Bee Bear", "Luchataur"] });
    expect(duel.asked).toMatch(/^foe: choose/);
    duel.foe.chooses("Gorillion + Luchataur");
    expect(duel.foe.hand).toEqual(["Bee Bear"]);
    expect([...duel.foe.discard].sort()).toEqual(["Gorillion", "Luchataur"]);
  });
  it("takes both cards from the present hand, which refills afterwards", () => {
    const duel = played(
      "Ferret Bomber",
      {},
      {
        hand: ["Gorillion", "Bee Bear", "Luchataur", "Brain Fly", "Giraffodile"],
        deck: ["Killer Bee", "Spider Owl", "Turbo Bug"],
      },
    );
    duel.foe.chooses("Gorillion + Bee Bear");
    expect(duel.foe.hand).toEqual(["Luchataur", "Brain Fly", "Giraffodile", "Killer Bee", "Spider Owl"]);
  });
  it("takes the only card of a hand of one, and nothing from an empty hand", () => {
    expect(played("Ferret Bomber", {}, { hand: ["Gorillion"], board: ["Luchataur"] }).foe.discard).toEqual([
      "Gorillion",
    ]);
    expect(played("Ferret Bomber", {}, { hand: [], board: ["Luchataur"] }).asked).toBe("foe: turn");
  });
  it("hits the refilled hand of the player who loses it to a Mindbug", () => {
    const duel = mindbugged("Ferret Bomber", {
      hand: ["Gorillion", "Bee Bear", "Luchataur", "Brain Fly"],
      deck: ["Killer Bee", "Turbo Bug"],
    });
    duel.you.chooses("Gorillion + Killer Bee");
    expect(duel.you.hand).toEqual(["Bee Bear", "Luchataur", "Brain Fly", "Turbo Bug"]);
  });
  it("can be blocked by SNEAKY creatures only", () => {
    expect(attack("Ferret Bomber", {}, { board: ["Gorillion", "Spider Owl"] }).options).toEqual([
      "block Spider Owl",
      "pass",
    ]);
  });
});

describe("Giraffodile", () => {
  it("draws its controller's whole discard pile, beyond five cards", () => {
    const duel = played(
      "Giraffodile",
      { hand: ["Luchataur", "Luchataur"], discard: ["Gorillion", "Bee Bear", "Brain Fly", "Turbo Bug"] },
      { discard: ["Killer Bee"] },
    );
    expect([...duel.you.hand].sort()).toEqual([
      "Bee Bear",
      "Brain Fly",
      "Gorillion",
      "Luchataur",
      "Luchataur",
      "Turbo Bug",
    ]);
    expect(duel.you.discard).toEqual([]);
    expect(duel.foe.discard).toEqual(["Killer Bee"]);
  });
  it("draws nothing from an empty pile, and never itself", () => {
    const duel = played("Giraffodile");
    expect(duel.you.hand).toEqual(["Luchataur"]);
    expect(duel.you.board).toEqual(["Giraffodile"]);
  });
  it("draws the pile of the player who mindbugs it", () => {
    const duel = mindbugged("Giraffodile", { discard: ["Gorillion"] }, { discard: ["Bee Bear"] });
    expect(duel.foe.hand).toEqual(["Luchataur", "Bee Bear"]);
    expect(duel.you.discard).toEqual(["Gorillion"]);
  });
});

describe("Goblin Werewolf", () => {
  it("has 8 power on its controller's turn and 2 on the other", () => {
    const duel = quiet({ board: ["Goblin Werewolf"] }, { board: ["Goblin Werewolf"] });
    expect([duel.you.power("Goblin Werewolf"), duel.foe.power("Goblin Werewolf")]).toEqual([8, 2]);
  });
  it("hunts down a creature of power 7", () => {
    const duel = attack("Goblin Werewolf", {}, { board: ["Giraffodile"] });
    duel.you.hunts("Giraffodile");
    expect([duel.you.discard, duel.foe.discard]).toEqual([[], ["Giraffodile"]]);
  });
  it("blocks with power 2", () => {
    const duel = quiet({ board: ["Goblin Werewolf"] }, { board: ["Brain Fly"] }, "foe");
    duel.foe.attacksWith("Brain Fly");
    duel.you.blocksWith("Goblin Werewolf");
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Goblin Werewolf"], []]);
  });
  it("has no bonus for a Mindbug user before their own turn", () => {
    const duel = mindbugged("Goblin Werewolf");
    expect(duel.foe.power("Goblin Werewolf")).toBe(2);
    duel.you.plays("Luchataur");
    expect(duel.turnOf).toBe("foe");
    expect(duel.foe.power("Goblin Werewolf")).toBe(8);
  });
});

describe("Gorillion", () => {
  it("defeats power 9 and falls together with power 10", () => {
    const lesser = attack("Gorillion", {}, { board: ["Snail Hydra"] });
    lesser.foe.blocksWith("Snail Hydra");
    expect([lesser.you.discard, lesser.foe.discard]).toEqual([[], ["Snail Hydra"]]);
    const equal = attack("Gorillion", {}, { board: ["Gorillion"] });
    equal.foe.blocksWith("Gorillion");
    expect([equal.you.discard, equal.foe.discard]).toEqual([["Gorillion"], ["Gorillion"]]);
  });
  it("costs exactly 1 life unblocked, and attacks once", () => {
    const duel = attack("Gorillion");
    expect(duel.foe.life).toBe(2);
    expect(duel.asked).toBe("foe: turn");
  });
});

describe("Grave Robber", () => {
  it("plays one card from the opponent's discard pile, with its Play effect for its controller", () => {
    const duel = played("Grave Robber", { discard: ["Bee Bear"] }, { discard: ["Gorillion", "Killer Bee"] });
    expect(duel.options).toEqual(["Gorillion", "Killer Bee"]);
    duel.you.chooses("Killer Bee");
    expect(duel.you.board).toEqual(["Grave Robber", "Killer Bee"]);
    expect(duel.foe.life).toBe(2);
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Bee Bear"], ["Gorillion"]]);
  });
  it("finds nothing in an empty pile, and never in its controller's", () => {
    const duel = played("Grave Robber", { discard: ["Gorillion"] });
    expect(duel.you.board).toEqual(["Grave Robber"]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("plays a card that no Mindbug can take", () => {
    const duel = played("Grave Robber", {}, { mindbugs: 2, discard: ["Gorillion"] });
    duel.foe.declinesMindbug();
    expect(duel.you.board).toEqual(["Grave Robber", "Gorillion"]);
  });
  it("sends the robbed creature to the robber's pile when it is defeated", () => {
    const duel = played("Grave Robber", {}, { discard: ["Brain Fly"], board: ["Killer Bee"] });
    expect(duel.you.board).toEqual(["Grave Robber", "Brain Fly"]);
    duel.foe.attacksWith("Killer Bee");
    duel.foe.hunts("Brain Fly");
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Brain Fly"], []]);
  });
  it("mindbugged, robs the player who played it", () => {
    const duel = mindbugged("Grave Robber", { discard: ["Gorillion"] }, { discard: ["Bee Bear"] });
    expect(duel.foe.board).toEqual(["Grave Robber", "Gorillion"]);
  });
});

describe("Harpy Mother", () => {
  it("takes control of up to 2 creatures of power 5 or less when defeated, not of 6", () => {
    const duel = attack("Harpy Mother", {}, { board: ["Gorillion", "Killer Bee", "Brain Fly", "Strange Barrel"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.asked).toBe("you: choose takeControl");
    expect([...duel.options].sort()).toEqual(["Brain Fly", "Killer Bee", "Killer Bee + Brain Fly", "nothing"]);
    duel.you.chooses("Killer Bee + Brain Fly");
    expect(duel.you.board).toEqual(["Killer Bee", "Brain Fly"]);
    expect(duel.foe.board).toEqual(["Gorillion", "Strange Barrel"]);
  });
  it("may take one or none", () => {
    const duel = attack("Harpy Mother", {}, { board: ["Gorillion", "Killer Bee"] });
    duel.foe.blocksWith("Gorillion");
    duel.you.chooses("nothing");
    expect(duel.foe.board).toEqual(["Gorillion", "Killer Bee"]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("never takes three", () => {
    const duel = attack("Harpy Mother", {}, { board: ["Gorillion", "Killer Bee", "Brain Fly", "Turbo Bug"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.options).toContain("Brain Fly + Turbo Bug");
    expect(duel.options.filter((words) => words.split(" + ").length > 2)).toEqual([]);
  });
  it("does not offer what its controller has already", () => {
    const duel = attack("Harpy Mother", { board: ["Brain Fly"] }, { board: ["Gorillion", "Killer Bee"] });
    duel.foe.blocksWith("Gorillion");
    expect([...duel.options].sort()).toEqual(["Killer Bee", "nothing"]);
  });
  it("counts current power, and asks nothing where nothing is small enough", () => {
    const duel = attack("Harpy Mother", {}, { board: ["Gorillion", "Killer Bee", "Shield Bugs"] });
    duel.foe.blocksWith("Gorillion");
    expect([...duel.options].sort()).toEqual(["Shield Bugs", "nothing"]);
    const none = attack("Harpy Mother", {}, { board: ["Gorillion"] });
    none.foe.blocksWith("Gorillion");
    expect(none.asked).toBe("foe: turn");
  });
  it("serves the player who controls it when it falls", () => {
    const duel = attack("Gorillion", { board: ["Brain Fly"] }, { board: ["Harpy Mother"] });
    duel.foe.blocksWith("Harpy Mother");
    duel.foe.chooses("Brain Fly");
    expect(duel.foe.board).toEqual(["Brain Fly"]);
    expect(duel.foe.discard).toEqual(["Harpy Mother"]);
  });
  it("and Explosive Toad falling together resolve in the active player's order", () => {
    const start = (): Duel => {
      const duel = attack("Harpy Mother", {}, { board: ["Explosive Toad", "Brain Fly"] });
      duel.foe.blocksWith("Explosive Toad");
      return duel;
    };
    const first = start();
    expect(first.asked).toBe("you: order");
    first.you.chooses("Harpy Mother");
    first.you.chooses("Brain Fly");
    // The Toad must now hit the only creature left, which has changed sides.
    expect([first.you.discard, first.foe.discard]).toEqual([["Harpy Mother", "Brain Fly"], ["Explosive Toad"]]);
    const second = start();
    second.you.chooses("Explosive Toad");
    expect(second.foe.discard).toEqual(["Explosive Toad", "Brain Fly"]);
    expect(second.asked).toBe("foe: turn");
  });
});
