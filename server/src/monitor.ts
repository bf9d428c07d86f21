/** For whoever runs the server: which rooms are open, and a way to close one. No hands, no names. */
import { timingSafeEqual } from "node:crypto";
import { CLOSE } from "@mindbug/shared/protocol";
import { matchMaker } from "colyseus";
import express, { type NextFunction, type Request, type Response, type Router } from "express";
import { addressOf } from "./address.ts";
import { AddressLimit } from "./limits.ts";
import { log } from "./log.ts";
import { isOwnPage } from "./origin.ts";
import type { Settings } from "./settings.ts";

const WRONG_PER_MINUTE = 10;

function needsPassword(settings: Settings, password: string) {
  const wanted = Buffer.from(`Basic ${Buffer.from(`admin:${password}`).toString("base64")}`);
  const tries = new AddressLimit(WRONG_PER_MINUTE);
  return (request: Request, response: Response, next: NextFunction): void => {
    const address = addressOf(request.headers, request.socket.remoteAddress, settings.TRUST_PROXY);
    // Before it is looked at: whoever guesses too often does not learn of a right guess either.
    if (tries.isEmpty(address)) return void response.status(429).json({ error: "too many" });
    const { authorization } = request.headers;
    const given = Buffer.from(authorization ?? "");
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return next();
    if (authorization !== undefined) {
      tries.charge(address, 1);
      log("warn", "wrong monitor password", { address });
    }
    response.set("WWW-Authenticate", 'Basic realm="monitor"').status(401).json({ error: "password needed" });
  };
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);

function row({ roomId, clients, createdAt, processId }: { [key: string]: unknown }): string {
  const code = escaped(String(roomId));
  const since = escaped(new Date(String(createdAt)).toISOString());
  return `<tr><td>${code}</td><td>${Number(clients)}</td><td>${since}</td>
    <td>${escaped(String(processId))}</td><td><form method="post" action="monitor/close">
    <input type="hidden" name="room" value="${code}"><button>close</button></form></td></tr>`;
}

export function monitor(settings: Settings, password: string): Router {
  const router = express.Router();
  router.use(needsPassword(settings, password));
  router.get("/", async (_request, response) => {
    const rooms = await matchMaker.query({});
    response.type("html").send(`<!doctype html><meta charset="utf-8"><title>Rooms</title><h1>${rooms.length} rooms</h1>
      <table><tr><th>room</th><th>connections</th><th>since</th><th>process</th></tr>
      ${rooms.map((room) => row({ ...room })).join("")}</table>`);
  });
  router.post("/close", express.urlencoded({ extended: false, limit: "1kb" }), async (request, response) => {
    const { room } = (request.body ?? {}) as { room?: unknown };
    if (!isOwnPage(request.headers, settings) || typeof room !== "string")
      return void response.status(400).json({ error: "bad request" });
    log("info", "room closed by the operator", { room });
    await matchMaker.remoteRoomCall(room, "disconnect", [CLOSE.ended]).catch(() => undefined);
    response.redirect(303, "../monitor");
  });
  return router;
}
