import type { WordsLike } from "../books.ts";
import type { ENGLISH_COMBAT } from "../en/combat.ts";

/** Ce que donnerait un combat. On s’accorde avec le nom de la créature. */
export const FRENCH_COMBAT: WordsLike<typeof ENGLISH_COMBAT> = {
  previewBlock: "Si {card} bloque(nt) :",
  previewHunt: "Si {card} (est|sont) chassé(e)(s) :",
  fateSurvives: "(survit|survivent)",
  fateExhausted: "{keyword} : incliné(e)(s) et non détruit(e)(s)",
  fateProtected: "protégé(e)(s) par {by}",
  fateWeaker: "détruit(e)(s), moins puissant(e)(s)",
  fateEqual: "détruit(e)(s), puissance égale",
  fatePoison: "détruit(e)(s) : l’adversaire a {keyword}",
  fateSpoken: "{card} : {fate}",
  previewFates: "{one} ; {two}.",
  previewThen: "Puis {card} : {trigger}",
  previewSilenced: "{by} (fait|font) taire {card} ({trigger})",
  previewPowerAndKeywords: "Puissance {n}, {keywords}",
  previewPower: "Puissance {n}, aucun mot-clé",
  noBlockCost: { one: "Ne pas bloquer : perdre {n} PV", other: "Ne pas bloquer : perdre {n} PV" },
  noBlockLast: "Ne pas bloquer : perdre la partie",
};
