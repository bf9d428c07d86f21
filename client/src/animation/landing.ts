/** A creature enters: it comes down on its place, the heavier the stronger it is. */
import type { GameEvent } from "../table/model/model.ts";
import { COLOUR } from "../table/palette.ts";
import { burst, during, isLively } from "./particles.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { easeIn } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

const MOST_POWER = 10;
const LIFT_MS = 100;
const FALL_MS = 130;
const SQUASH_MS = 120;

export async function land(stage: Stage, { creature }: EventOf<"enter">): Promise<void> {
  stage.rename(["playing"], `creature:${creature}`);
  await stage.move(220);
  const sprite = creatureOf(stage, creature);
  if (sprite === undefined || !isLively(stage)) return;
  const weight = Math.min(1, (sprite.face.power ?? 1) / MOST_POWER);
  const { x, y, h, w } = sprite;
  sprite.zIndex = 66;
  const high = 0.1 + 0.3 * weight;
  const lift = (t: number): void => {
    sprite.scale.set(1 + high * t);
    sprite.y = y - high * h * 0.35 * t;
  };
  await during(stage, sprite, LIFT_MS, lift);
  await during(stage, sprite, FALL_MS, (t) => lift(1 - t), easeIn);
  stage.shake(9 * weight * weight);
  for (const side of [-1, 1])
    burst(stage, x + side * w * 0.4, y + h * 0.45, COLOUR.quiet, h * (0.1 + 0.25 * weight), 4 + Math.round(6 * weight));
  await during(stage, sprite, SQUASH_MS, (t) => {
    const flat = Math.sin(t * Math.PI) * 0.12 * weight;
    sprite.scale.set(1 + flat, 1 - flat);
    sprite.y = y + flat * h * 0.5;
  });
}
