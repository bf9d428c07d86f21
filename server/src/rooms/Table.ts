/** What one room holds: seats, clock, match and score; and how all of it is shown. */
import type { Client } from "colyseus";
import { type GameEvent, type Seat } from "@mindbug/shared";
import { type RoomOptions, type RoomView, type SeatState, TableState } from "@mindbug/shared/protocol";
import { errorText, log } from "../log.ts";
import { OwnershipLost, type RoomRecord } from "../store/Store.ts";
import { DecisionClock } from "./clock.ts";
import type { Game } from "./game.ts";
import { type Guests, queueEvents, Windows } from "./publish.ts";
import { Seats } from "./seats.ts";

export const SEATS: readonly Seat[] = [0, 1];

/** What the table needs of the room around it. */
export interface Around {
  /** Sends what changed to everybody. */
  patch(): void;
  /** The clock of this seat has run out. */
  expired(seat: Seat): void;
  /** Another process runs the room by now. */
  lost(): void;
}

export class Table {
  readonly state = new TableState();
  readonly seats = new Seats();
  readonly guests: Guests = new Map();
  readonly windows = new Windows(this.state);
  clock: DecisionClock;
  game: Game | null = null;
  /** The room's match is kept, but these rules cannot replay it. */
  broken = false;
  /** Matches won before the current one: what that one adds follows from its outcome, so no crash can come between the two. */
  wonBefore: readonly [number, number] = [0, 0];
  takebackFrom: Seat | null = null;
  /** The position at which the opponent said no: nobody is asked twice. */
  takebackDenied = "";
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly code: string,
    readonly options: RoomOptions,
    private readonly around: Around,
  ) {
    this.state.code = code;
    this.state.options = JSON.stringify(options);
    this.clock = this.newClock();
  }

  newClock(): DecisionClock {
    const seconds = this.options.clock === "off" ? 0 : Number(this.options.clock);
    return new DecisionClock(seconds * 1000, this.options.bank * 1000, (seat) => this.around.expired(seat));
  }

  /** Everything that changes the match happens one after the other. */
  enqueue(task: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(task).catch((error: unknown) => {
      if (error instanceof OwnershipLost) return this.around.lost();
      log("error", "room task failed", { room: this.code, error: errorText(error) });
    });
    return this.queue;
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

  score(): [number, number] {
    const winner = this.game?.state.outcome?.winner ?? null;
    return [this.wonBefore[0] + (winner === 0 ? 1 : 0), this.wonBefore[1] + (winner === 1 ? 1 : 0)];
  }

  record(): RoomRecord {
    return {
      code: this.code,
      options: this.options,
      seats: this.seats.records(),
      score: this.wonBefore,
      matchId: this.game?.id ?? null,
    };
  }

  spectators(): Client[] {
    return [...this.guests].filter(([, { viewer }]) => typeof viewer === "string").map(([client]) => client);
  }

  /** Shows the match as it now is, with what has just happened. */
  publish(events: readonly GameEvent[]): void {
    if (this.game !== null) {
      this.windows.write(this.game);
      queueEvents(this.game, events, this.guests);
    }
    this.show();
  }

  /** Shows who is there, how they stand and how long they have. */
  show(): void {
    this.runClock();
    const { state } = this;
    state.phase = this.phase;
    state.spectators = this.spectators().length;
    state.deadline = this.clock.deadline();
    state.takeback = this.takebackFrom ?? -1;
    const score = this.score();
    for (const seat of SEATS) this.showSeat(seat === 0 ? state.seat0 : state.seat1, seat, score[seat]);
    this.around.patch();
  }

  /** Runs while a person has to decide and somebody is there to play: not while a bot thinks, and not through a night when both are gone. */
  private runClock(): void {
    const prompt = this.game?.state.prompt ?? null;
    const person = prompt !== null && this.seats.of(prompt.seat)?.bot === null;
    this.clock.next(person ? prompt.seat : null, person ? this.position : "");
    this.clock.run(person && this.seats.anyonePresent());
  }

  private showSeat(into: SeatState, seat: Seat, score: number): void {
    const sitting = this.seats.of(seat);
    into.taken = sitting !== null;
    into.name = sitting?.name ?? "";
    into.bot = sitting?.bot ?? "";
    into.connected = sitting !== null && (sitting.bot !== null || sitting.client !== null);
    into.awaySince = sitting === null || into.connected ? 0 : sitting.awaySince;
    into.ready = sitting?.ready ?? false;
    into.rematch = sitting?.rematch ?? false;
    into.score = score;
    into.bank = this.clock.bank[seat];
  }
}
