import type { Amount, CardPick, CreatureFilter, CreaturePick, Keyword, Who } from "../cards/vocabulary.ts";
import { EN_CONCEPTS, EN_KEYWORDS, EN_TRIGGERS } from "./en-glossary.ts";
import {
  qualifiersOf,
  type CardQualifiers,
  type Clause,
  type CreatureQualifiers,
  type GrammaticalNumber,
  type PerPhrases,
  type Phrasebook,
  type Speech,
} from "./phrasebook.ts";

// --- words -----------------------------------------------------------------------------------

const OPPONENT = "your opponent";

const words = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");
const a = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
const cards = (count: number, adjective = ""): string =>
  count === 1 ? a(words(adjective, "card")) : words(String(count), adjective, "cards");

function list(items: readonly string[], conjunction: string): string {
  return items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} ${conjunction} ${items[items.length - 1]}`;
}

const keywordList = (keywords: readonly Keyword[], conjunction: string): string =>
  list(
    keywords.map((keyword) => EN_KEYWORDS[keyword].name),
    conjunction,
  );
const effectOf = (trigger: keyof typeof EN_TRIGGERS): string => `${EN_TRIGGERS[trigger].name} effect`;

const PER: PerPhrases = {
  octoniteOnThis: ({ creatureGone }) => `for each octonite ${creatureGone ? "that was " : ""}on this creature`,
  octoniteOnAllied: () => "for each octonite on allied creatures",
  enemyCreature: () => "for each enemy creature",
};
const amountOf = (amount: Amount, unit: (count: number) => string, speech: Speech): string =>
  typeof amount === "number" ? unit(amount) : `${unit(1)} ${PER[amount.per](speech)}`;
const life = (count: number): string => `${count} life`;
const energy = (count: number): string => `${count} energy`;

// --- creatures and cards ---------------------------------------------------------------------

const atLeast = (power: number): string => `with power ${power} or more`;
const atMost = (power: number): string => `with power ${power} or less`;

const CREATURE_QUALIFIERS: CreatureQualifiers = {
  powerAtLeast: atLeast,
  powerAtMost: atMost,
  anyKeyword: (keywords) => `with ${keywordList(keywords, "and/or")}`,
  withOctonite: () => "with octonite",
  withPlayEffect: () => `with ${a(effectOf("play"))}`,
  sharesKeywordWithRevealed: (_, number) => `that ${number === "one" ? "shares" : "share"} a keyword with that card`,
};

const CARD_QUALIFIERS: CardQualifiers = {
  powerAtLeast: atLeast,
  powerAtMost: atMost,
  withTrigger: (trigger) => `with ${a(effectOf(trigger))}`,
};

const SIDES = { allied: "allied", enemy: "enemy", any: "" } as const;

function creature(of: CreatureFilter, number: GrammaticalNumber, side: string = SIDES[of.side]): string {
  const noun = words(side, number === "one" ? "creature" : "creatures");
  return words(noun, qualifiersOf(CREATURE_QUALIFIERS, of, number).join(" and "));
}

const creatures = (of: CreatureFilter): string => words(of.other ? "other" : "", creature(of, "many"));

function picked(what: CreaturePick, by: Who = "you"): string {
  if (what.pick === "this") return "this creature";
  if (what.pick === "combatWinner") return "the creature that defeated it";
  if (by === "opponent" && what.of.side !== "any")
    return pickedFromOwn(what, what.of.side === "enemy" ? "their" : "your");
  switch (what.pick) {
    case "one":
      return what.of.other ? `another ${creature(what.of, "one")}` : a(creature(what.of, "one"));
    case "upTo":
      return `up to ${what.count} ${creatures(what.of)}`;
    case "all":
      return `all ${creatures(what.of)}`;
    case "lowestPower":
      return `the ${creature(what.of, "one")} with the lowest power (all of them if tied)`;
  }
}

/** The opponent's deeds: what is "enemy" to the reader is "theirs" to them. */
function pickedFromOwn(what: Extract<CreaturePick, { of: CreatureFilter }>, whose: string): string {
  const many = words(whose, what.of.other ? "other" : "", creature(what.of, "many", ""));
  switch (what.pick) {
    case "one":
      return `one of ${many}`;
    case "upTo":
      return `up to ${what.count} of ${many}`;
    case "all":
      return `all ${many}`;
    case "lowestPower":
      return `whichever of ${many} has the lowest power (all of them if tied)`;
  }
}

const opponents = (thing: string, speech: Speech): string =>
  speech.opponentNamed ? `their ${thing}` : `${OPPONENT}'s ${thing}`;

function place(from: CardPick["from"], speech: Speech): string {
  switch (from) {
    case "yourHand":
      return "your hand";
    case "yourDiscard":
      return "your discard pile";
    case "opponentDiscard":
      return opponents("discard pile", speech);
    case "anyDiscard":
      return "any discard pile";
  }
}

