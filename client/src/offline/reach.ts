/** Whether the server can be reached, as far as anybody has tried. */
import { signal } from "@preact/signals-core";
import { fileUrl } from "../net/place.ts";

const reached = signal(typeof navigator === "undefined" || navigator.onLine);

/** Components and effects that call this follow every change. */
export const serverReached = (): boolean => reached.value;

export async function lookForServer(): Promise<void> {
  if (!navigator.onLine) {
    reached.value = false;
    return;
  }
  const answer = await fetch(fileUrl("healthz"), { cache: "no-store" }).catch(() => null);
  reached.value = answer?.ok === true;
}

export function startReach(): void {
  addEventListener("online", () => void lookForServer());
  addEventListener("offline", () => {
    reached.value = false;
  });
}
