/** A second solver that knows no shortcut: no order, no memory, no early end. It only has to agree. */
import { answer, copyState, type MatchState, otherSeat } from "../../shared/src/index.ts";
import type { Task } from "../../shared/src/puzzles/solver.ts";

export class TooLarge extends Error {}

export class NaiveSolver {
  private nodes = 0;

  constructor(
    private readonly task: Task,
    private readonly mostNodes: number,
  ) {}

  /** Every first answer that forces the goal. Throws TooLarge. */
  solutions(s: MatchState): number[] {
    return s.prompt!.answers.flatMap((_, index) => (this.holds(this.after(s, index)) ? [index] : []));
  }

  private after(s: MatchState, index: number): MatchState {
    const next = copyState(s);
    answer(next, index);
    return next;
  }

  private holds(s: MatchState): boolean {
    if (++this.nodes > this.mostNodes) throw new TooLarge();
    const { goal, hero, turn } = this.task;
    if (goal === "win" && s.turn !== turn) return false;
    if (s.outcome !== null) return goal === "win" ? s.outcome.winner === hero : s.outcome.winner !== otherSeat(hero);
    if (goal === "survive" && s.turn !== turn && s.active === hero) return true;
    const results = s.prompt!.answers.map((_, index) => this.holds(this.after(s, index)));
    return s.prompt!.seat === hero ? results.includes(true) : !results.includes(false);
  }
}
