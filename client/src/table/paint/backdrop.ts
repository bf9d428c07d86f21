/** The table itself: cloth, lamplight, the bench and the two mats let into it. Painted once per size and set. */
import type { SetKey } from "@mindbug/shared/cards";
import { clothImage } from "./artwork.ts";
import type { Rect, Spot } from "../layout/geometry.ts";
import { pileSpots } from "../layout/spots.ts";
import type { TableLayout } from "../layout/tableLayout.ts";
import { COLOUR, SET_HUE } from "../palette.ts";
import { box, css, type Pen, stamp } from "./pen.ts";

export function paintBackdrop(pen: Pen, layout: TableLayout, sets: readonly SetKey[]): void {
  const { screen, boards, centreLine } = layout;
  const hue = SET_HUE[sets.length === 1 ? sets[0]! : "first-contact"];
  pen.fillStyle = css(COLOUR.table);
  pen.fillRect(0, 0, screen.w, screen.h);
  const cloth = clothImage(sets);
  if (cloth !== undefined) {
    pen.globalAlpha = 0.5;
    pen.fillStyle = pen.createPattern(cloth, "repeat") ?? css(COLOUR.table);
    pen.fillRect(0, 0, screen.w, screen.h);
    pen.globalAlpha = 1;
  }
  const middle = boards[0].x + boards[0].w / 2;
  const light = pen.createRadialGradient(
    middle,
    centreLine,
    0,
    middle,
    centreLine,
    Math.max(screen.w, screen.h) * 0.62,
  );
  light.addColorStop(0, css(hue.frame, 0.3));
  light.addColorStop(0.45, css(hue.deep, 0.25));
  light.addColorStop(1, css(COLOUR.table, 0));
  pen.fillStyle = light;
  pen.fillRect(0, 0, screen.w, screen.h);
  paintBench(pen, layout);
  paintMat(pen, boards[0], COLOUR.attack, COLOUR.attackMat, layout.unit);
  paintMat(pen, boards[1], COLOUR.defence, COLOUR.defenceMat, layout.unit);
  for (const area of layout.piles ?? []) paintSlots(pen, area);
  const dark = pen.createRadialGradient(
    screen.w / 2,
    screen.h / 2,
    Math.min(screen.w, screen.h) * 0.45,
    screen.w / 2,
    screen.h / 2,
    Math.max(screen.w, screen.h) * 0.75,
  );
  dark.addColorStop(0, "rgba(8,4,14,0)");
  dark.addColorStop(1, "rgba(8,4,14,.6)");
  pen.fillStyle = dark;
  pen.fillRect(0, 0, screen.w, screen.h);
}

/** Where the piles lie, seen when they are empty. */
function paintSlots(pen: Pen, area: Rect): void {
  const { deck, discard } = pileSpots(area);
  paintSlot(pen, deck, "pile-draw");
  paintSlot(pen, discard, "pile-discard");
}

function paintSlot(pen: Pen, { x, y, w, h }: Spot, icon: string): void {
  box(pen, x - w / 2, y - h / 2, w, h, w * 0.08);
  pen.fillStyle = css(COLOUR.ink, 0.45);
  pen.fill();
  pen.setLineDash([w * 0.09, w * 0.06]);
  pen.lineWidth = Math.max(1.5, w * 0.015);
  pen.strokeStyle = css(COLOUR.quiet, 0.35);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 0.28;
  stamp(pen, icon, x, y, w * 0.6);
  pen.globalAlpha = 1;
}

/** How much of the bench is seen around the mats, at full size. */
const MARGIN = 11;
const THICK = 13;
const PLANKS = 9;

