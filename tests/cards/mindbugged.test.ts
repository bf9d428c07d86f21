/** Cards whose words mean the thief once a Mindbug has taken them: Defeated, Harvest, Action and constant abilities. */
import { type Duel, table, type TableSetup } from "../helpers/table.ts";

/** You play the card and lose it to a Mindbug; it is still your turn. */
function stolen(name: string, setup: TableSetup = {}): Duel {
  const duel = table({ ...setup, you: { hand: [name, "Gorillion"], ...setup.you } });
  duel.you.plays(name);
  duel.foe.usesMindbug();
  return duel;
}

/** Icecube Dragon, 8 and HUNTER on your side, hunts the stolen creature down in your extra action. */
function stolenAndDefeated(name: string, setup: TableSetup = {}): Duel {
  const duel = stolen(name, {
    ...setup,
    you: { ...setup.you, board: ["Icecube Dragon", ...(setup.you?.board ?? [])] },
  });
  if (duel.prompt.kind === "fast") duel.foe.passes("fast");
  duel.you.attacksWith("Icecube Dragon");
  duel.you.hunts(name);
  return duel;
}

describe("mindbugged, its Defeated effect is the thief's:", () => {
  it("Captain Fish takes the creature that defeated it", () => {
    const duel = stolenAndDefeated("Captain Fish");
    expect(duel.foe.board).toEqual(["Icecube Dragon"]);
    expect([duel.you.board, duel.foe.discard]).toEqual([[], ["Captain Fish"]]);
  });

  it("Cosmic Joe lets the thief choose", () => {
    const duel = stolenAndDefeated("Cosmic Joe", { you: { board: ["Gigazaur"] } });
    expect(duel.asked).toBe("foe: choose defeat");
    duel.foe.chooses("Icecube Dragon");
    expect([duel.you.board, duel.foe.life]).toEqual([["Gigazaur"], 3]);
  });

  it("Cherry Bug brings the thief the creature that defeated it", () => {
    const duel = stolenAndDefeated("Cherry Bug");
    expect([duel.you.board, duel.foe.board]).toEqual([[], ["Icecube Dragon"]]);
  });

  it("Astronuts gives the thief the very Mindbug back that took it, if it was the last", () => {
    expect(stolenAndDefeated("Astronuts", { foe: { mindbugs: 1 } }).foe.mindbugs).toBe(1);
    expect(stolenAndDefeated("Astronuts", { foe: { mindbugs: 2 } }).foe.mindbugs).toBe(1);
  });

  it("Aubergalactic Whale defeats the big creatures of the player who played it", () => {
    const duel = stolenAndDefeated("Aubergalactic Whale", {
      you: { board: ["Brain Fly"] },
      foe: { board: ["Gorillion"] },
    });
    expect([duel.you.board, duel.foe.board]).toEqual([["Brain Fly"], ["Gorillion"]]);
  });

  it("Chaotic Cabbage steals from the player who played it", () => {
    const duel = stolenAndDefeated("Chaotic Cabbage");
    expect([duel.you.hand, duel.foe.hand]).toEqual([[], ["Gorillion"]]);
  });

  it.each([
    ["Megamoth", 2],
    ["Pandakaï", 1],
    ["Iron Back", 2],
  ])("%s gives the thief %i energy", (name, energy) => {
    const duel = stolenAndDefeated(name, { you: { board: ["Kong"] }, power: {} });
    expect([duel.you.energy, duel.foe.energy]).toEqual([0, energy]);
  });

  it("Pagurah defeats the small creatures of the player who played it", () => {
    const duel = stolenAndDefeated("Pagurah", {
      you: { board: ["Brain Fly", "Strange Barrel"] },
      foe: { board: ["Brain Fly"] },
    });
    expect([duel.you.board, duel.foe.board]).toEqual([["Icecube Dragon", "Strange Barrel"], ["Brain Fly"]]);
  });

  it("Pomegrenade hits a creature of the player who played it that has octonite", () => {
    const duel = stolen("Pomegrenade", { you: { board: ["Goblin Werewolf", "Kong", "Gigazaur"] } });
    duel.foe.chooses("Pomegrenade + Kong");
    duel.foe.passes("fast");
    duel.you.attacksWith("Goblin Werewolf");
    duel.you.hunts("Pomegrenade");
    expect([duel.you.board, duel.foe.board]).toEqual([["Gigazaur"], []]);
  });

  it("Rob makes the player who played it discard", () => {
    const duel = stolenAndDefeated("Rob", { you: { hand: ["Rob", "Gorillion", "Brain Fly"] } });
    expect([duel.you.hand, duel.foe.life]).toEqual([[], 3]);
  });

  it("Olive Orbiter defeats all creatures of the player who played it, if the thief has no other", () => {
    expect(stolenAndDefeated("Olive Orbiter", { you: { board: ["Gorillion"] } }).you.board).toEqual([]);
    expect(
      stolenAndDefeated("Olive Orbiter", { you: { board: ["Gorillion"] }, foe: { board: ["Brain Fly"] } }).you.board,
    ).toEqual(["Icecube Dragon", "Gorillion"]);
  });
});

