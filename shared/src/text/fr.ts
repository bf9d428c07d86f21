import type { Amount, CardPick, CreatureFilter, CreaturePick, Keyword, Who } from "../cards/vocabulary.ts";
import { FR_CONCEPTS, FR_KEYWORDS, FR_TRIGGERS } from "./fr-glossary.ts";
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

const OPPONENT = "votre adversaire";

const words = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");
const de = (noun: string): string => (/^[aeiouhâàéèêîôû]/i.test(noun) ? `d’${noun}` : `de ${noun}`);
const cards = (count: number): string => (count === 1 ? "une carte" : `${count} cartes`);
const lifePoints = (count: number): string => `${count} PV`;
const energy = (count: number): string => (count === 1 ? "1 énergie" : `${count} énergies`);
const octonites = (count: number): string => (count === 1 ? "1 octonite" : `${count} octonites`);

function list(items: readonly string[], conjunction: string): string {
  return items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} ${conjunction} ${items[items.length - 1]}`;
}

const keywordList = (keywords: readonly Keyword[], conjunction: string): string =>
  list(
    keywords.map((keyword) => FR_KEYWORDS[keyword].name),
    conjunction,
  );
const effectOf = (trigger: keyof typeof FR_TRIGGERS): string => `effet ${FR_TRIGGERS[trigger].name}`;

const PER: PerPhrases = {
  octoniteOnThis: ({ creatureGone }) =>
    `pour chaque octonite ${creatureGone ? "qui se trouvait " : ""}sur cette créature`,
  octoniteOnAllied: () => "pour chaque octonite sur les créatures alliées",
  enemyCreature: () => "par créature ennemie",
};
const amountOf = (amount: Amount, unit: (count: number) => string, speech: Speech): string =>
  typeof amount === "number" ? unit(amount) : `${unit(1)} ${PER[amount.per](speech)}`;

// --- creatures and cards ---------------------------------------------------------------------

const atLeast = (power: number): string => `de puissance ${power} ou plus`;
const atMost = (power: number): string => `de puissance ${power} ou moins`;

const CREATURE_QUALIFIERS: CreatureQualifiers = {
  powerAtLeast: atLeast,
  powerAtMost: atMost,
  anyKeyword: (keywords) => `ayant ${keywordList(keywords, "et/ou")}`,
  withOctonite: () => "portant de l’octonite",
  withPlayEffect: () => `ayant un ${effectOf("play")}`,
  sharesKeywordWithRevealed: (_, number) =>
    `qui ${number === "one" ? "partage" : "partagent"} un mot-clé avec cette carte`,
};

const CARD_QUALIFIERS: CardQualifiers = {
  powerAtLeast: atLeast,
  powerAtMost: atMost,
  withTrigger: (trigger) => `ayant un ${effectOf(trigger)}`,
};

const SIDES = {
  allied: { one: "alliée", many: "alliées" },
  enemy: { one: "ennemie", many: "ennemies" },
  any: { one: "", many: "" },
} as const;

function creature(of: CreatureFilter, number: GrammaticalNumber, side: string = SIDES[of.side][number]): string {
  const noun = words(number === "one" ? "créature" : "créatures", side);
  return words(noun, qualifiersOf(CREATURE_QUALIFIERS, of, number).join(" et "));
}

const creatures = (of: CreatureFilter): string => words(of.other ? "autres" : "", creature(of, "many"));

function picked(what: CreaturePick, by: Who = "you"): string {
  if (what.pick === "this") return "cette créature";
  if (what.pick === "combatWinner") return "la créature qui l’a détruite";
  if (by === "opponent" && what.of.side !== "any") return pickedFromOwn(what, what.of.side === "enemy" ? "ses" : "vos");
  switch (what.pick) {
    case "one":
      return words("une", what.of.other ? "autre" : "", creature(what.of, "one"));
    case "upTo":
      return `jusqu’à ${what.count} ${creatures(what.of)}`;
    case "all":
      return `toutes les ${creatures(what.of)}`;
    case "lowestPower":
      return `la ${creature(what.of, "one")} la moins puissante (toutes en cas d’égalité)`;
  }
}

/** The opponent's deeds: what is "ennemie" to the reader is "la sienne" to them. */
function pickedFromOwn(what: Extract<CreaturePick, { of: CreatureFilter }>, whose: string): string {
  const many = words(whose, what.of.other ? "autres" : "", creature(what.of, "many", ""));
  switch (what.pick) {
    case "one":
      return `une de ${many}`;
    case "upTo":
      return `jusqu’à ${what.count} de ${many}`;
    case "all":
      return `toutes ${many}`;
    case "lowestPower":
      return `la moins puissante de ${many} (toutes en cas d’égalité)`;
  }
}

const opponents = (thing: string, speech: Speech): string =>
  speech.opponentNamed ? `sa ${thing}` : `la ${thing} de ${OPPONENT}`;

function place(from: CardPick["from"], speech: Speech): string {
  switch (from) {
    case "yourHand":
      return "votre main";
    case "yourDiscard":
      return "votre défausse";
    case "opponentDiscard":
      return opponents("défausse", speech);
    case "anyDiscard":
      return "n’importe quelle défausse";
  }
}

const cardFrom = (from: CardPick, count: number): string =>
  words(cards(count), qualifiersOf(CARD_QUALIFIERS, from, count === 1 ? "one" : "many").join(" et "));

// --- clauses ---------------------------------------------------------------------------------

const you = (imperative: string, infinitive: string, rest: string): Clause => ({
  subject: "you",
  plain: `${imperative} ${rest}`,
  infinitive: `${infinitive} ${rest}`,
});
const other = (plain: string, infinitive: string): Clause => ({ subject: "other", plain, infinitive });
const opponentNow = (speech: Speech): string => (speech.opponentNamed ? "il" : OPPONENT);
const opponentDoes = (speech: Speech, verb: string, infinitive: string, rest: string): Clause => ({
  subject: "opponent",
  plain: `${opponentNow(speech)} ${verb} ${rest}`,
  infinitive: `${infinitive} ${rest}`,
});

export const FRENCH: Phrasebook = {
  keywords: FR_KEYWORDS,
  triggers: FR_TRIGGERS,
  concepts: FR_CONCEPTS,

  effects: {
    gainLife: ({ amount }) => you("gagnez", "gagner", lifePoints(amount)),
    loseLife: ({ who, amount }, speech) => {
      if (who === "you")
        return you(
          "vous perdez",
          "perdre",
          amount === "allButOne" ? "tous vos PV sauf le dernier" : amountOf(amount, lifePoints, speech),
        );
      return opponentDoes(
        speech,
        "perd",
        "perdre",
        amount === "allButOne" ? "tous ses PV sauf le dernier" : amountOf(amount, lifePoints, speech),
      );
    },
    stealLife: ({ amount }, speech) =>
      speech.opponentNamed
        ? you("volez-lui", "lui voler", lifePoints(amount))
        : you("volez", "voler", `${lifePoints(amount)} à ${OPPONENT}`),
    matchOpponentLife: (_, speech) => {
      const model = speech.opponentNamed ? "au sien" : `à celui de ${OPPONENT}`;
      return other(`votre total de PV devient égal ${model}`, `rendre votre total de PV égal ${model}`);
    },
    defeat: ({ by, what }, speech) => {
      const object = list(
        what.map((pick) => picked(pick, by)),
        "et",
      );
      return by === "opponent"
        ? opponentDoes(speech, "détruit", "détruire", object)
        : you("détruisez", "détruire", object);
    },
    takeControl: ({ what }) =>
      what.pick === "upTo"
        ? {
            subject: "you",
            plain: `choisissez ${picked(what)} et prenez-en le contrôle`,
            infinitive: `choisir ${picked(what)} et en prendre le contrôle`,
          }
        : you("prenez", "prendre", `le contrôle ${de(picked(what))}`),
    returnToHand: ({ what }) => you("renvoyez", "renvoyer", `${picked(what)} dans votre main`),
    discard: ({ who, amount }, speech) => {
      const what = de(amountOf(amount, cards, speech));
      return who === "opponent"
        ? opponentDoes(speech, "se défausse", "se défausser", what)
        : you("défaussez-vous", "vous défausser", what);
    },
    stealRandomCards: ({ amount }, speech) =>
      you("volez", "voler", `${cards(amount)} au hasard dans ${opponents("main", speech)}`),
    playCard: ({ from }, speech) => you("jouez", "jouer", `${cardFrom(from, 1)} depuis ${place(from.from, speech)}`),
    playReturnedCard: () => ({ subject: "you", plain: "jouez-la", infinitive: "la jouer" }),
    playRandomOpponentCard: (_, speech) =>
      you("jouez", "jouer", `une carte prise au hasard dans ${opponents("main", speech)}`),
    playGivenCard: (_, speech) => ({
      subject: "opponent",
      plain: `${opponentNow(speech)} choisit une carte de sa main et vous la donne, puis vous la jouez`,
      infinitive: "choisir une carte de sa main et vous la donner, puis vous la jouez",
    }),
    drawFromPile: ({ amount, from, verb }, speech) => {
      const what = cardFrom(from, amount);
      if (verb === "return") return you("reprenez", "reprendre", `en main ${what} ${de(place(from.from, speech))}`);
      const pile = from.from === "anyDiscard" ? "parmi toutes les défausses" : `dans ${place(from.from, speech)}`;
      return you("piochez", "piocher", `${what} de votre choix ${pile}`);
    },
    drawWholeDiscard: () => you("piochez", "piocher", "toutes les cartes de votre défausse"),
    drawUnused: ({ amount }) => you("piochez", "piocher", `${cards(amount)} dans la pile de cartes inutilisées`),
    refreshMindbug: () => you("réactivez", "réactiver", "un de vos Mindbugs utilisés"),
    growThisTurn: ({ amount }) =>
      other(
        `cette créature gagne +${amount} de puissance ce tour-ci`,
        `donner +${amount} de puissance à cette créature ce tour-ci`,
      ),
    gainKeywordThisTurn: ({ keyword }) =>
      other(
        `cette créature gagne ${FR_KEYWORDS[keyword].name} ce tour-ci`,
        `donner ${FR_KEYWORDS[keyword].name} à cette créature ce tour-ci`,
      ),
    alliesGainKeywordThisTurn: ({ keyword }) =>
      other(
        `ce tour-ci, les créatures alliées ont ${FR_KEYWORDS[keyword].name}`,
        `donner ${FR_KEYWORDS[keyword].name} aux créatures alliées ce tour-ci`,
      ),
    alliesRollExtraDieThisTurn: () =>
      other(
        "ce tour-ci, les créatures alliées lancent 1 dé supplémentaire quand elles attaquent (2 dés au maximum)",
        "faire lancer aux créatures alliées 1 dé supplémentaire quand elles attaquent ce tour-ci (2 dés au maximum)",
      ),
    enemiesCannotBlockThisTurn: () =>
      other(
        "les créatures ennemies ne peuvent pas bloquer ce tour-ci",
        "empêcher les créatures ennemies de bloquer ce tour-ci",
      ),
    putOctonite: ({ amount, on }) => you("placez", "placer", `${octonites(amount)} sur ${picked(on)}`),
    takeExtraTurn: () => you("jouez", "jouer", "un tour supplémentaire après celui-ci"),
    winGame: () => you("vous gagnez", "gagner", "la partie"),
    gainEnergy: ({ amount }, speech) => you("gagnez", "gagner", amountOf(amount, energy, speech)),
    buyForFree: ({ from }) =>
      from === "faceUp"
        ? you("achetez", "acheter", "gratuitement une des cartes Pouvoir face visible")
        : {
            subject: "you",
            plain: "révélez la première carte de la pioche Pouvoir et achetez-la gratuitement",
            infinitive: "révéler la première carte de la pioche Pouvoir et l’acheter gratuitement",
          },
    triggerPlayEffect: ({ of }) => ({
      subject: "you",
      plain: `choisissez ${picked(of)} et déclenchez cet effet`,
      infinitive: `choisir ${picked(of)} et déclencher cet effet`,
    }),
    copyRevealedPlayEffect: () => you("copiez", "copier", `son ${effectOf("play")}`),
    revealFromHand: () => you("révélez", "révéler", "une carte de votre main"),
  },

  conditions: {
    lessLifeThanOpponent: () => `si vous avez moins de PV que ${OPPONENT}`,
    fewerCreaturesThanOpponent: () => `si vous contrôlez moins de créatures que ${OPPONENT}`,
    noCreatures: () => "si vous ne contrôlez aucune créature",
    noMindbugsLeft: () => "si vous n’avez plus de Mindbug",
    defeatedInCombat: () => "si cette créature a été détruite lors d’un combat",
    discardedPowerAtLeast: ({ power }) => `si cette carte a une puissance de ${power} ou plus`,
  },

  constants: {
    copyEnemyKeywords: ({ keywords }) =>
      `cette créature a chacun des mots-clés ${keywordList(keywords, "et")} tant qu’au moins une créature ` +
      "ennemie le possède",
    suppressKeywords: ({ of }) => `les mots-clés des ${creatures(of)} n’ont aucun effet`,
    cannotBeBlockedBy: ({ blockers }) => `cette créature ne peut pas être bloquée par des ${creatures(blockers)}`,
    opponentCannotBlockWith: ({ blockers }) => `${OPPONENT} ne peut pas bloquer avec des ${creatures(blockers)}`,
    cannotAttack: ({ who }) => `les ${creatures(who)} ne peuvent pas attaquer`,
    cannotHunt: ({ prey }) =>
      `cette créature ne peut pas utiliser ${FR_KEYWORDS.HUNTER.name} contre les ` + `${creatures(prey)}`,
    opponentCannotActivate: ({ trigger }) => `${OPPONENT} ne peut activer aucun ${effectOf(trigger)}`,
    cannotBeDefeated: ({ who }) => `les ${creatures(who)} ne peuvent pas être détruites`,
    extraDie: ({ to }) => `les ${creatures(to)} lancent 1 dé supplémentaire quand elles attaquent (2 dés au maximum)`,
    extraReroll: () => "chaque fois que vous lancez un ou plusieurs dés, vous avez droit à une relance supplémentaire",
  },

  bonuses: {
    power: ({ amount }) =>
      typeof amount === "number"
        ? `+${amount} de puissance`
        : `+1 de puissance ${PER[amount.per]({ creatureGone: false })}`,
    keywords: ({ keywords }) => keywordList(keywords, "et"),
  },

  whiles: {
    yourTurn: () => ({ text: "pendant votre tour" }),
    notYourTurn: () => ({ text: "en dehors de votre tour" }),
    handAtMost: ({ cards: count }) => ({
      text: `tant que vous avez ${count === 1 ? "1 carte" : `${count} cartes`} ou moins en main`,
    }),
    onlyAlly: () => ({ text: "tant que vous ne contrôlez aucune autre créature" }),
    noStrongerAlly: () => ({ text: "tant qu’aucune créature alliée n’est plus puissante qu’elle" }),
    otherAlliesExactly: ({ count }) => {
      const creatures: CreatureFilter = { side: "allied", other: true };
      return count === 1
        ? {
            text: "tant qu’il y a exactement 1 autre créature alliée",
            names: { creatures, pronoun: { text: "celle-ci", number: "one" } },
          }
        : {
            text: `tant qu’il y a exactement ${count} autres créatures alliées`,
            names: { creatures, pronoun: { text: "celles-ci", number: "many" } },
          };
    },
  },

  opponent: OPPONENT,
  bonusSubject: (to) =>
    to === "this" ? { text: "cette créature", number: "one" } : { text: `les ${creatures(to)}`, number: "many" },
  has: ({ text, number }, bonuses) => `${text} ${number === "one" ? "a" : "ont"} ${list(bonuses, "et")}`,
  youMay: (infinitive) => `vous pouvez ${infinitive}`,
  ifYouDo: "si vous le faites",
  opponentMay: (infinitive, speech) => `${opponentNow(speech)} peut ${infinitive}`,
  ifOpponentDoesNot: "s’il ne le fait pas",
  opponentMust: (infinitive, speech) => `${opponentNow(speech)} doit ${infinitive}`,
  and: " et ",

  octoniteOnEntry: (octonite, mayDistribute) => {
    const entry = `arrive en jeu avec ${octonites(octonite)}`;
    if (!mayDistribute) return entry;
    return (
      `${entry}, que vous pouvez aussitôt ` +
      `${octonite === 1 ? "déplacer sur la créature de votre choix" : "répartir sur les créatures de votre choix"}`
    );
  },
  diceOnAttack: (dice) => `quand cette créature attaque, lancez ${dice} ${dice === 1 ? "dé" : "dés"}`,
  label: (trigger, octoniteCost) => (octoniteCost === 0 ? trigger : `${trigger} (payez ${octonites(octoniteCost)})`),
  colon: "\u00a0: ",
};
