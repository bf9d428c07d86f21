/**
 * "Back" closes whatever lies over the page instead of leaving it. As long as anything does, one entry of the history
 * of our own lies on top; going back takes it away, and the uppermost overlay with it.
 */
interface Overlay {
  readonly close: () => void;
}

/** What is needed of `window`, so that the order of things can be tested. */
export interface Past {
  readonly marked: () => boolean;
  readonly mark: () => void;
  readonly back: () => void;
}

export class Overlays {
  private readonly open: Overlay[] = [];
  /** The entry is being taken off, which the browser does in its own time. */
  private leaving = false;
  private planned = false;

  constructor(
    private readonly past: Past,
    /** One overlay often makes room for the next: the history is only touched when all is settled. */
    private readonly later: (act: () => void) => void,
  ) {}

  add(overlay: Overlay): () => void {
    this.open.push(overlay);
    this.plan();
    return () => {
      const at = this.open.indexOf(overlay);
      if (at >= 0) this.open.splice(at, 1);
      this.plan();
    };
  }

  /** The address or its state changed: by "back", by a link, or because we took our entry off. */
  moved(): void {
    if (this.past.marked()) return;
    // What stays open below needs its entry at once: a second "back" may come in the same breath.
    if (!this.leaving && this.open.length > 1) this.past.mark();
    if (!this.leaving) this.open.at(-1)?.close();
    this.leaving = false;
    // Whoever did not close (a question before leaving) is asked again the next time.
    this.plan();
  }

  private plan(): void {
    if (this.planned) return;
    this.planned = true;
    this.later(() => {
      this.planned = false;
      this.settle();
    });
  }

  private settle(): void {
    if (this.leaving) return;
    const marked = this.past.marked();
    if (this.open.length > 0 && !marked) this.past.mark();
    if (this.open.length === 0 && marked) {
      this.leaving = true;
      this.past.back();
    }
  }
}
