/**
 * `npm run bench:cluster`: 1, 2 and 4 processes behind nginx on real Redis and PostgreSQL, the same
 * load on each, one JSON line. Everything shares this machine, the load generator included: read the
 * processor time for each decision rather than the decisions a second.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import {
  askRedis,
  type Daemon,
  freePort,
  startNginx,
  startPostgres,
  startRedis,
} from "../tests/server/helpers/daemons.ts";
import { Robot } from "./load/robot.ts";
import {
  buildServer,
  cpuSeconds,
  option,
  percentile,
  residentMegabytes,
  ROOT,
  type Running,
  startServer,
} from "./load/server.ts";

const SECONDS = option("seconds", 15);
const TABLES = option("tables", 40);
const WARM_UP = 5000;
const IDLE_MATCHES = 500;
/** "any": sockets land on any process, which passes them on. "own": nginx has a route for each process. */
type Routes = "any" | "own";
const PLAN: readonly (readonly [number, Routes])[] = [
  [1, "any"],
  [2, "any"],
  [4, "any"],
  [2, "own"],
  [4, "own"],
];

interface Result {
  readonly processes: number;
  readonly routes: Routes;
  readonly decisionsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly serverCpuMsPerDecision: number;
  readonly generatorCpuMsPerDecision: number;
  readonly redisCommandsPerDecision: number;
  readonly journalLinesPerDecision: number;
  readonly walBytesPerJournalLine: number;
  readonly bytesPerJournalLine: number;
  /** To both players together, frames of the socket without their headers. */
  readonly bytesSentPerDecision: number;
  readonly megabytesPerProcess: number;
}

/** What a match costs in which somebody is thinking: memory of the one process, and its processor time. */
async function idleCost(): Promise<{ matches: number; kilobytesPerMatch: number; cpuPercent: number }> {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  const server = await startServer({
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    DATABASE_URL: postgres.url,
    BOT_THREADS: "0",
    MAX_ROOMS: "100000",
  });
  const pid = server.child.pid!;
  const url = (): string => server.url;
  const habits = { think: () => 3_600_000 };
  const sitDown = async (): Promise<void> => {
    const first = await Robot.create(url, { ready: true }, habits);
    await Robot.join(url, first.code, { ready: true }, habits);
    await first.until(() => first.phase === "playing");
  };
  for (let count = 0; count < 50; count++) await sitDown();
  const before = residentMegabytes(pid);
  for (let count = 0; count < IDLE_MATCHES; count++) await sitDown();
  const megabytes = residentMegabytes(pid) - before;
  const cpu = cpuSeconds(pid);
  await pause(5000);
  const cpuPercent = ((cpuSeconds(pid) - cpu) / 5) * 100;
  await server.end("SIGKILL");
  await Promise.all([redis.stop(), postgres.stop("SIGINT")]);
  return {
    matches: IDLE_MATCHES + 50,
    kilobytesPerMatch: Math.round((megabytes * 1024) / IDLE_MATCHES),
    cpuPercent: round(cpuPercent),
  };
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

function nginxSite(servers: readonly Running[], port: number): string {
  const own = servers
    .map(({ url }, index) => `    location /p${index}/ { proxy_pass ${url}/; proxy_read_timeout 1h; }`)
    .join("\n");
  const upstreams = servers.map(({ url }) => `    server ${new URL(url).host} max_fails=1 fail_timeout=2s;`).join("\n");
  return readFileSync(join(ROOT, "deploy", "nginx-cluster.conf"), "utf8")
    .replace(/ {4}server mindbug[\s\S]*fail_timeout=2s;/, upstreams)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/(.*location \/matchmake)/, `${own}\n$1`);
}

