import type { CombatWords } from "../types.ts";

/** Attack and block, keywords, triggers. */
export const ENGLISH_COMBAT: CombatWords = {
  attack: {
    title: "Attacking",
    body: [
      "Choose one of your creatures. In this order: its dice are rolled; its Attack effects happen; if it is a " +
        "HUNTER you may choose who has to block it, else your opponent may block; then they fight, or your " +
        "opponent loses 1 life; then Defeated effects happen.",
      "An attack that nobody blocks costs exactly 1 life, however strong the attacker is.",
    ],
  },
  block: {
    title: "Blocking",
    body: [
      "The defender may block with one creature, or let the attack through. Blocking is never a must, and it " +
        "tires nobody: the same creature may block again, and an exhausted one may block too.",
      "When a card limits who may block by power, it is the power at that moment that counts, with every bonus.",
    ],
  },
  fight: {
    title: "The fight",
    body: ["The two compare power. The lower is defeated; on equal power both are, at the same time."],
  },
  power: {
    title: "Power",
    body: [
      "A creature’s power is what is printed, with every bonus that holds right now. It is never below 1.",
      "Whenever a card speaks of power, it means this current power.",
    ],
  },
  defeat: {
    title: "Being defeated",
    body: [
      "A defeated creature goes to the discard pile of whoever controls it. Then its Defeated effect happens, " +
        "for that player.",
      "Changing sides, going back to a hand, being discarded from a hand or becoming exhausted is not being defeated.",
      "“Defeat all” hits all of them at once. Then the active player orders the Defeated effects.",
    ],
  },
  fast: {
    title: "FAST",
    body: [
      "It may attack or use its Action in the turn it comes into play, after its Play effect. That comes on " +
        "top of the action that played it, and you may leave it.",
      "If a Mindbug takes it, its new controller has that chance at once.",
    ],
  },
  frenzy: {
    title: "FRENZY",
    body: [
      "It may attack twice in your turn, if it is still in play after the first attack. The second attack is a " +
        "whole one, with Attack effects, dice and a new block.",
      "There is never a third, even if two cards give it FRENZY.",
    ],
  },
  hunter: {
    title: "HUNTER",
    body: [
      "When it attacks, you may choose the enemy creature that has to block it, even one that otherwise could not.",
      "You need not. But if you do, the attack cannot hit your opponent. You choose after the dice and the " +
        "Attack effects.",
    ],
  },
  poisonous: {
    title: "POISONOUS",
    body: [
      "It always defeats the creature it fights, attacking or blocking. It is itself defeated by equal or " +
        "higher power: POISONOUS protects nobody.",
      "A TOUGH creature that it beats is exhausted once, even if the poison and the power both would have defeated it.",
    ],
  },
  sneaky: {
    title: "SNEAKY",
    body: [
      "Only creatures with SNEAKY can block it. It may itself block any creature.",
      "A HUNTER may force anything to block it, and may force it to block.",
    ],
  },
  tough: {
    title: "TOUGH",
    body: [
      "The first time it would be defeated, by a fight or by an effect, it becomes exhausted instead. The " +
        "second time it is defeated.",
      "Since it was not defeated, its Defeated effect does not happen.",
    ],
  },
  exhausted: {
    title: "Exhausted",
    body: [
      "An exhausted creature lies sideways: its TOUGH is used up. It attacks, blocks and uses its abilities as " +
        "before, and stays exhausted when it changes sides.",
    ],
  },
  "play-effect": {
    title: "Play",
    body: [
      "Happens when the creature comes into play, however it gets there: from a hand, from a discard pile, by " +
        "an effect. It is for the player on whose side it comes into play.",
      "If it is mindbugged, the effect belongs to whoever used the Mindbug. Taking control of a creature in " +
        "play triggers nothing.",
    ],
  },
  "attack-effect": {
    title: "Attack",
    body: [
      "Happens when the creature attacks, after the dice and before the block. So it may take away the " +
        "blocker, or the last card your opponent counted on.",
      "With FRENZY it happens at each of the two attacks.",
    ],
  },
  "defeated-effect": {
    title: "Defeated",
    body: [
      "Happens right after the creature has been put into its controller’s discard pile, for that player.",
      "If several creatures are defeated at once, the active player chooses the order of their effects, also " +
        "of the other player’s.",
    ],
  },
  "other-triggers": {
    title: "“When …”, “at the end of the turn”",
    body: [
      "An ability that names a moment is a trigger like the others: it happens at that moment, and waits for " +
        "its turn if something is running.",
    ],
  },
  "constant-ability": {
    title: "Constant abilities",
    body: [
      "An ability without a trigger word holds as long as its creature is in play and its condition is met. It " +
        "is looked at afresh after every change.",
      "If two cards say “other allied creatures”, each leaves out only itself.",
    ],
  },
  silenced: {
    title: "Effects that are stopped",
    body: [
      "{deathweaver} stops your opponent’s Play effects and {peach-police} their Defeated effects, as long as " +
        "they are in play themselves. What counts is the moment at which the effect would trigger.",
      "A creature that leaves play together with the one it would have stopped no longer stops it.",
    ],
  },
};
