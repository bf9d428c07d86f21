/** Cause and effect: a line of light from what acts to each of those it acts on, and what it does in a few words. */
import { Container, Sprite } from "pixi.js";
import { nameOf } from "../i18n/index.ts";
import { CARD_ASPECT } from "../table/layout/geometry.ts";
import { playedSpot } from "../table/layout/placements.ts";
import type { GameEvent } from "../table/model/model.ts";
import { css } from "../table/paint/pen.ts";
import { COLOUR } from "../table/palette.ts";
import { CardSprite } from "../table/pixi/cardSprite.ts";
import type { Cause } from "./cause.ts";
import { consequenceOf, type Point } from "./consequences.ts";
import { readable } from "./pace.ts";
import { during, flash, isLively, pause, remove, word } from "./particles.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { easeOut, linear } from "./tween.ts";

const SOURCE = "source";
const TRAVEL_MS = 170;
const STAND_MS = 480;
const FROM_PILE_MS = 1100;
const LENGTH = 64;
const BREADTH = 32;

/** True if the event has been shown as something that an ability does. */
export async function lightUp(stage: Stage, event: GameEvent): Promise<boolean> {
  const told = consequenceOf(stage, event);
  if (told === null || told.to.length === 0 || stage.pace.speed === "off") return false;
  const from = told.from ?? (stage.cause === null ? undefined : sourceOf(stage, stage.cause));
  if (from === undefined) return false;
  const { text, colour } = told;
  if (told.from === undefined && stage.cause !== null) recallSource(stage, stage.cause);
  for (const to of told.to) {
    void beam(stage, from, to, colour);
    void caption(stage, to, text, colour);
  }
  await pause(stage, TRAVEL_MS);
  for (const { x, y, w } of told.to) flash(stage, x, y, colour, Math.max(34, w * 0.5));
  return true;
}

/** On the board, or in the pile if the ability outlived its creature; a Power card where it was shown. */
function sourceOf(stage: Stage, { creature, seat }: Cause): Point {
  if (creature === null) return playedSpot(stage.layout, stage.sideOf(seat));
  return creatureOf(stage, creature) ?? stage.anchor(seat, "discard");
}

/** Somebody had to choose meanwhile: who acts is shown once more, if it is not among the creatures. */
function recallSource(stage: Stage, cause: Cause): void {
  const stands = cause.creature !== null && creatureOf(stage, cause.creature) !== undefined;
  if (stands || cause.card === "" || stage.effects.children.some(({ label }) => label === SOURCE)) return;
  void showSource(stage, cause);
}

/** Above what it is about, so that the line does not end in the words. */
const caption = (stage: Stage, { x, y, w }: Point, text: string, colour: number): Promise<void> =>
  word(stage, { text, x, y: y - w * 0.42, size: Math.max(18, Math.min(30, w * 0.2)), colour });

/** Shoots from one to the other, stands for as long as the words, and fades. */
async function beam(stage: Stage, from: Point, to: Point, colour: number): Promise<void> {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < 8) return;
  const taken = stage.shelf.take("beam", LENGTH, BREADTH, paintBeam);
  const light = new Container({ label: "beam" });
  for (const [tint, breadth] of [
    [colour, 1],
    [COLOUR.light, 0.34],
  ] as const) {
    const ray = new Sprite(taken);
    ray.anchor.set(0, 0.5);
    ray.tint = tint;
    ray.height = BREADTH * breadth;
    light.addChild(ray);
  }
  light.once("destroyed", () => stage.shelf.give("beam"));
  light.position.set(from.x, from.y);
  light.rotation = Math.atan2(to.y - from.y, to.x - from.x);
  stage.effects.addChildAt(light, 0);
  const reach = (t: number): void => {
    for (const ray of light.children) ray.width = Math.max(1, far * t);
  };
  reach(isLively(stage) ? 0 : 1);
  if (isLively(stage)) await during(stage, light, TRAVEL_MS, reach, easeOut);
  await stage.tweens.run(light, readable(stage.pace, STAND_MS), linear, (t) => {
    if (!light.destroyed) light.alpha = t < 0.5 ? 1 : (1 - t) * 2;
  });
  remove(light);
}

/** Bright along the middle, faint at the sides, rounded at both ends. */
function paintBeam(pen: CanvasRenderingContext2D): void {
  const across = pen.createLinearGradient(0, 0, 0, BREADTH);
  for (const [at, alpha] of [
    [0, 0],
    [0.3, 0.18],
    [0.44, 0.8],
    [0.5, 1],
    [0.56, 0.8],
    [0.7, 0.18],
  ] as const)
    across.addColorStop(at, css(COLOUR.light, Math.min(0.99, alpha)));
  across.addColorStop(1, css(COLOUR.light, 0));
  pen.fillStyle = across;
  pen.fillRect(0, 0, LENGTH, BREADTH);
}

/** An ability of a card that is not on the board: the card rises out of its pile, or stands where it was shown. */
export async function showSource(stage: Stage, { card, creature, seat }: Cause): Promise<void> {
  if (stage.pace.speed === "off") return;
  const spot = playedSpot(stage.layout, stage.sideOf(seat));
  const pile = stage.anchor(seat, "discard");
  const h = creature === null ? spot.h : Math.max(92, stage.layout.screen.h * 0.17);
  const w = h * CARD_ASPECT;
  const { w: wide, h: high } = stage.layout.screen;
  const inside = (value: number, half: number, most: number): number =>
    Math.min(most - half - 4, Math.max(half + 4, value));
  const at = creature === null ? spot : { x: inside(pile.x, w / 2, wide), y: inside(pile.y, h / 2, high) };
  const sprite = new CardSprite(stage.shelf, { card, detail: "hand" });
  sprite.label = SOURCE;
  sprite.show({ card, detail: "hand" }, creature === null ? "hint" : "attacker", w, h, false, stage.edition);
  sprite.position.set(at.x, at.y);
  stage.effects.addChild(sprite);
  if (creature !== null)
    void word(stage, { text: nameOf(card), x: at.x, y: at.y - h * 0.58, size: 18, colour: COLOUR.text });
  await during(stage, sprite, 200, (t) => {
    sprite.alpha = t;
    sprite.scale.set(0.7 + 0.3 * t);
  });
  void stage.tweens
    .run(sprite, readable(stage.pace, FROM_PILE_MS), linear, (t) => {
      if (!sprite.destroyed) sprite.alpha = t < 0.75 ? 1 : (1 - t) * 4;
    })
    .then(() => remove(sprite));
}
