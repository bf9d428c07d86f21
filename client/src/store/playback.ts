/** From what the source says to what has been shown so far: one event at a time, or all of them at once. */
import { applyEvent } from "@mindbug/shared/view";
import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import type { MatchUpdate } from "../sources/source.ts";
import type { GameEvent, MatchView } from "../table/model/model.ts";
import { clearedTable, opensMatch } from "./opening.ts";

/** An event at the moment it begins to be shown, or is skipped. */
export interface ToldEvent {
  readonly event: GameEvent;
  readonly before: MatchView;
  readonly after: MatchView;
  /** false if it was skipped: nobody saw it happen. */
  readonly seen: boolean;
  readonly update: MatchUpdate;
}

/** Shows events as movement. Without one every update is shown at once. */
export interface Animator {
  /** `showNext` puts the picture after the event on the table; the next event begins when the promise is done. */
  play(told: ToldEvent, showNext: () => void): Promise<void>;
  /** Whatever moves arrives now, and so does everything that still begins to move for the present event. */
  hurry(): void;
}

/** More updates than this are not played one by one any more. */
const MOST_WAITING = 4;
/** A match that has just begun waits for so long until it can be drawn: nobody misses how it opens. */
const MOST_UNDRAWN_MS = 3000;

export class Playback {
  private readonly newest = signal<MatchUpdate | null>(null);
  private readonly reached = signal<MatchView | null>(null);
  private readonly playing = signal<MatchUpdate | null>(null);
  private readonly busy = signal(false);
  private readonly listeners = new Set<(told: ToldEvent) => void>();
  private queue: MatchUpdate[] = [];
  /** Of the first update in the queue: how many events have been told. */
  private told = 0;
  /** The view after the last told event; `shown` follows when the animation wants it to. */
  private after: MatchView | null = null;
  private animator: Animator | null = null;
  private running = false;
  private undrawn: ReturnType<typeof setTimeout> | undefined;

  readonly latest: ReadonlySignal<MatchUpdate | null> = this.newest;
  readonly shown: ReadonlySignal<MatchView | null> = this.reached;
  readonly moving: ReadonlySignal<boolean> = this.busy;
  /** The update whose events are being shown. */
  readonly current: ReadonlySignal<MatchUpdate | null> = this.playing;

  /** `isHidden` tells whether anybody is looking: for nobody, nothing is played. */
  constructor(private readonly isHidden: () => boolean) {}

  animate(animator: Animator | null): void {
    this.animator = animator;
    clearTimeout(this.undrawn);
    this.undrawn = undefined;
    if (animator === null || this.isHidden()) this.finish();
    else if (this.busy.peek() && !this.running) void this.play(animator);
  }

  /** Hears every event once, in order, when it begins to be shown or is skipped. */
  onEvent(listener: (told: ToldEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  receive(update: MatchUpdate): void {
    const first = this.newest.peek() === null;
    this.newest.value = update;
    const opens = opensMatch(update.events);
    if ((first && !opens) || (update.events.length === 0 && this.queue.length === 0)) return this.settle(update);
    this.queue.push(update);
    this.busy.value = true;
    if (first && this.animator === null) this.awaitAnimator(update);
    if (this.isHidden() || this.queue.length > MOST_WAITING || (this.animator === null && this.undrawn === undefined))
      this.finish();
    else if (this.animator !== null && !this.running) void this.play(this.animator);
  }

  private awaitAnimator(update: MatchUpdate): void {
    this.reached.value = clearedTable(update.view);
    this.undrawn = setTimeout(() => this.finish(), MOST_UNDRAWN_MS);
  }

  /** Skips to the end of everything that is known. */
  finish(): void {
    clearTimeout(this.undrawn);
    this.undrawn = undefined;
    if (!this.busy.peek()) return;
    batch(() => {
      for (let update = this.queue[0]; update !== undefined; update = this.queue[0]) {
        while (this.told < update.events.length) this.tell(update, false);
        this.settle(update);
      }
    });
    this.animator?.hurry();
  }

  whenStill(): Promise<void> {
    if (!this.busy.peek()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.busy.subscribe((moving) => {
        if (moving) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }

  private async play(animator: Animator): Promise<void> {
    this.running = true;
    for (let update = this.queue[0]; update !== undefined; update = this.queue[0]) {
      this.begin(update);
      while (this.queue[0] === update && this.told < update.events.length)
        await this.playEvent(animator, update, this.tell(update, true));
      if (this.queue[0] === update) this.settle(update);
    }
    this.running = false;
  }

  private async playEvent(animator: Animator, update: MatchUpdate, told: ToldEvent): Promise<void> {
    let due = true;
    // Once something was skipped, a movement that is still winding down must not turn the picture back.
    const showNext = (): void => {
      if (due && this.queue[0] === update) this.reached.value = told.after;
      due = false;
    };
    try {
      await animator.play(told, showNext);
    } catch (error) {
      // A picture that cannot be drawn must not stop the match; the console says what went wrong.
      reportError(error);
    }
    showNext();
  }

  /** The question has been answered: while its consequences play, nothing is asked. */
  private begin(update: MatchUpdate): void {
    const before = opensMatch(update.events) ? clearedTable(update.view) : this.reached.peek();
    if (before === null || update.events.length === 0) return;
    batch(() => {
      this.playing.value = update;
      this.reached.value = this.after = { ...before, prompt: null };
    });
  }

  private tell(update: MatchUpdate, seen: boolean): ToldEvent {
    const opens = this.told === 0 && opensMatch(update.events);
    const before = opens ? clearedTable(update.view) : (this.after ?? update.view);
    const event = update.events[this.told++]!;
    // What is asked next is shown when all that led to it has been.
    const after = { ...applyEvent(before, event), prompt: null };
    this.after = after;
    const told = { event, before, after, seen, update };
    for (const listener of this.listeners) listener(told);
    return told;
  }

  /** The source has the last word. */
  private settle(update: MatchUpdate): void {
    if (this.queue[0] === update) this.queue.shift();
    this.told = 0;
    batch(() => {
      this.reached.value = this.after = update.view;
      this.playing.value = null;
      this.busy.value = this.queue.length > 0;
    });
  }
}
