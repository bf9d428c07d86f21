/** Pools that somebody wanted to keep, in this browser: as codes, the newest first. */
import { type Pool, poolCode, poolProblem, readPoolCode } from "@mindbug/shared/pool";
import { readStored, writeStored } from "../app/storage.ts";

const KEY = "mindbug.pools";
const MOST = 12;

/** What was kept may be old, or tampered with. */
export function readPools(text: string | null): readonly Pool[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(kept)) return [];
    const pools = kept.slice(0, MOST).map((code) => (typeof code === "string" ? readPoolCode(code) : null));
    return pools.filter((pool) => pool !== null);
  } catch {
    return [];
  }
}

export const keptPools = (): readonly Pool[] => readPools(readStored(KEY));

/** One that nobody could play with is not worth keeping. */
export function keepPool(pool: Pool): void {
  if (poolProblem(pool) !== null) return;
  const codes = [poolCode(pool), ...keptPools().map(poolCode)];
  writeStored(KEY, JSON.stringify([...new Set(codes)].slice(0, MOST)));
}
