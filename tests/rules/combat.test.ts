import { type Duel, table, type TableSetup } from "../helpers/table.ts";

/** The first duel, trying seeds, that after `start` satisfies `wanted`. */
function withLuck(setup: TableSetup, start: (duel: Duel) => void, wanted: (duel: Duel) => boolean): Duel {
  for (let number = 0; number < 200; number++) {
    const duel = table({ ...setup, seed: number.toString(16).padStart(32, "0") });
    start(duel);
    if (wanted(duel)) return duel;
  }
  throw new Error("No seed does that");
}

/** You attack with the first, the foe blocks with the second. */
function combat(
  yours: string | { card: string; exhausted: boolean },
  theirs: string | { card: string; exhausted: boolean },
): Duel {
  const duel = table({ you: { hand: ["Kong"], board: [yours] }, foe: { hand: ["Kong"], board: [theirs] } });
  duel.you.attacksWith(duel.you.board[0]!);
  if (duel.prompt.kind === "hunt") duel.you.hunts(duel.foe.board[0]!);
  else duel.foe.blocksWith(duel.foe.board[0]!);
  return duel;
}

describe("an attack", () => {
  it("ruling 48: die, Attack effect, Hunter, combat, Defeated effect, second attack, end of turn", () => {
    const duel = table({
      you: { hand: ["Kong"], board: [{ card: "Plumarine", octonite: 1 }, "Mechamster"] },
      foe: { hand: ["Kong", "Rob"], board: ["Applebot"] },
    });
    duel.you.attacksWith("Plumarine");
    duel.you.passes("reroll");
    if (duel.prompt.kind === "choose") duel.foe.chooses("Rob");
    expect(duel.asked).toBe("you: hunt");
    duel.you.hunts("Applebot");
    expect(duel.asked).toBe("you: attackAgain");
    duel.you.stopsAttacking();
    expect(duel.asked).toBe("foe: turn");
    const told = ["attack", "roll", "dieResolved", "octonite", "trigger", "hunt", "combat", "defeat", "life", "turn"];
    expect(duel.events.map((event) => event.e).filter((name) => told.includes(name))).toEqual([
      "attack",
      "roll",
      "dieResolved",
      "octonite",
      "trigger",
      "hunt",
      "combat",
      "defeat",
      "trigger",
      "life",
      "turn",
    ]);
  });

  it("ruling 49: an unblocked attack costs exactly 1 life whatever the power", () => {
    for (const attacker of ["Gorillion", "Boomberry"]) {
      const duel = table({ you: { hand: ["Kong"], board: [attacker] }, foe: { hand: ["Kong"] } });
      duel.you.attacksWith(attacker);
      expect(duel.foe.life).toBe(2);
    }
  });

  it("ruling 50: blocking is optional, by one creature, and exhausts nobody", () => {
    const duel = table({
      you: { hand: ["Kong"], board: ["Rhino Turtle"] },
      foe: { hand: ["Kong"], board: ["Gorillion", { card: "Elephantopus", exhausted: true }] },
    });
    duel.you.attacksWith("Rhino Turtle");
    expect(duel.options).toEqual(["block Gorillion", "block Elephantopus", "pass"]);
    duel.foe.blocksWith("Gorillion");
    expect(duel.foe.isExhausted("Gorillion")).toBe(false);
    duel.you.attacksWith("Rhino Turtle");
    expect(duel.options).toContain("block Gorillion");
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.discard).toEqual(["Rhino Turtle"]);
  });

  it("ruling 51: lower current power is defeated, equal power defeats both", () => {
    const higher = combat("Gorillion", "Luchataur");
    expect([higher.you.board, higher.foe.board]).toEqual([["Gorillion"], []]);
    const lower = combat("Kangasaurus Rex", "Gorillion");
    expect([lower.you.board, lower.foe.board]).toEqual([[], ["Gorillion"]]);
    const equal = combat("Kangasaurus Rex", "Giraffodile");
    expect([equal.you.board, equal.foe.board]).toEqual([[], []]);
    const boosted = table({
      you: { hand: ["Kong"], board: ["Kangasaurus Rex", "Shield Bugs"] },
      foe: { hand: ["Kong"], board: ["Giraffodile"] },
    });
    boosted.you.attacksWith("Kangasaurus Rex");
    boosted.foe.blocksWith("Giraffodile");
    expect(boosted.you.board).toEqual(["Kangasaurus Rex", "Shield Bugs"]);
  });

  it("ruling 52: Attack effects come before the block and may remove the blocker or cards", () => {
    const dog = table({ you: { hand: ["Kong"], board: ["Shark Dog"] }, foe: { hand: ["Kong"], board: ["Gorillion"] } });
    dog.you.attacksWith("Shark Dog");
    expect(dog.foe.discard).toEqual(["Gorillion"]);
    expect(dog.foe.life).toBe(2);
    const extorter = table({
      you: { hand: ["Kong"], board: ["Tusked Extorter"] },
      foe: { hand: ["Kong", "Rob"], board: ["Gorillion"] },
    });
    extorter.you.attacksWith("Tusked Extorter");
    expect(extorter.asked).toBe("foe: choose discard");
    extorter.foe.chooses("Rob");
    expect(extorter.asked).toBe("foe: block");
  });
});

