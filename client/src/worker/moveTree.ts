/** A position and everything that was tried from there: moves with their branches, and where in them one is. */
import {
  apply,
  arrange,
  copyState,
  createMatch,
  type GameEvent,
  layOut,
  type MatchState,
  type Position,
  SEATS,
  viewEvents,
} from "@mindbug/shared";
import type { Start, Trail } from "@mindbug/shared/analysis";
import { type BotMemory, newMemory, remember } from "@mindbug/shared/bot";
import { type Deed, deedOf } from "./deed.ts";

export interface Place {
  readonly id: number;
  /** null for the beginning. */
  readonly parent: number | null;
  /** Position of the answer that led here. */
  readonly move: number;
  readonly deed: Deed | null;
  readonly state: MatchState;
  readonly events: readonly GameEvent[];
  /** What each player would remember. */
  readonly memories: readonly [BotMemory, BotMemory];
  /** Branches, the oldest first. */
  readonly next: number[];
}

export type Opened =
  | { readonly ok: true; readonly state: MatchState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly reason: string };

const MOST_PLACES = 3000;
/** More than any match comes to; what is drawn and searched must stay small enough to be drawn and searched. */
const MOST_CARDS = 60;
const MOST_OF_ANYTHING = 99;
const LAST_TURN = 200;

function sizeProblem(s: MatchState): string | null {
  for (const { hand, board, deck, discard, life, mindbugs, energy } of s.players) {
    if ([hand, board, deck, discard].some((cards) => cards.length > MOST_CARDS))
      return `Hands, boards and piles hold at most ${MOST_CARDS} cards here.`;
    const numbers = [life, mindbugs, energy, ...board.map(({ octonite }) => octonite)];
    if (numbers.some((number) => number > MOST_OF_ANYTHING)) return `At most ${MOST_OF_ANYTHING} of anything.`;
  }
  return s.turn >= LAST_TURN ? `Turn ${LAST_TURN} is the last one.` : null;
}

/** A position that is only to be looked at, or why it is none. */
export function laidOut(position: Position): Opened {
  const made = layOut(position);
  if (!made.ok) return made;
  const reason = sizeProblem(made.state);
  return reason === null ? { ok: true, state: made.state, events: [] } : { ok: false, reason };
}

export function openStart(start: Start): Opened {
  if (start.is === "match") {
    try {
      return createMatch(start.setup, start.rules);
    } catch (error) {
      return { ok: false, reason: String(error) };
    }
  }
  const laid = laidOut(start.position);
  if (!laid.ok) return laid;
  const made = arrange(start.position);
  return made.ok ? { ok: true, state: made.state, events: [] } : made;
}

const remembered = (
  memories: readonly [BotMemory, BotMemory],
  events: readonly GameEvent[],
): [BotMemory, BotMemory] => {
  const [first, second] = SEATS.map((seat) => remember(memories[seat], viewEvents(events, seat)));
  return [first!, second!];
};

export class MoveTree {
  private readonly places = new Map<number, Place>();
  private ids = 1;
  private current: Place;

  constructor(state: MatchState, events: readonly GameEvent[]) {
    const memories = remembered([newMemory(0), newMemory(1)], events);
    this.current = { id: 0, parent: null, move: -1, deed: null, state, events, memories, next: [] };
    this.places.set(0, this.current);
  }

  get at(): Place {
    return this.current;
  }
  get size(): number {
    return this.places.size;
  }
  place(id: number): Place | undefined {
    return this.places.get(id);
  }

  /** Goes one step on: along a branch that is there, or a new one. null if the answer is none, or nothing more fits. */
  play(answer: number): Place | null {
    const from = this.current;
    const known = from.next.map((id) => this.places.get(id)!).find(({ move }) => move === answer);
    if (known !== undefined) return (this.current = known);
    const { prompt } = from.state;
    if (prompt === null || this.size >= MOST_PLACES) return null;
    const state = copyState(from.state);
    const done = apply(state, prompt.seat, { prompt: prompt.id, answer });
    if (!done.ok) return null;
    const made: Place = {
      id: this.ids++,
      parent: from.id,
      move: answer,
      deed: deedOf(from.state, answer),
      state,
      events: done.events,
      memories: remembered(from.memories, done.events),
      next: [],
    };
    this.places.set(made.id, made);
    from.next.push(made.id);
    return (this.current = made);
  }

  goTo(id: number): boolean {
    const found = this.places.get(id);
    if (found !== undefined) this.current = found;
    return found !== undefined;
  }

  /** Cuts a branch off; whoever was on it stands where it began. The beginning stays. */
  remove(id: number): void {
    const branch = this.places.get(id);
    if (branch === undefined || branch.parent === null) return;
    const stem = this.places.get(branch.parent)!;
    stem.next.splice(stem.next.indexOf(id), 1);
    const doomed = [branch];
    for (let place = doomed.pop(); place !== undefined; place = doomed.pop()) {
      this.places.delete(place.id);
      doomed.push(...place.next.map((each) => this.places.get(each)!));
    }
    if (!this.places.has(this.current.id)) this.current = stem;
  }

  /** All places, each before what follows from it, a branch to its end before the next one. */
  inOrder(): Place[] {
    const listed: Place[] = [];
    const waiting = [this.places.get(0)!];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      listed.push(place);
      for (let i = place.next.length - 1; i >= 0; i--) waiting.push(this.places.get(place.next[i]!)!);
    }
    return listed;
  }

  get trail(): Trail {
    const moves: number[] = [];
    let before = 0;
    const listed = this.inOrder();
    for (const { id, parent, move } of listed.slice(1)) {
      const steps = this.depthOf(before) - this.depthOf(parent!);
      if (steps > 0) moves.push(-steps);
      moves.push(move);
      before = id;
    }
    return { moves, at: listed.indexOf(this.current) };
  }

  /** Walks a trail as far as it leads; answers with how many moves led nowhere. */
  follow({ moves, at }: Trail): number {
    const reached = [this.current.id];
    const path = [this.current.id];
    let lost = 0;
    for (const move of moves) {
      if (move < 0) {
        path.length = Math.max(1, path.length + move);
        continue;
      }
      const from = path.at(-1)!;
      // What follows from a move that is none is none either, but it must still be gone back over.
      const made = from < 0 ? null : (this.goTo(from), this.play(move));
      if (made === null) lost++;
      path.push(made?.id ?? -1);
      reached.push(made?.id ?? -1);
    }
    this.goTo(reached.slice(0, at + 1).findLast((id) => id >= 0)!);
    return lost;
  }

  private depthOf(id: number): number {
    let depth = 0;
    for (let place = this.places.get(id)!; place.parent !== null; place = this.places.get(place.parent)!) depth++;
    return depth;
  }
}
