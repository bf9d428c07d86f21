/** Cards that change their place without being played: each is seen leaving where it was and arriving where it goes. */
import type { CardSprite } from "../table/pixi/cardSprite.ts";
import type { GameEvent, Seat } from "../table/model/model.ts";
import { handId } from "../table/layout/placements.ts";
import { during } from "./particles.ts";
import type { Stage } from "./stage.ts";
import { easeInOut } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

/** No mix of sets has more equal cards in one hand than this. */
const MOST_TWINS = 4;

/**
 * Under which names a card lies in a hand, known or as a back. The last of several equal ones goes first, so that the
 * others keep their names.
 */
function idsInHand(stage: Stage, seat: Seat, card: string): readonly string[] {
  const count = stage.table.players[seat].handCount;
  const twins = Array.from({ length: MOST_TWINS }, (_, i) => handId(seat, card, MOST_TWINS - 1 - i));
  return [...twins, `back:${seat}:${count - 1}`];
}

/** Out of a hand to the middle. */
export function fromHand(stage: Stage, seat: Seat, card: string): Promise<void> {
  if (!stage.rename(idsInHand(stage, seat, card), "playing")) stage.comeFrom(stage.anchor(seat, "hand"));
  return stage.move(320);
}

/** Out of a discard pile, into a hand or to the middle. */
export function fromPile(stage: Stage, from: Seat): Promise<void> {
  stage.comeFrom(stage.anchor(from, "discard"));
  return stage.move(320);
}

/** From one hand into the other. */
export function acrossHands(stage: Stage, from: Seat): Promise<void> {
  stage.comeFrom(stage.anchor(from, "hand"));
  return stage.move(320);
}

/** Back into its owner's hand, face up or hidden as that hand is. */
export function backToHand(stage: Stage, { seat, card, creature }: EventOf<"returnToHand">): Promise<void> {
  const { hand, handCount } = stage.table.players[seat];
  const twins = hand?.filter((other) => other === card).length ?? 0;
  stage.rename([`creature:${creature}`], hand === null ? `back:${seat}:${handCount}` : handId(seat, card, twins));
  return stage.move(320);
}

/** Thrown out of the hand onto the pile, all at once. */
export async function outOfHand(stage: Stage, { seat, cards }: EventOf<"discard">): Promise<void> {
  const count = stage.table.players[seat].handCount;
  const flying = new Set<CardSprite>();
  cards.forEach((card, i) => {
    const ids = [...idsInHand(stage, seat, card), `back:${seat}:${count - 1 - i}`];
    const sprite = ids.map((id) => stage.sprite(id)).find((found) => found !== undefined && !flying.has(found));
    if (sprite !== undefined) flying.add(sprite);
  });
  await Promise.all([...flying].map((sprite) => flyToPile(stage, sprite, seat)));
  await stage.move(200);
}

/** Small, and in an arc; a card that was broken is whole again on its way. */
export async function flyToPile(stage: Stage, sprite: CardSprite, seat: Seat): Promise<void> {
  const goal = stage.anchor(seat, "discard");
  const from = { x: sprite.x, y: sprite.y, turn: sprite.rotation };
  const small = goal.w / sprite.w;
  sprite.zIndex = 70;
  await during(
    stage,
    sprite,
    260,
    (t) => {
      sprite.position.set(
        from.x + (goal.x - from.x) * t,
        from.y + (goal.y - from.y) * t - Math.sin(t * Math.PI) * sprite.h * 0.25,
      );
      sprite.scale.set(sprite.broken ? small : 1 + (small - 1) * t);
      sprite.rotation = from.turn * (1 - t) + t * 0.1;
      if (sprite.broken) sprite.alpha = Math.min(0.9, t * 4);
    },
    easeInOut,
  );
}
