/** A thread that referees. */
import type { Referee } from "./localSource.ts";

export const startReferee = (): Referee =>
  new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
