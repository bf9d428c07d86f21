/** One try at a puzzle as a source of a table; the exact solver sits in a worker and plays the other side. */
import type { Previews } from "@mindbug/shared/protocol";
import type { Puzzle } from "@mindbug/shared/puzzles";
import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import type { FromPuzzleWorker, Standing, ToPuzzleWorker } from "../worker/puzzleMessages.ts";
import type { MatchSource, MatchUpdate, PendingAnswer } from "./source.ts";

/** The part of a Worker that is needed here. */
export interface PuzzleThread {
  postMessage(message: ToPuzzleWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromPuzzleWorker>) => void) | null;
}

export const startPuzzleThread = (): PuzzleThread =>
  new Worker(new URL("../worker/puzzleWorker.ts", import.meta.url), { type: "module" });

export class PuzzleSource implements MatchSource {
  private readonly onItsWay = signal<PendingAnswer | null>(null);
  private readonly judged = signal<Standing>("open");
  private readonly listeners = new Set<(update: MatchUpdate) => void>();
  private readonly foreseen = signal<Previews | null>(null);
  private latest: MatchUpdate | null = null;
  readonly pending: ReadonlySignal<PendingAnswer | null> = this.onItsWay;
  readonly previews: ReadonlySignal<Previews | null> = this.foreseen;
  /** What the solver says of the answers so far. */
  readonly standing: ReadonlySignal<Standing> = this.judged;

  constructor(
    private readonly thread: PuzzleThread,
    puzzle: Puzzle,
    paceMs: number,
    private readonly onHint: (answer: number) => void,
  ) {
    thread.onmessage = ({ data }) => this.heard(data);
    thread.postMessage({ is: "begin", puzzle, paceMs });
  }

  subscribe(listener: (update: MatchUpdate) => void): () => void {
    this.listeners.add(listener);
    if (this.latest !== null) listener({ ...this.latest, events: [] });
    return () => this.listeners.delete(listener);
  }

  answer(prompt: number, answer: number): void {
    this.onItsWay.value = { prompt, answer, state: "sending" };
    this.thread.postMessage({ is: "answer", prompt, answer });
  }
  askPreviews(prompt: number): void {
    this.thread.postMessage({ is: "preview", prompt });
  }
  askHint(): void {
    this.thread.postMessage({ is: "hint" });
  }
  demonstrate(): void {
    this.thread.postMessage({ is: "demonstrate" });
  }

  private heard(message: FromPuzzleWorker): void {
    switch (message.is) {
      case "hint":
        if (message.prompt === this.latest?.view.prompt?.id) this.onHint(message.answer);
        return;
      case "previews":
        this.foreseen.value = message.previews;
        return;
      case "refused": {
        const pending = this.onItsWay.peek();
        if (pending !== null) this.onItsWay.value = { ...pending, state: "refused", code: message.code };
        return;
      }
      case "update":
        this.latest = message.update;
        batch(() => {
          this.judged.value = message.standing;
          this.onItsWay.value = null;
          this.foreseen.value = null;
        });
        for (const listener of this.listeners) listener(message.update);
        return;
      default:
        message satisfies never;
    }
  }
}
