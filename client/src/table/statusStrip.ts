/** One player's status: name, whose turn, clock, life, Mindbugs, energy, and on small screens hand and piles as numbers. */
import { say } from "../i18n/index.ts";
import { ClockRing, clockText, type ClockState } from "./clockRing.ts";
import { iconElement } from "./icons.ts";
import type { Rect } from "./layout/geometry.ts";
import type { Form } from "./layout/tableLayout.ts";
import type { PlayerModel, TableModel, Seat } from "./model/model.ts";
import { backName } from "../art/index.ts";
import { cover, newCanvas } from "./paint/pen.ts";

/** Who sits there, as the page around the table knows it. */
export interface SeatInfo {
  readonly name: string;
  readonly away?: boolean;
  readonly bot?: boolean;
  readonly score?: number;
}

const MOST_HEARTS = 5;
/** Drawn as places for hearts, full or empty. */
const START_LIFE = 3;
const MOST_NAME = 40;
/** Pixels. */
const LEAST_NAME = 12.5;

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement("span");
  made.className = name;
  made.append(...children);
  return made;
}

function row(name: string, icons: readonly string[], number: string | null): HTMLElement {
  const made = element(`t-tokens ${name}`, ...icons.map(iconElement));
  if (number !== null) made.append(element("t-number", number));
  return made;
}

export class StatusStrip {
  readonly element = document.createElement("section");
  private readonly ring = new ClockRing();
  private readonly face = element("t-face");
  private readonly seconds = element("t-seconds");
  private readonly initial = element("t-initial");
  private readonly name = element("t-name");
  private readonly turn = element("t-turn");
  private readonly tokens = element("t-rows");
  private readonly chips = element("t-chips");
  private readonly discard = document.createElement("button");
  private readonly bubble = document.createElement("div");
  private written = "";
  private painted = "";
  private bubbleTimer = 0;

  constructor(host: HTMLElement, onOpenPile: () => void) {
    this.element.className = "t-status";
    this.face.append(this.ring.element, this.initial, this.seconds);
    this.discard.type = "button";
    this.discard.className = "t-chip t-chip-pile";
    this.discard.addEventListener("click", onOpenPile);
    this.bubble.className = "t-bubble";
    this.bubble.setAttribute("role", "status");
    this.element.append(this.face, element("t-who", this.name, this.turn), this.tokens, this.chips, this.bubble);
    host.append(this.element);
  }

  place(area: Rect, form: Form, side: 0 | 1): void {
    const { style } = this.element;
    style.left = `${area.x}px`;
    style.top = `${area.y}px`;
    style.width = `${area.w}px`;
    style.height = `${area.h}px`;
    this.element.dataset["form"] = form;
    this.element.dataset["side"] = String(side);
    const icon =
      form === "wide" ? Math.min(area.w / 6, area.h * 0.17) : form === "tall" ? Math.min(34, area.h * 0.32) : 20;
    style.setProperty("--icon", `${icon}px`);
  }

  show(table: TableModel, seat: Seat, who: string, info: SeatInfo | null, form: Form, era: string): void {
    const player = table.players[seat];
    const active = table.active === seat && table.outcome === null;
    const decides = table.prompt?.seat === seat && table.outcome === null;
    const now = JSON.stringify([
      player.life,
      player.mindbugs,
      player.mindbugsAtStart,
      player.energy,
      player.handCount,
      player.deckCount,
      player.discard,
      table.power === null,
      who,
      info,
      active,
      decides,
      table.turn,
      form,
      era,
    ]);
    if (now === this.written) return;
    this.written = now;
    this.element.dataset["active"] = String(active);
    this.element.dataset["decides"] = String(decides);
    this.element.dataset["away"] = String(info?.away === true);
    this.name.textContent = shorten(who);
    this.initial.textContent = info?.bot === true ? "⚙" : ([...who.trim()][0] ?? "?").toUpperCase();
    this.turn.textContent = this.turnText(table, seat, info, active);
    this.tokens.replaceChildren(...tokenRows(table, player, form));
    this.element.setAttribute("aria-label", describe(table, player, who, active));
    this.showChips(player, form, who, backName(table.sets), era);
    this.fitName();
  }

  /** A name that is too long becomes smaller, then takes two lines, and only then is cut. */
  private fitName(): void {
    const { name, element: strip } = this;
    strip.dataset["name"] = "short";
    name.style.fontSize = "";
    if (name.scrollWidth <= name.clientWidth || name.clientWidth === 0) return;
    const size = Number.parseFloat(getComputedStyle(name).fontSize);
    const fitting = size * (name.clientWidth / name.scrollWidth) * 0.98;
    name.style.fontSize = `${Math.max(LEAST_NAME, fitting)}px`;
    if (fitting < LEAST_NAME) strip.dataset["name"] = "long";
  }

