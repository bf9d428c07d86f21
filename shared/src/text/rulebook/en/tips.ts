import type { TipWords } from "../types.ts";

export const ENGLISH_TIPS: TipWords = {
  "tip-protect": {
    title: "Play what you can live with",
    body: [
      "Before you play a card, imagine it on the other side. If you could not deal with it, wait until their " +
        "Mindbugs are gone.",
    ],
  },
  "tip-bait": {
    title: "Lay bait",
    body: ["A card that is good, but not your best, may cost them a Mindbug. Then play the best one."],
  },
  "tip-save": {
    title: "Two Mindbugs, one match",
    body: [
      "Do not use both early. Whoever still has one is feared; whoever has none can be run over. But one that " +
        "is left at the end was worth nothing.",
    ],
  },
  "tip-act-again": {
    title: "Robbed? You act again",
    body: ["Use the further action. You know which card they wanted and how many Mindbugs they have left."],
  },
  "tip-sneaky": {
    title: "Against SNEAKY",
    body: [
      "Block it with a SNEAKY creature of your own, force it to fight with a HUNTER, defeat it with an effect, " +
        "or be faster: FRENZY hits twice.",
    ],
  },
  "tip-life": {
    title: "Life is a resource",
    body: [
      "Letting an attack through costs 1 life, whoever attacks. Losing a good blocker may cost more. Only the " +
        "last life is sacred.",
    ],
  },
  "tip-look": {
    title: "Look at the discard piles",
    body: ["They are open at any time. Many cards exist twice: what you have seen twice cannot come again."],
  },
};