describe("HUNTER", () => {
  it("ruling 54: it may force any enemy creature, also one that could not block", () => {
    const pouncing = (attacker: string, prey: string): Duel => {
      const duel = table({
        you: { hand: ["Kong"], board: [attacker], energy: 1 },
        foe: { hand: ["Kong", "Rob"], board: [prey] },
        power: { faceUp: ["Pounce"] },
      });
      duel.you.buys("Pounce");
      duel.you.attacksWith(attacker);
      if (duel.prompt.kind === "reroll") duel.you.passes();
      if (duel.prompt.kind === "choose") duel.foe.chooses("Rob");
      return duel;
    };
    const sneaky = pouncing("Quetzalcóatl", "Gorillion");
    const bear = pouncing("Bee Bear", "Rob");
    const reign = pouncing("Purple Reign", "Gorillion");
    const elephant = table({
      you: { hand: ["Kong"], board: ["Killer Bee", "Elephantopus"] },
      foe: { hand: ["Kong"], board: ["Turbo Bug"] },
    });
    elephant.you.attacksWith("Killer Bee");
    const fear = table({
      you: { hand: ["Kong"], board: ["Killer Bee", { card: "Fearberry", octonite: 1 }] },
      foe: { hand: ["Kong"], board: ["Turbo Bug"] },
    });
    fear.you.attacksWith("Killer Bee");
    for (const duel of [sneaky, bear, reign, elephant, fear]) {
      expect(duel.asked).toBe("you: hunt");
      const prey = duel.foe.board[0]!;
      expect(duel.options).toEqual([`hunt ${prey}`, "pass"]);
      duel.you.hunts(prey);
      expect(duel.foe.life).toBe(3);
      expect(duel.events.some((event) => event.e === "combat")).toBe(true);
    }
  });

  it("ruling 55: with Elephantopus the hunter may force a small creature, or decline and be unblockable", () => {
    const setup: TableSetup = {
      you: { hand: ["Kong"], board: ["Killer Bee", "Elephantopus"] },
      foe: { hand: ["Kong"], board: ["Turbo Bug", "Rad Radish"] },
    };
    const forcing = table(setup);
    forcing.you.attacksWith("Killer Bee");
    forcing.you.hunts("Turbo Bug");
    expect(forcing.foe.discard).toEqual(["Turbo Bug"]);
    const free = table(setup);
    free.you.attacksWith("Killer Bee");
    free.you.doesNotHunt();
    expect(free.foe.life).toBe(2);
    expect(free.asked).toBe("foe: turn");
  });

  it("ruling 56: it is optional, replaces the hit on the player, and needs an enemy creature", () => {
    const setup: TableSetup = {
      you: { hand: ["Kong"], board: ["Raspberry Ranger"] },
      foe: { hand: ["Kong"], board: ["Turbo Bug", "Gorillion"] },
    };
    const declined = table(setup);
    declined.you.attacksWith("Raspberry Ranger");
    expect(declined.options).toEqual(["hunt Turbo Bug", "hunt Gorillion", "pass"]);
    declined.you.doesNotHunt();
    expect(declined.asked).toBe("foe: block");
    declined.foe.doesNotBlock();
    expect(declined.foe.life).toBe(2);
    const used = table(setup);
    used.you.attacksWith("Raspberry Ranger");
    used.you.hunts("Turbo Bug");
    expect(used.foe.discard).toEqual(["Turbo Bug"]);
    expect(used.foe.life).toBe(3);
    const alone = table({ you: { hand: ["Kong"], board: ["Raspberry Ranger"] }, foe: { hand: ["Kong"] } });
    alone.you.attacksWith("Raspberry Ranger");
    expect(alone.foe.life).toBe(2);
  });

  it("ruling 57: the die comes first, then the Attack effect, then the Hunter choice on the changed board", () => {
    const dog = table({
      you: { hand: ["Kong"], board: ["Shark Dog"] },
      foe: { hand: ["Kong"], board: ["Gorillion", "Turbo Bug"] },
    });
    dog.you.attacksWith("Shark Dog");
    expect(dog.options).toEqual(["hunt Turbo Bug", "pass"]);
    const mantis = withLuck(
      { you: { hand: ["Kong"], board: ["Mantis"] }, foe: { hand: ["Kong"], board: ["Tiger Squirrel"] } },
      (duel) => duel.you.attacksWith("Mantis"),
      (duel) => duel.prompt.dice[0] === 2,
    );
    expect(mantis.asked).toBe("you: reroll");
    mantis.you.passes();
    expect(mantis.asked).toBe("you: hunt");
    expect(mantis.you.power("Mantis")).toBe(7);
  });

  it("ruling 58: Sheriff may not force power 3 or less, but those may block", () => {
    const duel = table({
      you: { hand: ["Kong"], board: ["Sheriff"] },
      foe: { hand: ["Kong"], board: ["Tiger Squirrel", "Turbo Bug"] },
    });
    duel.you.attacksWith("Sheriff");
    expect(duel.options).toEqual(["hunt Turbo Bug", "pass"]);
    expect(duel.you.whyNot("hunt", "Tiger Squirrel")).toBe("huntForbidden");
    duel.you.doesNotHunt();
    duel.foe.blocksWith("Tiger Squirrel");
    expect(duel.foe.discard).toEqual(["Tiger Squirrel"]);
  });
});

