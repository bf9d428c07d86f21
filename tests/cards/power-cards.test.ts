import type { ArrangedPlayer } from "@mindbug/shared";
import { play } from "../helpers/stories-with-dice.ts";
import { type Duel, table, type TableSetup } from "../helpers/table.ts";

type Rest = Omit<TableSetup, "you" | "foe">;

const COSTS: Readonly<Record<string, number>> = {
  Ambush: 2,
  "Extra Head": 1,
  "Healing Bots": 1,
  "Monster Buddies": 2,
  "Mysterious Ally": 2,
  "Portal Malfunction": 1,
  Pounce: 1,
  Rage: 1,
  Railgun: 2,
  "Random Mutation": 1,
  Reanimation: 3,
  Resurrection: 3,
  Revenge: 1,
  Stomp: 1,
  "Subterranean Strike": 2,
  "Suburban Camouflage": 3,
};

/** At the start of your turn you buy the card with all your energy. */
function bought(card: string, you: ArrangedPlayer = {}, foe: ArrangedPlayer = {}, rest: Rest = {}): Duel {
  const duel = play({ energy: COSTS[card]!, ...you }, foe, { power: { faceUp: [card] }, ...rest });
  duel.you.buys(card);
  return duel;
}
const diceRolled = (duel: Duel): number =>
  duel.events.flatMap((event) => (event.e === "roll" ? [event.dice.length] : [])).at(-1) ?? 0;
const pile = (duel: Duel): number[] => [
  duel.state.power!.faceUp.length,
  duel.state.power!.deck.length,
  duel.state.power!.discard.length,
];

describe("Buying Power cards", () => {
  it.each(Object.entries(COSTS))("%s costs %i energy", (card, cost) => {
    const power = { faceUp: [card] };
    expect(play({ energy: cost }, {}, { power }).options).toEqual([`buy ${card}`, "pass"]);
    expect(play({ energy: cost - 1 }, {}, { power }).asked).toBe("you: turn");
    const duel = play({ energy: cost + 4 }, { hand: ["Brain Fly", "Turbo Bug"] }, { power });
    duel.you.buys(card);
    expect(duel.you.energy).toBe(4);
  });
  it("replaces a bought card at once; the new one may be bought too, and the turn action follows", () => {
    const duel = play({ energy: 2 }, {}, { power: { faceUp: ["Healing Bots", "Ambush"], deck: ["Rage", "Pounce"] } });
    duel.you.buys("Healing Bots");
    expect([duel.you.life, duel.options, pile(duel)]).toEqual([4, ["buy Rage", "pass"], [2, 1, 1]]);
    duel.you.buys("Rage");
    expect([duel.you.energy, duel.asked, pile(duel)]).toEqual([0, "you: turn", [2, 0, 2]]);
  });
  it("leaves a gap when the deck is empty, and keeps unspent energy", () => {
    const duel = play({ energy: 3 }, {}, { power: { faceUp: ["Healing Bots"] } });
    duel.you.buys("Healing Bots");
    expect([duel.asked, duel.you.energy, pile(duel)]).toEqual(["you: turn", 2, [0, 0, 1]]);
  });
  it("is not offered again after a Mindbug in the same turn", () => {
    const duel = table({ you: { energy: 1, hand: ["Brain Fly", "Gorillion"] }, power: { faceUp: ["Healing Bots"] } });
    duel.you.passes("buy");
    duel.you.plays("Brain Fly");
    duel.foe.usesMindbug();
    expect(duel.asked).toBe("you: turn");
  });
});

describe("Ambush", () => {
  it("defeats one enemy creature of the buyer's choice; a TOUGH one exhausts", () => {
    const duel = bought("Ambush", { board: ["Brain Fly"] }, { board: ["Gorillion", "Vanilla Creature"] });
    expect(duel.options).toEqual(["Gorillion", "Vanilla Creature"]);
    duel.you.chooses("Vanilla Creature");
    expect([duel.foe.isExhausted("Vanilla Creature"), duel.foe.board.length, duel.asked]).toEqual([
      true,
      2,
      "you: turn",
    ]);
  });
  it("does nothing without enemy creatures", () => {
    const duel = bought("Ambush", { board: ["Brain Fly"] });
    expect([duel.you.board, duel.asked, pile(duel)]).toEqual([["Brain Fly"], "you: turn", [0, 0, 1]]);
  });
});

