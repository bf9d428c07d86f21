/** The built server in a process of its own, and what the machine says about a process. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..", "..");
const TICKS = 100;

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** `inside` is a command that runs another one, such as in a network of its own. */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  inside: readonly string[] = [],
): Promise<Running> {
  const [program = process.execPath, ...rest] = inside;
  const command = program === process.execPath ? [] : [...rest, process.execPath];
  const child = spawn(program, [...command, "server/dist/main.js"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      JOINS_PER_MINUTE: "1000000",
      REQUESTS_PER_MINUTE: "1000000",
      METRICS_TOKEN: "of the load generator",
      ROOMS_PER_ADDRESS: "100000",
      MESSAGES_PER_SECOND: "10000",
      ...environment,
    },
  });
  const gone = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const port = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const found = /"what":"listening","port":(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void gone.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return {
    url: `http://${environment["HOST"] ?? "127.0.0.1"}:${port}`,
    child,
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}

/** Seconds of processor time, of the process and its threads. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

export const residentKilobytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);

export const residentMegabytes = (pid: number): number => Math.round(residentKilobytes(pid) / 1024);

export async function metric(url: string, name: string): Promise<number> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { Authorization: "Bearer of the load generator" } })
  ).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
}

export const buildServer = (): void =>
  void execFileSync(process.execPath, ["-e", "import('./scripts/build.mjs').then((b) => b.buildServerIfStale())"], {
    cwd: ROOT,
    stdio: "inherit",
  });

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The value after a --name, or the default. */
export function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}
