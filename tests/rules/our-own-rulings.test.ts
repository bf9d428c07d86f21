import { viewState } from "@mindbug/shared";
import { type Duel, table } from "../helpers/table.ts";

describe("our own rulings", () => {
  it("ruling 201: the Hunter choice comes after dice and Attack effects, on the board as it then stands", () => {
    const duel = table({
      you: { hand: ["Kong"], board: ["Shark Dog", "Mechamster"] },
      foe: { hand: ["Kong", "Rob"], board: ["Gorillion", "Turbo Bug"] },
    });
    duel.you.attacksWith("Shark Dog");
    expect(duel.asked).toBe("you: reroll");
    duel.you.passes();
    if (duel.prompt.kind === "choose") duel.foe.chooses("Rob");
    expect(duel.foe.discard).toContain("Gorillion");
    expect(duel.asked).toBe("you: hunt");
    expect(duel.options).toEqual(["hunt Turbo Bug", "pass"]);
  });

  it("ruling 202: only coming into play keeps a creature from attacking, a change of control does not", () => {
    const duel = table({
      you: {
        hand: ["Kong"],
        board: [
          { card: "Alluring Oyster", octonite: 1 },
          { card: "Rob", enteredThisTurn: true },
          { card: "Borgions", octonite: 1, enteredThisTurn: true },
        ],
      },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    expect(duel.you.board).toContain("Gorillion");
    expect(duel.options).toEqual(["play Kong", "attack Alluring Oyster", "attack Gorillion"]);
    expect(duel.you.whyNot("attack", "Rob")).toBe("cameIntoPlayThisTurn");
    expect(duel.you.whyNot("action", "Borgions")).toBe("cameIntoPlayThisTurn");
  });

  it("ruling 203: a mindbugged FAST creature gets its chance once, before the original player's extra action", () => {
    const duel = table({ you: { hand: ["Kiwanoid", "Kong", "Rob"] }, foe: { hand: ["Kong"], board: ["Gorillion"] } });
    duel.you.plays("Kiwanoid");
    duel.foe.usesMindbug();
    expect(duel.asked).toBe("foe: distribute");
    duel.foe.chooses("Gorillion + Kiwanoid");
    expect(duel.asked).toBe("foe: fast");
    duel.foe.passes();
    expect(duel.asked).toBe("you: turn");
    duel.you.playsUnhindered("Kong");
    expect(duel.asked).toBe("foe: turn");
    expect(duel.you.life).toBe(3);
  });

  it("ruling 204: discarding several cards is one batch, and the refill comes after it", () => {
    const duel = table({
      you: { hand: ["Kong"], board: [{ card: "Broodmother", octonite: 3 }] },
      foe: { hand: ["Kong", "Rob", "Mantis", "Kraken", "Gorillion"], deck: ["Luchataur", "Killer Bee", "Bee Bear"] },
    });
    duel.you.attacksWith("Broodmother");
    for (const name of ["Kong", "Mantis", "Gorillion"]) {
      expect(duel.asked).toBe("foe: choose discard");
      expect(duel.options).not.toContain("Luchataur");
      duel.foe.chooses(name);
    }
    expect(duel.events).toContainEqual({
      e: "discard",
      seat: 1,
      cards: ["kong", "mantis", "gorillion"],
      at: [0, 2, 4],
    });
    expect(duel.events).toContainEqual(expect.objectContaining({ e: "draw", seat: 1, count: 3 }));
    expect(duel.foe.hand).toEqual(["Rob", "Kraken", "Luchataur", "Killer Bee", "Bee Bear"]);
  });

  it("ruling 205: with mixed sets buying comes first, then octonite and Harvest, then the turn action", () => {
    const duel = table({
      you: { hand: ["Kong"], board: [{ card: "Bananapus", octonite: 1 }], energy: 2 },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
      power: { faceUp: ["Ambush"] },
    });
    expect(duel.asked).toBe("you: buy");
    expect(duel.you.octonite("Bananapus")).toBe(1);
    duel.you.buys("Ambush");
    // Ambush took the only target, so the Harvest after it finds none.
    expect(duel.foe.discard).toEqual(["Gorillion"]);
    expect(duel.asked).toBe("you: turn");
    expect(duel.events.map((event) => event.e).filter((name) => ["buy", "defeat", "octonite"].includes(name))).toEqual([
      "buy",
      "defeat",
      "octonite",
    ]);
  });

  it("ruling 206: 200 turns, or 1,000 effects without a real choice, end the match by life", () => {
    for (const [yours, winner] of [
      [4, "you"],
      [3, "nobody"],
      [2, "foe"],
    ] as const) {
      const long = table({ turn: 200, you: { life: yours, hand: ["Kong", "Rob"] }, foe: { hand: ["Kong"] } });
      long.you.playsUnhindered("Kong");
      expect(long.winner).toBe(winner);
      expect(long.state.outcome!.reason).toBe("turnLimit");
      // One card and nobody to mindbug it: playing it is no choice between different outcomes.
      const stalled = table({ you: { life: yours, hand: ["Space Penguin"] }, foe: { hand: ["Kong"], mindbugs: 0 } });
      stalled.state.effectsSinceChoice = 1000;
      stalled.you.plays("Space Penguin");
      expect(stalled.winner).toBe(winner);
      expect(stalled.state.outcome!.reason).toBe("stalled");
    }
    const choice = table({ you: { hand: ["Space Penguin", "Kong"] }, foe: { hand: ["Kong"], mindbugs: 0 } });
    choice.state.effectsSinceChoice = 1000;
    choice.you.plays("Space Penguin");
    expect(choice.isOver).toBe(false);
    expect(choice.you.life).toBe(4);
    const short = table({ turn: 199, you: { hand: ["Kong", "Rob"] }, foe: { hand: ["Kong"] } });
    short.you.playsUnhindered("Kong");
    expect(short.isOver).toBe(false);
  });

  it("ruling 207: Sharky copies neither from another Sharky nor a keyword that has no effect", () => {
    const sharky = "Sharky Crab-Dog-Mummypus";
    const two = table({
      you: { hand: ["Kong"], board: [sharky, "Spider Owl"] },
      foe: { hand: ["Kong"], board: [sharky] },
    });
    expect(two.foe.keywords(sharky).toSorted()).toEqual(["POISONOUS", "SNEAKY"]);
    expect(two.you.keywords(sharky)).toEqual([]);
    const silenced = table({
      you: { hand: ["Kong"], board: [sharky, "Shoctopus"] },
      foe: { hand: ["Kong"], board: [{ card: "Spider Owl", octonite: 1 }, "Luchataur"] },
    });
    expect(silenced.you.keywords(sharky)).toEqual(["FRENZY"]);
  });

  it("ruling 208: a silencer that leaves play together with a creature no longer silences it", () => {
    const duel = table({
      you: { hand: ["Quadranut", "Kong"], board: ["Applebot"] },
      foe: { hand: ["Kong"], board: [{ card: "Peach Police", exhausted: true }, "Gorillion"] },
    });
    duel.you.playsUnhindered("Quadranut");
    duel.you.chooses("Applebot");
    duel.you.chooses("Peach Police");
    expect(duel.you.life).toBe(5);
    const staying = table({
      you: { hand: ["Quadranut", "Kong"], board: ["Applebot"] },
      foe: { hand: ["Kong"], board: ["Peach Police", "Gorillion"] },
    });
    staying.you.playsUnhindered("Quadranut");
    staying.you.chooses("Applebot");
    staying.you.chooses("Peach Police");
    expect(staying.you.life).toBe(3);
    // Deathweaver falls to the very card that comes in after it: the next Play effect is free.
    const weaver = table({
      you: { hand: ["Killer Bee", "Kong"], energy: 1 },
      foe: { hand: ["Kong"], board: ["Deathweaver"] },
      power: { faceUp: ["Stomp"] },
    });
    weaver.you.buys("Stomp");
    weaver.you.playsUnhindered("Killer Bee");
    expect(weaver.foe.life).toBe(2);
  });

  it("ruling 209: triggers that arise while others wait join the pool the active player picks from", () => {
    const duel = table({
      turnOf: "foe",
      you: { hand: ["Kong"], board: ["Captain Fish", "Applebot", "Pandakaï"] },
      foe: { hand: ["Kong"], board: ["Explosive Toad"] },
    });
    duel.foe.attacksWith("Explosive Toad");
    duel.you.blocksWith("Captain Fish");
    expect(duel.asked).toBe("foe: order");
    duel.foe.chooses("Explosive Toad");
    duel.foe.chooses("Applebot");
    expect(duel.asked).toBe("foe: order");
    expect(duel.options.toSorted()).toEqual(["Applebot", "Captain Fish"]);
    expect(duel.you.life).toBe(3);
  });

  it("ruling 210: allied creatures have a keyword this turn, later arrivals included, until the turn ends", () => {
    const duel = table({
      you: { hand: ["Carrot Cleric", "Rob"], energy: 3 },
      foe: { hand: ["Rob"], board: ["Gorillion"] },
      power: { faceUp: ["Suburban Camouflage"] },
    });
    duel.you.buys("Suburban Camouflage");
    duel.you.playsUnhindered("Carrot Cleric");
    duel.you.attacksWith("Carrot Cleric");
    // Gorillion is not SNEAKY and could not block.
    expect(duel.foe.life).toBe(2);
    expect(duel.asked).toBe("foe: turn");
    expect(duel.you.keywords("Carrot Cleric")).not.toContain("SNEAKY");
  });

  it("ruling 211: setting a life total is neither losing nor gaining life", () => {
    const duel = table({ you: { life: 5, hand: ["Mysterious Mermaid", "Kong"] }, foe: { life: 2, hand: ["Kong"] } });
    duel.you.playsUnhindered("Mysterious Mermaid");
    expect(duel.events.filter((event) => event.e === "life")).toEqual([
      { e: "life", seat: 0, change: -3, life: 2, cause: "set" },
    ]);
  });

  it("ruling 212: an additional reroll with two dice is a separate one, of either die or both", () => {
    const duel = table({
      you: { hand: ["Kong"], board: ["H.A.D.E.S.", "Cybertooth"] },
      foe: { hand: ["Kong", "Rob", "Mantis"], board: ["Rob"] },
    });
    duel.you.attacksWith("H.A.D.E.S.");
    duel.you.answers("reroll 0 + 1");
    expect(duel.asked).toBe("you: reroll");
    expect(duel.options).toEqual(["pass", "reroll 0", "reroll 1", "reroll 0 + 1"]);
    duel.you.answers("reroll 1");
    expect(duel.asked).not.toBe("you: reroll");
    expect(duel.events.flatMap((event) => (event.e === "roll" ? [event.rerolled] : []))).toEqual([[], [0, 1], [1]]);
  });

  it("ruling 213: everybody sees the sizes of hands and piles", () => {
    const hand = ["Kong", "Rob", "Mantis", "Kraken", "Gorillion"];
    const duel = table({
      you: { hand, deck: ["Luchataur"] },
      foe: { hand, deck: ["Luchataur", "Rob"] },
      unused: ["Kong"],
      power: { faceUp: ["Rage"], deck: ["Stomp", "Pounce"] },
    });
    for (const viewer of [0, 1, "spectator"] as const) {
      const view = viewState(duel.state, viewer);
      expect(view.players.map((player) => [player.handCount, player.deckCount])).toEqual([
        [5, 1],
        [5, 2],
      ]);
      expect([view.unusedCount, view.power!.deckCount]).toEqual([1, 2]);
    }
  });

  describe("a turn ends", () => {
    /** Each returns the other to the hand and plays it again: no clock and no stall rule stops that. */
    function replayEachOther(duel: Duel, choices: number): void {
      for (let i = 0; i < choices / 2 && !duel.isOver; i++) {
        duel.you.chooses("Spinachia");
        if (!duel.isOver) duel.you.accepts();
      }
    }
    const twoSpinachias = (life: number): Duel => {
      const duel = table({
        you: { life, mindbugs: 0, hand: ["Spinachia", "Kong"], board: ["Spinachia"] },
        foe: { mindbugs: 0, hand: ["Kong", "Rob"] },
      });
      duel.you.plays("Spinachia");
      return duel;
    };

    it("ruling 214: 300 choices within one turn end the match by life", () => {
      for (const [life, winner] of [
        [4, "you"],
        [3, "nobody"],
        [2, "foe"],
      ] as const) {
        const duel = twoSpinachias(life);
        replayEachOther(duel, 1000);
        expect(duel.winner).toBe(winner);
        expect(duel.state.outcome!.reason).toBe("endlessTurn");
        // The turn action, and then each choice of the loop.
        expect(duel.state.choicesThisTurn).toBe(300);
      }
    });

    it("a long turn is not cut, and the next one counts from the beginning", () => {
      const duel = twoSpinachias(3);
      replayEachOther(duel, 296);
      expect(duel.state.choicesThisTurn).toBe(297);
      duel.you.passes();
      expect([duel.isOver, duel.asked, duel.state.choicesThisTurn]).toEqual([false, "foe: turn", 0]);
      duel.foe.plays("Kong");
      expect([duel.isOver, duel.asked]).toEqual([false, "you: turn"]);
    });

    it("a match that began under the rules before this one knows no such bound", () => {
      const duel = twoSpinachias(3);
      duel.state.rules = 1;
      replayEachOther(duel, 400);
      expect(duel.isOver).toBe(false);
    });
  });
});
