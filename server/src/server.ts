/** Puts the parts together: store, rooms, page and socket on one port. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { matchMaker, Server } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { ROOM_NAME } from "@mindbug/shared/protocol";
import { guardMatchmaking } from "./gate.ts";
import { buildApp } from "./http.ts";
import { colyseusLogger, errorText, log, setLogLevel } from "./log.ts";
import { type Context, setContext } from "./rooms/context.ts";
import { MatchRoom } from "./rooms/MatchRoom.ts";
import type { Settings } from "./settings.ts";
import { SqliteStore } from "./store/sqlite.ts";

const PRUNE_EVERY = 3_600_000;

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

async function restoreRooms(context: Context): Promise<void> {
  for (const record of await context.store.takeRooms()) {
    const token = randomUUID();
    context.restoring.set(token, record);
    try {
      await matchMaker.createRoom(ROOM_NAME, { restore: token });
    } catch (error) {
      log("error", "room not restored", { room: record.code, error: errorText(error) });
    }
    context.restoring.delete(token);
  }
}

export async function startServer(settings: Settings): Promise<Running> {
  setLogLevel(settings.LOG_LEVEL);
  // Each room keeps two buffers of this size; the whole state of a crowded table fits.
  Encoder.BUFFER_SIZE = 16 * 1024;
  const store = new SqliteStore(settings.DATA_DIR);
  const context: Context = { store, settings, restoring: new Map(), stopping: false };
  setContext(context);
  let ready = false;

  const http = createServer(buildApp(store, settings, () => ready && !context.stopping));
  const server = new Server({
    transport: new WebSocketTransport({ server: http, maxPayload: 4096, pingInterval: 5000, pingMaxRetries: 3 }), greet: false, gracefullyShutdown: false, logger: colyseusLogger,
  });
  server.define(ROOM_NAME, MatchRoom);
  matchMaker.controller.getCorsHeaders = () => ({});
  matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
  guardMatchmaking(http, settings, () => ready && !context.stopping, () => matchMaker.stats.local.roomCount);

  await server.listen(settings.PORT, settings.HOST);
  await restoreRooms(context);
  ready = true;
  const prune = (): void => {
    if (settings.KEEP_DAYS > 0) store.prune(Date.now() - settings.KEEP_DAYS * 86_400_000).catch((error: unknown) => log("error", "prune failed", { error: errorText(error) }));
  };
  prune();
  const pruning = setInterval(prune, PRUNE_EVERY);
  const { port } = http.address() as AddressInfo;
  log("info", "listening", { port });

  return {
    port,
    async stop() {
      if (context.stopping) return;
      context.stopping = true;
      clearInterval(pruning);
      await server.gracefullyShutdown(false);
      http.closeAllConnections();
      await store.close();
      log("info", "stopped");
    },
  };
}
