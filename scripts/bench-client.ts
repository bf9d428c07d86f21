/**
 * `npm run bench:client`: weight of the first load, waits on a slow line, time to interactive, script time per animated
 * frame, frames of idle tables, heap over ten matches; ends with one JSON line.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright-core";
import { launchBrowser, Visitor } from "../tests/helpers/browser.ts";
import { asked, playMatch } from "../tests/helpers/browserPlay.ts";
import { dice } from "../tests/helpers/dice.ts";
import { stage } from "../tests/helpers/browserServer.ts";
import { framesDuring } from "../tests/helpers/frames.ts";
import { measureLines } from "./bench-line.ts";
import { measureWorker } from "./bench-worker.ts";

const MATCHES = 10;
const FIXTURES = join("client", "fixtures");
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

  // Straight to a match: everything the first one needs.
  const guest = await Visitor.arrive(browser, url, { name: "Bench" });
  const whole = weigh(guest.page);
  await guest.page.goto(`${url}/#/play-the-bot`);
  await guest.page.locator("#create").click();
  await asked(guest.page);
  await guest.page.locator("[data-artwork=ready]").waitFor();
  await guest.page.waitForLoadState("networkidle");
  const match = await whole();
  await guest.leave();
  return { home, match, interactive };
}

async function animatedMatch(browser: Browser, url: string): Promise<{ p95: number; frames: number }> {
  const visitor = await lively(browser, url);
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
/** After the last movement what may be chosen still glows for a moment. */
const REST_MS = 5000;
/** Tables side by side: the browser gives up the oldest pictures beyond sixteen. */
const SIDE_BY_SIDE = 6;

/** One recorded moment of every kind of question, for whoever decides, waits, watches, or sees both hands. */
function kindsOfMoments(): readonly string[] {
  const first = new Map<string, string>();
  for (const file of readdirSync(FIXTURES).filter((name) => name.endsWith(".json"))) {
    const { view } = JSON.parse(readFileSync(join(FIXTURES, file), "utf8")) as Moment;
    const part =
      typeof view.viewer === "string" ? view.viewer : view.viewer === view.prompt?.seat ? "decides" : "waits";
    const kind = `${view.prompt?.kind ?? "over"} ${part}`;
    if (!first.has(kind)) first.set(kind, file.slice(0, -".json".length));
  }
  return [...first.values()];
}

interface Moment {
  readonly view: {
    readonly viewer: number | string;
    readonly prompt: { readonly kind: string; readonly seat: number } | null;
  };
}

/**
 * Frames a second while nobody does anything, of all these tables together: a match in a room whose player thinks, and
 * every kind of question. Counted is what reaches the screen or was asked for by a script.
 */
async function idleTables(browser: Browser, url: string): Promise<{ frames: number; tables: number }> {
  const moments = kindsOfMoments();
  let frames = 0;
  for (let at = 0; at < moments.length; at += SIDE_BY_SIDE) {
    const visitors = await Promise.all(
      moments.slice(at, at + SIDE_BY_SIDE).map(async (moment) => {
        const visitor = await lively(browser, url);
        await visitor.page.goto(`${url}/?fixture=${moment}&seats`);
        await visitor.page.locator("[data-ready=true] [data-artwork=ready]").waitFor();
        return visitor;
      }),
    );
    frames += await framesAtRest(browser, visitors);
  }
  const room = await lively(browser, url);
  await room.open("#/play-the-bot");
  await room.page.locator("#create").click();
  await asked(room.page);
  await room.page.locator(".table-area [data-busy=false][data-artwork=ready]").waitFor();
  frames += await framesAtRest(browser, [room]);
  return { frames: frames / (IDLE_MS / 1000), tables: moments.length + 1 };
}

const lively = (browser: Browser, url: string): Promise<Visitor> =>
  Visitor.arrive(browser, url, { name: "Bench", speed: "normal", context: { reducedMotion: "no-preference" } });

async function framesAtRest(browser: Browser, visitors: readonly Visitor[]): Promise<number> {
  await visitors[0]!.page.waitForTimeout(REST_MS);
  const frames = await framesDuring(browser, () => visitors[0]!.page.waitForTimeout(IDLE_MS));
  for (const visitor of visitors) await visitor.leave();
  return frames;
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

/** Each part with its keys of the last line; `--only frames,idle` runs these alone. */
const PARTS = {
  async weight(browser, url) {
    const { home, match, interactive } = await firstLoad(browser, url);
    return {
      homeJsGzip: home.js,
      homeTotal: home.total,
      firstMatchJsBytes: match.js,
      firstMatchTotal: match.total,
      firstMatchFiles: match.files,
      interactiveMs: Math.round(interactive),
    };
  },
  worker: measureWorker,
  lines: measureLines,
  async frames(browser, url) {
    const { p95, frames } = await animatedMatch(browser, url);
    return { frameScriptP95Ms: round(p95), animatedFrames: frames };
  },
  async idle(browser, url) {
    const { frames, tables } = await idleTables(browser, url);
    return { idleFramesPerSecond: round(frames), idleTables: tables };
  },
  async heap(browser, url) {
    const interpreted = await launchBrowser(INTERPRETED);
    const ours = await tenMatches(interpreted, url).finally(() => interpreted.close());
    const compiled = await tenMatches(browser, url);
    return {
      heapAfterTwoMatchesMb: megabytes(ours.first),
      heapAfterTenMatchesMb: megabytes(ours.last),
      heapGrowthMb: megabytes(ours.last - ours.first),
      heapGrowthWithCompiledCodeMb: megabytes(compiled.last - compiled.first),
    };
  },
} as const satisfies Record<string, (browser: Browser, url: string) => Promise<Readonly<Record<string, number>>>>;

const megabytes = (bytes: number): number => round(bytes / (1024 * 1024));
const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
const wanted = only?.split(",") ?? Object.keys(PARTS);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join()}. There are ${Object.keys(PARTS).join()}.`);

const staged = await stage();
const browser = await launchBrowser();
try {
  const report: Record<string, number> = {};
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!wanted.includes(name)) continue;
    Object.assign(report, await measure(browser, staged.url));
    console.log(`${name} done`);
  }
  console.log(JSON.stringify(report));
} finally {
  await browser.close();
  await staged.stop();
}
