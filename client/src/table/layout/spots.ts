/** Where each card of a row, a hand, a grid or a pile lies. */
import { CARD_ASPECT, type Rect, type Spot } from "./geometry.ts";

/** An exhausted creature leans, a little smaller, and takes hardly more room than one that stands. */
const TILT = 0.16;
const TILTED = 0.9;
const TILTED_SLOT = 1.09;
/** Names are readable from this width on. */
const NAMED = 88;
/** Cards of a crowd are broad: portrait and name side by side would need more height than there is. */
const BROADEST = 1.45;
const CROWD_GAP = 6;

/** Creatures in a play area: one row, or more when that makes them larger; a crowd in rows of broad cards. */
export function boardSpots(area: Rect, exhausted: readonly boolean[]): Spot[] {
  if (exhausted.length === 0) return [];
  const tries = [1, 2, 3].filter((rows) => rows <= exhausted.length).map((rows) => boardRows(area, exhausted, rows));
  const best = tries.reduce((one, next) => (next.size > one.size * 1.05 ? next : one));
  if (best.size * CARD_ASPECT >= NAMED) return best.spots;
  const crowd = crowdSpots(area, exhausted.length, best.size * CARD_ASPECT * 1.12);
  return crowd === null ? best.spots : crowd.map((spot, i) => (exhausted[i] === true ? tilted(spot, TILT / 2) : spot));
}

const tilted = (spot: Spot, turn: number): Spot => ({ ...spot, w: spot.w * TILTED, h: spot.h * TILTED, turn });

/** Rows of equal cards that are broader than high; null if that makes none broader than `least`. */
function crowdSpots(area: Rect, count: number, least: number): Spot[] | null {
  const sizes = [1, 2, 3, 4].map((rows) => {
    const perRow = Math.ceil(count / rows);
    const h = (area.h * 0.96 - CROWD_GAP * (rows - 1)) / rows;
    const w = Math.min(h * BROADEST, (area.w * 0.98 - CROWD_GAP * (perRow - 1)) / perRow);
    return { rows, perRow, w, h };
  });
  const fitting = sizes.filter(({ w, h }) => w >= least && w >= h * CARD_ASPECT);
  if (fitting.length === 0) return null;
  const { perRow, w, h } = fitting.reduce((best, next) =>
    Math.min(next.w, next.h * 1.3) > Math.min(best.w, best.h * 1.3) ? next : best,
  );
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    return {
      x: area.x + area.w / 2 + ((i % perRow) - (inRow - 1) / 2) * (w + CROWD_GAP),
      y: area.y + area.h / 2 + (row - (rows - 1) / 2) * (h + CROWD_GAP),
      w,
      h,
      turn: 0,
    };
  });
}

function boardRows(area: Rect, exhausted: readonly boolean[], rows: number): { size: number; spots: Spot[] } {
  const perRow = Math.ceil(exhausted.length / rows);
  const gap = Math.max(6, Math.min(area.h * 0.05, area.w * 0.02));
  const lines = Array.from({ length: rows }, (_, row) => exhausted.slice(row * perRow, (row + 1) * perRow)).filter(
    (line) => line.length > 0,
  );
  const slotOf = (tilts: boolean, h: number): number => h * CARD_ASPECT * (tilts ? TILTED_SLOT : 1);
  const widthIn = (line: readonly boolean[], h: number): number =>
    line.reduce((sum, tilts) => sum + slotOf(tilts, h), 0) + gap * (line.length - 1);
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
    return line.map((tilts) => {
      const slot = slotOf(tilts, h);
      const spot = { x: x + slot / 2, y: top + row * (h + gap) + h / 2, w, h, turn: 0 };
      x += slot + gap;
      return tilts ? tilted(spot, TILT) : spot;
    });
  });
  return { size: h, spots };
}

/** Of a card in a long hand: where it has been slid to, and elsewhere. */
const FINGER = 46;
const EDGE = 8;

/** How far the cards of a hand lie from each other. Slid to one of them, a long hand makes room for a finger there. */
function handSteps(count: number, room: number, w: number, at: number | null): number[] {
  const even = Math.min(w * 1.04, room / (count - 1));
  if (at === null || even >= FINGER) return Array.from({ length: count - 1 }, () => even);
  const edge = Math.min(EDGE, even);
  /** So many gaps have the room of a finger, if one of them may have a part of it. */
  const broad = (room - edge * (count - 1)) / (FINGER - edge);
  const middle = Math.min(count - 1 - broad / 2, Math.max(broad / 2, at));
  return Array.from({ length: count - 1 }, (_, gap) => {
    const share = Math.min(1, Math.max(0, broad / 2 + 0.5 - Math.abs(gap + 0.5 - middle)));
    return edge + (FINGER - edge) * share;
  });
}

/** What a neighbour in the fan must leave free for a name to be read. */
const LEAST_FREE = 0.5;

interface HandState {
  readonly open?: boolean;
  /** The card of a long hand that has been slid into the middle. */
  readonly slidTo?: number | null;
}

/**
 * A fanned hand; the cards overlap when there are many. `arch` bends the fan, 1 for the near hand, -1 for the far one.
 * Open cards that would hide each other's names lie in rows instead, where there is room for rows.
 */
export function handSpots(
  area: Rect,
  count: number,
  arch: 1 | -1,
  cardHeight: number,
  { open = false, slidTo = null }: HandState = {},
): Spot[] {
  const w = cardHeight * CARD_ASPECT;
  const step = count < 2 ? 0 : Math.min(w * 1.04, (area.w - w * 1.08) / (count - 1));
  const crowd = open && step < w * LEAST_FREE ? crowdSpots(area, count, w * LEAST_FREE * 1.2) : null;
  if (count > 1 && crowd !== null) return crowd;
  const steps = count < 2 ? [] : handSteps(count, area.w - w * 1.08, w, slidTo);
  let x = area.x + area.w / 2 - steps.reduce((sum, step) => sum + step, 0) / 2;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - middle;
    const lean = count < 2 ? 0 : (off / Math.max(middle, 1)) * Math.min(0.07, 0.018 * count);
    const sink = Math.abs(lean) * w * 0.5 * (Math.abs(off) / Math.max(middle, 1));
    const y = arch > 0 ? area.y + area.h / 2 + sink : area.y + area.h - cardHeight / 2 - sink;
    const spot = { x, y, w, h: cardHeight, turn: lean * arch };
    x += steps[i] ?? 0;
    return spot;
  });
}

/** Whether a finger would miss the cards of this hand unless it slides along them. */
export const isLong = (spots: readonly Spot[]): boolean =>
  spots.length > 1 && spots[0]!.w < spots[0]!.h && spots[1]!.x - spots[0]!.x < FINGER;

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
