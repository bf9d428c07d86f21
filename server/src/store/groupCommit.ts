/** What many rooms write within a few milliseconds, or while the database is busy, is made durable by one commit. */
import { setTimeout as pause } from "node:timers/promises";
import type { Write } from "./sqlStore.ts";
import { OwnershipLost } from "./store.ts";

/** What became of a write: rows touched by each statement, or why nothing of it was written. */
export type WriteResult =
  { readonly touched: readonly number[] } | { readonly lost: true } | { readonly failed: Error & { code?: string } };

interface Pending {
  readonly write: Write;
  readonly done: (touched: readonly number[]) => void;
  readonly failed: (error: unknown) => void;
}

/** Between the beginnings of two commits: a commit costs as much for one decision as for fifty. */
const COMMIT_EVERY = 5;

function settle({ done, failed }: Pending, result: WriteResult): void {
  if ("touched" in result) done(result.touched);
  else failed("lost" in result ? new OwnershipLost() : result.failed);
}

export class GroupCommit {
  private pending: Pending[] = [];
  /** When the last commit began. */
  private begun = -Infinity;
  private flushing: Promise<void> | null = null;

  /** `carryOut` answers for each write, in their order, when all of them are durable. */
  constructor(private readonly carryOut: (writes: readonly Write[]) => Promise<readonly WriteResult[]>) {}

  write(write: Write): Promise<readonly number[]> {
    return new Promise((done, failed) => {
      this.pending.push({ write, done, failed });
      this.flushing ??= this.flush();
    });
  }

  private async flush(): Promise<void> {
    // What is written in the same round of the event loop goes along.
    await new Promise(setImmediate);
    while (this.pending.length > 0) {
      const wait = Math.ceil(this.begun + COMMIT_EVERY - performance.now());
      if (wait > 0) await pause(wait);
      this.begun = performance.now();
      const batch = this.pending;
      this.pending = [];
      try {
        const results = await this.carryOut(batch.map(({ write }) => write));
        batch.forEach((one, index) => settle(one, results[index]!));
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.flushing = null;
  }

  /** Resolves when everything that was written so far has been answered. */
  async idle(): Promise<void> {
    await this.flushing;
  }
}
