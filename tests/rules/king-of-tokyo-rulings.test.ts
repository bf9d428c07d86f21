import { createMatch } from "@mindbug/shared";
import { type Duel, table, type TableSetup } from "../helpers/table.ts";

const ENERGY_ONE = 3;
const ENERGY_TWO = 4;
const PAW = 5;

/** The first duel, trying seeds, that after `start` satisfies `wanted`. */
function withLuck(setup: TableSetup, start: (duel: Duel) => void, wanted: (duel: Duel) => boolean): Duel {
  for (let number = 0; number < 500; number++) {
    const duel = table({ ...setup, seed: number.toString(16).padStart(32, "0") });
    start(duel);
    if (wanted(duel)) return duel;
  }
  throw new Error("No seed does that");
}

/** An attack whose dice show these faces before any reroll. */
const rolling = (setup: TableSetup, attacker: string, ...faces: number[]): Duel =>
  withLuck(
    setup,
    (duel) => duel.you.attacksWith(attacker),
    (duel) => duel.prompt.dice.join() === faces.join(),
  );

const named = (duel: Duel, ...names: string[]): string[] =>
  duel.events.map((event) => event.e).filter((name) => names.includes(name));

describe("dice", () => {
  it("ruling 119: the die is rolled when attacking, before Attack effects and blocks, and not when blocking", () => {
    const duel = table({
      you: { hand: ["Rob"], board: ["Coconut Crab", "Mechamster"] },
      foe: { hand: ["Rob", "Rob"], board: ["Kong"] },
    });
    duel.you.attacksWith("Coconut Crab");
    expect(duel.asked).toBe("you: reroll");
    expect(duel.foe.life).toBe(3);
    duel.you.passes();
    if (duel.prompt.kind === "choose") duel.foe.chooses("Rob");
    expect(duel.asked).toBe("foe: block");
    expect(duel.foe.life).toBe(2);
    expect(named(duel, "roll", "dieResolved", "trigger")).toEqual(["roll", "dieResolved", "trigger"]);
    duel.foe.blocksWith("Kong");
    expect(named(duel, "roll")).toHaveLength(1);
  });

  it("ruling 120: one optional reroll, of either die or both, and the new result stands", () => {
    const one = rolling(
      { you: { hand: ["Rob"], board: ["Kong"] }, foe: { hand: ["Rob", "Mantis"], board: ["Rob"] } },
      "Kong",
      PAW,
    );
    expect(one.options).toEqual(["pass", "reroll 0"]);
    one.you.answers("reroll 0");
    const rolls = one.events.flatMap((event) => (event.e === "roll" ? [event.dice[0]!] : []));
    expect(rolls).toHaveLength(2);
    expect(one.events).toContainEqual(expect.objectContaining({ e: "dieResolved", face: rolls[1] }));
    expect(one.events.filter((event) => event.e === "dieResolved")).toHaveLength(1);

    const two = rolling(
      { you: { hand: ["Rob"], board: ["H.A.D.E.S."] }, foe: { hand: ["Rob", "Mantis"], board: ["Rob"] } },
      "H.A.D.E.S.",
      0,
      1,
    );
    expect(two.options).toEqual(["pass", "reroll 0", "reroll 1", "reroll 0 + 1"]);
    two.you.answers("reroll 1");
    expect(two.asked).not.toBe("you: reroll");
    expect(two.events.findLast((event) => event.e === "roll")).toMatchObject({
      rerolled: [1],
      dice: [0, expect.any(Number)],
    });
  });

  it("ruling 121: all results count before blocks, in the order you like, for the attacker's controller", () => {
    const duel = rolling(
      { you: { hand: ["Rob"], board: ["H.A.D.E.S."] }, foe: { hand: ["Rob", "Mantis"], board: ["Rob"] } },
      "H.A.D.E.S.",
      2,
      ENERGY_TWO,
    );
    duel.you.passes("reroll");
    expect(duel.asked).toBe("you: dieOrder");
    duel.you.answers("die 1");
    expect(duel.asked).toBe("foe: block");
    expect(duel.events.flatMap((event) => (event.e === "dieResolved" ? [event.face] : []))).toEqual([ENERGY_TWO, 2]);
    expect([duel.you.energy, duel.foe.energy]).toEqual([2, 0]);
    expect(duel.you.power("H.A.D.E.S.")).toBe(8);
    // A thief who attacks on your turn gets the result.
    const thief = withLuck(
      { you: { hand: ["Carrot Cleric", "Rob"] }, foe: { hand: ["Rob"], board: ["Mechamster"] } },
      (match) => {
        match.you.plays("Carrot Cleric");
        match.foe.usesMindbug();
        match.foe.attacksWith("Carrot Cleric");
      },
      (match) => match.prompt.dice[0] === ENERGY_ONE,
    );
    thief.foe.passes("reroll");
    expect([thief.you.energy, thief.foe.energy]).toEqual([0, 1]);
  });

  it("ruling 123: on a paw the opponent chooses the card to discard and then refills", () => {
    const hand = ["Kong", "Rob", "Mantis", "Kraken", "Gorillion"];
    const duel = rolling(
      { you: { hand: ["Rob"], board: ["Kong"] }, foe: { hand, deck: ["Luchataur"], board: ["Rob"] } },
      "Kong",
      PAW,
    );
    duel.you.passes("reroll");
    expect(duel.asked).toBe("foe: choose discard");
    expect(duel.options).toEqual(hand);
    duel.foe.chooses("Mantis");
    expect(duel.foe.discard).toEqual(["Mantis"]);
    expect(duel.foe.hand).toEqual(["Kong", "Rob", "Kraken", "Gorillion", "Luchataur"]);
    expect(duel.asked).toBe("foe: block");
  });

  it("ruling 125: extra dice never make more than two, and Cybertooth adds a reroll to any of your rolls", () => {
    const diceOf = (attacker: string, others: string[], heads: number): number => {
      const duel = table({
        you: { hand: ["Rob"], board: [attacker, ...others], energy: heads },
        foe: { hand: ["Rob"], board: ["Rob"] },
        power: { faceUp: Array.from({ length: heads }, () => "Extra Head") },
      });
      for (let head = 0; head < heads; head++) duel.you.buys("Extra Head");
      duel.you.attacksWith(attacker);
      return duel.state.prompt?.kind === "reroll" ? duel.prompt.dice.length : 0;
    };
    expect(diceOf("Gorillion", [], 0)).toBe(0);
    expect(diceOf("Gorillion", ["Mechamster"], 0)).toBe(1);
    expect(diceOf("Mechamster", [], 0)).toBe(0);
    expect(diceOf("Gorillion", [], 1)).toBe(1);
    expect(diceOf("Kong", ["Mechamster"], 0)).toBe(2);
    expect(diceOf("H.A.D.E.S.", ["Mechamster"], 2)).toBe(2);

    const duel = table({
      you: { hand: ["Rob"], board: ["Kong", "Cybertooth"] },
      foe: { hand: ["Rob", "Rob"], board: ["Rob"] },
    });
    duel.you.attacksWith("Kong");
    duel.you.answers("reroll 0");
    expect(duel.asked).toBe("you: reroll");
    duel.you.answers("reroll 0");
    expect(duel.asked).not.toBe("you: reroll");
    const theirs = table({
      you: { hand: ["Rob"], board: ["Kong"] },
      foe: { hand: ["Rob", "Rob"], board: ["Cybertooth"] },
    });
    theirs.you.attacksWith("Kong");
    theirs.you.answers("reroll 0");
    expect(theirs.asked).not.toBe("you: reroll");
  });
});

