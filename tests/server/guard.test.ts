/**
 * What stands between the server and strangers: limits, origins, tokens, passwords, and the lines that tell of them.
 */
import { join } from "node:path";
import { request } from "node:http";
import { AddressLimit } from "../../server/src/limits.ts";
import { openDatabase } from "../../server/src/store/database.ts";
import { startPostgres, startRedis, waitFor } from "./helpers/daemons.ts";
import { from, Guest } from "./helpers/guest.ts";
import { metricsOf, newDataFolder, serve } from "./helpers/serve.ts";

jest.setTimeout(120_000);

/** Guesses that one address gets answered, trying ten times a second. A wrong code costs six of sixty a minute. */
function guesses(limit: AddressLimit, seconds: number, addresses: readonly string[]): number {
  let answered = 0;
  for (let tenth = 0; tenth < seconds * 10; tenth++) {
    jest.advanceTimersByTime(100);
    for (const address of addresses) {
      if (!limit.take(address)) continue;
      limit.charge(address, 5);
      answered += 1;
    }
  }
  return answered;
}

describe("guessing codes", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("an empty bucket goes into debt: 21 guesses in 65 seconds and no more", () => {
    expect(guesses(new AddressLimit(60), 65, ["192.0.2.1"])).toBeLessThanOrEqual(21);
  });

  test("the networks of one IPv6 site count together", () => {
    const networks = Array.from({ length: 60 }, (_, index) => `2001:db8:1:${index.toString(16)}::/64`);
    expect(guesses(new AddressLimit(60), 65, networks)).toBeLessThanOrEqual(4 * 21);
    // Another site is not punished for it.
    const limit = new AddressLimit(60);
    guesses(limit, 65, networks);
    expect(limit.take("2001:db8:2:0::/64")).toBe(true);
  });

  test("a debt is paid back in minutes, not hours", () => {
    const limit = new AddressLimit(60);
    limit.charge("192.0.2.1", 1_000_000);
    expect(limit.take("192.0.2.1")).toBe(false);
    jest.advanceTimersByTime(6 * 60_000);
    expect(limit.take("192.0.2.1")).toBe(true);
  });
});

test("/metrics is for those with the token, collected once a second however often it is asked for", async () => {
  const shut = await serve(newDataFolder(), { METRICS_TOKEN: "" });
  expect((await fetch(`${shut.url}/metrics`)).status).toBe(404);
  await shut.end("SIGKILL");
  const served = await serve(newDataFolder());
  expect((await fetch(`${served.url}/metrics`)).status).toBe(401);
  expect((await fetch(`${served.url}/metrics`, { headers: { Authorization: "Bearer wrong" } })).status).toBe(401);
  const seen = new Set<string>();
  const begun = Date.now();
  for (let asked = 0; asked < 20; asked++) seen.add(await metricsOf(served.url));
  expect(seen.size).toBeLessThanOrEqual(2 + Math.floor((Date.now() - begun) / 1000));
  expect([...seen][0]).toContain("mindbug_rooms ");
  await served.end("SIGKILL");
});

test("health, pages and the API are limited by address; the log names it once a minute, for fail2ban", async () => {
  const served = await serve(newDataFolder(), { REQUESTS_PER_MINUTE: "6" });
  const statuses = async (address: string): Promise<number[]> => {
    const found = [];
    for (const path of ["/healthz", "/", "/api/matches", "/api/x", "/readyz", "/healthz", "/", "/healthz"])
      found.push((await fetch(served.url + path, { headers: from(address) })).status);
    return found;
  };
  expect((await statuses("198.51.100.7")).slice(6)).toEqual([429, 429]);
  expect((await statuses("198.51.100.8")).slice(0, 6)).not.toContain(429);
  const lines = served.output().split("\n");
  expect(lines.filter((line) => line.includes('"what":"too many requests","address":"198.51.100.7"'))).toHaveLength(1);
  await served.end("SIGKILL");
});

