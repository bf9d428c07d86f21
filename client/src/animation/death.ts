/** A creature that is defeated: it cracks, falls to pieces, and what is left of the card reaches its pile. */
import type { Container } from "pixi.js";
import type { CardSprite } from "../table/pixi/cardSprite.ts";
import { cracksOf, shardsOf } from "../table/pixi/shards.ts";
import type { Seat } from "../table/model/model.ts";
import { COLOUR } from "../table/palette.ts";
import { flyToPile } from "./journeys.ts";
import { burst, during, isLively, remove } from "./particles.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { easeIn, linear } from "./tween.ts";

const CRACK_MS = 130;
const FALL_MS = 420;
/** The card sets out while the last pieces are still in the air. */
const LEAVE_MS = 220;

function over(stage: Stage, sprite: CardSprite, thing: Container): void {
  thing.position.copyFrom(sprite.position);
  thing.rotation = sprite.rotation;
  thing.scale.copyFrom(sprite.scale);
  stage.effects.addChild(thing);
}

export async function die(stage: Stage, creature: number, seat: Seat): Promise<void> {
  const sprite = creatureOf(stage, creature);
  if (sprite === undefined) return;
  await shatter(stage, sprite);
  await flyToPile(stage, sprite, seat);
}

/** Once only: who fell in a fight does not fall again with the event that says so. */
export async function shatter(stage: Stage, sprite: CardSprite): Promise<void> {
  if (sprite.broken) return;
  sprite.broken = true;
  sprite.zIndex = 70;
  const cracks = cracksOf(sprite);
  over(stage, sprite, cracks);
  const { x } = sprite;
  await during(
    stage,
    sprite,
    CRACK_MS,
    (t) => {
      cracks.alpha = Math.min(1, t * 3);
      if (isLively(stage)) cracks.x = sprite.x = x + Math.sin(t * 40) * sprite.w * 0.02 * (1 - t);
    },
    linear,
  );
  burst(stage, sprite.x, sprite.y, COLOUR.attack, sprite.h * 0.5, 10);
  if (isLively(stage)) void fall(stage, sprite);
  remove(cracks);
  await during(stage, sprite, LEAVE_MS, (t) => (sprite.alpha = isLively(stage) ? 0 : 1 - t), linear);
}

async function fall(stage: Stage, sprite: CardSprite): Promise<void> {
  const pieces = shardsOf(sprite);
  over(stage, sprite, pieces);
  const places = pieces.children.map(({ x, y }, i) => ({ x, y, turn: ((i * 7) % 5) - 2 }));
  const low = sprite.h * 0.35;
  await during(
    stage,
    pieces,
    FALL_MS,
    (t) =>
      pieces.children.forEach((piece, i) => {
        const { x, y, turn } = places[i]!;
        piece.position.set(x * (1 + 1.1 * t), y * (1 + 0.8 * t) + easeIn(t) * low);
        piece.rotation = turn * 0.5 * t;
        piece.scale.set(1 - 0.45 * t);
        piece.alpha = 1 - easeIn(t);
      }),
    linear,
  );
  remove(pieces);
}