describe("blocking", () => {
  it("tells why nobody was asked to block, for each creature there was", () => {
    const barred = (duel: Duel) => duel.events.flatMap((event) => (event.e === "unblocked" ? [event.barred] : []));
    const duel = table({ you: { board: ["Spider Owl"] }, foe: { board: ["Gorillion", "Bee Bear"] } });
    duel.you.attacksWith("Spider Owl");
    expect(barred(duel)).toEqual([
      ["gorillion", "bee-bear"].map((card) => ({ why: "onlySneakyBlocks", card, attacker: "spider-owl" })),
    ]);
    const alone = table({ you: { board: ["Spider Owl"] }, foe: { board: [] } });
    alone.you.attacksWith("Spider Owl");
    expect(barred(alone)).toEqual([[]]);
    const willing = table({ you: { board: ["Gorillion"] }, foe: { board: ["Bee Bear"] } });
    willing.you.attacksWith("Gorillion");
    willing.foe.doesNotBlock();
    expect(barred(willing)).toEqual([[]]);
  });

  it("ruling 59: only SNEAKY blocks SNEAKY, and SNEAKY blocks anything", () => {
    const duel = table({
      you: { hand: ["Kong"], board: ["Quetzalcóatl", "Gorillion"] },
      foe: { hand: ["Kong", "Rob"], board: ["Luchataur", "Spider Owl"] },
    });
    duel.you.attacksWith("Quetzalcóatl");
    expect(duel.options).toEqual(["block Spider Owl", "pass"]);
    expect(duel.foe.whyNot("block", "Luchataur")).toBe("onlySneakyBlocks");
    duel.foe.doesNotBlock();
    duel.foe.playsUnhindered("Kong");
    duel.you.attacksWith("Gorillion");
    expect(duel.options).toContain("block Spider Owl");
  });

  it("ruling 60: limits on blockers use their current power with all bonuses", () => {
    const bear = table({
      you: { hand: ["Kong"], board: ["Bee Bear"] },
      foe: { hand: ["Kong"], board: ["Strange Barrel", "Shield Bugs"] },
    });
    bear.you.attacksWith("Bee Bear");
    expect(bear.options).toEqual(["block Strange Barrel", "pass"]);
    const elephant = table({
      you: { hand: ["Kong"], board: ["Elephantopus"] },
      foe: { hand: ["Kong"], board: ["Turbo Bug", "Shield Bugs"] },
    });
    elephant.you.attacksWith("Elephantopus");
    expect(elephant.options).toEqual(["block Turbo Bug", "pass"]);
    const reign = table({
      you: { hand: ["Kong"], board: ["Purple Reign"] },
      foe: { hand: ["Kong", "Rob"], board: ["Harpy Mother", "Shield Bugs"] },
    });
    reign.you.attacksWith("Purple Reign");
    reign.you.passes("reroll");
    if (reign.prompt.kind === "choose") reign.foe.chooses("Rob");
    expect(reign.options).toEqual(["block Shield Bugs", "pass"]);
  });
});

