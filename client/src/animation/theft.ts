/** A Mindbug takes a card: it leaps onto the large card, turns it over and drags it to the other side. */
import type { Sprite } from "pixi.js";
import { say } from "../i18n/index.ts";
import { momentLayout } from "../table/layout/mindbugMoment.ts";
import { playedSpot } from "../table/layout/placements.ts";
import { type GameEvent, otherSeat } from "../table/model/model.ts";
import type { CardSprite } from "../table/pixi/cardSprite.ts";
import { COLOUR } from "../table/palette.ts";
import { icon } from "./effects.ts";
import { burst, during, flash, isLively, pause, remove, word } from "./particles.ts";
import type { Stage } from "./stage.ts";
import { easeIn, easeOut, linear } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

const LEAP_MS = 320;
const HIT_STOP_MS = 60;
const TURN_MS = 320;
const TAKE_MS = 420;
/** The card as it lies large before them, in parts of the place for the question. */
const LARGE = 0.72;

export async function crossOver(stage: Stage, { seat }: EventOf<"mindbug">): Promise<void> {
  const played = stage.sprite("playing");
  const centre = momentLayout(stage.layout).card;
  const spot = playedSpot(stage.layout, stage.sideOf(otherSeat(seat)));
  const large = Math.max(1, (centre.h * LARGE) / spot.h);
  const at = isLively(stage) ? { x: centre.x, y: centre.y } : { x: played?.x ?? spot.x, y: played?.y ?? spot.y };
  const from = stage.anchor(seat, "bugs");
  const size = Math.min(spot.w * 0.9, stage.layout.screen.h * 0.3);
  const bug = icon(stage, "token-mindbug", size);
  bug.label = "mindbug";
  stage.effects.addChild(bug);
  await Promise.all([
    played === undefined || !isLively(stage) ? null : rise(stage, played, at, large),
    during(
      stage,
      bug,
      LEAP_MS,
      (t) => {
        const high = Math.sin(t * Math.PI) * spot.h * 0.5;
        bug.position.set(from.x + (at.x - from.x) * t, from.y + (at.y - from.y) * t - high);
        bug.scale.set((size * (0.35 + 0.65 * t)) / bug.texture.width);
        bug.rotation = (1 - t) * 5;
      },
      easeIn,
    ),
  ]);
  flash(stage, at.x, at.y, COLOUR.act, spot.h * 0.9);
  burst(stage, at.x, at.y, COLOUR.act, spot.h * 0.8, 16);
  stage.shake(6);
  const y = at.y - spot.h * 0.5;
  void word(stage, { text: say("newsMindbug"), x: at.x, y, size: Math.max(30, spot.h * 0.2), colour: COLOUR.act });
  await pause(stage, HIT_STOP_MS);
  if (played !== undefined && isLively(stage)) await turnOver(stage, played, bug, large);
  const follow = during(stage, bug, TAKE_MS, (t) => {
    const now = stage.sprite("playing");
    if (now !== undefined) bug.position.set(now.x, now.y);
    bug.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
  });
  await Promise.all([follow, stage.move(TAKE_MS)]);
  remove(bug);
}

function rise(stage: Stage, card: CardSprite, to: { readonly x: number; readonly y: number }, large: number) {
  const from = { x: card.x, y: card.y, turn: card.rotation, scale: card.scale.x };
  card.zIndex = 90;
  return during(
    stage,
    card,
    LEAP_MS * 0.8,
    (t) => {
      card.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
      card.rotation = from.turn * (1 - t);
      card.scale.set(from.scale + (large - from.scale) * t);
      card.uprightMarks();
    },
    easeOut,
  );
}

/** Once around, with the bug on top: what was theirs shows its other side for a moment. */
function turnOver(stage: Stage, card: CardSprite, bug: Sprite, large: number): Promise<void> {
  return during(
    stage,
    card,
    TURN_MS,
    (t) => {
      const side = Math.cos(t * Math.PI * 2);
      card.scale.set(Math.max(0.04, Math.abs(side)) * large, large);
      card.tint = side < 0 ? COLOUR.act : COLOUR.light;
      bug.skew.y = Math.sin(t * Math.PI * 4) * 0.2;
    },
    linear,
  );
}
