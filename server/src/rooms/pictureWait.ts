/**
 * Nobody's time runs before their table is drawn: on a slow line the first picture takes longer than the first
 * decision. In a match a seat is waited for as long as this and no longer: never to have seen anything wins no time.
 */
import type { Seat } from "@mindbug/shared";
import { steadyNow } from "../time.ts";

const MOST_WAIT = 30_000;

export class PictureWait {
  private match = "";
  private readonly left: [number, number] = [MOST_WAIT, MOST_WAIT];
  private waiting: { readonly seat: Seat; readonly since: number; readonly timer: NodeJS.Timeout } | null = null;

  /** `onOver` hears of it when a seat has been waited for long enough. */
  constructor(private readonly onOver: () => void) {}

  /** Whether the clock waits for this seat, which has to decide and sees nothing yet; null for nobody. */
  for(seat: Seat | null, match: string, now = steadyNow()): boolean {
    if (this.waiting !== null && (this.waiting.seat !== seat || this.match !== match)) this.end(now);
    if (this.match !== match) this.left.fill(MOST_WAIT);
    this.match = match;
    if (this.waiting !== null) return true;
    if (seat === null || this.left[seat] <= 0) return false;
    this.waiting = { seat, since: now, timer: setTimeout(() => this.over(), this.left[seat]).unref() };
    return true;
  }

  private over(): void {
    if (this.waiting === null) return;
    const { seat } = this.waiting;
    this.waiting = null;
    this.left[seat] = 0;
    this.onOver();
  }

  private end(now: number): void {
    if (this.waiting === null) return;
    clearTimeout(this.waiting.timer);
    this.left[this.waiting.seat] -= now - this.waiting.since;
    this.waiting = null;
  }
}
