/** A real server with twenty matches between bots, each watched by a client, and how late its event loop is. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { Client, type Room } from "colyseus.js";
import { ROOM_NAME, TO_CLIENT } from "../shared/src/protocol/index.ts";

const ROOT = join(import.meta.dirname, "..");
const MATCHES = 20;
const STOPPING = 10_000;

export interface ServerFindings {
  /** Milliseconds. Node samples every 10 ms and counts those as well. */
  readonly p99: number;
  readonly mean: number;
  readonly matches: number;
  readonly decisions: number;
  readonly seconds: number;
}

function serve(dataFolder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "server/src/main.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: join(ROOT, "server", "tsconfig.json"),
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataFolder,
      JOINS_PER_MINUTE: "100000",
      REQUESTS_PER_MINUTE: "1000000",
      METRICS_TOKEN: "of the load generator",
    },
  });
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout!.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const port = /"what":"listening","port":(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ child, url: `http://127.0.0.1:${port}` });
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

async function read(url: string): Promise<(name: string) => number> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { Authorization: "Bearer of the load generator" } })
  ).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? NaN);
}

/** A match between two masters, watched; another one begins when it is over. */
async function watch(url: string, rooms: Set<Room>, over: () => boolean): Promise<void> {
  const room = await new Client(url).create(ROOM_NAME, {
    sets: ["first-contact"],
    bots: ["master", "master"],
    watch: true,
  });
  rooms.add(room);
  room.onMessage("*", () => {});
  room.onMessage(TO_CLIENT.events, ({ events }: { events: readonly { e: string }[] }) => {
    if (!events.some(({ e }) => e === "end") || over()) return;
    rooms.delete(room);
    void room.leave();
    void watch(url, rooms, over);
  });
}

export async function measureServer(seconds: number): Promise<ServerFindings> {
  const dataFolder = mkdtempSync(join(tmpdir(), "mindbug-bench-"));
  const { child, url } = await serve(dataFolder);
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const rooms = new Set<Room>();
  let over = false;
  try {
    for (let match = 0; match < MATCHES; match++) await watch(url, rooms, () => over);
    console.error(`${MATCHES} bot matches under way; watching for ${seconds} s …`);
    // Reading the metrics begins a new measurement: what starting up cost is left out.
    const before = await read(url);
    await after(seconds * 1000);
    const metric = await read(url);
    over = true;
    const milliseconds = (name: string): number => Math.round(metric(name) * 10_000) / 10;
    return {
      p99: milliseconds("nodejs_eventloop_lag_p99_seconds"),
      mean: milliseconds("nodejs_eventloop_lag_mean_seconds"),
      matches: rooms.size,
      decisions: metric("mindbug_decisions_total") - before("mindbug_decisions_total"),
      seconds,
    };
  } finally {
    over = true;
    child.kill("SIGTERM");
    await Promise.race([gone, after(STOPPING)]);
    if (child.exitCode === null) child.kill("SIGKILL");
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
