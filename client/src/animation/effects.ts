/** The larger pictures: a card shown, the Mindbug's theft, combat, dice, victory. */
import { Container, Graphics, Sprite, Text } from "pixi.js";
import { say } from "../i18n/index.ts";
import { CardSprite } from "../table/cardSprite.ts";
import { CARD_ASPECT, type Spot } from "../table/layout/geometry.ts";
import { type EventModel, otherSeat, type Seat } from "../table/model/model.ts";
import { COLOUR, LOUD } from "../table/palette.ts";
import { playedSpot } from "../table/layout/placements.ts";
import type { TableScene } from "../table/scene.ts";
import { takeDie, takeIcon } from "../table/textures.ts";
import { fromHand } from "./journeys.ts";
import { burst, during, flash, pause, remove, word } from "./particles.ts";
import { easeInOut, easeOut, overshoot } from "./tween.ts";

type Move = () => Promise<void>;

function icon(scene: TableScene, name: string, size: number): Sprite {
  const taken = takeIcon(scene.shelf, name, size);
  const sprite = new Sprite(taken.texture);
  sprite.anchor.set(0.5);
  sprite.scale.set(size / sprite.texture.width);
  sprite.once("destroyed", () => scene.shelf.give(taken.key));
  return sprite;
}

/** A word over a creature. */
export async function popOver(
  scene: TableScene,
  creature: number,
  text: string,
  colour: number,
  picture?: string,
): Promise<void> {
  const sprite = scene.spriteOf(creature);
  if (sprite === undefined) return;
  await word(scene, {
    text,
    x: sprite.x,
    y: sprite.y,
    size: Math.max(17, Math.min(sprite.w * 0.26, 60)),
    colour,
    ...(picture === undefined ? {} : { icon: picture }),
  });
}

export function popStatus(scene: TableScene, seat: Seat, of: "life" | "bugs" | "energy", text: string): void {
  if (scene.pace.speed !== "off") scene.stripOf(seat).float(of, text);
}

export async function deal(scene: TableScene, event: EventModel, move: Move): Promise<void> {
  scene.spawnAt = scene.anchor(event.seat ?? 0, event.from === "unused" ? "centre" : "deck");
  await move();
}

/** The played card leaves the hand, is shown large, and waits. */
export async function showPlayed(scene: TableScene, event: EventModel, move: Move): Promise<void> {
  const seat = event.seat ?? 0;
  const card = event.card ?? "";
  await fromHand(scene, seat, card, move);
  await pause(scene, scene.viewer === seat ? 120 : 420);
}

/** The bug lands on the card, takes hold of it, and the card goes over to the other side. */
export async function crossOver(scene: TableScene, event: EventModel, move: Move): Promise<void> {
  const seat = event.seat ?? 0;
  const played = scene.sprite("playing");
  const from = scene.anchor(seat, "bugs");
  const at =
    played === undefined
      ? playedSpot(scene.layout, scene.sideOf(otherSeat(seat)))
      : { x: played.x, y: played.y, w: played.w, h: played.h, turn: 0 };
  const size = Math.min(at.w * 0.8, scene.layout.screen.h * 0.3);
  const bug = icon(scene, "token-mindbug", size);
  scene.effects.addChild(bug);
  await during(
    scene,
    bug,
    420,
    (t) => {
      bug.position.set(from.x + (at.x - from.x) * t, from.y + (at.y - from.y) * t - Math.sin(t * Math.PI) * at.h * 0.3);
      bug.scale.set(((0.35 + 0.65 * t) * size) / bug.texture.width);
      bug.rotation = (1 - t) * 4;
    },
    easeInOut,
  );
  flash(scene, at.x, at.y, COLOUR.act, at.h * 0.9);
  burst(scene, at.x, at.y, COLOUR.act, at.h * 0.7, 16);
  void word(scene, {
    text: say("newsMindbug"),
    x: at.x,
    y: at.y - at.h * 0.4,
    size: Math.max(30, at.h * 0.16),
    colour: COLOUR.act,
  });
  if (played !== undefined)
    await during(scene, played, 260, (t) => (played.rotation = Math.sin(t * 26) * 0.09 * (1 - t)));
  const follow = during(scene, bug, 420, (t) => {
    const now = scene.sprite("playing");
    if (now !== undefined) bug.position.set(now.x, now.y);
    bug.alpha = t < 0.6 ? 1 : (1 - t) / 0.4;
  });
  await Promise.all([follow, move()]);
  remove(bug);
}

