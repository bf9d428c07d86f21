/** Asking: the engine stops here and nowhere else. */
import type { EffectName, PickingVerb } from "../cards/index.ts";
import type { Answer } from "./answers.ts";
import { settle } from "./board.ts";
import { DESIGNS } from "./catalogue.ts";
import { putPrompt } from "./changes/index.ts";
import type { Seat } from "./seats.ts";
import type { CardNumber, CreatureId, MatchState, Prompt, PromptCause, PromptKind, RunFrame } from "./state.ts";

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
  question: Pick<Question, "seat" | "answers"> &
    ({ readonly kind: "choose"; readonly verb: PickingVerb } | { readonly kind: "may"; readonly verb: EffectName }),
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
  putPrompt(s, {
    id: s.prompts + 1,
    seat: question.seat,
    kind: question.kind,
    cause: question.cause,
    verb: question.verb ?? null,
    card: question.card ?? null,
    creature: question.creature ?? null,
    dice: question.dice ?? NO_DICE,
    answers: question.answers,
  });
}

/**
 * A question with one answer needs nobody: it resolves itself, unless the match asks for every
 * choice. The turn action is always asked, it is the turn itself.
 */
export function answersItself(s: MatchState): boolean {
  return s.prompt !== null && s.prompt.answers.length === 1 && s.forced === "auto" && s.prompt.kind !== "turn";
}

/** Whether an answer leaves everything as it is. */
function isPassive(answer: Answer, prompt: Prompt): boolean {
  switch (answer.do) {
    case "pass":
      return true;
    case "chooseCreatures":
      return answer.creatures.length === 0;
    // Keeping all octonite where it is: every counter stays on the creature that brought it.
    case "distribute":
      return answer.onto.every((id) => id === prompt.creature);
    case "accept":
    case "mindbug":
    case "play":
    case "attack":
    case "action":
    case "block":
    case "hunt":
    case "chooseHand":
    case "choosePile":
    case "resolve":
    case "reroll":
    case "resolveDie":
    case "buy":
      return false;
    default:
      return answer satisfies never;
  }
}

/** The answer that does least, for a clock that has run out; null where every answer does something. */
export function passiveAnswer({ prompt }: MatchState): number | null {
  const passive = prompt === null ? -1 : prompt.answers.findIndex((answer) => isPassive(answer, prompt));
  return passive < 0 ? null : passive;
}