describe("mindbugged, its Harvest is the thief's, on the thief's turns:", () => {
  /** Your extra action is playing Gorillion; then turns pass with you and the foe attacking into nothing. */
  function ripened(name: string, turns: number, setup: TableSetup = {}): Duel {
    const duel = stolen(name, {
      ...setup,
      you: { life: 9, hand: [name, "Gorillion", "Gorillion", "Gorillion", "Gorillion"], ...setup.you },
      foe: { life: 9, hand: ["Kong", "Kong", "Kong", "Kong"], ...setup.foe },
    });
    for (let turn = 0; turn < turns; turn++) {
      duel.you.playsUnhindered("Gorillion");
      if (turn + 1 < turns) duel.foe.plays("Kong");
      if (!duel.isOver && duel.prompt.kind === "mindbug") duel.you.declinesMindbug();
    }
    return duel;
  }

  it("Alluring Oyster takes a creature of the player who played it", () => {
    const duel = ripened("Alluring Oyster", 2, {
      foe: { mindbugs: 1, hand: ["Brain Fly", "Kong"] },
      you: { mindbugs: 0 },
    });
    expect(duel.asked).toBe("foe: choose takeControl");
    duel.foe.chooses("Gorillion");
    expect(duel.foe.board).toContain("Gorillion");
  });

  it("Bananapus defeats a creature of the player who played it", () => {
    const duel = ripened("Bananapus", 2, { foe: { mindbugs: 1, hand: ["Kong", "Kong"] }, you: { mindbugs: 0 } });
    expect(duel.asked).toBe("foe: choose defeat");
    duel.foe.chooses("Gorillion");
    expect([duel.you.board, duel.you.discard]).toEqual([["Gorillion"], ["Gorillion"]]);
  });

  it("Fearberry keeps the creatures of the player who played it from blocking", () => {
    const duel = ripened("Fearberry", 2, { foe: { mindbugs: 1, hand: ["Kong", "Kong"] }, you: { mindbugs: 0 } });
    duel.foe.attacksWith("Fearberry");
    expect([duel.you.life, duel.foe.octonite("Fearberry")]).toEqual([8, 2]);
  });
});

