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

describe("the turn", () => {
  it("ruling 19: a turn is exactly one action, without passing, and ends by itself", () => {
    const setup: TableSetup = {
      you: { hand: ["Kong"], board: ["Gorillion", { card: "Borgions", octonite: 1 }] },
      foe: { hand: ["Kong"], board: ["Rob"] },
    };
    const played = table(setup);
    expect(played.options).toEqual(["play Kong", "attack Gorillion", "attack Borgions", "action Borgions"]);
    played.you.playsUnhindered("Kong");
    expect(played.asked).toBe("foe: turn");
    const attacked = table(setup);
    attacked.you.attacksWith("Gorillion");
    attacked.foe.doesNotBlock();
    expect(attacked.asked).toBe("foe: turn");
    const acted = table({ you: { hand: ["Kong"], board: ["Figuru"] }, foe: { hand: ["Kong", "Rob"] } });
    acted.you.usesAction("Figuru");
    expect(acted.asked).toBe("foe: turn");
  });

  it("ruling 20: a player who cannot take a turn action loses at once", () => {
    const duel = table({ you: { hand: ["Kong", "Rob"] }, foe: {} });
    duel.you.playsUnhindered("Kong");
    expect(duel.winner).toBe("you");
    expect(duel.state.outcome).toEqual({ winner: 0, reason: "noAction" });
    const mindbugged = table({ you: { hand: ["Kong"] }, foe: { hand: ["Kong"] } });
    mindbugged.you.plays("Kong");
    mindbugged.foe.usesMindbug();
    expect(mindbugged.state.outcome).toEqual({ winner: 1, reason: "noAction" });
  });

  it("ruling 22: forbidden attacks and useless Actions do not count as being able to act", () => {
    const banned = table({
      you: { board: ["Raspberry Ranger", "Killer Bee"] },
      foe: { hand: ["Kong"], board: ["Pomelozilla"] },
    });
    expect(banned.state.outcome).toEqual({ winner: 1, reason: "noAction" });
    const king = { card: "The King", enteredThisTurn: true };
    const stuck = table({ you: { board: [king, { card: "Borgions", octonite: 0 }] }, foe: { hand: ["Kong"] } });
    expect(stuck.winner).toBe("foe");
    const useless = table({
      you: { board: [king, { card: "USX Tangerine", octonite: 1 }] },
      foe: { hand: ["Kong"], board: ["Rob"] },
    });
    expect(useless.winner).toBe("foe");
    const able = table({
      you: { board: [king, { card: "Borgions", octonite: 1 }] },
      foe: { hand: ["Kong"], board: ["Rob"] },
    });
    expect(able.options).toEqual(["action Borgions"]);
  });

  it("ruling 23: the mindbugged player takes another action in the same turn", () => {
    const duel = table({ you: { hand: ["Kong", "Rob"] }, foe: { hand: ["Kong"] } });
    const { turn } = duel.state;
    duel.you.plays("Kong");
    duel.foe.usesMindbug();
    expect(duel.asked).toBe("you: turn");
    expect(duel.state.turn).toBe(turn);
    expect(duel.events.some((event) => event.e === "turn")).toBe(false);
    duel.you.playsUnhindered("Rob");
    expect(duel.asked).toBe("foe: turn");
    expect(duel.state.turn).toBe(turn + 1);
  });

  it("ruling 25: effects for this turn still hold for the extra action, with one start and one end of turn", () => {
    for (const [power, keyword] of [
      ["Rage", "FRENZY"],
      ["Pounce", "HUNTER"],
      ["Suburban Camouflage", "SNEAKY"],
    ] as const) {
      const duel = table({
        you: { hand: ["Kong", "Rob"], board: ["Gorillion", { card: "Lychee King", octonite: 2 }], energy: 4 },
        foe: { hand: ["Kong"], board: ["Rob"] },
        power: { faceUp: [power, "Healing Bots"] },
      });
      duel.you.buys(power);
      duel.you.passes();
      expect(duel.you.octonite("Lychee King")).toBe(1);
      duel.you.plays("Kong");
      duel.foe.usesMindbug();
      // No second buying although there may be Energy left, no second Harvest.
      expect(duel.asked).toBe("you: turn");
      expect(duel.you.octonite("Lychee King")).toBe(1);
      expect(duel.you.keywords("Gorillion").map((word) => word.toUpperCase())).toContain(keyword);
      duel.you.playsUnhindered("Rob");
      expect(duel.asked).toBe("foe: turn");
      expect(duel.you.keywords("Gorillion")).toEqual([]);
    }
    const dice = table({
      you: { hand: ["Rob", "Mantis"], board: ["Kong"], energy: 1 },
      foe: { hand: ["Kong"] },
      power: { faceUp: ["Extra Head"] },
    });
    dice.you.buys("Extra Head");
    dice.you.plays("Rob");
    dice.foe.usesMindbug();
    dice.you.attacksWith("Kong");
    expect(dice.prompt.dice).toHaveLength(2);

    const afraid = table({
      you: { hand: ["Kong", "Rob"], board: [{ card: "Fearberry", octonite: 1 }] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    afraid.you.plays("Kong");
    afraid.foe.usesMindbug();
    afraid.you.attacksWith("Fearberry");
    expect(afraid.foe.life).toBe(2);

    // A die grows the thief's FAST creature; it is still grown when the extra action attacks into it.
    const grown = withLuck(
      { you: { hand: ["Carrot Cleric", "Rob"], board: ["Gorillion"] }, foe: { hand: ["Kong"], board: ["Mechamster"] } },
      (duel) => {
        duel.you.plays("Carrot Cleric");
        duel.foe.usesMindbug();
        duel.foe.attacksWith("Carrot Cleric");
      },
      (duel) => duel.prompt.dice[0] === 2,
    );
    grown.foe.passes("reroll");
    grown.you.doesNotBlock();
    expect(grown.asked).toBe("you: turn");
    expect(grown.foe.power("Carrot Cleric")).toBe(11);
  });

  it("ruling 26: a creature without FAST neither attacks nor uses its Action in the turn it comes into play", () => {
    const duel = table({
      you: { hand: ["Kong"], board: ["Boogie Woogie"], discard: ["Strange Barrel"], energy: 2 },
      foe: { hand: ["Kong"] },
      power: { faceUp: ["Monster Buddies"] },
    });
    duel.you.buys("Monster Buddies");
    expect(duel.you.board).toEqual(["Boogie Woogie", "Strange Barrel"]);
    expect(duel.options).toEqual(["play Kong", "attack Boogie Woogie"]);
    expect(duel.you.whyNot("attack", "Strange Barrel")).toBe("cameIntoPlayThisTurn");
    const action = table({
      you: { hand: ["Kong"], board: [{ card: "Borgions", octonite: 1, enteredThisTurn: true }] },
      foe: { hand: ["Kong"], board: ["Rob"] },
    });
    expect(action.options).toEqual(["play Kong"]);
    expect(action.you.whyNot("action", "Borgions")).toBe("cameIntoPlayThisTurn");
  });

  it("ruling 28: a turn starts with buying, then octonite and Harvest, then the action", () => {
    const duel = table({
      you: { hand: ["Kong"], board: [{ card: "Lychee King", octonite: 1 }], energy: 1 },
      foe: { hand: ["Kong"] },
      power: { faceUp: ["Healing Bots"] },
    });
    expect(duel.asked).toBe("you: buy");
    expect(duel.you.octonite("Lychee King")).toBe(1);
    expect(duel.foe.life).toBe(3);
    duel.you.passes("buy");
    expect(duel.you.octonite("Lychee King")).toBe(0);
    expect(duel.foe.life).toBe(2);
    expect(duel.asked).toBe("you: turn");
  });

  it("ruling 29: another turn after this one is a real turn with buying and Harvest", () => {
    const duel = table({
      you: {
        hand: ["Kong"],
        board: ["Drakonis", { card: "Borgions", octonite: 1 }, { card: "Lychee King", octonite: 2 }],
        energy: 1,
      },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
      power: { faceUp: ["Healing Bots"] },
    });
    const { turn } = duel.state;
    duel.you.passes("buy");
    expect(duel.you.octonite("Lychee King")).toBe(1);
    duel.you.usesAction("Borgions");
    expect(duel.foe.discard).toEqual(["Gorillion"]);
    expect(duel.asked).toBe("you: buy");
    expect(duel.state.turn).toBe(turn + 1);
    duel.you.passes("buy");
    expect(duel.foe.life).toBe(2);
    expect(duel.options).toEqual(["play Kong", "attack Drakonis", "attack Borgions", "attack Lychee King"]);
    duel.you.attacksWith("Lychee King");
    duel.you.stopsAttacking();
    expect(duel.turnOf).toBe("foe");
  });
});

describe("winning", () => {
  it("ruling 30: the game ends the moment a life total is 0, and everything pending is dropped", () => {
    const attackEffect = table({
      you: { hand: ["Kong"], board: ["Coconut Crab"] },
      foe: { life: 1, hand: ["Kong"], board: ["Gorillion"] },
    });
    attackEffect.you.attacksWith("Coconut Crab");
    expect(attackEffect.winner).toBe("you");
    expect(attackEffect.asked).toBe("nobody");
    expect(attackEffect.foe.board).toEqual(["Gorillion"]);
    const second = table({ you: { hand: ["Kong"], board: ["Luchataur"] }, foe: { life: 1, hand: ["Kong"] } });
    second.you.attacksWith("Luchataur");
    expect(second.state.outcome).toEqual({ winner: 0, reason: "life" });
    const waiting = table({
      you: { life: 3, hand: ["Kong"], board: ["Gigazaur"] },
      foe: { life: 1, hand: ["Kong"], board: ["Tomageddon"] },
    });
    waiting.you.attacksWith("Gigazaur");
    waiting.foe.blocksWith("Tomageddon");
    waiting.you.chooses("Gigazaur");
    expect(waiting.winner).toBe("you");
    expect(waiting.you.hand).toEqual(["Kong"]);
  });

  it("ruling 32: a match out of time goes to the player with more life, or is a draw", () => {
    const ahead = table({ turn: 200, you: { life: 4, hand: ["Kong", "Rob"] }, foe: { hand: ["Kong"] } });
    expect(ahead.isOver).toBe(false);
    ahead.you.playsUnhindered("Kong");
    expect(ahead.winner).toBe("you");
    const even = table({ turn: 200, you: { hand: ["Kong", "Rob"] }, foe: { hand: ["Kong"] } });
    even.you.playsUnhindered("Kong");
    expect(even.winner).toBe("nobody");
  });

  it("ruling 33: winning the game by an effect is immediate", () => {
    const duel = table({
      you: {
        life: 1,
        hand: ["Kong"],
        board: [
          { card: "Artimist", octonite: 1 },
          { card: "Lychee King", octonite: 1 },
        ],
      },
      foe: { hand: ["Kong"] },
    });
    duel.you.chooses("Artimist");
    expect(duel.state.outcome).toEqual({ winner: 0, reason: "effect" });
    expect(duel.foe.life).toBe(3);
  });
});
