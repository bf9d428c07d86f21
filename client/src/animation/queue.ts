/** Plays what happened in order. A click skips; a hidden tab or a long backlog catches up at once. */
export type Speed = "off" | "fast" | "normal";

export interface Pace {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
}

/** Milliseconds to spend on something that takes `normal` ms at full speed. */
export function paced(pace: Pace, normal: number): number {
  if (pace.speed === "off") return 0;
  if (pace.reducedMotion) return Math.min(120, normal);
  return pace.speed === "fast" ? normal * 0.45 : normal;
}

export interface Batch {
  /** Each step is shown in turn. */
  readonly steps: readonly (() => Promise<void>)[];
  /** The end picture; always called, exactly once. */
  readonly settle: () => void;
}

const MOST_WAITING = 4;

export class AnimationQueue {
  private waiting: Batch[] = [];
  private playing = false;
  private skipping = false;
  private closed = false;

  /** `finishNow` brings every movement under way to its end; `isHidden` tells whether anybody is looking. */
  constructor(
    private readonly finishNow: () => void,
    private readonly isHidden: () => boolean,
  ) {}

  add(batch: Batch): void {
    this.waiting.push(batch);
    if (this.waiting.length > MOST_WAITING || this.isHidden()) this.skip();
    if (!this.playing) void this.play();
  }

  /** Shows the end picture of everything that waits, now. */
  skip(): void {
    if (!this.playing && this.waiting.length === 0) return;
    this.skipping = true;
    this.finishNow();
  }

  /** Nothing is shown any more, not even end pictures. */
  close(): void {
    this.waiting = [];
    this.closed = true;
    this.skip();
  }

  get busy(): boolean {
    return this.playing;
  }

  /** Whatever still begins to move arrives at once: a hidden tab draws no frames, and a click that skips skips all of it. */
  get hurries(): boolean {
    return this.skipping || this.isHidden();
  }

  private async play(): Promise<void> {
    this.playing = true;
    for (let batch = this.waiting.shift(); batch !== undefined; batch = this.waiting.shift()) {
      for (const step of batch.steps) {
        if (this.skipping || this.isHidden()) break;
        await step();
      }
      if (!this.closed) batch.settle();
    }
    this.skipping = false;
    this.playing = false;
  }
}
