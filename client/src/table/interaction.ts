/** Everything a player does with the table: point, pick, drag, look, open a pile, use the keyboard. Knows no rules, only the offers. */
import { paced } from "../animation/queue.ts";
import { say } from "../i18n/index.ts";
import type { CardLayer } from "./pixi/cardLayer.ts";
import { type Choices, type Offer, pileThing, type ThingKey } from "./model/choices.ts";
import { DropZone } from "./dropZone.ts";
import type { Furnishings } from "./furnishings.ts";
import type { Rect, Spot } from "./layout/geometry.ts";
import type { CreatureModel, Seat, TableModel } from "./model/model.ts";
import type { Attention, Placement } from "./layout/placements.ts";
import type { PromptCallbacks } from "./promptBar.ts";
import { labelWith, reasonText } from "./promptWords.ts";
import type { TrayCallbacks } from "./pileTray.ts";
import type { TableScene } from "./scene.ts";
import { ThingLayer } from "./thingLayer.ts";

/** Which piles lie open. */
export type OpenPile = { readonly seats: readonly Seat[] } | "power" | null;

const rectOf = (spot: Spot): Rect => {
  const lies = Math.abs(Math.sin(spot.turn)) > 0.7;
  const w = lies ? spot.h : spot.w;
  const h = lies ? spot.w : spot.h;
  return { x: spot.x - w / 2, y: spot.y - h / 2, w, h };
};

const OFFERED = '[data-mood="legal"], [data-mood="picked"], [data-mood="hint"]';
const PRESSABLE =
  '.t-buttons button, .t-tiles button, .t-tray-card[data-mood="legal"], .t-tray-card[data-mood="picked"]';

export class Interaction implements PromptCallbacks, TrayCallbacks {
  readonly things: ThingLayer;
  private readonly dropZone: DropZone;
  attention: Attention = { raised: null, hinted: [], peeking: false };
  hintedAnswer: number | null = null;
  pile: OpenPile = null;
  /** Something was dragged since the last frame. */
  moved = false;
  private rooms: Furnishings | null = null;
  private keyboard = false;
  private skipped = false;
  private choosing: OpenPile = null;

  constructor(
    private readonly scene: TableScene,
    private readonly stage: CardLayer,
  ) {
    this.things = new ThingLayer(scene.host, {
      onTap: (id) => this.tapped(id),
      onLook: (id) => this.look(id),
      onLookAway: () => this.onLookAway(),
      onHover: (id) => this.hover(id),
      mayDrag: (id) => this.mayDrag(id),
      onDrag: (id, x, y) => this.drag(id, x, y),
      onDrop: (id, at) => this.drop(id, at),
    });
    const { host } = scene;
    this.dropZone = new DropZone(host);
    host.addEventListener("pointerdown", this.onPress, true);
    host.addEventListener("click", this.onClick, true);
    host.addEventListener("keydown", this.onKey);
  }

  attach(rooms: Furnishings): void {
    this.rooms = rooms;
  }

  destroy(): void {
    const { host } = this.scene;
    host.removeEventListener("pointerdown", this.onPress, true);
    host.removeEventListener("click", this.onClick, true);
    host.removeEventListener("keydown", this.onKey);
    this.dropZone.destroy();
  }

  /** A new prompt forgets what was picked, pointed at and put aside. */
  newQuestion(table: TableModel): void {
    this.attention = { raised: this.attention.raised, hinted: [], peeking: false };
    this.hintedAnswer = null;
    const { choices } = this.scene;
    const seats = ([0, 1] as const).filter((seat) =>
      table.players[seat].discard.some((_, index) => choices.isOffered(pileThing(seat, index))),
    );
    this.choosing = seats.length > 0 ? { seats } : null;
    this.pile = this.choosing;
    this.rooms?.zoom.clear();
  }

  hint(answer: number, things: readonly ThingKey[]): void {
    this.hintedAnswer = answer;
    this.attention = { ...this.attention, hinted: things };
  }

  get choosesFromPile(): boolean {
    return this.choosing !== null;
  }

