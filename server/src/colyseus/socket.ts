/** The WebSocket behind a client: Colyseus types it as an emitter of events only. */
import type { Client } from "colyseus";

interface Socket {
  readonly bufferedAmount: number;
  terminate(): void;
}

const isSocket = (value: object): value is Socket =>
  "bufferedAmount" in value && "terminate" in value && typeof value.terminate === "function";

function socketOf(client: Client): Socket {
  const { ref } = client;
  if (!isSocket(ref)) throw new Error("This is not a client of the WebSocket transport.");
  return ref;
}

/** Bytes that were sent and not yet read. */
export const unreadBytes = (client: Client): number => socketOf(client).bufferedAmount;

/** For those who neither speak nor read: they would not answer a polite close either. */
export const terminate = (client: Client): void => socketOf(client).terminate();

/** Where the connection comes from, or the last proxy before us. */
export function remoteAddress(client: Client): string | undefined {
  const raw: unknown = Reflect.get(socketOf(client), "_socket");
  const address: unknown = typeof raw === "object" && raw !== null ? Reflect.get(raw, "remoteAddress") : undefined;
  return typeof address === "string" ? address : undefined;
}
