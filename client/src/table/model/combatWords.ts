/** The engine's preview of a combat in words: whose fate, which, and why. */
import { keywordName, triggerName } from "@mindbug/shared/text";
import { language, nameOf, say, type TextKey } from "../../i18n/index.ts";
import type { CombatPreview } from "./model.ts";

export type CombatFate = NonNullable<CombatPreview["attacker"]>;
type Blow = NonNullable<CombatFate["blow"]>;

const DEFEATED: Readonly<Record<Blow, TextKey>> = {
  weaker: "fateWeaker",
  equal: "fateEqual",
  poison: "fatePoison",
};

export function fateText({ outcome, blow, by }: CombatFate): string {
  switch (outcome) {
    case "survives":
      return say("fateSurvives");
    case "exhausted":
      return say("fateExhausted", { keyword: keywordName("TOUGH", language()) });
    case "protected":
      return say("fateProtected", { by: nameOf(by!) });
    case "defeated":
      return say(DEFEATED[blow!], { keyword: keywordName("POISONOUS", language()) });
    default:
      return outcome satisfies never;
  }
}

/** What those who are defeated set off, in the order in which it would wait. */
export const effectTexts = ({ effects }: CombatPreview): string[] =>
  effects.map(({ card, trigger, by }) => {
    const fill = { card: nameOf(card), trigger: triggerName(trigger, language()) };
    return by === null ? say("previewThen", fill) : say("previewSilenced", { ...fill, by: nameOf(by) });
  });
