import type { WordsLike } from "../books.ts";
import type { ENGLISH_COMBAT } from "../en/combat.ts";

/** Ce que donnerait un combat. On parle toujours d’une créature, donc au féminin. */
export const FRENCH_COMBAT: WordsLike<typeof ENGLISH_COMBAT> = {
  previewBlock: "Si {card} bloque :",
  previewHunt: "Si {card} est chassée :",
  fateSurvives: "survit",
  fateExhausted: "{keyword} : inclinée, pas détruite",
  fateProtected: "protégée par {by}",
  fateWeaker: "détruite, plus faible",
  fateEqual: "détruite, puissance égale",
  fatePoison: "détruite car l’autre est {keyword}",
  fateSpoken: "{card} : {fate}",
  previewThen: "Puis {card} : {trigger}",
  previewSilenced: "{by} fait taire {card} ({trigger})",
  previewPowerAndKeywords: "Puissance {n}, {keywords}",
  previewPower: "Puissance {n}, aucun mot-clé",
  noBlockCost: { one: "Ne pas bloquer : perdre {n} PV", other: "Ne pas bloquer : perdre {n} PV" },
  noBlockLast: "Ne pas bloquer : perdre la partie",
};
