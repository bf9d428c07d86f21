/**
 * Rooms of two scripted players and a spectator against the built server, in a process of its own held to one core:
 * paced like fast people at 500 decisions a second, then as fast as it goes, then a bare `ws` server that sends the
 * same frames. Prints one JSON line; under two minutes by default. A command, not a test.
 *
 *   npm run bench:server -- --seconds 15
 *   npm run bench:server -- --rooms 2000 --pace 1000 --seconds 20 --only paced
 *   npm run bench:server -- --growth            a table from 250 to 4,000 rooms (--most), and docs/scale.svg
 *   npm run bench:server -- --root /elsewhere   the server built there
 *   npm run bench:server -- --only peak --profile FOLDER   writes there where the server's time goes, for --cpu-prof
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { growthChart } from "./load/growthChart.ts";
import { type LeanRoom, openRoom } from "./load/leanPlayer.ts";
import { buildServer, cpuSeconds, option, percentile, residentKilobytes, ROOT } from "./load/server.ts";

const text = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const SECONDS = option("seconds", 15);
const ROOMS = option("rooms", 500);
/** Milliseconds between two decisions of a room, on average. */
const PACE = option("pace", 1000);
const PEAK_ROOMS = option("peak-rooms", 60);
const ONLY = text("only");
const PROFILE = text("profile");
/** Decisions whose frames are remembered for the bare server. */
const RECORDED = 2000;
const OPENED_AT_ONCE = 10;
const WARM_DECISIONS = 15_000;
const WARM_AT_MOST = 12_000;

interface Measured {
  readonly child: ChildProcess;
  readonly url: string;
}

function startPinned(args: readonly string[], env: Readonly<Record<string, string>>, cwd = ROOT): Promise<Measured> {
  const command = [process.execPath, ...args];
  const pinned = spawnSync("taskset", ["-c", "0", "true"]).status === 0 ? ["taskset", "-c", "0", ...command] : command;
  const child = spawn(pinned[0]!, pinned.slice(1), {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", NODE_ENV: "production", ...env },
  });
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (output.length > 100_000) return;
      output += chunk.toString();
      const port = /"what":"listening","port":(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ child, url: `http://127.0.0.1:${port}` });
    });
    child.on("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

async function stop({ child }: Measured): Promise<void> {
  child.removeAllListeners("exit");
  // A profile is written at an orderly end.
  child.kill(PROFILE === undefined ? "SIGKILL" : "SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
}

async function withServer<T>(work: (server: Measured) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "mindbug-bench-"));
  const server = await startPinned(
    [...(PROFILE === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${PROFILE}`]), "server/dist/main.js"],
    {
      DATA_DIR: folder,
      MAX_ROOMS: "100000",
      ROOMS_PER_ADDRESS: "100000",
      JOINS_PER_MINUTE: "1000000",
      REQUESTS_PER_MINUTE: "1000000",
      MESSAGES_PER_SECOND: "100000",
    },
    text("root") ?? ROOT,
  );
  try {
    return await work(server);
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

interface Result {
  readonly rooms: number;
  readonly roomsMoving: number;
  readonly decisionsPerSecond: number;
  readonly cpuMsPerDecision: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerDecisionPerClient: number;
  readonly framesPerDecisionPerClient: number;
  readonly memoryPerRoomKB: number;
  readonly generatorLoopP99: number;
}

async function openAll(url: string, count: number, pace: number, latencies: number[]): Promise<LeanRoom[]> {
  const rooms: LeanRoom[] = [];
  const options = {
    url,
    think: () => (pace === 0 ? 0 : pace * (0.5 + Math.random())),
    onLatency: (milliseconds: number) => latencies.push(milliseconds),
  };
  while (rooms.length < count)
    rooms.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(OPENED_AT_ONCE, count - rooms.length) }, () => openRoom(options)),
      )),
    );
  return rooms;
}

const sum = (rooms: readonly LeanRoom[], of: (room: LeanRoom) => number): number =>
  rooms.reduce((total, room) => total + of(room), 0);
const framesOf = ({ lines }: LeanRoom): number => lines.reduce((total, { frames }) => total + frames, 0);
const bytesOf = ({ lines }: LeanRoom): number => lines.reduce((total, { bytes }) => total + bytes, 0);

/** Which frames each decision of a room made, for a while. */
function record(room: LeanRoom, into: number[][][]): void {
  let current: number[][] = [[], [], []];
  let decisions = room.decisions;
  room.lines.forEach((line, index) => {
    line.onFrame = (bytes) => {
      if (index === 0 && room.decisions !== decisions) {
        decisions = room.decisions;
        if (current.every((frames) => frames.length > 0) && into.length < RECORDED) into.push(current);
        current = [[], [], []];
      }
      current[index]!.push(bytes);
    };
  });
}

/** Until the server's code is compiled: that is paid once, whatever is decided afterwards. */
async function warmUp(rooms: readonly LeanRoom[]): Promise<void> {
  const begun = performance.now();
  const enough = (): boolean =>
    sum(rooms, ({ decisions }) => decisions) >= WARM_DECISIONS || performance.now() - begun > WARM_AT_MOST;
  await pause(3000);
  while (!enough()) await pause(100);
}

async function measure(count: number, pace: number, frames?: number[][][]): Promise<Result> {
  return withServer(async ({ child, url }) => {
    const pid = child.pid!;
    const emptyMemory = residentKilobytes(pid);
    const latencies: number[] = [];
    const rooms = await openAll(url, count, pace, latencies);
    await warmUp(rooms);
    if (frames !== undefined) for (const room of rooms) record(room, frames);
    const loop = monitorEventLoopDelay({ resolution: 10 });
    loop.enable();
    latencies.length = 0;
    const before = {
      each: rooms.map(({ decisions }) => decisions),
      frames: sum(rooms, framesOf),
      bytes: sum(rooms, bytesOf),
      cpu: cpuSeconds(pid),
      at: performance.now(),
    };
    await pause(SECONDS * 1000);
    const cpu = cpuSeconds(pid) - before.cpu;
    const elapsed = (performance.now() - before.at) / 1000;
    const made = sum(rooms, ({ decisions }) => decisions) - before.each.reduce((a, b) => a + b, 0);
    latencies.sort((a, b) => a - b);
    const result: Result = {
      rooms: count,
      roomsMoving: rooms.filter(({ decisions }, index) => decisions > before.each[index]!).length,
      decisionsPerSecond: rounded(made / elapsed, 1),
      cpuMsPerDecision: rounded((cpu * 1000) / made, 4),
      p50: rounded(percentile(latencies, 0.5)),
      p99: rounded(percentile(latencies, 0.99)),
      bytesPerDecisionPerClient: rounded((sum(rooms, bytesOf) - before.bytes) / made / 3, 0),
      framesPerDecisionPerClient: rounded((sum(rooms, framesOf) - before.frames) / made / 3),
      memoryPerRoomKB: Math.round((residentKilobytes(pid) - emptyMemory) / count),
      generatorLoopP99: rounded(loop.percentile(99) / 1e6),
    };
    for (const { lines } of rooms) for (const line of lines) line.close();
    return result;
  });
}

/** Processor time of the bare server for what our server needs a decision for. */
async function measureBare(frames: readonly (readonly (readonly number[])[])[]): Promise<number> {
  const bare = await startPinned(["--import", "tsx", "scripts/load/bareServer.ts"], {
    FRAMES: JSON.stringify(frames),
    TSX_TSCONFIG_PATH: join(ROOT, "server", "tsconfig.json"),
  });
  let made = 0;
  const connect = (room: number): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${bare.url.replace("http", "ws")}/${room}`, { perMessageDeflate: false });
      socket.once("message", () => resolve(socket));
      socket.once("error", reject);
    });
  /** An intent is 28 bytes long. */
  const intent = Buffer.alloc(28, 1);
  const sockets: WebSocket[] = [];
  for (let room = 0; room < PEAK_ROOMS; room++) {
    const three = [await connect(room), await connect(room), await connect(room)];
    const expected = frames.map((decision) => decision[0]!.length);
    let [left, decision] = [expected[0]!, 0];
    three[0]!.on("message", () => {
      if (--left > 0) return;
      made += 1;
      left = expected[++decision % expected.length]!;
      three[0]!.send(intent);
    });
    for (const other of three.slice(1)) other.on("message", () => undefined);
    sockets.push(...three);
  }
  for (let room = 0; room < PEAK_ROOMS; room++) sockets[room * 3]!.send(intent);
  await pause(2000);
  const [cpu, before] = [cpuSeconds(bare.child.pid!), made];
  await pause(Math.min(SECONDS, 10) * 1000);
  const result = ((cpuSeconds(bare.child.pid!) - cpu) * 1000) / (made - before);
  for (const socket of sockets) socket.removeAllListeners();
  for (const socket of sockets) socket.terminate();
  await stop(bare);
  return result;
}

