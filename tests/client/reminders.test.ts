/** Whatever stands on a card in words or icons is explained beside it, and leads to its rule. */
import { CARDS, type CreatureCard } from "@mindbug/shared/cards";
import { rulebook } from "@mindbug/shared/rulebook";
import { LANGUAGES } from "@mindbug/shared/text";
import { remindersOf } from "../../client/src/components/cardReminders.ts";
import { setLanguage } from "../../client/src/i18n/index.ts";

afterEach(() => setLanguage("en"));

const rulesOf = (card: (typeof CARDS)[number]): readonly string[] => remindersOf(card).map(({ rule }) => rule);

test.each(LANGUAGES)("every card explains its keywords, triggers, octonite, dice and exhaustion (%s)", (lang) => {
  setLanguage(lang);
  const entries = rulebook(lang).map(({ key }) => key as string);
  for (const card of CARDS) {
    const reminders = remindersOf(card);
    for (const { name, text, rule } of reminders) {
      expect([card.key, name.length > 1, text.length > 20]).toEqual([card.key, true, true]);
      expect(entries).toContain(rule);
    }
    if (card.kind === "power") continue;
    expect(reminders.length).toBeGreaterThanOrEqual(card.keywords.length + card.triggered.length);
    expect([card.key, rulesOf(card).includes("dice")]).toEqual([card.key, card.dice > 0]);
    expect([card.key, rulesOf(card).includes("exhausted")]).toEqual([card.key, card.keywords.includes("TOUGH")]);
    expect([card.key, rulesOf(card).some((rule) => rule === "octonite" || rule === "distribution")]).toEqual([
      card.key,
      handlesOctonite(card),
    ]);
  }
});

const handlesOctonite = ({ octonite, triggered }: CreatureCard): boolean =>
  octonite > 0 || triggered.some(({ octoniteCost }) => octoniteCost > 0);

test("a Power card explains what it costs", () => {
  const power = CARDS.find(({ kind }) => kind === "power")!;
  expect(rulesOf(power)).toEqual(["power-cards", "energy"]);
});
