/** Whose mind was taken: the creatures that fight for somebody else than whoever played them, for the whole match. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { readStored, writeStored } from "../app/storage.ts";
import type { GameEvent } from "../table/model/model.ts";
import type { ToldEvent } from "./playback.ts";

const KEY = "mindbug.stolen";
const NONE: ReadonlySet<number> = new Set();

interface Kept {
  readonly match: string;
  readonly creatures: readonly number[];
}

/** What was kept may be of another match, or tampered with. */
function recall(match: string): ReadonlySet<number> {
  try {
    const kept = JSON.parse(readStored(KEY) ?? "null") as Partial<Kept> | null;
    return kept?.match === match && Array.isArray(kept.creatures) ? new Set(kept.creatures) : NONE;
  } catch {
    return NONE;
  }
}

export class StolenMinds {
  private readonly known = signal(NONE);
  private match = "";
  /** A Mindbug has taken the card that enters next. */
  private taken = false;

  readonly creatures: ReadonlySignal<ReadonlySet<number>> = this.known;

  /** After a reload the events are not told again. */
  begin(match: string): void {
    if (match === this.match) return;
    this.match = match;
    this.taken = false;
    this.known.value = recall(match);
  }

  /** From the record up to now, where there is one: who comes late has been told nothing. */
  recall(events: readonly GameEvent[]): void {
    this.taken = false;
    this.known.value = NONE;
    for (const event of events) this.hear({ event });
  }

  hear({ event }: Pick<ToldEvent, "event">): void {
    if (event.e === "mindbug") this.taken = true;
    else if (event.e === "control") this.toggle(event.creature);
    else if (event.e === "enter") {
      if (this.taken) this.change(event.creature, true);
      this.taken = false;
    } else if (event.e === "defeat" || event.e === "returnToHand") this.change(event.creature, false);
  }

  /** Whoever is taken back is at home again. */
  private toggle(creature: number): void {
    this.change(creature, !this.known.peek().has(creature));
  }

  private change(creature: number, stolen: boolean): void {
    if (this.known.peek().has(creature) === stolen) return;
    const creatures = [...this.known.peek()].filter((other) => other !== creature);
    if (stolen) creatures.push(creature);
    this.known.value = new Set(creatures);
    writeStored(KEY, JSON.stringify({ match: this.match, creatures } satisfies Kept));
  }
}
