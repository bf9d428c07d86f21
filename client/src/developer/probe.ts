/**
 * Measures what of a match's events really reaches the screen: from drawn sprites, painted effects and elements of the
 * page, frame by frame. Loaded by the page of recorded moments only when it is asked to.
 */
import { effect } from "@preact/signals-core";
import type { Container } from "pixi.js";
import type { TableStore } from "../store/tableStore.ts";
import type { GameEvent } from "../table/model/model.ts";
import { CardSprite } from "../table/pixi/cardSprite.ts";
import type { TablePainter } from "../table/pixi/tablePainter.ts";

/** Pixels that a card may be elsewhere without having moved there. */
const TELEPORT = 40;
/** Less than this nobody sees. */
const FAINT = 0.05;
/** Elements that say something for a moment. */
const PASSING = "[data-effect]";

/** What changes nothing that can be seen, or is told by what follows it. */
const SILENT: ReadonlySet<GameEvent["e"]> = new Set([
  "setup",
  "asked",
  "answered",
  "values",
  "turn",
  "turnEnds",
  "triggerWaits",
  "attackEnds",
  "dieResolved",
  "mindbugDeclined",
  "powerDiscard",
]);

interface Tracked {
  readonly name: string;
  /** Words where the question stood. */
  readonly text?: string;
  seen: boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly look: string;
}

export interface Measured {
  readonly effects: number;
  readonly invisible: readonly string[];
  readonly teleports: readonly string[];
  readonly unexplainedMs: number;
  readonly unexplainedDuring: string;
}

export class Probe {
  private readonly tracked = new Map<object, Tracked>();
  private readonly events: Tracked[] = [];
  private readonly teleports: string[] = [];
  /** Where the cards were after the last step of all movements, and in the last frame that was painted. */
  private places = new Map<CardSprite, Place>();
  private painted = new Map<CardSprite, Place>();
  private silence = 0;
  private longest = { ms: 0, during: "" };
  private said = false;
  /** Which passing things have been drawn, for how long. */
  private readonly shownMs = new Map<string, number>();

  constructor(
    private readonly store: TableStore,
    private readonly painter: TablePainter,
    private readonly host: HTMLElement,
  ) {
    store.onEvent(({ event, seen }) => {
      if (seen) this.events.push({ name: event.e, seen: SILENT.has(event.e) });
    });
    painter.effects.on("childAdded", (child) => this.track(child, child.label));
    effect(() => {
      const text = store.news.value;
      if (text !== "") this.tracked.set({}, { name: `"${text}" in ${this.during}`, text, seen: false });
    });
    new MutationObserver(() => this.watchPage()).observe(host, { childList: true, subtree: true });
    painter.renderer.runners.postrender.add({ postrender: () => this.drawn() });
    this.watchTweens();
  }

  get during(): string {
    return this.events.at(-1)?.name ?? "";
  }

  get measured(): Measured {
    const unseen = [...this.tracked.values(), ...this.events].filter(({ seen }) => !seen);
    return {
      effects: this.tracked.size + this.events.length,
      invisible: unseen.map(({ name }) => name),
      teleports: this.teleports,
      unexplainedMs: this.longest.ms,
      unexplainedDuring: this.longest.during,
    };
  }

  /** How long elements or effects of this name have been on the screen. */
  shownFor(name: string): number {
    return this.shownMs.get(name) ?? 0;
  }

