import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS, KEYWORDS, SET_KEYS, TRIGGERS, type Card, type Effect } from "@mindbug/shared/cards";
import {
  cardName,
  CONCEPTS,
  conceptName,
  conceptReminder,
  iconsText,
  keywordName,
  keywordReminder,
  LANGUAGES,
  rulesLine,
  rulesText,
  setName,
  setTagline,
  triggerName,
  triggerReminder,
  type Language,
} from "@mindbug/shared/text";
import { FRENCH } from "../../shared/src/text/fr.ts";

const GOLDEN_WORDS = { en: { power: "Power", cost: "Cost" }, fr: { power: "Puissance", cost: "Coût" } } as const;

function paragraph(card: Card, lang: Language): string {
  const words = GOLDEN_WORDS[lang];
  const value = card.kind === "creature" ? `${words.power} ${card.power}` : `${words.cost} ${card.cost}`;
  const keywords = card.kind === "creature" ? card.keywords.map((keyword) => keywordName(keyword, lang)).join(" ") : "";
  const facts = [setName(card.set, lang), value, keywords].filter((fact) => fact !== "").join(" | ");
  return [cardName(card, lang), facts, rulesLine(card, lang)].filter((line) => line !== "").join("\n");
}

const wholeText = (lang: Language): string => `${CARDS.map((card) => paragraph(card, lang)).join("\n\n")}\n`;

/** Everything a language ever says: card text, and all reminders with and without a cost. */
function everySentence(lang: Language): string[] {
  return [
    ...CARDS.flatMap((card) => [rulesLine(card, lang), ...rulesText(card, lang).map((block) => block.text)]),
    ...KEYWORDS.map((keyword) => keywordReminder(keyword, lang)),
    ...TRIGGERS.flatMap((trigger) => [0, 1, 2].map((cost) => triggerReminder(trigger, lang, cost))),
    ...CONCEPTS.map((concept) => conceptReminder(concept, lang)),
    ...SET_KEYS.map((set) => setTagline(set, lang)),
  ];
}

function effectsWithin(effect: Effect): Effect[] {
  switch (effect.do) {
    case "when":
      return [effect, ...effect.then.flatMap(effectsWithin)];
    case "may":
      return [effect, ...[effect.first, ...effect.then].flatMap(effectsWithin)];
    case "opponentMayOtherwise":
      return [effect, ...[effect.first, ...effect.otherwise].flatMap(effectsWithin)];
    default:
      return [effect];
  }
}

const ALL_EFFECTS = CARDS.flatMap((card) =>
  card.kind === "power" ? card.effects : card.triggered.flatMap((ability) => ability.effects),
).flatMap(effectsWithin);
const ALL_CONSTANTS = CARDS.flatMap((card) => (card.kind === "power" ? [] : card.constant));

