/** The engine's own reasons, in words. A new reason without a sentence in every language does not compile. */
import { cardByKey } from "../cards/index.ts";
import type { RefusalCode } from "../engine/door.ts";
import type { Reason } from "../engine/legality.ts";
import { agreeing, typeset, UNNAMED } from "./french.ts";
import type { Language } from "./index.ts";

type Sentences = {
  readonly [W in Reason["why"]]: (reason: Extract<Reason, { why: W }>, name: (key: string) => string) => string;
};

const EN: Sentences = {
  matchOver: () => "The match is over.",
  otherPlayerDecides: () => "The other player has to decide now.",
  otherQuestion: () => "Another question has to be answered first.",
  notThere: () => "That is not there any more.",
  notYours: () => "You do not control that creature.",
  cameIntoPlayThisTurn: (r, name) => `${name(r.card)} came into play this turn; only FAST creatures may act at once.`,
  alreadyAttacked: (r, name) => `${name(r.card)} has already attacked this turn.`,
  attackForbidden: (r, name) => `${name(r.card)} cannot attack because of ${name(r.by)}.`,
  noAction: (r, name) => `${name(r.card)} has no Action.`,
  noOctonite: (r, name) => `${name(r.card)} has no octonite left to pay with.`,
  actionWouldDoNothing: (r, name) => `The Action of ${name(r.card)} would do nothing now.`,
  onlySneakyBlocks: (r, name) => `Only SNEAKY creatures can block ${name(r.attacker)}.`,
  blockForbidden: (r, name) => `${name(r.by)} does not let a creature of power ${r.power} block.`,
  noBlocksThisTurn: (r, name) => `${name(r.card)} cannot block this turn.`,
  huntForbidden: (r, name) => `${name(r.by)} cannot hunt a creature of power ${r.power}.`,
  notEnoughEnergy: (r, name) => `${name(r.card)} costs ${r.cost} energy; you have ${r.energy}.`,
  notAChoice: () => "That is not one of the choices.",
};

const energies = (count: number): string => (count < 2 ? `${count} énergie` : `${count} énergies`);

const FR: Sentences = {
  matchOver: () => "La partie est terminée.",
  otherPlayerDecides: () => "C’est à l’adversaire de décider.",
  otherQuestion: () => "Il faut d’abord répondre à une autre question.",
  notThere: () => "Ce n’est plus là.",
  notYours: () => "Vous ne contrôlez pas cette créature.",
  cameIntoPlayThisTurn: (r, name) =>
    `${name(r.card)} (vient|viennent) d’arriver en jeu ; seules les créatures ayant RAPIDE agissent aussitôt.`,
  alreadyAttacked: (r, name) => `${name(r.card)} (a|ont) déjà attaqué ce tour-ci.`,
  attackForbidden: (r, name) => `${name(r.card)} ne (peut|peuvent) pas attaquer à cause de ${name(r.by)}.`,
  noAction: (r, name) => `${name(r.card)} n’(a|ont) pas d’Action.`,
  noOctonite: (r, name) => `${name(r.card)} n’(a|ont) plus d’octonite pour payer.`,
  actionWouldDoNothing: (r, name) => `L’Action de ${name(r.card)} n’aurait aucun effet.`,
  onlySneakyBlocks: (r, name) => `Seules les créatures ayant FURTIF peuvent bloquer ${name(r.attacker)}.`,
  blockForbidden: (r, name) => `${name(r.by)} empêche(nt) une créature de puissance ${r.power} de bloquer.`,
  noBlocksThisTurn: (r, name) => `${name(r.card)} ne (peut|peuvent) pas bloquer ce tour-ci.`,
  huntForbidden: (r, name) => `${name(r.by)} ne (peut|peuvent) pas chasser une créature de puissance ${r.power}.`,
  notEnoughEnergy: (r, name) => `${name(r.card)} coûte(nt) ${energies(r.cost)} ; vous en avez ${r.energy}.`,
  notAChoice: () => "Ce n’est pas un choix possible.",
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { en: EN, fr: FR };

/** Why something cannot be done, for the person who tried. */
export function reasonText(reason: Reason, language: Language): string {
  const phrase = SENTENCES[language][reason.why] as (reason: Reason, name: (key: string) => string) => string;
  const sentence = phrase(reason, (key) => cardByKey(key)?.names[language] ?? key);
  if (language !== "fr") return typeset(sentence, language);
  // Each of them begins with the card that it speaks of.
  const named = new Map<string, unknown>(Object.entries(reason));
  const grammar = cardByKey(String(named.get("card") ?? named.get("by") ?? ""))?.french ?? UNNAMED;
  return typeset(agreeing(sentence, grammar), language);
}

const REFUSALS: Readonly<Record<Language, Readonly<Record<RefusalCode, string>>>> = {
  en: {
    malformed: "That was not a decision the game understands.",
    unknownSeat: "There is no such seat at this table.",
    matchOver: "The match is over.",
    notYourDecision: "The other player has to decide now.",
    stalePrompt: "That question has been answered already.",
    unknownAnswer: "That is not one of the answers.",
    internal: "The game made a mistake of its own. Nothing has changed; try another answer.",
  },
  fr: {
    malformed: "Le jeu ne comprend pas cette décision.",
    unknownSeat: "Cette place n’existe pas à cette table.",
    matchOver: "La partie est terminée.",
    notYourDecision: "C’est à l’adversaire de décider.",
    stalePrompt: "Cette question a déjà reçu sa réponse.",
    unknownAnswer: "Cette réponse n’est pas proposée.",
    internal: "Le jeu s’est trompé lui-même. Rien n’a changé ; essayez une autre réponse.",
  },
};

export const refusalText = (code: RefusalCode, language: Language): string =>
  typeset(REFUSALS[language][code], language);
