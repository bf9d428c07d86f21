/** A pile spread out as a list one can read, scroll and choose from. */
import { nameOf, say } from "../i18n/index.ts";
import type { CardMood } from "./model/moods.ts";
import type { ThingKey } from "./model/choices.ts";
import { listen } from "./dom/gestures.ts";
import type { Rect } from "./layout/geometry.ts";
import { cardCanvas } from "./promptBar.ts";

export interface TraySection {
  readonly title: string;
  readonly cards: readonly { readonly card: string; readonly thing: ThingKey; readonly mood: CardMood }[];
}

export interface TrayCallbacks {
  readonly onPick: (thing: ThingKey) => void;
  readonly onLook: (card: string, at: DOMRect) => void;
  readonly onLookAway: () => void;
  readonly onClose: () => void;
}

export class PileTray {
  private readonly element = document.createElement("div");
  private readonly list = document.createElement("div");
  private readonly closer = document.createElement("button");
  private cards = new Map<string, HTMLButtonElement>();
  private shown = "";
  private returnTo: HTMLElement | null = null;

  constructor(
    host: HTMLElement,
    private readonly callbacks: TrayCallbacks,
  ) {
    this.element.className = "t-tray";
    this.element.setAttribute("role", "dialog");
    this.element.hidden = true;
    this.list.className = "t-tray-list";
    this.closer.type = "button";
    this.closer.className = "t-button t-button-quiet t-tray-close";
    this.closer.addEventListener("click", callbacks.onClose);
    this.list.addEventListener("scroll", this.tellMore, { passive: true });
    this.element.append(this.closer, this.list);
    host.append(this.element);
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  show(area: Rect, sections: readonly TraySection[], cardHeight: number, era: string): void {
    const { style } = this.element;
    style.left = `${area.x}px`;
    style.top = `${area.y}px`;
    style.width = `${area.w}px`;
    style.height = `${area.h}px`;
    const opening = this.element.hidden;
    if (opening) this.returnTo = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.element.hidden = false;
    this.closer.textContent = say("close");
    this.element.setAttribute("aria-label", sections.map(({ title }) => title).join(", "));
    const now = JSON.stringify([
      sections.map((section) => [section.title, section.cards.map(({ card, thing }) => [card, thing])]),
      cardHeight,
      era,
    ]);
    if (now !== this.shown) this.build(sections, cardHeight);
    this.shown = now;
    this.tellMore();
    for (const { cards } of sections) {
      for (const { thing, mood } of cards) {
        const button = this.cards.get(thing);
        if (button === undefined) continue;
        button.dataset["mood"] = mood;
        button.setAttribute("aria-pressed", String(mood === "picked"));
      }
    }
    if (opening && document.activeElement?.matches(":focus-visible") === true)
      (this.list.querySelector("button") ?? this.closer).focus();
  }

  close(): void {
    if (this.element.hidden) return;
    const inside = this.element.contains(document.activeElement);
    this.element.hidden = true;
    this.shown = "";
    this.list.replaceChildren();
    this.cards.clear();
    if (inside && this.returnTo?.isConnected === true) this.returnTo.focus();
  }

  destroy(): void {
    this.element.remove();
  }

  /** A list that goes on below shows it. */
  private readonly tellMore = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = this.list;
    this.element.dataset["more"] = String(scrollHeight - scrollTop - clientHeight > 12);
  };

  private build(sections: readonly TraySection[], cardHeight: number): void {
    this.cards = new Map();
    this.list.replaceChildren();
    for (const section of sections) {
      const title = document.createElement("h2");
      title.textContent = section.title;
      const grid = document.createElement("div");
      grid.className = "t-tray-grid";
      if (section.cards.length === 0) grid.append(say("empty"));
      for (const { card, thing } of section.cards) grid.append(this.cardButton(card, thing, cardHeight));
      this.list.append(title, grid);
    }
  }

  private cardButton(card: string, thing: ThingKey, height: number): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "t-tray-card";
    button.setAttribute("aria-label", nameOf(card));
    button.dataset["thing"] = thing;
    button.append(cardCanvas({ card, detail: "hand" }, height));
    listen(button, {
      onTap: () => this.callbacks.onPick(thing),
      onLook: () => this.callbacks.onLook(card, button.getBoundingClientRect()),
      onLookAway: this.callbacks.onLookAway,
      onHover: () => undefined,
      mayDrag: () => false,
      onDrag: () => undefined,
      onDrop: () => undefined,
    });
    this.cards.set(thing, button);
    return button;
  }
}
