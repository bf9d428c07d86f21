/**
 * `npm run bench:client`: weight of the first load, time to interactive, script time per animated frame, frames of an
 * idle table, heap over ten matches; ends with one JSON line.
 */
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright-core";
import { launchBrowser, Visitor } from "../tests/helpers/browser.ts";
import { asked, playMatch } from "../tests/helpers/browserPlay.ts";
import { dice } from "../tests/helpers/dice.ts";
import { stage } from "../tests/helpers/browserServer.ts";

const MATCHES = 10;
const PACKED = /\.(webp|woff2?|png|jpg)(\?|$)/;

interface Weight {
  js: number;
  total: number;
  files: number;
}

/** Sums what the network carries, compressed as a proxy would. */
function weigh(page: Page): () => Promise<Weight> {
  const bodies: Promise<{ url: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    const url = response.url();
    if (!url.startsWith("http") || url.includes("matchmake")) return;
    bodies.push(
      response.body().then(
        (body) => ({ url, bytes: PACKED.test(url) ? body.length : gzipSync(body).length }),
        () => ({ url, bytes: 0 }),
      ),
    );
  });
  return async () => {
    const all = await Promise.all(bodies);
    return {
      js: all.filter(({ url }) => url.endsWith(".js")).reduce((sum, { bytes }) => sum + bytes, 0),
      total: all.reduce((sum, { bytes }) => sum + bytes, 0),
      files: all.length,
    };
  };
}

/** Runs in the page before anything else: how long the callbacks of each frame take together. */
function measureFrames(): void {
  const frames: number[] = [];
  const own = requestAnimationFrame.bind(window);
  let at = -1;
  window.requestAnimationFrame = (callback) =>
    own((now) => {
      const start = performance.now();
      callback(now);
      const spent = performance.now() - start;
      if (at === now) frames[frames.length - 1]! += spent;
      else frames.push(spent);
      at = now;
    });
  Object.assign(window, { benchFrames: frames });
  new MutationObserver((_, observer) => {
    if (document.querySelector(".door, .table-area") === null) return;
    Object.assign(window, { benchInteractive: performance.now() });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

const percentile = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
const round = (value: number): number => Math.round(value * 100) / 100;

async function firstLoad(browser: Browser, url: string): Promise<{ home: Weight; match: Weight; interactive: number }> {
  const visitor = await Visitor.arrive(browser, url, { name: "Bench" });
  await visitor.page.addInitScript(measureFrames);
  const weight = weigh(visitor.page);
  await visitor.page.goto(`${url}/`);
  await visitor.page.waitForLoadState("networkidle");
  const home = await weight();
  const interactive = await visitor.page.evaluate(
    () => (window as unknown as { benchInteractive: number }).benchInteractive,
  );
  await visitor.page.locator("a.door-bot").click();
  await visitor.page.locator("#create").waitFor();
  await visitor.leave();

  // Straight to a match, as a friend with a link arrives: everything the first match needs.
  const guest = await Visitor.arrive(browser, url, { name: "Bench" });
  const whole = weigh(guest.page);
  await guest.page.goto(`${url}/#/first-match`);
  await asked(guest.page);
  await guest.page.locator("[data-artwork=ready]").waitFor();
  await guest.page.waitForLoadState("networkidle");
  const match = await whole();
  await guest.leave();
  return { home, match, interactive };
}

async function animatedMatch(browser: Browser, url: string): Promise<{ p95: number; frames: number }> {
  const visitor = await Visitor.arrive(browser, url, {
    name: "Bench",
    speed: "normal",
    context: { reducedMotion: "no-preference" },
  });
  await visitor.page.addInitScript(measureFrames);
  await visitor.open("#/play-the-bot");
  await visitor.page.locator("#create").click();
  await playMatch(visitor.page, { way: "click", chance: dice(21) });
  const frames = await visitor.page.evaluate(() => (window as unknown as { benchFrames: number[] }).benchFrames);
  await visitor.leave();
  // Frames in which nothing moved cost nothing and would only flatter the result.
  const moving = frames.filter((ms) => ms > 0.2);
  return { p95: percentile(moving, 0.95), frames: moving.length };
}

const IDLE_MS = 10_000;
/** After the last movement what may be chosen still breathes for a moment. */
const REST_MS = 5000;
const FRAME_CATEGORIES = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"];

/** Frames a second that reach the screen while nobody does anything, whoever asked for them. */
async function idleFrames(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: FRAME_CATEGORIES });
  await page.waitForTimeout(IDLE_MS);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string }[] };
  return trace.traceEvents.filter(({ name }) => name === "DrawFrame").length / (IDLE_MS / 1000);
}

