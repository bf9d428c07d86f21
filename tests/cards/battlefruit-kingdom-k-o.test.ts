/** Battlefruit Kingdom, Kiwing Juicer to Orange Owlmancer: each card's rule, its boundary, and who profits. */
import type { ArrangedPlayer } from "@mindbug/shared";
import { attack, growing, harvested, mindbugged, played, quiet } from "../helpers/stories.ts";
import { table } from "../helpers/table.ts";

describe("Kiwing Juicer", () => {
  it("plays a card of power 7 or more from its controller's discard pile, not of 6", () => {
    const duel = played("Kiwing Juicer", { discard: ["Prime Fungus", "Mysterious Mermaid"], life: 1 });
    expect(duel.you.board).toEqual(["Kiwing Juicer", "Mysterious Mermaid"]);
    expect(duel.you.discard).toEqual(["Prime Fungus"]);
    expect(duel.you.life).toBe(3);
  });
  it("chooses among several, and no Mindbug can take the card", () => {
    const duel = played("Kiwing Juicer", { discard: ["Gorillion", "Bee Bear"] }, { mindbugs: 2 });
    duel.foe.declinesMindbug();
    expect(duel.options).toEqual(["Gorillion", "Bee Bear"]);
    duel.you.chooses("Bee Bear");
    expect(duel.you.board).toEqual(["Kiwing Juicer", "Bee Bear"]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("goes on where no card is big enough, the opponent's pile not counted", () => {
    const duel = played("Kiwing Juicer", { discard: ["Prime Fungus"] }, { discard: ["Gorillion"] });
    expect(duel.you.board).toEqual(["Kiwing Juicer"]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("goes by the power printed on the card in the pile", () => {
    const duel = played("Kiwing Juicer", { discard: ["Fennel Trickster", "Goblin Werewolf"] });
    expect(duel.you.board).toEqual(["Kiwing Juicer"]);
  });
  it("gives a FAST card from the pile its attack, and fresh octonite to others", () => {
    expect(played("Kiwing Juicer", { discard: ["Carrot Cleric"] }).asked).toBe("you: fast");
    expect(played("Kiwing Juicer", { discard: ["Lychee King"] }).you.octonite("Lychee King")).toBe(2);
  });
  it("looks into the pile of the player who mindbugs it", () => {
    const duel = mindbugged("Kiwing Juicer", { discard: ["Gorillion"] }, { discard: ["Bee Bear"] });
    expect(duel.foe.board).toEqual(["Kiwing Juicer", "Bee Bear"]);
  });
});

describe("Lord Watermelon", () => {
  it("plays one card from its controller's hand, with its Play effect, beyond any Mindbug", () => {
    const duel = played("Lord Watermelon", { hand: ["Killer Bee", "Gorillion"] }, { mindbugs: 2 });
    duel.foe.declinesMindbug();
    expect(duel.options).toEqual(["Killer Bee", "Gorillion"]);
    duel.you.chooses("Killer Bee");
    expect(duel.you.board).toEqual(["Lord Watermelon", "Killer Bee"]);
    expect(duel.you.hand).toEqual(["Gorillion"]);
    expect(duel.foe.life).toBe(2);
    expect(duel.asked).toBe("foe: turn");
  });
  it("must play the only card, and goes on with an empty hand", () => {
    expect(played("Lord Watermelon", { hand: ["Gorillion"] }).you.board).toEqual(["Lord Watermelon", "Gorillion"]);
    expect(played("Lord Watermelon", { hand: [] }).asked).toBe("foe: turn");
  });
  it("refills the hand", () => {
    const duel = played("Lord Watermelon", {
      hand: ["Gorillion", "Bee Bear", "Luchataur", "Mangonade"],
      deck: ["Brain Fly", "Turbo Bug"],
    });
    duel.you.chooses("Brain Fly");
    expect(duel.you.hand).toEqual(["Gorillion", "Bee Bear", "Luchataur", "Mangonade", "Turbo Bug"]);
  });
  it("mindbugged, plays a card from the thief's hand", () => {
    const duel = mindbugged("Lord Watermelon", {}, { hand: ["Killer Bee", "Gorillion"] });
    duel.foe.chooses("Killer Bee");
    expect(duel.foe.board).toEqual(["Lord Watermelon", "Killer Bee"]);
    expect(duel.you.life).toBe(2);
    expect(duel.asked).toBe("you: turn");
  });
  it("attacks twice with FRENZY", () => {
    expect(attack("Lord Watermelon").asked).toBe("you: attackAgain");
  });
});

describe("Lychee King", () => {
  it("costs the opponent 1 life on its controller's second turn after it came", () => {
    const duel = played(
      "Lychee King",
      { hand: ["Luchataur", "Luchataur"] },
      { hand: ["Luchataur", "Luchataur", "Luchataur"] },
    );
    expect(duel.you.octonite("Lychee King")).toBe(2);
    duel.foe.plays("Luchataur");
    expect([duel.you.octonite("Lychee King"), duel.foe.life]).toEqual([1, 3]);
    duel.you.plays("Luchataur");
    duel.foe.plays("Luchataur");
    expect([duel.you.octonite("Lychee King"), duel.foe.life]).toEqual([0, 2]);
  });
  it("may cost the last life, at the start of the turn", () => {
    expect(harvested("Lychee King", {}, { life: 1 }).winner).toBe("you");
  });
  it("is harvested once", () => {
    expect(quiet({ board: ["Lychee King"] }).foe.life).toBe(3);
  });
  it("mindbugged, ripens on the thief's turns and costs the player who played it", () => {
    const duel = mindbugged("Lychee King", { hand: ["Luchataur", "Luchataur", "Luchataur"] });
    expect(duel.foe.octonite("Lychee King")).toBe(2);
    duel.you.plays("Luchataur");
    expect(duel.foe.octonite("Lychee King")).toBe(1);
    duel.foe.plays("Luchataur");
    expect(duel.foe.octonite("Lychee King")).toBe(1);
    duel.you.plays("Luchataur");
    expect([duel.you.life, duel.foe.life]).toEqual([2, 3]);
  });
  it("attacks twice with FRENZY", () => {
    expect(attack("Lychee King").asked).toBe("you: attackAgain");
  });
});

describe("Mangonade", () => {
  it("defeats all enemy creatures when harvested; TOUGH ones exhaust, own ones stay", () => {
    const duel = harvested(
      "Mangonade",
      { board: ["Cherry Bug"] },
      { board: ["Gorillion", "Rhino Turtle", { card: "Raspberry Ranger", exhausted: true }] },
    );
    expect(duel.foe.board).toEqual(["Rhino Turtle"]);
    expect(duel.foe.isExhausted("Rhino Turtle")).toBe(true);
    expect(duel.foe.discard).toEqual(["Gorillion", "Raspberry Ranger"]);
    expect(duel.you.board).toEqual(["Mangonade", "Cherry Bug"]);
  });
  it("leaves the Defeated effects of all of them to the active player's order", () => {
    const duel = harvested("Mangonade", {}, { board: ["Tomageddon", "Explosive Toad"] });
    expect(duel.asked).toBe("you: order");
    duel.you.chooses("Tomageddon");
    // The Toad then has only the Mangonade left to hit.
    expect(duel.foe.hand).toEqual(["Luchataur", "Luchataur"]);
    expect(duel.you.discard).toEqual(["Mangonade"]);
  });
  it("goes on where there is no enemy creature", () => {
    expect(harvested("Mangonade").asked).toBe("you: turn");
  });
  it("comes with 3 octonite, for the player who mindbugs it too", () => {
    expect(played("Mangonade").you.octonite("Mangonade")).toBe(3);
    expect(mindbugged("Mangonade").foe.octonite("Mangonade")).toBe(3);
    expect(growing("Mangonade").foe.board).toEqual(["Gorillion"]);
  });
});

describe("Okra Shaman", () => {
  const piles: [ArrangedPlayer, ArrangedPlayer] = [{ discard: ["Gorillion"] }, { discard: ["Killer Bee"] }];
  it("may lose 1 life, and then plays a card from any player's discard pile", () => {
    const duel = played("Okra Shaman", ...piles);
    expect(duel.asked).toMatch(/^you: may/);
    duel.you.accepts();
    expect(duel.you.life).toBe(2);
    expect(duel.options).toEqual(["Gorillion", "Killer Bee"]);
    duel.you.chooses("Killer Bee");
    expect(duel.you.board).toEqual(["Okra Shaman", "Killer Bee"]);
    expect([duel.foe.life, duel.foe.discard]).toEqual([2, []]);
  });
  it("plays nothing if the life is kept", () => {
    const duel = played("Okra Shaman", ...piles);
    duel.you.passes();
    expect([duel.you.life, duel.you.board]).toEqual([3, ["Okra Shaman"]]);
    expect(duel.asked).toBe("foe: turn");
  });
  it("loses the game for a player who pays with the last life", () => {
    const duel = played("Okra Shaman", { life: 1, discard: ["Mysterious Mermaid"] });
    duel.you.accepts();
    expect(duel.winner).toBe("foe");
  });
  it("goes on where both piles are empty, and no life need be lost", () => {
    const duel = played("Okra Shaman");
    if (duel.asked.startsWith("you: may")) duel.you.passes();
    expect([duel.you.life, duel.asked]).toEqual([3, "foe: turn"]);
  });
  it("mindbugged, lets the thief pay and play", () => {
    const duel = mindbugged("Okra Shaman", ...piles);
    duel.foe.accepts();
    duel.foe.chooses("Gorillion");
    expect([duel.you.life, duel.foe.life]).toEqual([3, 2]);
    expect(duel.foe.board).toEqual(["Okra Shaman", "Gorillion"]);
    expect(duel.asked).toBe("you: turn");
  });
  it("exhausts and may still attack again, TOUGH and with FRENZY", () => {
    const duel = attack("Okra Shaman", {}, { board: ["Gorillion"] });
    duel.foe.blocksWith("Gorillion");
    expect(duel.you.isExhausted("Okra Shaman")).toBe(true);
    expect(duel.asked).toBe("you: attackAgain");
  });
});

describe("Orange Owlmancer", () => {
  const keywords = (...others: string[]): string[] => {
    const duel = quiet({ board: ["Orange Owlmancer", ...others] }, { board: ["Brain Fly"] });
    expect([duel.you.keywords("Orange Owlmancer"), duel.foe.keywords("Brain Fly")]).toEqual([[], []]);
    return [...duel.you.keywords(others[0]!)].sort();
  };
  it("gives exactly 2 other allied creatures SNEAKY and POISONOUS, not itself", () => {
    expect(keywords("Gorillion", "Brain Fly")).toEqual(["POISONOUS", "SNEAKY"]);
  });
  it("gives nothing to 1 or 3 others", () => {
    expect(keywords("Gorillion")).toEqual([]);
    expect(keywords("Gorillion", "Brain Fly", "Mangonade")).toEqual([]);
  });
  it("lets those two pass creatures that are not SNEAKY, until one leaves", () => {
    const duel = attack("Gorillion", { board: ["Orange Owlmancer", "Brain Fly"] }, { board: ["Luchataur"] });
    expect(duel.foe.life).toBe(2);
    duel.foe.attacksWith("Luchataur");
    duel.you.blocksWith("Brain Fly");
    expect(duel.foe.discard).toEqual(["Luchataur"]);
    expect(duel.you.keywords("Gorillion")).toEqual([]);
  });
  it("serves the player who mindbugs it", () => {
    const duel = mindbugged(
      "Orange Owlmancer",
      { board: ["Gorillion", "Luchataur"] },
      { board: ["Brain Fly", "Bee Bear"] },
    );
    expect(duel.you.keywords("Gorillion")).toEqual([]);
    expect([...duel.foe.keywords("Bee Bear")].sort()).toEqual(["POISONOUS", "SNEAKY"]);
  });
});

describe("POISONOUS creatures of the Kingdom", () => {
  it.each([
    "Alluring Oyster",
    "Artimist",
    "Calm Cole",
    "Duradillo",
    "Kiwing Juicer",
    "Spinachia",
    "Sporeweaver",
    "The Broccoli Bards",
  ])("%s defeats whatever it blocks", (name) => {
    const duel = table({
      you: { hand: ["Brain Fly"], board: ["Gorillion"] },
      foe: { hand: ["Brain Fly"], board: [name] },
    });
    duel.you.attacksWith("Gorillion");
    duel.foe.blocksWith(name);
    expect([duel.you.discard, duel.foe.life]).toEqual([["Gorillion"], 3]);
  });
});