describe.each(LANGUAGES)("the rules text in %s", (lang) => {
  it("is the golden file, word for word", () => {
    const file = join(__dirname, `cards.${lang}.txt`);
    if (process.env["UPDATE_GOLDEN"]) writeFileSync(file, wholeText(lang));
    expect(wholeText(lang)).toBe(readFileSync(file, "utf8"));
  });

  it("is there for exactly the cards that do something", () => {
    for (const card of CARDS) {
      const abilities = card.kind === "power" ? card.effects.length : card.triggered.length + card.constant.length;
      expect([card.key, rulesText(card, lang).length > 0]).toEqual([card.key, abilities > 0]);
      const icons = card.kind === "creature" ? Number(card.octonite > 0) + Number(card.dice > 0) : 0;
      expect([card.key, iconsText(card, lang).length]).toEqual([card.key, icons]);
      expect([card.key, rulesLine(card, lang) !== ""]).toEqual([card.key, abilities + icons > 0]);
    }
  });

  it("labels each triggered ability with its trigger and its cost", () => {
    for (const block of CARDS.flatMap((card) => rulesText(card, lang))) {
      if (block.trigger === undefined) expect(block.label).toBe("");
      else expect(block.label.startsWith(triggerName(block.trigger, lang))).toBe(true);
      expect(/\d/.test(block.label)).toBe(block.octoniteCost > 0);
    }
  });

  it("is clean: whole sentences, no stray spaces, nothing unsaid", () => {
    for (const text of everySentence(lang).filter((sentence) => sentence !== "")) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text).not.toMatch(/\s\s|^\s|\s$|\s[.,)]|\.\./);
      expect(text).toMatch(/^[\p{Lu}\d].*[.]$/u);
      expect(text).not.toMatch(/[.] \p{Ll}/u);
    }
  });

  it("names and explains every keyword, trigger, concept and set", () => {
    const names = [
      ...KEYWORDS.map((keyword) => keywordName(keyword, lang)),
      ...TRIGGERS.map((trigger) => triggerName(trigger, lang)),
      ...CONCEPTS.map((concept) => conceptName(concept, lang)),
      ...SET_KEYS.map((set) => setName(set, lang)),
    ];
    expect(names.every((name) => name.trim() !== "")).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    expect(everySentence(lang).length).toBeGreaterThan(CARDS.length);
    for (const trigger of ["attack", "action"] as const)
      expect(triggerReminder(trigger, lang, 1)).not.toBe(triggerReminder(trigger, lang, 0));
  });

  it("gives every card a name of its own", () => {
    expect(new Set(CARDS.map((card) => cardName(card, lang))).size).toBe(CARDS.length);
  });
});

describe("the French text", () => {
  const sentences = everySentence("fr").join("\n");

  it("puts a no-break space before two-part punctuation", () => {
    expect(sentences).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]/);
  });

  it("elides, contracts and uses typographic apostrophes", () => {
    expect(sentences).not.toMatch(/'/);
    expect(sentences).not.toMatch(/(?<![\p{L}-])(de|le|la|que|ne|se|jusque|lorsque) (?=[aeiouâéèêîôû])/iu);
    expect(sentences).not.toMatch(/(?<!\p{L})(de les|de le|à les|à le|si il|si ils)(?!\p{L})/iu);
  });

  it("says « créature » in the feminine", () => {
    expect(sentences).not.toMatch(/créatures? (allié|ennemi)s?(?!\p{L})/u);
  });

  it("leaves no English word behind", () => {
    const words = "the|your|creature|opponent|discard|SNEAKY|HUNTER|TOUGH|FRENZY|POISONOUS|FAST|Play|Defeated|Harvest";
    expect(sentences).not.toMatch(new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, "u"));
  });
});

describe("the vocabulary", () => {
  it("holds no effect that no card uses", () => {
    const used = new Set<string>(ALL_EFFECTS.map((effect) => effect.do));
    const phrased = [...Object.keys(FRENCH.effects), "when", "may", "opponentMayOtherwise"];
    expect(phrased.filter((name) => !used.has(name))).toEqual([]);
  });

  it("holds no constant ability that no card uses", () => {
    const used = new Set<string>(ALL_CONSTANTS.map((ability) => ability.constant));
    expect(
      [...Object.keys(FRENCH.constants), ...Object.keys(FRENCH.bonuses)].filter((name) => !used.has(name)),
    ).toEqual([]);
  });

  it("holds no condition that no card uses", () => {
    const conditions = new Set<string>(
      ALL_EFFECTS.flatMap((effect) => (effect.do === "when" ? [effect.condition.if] : [])),
    );
    const whiles = new Set<string>(
      ALL_CONSTANTS.flatMap((ability) => ("while" in ability && ability.while ? [ability.while.while] : [])),
    );
    expect(Object.keys(FRENCH.conditions).filter((name) => !conditions.has(name))).toEqual([]);
    expect(Object.keys(FRENCH.whiles).filter((name) => !whiles.has(name))).toEqual([]);
  });
});
