/** What a card can do, as marks small enough for a crowded board: triggers, lasting abilities, dice. */
import type { Card, ConstantName } from "@mindbug/shared/cards";

/** Painted here; all others are pictures of the common atlas. */
export type OwnMark = "always" | "cannot";

/** Something is forbidden, or something always holds. */
const CONSTANT_MARKS: Readonly<Record<ConstantName, OwnMark>> = {
  power: "always",
  keywords: "always",
  copyEnemyKeywords: "always",
  extraDie: "always",
  extraReroll: "always",
  suppressKeywords: "cannot",
  cannotBeBlockedBy: "cannot",
  opponentCannotBlockWith: "cannot",
  cannotAttack: "cannot",
  cannotHunt: "cannot",
  opponentCannotActivate: "cannot",
  cannotBeDefeated: "cannot",
};

export const markOfConstant = (card: Card): OwnMark | null =>
  card.kind === "power" || card.constant.length === 0
    ? null
    : card.constant.some(({ constant }) => CONSTANT_MARKS[constant] === "cannot")
      ? "cannot"
      : "always";

/** In the order in which they stand on the card, the most telling first. */
export function marksOf(card: Card): readonly string[] {
  if (card.kind === "power") return [];
  const constants = new Set(card.constant.map(({ constant }) => CONSTANT_MARKS[constant]));
  return [
    ...constants,
    ...new Set(card.triggered.map((ability) => `trigger-${ability.on}`)),
    ...(card.dice > 0 ? ["die-paw"] : []),
  ];
}
