/** Where this person is, as the address says it. */
import { signal } from "@preact/signals-core";
import { readRoute, type Route } from "./router.ts";

export interface Place {
  readonly route: Route;
  /** Grows with every change of the address: going to the same place again begins it again. */
  readonly visit: number;
}

const current = signal<Place>({ route: { at: "home" }, visit: 0 });

/** Components and effects that call this follow every change. */
export const place = (): Place => current.value;

export function go(href: string): void {
  location.hash = href;
}

export function startNavigation(): void {
  const read = (): void => {
    current.value = { route: readRoute(location.hash), visit: current.peek().visit + 1 };
  };
  addEventListener("hashchange", read);
  read();
}
