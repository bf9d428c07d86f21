/** Puts the parts together: store, rooms, page and socket on one port. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { matchMaker, Server } from "colyseus";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { EVENING_ROOM, ROOM_NAME } from "@mindbug/shared/protocol";
import { underBasePath } from "./basePath.ts";
import { BotPool } from "./bot/index.ts";
import { Cluster } from "./cluster/index.ts";
import { guardHttp } from "./httpGuard.ts";
import { buildApp } from "./http.ts";
import { AddressCount, AddressLimit } from "./limits.ts";
import { colyseusLogger, errorText, log, setLogLevel } from "./log.ts";
import { type Context, setContext } from "./rooms/context.ts";
import { Recovery } from "./recovery.ts";
import { EveningRoom } from "./rooms/evening/eveningRoom.ts";
import { MatchRoom } from "./rooms/matchRoom.ts";
import { restoreRoom } from "./rooms/restoreRoom.ts";
import type { Settings } from "./settings.ts";
import { SqliteStore } from "./store/sqlite.ts";
import { SqliteThread } from "./store/sqliteThread.ts";

const PRUNE_EVERY = 3_600_000;
/** Wrong passwords of rooms that one address may try in a minute. */
const PASSWORDS_PER_MINUTE = 10;

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startServer(settings: Settings): Promise<Running> {
  setLogLevel(settings.LOG_LEVEL);
  const cluster = Cluster.from(settings);
  let app: RequestListener = (_request, response) => void response.writeHead(503).end();
  const http = createServer({ connectionsCheckingInterval: 5000 }, (request, response) => app(request, response));
  const server = new Server({
    transport: new WebSocketTransport({ server: http, maxPayload: 4096, pingInterval: 5000, pingMaxRetries: 3 }),
    greet: false,
    gracefullyShutdown: false,
    logger: colyseusLogger,
    ...cluster?.options,
  });
  const handlers = [server.define(ROOM_NAME, MatchRoom), server.define(EVENING_ROOM, EveningRoom)];
  const store =
    cluster === null ? new SqliteStore(await SqliteThread.open(settings.DATA_DIR)) : await cluster.openStore();
  const bots = new BotPool({
    threads: settings.BOT_THREADS,
    onTrouble: (what, error) => log("warn", what, { error: errorText(error) }),
  });
  let recovery = new Recovery([], async () => undefined);
  const context: Context = {
    store,
    settings,
    bots,
    restoring: new Map(),
    opened: new AddressCount(),
    passwordTries: new AddressLimit(PASSWORDS_PER_MINUTE),
    bring: (code) => recovery.bring(code),
    stopping: false,
  };
  setContext(context);
  let ready = false;

  app = buildApp({ store, settings, bots, ready: () => ready && !context.stopping });
  cluster?.prepare(http);
  guardHttp(http, {
    settings,
    ready: () => ready && !context.stopping,
    roomCount: () => matchMaker.stats.local.roomCount + recovery.left,
    bring: (code) => recovery.bring(code),
    openedFrom: (address) => context.opened.of(address),
  });
  cluster?.identifyRelayed(http);
  if (settings.BASE_PATH !== undefined) underBasePath(http, settings.BASE_PATH);

  await server.listen(settings.PORT, settings.HOST);
  const { port } = http.address() as AddressInfo;
  if (cluster !== null) await cluster.join(handlers, store, port, restoreRoom);
  else recovery = new Recovery(await store.takeRooms(), restoreRoom);
  ready = true;
  void recovery.run(() => context.stopping);
  const prune = (): void => {
    if (settings.KEEP_DAYS > 0)
      store
        .prune(Date.now() - settings.KEEP_DAYS * 86_400_000)
        .catch((error: unknown) => log("error", "prune failed", { error: errorText(error) }));
  };
  prune();
  const pruning = setInterval(prune, PRUNE_EVERY);
  log("info", "listening", { port });

  const stopOnce = async (): Promise<void> => {
    context.stopping = true;
    clearInterval(pruning);
    await cluster?.stop();
    await server.gracefullyShutdown(false);
    await cluster?.leave();
    await bots.close();
    http.closeAllConnections();
    await store.close();
    log("info", "stopped");
  };
  let stopped: Promise<void> | null = null;
  // Whoever asks a second time (a terminal and npm both pass Ctrl-C on) waits for the same end: nothing is cut short.
  return { port, stop: () => (stopped ??= stopOnce()) };
}