export async function lunge(scene: TableScene, creature: number): Promise<void> {
  const sprite = scene.spriteOf(creature);
  if (sprite === undefined) return;
  const { y } = sprite;
  const towards = y > scene.layout.centreLine ? -1 : 1;
  sprite.zIndex = 40;
  await during(scene, sprite, 240, (t) => (sprite.y = y + towards * t * sprite.h * 0.16), overshoot);
}

/** They meet in the middle, the powers stand side by side, the weaker one flinches. */
export async function clash(scene: TableScene, event: EventModel): Promise<void> {
  const attacker = scene.spriteOf(event.attacker ?? 0);
  const blocker = scene.spriteOf(event.blocker ?? 0);
  if (attacker === undefined || blocker === undefined) return;
  const from = { x: attacker.x, y: attacker.y };
  const goal = {
    x: blocker.x + (from.x - blocker.x) * 0.12,
    y: blocker.y + (attacker.y > blocker.y ? 0.62 : -0.62) * blocker.h,
  };
  attacker.zIndex = 60;
  await during(
    scene,
    attacker,
    230,
    (t) => attacker.position.set(from.x + (goal.x - from.x) * t, from.y + (goal.y - from.y) * t),
    easeInOut,
  );
  const x = (goal.x + blocker.x) / 2;
  const y = (goal.y + blocker.y) / 2;
  flash(scene, x, y, COLOUR.energy, blocker.h * 0.6);
  burst(scene, x, y, COLOUR.energy, blocker.h * 0.5);
  const score = powers(scene, event, Math.max(26, blocker.w * 0.34));
  score.position.set(x, y);
  scene.effects.addChild(score);
  await pause(scene, 60);
  await during(scene, score, 300, (t) => score.scale.set(0.7 + 0.3 * t), overshoot);
  const poison = event.poison ?? [];
  for (const victim of [attacker, blocker])
    if (poison.some((id) => scene.spriteOf(id) === victim))
      void word(scene, {
        text: say("newsPoison"),
        x: victim.x,
        y: victim.y,
        size: Math.max(20, victim.w * 0.2),
        colour: COLOUR.act,
        icon: "keyword-poisonous",
      });
  await pause(scene, 160);
  void during(scene, score, 160, (t) => (score.alpha = 1 - t)).then(() => remove(score));
  await during(scene, attacker, 160, (t) =>
    attacker.position.set(goal.x + (from.x - goal.x) * t, goal.y + (from.y - goal.y) * t),
  );
}

/** "7 ⚔ 5": the greater number larger, on a dark plate. */
function powers(scene: TableScene, event: EventModel, size: number): Container {
  const box = new Container();
  const attack = event.attackerPower ?? 0;
  const block = event.blockerPower ?? 0;
  const number = (value: number, other: number, colour: number): Text =>
    new Text({
      text: String(value),
      style: {
        fontFamily: LOUD,
        fontSize: value >= other ? size * 1.25 : size * 0.9,
        fill: value >= other ? colour : COLOUR.quiet,
        stroke: { color: COLOUR.ink, width: size * 0.2, join: "round" },
      },
      resolution: scene.resolution,
    });
  const left = number(attack, block, COLOUR.attack);
  const right = number(block, attack, COLOUR.defence);
  const swords = icon(scene, "trigger-attack", size * 1.1);
  left.anchor.set(1, 0.5);
  right.anchor.set(0, 0.5);
  left.x = -size * 0.7;
  right.x = size * 0.7;
  box.addChild(
    new Graphics()
      .roundRect(-size * 2, -size * 0.85, size * 4, size * 1.7, size * 0.85)
      .fill({ color: COLOUR.ink, alpha: 0.85 })
      .stroke({ color: COLOUR.energy, width: 2 }),
    left,
    swords,
    right,
  );
  return box;
}

