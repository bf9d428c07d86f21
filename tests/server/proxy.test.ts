/** Behind nginx and Caddy with the very snippets of deploy/, at the root and under a sub-path. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Daemon, startCaddy, startNginx } from "./helpers/daemons.ts";
import { dice } from "../helpers/dice.ts";
import { allUntil, Guest, leaveAll } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

const snippet = (name: string): string => readFileSync(join(__dirname, "..", "..", "deploy", name), "utf8");

const SCRIPT = "assets/index.0123abcd.js";
const SCRIPT_TEXT = "console.log('on and on');".repeat(200);

let served: Served;
const proxies: Daemon[] = [];

beforeAll(async () => {
  const page = mkdtempSync(join(tmpdir(), "mindbug-page-"));
  writeFileSync(join(page, "index.html"), "<!doctype html><title>the page</title>");
  mkdirSync(join(page, "assets"));
  writeFileSync(join(page, SCRIPT), SCRIPT_TEXT);
  writeFileSync(join(page, `${SCRIPT}.br`), brotliCompressSync(SCRIPT_TEXT));
  writeFileSync(join(page, "long.json"), JSON.stringify("on and on ".repeat(500)));
  served = await serve(newDataFolder(), {
    BASE_PATH: "/mindbug",
    TRUST_PROXY: "1",
    MONITOR_PASSWORD: "correct horse",
    CLIENT_DIR: page,
  });
});
afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.stop()));
  await served?.end("SIGTERM");
});

const start: Record<string, () => Promise<Daemon>> = {
  nginx: () =>
    startNginx((port) =>
      snippet("nginx.conf")
        // What sends people to TLS, and the certificates, are left out: the rest is used as it is.
        .replace(/server \{\s+listen 80;[^}]*\}/, "")
        .replace(/ssl_(certificate|certificate_key|protocols) .*;/g, "")
        .replaceAll("listen 443 ssl;", `listen 127.0.0.1:${port};`)
        .replaceAll("127.0.0.1:2567", new URL(served.url).host)
        .replace("server_name mindbug.example.org", "server_name localhost")
        .replace("server_name example.org", "server_name 127.0.0.1"),
    ),
  Caddy: () =>
    startCaddy((port) =>
      snippet("Caddyfile")
        .replaceAll("127.0.0.1:2567", new URL(served.url).host)
        .replace(/^mindbug\.example\.org/m, `http://localhost:${port}`)
        .replace(/^example\.org/m, `http://127.0.0.1:${port}`),
    ),
};

async function playThrough(url: string): Promise<void> {
  const first = await Guest.create(url, { ready: true });
  const second = await Guest.join(url, first.code, { ready: true });
  await allUntil([first, second], (guest) => guest.view!.phase === "playing");
  await Promise.all([first.play(dice(1)), second.play(dice(2))]);
  expect(first.table.outcome).not.toBeNull();
  await leaveAll(first, second);
}

describe.each(Object.keys(start))("%s", (name) => {
  let port: number;
  beforeAll(async () => {
    const proxy = await start[name]!();
    proxies.push(proxy);
    ({ port } = proxy);
  });

  test("a name of its own: page, API and a whole match", async () => {
    const url = `http://localhost:${port}`;
    expect(await (await fetch(`${url}/`)).text()).toContain("the page");
    expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
    await playThrough(url);
  });

  test("compressed and kept as the server says; what it does not compress is compressed here", async () => {
    for (const url of [`http://localhost:${port}`, `http://127.0.0.1:${port}/mindbug`]) {
      const script = await fetch(`${url}/${SCRIPT}`, { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } });
      expect(Object.fromEntries(script.headers)).toMatchObject({
        "content-encoding": "br",
        "cache-control": "public, max-age=31536000, immutable",
        vary: expect.stringContaining("Accept-Encoding"),
      });
      expect(await script.text()).toBe(SCRIPT_TEXT);
      const told = await fetch(`${url}/long.json`, { headers: { "Accept-Encoding": "gzip" } });
      expect(told.headers.get("content-encoding")).toBe("gzip");
    }
  });

  test("metrics and monitor are for those inside", async () => {
    const direct = { "/metrics": 401, "/monitor": 401 };
    for (const [path, status] of Object.entries(direct)) {
      expect((await fetch(served.url + path)).status).toBe(status);
      for (const url of [`http://localhost:${port}`, `http://127.0.0.1:${port}/mindbug`])
        expect([url, path, (await fetch(url + path)).status]).toEqual([url, path, 404]);
    }
  });

  test("a folder of a site: page, API and a whole match; the folder's slash is added", async () => {
    const url = `http://127.0.0.1:${port}/mindbug`;
    const page = await fetch(url);
    expect(page.url).toBe(`${url}/`);
    expect(await page.text()).toContain("the page");
    await expect((await fetch(`${url}/healthz`)).json()).resolves.toMatchObject({ ok: true });
    await playThrough(url);
  });
});
