/** How to play and the guided first match, in English. */
export const ENGLISH_RULES = {
  rulesIntro:
    "Two mad scientists, one pile of hybrid creatures. Bring the other down to no life, and keep your best card " +
    "out of reach of their Mindbugs.",
  rulesTitle: "Rules",
  rulesSearch: "Search the rules",
  rulesSearchPlaceholder: "A word, a card, a question",
  rulesFound: { one: "{n} rule", other: "{n} rules" },
  rulesNothing: "The book says nothing about that. Try another word.",
  rulesChapters: "Chapters",
  rulesSeeAlso: "See also",
  rulesPrint: "Print",
  rulesPrevious: "Before: {rule}",
  rulesNext: "Next: {rule}",
  referenceNow: "Right now",
  referenceQuestion: "This question",
  referenceCards: "Cards in sight",
  referenceClose: "Close the rules",
  referenceAll: "Open the whole rulebook",
  examplePlay: "Play the example",
  exampleAgain: "Once more",
  exampleTable: "Example",
  exampleLine: "Watch it happen, or try something else yourself.",
  rulesTable: "Reading the table",
  rulesTableText:
    "What glows green is yours to use. Press it to see what it can do, or drag it to where it should go. " +
    "Whatever is not possible says why when you try. Hover, hold or focus a card to read it large.",
  rulesTryText: "Play a guided match of five minutes, or look through the cards.",
  startLesson: "Start the guided match",
  coachWelcome: "Welcome to the lab! Three hearts each. Take theirs before they take yours.",
  coachTurn:
    "Your turn: one thing only. Play a card from your hand, or attack with a creature that was here before this " +
    "turn. Green glow means: allowed.",
  coachMindbug:
    "They played a card. Spend a Mindbug and it is yours, effect and all. You have two for the whole match, so " +
    "ask: would this creature hurt me?",
  coachBlock:
    "Their creature attacks. Block with something stronger, or take 1 damage. On equal power both are defeated.",
  coachHunt: "A HUNTER may choose who has to fight it. Pick prey, or let the other side choose a blocker.",
  coachAttackAgain: "FRENZY: this creature may attack a second time this turn.",
  coachFast: "FAST: it may act in the very turn it came.",
  coachChoose: "A card asks you to choose. What glows may be chosen.",
  coachMay: "This effect is optional. Yes or no?",
  coachOrder: "Several effects wait. You decide which comes first.",
  coachDistribute: "Octonite to give away: put it on any creatures you like.",
  coachReroll: "Dice! Keep them, or pick those to roll once more.",
  coachDieOrder: "Which die should count first?",
  coachBuy: "With energy you may buy Power cards before your action.",
  coachEventMindbug:
    "The Mindbug took hold: the card is yours, and it changed sides before doing anything. They act once more " +
    "in return.",
  coachEventCombat: "Power was compared: the weaker one goes to its controller's discard pile.",
  coachEventExhaust: "TOUGH: instead of being defeated it turns sideways. That works once.",
  coachEventLife: "A heart less! At zero the match is lost.",
  coachEventDraw: "Your hand refilled to five on its own.",
  coachEventMindbugged:
    "Bzzz! They spent a Mindbug on your card, so it is theirs now. In return you act once more. And they have " +
    "one Mindbug less!",
  coachEventHit: "A hit! They have a heart less. At zero you win.",
  coachMayAttack:
    "Your creature has been here since before this turn, so it may attack now. Press it, or drag it across the middle.",
} as const;
