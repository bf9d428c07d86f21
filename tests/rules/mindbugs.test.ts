import { table } from "../helpers/table.ts";

describe("using a Mindbug", () => {
  it("ruling 34: a Mindbug answers only a card played from hand, before it enters play", () => {
    const duel = table({ you: { hand: ["Killer Bee", "Kong"] }, foe: { hand: ["Kong"] } });
    duel.you.plays("Killer Bee");
    expect(duel.asked).toBe("foe: mindbug");
    expect(duel.you.board).toEqual([]);
    expect(duel.foe.life).toBe(3);
    const attack = table({ you: { hand: ["Kong"], board: ["Gorillion"] }, foe: { hand: ["Kong"] } });
    attack.you.attacksWith("Gorillion");
    expect(attack.asked).toBe("foe: turn");
    const action = table({
      you: { hand: ["Kong"], board: [{ card: "Borgions", octonite: 1 }] },
      foe: { hand: ["Kong"] },
    });
    action.you.usesAction("Borgions");
    expect(action.asked).toBe("you: turn");
  });

  it("ruling 35: a card put into play by an effect cannot be mindbugged", () => {
    const fromHand = table({ you: { hand: ["Lord Watermelon", "Gorillion", "Luchataur"] }, foe: { hand: ["Kong"] } });
    fromHand.you.playsUnhindered("Lord Watermelon");
    fromHand.you.chooses("Gorillion");
    expect(fromHand.you.board).toEqual(["Lord Watermelon", "Gorillion"]);
    expect(fromHand.asked).toBe("foe: turn");

    const wyrm = table({ you: { hand: ["Bookwyrm", "Gorillion"] }, foe: { hand: ["Kong"] } });
    wyrm.you.playsUnhindered("Bookwyrm");
    expect(wyrm.you.board).toEqual(["Bookwyrm", "Gorillion"]);

    const dragon = table({
      you: { hand: ["Compost Dragon", "Kong"], discard: ["Gorillion"] },
      foe: { hand: ["Kong"] },
    });
    dragon.you.playsUnhindered("Compost Dragon");
    expect(dragon.you.board).toEqual(["Compost Dragon", "Gorillion"]);

    const smasher = table({ you: { hand: ["The Globe-Smasher", "Kong"] }, foe: { hand: ["Gorillion", "Gorillion"] } });
    smasher.you.playsUnhindered("The Globe-Smasher");
    smasher.foe.chooses("Gorillion");
    expect(smasher.you.board).toEqual(["The Globe-Smasher", "Gorillion"]);

    const spinachia = table({ you: { hand: ["Spinachia", "Kong"], board: ["Gorillion"] }, foe: { hand: ["Kong"] } });
    spinachia.you.playsUnhindered("Spinachia");
    spinachia.you.chooses("Gorillion");
    spinachia.you.accepts();
    expect(spinachia.you.board).toEqual(["Spinachia", "Gorillion"]);

    const figuru = table({ you: { hand: ["Kong"], board: ["Figuru"] }, foe: { hand: ["Gorillion", "Gorillion"] } });
    figuru.you.usesAction("Figuru");
    expect(figuru.you.board).toEqual(["Gorillion"]);

    for (const duel of [fromHand, wyrm, dragon, smasher, spinachia, figuru]) {
      expect(duel.asked).toBe("foe: turn");
      expect(duel.events.filter((event) => event.e === "mindbugDeclined")).toHaveLength(duel === figuru ? 0 : 1);
    }
  });

  it("ruling 36: there is no Mindbug against a Mindbug, nor on a creature in play", () => {
    const duel = table({ you: { hand: ["Gorillion", "Kong"] }, foe: { hand: ["Kong"] } });
    duel.you.plays("Gorillion");
    duel.foe.usesMindbug();
    expect(duel.foe.board).toEqual(["Gorillion"]);
    expect(duel.asked).toBe("you: turn");
    expect(duel.options).toEqual(["play Kong"]);
    expect(duel.you.mindbugs).toBe(2);
  });

  it("ruling 37: the user of the Mindbug gets the Play effect, the original player nothing", () => {
    const duel = table({ you: { hand: ["Axolotl Healer", "Kong"] }, foe: { hand: ["Kong"] } });
    duel.you.plays("Axolotl Healer");
    duel.foe.usesMindbug();
    expect([duel.you.life, duel.foe.life]).toEqual([3, 5]);
    expect([duel.you.mindbugs, duel.foe.mindbugs]).toEqual([2, 1]);
  });

  it("ruling 38: on a mindbugged card you is the thief and the opponent is the original player", () => {
    const bee = table({ you: { hand: ["Killer Bee", "Kong"] }, foe: { hand: ["Kong"] } });
    bee.you.plays("Killer Bee");
    bee.foe.usesMindbug();
    expect([bee.you.life, bee.foe.life]).toEqual([2, 3]);

    const dragon = table({
      you: { hand: ["Compost Dragon", "Kong"], discard: ["Gorillion"] },
      foe: { hand: ["Kong"], discard: ["Luchataur"] },
    });
    dragon.you.plays("Compost Dragon");
    dragon.foe.usesMindbug();
    expect(dragon.foe.board).toEqual(["Compost Dragon", "Luchataur"]);

    const robber = table({
      you: { hand: ["Grave Robber", "Kong"], discard: ["Gorillion"] },
      foe: { hand: ["Kong"], discard: ["Luchataur"] },
    });
    robber.you.plays("Grave Robber");
    robber.foe.usesMindbug();
    expect(robber.foe.board).toEqual(["Grave Robber", "Gorillion"]);

    const fly = table({ you: { hand: ["Brain Fly", "Kong"], board: ["Gorillion"] }, foe: { hand: ["Kong"] } });
    fly.you.plays("Brain Fly");
    fly.foe.usesMindbug();
    expect(fly.foe.board).toEqual(["Brain Fly", "Gorillion"]);
  });

  it(
    "ruling 39: a mindbugged creature that is defeated goes to the thief's discard pile and its effect is the " +
      "thief's",
    () => {
      const duel = table({ you: { hand: ["Tomageddon", "Kong"], board: ["Gorillion"] }, foe: { hand: ["Rob"] } });
      duel.you.plays("Tomageddon");
      duel.foe.usesMindbug();
      duel.you.attacksWith("Gorillion");
      duel.foe.blocksWith("Tomageddon");
      expect(duel.foe.discard).toEqual(["Tomageddon"]);
      expect(duel.you.discard).toEqual([]);
      expect(duel.foe.hand).toEqual(["Rob", "Kong"]);
    },
  );
});

