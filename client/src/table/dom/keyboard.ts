/**
 * The table by keyboard: arrows go from card to card, Escape takes back what is open, Tab leads from a picked card to
 * its answer.
 */
import type { TableStore } from "../../store/tableStore.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies beside the way costs more than what lies along it. */
const ACROSS = 2.2;
const LEAST_STEP = 4;

/** The nearest of these places in the direction of an arrow key, as its number; null if there is none. */
export function nearestTowards(key: string, at: Point, places: readonly Point[]): number | null {
  const way = ARROWS[key];
  if (way === undefined) return null;
  let best: { readonly index: number; readonly cost: number } | null = null;
  for (const [index, to] of places.entries()) {
    const along = (to.x - at.x) * way[0] + (to.y - at.y) * way[1];
    const across = Math.abs((to.x - at.x) * way[1]) + Math.abs((to.y - at.y) * way[0]);
    const cost = along + across * ACROSS;
    if (along > LEAST_STEP && (best === null || cost < best.cost)) best = { index, cost };
  }
  return best?.index ?? null;
}

function centre(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function moveFocus(host: HTMLElement, key: string): boolean {
  const from = document.activeElement;
  if (from === null || !from.matches(".t-thing")) return false;
  const others = [...host.querySelectorAll<HTMLElement>(".t-thing")].filter((thing) => thing !== from);
  const found = nearestTowards(key, centre(from), others.map(centre));
  if (found === null) return false;
  others[found]!.focus();
  return true;
}

function escape(store: TableStore): void {
  if (store.zoomed.peek() !== null) store.zoom(null);
  else if (store.openPile.peek() !== null) store.closePile();
  else if (store.picks.peek().length > 0) store.clearPicks();
}

const CONFIRM = ".t-buttons .t-button-act:not(:disabled)";

export function pressKey(store: TableStore, host: HTMLElement, event: KeyboardEvent): void {
  const focused = document.activeElement;
  if (event.key === "Escape") return escape(store);
  if (event.key.startsWith("Arrow")) {
    if (moveFocus(host, event.key)) event.preventDefault();
    return;
  }
  if (store.moving.peek() && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return store.finish();
  }
  // The answer that a picked card completes is the next stop, wherever it stands on the page.
  const confirm = host.querySelector<HTMLElement>(CONFIRM);
  const picked = focused?.matches('[data-mood="picked"]') === true;
  if (event.key === "Tab" && !event.shiftKey && picked && confirm !== null) {
    event.preventDefault();
    confirm.focus();
  }
}

const MOODS = '[data-mood="legal"], [data-mood="picked"], [data-mood="hint"]';
const OFFERED = `.t-thing:is(${MOODS})`;
const NOT_OFFERED = `.t-thing:not(${MOODS})`;
const PROMPT_BUTTON = ".t-buttons button:not(:disabled), .t-tiles button:not(:disabled)";

/**
 * Whoever plays by keyboard is not thrown out of the table when what had the focus goes away: on to the next thing to
 * answer with.
 */
export function keepFocus(host: HTMLElement, store: TableStore, question: "new" | "same"): void {
  const focused = document.activeElement;
  const lost = focused === null || focused === document.body;
  const { prompt } = store.choices.peek();
  // A card that was part of the last question is no place to begin the next one.
  const stale = question === "new" && prompt?.answers != null && focused?.matches(NOT_OFFERED) === true;
  if (!lost && !stale) return;
  const button = host.querySelector<HTMLElement>(PROMPT_BUTTON);
  const offered = host.querySelector<HTMLElement>(OFFERED);
  const buttonFirst = store.choices.peek().buttons().length > 0;
  (buttonFirst ? (button ?? offered) : (offered ?? button))?.focus();
}
