/** Tap, drag, hover, long press and keyboard focus on one button, told apart in one place. */
export interface GestureCallbacks {
  readonly onTap: () => void;
  readonly onLook: () => void;
  readonly onLookAway: () => void;
  readonly onHover: (over: boolean) => void;
  readonly mayDrag: () => boolean;
  readonly onDrag: (x: number, y: number) => void;
  /** The pointer's place when let go, or null if the drag was broken off. */
  readonly onDrop: (at: { readonly x: number; readonly y: number } | null) => void;
}

const HOVER_MS = 420;
const PRESS_MS = 420;
const FOCUS_MS = 500;
const DRAG_FROM = 10;

export function listen(button: HTMLElement, callbacks: GestureCallbacks): void {
  let timer = 0;
  let start: { readonly x: number; readonly y: number } | null = null;
  let dragging = false;
  /** A long press or a drag is not a tap: the click that follows is swallowed. */
  let swallow = false;
  const look = (ms: number, becomesPress: boolean): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      swallow = becomesPress;
      callbacks.onLook();
    }, ms);
  };
  const lookAway = (): void => {
    window.clearTimeout(timer);
    callbacks.onLookAway();
  };
  button.addEventListener("pointerenter", (event) => {
    if (event.pointerType !== "mouse") return;
    callbacks.onHover(true);
    if (start === null) look(HOVER_MS, false);
  });
  button.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "mouse" || dragging) return;
    callbacks.onHover(false);
    lookAway();
  });
  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    window.clearTimeout(timer);
    if (event.pointerType === "mouse") callbacks.onLookAway();
    start = { x: event.clientX, y: event.clientY };
    dragging = false;
    swallow = false;
    if (event.pointerType !== "mouse") look(PRESS_MS, true);
  });
  button.addEventListener("pointermove", (event) => {
    if (start === null) return;
    if (!dragging && Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG_FROM) {
      lookAway();
      dragging = callbacks.mayDrag();
      swallow = true;
      if (dragging) button.setPointerCapture(event.pointerId);
      else start = null;
    }
    if (dragging) callbacks.onDrag(event.clientX, event.clientY);
  });
  const release = (at: { readonly x: number; readonly y: number } | null): void => {
    window.clearTimeout(timer);
    start = null;
    if (dragging) callbacks.onDrop(at);
    // The finger that held the card to see it large lets go of it.
    else if (swallow) callbacks.onLookAway();
    dragging = false;
  };
  button.addEventListener("pointerup", (event) => release({ x: event.clientX, y: event.clientY }));
  button.addEventListener("pointercancel", () => release(null));
  button.addEventListener("click", (event) => {
    // A click without a pointer (keyboard, screen reader) has no press before it.
    if (!swallow || event.detail === 0) callbacks.onTap();
    swallow = false;
  });
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.addEventListener("focus", () => {
    if (button.matches(":focus-visible")) look(FOCUS_MS, false);
  });
  button.addEventListener("blur", lookAway);
}
