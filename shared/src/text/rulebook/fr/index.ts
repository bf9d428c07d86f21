import type { ChapterTitles, RulebookWords } from "../types.ts";
import { FRENCH_COMBAT } from "./combat.ts";
import { FRENCH_EFFECTS } from "./effects.ts";
import { FRENCH_PLAY } from "./play.ts";
import { FRENCH_QUESTIONS } from "./questions.ts";
import { FRENCH_TIPS } from "./tips.ts";

export const FRENCH_RULEBOOK: RulebookWords = {
  ...FRENCH_PLAY,
  ...FRENCH_COMBAT,
  ...FRENCH_EFFECTS,
  ...FRENCH_QUESTIONS,
  ...FRENCH_TIPS,
};

export const FRENCH_CHAPTERS: ChapterTitles = {
  start: "Avant de jouer",
  turn: "Votre tour",
  mindbug: "Les Mindbugs",
  attack: "Attaquer et bloquer",
  keywords: "Les mots-clés",
  abilities: "Les capacités",
  effects: "Le fonctionnement des effets",
  terms: "Les mots des cartes",
  octonite: "L’octonite",
  tokyo: "Dés, énergie, cartes Pouvoir",
  end: "La fin",
  questions: "Questions fréquentes",
  tips: "Conseils pour débuter",
};
