import { type Duel, table } from "../helpers/table.ts";

const triggered = (duel: Duel): string[] => duel.events.flatMap((event) => (event.e === "trigger" ? [event.card] : []));

describe("FAST", () => {
  it("ruling 97: a FAST creature may attack in the turn it comes into play, on top of playing it", () => {
    const setup = { you: { hand: ["Pineapple Paladin", "Kong"], board: ["Gorillion"] }, foe: { hand: ["Kong"] } };
    const attacking = table(setup);
    attacking.you.playsUnhindered("Pineapple Paladin");
    expect(attacking.asked).toBe("you: fast");
    expect(attacking.options).toEqual(["attack Pineapple Paladin", "pass"]);
    attacking.you.attacksWith("Pineapple Paladin");
    expect([attacking.you.life, attacking.foe.life]).toEqual([4, 2]);
    expect(attacking.asked).toBe("foe: turn");
    const waiting = table(setup);
    waiting.you.playsUnhindered("Pineapple Paladin");
    waiting.you.passes("fast");
    expect(waiting.foe.life).toBe(3);
    expect(waiting.asked).toBe("foe: turn");
  });
});

describe("octonite and Harvest", () => {
  it("ruling 100: a creature gets its octonite however it enters and for whoever controls it", () => {
    const played = table({ you: { hand: ["Lychee King", "Kong"] }, foe: { hand: ["Kong"] } });
    played.you.playsUnhindered("Lychee King");
    expect(played.you.octonite("Lychee King")).toBe(2);
    const stolen = table({ you: { hand: ["Lychee King", "Kong"] }, foe: { hand: ["Kong"] } });
    stolen.you.plays("Lychee King");
    stolen.foe.usesMindbug();
    expect(stolen.foe.octonite("Lychee King")).toBe(2);
    const dug = table({ you: { hand: ["Compost Dragon", "Kong"], discard: ["Mangonade"] }, foe: { hand: ["Kong"] } });
    dug.you.playsUnhindered("Compost Dragon");
    expect(dug.you.octonite("Mangonade")).toBe(3);
    // Two creatures enter: the octonite is there before the Play effect that brings the next one.
    const watermelon = table({ you: { hand: ["Lord Watermelon", "Calm Cole"] }, foe: { hand: ["Kong"] } });
    watermelon.you.playsUnhindered("Lord Watermelon");
    expect(watermelon.events).toContainEqual(expect.objectContaining({ e: "enter", card: "calm-cole", octonite: 2 }));
  });

  it("ruling 101: one octonite goes at the start of its controller's turn, and the last one activates Harvest", () => {
    const duel = table({
      you: { hand: ["Kong", "Rob"], board: [{ card: "Captain Cucodile", octonite: 2 }] },
      foe: { hand: ["Kong", "Rob"], board: [{ card: "Lychee King", octonite: 2 }] },
    });
    expect(duel.asked).toBe("you: turn");
    expect([duel.you.octonite("Captain Cucodile"), duel.foe.octonite("Lychee King")]).toEqual([1, 2]);
    expect(duel.you.life).toBe(3);
    duel.you.playsUnhindered("Kong");
    expect([duel.you.octonite("Captain Cucodile"), duel.foe.octonite("Lychee King")]).toEqual([1, 1]);
    duel.foe.playsUnhindered("Kong");
    expect(duel.you.octonite("Captain Cucodile")).toBe(0);
    expect(duel.you.life).toBe(5);
    expect(duel.asked).toBe("you: turn");
    // Compulsory, also where it hurts.
    const dragon = table({
      you: { hand: ["Kong"], board: [{ card: "Icecube Dragon", octonite: 1 }] },
      foe: { hand: ["Kong"] },
    });
    expect(dragon.you.discard).toEqual(["Icecube Dragon"]);
  });

  it("ruling 102: Lychee King ticks on its controller's next turn and acts on the one after", () => {
    const spare = ["Kong", "Rob", "Mantis", "Gorillion"];
    const yours = table({ you: { hand: ["Lychee King", ...spare], mindbugs: 0 }, foe: { hand: spare, mindbugs: 0 } });
    yours.you.plays("Lychee King");
    yours.foe.plays("Rob");
    expect(yours.you.octonite("Lychee King")).toBe(1);
    yours.you.plays("Rob");
    yours.foe.plays("Kong");
    expect(yours.you.octonite("Lychee King")).toBe(0);
    expect(yours.foe.life).toBe(2);

    const stolen = table({ you: { hand: ["Lychee King", ...spare], mindbugs: 0 }, foe: { hand: spare, mindbugs: 1 } });
    stolen.you.plays("Lychee King");
    stolen.foe.usesMindbug();
    stolen.you.plays("Rob");
    expect(stolen.turnOf).toBe("foe");
    expect(stolen.foe.octonite("Lychee King")).toBe(1);
    stolen.foe.plays("Rob");
    expect(stolen.foe.octonite("Lychee King")).toBe(1);
    stolen.you.plays("Kong");
    expect(stolen.foe.octonite("Lychee King")).toBe(0);
    expect(stolen.you.life).toBe(2);
  });

  it("ruling 103: all creatures lose their octonite first, then you order what was activated", () => {
    const duel = table({
      you: {
        hand: ["Kong"],
        board: [
          { card: "Lychee King", octonite: 1 },
          { card: "Captain Cucodile", octonite: 1 },
          { card: "Mangonade", octonite: 3 },
        ],
      },
      foe: { hand: ["Kong"] },
    });
    expect(duel.asked).toBe("you: order");
    expect(duel.options.toSorted()).toEqual(["Captain Cucodile", "Lychee King"]);
    expect(["Lychee King", "Captain Cucodile", "Mangonade"].map((name) => duel.you.octonite(name))).toEqual([0, 0, 2]);
    expect([duel.you.life, duel.foe.life]).toEqual([3, 3]);
    duel.you.chooses("Captain Cucodile");
    expect([duel.you.life, duel.foe.life]).toEqual([5, 2]);
    expect(triggered(duel)).toEqual(["captain-cucodile", "lychee-king"]);
  });

  it("ruling 104: without octonite there is no Harvest, and no repeated one", () => {
    const duel = table({
      you: { hand: ["Kong", "Rob"], board: [{ card: "Lychee King", octonite: 1 }] },
      foe: { hand: ["Kong", "Rob"] },
    });
    expect(duel.foe.life).toBe(2);
    duel.you.playsUnhindered("Kong");
    duel.foe.playsUnhindered("Kong");
    expect(duel.turnOf).toBe("you");
    expect(duel.foe.life).toBe(2);
    expect(duel.you.octonite("Lychee King")).toBe(0);
  });

  it("ruling 105: the extra action after a Mindbug brings no second tick", () => {
    const duel = table({
      you: { hand: ["Kong", "Rob"], board: [{ card: "Lychee King", octonite: 2 }] },
      foe: { hand: ["Kong"] },
    });
    expect(duel.you.octonite("Lychee King")).toBe(1);
    duel.you.plays("Kong");
    duel.foe.usesMindbug();
    expect(duel.asked).toBe("you: turn");
    expect(duel.you.octonite("Lychee King")).toBe(1);
    expect(duel.foe.life).toBe(3);
  });

  it("ruling 108: Galaxy octonite goes onto any creatures in any split as its creature enters, never later", () => {
    const duel = table({
      you: { hand: ["Kiwanoid", "Kong"], board: ["Rob"] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    duel.you.playsUnhindered("Kiwanoid");
    expect(duel.asked).toBe("you: distribute");
    expect(duel.options.map((option) => option.split(" + ").toSorted().join(" + ")).toSorted()).toEqual([
      "Gorillion + Gorillion",
      "Gorillion + Kiwanoid",
      "Gorillion + Rob",
      "Kiwanoid + Kiwanoid",
      "Kiwanoid + Rob",
      "Rob + Rob",
    ]);
    duel.you.chooses("Rob + Gorillion");
    expect([duel.you.octonite("Kiwanoid"), duel.you.octonite("Rob"), duel.foe.octonite("Gorillion")]).toEqual([
      0, 1, 1,
    ]);
    duel.you.passes("fast");
    expect(duel.asked).toBe("foe: turn");
    const stolen = table({ you: { hand: ["USX Tangerine", "Kong"], board: ["Rob"] }, foe: { hand: ["Kong"] } });
    stolen.you.plays("USX Tangerine");
    stolen.foe.usesMindbug();
    expect(stolen.asked).toBe("foe: distribute");
    const kingdom = table({ you: { hand: ["Lychee King", "Kong"], board: ["Rob"] }, foe: { hand: ["Kong"] } });
    kingdom.you.playsUnhindered("Lychee King");
    expect(kingdom.asked).toBe("foe: turn");
  });
});

describe("Action and costs", () => {
  it("ruling 109: an Action is the turn action, and is not allowed if it would do nothing", () => {
    const useful = table({
      you: { hand: ["Kong"], board: [{ card: "USX Tangerine", octonite: 1 }] },
      foe: { hand: ["Kong"], board: [{ card: "Gorillion", octonite: 1 }] },
    });
    useful.you.usesAction("USX Tangerine");
    expect(useful.you.board).toEqual(["USX Tangerine", "Gorillion"]);
    expect(useful.asked).toBe("foe: turn");
    const useless = table({
      you: { hand: ["Kong"], board: [{ card: "USX Tangerine", octonite: 1 }] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    expect(useless.options).toEqual(["play Kong", "attack USX Tangerine"]);
    expect(useless.you.whyNot("action", "USX Tangerine")).toBe("actionWouldDoNothing");
  });

  it("ruling 110: what would do nothing is judged by the whole effect", () => {
    const borgions = table({
      you: { hand: ["Kong"], board: [{ card: "Borgions", octonite: 1 }] },
      foe: { hand: ["Kong"] },
    });
    expect(borgions.options).toContain("action Borgions");
    const tangerine = table({
      you: {
        hand: ["Kong"],
        board: [
          { card: "USX Tangerine", octonite: 2 },
          { card: "Gorillion", octonite: 1 },
        ],
      },
      foe: { hand: ["Kong"], board: ["Rob"] },
    });
    expect(tangerine.you.whyNot("action", "USX Tangerine")).toBe("actionWouldDoNothing");
    const figuru = table({ you: { hand: ["Kong"], board: ["Figuru"] }, foe: { board: ["Gorillion"] } });
    figuru.you.usesAction("Figuru");
    expect(figuru.you.hand).toEqual(["Kong", "Figuru"]);
  });

  it("ruling 111: an Action with an octonite cost takes 1 from this creature, or cannot be used", () => {
    const paid = table({
      you: { hand: ["Kong"], board: [{ card: "Borgions", octonite: 2 }] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    paid.you.usesAction("Borgions");
    expect(paid.you.octonite("Borgions")).toBe(1);
    expect(paid.foe.discard).toEqual(["Gorillion"]);
    const empty = table({
      you: { hand: ["Kong"], board: ["Borgions", { card: "Rob", octonite: 3 }] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    expect(empty.options).not.toContain("action Borgions");
    expect(empty.you.whyNot("action", "Borgions")).toBe("noOctonite");
  });

  it("ruling 112: an attack must spend its octonite if there is one, useful or not", () => {
    const useless = table({
      you: { hand: ["Kong"], board: [{ card: "Kiwanoid", octonite: 2 }] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    useless.you.attacksWith("Kiwanoid");
    expect(useless.asked).toBe("foe: block");
    expect(useless.you.octonite("Kiwanoid")).toBe(1);
    const none = table({
      you: { hand: ["Kong"], board: ["Boomberry"] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    none.you.attacksWith("Boomberry");
    expect(none.foe.board).toEqual(["Gorillion"]);
    expect(none.asked).toBe("foe: block");
    const once = table({
      you: { hand: ["Kong"], board: [{ card: "Plumarine", octonite: 1 }] },
      foe: { hand: ["Kong"] },
    });
    once.you.attacksWith("Plumarine");
    expect(once.you.power("Plumarine")).toBe(10);
    once.you.attacksWith("Plumarine");
    expect(triggered(once)).toEqual(["plumarine"]);
    expect(once.foe.life).toBe(1);
  });
});

describe("Battlefruit cards", () => {
  it("ruling 114: Calm Cole keeps others from being defeated or exhausted, but not himself", () => {
    const duel = table({
      you: { hand: ["Kong"], board: [{ card: "Calm Cole", octonite: 2 }, "Elephantopus", "Rob"] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    duel.you.attacksWith("Elephantopus");
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.board).toEqual(["Calm Cole", "Elephantopus", "Rob"]);
    expect(duel.you.isExhausted("Elephantopus")).toBe(false);
    const harvest = table({
      you: { hand: ["Kong"], board: [{ card: "Calm Cole", octonite: 1 }, "Rob"] },
      foe: { hand: ["Kong"] },
    });
    expect(harvest.you.board).toEqual(["Rob"]);
    const fight = table({
      you: { hand: ["Kong"], board: [{ card: "Calm Cole", octonite: 2 }, "Rob"] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    fight.you.attacksWith("Calm Cole");
    fight.foe.blocksWith("Gorillion");
    expect(fight.you.discard).toEqual(["Calm Cole"]);
  });

  it("ruling 116: Quadranut may have to defeat itself, and Olive Orbiter no longer counts itself", () => {
    const alone = table({ you: { hand: ["Quadranut", "Kong"] }, foe: { hand: ["Kong"], board: ["Gorillion"] } });
    alone.you.playsUnhindered("Quadranut");
    expect(alone.you.discard).toEqual(["Quadranut"]);
    expect(alone.foe.discard).toEqual(["Gorillion"]);
    const choice = table({
      you: { hand: ["Quadranut", "Kong"], board: ["Rob"] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    choice.you.playsUnhindered("Quadranut");
    expect(choice.options).toEqual(["Rob", "Quadranut"]);
    const orbiter = table({
      you: { hand: ["Kong"], board: ["Olive Orbiter"] },
      foe: { hand: ["Kong"], board: ["Spider Owl", "Gorillion"] },
    });
    orbiter.you.attacksWith("Olive Orbiter");
    orbiter.foe.blocksWith("Spider Owl");
    expect(orbiter.foe.board).toEqual([]);
    const company = table({
      you: { hand: ["Kong"], board: ["Olive Orbiter", "Rob"] },
      foe: { hand: ["Kong"], board: ["Spider Owl", "Gorillion"] },
    });
    company.you.attacksWith("Olive Orbiter");
    company.foe.blocksWith("Spider Owl");
    expect(company.foe.board).toEqual(["Spider Owl", "Gorillion"]);
  });

  it("ruling 117: under Shoctopus enemy creatures with octonite have no keywords in practice", () => {
    const duel = table({
      you: { hand: ["Kong"], board: ["Shoctopus", "Gorillion", { card: "Carrot Cleric", octonite: 1 }] },
      foe: {
        hand: ["Kong", "Rob"],
        board: [
          { card: "Raspberry Ranger", octonite: 1 },
          { card: "Spider Owl", octonite: 1 },
          { card: "Luchataur", octonite: 1 },
          "Deathweaver",
        ],
      },
    });
    expect(
      ["Raspberry Ranger", "Spider Owl", "Luchataur", "Deathweaver"].map((name) => duel.foe.keywords(name)),
    ).toEqual([[], [], [], ["POISONOUS"]]);
    expect(duel.you.keywords("Carrot Cleric").toSorted()).toEqual(["FAST", "TOUGH"]);
    duel.you.attacksWith("Gorillion");
    duel.foe.blocksWith("Raspberry Ranger");
    expect(duel.foe.discard).toEqual(["Raspberry Ranger"]);
    duel.foe.attacksWith("Luchataur");
    duel.you.doesNotBlock();
    expect(duel.asked).toBe("you: turn");
  });

  it(
    "ruling 118: Peach Police stops enemy Defeated effects only while in play, not when it falls together with " +
      "them",
    () => {
      const silent = table({
        you: { hand: ["Kong"], board: ["Gorillion", "Peach Police"] },
        foe: { hand: ["Kong"], board: ["Gigazaur"] },
      });
      silent.you.attacksWith("Gorillion");
      silent.foe.blocksWith("Gigazaur");
      expect(silent.you.life).toBe(3);
      expect(silent.events).toContainEqual({
        e: "silenced",
        seat: 1,
        card: "gigazaur",
        trigger: "defeated",
        by: "peach-police",
      });
      const together = table({
        you: { hand: ["Kong"], board: [{ card: "Peach Police", exhausted: true }, "Gorillion"] },
        foe: { hand: ["Kong"], board: ["Iron Back"] },
      });
      together.you.attacksWith("Peach Police");
      together.foe.blocksWith("Iron Back");
      expect([together.you.board, together.foe.board]).toEqual([["Gorillion"], []]);
      expect(together.foe.energy).toBe(1);
    },
  );
});
