/** Two creatures fight: the blow, a moment that stands still, and what becomes of both at the same time. */
import { Container, Graphics, Text } from "pixi.js";
import { say } from "../i18n/index.ts";
import type { CardSprite } from "../table/pixi/cardSprite.ts";
import type { GameEvent } from "../table/model/model.ts";
import { COLOUR, LOUD } from "../table/palette.ts";
import { shatter } from "./death.ts";
import { icon, popOver } from "./effects.ts";
import { readable } from "./pace.ts";
import { burst, during, flash, pause, remove, word } from "./particles.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { easeIn, easeOut, overshoot } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

const STEP_BACK_MS = 100;
const STRIKE_MS = 150;
const HIT_STOP_MS = 60;
const RECOIL_MS = 260;
const SCORE_MS = 620;

interface Point {
  readonly x: number;
  readonly y: number;
}
const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const goTo = (sprite: CardSprite, a: Point, b: Point, t: number): void => {
  const { x, y } = between(a, b, t);
  sprite.position.set(x, y);
};

export async function clash(stage: Stage, event: EventOf<"combat">): Promise<void> {
  const attacker = creatureOf(stage, event.attacker);
  const blocker = creatureOf(stage, event.blocker);
  if (attacker === undefined || blocker === undefined) return;
  const home = { x: attacker.x, y: attacker.y };
  const stand = { x: blocker.x, y: blocker.y };
  const up = home.y > stand.y ? 1 : -1;
  const back = { x: home.x - (stand.x - home.x) * 0.08, y: home.y + up * attacker.h * 0.12 };
  const reach = { x: stand.x + (home.x - stand.x) * 0.1, y: stand.y + up * 0.56 * blocker.h };
  attacker.zIndex = 60;
  await during(stage, attacker, STEP_BACK_MS, (t) => goTo(attacker, home, back, t));
  await during(stage, attacker, STRIKE_MS, (t) => goTo(attacker, back, reach, t), easeIn);
  const { x, y } = between(reach, stand, 0.5);
  flash(stage, x, y, COLOUR.energy, blocker.h * 0.6);
  burst(stage, x, y, COLOUR.energy, blocker.h * 0.5);
  stage.shake(Math.min(7, Math.max(event.attackerPower, event.blockerPower) * 0.6));
  void showPowers(stage, event, x, y, Math.max(26, blocker.w * 0.34));
  await pause(stage, HIT_STOP_MS);
  const pushed = { x: stand.x, y: stand.y - up * blocker.h * 0.12 };
  const recoils = [
    during(stage, attacker, RECOIL_MS, (t) => goTo(attacker, reach, home, t), overshoot),
    during(stage, blocker, RECOIL_MS, (t) => goTo(blocker, stand, pushed, Math.sin(t * Math.PI)), easeOut),
  ];
  await Promise.all([
    pause(stage, RECOIL_MS),
    ...[event.attacker, event.blocker].map(async (creature, i) => {
      const doomed = fateOf(stage, creature)?.e === "defeat";
      if (event.poison.includes(creature)) poisoned(stage, creature);
      // Who dies falls where it was struck; who lives has to get home first.
      if (!doomed) await recoils[i];
      await meetFate(stage, creature);
    }),
  ]);
}

type Fate = EventOf<"defeat"> | EventOf<"exhaust"> | EventOf<"protected">;

/** What the same answer brings to this creature a little later. */
const fateOf = (stage: Stage, creature: number): Fate | undefined =>
  stage.ahead.find(
    (event): event is Fate =>
      (event.e === "defeat" || event.e === "exhaust" || event.e === "protected") && event.creature === creature,
  );

async function meetFate(stage: Stage, creature: number): Promise<void> {
  const fate = fateOf(stage, creature);
  const sprite = creatureOf(stage, creature);
  if (fate?.e === "defeat" && sprite !== undefined) await shatter(stage, sprite);
  if (fate?.e === "exhaust") await popOver(stage, creature, say("newsTough"), COLOUR.defence, "keyword-tough");
}

function poisoned(stage: Stage, creature: number): void {
  const victim = creatureOf(stage, creature);
  if (victim === undefined) return;
  burst(stage, victim.x, victim.y, COLOUR.act, victim.h * 0.45, 9);
  void word(stage, {
    text: say("newsPoison"),
    x: victim.x,
    y: victim.y,
    size: Math.max(20, victim.w * 0.2),
    colour: COLOUR.act,
    icon: "keyword-poisonous",
  });
}

/** Stands while the fates are met; nothing waits for it. */
async function showPowers(stage: Stage, event: EventOf<"combat">, x: number, y: number, size: number): Promise<void> {
  if (stage.pace.speed === "off") return;
  const score = powers(stage, event, size);
  score.label = "powers";
  score.position.set(x, y);
  stage.effects.addChild(score);
  await during(stage, score, 180, (t) => score.scale.set(1.5 - 0.5 * t), easeIn);
  await stage.tweens.run(score, readable(stage.pace, SCORE_MS), easeIn, (t) => {
    if (!score.destroyed) score.alpha = 1 - t;
  });
  remove(score);
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
