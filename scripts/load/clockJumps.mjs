/** Loaded before a program: at each SIGUSR2 its clock jumps, as a machine's does that is set or that wakes up. */
import { isMainThread } from "node:worker_threads";

const LONGEST = 2 * 3_600_000;
const RealDate = Date;
let ahead = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
if (isMainThread)
  process.on("SIGUSR2", () => {
    ahead = Math.round((Math.random() * 2 - 1) * LONGEST);
  });