describe("Energy and Power cards", () => {
  it("ruling 124: Energy starts at none and is kept until spent", () => {
    const match = createMatch({ sets: ["king-of-tokyo"], seed: "1".repeat(32) });
    if (!match.ok) throw new Error(match.reason);
    expect(match.state.players.map((player) => player.energy)).toEqual([0, 0]);
    const duel = table({
      you: { hand: ["Drakonis", "Rob"], energy: 40 },
      foe: { hand: ["Rob", "Mantis"] },
      power: { faceUp: ["Healing Bots"] },
    });
    duel.you.passes("buy");
    duel.you.playsUnhindered("Drakonis");
    expect(duel.you.energy).toBe(42);
    duel.foe.playsUnhindered("Rob");
    expect(duel.you.energy).toBe(42);
    duel.you.buys("Healing Bots");
    expect(duel.you.energy).toBe(41);
  });

  it("ruling 126: Power cards are bought only at the start of your turn, as many as you can pay", () => {
    const duel = table({
      you: { hand: ["Rob", "Mantis"], energy: 3 },
      foe: { hand: ["Rob", "Mantis"], energy: 0 },
      power: { faceUp: ["Healing Bots", "Railgun", "Resurrection"], deck: ["Healing Bots"] },
    });
    expect(duel.options).toEqual(["buy Healing Bots", "buy Railgun", "buy Resurrection", "pass"]);
    duel.you.buys("Healing Bots");
    expect(duel.options).toEqual(["buy Healing Bots", "buy Railgun", "pass"]);
    duel.you.buys("Healing Bots");
    expect(duel.you.energy).toBe(1);
    expect(duel.options).toEqual(["play Rob", "play Mantis"]);
    duel.you.plays("Rob");
    duel.foe.usesMindbug();
    expect(duel.asked).toBe("you: turn");
    duel.you.playsUnhindered("Mantis");
    expect(duel.asked).toBe("foe: turn");
    // Energy gained during the turn after a Mindbug does not reopen the window either.
    const late = table({
      you: { hand: ["Rob", "Mantis"], board: ["Gorillion"], energy: 2 },
      foe: { hand: ["Rob"] },
      power: { faceUp: ["Railgun"] },
    });
    late.you.passes("buy");
    late.you.plays("Rob");
    late.foe.usesMindbug();
    expect(late.asked).toBe("you: turn");
    expect(late.you.energy).toBe(2);
  });

  it("ruling 126: a FAST creature that came along ends the buying when it acts, not when it declines", () => {
    const setup: TableSetup = {
      you: { hand: ["Rob"], board: ["Compost Dragon"], discard: ["Pineapple Paladin"], energy: 4 },
      foe: { hand: ["Rob"] },
      power: { faceUp: ["Monster Buddies", "Healing Bots", "Railgun"] },
    };
    const duel = table(setup);
    duel.you.buys("Healing Bots");
    expect(duel.options).toEqual(["buy Monster Buddies", "buy Railgun", "pass"]);
    duel.you.buys("Monster Buddies");
    expect(duel.options).toEqual(["attack Pineapple Paladin", "pass"]);
    duel.you.attacksWith("Pineapple Paladin");
    expect([duel.you.energy, duel.foe.life]).toEqual([1, 2]);
    expect(duel.asked).toBe("you: turn");
    const rich = table({ ...setup, you: { ...setup.you, energy: 5 } });
    rich.you.buys("Monster Buddies");
    rich.you.passes("fast");
    expect(rich.options).toEqual(["buy Healing Bots", "buy Railgun", "pass"]);
    const attacking = table({ ...setup, you: { ...setup.you, energy: 5 } });
    attacking.you.buys("Monster Buddies");
    attacking.you.attacksWith("Pineapple Paladin");
    expect(attacking.asked).toBe("you: turn");
  });

  it("ruling 126: a match that began under the rules before that one is played to its end under them", () => {
    const duel = table({
      you: { hand: ["Rob"], board: ["Compost Dragon"], discard: ["Pineapple Paladin"], energy: 5 },
      foe: { hand: ["Rob"] },
      power: { faceUp: ["Monster Buddies", "Railgun"] },
    });
    duel.state.rules = 1;
    duel.you.buys("Monster Buddies");
    duel.you.attacksWith("Pineapple Paladin");
    expect(duel.options).toEqual(["buy Railgun", "pass"]);
  });

  it("ruling 127: pay, replace at once, resolve, then discard face up, with no reshuffle of an empty deck", () => {
    const duel = table({
      you: { hand: ["Rob"], energy: 5 },
      foe: { hand: ["Rob"], board: ["Gorillion", "Luchataur"] },
      power: { faceUp: ["Ambush"], deck: ["Healing Bots"], discard: ["Rage"] },
    });
    duel.you.buys("Ambush");
    // Paid and replaced, but not yet resolved.
    expect(duel.asked).toBe("you: choose defeat");
    expect(duel.you.energy).toBe(3);
    expect(duel.state.power!.faceUp).toHaveLength(1);
    expect(duel.state.power!.deck).toHaveLength(0);
    expect(duel.state.power!.discard).toHaveLength(1);
    duel.you.chooses("Gorillion");
    expect(duel.state.power!.discard).toHaveLength(2);
    expect(duel.options).toEqual(["buy Healing Bots", "pass"]);
    duel.you.buys("Healing Bots");
    expect(duel.state.power).toMatchObject({ faceUp: [], deck: [] });
    expect(duel.state.power!.discard).toHaveLength(3);
    expect(duel.you.energy).toBe(2);
    expect(duel.asked).toBe("you: turn");
  });

  it("ruling 128: Energy gained while buying may be spent at once, unless Deathweaver stops the Play effect", () => {
    const setup = (theirs: string[]): TableSetup => ({
      you: { hand: ["Rob"], board: ["Drakonis"], energy: 2 },
      foe: { hand: ["Rob"], board: theirs },
      power: { faceUp: ["Monster Buddies", "Railgun"] },
    });
    const duel = table(setup(["Gorillion"]));
    duel.you.buys("Monster Buddies");
    expect(duel.you.energy).toBe(2);
    expect(duel.options).toEqual(["buy Railgun", "pass"]);
    duel.you.buys("Railgun");
    expect(duel.foe.life).toBe(2);
    const stopped = table(setup(["Deathweaver"]));
    stopped.you.buys("Monster Buddies");
    expect(stopped.you.energy).toBe(0);
    expect(stopped.asked).toBe("you: turn");
  });

  it("ruling 129: Alienoid buys any face-up card for free, Random Mutation the top of the deck", () => {
    const alienoid = table({
      you: { hand: ["Alienoid", "Rob"] },
      foe: { hand: ["Rob"] },
      power: { faceUp: ["Railgun", "Healing Bots"], deck: ["Rage"] },
    });
    alienoid.you.playsUnhindered("Alienoid");
    expect(alienoid.options).toEqual(["buy Railgun", "buy Healing Bots"]);
    alienoid.you.buys("Railgun");
    expect([alienoid.you.life, alienoid.foe.life]).toEqual([3, 2]);
    expect(alienoid.asked).toBe("foe: turn");
    const stolen = table({
      you: { hand: ["Alienoid", "Rob"] },
      foe: { hand: ["Rob"] },
      power: { faceUp: ["Railgun", "Healing Bots"] },
    });
    stolen.you.plays("Alienoid");
    stolen.foe.usesMindbug();
    stolen.foe.buys("Railgun");
    expect([stolen.you.life, stolen.foe.life]).toEqual([2, 3]);

    const mutation = table({
      you: { hand: ["Rob"], energy: 1 },
      foe: { hand: ["Rob"] },
      power: { faceUp: ["Random Mutation"], deck: ["Reanimation", "Railgun", "Rage"] },
    });
    mutation.you.buys("Random Mutation");
    expect(mutation.foe.life).toBe(2);
    expect(mutation.state.power!.faceUp).toHaveLength(1);
    expect(mutation.events).toContainEqual(expect.objectContaining({ e: "powerRow", card: "reanimation" }));
    expect(mutation.state.power!.deck).toHaveLength(1);
    expect(mutation.state.power!.discard).toHaveLength(2);
    const empty = table({
      you: { hand: ["Rob"], energy: 1 },
      foe: { hand: ["Rob"] },
      power: { faceUp: ["Random Mutation"], deck: ["Railgun"] },
    });
    empty.you.buys("Random Mutation");
    expect(empty.foe.life).toBe(3);
    expect(empty.asked).toBe("you: turn");
  });

  it(
    "ruling 131: keywords for allied creatures this turn also reach later arrivals, and Rage is one creature " +
      "twice",
    () => {
      for (const [power, keyword, cost] of [
        ["Rage", "FRENZY", 1],
        ["Pounce", "HUNTER", 1],
        ["Suburban Camouflage", "SNEAKY", 3],
      ] as const) {
        const duel = table({
          you: { hand: ["Carrot Cleric", "Rob"], board: ["Gorillion"], energy: cost },
          foe: { hand: ["Rob"], board: ["Luchataur"] },
          power: { faceUp: [power] },
        });
        duel.you.buys(power);
        expect(duel.you.keywords("Gorillion")).toEqual([keyword]);
        duel.you.playsUnhindered("Carrot Cleric");
        expect(duel.asked).toBe("you: fast");
        expect(duel.you.keywords("Carrot Cleric")).toContain(keyword);
        expect(duel.foe.keywords("Luchataur")).toEqual(["FRENZY"]);
      }
      const rage = table({
        you: { hand: ["Rob"], board: ["Gorillion", "Bee Bear"], energy: 1 },
        foe: { hand: ["Rob"] },
        power: { faceUp: ["Rage"] },
      });
      rage.you.buys("Rage");
      rage.you.attacksWith("Gorillion");
      expect(rage.options).toEqual(["attack Gorillion", "pass"]);
      rage.you.attacksWith("Gorillion");
      expect(rage.asked).toBe("foe: turn");
    },
  );

  it(
    "ruling 132: for The Globe-Smasher the opponent chooses and refills, and you must play the card with its " +
      "Play effect",
    () => {
      const duel = table({
        you: { hand: ["The Globe-Smasher", "Rob"] },
        foe: { hand: ["Killer Bee", "Kong", "Mantis", "Kraken", "Gorillion"], deck: ["Luchataur"] },
      });
      duel.you.playsUnhindered("The Globe-Smasher");
      expect(duel.asked).toBe("foe: choose playGivenCard");
      expect(duel.options).toEqual(["Killer Bee", "Kong", "Mantis", "Kraken", "Gorillion"]);
      duel.foe.chooses("Killer Bee");
      expect(duel.you.board).toEqual(["The Globe-Smasher", "Killer Bee"]);
      expect([duel.you.life, duel.foe.life]).toEqual([3, 2]);
      expect(duel.foe.hand).toEqual(["Kong", "Mantis", "Kraken", "Gorillion", "Luchataur"]);
      expect(duel.asked).toBe("foe: turn");
      expect(named(duel, "mindbugDeclined")).toHaveLength(1);
    },
  );
});
