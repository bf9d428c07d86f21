import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, stop } from "esbuild";

const ROOT = join(__dirname, "..", "..");

/** Every door of our own package, as its package.json names them. */
const doors = (): Record<string, string> => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "shared/package.json"), "utf8")) as {
    exports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(exports).map(([door, file]) => [`@mindbug/shared${door.slice(1)}`, `./${join("shared", file)}`]),
  );
};

/** Runs the scenario to the end of its process: one that leaves something running never ends. */
function run(
  scenario: string,
  program: readonly string[] = ["--import", "tsx", "tests/server/helpers/botPool.ts"],
): Promise<Record<string, unknown>> {
  const child = spawn(process.execPath, [...program, scenario], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, "server", "tsconfig.json") },
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on("exit", (code) =>
      code === 0
        ? resolve(JSON.parse(output) as Record<string, unknown>)
        : reject(new Error(`ended with ${code}: ${errors}`)),
    );
  });
}

// esbuild keeps a service running, which would keep Jest from ending.
afterAll(() => stop());

describe("the bot's workers", () => {
  it("are replaced when they die in mid-search, and the decision is the one it would have been", async () => {
    const { answers, expected, troubles, workers } = await run("death");
    expect(answers).toEqual(expected);
    expect((troubles as string[]).filter((what) => what === "bot worker died in mid-search")).toHaveLength(6);
    expect(workers).toBeGreaterThan(6);
  }, 120_000);

  it("are found beside the bundle as well", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mindbug-bundle-"));
    await build({
      absWorkingDir: ROOT,
      entryPoints: { main: "tests/server/helpers/botPool.ts", "bot/worker": "server/src/bot/worker.ts" },
      outdir: folder,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      alias: doors(),
      logLevel: "error",
    });
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const { answers, expected } = await run("death", [join(folder, "main.js")]);
    rmSync(folder, { recursive: true });
    expect(answers).toEqual(expected);
  }, 120_000);

  it("answer a hundred requests at once, each legally", async () => {
    expect(await run("overload")).toEqual({ legal: true, load: 100, after: 0, chances: true, troubles: [] });
  }, 120_000);

  it("stop in mid-search without leaving anybody without an answer", async () => {
    expect(await run("close")).toEqual({ legal: true, load: 0, troubles: [] });
  }, 120_000);

  it("that cannot live at all leave quick answers", async () => {
    expect(await run("doomed")).toEqual({ legal: true, died: true });
  }, 120_000);

  it("that hang are given up and replaced", async () => {
    const { legal, workers } = await run("deaf");
    expect(legal).toBe(true);
    expect(workers).toBeGreaterThan(1);
  }, 120_000);

  it("that take too long are not waited for", async () => {
    expect(await run("impatient")).toEqual({ legal: true });
  }, 120_000);

  it("are told the seat's view, its memory, a seed and a level, and nothing else", async () => {
    const { asked, told } = (await run("messages")) as {
      asked: Record<string, unknown>[];
      told: { request: Record<string, unknown>; level: object }[];
    };
    expect(told.length).toBeGreaterThan(0);
    for (const message of told) {
      expect(Object.keys(message).sort()).toEqual(["job", "level", "request"]);
      expect(Object.keys(message.level).sort()).toEqual(["carelessness", "milliseconds", "simulations"]);
      expect(asked).toContainEqual(message.request);
      expect(Object.keys(message.request).sort()).toEqual(["level", "memory", "seed", "view"]);
      const { viewer, players } = message.request.view as { viewer: 0 | 1; players: { hand: unknown }[] };
      expect(players[1 - viewer]!.hand).toBeNull();
    }
  }, 120_000);
});
