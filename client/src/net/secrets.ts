/** The secrets of seats taken in this browser, by room code. The oldest are forgotten. */
import { readStored, writeStored } from "../app/storage.ts";

const KEY = "mindbug.seats";
const MOST_KEPT = 40;

type Kept = readonly (readonly [code: string, secret: string])[];

function read(): Kept {
  try {
    const kept = JSON.parse(readStored(KEY) ?? "[]") as unknown;
    return Array.isArray(kept)
      ? kept.filter(
          (entry): entry is [string, string] =>
            Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string"),
        )
      : [];
  } catch {
    return [];
  }
}

export const seatSecret = (code: string): string | null => read().find(([kept]) => kept === code)?.[1] ?? null;

export function keepSeat(code: string, secret: string): void {
  writeStored(KEY, JSON.stringify([[code, secret], ...read().filter(([kept]) => kept !== code)].slice(0, MOST_KEPT)));
}

export function forgetSeat(code: string): void {
  writeStored(KEY, JSON.stringify(read().filter(([kept]) => kept !== code)));
}

/** The seat taken last, to be offered again on the home page. */
export const lastSeat = (): string | null => read()[0]?.[0] ?? null;
