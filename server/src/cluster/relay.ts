/**
 * A socket for a room of another process is passed on to that process, so that any load balancer will
 * do: it need not know which process runs which room. With PUBLIC_ADDRESS browsers go there directly.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, Server as HttpServer } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { addressOf, declareAddress } from "../address.ts";
import { wrapUpgrades } from "../colyseus/httpListeners.ts";

/** Colyseus asks for /<process>/<room>, perhaps under a sub-path. */
const SOCKET_PATH = /\/([\w-]+)\/[\w-]+$/;
/**
 * Where a connection that was passed on came from, signed with what only processes of the cluster know. What was passed
 * on once is not passed on again: two processes with an old address book would play ping-pong.
 */
const MARK = "x-mindbug-relayed";
/** A header that somebody overheard is soon worth nothing; the clocks of two machines may differ by this much. */
const VALID_FOR = 30_000;

const signature = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

function markOf(request: IncomingMessage, address: string, secret: string): string {
  const claim = `${Date.now()} ${address}`;
  return `${claim} ${signature(secret, `${claim} ${request.url ?? ""}`)}`;
}

/** The address that another process vouches for; null if none does. */
function vouchedAddress(request: IncomingMessage, secret: string): string | null {
  const [at = "", address = "", signed = ""] = String(request.headers[MARK] ?? "").split(" ");
  const expected = Buffer.from(signature(secret, `${at} ${address} ${request.url ?? ""}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Math.abs(Date.now() - Number(at)) < VALID_FOR ? address : null;
}

function openRelay(request: IncomingMessage, socket: Duplex, head: Buffer, address: string, mark: string): Socket {
  const at = address.lastIndexOf(":");
  const there = connect(Number(address.slice(at + 1)), address.slice(0, at));
  there.setNoDelay(true);
  const lines = [`${request.method ?? "GET"} ${request.url ?? "/"} HTTP/1.1`];
  for (let index = 0; index < request.rawHeaders.length; index += 2)
    if (request.rawHeaders[index]!.toLowerCase() !== MARK)
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
  lines.push(`${MARK}: ${mark}`, "", "");
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

export interface RelayOptions {
  /** This process. */
  readonly own: () => string;
  /** Where another one is; null for one that is dead. */
  readonly find: (process: string) => Promise<string | null>;
  /** Known to the processes of the cluster alone. */
  readonly secret: string;
  readonly trustProxy: boolean;
}

/** To be run before anything counts addresses: a relayed connection is whose it was at the first process. */
export function readRelayedAddresses(server: HttpServer, secret: string): void {
  server.prependListener("upgrade", (request: IncomingMessage) => {
    const address = vouchedAddress(request, secret);
    if (address === null) delete request.headers[MARK];
    else declareAddress(request.headers, address);
  });
}

export function relaySockets(server: HttpServer, { own, find, secret, trustProxy }: RelayOptions): Relay {
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
      const from = addressOf(request.headers, request.socket.remoteAddress, trustProxy);
      const there = openRelay(request, socket, head, address, markOf(request, from, secret));
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
