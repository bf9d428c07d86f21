/** The table: draws a model, lets the player point at what the prompt offers, and reports the answer's number. */
import { type Application, Container, Graphics } from "pixi.js";
import type { Emote } from "@mindbug/shared/protocol";
import { playEvent } from "../animation/director.ts";
import type { AnchorName, Stage } from "../animation/stage.ts";
import { draftAfter } from "../animation/draft.ts";
import { AnimationQueue, paced, type Pace } from "../animation/queue.ts";
import { easeOut, Tweens } from "../animation/tween.ts";
import { language, say, type TextKey } from "../i18n/index.ts";
import { anchorSpot } from "./anchors.ts";
import { loadArtwork } from "./paint/artwork.ts";
import { Background } from "./pixi/background.ts";
import { CardLayer } from "./pixi/cardLayer.ts";
import type { CardSprite } from "./pixi/cardSprite.ts";
import { PromptTimer } from "./clockRing.ts";
import { Choices, type ThingKey, thingsOf } from "./model/choices.ts";
import { drawAttack } from "./pixi/attackArrow.ts";
import { Spotlight } from "./pixi/spotlight.ts";
import { type Beat, Heartbeat } from "./heartbeat.ts";
import { Interaction } from "./interaction.ts";
import type { Spot } from "./layout/geometry.ts";
import { tableLayout, type TableLayout } from "./layout/tableLayout.ts";
import { asDecidedBy, type GameEvent, nearSeat, type Seat, type TableModel, type Viewer } from "./model/model.ts";
import { thingsFor } from "./model/thingNames.ts";
import { momentLayout } from "./layout/mindbugMoment.ts";
import { asksMindbug, placeCards } from "./layout/placements.ts";
import type { SeatInfo, StatusStrip } from "./statusStrip.ts";
import type { SceneOptions } from "./sceneOptions.ts";
import { TextureShelf } from "./pixi/textures.ts";
import { Furnishings } from "./furnishings.ts";

const LEAST_WIDTH = 240;
const LEAST_HEIGHT = 200;

export class TableScene {
  readonly tweens = new Tweens();
  readonly effects = new Container();
  readonly shelf: TextureShelf;
  readonly resolution: number;
  layout: TableLayout;
  choices = new Choices(null);
  /** Where cards that appear next come from. */
  spawnAt: Spot | null = null;
  private readonly queue: AnimationQueue;
  private readonly stage: CardLayer;
  private readonly arrow = new Graphics();
  private readonly drama: Spotlight;
  private readonly cloth: Background;
  private readonly rooms: Furnishings;
  private readonly touch: Interaction;
  private readonly watcher: ResizeObserver;
  private readonly timer = new PromptTimer();
  private readonly heart: Heartbeat;
  private table: TableModel | null = null;
  private seats: readonly [SeatInfo, SeatInfo] | null = null;
  private artwork = 0;
  private gone = false;

  constructor(
    private readonly app: Application,
    readonly host: HTMLElement,
    readonly options: SceneOptions,
  ) {
    this.resolution = app.renderer.resolution;
    this.shelf = new TextureShelf(this.resolution);
    this.layout = tableLayout(app.screen.width, app.screen.height, { powerRow: false, openHands: false });
    this.queue = new AnimationQueue(
      () => this.tweens.finishAll(),
      () => document.hidden,
    );
    this.stage = new CardLayer(this.tweens, this.shelf);
    this.cloth = new Background(this.shelf);
    this.arrow.zIndex = 20;
    this.stage.layer.addChild(this.arrow);
    this.drama = new Spotlight(this.stage.layer, this.shelf, this.tweens);
    app.stage.eventMode = "none";
    app.stage.addChild(this.cloth, this.stage.layer, this.effects);
    this.touch = new Interaction(this, this.stage);
    this.rooms = new Furnishings(host, this.touch);
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(host);
    document.addEventListener("visibilitychange", this.onVisibility);
    this.heart = new Heartbeat((beat) => this.onBeat(beat));
  }

  get pace(): Pace {
    const pace = this.options.pace();
    return this.queue.hurries ? { ...pace, speed: "off" } : pace;
  }

  setPicks(picks: readonly ThingKey[]): void {
    this.choices = new Choices(this.choices.prompt, picks);
  }

  get current(): TableModel | null {
    return this.table;
  }
  get viewer(): Viewer {
    return this.table?.viewer ?? "spectator";
  }

