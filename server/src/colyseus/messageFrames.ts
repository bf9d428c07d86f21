/** Messages that go to many: encoded once. Colyseus encodes what is sent to one client for that client. */
import { type Client, getMessageBytes, Protocol } from "colyseus";
import type { ClientMessage, ClientMessageName } from "@mindbug/shared/protocol";

export const messageFrame = <N extends ClientMessageName>(name: N, message: ClientMessage<N>): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA, name, message);

/** To a client that has joined: others are still to be given the state. */
export const sendFrame = (client: Client, frame: Uint8Array): void => client.raw(frame);
