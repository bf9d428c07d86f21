/** Asking: the engine stops here and nowhere else. */
import type { EffectName } from "../cards/index.ts";
import { type Answer, PASS } from "./answers.ts";
import { settle } from "./board.ts";
import { DESIGNS } from "./catalogue.ts";
import type { Seat } from "./seats.ts";
import type { CardNumber, CreatureId, MatchState, PromptCause, PromptKind, RunFrame } from "./state.ts";

const NO_DICE: readonly number[] = [];

export interface Question {
  readonly kind: PromptKind;
  readonly cause: PromptCause;
  readonly seat: Seat;
  readonly answers: readonly Answer[];
  readonly verb?: EffectName;
  /** The card that asks and the creature it is about. */
  readonly card?: CardNumber | null;
  readonly creature?: CreatureId | null;
  readonly dice?: readonly number[];
}

export const TURN: PromptCause = { why: "turn" };
export const BUYING: PromptCause = { why: "buying" };
export const SIMULTANEOUS: PromptCause = { why: "simultaneous" };
export const PLAYED: PromptCause = { why: "played" };
export const ENTERED: PromptCause = { why: "entered" };
export const ATTACK: PromptCause = { why: "attack" };
const DIE: PromptCause = { why: "die" };

/** What an ability asks is always asked about its own card and creature. */
export function askFor(
  s: MatchState,
  frame: RunFrame,
  question: Pick<Question, "kind" | "seat" | "answers"> & { readonly verb: EffectName },
): void {
  const { card, creature, ability, picks } = frame;
  const { isPower, triggers } = DESIGNS[card]!;
  const about = question.verb === "playReturnedCard" ? frame.returned : frame.revealed;
  const cause: PromptCause =
    ability === "paw"
      ? DIE
      : { why: "ability", trigger: isPower ? "power" : triggers[ability]!, about, picked: picks.length };
  const { kind, seat, verb, answers } = question;
  // Written out: a spread costs a tenth of all the speed of search.
  ask(s, { kind, cause, seat, verb, card, creature, answers });
}

export function ask(s: MatchState, question: Question): void {
  settle(s);
  s.prompts += 1;
  s.prompt = {
    id: s.prompts,
    seat: question.seat,
    kind: question.kind,
    cause: question.cause,
    verb: question.verb ?? null,
    card: question.card ?? null,
    creature: question.creature ?? null,
    dice: question.dice ?? NO_DICE,
    answers: question.answers,
  };
}

/**
 * A question with one answer needs nobody: it resolves itself, unless the match asks for every
 * choice. The turn action is always asked, it is the turn itself.
 */
export function answersItself(s: MatchState): boolean {
  return s.prompt !== null && s.prompt.answers.length === 1 && s.forced === "auto" && s.prompt.kind !== "turn";
}

/** The answer that does least, for a clock that has run out; null where every answer does something. */
export function passiveAnswer(s: MatchState): number | null {
  if (s.prompt === null) return null;
  const passive = s.prompt.answers.findIndex(
    (answer) =>
      answer === PASS ||
      answer.do === "pass" ||
      (answer.do === "chooseCreatures" && answer.creatures.length === 0) ||
      // Keeping all octonite where it is: every counter stays on the creature that brought it.
      (answer.do === "distribute" && answer.onto.every((id) => id === s.prompt!.creature)),
  );
  return passive < 0 ? null : passive;
}