/** The bench that both sides play on: planks, a front edge, and the shadow that it throws. */
function paintBench(pen: Pen, { boards, unit, screen }: TableLayout): void {
  const margin = MARGIN * Math.max(0.45, unit);
  const thick = THICK * Math.max(0.5, unit);
  const [far, near] = boards;
  const x = Math.max(-margin, far.x - margin);
  const w = Math.min(screen.w + margin, far.x + far.w + margin) - x;
  const y = far.y - margin;
  const h = near.y + near.h + margin - y;
  const r = 26 * Math.max(0.6, unit);
  pen.save();
  pen.shadowColor = css(COLOUR.shadow, 0.85);
  pen.shadowBlur = 46 * unit;
  pen.shadowOffsetY = 14 * unit;
  box(pen, x, y, w, h + thick, r);
  pen.fillStyle = css(COLOUR.ink);
  pen.fill();
  pen.restore();
  const wood = pen.createLinearGradient(0, y, 0, y + h);
  wood.addColorStop(0, css(COLOUR.raised));
  wood.addColorStop(0.5, css(COLOUR.glow));
  wood.addColorStop(1, css(COLOUR.raisedMore));
  box(pen, x, y, w, h, r);
  pen.fillStyle = wood;
  pen.fill();
  pen.save();
  pen.clip();
  for (let plank = 1; plank < PLANKS; plank++) {
    const at = Math.round(y + (h * plank) / PLANKS);
    pen.fillStyle = css(COLOUR.ink, 0.42);
    pen.fillRect(x, at, w, Math.max(1, unit));
    pen.fillStyle = css(COLOUR.light, 0.05);
    pen.fillRect(x, at + Math.max(1, unit), w, Math.max(1, unit));
  }
  pen.restore();
  // The lamp hangs behind the far side: it lights the edge of the bench there, and its front from above.
  pen.lineWidth = Math.max(1.5, 2 * unit);
  const edge = pen.createLinearGradient(0, y, 0, y + h);
  edge.addColorStop(0, css(COLOUR.text, 0.26));
  edge.addColorStop(0.5, css(COLOUR.text, 0.05));
  edge.addColorStop(1, css(COLOUR.text, 0.2));
  pen.strokeStyle = edge;
  box(pen, x + 1, y + 1, w - 2, h - 2, r);
  pen.stroke();
}

/** One side's play area: felt let into the bench, in the colour of whoever plays there, held by four brackets. */
function paintMat(pen: Pen, area: Rect, rim: number, fill: number, unit: number): void {
  const r = 18 * Math.max(0.7, unit);
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  box(pen, area.x, area.y, area.w, area.h, r);
  pen.fillStyle = css(fill);
  pen.fill();
  pen.save();
  pen.clip();
  const lamp = pen.createRadialGradient(x, y, 0, x, y, area.w * 0.55);
  lamp.addColorStop(0, css(rim, 0.16));
  lamp.addColorStop(0.6, css(rim, 0.06));
  lamp.addColorStop(1, css(COLOUR.ink, 0.35));
  pen.fillStyle = lamp;
  pen.fillRect(area.x, area.y, area.w, area.h);
  // Deeper than the wood: the near edge is lit, the far one throws a shadow.
  pen.shadowColor = css(COLOUR.shadow, 0.9);
  pen.shadowBlur = 24 * unit;
  pen.shadowOffsetY = 7 * unit;
  pen.lineWidth = 6;
  pen.strokeStyle = css(COLOUR.ink);
  box(pen, area.x - 3, area.y - 3, area.w + 6, area.h + 6, r + 3);
  pen.stroke();
  pen.restore();
  pen.lineWidth = Math.max(1, 1.5 * unit);
  const lit = pen.createLinearGradient(0, area.y, 0, area.y + area.h);
  lit.addColorStop(0, css(COLOUR.ink, 0.8));
  lit.addColorStop(0.75, css(rim, 0.16));
  lit.addColorStop(1, css(rim, 0.55));
  pen.strokeStyle = lit;
  box(pen, area.x, area.y, area.w, area.h, r);
  pen.stroke();
  paintBrackets(pen, area, r, unit);
}

function paintBrackets(pen: Pen, { x, y, w, h }: Rect, r: number, unit: number): void {
  const arm = r * 1.15;
  pen.lineWidth = Math.max(2.5, 4 * unit);
  pen.lineCap = "round";
  for (const [cx, cy, sx, sy] of [
    [x, y, 1, 1],
    [x + w, y, -1, 1],
    [x + w, y + h, -1, -1],
    [x, y + h, 1, -1],
  ] as const) {
    for (const [colour, alpha, off] of [
      [COLOUR.ink, 0.9, 1.5],
      [COLOUR.energy, 0.5, 0],
    ] as const) {
      pen.strokeStyle = css(colour, alpha);
      pen.beginPath();
      pen.moveTo(cx + sx * (r + arm), cy + off);
      pen.lineTo(cx + sx * r, cy + off);
      pen.quadraticCurveTo(cx, cy + off, cx, cy + sy * r + off);
      pen.lineTo(cx, cy + sy * (r + arm * 0.6) + off);
      pen.stroke();
    }
  }
}
