/** The server was updated while this page was open, and parts it fetches late are gone: the new page has them. */
import { readStored, writeStored } from "./storage.ts";

const RELOADED = "mindbug.reloaded";
/** Never twice in a row. */
const NOT_AGAIN_WITHIN = 60_000;

export function reloadWhenPartsAreGone(): void {
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(readStored(RELOADED) ?? 0) < NOT_AGAIN_WITHIN) return;
    event.preventDefault();
    writeStored(RELOADED, String(Date.now()));
    location.reload();
  });
}
