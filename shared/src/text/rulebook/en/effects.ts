import type { EffectWords } from "../types.ts";

/** How effects work, words on cards, octonite, King of Tokyo, the end. */
export const ENGLISH_EFFECTS: EffectWords = {
  "as-much-as-you-can": {
    title: "As much as you can",
    body: [
      "Do as much of an effect as is possible, and ignore the rest. Told to discard 2 with 1 card in hand, you " +
        "discard that one.",
    ],
  },
  "who-chooses": {
    title: "Who chooses",
    body: [
      "Whoever does it chooses. “Defeat an enemy creature”: you choose, since you defeat. “Your opponent " +
        "discards a card”: they choose, since they discard.",
    ],
  },
  simultaneous: {
    title: "Several effects at once",
    body: [
      "The player whose turn it is chooses the order, also of the other player’s effects. One effect is " +
        "finished before the next begins.",
      "What triggers meanwhile joins those that wait, and the choice is made again.",
    ],
  },
  may: {
    title: "“May” and “up to”",
    body: [
      "An effect that says “may” or “up to” can be left. Without these words it has to be done if it can be, " +
        "even if it hurts you.",
    ],
  },
  "if-you-do": {
    title: "“If you do”",
    body: [
      "The second half happens only if the first was done in full. A cost that takes your last life ends the " +
        "match before you get anything for it.",
    ],
  },
  "this-turn": {
    title: "“This turn”",
    body: [
      "It lasts until the turn ends, also during the further action after a Mindbug.",
      "What your allied creatures have “this turn” also holds for those that arrive later in the turn.",
    ],
  },
  random: {
    title: "At random",
    body: [
      "Shuffles, dice and random cards are drawn from a secret number that was fixed before the match. Nobody " +
        "can foresee them.",
      "Several random cards are taken all at once.",
    ],
  },
  "allied-and-enemy": {
    title: "Allied, enemy, creature, card",
    body: [
      "Creatures on your side of the table are allied, those on the other side are enemies. Just “creature” " +
        "means either side, so it may be one of yours, and sometimes must be.",
      "In a hand or a discard pile there are only “cards”.",
    ],
  },
  controller: {
    title: "Yours is what you control",
    body: [
      "No rule asks whose card it was at first. “Your hand” and “your discard pile” are those of whoever " +
        "controls the creature now.",
    ],
  },
  "active-player": {
    title: "The active player",
    body: [
      "The player whose turn it is. They order effects that happen at the same time, even while the other one " +
        "decides something.",
    ],
  },
  discard: {
    title: "Discard",
    body: [
      "To put a card from the hand into the discard pile. Several are chosen together from the hand as it is; " +
        "only then does the hand refill.",
      "Too few cards: discard those you have.",
    ],
  },
  "draw-pile": {
    title: "Draw pile and discard pile",
    body: [
      "Your draw pile is face down. When it is empty it stays empty. Your discard pile is face up, and anybody " +
        "may look through it.",
    ],
  },
  opponent: {
    title: "Opponent",
    body: ["In a duel “an opponent”, “each opponent” and “opponents” all mean the player across the table."],
  },
  steal: {
    title: "Steal",
    body: [
      "To steal a card is to take it from your opponent’s hand into yours. Their hand refills; yours may exceed 5.",
      "To steal life: your opponent loses it and, if they did, you gain it.",
    ],
  },
  "take-control": {
    title: "Take control",
    body: [
      "The creature moves to your side as it is: exhausted, with its octonite, with what it has this turn. " +
        "Nothing triggers.",
      "It did not come into play, so it may attack at once.",
    ],
  },
  "unused-pile": {
    title: "Unused pile",
    body: [
      "The face-down cards that were dealt to nobody. Whoever draws from it takes the top card into their " +
        "hand. From an empty one comes nothing.",
    ],
  },
  octonite: {
    title: "Octonite",
    body: [
      "Counters on creatures. A creature with the icon gets that many before its Play effect, however it comes " +
        "into play and whoever controls it.",
      "Octonite stays on a creature that changes sides.",
    ],
  },
  distribution: {
    title: "Octonite to distribute",
    body: [
      "With the arrow in its icon, a creature’s octonite may be moved as it comes into play, before its Play " +
        "effect: any of it, onto any creatures of either side, in any split. Or it is kept.",
      "You cannot do so later.",
    ],
  },
  harvest: {
    title: "Harvest",
    body: [
      "At the start of your turn 1 octonite is removed from this creature. When the last one is removed, the " +
        "Harvest effect happens. Neither is optional.",
      "With several creatures, 1 is removed from each first; then you order the effects. Without octonite " +
        "nothing happens.",
    ],
  },
  action: {
    title: "Action",
    body: [
      "You may use it as your turn action, instead of playing a card or attacking, but not if it would do nothing.",
      "In the turn it comes into play, only a FAST creature may.",
    ],
  },
  "octonite-cost": {
    title: "Effects that cost octonite",
    body: [
      "An Action that costs octonite takes it from this creature; without octonite it cannot be used.",
      "An Attack that costs octonite has to be paid whenever that is possible, useful or not. Without octonite " +
        "the creature just attacks.",
    ],
  },
  dice: {
    title: "Dice",
    body: [
      "When a creature with a die icon attacks, its die is rolled before anything else; with two icons, both " +
        "dice. You may reroll once, with two dice either or both. The new result stands.",
      "Nobody rolls more than two. A blocking creature does not roll.",
    ],
  },
  "die-results": {
    title: "What a die shows",
    body: [
      "1, 2 or 3: that much more power this turn. One or two energy: you gain it. A paw: your opponent " +
        "discards a card of their choice.",
      "With two dice both count, in the order you like. Each face is as likely as the others.",
    ],
  },
  energy: {
    title: "Energy",
    body: [
      "It buys Power cards. You begin with none, keep what you have from turn to turn, and there is always enough.",
    ],
  },
  "power-cards": {
    title: "Power cards",
    body: [
      "Three lie face up. At the start of your turn you may buy as many as you can pay. Each is replaced at " +
        "once, and the new one can be bought too; then its effect happens, and it goes to its discard pile.",
      "Buying is no turn action. It is over as soon as you do anything else. When the deck " +
        "is empty, nothing is replaced.",
    ],
  },
  "free-power-cards": {
    title: "Power cards for nothing",
    body: [
      "Some effects buy a Power card for free. They do so at any time, and the card works for whoever controls " +
        "the effect.",
    ],
  },
  "end-of-match": {
    title: "How a match ends",
    body: [
      "A player has no life left; has to act and cannot; a card says who wins; or somebody gives up.",
      "Here a player also loses who leaves for good, or whose clock has run out too often.",
    ],
  },
  limits: {
    title: "When nobody wins",
    body: [
      "A match that reaches its 200th turn ends. So does one that goes in circles: after 1,000 effects in a " +
        "row without a real choice, and after 300 choices within a single turn. More " +
        "life wins; equal life is a draw.",
      "No book says so. Somebody has to end a loop, and this is how tournaments decide when time is out.",
    ],
  },
};
