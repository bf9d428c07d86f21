/** Movement over time, without a library: arcs, overshoot, and an end that is always reached. */
export type Ease = (t: number) => number;

export const linear: Ease = (t) => t;
export const easeIn: Ease = (t) => t ** 3;
export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
/** A little past the goal and back. */
export const overshoot: Ease = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;

interface Running {
  readonly step: (t: number) => void;
  readonly ms: number;
  readonly ease: Ease;
  readonly owner: object;
  readonly done: () => void;
  age: number;
}

/** All movements under way; the render loop drives it. */
export class Tweens {
  private running: Running[] = [];

  /** `onStart` hears of every movement: whoever draws frames has to begin with it. */
  constructor(private readonly onStart: () => void = () => undefined) {}

  /** Calls `step` with 0..1. A new movement of the same owner ends the old one where it stands. */
  run(owner: object, ms: number, ease: Ease, step: (t: number) => void): Promise<void> {
    this.stop(owner);
    if (ms <= 0) {
      step(1);
      return Promise.resolve();
    }
    this.onStart();
    return new Promise((done) => this.running.push({ step, ms, ease, owner, done, age: 0 }));
  }

  stop(owner: object): void {
    const stopped = this.running.filter((one) => one.owner === owner);
    this.running = this.running.filter((one) => one.owner !== owner);
    for (const one of stopped) one.done();
  }

  advance(ms: number): void {
    for (const one of [...this.running]) {
      one.age += ms;
      one.step(one.age >= one.ms ? 1 : one.ease(one.age / one.ms));
      if (one.age >= one.ms) this.end(one);
    }
  }

  /** Everything arrives at once. */
  finishAll(): void {
    for (const one of [...this.running]) {
      one.step(1);
      this.end(one);
    }
  }

  isFree(owner: object): boolean {
    return !this.running.some((one) => one.owner === owner);
  }

  get busy(): boolean {
    return this.running.length > 0;
  }

  private end(one: Running): void {
    this.running = this.running.filter((other) => other !== one);
    one.done();
  }
}
