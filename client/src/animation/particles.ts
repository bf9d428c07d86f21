/** A few sparks and words, each gone after a moment. */
import { Container, Graphics, Sprite, Text } from "pixi.js";
import { COLOUR, LOUD } from "../table/palette.ts";
import { takeIcon } from "../table/pixi/textures.ts";
import { paced, readable } from "./pace.ts";
import type { Stage } from "./stage.ts";
import { type Ease, easeOut, linear, overshoot } from "./tween.ts";

/** Moves something over its time at the table's pace; it may have been taken away meanwhile. */
export async function during(
  stage: Stage,
  thing: Container,
  ms: number,
  step: (t: number) => void,
  ease: Ease = easeOut,
): Promise<void> {
  await stage.tweens.run(thing, paced(stage.pace, ms), ease, (t) => {
    if (!thing.destroyed) step(t);
  });
}

export const pause = (stage: Stage, ms: number): Promise<void> =>
  stage.tweens.run({}, paced(stage.pace, ms), easeOut, () => undefined);

/** Time to read, also where nothing moves. */
export const readingTime = (stage: Stage, ms: number): Promise<void> =>
  stage.tweens.run({}, readable(stage.pace, ms), linear, () => undefined);

/** Nothing of this is needed to understand the end picture: calm tables go without. */
export const isLively = (stage: Stage): boolean => stage.pace.speed !== "off" && !stage.pace.reducedMotion;

export function burst(stage: Stage, x: number, y: number, colour: number, reach: number, count = 12): void {
  if (!isLively(stage)) return;
  const sparks = new Container();
  for (let i = 0; i < count; i++) {
    const size = reach * (0.05 + 0.04 * (i % 3));
    sparks.addChild(new Graphics().circle(0, 0, size).fill(i % 4 === 0 ? COLOUR.light : colour));
  }
  sparks.position.set(x, y);
  stage.effects.addChild(sparks);
  void during(stage, sparks, 460, (t) => {
    sparks.children.forEach((spark, i) => {
      const angle = (i / count) * Math.PI * 2 + (i % 3) * 0.4;
      const far = reach * t * (0.7 + (0.5 * ((i * 7) % 5)) / 5);
      spark.position.set(Math.cos(angle) * far, Math.sin(angle) * far + t * t * reach * 0.25);
      spark.scale.set(1 - t * 0.9);
    });
  }).then(() => remove(sparks));
}

/** A soft flash of light. */
export function flash(stage: Stage, x: number, y: number, colour: number, reach: number): void {
  if (!isLively(stage)) return;
  const light = new Graphics();
  for (const [size, alpha] of [
    [1, 0.12],
    [0.72, 0.2],
    [0.45, 0.45],
    [0.22, 0.9],
  ] as const)
    light.circle(0, 0, reach * size).fill({ color: colour, alpha });
  light.position.set(x, y);
  stage.effects.addChild(light);
  void during(stage, light, 300, (t) => {
    light.alpha = 1 - t;
    light.scale.set(0.6 + 0.6 * t);
  }).then(() => remove(light));
}

export function remove(thing: Container): void {
  if (thing.destroyed) return;
  thing.removeFromParent();
  thing.destroy({ children: true });
}

export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: number;
  readonly icon?: string;
}

/** A word that pops up and fades; resolves when it can be read, not when it is gone. */
export async function word(stage: Stage, { text, x, y, size, colour, icon }: Word): Promise<void> {
  if (stage.pace.speed === "off") return;
  const box = new Container();
  const label = new Text({
    text,
    style: {
      fontFamily: LOUD,
      fontSize: size,
      fill: colour,
      stroke: { color: COLOUR.ink, width: Math.max(4, size * 0.2), join: "round" },
    },
    resolution: stage.resolution,
  });
  label.anchor.set(0.5);
  box.addChild(label);
  if (icon !== undefined) {
    const taken = takeIcon(stage.shelf, icon, size * 1.5);
    const sprite = new Sprite(taken.texture);
    sprite.anchor.set(0.5);
    sprite.scale.set((size * 1.4) / sprite.texture.width);
    sprite.x = -label.width / 2 - size * 0.75;
    label.x = size * 0.2;
    sprite.once("destroyed", () => stage.shelf.give(taken.key));
    box.addChild(sprite);
  }
  const { w, h } = stage.layout.screen;
  const half = box.width / 2 + 6;
  box.position.set(Math.min(w - half, Math.max(half, x)), Math.min(h - size, Math.max(size, y)));
  stage.effects.addChild(box);
  if (isLively(stage)) await during(stage, box, 260, (t) => box.scale.set(0.5 + 0.5 * t), overshoot);
  const { y: from } = box;
  void stage.tweens
    .run(box, readable(stage.pace, 620), linear, (t) => {
      if (box.destroyed) return;
      if (isLively(stage)) box.y = from - t * size * 0.6;
      box.alpha = t < 0.6 ? 1 : (1 - t) / 0.4;
    })
    .then(() => remove(box));
}
