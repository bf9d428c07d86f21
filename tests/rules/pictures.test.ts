/** The pictures are committed as they are drawn, so that a first start need not draw them. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(__dirname, "..", "..");

test("the committed pictures are what their sources draw", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "client/art/build.ts", "--check"],
    { cwd: ROOT, encoding: "utf8" },
  );
  expect([status, stderr]).toEqual([0, ""]);
}, 60_000);
