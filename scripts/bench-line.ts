/**
 * Part of `npm run bench:client`: a friend's link followed over a line of a train's kind, and over a good one. What is
 * counted is what crosses the line: headers, sockets and all.
 */
import { ROOM_NAME, TO_ROOM } from "@mindbug/shared/protocol";
import { Client } from "colyseus.js";
import type { Browser, Page } from "playwright-core";
import { Visitor } from "../tests/helpers/browser.ts";
import { LineProxy } from "../tests/helpers/lineProxy.ts";

interface Line {
  readonly bytesPerSecond: number | null;
  /** Milliseconds from one end to the other. */
  readonly delay: number;
}

/** 400 kbit/s; 400 ms there and back, and as much again for every new connection. */
const TRAIN: Line = { bytesPerSecond: 50_000, delay: 200 };
const OPEN: Line = { bytesPerSecond: null, delay: 0 };

/** By the clock of this machine, which page and script share. */
interface Seen {
  words?: number;
  lobby?: number;
  table?: number;
}

/** Runs in the page before anything else. */
function watchPage(): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { benchSeen: seen });
  new PerformanceObserver((list) => {
    const first = list.getEntriesByName("first-contentful-paint")[0];
    if (first !== undefined) seen["words"] = performance.timeOrigin + first.startTime;
  }).observe({ type: "paint", buffered: true });
  const marks = { lobby: "#ready", table: ".table-area [data-artwork=ready] canvas" };
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(marks))
      if (seen[name] === undefined && document.querySelector(selector) !== null) seen[name] = Date.now();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { benchSeen: Record<string, number> }).benchSeen);

interface Visit {
  readonly bytes: number;
  readonly wordsMs: number;
  readonly lobbyMs: number;
  /** From the moment both are ready. */
  readonly tableMs: number;
  readonly againBytes: number;
  readonly againMs: number;
}

async function follow(browser: Browser, url: string, { bytesPerSecond, delay }: Line): Promise<Visit> {
  const host = await new Client(url).create(ROOM_NAME, { name: "Host" });
  host.onMessage("*", () => undefined);
  const line = await LineProxy.to(Number(new URL(url).port));
  line.carryAtMost(bytesPerSecond);
  line.delay = delay;
  const friend = await Visitor.arrive(browser, line.url, { name: "Friend" });
  await friend.page.context().addInitScript(watchPage);
  friend.page.setDefaultTimeout(120_000);

  const start = Date.now();
  await friend.page.goto(`${line.url}/#/${host.roomId}`, { waitUntil: "commit" });
  await friend.page.locator("#ready").waitFor();
  // Whoever follows a link is ready: the match begins, and the table is wanted before it could be fetched unseen.
  const ready = Date.now();
  host.send(TO_ROOM.ready, { ready: true });
  const table = friend.page.locator(".table-area [data-artwork=ready] canvas");
  await table.waitFor();
  const seen = await seenBy(friend.page);
  const bytes = line.received;

  await friend.page.close();
  line.received = 0;
  const again = await friend.secondTab();
  again.page.setDefaultTimeout(120_000);
  const returned = Date.now();
  await again.page.goto(`${line.url}/#/${host.roomId}`, { waitUntil: "commit" });
  await again.page.locator(".table-area [data-artwork=ready] canvas").waitFor();
  const againMs = Date.now() - returned;
  await again.page.waitForLoadState("networkidle");
  const againBytes = line.received;

  await again.leave();
  await host.leave();
  await line.close();
  return {
    bytes,
    wordsMs: Math.round((seen.words ?? NaN) - start),
    lobbyMs: Math.round((seen.lobby ?? NaN) - start),
    tableMs: Math.round((seen.table ?? NaN) - ready),
    againBytes,
    againMs,
  };
}

/** Keys of the report's line. */
export async function measureLines(browser: Browser, url: string): Promise<Readonly<Record<string, number>>> {
  const train = await follow(browser, url, TRAIN);
  const open = await follow(browser, url, OPEN);
  return {
    linkToTableBytes: train.bytes,
    throttledFirstWordsMs: train.wordsMs,
    throttledLobbyMs: train.lobbyMs,
    throttledReadyToTableMs: train.tableMs,
    throttledSecondVisitMs: train.againMs,
    openFirstWordsMs: open.wordsMs,
    openLobbyMs: open.lobbyMs,
    openReadyToTableMs: open.tableMs,
    openSecondVisitMs: open.againMs,
    openLinkToTableBytes: open.bytes,
    secondVisitBytes: Math.max(train.againBytes, open.againBytes),
  };
}