test("only JSON, and only our own page or one that is allowed, may open and join rooms", async () => {
  const served = await serve(newDataFolder(), { ALLOWED_ORIGINS: "https://friend.example, http://other.example:81" });
  const create = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${served.url}/matchmake/create/match`, { method: "POST", headers, body: "{}" })).status;
  const json = { "Content-Type": "application/json" };
  expect(await create(json)).toBe(200);
  expect(await create({ ...json, Origin: served.url })).toBe(200);
  expect(await create({ ...json, Origin: "https://friend.example" })).toBe(200);
  expect(await create({ ...json, Origin: "http://other.example:81" })).toBe(200);
  expect(await create({ ...json, Origin: "https://evil.example" })).toBe(403);
  expect(await create({ ...json, Origin: "null" })).toBe(403);
  expect(await create({ "Content-Type": "text/plain" })).toBe(415);
  expect(await create({ "Content-Type": "application/x-www-form-urlencoded" })).toBe(415);
  const upgrade = (origin: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request(`${served.url}/process/ABCDE?sessionId=x`, {
        headers: { Connection: "Upgrade", Upgrade: "websocket", Origin: origin },
      });
      asked.on("response", (response) => resolve(response.statusCode ?? 0));
      asked.on("error", reject);
      asked.end();
    });
  expect(await upgrade("https://evil.example")).toBe(403);
  await served.end("SIGKILL");
});

test("the monitor's password is limited, wrong ones logged; only our own page's POST closes a room", async () => {
  const served = await serve(newDataFolder(), { MONITOR_PASSWORD: "correct horse" });
  const ask = (password: string, address: string, path = "", init: RequestInit = {}): Promise<Response> =>
    fetch(`${served.url}/monitor${path}`, {
      redirect: "manual",
      ...init,
      headers: {
        ...from(address),
        Authorization: `Basic ${Buffer.from(`admin:${password}`).toString("base64")}`,
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  for (let tries = 0; tries < 10; tries++) expect((await ask("wrong horse", "203.0.113.9")).status).toBe(401);
  expect((await ask("correct horse", "203.0.113.9")).status).toBe(429);
  expect(served.output()).toContain('"what":"wrong monitor password","address":"203.0.113.9"');

  const guest = await Guest.create(served.url, { name: "Ann" });
  expect(await (await ask("correct horse", "203.0.113.10")).text()).toContain(guest.code);
  const close = { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" } };
  const body = `room=${guest.code}`;
  expect((await ask("correct horse", "203.0.113.10", `/close?${body}`)).status).toBe(404);
  const foreign = { ...close, body, headers: { ...close.headers, Origin: "https://evil.example" } };
  expect((await ask("correct horse", "203.0.113.10", "/close", foreign)).status).toBe(400);
  expect(guest.closed).toBeNull();
  expect((await ask("correct horse", "203.0.113.10", "/close", { ...close, body })).status).toBe(303);
  await guest.until(() => guest.closed !== null);
  await served.end("SIGKILL");
});

test("/readyz tells of a store that cannot be written to, and of its return", async () => {
  const folder = newDataFolder();
  const served = await serve(folder);
  const ready = async (): Promise<number> => (await fetch(`${served.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  const other = openDatabase(join(folder, "mindbug.sqlite"));
  other.run("BEGIN IMMEDIATE");
  await waitFor("not ready", async () => (await ready()) === 503);
  expect(served.output()).toContain('"what":"store not writable"');
  other.run("ROLLBACK");
  other.close();
  await waitFor("ready again", async () => (await ready()) === 200);
  await served.end("SIGKILL");
});

test("/readyz tells of a lost database, and of its return", async () => {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  const served = await serve(newDataFolder(), {
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    DATABASE_URL: postgres.url,
  });
  const ready = async (): Promise<number> => (await fetch(`${served.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  await postgres.stop("SIGQUIT");
  await waitFor("not ready", async () => (await ready()) === 503);
  await postgres.start();
  await waitFor("ready again", async () => (await ready()) === 200);
  await served.end("SIGKILL");
  await Promise.all([redis.stop("SIGKILL"), postgres.stop("SIGQUIT")]);
});

test("the page may talk to its own host and no other; behind TLS it stays there", async () => {
  const served = await serve(newDataFolder());
  const { host } = new URL(served.url);
  const plain = await fetch(`${served.url}/healthz`);
  expect(plain.headers.get("content-security-policy")).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  expect(plain.headers.get("strict-transport-security")).toBeNull();
  const secure = await fetch(`${served.url}/healthz`, { headers: { "X-Forwarded-Proto": "https" } });
  expect(secure.headers.get("strict-transport-security")).toMatch(/^max-age=\d{7,}/);
  await served.end("SIGKILL");
});

test("every line of the log is one JSON object, also when something goes wrong", async () => {
  const served = await serve(newDataFolder(), { NODE_OPTIONS: "--trace-warnings", LOG_LEVEL: "debug" });
  const guest = await Guest.create(served.url, { name: "Ann" });
  await guest.leave();
  const { port } = new URL(served.url);
  const failed = await serve(newDataFolder(), { PORT: port }).then(
    () => "",
    (error: Error) => error.message.split("\n").slice(1).join("\n"),
  );
  await served.end("SIGTERM");
  const lines = `${served.output()}\n${failed}`.split("\n").filter((line) => line !== "");
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) as string });
});