describe("Extra Head", () => {
  it.each([
    ["Bee Bear", 1],
    ["Kong", 2],
    ["H.A.D.E.S.", 2],
  ])("lets %s roll %i dice this turn", (attacker, dice) => {
    const duel = bought("Extra Head", { board: [attacker] });
    duel.you.attacksWith(attacker);
    expect([diceRolled(duel), duel.asked]).toEqual([dice, "you: reroll"]);
  });
  it("holds for the extra action after a Mindbug, and not for the opponent's creatures", () => {
    const duel = table({
      you: { energy: 1, hand: ["Carrot Cleric"], board: ["Bee Bear"] },
      power: { faceUp: ["Extra Head"] },
    });
    duel.you.buys("Extra Head");
    duel.you.plays("Carrot Cleric");
    duel.foe.usesMindbug();
    duel.foe.attacksWith("Carrot Cleric");
    duel.you.doesNotBlock();
    expect(diceRolled(duel)).toBe(0);
    duel.you.attacksWith("Bee Bear");
    expect(diceRolled(duel)).toBe(1);
  });
  it("is over with the turn", () => {
    const duel = bought("Extra Head", { board: ["Bee Bear"] });
    duel.you.plays("Gorillion");
    duel.foe.plays("Gorillion");
    duel.you.attacksWith("Bee Bear");
    expect(diceRolled(duel)).toBe(0);
  });
});

it("Healing Bots gives the buyer 1 life", () => {
  const duel = bought("Healing Bots");
  expect([duel.you.life, duel.foe.life, duel.asked]).toEqual([4, 3, "you: turn"]);
});

describe("Monster Buddies", () => {
  it("triggers the Play effect of one allied creature that has one", () => {
    const duel = bought(
      "Monster Buddies",
      { board: ["Meka Dragon", "Gorillion", "Space Penguin"] },
      { board: ["Drakonis"] },
    );
    expect(duel.options).toEqual(["Meka Dragon", "Space Penguin"]);
    duel.you.chooses("Meka Dragon");
    expect([duel.foe.life, duel.you.life, duel.asked]).toEqual([2, 3, "you: turn"]);
  });
  it("does nothing if no allied creature has a Play effect", () => {
    const duel = bought("Monster Buddies", { board: ["Gorillion"] }, { board: ["Drakonis"] });
    expect([duel.you.energy, duel.asked]).toEqual([0, "you: turn"]);
  });
  it("on Drakonis, gives energy that may be spent in the same window", () => {
    const duel = bought(
      "Monster Buddies",
      { board: ["Drakonis"] },
      {},
      { power: { faceUp: ["Monster Buddies", "Railgun"] } },
    );
    expect([duel.asked, duel.you.energy]).toEqual(["you: buy", 2]);
    duel.you.buys("Railgun");
    expect(duel.foe.life).toBe(2);
  });
  it("is stopped by an enemy Deathweaver", () => {
    const duel = bought("Monster Buddies", { board: ["Meka Dragon"] }, { board: ["Deathweaver"] });
    expect([duel.foe.life, duel.asked]).toEqual([3, "you: turn"]);
  });
  it("on Boogie Woogie, brings a creature that cannot attack this turn", () => {
    const duel = bought("Monster Buddies", { board: ["Boogie Woogie"], discard: ["Gigazaur"] });
    expect([duel.you.board, duel.you.whyNot("attack", "Gigazaur")]).toEqual([
      ["Boogie Woogie", "Gigazaur"],
      "cameIntoPlayThisTurn",
    ]);
  });
});

describe("Mysterious Ally", () => {
  it("draws the top card of the unused pile", () => {
    expect(bought("Mysterious Ally", {}, {}, { unused: ["Turbo Bug", "Bee Bear"] }).you.hand).toEqual([
      "Gorillion",
      "Turbo Bug",
    ]);
  });
  it("draws nothing if it is empty", () => {
    const duel = bought("Mysterious Ally");
    expect([duel.you.hand, duel.asked]).toEqual([["Gorillion"], "you: turn"]);
  });
});

