/** Battlefruit Kingdom, Alluring Oyster to Icecube Dragon: each card's rule, its boundary, and who profits. */
import { attack, growing, harvested, mindbugged, played, quiet } from "../helpers/stories.ts";
import { type Duel } from "../helpers/table.ts";

describe("Alluring Oyster", () => {
  it("comes into play with 2 octonite", () => {
    expect(played("Alluring Oyster").you.octonite("Alluring Oyster")).toBe(2);
  });
  it("takes control of a creature of power 6 or more when harvested, not of 5", () => {
    const duel = harvested("Alluring Oyster", {}, { board: ["Pepperwing", "Bananapus"] });
    expect(duel.you.board).toEqual(["Alluring Oyster", "Pepperwing"]);
    expect(duel.asked).toBe("you: turn");
  });
  it("takes a creature that may attack in the same turn", () => {
    const duel = harvested("Alluring Oyster", {}, { board: ["Gorillion"] });
    duel.you.attacksWith("Gorillion");
    expect(duel.foe.life).toBe(2);
  });
  it("counts current power, and changes nothing where only an own creature qualifies", () => {
    expect(harvested("Alluring Oyster", {}, { board: ["Kiwing Juicer", "Shield Bugs"] }).you.board).toEqual([
      "Alluring Oyster",
      "Kiwing Juicer",
    ]);
    expect(harvested("Alluring Oyster", { board: ["Gorillion"] }, { board: ["Bananapus"] }).foe.board).toEqual([
      "Bananapus",
    ]);
  });
  it("is not harvested before the last octonite, nor again without any", () => {
    expect(growing("Alluring Oyster").you.octonite("Alluring Oyster")).toBe(1);
    expect(growing("Alluring Oyster").foe.board).toEqual(["Gorillion"]);
    expect(quiet({ board: ["Alluring Oyster"] }, { board: ["Gorillion"] }).foe.board).toEqual(["Gorillion"]);
  });
});

describe("Artimist", () => {
  it("wins the game for its controller when harvested", () => {
    expect(harvested("Artimist").winner).toBe("you");
    expect(quiet({}, { board: [{ card: "Artimist", octonite: 1 }] }, "foe").winner).toBe("foe");
  });
  it("needs five turns of its controller", () => {
    expect(played("Artimist").you.octonite("Artimist")).toBe(5);
    const duel = growing("Artimist");
    expect(duel.winner).toBe("still playing");
    expect(duel.you.octonite("Artimist")).toBe(1);
  });
  it("does not ripen on the opponent's turn", () => {
    const duel = quiet({ board: [{ card: "Artimist", octonite: 1 }] }, {}, "foe");
    expect(duel.winner).toBe("still playing");
    expect(duel.you.octonite("Artimist")).toBe(1);
  });
  it("ripens for the player who mindbugs it, on their turns", () => {
    const duel = mindbugged("Artimist", { hand: ["Luchataur", "Bee Bear"] });
    expect(duel.foe.octonite("Artimist")).toBe(5);
    duel.you.plays("Luchataur");
    expect(duel.turnOf).toBe("foe");
    expect(duel.foe.octonite("Artimist")).toBe(4);
  });
});

describe("Avocado Gunner", () => {
  it("defeats an enemy creature of power 5 or less when attacking, not of 6, nor an own one", () => {
    const duel = attack("Avocado Gunner", { board: ["Cherry Bug"] }, { board: ["Kiwing Juicer", "Prime Fungus"] });
    expect(duel.foe.board).toEqual(["Prime Fungus"]);
    expect(duel.you.board).toEqual(["Avocado Gunner", "Cherry Bug"]);
    expect(duel.asked).toBe("foe: block");
  });
  it("shoots again in its second attack", () => {
    const duel = attack("Avocado Gunner", {}, { board: ["Mangonade", "Kiwing Juicer"] });
    duel.you.chooses("Mangonade");
    duel.foe.doesNotBlock();
    duel.you.attacksWith("Avocado Gunner");
    expect(duel.foe.board).toEqual([]);
    expect(duel.foe.life).toBe(1);
  });
  it("only exhausts a TOUGH creature, and attacks on where nothing is small enough", () => {
    expect(attack("Avocado Gunner", {}, { board: ["Raspberry Ranger"] }).foe.isExhausted("Raspberry Ranger")).toBe(
      true,
    );
    expect(attack("Avocado Gunner", {}, { board: ["Prime Fungus"] }).asked).toBe("foe: block");
  });
});

