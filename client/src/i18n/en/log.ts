/** The log. Past tense, because "you" and a name then share their verb. */
export const ENGLISH_LOG = {
  have: "", haveYou: "",
  logStartCards: "Who begins? {who} showed {card}, {other} {card2}: {n} beats {n2}.", logStartTie: "Who begins? {who} showed {card}, {other} {card2}: {n} each, so once more.", logFirstPlayer: "{who} went first.", logTurn: "Turn {n}: {who}",
  logDraw: "{who} drew {n}.", logDrawCards: "{who} drew {cards}.", logPlay: "{who} played {card}.", logMindbug: "{who} took {card} with a Mindbug!", logMindbugDeclined: "{who} let {card} pass.",
  logTrigger: "{card}: {trigger}.", logTriggerPower: "{card} took effect.", logSilenced: "{by} silenced {card} ({trigger}).",
  logAttack: "{who} attacked with {card}.", logRoll: "{who} rolled {dice}.", logDieResolved: "Die: {face}.", logHunt: "{card} was hunted.", logBlock: "{who} blocked with {card}.", logUnblocked: "Nobody blocked.",
  logCombat: "{card} ({n}) against {card2} ({n2}).", logCombatPoison: "{card} ({n}) against {card2} ({n2}), poison!", logExhaust: "{card} was TOUGH and turned.", logProtected: "{by} protected {card}.", logDefeat: "{card} was defeated.",
  logLifeLost: "{who} lost {n} life ({life} left).", logLifeGained: "{who} gained {n} life ({life}).", logLifeSet: "{who} now had {life} life.", logLifeStolen: "{who}: {n} life by theft ({life}).",
  logDiscard: "{who} discarded {cards}.", logSteal: "{who} stole {cards} from {other}.", logStealYou: "{who} stole {cards} from you.", logGive: "{who} handed {card} to {other}.", logGiveYou: "{who} handed you {card}.", logControl: "{who} took control of {card}.",
  logReturnToHand: "{card} returned to hand.", logPileToHand: "{who} took {cards} back from a discard pile.", logPileToPlay: "{who} played {card} out of a discard pile.", logHandToPlay: "{who} put {card} into play from hand.", logReveal: "{who} revealed {card}.",
  logOctonite: "{card}: octonite {change}, now {n}.", logGrow: "{card}: {change} power this turn.", logKeyword: "{card} gained {keyword} this turn.", logAlliesKeyword: "{who}: all creatures gained {keyword} this turn.", logAlliesExtraDie: "{who} rolls one more die this turn.", logCannotBlock: "{who} cannot block this turn.",
  logRefreshMindbug: "{who} got a Mindbug back.", logExtraTurn: "{who} gets an extra turn.", logEnergy: "{who}: energy {change}, now {n}.", logBuy: "{who} bought {card} for {n}.", logBuyFree: "{who} took {card} for free.", logPowerRow: "New Power card: {card}.", logNothing: "{card} did nothing.",
  logWins: "{who} won the match.", logDraws: "The match ended in a draw.", logAnd: "and", logCount: "{n} cards", logCountOne: "a card", logTakenBack: "The last move was taken back.",
} as const;