describe("Portal Malfunction", () => {
  it("returns one allied creature to the buyer's hand, without its Defeated effect", () => {
    const duel = bought("Portal Malfunction", { board: ["Gigazaur", "Brain Fly"] }, { board: ["Bee Bear"] });
    expect(duel.options).toEqual(["Gigazaur", "Brain Fly"]);
    duel.you.chooses("Gigazaur");
    expect([duel.you.board, duel.you.hand, duel.foe.life]).toEqual([["Brain Fly"], ["Gorillion", "Gigazaur"], 3]);
    duel.you.plays("Gigazaur");
    expect(duel.you.board).toEqual(["Brain Fly", "Gigazaur"]);
  });
  it("does nothing without an allied creature", () => {
    const duel = bought("Portal Malfunction", {}, { board: ["Bee Bear"] });
    expect([duel.you.hand, duel.foe.board, duel.asked]).toEqual([["Gorillion"], ["Bee Bear"], "you: turn"]);
  });
});

describe.each([
  ["Pounce", "HUNTER"],
  ["Rage", "FRENZY"],
  ["Suburban Camouflage", "SNEAKY"],
])("%s", (card, keyword) => {
  it(`gives allied creatures ${keyword}, until the turn is over`, () => {
    const duel = bought(card, { board: ["Bee Bear", "Brain Fly"] }, { board: ["Snail Hydra"] });
    expect([duel.you.keywords("Bee Bear"), duel.you.keywords("Brain Fly"), duel.foe.keywords("Snail Hydra")]).toEqual([
      [keyword],
      [keyword],
      [],
    ]);
    duel.you.plays("Gorillion");
    expect([duel.turnOf, duel.you.keywords("Bee Bear")]).toEqual(["foe", []]);
  });
  it("includes creatures that come into play later in the turn", () => {
    const duel = bought(card, { hand: ["Aubergalactic Whale"] });
    duel.you.plays("Aubergalactic Whale");
    expect([duel.asked, duel.you.keywords("Aubergalactic Whale")]).toEqual([
      "you: fast",
      expect.arrayContaining(["FAST", keyword]),
    ]);
  });
  it("is spent in vain without creatures", () => {
    const duel = bought(card);
    expect([duel.you.energy, duel.asked]).toEqual([0, "you: turn"]);
  });
});

it("Pounce lets an allied creature force the enemy creature of its choice", () => {
  const duel = bought("Pounce", { board: ["Bee Bear"] }, { board: ["Brain Fly", "Gorillion"] });
  duel.you.attacksWith("Bee Bear");
  duel.you.hunts("Brain Fly");
  expect(duel.foe.board).toEqual(["Gorillion"]);
});

it.each(["Bee Bear", "Luchataur"])("Rage lets one creature, %s, attack twice and never a third time", (attacker) => {
  const duel = bought("Rage", { board: [attacker, "Brain Fly"] });
  duel.you.attacksWith(attacker);
  expect(duel.options).toEqual([`attack ${attacker}`, "pass"]);
  duel.you.attacksWith(attacker);
  expect([duel.foe.life, duel.turnOf]).toEqual([1, "foe"]);
});

it("Suburban Camouflage keeps creatures that are not SNEAKY from blocking", () => {
  const duel = bought("Suburban Camouflage", { board: ["Brain Fly"] }, { board: ["Gorillion"] });
  duel.you.attacksWith("Brain Fly");
  expect(duel.foe.life).toBe(2);
});

describe("Railgun", () => {
  it("costs the opponent 1 life", () => {
    const duel = bought("Railgun");
    expect([duel.you.life, duel.foe.life, duel.asked]).toEqual([3, 2, "you: turn"]);
  });
  it("wins against the last life", () => {
    expect(bought("Railgun", {}, { life: 1 }).winner).toBe("you");
  });
});

