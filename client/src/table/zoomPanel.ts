/** The large card beside the one looked at. It takes no pointer, so nothing under it is ever out of reach. */
import { cardByKey, type Keyword } from "@mindbug/shared/cards";
import { keywordName, keywordReminder, rulesLine } from "@mindbug/shared/text";
import { language, nameOf, say } from "../i18n/index.ts";
import { iconElement } from "./icons.ts";
import type { Rect } from "./layout/geometry.ts";
import { zoomRect } from "./layout/zoomRect.ts";
import type { CreatureModel } from "./model/model.ts";
import { type CardFace, unexplained } from "./paint/card.ts";
import { cardCanvas } from "./promptBar.ts";

/** "Power 4 = 3 +1 Shield Bugs", only where something changed the power. */
export function powerNote(creature: CreatureModel): string | undefined {
  if (creature.powerSources.length < 2) return undefined;
  const parts = creature.powerSources.map((source) => {
    if (source.from === "printed") return String(source.amount);
    const amount = source.amount < 0 ? String(source.amount) : `+${source.amount}`;
    return source.from === "thisTurn" ? `${amount} ${say("thisTurn")}` : `${amount} ${nameOf(source.card)}`;
  });
  return `${say("zoomPower")} ${creature.power} = ${parts.join(" ")}`;
}

export function zoomFace(card: string, creature?: CreatureModel): CardFace {
  const note = creature === undefined ? undefined : powerNote(creature);
  return {
    card,
    detail: "zoom",
    ...(creature === undefined
      ? {}
      : { power: creature.power, keywords: creature.keywords, octonite: creature.octonite }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Around the large card, and between it and its reminders. */
const GAP = 6;
const MOST_WIDE = 420;

export class ZoomPanel {
  private readonly element = document.createElement("div");
  private shown = "";

  constructor(host: HTMLElement) {
    this.element.className = "t-zoom";
    this.element.setAttribute("role", "status");
    this.element.hidden = true;
    host.append(this.element);
  }

  show(screen: Rect, of: Rect, keepFree: readonly Rect[], card: string, creature?: CreatureModel): void {
    const area = zoomRect(screen, of, keepFree);
    const face = zoomFace(card, creature);
    const now = JSON.stringify([face, area, language()]);
    if (now === this.shown) return;
    this.shown = now;
    const canvas = cardCanvas(face, area.h, area.w);
    const known = cardByKey(card);
    canvas.setAttribute("role", "img");
    canvas.setAttribute(
      "aria-label",
      [nameOf(card), known === undefined ? "" : rulesLine(known, language()), face.note ?? ""]
        .filter((text) => text !== "")
        .map((text) => (text.endsWith(".") ? text : `${text}.`))
        .join(" "),
    );
    this.element.replaceChildren(canvas);
    this.element.hidden = false;
    const list = this.explain(unexplained(canvas.getContext("2d")!, face, area.w, area.h));
    this.place(area, screen, list);
  }

  /** The reminders go beside the card, or below it over the whole width of a narrow screen. */
  private place(area: Rect, screen: Rect, list: HTMLElement | null): void {
    const beside = screen.w > screen.h;
    if (list !== null && !beside) list.style.width = `${Math.min(screen.w - GAP * 2, MOST_WIDE)}px`;
    const right = list !== null && beside ? list.offsetWidth + GAP : 0;
    const below = list !== null && !beside ? list.offsetHeight + GAP : 0;
    const x = Math.max(GAP, Math.min(area.x, screen.w - area.w - right - GAP));
    this.element.style.left = `${x}px`;
    const y = Math.max(GAP, Math.min(area.y, screen.h - area.h - below - GAP));
    this.element.style.top = `${y}px`;
    if (list === null) return;
    list.style.left = beside ? `${area.w + GAP}px` : `${(screen.w - list.offsetWidth) / 2 - x}px`;
    // Where even that is too little, the words may cover the card's foot, which only names its set.
    list.style.top = beside ? "0" : `${Math.min(area.h + GAP, screen.h - y - below)}px`;
  }

  /** Reminders that found no room on the card. */
  private explain(keywords: readonly Keyword[]): HTMLElement | null {
    if (keywords.length === 0) return null;
    const list = document.createElement("ul");
    list.className = "t-reminders";
    for (const keyword of keywords) {
      const line = document.createElement("li");
      const name = document.createElement("b");
      name.textContent = keywordName(keyword, language());
      line.append(iconElement(`keyword-${keyword.toLowerCase()}`), name, ` ${keywordReminder(keyword, language())}`);
      list.append(line);
    }
    this.element.append(list);
    return list;
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  clear(): void {
    if (this.shown === "") return;
    this.shown = "";
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  destroy(): void {
    this.element.remove();
  }
}
