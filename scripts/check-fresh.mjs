/**
 * `npm run check:fresh`: a fresh clone of what is committed, in an empty directory, with an empty npm
 * cache, runs the README's two commands. `-- --only start` leaves the tests out. Ends with one JSON line.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const START_WITHIN = 15 * 60_000;
const folder = mkdtempSync(join(tmpdir(), "mindbug-fresh-"));
const clone = join(folder, "clone");
const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : "";

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });

/** Runs npm in the clone, shows what it says, and resolves at `until` or at the end. */
function npm(args, environment, until) {
  const child = spawn("npm", args, {
    cwd: clone,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_config_cache: join(folder, "cache"), ...environment },
  });
  let output = "";
  const ended = new Promise((resolve) => child.on("exit", resolve));
  const reached = new Promise((resolve) =>
    child.stdout.on("data", (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      if (until !== undefined && output.includes(until)) resolve("reached");
    }),
  );
  return { child, ended, reached, output: () => output };
}

async function start() {
  const port = await freePort();
  const since = Date.now();
  const running = npm(["start"], { PORT: port, HOST: "127.0.0.1" }, "Mindbug is ready");
  const late = new Promise((resolve) => setTimeout(resolve, START_WITHIN, "late").unref());
  const how = await Promise.race([running.reached, running.ended, late]);
  const seconds = (Date.now() - since) / 1000;
  const page = how === "reached" ? (await fetch(`http://127.0.0.1:${port}/`)).status : 0;
  running.child.kill("SIGTERM");
  await running.ended;
  return { ready: how === "reached", seconds, page };
}

execFileSync("git", ["clone", "--quiet", "--no-local", join(import.meta.dirname, ".."), clone], { stdio: "inherit" });
try {
  console.log(`── npm start in ${clone}`);
  const first = await start();
  console.log("── npm start, again");
  const second = await start();
  const result = { check: "fresh", first, second, tests: null };
  let good = first.ready && first.page === 200 && second.ready && second.seconds < 3;
  if (only !== "start") {
    console.log("── npm test");
    const tests = npm(["test"], {});
    const code = await tests.ended;
    result.tests = /(\d+ passed, \d+ failed)\s*$/.exec(tests.output())?.[1] ?? `ended with ${code}`;
    good &&= code === 0;
  }
  console.log(JSON.stringify({ ...result, good }));
  process.exitCode = good ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
