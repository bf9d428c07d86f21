/** What of a match may still be taken back: decisions since the last time that somebody saw something hidden. */
import type { GameEvent, MatchState, Seat } from "./engine/index.ts";
import { revealsHidden } from "./view/events.ts";

/** A position before a decision, and how many decisions counted then. */
interface Earlier {
  readonly seat: Seat;
  readonly state: MatchState;
  readonly count: number;
}

export class TakebackPoints {
  private earlier: Earlier[] = [];

  /** `before` is kept as it is: it must not change any more. */
  decided(before: Earlier, events: readonly GameEvent[], { outcome }: MatchState): void {
    if (revealsHidden(events) || outcome !== null) this.earlier = [];
    else this.earlier.push(before);
  }

  /** The seat's last decision that was one: what only had one answer would be given again at once. -1 for none. */
  private lastChoice(seat: Seat): number {
    return this.earlier.findLastIndex(
      ({ seat: decided, state: { prompt } }) =>
        decided === seat && (prompt!.answers.length > 1 || prompt!.kind === "turn"),
    );
  }

  has(seat: Seat): boolean {
    return this.lastChoice(seat) >= 0;
  }

  /** Before the seat's last choice; null if there is none. */
  of(seat: Seat): Earlier | null {
    return this.earlier[this.lastChoice(seat)] ?? null;
  }

  /** The match is back there: what came after it can no longer be taken back. */
  wentBackTo(point: Earlier): void {
    this.earlier.length = this.earlier.indexOf(point);
  }

  clear(): void {
    this.earlier = [];
  }
}
