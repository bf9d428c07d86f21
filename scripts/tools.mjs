/** Programs beside Node that the tests drive: where each is found, its Debian package, and which tests need it. */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

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