describe("Mindbug and Deathweaver", () => {
  it("ruling 40: a card stolen from Deathweaver's controller has no Play effect", () => {
    const duel = table({ you: { hand: ["Killer Bee", "Kong"], board: ["Deathweaver"] }, foe: { hand: ["Kong"] } });
    duel.you.plays("Killer Bee");
    duel.foe.usesMindbug();
    expect([duel.you.life, duel.foe.life]).toEqual([3, 3]);
    expect(duel.events).toContainEqual({
      e: "silenced",
      seat: 1,
      card: "killer-bee",
      trigger: "play",
      by: "deathweaver",
    });
  });

  it("ruling 41: a card stolen by Deathweaver's controller has its Play effect", () => {
    const duel = table({
      turnOf: "foe",
      you: { hand: ["Kong"], board: ["Deathweaver"] },
      foe: { hand: ["Killer Bee", "Kong"] },
    });
    duel.foe.plays("Killer Bee");
    duel.you.usesMindbug();
    expect([duel.you.life, duel.foe.life]).toEqual([3, 2]);
  });

  it("ruling 42: Deathweaver stops every enemy Play effect while it is in play, but not octonite", () => {
    const chain = table({
      you: { hand: ["Compost Dragon", "Kong"], discard: ["Killer Bee"] },
      foe: { hand: ["Kong"], board: ["Deathweaver"] },
    });
    chain.you.playsUnhindered("Compost Dragon");
    expect(chain.you.discard).toEqual(["Killer Bee"]);

    const figuru = table({
      you: { hand: ["Kong"], board: ["Figuru"] },
      foe: { hand: ["Killer Bee", "Killer Bee"], board: ["Deathweaver"] },
    });
    figuru.you.usesAction("Figuru");
    expect(figuru.you.board).toEqual(["Killer Bee"]);
    expect(figuru.foe.life).toBe(3);

    const buddies = table({
      you: { hand: ["Kong"], board: ["Killer Bee"], energy: 2 },
      foe: { hand: ["Kong"], board: ["Deathweaver"] },
      power: { faceUp: ["Monster Buddies"] },
    });
    buddies.you.buys("Monster Buddies");
    expect(buddies.foe.life).toBe(3);

    const gone = table({
      you: { hand: ["Killer Bee", "Kong"], energy: 2 },
      foe: { hand: ["Kong"], board: ["Deathweaver"] },
      power: { faceUp: ["Ambush"] },
    });
    gone.you.buys("Ambush");
    gone.you.playsUnhindered("Killer Bee");
    expect(gone.foe.life).toBe(2);

    const octonite = table({
      you: { hand: ["Kiwanoid", "Kong"], board: ["Gorillion"] },
      foe: { hand: ["Kong"], board: ["Deathweaver"] },
    });
    octonite.you.playsUnhindered("Kiwanoid");
    expect(octonite.asked).toBe("you: distribute");
    octonite.you.chooses("Gorillion + Gorillion");
    expect(octonite.you.octonite("Gorillion")).toBe(2);
  });
});

