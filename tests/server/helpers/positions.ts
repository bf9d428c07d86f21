/** Positions from random matches, each with what the deciding seat remembers. */
import { apply, createMatch, type MatchState, type Seat, type SetKey, viewEvents } from "../../../shared/src/index.ts";
import { type BotMemory, newMemory, remember } from "@mindbug/shared/bot";

export interface BotPosition {
  readonly state: MatchState;
  readonly memories: readonly [BotMemory, BotMemory];
}

/** Every prompt of one match in which there is something to choose; `pick` gives the answers. */
export function* positionsOf(
  sets: readonly SetKey[],
  seed: number,
  pick: (below: number) => number,
): Generator<BotPosition> {
  const made = createMatch({ sets, seed: seed.toString(16).padStart(32, "0") });
  if (!made.ok) throw new Error(made.reason);
  const { state } = made;
  const recall = (memory: BotMemory, events: Parameters<typeof viewEvents>[0]): BotMemory =>
    remember(memory, viewEvents(events, memory.seat));
  let memories: [BotMemory, BotMemory] = [recall(newMemory(0), made.events), recall(newMemory(1), made.events)];
  while (state.prompt !== null) {
    const { id, seat, answers } = state.prompt;
    if (answers.length > 1) yield { state, memories };
    const result = apply(state, seat as Seat, { prompt: id, answer: pick(answers.length) });
    if (!result.ok) throw new Error(result.refusal.reason);
    memories = [recall(memories[0], result.events), recall(memories[1], result.events)];
  }
}
