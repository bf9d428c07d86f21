/**
 * A rule on a small table: the position of an example, its story move by move, or whatever whoever sits there would
 * rather try. Both hands of it are on the page already, so nothing is kept from anybody.
 */
import {
  apply,
  arrange,
  type Decision,
  type GameEvent,
  type MatchState,
  searchView,
  viewEvents,
  viewState,
} from "@mindbug/shared";
import { decide, LEVELS, newMemory } from "@mindbug/shared/bot";
import type { RulebookExample } from "@mindbug/shared/rulebook";
import { exampleAnswer } from "./exampleMoves.ts";
import type { FromWorker } from "./messages.ts";
import { tellPreviews } from "./previews.ts";

const READER = 0;
const OTHER = 1;

export class ExampleMatch {
  private readonly state: MatchState;
  private told = 0;
  private step = 0;

  constructor(
    private readonly example: RulebookExample,
    private readonly name: string,
    private readonly tell: (message: FromWorker) => void,
  ) {
    const arranged = arrange(example.position);
    if (!arranged.ok) throw new Error(arranged.reason);
    this.state = arranged.state;
    this.happened([]);
  }

  /** The next move of the story, whoever makes it. */
  goOn(): void {
    const move = this.example.moves[this.told];
    const answer = move === undefined ? null : exampleAnswer(this.state, move);
    if (answer === null) return;
    this.told++;
    this.answered(answer);
  }

  /** The reader does something else: the other side answers as well as it can. */
  decide(decision: Decision): void {
    const done = apply(this.state, READER, decision);
    if (!done.ok) return this.tell({ is: "refused", code: done.refusal.code });
    this.told = this.example.moves.length;
    this.happened(done.events);
    while (this.state.prompt?.seat === OTHER) {
      const { answer } = decide(
        { view: searchView(this.state, OTHER), memory: newMemory(OTHER), level: "beginner", seed: String(this.step) },
        LEVELS.beginner,
      );
      this.answered(answer);
    }
  }

  preview(id: number): void {
    tellPreviews(this.state, READER, id, this.tell);
  }

  private answered(answer: number): void {
    const { prompt } = this.state;
    if (prompt === null) return;
    const done = apply(this.state, prompt.seat, { prompt: prompt.id, answer });
    if (!done.ok) throw new Error(done.refusal.reason);
    this.happened(done.events);
  }

  private happened(events: readonly GameEvent[]): void {
    const view = viewState(this.state, READER);
    const update = { matchId: this.name, step: this.step++, view, events: viewEvents(events, READER) };
    this.tell({ is: "update", update, mayTakeBack: false });
  }
}
