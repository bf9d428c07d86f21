/** `npm run restore`: see server/src/backup.ts. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildServerIfStale, install, root } from "./build.mjs";

process.chdir(root);
install();
buildServerIfStale();
if (existsSync(".env")) process.loadEnvFile(".env");
process.argv.splice(2, 0, "restore");
await import(pathToFileURL(join(root, "server", "dist", "backup.js")).href);
