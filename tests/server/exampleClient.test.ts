/** The client of docs/examples, as somebody else would write it: two of them play a whole match. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(240_000);

const BOT = join(__dirname, "..", "..", "docs", "examples", "bot.mjs");

let served: Served;
beforeAll(async () => {
  served = await serve(newDataFolder());
});
afterAll(async () => {
  await served.end("SIGKILL");
});

/** A bot in a process of its own; `said` resolves with what it has printed once that matches. */
function startBot(...args: string[]) {
  const child = spawn(process.execPath, [BOT, served.url, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  const ended = new Promise<string>((resolve) => child.on("exit", () => resolve(output)));
  const said = (words: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = words.exec(output);
        if (found !== null) resolve(found);
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`The bot ended:\n${output}`)));
    });
  return { ended, said };
}

test("two bots that know nothing but colyseus.js and the protocol play a match to its end", async () => {
  const host = startBot();
  const [, code] = await host.said(/room (\w+), player 0, keep the secret/);
  const guest = startBot(code!);
  const results = await Promise.all([host.ended, guest.ended]);
  const outcomes = results.map((output) => /over: (won|lost|a draw)/.exec(output)?.[1]);
  expect([
    ["lost", "won"],
    ["a draw", "a draw"],
  ]).toContainEqual([...outcomes].sort());
});

test("the example is short and imports nothing of ours", () => {
  const source = readFileSync(BOT, "utf8");
  expect(source.trim().split("\n").length).toBeLessThanOrEqual(60);
  expect([...source.matchAll(/from "([^"]+)"/g)].map(([, from]) => from)).toEqual(["colyseus.js"]);
});
