/** Octonite ripens: fruit drops onto the creature, which swells a little; used octonite falls off. */
import type { GameEvent } from "../table/model/model.ts";
import { COLOUR } from "../table/palette.ts";
import { icon } from "./effects.ts";
import { burst, during, isLively, remove } from "./particles.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { easeIn, easeOut } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

const DROP_MS = 260;
const SWELL_MS = 220;
/** More fruit than this is not told apart. */
const MOST_FRUIT = 4;

export async function ripen(stage: Stage, { creature, change }: EventOf<"octonite">): Promise<void> {
  const sprite = creatureOf(stage, creature);
  if (sprite === undefined || !isLively(stage)) return stage.move(160);
  const { x, y, w, h } = sprite;
  const size = Math.max(24, w * 0.3);
  const gains = change > 0;
  const fruit = Array.from({ length: Math.min(MOST_FRUIT, Math.abs(change)) }, () => icon(stage, "octonite", size));
  for (const one of fruit) {
    one.label = "octonite";
    stage.effects.addChild(one);
  }
  const full = size / (fruit[0]?.texture.width ?? size);
  await Promise.all(
    fruit.map((one, i) => {
      const side = x + (i - (fruit.length - 1) / 2) * size * 0.8;
      return during(
        stage,
        one,
        DROP_MS + i * 70,
        (t) => {
          one.position.set(side, gains ? y - h * 0.75 * (1 - t) : y + h * 0.7 * t);
          one.scale.set(full * (gains ? 0.6 + 0.4 * t : 1));
          one.alpha = gains ? Math.min(1, t * 4) : 1 - t;
        },
        gains ? easeIn : easeOut,
      );
    }),
  );
  for (const one of fruit) remove(one);
  burst(stage, x, y, COLOUR.octonite, h * 0.4, 8);
  await stage.move(0);
  if (gains) await during(stage, sprite, SWELL_MS, (t) => sprite.scale.set(1 + 0.13 * Math.sin(t * Math.PI)));
}
