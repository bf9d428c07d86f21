/** Tap, drag, hover and long press on one thing, told apart in one place. */
import type { Container, FederatedPointerEvent } from "pixi.js";

export interface GestureCallbacks {
  readonly onTap: () => void;
  readonly onLook: () => void;
  readonly onLookAway: () => void;
  readonly mayDrag: () => boolean;
  readonly onDrag: (x: number, y: number) => void;
  /** The pointer's place when let go, or null if the drag was broken off. */
  readonly onDrop: (at: { readonly x: number; readonly y: number } | null) => void;
}

const HOVER_MS = 380;
const PRESS_MS = 420;
const DRAG_FROM = 10;

export function listen(thing: Container, callbacks: GestureCallbacks): void {
  let timer = 0;
  let start: { x: number; y: number } | null = null;
  let dragging = false;
  let looked = false;
  const wait = (ms: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      looked = true;
      callbacks.onLook();
    }, ms);
  };
  const lookAway = (): void => {
    window.clearTimeout(timer);
    callbacks.onLookAway();
  };
  thing.eventMode = "static";
  thing.cursor = "pointer";
  thing.on("pointerover", (event: FederatedPointerEvent) => {
    if (event.pointerType === "mouse" && start === null) wait(HOVER_MS);
  });
  thing.on("pointerout", () => {
    if (start === null) lookAway();
  });
  thing.on("pointerdown", (event: FederatedPointerEvent) => {
    lookAway();
    start = { x: event.global.x, y: event.global.y };
    dragging = false;
    looked = false;
    if (event.pointerType !== "mouse") wait(PRESS_MS);
  });
  thing.on("globalpointermove", (event: FederatedPointerEvent) => {
    if (start === null) return;
    const far = Math.hypot(event.global.x - start.x, event.global.y - start.y) > DRAG_FROM;
    if (!dragging && far) {
      lookAway();
      dragging = callbacks.mayDrag();
      if (!dragging) start = null;
    }
    if (dragging) callbacks.onDrag(event.global.x, event.global.y);
  });
  const release = (event: FederatedPointerEvent): void => {
    if (start === null) return;
    start = null;
    lookAway();
    if (dragging) callbacks.onDrop({ x: event.global.x, y: event.global.y });
    else if (!looked) callbacks.onTap();
    dragging = false;
  };
  thing.on("pointerup", release);
  thing.on("pointerupoutside", release);
  thing.on("pointercancel", () => {
    start = null;
    lookAway();
    if (dragging) callbacks.onDrop(null);
    dragging = false;
  });
}
