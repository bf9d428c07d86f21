/** Keeps the page on this device, and lets a new version in when whoever plays here says so. */
import { effect, signal } from "@preact/signals-core";
import { place } from "../app/navigation.ts";
import type { Route } from "../app/router.ts";
import { matchRuns } from "../app/runningMatch.ts";
import { fileUrl } from "../net/place.ts";
import { whenQuiet } from "./whenQuiet.ts";

const LOOK_EVERY_MS = 3_600_000;
/** Going back and forth between tabs must not cost a request each time. */
const LOOK_AGAIN_MS = 600_000;
/** What is seen there belongs to a match, also when it is over. */
const TABLES: readonly Route["at"][] = ["room", "local", "lesson"];

/** The service worker of the new version, which waits to be let in. */
const waiting = signal<ServiceWorker | null>(null);
type Answer = "none" | "notNow" | "afterMatch";
const answer = signal<Answer>("none");

/** What there is to be asked now. Components and effects that call this follow every change. */
export function updateQuestion(): "none" | "now" | "inMatch" {
  if (waiting.value === null || answer.value === "notNow") return "none";
  if (!matchRuns()) return "now";
  return answer.value === "afterMatch" ? "none" : "inMatch";
}

export const updateNotNow = (): void => void (answer.value = "notNow");
export const updateAfterMatch = (): void => void (answer.value = "afterMatch");

/** Only this tab is loaded again: others go on with the version that they began with. */
export function updateNow(): void {
  const fresh = waiting.peek();
  if (fresh === null) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  fresh.postMessage("takeCharge");
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The first version waits for nobody.
    waiting.value = navigator.serviceWorker.controller === null ? null : registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** The browser looks for a new version when the page is opened; it may stay open for days. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = (atLeast: number): void => {
    if (document.hidden || Date.now() - lookedAt < atLeast) return;
    lookedAt = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", () => look(LOOK_AGAIN_MS));
  setInterval(() => look(LOOK_EVERY_MS / 2), LOOK_EVERY_MS);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(fileUrl("sw.js"), { updateViaCache: "none" });
  follow(registration);
  lookNowAndThen(registration);
}

export function startUpdates(): void {
  // Only over https, or on this machine itself.
  if (!("serviceWorker" in navigator)) return;
  const begin = (): void =>
    void register().catch((error: unknown) => console.info("This page is not kept on this device.", error));
  // The first visit has better things to fetch; later ones have everything already.
  if (navigator.serviceWorker.controller === null) whenQuiet(begin);
  else begin();
  effect(() => {
    if (answer.value === "afterMatch" && !matchRuns() && !TABLES.includes(place().route.at)) updateNow();
  });
}
