/**
 * A story whose reader makes the moves of one side: at each question only what comes next can be answered, and the
 * other side waits until it is told to go on.
 */
import {
  apply,
  arrange,
  type Decision,
  type GameEvent,
  type MatchState,
  type MatchView,
  viewEvents,
  viewState,
} from "@mindbug/shared";
import type { RulebookExample } from "@mindbug/shared/rulebook";
import { exampleAnswer } from "./exampleMoves.ts";
import type { FromWorker } from "./messages.ts";
import { tellPreviews } from "./previews.ts";

const LEARNER = 0;

export class LessonMatch {
  private readonly state: MatchState;
  private told = 0;

  constructor(
    private readonly story: RulebookExample,
    private readonly name: string,
    private readonly tell: (message: FromWorker) => void,
  ) {
    const arranged = arrange(story.position);
    if (!arranged.ok) throw new Error(arranged.reason);
    this.state = arranged.state;
    this.happened([]);
  }

  /** The number of the answer that comes next; null once the story is told. */
  private next(): number | null {
    const move = this.story.moves[this.told];
    return move === undefined ? null : exampleAnswer(this.state, move);
  }

  /** The other side's move, if it is its turn to answer. */
  goOn(): void {
    if (this.state.prompt?.seat !== LEARNER) this.answered();
  }

  decide(decision: Decision): void {
    const { prompt } = this.state;
    if ("concede" in decision || prompt?.seat !== LEARNER) return this.tell({ is: "refused", code: "notNow" });
    if (decision.prompt !== prompt.id) return this.tell({ is: "refused", code: "stalePrompt" });
    if (decision.answer !== 0) return this.tell({ is: "refused", code: "unknownAnswer" });
    this.answered();
  }

  preview(id: number): void {
    tellPreviews(this.state, LEARNER, id, (message) => {
      const next = this.next();
      const { prompt, previews } = message.previews;
      this.tell({ is: "previews", previews: { prompt, previews: next === null ? [] : [previews[next] ?? null] } });
    });
  }

  private answered(): void {
    const { prompt } = this.state;
    const answer = this.next();
    if (prompt === null || answer === null) return;
    const done = apply(this.state, prompt.seat, { prompt: prompt.id, answer });
    if (!done.ok) throw new Error(done.refusal.reason);
    this.told++;
    this.happened(done.events);
  }

  private happened(events: readonly GameEvent[]): void {
    const view = this.onlyNext(viewState(this.state, LEARNER));
    const update = { matchId: this.name, step: this.told, view, events: viewEvents(events, LEARNER) };
    this.tell({ is: "update", update, mayTakeBack: false });
  }

  private onlyNext(view: MatchView): MatchView {
    const answers = view.prompt?.answers;
    const next = this.next();
    if (view.prompt === null || answers == null || next === null) return view;
    return { ...view, prompt: { ...view.prompt, answers: [answers[next]!], refusals: [] } };
  }
}
