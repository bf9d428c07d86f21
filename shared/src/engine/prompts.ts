/** Asking: the engine stops here and nowhere else. */
import type { EffectName } from "../cards/index.ts";
import { type Answer, PASS } from "./answers.ts";
import { settle } from "./board.ts";
import type { MatchState, PromptKind, Seat } from "./state.ts";

const NO_DICE: readonly number[] = [];

export interface Question {
  readonly kind: PromptKind;
  readonly seat: Seat;
  readonly answers: readonly Answer[];
  readonly verb?: EffectName;
  /** The card that asks and the creature it is about. */
  readonly card?: number;
  readonly creature?: number;
  readonly dice?: readonly number[];
}

export function ask(s: MatchState, question: Question): void {
  settle(s);
  s.prompts += 1;
  s.prompt = {
    id: s.prompts,
    seat: question.seat,
    kind: question.kind,
    verb: question.verb ?? null,
    card: question.card ?? -1,
    creature: question.creature ?? 0,
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

/** The answer that does least, for a clock that has run out; -1 where every answer does something. */
export function passiveAnswer(s: MatchState): number {
  if (s.prompt === null) return -1;
  return s.prompt.answers.findIndex(
    (answer) =>
      answer === PASS ||
      answer.do === "pass" ||
      (answer.do === "chooseCreatures" && answer.creatures.length === 0) ||
      // Keeping all octonite where it is: every counter stays on the creature that brought it.
      (answer.do === "distribute" && answer.onto.every((id) => id === s.prompt!.creature)),
  );
}
