/** A whole match as the bot's policy plays it: sensible enough to be looked back at. */
import {
  answer,
  copyState,
  createMatch,
  type MatchSetup,
  type MatchState,
  newMatch,
  type SetKey,
} from "../../shared/src/index.ts";
import { chanceFrom, likelyAnswer } from "../../shared/src/bot/index.ts";
import type { Entry } from "../../server/src/store/store.ts";
import type { Scene } from "../server/helpers/scenes.ts";

export interface PlayedScene extends Scene {
  readonly moves: readonly number[];
}

export function playedMatch(sets: readonly SetKey[], number = 1): PlayedScene {
  const setup: MatchSetup = { sets, seed: number.toString(16).padStart(32, "b") };
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.reason);
  const { state } = created;
  const chance = chanceFrom(`match ${number}`);
  const entries: Entry[] = [];
  const moves: number[] = [];
  while (state.outcome === null) {
    const { id, seat } = state.prompt!;
    const move = likelyAnswer(state, chance);
    entries.push({ t: "decide", seat, prompt: id, answer: move, bank: 0 });
    moves.push(move);
    answer(state, move);
  }
  return { name: sets.join("+"), setup, entries, moves, state: copyState(state) };
}

/** The match as it stood after so many of its moves. */
export function stateAfter({ setup, moves }: PlayedScene, count: number): MatchState {
  const s = newMatch(setup);
  for (const move of moves.slice(0, count)) answer(s, move);
  return s;
}
