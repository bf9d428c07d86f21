/**
 * The one door: a decision goes in, events or a refusal come out. Nothing illegal throws, and
 * nothing illegal changes the state.
 */
import { type Answer, resolveAnswer } from "./answers.ts";
import { settle } from "./board.ts";
import { clearPrompt, countChoice, endMatch, rollBack, takeWaiting } from "./changes/index.ts";
import { answerBlock, answerReroll, declareAttack, resolveDie, stepAttack } from "./combat.ts";
import { copyState } from "./copy.ts";
import { endByLife, run, startAbility } from "./effects.ts";
import { emit, type GameEvent, listen } from "./events.ts";
import { answersItself, ask, SIMULTANEOUS } from "./prompts.ts";
import { tellQuestion } from "./questions.ts";
import { otherSeat, type Seat } from "./seats.ts";
import type {
  AttackFrame,
  EndReason,
  EnterFrame,
  MatchState,
  PlayFrame,
  Prompt,
  RunFrame,
  TurnFrame,
  WaitingTrigger,
} from "./state.ts";
import { knowsRules, TURN_CHOICE_LIMIT } from "./state.ts";
import {
  answerBuy,
  answerMindbug,
  answerTurn,
  completeDistribution,
  offerFast,
  stepEnter,
  stepPlay,
  stepTurn,
  useAction,
} from "./turn.ts";

/** What a player sends: which prompt, and the position of the answer in its list; or that they give up. */
export type Decision = { readonly prompt: number; readonly answer: number } | { readonly concede: true };

export type RefusalCode =
  "malformed" | "unknownSeat" | "matchOver" | "notYourDecision" | "stalePrompt" | "unknownAnswer" | "internal";
export interface Refusal {
  readonly code: RefusalCode;
  /** English, for logs and developers; people get `refusalText` in their language. */
  readonly reason: string;
}

export type Applied =
  { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };

const refuse = (code: RefusalCode, reason: string): Refusal => ({ code, reason });

const isIndex = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

/**
 * Applies a decision to the state, in place. Copy the state first to keep the one before. Accepts
 * anything at all as a decision: what is not one is refused. "internal" is the one refusal that is no
 * fault of whoever decided: the engine failed on a legal decision, and the state is as it was.
 */
export function apply(s: MatchState, seat: Seat, decision: Decision): Applied {
  let before: MatchState;
  let legal: Legal | Refusal;
  try {
    legal = check(s, seat, decision);
    // What cannot even be copied is no state of ours.
    before = copyState(s);
  } catch {
    // Whatever fights back when it is looked at: a getter that throws, a revoked proxy.
    return { ok: false, refusal: refuse("malformed", "The decision or the state cannot be read.") };
  }
  if ("code" in legal) return { ok: false, refusal: legal };
  const { index } = legal;
  try {
    const change = (): void => (index === null ? endMatch(s, otherSeat(seat), "conceded") : answer(s, index));
    return { ok: true, events: listen(s, change) };
  } catch (error) {
    rollBack(s, before);
    return { ok: false, refusal: refuse("internal", `The engine failed: ${String(error)}`) };
  }
}

/** The position of a legal answer, or null for giving up. */
interface Legal {
  readonly index: number | null;
}

function check(s: MatchState, seat: Seat, given: unknown): Legal | Refusal {
  if (seat !== 0 && seat !== 1) return refuse("unknownSeat", "There are only the seats 0 and 1.");
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return refuse("malformed", "A decision is an object with a prompt and an answer.");
  const { prompt: id, answer: index, concede } = given as { prompt?: unknown; answer?: unknown; concede?: unknown };
  if (concede !== undefined && concede !== true) return refuse("malformed", "To concede, send { concede: true }.");
  if (concede !== true && (!isIndex(id) || !isIndex(index)))
    return refuse("malformed", "Prompt and answer are whole numbers.");
  if (!knowsRules(s.rules)) return refuse("malformed", "The state is one of rules that are not known here.");
  if (s.outcome !== null || s.prompt === null) return refuse("matchOver", "The match is over.");
  if (concede === true) return { index: null };
  if (s.prompt.seat !== seat) return refuse("notYourDecision", "The other player has to decide now.");
  if (s.prompt.id !== id)
    return refuse("stalePrompt", `Question ${String(id)} is not the one being asked; that is ${s.prompt.id}.`);
  if (s.prompt.answers[index as number] === undefined)
    return refuse("unknownAnswer", `The answers are numbered from 0 to ${s.prompt.answers.length - 1}.`);
  return { index: index as number };
}

