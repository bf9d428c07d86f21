/** Whom this person does not want to hear at this table: each of the others, and those who watch. */
import type { RoomView } from "@mindbug/shared/protocol";
import { button, fill, h } from "../app/dom.ts";
import { say } from "../i18n/index.ts";
import { settings } from "../settings.ts";
import type { Seat } from "../table/model/model.ts";
import { seatNames, sentenceWith } from "./parts.tsx";

export type Talker = Seat | "spectator";

/** Kept with the tab: a reload in the middle of a match must not let anybody speak again. */
const keyOf = (code: string): string => `mindbug.muted.${code}`;

function kept(code: string): Talker[] {
  try {
    const list = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? "[]") as unknown;
    return Array.isArray(list)
      ? list.filter((each): each is Talker => each === 0 || each === 1 || each === "spectator")
      : [];
  } catch {
    return [];
  }
}

export class Mutes {
  readonly element = h("div", { class: "mutes", attrs: { role: "group", "aria-label": say("muteOff") } });
  private readonly muted: Set<Talker>;
  private drawn = "";
  private view: RoomView | null = null;

  constructor(
    private readonly code: string,
    private readonly mine: Seat | null,
  ) {
    this.muted = new Set(kept(code));
  }

  /** Nobody is deaf to their own words. */
  silences(talker: Talker): boolean {
    return talker !== this.mine && (settings().muted || this.muted.has(talker));
  }

  update(view: RoomView): void {
    this.view = view;
    const names = seatNames(view.seats);
    const talkers = ([0, 1] as const).filter(
      (seat) => seat !== this.mine && view.seats[seat].taken && view.seats[seat].bot === null,
    );
    const audience =
      view.options.spectators !== "off" &&
      (view.spectators > (this.mine === null ? 1 : 0) || this.muted.has("spectator"));
    const now = JSON.stringify([talkers.map((seat) => names[seat]), audience, [...this.muted]]);
    if (now === this.drawn) return;
    this.drawn = now;
    const focused =
      document.activeElement instanceof HTMLElement && this.element.contains(document.activeElement)
        ? document.activeElement.id
        : "";
    fill(
      this.element,
      ...talkers.map((seat) => this.toggle(seat, names[seat])),
      audience && this.toggle("spectator", say("audience")),
    );
    this.element.hidden = this.element.childElementCount === 0;
    if (focused !== "") this.element.querySelector<HTMLElement>(`#${focused}`)?.focus();
  }

  private toggle(talker: Talker, who: string): HTMLElement {
    const on = this.muted.has(talker);
    return button(sentenceWith(on ? "unmuteWho" : "muteWho", { who }), () => this.change(talker, !on), {
      class: "button-quiet mute",
      attrs: { id: `mute-${talker}`, "aria-pressed": String(on) },
    });
  }

  private change(talker: Talker, on: boolean): void {
    if (on) this.muted.add(talker);
    else this.muted.delete(talker);
    try {
      sessionStorage.setItem(keyOf(this.code), JSON.stringify([...this.muted]));
    } catch {
      // Private windows may refuse; it then lasts until the page is left.
    }
    if (this.view !== null) this.update(this.view);
  }
}
