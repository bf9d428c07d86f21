/** The larger pictures: a card shown, the Mindbug's theft, combat, dice, victory. */
import { Container, Graphics, Sprite, Text } from "pixi.js";
import { say } from "../i18n/index.ts";
import { CardSprite } from "../table/pixi/cardSprite.ts";
import { CARD_ASPECT, type Spot } from "../table/layout/geometry.ts";
import { type GameEvent, otherSeat, type Seat } from "../table/model/model.ts";
import { COLOUR, LOUD } from "../table/palette.ts";
import { playedSpot } from "../table/layout/placements.ts";
import { takeDie, takeIcon } from "../table/pixi/textures.ts";
import { fromHand } from "./journeys.ts";
import { burst, during, flash, pause, remove, word } from "./particles.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { easeInOut, easeOut, overshoot } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

function icon(stage: Stage, name: string, size: number): Sprite {
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

export function deal(stage: Stage, { seat, from }: EventOf<"draw">): Promise<void> {
  stage.comeFrom(stage.anchor(seat, from === "unused" ? "centre" : "deck"));
  return stage.move(300);
}

/** The played card leaves the hand, is shown large, and waits. */
export async function showPlayed(stage: Stage, { seat, card }: EventOf<"play">): Promise<void> {
  await fromHand(stage, seat, card);
  await pause(stage, stage.table.viewer === seat ? 120 : 420);
}

/** The bug lands on the card, takes hold of it, and the card goes over to the other side. */
export async function crossOver(stage: Stage, { seat }: EventOf<"mindbug">): Promise<void> {
  const played = stage.sprite("playing");
  const from = stage.anchor(seat, "bugs");
  const at =
    played === undefined
      ? playedSpot(stage.layout, stage.sideOf(otherSeat(seat)))
      : { x: played.x, y: played.y, w: played.w, h: played.h, turn: 0 };
  const size = Math.min(at.w * 0.8, stage.layout.screen.h * 0.3);
  const bug = icon(stage, "token-mindbug", size);
  stage.effects.addChild(bug);
  await during(
    stage,
    bug,
    420,
    (t) => {
      bug.position.set(from.x + (at.x - from.x) * t, from.y + (at.y - from.y) * t - Math.sin(t * Math.PI) * at.h * 0.3);
      bug.scale.set(((0.35 + 0.65 * t) * size) / bug.texture.width);
      bug.rotation = (1 - t) * 4;
    },
    easeInOut,
  );
  flash(stage, at.x, at.y, COLOUR.act, at.h * 0.9);
  burst(stage, at.x, at.y, COLOUR.act, at.h * 0.7, 16);
  void word(stage, {
    text: say("newsMindbug"),
    x: at.x,
    y: at.y - at.h * 0.4,
    size: Math.max(30, at.h * 0.16),
    colour: COLOUR.act,
  });
  if (played !== undefined)
    await during(stage, played, 260, (t) => (played.rotation = Math.sin(t * 26) * 0.09 * (1 - t)));
  const follow = during(stage, bug, 420, (t) => {
    const now = stage.sprite("playing");
    if (now !== undefined) bug.position.set(now.x, now.y);
    bug.alpha = t < 0.6 ? 1 : (1 - t) / 0.4;
  });
  await Promise.all([follow, stage.move(420)]);
  remove(bug);
}

export async function lunge(stage: Stage, creature: number): Promise<void> {
  const sprite = creatureOf(stage, creature);
  if (sprite === undefined) return;
  const { y } = sprite;
  const towards = y > stage.layout.centreLine ? -1 : 1;
  sprite.zIndex = 40;
  await during(stage, sprite, 240, (t) => (sprite.y = y + towards * t * sprite.h * 0.16), overshoot);
}

/** They meet in the middle, the powers stand side by side, the weaker one flinches. */
export async function clash(stage: Stage, event: EventOf<"combat">): Promise<void> {
  const attacker = creatureOf(stage, event.attacker);
  const blocker = creatureOf(stage, event.blocker);
  if (attacker === undefined || blocker === undefined) return;
  const from = { x: attacker.x, y: attacker.y };
  const goal = {
    x: blocker.x + (from.x - blocker.x) * 0.12,
    y: blocker.y + (attacker.y > blocker.y ? 0.62 : -0.62) * blocker.h,
  };
  attacker.zIndex = 60;
  await during(
    stage,
    attacker,
    230,
    (t) => attacker.position.set(from.x + (goal.x - from.x) * t, from.y + (goal.y - from.y) * t),
    easeInOut,
  );
  const x = (goal.x + blocker.x) / 2;
  const y = (goal.y + blocker.y) / 2;
  flash(stage, x, y, COLOUR.energy, blocker.h * 0.6);
  burst(stage, x, y, COLOUR.energy, blocker.h * 0.5);
  const score = powers(stage, event, Math.max(26, blocker.w * 0.34));
  score.position.set(x, y);
  stage.effects.addChild(score);
  await pause(stage, 60);
  await during(stage, score, 300, (t) => score.scale.set(0.7 + 0.3 * t), overshoot);
  for (const victim of [attacker, blocker])
    if (event.poison.some((id) => creatureOf(stage, id) === victim))
      void word(stage, {
        text: say("newsPoison"),
        x: victim.x,
        y: victim.y,
        size: Math.max(20, victim.w * 0.2),
        colour: COLOUR.act,
        icon: "keyword-poisonous",
      });
  await pause(stage, 160);
  void during(stage, score, 160, (t) => (score.alpha = 1 - t)).then(() => remove(score));
  await during(stage, attacker, 160, (t) =>
    attacker.position.set(goal.x + (from.x - goal.x) * t, goal.y + (from.y - goal.y) * t),
  );
}

/** "7 ⚔ 5": the greater number larger, on a dark plate. */
function powers(stage: Stage, event: EventOf<"combat">, size: number): Container {
  const box = new Container();
  const attack = event.attackerPower;
  const block = event.blockerPower;
  const number = (value: number, other: number, colour: number): Text =>
    new Text({
      text: String(value),
      style: {
        fontFamily: LOUD,
        fontSize: value >= other ? size * 1.25 : size * 0.9,
        fill: value >= other ? colour : COLOUR.quiet,
        stroke: { color: COLOUR.ink, width: size * 0.2, join: "round" },
      },
      resolution: stage.resolution,
    });
  const left = number(attack, block, COLOUR.attack);
  const right = number(block, attack, COLOUR.defence);
  const swords = icon(stage, "trigger-attack", size * 1.1);
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

export async function toughTurn(stage: Stage, creature: number): Promise<void> {
  void popOver(stage, creature, say("newsTough"), COLOUR.defence, "keyword-tough");
  await stage.move(260);
}

export async function rollDice(stage: Stage, dice: readonly number[]): Promise<void> {
  const { screen, boards, centreLine } = stage.layout;
  // The dice lie where the words stand.
  stage.announce("");
  const size = Math.max(44, Math.min(screen.h * 0.1, screen.w * 0.14));
  const middle = boards[0].x + boards[0].w / 2;
  const thrown = dice.map((face, i) => {
    const taken = takeDie(stage.shelf, face, size);
    const die = new Sprite(taken.texture);
    die.anchor.set(0.5);
    die.once("destroyed", () => stage.shelf.give(taken.key));
    stage.effects.addChild(die);
    const goal = middle + (i - (dice.length - 1) / 2) * size * 1.25;
    return { die, goal };
  });
  await Promise.all(
    thrown.map(({ die, goal }, i) =>
      during(stage, die, 520 + i * 60, (t) => {
        die.position.set(
          goal - (1 - t) * screen.w * 0.3,
          centreLine - Math.abs(Math.sin(t * 8)) * (1 - t) * size * 1.6,
        );
        die.rotation = (1 - t) * (8 + i);
      }),
    ),
  );
  await pause(stage, 280);
  for (const { die } of thrown) void during(stage, die, 160, (t) => (die.alpha = 1 - t)).then(() => remove(die));
}

/** A Power card comes up from its place and dissolves into its effect. */
export async function showBought(stage: Stage, card: string, seat: Seat): Promise<void> {
  const start = stage.sprite(`power:${card}`);
  const spot: Spot = playedSpot(stage.layout, stage.sideOf(seat));
  const sprite = new CardSprite(stage.shelf, { card, detail: "hand" });
  sprite.show({ card, detail: "hand" }, "plain", spot.h * CARD_ASPECT, spot.h, false, stage.edition);
  const from = start === undefined ? spot : { x: start.x, y: start.y, w: start.w };
  stage.effects.addChild(sprite);
  await during(
    stage,
    sprite,
    320,
    (t) => {
      sprite.position.set(from.x + (spot.x - from.x) * t, from.y + (spot.y - from.y) * t);
      sprite.scale.set(from.w / spot.w + (1 - from.w / spot.w) * t);
    },
    easeOut,
  );
  await pause(stage, 380);
  burst(stage, spot.x, spot.y, COLOUR.energy, spot.h * 0.6, 14);
  void during(stage, sprite, 220, (t) => (sprite.alpha = 1 - t)).then(() => remove(sprite));
}

export async function crown(stage: Stage, winner: Seat | null): Promise<void> {
  if (winner === null) return;
  const { screen } = stage.layout;
  const area = stage.layout.boards[stage.sideOf(winner)];
  const size = Math.min(screen.h * 0.26, screen.w * 0.4);
  const sprite = icon(stage, "crown", size);
  const x = area.x + area.w / 2;
  const y = area.y + area.h / 2;
  stage.effects.addChild(sprite);
  await during(
    stage,
    sprite,
    620,
    (t) => {
      sprite.position.set(x, y - (1 - t) * screen.h * 0.5);
      sprite.rotation = (1 - t) * 0.6;
    },
    overshoot,
  );
  flash(stage, x, y, COLOUR.energy, size);
  burst(stage, x, y, COLOUR.energy, size, 18);
  await pause(stage, 900);
  void during(stage, sprite, 300, (t) => (sprite.alpha = 1 - t)).then(() => remove(sprite));
}
