import type { WordsLike } from "../books.ts";
import type { ENGLISH_RULES } from "../en/rules.ts";

/** Les règles et la première partie guidée. */
export const FRENCH_RULES: WordsLike<typeof ENGLISH_RULES> = {
  rulesIntro:
    "Deux savants fous, un tas de créatures hybrides. Privez l’autre de ses PV, et gardez votre meilleure carte " +
    "hors de portée de ses Mindbugs.",
  rulesTitle: "Règles",
  rulesSearch: "Chercher dans les règles",
  rulesSearchPlaceholder: "Un mot, une carte, une question",
  rulesFound: { one: "{n} règle", other: "{n} règles" },
  rulesNothing: "Le livret n’en dit rien. Essayez un autre mot.",
  rulesChapters: "Chapitres",
  rulesSeeAlso: "Voir aussi",
  rulesPrint: "Imprimer",
  rulesPrevious: "Avant : {rule}",
  rulesNext: "Après : {rule}",
  referenceNow: "En ce moment",
  referenceQuestion: "Cette question",
  referenceCards: "Cartes en vue",
  referenceClose: "Fermer les règles",
  referenceAll: "Ouvrir tout le livret",
  examplePlay: "Jouer l’exemple",
  exampleAgain: "Encore une fois",
  exampleTable: "Exemple",
  exampleLine: "Regardez ce qui se passe, ou essayez vous-même autre chose.",
  rulesTable: "Lire la table",
  rulesTableText:
    "Ce qui luit en vert est à vous. Appuyez dessus pour voir ce qui est possible, ou glissez la carte là où " +
    "elle doit aller. Ce qui est impossible dit pourquoi quand on l’essaie. Survolez une carte, gardez le doigt " +
    "dessus ou placez-y le focus pour la lire en grand.",
  rulesTryText: "Jouez une partie guidée de cinq minutes, ou feuilletez les cartes.",
  startLesson: "Commencer la partie guidée",
  coachWelcome: "Bienvenue au labo ! Trois cœurs chacun. Prenez les siens avant qu’il ne prenne les vôtres.",
  coachTurn:
    "À vous : une seule chose. Jouez une carte de votre main, ou attaquez avec une créature déjà là avant ce " +
    "tour. La lueur verte veut dire : vous pouvez.",
  coachMindbug:
    "L’autre a joué une carte. Dépensez un Mindbug et elle est à vous, effet compris. Vous n’en avez que deux : " +
    "cette créature vous ferait-elle mal ?",
  coachBlock:
    "Une créature vous attaque. Bloquez avec plus fort qu’elle, ou perdez 1 PV. À puissance égale, les deux sont " +
    "détruites.",
  coachHunt: "CHASSEUR : vous pouvez choisir qui doit l’affronter, ou laisser l’autre désigner son bloqueur.",
  coachAttackAgain: "FURIE : cette créature peut attaquer une deuxième fois ce tour-ci.",
  coachFast: "RAPIDE : elle peut agir dès son arrivée.",
  coachChoose: "Une carte vous fait choisir. Ce qui luit peut être choisi.",
  coachMay: "Cet effet est facultatif. Oui ou non ?",
  coachOrder: "Plusieurs effets attendent. À vous de dire lequel vient d’abord.",
  coachDistribute: "De l’octonite à répartir : posez-la sur les créatures de votre choix.",
  coachReroll: "Des dés ! Gardez-les, ou choisissez ceux à relancer une fois.",
  coachDieOrder: "Quel dé doit compter en premier ?",
  coachBuy: "Avec de l’énergie, achetez des cartes Pouvoir avant votre action.",
  coachEventMindbug:
    "Le Mindbug a frappé : la carte est à vous, passée de votre côté avant d’agir. En échange, l’autre rejoue.",
  coachEventCombat: "On a comparé les puissances : la plus faible rejoint la défausse de celui qui la contrôlait.",
  coachEventExhaust: "CORIACE : au lieu d’être détruite, elle s’incline. Cela ne marche qu’une fois.",
  coachEventLife: "Un cœur de moins ! À zéro, la partie est perdue.",
  coachEventDraw: "Votre main s’est complétée à cinq toute seule.",
  coachEventMindbugged:
    "Bzzz ! L’autre a dépensé un Mindbug : votre carte est à lui. En échange, vous rejouez. Et il a un Mindbug " +
    "de moins !",
  coachEventHit: "Touché ! Un cœur de moins pour l’autre. À zéro, vous gagnez.",
  coachMayAttack:
    "Votre créature était déjà là avant ce tour : elle peut attaquer. Appuyez dessus, ou glissez-la de l’autre côté.",
};
