/** What one room holds: seats, clock, match and score; and how all of it is shown. */
import type { Client } from "colyseus";
import { type GameEvent, type Seat } from "@mindbug/shared";
import { type RoomOptions, type PlayerState, TableState, writeOptions } from "@mindbug/shared/protocol";
import { inOnePiece } from "../colyseus/onePiece.ts";
import { errorText, log } from "../log.ts";
import { OwnershipLost, type RoomRecord } from "../store/store.ts";
import { Match } from "./match.ts";
import { PictureWait } from "./pictureWait.ts";
import { sendEvents } from "./eventMessages.ts";
import { type Connections, SecretViews } from "./viewSync.ts";
import { Seats } from "./seats.ts";

export const SEATS: readonly Seat[] = [0, 1];

/** How a table reaches the connections of its room. */
export interface RoomOutput {
  /** Sends what changed to everybody. */
  sendPatch(): void;
  /** Another process runs the room by now. */
  onOwnershipLost(): void;
}

export class Table {
  readonly state = new TableState();
  readonly seats = new Seats();
  readonly connections: Connections = new Map();
  readonly secretViews = new SecretViews(this.state);
  readonly match: Match;
  /** Empty for a room without a password. */
  passwordHash = "";
  /** The code of the evening that this table belongs to. */
  eveningCode: string | null = null;
  private readonly pictureWait = new PictureWait(() => this.refresh());
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly code: string,
    readonly options: RoomOptions,
    private readonly output: RoomOutput,
  ) {
    this.state.code = code;
    writeOptions(this.state, options);
    this.match = new Match(options);
  }

  /** Everything that changes the match happens one after the other. */
  enqueue(task: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(task).catch((error: unknown) => {
      if (error instanceof OwnershipLost) return this.output.onOwnershipLost();
      log("error", "room task failed", { room: this.code, error: errorText(error) });
    });
    return this.queue;
  }

  record(): RoomRecord {
    return {
      code: this.code,
      options: this.options,
      seats: this.seats.records(),
      score: this.match.wonBefore,
      matchId: this.match.game?.id ?? null,
      passwordHash: this.passwordHash,
      evening: this.eveningCode === null ? null : { of: this.eveningCode },
    };
  }

  spectators(): Client[] {
    return [...this.connections].filter(([, { viewer }]) => typeof viewer === "string").map(([client]) => client);
  }

  /** Shows the match as it now is, with what has just happened. */
  publish(events: readonly GameEvent[]): void {
    inOnePiece(this.connections.keys(), () => {
      const { game } = this.match;
      if (game !== null) {
        this.secretViews.write(game);
        sendEvents(game, events, this.connections);
      }
      this.refresh();
    });
  }

  /** Shows who is there, how they stand and how long they have. */
  refresh(): void {
    this.runClock();
    const { state, match } = this;
    state.phase = match.phase;
    state.evening = this.eveningCode ?? "";
    state.spectators = this.spectators().length;
    state.deadline = match.clock.deadline();
    state.takeback = match.takebackFrom ?? -1;
    const score = match.score();
    for (const seat of SEATS) this.writeSeat(state.players.get(String(seat))!, seat, score[seat]);
    this.output.sendPatch();
  }

  /**
   * Runs while a person has to decide and somebody is there to play: not while a bot thinks, not before the table is
   * drawn, and not through a night when both are gone.
   */
  private runClock(): void {
    const { match, seats } = this;
    const prompt = match.game?.state.prompt ?? null;
    const sitting = prompt === null ? null : seats.of(prompt.seat);
    const seat = sitting?.bot === null ? prompt!.seat : null;
    match.clock.next(seat, seat === null ? "" : match.position);
    const unseen = match.clock.on && sitting?.client != null && sitting.seeing !== sitting.client;
    const waits = this.pictureWait.for(unseen ? seat : null, match.game?.id ?? "");
    match.clock.run(seat !== null && seats.anyonePresent() && !waits);
  }

  /** The room ends, or goes on elsewhere. */
  stopClock(): void {
    this.match.clock.stop();
    this.pictureWait.for(null, "");
  }

  private writeSeat(into: PlayerState, seat: Seat, score: number): void {
    const sitting = this.seats.of(seat);
    into.taken = sitting !== null;
    into.name = sitting?.name ?? "";
    into.bot = sitting?.bot ?? "";
    into.connected = sitting !== null && (sitting.bot !== null || sitting.client !== null);
    into.awaySince = sitting === null || into.connected ? 0 : sitting.awaySince;
    into.ready = sitting?.ready ?? false;
    into.rematch = sitting?.rematch ?? false;
    into.score = score;
    into.bank = this.match.clock.bank[seat];
    into.takeback = this.match.takebackFor(seat);
  }
}