  get pileIsClosed(): boolean {
    return this.choosing !== null && this.pile === null;
  }

  /** Whoever plays by keyboard is not thrown out of the table when a prompt ends. */
  keepFocus(button: HTMLElement | null): void {
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body;
    // A card that was part of the last question is no place to begin the next one.
    const stale = this.choices.prompt !== null && this.things.element.contains(focused) && !focused!.matches(OFFERED);
    if (!this.keyboard || !(lost || stale)) return;
    const offered = this.things.element.querySelector<HTMLElement>(OFFERED);
    (this.choices.buttons().length > 0 ? (button ?? offered) : (offered ?? button))?.focus();
  }

  onAnswer(index: number): void {
    this.scene.setPicks([]);
    this.pile = null;
    this.rooms?.prompt.hush();
    this.scene.refreshCards();
    this.scene.options.onAnswer(index);
  }

  onPick(thing: ThingKey): void {
    const picks = this.choices.toggled(thing);
    if (picks === null) this.refuse(thing);
    else this.scene.setPicks(picks);
    this.scene.refresh(paced(this.scene.pace, 140));
  }

  onClear(): void {
    this.scene.setPicks([]);
    this.scene.refresh(paced(this.scene.pace, 140));
  }

  onPeek(): void {
    this.attention = { ...this.attention, peeking: !this.attention.peeking };
    this.scene.refresh(paced(this.scene.pace, 220));
  }

  onTray(): void {
    this.pile = this.choosing;
    this.scene.refresh(0);
  }

  onClose(): void {
    this.pile = null;
    this.rooms?.zoom.clear();
    this.scene.refresh(0);
  }

  onLookAt(card: string, at: DOMRect, creature?: CreatureModel): void {
    const origin = this.scene.host.getBoundingClientRect();
    this.rooms?.zoom.show(
      this.scene.layout.screen,
      { x: at.x - origin.x, y: at.y - origin.y, w: at.width, h: at.height },
      this.mustStayFree(),
      card,
      creature,
    );
  }

  onLook(card: string, at: DOMRect): void {
    this.onLookAt(card, at);
  }

  onLookAway(): void {
    this.rooms?.zoom.clear();
  }

  openPile(pile: OpenPile): void {
    this.pile = this.pile === null || JSON.stringify(this.pile) !== JSON.stringify(pile) ? pile : null;
    this.scene.refresh(paced(this.scene.pace, 160));
  }

  private get choices(): Choices {
    return this.scene.choices;
  }

  private tapped(id: string): void {
    const placement = this.stage.placement(id);
    if (placement === undefined) return;
    if (placement.role === "discard" && placement.seat !== null) {
      this.openPile({ seats: [placement.seat] });
      return;
    }
    if (
      placement.role === "start" ||
      placement.role === "playing" ||
      placement.role === "deck" ||
      placement.role === "farHand"
    ) {
      this.look(id);
      return;
    }
    const { thing } = placement;
    const again = !this.choices.several && this.choices.picks[0] === thing ? this.choices.directly(thing) : [];
    if (again.length === 1) this.onAnswer(again[0]!.index);
    else this.onPick(thing);
  }

  /** The engine's own reason, or at least whose move it is. */
  private refuse(thing: ThingKey): void {
    const { current } = this.scene;
    if (current?.outcome !== null) return;
    const reason = this.choices.refusalOf(thing) ?? { why: "notAChoice" as const };
    this.rooms?.prompt.refuse(current.prompt?.answers == null ? say("notYetYours") : reasonText(reason));
  }

  private look(id: string): void {
    const placement = this.stage.placement(id);
    if (placement === undefined || placement.face.card === null) return;
    this.scene.options.onOpenCard?.(placement.face.card);
    this.rooms?.zoom.show(
      this.scene.layout.screen,
      rectOf(placement.touch ?? placement.spot),
      this.mustStayFree(id),
      placement.face.card,
      placement.creature,
    );
  }

