/** What a combat would come to, before anybody decides. */
export const ENGLISH_COMBAT = {
  previewBlock: "If {card} blocks:",
  previewHunt: "If {card} is hunted:",
  fateSurvives: "survives",
  fateExhausted: "{keyword}: exhausted, not defeated",
  fateProtected: "protected by {by}",
  fateWeaker: "defeated, it is weaker",
  fateEqual: "defeated, equal power",
  fatePoison: "defeated by {keyword}",
  fateSpoken: "{card} {fate}",
  previewFates: "{one}; {two}.",
  previewThen: "Then {card}: {trigger}",
  previewSilenced: "{by} silences {card} ({trigger})",
  previewPowerAndKeywords: "Power {n}, {keywords}",
  previewPower: "Power {n}, no keywords",
  noBlockCost: { one: "Don't block: lose {n} life", other: "Don't block: lose {n} life" },
  noBlockLast: "Don't block: lose the match",
} as const;