/** Ends a match from outside the rules: a clock that ran out, a player who is gone. */
export function forfeit(
  s: MatchState,
  loser: Seat,
  reason: Extract<EndReason, "timeout" | "abandoned">,
): readonly GameEvent[] {
  return listen(s, () => endMatch(s, otherSeat(loser), reason));
}

/**
 * The door without the lock, for search and playouts: no checks, no events. `index` must be a legal answer of the
 * pending prompt.
 */
export function answer(s: MatchState, index: number): void {
  const prompt = s.prompt!;
  if (prompt.answers.length > 1) countChoice(s);
  if (s.events !== null) emit(s, { e: "answered", seat: prompt.seat });
  resume(s, prompt, prompt.answers[index]!);
  advance(s);
}

/** Hands an answer to whoever asked. */
function resume(s: MatchState, { kind, seat }: Prompt, given: Answer): void {
  clearPrompt(s);
  const top = s.stack[s.stack.length - 1];
  switch (kind) {
    case "turn":
      return answerTurn(s, given);
    case "mindbug":
      return answerMindbug(s, top as PlayFrame, given);
    case "block":
      return answerBlock(s, top as AttackFrame, given);
    case "hunt":
      if (given.do === "hunt") answerBlock(s, top as AttackFrame, given);
      return;
    case "attackAgain":
    case "fast":
      if (given.do === "attack") declareAttack(s, seat, given.creature);
      else if (given.do === "action") useAction(s, seat, given.creature);
      return;
    case "choose":
    case "may": {
      const frame = top as RunFrame;
      frame.answer = given;
      return;
    }
    case "order":
      if (given.do === "resolve") startWaiting(s, given.trigger);
      return;
    case "distribute":
      if (given.do === "distribute") completeDistribution(s, top as EnterFrame, given.onto);
      return;
    case "reroll":
      return answerReroll(s, top as AttackFrame, given);
    case "dieOrder":
      if (given.do === "resolveDie") resolveDie(s, top as AttackFrame, given.die);
      return;
    case "buy":
      return answerBuy(s, top as TurnFrame, given);
    default:
      kind satisfies never;
  }
}

/**
 * Runs until somebody has to decide or the match is over. What is being resolved is finished first;
 * then what waits, ordered by the active player; then FAST creatures; then the attack or turn goes on.
 */
export function advance(s: MatchState): void {
  for (;;) {
    if (s.outcome !== null) break;
    if (s.prompt !== null) {
      if (!answersItself(s)) {
        if (isEndless(s, s.prompt)) endByLife(s, "endlessTurn");
        break;
      }
      resume(s, s.prompt, s.prompt.answers[0]!);
      continue;
    }
    const top = s.stack[s.stack.length - 1]!;
    if (top.f === "run") run(s, top);
    else if (top.f === "enter") stepEnter(s, top);
    else if (s.waiting.length > 0) resolveWaiting(s);
    else if (s.fast.length > 0) offerFast(s);
    else if (top.f === "turn") stepTurn(s, top);
    else if (top.f === "attack") stepAttack(s, top);
    else stepPlay(s, top);
  }
  settle(s);
  if (s.events !== null) tellQuestion(s);
}

/** Two Spinachias could replay each other for ever within one turn, and no clock would stop it (ruling 214). */
const isEndless = (s: MatchState, { answers }: Prompt): boolean =>
  s.choicesThisTurn >= TURN_CHOICE_LIMIT && answers.length > 1 && s.rules >= 2;

const sameEffect = (a: WaitingTrigger, b: WaitingTrigger): boolean =>
  a.seat === b.seat && a.card === b.card && a.ability === b.ability && a.foe === b.foe && a.octonite === b.octonite;

/**
 * "The active player decides the order of resolving them. Always finish resolving one effect before resolving another."
 */
function resolveWaiting(s: MatchState): void {
  if (s.waiting.length === 1) return startWaiting(s, 0);
  const answers: Answer[] = [];
  s.waiting.forEach((trigger, index) => {
    // Two copies of one effect for one player are no choice.
    if (s.waiting.findIndex((other) => sameEffect(other, trigger)) === index) answers.push(resolveAnswer(index));
  });
  ask(s, { kind: "order", cause: SIMULTANEOUS, seat: s.active, answers });
}

function startWaiting(s: MatchState, index: number): void {
  startAbility(s, takeWaiting(s, index), index);
}