  /** What may have to be clicked now: the answers of the question, and whatever it offers. */
  private mustStayFree(except?: string): Rect[] {
    const origin = this.scene.host.getBoundingClientRect();
    const free: Rect[] = [...this.scene.host.querySelectorAll(PRESSABLE)].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x - origin.x, y: y - origin.y, w: width, h: height };
    });
    for (const button of this.things.element.querySelectorAll<HTMLElement>(OFFERED)) {
      const placement = this.stage.placement(button.dataset["thing"] ?? "");
      if (placement !== undefined && placement.id !== except) free.push(rectOf(placement.spot));
    }
    return free;
  }

  private hover(id: string | null): void {
    const placement = id === null ? undefined : this.stage.placement(id);
    const raised = placement?.role === "hand" ? placement.thing : null;
    if (raised === this.attention.raised || this.scene.busy) return;
    this.attention = { ...this.attention, raised };
    this.scene.refreshCards();
  }

  private mayDrag(id: string): boolean {
    const placement = this.stage.placement(id);
    return placement !== undefined && !this.scene.busy && this.choices.directly(placement.thing).length > 0;
  }

  private drag(id: string, x: number, y: number): void {
    const origin = this.scene.host.getBoundingClientRect();
    this.moved = true;
    this.stage.hold(id, x - origin.x, y - origin.y);
    this.scene.host.dataset["dragging"] = "true";
    const placement = this.stage.placement(id);
    const offer = placement === undefined ? undefined : this.dragged(placement.thing);
    const { current, layout } = this.scene;
    if (placement === undefined || offer === undefined || current?.prompt == null) return;
    const area = layout.boards[placement.role === "creature" && placement.spot.y > layout.centreLine ? 0 : 1];
    this.dropZone.show(
      area,
      offer.answer.do,
      labelWith(current, current.prompt, offer, placement.thing, this.choices),
      this.hasLeft(placement, { x, y }),
    );
  }

  /** What letting go of this thing would answer. */
  private dragged(thing: ThingKey): Offer | undefined {
    const offers = this.choices.directly(thing);
    return offers.find(({ answer }) => answer.do !== "action") ?? offers[0];
  }

  /** A drag counts when the card has left its own place: out of the hand, or across to the other side. */
  private drop(id: string, at: { readonly x: number; readonly y: number } | null): void {
    delete this.scene.host.dataset["dragging"];
    this.dropZone.hide();
    const placement = this.stage.placement(id);
    if (placement === undefined) return;
    const offer = this.dragged(placement.thing);
    if (at !== null && offer !== undefined && this.hasLeft(placement, at)) this.onAnswer(offer.index);
    else this.stage.release(id, paced(this.scene.pace, 220));
  }

  private hasLeft(placement: Placement, at: { readonly x: number; readonly y: number }): boolean {
    const origin = this.scene.host.getBoundingClientRect();
    const { spot } = placement;
    const dx = Math.abs(at.x - origin.x - spot.x);
    const dy = Math.abs(at.y - origin.y - spot.y);
    return dy > spot.h * 0.5 || (placement.role === "power" && dx > spot.w);
  }

  private readonly onPress = (event: Event): void => {
    this.keyboard = false;
    if (this.rooms?.zoom.open === true) this.rooms.zoom.clear();
    this.skipped = this.scene.busy;
    if (!this.skipped) return;
    event.stopPropagation();
    this.scene.skip();
  };

  /** The click that skipped is not also an answer. */
  private readonly onClick = (event: Event): void => {
    if (!this.skipped) return;
    this.skipped = false;
    event.stopPropagation();
    event.preventDefault();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    this.keyboard = true;
    if (event.key === "Escape") this.escape();
    else if (event.key.startsWith("Arrow")) {
      if (this.things.moveFocus(event.key)) event.preventDefault();
    } else if (this.scene.busy && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.scene.skip();
    }
  };

  private escape(): void {
    if (this.rooms?.zoom.open === true) this.rooms.zoom.clear();
    else if (this.pile !== null) this.onClose();
    else if (this.choices.picks.length > 0) this.onClear();
  }
}
