/**
 * `npm run soak -- --minutes 20`: tables of scripted humans and bots, disconnects, spectators and
 * restarts. In the first third the server is killed and stopped again and again; then one process has
 * to last to the end, and its memory is compared with that after its first minute.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BOT_LEVELS, type CreateOptions } from "../shared/src/protocol/index.ts";
import { TO_ROOM } from "../shared/src/protocol/index.ts";
import { Robot, type Habits } from "./load/robot.ts";
import { buildServer, metric, option, residentMegabytes, startServer, type Running } from "./load/server.ts";

const MINUTES = option("minutes", 20);
const TABLES = option("tables", 12);
const RESTARTS = 4;
const SETS: readonly NonNullable<CreateOptions["sets"]>[] = [
  ["first-contact"],
  ["king-of-tokyo"],
  ["battlefruit-kingdom", "battlefruit-galaxy"],
  ["first-contact", "king-of-tokyo"],
];
/** How many tables are remembered for comparing what different people saw. */
const REMEMBERED = 20_000;

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const folder = mkdtempSync(join(tmpdir(), "mindbug-soak-"));
const endAt = Date.now() + MINUTES * 60_000;
const counts = { matches: 0, decisions: 0, disconnects: 0, spectators: 0, restarts: 0 };
const violations: string[] = [];
const seen = new Map<string, string>();
/** Codes of tables where somebody may look on. */
const open = new Set<string>();
let server: Running;

const environment = {
  DATA_DIR: folder,
  LINGER_SECONDS: "2",
  BOT_PACE_MS: "20",
  BOT_THREADS: "1",
  CLAIM_SECONDS: "5",
  TRUST_PROXY: "0",
};
const url = (): string => server.url;
const isOver = (): boolean => Date.now() >= endAt;

function violate(what: string): void {
  violations.push(what);
  console.error(`VIOLATION: ${what}`);
}

const habits: Habits = {
  think: () => Math.random() * 60,
  onDecision: () => {
    counts.decisions += 1;
  },
  onViolation: violate,
  onTable(key, table) {
    const before = seen.get(key);
    if (before !== undefined && before !== table) violate(`two people saw different tables at ${key}`);
    seen.set(key, table);
    if (seen.size > REMEMBERED) seen.delete(seen.keys().next().value!);
  },
};

/** The match is over, or time is up. */
const finished = (robot: Robot): Promise<void> =>
  Promise.race([robot.until(() => robot.phase === "over"), pause(Math.max(0, endAt - Date.now()))]);

async function sitDown(options: CreateOptions): Promise<Robot> {
  const robot = await Robot.create(url, { ready: true, sets: pick(SETS), ...options }, habits);
  open.add(robot.code);
  return robot;
}

/** One match after the other at one table, until time is up. */
async function humans(): Promise<void> {
  while (!isOver()) {
    const first = await sitDown({});
    const players = [first, await Robot.join(url, first.code, { ready: true }, habits)];
    for (let matches = 0; matches < 3 && !isOver(); matches++) await oneMatch(players, matches);
    await leave(players);
  }
}

async function oneMatch(players: readonly Robot[], before: number): Promise<void> {
  const [first] = players as [Robot];
  const previous = first.matchId;
  if (before > 0) for (const player of players) player.send(TO_ROOM.rematch);
  const began = await Promise.race([
    first.until(() => first.phase === "playing" && first.matchId !== previous).then(() => true),
    pause(5000).then(() => false),
  ]);
  // A rematch that was asked for just before a restart is forgotten: they sit down anew.
  if (!began) return;
  const troubles = setInterval(() => {
    if (Math.random() < 0.3) {
      counts.disconnects += 1;
      pick(players).vanish();
    }
  }, 2000);
  await finished(first);
  clearInterval(troubles);
  if (first.phase === "over") counts.matches += 1;
}

async function leave(players: readonly Robot[]): Promise<void> {
  // Who leaves a running match gives it up, so that no room is left waiting for them.
  const [first] = players as [Robot];
  open.delete(first.code);
  for (let tries = 0; tries < 20 && first.phase === "playing"; tries++) {
    // Again and again: it may be on its way back from a disconnect.
    first.send(TO_ROOM.concede);
    await Promise.race([first.until(() => first.phase === "over"), pause(500)]);
  }
  await Promise.all(players.map((player) => player.quit()));
}

async function againstBot(): Promise<void> {
  while (!isOver()) {
    const human = await sitDown({ bots: [pick(BOT_LEVELS)] });
    await finished(human);
    if (human.phase === "over") counts.matches += 1;
    await leave([human]);
  }
}

/** Comes to a table that is being played, looks on for a while, and goes. */
async function spectate(): Promise<void> {
  while (!isOver()) {
    const code = [...open][Math.floor(Math.random() * open.size)];
    if (code !== undefined) {
      const watcher = await Robot.join(url, code, { watch: true }, habits).catch(() => null);
      if (watcher !== null) {
        counts.spectators += 1;
        await pause(Math.random() * 3000);
        await watcher.quit();
      }
    }
    await pause(200);
  }
}
async function restart(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const code = await server.end(signal);
  if (signal === "SIGTERM" && code !== 0) violate(`the server ended with ${code}`);
  server = await startServer(environment);
  counts.restarts += 1;
}

/** In megabytes; none while it is being started again. */
const memoryNow = (): number => {
  const { pid, exitCode, signalCode } = server.child;
  return exitCode === null && signalCode === null ? residentMegabytes(pid!) : 0;
};

async function progress(): Promise<void> {
  while (!isOver()) {
    await pause(Math.min(30_000, Math.max(0, endAt - Date.now())));
    console.log(
      `${((MINUTES * 60_000 - Math.max(0, endAt - Date.now())) / 60_000).toFixed(1)} min: ${counts.matches} ` +
        `matches, ${counts.decisions} decisions, ${counts.disconnects} disconnects, ${counts.spectators} ` +
        `spectators, ${counts.restarts} restarts, ${violations.length} violations, ` +
        `${memoryNow()} MB`,
    );
  }
}

buildServer();
server = await startServer(environment);
const actors = [
  ...Array.from({ length: TABLES }, humans),
  ...Array.from({ length: Math.ceil(TABLES / 4) }, againstBot),
  spectate(),
  spectate(),
  progress(),
];
for (let index = 0; index < RESTARTS && !isOver(); index++) {
  await pause((MINUTES * 60_000) / 3 / RESTARTS);
  await restart(index % 2 === 0 ? "SIGKILL" : "SIGTERM");
}
const lasting = server.child.pid!;
await pause(Math.min(60_000, Math.max(0, (endAt - Date.now()) / 2)));
const memoryAfterFirstMinute = residentMegabytes(lasting);
await Promise.all(actors);
const memoryAtEnd = residentMegabytes(lasting);
for (const until = Date.now() + 60_000; (await metric(server.url, "mindbug_rooms")) > 0 && Date.now() < until;)
  await pause(500);
const roomsLeft = await metric(server.url, "mindbug_rooms");
await server.end("SIGTERM");
rmSync(folder, { recursive: true, force: true });
console.log(
  JSON.stringify({
    minutes: MINUTES,
    ...counts,
    violations: violations.length,
    memoryAfterFirstMinuteMB: memoryAfterFirstMinute,
    memoryAtEndMB: memoryAtEnd,
    roomsLeft,
  }),
);
process.exit(violations.length === 0 && roomsLeft === 0 ? 0 : 1);
