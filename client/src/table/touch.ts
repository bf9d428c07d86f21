/**
 * What touching a card on the table means: a tap picks or looks, a second tap takes the pick back (or answers, for
 * whoever wants that), a drag answers where it may be let go.
 */
import { batch } from "@preact/signals-core";
import { settings } from "../store/settings.ts";
import type { TableStore } from "../store/tableStore.ts";
import type { Rect, Spot } from "./layout/geometry.ts";
import type { Placement } from "./layout/placements.ts";
import { handSpots, isLong } from "./layout/spots.ts";
import { creatureThing, type Offer, type ThingKey } from "./model/choices.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a card covers as it lies. */
function rectOf(spot: Spot): Rect {
  const lies = Math.abs(Math.sin(spot.turn)) > 0.7;
  const w = lies ? spot.h : spot.w;
  const h = lies ? spot.w : spot.h;
  return { x: spot.x - w / 2, y: spot.y - h / 2, w, h };
}

export const placementOf = (store: TableStore, id: string): Placement | undefined =>
  store.placements.peek().find((placement) => placement.id === id);

/** Whether this card is part of a hand too long for a finger. */
export function slidesHand(store: TableStore, id: string): boolean {
  const layout = store.layout.peek();
  if (layout === null || placementOf(store, id)?.role !== "hand") return false;
  const hand = store.placements.peek().filter(({ role }) => role === "hand");
  return isLong(handSpots(layout.hands[1], hand.length, 1, hand[0]!.spot.h, { open: true }));
}

export function tapCard(store: TableStore, id: string): void {
  const placement = placementOf(store, id);
  if (placement === undefined) return;
  switch (placement.role) {
    case "discard":
      if (placement.seat !== null) store.togglePile({ seats: [placement.seat] });
      return;
    case "deck":
      return store.askWhatComes(true);
    case "start":
    case "playing":
      return lookAtCard(store, id);
    case "creature":
    case "farHand":
    case "hand":
    case "power": {
      const choices = store.choices.peek();
      const { thing } = placement;
      if (placement.role === "farHand" && !choices.isOffered(thing)) return lookAtCard(store, id);
      const answers = settings().tapAgain && !choices.several && choices.picks[0] === thing;
      const again = answers ? choices.directly(thing) : [];
      if (again.length === 1) store.answer(again[0]!.index);
      else store.pick(thing);
      return;
    }
    default:
      placement.role satisfies never;
  }
}

export function lookAtCard(store: TableStore, id: string): void {
  const placement = placementOf(store, id);
  if (placement === undefined || placement.face.card === null) return;
  const { face, spot, touch, creature } = placement;
  store.zoom({ card: face.card!, of: rectOf(touch ?? spot), ...(creature === undefined ? {} : { creature }) });
}

const RISING: readonly Placement["role"][] = ["hand", "creature", "power"];

/** What can be taken up rises under the pointer. */
export function hoverCard(store: TableStore, id: string | null): void {
  const placement = id === null ? undefined : placementOf(store, id);
  store.hover(placement !== undefined && RISING.includes(placement.role) ? placement.thing : null);
}

/** Under the pointer, in focus, or held down: what it would come to is told. */
export function pointAtCard(store: TableStore, id: string | null): void {
  store.previews.point((id === null ? undefined : placementOf(store, id)?.thing) ?? null);
}

export function mayDrag(store: TableStore, id: string): boolean {
  const placement = placementOf(store, id);
  if (placement === undefined || store.moving.peek() || store.sending.peek() !== null) return false;
  return store.choices.peek().directly(placement.thing).length > 0 || isHunting(store, placement);
}

/** It attacks, and is asked whom it hunts: it may be let go on its prey. */
function isHunting(store: TableStore, { thing }: Placement): boolean {
  const table = store.table.peek();
  const asks = table?.prompt?.kind === "hunt" && table.prompt.answers !== null;
  return asks && table.attack !== null && creatureThing(table.attack.creature) === thing;
}

/** A creature that is dragged points: it stays where it is. */
const pointsFrom = (store: TableStore, id: string): Placement | null => {
  const placement = placementOf(store, id);
  if (placement?.role !== "creature") return null;
  const answer = draggedOffer(store, placement.thing)?.answer.do;
  return answer === "attack" || isHunting(store, placement) ? placement : null;
};

/** What an attacker under the pointer may be let go on: creatures to hunt. Whether they may be, the engine says. */
function preyOf(store: TableStore, hunter: Placement): readonly Placement[] {
  if (hunter.creature?.keywords.includes("HUNTER") !== true) return [];
  const asked = isHunting(store, hunter);
  const choices = store.choices.peek();
  return store.placements
    .peek()
    .filter(
      ({ role, seat, thing }) =>
        role === "creature" && seat !== hunter.seat && (!asked || choices.directly(thing).length > 0),
    );
}

function preyAt(prey: readonly Placement[], { x, y }: Point): Placement | undefined {
  return prey.find(({ spot }) => {
    const area = rectOf(spot);
    return x >= area.x && x <= area.x + area.w && y >= area.y && y <= area.y + area.h;
  });
}

export function dragCard(store: TableStore, id: string, at: Point): void {
  const attacker = pointsFrom(store, id);
  if (attacker === null) return store.pointer.drag({ id, ...at, aim: null });
  const before = store.pointer.dragging.peek();
  const prey = preyOf(store, attacker);
  store.pointer.drag({
    id,
    ...at,
    aim: {
      prey: before?.id === id && before.aim !== null ? before.aim.prey : prey.map(({ thing }) => thing),
      at: preyAt(prey, at)?.thing ?? null,
    },
  });
}

/** What letting go of this card would answer. */
export function draggedOffer(store: TableStore, thing: ThingKey): Offer | undefined {
  const offers = store.choices.peek().directly(thing);
  return offers.find(({ answer }) => answer.do !== "action") ?? offers[0];
}

/** A drag counts when the card has left its own place: out of the hand, or across to the other side. */
export function hasLeft({ spot, role }: Placement, at: Point): boolean {
  return Math.abs(at.y - spot.y) > spot.h * 0.5 || (role === "power" && Math.abs(at.x - spot.x) > spot.w);
}

/** `at` is null if the drag was broken off. */
export function dropCard(store: TableStore, id: string, at: Point | null): void {
  batch(() => {
    if (at !== null) answerDrop(store, id, at);
    store.pointer.drag(null);
  });
}

function answerDrop(store: TableStore, id: string, at: Point): void {
  const placement = placementOf(store, id);
  const prompt = store.table.peek()?.prompt?.id;
  if (placement === undefined || prompt === undefined || !hasLeft(placement, at)) return;
  const attacker = pointsFrom(store, id);
  const prey = attacker === null ? undefined : preyAt(preyOf(store, attacker), at);
  if (attacker !== null && isHunting(store, attacker)) {
    const hunt = prey === undefined ? undefined : draggedOffer(store, prey.thing);
    if (hunt !== undefined) store.answer(hunt.index);
    return;
  }
  const offer = draggedOffer(store, placement.thing);
  if (offer === undefined) return;
  store.pointer.aim(prey === undefined ? null : { attacker: placement.thing, prey: prey.thing });
  store.answer(offer.index);
  if (attacker === null) store.pointer.lay({ id, ...at }, prompt);
}
