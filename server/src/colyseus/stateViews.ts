/** The encoder of Colyseus' schema, where it must be helped. */
import { type Client, Protocol, SchemaSerializer } from "colyseus";
import { type Schema, StateView } from "@colyseus/schema";

/** What outgrew a buffer would arrive cut off: the most crowded table with the longest question stays far below. */
const BUFFER_SIZE = 128 * 1024;
const PATCH = Buffer.alloc(BUFFER_SIZE);
const FULL_STATE = Buffer.alloc(BUFFER_SIZE);
FULL_STATE[0] = Protocol.ROOM_STATE;

/** What a state consists of is told to everybody who joins, and is the same in all rooms: worked out once. */
const handshakes = new Map<unknown, Buffer>();

/**
 * Colyseus keeps two buffers for each room, sends whoever has no view a part of them, and writes the next patch over
 * it: somebody who reads slowly would read something else. Here everybody has a view and therefore gets a copy, and
 * all rooms can share the buffers.
 */
export class RoomSerializer<State extends Schema> extends SchemaSerializer<State> {
  private readonly seesNothing = new StateView();

  override reset(state: State): void {
    super.reset(state);
    this.encoder.sharedBuffer = PATCH;
    this.fullEncodeBuffer = FULL_STATE;
    // Of a state without secrets everybody would be sent a part of the buffer.
    this.hasFilters = true;
    this.encodedViews = new Map();
  }

  override getFullState(client: Client): Buffer {
    client.view ??= this.seesNothing;
    // Another room may have written there since.
    this.needFullEncode = true;
    return super.getFullState(client);
  }

  override applyPatches(clients: Client[]): boolean {
    for (const client of clients) client.view ??= this.seesNothing;
    return super.applyPatches(clients);
  }

  override handshake(): Buffer {
    const type = this.encoder.state.constructor;
    let told = handshakes.get(type);
    if (told === undefined) handshakes.set(type, (told = Buffer.from(super.handshake())));
    return told;
  }
}

/** Whoever joins gets the full state: what a view still had to tell would be told twice. */
export const dropPendingChanges = (view: StateView): void => view.changes.clear();
