/** `npm start`: install what is missing, build what is stale, start the server in this process. */
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { build, install, root } from "./build.mjs";

install();
build();
await import(pathToFileURL(join(root, "server", "dist", "main.js")).href);
