/**
 * The page without a network. Every file of a build is kept by its content: an update fetches what has changed, and a
 * file that is not what the build says is never kept. A new version waits until the page lets it in.
 */
export {};
declare const self: ServiceWorkerGlobalScope;

/** Of each file its address below the page's folder, and what its content comes to. */
type Files = Readonly<Record<string, string>>;
/** Written in by the build. */
declare const FILES: Files;

const PAGE = "index.html";
/** The builds put a hash of the content before the ending. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;
const folder = new URL(self.registration.scope);
/** Two games may live under one origin. */
const CACHE = `mindbug-files ${folder.pathname}`;
const keyOf = (name: string): string => new URL(`.kept/${name}`, folder).href;
/** The files of the version in charge, and of the one before it. */
const IN_CHARGE = keyOf("in-charge");
const BEFORE = keyOf("before");

const openFiles = (): Promise<Cache> => caches.open(CACHE);

async function kept(which: string): Promise<Files> {
  const found = await (await openFiles()).match(which);
  return found === undefined ? {} : ((await found.json()) as Files);
}

async function digest(response: Response): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The server may have been updated since this script was fetched: then its files are another version's. */
async function fetchFile(address: string, content: string): Promise<Response> {
  for (const cache of ["no-cache", "reload"] as const) {
    const response = await fetch(new URL(address, folder), { cache, priority: "low" });
    if (response.ok && !response.redirected && (await digest(response)) === content) return response;
  }
  throw new Error(`${address} is not what this version says it is.`);
}

/** One after the other, so that whoever is playing already has the line. */
async function fetchMissing(): Promise<void> {
  const files = await openFiles();
  for (const [address, content] of Object.entries(FILES)) {
    const key = keyOf(content);
    if ((await files.match(key)) === undefined) await files.put(key, await fetchFile(address, content));
  }
}

/** Tabs that were open before go on with the version that they began with: its files are kept for as long as ours. */
async function takeCharge(): Promise<void> {
  const files = await openFiles();
  const before = await kept(IN_CHARGE);
  await files.put(BEFORE, Response.json(before));
  await files.put(IN_CHARGE, Response.json(FILES));
  const wanted = new Set([IN_CHARGE, BEFORE, ...[FILES, before].flatMap(Object.values).map(keyOf)]);
  for (const { url } of await files.keys()) if (!wanted.has(url)) await files.delete(url);
  // The first visit, too, goes on without a network from now on.
  await self.clients.claim();
}

/** The address of a file of ours; null for everything that is the server's business. */
function addressOf({ method, mode, url }: Request): string | null {
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== folder.origin || !pathname.startsWith(folder.pathname)) return null;
  const address = pathname.slice(folder.pathname.length);
  if (mode === "navigate") return address === "" || address === PAGE ? PAGE : null;
  return search === "" && (address in FILES || HASHED.test(address)) ? address : null;
}

async function contentOf(address: string): Promise<Response | undefined> {
  const content = FILES[address] ?? (await kept(BEFORE))[address];
  return content === undefined ? undefined : (await openFiles()).match(keyOf(content));
}

/** The same page may come with other headers: what it may connect to is said there. */
async function refreshPage(): Promise<void> {
  const content = FILES[PAGE]!;
  const page = await fetchFile(PAGE, content).catch(() => null);
  if (page !== null) await (await openFiles()).put(keyOf(content), page);
}

self.addEventListener("install", (event) => event.waitUntil(fetchMissing()));
self.addEventListener("activate", (event) => event.waitUntil(takeCharge()));
self.addEventListener("message", ({ data }) => {
  if (data === "takeCharge") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const address = addressOf(event.request);
  if (address === null) return;
  event.respondWith(contentOf(address).then((content) => content ?? fetch(event.request)));
  if (event.request.mode === "navigate") event.waitUntil(refreshPage());
});
