/**
 * Runs one scenario of the bot pool in a process of its own and prints what came out as JSON: Jest and worker threads
 * do not mix.
 */
import type { Worker } from "node:worker_threads";
import { SET_KEYS, searchView } from "../../../shared/src/index.ts";
import { BotPool, type BotRequest, type SearchLevel } from "../../../server/src/bot/index.ts";
import { chanceFrom, decide, LEVELS } from "@mindbug/shared/bot";
import { positionsOf } from "./positions.ts";

const workers: Worker[] = [];
process.on("worker", (worker) => workers.push(worker));
const troubles: string[] = [];
const onTrouble = (what: string): void => {
  troubles.push(what);
};

function requests(count: number, levelOf: (n: number) => SearchLevel): BotRequest[] {
  const found: BotRequest[] = [];
  for (let match = 1; found.length < count; match++) {
    for (const { state, memories } of positionsOf(
      match % 2 === 0 ? SET_KEYS : ["first-contact"],
      match,
      chanceFrom(`match ${match}`),
    )) {
      const { seat } = state.prompt!;
      // Through JSON, so that the request cannot share anything with the state that plays on.
      const view = JSON.parse(JSON.stringify(searchView(state, seat))) as BotRequest["view"];
      if (found.length < count)
        found.push({ view, memory: memories[seat], level: levelOf(found.length), seed: `seed ${found.length}` });
    }
  }
  return found;
}

const legal = (request: BotRequest, answer: number): boolean => request.view.prompt!.answers![answer] !== undefined;
const allLegal = (asked: readonly BotRequest[], answers: readonly { answer: number }[]): boolean =>
  asked.every((request, i) => legal(request, answers[i]!.answer));
const mixed = (n: number): SearchLevel => (["beginner", "player", "master"] as const)[n % 3]!;

const SCENARIOS: Readonly<Record<string, () => Promise<unknown>>> = {
  /** A worker is ended in mid-search, again and again. */
  async death() {
    const pool = new BotPool({ threads: 1, onTrouble });
    const asked = requests(6, () => "player");
    const expected = asked.map((request) => decide(request, LEVELS.player).answer);
    const answers: number[] = [];
    await pool.decide(asked[0]!);
    for (const request of asked) {
      const pending = pool.decide(request);
      void workers.at(-1)!.terminate();
      answers.push((await pending).answer);
    }
    await pool.close();
    return { answers, expected, troubles, workers: workers.length };
  },

  async overload() {
    const pool = new BotPool({ threads: 2, onTrouble });
    const asked = requests(100, mixed);
    const pending = asked.map((request) => pool.decide(request));
    const load = pool.load;
    const answers = await Promise.all(pending);
    const after = pool.load;
    await pool.close();
    return {
      legal: allLegal(asked, answers),
      load,
      after,
      chances: answers.every(({ chance }) => chance >= 0 && chance <= 1),
      troubles,
    };
  },

  /** The server stops while searches are under way: the process must end by itself. */
  async close() {
    const pool = new BotPool({ threads: 2, onTrouble });
    const asked = requests(20, () => "master");
    const pending = asked.map((request) => pool.decide(request));
    await pool.close();
    const answers = await Promise.all(pending);
    const late = await pool.decide(asked[0]!);
    return { legal: allLegal(asked, answers) && legal(asked[0]!, late.answer), load: pool.load, troubles };
  },

  /** Workers that die as soon as they are born. */
  async doomed() {
    process.on("worker", (worker) => void worker.terminate());
    const pool = new BotPool({ threads: 2, onTrouble });
    const asked = requests(30, mixed);
    const answers = await Promise.all(asked.map((request) => pool.decide(request)));
    await pool.close();
    return { legal: allLegal(asked, answers), died: troubles.length > 0 };
  },

  /** A worker that hears nothing and so never answers. */
  async deaf() {
    const pool = new BotPool({ threads: 1, patience: 200, onTrouble });
    const asked = requests(3, () => "beginner");
    await pool.decide(asked[0]!);
    workers[0]!.postMessage = () => {};
    const answers = [];
    for (const request of asked) answers.push(await pool.decide(request));
    await pool.close();
    return { legal: allLegal(asked, answers), workers: workers.length };
  },

  /** Nobody answers in time. */
  async impatient() {
    const pool = new BotPool({ threads: 1, patience: 1, onTrouble });
    const asked = requests(10, () => "master");
    const answers = await Promise.all(asked.map((request) => pool.decide(request)));
    await pool.close();
    return { legal: allLegal(asked, answers) };
  },

  /** What the process tells its workers. */
  async messages() {
    const told: unknown[] = [];
    process.on("worker", (worker) => {
      const post = worker.postMessage.bind(worker) as (message: unknown) => void;
      worker.postMessage = (message: unknown) => {
        told.push(message);
        post(message);
      };
    });
    const pool = new BotPool({ threads: 1, onTrouble });
    const asked = requests(12, () => "beginner");
    await Promise.all(asked.map((request) => pool.decide(request)));
    await pool.close();
    return { asked, told };
  },
};

const scenario = SCENARIOS[process.argv[2] ?? ""];
if (scenario === undefined) throw new Error(`Scenarios: ${Object.keys(SCENARIOS).join(", ")}`);
console.log(JSON.stringify(await scenario()));
