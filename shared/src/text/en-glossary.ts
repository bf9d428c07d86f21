import type { Phrasebook } from "./phrasebook.ts";

export const EN_KEYWORDS: Phrasebook["keywords"] = {
  FAST: {
    name: "FAST",
    reminder:
      "May attack or use its Action on the very turn it comes into play, after its Play effect. If a Mindbug " +
      "takes it, its new controller may do so at once.",
  },
  FRENZY: { name: "FRENZY", reminder: "May attack a second time each turn, as long as it is still in play." },
  HUNTER: {
    name: "HUNTER",
    reminder:
      "When it attacks, you may choose the enemy creature that has to block it, even one that normally could not.",
  },
  POISONOUS: { name: "POISONOUS", reminder: "Always defeats the creature it fights, however strong that creature is." },
  SNEAKY: { name: "SNEAKY", reminder: "Only creatures with SNEAKY can block it." },
  TOUGH: { name: "TOUGH", reminder: "As long as it is not exhausted, it becomes exhausted instead of being defeated." },
};

export const EN_TRIGGERS: Phrasebook["triggers"] = {
  play: {
    name: "Play",
    reminder: () =>
      "Happens when this creature comes into play, however it gets there. If a Mindbug takes it, the effect is " +
      "for the player who used the Mindbug.",
  },
  attack: {
    name: "Attack",
    reminder: (cost) =>
      cost === 0
        ? "Happens when this creature attacks, before your opponent decides whether to block."
        : `When this creature attacks, you must spend ${cost} octonite from it if it has enough. The effect then ` +
          "happens before your opponent decides whether to block.",
  },
  defeated: {
    name: "Defeated",
    reminder: () =>
      "Happens right after this creature is defeated and goes to the discard pile of the player who controlled it.",
  },
  harvest: {
    name: "Harvest",
    reminder: () =>
      "At the start of your turn, remove 1 octonite from this creature. When the last one is removed, the " +
      "effect happens at once.",
  },
  action: {
    name: "Action",
    reminder: (cost) =>
      cost === 0
        ? "You may use this effect as your turn action, instead of playing a card or attacking."
        : `You may spend ${cost} octonite from this creature to use this effect as your turn action, instead of ` +
          "playing a card or attacking.",
  },
};

export const EN_CONCEPTS: Phrasebook["concepts"] = {
  mindbug: {
    name: "Mindbug",
    reminder:
      "When your opponent plays a card from their hand as their turn action, you may use a Mindbug to play it " +
      "yourself instead. They then take another turn action. Each player starts with 2 Mindbugs.",
  },
  exhausted: {
    name: "Exhausted",
    reminder: "Turned sideways: its TOUGH has been used up. It can still attack, block and use its abilities.",
  },
  octonite: {
    name: "Octonite",
    reminder:
      "Counters on creatures. Harvest removes them turn by turn, and some Attack and Action effects are paid " +
      "with them.",
  },
  distributedOctonite: {
    name: "Octonite to distribute",
    reminder:
      "When this creature comes into play, before its Play effect, you may move any of its octonite onto any " +
      "creatures, yours or your opponent's. You cannot do so later.",
  },
  dice: {
    name: "Dice",
    reminder:
      "When this creature attacks, roll its dice before anything else; you may reroll once. A number is extra " +
      "power this turn, energy is yours to keep, the paw makes your opponent discard a card.",
  },
  energy: {
    name: "Energy",
    reminder: "Buys Power cards at the start of your turn. It stays with you until you spend it.",
  },
  powerCard: {
    name: "Power card",
    reminder:
      "At the start of your turn, you may buy any number of the face-up Power cards with energy. Each takes " +
      "effect at once and does not use up your turn action.",
  },
  unusedPile: { name: "Unused pile", reminder: "The face-down creature cards that were dealt to nobody." },
};
