/** Page and API. */
import { createHash, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { resolve } from "node:path";
import { type Invitation, normaliseCode } from "@mindbug/shared/protocol";
import { matchMaker } from "colyseus";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { addressOf } from "./address.ts";
import type { BotPool } from "./bot/index.ts";
import { WinChances } from "./winChances.ts";
import { AddressLimit } from "./limits.ts";
import { errorText, log } from "./log.ts";
import { metrics, metricsText, registry } from "./metrics.ts";
import { monitor } from "./monitor.ts";
import { hostOf, isSecure } from "./origin.ts";
import { pageFiles } from "./pageFiles.ts";
import { recordOf, replayOf } from "./replay.ts";
import { JournalTooNew } from "./rooms/journaledMatch.ts";
import type { Settings } from "./settings.ts";
import { type MatchRecord, type Store, Unreadable } from "./store/store.ts";

/** Its own name is said in full: not every browser takes 'self' to mean sockets as well. */
const policyFor = (hosts: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${hosts.flatMap((host) => [`ws://${host}`, `wss://${host}`]).join(" ")}`.trim(),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** What every answer carries. */
export function headersFor(asked: IncomingHttpHeaders, settings: Settings): Record<string, string> {
  const hosts = [hostOf(asked, settings), settings.PUBLIC_ADDRESS?.split("/")[0] ?? null];
  return {
    "Content-Security-Policy": policyFor(hosts.filter((host) => host !== null)),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    ...(isSecure(asked, settings) ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}

/** Without the code, which lets people in, and the seed, which tells the future. */
const summary = ({ id, rules, setup, names, status, outcome, startedAt, endedAt }: MatchRecord) => ({
  id,
  rules,
  sets: setup.sets,
  names,
  status,
  outcome,
  startedAt,
  endedAt,
});

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

function needsToken(token: string) {
  const wanted = digest(`Bearer ${token}`);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ""), wanted)) return next();
    response.set("WWW-Authenticate", "Bearer").status(401).json({ error: "token needed" });
  };
}

/** Replays are computed when asked for: nobody may keep us busy with them. */
function limited(settings: Settings, perMinute: number) {
  const limit = new AddressLimit(perMinute);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (limit.take(addressOf(request.headers, request.socket.remoteAddress, settings.TRUST_PROXY))) return next();
    metrics.refused.inc({ reason: "http 429" });
    response.status(429).json({ error: "too many" });
  };
}

export interface Parts {
  readonly store: Store;
  readonly settings: Settings;
  readonly bots: BotPool;
  readonly ready: () => boolean;
}

const HEALTH_FRESH_FOR = 1000;

/** Whether what is decided can be written down, looked at once a second at most. */
function health(store: Store): () => Promise<boolean> {
  let result = Promise.resolve(true);
  let at = -Infinity;
  return () => {
    const now = performance.now();
    if (now - at < HEALTH_FRESH_FOR) return result;
    at = now;
    result = store.check().then(
      () => true,
      (error: unknown) => {
        log("warn", "store not writable", { error: errorText(error) });
        return false;
      },
    );
    return result;
  };
}

function addMatches(app: Express, { store, settings, bots }: Parts): void {
  const chances = new WinChances(store, bots);
  const found =
    (handle: (match: MatchRecord, response: Response) => unknown) =>
    async (request: Request, response: Response): Promise<unknown> => {
      let match: MatchRecord | null = null;
      try {
        match = await store.match(String(request.params.id));
        if (match === null) return response.status(404).json({ error: "no such match" });
        return await handle(match, response);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return response.status(409).json({
          ...(match === null ? {} : summary(match)),
          error: error instanceof JournalTooNew ? "recorded under other rules" : "damaged",
        });
      }
    };
  // Matches that were played behind closed doors are shown to those who have the link.
  app.get(
    "/api/matches",
    limited(settings, settings.JOINS_PER_MINUTE),
    async (_request, response) =>
      void response.json((await store.recentMatches(50)).filter(({ spectators }) => spectators !== "off").map(summary)),
  );
  app.get(
    "/api/matches/:id",
    found((match, response) => response.json(summary(match))),
  );
  app.get(
    "/api/matches/:id/replay",
    limited(settings, settings.JOINS_PER_MINUTE),
    found(async (match, response) => {
      if (match.status === "playing" && match.spectators === "off")
        return response.status(403).json({ error: "this match is not shown while it is played" });
      const entries = await store.entries(match.id);
      return response.json({
        ...summary(match),
        steps: replayOf(match, entries),
        record: recordOf(match, entries),
      });
    }),
  );
  app.get(
    "/api/matches/:id/chances",
    limited(settings, Math.max(1, Math.floor(settings.JOINS_PER_MINUTE / 4))),
    found(async (match, response) => {
      if (match.status !== "finished") return response.status(403).json({ error: "this match is not finished" });
      return response.json({ id: match.id, chances: await chances.of(match) });
    }),
  );
}

/** Null if nobody sits there. */
async function invitationTo(code: string): Promise<Invitation | null> {
  const [room] = await matchMaker.query({ roomId: code });
  if (room === undefined) return null;
  // It may close between the question and the answer.
  return matchMaker.remoteRoomCall<Invitation>(code, "invitation").catch(() => null);
}

function addRooms(app: Express, settings: Settings): void {
  app.get("/api/rooms/:code", limited(settings, settings.JOINS_PER_MINUTE), async (request, response) => {
    const code = normaliseCode(String(request.params.code));
    const invitation = code === null ? null : await invitationTo(code);
    if (invitation === null) return void response.status(404).json({ error: "no such table" });
    response.json(invitation);
  });
}

export function buildApp(parts: Parts): Express {
  const { settings, ready, store } = parts;
  const app = express();
  app.disable("x-powered-by");
  app.use((request, response, next) => {
    response.set(headersFor(request.headers, settings));
    next();
  });
  const isHealthy = health(store);
  app.get("/healthz", (_request, response) => void response.json({ ok: true }));
  app.get("/readyz", async (_request, response) => {
    const open = ready();
    const writable = open && (await isHealthy());
    response.status(writable ? 200 : 503).json({ ready: writable, store: open && !writable ? "not writable" : "ok" });
  });
  if (settings.METRICS_TOKEN !== undefined)
    app.get(
      "/metrics",
      needsToken(settings.METRICS_TOKEN),
      async (_request, response) => void response.type(registry.contentType).send(await metricsText()),
    );
  addMatches(app, parts);
  addRooms(app, settings);
  app.use("/api", (_request, response) => void response.status(404).json({ error: "not found" }));
  if (settings.MONITOR_PASSWORD !== undefined) app.use("/monitor", monitor(settings, settings.MONITOR_PASSWORD));
  const page = resolve(settings.CLIENT_DIR);
  if (existsSync(page)) app.use(pageFiles(page));
  app.use((_request, response) => void response.status(404).json({ error: "not found" }));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const status = Number((error as { status?: unknown }).status);
    if (status >= 400 && status < 500) return void response.status(status).json({ error: "bad request" });
    log("error", "request failed", { error: errorText(error) });
    response.status(500).json({ error: "internal" });
  });
  return app;
}