describe("Bananapus", () => {
  it("defeats one enemy creature of any power when harvested", () => {
    const duel = harvested("Bananapus", { board: ["Mangonade"] }, { board: ["Gorillion", "Cherry Bug"] });
    expect(duel.asked).toBe("you: choose defeat");
    expect(duel.options).toEqual(["Gorillion", "Cherry Bug"]);
    duel.you.chooses("Gorillion");
    expect(duel.foe.board).toEqual(["Cherry Bug"]);
    expect(duel.asked).toBe("you: turn");
  });
  it("only exhausts a TOUGH creature, and never hits its own side", () => {
    expect(harvested("Bananapus", {}, { board: ["Rhino Turtle"] }).foe.isExhausted("Rhino Turtle")).toBe(true);
    const alone = harvested("Bananapus", { board: ["Mangonade"] });
    expect(alone.you.board).toEqual(["Bananapus", "Mangonade"]);
    expect(alone.asked).toBe("you: turn");
  });
  it("comes with 2 octonite, and does nothing at the first tick", () => {
    expect(played("Bananapus").you.octonite("Bananapus")).toBe(2);
    expect(growing("Bananapus").foe.board).toEqual(["Gorillion"]);
  });
  it("and another harvest of the same turn resolve in the player's order", () => {
    const duel = harvested(
      "Bananapus",
      { board: [{ card: "Captain Cucodile", octonite: 1 }] },
      { board: ["Gorillion"] },
    );
    expect(duel.asked).toBe("you: order");
    expect([duel.you.octonite("Bananapus"), duel.you.octonite("Captain Cucodile")]).toEqual([0, 0]);
    duel.you.chooses("Captain Cucodile");
    expect(duel.you.life).toBe(5);
    expect(duel.foe.board).toEqual([]);
  });
  it("hunts", () => {
    const duel = attack("Bananapus", {}, { board: ["Pesky Peas", "Mangonade"] });
    duel.you.hunts("Mangonade");
    expect(duel.foe.discard).toEqual(["Mangonade"]);
  });
});

