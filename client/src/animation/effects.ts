/** The larger pictures: a card shown, the Mindbug's theft, combat, dice, victory. */
import { Graphics, Sprite } from "pixi.js";
import { say } from "../i18n/index.ts";

import type { GameEvent, Seat } from "../table/model/model.ts";
import { COLOUR } from "../table/palette.ts";

import { takeIcon } from "../table/pixi/textures.ts";
import { fromHand } from "./journeys.ts";
import { burst, during, flash, pause, remove, word } from "./particles.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { easeIn, overshoot } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

export function icon(stage: Stage, name: string, size: number): Sprite {
  const taken = takeIcon(stage.shelf, name, size);
  const sprite = new Sprite(taken.texture);
  sprite.anchor.set(0.5);
  sprite.scale.set(size / sprite.texture.width);
  sprite.once("destroyed", () => stage.shelf.give(taken.key));
  return sprite;
}

/** A word over a creature. */
export async function popOver(
  stage: Stage,
  creature: number,
  text: string,
  colour: number,
  picture?: string,
): Promise<void> {
  const sprite = creatureOf(stage, creature);
  if (sprite === undefined) return;
  await word(stage, {
    text,
    x: sprite.x,
    y: sprite.y,
    size: Math.max(17, Math.min(sprite.w * 0.26, 60)),
    colour,
    ...(picture === undefined ? {} : { icon: picture }),
  });
}

/** The played card leaves the hand, is shown large, and waits. */
export async function showPlayed(stage: Stage, { seat, card }: EventOf<"play">): Promise<void> {
  await fromHand(stage, seat, card);
  await pause(stage, stage.table.viewer === seat ? 120 : 420);
}

export async function lunge(stage: Stage, creature: number): Promise<void> {
  const sprite = creatureOf(stage, creature);
  if (sprite === undefined) return;
  const { y } = sprite;
  const towards = y > stage.layout.centreLine ? -1 : 1;
  sprite.zIndex = 40;
  await during(stage, sprite, 240, (t) => (sprite.y = y + towards * t * sprite.h * 0.16), overshoot);
}

export async function toughTurn(stage: Stage, creature: number): Promise<void> {
  void popOver(stage, creature, say("newsTough"), COLOUR.defence, "keyword-tough");
  await stage.move(260);
}

const isLost = ({ table: { viewer } }: Stage, winner: Seat): boolean =>
  (viewer === 0 || viewer === 1) && viewer !== winner;

/** The crown comes down on the winner's side; for whoever lost it is the heart that falls, and their side goes dark. */
export async function crown(stage: Stage, winner: Seat | null): Promise<void> {
  if (winner === null) return;
  const { screen } = stage.layout;
  const lost = isLost(stage, winner);
  const area = stage.layout.boards[lost ? 1 : stage.sideOf(winner)];
  const size = Math.min(screen.h * 0.26, screen.w * 0.4);
  const sprite = icon(stage, lost ? "heart-broken" : "crown", size);
  sprite.label = lost ? "defeat" : "crown";
  const x = area.x + area.w / 2;
  const y = area.y + area.h / 2;
  const dark = new Graphics().roundRect(area.x, area.y, area.w, area.h, size * 0.1).fill(COLOUR.veil);
  dark.label = "dark";
  if (lost) stage.effects.addChild(dark);
  stage.effects.addChild(sprite);
  await during(
    stage,
    sprite,
    620,
    (t) => {
      sprite.position.set(x, y - (1 - t) * screen.h * 0.5);
      sprite.rotation = (1 - t) * (lost ? -0.5 : 0.6);
      if (!dark.destroyed) dark.alpha = Math.max(0, Math.min(0.62, t * 0.62));
    },
    lost ? easeIn : overshoot,
  );
  flash(stage, x, y, lost ? COLOUR.attack : COLOUR.energy, size);
  burst(stage, x, y, lost ? COLOUR.life : COLOUR.energy, size, 18);
  if (lost) stage.shake(7);
  await pause(stage, 900);
  for (const thing of [sprite, dark])
    void during(stage, thing, 300, (t) => (thing.alpha *= 1 - t)).then(() => remove(thing));
}
