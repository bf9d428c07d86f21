/** Settings are checked at the start, with a line for each that is wrong. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../../server/src/settings.ts";
import { serve, newDataFolder } from "./helpers/serve.ts";

jest.setTimeout(60_000);

test("defaults are complete, empty means unset, what is wrong is named", () => {
  expect(readSettings({})).toMatchObject({ PORT: 2567, KEEP_DAYS: 90, TRUST_PROXY: false, BOT_PACE_MS: 900 });
  expect(readSettings({ PORT: "" }).PORT).toBe(2567);
  for (const [name, value] of [
    ["PORT", "70000"],
    ["PORT", "x"],
    ["TRUST_PROXY", "yes"],
    ["MONITOR_PASSWORD", "short"],
    ["KEEP_DAYS", "-1"],
    ["LOG_LEVEL", "loud"],
    ["BOT_PACE_MS", "1.5"],
  ] as const)
    expect(() => readSettings({ [name]: value })).toThrow(`Setting ${name}: `);
  expect(() => readSettings({ PORT: "x", KEEP_DAYS: "y" })).toThrow(/Setting PORT: .*\nSetting KEEP_DAYS: /);
});

test("a server with wrong settings says so and ends; the monitor needs its password", async () => {
  await expect(serve(newDataFolder(), { KEEP_DAYS: "soon" })).rejects.toThrow(/ended with 1:\n.*Setting KEEP_DAYS/s);
  const served = await serve(newDataFolder(), { MONITOR_PASSWORD: "correct horse" });
  const ask = async (password?: string): Promise<number> =>
    (
      await fetch(`${served.url}/monitor/`, {
        headers:
          password === undefined
            ? {}
            : { Authorization: `Basic ${Buffer.from(`admin:${password}`).toString("base64")}` },
      })
    ).status;
  expect([await ask(), await ask("wrong horse"), await ask("correct horse")]).toEqual([401, 401, 200]);
  expect((await fetch(`${served.url}/readyz`)).status).toBe(200);
  await served.end("SIGKILL");
});

test("what keeps a server from starting is said in a sentence that tells what to do", async () => {
  const served = await serve(newDataFolder());
  const { port } = new URL(served.url);
  await expect(serve(newDataFolder(), { PORT: port })).rejects.toThrow(`Port ${port} is taken`);
  await served.end("SIGKILL");
  const damaged = newDataFolder();
  writeFileSync(join(damaged, "mindbug.sqlite"), "no database at all ".repeat(500));
  await expect(serve(damaged)).rejects.toThrow("is damaged: move it away, or restore a backup");
});