describe("FRENZY", () => {
  it("ruling 61: the same creature may attack a second time if it is still in play", () => {
    const duel = table({ you: { hand: ["Kong"], board: ["Luchataur", "Gorillion"] }, foe: { hand: ["Kong"] } });
    duel.you.attacksWith("Luchataur");
    expect(duel.asked).toBe("you: attackAgain");
    expect(duel.options).toEqual(["attack Luchataur", "pass"]);
    duel.you.stopsAttacking();
    expect(duel.asked).toBe("foe: turn");
    const gone = combat("Luchataur", "Gorillion");
    expect(gone.asked).toBe("foe: turn");
  });

  it("ruling 62: the second attack is a full one, and there is never a third", () => {
    const crab = table({
      you: { hand: ["Kong"], board: ["Coconut Crab"], energy: 1 },
      foe: { life: 5, hand: ["Kong"], board: ["Rob"] },
      power: { faceUp: ["Rage"] },
    });
    crab.you.buys("Rage");
    for (let attack = 0; attack < 2; attack++) {
      crab.you.attacksWith("Coconut Crab");
      expect(crab.asked).toBe("foe: block");
      crab.foe.doesNotBlock();
    }
    expect(crab.foe.life).toBe(1);
    expect(crab.asked).toBe("foe: turn");

    const plumarine = table({
      you: { hand: ["Kong"], board: [{ card: "Plumarine", octonite: 1 }] },
      foe: { life: 5, hand: ["Kong"], board: ["Gorillion"] },
    });
    plumarine.you.attacksWith("Plumarine");
    expect(plumarine.asked).toBe("you: hunt");
    plumarine.you.doesNotHunt();
    plumarine.foe.doesNotBlock();
    plumarine.you.attacksWith("Plumarine");
    expect(plumarine.asked).toBe("you: hunt");
    expect(plumarine.you.power("Plumarine")).toBe(10);
    expect(plumarine.events.filter((event) => event.e === "trigger")).toHaveLength(1);

    const dice = table({ you: { hand: ["Kong"], board: ["Pagurah"] }, foe: { hand: ["Kong", "Kong", "Kong"] } });
    for (let attack = 0; attack < 2; attack++) {
      dice.you.attacksWith("Pagurah");
      dice.you.passes("reroll");
      if (dice.prompt.kind === "choose") dice.foe.chooses("Kong");
    }
    expect(dice.events.filter((event) => event.e === "roll")).toHaveLength(2);
  });
});

describe("POISONOUS and TOUGH", () => {
  it(
    "ruling 64: a poisonous creature always defeats what it fights, and is itself defeated by equal or higher " +
      "power",
    () => {
      for (const duel of [
        combat("Spider Owl", { card: "Quetzalcóatl", exhausted: false }),
        combat("Axolotl Healer", "Gorillion"),
      ]) {
        expect([duel.you.board, duel.foe.board]).toEqual([[], []]);
      }
      const blocking = combat("Gorillion", "Axolotl Healer");
      expect([blocking.you.board, blocking.foe.board]).toEqual([[], []]);
      const stronger = combat("Axolotl Healer", "Compost Dragon");
      expect([stronger.you.board, stronger.foe.board]).toEqual([["Axolotl Healer"], []]);
      const both = combat("Axolotl Healer", "Deathweaver");
      expect([both.you.board, both.foe.board]).toEqual([[], []]);
      const unblocked = table({
        you: { hand: ["Kong"], board: ["Axolotl Healer"] },
        foe: { hand: ["Kong"], board: ["Gorillion"] },
      });
      unblocked.you.attacksWith("Axolotl Healer");
      unblocked.foe.doesNotBlock();
      expect(unblocked.foe.board).toEqual(["Gorillion"]);
      expect(unblocked.foe.life).toBe(2);
    },
  );

  it("ruling 65: TOUGH exhausts instead of any first defeat, by combat or by effect, and the second is real", () => {
    const fought = combat("Elephantopus", "Gorillion");
    expect(fought.you.isExhausted("Elephantopus")).toBe(true);
    const again = combat({ card: "Elephantopus", exhausted: true }, "Gorillion");
    expect(again.you.discard).toEqual(["Elephantopus"]);
    const stomped = table({
      you: { hand: ["Kong"], energy: 2 },
      foe: { hand: ["Kong"], board: ["Plated Scorpion"] },
      power: { faceUp: ["Stomp"], deck: ["Stomp"] },
    });
    stomped.you.buys("Stomp");
    expect(stomped.foe.isExhausted("Plated Scorpion")).toBe(true);
    stomped.you.buys("Stomp");
    expect(stomped.foe.discard).toEqual(["Plated Scorpion"]);
    const attacking = table({
      you: { hand: ["Kong"], board: [{ card: "Elephantopus", exhausted: true }] },
      foe: { hand: ["Kong"] },
    });
    expect(attacking.options).toContain("attack Elephantopus");
  });

  it("ruling 66: poison and higher power together exhaust a TOUGH creature only once", () => {
    for (const tough of ["Shield Bugs", "Raspberry Ranger"]) {
      const fresh = combat("Kiwing Juicer", tough);
      expect(fresh.foe.isExhausted(tough)).toBe(true);
      expect(fresh.foe.board).toEqual([tough]);
    }
    const exhausted = combat("Kiwing Juicer", { card: "Raspberry Ranger", exhausted: true });
    expect(exhausted.foe.discard).toEqual(["Raspberry Ranger"]);
  });

  it("ruling 67: being exhausted is not being defeated and triggers no Defeated effect", () => {
    const fresh = combat("Duradillo", "Gorillion");
    expect(fresh.you.life).toBe(3);
    expect(fresh.you.isExhausted("Duradillo")).toBe(true);
    expect(fresh.events.some((event) => event.e === "trigger")).toBe(false);
    const exhausted = combat({ card: "Duradillo", exhausted: true }, "Gorillion");
    expect(exhausted.you.life).toBe(2);
  });

  it("ruling 69: power is never below 1", () => {
    // No card of these sets lowers power, so the loss is put on the creature by hand.
    for (const others of [[], ["Shield Bugs"]]) {
      const duel = table({
        you: { hand: ["Kong"], board: ["Luchataur", ...others] },
        foe: { hand: ["Kong"], board: ["Gorillion"] },
      });
      duel.state.players[0].board[0]!.growth = -20;
      duel.state.stale = true;
      duel.you.attacksWith("Luchataur");
      expect(duel.you.power("Luchataur")).toBe(1);
    }
  });
});

