/**
 * A match in a thread of this browser, against the bot or as an example, as a source of a table. Needs no line once it
 * has begun.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { Previews } from "@mindbug/shared/protocol";
import type { FromWorker, ToWorker } from "../worker/messages.ts";
import { opensMatch } from "../store/opening.ts";
import type { MatchSource, MatchUpdate, PendingAnswer } from "./source.ts";

/** The part of a Worker that is needed here. */
export interface Referee {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
}

export const startReferee = (): Referee =>
  new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });

export class LocalSource implements MatchSource {
  private readonly onItsWay = signal<PendingAnswer | null>(null);
  private readonly newest = signal<MatchUpdate | null>(null);
  private readonly listeners = new Set<(update: MatchUpdate) => void>();
  readonly pending: ReadonlySignal<PendingAnswer | null> = this.onItsWay;
  private readonly foreseen = signal<Previews | null>(null);
  readonly previews: ReadonlySignal<Previews | null> = this.foreseen;
  readonly latest: ReadonlySignal<MatchUpdate | null> = this.newest;

  constructor(
    private readonly referee: Referee,
    begin: ToWorker,
  ) {
    referee.onmessage = ({ data }) => this.heard(data);
    referee.postMessage(begin);
  }

  subscribe(listener: (update: MatchUpdate) => void): () => void {
    this.listeners.add(listener);
    const present = this.newest.peek();
    if (present !== null) listener(opensMatch(present.events) ? present : { ...present, events: [] });
    return () => this.listeners.delete(listener);
  }

  answer(prompt: number, answer: number): void {
    this.onItsWay.value = { prompt, answer, state: "sending" };
    this.referee.postMessage({ is: "answer", prompt, answer });
  }

  askPreviews(prompt: number): void {
    this.referee.postMessage({ is: "preview", prompt });
  }

  private heard(message: FromWorker): void {
    switch (message.is) {
      case "refused": {
        const pending = this.onItsWay.peek();
        if (pending !== null) this.onItsWay.value = { ...pending, state: "refused", code: message.code };
        return;
      }
      case "previews":
        this.foreseen.value = message.previews;
        return;
      case "update":
        this.newest.value = message.update;
        this.onItsWay.value = null;
        this.foreseen.value = null;
        for (const listener of this.listeners) listener(message.update);
        return;
      default:
        message satisfies never;
    }
  }
}
