/** The time that a question leaves. */
export interface ClockState {
  /** 1 at the beginning, 0 when it is over. */
  readonly fraction: number;
  readonly seconds: number;
}

/** How much of a question's time is left; the whole is the most that was ever left for it. */
export class PromptTimer {
  private longest = { prompt: -1, ms: 0 };

  read(prompt: number, deadline: number, now: number): ClockState {
    const left = Math.max(0, deadline - now);
    if (this.longest.prompt !== prompt || left > this.longest.ms) this.longest = { prompt, ms: left };
    return { fraction: this.longest.ms === 0 ? 0 : left / this.longest.ms, seconds: Math.ceil(left / 1000) };
  }
}