if (text("root") === undefined) buildServer();
if (process.argv.includes("--growth")) {
  console.log(
    "| rooms | decisions/s | ms of processor a decision | p50 ms | p99 ms | KB a room |\n|---|---|---|---|---|---|",
  );
  const grown: Result[] = [];
  for (const rooms of [250, 500, 1000, 2000, 4000].filter((count) => count <= option("most", 4000))) {
    const result = await measure(rooms, PACE);
    grown.push(result);
    const { decisionsPerSecond, cpuMsPerDecision, p50, p99, memoryPerRoomKB } = result;
    console.log(`| ${rooms} | ${decisionsPerSecond} | ${cpuMsPerDecision} | ${p50} | ${p99} | ${memoryPerRoomKB} |`);
  }
  writeFileSync(join(ROOT, "docs", "scale.svg"), growthChart(grown));
} else {
  const frames: number[][][] = [];
  const paced = ONLY === "peak" ? null : await measure(ROOMS, PACE);
  const peak = ONLY === "paced" ? null : await measure(PEAK_ROOMS, 0, frames);
  const bare = peak === null ? null : await measureBare(frames);
  console.log(
    JSON.stringify({
      cpuMsPerDecisionAt500: paced?.cpuMsPerDecision,
      cpuMsPerDecisionPeak: peak?.cpuMsPerDecision,
      peakDecisionsPerSecond: peak?.decisionsPerSecond,
      bareCpuMsPerDecision: bare === null ? undefined : rounded(bare, 4),
      bareRatio: peak === null || bare === null ? undefined : rounded(bare / peak.cpuMsPerDecision, 3),
      paced: paced ?? undefined,
      peak: peak ?? undefined,
    }),
  );
}
process.exit(0);
