import { table, type TableSetup } from "../helpers/table.ts";

describe("resolving effects", () => {
  it("ruling 73: an effect does as much as it can and skips the rest", () => {
    const action = table({
      you: { hand: ["Kong"], board: [{ card: "Borgions", octonite: 1 }] },
      foe: { hand: ["Kong"] },
    });
    action.you.usesAction("Borgions");
    expect(action.turnOf).toBe("you");
    const quadranut = table({ you: { hand: ["Quadranut", "Kong"], board: ["Gorillion"] }, foe: { hand: ["Kong"] } });
    quadranut.you.playsUnhindered("Quadranut");
    quadranut.you.chooses("Gorillion");
    expect(quadranut.you.board).toEqual(["Quadranut"]);
    expect(quadranut.asked).toBe("foe: turn");
  });

  it("ruling 74: the player who performs the verb chooses", () => {
    const defeating = table({
      you: { hand: ["Cyber Bunny", "Kong"] },
      foe: { hand: ["Kong"], board: ["Gorillion", "Luchataur"] },
    });
    defeating.you.playsUnhindered("Cyber Bunny");
    expect(defeating.asked).toBe("you: choose defeat");
    const discarding = table({ you: { hand: ["Melon Master", "Kong"] }, foe: { hand: ["Kong", "Mantis"] } });
    discarding.you.playsUnhindered("Melon Master");
    expect(discarding.asked).toBe("foe: choose discard");
    const pepperwing = table({
      you: { hand: ["Kong"], board: ["Pepperwing"] },
      foe: { hand: ["Kong"], board: ["Gorillion", "Luchataur"] },
    });
    pepperwing.you.attacksWith("Pepperwing");
    expect(pepperwing.asked).toMatch(/^foe: /);
    pepperwing.foe.passes();
    expect(pepperwing.asked).toBe("foe: choose defeat");
  });

  it("ruling 75: the active player orders all simultaneous effects, one fully after the other", () => {
    const setup: TableSetup = {
      you: { hand: ["Kong"], board: ["Gigazaur"] },
      foe: { hand: ["Kong", "Rob"], board: ["Tomageddon"] },
    };
    const yours = table(setup);
    yours.you.attacksWith("Gigazaur");
    yours.foe.blocksWith("Tomageddon");
    expect(yours.asked).toBe("you: order");
    expect(yours.options.toSorted()).toEqual(["Gigazaur", "Tomageddon"]);
    yours.you.chooses("Tomageddon");
    const told = yours.events.filter((event) => event.e === "steal" || event.e === "life").map((event) => event.e);
    expect(told).toEqual(["steal", "life"]);
    const theirs = table({ ...setup, turnOf: "foe" });
    theirs.foe.attacksWith("Tomageddon");
    theirs.you.blocksWith("Gigazaur");
    expect(theirs.asked).toBe("foe: order");
  });

  it("ruling 76: new triggers wait for the running effect, then the active player picks among all that wait", () => {
    const duel = table({
      you: { hand: ["Kong"], board: ["Explosive Toad"] },
      foe: { hand: ["Kong"], board: ["Captain Fish", "Applebot"] },
    });
    duel.you.attacksWith("Explosive Toad");
    duel.foe.blocksWith("Captain Fish");
    expect(duel.options.toSorted()).toEqual(["Captain Fish", "Explosive Toad"]);
    duel.you.chooses("Explosive Toad");
    // Applebot fell to the Toad; its effect now waits beside Captain Fish's.
    expect(duel.foe.life).toBe(3);
    expect(duel.asked).toBe("you: order");
    expect(duel.options.toSorted()).toEqual(["Applebot", "Captain Fish"]);
    duel.you.chooses("Applebot");
    expect(duel.foe.life).toBe(5);
  });

  it("ruling 77: without may or up to an effect is compulsory, even to your harm", () => {
    const mermaid = table({ you: { life: 5, hand: ["Mysterious Mermaid", "Kong"] }, foe: { life: 1, hand: ["Kong"] } });
    mermaid.you.playsUnhindered("Mysterious Mermaid");
    expect(mermaid.you.life).toBe(1);
    const revenge = table({
      you: { hand: ["Kong"], board: ["Gorillion", "Luchataur"], energy: 1 },
      foe: { hand: ["Kong"] },
      power: { faceUp: ["Revenge"] },
    });
    revenge.you.buys("Revenge");
    expect(revenge.options).toEqual(["Gorillion", "Luchataur"]);
    const harpy = table({
      you: { hand: ["Kong"], board: ["Harpy Mother"] },
      foe: { hand: ["Kong"], board: ["Gorillion", "Rob"] },
    });
    harpy.you.attacksWith("Harpy Mother");
    harpy.foe.blocksWith("Gorillion");
    expect(harpy.options).toEqual(["nothing", "Rob"]);
  });

  it("ruling 78: what follows if you do needs the first part done in full", () => {
    const poor = table({ you: { hand: ["Romindesco", "Kong"] }, foe: { hand: ["Kong"], board: ["Gorillion"] } });
    poor.you.playsUnhindered("Romindesco");
    expect(poor.you.board).toEqual(["Romindesco"]);
    expect(poor.you.hand).toEqual(["Kong"]);
    const rich = table({
      you: { hand: ["Romindesco", "Kong", "Rob", "Mantis"] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    rich.you.playsUnhindered("Romindesco");
    expect(rich.options).toContain("pass");
    rich.you.chooses("Kong + Rob");
    rich.you.chooses("Gorillion");
    expect(rich.you.board).toEqual(["Romindesco", "Gorillion"]);
    const declined = table({ you: { hand: ["Okra Shaman", "Kong"], discard: ["Gorillion"] }, foe: { hand: ["Kong"] } });
    declined.you.playsUnhindered("Okra Shaman");
    declined.you.passes();
    expect(declined.you.board).toEqual(["Okra Shaman"]);
    const dying = table({
      you: { life: 1, hand: ["Okra Shaman", "Kong"], discard: ["Gorillion"] },
      foe: { hand: ["Kong"] },
    });
    dying.you.playsUnhindered("Okra Shaman");
    dying.you.accepts();
    expect(dying.winner).toBe("foe");
    expect(dying.you.board).toEqual(["Okra Shaman"]);
    const alone = table({ you: { hand: ["Spinachia", "Kong"] }, foe: { hand: ["Kong"] } });
    alone.you.playsUnhindered("Spinachia");
    expect(alone.asked).toBe("foe: turn");
    const patrol = table({ you: { hand: ["Pear Patrol", "Killer Bee", "Kong"] }, foe: { hand: ["Kong"] } });
    patrol.you.playsUnhindered("Pear Patrol");
    patrol.you.passes();
    expect(patrol.foe.life).toBe(3);
  });
});

describe("verbs", () => {
  it("ruling 80: stealing life takes 1 and gives 1, and Bean Bot first checks for less life", () => {
    const behind = table({ you: { life: 2, hand: ["Bean Bot", "Kong"] }, foe: { life: 3, hand: ["Kong"] } });
    behind.you.playsUnhindered("Bean Bot");
    expect([behind.you.life, behind.foe.life]).toEqual([3, 2]);
    const even = table({ you: { hand: ["Bean Bot", "Kong"] }, foe: { hand: ["Kong"] } });
    even.you.playsUnhindered("Bean Bot");
    expect([even.you.life, even.foe.life]).toEqual([3, 3]);
  });

  it("ruling 81: a creature under new control keeps its state and triggers nothing", () => {
    const duel = table({
      you: { hand: ["Kong"], board: [{ card: "Alluring Oyster", octonite: 1 }], energy: 1 },
      foe: { hand: ["Kong"], board: [{ card: "Alienoid", exhausted: true, octonite: 2 }] },
      power: { faceUp: ["Healing Bots"] },
    });
    // Grown earlier in this same turn.
    duel.state.players[1].board[0]!.growth = 3;
    duel.state.stale = true;
    duel.you.passes("buy");
    expect(duel.you.board).toEqual(["Alluring Oyster", "Alienoid"]);
    expect(duel.you.isExhausted("Alienoid")).toBe(true);
    expect(duel.you.octonite("Alienoid")).toBe(2);
    expect(duel.you.power("Alienoid")).toBe(9);
    // Only the Harvest was triggered, and no Power card was bought.
    expect(duel.events.flatMap((event) => (event.e === "trigger" ? [event.card] : []))).toEqual(["alluring-oyster"]);
    const counters = table({ you: { hand: ["Brain Fly", "Kong"] }, foe: { hand: ["Kong"], board: ["Lychee King"] } });
    counters.you.playsUnhindered("Brain Fly");
    expect(counters.you.octonite("Lychee King")).toBe(0);
  });

  it("ruling 82: constant abilities hold only in play and while their condition does", () => {
    const duel = table({
      you: { hand: ["Kong", "Shield Bugs", "Potadore the Wise"], board: ["Fennel Trickster", "Lone Yeti"] },
      foe: { hand: ["Kong"], board: ["Gorillion"] },
    });
    expect(duel.you.power("Fennel Trickster")).toBe(2);
    expect(duel.you.power("Lone Yeti")).toBe(5);
    duel.you.plays("Shield Bugs");
    // Two cards left in hand: the condition holds at once, before Shield Bugs is in play.
    expect(duel.you.power("Fennel Trickster")).toBe(8);
    duel.foe.declinesMindbug();
    expect(duel.you.power("Fennel Trickster")).toBe(9);
    duel.foe.attacksWith("Gorillion");
    duel.you.blocksWith("Fennel Trickster");
    expect(duel.you.power("Lone Yeti")).toBe(6);
  });

  it("ruling 83: the opponent is whoever sits across, for either player", () => {
    const yours = table({
      you: { hand: ["Kong"], energy: 2 },
      foe: { hand: ["Kong"] },
      power: { faceUp: ["Railgun"] },
    });
    yours.you.buys("Railgun");
    expect([yours.you.life, yours.foe.life]).toEqual([3, 2]);
    const theirs = table({
      turnOf: "foe",
      you: { hand: ["Kong"] },
      foe: { hand: ["Kong"], energy: 2 },
      power: { faceUp: ["Railgun"] },
    });
    theirs.foe.buys("Railgun");
    expect([theirs.you.life, theirs.foe.life]).toEqual([2, 3]);
  });
});
