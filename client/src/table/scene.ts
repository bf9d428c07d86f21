/** The table: draws a model, lets the player point at what the prompt offers, and reports the answer's number. */
import { type Application, Container, Graphics } from "pixi.js";
import type { Emote } from "@mindbug/shared/protocol";
import { directorSteps } from "../animation/director.ts";
import { draftAfter } from "../animation/draft.ts";
import { AnimationQueue, paced, type Pace } from "../animation/queue.ts";
import { easeOut, Tweens } from "../animation/tween.ts";
import { language, say, type TextKey } from "../i18n/index.ts";
import { loadArtwork } from "./artwork.ts";
import { Cloth } from "./cloth.ts";
import { CardStage } from "./cardStage.ts";
import type { CardSprite } from "./cardSprite.ts";
import { PromptTimer } from "./clockRing.ts";
import { Choices, type ThingKey, thingsOf } from "./choices.ts";
import { DramaLayer, drawAttackArrow } from "./drama.ts";
import { Interaction } from "./interaction.ts";
import { dramaLayout, pileSpots, type Spot, tableLayout, type TableLayout } from "./layout.ts";
import { asDecidedBy, type EventModel, nearSeat, otherSeat, type Seat, type TableModel, type Viewer } from "./model.ts";
import { thingsFor } from "./names.ts";
import { isDrama, placeCards, type Placement } from "./placements.ts";
import type { SeatInfo, StatusStrip } from "./statusStrip.ts";
import { TextureShelf } from "./textures.ts";
import { Furnishings } from "./furnishings.ts";

export interface SceneOptions {
  readonly onAnswer: (index: number) => void;
  readonly pace: () => Pace;
  /** Called once for every event, in order: `shown` is false for those that were skipped. */
  readonly onEvent?: (event: EventModel, shown: boolean) => void;
  readonly onOpenCard?: (card: string) => void;
  /** When the pending decision runs out, and what time it is, both in the server's milliseconds. */
  readonly clock?: () => { readonly deadline: number; readonly now: number } | null;
  readonly colourBlind?: boolean;
}

export type AnchorName = "hand" | "deck" | "discard" | "life" | "bugs" | "energy" | "centre";

