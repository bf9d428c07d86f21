/** French is set as a French printer would: no line begins with a question mark. */
import { CARDS, KEYWORDS, TRIGGERS } from "@mindbug/shared";
import { rulebook } from "@mindbug/shared/rulebook";
import {
  agreeing,
  conceptReminder,
  CONCEPTS,
  french,
  keywordReminder,
  reasonText,
  refusalText,
  rulesLine,
  triggerReminder,
} from "@mindbug/shared/text";

const NARROW = "\u202f";
const WIDE = "\u00a0";

describe("French", () => {
  it.each([
    ["Qui bloque ?", `Qui bloque${NARROW}?`],
    ["Qui bloque?", `Qui bloque${NARROW}?`],
    [`Déjà juste${NARROW}! Oui`, `Déjà juste${NARROW}! Oui`],
    [`Trop large${WIDE}; voilà`, `Trop large${NARROW}; voilà`],
    ["Quoi ?!", `Quoi${NARROW}?!`],
    ["Jouer : piochez", `Jouer${WIDE}: piochez`],
    ["Jouer: piochez", `Jouer${WIDE}: piochez`],
    ["50 % de chances", `50${NARROW}% de chances`],
    ["« Furie »", `«${WIDE}Furie${WIDE}»`],
    ["«Furie»", `«${WIDE}Furie${WIDE}»`],
    ["l'effet d'une carte", "l’effet d’une carte"],
  ])("sets %j", (typed, printed) => {
    expect(french(typed)).toBe(printed);
    expect(french(printed)).toBe(printed);
  });

  it.each([
    ["le contrôle de Abeille tueuse", "le contrôle d’Abeille tueuse"],
    ["l’effet de Huissiéléphant", "l’effet d’Huissiéléphant"],
    ["l’effet de Haricobot", "l’effet de Haricobot"],
    ["l’effet de Le King", "l’effet du King"],
    ["à Les Brocobardes", "aux Brocobardes"],
    ["Chances de Anna", "Chances d’Anna"],
    ["la main de Yéti solitaire", "la main de Yéti solitaire"],
  ])("says %j in one breath", (typed, said) => {
    expect(french(typed)).toBe(said);
  });

  it("agrees with the creature it speaks of", () => {
    const of = (name: string) => CARDS.find((card) => card.names.fr === name)!.french;
    const sentence = "(est|sont) détruit(e)(s) et s’incline(nt)";
    expect(agreeing(sentence, of("Gorillion"))).toBe("est détruit et s’incline");
    expect(agreeing(sentence, of("Mamie Harpie"))).toBe("est détruite et s’incline");
    expect(agreeing(sentence, of("Borgnons"))).toBe("sont détruits et s’inclinent");
    expect(agreeing(sentence, of("Starship Soupières"))).toBe("sont détruites et s’inclinent");
    expect(reasonText({ why: "alreadyAttacked", card: "borgions" }, "fr")).toBe(
      "Borgnons ont déjà attaqué ce tour-ci.",
    );
  });

  it("leaves times, addresses and other things with a colon alone", () => {
    for (const text of ["à 10:30", "https://example.org", "?fixture=turn", "…", "Il reste 2 PV."])
      expect(french(text)).toBe(text);
  });

  it("is set so in every sentence of the cards, the reminders, the refusals and the rulebook", () => {
    const sentences = [
      ...CARDS.map((card) => rulesLine(card, "fr")),
      ...KEYWORDS.map((keyword) => keywordReminder(keyword, "fr")),
      ...TRIGGERS.flatMap((trigger) => [0, 1].map((cost) => triggerReminder(trigger, "fr", cost))),
      ...CONCEPTS.map((concept) => conceptReminder(concept, "fr")),
      ...rulebook("fr").flatMap(({ title, body }) => [title, ...body]),
      refusalText("internal", "fr"),
      reasonText({ why: "cameIntoPlayThisTurn", card: "gorillion" }, "fr"),
    ];
    const wrong = sentences.filter((text) =>
      /[^\u202f?!;][?!;]|[^\u00a0]:(?=\s|$)|«[^\u00a0]|[^\u00a0]»|'/u.test(text),
    );
    expect(wrong).toEqual([]);
    expect(sentences.length).toBeGreaterThan(400);
  });
});
