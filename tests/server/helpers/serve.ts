/** A real server in a process of its own, so that it can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(__dirname, "..", "..", "..");

export interface Served {
  readonly url: string;
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Resolves when the process is gone, with its exit code. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
}

/** A test that failed may not have ended its server; the pipes to it would keep the test command waiting for ever. */
const living = new Set<ChildProcess>();
afterAll(() => {
  for (const child of living) child.kill("SIGKILL");
});

const METRICS_TOKEN = "for the tests alone";

/** What the server under test counts, as Prometheus reads it. */
export const metricsOf = async (url: string): Promise<string> =>
  (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).text();

export const newDataFolder = (): string => mkdtempSync(join(tmpdir(), "mindbug-server-"));

export function serve(dataFolder: string, environment: Readonly<Record<string, string>> = {}): Promise<Served> {
  const child = spawn(process.execPath, ["--import", "tsx", "server/src/main.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: join(ROOT, "server", "tsconfig.json"),
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataFolder,
      JOINS_PER_MINUTE: "1000000",
      MESSAGES_PER_SECOND: "10000",
      TRUST_PROXY: "1",
      BOT_PACE_MS: "0",
      BOT_THREADS: "0",
      REQUESTS_PER_MINUTE: "1000000",
      METRICS_TOKEN,
      ...environment,
    },
  });
  let output = "";
  living.add(child);
  child.on("exit", () => living.delete(child));
  const gone = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return new Promise((resolve, reject) => {
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const port = /"what":"listening","port":(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      resolve({
        url: `http://127.0.0.1:${port}`,
        process: child,
        output: () => output,
        end(signal) {
          child.kill(signal);
          return gone;
        },
      });
    });
    void gone.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
