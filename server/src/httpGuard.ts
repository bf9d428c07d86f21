/**
 * In front of everything. Colyseus' own matchmaking routes limit neither rate nor size nor method and
 * answer every error with 200, its socket takes any path: what passes here has the shape it must have.
 */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from "node:http";
import { EVENING_ROOM, normaliseCode, ROOM_NAME } from "@mindbug/shared/protocol";
import { addressOf } from "./address.ts";
import { wrapRequests, wrapUpgrades } from "./colyseus/httpListeners.ts";
import { reserve as reserveSeat } from "./colyseus/matchmaking.ts";
import { headersFor } from "./http.ts";
import { AddressLimit } from "./limits.ts";
import { errorText, log } from "./log.ts";
import { metrics } from "./metrics.ts";
import { isOwnPage } from "./origin.ts";
import { CREATING, CREATING_EVENING, JOINING, optionProblem } from "./rooms/joinOptions.ts";
import type { Settings } from "./settings.ts";

const MAX_BODY = 4096;
/** A wrong code costs as much as this many right ones: guessing must not pay. */
const WRONG_CODE = 6;
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 15_000;
const MATCHMAKING = /^\/matchmake\/(create|joinById)\/([A-Za-z0-9]{1,16})\/?$/;
const SOCKET = /^\/[\w-]{1,64}\/[A-Z0-9]{1,16}\?(?:[\w-]{1,32}=[\w.~%-]{0,128}&?){1,8}$/;

export interface GuardOptions {
  readonly settings: Settings;
  readonly ready: () => boolean;
  readonly roomCount: () => number;
  /** Of rooms that were open before the last start: when this resolves the room is here, if there is one. */
  readonly bring: (code: string) => Promise<void>;
  readonly openedFrom: (address: string) => number;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY) throw new Refusal(413, "size");
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever hangs up in the middle of it is no trouble of ours.
    throw error instanceof Refusal ? error : new Refusal(400, "aborted");
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new Refusal(400, "malformed");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new Refusal(400, "malformed");
  return body as Record<string, unknown>;
}

/** Only what we know is handed on: the rest of what a browser sent ends here. */
async function reserve(method: string, target: string, body: Record<string, unknown>): Promise<unknown> {
  if (method === "joinById") {
    const joining = JOINING.safeParse(body);
    if (!joining.success) throw new Refusal(400, "malformed");
    return reserveSeat("joinById", normaliseCode(target)!, joining.data);
  }
  const creating = (target === EVENING_ROOM ? CREATING_EVENING : CREATING).safeParse(body);
  if (!creating.success) throw new Refusal(400, `malformed: ${optionProblem(creating.error)}`);
  const { options, joining, ...rest } = creating.data;
  return reserveSeat("create", target, { ...options, ...joining, ...rest });
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = Number((error as { code?: unknown }).code);
  if (code >= 4210 && code <= 4219) return new Refusal(404, "no such room");
  if (code >= 400 && code < 600) return new Refusal(code, (error as Error).message);
  log("error", "matchmaking failed", { error: errorText(error) });
  return new Refusal(500, "internal");
}

function matchmaking({
  settings,
  ready,
  roomCount,
  bring,
  openedFrom,
}: GuardOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const limit = new AddressLimit(settings.JOINS_PER_MINUTE);

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const path = MATCHMAKING.exec(request.url!.split("?")[0]!);
    const address = addressOf(request.headers, request.socket.remoteAddress, settings.TRUST_PROXY);
    if (path === null) throw new Refusal(404, "not found");
    if (request.method !== "POST") throw new Refusal(405, "method");
    if (!ready()) throw new Refusal(503, "starting");
    if (!isOwnPage(request.headers, settings)) throw new Refusal(403, "another page's visitor");
    // What another page can send without being asked whether it may is text or a form.
    if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) throw new Refusal(415, "not JSON");
    if (Number(request.headers["content-length"] ?? 0) > MAX_BODY) throw new Refusal(413, "size");
    if (!limit.take(address)) {
      reportFlood(limit, address);
      throw new Refusal(429, "too many");
    }
    const [method, target] = [path[1]!, path[2]!];
    if (method === "create" && target !== ROOM_NAME && target !== EVENING_ROOM) throw new Refusal(404, "not found");
    if (method === "create" && roomCount() >= settings.MAX_ROOMS) throw new Refusal(503, "full");
    if (method === "create" && openedFrom(address) >= settings.ROOMS_PER_ADDRESS)
      throw new Refusal(429, "too many rooms");
    try {
      if (method === "joinById" && normaliseCode(target) === null) throw new Refusal(404, "no such room");
      const body = await bodyOf(request);
      if (method === "joinById") await bring(normaliseCode(target)!);
      return await reserve(method, target, body);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.status === 404) limit.charge(address, WRONG_CODE - 1);
      throw refusal;
    }
  };

  return (request, response) => {
    const send = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void => {
      response.writeHead(status, {
        ...headersFor(request.headers, settings),
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
        ...headers,
      });
      response.end(JSON.stringify(body));
    };
    answer(request).then(
      (reservation) => send(200, reservation),
      (error: unknown) => {
        const refusal = refusalOf(error);
        metrics.refused.inc({ reason: `http ${refusal.status}` });
        send(refusal.status, { code: refusal.status, error: refusal.message }, { Connection: "close" });
      },
    );
  };
}

/** One line a minute for each address, in a form that fail2ban can read. */
function reportFlood(limit: AddressLimit, address: string): void {
  if (limit.tells(address)) log("warn", "too many requests", { address });
}

export function guardHttp(server: HttpServer, options: GuardOptions): void {
  const { settings } = options;
  const matchmake = matchmaking(options);
  const requests = new AddressLimit(settings.REQUESTS_PER_MINUTE);
  const connects = new AddressLimit(settings.JOINS_PER_MINUTE * 2);
  server.headersTimeout = HEADERS_WITHIN;
  server.requestTimeout = REQUEST_WITHIN;
  wrapRequests(server, (before) => (request, response) => {
    if (request.url?.includes("matchmake") === true) return matchmake(request, response);
    const address = addressOf(request.headers, request.socket.remoteAddress, settings.TRUST_PROXY);
    if (requests.take(address)) return before(request, response);
    reportFlood(requests, address);
    metrics.refused.inc({ reason: "http 429" });
    response.writeHead(429, { "Content-Type": "application/json", Connection: "close" }).end('{"error":"too many"}');
  });

  wrapUpgrades(server, (before) => (request, socket, head) => {
    const address = addressOf(request.headers, request.socket.remoteAddress, settings.TRUST_PROXY);
    const wrong = !SOCKET.test(request.url ?? "")
      ? "404 Not Found"
      : !isOwnPage(request.headers, settings)
        ? "403 Forbidden"
        : !connects.take(address)
          ? "429 Too Many Requests"
          : null;
    if (wrong?.startsWith("429") === true) reportFlood(connects, address);
    if (wrong === null) return before(request, socket, head);
    metrics.refused.inc({ reason: "socket" });
    socket.on("error", () => socket.destroy());
    socket.end(`HTTP/1.1 ${wrong}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
}
