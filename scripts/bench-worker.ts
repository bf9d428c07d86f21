/**
 * Part of `npm run bench:client`: how fast the bot thinks in the page's worker, compared with the same search in Node
 * on the same machine, one after the other; and how late the page itself is meanwhile.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { RULES_VERSION } from "@mindbug/shared";
import { LEVELS } from "@mindbug/shared/bot";
import type { Browser } from "playwright-core";
import { localId, type MatchJournal } from "../client/src/worker/journal.ts";
import { LocalMatch } from "../client/src/worker/localMatch.ts";
import type { FromWorker } from "../client/src/worker/messages.ts";
import { builtPage, Visitor } from "../tests/helpers/browser.ts";
import { asked } from "../tests/helpers/browserPlay.ts";

/** Alternately, so that whatever else this machine does meets both. */
const ROUNDS = 5;
const HINTS = 12;
const TICK_MS = 5;
const { simulations } = LEVELS.master;

/** A match in its middle, found by always giving the first answer: a question of the player's with several answers. */
function middleOfAMatch(): MatchJournal {
  for (let seed = 1; ; seed++) {
    const text = seed.toString(16).padStart(64, "5");
    let journal: MatchJournal = {
      id: localId(text),
      rules: RULES_VERSION,
      setup: { sets: ["first-contact"], seed: text, firstSeat: 0 },
      level: "beginner",
      name: "",
      answers: [],
      conceded: false,
      startedAt: 0,
      outcome: null,
    };
    for (let length = 0; length < 24; length++) {
      const before = journal;
      let answers = 0;
      const hear = (message: FromWorker): void => {
        if (message.is === "update") answers = message.update.view.prompt?.answers?.length ?? 0;
      };
      new LocalMatch(before, 0, hear, () => ({ answer: 0, chance: 0 })).end();
      if (length > 12 && answers > 3) return before;
      journal = { ...before, answers: [...before.answers, 0] };
      try {
        new LocalMatch(
          journal,
          0,
          () => undefined,
          () => ({ answer: 0, chance: 0 }),
        ).end();
      } catch {
        break;
      }
    }
  }
}

/** Seconds for so many pieces of advice. */
function inNode(journal: MatchJournal): number {
  const match = new LocalMatch(journal, 0, () => undefined);
  const begun = performance.now();
  for (let hint = 0; hint < HINTS; hint++) match.hint();
  return (performance.now() - begun) / 1000;
}

interface InWorker {
  readonly seconds: number;
  /** How late the page was for each of its ticks meanwhile, in milliseconds. */
  readonly late: readonly number[];
}

/** Runs in the page: a second thread of the kind that a local match has. */
async function askInPage({ address, journal, hints, tick }: Asked): Promise<InWorker> {
  const worker = new Worker(address, { type: "module" });
  const heard = (wanted: string): Promise<void> =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.is === wanted) resolve();
      };
    });
  const ready = heard("update");
  worker.postMessage({ is: "resume", journal, paceMs: 0 });
  await ready;
  const late: number[] = [];
  let due = performance.now() + tick;
  const timer = setInterval(() => {
    const now = performance.now();
    late.push(Math.max(0, now - due));
    due = now + tick;
  }, tick);
  const begun = performance.now();
  for (let hint = 0; hint < hints; hint++) {
    const told = heard("hint");
    worker.postMessage({ is: "hint" });
    await told;
  }
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(timer);
  worker.terminate();
  return { seconds, late };
}

interface Asked {
  readonly address: string;
  readonly journal: MatchJournal;
  readonly hints: number;
  readonly tick: number;
}

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

export async function measureWorker(browser: Browser, url: string): Promise<Readonly<Record<string, number>>> {
  const journal = middleOfAMatch();
  const file = readdirSync(join(await builtPage(), "assets")).find((name) => /^worker\.\w+\.js$/.test(name))!;
  const visitor = await Visitor.arrive(browser, url, { name: "Bench" });
  await visitor.open("#/offline/new");
  await asked(visitor.page);
  const address = new URL(`assets/${file}`, `${url}/`).href;
  const ask = (hints: number): Promise<InWorker> =>
    visitor.page.evaluate(askInPage, { address, journal, hints, tick: TICK_MS });
  const node: number[] = [];
  const worker: InWorker[] = [];
  // Once each for the compilers.
  inNode(journal);
  await ask(HINTS);
  for (let round = 0; round < ROUNDS; round++) {
    node.push(inNode(journal));
    worker.push(await ask(HINTS));
  }
  await visitor.leave();
  const all = ROUNDS * HINTS * simulations;
  const nodeRate = all / sum(node);
  const workerRate = all / sum(worker.map(({ seconds }) => seconds));
  const late = worker.flatMap((each) => each.late).sort((a, b) => a - b);
  return {
    workerSimulationsPerSecond: Math.round(workerRate),
    nodeSimulationsPerSecond: Math.round(nodeRate),
    workerToNode: Math.round((workerRate / nodeRate) * 100) / 100,
    pageLateP99Ms: Math.round((late[Math.floor(late.length * 0.99)] ?? 0) * 10) / 10,
  };
}
