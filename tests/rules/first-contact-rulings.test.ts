import { table } from "../helpers/table.ts";

describe("First Contact cards", () => {
  it("ruling 84: Sharky has each of four keywords while any enemy has it, and never TOUGH or FAST", () => {
    const sharky = "Sharky Crab-Dog-Mummypus";
    const duel = table({
      you: { hand: ["Kong", "Gorillion"], board: [sharky], energy: 4 },
      foe: { hand: ["Kong"], board: ["Plated Scorpion", "Carrot Cleric", "Killer Bee", "Quetzalcóatl"] },
      power: { faceUp: ["Ambush", "Stomp"], deck: ["Ambush"] },
    });
    expect(duel.you.keywords(sharky).toSorted()).toEqual(["HUNTER", "POISONOUS", "SNEAKY"]);
    duel.you.buys("Ambush");
    duel.you.chooses("Killer Bee");
    expect(duel.you.keywords(sharky).toSorted()).toEqual(["POISONOUS", "SNEAKY"]);
    duel.you.buys("Ambush");
    duel.you.chooses("Quetzalcóatl");
    expect(duel.you.keywords(sharky)).toEqual(["POISONOUS"]);
    const frenzied = table({
      you: { hand: ["Kong"], board: [sharky] },
      foe: { hand: ["Kong"], board: ["Luchataur", "Deathweaver"] },
    });
    expect(frenzied.you.keywords(sharky).toSorted()).toEqual(["FRENZY", "POISONOUS"]);
  });

  it("ruling 85: two Sharkys give each other nothing, but granted keywords are copied", () => {
    const sharky = "Sharky Crab-Dog-Mummypus";
    const alone = table({ you: { hand: ["Kong"], board: [sharky] }, foe: { hand: ["Kong"], board: [sharky] } });
    expect([alone.you.keywords(sharky), alone.foe.keywords(sharky)]).toEqual([[], []]);
    const oneSided = table({
      you: { hand: ["Kong"], board: [sharky] },
      foe: { hand: ["Kong"], board: [sharky, "Spider Owl"] },
    });
    expect(oneSided.you.keywords(sharky).toSorted()).toEqual(["POISONOUS", "SNEAKY"]);
    expect(oneSided.foe.keywords(sharky)).toEqual([]);
    const granted = table({
      you: { hand: ["Kong"], board: [sharky] },
      foe: { hand: ["Kong"], board: ["Snail Thrower", "Turbo Bug"] },
    });
    expect(granted.you.keywords(sharky).toSorted()).toEqual(["HUNTER", "POISONOUS"]);
  });

  it("ruling 87: defeat a creature is compulsory on either side, your own if no other is left", () => {
    for (const bomb of ["Explosive Toad", "Cosmic Joe"]) {
      const duel = table({
        you: { hand: ["Kong"], board: [bomb, "Luchataur"] },
        foe: { hand: ["Kong"], board: ["Gorillion"] },
      });
      duel.you.attacksWith(bomb);
      if (duel.prompt.kind === "hunt") duel.you.hunts("Gorillion");
      else duel.foe.blocksWith("Gorillion");
      expect(duel.asked).toBe("you: choose defeat");
      expect(duel.options).toEqual(["Luchataur", "Gorillion"]);
    }
    const own = table({
      you: { hand: ["Kong"], board: ["Explosive Toad", "Luchataur"] },
      foe: { hand: ["Kong"], board: ["Giraffodile"] },
      turnOf: "you",
    });
    own.state.players[1].board[0]!.growth = -2;
    own.state.stale = true;
    own.you.attacksWith("Explosive Toad");
    own.foe.blocksWith("Giraffodile");
    expect(own.you.board).toEqual([]);
    expect(own.you.discard).toEqual(["Explosive Toad", "Luchataur"]);
  });

  it("ruling 88: Harpy Mother and Explosive Toad defeat each other, and the active player orders", () => {
    for (const turnOf of ["you", "foe"] as const) {
      const duel = table({
        turnOf,
        you: { hand: ["Kong"], board: ["Explosive Toad", "Rob"] },
        foe: { hand: ["Kong"], board: ["Harpy Mother", "Killer Bee"] },
      });
      const [attacker, defender] = turnOf === "you" ? [duel.you, duel.foe] : [duel.foe, duel.you];
      attacker.attacksWith(turnOf === "you" ? "Explosive Toad" : "Harpy Mother");
      defender.blocksWith(turnOf === "you" ? "Harpy Mother" : "Explosive Toad");
      expect(duel.asked).toBe(`${turnOf}: order`);
      expect(duel.options.toSorted()).toEqual(["Explosive Toad", "Harpy Mother"]);
      attacker.chooses("Harpy Mother");
      expect(duel.asked).toBe("foe: choose takeControl");
      duel.foe.chooses("Rob");
      expect(duel.foe.board).toEqual(["Killer Bee", "Rob"]);
      expect(duel.asked).toBe("you: choose defeat");
    }
  });

  it("ruling 89: Compost Dragon must play a card from your pile, with its Play effect, and may chain", () => {
    const chain = table({
      you: { hand: ["Compost Dragon", "Kong"], discard: ["Compost Dragon", "Killer Bee"] },
      foe: { hand: ["Kong"] },
    });
    chain.you.playsUnhindered("Compost Dragon");
    expect(chain.options).toEqual(["Compost Dragon", "Killer Bee"]);
    chain.you.chooses("Compost Dragon");
    expect(chain.you.board).toEqual(["Compost Dragon", "Compost Dragon", "Killer Bee"]);
    expect(chain.foe.life).toBe(2);
    expect(chain.events.filter((event) => event.e === "mindbugDeclined")).toHaveLength(1);
    const empty = table({ you: { hand: ["Compost Dragon", "Kong"] }, foe: { hand: ["Kong"] } });
    empty.you.playsUnhindered("Compost Dragon");
    expect(empty.asked).toBe("foe: turn");
  });

  it("ruling 90: a card played from another pile is yours, with its Play effect and your discard pile", () => {
    const duel = table({
      you: { hand: ["Grave Robber", "Kong"] },
      foe: { hand: ["Kong"], discard: ["Killer Bee"], board: ["Gorillion"] },
    });
    duel.you.playsUnhindered("Grave Robber");
    expect(duel.you.board).toEqual(["Grave Robber", "Killer Bee"]);
    expect(duel.foe.life).toBe(2);
    duel.foe.attacksWith("Gorillion");
    duel.you.blocksWith("Killer Bee");
    expect(duel.you.discard).toEqual(["Killer Bee"]);
    expect(duel.foe.discard).toEqual([]);
    for (const player of ["Cinnemonk", "Boogie Woogie"]) {
      const other = table({
        you: { hand: [player, "Kong"] },
        foe: { hand: ["Kong"], discard: ["Gorillion", "Strange Barrel"] },
      });
      other.you.playsUnhindered(player);
      expect(other.you.board).toEqual([player, "Strange Barrel"]);
    }
    const shaman = table({ you: { hand: ["Okra Shaman", "Kong"] }, foe: { hand: ["Kong"], discard: ["Killer Bee"] } });
    shaman.you.playsUnhindered("Okra Shaman");
    shaman.you.accepts();
    expect(shaman.you.board).toEqual(["Okra Shaman", "Killer Bee"]);
    expect([shaman.you.life, shaman.foe.life]).toEqual([2, 2]);
  });

  it("ruling 91: taking control of power 6 or more is compulsory, by current power, and may change nothing", () => {
    const current = table({
      you: { hand: ["Brain Fly", "Kong"] },
      foe: { hand: ["Kong"], board: ["Killer Bee", "Shield Bugs"] },
    });
    current.you.playsUnhindered("Brain Fly");
    expect(current.you.board).toEqual(["Brain Fly", "Killer Bee"]);
    const own = table({
      you: { hand: ["Brain Fly", "Kong"], board: ["Gorillion"] },
      foe: { hand: ["Kong"], board: ["Killer Bee"] },
    });
    own.you.playsUnhindered("Brain Fly");
    expect(own.you.board).toEqual(["Gorillion", "Brain Fly"]);
    expect(own.foe.board).toEqual(["Killer Bee"]);
    expect(own.asked).toBe("foe: turn");
    const fish = table({
      you: { hand: ["Kong"], board: ["Captain Fish"] },
      foe: { hand: ["Kong"], board: ["Gorillion", "Killer Bee"] },
    });
    fish.you.attacksWith("Captain Fish");
    fish.foe.blocksWith("Gorillion");
    expect(fish.you.board).toEqual(["Gorillion"]);
  });

  it("ruling 92: Mysterious Mermaid sets your life to the opponent's, up or down", () => {
    for (const [before, theirs] of [
      [1, 4],
      [5, 2],
    ] as const) {
      const duel = table({
        you: { life: before, hand: ["Mysterious Mermaid", "Kong"] },
        foe: { life: theirs, hand: ["Kong"] },
      });
      duel.you.playsUnhindered("Mysterious Mermaid");
      expect([duel.you.life, duel.foe.life]).toEqual([theirs, theirs]);
    }
  });

  it("ruling 94: Snail Hydra counts creatures with itself, and then must defeat one on either side", () => {
    const fewer = table({
      you: { hand: ["Kong"], board: ["Snail Hydra"] },
      foe: { hand: ["Kong"], board: ["Gorillion", "Rob"] },
    });
    fewer.you.attacksWith("Snail Hydra");
    expect(fewer.asked).toBe("you: choose defeat");
    expect(fewer.options).toEqual(["Snail Hydra", "Gorillion", "Rob"]);
    const equal = table({
      you: { hand: ["Kong"], board: ["Snail Hydra", "Rob"] },
      foe: { hand: ["Kong"], board: ["Gorillion", "Rob"] },
    });
    equal.you.attacksWith("Snail Hydra");
    expect(equal.asked).toBe("foe: block");
  });

  it("ruling 95: defeat all hits all at once, fresh TOUGH exhausts, then Defeated effects are ordered", () => {
    const rex = table({
      you: { hand: ["Kangasaurus Rex", "Kong"] },
      foe: { hand: ["Kong"], board: ["Plated Scorpion", "Applebot", "Cosmic Joe", "Killer Bee"] },
    });
    rex.you.playsUnhindered("Kangasaurus Rex");
    expect(rex.foe.isExhausted("Plated Scorpion")).toBe(true);
    expect(rex.foe.board).toEqual(["Plated Scorpion", "Killer Bee"]);
    expect(rex.asked).toBe("you: order");
    expect(rex.options.toSorted()).toEqual(["Applebot", "Cosmic Joe"]);
    const boom = table({
      you: { hand: ["Kong"], board: [{ card: "Boomberry", octonite: 1 }] },
      foe: { hand: ["Kong"], board: ["Gorillion", "Rhino Turtle"] },
    });
    boom.you.attacksWith("Boomberry");
    expect(boom.foe.board).toEqual(["Rhino Turtle"]);
    expect(boom.foe.isExhausted("Rhino Turtle")).toBe(true);
    // All are hit together: the bonus of Shield Bugs does not vanish half way.
    const bonus = table({
      you: { hand: ["Kangasaurus Rex", "Kong"] },
      foe: { hand: ["Kong"], board: [{ card: "Shield Bugs", exhausted: true }, "Turbo Bug"] },
    });
    bonus.you.playsUnhindered("Kangasaurus Rex");
    expect(bonus.foe.board).toEqual(["Turbo Bug"]);
    const mangonade = table({
      you: { hand: ["Kong"], board: [{ card: "Mangonade", octonite: 1 }] },
      foe: { hand: ["Kong"], board: ["Gorillion", "Kong"] },
    });
    expect(mangonade.foe.board).toEqual([]);
  });

  it("ruling 96: bonuses for other allies leave out their giver and follow current power", () => {
    const bugs = table({ you: { hand: ["Kong"], board: ["Shield Bugs", "Shield Bugs"] }, foe: { hand: ["Kong"] } });
    expect(bugs.state.players[0].board.map((creature) => creature.power)).toEqual([5, 5]);
    const thrower = table({
      you: { hand: ["Kong"], board: ["Snail Thrower", "Turbo Bug", "Shield Bugs"] },
      foe: { hand: ["Kong"] },
    });
    expect(thrower.you.keywords("Turbo Bug")).toEqual([]);
    expect(thrower.you.keywords("Shield Bugs").toSorted()).toEqual(["HUNTER", "POISONOUS", "TOUGH"]);
    expect(thrower.you.keywords("Snail Thrower")).toEqual(["POISONOUS"]);
    const yeti = table({
      you: { hand: ["Kong"], board: ["Lone Yeti"] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    expect(yeti.you.power("Lone Yeti")).toBe(10);
    expect(yeti.you.keywords("Lone Yeti")).toContain("FRENZY");
    const company = table({ you: { hand: ["Kong"], board: ["Lone Yeti", "Rob"] }, foe: { hand: ["Kong"] } });
    expect(company.you.power("Lone Yeti")).toBe(5);
    const hurler = table({ you: { hand: ["Kong"], board: ["Urchin Hurler", "Rob"] }, foe: { hand: ["Kong"] } });
    expect([hurler.you.power("Urchin Hurler"), hurler.you.power("Rob")]).toEqual([5, 7]);
  });
});
