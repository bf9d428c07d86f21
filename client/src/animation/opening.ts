/** How a match begins: two names meet, hands are dealt, the cards that say who begins are turned up and compared. */
import { cardByKey } from "@mindbug/shared/cards";
import { Container, Graphics, Text } from "pixi.js";
import { backName } from "../art/index.ts";
import { nameOf, say } from "../i18n/index.ts";
import { CARD_ASPECT } from "../table/layout/geometry.ts";
import { type GameEvent, nearSeat, otherSeat, type Seat } from "../table/model/model.ts";
import { whoIs } from "../table/model/promptWords.ts";
import { COLOUR, LOUD } from "../table/palette.ts";
import { CardSprite } from "../table/pixi/cardSprite.ts";
import { icon } from "./effects.ts";
import { burst, during, flash, isLively, pause, readingTime, remove } from "./particles.ts";
import type { Stage } from "./stage.ts";
import { easeIn, easeOut, linear, overshoot } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

const MEET_MS = 260;
const LOOK_MS = 340;
const PART_MS = 160;
const DEAL_MS = 180;
const RISE_MS = 180;
const TURN_MS = 200;
const COMPARE_MS = 340;
const FIRST_MS = 300;

/** Before the first turn. */
export const isOpening = ({ table }: Stage): boolean => table.turn === 0;

const nameFor = ({ table }: Stage, seat: Seat): string => {
  const name = table.names?.[seat]?.trim();
  return name === undefined || name === "" ? whoIs(table, seat) : name;
};

/** From both sides, each in the colour of its side of the table; they strike together over the middle line. */
export async function namesMeet(stage: Stage): Promise<void> {
  await stage.move(0);
  if (stage.pace.speed === "off") return;
  const near = nearSeat(stage.table);
  const far = otherSeat(near);
  stage.announce(say("newsAgainst", { one: nameFor(stage, near), two: nameFor(stage, far) }));
  const { screen, centreLine, boards } = stage.layout;
  const middle = boards[0].x + boards[0].w / 2;
  const tall = screen.h > screen.w;
  const size = Math.max(26, Math.min(screen.h * 0.085, screen.w * 0.09));
  const wide = tall ? screen.w * 0.86 : boards[0].w * 0.44;
  const plates = ([far, near] as const).map((seat, i) => {
    const side = i === 0 ? -1 : 1;
    const plate = namePlate(stage, nameFor(stage, seat), size, wide, side === 1 ? COLOUR.defence : COLOUR.attack);
    stage.effects.addChild(plate);
    const x = tall ? middle : middle + side * (wide / 2 + size * 0.75);
    const y = tall ? centreLine + side * size * 1.75 : centreLine - size * 1.6;
    return { plate, x, y, from: x + side * screen.w * 0.55 };
  });
  const bug = icon(stage, "token-mindbug", size * 1.7);
  const full = bug.scale.x;
  bug.label = "mindbug";
  bug.position.set(middle, tall ? centreLine : centreLine - size * 1.6);
  bug.scale.set(0);
  stage.effects.addChild(bug);
  await Promise.all(
    plates.map(({ plate, x, y, from }) =>
      during(
        stage,
        plate,
        MEET_MS,
        (t) => {
          plate.position.set(isLively(stage) ? from + (x - from) * t : x, y);
          plate.alpha = Math.min(1, t * 2);
        },
        easeIn,
      ),
    ),
  );
  flash(stage, bug.x, bug.y, COLOUR.act, size * 2.6);
  burst(stage, bug.x, bug.y, COLOUR.act, size * 2.2, 14);
  stage.shake(4);
  void during(stage, bug, MEET_MS, (t) => bug.scale.set(full * t), overshoot);
  await readingTime(stage, LOOK_MS);
  const leaving = [...plates.map(({ plate }) => plate), bug];
  await Promise.all(
    leaving.map((thing) =>
      during(stage, thing, PART_MS, (t) => (thing.alpha = 1 - t), linear).then(() => remove(thing)),
    ),
  );
}