describe("stolen on the other player's turn", () => {
  it("ruling 43: a bonus for your turn waits for the thief's own turn", () => {
    const wolf = table({
      you: { hand: ["Goblin Werewolf", "Kong", "Rob"], board: ["Gorillion", "Rob"] },
      foe: { hand: ["Kong", "Rob"] },
    });
    wolf.you.plays("Goblin Werewolf");
    wolf.foe.usesMindbug();
    expect(wolf.foe.power("Goblin Werewolf")).toBe(2);
    wolf.you.playsUnhindered("Kong");
    expect(wolf.foe.power("Goblin Werewolf")).toBe(8);
    wolf.foe.playsUnhindered("Kong");
    wolf.you.attacksWith("Gorillion");
    wolf.foe.blocksWith("Goblin Werewolf");
    expect(wolf.events).toContainEqual(expect.objectContaining({ e: "combat", blockerPower: 2 }));

    const hurler = table({
      you: { hand: ["Urchin Hurler", "Kong", "Rob"] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    hurler.you.plays("Urchin Hurler");
    hurler.foe.usesMindbug();
    expect(hurler.foe.power("Gorillion")).toBe(10);
    hurler.you.playsUnhindered("Kong");
    expect(hurler.foe.power("Gorillion")).toBe(12);
    expect(hurler.foe.power("Urchin Hurler")).toBe(5);
  });

  it("ruling 44: the thief may attack with a stolen FAST creature before the extra action", () => {
    const setup = { you: { hand: ["Pineapple Paladin", "Kong"] }, foe: { hand: ["Kong"] } };
    const attacking = table(setup);
    attacking.you.plays("Pineapple Paladin");
    attacking.foe.usesMindbug();
    expect(attacking.asked).toBe("foe: fast");
    expect(attacking.options).toEqual(["attack Pineapple Paladin", "pass"]);
    attacking.foe.attacksWith("Pineapple Paladin");
    expect([attacking.you.life, attacking.foe.life]).toEqual([2, 4]);
    expect(attacking.asked).toBe("you: turn");
    const declining = table(setup);
    declining.you.plays("Pineapple Paladin");
    declining.foe.usesMindbug();
    declining.foe.passes("fast");
    expect(declining.you.life).toBe(3);
    expect(declining.asked).toBe("you: turn");
  });

  it("ruling 45: during that attack it is still the original player's turn", () => {
    const duel = table({
      you: { hand: ["Dragon Fruit", "Kong"], board: ["Aubergalactic Whale", "Goblin Werewolf"] },
      foe: { hand: ["Kong"], board: ["Goblin Werewolf"] },
    });
    duel.you.plays("Dragon Fruit");
    duel.foe.usesMindbug();
    duel.foe.attacksWith("Dragon Fruit");
    expect(duel.turnOf).toBe("you");
    expect([duel.you.power("Goblin Werewolf"), duel.foe.power("Goblin Werewolf")]).toEqual([8, 2]);
    duel.you.blocksWith("Aubergalactic Whale");
    expect(duel.asked).toBe("you: order");
    expect(duel.options.toSorted()).toEqual(["Aubergalactic Whale", "Dragon Fruit"]);
  });

  it("ruling 46: a refreshed Mindbug is usable again, and never more than at the start", () => {
    const afterLosingAstronuts = (mindbugs: number) => {
      const duel = table({
        you: { hand: ["Kong"], board: ["Astronuts"], mindbugs },
        foe: { hand: ["Kong", "Rob"], board: ["Gorillion"] },
      });
      duel.you.attacksWith("Astronuts");
      duel.foe.blocksWith("Gorillion");
      return duel;
    };
    const duel = afterLosingAstronuts(0);
    expect(duel.you.mindbugs).toBe(1);
    duel.foe.plays("Kong");
    duel.you.usesMindbug();
    expect(duel.you.board).toEqual(["Kong"]);
    expect(afterLosingAstronuts(1).you.mindbugs).toBe(1);
    expect(afterLosingAstronuts(2).you.mindbugs).toBe(2);
  });
});
