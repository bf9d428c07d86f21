/** The engine's preview of a combat in words: whose fate, which, and why. */
import { keywordName, triggerName } from "@mindbug/shared/text";
import { language, nameOf, say, type TextKey } from "../../i18n/index.ts";
import type { CombatPreview, PromptKind } from "./model.ts";

export type CombatFate = NonNullable<CombatPreview["attacker"]>;
type Blow = NonNullable<CombatFate["blow"]>;

const DEFEATED: Readonly<Record<Blow, TextKey>> = {
  weaker: "fateWeaker",
  equal: "fateEqual",
  poison: "fatePoison",
};

export function fateText({ card, outcome, blow, by }: CombatFate): string {
  switch (outcome) {
    case "survives":
      return say("fateSurvives", {}, card);
    case "exhausted":
      return say("fateExhausted", { keyword: keywordName("TOUGH", language()) }, card);
    case "protected":
      return say("fateProtected", { by: nameOf(by!) }, card);
    case "defeated":
      return say(DEFEATED[blow!], { keyword: keywordName("POISONOUS", language()) }, card);
    default:
      return outcome satisfies never;
  }
}

/** By itself, on the creature. */
export function fateLabel(fate: CombatFate): string {
  const text = fateText(fate);
  return text[0]!.toUpperCase() + text.slice(1);
}

/** The whole combat in a line: who fights, both fates, and what they set off. */
export function foreseenText(kind: PromptKind, preview: CombatPreview): string {
  const { attacker, blocker } = preview;
  if (attacker === null || blocker === null) return "";
  const fate = (of: CombatFate): string => say("fateSpoken", { card: nameOf(of.card), fate: fateText(of) });
  const head = say(kind === "hunt" ? "previewHunt" : "previewBlock", { card: nameOf(blocker.card) }, blocker.card);
  const fates = say("previewFates", { one: fate(attacker), two: fate(blocker) });
  return [`${head} ${fates}`, ...effectTexts(preview).map((text) => `${text}.`)].join(" ");
}

/** Letting an attacker through is a choice with a price. */
export function unblockedText({ lives, ends }: CombatPreview): string | null {
  if (ends) return say("noBlockLast");
  return lives === 0 ? null : say("noBlockCost", { n: lives });
}

/** What those who are defeated set off, in the order in which it would wait. */
export const effectTexts = ({ effects }: CombatPreview): string[] =>
  effects.map(({ card, trigger, by }) => {
    const fill = { card: nameOf(card), trigger: triggerName(trigger, language()) };
    return by === null ? say("previewThen", fill) : say("previewSilenced", { ...fill, by: nameOf(by) }, by);
  });