describe("bans and Defeated effects", () => {
  it("ruling 71: creatures banned from attacking may still block, and The King itself attacks", () => {
    const king = table({
      you: { hand: ["Kong"], board: ["The King", "Gorillion"] },
      foe: { hand: ["Rob"], board: ["Luchataur"] },
    });
    expect(king.options).toEqual(["play Kong", "attack The King"]);
    expect(king.you.whyNot("attack", "Gorillion")).toBe("attackForbidden");
    king.you.playsUnhindered("Kong");
    king.foe.attacksWith("Luchataur");
    expect(king.options).toContain("block Gorillion");
    const pomelozilla = table({
      you: { hand: ["Kong"], board: ["Killer Bee", "Gorillion"], energy: 1 },
      foe: { hand: ["Kong"], board: ["Pomelozilla"] },
      power: { faceUp: ["Pounce"] },
    });
    pomelozilla.you.buys("Pounce");
    expect(pomelozilla.options).toEqual(["play Kong"]);
    pomelozilla.you.playsUnhindered("Kong");
    pomelozilla.foe.attacksWith("Pomelozilla");
    expect(pomelozilla.options).toContain("block Killer Bee");
  });

  it(
    "ruling 72: a defeated creature goes to its controller's pile first, and nothing but defeat triggers its " +
      "effect",
    () => {
      const defeated = combat("Gigazaur", "Gorillion");
      const names = defeated.events.map((event) => event.e);
      expect(names.indexOf("defeat")).toBeLessThan(names.indexOf("trigger"));
      expect(defeated.you.discard).toEqual(["Gigazaur"]);
      expect(defeated.foe.life).toBe(2);

      const discarded = table({
        you: { hand: ["Ferret Bomber", "Kong"] },
        foe: { hand: ["Gigazaur", "Gigazaur"], board: ["Kong"] },
      });
      discarded.you.playsUnhindered("Ferret Bomber");
      const taken = table({ you: { hand: ["Brain Fly", "Kong"] }, foe: { hand: ["Kong"], board: ["Gigazaur"] } });
      taken.you.playsUnhindered("Brain Fly");
      const returned = table({
        you: { hand: ["Kong"], board: ["Gigazaur"], energy: 1 },
        foe: { hand: ["Kong"] },
        power: { faceUp: ["Portal Malfunction"] },
      });
      returned.you.buys("Portal Malfunction");
      for (const duel of [discarded, taken, returned]) expect([duel.you.life, duel.foe.life]).toEqual([3, 3]);
    },
  );
});
