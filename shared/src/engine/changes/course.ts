/**
 * Changes to the course of the match: whose turn it is, what is being resolved, what waits, what is asked, and the end.
 * The step and the notes of a frame on the stack are written by whoever resolves it.
 */
import { endTurnOfPlayer } from "../copy.ts";
import { emit } from "../events.ts";
import { otherSeat, type Seat } from "../seats.ts";
import type {
  CardNumber,
  EndReason,
  FastChance,
  Frame,
  MatchState,
  Prompt,
  TurnFrame,
  WaitingTrigger,
} from "../state.ts";

export function endMatch(s: MatchState, winner: Seat | null, reason: EndReason): void {
  if (s.outcome !== null) return;
  s.outcome = { winner, reason };
  // "Zero life ends at once": whatever was pending is dropped.
  s.prompt = null;
  s.stack.length = 0;
  s.waiting.length = 0;
  s.fast.length = 0;
  if (s.events !== null) emit(s, { e: "end", winner, reason });
}

// --- turns -----------------------------------------------------------------------------------

export function startTurn(s: MatchState): void {
  s.turn += 1;
  s.choicesThisTurn = 0;
  s.stale = true;
  if (s.events !== null) emit(s, { e: "turn", seat: s.active, turn: s.turn });
}

/** What lasted for the turn is over, and the next player's begins. */
export function passTurn(s: MatchState): void {
  for (const player of s.players) endTurnOfPlayer(player);
  s.stale = true;
  const seat = s.active;
  const player = s.players[seat];
  if (player.extraTurns > 0) player.extraTurns -= 1;
  else s.active = otherSeat(seat);
  if (s.events !== null) emit(s, { e: "turnEnds", seat, next: s.active, extraTurns: player.extraTurns });
}

export function setFirstPlayer(s: MatchState, seat: Seat): void {
  s.active = seat;
  if (s.events !== null) emit(s, { e: "firstPlayer", seat });
}

const turnFrame = (s: MatchState): TurnFrame | null => (s.stack[0]?.f === "turn" ? s.stack[0] : null);

/** The player whose card was taken acts once more in the same turn (ruling 23). */
export function giveAnotherAction(s: MatchState, taken: CardNumber): void {
  const frame = turnFrame(s)!;
  frame.step = "action";
  frame.taken = taken;
}

/** Power cards are bought before anything else happens in the turn (ruling 126). */
export function endBuying(s: MatchState): void {
  const frame = turnFrame(s);
  if (frame?.step === "buy" && s.rules >= 2) frame.step = "harvest";
}

// --- what is being resolved, waits and is asked ----------------------------------------------

export function pushFrame(s: MatchState, frame: Frame): void {
  s.stack.push(frame);
}

export function popFrame(s: MatchState): void {
  s.stack.pop();
}

export function addWaiting(s: MatchState, trigger: WaitingTrigger): void {
  s.waiting.push(trigger);
}

export function takeWaiting(s: MatchState, index: number): WaitingTrigger {
  return s.waiting.splice(index, 1)[0]!;
}

export function addFast(s: MatchState, chance: FastChance): void {
  s.fast.push(chance);
}

export function takeFast(s: MatchState): FastChance {
  return s.fast.shift()!;
}

export function putPrompt(s: MatchState, prompt: Prompt): void {
  s.prompts = prompt.id;
  s.prompt = prompt;
}

export function clearPrompt(s: MatchState): void {
  s.prompt = null;
}

/** How many effects were resolved since a player last chose, this one included. */
export function countEffect(s: MatchState): number {
  s.effectsSinceChoice += 1;
  return s.effectsSinceChoice;
}

export function countChoice(s: MatchState): void {
  s.effectsSinceChoice = 0;
  s.choicesThisTurn += 1;
}

/** After a fault: the state is again what it was. */
export function rollBack(s: MatchState, before: MatchState): void {
  Object.assign(s, before);
}
