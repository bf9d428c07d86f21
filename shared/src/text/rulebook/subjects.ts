/**
 * Where everything that can be asked about during a match is explained. Complete by type: nothing is without an entry.
 * A door of its own: whoever only points at rules need not carry the whole book.
 */
import type { EffectName, Keyword, Trigger } from "../../cards/vocabulary.ts";
import type { PromptKind } from "../../engine/index.ts";
import type { Reason } from "../../engine/index.ts";
import type { Concept } from "../phrasebook.ts";
import type { RulebookKey } from "./chapters.ts";

export type { RulebookKey } from "./chapters.ts";

export const KEYWORD_ENTRY: Readonly<Record<Keyword, RulebookKey>> = {
  FAST: "fast",
  FRENZY: "frenzy",
  HUNTER: "hunter",
  POISONOUS: "poisonous",
  SNEAKY: "sneaky",
  TOUGH: "tough",
};

export const TRIGGER_ENTRY: Readonly<Record<Trigger, RulebookKey>> = {
  play: "play-effect",
  attack: "attack-effect",
  defeated: "defeated-effect",
  harvest: "harvest",
  action: "action",
};

export const CONCEPT_ENTRY: Readonly<Record<Concept, RulebookKey>> = {
  mindbug: "mindbug",
  exhausted: "exhausted",
  octonite: "octonite",
  distributedOctonite: "distribution",
  dice: "dice",
  energy: "energy",
  powerCard: "power-cards",
  unusedPile: "unused-pile",
};

export const PROMPT_ENTRY: Readonly<Record<PromptKind, RulebookKey>> = {
  turn: "turn",
  mindbug: "mindbug",
  block: "block",
  hunt: "hunter",
  attackAgain: "frenzy",
  fast: "fast",
  choose: "who-chooses",
  may: "may",
  order: "simultaneous",
  distribute: "distribution",
  reroll: "dice",
  dieOrder: "die-results",
  buy: "power-cards",
};

/** The rule about what a card does while it asks; null where its own words say all of it. */
export const EFFECT_ENTRY: Readonly<Record<EffectName, RulebookKey | null>> = {
  gainLife: "life",
  loseLife: "life",
  stealLife: "steal",
  matchOpponentLife: "life",
  defeat: "defeat",
  takeControl: "take-control",
  returnToHand: null,
  discard: "discard",
  stealRandomCards: "steal",
  playCard: "no-mindbug",
  playReturnedCard: "no-mindbug",
  playRandomOpponentCard: "no-mindbug",
  playGivenCard: "no-mindbug",
  drawFromPile: "discard",
  drawWholeDiscard: "discard",
  drawUnused: "unused-pile",
  refreshMindbug: "refresh",
  growThisTurn: "this-turn",
  gainKeywordThisTurn: "this-turn",
  alliesGainKeywordThisTurn: "this-turn",
  alliesRollExtraDieThisTurn: "dice",
  enemiesCannotBlockThisTurn: "this-turn",
  putOctonite: "octonite",
  takeExtraTurn: "extra-turn",
  winGame: "end-of-match",
  gainEnergy: "energy",
  buyForFree: "free-power-cards",
  triggerPlayEffect: "play-effect",
  copyRevealedPlayEffect: "play-effect",
  revealFromHand: "play-effect",
  when: null,
  may: "may",
  opponentMayOtherwise: "may",
};

/** The rule behind a "no"; null where no rule is the reason. */
export const REASON_ENTRY: Readonly<Record<Reason["why"], RulebookKey | null>> = {
  matchOver: "end-of-match",
  otherPlayerDecides: null,
  otherQuestion: null,
  notThere: null,
  notYours: "controller",
  cameIntoPlayThisTurn: "coming-into-play",
  alreadyAttacked: "frenzy",
  attackForbidden: "constant-ability",
  noAction: "action",
  noOctonite: "octonite-cost",
  actionWouldDoNothing: "action",
  onlySneakyBlocks: "sneaky",
  blockForbidden: "block",
  noBlocksThisTurn: "this-turn",
  huntForbidden: "hunter",
  notEnoughEnergy: "energy",
  notAChoice: null,
};
