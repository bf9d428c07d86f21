import { quickDecision } from "./quick.ts";
import type { BotDecision, BotRequest } from "./request.ts";

export interface BotPoolOptions {
  /** Worker threads; 0 decides quickly in this process, for tests and tiny machines. */
  readonly threads: number;
}

export class BotPool {
  constructor(private readonly options: BotPoolOptions) {}

  /** Decisions waiting or being searched, for metrics. */
  get load(): number {
    return 0;
  }

  /** Always resolves with a legal answer; never rejects. */
  decide(request: BotRequest): Promise<BotDecision> {
    return Promise.resolve(quickDecision(request));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
