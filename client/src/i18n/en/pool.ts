/** A pool of one's own, in English. */
export const ENGLISH_POOL = {
  cardsQuestion: "Whole sets, or your own choice?",
  wholeSets: "Whole sets",
  ownPool: "Your own pool",
  poolTitle: "Your own pool",
  poolSent: "A pool somebody made",
  poolLine:
    "Choose the creatures to play with, up to {most} copies of each. The dice and Power cards of King of Tokyo come " +
    "along with any of its creatures.",
  poolFound: { one: "{n} creature fits", other: "{n} creatures fit" },
  poolCards: { one: "{n} card", other: "{n} cards" },
  poolDesigns: { one: "{n} different creature", other: "{n} different creatures" },
  poolTooFew: {
    one: "One card more, please: a pool needs at least {least}.",
    other: "{n} cards more, please: a pool needs at least {least}.",
  },
  poolTooMany: {
    one: "One card too many: a pool has at most {most}.",
    other: "{n} cards too many: a pool has at most {most}.",
  },
  poolAll: "All of these",
  poolNone: "None of these",
  poolMore: "One more: {card}",
  poolLess: "One fewer: {card}",
  poolNeeded: "Choose at least 20 cards for your pool.",
  poolKeep: "Keep it",
  poolsKept: { one: "{n} pool kept", other: "{n} pools kept" },
  poolShareText: "A Mindbug pool of {n} cards",
  poolUnreadable: "No pool in this link",
  poolUnreadableLine: "Part of it may have been lost on the way. Ask for it once more.",
  poolChoose: "Choose the cards",
  poolChange: "Change the cards",
  poolOf: { one: "Own pool: {n} card", other: "Own pool: {n} cards" },
  poolLook: "Look at this pool",
} as const;
