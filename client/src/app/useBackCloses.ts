/** The overlays of this page, over the history of this tab. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Overlays } from "./overlays.ts";

const MARK = "overlay";

const overlays = new Overlays(
  {
    marked: () => (history.state as { readonly over?: unknown } | null)?.over === MARK,
    mark: () => history.pushState({ over: MARK }, ""),
    back: () => history.back(),
  },
  (act) => void setTimeout(act, 0),
);

export function startOverlays(): void {
  addEventListener("popstate", () => overlays.moved());
}

/** While `open`, "back" calls `close`. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  // With the picture, not after it: what is seen to be closed is no longer what the next "back" closes.
  useLayoutEffect(() => (open ? overlays.add({ close: () => latest.current() }) : undefined), [open]);
}
