/**
 * The time for one decision, then the seat's bank. Runs by itself: the room's own clock stands still between patches.
 */
import type { Seat } from "@mindbug/shared";
import type { Entry } from "../store/store.ts";
import { steadyNow } from "../time.ts";

/** Before the room tries once more to answer for somebody whose answer could not be saved. */
const RETRY = 5000;

/** What is left at least of the decision that a restart interrupted. */
const AFTER_RESTART = 10_000;

export class DecisionClock {
  private timer: NodeJS.Timeout | null = null;
  private seat: Seat | null = null;
  private decision = "";
  /** Milliseconds used of this decision before it last went on, and when that was; null while it stands. */
  private used = 0;
  private since: number | null = null;
  readonly bank: [number, number];
  /** Decisions in a row that the clock had to make. */
  readonly strikes: [number, number] = [0, 0];

  /** Of the decision that a restart interrupted, for whichever is the next to be asked; below zero it is a gift. */
  private carried = 0;

  /** `perDecision` 0 is no clock at all. */
  constructor(
    private readonly perDecision: number,
    bank: number,
    private readonly onExpiry: (seat: Seat) => void,
  ) {
    this.bank = [bank, bank];
  }

  get on(): boolean {
    return this.perDecision > 0;
  }

  private spent(now: number): number {
    return this.used + (this.since === null ? 0 : now - this.since);
  }

  /** When the running decision ends, 0 while none runs. */
  deadline(): number {
    return this.since === null || this.seat === null
      ? 0
      : this.since - this.used + this.perDecision + this.bank[this.seat];
  }

  /** Whose decision it now is, and which: for the same decision the clock is not set back. */
  next(seat: Seat | null, decision: string, now = steadyNow()): void {
    if (decision === this.decision && seat === this.seat) return;
    if (this.seat !== null) this.bank[this.seat] = this.bankAfter(this.seat, now);
    this.halt();
    this.seat = seat;
    this.decision = decision;
    this.used = this.carried;
    this.carried = 0;
    this.since = null;
  }

  /**
   * One entry of a journal, after a restart: the bank, the strikes, and how long ago what is now asked was asked. How
   * long the server was away is not known, so whoever comes back has a little time in any case, and the whole bank.
   */
  recall(entry: Entry, now = Date.now()): void {
    if (entry.t !== "decide") return;
    this.bank[entry.seat] = entry.bank;
    if (entry.by === "clock") this.strikes[entry.seat] += 1;
    else if (entry.by === undefined) this.strikes[entry.seat] = 0;
    const most = Math.max(0, this.perDecision - AFTER_RESTART);
    this.carried = entry.at === undefined ? 0 : Math.min(Math.max(0, now - entry.at), most);
  }

  /** More time for the first decision: before it, how the match opens is to be seen. */
  allow(opening: number): void {
    this.carried = -opening;
  }

  /** Goes on, or stands still while nobody can act. */
  run(running: boolean, now = steadyNow()): void {
    if (!this.on || this.seat === null || running === (this.since !== null)) return;
    const seat = this.seat;
    if (running) {
      this.since = now;
      this.timer = setTimeout(() => this.onExpiry(seat), Math.max(0, this.deadline() - now));
    } else {
      this.used = this.spent(now);
      this.since = null;
      this.halt();
    }
  }

  private halt(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  stop(): void {
    this.next(null, "");
  }

  retry(): void {
    const { seat } = this;
    if (seat !== null && this.since !== null) this.timer = setTimeout(() => this.onExpiry(seat), RETRY);
  }

  /** The bank as it will be if the running decision ends now. */
  bankAfter(seat: Seat, now = steadyNow()): number {
    const over = this.on && this.seat === seat ? Math.max(0, this.spent(now) - this.perDecision) : 0;
    return Math.max(0, this.bank[seat] - over);
  }
}
