import type { ENGLISH_LOG } from "../en/log.ts";

/** Le journal. {have} devient « avez » ou « a » selon le sujet. */
export const FRENCH_LOG: Readonly<Record<keyof typeof ENGLISH_LOG, string>> = {
  have: "a", haveYou: "avez",
  logStartCards: "Qui commence ? {who} {have} montré {card}, {other} {card2} : {n} bat {n2}.", logStartTie: "Qui commence ? {who} {have} montré {card}, {other} {card2} : {n} partout, on recommence.", logFirstPlayer: "{who} {have} commencé.", logTurn: "Tour {n} : {who}",
  logDraw: "{who} {have} pioché {n}.", logDrawCards: "{who} {have} pioché {cards}.", logPlay: "{who} {have} joué {card}.", logMindbug: "Mindbug ! {who} {have} volé {card}.", logMindbugDeclined: "{who} {have} laissé passer {card}.",
  logTrigger: "{card} : {trigger}.", logTriggerPower: "{card} prend effet.", logSilenced: "{by} fait taire {card} ({trigger}).",
  logAttack: "{who} {have} attaqué avec {card}.", logRoll: "{who} {have} lancé {dice}.", logDieResolved: "Dé : {face}.", logHunt: "{card} est prise en chasse.", logBlock: "{who} {have} bloqué avec {card}.", logUnblocked: "Personne ne bloque.",
  logCombat: "{card} ({n}) contre {card2} ({n2}).", logCombatPoison: "{card} ({n}) contre {card2} ({n2}), poison !", logExhaust: "{card}, CORIACE, s’incline.", logProtected: "{by} protège {card}.", logDefeat: "{card} est détruite.",
  logLifeLost: "{who} {have} perdu {n} vie (reste {life}).", logLifeGained: "{who} {have} gagné {n} vie ({life}).", logLifeSet: "{who} {have} maintenant {life} vie.", logLifeStolen: "{who} : {n} vie par vol ({life}).",
  logDiscard: "{who} {have} défaussé {cards}.", logSteal: "{who} {have} volé {cards} à {other}.", logStealYou: "{who} vous a volé {cards}.", logGive: "{who} {have} remis {card} à {other}.", logGiveYou: "{who} vous a remis {card}.", logControl: "{who} {have} pris le contrôle de {card}.",
  logReturnToHand: "{card} revient en main.", logPileToHand: "{who} {have} repris {cards} dans une défausse.", logPileToPlay: "{who} {have} joué {card} depuis une défausse.", logHandToPlay: "{who} {have} mis {card} en jeu depuis la main.", logReveal: "{who} {have} révélé {card}.",
  logOctonite: "{card} : octonite {change}, total {n}.", logGrow: "{card} : {change} puissance ce tour-ci.", logKeyword: "{card} gagne {keyword} ce tour-ci.", logAlliesKeyword: "{who} : toutes les créatures gagnent {keyword} ce tour-ci.", logAlliesExtraDie: "{who} : un dé de plus ce tour-ci.", logCannotBlock: "{who} : aucun blocage possible ce tour-ci.",
  logRefreshMindbug: "{who} {have} récupéré un Mindbug.", logExtraTurn: "{who} {have} droit à un tour de plus.", logEnergy: "{who} : énergie {change}, total {n}.", logBuy: "{who} {have} acheté {card} pour {n}.", logBuyFree: "{who} {have} pris {card} gratuitement.", logPowerRow: "Nouvelle carte Pouvoir : {card}.", logNothing: "{card} reste sans effet.",
  logWins: "{who} {have} gagné la partie.", logDraws: "La partie finit sur une égalité.", logAnd: "et", logCount: "{n} cartes", logCountOne: "une carte", logTakenBack: "Le dernier coup est repris.",
};
