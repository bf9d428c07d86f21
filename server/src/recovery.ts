/**
 * After a start the rooms come back one after the other, the most recently used first, while the server already takes
 * players. Whoever asks for a room that has not been its turn yet gets it at once.
 */
import { setTimeout as pause } from "node:timers/promises";
import { log } from "./log.ts";
import type { RoomRecord } from "./store/store.ts";

export class Recovery {
  private readonly waiting: Map<string, RoomRecord>;
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    records: readonly RoomRecord[],
    private readonly restore: (record: RoomRecord) => Promise<void>,
  ) {
    this.waiting = new Map(records.map((record) => [record.code, record]));
  }

  /** Rooms that are still to come. */
  get left(): number {
    return this.waiting.size;
  }

  /** When this resolves the room is here, unless there is none of that code. */
  bring(code: string): Promise<void> {
    const record = this.waiting.get(code);
    if (record === undefined) return this.underWay.get(code) ?? Promise.resolve();
    this.waiting.delete(code);
    const done = this.restore(record).finally(() => this.underWay.delete(code));
    this.underWay.set(code, done);
    return done;
  }

  /** All of them; half of the time is left for those who play already. */
  async run(isStopping: () => boolean): Promise<void> {
    const begun = performance.now();
    const rooms = this.waiting.size;
    for (const code of this.waiting.keys()) {
      if (isStopping()) return;
      const since = performance.now();
      await this.bring(code);
      await pause(performance.now() - since);
    }
    if (rooms > 0) log("info", "rooms restored", { rooms, seconds: Math.round((performance.now() - begun) / 1000) });
  }
}
