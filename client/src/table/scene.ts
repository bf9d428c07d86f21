/** The table: draws a model, lets the player point at what the prompt offers, and reports the answer's number. */
import { type Application, Container, Graphics } from "pixi.js";
import { AnimationQueue, paced, type Pace } from "../animation/queue.ts";
import { easeOut, overshoot, Tweens } from "../animation/tween.ts";
import { directorSteps } from "../animation/director.ts";
import { nameOf, say } from "../i18n/index.ts";
import { CardSprite } from "./cardSprite.ts";
import { Choices, type ThingKey } from "./choices.ts";
import { drawBackdrop, drawFarHand, drawPiles, drawPromptPanel, drawStatus } from "./furniture.ts";
import { listen } from "./gestures.ts";
import { dramaLayout, type Spot, tableLayout, type TableLayout } from "./layout.ts";
import type { EventModel, Seat, TableModel } from "./model.ts";
import { COLOUR } from "./palette.ts";
import { isDrama, placeCards, type Placement, type Tray, trayRect } from "./placements.ts";
import { PromptBar } from "./promptBar.ts";
import { reasonText, whoIs } from "./promptWords.ts";
import { loudText, mindbugToken } from "./shapes.ts";
import { ZoomLayer } from "./zoomLayer.ts";

export interface SceneOptions {
  readonly onAnswer: (index: number) => void;
  readonly pace: () => Pace;
}

interface Live {
  readonly sprite: CardSprite;
  placement: Placement;
}

export class TableScene {
  readonly tweens = new Tweens();
  readonly effects = new Container();
  layout: TableLayout;
  private readonly queue: AnimationQueue;
  private readonly furniture = new Container();
  private readonly cards = new Container({ sortableChildren: true });
  private readonly zoom: ZoomLayer;
  private readonly live = new Map<string, Live>();
  private readonly bar: PromptBar;
  private choices = new Choices(null);
  private table: TableModel | null = null;
  private tray: Tray | null = null;
  private clock = 0;

  constructor(private readonly app: Application, host: HTMLElement, private readonly options: SceneOptions) {
    this.layout = tableLayout(app.screen.width, app.screen.height, false);
    this.queue = new AnimationQueue(() => this.tweens.finishAll(), () => document.hidden);
    this.zoom = new ZoomLayer();
    app.stage.addChild(this.furniture, this.cards, this.effects, this.zoom);
    app.stage.eventMode = "static";
    app.stage.hitArea = app.screen;
    app.stage.on("pointerdown", (event) => this.pressedTable(event.target === app.stage));
    this.bar = new PromptBar(host, { onAnswer: (index) => this.answer(index), onPick: (thing) => this.pick(thing), onClear: () => this.clearPicks() });
    app.ticker.add((ticker) => this.frame(ticker.deltaMS));
    app.renderer.on("resize", () => this.refresh(0));
  }

  get pace(): Pace {
    return this.options.pace();
  }

  /** The end picture at once, or after the events that led to it. */
  show(table: TableModel, events: readonly EventModel[] = []): void {
    const steps = this.table === null ? [] : directorSteps(this, events);
    this.queue.add({ steps, settle: () => this.settle(table) });
  }

  skip(): void {
    this.queue.skip();
  }

  spriteOf(creature: number): CardSprite | undefined {
    return this.live.get(`creature:${creature}`)?.sprite;
  }

  get current(): TableModel | null {
    return this.table;
  }

  private settle(table: TableModel): void {
    this.table = table;
    this.choices = new Choices(table.prompt);
    const piles = table.prompt?.answers?.some((answer) => answer.do === "choosePile") === true;
    this.tray = piles ? { seats: ([0, 1] as const).filter((seat) => table.players[seat].discard.some((_, index) => this.choices.isOffered(`pile:${seat}:${index}`))) } : null;
    for (const child of this.effects.removeChildren()) child.destroy({ children: true });
    this.refresh(paced(this.pace, 260));
  }

  private refresh(ms: number): void {
    const { table } = this;
    if (table === null) return;
    const { width, height } = this.app.screen;
    this.layout = tableLayout(width, height, table.power !== null);
    this.zoom.clear();
    this.drawFurniture(table);
    this.syncCards(placeCards(table, this.layout, this.choices, this.tray), ms);
    const drama = isDrama(table);
    const area = drama ? dramaLayout(this.layout.screen).prompt : this.layout.prompt;
    const inset = !drama && table.prompt?.card != null ? area.h * 0.75 : 16;
    this.bar.place(area, drama ? "drama" : this.layout.form === "tall" ? "sheet" : "bar", inset);
    this.bar.show(table, this.choices);
  }

