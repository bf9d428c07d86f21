/** On a phone, "back" closes what lies over the table instead of leaving it: an entry of the history stands for the open sheet. */
const MARK = "sheet";

const marked = (): boolean => (history.state as { readonly over?: unknown } | null)?.over === MARK;

export class BackCloses {
  private open = false;

  constructor(private readonly close: () => void) {
    addEventListener("popstate", this.went);
  }

  set(open: boolean): void {
    if (open === this.open) return;
    this.open = open;
    if (open && !marked()) history.pushState({ over: MARK }, "");
    else if (!open && marked()) history.back();
  }

  destroy(): void {
    removeEventListener("popstate", this.went);
  }

  private readonly went = (): void => {
    if (!this.open || marked()) return;
    this.open = false;
    this.close();
  };
}
