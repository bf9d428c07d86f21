/** From the state of a match to what each connection receives. */
import { type Client, ClientState } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { type GameEvent, type Seat, viewEvents, type Viewer, viewState } from "@mindbug/shared";
import { type EventsMessage, type TableState, TO_CLIENT, writePublic, writeSecret } from "@mindbug/shared/protocol";
import type { Game } from "./game.ts";

const SEATS: readonly Seat[] = [0, 1];
export const maySee = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === "open";

/** The connection's window on the secrets, as they are now. */
export function openView(client: Client, viewer: Viewer, state: TableState): void {
  if (viewer === "spectator") return;
  client.view = new StateView();
  for (const seat of SEATS) {
    const secret = state.secrets.get(String(seat));
    if (secret !== undefined && maySee(viewer, seat)) client.view.add(secret);
  }
}

export function writeGame(state: TableState, game: Game, viewers: ReadonlyMap<Client, Viewer>): void {
  state.matchId = game.id;
  state.step = game.step;
  writePublic(state, viewState(game.state, "spectator"));
  for (const seat of SEATS) {
    const secret = writeSecret(state, seat, viewState(game.state, seat));
    if (secret === null) continue;
    for (const [client, viewer] of viewers) if (maySee(viewer, seat)) client.view?.add(secret);
  }
}

/** Queued behind the next patch. Who has not received the full state yet needs no events. */
export function queueEvents(game: Game, events: readonly GameEvent[], viewers: ReadonlyMap<Client, Viewer>): void {
  if (events.length === 0) return;
  for (const [client, viewer] of viewers) {
    if (client.state !== ClientState.JOINED) continue;
    const message: EventsMessage = { matchId: game.id, step: game.step, events: viewEvents(events, viewer) };
    client.send(TO_CLIENT.events, message, { afterNextPatch: true });
  }
}