  /** Changes whenever everything painted has to be painted anew. */
  get era(): string {
    return `${language()}${this.artwork}`;
  }

  get busy(): boolean {
    return this.queue.busy;
  }

  /** The end picture at once, or after the events that led to it. */
  show(table: TableModel, events: readonly GameEvent[] = []): void {
    if (this.gone) return;
    const first = this.table === null;
    let told = 0;
    const steps = first
      ? []
      : events.map((event) => async () => {
          if (told++ === 0) this.endQuestion();
          this.tell(event, true);
          await playEvent(this.stageFor(event, table), event);
        });
    this.queue.add({
      steps,
      settle: () => {
        for (const event of events.slice(told)) this.tell(event, false);
        this.settle(table);
      },
    });
    if (first || table.sets.join() !== this.lastSets) void this.fetchArtwork(table);
  }

  skip(): void {
    this.queue.skip();
  }

  setSeats(seats: readonly [SeatInfo, SeatInfo]): void {
    if (JSON.stringify(seats) === JSON.stringify(this.seats)) return;
    this.seats = seats;
    if (this.table === null) return;
    this.table = { ...this.table, names: [seats[0].name, seats[1].name] };
    // What moves goes on moving: only the strips, and the question if one stands.
    if (this.busy) this.rooms.show(this.table, this.layout, seats, this.era);
    else this.refresh(0);
  }

  showEmote(seat: Seat, emote: Emote): void {
    this.stripOf(seat).say(say(`emote${emote[0]!.toUpperCase()}${emote.slice(1)}` as TextKey));
  }

  /** Points at an answer until the next question. */
  showHint(answer: number): void {
    const offer = this.table?.prompt?.answers?.[answer];
    if (offer === undefined) return;
    this.touch.hint(answer, thingsOf(offer));
    this.refresh(0);
  }

  setLanguageChanged(): void {
    this.shelf.forget();
    this.refresh(0);
  }

  destroy(): void {
    if (this.gone) return;
    this.gone = true;
    this.heart.stop();
    this.watcher.disconnect();
    document.removeEventListener("visibilitychange", this.onVisibility);
    this.queue.close();
    this.tweens.finishAll();
    this.touch.destroy();
    this.rooms.destroy();
    this.drama.clear();
    this.stage.destroy();
    this.app.destroy({ removeView: true }, { children: true });
    this.shelf.destroy();
    this.host.remove();
  }

  /** For the director: the page hears of an event when it begins to be shown. */
  tell(event: GameEvent, shown: boolean): void {
    this.options.onEvent?.(event, shown);
  }

  /** For the director: a few words where the question stood. */
  announce(text: string): void {
    if (this.pace.speed !== "off") this.rooms.prompt.announce(text);
  }

  /** The question has been answered: while its consequences play, nothing is asked. */
  private endQuestion(): void {
    if (this.table === null) return;
    this.table = { ...this.table, prompt: null };
    this.host.dataset["busy"] = "true";
    this.choices = new Choices(null);
    this.touch.newQuestion(this.table);
    this.picture(paced(this.pace, 140));
    this.rooms.showPrompt(this.table, this.layout, this.choices, this.touch, this.era);
  }

  /** For the director: on to the picture after this event. */
  async advance(event: GameEvent, final: TableModel, ms: number): Promise<void> {
    if (this.table === null || this.gone) return;
    this.table = { ...draftAfter(this.table, event, final), prompt: null };
    this.choices = new Choices(null);
    const length = paced(this.pace, ms);
    const until = this.picture(length);
    this.spawnAt = null;
    await this.tweens.run({}, until, easeOut, () => undefined);
  }

  private stageFor(event: GameEvent, final: TableModel): Stage {
    const { layout, pace, tweens, effects, shelf, resolution, era: edition } = this;
    return {
      table: this.table!,
      layout,
      pace,
      tweens,
      effects,
      shelf,
      resolution,
      edition,
      sprite: (id) => this.sprite(id),
      rename: (ids, to) => this.renameFrom(ids, to),
      anchor: (seat, name) => this.anchor(seat, name),
      sideOf: (seat) => this.sideOf(seat),
      comeFrom: (spot) => {
        this.spawnAt = spot;
      },
      move: (ms) => this.advance(event, final, ms),
      announce: (text) => this.announce(text),
      float: (seat, of, text) => {
        if (this.pace.speed !== "off") this.stripOf(seat).float(of, text);
      },
    };
  }

  sprite(id: string): CardSprite | undefined {
    return this.stage.sprite(id);
  }