  private drawFurniture(table: TableModel): void {
    for (const child of this.furniture.removeChildren()) child.destroy({ children: true });
    const { layout } = this;
    const open = (seat: Seat): void => this.openPile(seat);
    this.furniture.addChild(
      drawBackdrop(table, layout), drawFarHand(table, layout), drawStatus(table, layout, 0), drawStatus(table, layout, 1),
      drawPiles(table, layout, 0, open), drawPiles(table, layout, 1, open),
    );
    if (!isDrama(table)) this.furniture.addChild(drawPromptPanel(layout.prompt, table.prompt?.answers != null));
    this.drawAsker(table);
    this.drawOverlay(table);
  }

  /** The card that asks, beside the question. */
  private drawAsker(table: TableModel): void {
    const card = table.prompt?.card ?? null;
    if (card === null || isDrama(table)) return;
    const { prompt } = this.layout;
    const h = prompt.h * 0.82;
    const sprite = new CardSprite({ card, detail: "board", w: h * 0.72, h });
    const spot: Spot = { x: prompt.x + h * 0.36 + prompt.h * 0.1, y: prompt.y + prompt.h / 2, w: h * 0.72, h, turn: 0 };
    sprite.position.set(spot.x, spot.y);
    this.furniture.addChild(sprite);
    listen(sprite, {
      onTap: () => this.zoom.look(this.layout.screen, spot, { card }), onLook: () => this.zoom.look(this.layout.screen, spot, { card }), onLookAway: () => this.zoom.clear(),
      mayDrag: () => false, onDrag: () => undefined, onDrop: () => undefined,
    });
  }

  /** The dark over the table: for the Mindbug moment and for an open pile. */
  private drawOverlay(table: TableModel): void {
    for (const child of [...this.cards.children]) if (child.label === "overlay") child.destroy({ children: true });
    const { screen } = this.layout;
    if (isDrama(table)) {
      const overlay = new Container({ label: "overlay", zIndex: 85 });
      const { tokens } = dramaLayout(screen);
      overlay.eventMode = "static";
      overlay.addChild(new Graphics().rect(0, 0, screen.w, screen.h).fill({ color: 0x08050d, alpha: 0.8 }));
      tokens.forEach((spot, i) => {
        const ready = (table.players[table.prompt!.seat].mindbugs) > i;
        const token = overlay.addChild(mindbugToken(spot.w / 2, ready));
        token.position.set(spot.x, spot.y);
        token.rotation = i === 0 ? 0.25 : -0.25;
      });
      this.cards.addChild(overlay);
    }
    if (this.tray !== null) this.drawTray(table, this.tray);
  }

  private drawTray(table: TableModel, tray: Tray): void {
    const area = trayRect(this.layout);
    const overlay = new Container({ label: "overlay", zIndex: 70 });
    const title = loudText(say("discardOf", { who: tray.seats.map((seat) => whoIs(table, seat)).join(", ") }), 20);
    title.position.set(area.x + 18, area.y + 14);
    overlay.eventMode = "static";
    overlay.addChild(new Graphics().roundRect(area.x, area.y, area.w, area.h, 20).fill({ color: COLOUR.raised, alpha: 0.97 }).stroke({ color: COLOUR.quiet, width: 2 }), title);
    if (tray.seats.every((seat) => table.players[seat].discard.length === 0)) {
      const empty = loudText(say("empty"), 18, COLOUR.quiet);
      empty.anchor.set(0.5);
      empty.position.set(area.x + area.w / 2, area.y + area.h / 2);
      overlay.addChild(empty);
    }
    this.cards.addChild(overlay);
  }

  private syncCards(placements: readonly Placement[], ms: number): void {
    const wanted = new Set(placements.map((placement) => placement.id));
    for (const [id, { sprite }] of this.live) {
      if (wanted.has(id)) continue;
      this.tweens.stop(sprite);
      sprite.destroy({ children: true });
      this.live.delete(id);
    }
    for (const placement of placements) this.placeCard(placement, ms);
  }

