/** The table itself: cloth, lamplight, the two play areas and the line between them. Painted once per size and set. */
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
  dark.addColorStop(1, "rgba(8,4,14,.72)");
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

/** One side's play area: an inlaid mat with a lit rim. */
function paintMat(pen: Pen, area: Rect, rim: number, fill: number, unit: number): void {
  const r = 20 * Math.max(0.7, unit);
  const inner = pen.createLinearGradient(0, area.y, 0, area.y + area.h);
  inner.addColorStop(0, css(fill, 0.72));
  inner.addColorStop(1, css(COLOUR.table, 0.6));
  box(pen, area.x, area.y, area.w, area.h, r);
  pen.fillStyle = inner;
  pen.fill();
  pen.save();
  pen.clip();
  pen.shadowColor = "rgba(0,0,0,.8)";
  pen.shadowBlur = 26 * unit;
  pen.lineWidth = 4;
  pen.strokeStyle = "rgba(0,0,0,.5)";
  box(pen, area.x - 2, area.y - 2, area.w + 4, area.h + 4, r + 2);
  pen.stroke();
  pen.restore();
  pen.lineWidth = Math.max(1.5, 1.5 * unit);
  pen.strokeStyle = css(rim, 0.34);
  box(pen, area.x, area.y, area.w, area.h, r);
  pen.stroke();
}
