/**
 * `npm run dev`: the server restarts and the page reloads when a file changes. Open the page's address; it talks to the
 * server behind it.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildPictures, install, root } from "./build.mjs";

install();
buildPictures();
const { createServer } = await import("vite");
const port = process.env.PORT || "2567";
const behind = `http://127.0.0.1:${port}`;

const server = spawn(
  process.execPath,
  [join(root, "node_modules/tsx/dist/cli.mjs"), "watch", "--clear-screen=false", "server/src/main.ts"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: port, TSX_TSCONFIG_PATH: join(root, "server", "tsconfig.json") },
  },
);
const page = await createServer({
  root: join(root, "client"),
  configFile: join(root, "client", "vite.config.ts"),
  server: {
    host: true,
    port: Number(process.env.PAGE_PORT || "5173"),
    proxy: {
      "^/(matchmake|api|healthz|readyz|metrics|monitor)(/|$)": { target: behind },
      // A room's socket is /<process>/<code>; everything else with a socket is the page's own reload.
      "^/[A-Za-z0-9_-]+/[A-Z0-9]{5,7}(\\?.*)?$": { target: behind, ws: true },
    },
  },
});
await page.listen();
page.printUrls();

async function stop() {
  server.kill("SIGTERM");
  await page.close();
  process.exit(0);
}
server.on("exit", stop);
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