describe("mindbugged, its constant ability serves, or binds, the thief:", () => {
  it("Elephantopus keeps small creatures of the player who played it from blocking", () => {
    const duel = stolen("Elephantopus", { you: { board: ["Brain Fly"] }, foe: { board: ["Kong"] } });
    duel.you.playsUnhindered("Gorillion");
    duel.foe.attacksWith("Elephantopus");
    expect(duel.options).toEqual(["block Gorillion", "pass"]);
  });

  it("Kraken makes the thief's big creatures SNEAKY", () => {
    const duel = stolen("Kraken", { you: { board: ["Gorillion"] }, foe: { board: ["Gigazaur"] } });
    expect([duel.foe.keywords("Gigazaur"), duel.you.keywords("Gorillion")]).toEqual([["SNEAKY"], []]);
  });

  it("Rex Florae strengthens the thief's creatures", () => {
    const duel = stolen("Rex Florae", { you: { board: ["Brain Fly"] }, foe: { board: ["Brain Fly"] } });
    expect([duel.you.power("Brain Fly"), duel.foe.power("Brain Fly")]).toEqual([4, 5]);
  });

  it("Topinambur Titan's octonite is distributed by the thief, for the thief", () => {
    const duel = stolen("Topinambur Titan", { foe: { board: ["Brain Fly"] } });
    expect(duel.asked).toBe("foe: distribute");
    duel.foe.chooses("Topinambur Titan");
    expect(duel.foe.power("Brain Fly")).toBe(5);
  });

  it("Shoctopus strips the creatures of the player who played it, at once", () => {
    const duel = stolen("Shoctopus", { you: { board: ["Rhino Turtle"] } });
    duel.foe.chooses("Shoctopus + Rhino Turtle");
    expect([duel.you.keywords("Rhino Turtle"), duel.foe.keywords("Shoctopus")]).toEqual([[], ["HUNTER"]]);
  });

  it("Peach Police silences the player who played it", () => {
    const duel = stolen("Peach Police", { you: { board: ["Applebot"] }, foe: { board: ["Spider Owl"] } });
    duel.you.attacksWith("Applebot");
    duel.foe.blocksWith("Spider Owl");
    expect([duel.you.life, duel.you.discard]).toEqual([3, ["Applebot"]]);
  });

  it("The King forbids the thief's other creatures to attack, not those of the player who played it", () => {
    const duel = stolen("The King", { you: { board: ["Brain Fly"] }, foe: { board: ["Kong"], hand: [] } });
    expect(duel.options).toEqual(["play Gorillion", "attack Brain Fly"]);
    duel.you.playsUnhindered("Gorillion");
    expect(duel.foe.whyNot("attack", "Kong")).toBe("attackForbidden");
    expect(duel.foe.whyNot("attack", "The King")).toBeNull();
  });

  it("Calm Cole protects the thief's creatures, at once", () => {
    const duel = stolen("Calm Cole", { you: { board: ["Goblin Werewolf"] }, foe: { board: ["Brain Fly"] } });
    duel.you.attacksWith("Goblin Werewolf");
    duel.you.hunts("Brain Fly");
    expect(duel.foe.board).toEqual(["Brain Fly", "Calm Cole"]);
  });

  it("Lone Yeti and Prime Fungus look at the thief's creatures", () => {
    expect(stolen("Lone Yeti", { you: { board: ["Brain Fly"] } }).foe.power("Lone Yeti")).toBe(10);
    expect(stolen("Prime Fungus", { foe: { board: ["Gorillion"] } }).foe.keywords("Prime Fungus")).toEqual([]);
  });
});

describe("mindbugged, it acts for the thief:", () => {
  it("Cornanon reveals a card of the thief against the creatures of the player who played it", () => {
    const duel = stolen("Cornanon", { you: { board: ["Luchataur", "Applebot"] }, foe: { hand: ["Explosive Toad"] } });
    duel.foe.chooses("Explosive Toad");
    expect(duel.you.board).toEqual(["Applebot"]);
  });

  it("Figuru, Borgions and USX Tangerine wait for the thief's own turn with their Action", () => {
    for (const name of ["Figuru", "Borgions", "USX Tangerine"]) {
      const duel = stolen(name, { you: { board: ["Kong"] } });
      if (duel.prompt.kind === "distribute") duel.foe.chooses(name === "Borgions" ? name : "USX Tangerine + Kong");
      expect(duel.asked).toBe("you: turn");
      duel.you.playsUnhindered("Gorillion");
      duel.foe.usesAction(name);
      if (name === "Figuru") expect(duel.foe.hand).toEqual(["Figuru"]);
      if (name === "Borgions") {
        duel.foe.chooses("Kong");
        expect(duel.turnOf).toBe("foe");
      }
      if (name === "USX Tangerine") expect(duel.foe.board).toEqual(["USX Tangerine", "Kong"]);
    }
  });

  it("Quadranut alone on the thief's side defeats itself, into the thief's pile", () => {
    const duel = stolen("Quadranut", { you: { board: ["Brain Fly"] } });
    expect([duel.you.board, duel.foe.board, duel.foe.discard]).toEqual([[], [], ["Quadranut"]]);
  });

  it("Lord Watermelon lets the thief play a FAST card and attack with it, on the other player's turn", () => {
    const duel = stolen("Lord Watermelon", { foe: { hand: ["Pineapple Paladin"] } });
    expect(duel.asked).toBe("foe: fast");
    duel.foe.attacksWith("Pineapple Paladin");
    expect([duel.you.life, duel.foe.life, duel.asked]).toEqual([2, 4, "you: turn"]);
  });
});
