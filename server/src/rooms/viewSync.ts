/** From the state of a match to what each connection receives. */
import { type Client, ClientState } from "colyseus";
import { StateView } from "@colyseus/schema";
import { type GameEvent, type Seat, viewEvents, type Viewer, viewState } from "@mindbug/shared";
import {
  SecretState,
  type TableState,
  toWire,
  type Welcome,
  type WireEvent,
  writePublic,
  writeSecret,
} from "@mindbug/shared/protocol";
import { dropPendingChanges } from "../colyseus/stateViews.ts";
import type { JournaledMatch } from "./journaledMatch.ts";
import { send } from "./send.ts";

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

  constructor(private readonly state: TableState) {
    for (const seat of SEATS) {
      const secret = new SecretState();
      state.secrets.set(String(seat), secret);
      this.seats[seat].add(secret);
      this.open.add(secret);
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
    writePublic(state, viewState(game.state, "spectator"));
    for (const seat of SEATS) writeSecret(state, seat, viewState(game.state, seat));
  }
}

/** Sent before the patch that they explain. Who has not received the full state yet needs no events. */
export function sendEvents(game: JournaledMatch, events: readonly GameEvent[], connections: Connections): void {
  if (events.length === 0) return;
  // However many look on, what they may know is worked out once.
  const seen = new Map<Viewer, readonly WireEvent[]>();
  for (const [client, { viewer }] of connections) {
    if (client.state !== ClientState.JOINED) continue;
    const known = seen.get(viewer) ?? toWire(viewEvents(events, viewer), game.state);
    seen.set(viewer, known);
    send(client, "events", { step: game.step, events: known });
  }
}
