/** The arrow of an attack: while it is chosen, and while it is asked who stands in its way. */
import type { Graphics } from "pixi.js";
import type { Spot } from "../layout/geometry.ts";
import type { Placement } from "../layout/placements.ts";
import type { TableLayout } from "../layout/tableLayout.ts";
import { creatureThing, type ThingKey } from "../model/choices.ts";
import { nearSeat, type TableModel } from "../model/model.ts";
import type { Drag } from "../../store/pointer.ts";
import { COLOUR } from "../palette.ts";

/**
 * From a creature that is dragged to the pointer or its prey; who attacks whom, while that is asked. Nobody in its way
 * yet: it points across the centre line, and covers nobody.
 */
export function drawAttack(
  pen: Graphics,
  table: TableModel,
  placements: readonly Placement[],
  picked: ThingKey | undefined,
  layout: TableLayout,
  drag: Drag | null,
): void {
  pen.clear();
  const pointing = drag?.aim == null ? undefined : placements.find(({ id }) => id === drag.id);
  if (drag?.aim != null && pointing !== undefined) {
    const { at } = drag.aim;
    const target = at === null ? undefined : placements.find(({ thing }) => thing === at);
    return drawArrow(pen, pointing.spot, target?.spot ?? drag);
  }
  const { attack, prompt } = table;
  const chosen = placements.find(({ thing }) => thing === picked);
  if (chosen !== undefined && mayAttack(table, chosen)) return drawArrow(pen, chosen.spot, acrossFrom(chosen, layout));
  if (attack === null || (prompt?.kind !== "block" && prompt?.kind !== "hunt")) return;
  const spotOf = (thing: ThingKey | undefined): Spot | undefined =>
    placements.find((placement) => placement.thing === thing)?.spot;
  const from = spotOf(`creature:${attack.creature}`);
  const goal = spotOf(picked);
  if (from === undefined || (goal === undefined && prompt.kind === "hunt")) return;
  const side = nearSeat(table) === attack.seat ? 0 : 1;
  drawArrow(pen, from, goal ?? edgeOf(layout, side, from.x));
}

/** Picked, and not let go yet: where it would go. */
const mayAttack = ({ prompt }: TableModel, { thing }: Placement): boolean =>
  prompt?.answers?.some((answer) => answer.do === "attack" && creatureThing(answer.creature) === thing) === true;

const acrossFrom = ({ spot }: Placement, layout: TableLayout): Goal =>
  edgeOf(layout, spot.y > layout.centreLine ? 0 : 1, spot.x);

/** Just across the line, before whoever stands there. */
function edgeOf({ boards }: TableLayout, side: 0 | 1, x: number): Goal {
  const area = boards[side];
  return { x, y: side === 1 ? area.y + area.h * 0.06 : area.y + area.h * 0.94 };
}

interface Goal {
  readonly x: number;
  readonly y: number;
}

/** A curved arrow from the attacker to whom it strikes. */
function drawArrow(pen: Graphics, from: Spot, to: Goal): void {
  // From the card's edge: the name is written just inside it.
  const out = Math.sign(to.y - from.y) * from.h * 0.5;
  from = { ...from, y: from.y + out };
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy);
  const bend = Math.min(60, far * 0.18);
  const control = { x: (from.x + to.x) / 2 - (dy / far) * bend, y: (from.y + to.y) / 2 + (dx / far) * bend };
  const angle = Math.atan2(to.y - control.y, to.x - control.x);
  const head = Math.max(14, from.w * 0.16);
  if (far < head * 2) return;
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