const cardFrom = (from: CardPick, count: number): string =>
  words(cards(count), qualifiersOf(CARD_QUALIFIERS, from, count === 1 ? "one" : "many").join(" and "));

// --- clauses ---------------------------------------------------------------------------------

const you = (deed: string): Clause => ({ subject: "you", plain: deed, infinitive: deed });
const other = (plain: string, infinitive: string): Clause => ({ subject: "other", plain, infinitive });
const opponentNow = (speech: Speech): string => (speech.opponentNamed ? "they" : OPPONENT);

function opponentDoes(speech: Speech, singular: string, plural: string, rest: string): Clause {
  const verb = speech.opponentNamed ? plural : singular;
  return { subject: "opponent", plain: `${opponentNow(speech)} ${verb} ${rest}`, infinitive: `${plural} ${rest}` };
}

export const ENGLISH: Phrasebook = {
  keywords: EN_KEYWORDS,
  triggers: EN_TRIGGERS,
  concepts: EN_CONCEPTS,

  effects: {
    gainLife: ({ amount }) => you(`gain ${life(amount)}`),
    loseLife: ({ who, amount }, speech) => {
      const what =
        amount === "allButOne"
          ? `life until ${who === "you" ? "you" : "they"} have only 1 left`
          : amountOf(amount, life, speech);
      return who === "opponent"
        ? opponentDoes(speech, "loses", "lose", what)
        : { ...you(`lose ${what}`), plain: `you lose ${what}` };
    },
    stealLife: ({ amount }, speech) => you(`steal ${life(amount)} from ${speech.opponentNamed ? "them" : OPPONENT}`),
    matchOpponentLife: (_, speech) => {
      const model = speech.opponentNamed ? "theirs" : `${OPPONENT}'s`;
      return other(`your life total becomes the same as ${model}`, `make your life total the same as ${model}`);
    },
    defeat: ({ by, what }, speech) => {
      const object = list(
        what.map((pick) => picked(pick, by)),
        "and",
      );
      return by === "opponent" ? opponentDoes(speech, "defeats", "defeat", object) : you(`defeat ${object}`);
    },
    takeControl: ({ what }) => you(`take control of ${picked(what)}`),
    returnToHand: ({ what }) => you(`return ${picked(what)} to your hand`),
    discard: ({ who, amount }, speech) => {
      const what = amountOf(amount, cards, speech);
      return who === "opponent" ? opponentDoes(speech, "discards", "discard", what) : you(`discard ${what}`);
    },
    stealRandomCards: ({ amount }, speech) => you(`steal ${cards(amount, "random")} from ${opponents("hand", speech)}`),
    playCard: ({ from }, speech) => you(`play ${cardFrom(from, 1)} from ${place(from.from, speech)}`),
    playReturnedCard: () => you("play it"),
    playRandomOpponentCard: (_, speech) => you(`play a random card from ${opponents("hand", speech)}`),
    playGivenCard: (_, speech) =>
      opponentDoes(
        speech,
        "chooses a card from their hand and gives",
        "choose a card from their hand and give",
        "it to you, then you play it",
      ),
    drawFromPile: ({ amount, from, verb }, speech) => {
      const pile = from.from === "anyDiscard" && amount > 1 ? "any discard piles" : place(from.from, speech);
      return you(
        verb === "draw"
          ? `draw ${cardFrom(from, amount)} of your choice from ${pile}`
          : `return ${cardFrom(from, amount)} from ${pile} to your hand`,
      );
    },
    drawWholeDiscard: () => you("draw all the cards in your discard pile"),
    drawUnused: ({ amount }) => you(`draw ${cards(amount)} from the unused pile`),
    refreshMindbug: () => you("refresh one of your used Mindbugs"),
    growThisTurn: ({ amount }) =>
      other(`this creature has +${amount} power this turn`, `give this creature +${amount} power this turn`),
    gainKeywordThisTurn: ({ keyword }) =>
      other(
        `this creature has ${EN_KEYWORDS[keyword].name} this turn`,
        `give this creature ${EN_KEYWORDS[keyword].name} this turn`,
      ),
    alliesGainKeywordThisTurn: ({ keyword }) =>
      other(
        `this turn, allied creatures have ${EN_KEYWORDS[keyword].name}`,
        `give allied creatures ${EN_KEYWORDS[keyword].name} this turn`,
      ),
    alliesRollExtraDieThisTurn: () =>
      other(
        "this turn, allied creatures roll 1 extra die when they attack (2 dice at most)",
        "have allied creatures roll 1 extra die when they attack this turn (2 dice at most)",
      ),
    enemiesCannotBlockThisTurn: () =>
      other("enemy creatures cannot block this turn", "prevent enemy creatures from blocking this turn"),
    putOctonite: ({ amount, on }) => you(`put ${amount} octonite on ${picked(on)}`),
    takeExtraTurn: () => you("take another turn after this one"),
    winGame: () => ({ ...you("win the game"), plain: "you win the game" }),
    gainEnergy: ({ amount }, speech) => you(`gain ${amountOf(amount, energy, speech)}`),
    buyForFree: ({ from }) =>
      you(
        from === "faceUp"
          ? "buy one of the face-up Power cards for free"
          : "reveal the top card of the Power deck and buy it for free",
      ),
    triggerPlayEffect: ({ of }) => you(`choose ${picked(of)} and trigger that effect`),
    copyRevealedPlayEffect: () => you(`copy its ${effectOf("play")}`),
    revealFromHand: () => you("reveal a card from your hand"),
  },

  conditions: {
    lessLifeThanOpponent: () => `if you have less life than ${OPPONENT}`,
    fewerCreaturesThanOpponent: () => `if you control fewer creatures than ${OPPONENT}`,
    noCreatures: () => "if you control no creatures",
    noMindbugsLeft: () => "if you have no Mindbugs left",
    defeatedInCombat: () => "if this creature was defeated in combat",
    discardedPowerAtLeast: ({ power }) => `if that card has power ${power} or more`,
  },

  constants: {
    copyEnemyKeywords: ({ keywords }) =>
      `this creature has each of ${keywordList(keywords, "and")} as long as any enemy creature has that keyword`,
    suppressKeywords: ({ of }) => `the keywords of ${creatures(of)} have no effect`,
    cannotBeBlockedBy: ({ blockers }) => `this creature cannot be blocked by ${creatures(blockers)}`,
    opponentCannotBlockWith: ({ blockers }) => `${OPPONENT} cannot use ${creatures(blockers)} to block`,
    cannotAttack: ({ who }) => `${creatures(who)} cannot attack`,
    cannotHunt: ({ prey }) => `this creature cannot use ${EN_KEYWORDS.HUNTER.name} on ${creatures(prey)}`,
    opponentCannotActivate: ({ trigger }) => `${OPPONENT} cannot activate ${effectOf(trigger)}s`,
    cannotBeDefeated: ({ who }) => `${creatures(who)} cannot be defeated`,
    extraDie: ({ to }) => `${creatures(to)} roll 1 extra die when they attack (2 dice at most)`,
    extraReroll: () => "each time you roll one or more dice, you have 1 extra reroll",
  },

  bonuses: {
    power: ({ amount }) =>
      typeof amount === "number" ? `+${amount} power` : `+1 power ${PER[amount.per]({ creatureGone: false })}`,
    keywords: ({ keywords }) => keywordList(keywords, "and"),
  },

  whiles: {
    yourTurn: () => ({ text: "during your turn" }),
    notYourTurn: () => ({ text: "while it is not your turn" }),
    handAtMost: ({ cards: count }) => ({ text: `while you have ${count} or fewer cards in hand` }),
    onlyAlly: () => ({ text: "while you control no other creature" }),
    noStrongerAlly: () => ({ text: "while no allied creature has more power than it" }),
    otherAlliesExactly: ({ count }) => {
      const creatures: CreatureFilter = { side: "allied", other: true };
      return count === 1
        ? {
            text: "while there is exactly 1 other allied creature",
            names: { creatures, pronoun: { text: "it", number: "one" } },
          }
        : {
            text: `while there are exactly ${count} other allied creatures`,
            names: { creatures, pronoun: { text: "they", number: "many" } },
          };
    },
  },

  opponent: OPPONENT,
  bonusSubject: (to) =>
    to === "this" ? { text: "this creature", number: "one" } : { text: creatures(to), number: "many" },
  has: ({ text, number }, bonuses) => `${text} ${number === "one" ? "has" : "have"} ${list(bonuses, "and")}`,
  youMay: (infinitive) => `you may ${infinitive}`,
  ifYouDo: "if you do",
  opponentMay: (infinitive, speech) => `${opponentNow(speech)} may ${infinitive}`,
  ifOpponentDoesNot: "if they do not",
  opponentMust: (infinitive, speech) => `${opponentNow(speech)} must ${infinitive}`,
  and: " and ",

  octoniteOnEntry: (octonite, mayDistribute) => {
    const entry = `comes into play with ${octonite} octonite`;
    if (!mayDistribute) return entry;
    return (
      `${entry}, which you may at once ` +
      `${octonite === 1 ? "move to any creature" : "distribute onto any creatures"}`
    );
  },
  diceOnAttack: (dice) => `rolls ${dice} ${dice === 1 ? "die" : "dice"} when it attacks`,
  label: (trigger, octoniteCost) => (octoniteCost === 0 ? trigger : `${trigger} (pay ${octoniteCost} octonite)`),
  colon: ": ",
};