  showClock(clock: ClockState | null): void {
    this.ring.show(clock);
    const text = clock === null ? "" : clockText(clock.seconds);
    if (this.seconds.textContent !== text) this.seconds.textContent = text;
    this.face.dataset["clock"] = String(clock !== null);
    this.face.dataset["hurry"] = String(clock !== null && clock.seconds <= 10);
  }

  /** Words above the strip for a moment. */
  say(text: string): void {
    this.bubble.textContent = text;
    this.bubble.classList.add("shown");
    window.clearTimeout(this.bubbleTimer);
    this.bubbleTimer = window.setTimeout(() => this.bubble.classList.remove("shown"), 3200);
  }

  /** A number that rises from a row of tokens: life lost, energy gained. */
  float(of: "life" | "bugs" | "energy", text: string): void {
    const target = this.tokens.querySelector(`.t-${of}`);
    if (target === null) return;
    const label = element(`t-float t-float-${of}`, text);
    label.setAttribute("aria-hidden", "true");
    target.append(label);
    target.classList.remove("t-shake");
    void (target as HTMLElement).offsetWidth;
    target.classList.add("t-shake");
    label.addEventListener("animationend", () => label.remove());
  }

  /** Where a part of the strip is, for cards that fly to it. */
  anchor(part: "hand" | "deck" | "discard" | "life" | "bugs" | "energy"): Element {
    const inside = part === "discard" ? this.discard : this.element.querySelector(`.t-${part}`);
    return inside !== null && inside.isConnected ? inside : this.element;
  }

  destroy(): void {
    window.clearTimeout(this.bubbleTimer);
    this.element.remove();
  }

  private turnText(table: TableModel, seat: Seat, info: SeatInfo | null, active: boolean): string {
    if (info?.away === true) return say("awayNow");
    if (!active) return info?.score === undefined ? "" : say("score", { n: info.score });
    return table.viewer === seat ? say("yourTurn") : say("theirTurn");
  }

  private showChips(player: PlayerModel, form: Form, who: string, back: string, era: string): void {
    if (form === "wide") {
      this.chips.replaceChildren();
      return;
    }
    const chip = (name: string, icon: string, count: number, label: string): HTMLElement => {
      const made = element(`t-chip t-${name}`, iconElement(icon), element("t-number", String(count)));
      made.title = label;
      return made;
    };
    this.discard.setAttribute(
      "aria-label",
      `${say("discardOf", { who })}, ${say("cards", { n: player.discard.length })}`,
    );
    const top = player.discard.at(-1) ?? "";
    if (this.painted !== `${top} ${era}`) this.paintDiscard(top);
    this.painted = `${top} ${era}`;
    this.discard.querySelector(".t-number")!.textContent = String(player.discard.length);
    this.chips.replaceChildren(
      chip("hand", back, player.handCount, say("handCards")),
      chip("deck", "pile-draw", player.deckCount, say("deck")),
      this.discard,
    );
  }

  private paintDiscard(top: string): void {
    const { canvas, pen } = newCanvas(42, 42, 2);
    if (top === "") this.discard.replaceChildren(iconElement("pile-discard"), element("t-number"));
    else {
      cover(pen, top, 0, 0, 42, 42);
      this.discard.replaceChildren(canvas, element("t-number"));
    }
  }
}

/** Names come from other people: cut by characters that are seen, and isolated from our own writing direction. */
const shorten = (name: string): string => {
  const seen = [...name];
  return seen.length > MOST_NAME ? `${seen.slice(0, MOST_NAME - 1).join("")}…` : name;
};

function tokenRows(table: TableModel, player: PlayerModel, form: Form): HTMLElement[] {
  const most = form === "wide" ? MOST_HEARTS : 3;
  const lost = (i: number): string =>
    player.life <= 0 ? "heart-broken" : i < player.life ? "heart-full" : "heart-empty";
  const hearts =
    player.life > most ? ["heart-full"] : Array.from({ length: Math.max(START_LIFE, player.life) }, (_, i) => lost(i));
  const bugs = Array.from({ length: Math.min(3, Math.max(player.mindbugsAtStart, player.mindbugs)) }, (_, i) =>
    i < player.mindbugs ? "token-mindbug" : "token-mindbug-spent",
  );
  const rows = [
    row("t-life", hearts, player.life > most ? `×${player.life}` : null),
    row("t-bugs", bugs, player.mindbugs > 3 ? `×${player.mindbugs}` : null),
  ];
  if (table.power !== null) rows.push(row("t-energy", ["energy"], String(player.energy)));
  return rows;
}

function describe(table: TableModel, player: PlayerModel, who: string, active: boolean): string {
  const parts = [
    who,
    say("life", { n: player.life }),
    say("mindbugs", { n: player.mindbugs, of: player.mindbugsAtStart }),
    say("handCount", { n: player.handCount }),
    say("deckCount", { n: player.deckCount }),
  ];
  if (table.power !== null) parts.push(say("energy", { n: player.energy }));
  if (active) parts.push(say("turnNumber", { n: table.turn }));
  return parts.join(", ");
}
