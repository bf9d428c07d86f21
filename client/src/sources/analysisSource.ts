/** An analysis board as a source of the one table: every answer is another step of a tree that a worker keeps. */
import type { Previews } from "@mindbug/shared/protocol";
import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import type {
  BoardState,
  Estimates,
  FromAnalysisWorker,
  Position,
  ToAnalysisWorker,
} from "../worker/analysisMessages.ts";
import type { MatchSource, MatchUpdate, PendingAnswer } from "./source.ts";

/** The part of a Worker that is needed here. */
export interface AnalysisThread {
  postMessage(message: ToAnalysisWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromAnalysisWorker>) => void) | null;
}

export const startAnalysisThread = (): AnalysisThread =>
  new Worker(new URL("../worker/analysisWorker.ts", import.meta.url), { type: "module" });

/** Why what was asked for is not on the table. */
export interface BoardProblem {
  readonly of: "code" | "position";
  readonly reason: string;
}

/** What would open this board again, and what lies on it now by card names. */
export interface Shared {
  readonly code: string;
  readonly position: Position;
}

export class AnalysisSource implements MatchSource {
  private readonly onItsWay = signal<PendingAnswer | null>(null);
  private readonly foreseen = signal<Previews | null>(null);
  private readonly listeners = new Set<(update: MatchUpdate) => void>();
  private latest: MatchUpdate | null = null;
  private readonly known = signal<BoardState | null>(null);
  private readonly thought = signal<Estimates | null>(null);
  private readonly refusal = signal<BoardProblem | null>(null);
  private readonly missing = signal(0);
  private readonly link = signal<Shared | null>(null);
  private readonly apart = signal<Position | null>(null);

  readonly pending: ReadonlySignal<PendingAnswer | null> = this.onItsWay;
  readonly previews: ReadonlySignal<Previews | null> = this.foreseen;
  readonly board: ReadonlySignal<BoardState | null> = this.known;
  /** Of the place that is shown; null while nothing is known yet. */
  readonly estimates: ReadonlySignal<Estimates | null> = this.thought;
  readonly problem: ReadonlySignal<BoardProblem | null> = this.refusal;
  /** How many moves of the link led nowhere. */
  readonly lost: ReadonlySignal<number> = this.missing;
  readonly shared: ReadonlySignal<Shared | null> = this.link;
  /** The position that is being put together; null while it is played. */
  readonly inParts: ReadonlySignal<Position | null> = this.apart;

  constructor(
    private readonly thread: AnalysisThread,
    code: string,
    paceMs: number,
  ) {
    thread.onmessage = ({ data }) => this.heard(data);
    this.send({ is: "open", code, paceMs });
  }

  readonly send = (message: ToAnalysisWorker): void => this.thread.postMessage(message);

  subscribe(listener: (update: MatchUpdate) => void): () => void {
    this.listeners.add(listener);
    if (this.latest !== null) listener({ ...this.latest, events: [] });
    return () => this.listeners.delete(listener);
  }

  answer(prompt: number, answer: number): void {
    this.onItsWay.value = { prompt, answer, state: "sending" };
    this.send({ is: "answer", prompt, answer });
  }
  askPreviews(prompt: number): void {
    this.send({ is: "preview", prompt });
  }

  /** Begins to put a position together: from what lies there, or from one that is given. */
  takeApart(from?: Position): void {
    if (from === undefined) this.send({ is: "takeApart" });
    else this.layOut(from);
  }
  layOut(position: Position): void {
    this.apart.value = position;
    this.refusal.value = null;
    this.send({ is: "layOut", position });
  }
  /** Back to the board as it was. */
  putBack(): void {
    this.apart.value = null;
    this.send({ is: "layOut", position: null });
  }
  begin(position: Position): void {
    this.send({ is: "begin", position });
  }
  forgetProblem(): void {
    this.refusal.value = null;
  }

  private heard(message: FromAnalysisWorker): void {
    switch (message.is) {
      case "update":
        this.latest = message.update;
        this.onItsWay.value = null;
        this.foreseen.value = null;
        for (const listener of this.listeners) listener(message.update);
        return;
      case "board":
        return batch(() => {
          this.known.value = message.board;
          this.refusal.value = this.refusal.peek()?.of === "code" ? this.refusal.peek() : null;
          if (this.thought.peek()?.place !== message.board.at) this.thought.value = null;
        });
      case "estimates":
        if (message.estimates.place === this.known.peek()?.at) this.thought.value = message.estimates;
        return;
      case "apart":
        return this.layOut(message.position);
      case "begun":
        this.apart.value = null;
        return;
      case "problem":
        this.refusal.value = { of: message.of, reason: message.reason };
        return;
      case "lost":
        this.missing.value = message.moves;
        return;
      case "code":
        this.link.value = { code: message.code, position: message.position };
        return;
      case "previews":
        this.foreseen.value = message.previews;
        return;
      case "refused": {
        const pending = this.onItsWay.peek();
        if (pending !== null) this.onItsWay.value = { ...pending, state: "refused", code: message.code };
        return;
      }
      // The review of a match has a thread of its own.
      case "reviewed":
      case "notReviewed":
        return;
      default:
        message satisfies never;
    }
  }
}
