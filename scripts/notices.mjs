/** `npm run notices`: whose work is in what we ship, with their licences, as text on standard output. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.mjs";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** What is installed for production: neither our own workspaces, nor tools, nor parts for other machines. */
const shipped = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes("node_modules/") && dev !== true && link !== true)
  .map(([path, { version, license }]) => ({ path, name: path.split("node_modules/").at(-1), version, license }))
  .sort((a, b) => a.name.localeCompare(b.name));

function licenceText(path) {
  try {
    const file = readdirSync(join(root, path)).find((name) => /^(licen[cs]e|copying|ofl)/i.test(name));
    return file === undefined ? "" : readFileSync(join(root, path, file), "utf8").trim();
  } catch {
    return null;
  }
}

const rule = "=".repeat(80);
for (const { path, name, version, license } of shipped) {
  const text = licenceText(path);
  if (text === null) continue;
  console.log(`${rule}\n${name} ${version} (${license ?? "licence not stated"})\n\n${text}\n`);
}
