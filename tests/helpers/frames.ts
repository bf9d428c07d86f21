/** Counts what a page at rest costs: frames that reach the screen, and frames that scripts ask for. */
import type { Browser } from "playwright-core";

const CATEGORIES = ["devtools.timeline", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"];

/**
 * Whichever happens more often in that time in all pages of the browser together: pictures handed to the screen
 * (whatever asked for them: script, CSS, the browser) or calls of requestAnimationFrame that were answered.
 */
export async function framesDuring(browser: Browser, wait: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await wait();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string }[] };
  const count = (wanted: string): number => trace.traceEvents.filter(({ name }) => name === wanted).length;
  return Math.max(count("DrawFrame"), count("FireAnimationFrame"));
}
