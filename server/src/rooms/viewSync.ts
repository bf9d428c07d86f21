/** From the state of a match to what each connection receives. */
import type { Client } from "colyseus";
import { StateView } from "@colyseus/schema";
import { type MatchView, type Seat, type Viewer, viewState } from "@mindbug/shared";
import { PlayerState, type TableState, type Welcome, writeMatch } from "@mindbug/shared/protocol";
import { dropPendingChanges } from "../colyseus/stateViews.ts";
import type { JournaledMatch } from "./journaledMatch.ts";

const SEATS: readonly Seat[] = [0, 1];

/** Who a connection is: told to whoever asks on it. */
export type Identity = Pick<Welcome, "you" | "secret">;

export interface Connection {
  readonly viewer: Viewer;
  readonly name: string;
  readonly address: string;
  readonly identity: Identity;
}
export type Connections = Map<Client, Connection>;

/**
 * One window on the secrets for each kind of viewer, made once and shared by all who look through it:
 * however often people come and go, nothing is added to or taken from a window.
 */
export class SecretViews {
  private readonly seats: readonly [StateView, StateView] = [new StateView(), new StateView()];
  private readonly open = new StateView();
  /** What the state shows of the match. */
  private written: MatchView | null = null;

  constructor(private readonly state: TableState) {
    for (const seat of SEATS) {
      const player = new PlayerState();
      state.players.set(String(seat), player);
      this.seats[seat].add(player);
      this.open.add(player);
    }
    this.dropPendingChanges();
  }

  /** undefined sees no secret at all. */
  of(viewer: Viewer): StateView | undefined {
    return viewer === "spectator" ? undefined : viewer === "open" ? this.open : this.seats[viewer];
  }

  /** Whoever comes gets the full state: what a window still had to tell would be told twice. */
  private dropPendingChanges(): void {
    for (const view of [...this.seats, this.open]) dropPendingChanges(view);
  }

  write(game: JournaledMatch): void {
    const { state } = this;
    state.matchId = game.id;
    state.step = game.step;
    const view = viewState(game.state, "open");
    const before = this.written;
    // Should something fail on the way, everything is written the next time.
    this.written = null;
    writeMatch(state, view, before);
    this.written = view;
  }
}
