/**
 * Searching away from the tables: a queue, a few worker threads, and a promise that always comes
 * true. A worker that dies is replaced and its decision tried again; whoever waits too long gets a
 * quick answer made here.
 */
import { Worker } from "node:worker_threads";
import { threadFile } from "../thread.ts";
import {
  type BotDecision,
  type BotRequest,
  type FromWorker,
  LEVELS,
  quickDecision,
  type ToWorker,
  underLoad,
} from "@mindbug/shared/bot";

export interface BotPoolOptions {
  /** Worker threads; 0 decides quickly in this process, for tests and tiny machines. */
  readonly threads: number;
  /**
   * Milliseconds that a decision waits for a thread, and that a thread may take beyond its budget, before it is made
   * without a search.
   */
  readonly patience?: number;
  /** Told of every worker that died and every search that failed. */
  readonly onTrouble?: (what: string, error: unknown) => void;
}

interface Job {
  readonly id: number;
  readonly request: BotRequest;
  readonly resolve: (decision: BotDecision) => void;
  timer: NodeJS.Timeout;
  attempts: number;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
}

const PATIENCE = 2500;
const ATTEMPTS = 2;
/** After so many deaths in a row something is wrong with the workers themselves. */
const DEATHS_IN_A_ROW = 4;
const RECOVERY = 2000;

export class BotPool {
  private readonly waiting: Job[] = [];
  private readonly threads = new Set<Thread>();
  private jobs = 0;
  private deathsInARow = 0;
  private restUntil = 0;
  private closed = false;

  constructor(private readonly options: BotPoolOptions) {}

  /** Decisions waiting or being searched, for metrics. */
  get load(): number {
    let searching = 0;
    for (const thread of this.threads) if (thread.job !== null) searching += 1;
    return this.waiting.length + searching;
  }

  /** Always resolves with a legal answer; never rejects. */
  decide(request: BotRequest): Promise<BotDecision> {
    const forced = request.level !== "glance" && request.view.prompt?.answers?.length === 1;
    if (forced || this.closed || this.options.threads <= 0 || performance.now() < this.restUntil)
      return Promise.resolve(quickDecision(request));
    return new Promise((resolve) => {
      const job: Job = {
        id: ++this.jobs,
        request,
        resolve,
        attempts: 0,
        timer: setTimeout(() => this.giveUp(job), this.patience),
      };
      this.enqueue(job);
      this.dispatch();
    });
  }

  private get patience(): number {
    return this.options.patience ?? PATIENCE;
  }

  /** Nobody sits and waits for a glance: it lets every decision pass. */
  private enqueue(job: Job): void {
    const firstGlance = this.waiting.findIndex(({ request }) => request.level === "glance");
    if (job.request.level === "glance" || firstGlance < 0) this.waiting.push(job);
    else this.waiting.splice(firstGlance, 0, job);
  }

  private dispatch(): void {
    while (this.waiting.length > 0 && !this.closed) {
      const thread = this.idleThread();
      if (thread === null) return;
      const job = this.waiting.shift()!;
      thread.job = job;
      job.attempts += 1;
      const level = underLoad(LEVELS[job.request.level], this.waiting.length / this.options.threads);
      clearTimeout(job.timer);
      job.timer = setTimeout(() => this.giveUp(job), level.milliseconds + this.patience);
      thread.worker.postMessage({ job: job.id, request: job.request, level } satisfies ToWorker);
    }
  }

  private idleThread(): Thread | null {
    for (const thread of this.threads) if (thread.job === null) return thread;
    return this.threads.size < this.options.threads ? this.startThread() : null;
  }

  private startThread(): Thread {
    const worker = new Worker(threadFile("./bot/worker.js", new URL("./worker.ts", import.meta.url)));
    const thread: Thread = { worker, job: null };
    this.threads.add(thread);
    // The timers of waiting decisions keep the process alive, idle workers do not.
    worker.unref();
    worker.on("message", (reply: FromWorker) => this.receive(thread, reply));
    worker.on("error", (error) => this.options.onTrouble?.("bot worker failed", error));
    worker.on("exit", () => this.bury(thread));
    return thread;
  }

  private receive(thread: Thread, reply: FromWorker): void {
    const { job } = thread;
    if (job === null || job.id !== reply.job) return;
    thread.job = null;
    this.deathsInARow = 0;
    if ("decision" in reply) this.finish(job, reply.decision);
    else {
      this.options.onTrouble?.("bot search failed", reply.problem);
      this.finish(job, quickDecision(job.request));
    }
    this.dispatch();
  }

  private finish(job: Job, decision: BotDecision): void {
    clearTimeout(job.timer);
    job.resolve(decision);
  }

  /** A worker is gone: its decision is tried again at once, or made quickly if that was the second time. */
  private bury(thread: Thread): void {
    if (!this.threads.delete(thread) || this.closed) return;
    this.deathsInARow += 1;
    const { job } = thread;
    if (job !== null) {
      this.options.onTrouble?.("bot worker died in mid-search", null);
      if (job.attempts < ATTEMPTS) this.waiting.unshift(job);
      else this.finish(job, quickDecision(job.request));
    }
    if (this.deathsInARow >= DEATHS_IN_A_ROW) this.rest();
    this.dispatch();
  }

  /** Workers that cannot live are not started over and over: for a while every answer is a quick one. */
  private rest(): void {
    this.deathsInARow = 0;
    this.restUntil = performance.now() + RECOVERY;
    for (const job of this.waiting.splice(0)) this.finish(job, quickDecision(job.request));
  }

  private giveUp(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    job.resolve(quickDecision(job.request));
    for (const thread of this.threads) {
      if (thread.job !== job) continue;
      // Far over its time: it hangs, and a fresh one takes its place.
      thread.job = null;
      void thread.worker.terminate();
    }
  }

  /** Ends every search; whoever still waits gets a quick answer. */
  async close(): Promise<void> {
    this.closed = true;
    const threads = [...this.threads];
    for (const job of [...this.waiting.splice(0), ...threads.flatMap(({ job }) => job ?? [])])
      this.finish(job, quickDecision(job.request));
    this.threads.clear();
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
