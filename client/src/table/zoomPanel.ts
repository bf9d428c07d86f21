/** The large card beside the one looked at. It takes no pointer, so nothing under it is ever out of reach. */
import { cardByKey } from "@mindbug/shared/cards";
import { rulesLine } from "@mindbug/shared/text";
import { language, nameOf, say } from "../i18n/index.ts";
import { type Rect, zoomRect } from "./layout.ts";
import type { CreatureModel } from "./model.ts";
import { type CardFace } from "./paint/card.ts";
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
    card, detail: "zoom", ...(creature === undefined ? {} : { power: creature.power, keywords: creature.keywords, octonite: creature.octonite }), ...(note === undefined ? {} : { note }),
  };
}

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
    canvas.setAttribute("aria-label", [nameOf(card), known === undefined ? "" : rulesLine(known, language()), face.note ?? ""].filter((text) => text !== "").map((text) => (text.endsWith(".") ? text : `${text}.`)).join(" "));
    this.element.replaceChildren(canvas);
    this.element.style.left = `${area.x}px`;
    this.element.style.top = `${area.y}px`;
    this.element.hidden = false;
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
