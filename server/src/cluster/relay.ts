/**
 * A socket for a room of another process is passed on to that process, so that any load balancer will
 * do: it need not know which process runs which room. With PUBLIC_ADDRESS browsers go there directly.
 */
import type { IncomingMessage, Server as HttpServer } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { wrapUpgrades } from "../colyseus/httpListeners.ts";

/** Colyseus asks for /<process>/<room>, perhaps under a sub-path. */
const SOCKET_PATH = /\/([\w-]+)\/[\w-]+$/;
/** What was passed on once is not passed on again: two processes with an old address book would play ping-pong. */
const MARK = "x-mindbug-relayed";

function openRelay(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): Socket {
  const at = address.lastIndexOf(":");
  const there = connect(Number(address.slice(at + 1)), address.slice(0, at));
  there.setNoDelay(true);
  const lines = [`${request.method ?? "GET"} ${request.url ?? "/"} HTTP/1.1`];
  for (let index = 0; index < request.rawHeaders.length; index += 2)
    lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
  lines.push(`${MARK}: 1`, "", "");
  there.on("connect", () => {
    there.write(lines.join("\r\n"));
    there.write(head);
    there.pipe(socket);
    socket.pipe(there);
  });
  const close = (): void => {
    there.destroy();
    socket.destroy();
  };
  for (const end of [there, socket]) end.on("error", close).on("close", close);
  return there;
}

export interface Relay {
  /** A process that hangs closes nothing: its players are let go here, and find their room at its new place. */
  dropAllBut(isAlive: (process: string) => boolean): void;
}

export function relaySockets(
  server: HttpServer,
  own: () => string,
  find: (process: string) => Promise<string | null>,
): Relay {
  const open = new Map<Socket, string>();
  wrapUpgrades(server, (before) => (request, socket, head) => {
    const wanted = SOCKET_PATH.exec((request.url ?? "").split("?")[0]!)?.[1];
    if (wanted === undefined || wanted === own() || request.headers[MARK] !== undefined) {
      return before(request, socket, head);
    }
    const refuse = (): void =>
      void socket.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    socket.on("error", () => socket.destroy());
    find(wanted).then((address) => {
      if (address === null) return refuse();
      const there = openRelay(request, socket, head, address);
      open.set(there, wanted);
      there.on("close", () => open.delete(there));
    }, refuse);
  });
  return {
    dropAllBut(isAlive) {
      for (const [socket, process] of open) if (!isAlive(process)) socket.destroy();
    },
  };
}
