/** Replays of the server that somebody keeps on this device: the list in the page's storage, the files in a cache. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { readStored, writeStored } from "../app/storage.ts";
import type { MatchSummary, ReplayFile } from "../net/api.ts";
import { fileUrl, pageFolder } from "../net/place.ts";

const KEY = "mindbug.savedReplays";
/** A replay takes about as much as a picture. */
const MOST = 100;

/** What was kept may be old, or tampered with. */
function isSummary(given: unknown): given is MatchSummary {
  if (typeof given !== "object" || given === null) return false;
  const { id, sets, names, startedAt } = given as Partial<Record<keyof MatchSummary, unknown>>;
  return typeof id === "string" && Array.isArray(sets) && Array.isArray(names) && typeof startedAt === "number";
}

function readList(): readonly MatchSummary[] {
  try {
    const list: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter(isSummary) : [];
  } catch {
    return [];
  }
}

const list = signal(readList());
/** The newest first. */
export const savedReplays: ReadonlySignal<readonly MatchSummary[]> = list;

/** Without https a page may keep no files. */
export const maySaveReplays = (): boolean => "caches" in globalThis;

const files = (): Promise<Cache> => caches.open(`mindbug-replays ${pageFolder().pathname}`);
const addressOf = (id: string): string => fileUrl(`api/matches/${encodeURIComponent(id)}/replay`);

function keep(summaries: readonly MatchSummary[]): void {
  list.value = summaries;
  writeStored(KEY, JSON.stringify(summaries));
}

export async function saveReplay({ steps, ...summary }: ReplayFile): Promise<void> {
  const cache = await files();
  await cache.put(addressOf(summary.id), Response.json({ ...summary, steps }));
  const all = [summary, ...readList().filter(({ id }) => id !== summary.id)];
  keep(all.slice(0, MOST));
  for (const { id } of all.slice(MOST)) await cache.delete(addressOf(id));
}

export async function forgetReplay(id: string): Promise<void> {
  keep(readList().filter((summary) => summary.id !== id));
  await (await files()).delete(addressOf(id));
}

/** null if it is not kept here. */
export async function savedReplay(id: string): Promise<ReplayFile | null> {
  if (!maySaveReplays() || !list.peek().some((summary) => summary.id === id)) return null;
  const found = await (await files()).match(addressOf(id));
  return found === undefined ? null : ((await found.json()) as ReplayFile);
}
