/** Programs beside Node that the tests drive: where each is found, its Debian package, and which tests need it. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline/promises";

const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

export function which(name) {
  return FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** Debian keeps the server's programs away from the path, one folder a version. */
export function postgresFolder() {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return (
    versions.map((version) => join(base, version, "bin")).find((folder) => existsSync(join(folder, "initdb"))) ?? null
  );
}

export const TOOLS = [
  { debian: "chromium", find: () => which("chromium"), projects: ["browser"], tests: "tests/browser/" },
  { debian: "redis-server", find: () => which("redis-server"), projects: ["server"], tests: "tests/server/cluster" },
  { debian: "postgresql", find: postgresFolder, projects: ["server"], tests: "tests/server/cluster" },
  { debian: "nginx-light", find: () => which("nginx"), projects: ["server"], tests: "tests/server/(cluster|proxy)" },
  { debian: "caddy", find: () => which("caddy"), projects: ["server"], tests: "tests/server/proxy" },
];

/** Installing on somebody's system needs their yes: `--yes`, CI=true, or an answer in the terminal. */
async function isAllowed(yes) {
  if (yes || process.env.CI === "true") return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    console.log("Nothing is installed without being asked: `npm test -- --yes` or CI=true says yes.");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Install them now? [y/N] ");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Offers to install what these projects' tests need, where apt is at hand; returns what is still missing. */
export async function installTools(projects, { yes }) {
  const needed = TOOLS.filter((tool) => tool.projects.some((name) => projects.includes(name)));
  const missing = () => needed.filter(({ find }) => find() === null);
  const packages = missing().map(({ debian }) => debian);
  if (packages.length === 0 || process.getuid?.() !== 0 || which("apt-get") === null) return missing();
  console.log(`Some tests drive programs that are not installed. With apt-get: ${packages.join(", ")}.`);
  if (!(await isAllowed(yes))) return missing();
  console.log(`Installing ${packages.join(", ")} …`);
  const apt = (...args) =>
    spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
  return missing();
}