  private placeCard(placement: Placement, ms: number): void {
    const { spot, face, mood } = placement;
    const known = this.live.get(placement.id);
    if (known === undefined) {
      const sprite = new CardSprite(face);
      sprite.position.set(spot.x, spot.y);
      sprite.rotation = spot.turn;
      sprite.zIndex = placement.z;
      sprite.show(face, mood);
      this.live.set(placement.id, { sprite, placement });
      this.cards.addChild(sprite);
      this.listenTo(placement.id, sprite);
      if (ms > 0) void this.tweens.run(sprite, ms, overshoot, (t) => sprite.scale.set(0.7 + 0.3 * t));
    } else {
      const { sprite } = known;
      const scale = sprite.scale.x * (sprite.face.w / face.w);
      known.placement = placement;
      sprite.show(face, mood);
      sprite.zIndex = placement.z;
      this.moveTo(sprite, spot, ms, scale);
    }
    const { sprite } = this.live.get(placement.id)!;
    sprite.accessible = true;
    sprite.accessibleHint = nameOf(face.card);
  }

  private moveTo(sprite: CardSprite, spot: Spot, ms: number, fromScale: number): void {
    const from = { x: sprite.x, y: sprite.y, turn: sprite.rotation };
    const still = Math.hypot(from.x - spot.x, from.y - spot.y) < 1 && Math.abs(from.turn - spot.turn) < 0.01 && Math.abs(fromScale - 1) < 0.01;
    const arc = Math.min(60, Math.hypot(from.x - spot.x, from.y - spot.y) * 0.15);
    void this.tweens.run(sprite, still ? 0 : ms, easeOut, (t) => {
      sprite.position.set(from.x + (spot.x - from.x) * t, from.y + (spot.y - from.y) * t - Math.sin(t * Math.PI) * arc);
      sprite.rotation = from.turn + (spot.turn - from.turn) * t;
      sprite.scale.set(fromScale + (1 - fromScale) * t);
    });
  }

  private listenTo(id: string, sprite: CardSprite): void {
    const placement = (): Placement => this.live.get(id)!.placement;
    listen(sprite, {
      onTap: () => this.tapped(placement().thing),
      onLook: () => this.zoom.look(this.layout.screen, placement().spot, { card: placement().face.card, ...(placement().creature === undefined ? {} : { creature: placement().creature! }) }),
      onLookAway: () => this.zoom.clear(),
      mayDrag: () => this.choices.directly(placement().thing).length > 0,
      onDrag: (x, y) => {
        this.tweens.stop(sprite);
        sprite.zIndex = 200;
        sprite.position.set(x, y);
        sprite.rotation = 0;
      },
      onDrop: (at) => this.dropped(sprite, placement(), at),
    });
  }

  /** A drag counts when the card has left its own place: out of the hand, or across to the other side. */
  private dropped(sprite: CardSprite, placement: Placement, at: { readonly x: number; readonly y: number } | null): void {
    sprite.zIndex = placement.z;
    const offers = this.choices.directly(placement.thing);
    const { spot } = placement;
    const left = at !== null && (Math.abs(at.y - spot.y) > spot.h * 0.5 || (placement.thing.startsWith("power:") && Math.abs(at.x - spot.x) > spot.w));
    const offer = offers.find(({ answer }) => answer.do !== "action") ?? offers[0];
    if (left && offer !== undefined) this.answer(offer.index);
    else this.moveTo(sprite, spot, paced(this.pace, 220), 1);
  }

  private tapped(thing: ThingKey): void {
    if (this.queue.busy) {
      this.skip();
      return;
    }
    if (this.table?.prompt?.answers == null) return;
    const again = !this.choices.several && this.choices.picks[0] === thing ? this.choices.directly(thing) : [];
    if (again.length === 1) this.answer(again[0]!.index);
    else this.pick(thing);
  }

  private pick(thing: ThingKey): void {
    if (!this.choices.pick(thing)) {
      const reason = this.choices.refusalOf(thing);
      this.bar.refuse(reasonText(reason ?? { why: "notAChoice" }));
    }
    this.refresh(paced(this.pace, 140));
  }

  private clearPicks(): void {
    this.choices.clear();
    this.refresh(0);
  }

  private openPile(seat: Seat): void {
    this.tray = this.tray === null ? { seats: [seat] } : null;
    this.refresh(paced(this.pace, 160));
  }

  private pressedTable(onEmpty: boolean): void {
    if (this.queue.busy) this.skip();
    else if (onEmpty && this.tray !== null && this.table?.prompt?.answers?.some((answer) => answer.do === "choosePile") !== true) {
      this.tray = null;
      this.refresh(0);
    }
  }

  private answer(index: number): void {
    this.choices.clear();
    this.options.onAnswer(index);
  }

  private frame(ms: number): void {
    this.clock += ms;
    this.tweens.advance(ms);
    const beat = this.pace.reducedMotion ? 1 : 0.5 + 0.5 * Math.sin(this.clock / 420);
    for (const { sprite } of this.live.values()) sprite.pulse(beat);
  }
}
