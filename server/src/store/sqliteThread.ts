/** The SQLite file in a thread of its own: while the disk works, the tables go on. */
import { Worker } from "node:worker_threads";
import { errorText, log } from "../log.ts";
import { threadFile } from "../thread.ts";
import type { Row, Value } from "./database.ts";
import type { WriteResult } from "./groupCommit.ts";
import type { SqliteEngine } from "./sqliteFile.ts";
import type { Write } from "./sqlStore.ts";
import { WritePacker } from "./writeMessages.ts";

export type Request =
  /** See writeMessages.ts; answered with the JSON of WriteAnswer[]. */
  | { readonly what: "write"; readonly packed: string }
  | { readonly what: "read"; readonly sql: string; readonly values: readonly Value[] }
  | { readonly what: "check" }
  | { readonly what: "close" };

/** An error loses its code on the way. */
export interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
}
export const failureOf = (error: unknown): Failure => {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return { message: String(message ?? error), ...(code === undefined ? {} : { code: String(code) }) };
};
const errorOf = ({ message, code }: Failure): Error => Object.assign(new Error(message), { code });

export type Answered<T> = { readonly value: T } | { readonly failure: Failure };
export type WriteAnswer =
  { readonly touched: readonly number[] } | { readonly lost: true } | { readonly failure: Failure };
/** The first answer is to the opening itself. Answers come in the order of the requests. */
export type Opened = Answered<{ droppedFrames: number }>;

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

export class SqliteThread implements SqliteEngine {
  private readonly waiting: Waiting[] = [];
  private readonly packer = new WritePacker();
  droppedFrames = 0;

  private constructor(private readonly worker: Worker) {
    worker.on("message", (answer: Answered<unknown>) => {
      const { done, failed } = this.waiting.shift()!;
      if ("failure" in answer) failed(errorOf(answer.failure));
      else done(answer.value);
    });
    // Without it nothing can be decided any more. A fresh start goes on from what is durable.
    worker.on("error", (error) => {
      log("error", "the store's thread died", { error: errorText(error) });
      process.exit(1);
    });
  }

  static async open(folder: string): Promise<SqliteThread> {
    const file = threadFile("./store/sqliteWorker.js", new URL("./sqliteWorker.ts", import.meta.url));
    const thread = new SqliteThread(new Worker(file, { workerData: { folder } }));
    const { droppedFrames } = await thread.answer<{ droppedFrames: number }>();
    thread.droppedFrames = droppedFrames;
    return thread;
  }

  private answer<T>(): Promise<T> {
    return new Promise((done, failed) => this.waiting.push({ done: done as (value: unknown) => void, failed }));
  }

  private ask<T>(request: Request): Promise<T> {
    this.worker.postMessage(request);
    return this.answer<T>();
  }

  async carryOut(writes: readonly Write[]): Promise<WriteResult[]> {
    const answers = JSON.parse(
      await this.ask<string>({ what: "write", packed: this.packer.pack(writes) }),
    ) as WriteAnswer[];
    return answers.map((answer) => ("failure" in answer ? { failed: errorOf(answer.failure) } : answer));
  }

  read(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.ask({ what: "read", sql, values });
  }

  check(): Promise<void> {
    return this.ask({ what: "check" });
  }

  async close(): Promise<void> {
    await this.ask({ what: "close" });
    await this.worker.terminate();
  }
}