/** The most of several questions: tables at rest while their players think. */
async function idleTable(browser: Browser, url: string): Promise<number> {
  const visitor = await Visitor.arrive(browser, url, {
    name: "Bench",
    speed: "normal",
    context: { reducedMotion: "no-preference" },
  });
  let most = 0;
  for (const moment of ["turn", "mindbug", "block-open"]) {
    await visitor.page.goto(`${url}/?fixture=${moment}&seats`);
    await visitor.page.locator("[data-ready=true] [data-artwork=ready]").waitFor();
    await visitor.page.waitForTimeout(REST_MS);
    most = Math.max(most, await idleFrames(browser, visitor.page));
  }
  await visitor.leave();
  return most;
}

async function heap(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
}

async function tenMatches(browser: Browser, url: string): Promise<{ first: number; last: number }> {
  const visitor = await Visitor.arrive(browser, url, { name: "Bench" });
  await visitor.open("#/play-the-bot");
  const session = await visitor.page.context().newCDPSession(visitor.page);
  await session.send("Performance.enable");
  await visitor.page.locator("#create").click();
  let first = 0;
  for (let match = 1; match <= MATCHES; match++) {
    await playMatch(visitor.page, { way: "click", chance: dice(match) });
    if (match === 2) first = await heap(session);
    if (match === MATCHES) break;
    await visitor.page.locator("#over-rematch").click();
    await visitor.page.locator(".over").waitFor({ state: "hidden" });
  }
  const last = await heap(session);
  await visitor.leave();
  return { first, last };
}

/**
 * Compiled code is part of the heap and grows with every function that becomes hot; without compilers what is left is
 * ours.
 */
const INTERPRETED = "--js-flags=--no-opt --no-sparkplug --no-maglev";

const staged = await stage();
const browser = await launchBrowser();
const interpreted = await launchBrowser(INTERPRETED);
try {
  const load = await firstLoad(browser, staged.url);
  console.log("weight and time to interactive done");
  const animation = await animatedMatch(browser, staged.url);
  console.log("animated match done");
  const idle = await idleTable(browser, staged.url);
  console.log("idle tables done");
  const memory = await tenMatches(interpreted, staged.url);
  const compiled = await tenMatches(browser, staged.url);
  const megabyte = 1024 * 1024;
  console.log(
    JSON.stringify({
      homeJsGzip: load.home.js,
      homeTotal: load.home.total,
      firstMatchJsBytes: load.match.js,
      firstMatchTotal: load.match.total,
      firstMatchFiles: load.match.files,
      interactiveMs: Math.round(load.interactive),
      frameScriptP95Ms: round(animation.p95),
      animatedFrames: animation.frames,
      idleFramesPerSecond: round(idle),
      heapAfterTwoMatchesMb: round(memory.first / megabyte),
      heapAfterTenMatchesMb: round(memory.last / megabyte),
      heapGrowthMb: round((memory.last - memory.first) / megabyte),
      heapGrowthWithCompiledCodeMb: round((compiled.last - compiled.first) / megabyte),
    }),
  );
} finally {
  await browser.close();
  await interpreted.close();
  await staged.stop();
}
