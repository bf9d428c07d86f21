/** What lies between the cards and the eye: the dark of the Mindbug moment, its tokens leaning in, the arrow of an attack. */
import { type Container, Graphics, Sprite } from "pixi.js";
import { paced, type Pace } from "../animation/queue.ts";
import { overshoot, type Tweens } from "../animation/tween.ts";
import type { Spot } from "./layout/geometry.ts";
import { momentLayout } from "./layout/mindbugMoment.ts";
import type { TableLayout } from "./layout/tableLayout.ts";
import type { ThingKey } from "./model/choices.ts";
import { nearSeat, type TableModel } from "./model/model.ts";
import { type Attention, asksMindbug, type Placement } from "./layout/placements.ts";
import { COLOUR } from "./palette.ts";
import { takeIcon, type TextureShelf } from "./textures.ts";

export class DramaLayer {
  private readonly veil = new Graphics();
  private tokens: Sprite[] = [];
  private shown = "";

  constructor(
    private readonly layer: Container,
    private readonly shelf: TextureShelf,
    private readonly tweens: Tweens,
  ) {
    this.veil.zIndex = 85;
    this.layer.addChild(this.veil);
  }

  /** Dark while a Mindbug is asked for, unless the table is looked at; "alone" where the card needs the place of the status strips. */
  update(
    table: TableModel,
    layout: TableLayout,
    { peeking }: Attention,
    pace: Pace,
    era: string,
  ): "off" | "on" | "alone" {
    if (!asksMindbug(table) || peeking) {
      this.clear();
      return "off";
    }
    this.show(layout, table.players[table.prompt!.seat].mindbugs, pace, era);
    return momentLayout(layout).coversStatus ? "alone" : "on";
  }

  private show(layout: TableLayout, ready: number, pace: Pace, era: string): void {
    const { screen } = layout;
    const now = `${screen.w}x${screen.h} ${ready} ${era}`;
    if (now === this.shown) return;
    this.clear();
    this.shown = now;
    this.veil.rect(0, 0, screen.w, screen.h).fill({ color: 0x08050d, alpha: 0.76 });
    void this.tweens.run(
      this.veil,
      paced(pace, 240),
      (t) => t,
      (t) => (this.veil.alpha = t),
    );
    momentLayout(layout).tokens.forEach((spot, i) =>
      this.lean(spot, i < ready ? "token-mindbug" : "token-mindbug-spent", i === 0 ? -1 : 1, pace),
    );
  }

  clear(): void {
    this.shown = "";
    this.veil.clear();
    for (const token of this.tokens) {
      this.tweens.stop(token);
      token.destroy();
    }
    this.tokens = [];
  }

  private lean(spot: Spot, name: string, side: -1 | 1, pace: Pace): void {
    const taken = takeIcon(this.shelf, name, spot.w);
    const token = new Sprite(taken.texture);
    token.anchor.set(0.5);
    token.zIndex = 88;
    token.scale.set(spot.w / taken.texture.width);
    token.once("destroyed", () => this.shelf.give(taken.key));
    this.tokens.push(token);
    this.layer.addChild(token);
    void this.tweens.run(token, paced(pace, 520), overshoot, (t) => {
      token.position.set(spot.x + side * (1 - t) * spot.w * 2.2, spot.y);
      token.rotation = spot.turn * t;
    });
  }
}

/** Who attacks whom, while that is asked. Nobody in its way yet: it points across the centre line, and covers nobody. */
export function showAttack(
  pen: Graphics,
  table: TableModel,
  placements: readonly Placement[],
  picked: ThingKey | undefined,
  layout: TableLayout,
): void {
  pen.clear();
  const { attack, prompt } = table;
  if (attack === null || (prompt?.kind !== "block" && prompt?.kind !== "hunt")) return;
  const spotOf = (thing: ThingKey | undefined): Spot | undefined =>
    placements.find((placement) => placement.thing === thing)?.spot;
  const from = spotOf(`creature:${attack.creature}`);
  const goal = spotOf(picked);
  if (from === undefined || (goal === undefined && prompt.kind === "hunt")) return;
  const side = nearSeat(table) === attack.seat ? 0 : 1;
  const area = layout.boards[side];
  drawAttackArrow(pen, from, goal ?? { x: from.x, y: side === 1 ? area.y + area.h * 0.06 : area.y + area.h * 0.94 });
}

/** A curved arrow from the attacker to whom it strikes. */
function drawAttackArrow(pen: Graphics, from: Spot, to: { readonly x: number; readonly y: number }): void {
  // From the card's edge: the name is written just inside it.
  const out = Math.sign(to.y - from.y) * from.h * 0.5;
  from = { ...from, y: from.y + out };
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy);
  if (far < 12) return;
  const bend = Math.min(60, far * 0.18);
  const control = { x: (from.x + to.x) / 2 - (dy / far) * bend, y: (from.y + to.y) / 2 + (dx / far) * bend };
  const angle = Math.atan2(to.y - control.y, to.x - control.x);
  const head = Math.max(14, from.w * 0.16);
  const neck = { x: to.x - Math.cos(angle) * head, y: to.y - Math.sin(angle) * head };
  for (const [color, width, alpha] of [
    [COLOUR.ink, head * 0.6, 0.55],
    [COLOUR.attack, head * 0.34, 0.85],
  ] as const)
    pen
      .moveTo(from.x, from.y)
      .quadraticCurveTo(control.x, control.y, neck.x, neck.y)
      .stroke({ color, width, alpha, cap: "round" });
  const corner = (turn: number, size: number): readonly [number, number] => [
    to.x + Math.cos(angle + turn) * size,
    to.y + Math.sin(angle + turn) * size,
  ];
  pen
    .poly([to.x, to.y, ...corner(2.55, head * 1.7), ...corner(-2.55, head * 1.7)])
    .fill(COLOUR.attack)
    .stroke({ color: COLOUR.ink, width: 3, join: "round" });
}
