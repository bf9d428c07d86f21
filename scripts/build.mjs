/** Installs what is missing and builds what is stale. Used by `npm start` and, with --force, by the image. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");
const at = (...parts) => join(root, ...parts);

function run(command, args, cwd = root) {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) {
    console.error(`"${command} ${args.join(" ")}" failed; the lines above say why.`);
    process.exit(1);
  }
}

/** When anything below these paths was last changed. */
function newest(...paths) {
  let latest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    latest = Math.max(latest, stat.mtimeMs);
    if (stat.isDirectory()) for (const name of readdirSync(path)) if (name !== "node_modules" && name !== "dist") latest = Math.max(latest, newest(join(path, name)));
  }
  return latest;
}

/** Runs `build` if any source is newer than the mark it leaves behind. */
function unlessFresh(what, mark, sources, build, force) {
  if (!force && existsSync(mark) && statSync(mark).mtimeMs >= newest(...sources)) return;
  console.log(`Building ${what} …`);
  build();
  mkdirSync(join(mark, ".."), { recursive: true });
  writeFileSync(mark, "");
}

export function install() {
  const installed = at("node_modules", ".package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(at("package-lock.json")).mtimeMs) return;
  console.log("Installing dependencies (once, about a minute) …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

export function build({ force = false } = {}) {
  unlessFresh("the pictures", at("client", "public", "art", ".built"), [at("client", "art")], () => run("npx", ["--no-install", "tsx", "client/art/build.ts"]), force);
  unlessFresh("the page", at("client", "dist", ".built"), [at("client"), at("shared", "src"), at("package-lock.json")],
    () => run("npx", ["--no-install", "vite", "build", "--logLevel", "warn"], at("client")), force);
  unlessFresh("the server", at("server", "dist", ".built"), [at("server", "src"), at("shared", "src"), at("package-lock.json")], () => run("npx", [
    "--no-install", "esbuild", "server/src/main.ts", "--bundle", "--platform=node", "--format=esm", "--target=node20", "--packages=external",
    "--alias:@mindbug/shared=./shared/src/index.ts", "--tsconfig=server/tsconfig.json", "--sourcemap", "--outfile=server/dist/main.js", "--log-level=warning",
  ]), force);
}

if (process.argv[1] === import.meta.filename) {
  install();
  build({ force: process.argv.includes("--force") });
}
