/** What the log says of what happened. */
import { setLanguage } from "../../client/src/i18n/index.ts";
import { type GameEvent, lineText, logLine } from "../../client/src/log/lines.ts";

const NAMES = ["Anna", "Ben"] as const;
const BOARDS = {
  players: [{ board: [{ id: 7, card: "gorillion" }] }, { board: [{ id: 9, card: "harpy-mother" }] }],
};

/** As the person on the seat reads it; null for somebody who looks on. */
function told(event: GameEvent, mine: 0 | 1 | null = null): string | null {
  const line = logLine(event, BOARDS, mine);
  return line === null ? null : lineText(line, NAMES);
}

test("who does something is named, and so is the card", () => {
  expect(told({ e: "play", seat: 0, card: "gorillion" })).toBe("Anna played Gorillion.");
  expect(told({ e: "attack", seat: 1, creature: 9, card: "harpy-mother" })).toBe("Ben attacked with Harpy Mother.");
});

test("a fight names both creatures by what stood on the board before it", () => {
  const fight = { e: "combat", attackerPower: 10, blockerPower: 5, poison: [] } as const;
  expect(told({ ...fight, attacker: 7, blocker: 9 })).toBe("Gorillion (10) fights Harpy Mother (5).");
  expect(told({ ...fight, attacker: 99, blocker: 9 })).toBe("? (10) fights Harpy Mother (5).");
});

test("hidden cards are counted, known ones named", () => {
  const drawn = { e: "draw", seat: 0, from: "deck" } as const;
  expect(told({ ...drawn, count: 1 })).toBe("Anna drew a card.");
  expect(told({ ...drawn, count: 2 })).toBe("Anna drew 2 cards.");
  expect(told({ ...drawn, count: 3, cards: ["gorillion", "brain-fly", "killer-bee"] })).toBe(
    "Anna drew Gorillion, Brain Fly and Killer Bee.",
  );
});

test("who is robbed reads of a robbery against themselves", () => {
  const theft = { e: "steal", from: 0, to: 1, count: 2 } as const;
  expect(told(theft, 0)).toBe("Ben stole 2 cards from you.");
  expect(told(theft, 1)).toBe("Ben stole 2 cards from Anna.");
});

test("a name that ends with a stop of its own ends the sentence", () => {
  expect(told({ e: "attack", seat: 0, creature: 7, card: "h-a-d-e-s" })).toBe("Anna attacked with H.A.D.E.S.");
});

test("French agrees with the creature, and says its name in one breath with the word before it", () => {
  setLanguage("fr");
  const defeat = (card: string) => told({ e: "defeat", seat: 0, creature: 7, card, inCombat: false });
  expect(defeat("gorillion")).toBe("Gorillion est détruit.");
  expect(defeat("harpy-mother")).toBe("Mamie Harpie est détruite.");
  expect(defeat("borgions")).toBe("Borgnons sont détruits.");
  expect(told({ e: "control", to: 1, creature: 7, card: "killer-bee" })).toBe(
    "Ben a pris le contrôle d’Abeille tueuse.",
  );
  expect(told({ e: "control", to: 1, creature: 7, card: "the-king" })).toBe("Ben a pris le contrôle du King.");
  setLanguage("en");
});

test("what only keeps books is not told", () => {
  expect(told({ e: "enter", seat: 0, creature: 11, card: "gorillion", octonite: 0 })).toBeNull();
  expect(told({ e: "powerRow", slot: 1, card: null })).toBeNull();
});

test("the start cards are told from the reader's side, and a tie says that they are shown again", () => {
  const shown = { e: "startCards", cards: ["gorillion", "harpy-mother"] } as const;
  expect(told(shown, 1)).toBe("Who begins? Ben showed Harpy Mother, Anna Gorillion: 10 beats 5.");
  expect(told({ ...shown, cards: ["gorillion", "gorillion"] })).toMatch(/10 each, so once more\.$/);
});
