/** `npm start`: install what is missing, build what is stale, start the server in this process and say where it is. */
import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, install, root } from "./build.mjs";

/** Of this machine in its own network: what a friend on the same Wi-Fi can open. */
function localAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((found) => found !== undefined && found.family === "IPv4" && !found.internal)
    .map(({ address }) => address);
}

async function ready(port) {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** To the person at the terminal: the server turns what is printed by console into lines of its log. */
const say = (text) => process.stdout.write(`${text}\n`);

process.chdir(root);
install();
build();
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
await import(pathToFileURL(join(root, "server", "dist", "main.js")).href);

const port = process.env.PORT || "2567";
if (port !== "0" && (await ready(port))) {
  say(`\nMindbug is ready. On this machine:       http://localhost:${port}/`);
  if (!["127.0.0.1", "localhost"].includes(process.env.HOST ?? ""))
    for (const address of localAddresses()) say(`For friends in the same network:        http://${address}:${port}/`);
  say("Ctrl+C stops it; running matches go on at the next start.\n");
}
