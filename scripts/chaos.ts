/**
 * `npm run chaos -- --minutes 10`: tables are played while the server is killed, paused, has its log torn, finds no
 * room on its disk, waits for a slow database, has its clock set, loses packets and connections, at random. Ends in one
 * line: decisions that somebody was shown, how many of those the journal lost, what was shown to whom it is hidden
 * from, and the longest time in which nobody could play.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../server/src/store/database.ts";
import { databaseIn } from "../server/src/store/sqliteFile.ts";
import { TO_ROOM } from "../shared/src/protocol/names.ts";
import { type Habits, Robot } from "./load/robot.ts";
import { lossyLine } from "./load/lossyLine.ts";
import { buildServer, option, ROOT, type Running, startServer } from "./load/server.ts";

const MINUTES = option("minutes", 10);
const TABLES = option("tables", 10);
/** Milliseconds between two misfortunes, on average. */
const EVERY = option("every", 5000);

const folder = mkdtempSync(join(tmpdir(), "mindbug-chaos-"));
const line = lossyLine();
if (line === null) console.log("No network of its own is allowed here: no packets will be lost.");
const environment = {
  DATA_DIR: folder,
  LINGER_SECONDS: "3600",
  BOT_THREADS: "0",
  NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, "scripts", "load", "clockJumps.mjs")).href}`,
  ...(line === null ? {} : { HOST: line.host }),
};
const endAt = Date.now() + MINUTES * 60_000;
const isOver = (): boolean => Date.now() >= endAt;
const random = (least: number, most: number): number => least + Math.random() * (most - least);
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** By match, the last step that anybody was shown, and every table shown at a step. */
const acknowledged = new Map<string, number>();
const tables = new Map<string, string>();
const violations: string[] = [];
const leaks: string[] = [];
let decisions = 0;
let lastDecision = Date.now();
let longestOutage = 0;
let server!: Running;

const habits: Habits = {
  think: () => random(0, 40),
  onDecision() {
    decisions += 1;
    longestOutage = Math.max(longestOutage, Date.now() - lastDecision);
    lastDecision = Date.now();
  },
  onViolation: (what) => violations.push(what),
  onLeak: (what) => leaks.push(what),
  onTable(key, table) {
    const [match = "", step] = key.split(":");
    acknowledged.set(match, Math.max(acknowledged.get(match) ?? 0, Number(step)));
    const before = tables.get(key);
    if (before !== undefined && before !== table) violations.push(`two people saw different tables at ${key}`);
    tables.set(key, table);
    if (tables.size > 20_000) tables.delete(tables.keys().next().value!);
  },
};

async function playForEver(): Promise<void> {
  const url = (): string => server.url;
  // Half of the tables play against the clock, which must not mind what is done to that of the machine.
  const first = await Robot.create(url, { ready: true, clock: pick(["off", "60"]) }, habits);
  const second = await Robot.join(url, first.code, { ready: true }, habits);
  const watcher = await Robot.join(url, first.code, { watch: true }, habits);
  robots.push(first, second, watcher);
  while (!isOver()) {
    await Promise.race([first.until(() => first.phase === "over"), pause(1000)]);
    if (first.phase === "over") for (const player of [first, second]) player.send(TO_ROOM.rematch);
    await pause(200);
  }
}
const robots: Robot[] = [];

async function restart(): Promise<void> {
  server = await startServer(environment, line?.inside);
}

const limitFiles = (bytes: string): boolean =>
  spawnSync("prlimit", ["--pid", String(server.child.pid), `--fsize=${bytes}:`]).status === 0;

const MISFORTUNES: Readonly<Record<string, () => Promise<void>>> = {
  async kill() {
    await server.end("SIGKILL");
    await restart();
  },
  async stop() {
    if ((await server.end("SIGTERM")) !== 0) violations.push("it did not stop as asked");
    await restart();
  },
  async pause() {
    server.child.kill("SIGSTOP");
    await pause(random(200, 3000));
    server.child.kill("SIGCONT");
  },
  /** A write that the power failed in: what was not acknowledged may be there in part. */
  async tornWrite() {
    await server.end("SIGKILL");
    const log = `${databaseIn(folder)}-wal`;
    if (existsSync(log)) appendFileSync(log, randomBytes(Math.floor(random(1, 5000))));
    await restart();
  },
  async fullDisk() {
    if (!limitFiles("4096")) return;
    await pause(random(500, 3000));
    limitFiles("unlimited");
  },
  /** Somebody else writes: what is decided waits for the disk. */
  async slowDatabase() {
    const other = openDatabase(databaseIn(folder));
    try {
      other.run("BEGIN IMMEDIATE");
      await pause(random(300, 4000));
      other.run("ROLLBACK");
    } finally {
      other.close();
    }
  },
  async clockJump() {
    server.child.kill("SIGUSR2");
  },
  ...(line === null ? {} : { packetLoss: () => line.lose(random(1000, 4000)) }),
  async lostConnections() {
    for (const robot of robots) if (Math.random() < 0.5) robot.vanish();
  },
};

buildServer();
await restart();
const counts: Record<string, number> = {};
const playing = Array.from({ length: TABLES }, playForEver);
await pause(3000);
while (!isOver()) {
  const name = pick(Object.keys(MISFORTUNES));
  counts[name] = (counts[name] ?? 0) + 1;
  console.log(`${Math.round((endAt - Date.now()) / 1000)} s left, ${decisions} decisions: ${name}`);
  await MISFORTUNES[name]!();
  await pause(random(0.5, 1.5) * EVERY);
}
await Promise.race([Promise.all(playing), pause(30_000)]);
await Promise.all(robots.map((robot) => robot.quit()));
await server.end("SIGTERM");
line?.close();
longestOutage = Math.max(longestOutage, Date.now() - lastDecision - 10_000);

const db = openDatabase(databaseIn(folder));
let lost = 0;
for (const [match, step] of acknowledged) {
  const [row] = db.all("SELECT COUNT(*) AS written FROM entries WHERE match_id = ?", match);
  lost += Math.max(0, step - Number(row!.written));
}
db.close();
rmSync(folder, { recursive: true, force: true });
for (const what of [...new Set([...violations, ...leaks])].slice(0, 20)) console.error(what);
console.log(
  JSON.stringify({
    minutes: MINUTES,
    ...counts,
    decisionsAcknowledged: decisions,
    decisionsLost: lost,
    leaks: leaks.length,
    violations: violations.length,
    longestOutageSeconds: Math.round(longestOutage / 100) / 10,
  }),
);
process.exit(lost === 0 && leaks.length === 0 && violations.length === 0 ? 0 : 1);
