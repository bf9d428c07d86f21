/** Where each card of a row, a hand, a grid or a pile lies. */
import { CARD_ASPECT, type Rect, type Spot } from "./geometry.ts";

/**
 * Creatures in a play area: one row, or more when that makes them larger. An exhausted one lies down and is as wide as
 * it is high.
 */
export function boardSpots(area: Rect, exhausted: readonly boolean[]): Spot[] {
  if (exhausted.length === 0) return [];
  const tries = [1, 2, 3].filter((rows) => rows <= exhausted.length).map((rows) => boardRows(area, exhausted, rows));
  return tries.reduce((best, next) => (next.size > best.size * 1.05 ? next : best)).spots;
}

function boardRows(area: Rect, exhausted: readonly boolean[], rows: number): { size: number; spots: Spot[] } {
  const perRow = Math.ceil(exhausted.length / rows);
  const gap = Math.max(6, Math.min(area.h * 0.05, area.w * 0.02));
  const lines = Array.from({ length: rows }, (_, row) => exhausted.slice(row * perRow, (row + 1) * perRow)).filter(
    (line) => line.length > 0,
  );
  const widthIn = (line: readonly boolean[], h: number): number =>
    line.reduce((sum, lies) => sum + (lies ? h : h * CARD_ASPECT), 0) + gap * (line.length - 1);
  let h = (area.h * 0.94 - gap * (rows - 1)) / rows;
  for (const line of lines) {
    const used = widthIn(line, h) - gap * (line.length - 1);
    const free = area.w * 0.97 - gap * (line.length - 1);
    if (used > free) h *= free / used;
  }
  const w = h * CARD_ASPECT;
  const top = area.y + (area.h - h * lines.length - gap * (lines.length - 1)) / 2;
  const spots = lines.flatMap((line, row) => {
    let x = area.x + (area.w - widthIn(line, h)) / 2;
    return line.map((lies) => {
      const slot = lies ? h : w;
      const spot = { x: x + slot / 2, y: top + row * (h + gap) + h / 2, w, h, turn: lies ? Math.PI / 2 : 0 };
      x += slot + gap;
      return spot;
    });
  });
  return { size: h, spots };
}

/**
 * A fanned hand; the cards overlap when there are many. `arch` bends the fan, 1 for the near hand, -1 for the far one.
 */
export function handSpots(area: Rect, count: number, arch: 1 | -1, cardHeight: number): Spot[] {
  const w = cardHeight * CARD_ASPECT;
  const step = count < 2 ? 0 : Math.min(w * 1.04, (area.w - w * 1.08) / (count - 1));
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - middle;
    const lean = count < 2 ? 0 : (off / Math.max(middle, 1)) * Math.min(0.07, 0.018 * count);
    const sink = Math.abs(lean) * w * 0.5 * (Math.abs(off) / Math.max(middle, 1));
    const y = arch > 0 ? area.y + area.h / 2 + sink : area.y + area.h - cardHeight / 2 - sink;
    return { x: area.x + area.w / 2 + off * step, y, w, h: cardHeight, turn: lean * arch };
  });
}

/** As many equal cards as large as fit into a grid. */
export function gridSpots(area: Rect, count: number, mostHeight: number): Spot[] {
  let best = { h: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const h = Math.min(mostHeight, (area.h / rows) * 0.94, ((area.w / columns) * 0.94) / CARD_ASPECT);
    if (h > best.h) best = { h, columns };
  }
  const { h, columns } = best;
  const rows = Math.ceil(count / columns);
  const cellW = h * CARD_ASPECT * 1.09;
  const cellH = h * 1.07;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: area.x + area.w / 2 + ((i % columns) - (inRow - 1) / 2) * cellW,
      y: area.y + area.h / 2 + (row - (rows - 1) / 2) * cellH,
      w: h * CARD_ASPECT,
      h,
      turn: 0,
    };
  });
}

/** Deck and discard pile side by side. */
export function pileSpots(area: Rect): { readonly deck: Spot; readonly discard: Spot } {
  const h = Math.min(area.h * 0.76, (area.w * 0.45) / CARD_ASPECT);
  const y = area.y + h * 0.54;
  const at = (x: number): Spot => ({ x, y, w: h * CARD_ASPECT, h, turn: 0 });
  return { deck: at(area.x + area.w * 0.26), discard: at(area.x + area.w * 0.75) };
}
