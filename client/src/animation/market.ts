/** Power cards: out of the market, large with their words, to whoever bought them, and at last to their pile. */
import { nameOf, say } from "../i18n/index.ts";
import { largeAspect, type Spot } from "../table/layout/geometry.ts";
import { playedSpot } from "../table/layout/placements.ts";
import type { GameEvent } from "../table/model/model.ts";
import { whoIs } from "../table/model/promptWords.ts";
import { CardSprite } from "../table/pixi/cardSprite.ts";
import { COLOUR } from "../table/palette.ts";
import { burst, during, flash, isLively, readingTime, remove } from "./particles.ts";
import type { Stage } from "./stage.ts";
import { easeIn, easeInOut, easeOut } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

const RISE_MS = 320;
/** Somebody who knows the card recognises it; whoever does not can begin to read. The log keeps it. */
const READ_MS = 900;
const SINK_MS = 240;
const LARGE = 0.62;

function largeSpot({ layout: { screen, boards } }: Stage): Spot {
  const aspect = largeAspect(screen);
  const h = Math.min(screen.h * LARGE, (screen.w * 0.8) / aspect);
  return { x: boards[0].x + boards[0].w / 2, y: screen.h * 0.46, w: h * aspect, h, turn: 0 };
}

export async function showBought(stage: Stage, { card, seat }: EventOf<"buy">): Promise<void> {
  if (stage.pace.speed === "off") return;
  const words = { who: whoIs(stage.table, seat), card: nameOf(card) };
  stage.announce(say(stage.table.viewer === seat ? "newsYouBuy" : "newsBuys", words));
  const start = stage.sprite(`power:${card}`);
  const spot = largeSpot(stage);
  const sprite = new CardSprite(stage.shelf, { card, detail: "zoom" });
  sprite.label = "bought";
  sprite.show({ card, detail: "zoom" }, "plain", spot.w, spot.h, false, stage.edition);
  stage.effects.addChild(sprite);
  const from = start === undefined || !isLively(stage) ? spot : { x: start.x, y: start.y, w: start.w };
  if (start !== undefined) start.alpha = 0.25;
  await during(
    stage,
    sprite,
    RISE_MS,
    (t) => {
      sprite.position.set(from.x + (spot.x - from.x) * t, from.y + (spot.y - from.y) * t);
      sprite.scale.set(from.w / spot.w + (1 - from.w / spot.w) * t);
    },
    easeOut,
  );
  await readingTime(stage, READ_MS);
  const goal = playedSpot(stage.layout, stage.sideOf(seat));
  await during(
    stage,
    sprite,
    SINK_MS,
    (t) => {
      sprite.position.set(spot.x + (goal.x - spot.x) * t, spot.y + (goal.y - spot.y) * t);
      sprite.scale.set(1 + (goal.h / spot.h - 1) * t);
      sprite.alpha = t < 0.7 ? 1 : 1 - (t - 0.7) * 2;
    },
    easeInOut,
  );
  burst(stage, goal.x, goal.y, COLOUR.energy, goal.h * 0.6, 14);
  remove(sprite);
}

/** Its effect is done. */
export async function toPowerPile(stage: Stage, { card }: EventOf<"powerDiscard">): Promise<void> {
  if (stage.pace.speed === "off") return;
  const from = playedSpot(stage.layout, stage.sideOf(stage.table.active));
  const to = stage.anchor(stage.table.active, "market");
  const sprite = new CardSprite(stage.shelf, { card, detail: "hand" });
  sprite.label = "bought";
  sprite.show({ card, detail: "hand" }, "plain", from.w, from.h, false, stage.edition);
  sprite.position.set(from.x, from.y);
  stage.effects.addChild(sprite);
  const small = Math.min(0.4, to.w / from.w);
  await during(
    stage,
    sprite,
    340,
    (t) => {
      sprite.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * 40);
      sprite.scale.set(1 + (small - 1) * t);
      sprite.rotation = t * 0.3;
    },
    easeIn,
  );
  flash(stage, to.x, to.y, COLOUR.energy, 40);
  remove(sprite);
}
