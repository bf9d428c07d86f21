/** A thread that searches. All it ever gets is a request: a view, a memory, a seed, and how hard to think. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { decide, type FromWorker, type ToWorker } from "@mindbug/shared/bot";

/**
 * Tables come before thoughts: on Linux a thread has a priority of its own; elsewhere this would slow the whole server.
 */
if (process.platform === "linux") {
  try {
    setPriority(0, 10);
  } catch {
    // Not allowed here: searching at normal priority is fine as well.
  }
}

parentPort?.on("message", ({ job, request, level }: ToWorker) => {
  let reply: FromWorker;
  try {
    reply = { job, decision: decide(request, level) };
  } catch (error) {
    reply = { job, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
});
