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
};