export async function toughTurn(scene: TableScene, creature: number, move: Move): Promise<void> {
  void popOver(scene, creature, say("newsTough"), COLOUR.defence, "keyword-tough");
  await move();
}

export async function rollDice(scene: TableScene, dice: readonly number[]): Promise<void> {
  const { screen, boards, centreLine } = scene.layout;
  // The dice lie where the words stand.
  scene.announce("");
  const size = Math.max(44, Math.min(screen.h * 0.1, screen.w * 0.14));
  const middle = boards[0].x + boards[0].w / 2;
  const thrown = dice.map((face, i) => {
    const taken = takeDie(scene.shelf, face, size);
    const die = new Sprite(taken.texture);
    die.anchor.set(0.5);
    die.once("destroyed", () => scene.shelf.give(taken.key));
    scene.effects.addChild(die);
    const goal = middle + (i - (dice.length - 1) / 2) * size * 1.25;
    return { die, goal };
  });
  await Promise.all(
    thrown.map(({ die, goal }, i) =>
      during(scene, die, 520 + i * 60, (t) => {
        die.position.set(
          goal - (1 - t) * screen.w * 0.3,
          centreLine - Math.abs(Math.sin(t * 8)) * (1 - t) * size * 1.6,
        );
        die.rotation = (1 - t) * (8 + i);
      }),
    ),
  );
  await pause(scene, 280);
  for (const { die } of thrown) void during(scene, die, 160, (t) => (die.alpha = 1 - t)).then(() => remove(die));
}

/** A Power card comes up from its place and dissolves into its effect. */
export async function showBought(scene: TableScene, event: EventModel): Promise<void> {
  const card = event.card ?? "";
  const start = scene.sprite(`power:${card}`);
  const spot: Spot = playedSpot(scene.layout, scene.sideOf(event.seat ?? 0));
  const sprite = new CardSprite(scene.shelf, { card, detail: "hand" });
  sprite.show({ card, detail: "hand" }, "plain", spot.h * CARD_ASPECT, spot.h, false, scene.era);
  const from = start === undefined ? spot : { x: start.x, y: start.y, w: start.w };
  scene.effects.addChild(sprite);
  await during(
    scene,
    sprite,
    320,
    (t) => {
      sprite.position.set(from.x + (spot.x - from.x) * t, from.y + (spot.y - from.y) * t);
      sprite.scale.set(from.w / spot.w + (1 - from.w / spot.w) * t);
    },
    easeOut,
  );
  await pause(scene, 380);
  burst(scene, spot.x, spot.y, COLOUR.energy, spot.h * 0.6, 14);
  void during(scene, sprite, 220, (t) => (sprite.alpha = 1 - t)).then(() => remove(sprite));
}

export async function crown(scene: TableScene, winner: Seat | null): Promise<void> {
  if (winner === null) return;
  const { screen } = scene.layout;
  const area = scene.layout.boards[scene.sideOf(winner)];
  const size = Math.min(screen.h * 0.26, screen.w * 0.4);
  const sprite = icon(scene, "crown", size);
  const x = area.x + area.w / 2;
  const y = area.y + area.h / 2;
  scene.effects.addChild(sprite);
  await during(
    scene,
    sprite,
    620,
    (t) => {
      sprite.position.set(x, y - (1 - t) * screen.h * 0.5);
      sprite.rotation = (1 - t) * 0.6;
    },
    overshoot,
  );
  flash(scene, x, y, COLOUR.energy, size);
  burst(scene, x, y, COLOUR.energy, size, 18);
  await pause(scene, 900);
  void during(scene, sprite, 300, (t) => (sprite.alpha = 1 - t)).then(() => remove(sprite));
}