describe("Calm Cole", () => {
  it("keeps other allied creatures from being defeated in combat, while their enemy still falls", () => {
    const duel = attack("Gorillion", { board: ["Calm Cole"] }, { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.board).toEqual(["Gorillion", "Calm Cole"]);
    expect(duel.foe.discard).toEqual(["Gorillion"]);
  });
  it("keeps them from being defeated by effects, and TOUGH ones from exhausting", () => {
    const duel = played("Tiger Squirrel", {}, { board: ["Calm Cole", "Rhino Turtle", "Gorillion"] });
    expect(duel.foe.board).toEqual(["Calm Cole", "Rhino Turtle", "Gorillion"]);
    expect(duel.foe.isExhausted("Rhino Turtle")).toBe(false);
    expect(duel.asked).toBe("foe: turn");
  });
  it("does not trigger Defeated effects of the protected", () => {
    const duel = attack("Tomageddon", { board: ["Calm Cole"] }, { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.foe.hand).toEqual(["Luchataur"]);
  });
  it("protects neither itself nor the enemy side", () => {
    const duel = attack("Gorillion", {}, { board: ["Calm Cole", "Mangonade"] });
    duel.foe.blocksWith("Calm Cole");
    expect([duel.you.discard, duel.foe.discard]).toEqual([["Gorillion"], ["Calm Cole"]]);
    const hunt = attack("Bananapus", { board: ["Calm Cole"] }, { board: ["Mangonade"] });
    hunt.you.hunts("Mangonade");
    expect(hunt.foe.discard).toEqual(["Mangonade"]);
  });
  it("still protects those hit at the same moment as itself", () => {
    const duel = played("Kangasaurus Rex", {}, { board: ["Calm Cole", "Mangonade"] });
    expect(duel.foe.board).toEqual(["Mangonade"]);
  });
  it("defeats itself when harvested, and the protection ends", () => {
    const duel = harvested("Calm Cole", { board: ["Mangonade"] }, { board: ["Gorillion"] });
    expect(duel.you.discard).toEqual(["Calm Cole"]);
    duel.you.attacksWith("Mangonade");
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.discard).toEqual(["Calm Cole", "Mangonade"]);
  });
  it("comes with 2 octonite, and protects the side of the player who mindbugs it", () => {
    const duel = mindbugged("Calm Cole", { board: ["Gorillion"] }, { board: ["Mangonade"] });
    expect(duel.foe.octonite("Calm Cole")).toBe(2);
    duel.you.attacksWith("Gorillion");
    duel.foe.blocksWith("Mangonade");
    expect(duel.foe.board).toEqual(["Mangonade", "Calm Cole"]);
  });
});

describe("Captain Cucodile", () => {
  it("gains 2 life when harvested, on its controller's next turn", () => {
    const duel = played("Captain Cucodile", { hand: ["Luchataur"] }, { hand: ["Luchataur", "Bee Bear"] });
    expect([duel.you.octonite("Captain Cucodile"), duel.you.life]).toEqual([1, 3]);
    duel.foe.plays("Luchataur");
    expect([duel.you.octonite("Captain Cucodile"), duel.you.life]).toEqual([0, 5]);
  });
  it("is harvested once", () => {
    expect(quiet({ board: ["Captain Cucodile"] }).you.life).toBe(3);
  });
  it("heals the player who mindbugs it, on their turn; the extra action is no new turn", () => {
    const duel = mindbugged("Captain Cucodile");
    expect([duel.you.life, duel.foe.life, duel.foe.octonite("Captain Cucodile")]).toEqual([3, 3, 1]);
    duel.you.plays("Luchataur");
    expect([duel.you.life, duel.foe.life]).toEqual([3, 5]);
  });
  it("attacks twice with FRENZY", () => {
    expect(attack("Captain Cucodile").asked).toBe("you: attackAgain");
  });
});

describe("Carrot Cleric", () => {
  it("may attack in the turn it is played, or wait", () => {
    const now = played("Carrot Cleric");
    expect(now.asked).toBe("you: fast");
    now.you.attacksWith("Carrot Cleric");
    expect(now.foe.life).toBe(2);
    expect(now.asked).toBe("foe: turn");
    const later = played("Carrot Cleric");
    later.you.passes("fast");
    expect(later.foe.life).toBe(3);
    expect(later.asked).toBe("foe: turn");
  });
  it("mindbugged, may attack the player who played it at once, who then acts again", () => {
    const duel = mindbugged("Carrot Cleric");
    expect(duel.asked).toBe("foe: fast");
    duel.foe.attacksWith("Carrot Cleric");
    expect(duel.you.life).toBe(2);
    expect(duel.asked).toBe("you: turn");
  });
  it("exhausts at its first defeat, being TOUGH", () => {
    const duel = attack("Carrot Cleric", {}, { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.isExhausted("Carrot Cleric")).toBe(true);
  });
});

describe("Cherry Bug", () => {
  it("takes control of the creature that defeated it in combat; a FRENZY attack is over then", () => {
    const duel = attack("Luchataur", {}, { board: ["Cherry Bug"] });
    duel.foe.blocksWith("Cherry Bug");
    expect(duel.foe.board).toEqual(["Luchataur"]);
    expect(duel.foe.discard).toEqual(["Cherry Bug"]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("works attacking as well, and takes the creature as it is", () => {
    const duel = attack("Cherry Bug", {}, { board: [{ card: "Rhino Turtle", exhausted: true }] });
    duel.foe.blocksWith("Rhino Turtle");
    expect(duel.you.board).toEqual(["Rhino Turtle"]);
    expect(duel.you.isExhausted("Rhino Turtle")).toBe(true);
  });
  it("takes a TOUGH creature of equal power, which exhausts", () => {
    const duel = attack("Cherry Bug", {}, { board: ["Duradillo"] });
    duel.foe.blocksWith("Duradillo");
    expect(duel.you.board).toEqual(["Duradillo"]);
    expect(duel.you.isExhausted("Duradillo")).toBe(true);
  });
  it("takes nothing if the other creature falls too", () => {
    const duel = attack("Cherry Bug", {}, { board: ["Calm Cole"] });
    duel.foe.blocksWith("Calm Cole");
    expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("takes nothing when an effect defeats it", () => {
    const duel = played("Kangasaurus Rex", {}, { board: ["Cherry Bug"] });
    expect(duel.you.board).toEqual(["Kangasaurus Rex"]);
    expect(duel.foe.board).toEqual([]);
  });
});

describe("Coconut Crab", () => {
  it("costs the opponent 1 life with each attack, before the block", () => {
    const duel = attack("Coconut Crab", {}, { life: 5, board: ["Gorillion"] });
    expect(duel.foe.life).toBe(4);
    duel.foe.doesNotBlock();
    expect(duel.foe.life).toBe(3);
    duel.you.attacksWith("Coconut Crab");
    expect(duel.foe.life).toBe(2);
    duel.foe.blocksWith("Gorillion");
    expect(duel.foe.life).toBe(2);
  });
  it("wins at once against 1 life", () => {
    expect(attack("Coconut Crab", {}, { life: 1, board: ["Gorillion"] }).winner).toBe("you");
  });
});

describe("Dragon Fruit", () => {
  const fallen = (...board: string[]): Duel => {
    const duel = attack("Dragon Fruit", { board: ["Cherry Bug"] }, { board: ["Gorillion", ...board] });
    duel.foe.blocksWith("Gorillion");
    return duel;
  };
  it("defeats the enemy creatures of lowest power when defeated, all tied, never its own side", () => {
    const duel = fallen("Mangonade", "Brain Fly", "Killer Bee");
    expect(duel.foe.board).toEqual(["Gorillion", "Killer Bee"]);
    expect(duel.you.board).toEqual(["Cherry Bug"]);
  });
  it("defeats the creature that defeated it, if that is the only one", () => {
    expect(fallen().foe.board).toEqual([]);
  });
  it("only exhausts a TOUGH creature, and counts current power", () => {
    expect(fallen("Avocado Gunner").foe.isExhausted("Avocado Gunner")).toBe(true);
    expect(fallen("Mangonade", "Potadore the Wise").foe.board).toEqual(["Gorillion", "Mangonade"]);
  });
  it("hits nothing on an empty side", () => {
    const duel = attack("Dragon Fruit", {}, { board: ["Giraffodile"] });
    duel.foe.blocksWith("Giraffodile");
    expect(duel.asked).toBe("foe: turn");
  });
  it("may attack in the turn it is played, being FAST", () => {
    expect(played("Dragon Fruit").asked).toBe("you: fast");
  });
  it("serves the player who controls it when it falls", () => {
    const duel = attack("Gorillion", { board: ["Mangonade"] }, { board: ["Dragon Fruit", "Cherry Bug"] });
    duel.foe.blocksWith("Dragon Fruit");
    expect(duel.you.board).toEqual(["Gorillion"]);
    expect(duel.foe.board).toEqual(["Cherry Bug"]);
  });
});

describe("Duradillo", () => {
  it("costs its controller 1 life when defeated, not when it exhausts", () => {
    const fresh = attack("Duradillo", {}, { board: ["Gorillion"] });
    fresh.you.hunts("Gorillion");
    expect(fresh.foe.discard).toEqual(["Gorillion"]);
    expect(fresh.you.isExhausted("Duradillo")).toBe(true);
    expect(fresh.you.life).toBe(3);
    const worn = quiet({ board: [{ card: "Duradillo", exhausted: true }] }, { board: ["Gorillion"] });
    worn.you.attacksWith("Duradillo");
    worn.you.hunts("Gorillion");
    expect([worn.you.life, worn.foe.life]).toEqual([2, 3]);
  });
  it("may cost the last life", () => {
    const duel = attack("Gorillion", {}, { life: 1, board: [{ card: "Duradillo", exhausted: true }] });
    duel.foe.blocksWith("Duradillo");
    expect(duel.winner).toBe("you");
  });
  it("mindbugged, may hunt at once for the thief, and costs the thief the life", () => {
    const duel = mindbugged("Duradillo", { board: ["Gorillion", "Luchataur"] });
    expect(duel.asked).toBe("foe: fast");
    duel.foe.attacksWith("Duradillo");
    duel.foe.hunts("Gorillion");
    expect(duel.you.discard).toEqual(["Gorillion"]);
    duel.you.attacksWith("Luchataur");
    duel.foe.blocksWith("Duradillo");
    expect([duel.you.life, duel.foe.life]).toEqual([3, 2]);
    expect(duel.foe.discard).toEqual(["Duradillo"]);
  });
});

describe("Fearberry", () => {
  it("keeps enemy creatures from blocking this turn when harvested, and puts 2 octonite back", () => {
    const duel = harvested("Fearberry", { board: ["Luchataur"] }, { board: ["Gorillion"] });
    expect(duel.you.octonite("Fearberry")).toBe(2);
    duel.you.attacksWith("Luchataur");
    expect(duel.foe.life).toBe(2);
    duel.you.attacksWith("Luchataur");
    expect(duel.foe.life).toBe(1);
  });
  it("binds enemies only, for this turn only", () => {
    const duel = harvested("Fearberry", {}, { board: ["Gorillion"] });
    duel.you.plays("Luchataur");
    duel.foe.attacksWith("Gorillion");
    expect(duel.asked).toBe("you: block");
    duel.you.doesNotBlock();
    duel.you.attacksWith("Luchataur");
    expect(duel.asked).toBe("foe: block");
  });
  it("does not keep a HUNTER from forcing an enemy creature", () => {
    const duel = harvested("Fearberry", { board: ["Bananapus"] }, { board: ["Mangonade"] });
    duel.you.attacksWith("Bananapus");
    duel.you.hunts("Mangonade");
    expect(duel.foe.discard).toEqual(["Mangonade"]);
  });
  it("holds for the extra action after a Mindbug, and is not harvested again", () => {
    const duel = harvested("Fearberry", { board: ["Gorillion"] }, { mindbugs: 1, board: ["Gorillion"] });
    duel.you.plays("Luchataur");
    duel.foe.usesMindbug();
    expect(duel.you.octonite("Fearberry")).toBe(2);
    duel.you.attacksWith("Gorillion");
    expect(duel.foe.life).toBe(2);
  });
  it("comes with 2 octonite, and does nothing at the first tick", () => {
    expect(played("Fearberry").you.octonite("Fearberry")).toBe(2);
    const duel = growing("Fearberry");
    duel.you.attacksWith("Fearberry");
    expect(duel.asked).toBe("foe: block");
  });
});

describe("Fennel Trickster", () => {
  it("has 8 power while its controller has 2 or fewer cards in hand, 2 with 3", () => {
    const power = (...hand: string[]): number =>
      quiet({ hand, board: ["Fennel Trickster"] }, { hand: ["Luchataur", "Luchataur", "Luchataur"] }).you.power(
        "Fennel Trickster",
      );
    expect([
      power(),
      power("Luchataur"),
      power("Luchataur", "Luchataur"),
      power("Luchataur", "Luchataur", "Luchataur"),
    ]).toEqual([8, 8, 8, 2]);
  });
  it("has it on the other player's turn too, and changes with the hand at once", () => {
    const duel = quiet({ hand: ["Luchataur", "Bee Bear", "Gorillion"], board: ["Fennel Trickster"] });
    expect(duel.you.power("Fennel Trickster")).toBe(2);
    duel.you.plays("Luchataur");
    expect(duel.turnOf).toBe("foe");
    expect(duel.you.power("Fennel Trickster")).toBe(8);
  });
  it("mindbugged, looks at the thief's hand", () => {
    const duel = mindbugged("Fennel Trickster", {}, { hand: ["Luchataur", "Luchataur", "Luchataur"] });
    expect(duel.foe.power("Fennel Trickster")).toBe(2);
  });
  it("can be blocked by SNEAKY creatures only", () => {
    expect(attack("Fennel Trickster", {}, { board: ["Gorillion"] }).foe.life).toBe(2);
  });
});

describe("Icecube Dragon", () => {
  it("melts when harvested, before its controller's action", () => {
    const duel = harvested("Icecube Dragon");
    expect(duel.you.board).toEqual([]);
    expect(duel.you.discard).toEqual(["Icecube Dragon"]);
    expect(duel.options).toEqual(["play Luchataur"]);
  });
  it("comes with 3 octonite, attacks twice and hunts until then", () => {
    expect(played("Icecube Dragon").you.octonite("Icecube Dragon")).toBe(3);
    const duel = growing("Icecube Dragon");
    duel.you.attacksWith("Icecube Dragon");
    expect(duel.options).toEqual(["hunt Gorillion", "pass"]);
    duel.you.doesNotHunt();
    duel.foe.doesNotBlock();
    expect(duel.asked).toBe("you: attackAgain");
  });
  it("keeps its octonite for whoever takes control of it", () => {
    const duel = played("Brain Fly", {}, { board: [{ card: "Icecube Dragon", octonite: 2 }] });
    expect(duel.you.octonite("Icecube Dragon")).toBe(2);
  });
  it("does not melt next to Calm Cole, and never again later", () => {
    const duel = harvested("Icecube Dragon", { board: ["Calm Cole"] });
    expect(duel.you.board).toEqual(["Icecube Dragon", "Calm Cole"]);
    expect(duel.you.octonite("Icecube Dragon")).toBe(0);
  });
});
