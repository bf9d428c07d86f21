/**
 * One try at a puzzle. Everything lies open; whoever solves it answers for one side, the exact solver for the other,
 * and the solver judges every answer: the goal is either still forced, or it is not any more.
 */
import { apply, type GameEvent, type MatchState, viewEvents, viewState } from "@mindbug/shared";
import { type Puzzle, puzzleState, Solver, type Task, taskOf, Unsolvable, verdict } from "@mindbug/shared/puzzles";
import { tellPreviews } from "./previews.ts";
import type { FromPuzzleWorker, Standing } from "./puzzleMessages.ts";

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class PuzzleReferee {
  private readonly state: MatchState;
  private readonly task: Task;
  private readonly solver: Solver;
  private standing: Standing = "open";
  private step = 0;
  /** Both sides are played for whoever watches. */
  private demonstrating = false;
  private moving = false;
  private left = false;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly paceMs: number,
    private readonly tell: (message: FromPuzzleWorker) => void,
  ) {
    this.state = puzzleState(puzzle.position);
    this.task = taskOf(this.state, puzzle.goal);
    this.solver = new Solver(this.task);
    this.show([]);
  }

  /** Another try has begun: nothing is told any more. */
  leave(): void {
    this.left = true;
  }

  answer(prompt: number, answer: number): void {
    const done = apply(this.state, this.task.hero, { prompt, answer });
    if (!done.ok) return this.tell({ is: "refused", code: done.refusal.code });
    this.happened(done.events);
    void this.goOn();
  }

  preview(id: number): void {
    tellPreviews(this.state, this.task.hero, id, this.tell);
  }

  hint(): void {
    const { prompt } = this.state;
    if (prompt !== null && prompt.seat === this.task.hero && this.isUndecided())
      this.tell({ is: "hint", prompt: prompt.id, answer: this.best() });
  }

  demonstrate(): void {
    this.demonstrating = true;
    void this.goOn();
  }

  private isUndecided(): boolean {
    return verdict(this.state, this.task) === null;
  }

  /** What a perfect player answers. Where chance would have to decide nothing is proved, and any answer will do. */
  private best(): number {
    try {
      return this.solver.reply(this.state);
    } catch (error) {
      if (error instanceof Unsolvable) return 0;
      throw error;
    }
  }

  private happened(events: readonly GameEvent[]): void {
    this.step++;
    const decided = verdict(this.state, this.task);
    if (decided === true) this.standing = "solved";
    else if (decided === false) this.standing = "missed";
    else if (this.standing === "open" && !this.isForced()) this.standing = "refuted";
    this.show(events);
  }

  /** A goal that needs luck, or that nobody can prove, is not forced. */
  private isForced(): boolean {
    try {
      return this.solver.holds(this.state);
    } catch (error) {
      if (error instanceof Unsolvable) return false;
      throw error;
    }
  }

  private show(events: readonly GameEvent[]): void {
    const view = { ...viewState(this.state, "open"), viewer: this.task.hero };
    const update = { matchId: this.puzzle.id, step: this.step, view, events: viewEvents(events, "open") };
    this.tell({ is: "update", update, standing: this.standing });
  }

  /** Plays what is not for the solver of the puzzle to decide, one decision at a time. */
  private async goOn(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    while (this.isUndecided() && this.isOurs()) {
      await wait(this.paceMs);
      if (this.left) return;
      const prompt = this.state.prompt;
      if (prompt === null || !this.isOurs()) break;
      const done = apply(this.state, prompt.seat, { prompt: prompt.id, answer: this.best() });
      if (!done.ok) throw new Error(done.refusal.reason);
      this.happened(done.events);
    }
    this.moving = false;
  }

  /** The opponent's decisions, and those of which there is only one. */
  private isOurs(): boolean {
    const { prompt } = this.state;
    if (prompt === null) return false;
    return this.demonstrating || prompt.seat !== this.task.hero || prompt.answers.length === 1;
  }
}
