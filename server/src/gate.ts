/** In front of Colyseus' own HTTP routes, which limit neither rate nor size nor method. */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from "node:http";
import { normaliseCode } from "@mindbug/shared/protocol";
import { HEADERS } from "./http.ts";
import { AddressLimit } from "./limits.ts";
import { metrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";

const MAX_BODY = 4096;
const ROUTE = /^\/matchmake\/(create|joinById)\/([A-Za-z0-9]{1,16})\/?$/;

function addressOf(request: IncomingMessage, settings: Settings): string {
  const forwarded = settings.TRUST_PROXY ? request.headers["x-forwarded-for"] : undefined;
  // The last hop is the one our own proxy wrote; those before it are the client's claim.
  return String(forwarded ?? "").split(",").at(-1)?.trim() || request.socket.remoteAddress || "";
}

export function guardMatchmaking(server: HttpServer, settings: Settings, ready: () => boolean, roomCount: () => number): void {
  const behind = server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
  const limit = new AddressLimit(settings.JOINS_PER_MINUTE);
  server.removeAllListeners("request");

  const refuse = (response: ServerResponse, status: number, reason: string): void => {
    metrics.refused.inc({ reason: `http ${reason}` });
    response.writeHead(status, { ...HEADERS, "Content-Type": "application/json", Connection: "close" });
    response.end(JSON.stringify({ code: status, error: reason }));
  };
  const problem = (request: IncomingMessage, path: RegExpExecArray | null): readonly [number, string] | null => {
    if (!ready()) return [503, "starting"];
    if (path === null) return [404, "not found"];
    if (request.method !== "POST") return [405, "method"];
    const length = Number(request.headers["content-length"]);
    if (!Number.isInteger(length) || length < 0 || length > MAX_BODY) return [413, "size"];
    if (!limit.take(addressOf(request, settings))) return [429, "too many"];
    if (path[1] === "create" && roomCount() >= settings.MAX_ROOMS) return [503, "full"];
    if (path[1] === "joinById" && normaliseCode(path[2]!) === null) return [404, "no such room"];
    return null;
  };

  server.on("request", (request, response) => {
    const url = request.url ?? "/";
    if (url.includes("matchmake")) {
      const path = ROUTE.exec(url.split("?")[0]!);
      const wrong = problem(request, path);
      if (wrong !== null) return refuse(response, ...wrong);
      request.url = path![1] === "create" ? `/matchmake/create/${path![2]}` : `/matchmake/joinById/${normaliseCode(path![2]!)}`;
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    }
    for (const listener of behind) listener.call(server, request, response);
  });
}
