/** The time for one decision, then the seat's bank. Runs by itself: the room's own clock stands still between patches. */
import type { Seat } from "@mindbug/shared";

export class DecisionClock {
  private timer: NodeJS.Timeout | null = null;
  private running: { seat: Seat; since: number } | null = null;
  readonly bank: [number, number];
  /** Decisions in a row that the clock had to make. */
  readonly strikes: [number, number] = [0, 0];

  /** `perDecision` 0 is no clock at all. */
  constructor(private readonly perDecision: number, bank: number, private readonly onExpiry: (seat: Seat) => void) {
    this.bank = [bank, bank];
  }

  get on(): boolean {
    return this.perDecision > 0;
  }

  /** When the running decision ends, 0 while none runs. */
  deadline(): number {
    return this.running === null ? 0 : this.running.since + this.perDecision + this.bank[this.running.seat];
  }

  start(seat: Seat, now = Date.now()): void {
    this.stop(now);
    if (!this.on) return;
    this.running = { seat, since: now };
    this.timer = setTimeout(() => this.onExpiry(seat), this.perDecision + this.bank[seat]);
  }

  /** Stops, and takes what was used beyond the decision's own time from the bank. */
  stop(now = Date.now()): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.running === null) return;
    const over = Math.max(0, now - this.running.since - this.perDecision);
    this.bank[this.running.seat] = Math.max(0, this.bank[this.running.seat] - over);
    this.running = null;
  }

  /** The bank as it will be if the running decision ends now. */
  bankAfter(seat: Seat, now = Date.now()): number {
    const over = this.running?.seat === seat ? Math.max(0, now - this.running.since - this.perDecision) : 0;
    return Math.max(0, this.bank[seat] - over);
  }
}
