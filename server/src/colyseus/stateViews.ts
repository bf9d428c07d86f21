/** The encoder of Colyseus' schema, where it must be helped. */
import { Encoder, type StateView } from "@colyseus/schema";

/**
 * Each room keeps two buffers of this size. A patch that outgrew one would arrive cut off: the most crowded table with
 * the longest question stays far below.
 */
export function enlargeBuffers(): void {
  Encoder.BUFFER_SIZE = 128 * 1024;
}

/** Whoever joins gets the full state: what a view still had to tell would be told twice. */
export const dropPendingChanges = (view: StateView): void => view.changes.clear();
