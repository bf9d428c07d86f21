/** What happened, to those who look on: sent before the patch that it explains. */
import { ClientState } from "colyseus";
import { type GameEvent, viewEvent, type Viewer } from "@mindbug/shared";
import { toWire } from "@mindbug/shared/protocol";
import { messageFrame, sendFrame } from "../colyseus/messageFrames.ts";
import type { JournaledMatch } from "./journaledMatch.ts";
import type { Connections } from "./viewSync.ts";

/** Who has not received the full state yet needs no events. */
export function sendEvents(game: JournaledMatch, events: readonly GameEvent[], connections: Connections): void {
  if (events.length === 0) return;
  const happened = toWire(events, game.state);
  const { step } = game;
  // However many look on, what they may know is worked out once; and most of what happens everybody may know.
  const frames = new Map<Viewer, Uint8Array>();
  let complete: Uint8Array | null = null;
  const frameFor = (viewer: Viewer): Uint8Array => {
    const seen = happened.map((event) => viewEvent(event, viewer));
    if (seen.some((event, index) => event !== happened[index])) return messageFrame("events", { step, events: seen });
    return (complete ??= messageFrame("events", { step, events: happened }));
  };
  for (const [client, { viewer }] of connections) {
    if (client.state !== ClientState.JOINED) continue;
    let frame = frames.get(viewer);
    if (frame === undefined) frames.set(viewer, (frame = frameFor(viewer)));
    sendFrame(client, frame);
  }
}
