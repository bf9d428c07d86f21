import type { PlayWords } from "../types.ts";

/** Set-up, the turn, the Mindbug. */
export const ENGLISH_PLAY: PlayWords = {
  goal: {
    title: "The goal",
    body: [
      "Bring your opponent’s life to 0. The match ends that very moment, whatever was still going on.",
      "You also win if your opponent has to take a turn action and cannot, or if a card says that you win.",
    ],
  },
  "set-up": {
    title: "Set-up",
    body: [
      "All creature cards of the chosen sets are shuffled together. Each player gets 10: 5 are the hand, 5 the " +
        "face-down draw pile. What is left is the unused pile.",
      "Each player begins with 3 life and 2 Mindbugs.",
    ],
  },
  "starting-player": {
    title: "Who begins",
    body: [
      "Each player reveals a card of the unused pile. The higher printed power begins; a tie is revealed again.",
      "The cards shown for that, tied ones too, are out of the game. They stay face up, and everybody may look " +
        "at them.",
    ],
  },
  "open-and-hidden": {
    title: "What everybody may see",
    body: [
      "Creatures in play, life, Mindbugs, energy and every discard pile are open. Anybody may look through any " +
        "discard pile at any time, the one of the Power cards included.",
      "Hands, draw piles and the unused pile are hidden. How many cards they hold is not.",
    ],
  },
  life: {
    title: "Life",
    body: [
      "You begin with 3 life. You may gain more than that; there is no upper limit.",
      "Setting a life total is neither losing nor gaining life.",
    ],
  },
  "creature-card": {
    title: "Reading a creature",
    body: [
      "A creature has a name, a power, sometimes keywords, and sometimes abilities. An ability with a trigger " +
        "word (Play, Attack, Defeated, Harvest, Action) happens at its moment; one without is constant.",
      "Icons say that it comes into play with octonite, or that it rolls dice when it attacks. Where a card " +
        "says something else than these rules, the card is right.",
    ],
  },
  "mixing-sets": {
    title: "Mixing sets",
    body: [
      "Any sets can be played together. As soon as one King of Tokyo creature is among the cards, dice, energy " +
        "and all Power cards are there; without one, none of them are.",
    ],
  },
  turn: {
    title: "Your turn",
    body: [
      "A turn is exactly one turn action: play one card from your hand, or attack with one creature, or use " +
        "one Action. Then the turn ends by itself.",
      "You cannot pass. Before the action, you may buy Power cards, and Harvest happens.",
    ],
  },
  "able-to-act": {
    title: "Nothing you can do",
    body: [
      "If you have to take a turn action and cannot, you lose at once.",
      "Only what is allowed counts: a creature that is forbidden to attack is no help, nor is an Action that " +
        "would do nothing.",
    ],
  },
  "play-a-card": {
    title: "Playing a card",
    body: [
      "You show the card, and your hand refills. Then your opponent decides whether to use a Mindbug on it. If " +
        "not, it comes into play on your side and its Play effect happens.",
      "A creature that came into play this turn does not attack yet, unless it is FAST.",
    ],
  },
  refill: {
    title: "Your hand refills",
    body: [
      "Whenever you have fewer than 5 cards in hand, you draw up to 5 at once: on your turn or not, and " +
        "whatever made your hand smaller. It comes before any other effect.",
      "When your draw pile is empty, you draw nothing, and nothing bad happens. The discard pile is not " +
        "shuffled. A hand may grow beyond 5; there is no limit.",
    ],
  },
  "coming-into-play": {
    title: "The turn a creature arrives",
    body: [
      "In the turn in which it comes into play, a creature can neither attack nor use its Action, unless it is " +
        "FAST. It can block at once.",
      "Only coming into play counts: a creature whose control you take may attack in the same turn.",
    ],
  },
  "start-of-turn": {
    title: "How a turn begins",
    body: [
      "First you may buy Power cards. Then 1 octonite is removed from each of your creatures with Harvest, and " +
        "what that activates happens. Then comes your turn action.",
    ],
  },
  "extra-turn": {
    title: "Another turn",
    body: [
      "“Another turn after this one” is a whole turn: you may buy, Harvest goes on, and your creatures may " +
        "attack again.",
      "The further action after a Mindbug is something else: it belongs to the turn that is running.",
    ],
  },
  mindbug: {
    title: "The Mindbug",
    body: [
      "When your opponent plays a card from their hand as their turn action, you may use a Mindbug. Then you " +
        "play that card instead of them: it comes into play on your side, and its Play effect is yours.",
      "On that card “you” now means you, and “your opponent” the player who had played it. You have 2 Mindbugs " +
        "for the whole match.",
    ],
  },
  "no-mindbug": {
    title: "What cannot be mindbugged",
    body: [
      "A Mindbug answers only a card played from the hand as a turn action. A card that an effect puts into " +
        "play cannot be mindbugged, even if it comes from a hand.",
      "Nor can a creature that is already in play, or one that was mindbugged just now: there is no Mindbug " +
        "against a Mindbug.",
    ],
  },
  "after-a-mindbug": {
    title: "Your card was taken",
    body: [
      "Whoever is mindbugged must take another turn action in the same turn.",
      "It is the same turn: “this turn” still holds, no Harvest happens again, and no Power cards are bought again.",
    ],
  },
  "mindbugged-creature": {
    title: "A mindbugged creature",
    body: [
      "It belongs to whoever controls it now, for every purpose. When it is defeated, it goes to that player’s " +
        "discard pile, and that player gets its Defeated effect.",
    ],
  },
  "mindbug-and-fast": {
    title: "Mindbugging a FAST creature",
    body: [
      "After its Play effect, whoever used the Mindbug may attack with it or use its Action at once, although " +
        "it is the other player’s turn. It is offered once.",
      "During that attack it is still the other player’s turn. Afterwards they take their further action.",
    ],
  },
  refresh: {
    title: "Refresh",
    body: [
      "To refresh a Mindbug is to turn a used one face up again. If you have used none, nothing happens; so " +
        "you never have more than 2.",
    ],
  },
};