describe("Random Mutation", () => {
  it("buys the top card of the deck, after its own replacement, for free", () => {
    const duel = bought(
      "Random Mutation",
      {},
      {},
      { power: { faceUp: ["Random Mutation"], deck: ["Healing Bots", "Railgun"] } },
    );
    expect([duel.foe.life, duel.you.life, duel.you.energy, pile(duel)]).toEqual([2, 3, 0, [1, 0, 2]]);
  });
  it("buys nothing if the replacement was the last card", () => {
    const duel = bought("Random Mutation", {}, {}, { power: { faceUp: ["Random Mutation"], deck: ["Railgun"] } });
    expect([duel.foe.life, pile(duel), duel.asked]).toEqual([3, [1, 0, 1], "you: turn"]);
  });
});

describe.each([
  ["Reanimation", "foe"],
  ["Resurrection", "you"],
] as const)("%s", (card, whose) => {
  const piles = { you: { discard: ["Turbo Bug", "Bee Bear"] }, foe: { discard: ["Killer Bee", "Brain Fly"] } };
  it(`draws a card of the buyer's choice from ${whose === "you" ? "their own" : "the opponent's"} discard pile`, () => {
    const duel = bought(card, piles.you, piles.foe);
    expect(duel.options).toEqual(piles[whose].discard);
    duel.you.chooses(piles[whose].discard[1]!);
    expect([duel.you.hand, duel[whose].discard]).toEqual([
      ["Gorillion", piles[whose].discard[1]],
      [piles[whose].discard[0]],
    ]);
    expect(duel.asked).toBe("you: turn");
  });
  it("draws nothing if that pile is empty", () => {
    const duel = bought(card, whose === "you" ? {} : piles.you, whose === "you" ? piles.foe : {});
    expect([duel.you.hand, duel.asked]).toEqual([["Gorillion"], "you: turn"]);
  });
});

describe.each([
  ["Revenge", "Meka Dragon", "Strange Barrel", "Vanilla Creature"],
  ["Stomp", "Megamoth", "Brain Fly", "Plated Scorpion"],
])("%s", (card, inside, outside, tough) => {
  it(`defeats one creature within its limit, of either side: ${inside}, not ${outside}`, () => {
    const duel = bought(card, { board: [inside, outside] }, { board: [outside, inside, tough] });
    expect(duel.options).toEqual([inside, inside, tough]);
    duel.you.chooses(tough);
    expect([duel.foe.isExhausted(tough), duel.foe.board.length, duel.asked]).toEqual([true, 3, "you: turn"]);
  });
  it("must defeat an allied creature if it is the only one within the limit", () => {
    const duel = bought(card, { board: [inside] }, { board: [outside] });
    expect([duel.you.board, duel.foe.board]).toEqual([[], [outside]]);
  });
  it("defeats nothing if none is within the limit", () => {
    const duel = bought(card, { board: [outside] }, { board: [outside] });
    expect([duel.you.board, duel.foe.board, duel.asked]).toEqual([[outside], [outside], "you: turn"]);
  });
});

describe("Subterranean Strike", () => {
  it("makes the opponent discard 2 cards of their choice, then refill", () => {
    const duel = bought(
      "Subterranean Strike",
      {},
      { hand: ["Turbo Bug", "Bee Bear", "Brain Fly", "Killer Bee"], deck: ["Luchataur"] },
    );
    expect(duel.asked).toBe("foe: choose discard");
    duel.foe.chooses("Bee Bear + Gorillion");
    expect([duel.foe.discard, duel.foe.hand]).toEqual([
      ["Bee Bear", "Gorillion"],
      ["Turbo Bug", "Brain Fly", "Killer Bee", "Luchataur"],
    ]);
    expect(duel.asked).toBe("you: turn");
  });
  it("takes a smaller hand whole", () => {
    const duel = bought("Subterranean Strike");
    expect([duel.foe.hand, duel.foe.discard, duel.you.hand]).toEqual([[], ["Gorillion"], ["Gorillion"]]);
  });
  it("does nothing to an empty hand", () => {
    const duel = table({
      you: { energy: 2, hand: ["Gorillion"] },
      foe: { board: ["Bee Bear"] },
      power: { faceUp: ["Subterranean Strike"] },
    });
    duel.you.buys("Subterranean Strike");
    expect([duel.foe.discard, duel.asked]).toEqual([[], "you: turn"]);
  });
});
