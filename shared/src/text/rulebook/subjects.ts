/**
 * Where everything that can be asked about during a match is explained. Complete by type: nothing is without an entry.
 */
import type { Keyword, Trigger } from "../../cards/vocabulary.ts";
import type { PromptKind } from "../../engine/index.ts";
import type { Reason } from "../../engine/index.ts";
import type { Concept } from "../phrasebook.ts";
import type { RulebookKey } from "./chapters.ts";

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
