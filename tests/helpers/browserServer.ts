/** The server for scripts that look at the page: its own process, its own data, any free port. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtPage } from "./browser.ts";

export interface Staged {
  readonly url: string;
  readonly page: string;
  stop(): Promise<void>;
}

export async function stage(): Promise<Staged> {
  const page = await builtPage();
  const child = spawn(process.execPath, ["--import", "tsx", "server/src/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: join("server", "tsconfig.json"),
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: mkdtempSync(join(tmpdir(), "mindbug-stage-")),
      CLIENT_DIR: page,
      JOINS_PER_MINUTE: "1000000",
      BOT_PACE_MS: "0",
    },
  });
  const gone = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /"what":"listening","port":(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void gone.then(() => reject(new Error(`The server ended:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    page,
    async stop() {
      child.kill("SIGTERM");
      await gone;
    },
  };
}
