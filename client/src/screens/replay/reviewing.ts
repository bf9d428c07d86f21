/** The review of one match, in a thread of its own: begun once, stopped at any time. */
import type { PlayedMatch } from "@mindbug/shared/analysis";
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { type AnalysisThread, startAnalysisThread } from "../../sources/analysisSource.ts";
import type { FromAnalysisWorker } from "../../worker/analysisMessages.ts";
import type { Moment } from "../../worker/review.ts";

export type ReviewState =
  | { readonly is: "idle" | "failed" }
  | { readonly is: "running"; readonly done: number; readonly of: number }
  | { readonly is: "done"; readonly moments: readonly Moment[] };

export class Reviewing {
  private readonly current = signal<ReviewState>({ is: "idle" });
  private thread: AnalysisThread | null = null;
  readonly state: ReadonlySignal<ReviewState> = this.current;

  constructor(
    private readonly match: PlayedMatch,
    private readonly startThread: () => AnalysisThread = startAnalysisThread,
  ) {}

  /** Unless it is known already, or about to be. */
  start(): void {
    if (this.current.peek().is === "done" || this.thread !== null) return;
    this.thread = this.startThread();
    this.thread.onmessage = ({ data }) => this.heard(data);
    this.current.value = { is: "running", done: 0, of: 1 };
    this.thread.postMessage({ is: "review", match: this.match });
  }

  /** What was found so far is of no use: the worst may still come. */
  stop(): void {
    this.endThread();
    if (this.current.peek().is === "running") this.current.value = { is: "idle" };
  }

  private heard(message: FromAnalysisWorker): void {
    if (message.is === "notReviewed") this.current.value = { is: "failed" };
    else if (message.is !== "reviewed") return;
    else if (message.moments === null) this.current.value = { is: "running", done: message.done, of: message.of };
    else this.current.value = { is: "done", moments: message.moments };
    if (this.current.peek().is !== "running") this.endThread();
  }

  private endThread(): void {
    this.thread?.terminate();
    this.thread = null;
  }
}
