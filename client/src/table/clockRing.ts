/** A ring that empties with the clock; at the end it beats and shows the seconds. */
const NAMESPACE = "http://www.w3.org/2000/svg";
const LENGTH = 100;
const HURRY_SECONDS = 10;

export interface ClockState {
  readonly fraction: number;
  readonly seconds: number;
}

export class ClockRing {
  readonly element = document.createElementNS(NAMESPACE, "svg");
  private readonly arc = document.createElementNS(NAMESPACE, "circle");
  private shown = "";

  constructor() {
    this.element.setAttribute("viewBox", "0 0 40 40");
    this.element.setAttribute("class", "t-ring");
    this.element.setAttribute("aria-hidden", "true");
    for (const [circle, name] of [
      [document.createElementNS(NAMESPACE, "circle"), "t-ring-back"],
      [this.arc, "t-ring-arc"],
    ] as const) {
      circle.setAttribute("cx", "20");
      circle.setAttribute("cy", "20");
      circle.setAttribute("r", "18");
      circle.setAttribute("pathLength", String(LENGTH));
      circle.setAttribute("class", name);
      this.element.append(circle);
    }
    this.show(null);
  }

  show(clock: ClockState | null): void {
    const text = clock === null ? "none" : `${clock.fraction.toFixed(3)}`;
    if (text === this.shown) return;
    this.shown = text;
    this.element.dataset["running"] = String(clock !== null);
    this.element.dataset["hurry"] = String(clock !== null && clock.seconds <= HURRY_SECONDS);
    this.arc.setAttribute("stroke-dasharray", `${(clock?.fraction ?? 0) * LENGTH} ${LENGTH}`);
  }
}

/** "1:05", "9". */
export const clockText = (seconds: number): string =>
  seconds >= 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : String(seconds);

/** How much of a question's time is left; the whole is the most that was ever left for it. */
export class PromptTimer {
  private longest = { prompt: -1, ms: 0 };

  read(prompt: number, clock: { readonly deadline: number; readonly now: number } | null): ClockState | null {
    if (clock === null) return null;
    const left = Math.max(0, clock.deadline - clock.now);
    if (this.longest.prompt !== prompt || left > this.longest.ms) this.longest = { prompt, ms: left };
    return { fraction: this.longest.ms === 0 ? 0 : left / this.longest.ms, seconds: Math.ceil(left / 1000) };
  }
}
