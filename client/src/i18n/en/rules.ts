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
} as const;