function namePlate(stage: Stage, name: string, size: number, wide: number, colour: number): Container {
  const plate = new Container({ label: "name" });
  const label = new Text({
    text: name,
    style: { fontFamily: LOUD, fontSize: size, fill: COLOUR.text },
    resolution: stage.resolution,
  });
  label.anchor.set(0.5);
  label.scale.set(Math.min(1, (wide * 0.9) / label.width));
  const high = size * 1.5;
  const slant = high * 0.22;
  plate.addChild(
    new Graphics()
      .poly([-wide / 2 + slant, -high / 2, wide / 2, -high / 2, wide / 2 - slant, high / 2, -wide / 2, high / 2])
      .fill({ color: COLOUR.ink, alpha: 0.92 })
      .stroke({ color: colour, width: Math.max(2, size * 0.08), join: "round" }),
    label,
  );
  return plate;
}

/** Said where the question will stand; the cards have just told it. */
export async function nameFirst(stage: Stage, text: string): Promise<void> {
  stage.announce(text);
  await pause(stage, FIRST_MS);
}

/** Card by card out of the deck; quickly, while nobody may act yet. */
export function deal(stage: Stage, { seat, from }: EventOf<"draw">): Promise<void> {
  stage.comeFrom(stage.anchor(seat, from === "unused" ? "centre" : "deck"));
  return stage.move(isOpening(stage) ? DEAL_MS : 300);
}

/** Face down, turned up together, the greater number swells and the other card goes dark. */
export async function compareStartCards(stage: Stage, { cards }: EventOf<"startCards">): Promise<void> {
  if (stage.pace.speed === "off") return stage.move(0);
  const { boards, centreLine, screen, form, prompt } = stage.layout;
  const near = nearSeat(stage.table);
  // Where the words stand in the middle, the cards stand above them.
  const above = form === "wide";
  const h = Math.min(screen.h * 0.36, screen.w * 0.42, above ? prompt.y * 0.84 : screen.h);
  const [w, middle] = [h * CARD_ASPECT, boards[0].x + boards[0].w / 2];
  const y = above ? prompt.y / 2 : centreLine;
  const shown = ([otherSeat(near), near] as const).map((seat, i) => {
    const card = cards[seat];
    const sprite = new CardSprite(stage.shelf, { card: null, back: backName(stage.table.sets), detail: "hand" });
    sprite.label = "start card";
    sprite.show(sprite.face, "plain", w, h, false, stage.edition);
    sprite.position.set(middle + (i === 0 ? -1 : 1) * w * 0.62, y);
    stage.effects.addChild(sprite);
    return { sprite, card, power: powerOf(card) };
  });
  stage.announce(say("startCards"));
  await Promise.all(
    shown.map(({ sprite }) =>
      during(stage, sprite, RISE_MS, (t) => {
        sprite.alpha = t;
        sprite.scale.set(isLively(stage) ? 0.5 + 0.5 * t : 1);
      }),
    ),
  );
  await Promise.all(shown.map(({ sprite, card }) => turnUp(stage, sprite, card, w, h)));
  const [far, own] = shown.map(({ power }) => power) as [number, number];
  stage.announce(say("newsCompared", { one: nameOf(shown[0]!.card), n: far, two: nameOf(shown[1]!.card), n2: own }));
  for (const { sprite, card, power } of shown) {
    const best = power === Math.max(far, own);
    sprite.show({ card, detail: "hand" }, best ? "legal" : "dim", w, h, false, stage.edition);
    if (best) burst(stage, sprite.x, sprite.y, COLOUR.act, h * 0.5, 10);
    void during(
      stage,
      sprite,
      COMPARE_MS,
      (t) => sprite.scale.set(1 + (best ? 0.1 : -0.06) * Math.min(1, t * 3)),
      easeOut,
    );
  }
  await readingTime(stage, COMPARE_MS);
  await stage.move(0);
  for (const { sprite } of shown)
    void during(stage, sprite, PART_MS, (t) => (sprite.alpha = 1 - t), linear).then(() => remove(sprite));
  await pause(stage, PART_MS / 2);
}

const powerOf = (key: string): number => {
  const card = cardByKey(key);
  return card?.kind === "creature" ? card.power : 0;
};

async function turnUp(stage: Stage, sprite: CardSprite, card: string, w: number, h: number): Promise<void> {
  let up = false;
  await during(
    stage,
    sprite,
    TURN_MS,
    (t) => {
      if (!up && t >= 0.5) {
        up = true;
        sprite.show({ card, detail: "hand" }, "plain", w, h, false, stage.edition);
      }
      if (isLively(stage)) sprite.scale.set(Math.max(0.04, Math.abs(Math.cos(t * Math.PI))), 1);
    },
    linear,
  );
}
