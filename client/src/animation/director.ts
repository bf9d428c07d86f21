/** From events to what the eye sees: each event is one short step on the old picture; the new picture follows. */
import { type Container, Graphics } from "pixi.js";
import { CardSprite } from "../table/cardSprite.ts";
import { pileSpots } from "../table/furniture.ts";
import { CARD_ASPECT } from "../table/layout.ts";
import { type EventModel, nearSeat, type Seat } from "../table/model.ts";
import { COLOUR } from "../table/palette.ts";
import type { TableScene } from "../table/scene.ts";
import { dieFace, loudText, mindbugToken } from "../table/shapes.ts";
import { paced } from "./queue.ts";
import { easeInOut, easeOut, overshoot } from "./tween.ts";

type Step = () => Promise<void>;

export function directorSteps(scene: TableScene, events: readonly EventModel[]): Step[] {
  return events.flatMap((event) => {
    const step = stepOf(scene, event);
    return step === null ? [] : [step];
  });
}

function stepOf(scene: TableScene, event: EventModel): Step | null {
  switch (event.e) {
    case "play": return () => showLarge(scene, event.card ?? "");
    case "mindbug": return () => mindbugTakes(scene, event.card ?? "");
    case "attack": return () => lunge(scene, event.creature ?? 0);
    case "combat": return () => clash(scene, event);
    case "exhaust": return () => tilt(scene, event.creature ?? 0);
    case "defeat": return () => toPile(scene, event.creature ?? 0, event.seat ?? 0);
    case "life": return () => floatAt(scene, event.seat ?? 0, signed(event.change ?? 0), COLOUR.life);
    case "energy": return () => floatAt(scene, event.seat ?? 0, signed(event.change ?? 0), COLOUR.energy);
    case "octonite": return () => floatOver(scene, event.creature ?? 0, signed(event.change ?? 0), COLOUR.octonite);
    case "grow": return () => floatOver(scene, event.creature ?? 0, signed(event.amount ?? 0), COLOUR.act);
    case "roll": return () => rollDice(scene, event.dice ?? []);
    default: return null;
  }
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));
const sideOf = (scene: TableScene, seat: Seat): 0 | 1 => (scene.current !== null && nearSeat(scene.current) === seat ? 1 : 0);

async function during(scene: TableScene, thing: Container, ms: number, step: (t: number) => void, ease = easeOut): Promise<void> {
  await scene.tweens.run(thing, paced(scene.pace, ms), ease, (t) => {
    if (!thing.destroyed) step(t);
  });
}

async function showLarge(scene: TableScene, card: string): Promise<void> {
  const { w, h } = scene.layout.screen;
  const height = h * 0.5;
  const sprite = new CardSprite({ card, detail: "hand", w: height * CARD_ASPECT, h: height });
  sprite.position.set(w / 2, h / 2);
  scene.effects.addChild(sprite);
  await during(scene, sprite, 300, (t) => sprite.scale.set(0.4 + 0.6 * t), overshoot);
  await during(scene, sprite, 350, () => undefined);
}

/** The bug lands on the card, which shudders and goes over. */
async function mindbugTakes(scene: TableScene, card: string): Promise<void> {
  await showLarge(scene, card);
  const { w, h } = scene.layout.screen;
  const bug = mindbugToken(h * 0.09, true);
  scene.effects.addChild(bug);
  await during(scene, bug, 380, (t) => {
    bug.position.set(w / 2, -h * 0.1 + (h * 0.5) * t);
    bug.rotation = (1 - t) * 3;
  }, overshoot);
  const all = scene.effects;
  await during(scene, all, 320, (t) => all.position.set(t < 1 ? Math.sin(t * 40) * 8 * (1 - t) : 0, 0));
}

async function lunge(scene: TableScene, creature: number): Promise<void> {
  const sprite = scene.spriteOf(creature);
  if (sprite === undefined) return;
  const { y } = sprite;
  const towards = y > scene.layout.centreLine ? -1 : 1;
  sprite.zIndex = 50;
  await during(scene, sprite, 280, (t) => (sprite.y = y + towards * t * sprite.face.h * 0.3), overshoot);
}

