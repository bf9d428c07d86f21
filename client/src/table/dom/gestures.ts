/** Tap, drag, hover, long press and keyboard focus on one button, told apart in one place. */
export interface GestureCallbacks {
  readonly onTap: () => void;
  readonly onLook: () => void;
  readonly onLookAway: () => void;
  readonly onHover: (over: boolean) => void;
  /** By whichever way there is: pointer over it, held down, or focus. */
  readonly onPoint: (at: boolean) => void;
  /** By so many pixels, along what is too long to be seen at once. */
  readonly onSlide?: ((by: number) => void) | null;
  readonly mayDrag: () => boolean;
  readonly onDrag: (x: number, y: number) => void;
  /** The pointer's place when let go, or null if the drag was broken off. */
  readonly onDrop: (at: { readonly x: number; readonly y: number } | null) => void;
}

const HOVER_MS = 420;
const PRESS_MS = 420;
const FOCUS_MS = 500;
const DRAG_FROM = 10;
/** So much more across than up or down. */
const ACROSS = 1.5;

/** Returns what ends the listening. */
export function listen(button: HTMLElement, callbacks: GestureCallbacks): () => void {
  const end = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void): void =>
    button.addEventListener(name, act, { signal: end.signal });
  let timer = 0;
  let start: { readonly x: number; readonly y: number } | null = null;
  let dragging = false;
  /** Where a finger that slides has been last. */
  let sliding: number | null = null;
  /** A long press or a drag is not a tap: the click that follows is swallowed. */
  let swallow = false;
  const look = (ms: number, becomesPress: boolean): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      swallow = becomesPress;
      callbacks.onLook();
      callbacks.onPoint(true);
    }, ms);
  };
  const lookAway = (): void => {
    window.clearTimeout(timer);
    callbacks.onLookAway();
  };
  on("pointerenter", (event) => {
    if (event.pointerType !== "mouse") return;
    callbacks.onHover(true);
    callbacks.onPoint(true);
    if (start === null) look(HOVER_MS, false);
  });
  on("pointerleave", (event) => {
    if (event.pointerType !== "mouse" || dragging) return;
    callbacks.onHover(false);
    callbacks.onPoint(false);
    lookAway();
  });
  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    window.clearTimeout(timer);
    if (event.pointerType === "mouse") callbacks.onLookAway();
    start = { x: event.clientX, y: event.clientY };
    dragging = false;
    swallow = false;
    if (event.pointerType !== "mouse") look(PRESS_MS, true);
  });
  on("pointermove", (event) => {
    if (start === null) return;
    const [across, down] = [event.clientX - start.x, event.clientY - start.y];
    if (!dragging && sliding === null && Math.hypot(across, down) > DRAG_FROM) {
      lookAway();
      const slides = callbacks.onSlide != null && Math.abs(across) > Math.abs(down) * ACROSS;
      if (slides) sliding = event.clientX;
      else dragging = callbacks.mayDrag();
      swallow = true;
      if (dragging || slides) button.setPointerCapture(event.pointerId);
      else start = null;
    }
    if (sliding !== null) {
      callbacks.onSlide?.(event.clientX - sliding);
      sliding = event.clientX;
    }
    if (dragging) callbacks.onDrag(event.clientX, event.clientY);
  });
  const release = (at: { readonly x: number; readonly y: number } | null): void => {
    window.clearTimeout(timer);
    start = null;
    sliding = null;
    if (dragging) callbacks.onDrop(at);
    // The finger that held the card to see it large lets go of it.
    else if (swallow) {
      callbacks.onLookAway();
      callbacks.onPoint(false);
    }
    dragging = false;
  };
  on("pointerup", (event) => release({ x: event.clientX, y: event.clientY }));
  on("pointercancel", () => release(null));
  on("click", (event) => {
    // A click without a pointer (keyboard, screen reader) has no press before it.
    if (!swallow || event.detail === 0) callbacks.onTap();
    swallow = false;
  });
  on("contextmenu", (event) => event.preventDefault());
  on("focus", () => {
    if (!button.matches(":focus-visible")) return;
    callbacks.onPoint(true);
    look(FOCUS_MS, false);
  });
  on("blur", () => {
    callbacks.onPoint(false);
    lookAway();
  });
  end.signal.addEventListener("abort", () => {
    window.clearTimeout(timer);
    if (dragging) callbacks.onDrop(null);
  });
  return () => end.abort();
}
