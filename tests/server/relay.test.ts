/** Passed on inside a cluster, a visitor stays who they are; and nobody can claim to have been passed on. */
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { TO_ROOM } from "@mindbug/shared/protocol";
import { addressOf } from "../../server/src/address.ts";
import { readRelayedAddresses, relaySockets } from "../../server/src/cluster/relay.ts";
import { startPostgres, startRedis } from "./helpers/daemons.ts";
import { allUntil, Guest, leaveAll } from "./helpers/guest.ts";
import { newDataFolder, serve } from "./helpers/serve.ts";

jest.setTimeout(120_000);

describe("two processes", () => {
  const servers = new Map<string, Server>();
  const seen: Record<string, string[]> = { a: [], b: [] };
  const portOf = (name: string): number => (servers.get(name)!.address() as AddressInfo).port;

  beforeAll(async () => {
    for (const name of ["a", "b"]) {
      const server = createServer();
      server.on("upgrade", (asked, socket) => {
        seen[name]!.push(addressOf(asked.headers, asked.socket.remoteAddress, false));
        socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      });
      relaySockets(server, {
        own: () => name,
        find: async (process) => `127.0.0.1:${portOf(process)}`,
        secret: "shared",
        trustProxy: false,
      });
      readRelayedAddresses(server, "shared");
      await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
      servers.set(name, server);
    }
  });
  afterAll(() => servers.forEach((server) => server.close()));

  /** Asks one process for a socket of a room that another runs. */
  const ask = (at: string, path: string, headers: Record<string, string> = {}): Promise<void> =>
    new Promise((resolve, reject) => {
      const asked = request({
        port: portOf(at),
        host: "127.0.0.1",
        localAddress: "127.0.0.9",
        path,
        headers: { Connection: "Upgrade", Upgrade: "websocket", ...headers },
      });
      asked.on("response", () => resolve());
      asked.on("error", reject);
      asked.end();
    });

  test("the second one knows where the visitor of the first came from", async () => {
    await ask("a", "/b/ABCDE?sessionId=x");
    expect(seen).toEqual({ a: [], b: ["127.0.0.9"] });
  });

  test.each(["1", "1700000000000 203.0.113.1 forged", `${Date.now()} 203.0.113.1 ${"A".repeat(43)}`])(
    "a visitor's own mark (%s) is worth nothing, at the process itself and through another",
    async (mark) => {
      seen["b"] = [];
      await ask("b", "/b/ABCDE?sessionId=x", { "x-mindbug-relayed": mark });
      await ask("a", "/b/ABCDE?sessionId=x", { "x-mindbug-relayed": mark });
      expect(seen["b"]).toEqual(["127.0.0.9", "127.0.0.9"]);
    },
  );
});

test("without a proxy: a player's second window through another process does not see both hands", async () => {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  const start = () =>
    serve(newDataFolder(), {
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      DATABASE_URL: postgres.url,
      TRUST_PROXY: "0",
      // So that processes reach each other from another address than the players'.
      HOST: "0.0.0.0",
    });
  const [a, b] = [await start(), await start()];
  const first = await Guest.create(a.url, { name: "Ann", ready: true, spectators: "open" });
  const second = await Guest.join(a.url, first.code, { name: "Bob" });
  second.send(TO_ROOM.ready, { ready: true });
  await allUntil([first, second], (guest) => guest.view!.phase === "playing");
  const window = await Guest.join(b.url, first.code, { watch: true });
  expect(window.welcome!.you).toEqual({ role: "spectator", hands: "hidden" });
  await leaveAll(first, second, window);
  await Promise.all([a.end("SIGKILL"), b.end("SIGKILL"), redis.stop("SIGKILL"), postgres.stop("SIGQUIT")]);
});