async function databaseTotals(url: string): Promise<{ writes: number; walBytes: number; entryBytes: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT
    (SELECT wal_bytes FROM pg_stat_wal)::float8 AS wal,
    (SELECT COUNT(*) FROM entries)::float8 AS entries,
    (SELECT COALESCE(SUM(LENGTH(entry)), 0) FROM entries)::float8 AS bytes`);
  await client.end();
  return { writes: rows[0].entries, walBytes: rows[0].wal, entryBytes: rows[0].bytes };
}

const redisCommands = (redis: Daemon): number =>
  Number(/total_commands_processed:(\d+)/.exec(askRedis(redis.port, "info", "stats"))?.[1]);

async function measure(processes: number, routes: Routes): Promise<Result> {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  const door = await freePort();
  const servers = await Promise.all(
    Array.from({ length: processes }, (_, index) =>
      startServer({
        ...(routes === "own" ? { PUBLIC_ADDRESS: `127.0.0.1:${door}/p${index}` } : {}),
        REDIS_URL: `redis://127.0.0.1:${redis.port}`,
        DATABASE_URL: postgres.url,
        TRUST_PROXY: "1",
        BOT_THREADS: "0",
        LINGER_SECONDS: "60",
      }),
    ),
  );
  const nginx = await startNginx((port) => nginxSite(servers, port), door);
  const url = (): string => `http://127.0.0.1:${nginx.port}`;
  const latencies: number[] = [];
  let bytes = 0;
  const habits = {
    think: () => 0,
    onDecision: (latency: number) => void latencies.push(latency),
    onBytes: (count: number) => {
      bytes += count;
    },
  };
  let playing = true;
  const table = async (): Promise<void> => {
    while (playing) {
      const first = await Robot.create(url, { ready: true }, habits);
      const second = await Robot.join(url, first.code, { ready: true }, habits);
      await first.until(() => first.phase === "over" || !playing);
      await Promise.all([first.quit(), second.quit()]);
    }
  };
  const tables = Array.from({ length: TABLES }, table);
  await pause(WARM_UP);
  const cpu = (): number => servers.reduce((sum, { child }) => sum + cpuSeconds(child.pid!), 0);
  const before = {
    cpu: cpu(),
    redis: redisCommands(redis),
    own: process.cpuUsage(),
    database: await databaseTotals(postgres.url),
    at: performance.now(),
  };
  latencies.length = 0;
  bytes = 0;
  await pause(SECONDS * 1000);
  const seconds = (performance.now() - before.at) / 1000;
  const database = await databaseTotals(postgres.url);
  const decisions = latencies.length;
  const journaled = database.writes - before.database.writes;
  const own = process.cpuUsage(before.own);
  const sorted = [...latencies].sort((a, b) => a - b);
  const result: Result = {
    processes,
    routes,
    decisionsPerSecond: round(decisions / seconds),
    p50Ms: round(percentile(sorted, 0.5), 2),
    p99Ms: round(percentile(sorted, 0.99), 2),
    serverCpuMsPerDecision: round(((cpu() - before.cpu) * 1000) / decisions, 3),
    generatorCpuMsPerDecision: round((own.user + own.system) / 1000 / decisions, 3),
    redisCommandsPerDecision: round((redisCommands(redis) - before.redis) / decisions, 3),
    journalLinesPerDecision: round(journaled / decisions, 2),
    walBytesPerJournalLine: Math.round((database.walBytes - before.database.walBytes) / journaled),
    bytesPerJournalLine: Math.round((database.entryBytes - before.database.entryBytes) / journaled),
    bytesSentPerDecision: Math.round(bytes / decisions),
    megabytesPerProcess: Math.round(
      servers.reduce((sum, { child }) => sum + residentMegabytes(child.pid!), 0) / processes,
    ),
  };
  playing = false;
  await Promise.race([Promise.all(tables), pause(10_000)]);
  await Promise.all(servers.map((server) => server.end("SIGTERM")));
  await Promise.all([nginx.stop(), redis.stop(), postgres.stop("SIGINT")]);
  return result;
}

buildServer();
const runs: Result[] = [];
for (const [processes, routes] of PLAN) {
  runs.push(await measure(processes, routes));
  console.error(JSON.stringify(runs.at(-1)));
}
const idle = await idleCost();
const [one] = runs as [Result];
const costOfAddedProcess = runs.slice(1).map((run) => ({
  processes: run.processes,
  routes: run.routes,
  cpuPerDecisionAgainstOne: round(run.serverCpuMsPerDecision / one.serverCpuMsPerDecision, 2),
  decisionsPerSecondAgainstOne: round(run.decisionsPerSecond / one.decisionsPerSecond, 2),
  megabytes: run.megabytesPerProcess,
}));
console.log(JSON.stringify({ bench: "cluster", seconds: SECONDS, tables: TABLES, runs, costOfAddedProcess, idle }));
process.exit(0);
