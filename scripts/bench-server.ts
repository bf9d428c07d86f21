/**
 * Rooms of two scripted players and one spectator, paced like fast people, against a server in a process
 * of its own (held to one core where `taskset` exists). Prints one JSON line. A command, not a test.
 *
 *   npm run bench:server -- --rooms 500 --seconds 20 --pace 1000
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { Client, type Room } from "colyseus.js";
import { readTable, ROOM_NAME, type TableState, TO_ROOM } from "../shared/src/protocol/index.ts";

const ROOT = join(import.meta.dirname, "..");
const option = (name: string, usual: number): number =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1]) || usual;
const ROOMS = option("rooms", 500);
const SECONDS = option("seconds", 20);
/** Milliseconds between two decisions of a room, on average. */
const PACE = option("pace", 1000);
/** Every so many decisions the whole view is measured as JSON. */
const SAMPLE = 25;

function startServer(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const node = [process.execPath, "--import", "tsx", "server/src/main.ts"];
  const pinned = spawnSync("taskset", ["-c", "0", "true"]).status === 0 ? ["taskset", "-c", "0", ...node] : node;
  const child = spawn(pinned[0]!, pinned.slice(1), {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: join(ROOT, "server", "tsconfig.json"),
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      MAX_ROOMS: "100000",
      ROOMS_PER_ADDRESS: "100000",
      JOINS_PER_MINUTE: "1000000",
      REQUESTS_PER_MINUTE: "1000000",
      METRICS_TOKEN: "of the load generator",
      LOG_LEVEL: "info",
      NODE_ENV: "production",
    },
  });
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout!.on("data", (chunk: Buffer) => {
      if (output.length > 100_000) return;
      output += chunk.toString();
      const port = /"what":"listening","port":(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ child, url: `http://127.0.0.1:${port}` });
    });
    child.on("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { Authorization: "Bearer of the load generator" } })
  ).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? NaN);
}

const latencies: number[] = [];
let measuring = false;
let bytes = 0;
let frames = 0;
let jsonBytes = 0;
let jsonSamples = 0;
let decisions = 0;
/** Rooms in which something was decided while it was measured. */
const moving = new Set<string>();

class Player {
  seat: 0 | 1 | null = null;
  private sentAt = 0;
  opponent: Player | null = null;
  private seen = -1;
  private timer: NodeJS.Timeout | null = null;

  constructor(readonly room: Room<TableState>) {
    const { ws } = room.connection.transport as unknown as {
      ws: { onmessage: (event: { data: ArrayBuffer }) => void };
    };
    const receive = ws.onmessage.bind(ws);
    ws.onmessage = (event) => {
      if (measuring) {
        bytes += event.data.byteLength;
        frames += 1;
      }
      receive(event);
    };
    room.onStateChange((state) => this.look(state));
    room.onMessage("welcome", ({ you }: { you: { seat?: 0 | 1 } }) => {
      this.seat = you.seat ?? null;
      this.look(room.state);
    });
    room.onMessage("*", () => undefined);
    room.send(TO_ROOM.hello);
  }

  private look(state: TableState): void {
    if (this.seat === null || state.phase === undefined) return;
    if (state.step !== this.seen) {
      this.seen = state.step;
      const sent = this.opponent?.sentAt ?? 0;
      if (sent > 0) {
        if (measuring) {
          latencies.push(performance.now() - sent);
          moving.add(this.room.roomId);
        }
        this.opponent!.sentAt = 0;
        decisions += 1;
        if (measuring && decisions % SAMPLE === 0) {
          jsonBytes += JSON.stringify(readTable(state).table).length;
          jsonSamples += 1;
        }
      }
    }
    this.think(state);
  }

  /** Thinks for a while about what it is asked, then sends a random legal answer. */
  private think(state: TableState): void {
    if (this.timer !== null) return;
    if (state.phase === "over") return this.after(() => this.room.send(TO_ROOM.rematch));
    const answers = state.secrets.get(String(this.seat))?.answers ?? "";
    if (state.phase !== "playing" || state.promptSeat !== this.seat || answers === "") return;
    const count = answers.split(";").length;
    // The room answers by itself where there is no choice.
    if (count === 1 && state.promptKind !== "turn") return;
    const { promptId } = state;
    this.after(() => {
      if (this.room.state.promptId !== promptId) return this.think(this.room.state);
      this.sentAt = performance.now();
      this.room.send(TO_ROOM.intent, { prompt: promptId, answer: Math.floor(Math.random() * count) });
    });
  }

  private after(act: () => void): void {
    this.timer = setTimeout(
      () => {
        this.timer = null;
        act();
      },
      PACE * (0.5 + Math.random()),
    );
  }
}

async function openRoom(url: string): Promise<void> {
  const first = new Player(await new Client(url).create<TableState>(ROOM_NAME, { ready: true }));
  const second = new Player(await new Client(url).joinById<TableState>(first.room.roomId, { ready: true }));
  [first.opponent, second.opponent] = [second, first];
  new Player(await new Client(url).joinById<TableState>(first.room.roomId, {}));
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const folder = mkdtempSync(join(tmpdir(), "mindbug-bench-"));
const { child, url } = await startServer(folder);
child.removeAllListeners("exit");
const emptyMemory = await metric(url, "process_resident_memory_bytes");
console.log(`Opening ${ROOMS} rooms …`);
for (let opened = 0; opened < ROOMS; opened += 10)
  await Promise.all(Array.from({ length: Math.min(10, ROOMS - opened) }, () => openRoom(url)));
console.log(`Playing for ${SECONDS} seconds …`);
await pause(3000);
// Read once, so that what the server tells of its event loop begins here.
await metric(url, "nodejs_eventloop_lag_p99_seconds");
const loop = monitorEventLoopDelay({ resolution: 10 });
loop.enable();
const before = await metric(url, "mindbug_decisions_total");
const startedAt = performance.now();
measuring = true;
await pause(SECONDS * 1000);
measuring = false;
const elapsed = (performance.now() - startedAt) / 1000;
const lag = await metric(url, "nodejs_eventloop_lag_p99_seconds");
const made = (await metric(url, "mindbug_decisions_total")) - before;
const memory = await metric(url, "process_resident_memory_bytes");
latencies.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    rooms: ROOMS,
    roomsMoving: moving.size,
    clients: ROOMS * 3,
    seconds: rounded(elapsed, 1),
    decisionsPerSecond: rounded(made / elapsed, 1),
    intentsMeasured: latencies.length,
    p50: rounded(percentile(latencies, 0.5)),
    p99: rounded(percentile(latencies, 0.99)),
    bytesPerDecisionPerClient: rounded(bytes / made / 3, 0),
    framesPerDecisionPerClient: rounded(frames / made / 3, 2),
    jsonBytesPerDecision: rounded(jsonBytes / jsonSamples, 0),
    memoryPerRoom: Math.round((memory - emptyMemory) / ROOMS),
    eventLoopP99: rounded(lag * 1000),
    generatorLoopP99: rounded(loop.percentile(99) / 1e6),
  }),
);
child.kill("SIGTERM");
await new Promise((resolve) => child.once("exit", resolve));
rmSync(folder, { recursive: true, force: true });
process.exit(0);
