/** The rules engine's public face; see the README of this package. */
export { type Answer, type PileCard } from "./answers.ts";
export {
  type ArrangedCreature,
  type ArrangedPlayer,
  type Arranged,
  arrange,
  layOut,
  type Position,
  positionOf,
} from "./arrange.ts";
export { powerSources } from "./board.ts";
export { cardKey, cardNumber, creaturePool, DESIGNS, powerPool } from "./catalogue.ts";
export { DIE_FACES } from "./combat.ts";
export { copyState } from "./copy.ts";
export { answer, type Applied, apply, type Decision, forfeit, type Refusal, type RefusalCode } from "./door.ts";
export { type EventName, type EventOf, type GameEvent, type ToldRefusal } from "./events.ts";
export { matchesAny } from "./filters.ts";
export { keywordList, keywordMask } from "./keywords.ts";
export { type Reason, whyNot, type Wish } from "./legality.ts";
export { type CombatEffect, type CombatFate, type CombatPreview, previewAnswers } from "./preview.ts";
export { passiveAnswer } from "./prompts.ts";
export { refusals } from "./questions.ts";
export { isSeed, randomFromSeed } from "./random.ts";
export { opponentsOf, otherSeat, type Seat, SEATS } from "./seats.ts";
export { type Created, createMatch, type MatchSetup, newMatch, setupProblem } from "./setup.ts";
export {
  type AttackFrame,
  type CardNumber,
  type Creature,
  type CreatureId,
  type EndReason,
  type FastChance,
  type Frame,
  type MatchState,
  type Outcome,
  type PlayerState,
  type Prompt,
  type PromptCause,
  type PromptKind,
  type RunFrame,
  RULES_VERSION,
  type WaitingTrigger,
} from "./state.ts";
