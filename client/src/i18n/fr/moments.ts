import type { WordsLike } from "../books.ts";
import type { ENGLISH_MOMENTS } from "../en/moments.ts";

/** Ce qui se passe sur la table, en français : quelques mots au bout d’un trait de lumière. */
export const FRENCH_MOMENTS: WordsLike<typeof ENGLISH_MOMENTS> = {
  fxDefeat: "Vaincue",
  fxExhaust: "Épuisée",
  fxControl: "Change de camp",
  fxReturn: "Retour en main",
  fxDiscard: { one: "Défausse {n} carte", other: "Défausse {n} cartes" },
  fxSteal: { one: "Vole {n} carte", other: "Vole {n} cartes" },
  fxGive: "Cède une carte",
  fxDraw: { one: "Pioche {n} carte", other: "Pioche {n} cartes" },
  fxLife: "{n} PV",
  fxPlays: "Joue {card}",
  fxTakesBack: { one: "Reprend {n} carte", other: "Reprend {n} cartes" },
  fxPower: "{n} puissance",
  fxOctonite: "{n} octonite",
  fxEnergy: "{n} énergie",
  fxMindbug: "+1 Mindbug",
  fxReveals: "Révèle {card}",
  newsBuys: "{who} achète {card}",
  newsYouBuy: "Vous achetez {card}",
  newsNoneMayBlock: "Personne ne peut la bloquer",
  newsCompared: "{one} {n} · {n2} {two}",
  newsAgainst: "{one} contre {two}",
};
