/**
 * `npm run bench:bot -- --games 400`: seat-swapped matches between the bot's levels and two baselines
 * (random; a greedy player that looks one step ahead), over First Contact and all sets mixed. Ends
 * with one JSON line: win rates with 95 % intervals, simulations a second of one thread, and the
 * event-loop delay of a server with twenty bot matches under way.
 */
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { measureServer } from "./bench-bot-server.ts";
import { MIXES, type MatchResult, type MatchTask, type MixName, type PlayerName } from "./bench-bot-match.ts";

const PAIRINGS: readonly (readonly [PlayerName, PlayerName])[] = [
  ["master", "random"],
  ["master", "greedy"],
  ["player", "beginner"],
  ["master", "player"],
];
const MIX_NAMES = Object.keys(MIXES) as MixName[];
const SPEED_SECONDS = 3;

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at >= 0 ? Number(process.argv[at + 1]) : fallback;
}

const games = option("games", 400);
const threads = option("threads", availableParallelism());
const serverSeconds = option("server-seconds", 20);
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(threads) || threads < 1 || !(serverSeconds >= 0)) {
  console.error("Usage: npm run bench:bot -- --games 400 [--threads 2] [--server-seconds 20]");
  process.exit(2);
}

/** Wilson's interval, which stays between 0 and 1 and is right near both. */
function wilson(wins: number, of: number): { rate: number; low: number; high: number } {
  const z = 1.96;
  const p = wins / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const reach = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const shown = (n: number): number => Math.round(n * 1000) / 1000;
  return { rate: shown(p), low: shown(Math.max(0, middle - reach)), high: shown(Math.min(1, middle + reach)) };
}

/** Matches in turn from each pairing and mix, two at a time, so that a run that is cut short is still even. */
function tasks(): MatchTask[] {
  const cells = PAIRINGS.flatMap(([first, second]) => MIX_NAMES.map((mix) => ({ first, second, mix })));
  return Array.from({ length: games }, (_, n) => {
    const pair = n >> 1;
    return { ...cells[pair % cells.length]!, match: 2 * Math.floor(pair / cells.length) + (n % 2) };
  });
}

const start = (): ChildProcess => fork(join(import.meta.dirname, "bench-bot-match.ts"));

function ask<T>(child: ChildProcess, message: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const died = (code: number | null): void => reject(new Error(`A match process ended with ${code}.`));
    child.once("exit", died);
    child.once("message", (reply) => {
      child.off("exit", died);
      resolve(reply as T);
    });
    child.send(message);
  });
}

async function playAll(): Promise<MatchResult[]> {
  const left = tasks().reverse();
  const results: MatchResult[] = [];
  const started = performance.now();
  let shown = started;
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const child = start();
      for (let task = left.pop(); task !== undefined; task = left.pop()) {
        results.push(await ask<MatchResult>(child, task));
        if (performance.now() - shown < 10_000 && results.length < games) continue;
        shown = performance.now();
        const seconds = (shown - started) / 1000;
        console.error(
          `${results.length} of ${games} matches after ${seconds.toFixed(0)} s, about ` +
            `${((seconds / results.length) * (games - results.length)).toFixed(0)} s to go`,
        );
      }
      child.kill();
    }),
  );
  return results;
}

async function measureSpeed(): Promise<Record<MixName, number>> {
  const child = start();
  const speeds = {} as Record<MixName, number>;
  for (const mix of MIX_NAMES)
    speeds[mix] = (await ask<{ speed: number }>(child, { speed: mix, seconds: SPEED_SECONDS })).speed;
  child.kill();
  return speeds;
}

function summary(results: readonly MatchResult[]) {
  return PAIRINGS.map(([first, second]) => {
    const count = (among: readonly MatchResult[]) => {
      const won = among.filter(({ winner }) => winner === "first").length;
      return {
        games: among.length,
        won,
        drawn: among.filter(({ winner }) => winner === null).length,
        ...wilson(won, Math.max(1, among.length)),
      };
    };
    const played = results.filter((result) => result.first === first && result.second === second);
    return {
      first,
      second,
      ...count(played),
      ...Object.fromEntries(MIX_NAMES.map((mix) => [mix, count(played.filter((result) => result.mix === mix))])),
    };
  });
}

const results = await playAll();
console.error("Matches done; one thread's speed next …");
const simulationsPerSecondPerThread = await measureSpeed();
const server = serverSeconds > 0 ? await measureServer(serverSeconds) : null;
console.log(
  JSON.stringify({
    games,
    pairings: summary(results),
    simulationsPerSecondPerThread,
    eventLoopP99: server?.p99 ?? null,
    server,
  }),
);