async function clash(scene: TableScene, event: EventModel): Promise<void> {
  const attacker = scene.spriteOf(event.attacker ?? 0);
  const blocker = scene.spriteOf(event.blocker ?? 0);
  if (attacker === undefined || blocker === undefined) return;
  const from = { x: attacker.x, y: attacker.y };
  attacker.zIndex = 60;
  const gap = attacker.y > blocker.y ? 0.55 : -0.55;
  const goal = { x: blocker.x, y: blocker.y + gap * blocker.face.h };
  await during(scene, attacker, 260, (t) => attacker.position.set(from.x + (goal.x - from.x) * t, from.y + (goal.y - from.y) * t), easeInOut);
  const spark = new Graphics().star((goal.x + blocker.x) / 2, (goal.y + blocker.y) / 2, 9, blocker.face.w * 0.6, blocker.face.w * 0.3).fill({ color: COLOUR.energy, alpha: 0.9 });
  const score = loudText(`${event.attackerPower ?? ""} : ${event.blockerPower ?? ""}`, blocker.face.w * 0.34, COLOUR.text, 8);
  score.anchor.set(0.5);
  score.position.set((goal.x + blocker.x) / 2, (goal.y + blocker.y) / 2);
  scene.effects.addChild(spark, score);
  await during(scene, spark, 60, () => undefined);
  await during(scene, spark, 320, (t) => (spark.alpha = 1 - t));
}

async function tilt(scene: TableScene, creature: number): Promise<void> {
  const sprite = scene.spriteOf(creature);
  if (sprite !== undefined) await during(scene, sprite, 220, (t) => (sprite.rotation = (Math.PI / 2) * t), overshoot);
}

async function toPile(scene: TableScene, creature: number, seat: Seat): Promise<void> {
  const sprite = scene.spriteOf(creature);
  if (sprite === undefined) return;
  const { discard } = pileSpots(scene.layout.piles[sideOf(scene, seat)]);
  const from = { x: sprite.x, y: sprite.y };
  await during(scene, sprite, 300, (t) => {
    sprite.position.set(from.x + (discard.x - from.x) * t, from.y + (discard.y - from.y) * t - Math.sin(t * Math.PI) * 40);
    sprite.scale.set(1 - 0.6 * t);
    sprite.alpha = 1 - 0.5 * t;
  }, easeInOut);
}

async function float(scene: TableScene, x: number, y: number, text: string, colour: number): Promise<void> {
  const label = loudText(text, Math.max(30, scene.layout.screen.h * 0.06), colour, 8);
  label.anchor.set(0.5);
  scene.effects.addChild(label);
  await during(scene, label, 520, (t) => {
    label.position.set(x, y - t * 40);
    label.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
  });
}

function floatAt(scene: TableScene, seat: Seat, text: string, colour: number): Promise<void> {
  const area = scene.layout.statuses[sideOf(scene, seat)];
  return float(scene, area.x + area.w / 2, area.y + area.h / 2, text, colour);
}

async function floatOver(scene: TableScene, creature: number, text: string, colour: number): Promise<void> {
  const sprite = scene.spriteOf(creature);
  if (sprite !== undefined) await float(scene, sprite.x, sprite.y, text, colour);
}

async function rollDice(scene: TableScene, dice: readonly number[]): Promise<void> {
  const { w } = scene.layout.screen;
  const r = scene.layout.screen.h * 0.05;
  await Promise.all(dice.map(async (face, i) => {
    const die = dieFace(face, r);
    scene.effects.addChild(die);
    await during(scene, die, 480, (t) => {
      die.position.set(w / 2 + (i - (dice.length - 1) / 2) * r * 2.6 - (1 - t) * w * 0.3, scene.layout.centreLine - Math.abs(Math.sin(t * 7)) * (1 - t) * 80);
      die.rotation = (1 - t) * 9;
    });
  }));
}
