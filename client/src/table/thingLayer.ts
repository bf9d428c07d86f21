/** Real buttons, invisible, over the painted cards: pointer, keyboard and screen reader all go through them. */
import { listen } from "./dom/gestures.ts";
import type { Thing } from "./model/thingNames.ts";

export interface ThingCallbacks {
  readonly onTap: (id: string) => void;
  readonly onLook: (id: string) => void;
  readonly onLookAway: () => void;
  readonly onHover: (id: string | null) => void;
  readonly mayDrag: (id: string) => boolean;
  readonly onDrag: (id: string, x: number, y: number) => void;
  readonly onDrop: (id: string, at: { readonly x: number; readonly y: number } | null) => void;
}

const LEAST_TARGET = 44;
const OFFERED_MOODS: readonly string[] = ["legal", "picked", "hint"];
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class ThingLayer {
  readonly element = document.createElement("div");
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private readonly written = new Map<string, string>();

  constructor(
    private readonly host: HTMLElement,
    private readonly callbacks: ThingCallbacks,
  ) {
    this.element.className = "t-things";
    this.host.append(this.element);
  }

  sync(things: readonly Thing[]): void {
    const wanted = new Set(things.map((thing) => thing.id));
    for (const [id, button] of this.buttons) {
      if (wanted.has(id)) continue;
      button.remove();
      this.buttons.delete(id);
      this.written.delete(id);
    }
    for (const thing of things) this.write(this.buttons.get(thing.id) ?? this.make(thing.id), thing);
    this.order(things);
  }

  /** What may be chosen now comes first for whoever goes through the table by Tab. */
  private order(things: readonly Thing[]): void {
    const rank = ({ mood }: Thing): number => (OFFERED_MOODS.includes(mood) ? 0 : 1);
    const wanted = [...things].sort((a, b) => rank(a) - rank(b)).map(({ id }) => this.buttons.get(id)!);
    if (wanted.every((button, i) => this.element.children[i] === button)) return;
    // Moving a focused element would take its focus away: all others move around it.
    const fixed = wanted.findIndex((button) => button === document.activeElement);
    for (const button of wanted.slice(0, Math.max(0, fixed))) wanted[fixed]!.before(button);
    for (const button of wanted.slice(fixed + 1)) this.element.append(button);
  }

  button(id: string): HTMLButtonElement | undefined {
    return this.buttons.get(id);
  }

  /** Moves the focus to the nearest thing in the direction of an arrow key. */
  moveFocus(key: string): boolean {
    const way = ARROWS[key];
    const from = document.activeElement;
    if (way === undefined || !(from instanceof HTMLElement) || !this.element.contains(from)) return false;
    const centre = (element: Element): { x: number; y: number } => {
      const area = element.getBoundingClientRect();
      return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
    };
    const at = centre(from);
    let best: { button: HTMLButtonElement; cost: number } | null = null;
    for (const button of this.buttons.values()) {
      const to = centre(button);
      const along = (to.x - at.x) * way[0] + (to.y - at.y) * way[1];
      const across = Math.abs((to.x - at.x) * way[1]) + Math.abs((to.y - at.y) * way[0]);
      const cost = along + across * 2.2;
      if (button !== from && along > 4 && (best === null || cost < best.cost)) best = { button, cost };
    }
    best?.button.focus();
    return best !== null;
  }

  private make(id: string): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "t-thing";
    const { callbacks } = this;
    listen(button, {
      onTap: () => callbacks.onTap(id),
      onLook: () => callbacks.onLook(id),
      onLookAway: callbacks.onLookAway,
      onHover: (over) => callbacks.onHover(over ? id : null),
      mayDrag: () => callbacks.mayDrag(id),
      onDrag: (x, y) => callbacks.onDrag(id, x, y),
      onDrop: (at) => callbacks.onDrop(id, at),
    });
    this.buttons.set(id, button);
    return button;
  }

  private write(button: HTMLButtonElement, thing: Thing): void {
    const { spot } = thing;
    const text = JSON.stringify(thing);
    if (this.written.get(thing.id) === text) return;
    this.written.set(thing.id, text);
    const w = Math.max(LEAST_TARGET, spot.w);
    const h = Math.max(LEAST_TARGET, spot.h);
    const { style } = button;
    style.width = `${w}px`;
    style.height = `${h}px`;
    style.transform = `translate(${spot.x - w / 2}px, ${spot.y - h / 2}px) rotate(${spot.turn}rad)`;
    style.zIndex = String(thing.z);
    button.setAttribute("aria-label", thing.label);
    button.dataset["thing"] = thing.id;
    button.dataset["mood"] = thing.mood;
    button.dataset["role"] = thing.role;
    if (thing.pressed === undefined) button.removeAttribute("aria-pressed");
    else button.setAttribute("aria-pressed", String(thing.pressed));
    button.replaceChildren(...badges(thing));
  }
}

function badges(thing: Thing): HTMLElement[] {
  const list: HTMLElement[] = [];
  if (thing.count !== undefined) list.push(badge("t-count", String(thing.count)));
  if (thing.caption !== undefined) list.push(badge("t-caption", thing.caption));
  return list;
}

function badge(name: string, text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  element.textContent = text;
  return element;
}