  renameFrom(ids: readonly string[], to: string): boolean {
    return ids.some((id) => this.stage.rename(id, to));
  }

  sideOf(seat: Seat): 0 | 1 {
    return this.table !== null && nearSeat(this.table) === seat ? 1 : 0;
  }

  stripOf(seat: Seat): StatusStrip {
    return this.rooms.strips[this.sideOf(seat)];
  }

  /** Where a pile, a hand or a counter is, for whatever flies there. */
  anchor(seat: Seat, name: AnchorName): Spot {
    const side = this.sideOf(seat);
    return anchorSpot(this.layout, side, name, this.rooms.strips[side], this.host);
  }

  /** Everything anew from the model; cards move, words change. */
  refresh(ms: number): void {
    if (this.table === null || this.gone) return;
    this.picture(ms);
    this.rooms.showPrompt(this.table, this.layout, this.choices, this.touch, this.era);
  }

  /** Only the cards: a hand card rises under the pointer. */
  refreshCards(): void {
    this.picture(paced(this.pace, 110));
  }

  private settle(given: TableModel): void {
    if (this.gone) return;
    const table = asDecidedBy(given);
    this.table = table;
    this.host.dataset["busy"] = "false";
    this.lastSets = table.sets.join();
    this.choices = new Choices(table.prompt);
    this.touch.newQuestion(table);
    this.refresh(paced(this.pace, 260));
    this.touch.keepFocus(this.rooms.prompt.firstButton());
  }

  private lastSets = "";

  /** Returns how long it takes until everything has arrived. */
  private picture(ms: number): number {
    // A table that is not on the page yet has no size to be drawn in.
    if (this.table === null || this.app.screen.width < LEAST_WIDTH || this.app.screen.height < LEAST_HEIGHT) return 0;
    const table: TableModel =
      this.seats === null ? this.table : { ...this.table, names: [this.seats[0].name, this.seats[1].name] };
    this.table = table;
    const { width, height } = this.app.screen;
    this.layout = tableLayout(width, height, { powerRow: table.power !== null, openHands: table.viewer === "open" });
    this.cloth.show(this.layout, table, this.era);
    const placements = placeCards(table, this.layout, this.choices, this.touch.attention);
    const until = this.stage.sync(placements, ms, this.era, this.spawnAt);
    this.touch.things.sync(thingsFor(table, placements, this.choices));
    this.rooms.show(table, this.layout, this.seats, this.era);
    this.drama.show(table, this.layout, this.touch.attention, this.pace, this.era);
    const asks = asksMindbug(table) && !this.touch.attention.peeking;
    const dark = !asks ? "off" : momentLayout(this.layout).coversStatus ? "alone" : "on";
    this.touch.things.element.toggleAttribute("inert", dark !== "off");
    this.host.dataset["drama"] = dark;
    drawAttack(this.arrow, table, placements, this.choices.picks[0], this.layout);
    this.heart.refresh();
    return until;
  }

  private async fetchArtwork(table: TableModel): Promise<void> {
    await loadArtwork(table.sets);
    if (this.gone) return;
    this.artwork++;
    this.shelf.forget();
    this.refresh(0);
    this.host.dataset["artwork"] = "ready";
  }

  private resized(): void {
    const { clientWidth, clientHeight } = this.host;
    if (this.gone || clientWidth === 0 || clientHeight === 0) return;
    if (clientWidth === this.app.screen.width && clientHeight === this.app.screen.height) return;
    this.app.renderer.resize(clientWidth, clientHeight);
    this.refresh(0);
  }

  private readonly onVisibility = (): void => {
    if (document.hidden) this.skip();
  };

  /** Draws only when something moved: an idle table costs next to nothing. */
  private onBeat({ ms, due, fresh, light }: Beat): void {
    const moving = this.tweens.busy;
    const calm = this.pace.reducedMotion;
    this.tweens.advance(ms);
    const breathing = due && this.stage.pulse(calm ? 1 : light) && !calm;
    if (due) this.showClock();
    const dragged = this.touch.moved;
    this.touch.moved = false;
    const sharper = this.stage.sharpen();
    if (moving || breathing || fresh || dragged || sharper) this.app.render();
  }

  private showClock(): void {
    const prompt = this.table?.prompt ?? null;
    const left = prompt === null ? null : this.timer.read(prompt.id, this.options.clock?.() ?? null);
    this.rooms.showClock(left, prompt === null ? null : this.sideOf(prompt.seat));
  }
}
