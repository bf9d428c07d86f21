/** Page and API. */
import { timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { monitor } from "@colyseus/monitor";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { addressOf } from "./address.ts";
import type { BotPool } from "./bot/index.ts";
import { WinChances } from "./winChances.ts";
import { AddressLimit } from "./limits.ts";
import { errorText, log } from "./log.ts";
import { metrics, registry } from "./metrics.ts";
import { replayOf } from "./replay.ts";
import { JournalTooNew } from "./rooms/journaledMatch.ts";
import type { Settings } from "./settings.ts";
import { type MatchRecord, type Store, Unreadable } from "./store/store.ts";

const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": CSP,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
};

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

type Handler = (request: Request, response: Response) => Promise<unknown>;
const caught =
  (handle: Handler) =>
  (request: Request, response: Response, next: NextFunction): void => {
    handle(request, response).catch(next);
  };

function needsPassword(password: string) {
  const wanted = Buffer.from(`Basic ${Buffer.from(`admin:${password}`).toString("base64")}`);
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = Buffer.from(request.headers.authorization ?? "");
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return next();
    response.set("WWW-Authenticate", 'Basic realm="monitor"').status(401).json({ error: "password needed" });
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

function addMatches(app: Express, { store, settings, bots }: Parts): void {
  const chances = new WinChances(store, bots);
  const found = (handle: (match: MatchRecord, response: Response) => unknown) =>
    caught(async (request, response) => {
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
    });
  // Matches that were played behind closed doors are shown to those who have the link.
  app.get(
    "/api/matches",
    limited(settings, settings.JOINS_PER_MINUTE),
    caught(async (_request, response) =>
      response.json((await store.recentMatches(50)).filter(({ spectators }) => spectators !== "off").map(summary)),
    ),
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
      return response.json({ ...summary(match), steps: replayOf(match, await store.entries(match.id)) });
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

export function buildApp(parts: Parts): Express {
  const { settings, ready } = parts;
  const app = express();
  app.disable("x-powered-by");
  app.use((_request, response, next) => {
    response.set(HEADERS);
    next();
  });
  app.get("/healthz", (_request, response) => void response.json({ ok: true }));
  app.get("/readyz", (_request, response) => void response.status(ready() ? 200 : 503).json({ ready: ready() }));
  app.get(
    "/metrics",
    caught(async (_request, response) => response.type(registry.contentType).send(await registry.metrics())),
  );
  addMatches(app, parts);
  app.use("/api", (_request, response) => void response.status(404).json({ error: "not found" }));
  if (settings.MONITOR_PASSWORD !== undefined) app.use("/monitor", needsPassword(settings.MONITOR_PASSWORD), monitor());
  const page = resolve(settings.CLIENT_DIR);
  if (existsSync(page)) app.use(express.static(page, { index: "index.html", dotfiles: "ignore" }));
  app.use((_request, response) => void response.status(404).json({ error: "not found" }));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const status = Number((error as { status?: unknown }).status);
    if (status >= 400 && status < 500) return void response.status(status).json({ error: "bad request" });
    log("error", "request failed", { error: errorText(error) });
    response.status(500).json({ error: "internal" });
  });
  return app;
}
