/**
 * A match in a thread of this browser, against the bot or as an example, as a source of a table. Needs no line once it
 * has begun.
 */
import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Previews } from "@mindbug/shared/protocol";
import type { BesideMatch, FromWorker, ToWorker } from "../worker/messages.ts";
import { opensMatch } from "../store/opening.ts";
import type { MatchSource, MatchUpdate, PendingAnswer } from "./source.ts";

/** The part of a Worker that is needed here. */
export interface Referee {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
}

export class LocalSource implements MatchSource {
  private readonly onItsWay = signal<PendingAnswer | null>(null);
  private readonly newest = signal<MatchUpdate | null>(null);
  private readonly listeners = new Set<(update: MatchUpdate) => void>();
  readonly pending: ReadonlySignal<PendingAnswer | null> = this.onItsWay;
  private readonly foreseen = signal<Previews | null>(null);
  readonly previews: ReadonlySignal<Previews | null> = this.foreseen;
  private readonly takeable = signal(false);
  readonly latest: ReadonlySignal<MatchUpdate | null> = this.newest;
  readonly mayTakeBack: ReadonlySignal<boolean> = this.takeable;

  constructor(
    private readonly referee: Referee,
    begin: ToWorker,
    private readonly onBeside: (message: BesideMatch) => void = () => undefined,
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
        batch(() => {
          this.newest.value = message.update;
          this.takeable.value = message.mayTakeBack;
          this.onItsWay.value = null;
          this.foreseen.value = null;
        });
        for (const listener of this.listeners) listener(message.update);
        return;
      default:
        this.onBeside(message);
    }
  }
}