const PULSE_EVERY_MS = 50;
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
  private readonly stage: CardStage;
  private readonly arrow = new Graphics();
  private readonly drama: DramaLayer;
  private readonly cloth: Cloth;
  private readonly rooms: Furnishings;
  private readonly touch: Interaction;
  private readonly watcher: ResizeObserver;
  private readonly timer = new PromptTimer();
  private table: TableModel | null = null;
  private seats: readonly [SeatInfo, SeatInfo] | null = null;
  private artwork = 0;
  private time = 0;
  private beatAt = 0;
  private frameId = 0;
  private lastFrame = 0;
  private gone = false;

  constructor(private readonly app: Application, readonly host: HTMLElement, readonly options: SceneOptions) {
    this.resolution = app.renderer.resolution;
    this.shelf = new TextureShelf(this.resolution);
    this.layout = tableLayout(app.screen.width, app.screen.height, { powerRow: false, openHands: false });
    this.queue = new AnimationQueue(() => this.tweens.finishAll(), () => document.hidden);
    this.stage = new CardStage(this.tweens, this.shelf);
    this.cloth = new Cloth(this.shelf);
    this.arrow.zIndex = 20;
    this.stage.layer.addChild(this.arrow);
    this.drama = new DramaLayer(this.stage.layer, this.shelf, this.tweens);
    app.stage.eventMode = "none";
    app.stage.addChild(this.cloth, this.stage.layer, this.effects);
    this.touch = new Interaction(this, this.stage);
    this.rooms = new Furnishings(host, this.touch);
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(host);
    document.addEventListener("visibilitychange", this.onVisibility);
    this.frameId = requestAnimationFrame(this.onFrame);
  }

  get pace(): Pace {
    return this.options.pace();
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
  show(table: TableModel, events: readonly EventModel[] = []): void {
    if (this.gone) return;
    const first = this.table === null;
    const steps = first ? [] : directorSteps(this, events, table);
    let told = 0;
    const counted = steps.map((step) => async () => {
      if (told === 0) this.endQuestion();
      told++;
      await step();
    });
    this.queue.add({
      steps: counted,
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
    cancelAnimationFrame(this.frameId);
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
  tell(event: EventModel, shown: boolean): void {
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
  async advance(event: EventModel, final: TableModel, ms: number): Promise<void> {
    if (this.table === null || this.gone) return;
    if (event.e === "enter") this.stage.rename("playing", `creature:${event.creature ?? 0}`);
    this.table = { ...draftAfter(this.table, event, final), prompt: null };
    this.choices = new Choices(null);
    const length = paced(this.pace, ms);
    const until = this.picture(length);
    this.spawnAt = null;
    await this.tweens.run({}, until, easeOut, () => undefined);
  }

  sprite(id: string): CardSprite | undefined {
    return this.stage.sprite(id);
  }

  spriteOf(creature: number): CardSprite | undefined {
    return this.stage.sprite(`creature:${creature}`);
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
    const { piles, hands, boards, centreLine } = this.layout;
    const small = { w: 40, h: 56, turn: 0 };
    if (name === "centre") return { x: boards[0].x + boards[0].w / 2, y: centreLine, ...small };
    if (piles !== null && name === "deck") return pileSpots(piles[side]).deck;
    if (piles !== null && name === "discard") return pileSpots(piles[side]).discard;
    const hand = hands[side];
    if (name === "hand" && hand !== null) return { x: hand.x + hand.w / 2, y: hand.y + hand.h / 2, ...small };
    const origin = this.host.getBoundingClientRect();
    const area = this.rooms.strips[side].anchor(name).getBoundingClientRect();
    return { x: area.x - origin.x + area.width / 2, y: area.y - origin.y + area.height / 2, ...small };
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
    const table: TableModel = this.seats === null ? this.table : { ...this.table, names: [this.seats[0].name, this.seats[1].name] };
    this.table = table;
    const { width, height } = this.app.screen;
    this.layout = tableLayout(width, height, { powerRow: table.power !== null, openHands: table.viewer === "open" });
    this.cloth.show(this.layout, table, this.artwork);
    const placements = placeCards(table, this.layout, this.choices, this.touch.attention);
    const until = this.stage.sync(placements, ms, this.era, this.spawnAt);
    this.touch.things.sync(thingsFor(table, placements, this.choices));
    this.rooms.show(table, this.layout, this.seats, this.era);
    this.showDrama(table);
    this.showArrow(table, placements);
    this.beatAt = 0;
    return until;
  }

  private showDrama(table: TableModel): void {
    const on = isDrama(table) && !this.touch.attention.peeking;
    if (on) this.drama.show(this.layout, table.players[table.prompt!.seat].mindbugs, this.pace, this.era);
    else this.drama.clear();
    this.touch.things.element.toggleAttribute("inert", on);
    this.host.dataset["drama"] = !on ? "off" : dramaLayout(this.layout).coversStatus ? "alone" : "on";
  }

  private showArrow(table: TableModel, placements: readonly Placement[]): void {
    this.arrow.clear();
    const { attack, prompt } = table;
    if (attack === null || (prompt?.kind !== "block" && prompt?.kind !== "hunt")) return;
    const spotOf = (thing: ThingKey | undefined): Spot | undefined => placements.find((placement) => placement.thing === thing)?.spot;
    const from = spotOf(`creature:${attack.creature}`);
    const picked = spotOf(this.choices.picks[0]);
    if (from === undefined || (picked === undefined && prompt.kind === "hunt")) return;
    // Nobody in its way yet: it points across the centre line, and covers nobody.
    const side = this.sideOf(otherSeat(attack.seat));
    const area = this.layout.boards[side];
    drawAttackArrow(this.arrow, from, picked ?? { x: from.x, y: side === 1 ? area.y + area.h * 0.06 : area.y + area.h * 0.94 });
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
  private readonly onFrame = (now: number): void => {
    if (this.gone) return;
    this.frameId = requestAnimationFrame(this.onFrame);
    const ms = Math.min(100, now - (this.lastFrame || now));
    this.lastFrame = now;
    this.time += ms;
    const moving = this.tweens.busy;
    this.tweens.advance(ms);
    const due = now - this.beatAt >= PULSE_EVERY_MS;
    const beat = this.pace.reducedMotion ? 1 : 0.5 + 0.5 * Math.sin(this.time / 420);
    const fresh = this.beatAt === 0 || this.touch.moved;
    const breathing = due && this.stage.pulse(beat) && !this.pace.reducedMotion;
    if (due) {
      this.beatAt = now;
      const prompt = this.table?.prompt ?? null;
      const left = prompt === null ? null : this.timer.read(prompt.id, this.options.clock?.() ?? null);
      this.rooms.showClock(left, prompt === null ? null : this.sideOf(prompt.seat));
    }
    this.touch.moved = false;
    const sharper = this.stage.sharpen();
    if (moving || breathing || fresh || sharper) this.app.render();
  };
}
