/** The match of a room: the game that is journaled, its clock, the score of the series, and who asks to take back. */
import type { Seat } from "@mindbug/shared";
import type { RoomOptions, RoomView, Takeback } from "@mindbug/shared/protocol";
import { DecisionClock } from "./decisionClock.ts";
import type { JournaledMatch } from "./journaledMatch.ts";

/** Names meet, hands are dealt, the cards that say who begins are compared: nobody's time runs meanwhile. */
export const OPENING_MS = 3000;

export class Match {
  game: JournaledMatch | null = null;
  clock: DecisionClock;
  /** The room's match is kept, but these rules cannot replay it. */
  broken = false;
  /** Matches won before the current one: what that one adds follows from its outcome, so no crash can come between. */
  wonBefore: readonly [number, number] = [0, 0];
  takebackFrom: Seat | null = null;
  /** The position at which the opponent said no: nobody is asked twice. */
  takebackDenied = "";
  onClockExpired: (seat: Seat) => void = () => {};

  constructor(private readonly options: RoomOptions) {
    this.clock = this.newClock();
  }

  begin(game: JournaledMatch, wonBefore: readonly [number, number]): void {
    this.clock.stop();
    this.clock = this.newClock();
    this.clock.allow(OPENING_MS);
    this.wonBefore = wonBefore;
    this.game = game;
    this.broken = false;
    this.takebackFrom = null;
  }

  private newClock(): DecisionClock {
    const seconds = this.options.clock === "off" ? 0 : Number(this.options.clock);
    return new DecisionClock(seconds * 1000, this.options.bank * 1000, (seat) => this.onClockExpired(seat));
  }

  get phase(): RoomView["phase"] {
    if (this.broken) return "broken";
    if (this.game === null) return "lobby";
    return this.game.state.outcome === null ? "playing" : "over";
  }

  /** Where the match stands; never the same twice, not even after something was taken back. */
  get position(): string {
    return this.game === null ? "" : `${this.game.id}:${this.game.step}`;
  }

  /** Is everything played that this series was to be? A draw in a best of three is played again. */
  get seriesOver(): boolean {
    return this.phase === "over" && (this.options.bestOf === 1 || Math.max(...this.score()) >= 2);
  }

  takebackFor(seat: Seat): Takeback {
    if (this.game === null || this.broken || !this.game.canTakeBack(seat)) return "nothing";
    return this.takebackDenied === this.position ? "denied" : "possible";
  }

  score(): [number, number] {
    const winner = this.game?.state.outcome?.winner ?? null;
    return [this.wonBefore[0] + (winner === 0 ? 1 : 0), this.wonBefore[1] + (winner === 1 ? 1 : 0)];
  }
}
