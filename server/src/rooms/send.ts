/** What the room says to browsers; the compiler holds each message to its description. */
import type { Client } from "colyseus";
import type { ClientMessage, ClientMessageName } from "@mindbug/shared/protocol";

export const send = <N extends ClientMessageName>(client: Client, name: N, message: ClientMessage<N>): void =>
  client.send(name, message);
