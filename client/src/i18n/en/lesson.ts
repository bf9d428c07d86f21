/** The lesson, in English: one thought at a time, about what lies on the table at that moment. */
export const ENGLISH_LESSON = {
  lessonTitle: "Your first match",
  coach: "Guide",
  coachNext: "Got it",
  lessonLater: "That comes later. First what stands in the light!",
  lessonProgress: "{n} of {of}",
  lessonGoal: "You have three hearts, and so does the other side. Whoever loses the last one loses the match.",
  lessonTurn: "These are your cards. On your turn you do one thing: you play a card, or you attack with a creature.",
  lessonPlay:
    "Begin with {gorillion}. The large number is its power, and nothing here has more. Choose it and play it!",
  lessonTaken:
    "A Mindbug! When somebody plays a card, the other side may take it with one of these. {gorillion} serves them now.",
  lessonTwoBugs: "Each of you has two Mindbugs for the whole match. They have one left, and you still have both.",
  lessonPlayEffect:
    "Your card was taken, so you may act again. {healer} has a {play} effect: it happens at once. Play it!",
  lessonHealed: "The effect gave you two hearts. Had they taken the card, the hearts would be theirs.",
  lessonRefill: "Your hand is full again: with fewer than five cards you draw at once, for as long as you have a deck.",
  lessonBlock:
    "{gorillion} attacks. Unblocked, it costs you a heart. Block with {healer}: it is {poisonous} and defeats " +
    "whatever it fights.",
  lessonPoison: "Power 10 beat power 4, and {poisonous} defeats even the stronger one. Both went to the discard piles.",
  lessonSneaky: "Now play {sniper}. Power 1 looks harmless. You will see.",
  lessonUseBug: "{luchataur}: power 9, and {frenzy}. That is what a Mindbug is for. Take it!",
  lessonYours: "{luchataur} is yours for the rest of the match. In return they act again.",
  lessonKeepBug: "Only power 2. Your last Mindbug is worth more than that: let it pass.",
  lessonAttack:
    "Your turn. Attack with {sniper}! It is {sneaky}: only other {sneaky} creatures could block it, and they " +
    "have none.",
  lessonTwoHearts: "Two hearts: one for its {attack} effect, one because nobody blocked.",
  lessonHunter:
    "{goblin} is a {hunter}: it may choose whom it fights. It chose {sniper}, and on its own turn its power " + "is 8.",
  lessonFrenzy: "Your turn again. Attack with {luchataur}!",
  lessonWeaker: "They blocked with power 2 against 9: the block saved the heart and cost the creature.",
  lessonAgain: "{frenzy} lets {luchataur} attack twice in one turn. Nobody is left to block. Finish it!",
  lessonDone: "You know the game",
  lessonDoneLine:
    "Play, attack, block, and know when a Mindbug is worth it. Everything else stands on the cards, and every word " +
    "can be looked up at the table.",
  lessonAgainLink: "The lesson once more",
} as const;
