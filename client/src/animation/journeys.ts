/** Cards that change their place without being played: each is seen leaving where it was and arriving where it goes. */
import type { CardSprite } from "../table/cardSprite.ts";
import { type EventModel, otherSeat, type Seat } from "../table/model/model.ts";
import { COLOUR } from "../table/palette.ts";
import { handId } from "../table/layout/placements.ts";
import type { TableScene } from "../table/scene.ts";
import { burst, during } from "./particles.ts";
import { easeInOut } from "./tween.ts";

type Move = () => Promise<void>;

/** No mix of sets has more equal cards in one hand than this. */
const MOST_TWINS = 4;

/** Under which names a card lies in a hand, known or as a back. The last of several equal ones goes first, so that the others keep their names. */
export function idsInHand(scene: TableScene, seat: Seat, card: string): readonly string[] {
  const count = scene.current?.players[seat].handCount ?? 0;
  const twins = Array.from({ length: MOST_TWINS }, (_, i) => handId(seat, card, MOST_TWINS - 1 - i));
  return [...twins, `back:${seat}:${count - 1}`];
}

/** Out of a hand to the middle. */
export async function fromHand(scene: TableScene, seat: Seat, card: string, move: Move): Promise<void> {
  if (!scene.renameFrom(idsInHand(scene, seat, card), "playing")) scene.spawnAt = scene.anchor(seat, "hand");
  await move();
}

/** Out of a discard pile, into a hand or to the middle. */
export async function fromPile(scene: TableScene, event: EventModel, move: Move): Promise<void> {
  const seat = event.seat ?? 0;
  scene.spawnAt = scene.anchor(event.from === 0 || event.from === 1 ? event.from : seat, "discard");
  await move();
}

/** From one hand into the other. */
export async function acrossHands(scene: TableScene, event: EventModel, move: Move): Promise<void> {
  const to = event.to ?? 0;
  scene.spawnAt = scene.anchor(event.from === 0 || event.from === 1 ? event.from : otherSeat(to), "hand");
  await move();
}

/** Back into its owner's hand, face up or hidden as that hand is. */
export async function backToHand(scene: TableScene, event: EventModel, move: Move): Promise<void> {
  const seat = event.seat ?? 0;
  const card = event.card ?? "";
  const player = scene.current?.players[seat];
  const twins = player?.hand?.filter((other) => other === card).length ?? 0;
  scene.renameFrom(
    [`creature:${event.creature ?? 0}`],
    player?.hand == null ? `back:${seat}:${player?.handCount ?? 0}` : handId(seat, card, twins),
  );
  await move();
}

/** Thrown out of the hand onto the pile, all at once. */
export async function outOfHand(scene: TableScene, event: EventModel, move: Move): Promise<void> {
  const seat = event.seat ?? 0;
  const count = scene.current?.players[seat].handCount ?? 0;
  const flying = new Set<CardSprite>();
  (event.cards ?? []).forEach((card, i) => {
    const ids = [...idsInHand(scene, seat, card), `back:${seat}:${count - 1 - i}`];
    const sprite = ids.map((id) => scene.sprite(id)).find((found) => found !== undefined && !flying.has(found));
    if (sprite !== undefined) flying.add(sprite);
  });
  await Promise.all([...flying].map((sprite) => flyToPile(scene, sprite, seat)));
  await move();
}

/** It shakes, bursts, and flies to the pile. */
export async function toPile(scene: TableScene, creature: number, seat: Seat, move: Move): Promise<void> {
  const sprite = scene.spriteOf(creature);
  if (sprite !== undefined) {
    const { rotation } = sprite;
    sprite.zIndex = 70;
    burst(scene, sprite.x, sprite.y, COLOUR.attack, sprite.h * 0.5, 10);
    await during(scene, sprite, 120, (t) => (sprite.rotation = rotation + Math.sin(t * 20) * 0.12 * (1 - t)));
    await flyToPile(scene, sprite, seat);
  }
  await move();
}

async function flyToPile(scene: TableScene, sprite: CardSprite, seat: Seat): Promise<void> {
  const goal = scene.anchor(seat, "discard");
  const from = { x: sprite.x, y: sprite.y, turn: sprite.rotation };
  const small = goal.w / sprite.w;
  sprite.zIndex = 70;
  await during(
    scene,
    sprite,
    300,
    (t) => {
      sprite.position.set(
        from.x + (goal.x - from.x) * t,
        from.y + (goal.y - from.y) * t - Math.sin(t * Math.PI) * sprite.h * 0.25,
      );
      sprite.scale.set(1 + (small - 1) * t);
      sprite.rotation = from.turn * (1 - t) + t * 0.1;
    },
    easeInOut,
  );
}
