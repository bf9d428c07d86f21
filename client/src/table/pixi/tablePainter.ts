/** Draws one table: sprites follow the store's placements, events are played on them one by one. */
import { effect, untracked } from "@preact/signals-core";
import { Container, Graphics, Ticker, type WebGLRenderer } from "pixi.js";
import { type Cause, causeAfter } from "../../animation/cause.ts";
import { playEvent } from "../../animation/director.ts";
import { paced, type Pace } from "../../animation/pace.ts";
import type { Stage } from "../../animation/stage.ts";
import { linear, Tweens } from "../../animation/tween.ts";
import { language } from "../../i18n/index.ts";
import type { Animator, ToldEvent } from "../../store/playback.ts";
import type { TableStore } from "../../store/tableStore.ts";
import type { Spot } from "../layout/geometry.ts";
import type { Attention, Placement } from "../layout/placements.ts";
import type { TableLayout } from "../layout/tableLayout.ts";
import type { ThingKey } from "../model/choices.ts";
import { type GameEvent, nearSeat, type TableModel } from "../model/model.ts";
import { loadArtwork } from "../paint/artwork.ts";
import { anchorSpot } from "./anchors.ts";
import { drawAttack } from "./attackArrow.ts";
import { Background } from "./background.ts";
import { CardLayer } from "./cardLayer.ts";
import type { CardSprite } from "./cardSprite.ts";
import { Motes } from "./motes.ts";
import { RenderLoop } from "./renderLoop.ts";
import { Spotlight } from "./spotlight.ts";
import { TurnLight } from "./turnLight.ts";
import { TextureShelf } from "./textures.ts";

const SETTLE_MS = 260;
const SHAKE_MS = 220;
const PICK_MS = 130;
const RELEASE_MS = 220;
/** What may be chosen breathes twice when it appears, and then rests. */
const BREATHING_MS = 3200;
const BREATHS = 2;

interface Picture {
  readonly table: TableModel;
  readonly layout: TableLayout;
  readonly placements: readonly Placement[];
  readonly attention: Attention;
  readonly picked: ThingKey | undefined;
  readonly edition: string;
}

export class TablePainter implements Animator {
  private readonly loop = new RenderLoop((step, elapsed) => this.frame(step, elapsed));
  readonly tweens = new Tweens(() => this.loop.request());
  /** What passes: words, sparks, lines of light. */
  readonly effects = new Container();
  private readonly root = new Container();
  private readonly arrow = new Graphics();
  private readonly shelf: TextureShelf;
  private readonly cards: CardLayer;
  private readonly background: Background;
  private readonly turnLight: TurnLight;
  private readonly motes: Motes;
  private readonly spotlight: Spotlight;
  /** Apart from movement: nothing waits for it. */
  private readonly breathing = new Tweens(() => this.loop.request());
  private readonly stops: (() => void)[];
  private before: Picture | null = null;
  /** How long the movement takes that an event has asked for; null outside of events. */
  private moveMs: number | null = null;
  /** How long until the last drawn picture has arrived. */
  private arrivesIn = 0;
  private spawnAt: Spot | null = null;
  private hurried = false;
  private cause: Cause | null = null;
  private held: string | null = null;
  /** Of several equal cards, the one that was let go is the one that is played. */
  private lastHeld: string | null = null;
  /** The sets whose pictures have been asked for. */
  private fetched = "";

  constructor(
    readonly renderer: WebGLRenderer,
    private readonly host: HTMLElement,
    private readonly store: TableStore,
    private readonly pace: () => Pace,
  ) {
    this.shelf = new TextureShelf(renderer.resolution);
    this.cards = new CardLayer(this.tweens, this.shelf, pace);
    this.background = new Background(this.shelf);
    this.turnLight = new TurnLight(this.shelf, this.tweens);
    this.motes = new Motes(this.shelf, this.breathing);
    this.arrow.zIndex = 20;
    this.cards.layer.addChild(this.arrow);
    this.spotlight = new Spotlight(this.cards.layer, this.shelf, this.tweens);
    this.root.addChild(this.background, this.turnLight, this.cards.layer, this.motes, this.effects);
    const redraw = (): void => this.loop.request();
    const lookedAt = (): void => (document.hidden ? store.finish() : redraw());
    document.addEventListener("visibilitychange", lookedAt);
    // The graphics card has forgotten every picture: all are painted anew.
    const repaint = (): void => store.artworkArrived();
    renderer.canvas.addEventListener("webglcontextrestored", repaint);
    this.stops = [
      effect(() => this.drawLatest()),
      effect(() => this.hold()),
      effect(() => this.fetchArtwork()),
      () => document.removeEventListener("visibilitychange", lookedAt),
      () => renderer.canvas.removeEventListener("webglcontextrestored", repaint),
    ];
    store.animate(this);
    this.stops.push(
      store.onEvent(({ event }) => {
        this.cause = causeAfter(this.cause, event);
      }),
    );
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.store.animate(null);
    this.loop.stop();
    this.hurry();
    this.spotlight.clear();
    this.cards.destroy();
    this.root.destroy({ children: true });
    this.renderer.destroy({ removeView: true });
    this.shelf.destroy();
  }

  /** Nothing is on its way any more. */
  get still(): boolean {
    return !this.tweens.busy;
  }
  /** Every card that is drawn. */
  get sprites(): readonly CardSprite[] {
    return this.cards.sprites;
  }
  /** Words, sparks and other passing things that are drawn. */
  get passing(): number {
    return this.effects.children.length;
  }

