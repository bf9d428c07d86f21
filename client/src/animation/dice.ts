/** Dice: large, thrown, landing where the words stand; what counts flies to where it changes something. */
import { Sprite } from "pixi.js";
import { type GameEvent, otherSeat } from "../table/model/model.ts";
import { COLOUR } from "../table/palette.ts";
import { takeDie } from "../table/pixi/textures.ts";
import { burst, during, flash, isLively, pause, remove } from "./particles.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { easeIn, linear, overshoot } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

const ROLL_MS = 620;
const LAND_MS = 140;
const LOOK_MS = 460;
const FLY_MS = 260;
/** By the engine's numbers of the faces: power, then energy, then the paw. */
const FIRST_ENERGY = 3;
const PAW = 5;

const dieSize = ({ layout: { screen } }: Stage): number => Math.max(72, Math.min(screen.h * 0.19, screen.w * 0.22));

function newDie(stage: Stage, face: number, size: number): Sprite {
  const taken = takeDie(stage.shelf, face, size);
  const die = new Sprite(taken.texture);
  die.label = "die";
  die.anchor.set(0.5);
  die.scale.set(size / die.texture.width);
  die.once("destroyed", () => stage.shelf.give(taken.key));
  stage.effects.addChild(die);
  return die;
}

const middleOf = ({ layout: { boards, centreLine } }: Stage): { readonly x: number; readonly y: number } => ({
  x: boards[0].x + boards[0].w / 2,
  y: centreLine,
});

export async function rollDice(stage: Stage, { dice }: EventOf<"roll">): Promise<void> {
  await stage.move(0);
  if (stage.pace.speed === "off") return;
  // The dice lie where the words stand.
  stage.announce("");
  const size = dieSize(stage);
  const { x, y } = middleOf(stage);
  const thrown = dice.map((face, i) => {
    const die = newDie(stage, face, size);
    return { die, full: die.scale.x, goal: x + (i - (dice.length - 1) / 2) * size * 1.2 };
  });
  await Promise.all(
    thrown.map(async ({ die, full, goal }, i) => {
      await during(
        stage,
        die,
        ROLL_MS + i * 60,
        (t) => {
          const rest = (1 - t) ** 2;
          die.position.set(
            goal - rest * stage.layout.screen.w * 0.4,
            y - Math.abs(Math.sin(t * 9)) * rest * size * 1.5,
          );
          die.rotation = isLively(stage) ? rest * (11 + i) : 0;
        },
        linear,
      );
      stage.shake(3);
      burst(stage, goal, y + size * 0.45, COLOUR.quiet, size * 0.4, 6);
      await during(stage, die, LAND_MS, (t) => die.scale.set(full * (1 + 0.22 * Math.sin(t * Math.PI))));
    }),
  );
  await pause(stage, LOOK_MS);
  for (const { die } of thrown)
    void during(stage, die, 180, (t) => (die.alpha = 1 - t), linear).then(() => remove(die));
}

/** To the attacker's number, to the energy, or at the hand that loses a card. */
export async function resolveDie(stage: Stage, { seat, creature, face }: EventOf<"dieResolved">): Promise<void> {
  if (stage.pace.speed === "off") return;
  const sprite = creatureOf(stage, creature);
  const gem =
    sprite === undefined
      ? stage.anchor(seat, "face")
      : { x: sprite.x - sprite.w * 0.36, y: sprite.y - sprite.h * 0.38 };
  const to =
    face === PAW ? stage.anchor(otherSeat(seat), "hand") : face >= FIRST_ENERGY ? stage.anchor(seat, "energy") : gem;
  const from = middleOf(stage);
  const die = newDie(stage, face, dieSize(stage) * 0.8);
  const full = die.scale.x;
  die.position.set(from.x, from.y);
  await during(stage, die, 140, (t) => die.scale.set(full * t), overshoot);
  await during(
    stage,
    die,
    FLY_MS,
    (t) => {
      die.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
      die.scale.set(full * (1 - 0.55 * t));
    },
    easeIn,
  );
  flash(stage, to.x, to.y, face === PAW ? COLOUR.attack : COLOUR.energy, 60);
  remove(die);
}
