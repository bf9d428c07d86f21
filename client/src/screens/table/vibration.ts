/** What a phone in the hand feels of a match: its own turn, a Mindbug, a lost life. */
import { effect } from "@preact/signals-core";
import { settings } from "../../store/settings.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { asksMindbug } from "../../table/layout/placements.ts";
import type { GameEvent, Seat } from "../../table/model/model.ts";

/** Milliseconds on, off, on, … */
const ASKED = [30];
const MINDBUG_ASKED = [30, 60, 30];
const MINDBUG_USED = [120];
const LIFE_LOST = [60, 50, 140];

function vibrate(pattern: number[]): void {
  // Until the page has been touched the browser refuses, and complains about it.
  if (!settings().vibration || !("vibrate" in navigator) || navigator.userActivation?.hasBeenActive !== true) return;
  navigator.vibrate(pattern);
}

/** What the player of this seat feels of an event; null for nothing. */
export function patternOf(event: GameEvent, mine: Seat): number[] | null {
  if (event.e === "mindbug") return event.seat === mine ? null : MINDBUG_USED;
  return event.e === "life" && event.seat === mine && event.change < 0 ? LIFE_LOST : null;
}

/** Returns what ends it. */
export function startVibration(store: TableStore, mine: () => Seat | null): () => void {
  const stopEvents = store.onEvent(({ event, seen }) => {
    const seat = mine();
    const pattern = seat === null || !seen ? null : patternOf(event, seat);
    if (pattern !== null) vibrate(pattern);
  });
  let decided: Seat | null = null;
  const stopQuestions = effect(() => {
    const table = store.table.value;
    const prompt = table?.prompt ?? null;
    if (table === null || prompt === null || store.moving.value) return;
    // Only when it comes to this player: not for each of their own questions in a row.
    const comes = prompt.seat === mine() && decided !== null && decided !== prompt.seat;
    decided = prompt.seat;
    if (comes) vibrate(asksMindbug(table) ? MINDBUG_ASKED : ASKED);
  });
  return () => {
    stopEvents();
    stopQuestions();
  };
}
