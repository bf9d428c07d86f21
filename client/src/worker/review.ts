/**
 * The moments that turned a match: decisions after which somebody was much less likely to win than they could have
 * been, as far as they could know. Both answers are judged by the same search, from what the player saw.
 */
import {
  answer,
  apply,
  cardKey,
  copyState,
  createMatch,
  type Creature,
  type MatchState,
  otherSeat,
  type Seat,
  SEATS,
  viewEvents,
} from "@mindbug/shared";
import type { PlayedMatch } from "@mindbug/shared/analysis";
import { type BotMemory, chanceFrom, likelyAnswer, newMemory, OpenWorlds, remember } from "@mindbug/shared/bot";
import { type Deed, deedOf } from "./deed.ts";
import { searchOf } from "./thinking.ts";

/** What the better answer would have brought, for certain or in every continuation that was tried. */
type Gain =
  | { readonly is: "win" }
  | { readonly is: "lastLife" }
  | { readonly is: "lives"; readonly n: number }
  | { readonly is: "damage"; readonly n: number }
  | { readonly is: "saved" | "defeated"; readonly card: string }
  | { readonly is: "mindbug" };

export interface Moment {
  /** How many moves came before: the step of the replay at which it was decided. */
  readonly step: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly played: Deed;
  readonly better: Deed;
  /** Chances of whoever decided. */
  readonly chances: { readonly played: number; readonly better: number };
  readonly gain: Gain | null;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** First everything at a glance, then what looked like a moment with care. */
const GLANCE = { simulations: 300, ofPlayed: 60 };
const CARE = { simulations: 1600, ofPlayed: 400 };
const LOOKED_AT_AGAIN = 12;
/** Less than this is a matter of taste. */
const LEAST_LOSS = 0.08;
const MOST_MOMENTS = 6;
const CONTINUATIONS = 16;

interface Decided {
  readonly step: number;
  readonly state: MatchState;
  readonly memories: readonly [BotMemory, BotMemory];
  readonly played: number;
}

interface Judged extends Decided {
  readonly better: number;
  readonly chances: Moment["chances"];
}

const lossOf = ({ chances }: Judged): number => chances.better - chances.played;

/** Every decision of the match that was one. Throws where the record does not fit the rules. */
function decisionsOf({ setup, rules, moves }: PlayedMatch): { decided: Decided[]; end: MatchState[] } {
  const created = createMatch(setup, rules);
  if (!created.ok) throw new Error(created.reason);
  const { state } = created;
  let memories = SEATS.map((seat) => remember(newMemory(seat), viewEvents(created.events, seat)));
  const decided: Decided[] = [];
  const end: MatchState[] = [];
  moves.forEach((played, step) => {
    const before = copyState(state);
    const { prompt } = state;
    if (prompt === null) throw new Error("The match was over before its moves were.");
    const done = apply(state, prompt.seat, { prompt: prompt.id, answer: played });
    if (!done.ok) throw new Error(done.refusal.reason);
    if (prompt.answers.length > 1)
      decided.push({ step, state: before, memories: [memories[0]!, memories[1]!], played });
    end.push(copyState(state));
    memories = SEATS.map((seat) => remember(memories[seat]!, viewEvents(done.events, seat)));
  });
  return { decided, end };
}

function judge(decision: Decided, { simulations, ofPlayed }: typeof GLANCE): Judged {
  const { state, memories, step, played } = decision;
  const search = searchOf(state, memories, "seat", `review ${step}`);
  for (let i = 0; i < simulations; i++) search.simulate();
  const free = search.estimates();
  let better = 0;
  free.forEach(({ visits }, index) => {
    if (visits > free[better]!.visits) better = index;
  });
  // What was played may hardly have been tried: it deserves a hearing.
  for (let i = 0; i < ofPlayed; i++) search.simulate(played);
  const found = search.estimates();
  return { ...decision, better, chances: { played: found[played]!.chance, better: found[better]!.chance } };
}

// --- what it would have brought -------------------------------------------------------------------

interface Outcome {
  readonly won: boolean;
  readonly lost: boolean;
  readonly life: readonly [number, number];
  readonly mindbugs: number;
  readonly boards: readonly [readonly Creature[], readonly Creature[]];
}

const outcomeFor = (s: MatchState, seat: Seat): Outcome => ({
  won: s.outcome?.winner === seat,
  lost: s.outcome !== null && s.outcome.winner === otherSeat(seat),
  life: [s.players[seat].life, s.players[otherSeat(seat)].life],
  mindbugs: s.players[seat].mindbugs,
  boards: [s.players[seat].board, s.players[otherSeat(seat)].board],
});

/** How this turn would have ended with the better answer, played on in several ways. */
function turnsWith({ state, better, step }: Judged, seat: Seat): Outcome[] {
  const chance = chanceFrom(`continuations ${step}`);
  const worlds = new OpenWorlds(state, chance);
  return Array.from({ length: CONTINUATIONS }, () => {
    const s = worlds.next();
    answer(s, better);
    while (s.outcome === null && s.turn === state.turn) answer(s, likelyAnswer(s, chance));
    return outcomeFor(s, seat);
  });
}

/** How it really ended. */
function turnPlayed({ state, step }: Judged, end: readonly MatchState[], seat: Seat): Outcome {
  const after = end.slice(step);
  return outcomeFor(after.find((s) => s.outcome !== null || s.turn !== state.turn) ?? after.at(-1)!, seat);
}

/** The worth of a creature as people see it. */
const strongest = (creatures: readonly Creature[]): Creature | undefined =>
  [...creatures].sort((a, b) => b.power - a.power)[0];

const has = (board: readonly Creature[], { id }: Creature): boolean => board.some((creature) => creature.id === id);

/** Only what is true of every continuation is said. */
function gainOf(judged: Judged, end: readonly MatchState[]): Gain | null {
  const { seat } = judged.state.prompt!;
  const real = turnPlayed(judged, end, seat);
  const would = turnsWith(judged, seat);
  const always = (holds: (outcome: Outcome) => boolean): boolean => would.every(holds);
  const least = (value: (outcome: Outcome) => number): number => Math.min(...would.map(value));
  if (!real.won && always(({ won }) => won)) return { is: "win" };
  if (real.lost && always(({ lost }) => !lost)) return { is: "lastLife" };
  const lives = least(({ life }) => life[0] - real.life[0]);
  if (lives > 0) return { is: "lives", n: lives };
  const damage = least(({ life }) => real.life[1] - life[1]);
  if (damage > 0) return { is: "damage", n: damage };
  const [mine, theirs] = outcomeFor(judged.state, seat).boards;
  const saved = strongest(
    mine.filter((one) => !has(real.boards[0], one) && always(({ boards }) => has(boards[0], one))),
  );
  if (saved !== undefined) return { is: "saved", card: cardKey(saved.card) };
  const defeated = strongest(
    theirs.filter((one) => has(real.boards[1], one) && always(({ boards }) => !has(boards[1], one))),
  );
  if (defeated !== undefined) return { is: "defeated", card: cardKey(defeated.card) };
  return always(({ mindbugs }) => mindbugs > real.mindbugs) ? { is: "mindbug" } : null;
}

function momentOf(judged: Judged, end: readonly MatchState[]): Moment {
  const { state, step, played, better, chances } = judged;
  return {
    step,
    turn: state.turn,
    seat: state.prompt!.seat,
    played: deedOf(state, played),
    better: deedOf(state, better),
    chances,
    gain: gainOf(judged, end),
  };
}

/** Goes on a little with every step; whoever has heard enough stops asking. */
export function* review(match: PlayedMatch): Generator<Progress, readonly Moment[]> {
  const { decided, end } = decisionsOf(match);
  const of = decided.length + Math.min(LOOKED_AT_AGAIN, decided.length);
  let done = 0;
  const judged: Judged[] = [];
  for (const decision of decided) {
    yield { done: done++, of };
    judged.push(judge(decision, GLANCE));
  }
  const worst = judged.sort((a, b) => lossOf(b) - lossOf(a)).slice(0, LOOKED_AT_AGAIN);
  const again: Judged[] = [];
  for (const decision of worst) {
    yield { done: done++, of };
    again.push(judge(decision, CARE));
  }
  return again
    .filter((one) => lossOf(one) >= LEAST_LOSS)
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.step - b.step)
    .map((one) => momentOf(one, end));
}
