/**
 * On a phone, "back" closes what lies over the table instead of leaving it: an entry of the history stands for the open
 * sheet.
 */
const MARK = "sheet";
/** From here on the log has a column of its own and lies over nothing. */
export const WIDE_ENOUGH_FOR_THE_LOG = 1180;

const marked = (): boolean => (history.state as { readonly over?: unknown } | null)?.over === MARK;

export class BackCloses {
  private open = false;
  /** The entry is being taken off the history, which the browser does in its own time. */
  private leaving = false;

  /** `settled`: the history is as it was before, and may be written to. */
  constructor(
    private readonly close: () => void,
    private readonly settled: () => void = () => undefined,
  ) {
    addEventListener("popstate", this.went);
  }

  /** While the sheet's entry lies on top, an address written there would be lost with it. */
  get onTop(): boolean {
    return this.open || this.leaving;
  }

  set(open: boolean): void {
    if (open === this.open) return;
    this.open = open;
    if (open && !marked()) history.pushState({ over: MARK }, "");
    else if (!open && marked()) {
      this.leaving = true;
      history.back();
    }
  }

  destroy(): void {
    removeEventListener("popstate", this.went);
  }

  private readonly went = (): void => {
    if (marked() || !this.onTop) return;
    this.leaving = false;
    if (this.open) {
      this.open = false;
      this.close();
    }
    this.settled();
  };
}
