import type { WordsLike } from "../books.ts";
import type { ENGLISH_POOL } from "../en/pool.ts";

/** Sa propre sélection de cartes, en français. */
export const FRENCH_POOL: WordsLike<typeof ENGLISH_POOL> = {
  cardsQuestion: "Des extensions entières, ou votre sélection ?",
  wholeSets: "Extensions entières",
  ownPool: "Ma sélection",
  poolTitle: "Ma sélection",
  poolSent: "Une sélection pour vous",
  poolLine:
    "Choisissez les créatures de la partie, {most} exemplaires de chacune au plus. Les dés et les cartes Pouvoir de " +
    "King of Tokyo accompagnent n’importe laquelle de ses créatures.",
  poolFound: { one: "{n} créature trouvée", other: "{n} créatures trouvées" },
  poolCards: { one: "{n} carte", other: "{n} cartes" },
  poolDesigns: { one: "{n} créature différente", other: "{n} créatures différentes" },
  poolTooFew: {
    one: "Encore une carte : il en faut au moins {least}.",
    other: "Encore {n} cartes : il en faut au moins {least}.",
  },
  poolTooMany: {
    one: "Une carte de trop : il en faut {most} au plus.",
    other: "{n} cartes de trop : il en faut {most} au plus.",
  },
  poolAll: "Toutes celles-ci",
  poolNone: "Aucune de celles-ci",
  poolMore: "Un exemplaire de plus : {card}",
  poolLess: "Un exemplaire de moins : {card}",
  poolNeeded: "Choisissez au moins 20 cartes pour votre sélection.",
  poolKeep: "Garder",
  poolsKept: { one: "{n} sélection gardée", other: "{n} sélections gardées" },
  poolShareText: "Une sélection Mindbug de {n} cartes",
  poolUnreadable: "Aucune sélection dans ce lien",
  poolUnreadableLine: "Il en manque peut-être un bout. Demandez-le à nouveau.",
  poolChoose: "Choisir les cartes",
  poolChange: "Changer les cartes",
  poolOf: { one: "Sélection de {n} carte", other: "Sélection de {n} cartes" },
  poolLook: "Voir cette sélection",
};