  async play({ event, update }: ToldEvent, showNext: () => void): Promise<void> {
    this.hurried = false;
    const table = this.store.table.peek();
    const layout = this.store.layout.peek();
    if (table !== null && layout !== null) {
      const ahead = update.events.slice(update.events.indexOf(event) + 1);
      await playEvent(this.stage(table, layout, ahead, showNext), event);
    }
  }

  hurry(): void {
    this.hurried = true;
    this.tweens.finishAll();
  }

  private stage(table: TableModel, layout: TableLayout, ahead: readonly GameEvent[], showNext: () => void): Stage {
    const { store, tweens, effects, shelf, host } = this;
    const pace = (): Pace => (this.hurried ? { ...this.pace(), speed: "off" } : this.pace());
    const sideOf = (seat: number): 0 | 1 => (nearSeat(table) === seat ? 1 : 0);
    return {
      table,
      ahead,
      cause: this.cause,
      tweens,
      effects,
      shelf,
      resolution: this.renderer.resolution,
      get layout() {
        return store.layout.peek() ?? layout;
      },
      get pace() {
        return pace();
      },
      edition: this.before?.edition ?? "",
      sprite: (id) => this.cards.sprite(id),
      rename: (ids, to) => this.cards.renameFirst(ids, to, this.lastHeld),
      anchor: (seat, name) => anchorSpot(store.layout.peek() ?? layout, sideOf(seat), name, host),
      sideOf,
      comeFrom: (spot) => {
        this.spawnAt = spot;
      },
      move: (ms) => this.move(paced(pace(), ms), showNext),
      shake: (pixels) => this.shake(pixels),
      announce: (text) => {
        if (pace().speed !== "off") store.announce(text);
      },
      float: (float) => {
        if (pace().speed !== "off") store.float(float);
      },
    };
  }

  /** The picture changes at once in the store, and the sprites follow it. */
  private async move(ms: number, showNext: () => void): Promise<void> {
    this.moveMs = ms;
    this.arrivesIn = 0;
    showNext();
    this.moveMs = null;
    this.spawnAt = null;
    await this.tweens.run({}, Math.max(ms, this.arrivesIn), linear, () => undefined);
  }

  private shake(pixels: number): void {
    const { speed, reducedMotion } = this.pace();
    const { root } = this;
    if (speed === "off" || reducedMotion || this.hurried) return;
    void this.tweens.run(root, SHAKE_MS, linear, (t) =>
      root.position.set(Math.sin(t * 19) * pixels * (1 - t), Math.cos(t * 23) * pixels * (1 - t) * (t < 1 ? 1 : 0)),
    );
  }

  private drawLatest(): void {
    const { store } = this;
    const table = store.table.value;
    const layout = store.layout.value;
    const placements = store.placements.value;
    const attention = store.attention.value;
    const picked = store.picks.value[0];
    const edition = `${language()}${store.artwork.value}`;
    if (table === null || layout === null) return;
    untracked(() => this.draw({ table, layout, placements, attention, picked, edition }));
  }

  private draw(picture: Picture): void {
    const { table, layout, placements, attention, picked, edition } = picture;
    const { before } = this;
    const { w, h } = layout.screen;
    if (w !== this.renderer.screen.width || h !== this.renderer.screen.height) this.renderer.resize(w, h);
    const jumps =
      before === null || before.edition !== edition || before.layout.screen.w !== w || before.layout.screen.h !== h;
    const slides = before?.attention.handAt !== attention.handAt;
    const ms = this.moveMs ?? (jumps || slides ? 0 : paced(this.pace(), before.table !== table ? SETTLE_MS : PICK_MS));
    this.background.show(layout, table, edition);
    this.turnLight.show(table, layout, this.pace());
    this.arrivesIn = this.cards.sync(placements, ms, edition, this.spawnAt);
    this.spotlight.show(table, layout, attention, this.pace(), edition);
    drawAttack(this.arrow, table, placements, picked, layout, this.store.pointer.dragging.peek());
    if (before?.edition !== edition) this.shelf.forget();
    if (before?.table !== table) this.breathe(layout);
    this.before = picture;
    this.loop.request();
  }

  private breathe(layout: TableLayout): void {
    if (this.pace().reducedMotion) return;
    this.motes.stir(layout);
    void this.breathing.run(this, BREATHING_MS, linear, (t) =>
      this.cards.pulse(0.5 + 0.5 * Math.cos(t * BREATHS * 2 * Math.PI)),
    );
  }

  /** A card that is carried, or lies where it was let go; an attacker only points. */
  private hold(): void {
    const { dragging, laid } = this.store.pointer;
    const drag = dragging.value ?? laid.value;
    const carried = drag === null || drag.aim !== null ? null : drag;
    const { before, held } = this;
    if (held !== null && held !== carried?.id)
      this.cards.release(
        held,
        untracked(() => paced(this.pace(), RELEASE_MS)),
      );
    if (carried !== null) this.cards.hold(carried.id, carried.x, carried.y);
    this.held = carried?.id ?? null;
    this.lastHeld = this.held ?? this.lastHeld;
    if (before !== null)
      drawAttack(this.arrow, before.table, before.placements, before.picked, before.layout, dragging.peek());
    this.loop.request();
  }

  private fetchArtwork(): void {
    const sets = this.store.table.value?.sets ?? [];
    const wanted = sets.join();
    if (wanted === this.fetched) return;
    this.fetched = wanted;
    void loadArtwork(sets).then(() => {
      if (!this.root.destroyed) this.store.artworkArrived();
    });
  }

  private frame(step: number, elapsed: number): boolean {
    this.tweens.advance(step);
    this.breathing.advance(elapsed);
    const sharpened = this.cards.sharpen();
    this.renderer.render({ container: this.root });
    Ticker.system.update();
    return this.tweens.busy || this.breathing.busy || sharpened;
  }
}
