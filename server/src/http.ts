/** Page and API. */
import { timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { monitor } from "@colyseus/monitor";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { errorText, log } from "./log.ts";
import { registry } from "./metrics.ts";
import { replayOf } from "./replay.ts";
import { JournalTooNew } from "./rooms/game.ts";
import type { Settings } from "./settings.ts";
import type { MatchRecord, Store } from "./store/Store.ts";

const CSP = [
  "default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self' data:", "connect-src 'self' ws: wss:",
  "worker-src 'self' blob:", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
].join("; ");

export const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": CSP, "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin", "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
};

/** Without the code, which lets people in, and the seed, which tells the future. */
const summary = ({ id, rules, setup, names, status, outcome, startedAt, endedAt }: MatchRecord) =>
  ({ id, rules, sets: setup.sets, names, status, outcome, startedAt, endedAt });

type Handler = (request: Request, response: Response) => Promise<unknown>;
const caught = (handle: Handler) => (request: Request, response: Response, next: NextFunction): void => {
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

export function buildApp(store: Store, settings: Settings, ready: () => boolean): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use((_request, response, next) => {
    response.set(HEADERS);
    next();
  });
  app.get("/healthz", (_request, response) => void response.json({ ok: true }));
  app.get("/readyz", (_request, response) => void response.status(ready() ? 200 : 503).json({ ready: ready() }));
  app.get("/metrics", caught(async (_request, response) => response.type(registry.contentType).send(await registry.metrics())));
  app.get("/api/matches", caught(async (_request, response) => response.json((await store.recentMatches(50)).map(summary))));
  app.get("/api/matches/:id", caught(async (request, response) => {
    const match = await store.match(String(request.params.id));
    return match === null ? response.status(404).json({ error: "no such match" }) : response.json(summary(match));
  }));
  app.get("/api/matches/:id/replay", caught(async (request, response) => {
    const match = await store.match(String(request.params.id));
    if (match === null) return response.status(404).json({ error: "no such match" });
    if (match.status === "playing" && match.spectators === "off") return response.status(403).json({ error: "this match is not shown while it is played" });
    try {
      return response.json({ ...summary(match), steps: replayOf(match, await store.entries(match.id)) });
    } catch (error) {
      if (!(error instanceof JournalTooNew)) throw error;
      return response.status(409).json({ ...summary(match), error: "recorded under other rules" });
    }
  }));
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
