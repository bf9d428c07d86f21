/** Installs what is missing and builds what is stale. Used by `npm start` and, with --force, by the image. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");
const at = (...parts) => join(root, ...parts);

/** What runs apart from the main thread needs a file of its own. */
const SERVER_ENTRIES = [
  "server/src/main.ts",
  "server/src/backup.ts",
  "server/src/bot/worker.ts",
  "server/src/store/sqliteWorker.ts",
];

function run(command, args, { cwd = root, env = process.env } = {}) {
  const { status } = spawnSync(command, args, { cwd, env, stdio: "inherit" });
  if (status !== 0) {
    console.error(`"${command} ${args.join(" ")}" failed; the lines above say why.`);
    process.exit(1);
  }
}

/** An installed program's own script, run by this Node: npx would take a second to find it. */
const tool = (file, ...args) => [process.execPath, [at("node_modules", file), ...args]];

/** When anything below these paths was last changed. */
function newest(...paths) {
  let latest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    if (!stat.isDirectory()) latest = Math.max(latest, stat.mtimeMs);
    else
      for (const name of readdirSync(path))
        if (!["node_modules", "dist", "public"].includes(name)) latest = Math.max(latest, newest(join(path, name)));
  }
  return latest;
}

/** Runs `build` if any source is newer than the mark it leaves behind. */
function unlessFresh(what, mark, sources, build, force) {
  if (!force && existsSync(mark) && statSync(mark).mtimeMs >= newest(...sources)) return;
  console.log(`Building ${what} …`);
  const since = Date.now();
  build();
  mkdirSync(join(mark, ".."), { recursive: true });
  writeFileSync(mark, "");
  console.log(`  done in ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

export function install() {
  const installed = at("node_modules", ".package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(at("package-lock.json")).mtimeMs) return;
  console.log("Installing dependencies (once, about a minute) …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Our own packages become part of the bundle, as their package.json says; all others stay where npm put them. */
function ownPackages() {
  const { name, exports } = JSON.parse(readFileSync(at("shared", "package.json"), "utf8"));
  const doors = Object.entries(exports).map(([door, file]) => [name + door.slice(1), `./${join("shared", file)}`]);
  // The longest first, or "shared/text" would be taken for a file inside "shared".
  return doors.sort(([a], [b]) => b.length - a.length).map(([from, to]) => `--alias:${from}=${to}`);
}

function buildServer() {
  run(at("node_modules", ".bin", "esbuild"), [
    ...SERVER_ENTRIES,
    "--bundle",
    "--platform=node",
    "--format=esm",
    "--target=node20",
    "--packages=external",
    ...ownPackages(),
    "--tsconfig=server/tsconfig.json",
    "--sourcemap",
    "--outbase=server/src",
    "--outdir=server/dist",
    "--log-level=warning",
  ]);
}

const lock = at("package-lock.json");

export function buildServerIfStale({ force = false } = {}) {
  unlessFresh(
    "the server",
    at("server", "dist", ".built"),
    [at("server", "src"), at("shared", "src"), at("scripts", "build.mjs"), lock],
    buildServer,
    force,
  );
}

export function buildPictures({ force = false } = {}) {
  unlessFresh(
    "the pictures",
    at("client", "public", "art", ".built"),
    [at("client", "art")],
    () => run(...tool("tsx/dist/cli.mjs", "client/art/build.ts")),
    force,
  );
}

/** Also when tests ask for it, whose NODE_ENV would make a page that is never kept on the device. */
function buildPage() {
  const env = { ...process.env, NODE_ENV: "production" };
  run(...tool("vite/bin/vite.js", "build", "--logLevel", "warn"), { cwd: at("client"), env });
}

export function build({ force = false } = {}) {
  buildPictures({ force });
  unlessFresh(
    "the page",
    at("client", "dist", ".built"),
    [at("client"), at("client", "public", "art", ".built"), at("shared", "src"), lock],
    buildPage,
    force,
  );
  buildServerIfStale({ force });
}

if (process.argv[1] === import.meta.filename) {
  if (!process.argv.includes("--no-install")) install();
  build({ force: process.argv.includes("--force") });
}
