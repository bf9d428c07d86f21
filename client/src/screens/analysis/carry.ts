/**
 * Carrying a card: dragged with a mouse, or picked with a press and put down with another, which is what fingers and
 * keys do. Whatever has a `data-zone` is a place to put it down.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { Carried } from "./editPosition.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const DRAG_FROM = 8;

export class Carrying {
  private readonly held = signal<Carried | null>(null);
  private readonly pointer = signal<Point | null>(null);
  private readonly under = signal<string | null>(null);
  /** A drag may end with a click, at once, that means nothing. */
  private dragged = false;

  readonly carried: ReadonlySignal<Carried | null> = this.held;
  /** Where the pointer drags it; null while it is only picked. */
  readonly at: ReadonlySignal<Point | null> = this.pointer;
  /** The zone under the pointer. */
  readonly over: ReadonlySignal<string | null> = this.under;

  constructor(private readonly putDown: (zone: string) => void) {}

  pick(carried: Carried | null): void {
    this.held.value = carried;
  }

  /** A press on a card, wherever it lies: a click picks it, or lets it be. */
  click(carried: Carried): void {
    if (this.dragged) this.dragged = false;
    else this.pick(isSame(this.held.peek(), carried) ? null : carried);
  }

  /** A pointer went down on it: from a few pixels on it is dragged. */
  press(carried: Carried, event: PointerEvent): void {
    this.dragged = false;
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const ends = new AbortController();
    const options = { signal: ends.signal };
    const end = (): void => {
      ends.abort();
      this.pointer.value = null;
      this.under.value = null;
      // Let go elsewhere no click follows, and the next one, by a key perhaps, is meant.
      setTimeout(() => (this.dragged = false));
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (this.pointer.peek() === null && Math.hypot(x - start.x, y - start.y) < DRAG_FROM) return;
      this.dragged = true;
      this.held.value = carried;
      this.pointer.value = { x, y };
      this.under.value = zoneAt(x, y);
    };
    const up = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const zone = this.pointer.peek() === null ? null : zoneAt(x, y);
      const wasDragged = this.dragged;
      end();
      if (zone !== null) this.putDown(zone);
      else if (wasDragged) this.pick(null);
    };
    addEventListener("pointermove", move, options);
    addEventListener("pointerup", up, options);
    // The finger scrolls instead.
    addEventListener("pointercancel", end, options);
  }
}

function zoneAt(x: number, y: number): string | null {
  const zone = document.elementsFromPoint(x, y).find((element) => element.matches("[data-zone]"));
  return zone?.getAttribute("data-zone") ?? null;
}

const isSame = (one: Carried | null, other: Carried): boolean =>
  one !== null &&
  one.card === other.card &&
  one.from?.index === other.from?.index &&
  one.from?.zone.of === other.from?.zone.of &&
  one.from?.zone.pile === other.from?.zone.pile;