  /** Time passes: animations of the page follow the same clock as the table, and what stands on the page counts. */
  step(ms: number): void {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      const now = Number(animation.currentTime ?? 0) + ms;
      if (now >= end) animation.finish();
      else {
        animation.pause();
        animation.currentTime = now;
      }
    }
    const names = new Set<string>();
    for (const element of this.host.querySelectorAll<HTMLElement>(PASSING))
      if (isSeen(element)) names.add(this.see(element));
    const sentence = this.host.querySelector<HTMLElement>('.t-prompt[data-turn="news"] .t-sentence');
    if (sentence !== null && sentence.textContent !== "" && isSeen(sentence)) {
      this.said = true;
      this.markEvent();
      for (const one of this.tracked.values()) if (one.text === sentence.textContent) one.seen = true;
    }
    for (const effect of this.painter.effects.children) if (isDrawn(effect)) names.add(effect.label);
    for (const name of names) this.shownMs.set(name, this.shownFor(name) + ms);
    this.silence = this.store.moving.peek() && !this.said ? this.silence + ms : 0;
    if (this.silence > this.longest.ms) this.longest = { ms: this.silence, during: this.during };
    this.said = false;
  }

  private track(thing: object, what: string): void {
    if (!this.tracked.has(thing)) this.tracked.set(thing, { name: `${what} in ${this.during}`, seen: false });
  }

  private see(thing: HTMLElement): string {
    this.said = true;
    this.markEvent();
    const tracked = this.tracked.get(thing);
    if (tracked !== undefined) tracked.seen = true;
    return thing.dataset["effect"] ?? "";
  }

  private markEvent(): void {
    const event = this.events.at(-1);
    if (event !== undefined) event.seen = true;
  }

  private watchPage(): void {
    for (const element of this.host.querySelectorAll<HTMLElement>(PASSING))
      this.track(element, `.${element.dataset["effect"]}`);
  }

  /** After a frame has been painted. */
  private drawn(): void {
    for (const child of this.painter.effects.children) {
      if (!isDrawn(child)) continue;
      this.said = true;
      this.markEvent();
      const tracked = this.tracked.get(child);
      if (tracked !== undefined) tracked.seen = true;
    }
    const before = this.painted;
    this.painted = this.places = this.look();
    if ([...this.painted].some(([sprite, { look }]) => before.get(sprite)?.look !== look)) {
      this.said = true;
      this.markEvent();
    }
  }

  private look(): Map<CardSprite, Place> {
    return new Map(
      this.painter.sprites.map((sprite) => {
        const { x, y, rotation, scale, alpha } = sprite;
        const look = [x, y, rotation * 50, scale.x * 50, alpha * 20].map(Math.round).join();
        return [sprite, { x, y, look }];
      }),
    );
  }

  /** Whatever is elsewhere before the next step of all movements has not been moved by any of them. */
  private watchTweens(): void {
    const { tweens } = this.painter;
    const advance = tweens.advance.bind(tweens);
    tweens.advance = (ms) => {
      for (const sprite of this.painter.sprites) this.compare(sprite);
      advance(ms);
      this.places = this.look();
    };
    const run = tweens.run.bind(tweens);
    tweens.run = (owner, ms, ease, step) => {
      const card = owner instanceof CardSprite && ms > 0 ? owner : null;
      const moving = run(owner, ms, ease, step);
      if (card !== null) {
        step(ease(0));
        this.compare(card);
      }
      return moving;
    };
  }

  private compare(sprite: CardSprite): void {
    const before = this.places.get(sprite);
    if (before === undefined || this.store.pointer.dragging.peek() !== null) return;
    const far = Math.hypot(sprite.x - before.x, sprite.y - before.y);
    if (far <= TELEPORT) return;
    this.teleports.push(`${sprite.face.card ?? "back"} ${Math.round(far)} px in ${this.during}`);
    this.places.set(sprite, { ...before, x: sprite.x, y: sprite.y });
  }
}

function isDrawn(thing: Container): boolean {
  if (thing.destroyed || !thing.visible || thing.alpha < FAINT) return false;
  const { x, y, width, height } = thing.getBounds();
  return width > 2 && height > 2 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
}

function isSeen(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { opacity, visibility } = getComputedStyle(element);
  return (
    Number(opacity) > FAINT &&
    visibility === "visible" &&
    right - left > 2 &&
    bottom - top > 2 &&
    left < innerWidth &&
    top < innerHeight &&
    right > 0 &&
    bottom > 0
  );
}
