/** What the better move would have brought, as a sentence. */
import { sayAnalysis } from "../../i18n/analysis.ts";
import { deedSubject } from "../../i18n/deeds.ts";
import { nameOf } from "../../i18n/index.ts";
import type { Moment } from "../../worker/review.ts";

export function gainWords({ gain, better, seat }: Moment, names: readonly [string, string]): string {
  const doing = deedSubject(better);
  const who = names[seat];
  const foe = names[seat === 0 ? 1 : 0];
  if (gain === null) return sayAnalysis("gainNone", { doing });
  switch (gain.is) {
    case "win":
      return sayAnalysis("gainWin", { doing });
    case "lastLife":
      return sayAnalysis("gainLastLife", { doing, who });
    case "lives":
      return sayAnalysis("gainLives", { doing, who, n: gain.n });
    case "damage":
      return sayAnalysis("gainDamage", { doing, foe, n: gain.n });
    case "saved":
      return sayAnalysis("gainSaved", { doing, card: nameOf(gain.card) });
    case "defeated":
      return sayAnalysis("gainDefeated", { doing, card: nameOf(gain.card) });
    case "mindbug":
      return sayAnalysis("gainMindbug", { doing });
    default:
      return gain satisfies never;
  }
}
