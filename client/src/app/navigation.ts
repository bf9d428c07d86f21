/** Where this person is, as the address says it. */
import { signal } from "@preact/signals-core";
import { readRoute, type Route } from "./router.ts";

export interface Place {
  readonly route: Route;
  /** Grows with every change of the screen: going to the same one again begins it again. */
  readonly visit: number;
}

/** The visit that the page was opened with. */
export const FIRST_VISIT = 1;

const current = signal<Place>({ route: { at: "home" }, visit: 0 });

/** Components and effects that call this follow every change. */
export const place = (): Place => current.value;

export function go(href: string): void {
  location.hash = href;
}

/** Screens that stay as they are, searches and all, while their address says more or less of what they show. */
const STAYING: readonly Route["at"][] = ["cards", "rules", "local"];
const sameScreen = (before: Route, after: Route): boolean => before.at === after.at && STAYING.includes(after.at);

function read(): void {
  const before = current.peek();
  const route = readRoute(location.hash);
  current.value = { route, visit: sameScreen(before.route, route) ? before.visit : before.visit + 1 };
}

/** Goes there without leaving a step behind that "back" would lead to. */
export function replacePlace(href: string): void {
  history.replaceState(history.state, "", href);
  read();
}

export function startNavigation(): void {
  addEventListener("hashchange", read);
  read();
}
