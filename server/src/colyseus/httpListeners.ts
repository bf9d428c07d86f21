/**
 * Colyseus answers on the HTTP server that it is given, for every path and in its own way. What is to be asked before
 * it takes its listeners away and calls them itself, or not.
 */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

type Listener<Given extends unknown[]> = (...given: Given) => void;
export type OnRequest = Listener<[request: IncomingMessage, response: ServerResponse]>;
export type OnUpgrade = Listener<[request: IncomingMessage, socket: Duplex, head: Buffer]>;

function wrap<Given extends unknown[]>(
  server: HttpServer,
  event: "request" | "upgrade",
  wrapped: (before: Listener<Given>) => Listener<Given>,
): void {
  const earlier = server.listeners(event);
  server.removeAllListeners(event);
  server.on(
    event,
    wrapped((...given) => earlier.forEach((listener) => void listener.apply(server, given))),
  );
}

export const wrapRequests = (server: HttpServer, wrapped: (before: OnRequest) => OnRequest): void =>
  wrap(server, "request", wrapped);
export const wrapUpgrades = (server: HttpServer, wrapped: (before: OnUpgrade) => OnUpgrade): void =>
  wrap(server, "upgrade", wrapped);
