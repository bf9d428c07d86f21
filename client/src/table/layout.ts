/** Where everything lies, as pure geometry: screen size and counts in, rectangles out. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Centre, size and turn of one card. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
}

export type Form = "wide" | "low" | "tall";

export interface TableLayout {
  readonly form: Form;
  readonly screen: Rect;
  readonly unit: number;
  /** Index 0 is the far side, 1 the near side. */
  readonly boards: readonly [Rect, Rect];
  readonly hands: readonly [Rect, Rect];
  readonly statuses: readonly [Rect, Rect];
  readonly piles: readonly [Rect, Rect];
  readonly powerRow: Rect;
  readonly prompt: Rect;
  readonly centreLine: number;
}

/** Width of a card for its height. */
export const CARD_ASPECT = 0.72;

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w: Math.max(0, w), h: Math.max(0, h) });
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function tableLayout(width: number, height: number, hasPowerRow: boolean): TableLayout {
  if (height > width * 1.05) return tallLayout(width, height, hasPowerRow);
  return wideLayout(width, height, hasPowerRow);
}

function wideLayout(w: number, h: number, hasPowerRow: boolean): TableLayout {
  const low = h < 560;
  const unit = clamp(Math.min(w / 1440, h / 900), 0.5, 4);
  const gap = low ? 4 : 12 * unit;
  const left = low ? 112 : clamp(w * 0.14, 150, 560);
  const right = low ? 138 : clamp(w * 0.15, 170, 600);
  const farHand = low ? 30 : h * 0.075;
  const nearHand = low ? h * 0.27 : h * 0.235;
  const prompt = low ? 58 : clamp(h * 0.1, 84, 190);
  const board = (h - farHand - nearHand - prompt - gap * 2) / 2;
  const middle = w - left - right - gap * 2;
  const x = left + gap;
  const farBoardY = farHand + gap;
  const promptY = farBoardY + board;
  const nearBoardY = promptY + prompt;
  const sideX = w - right;
  const pileH = low ? h * 0.3 : h * 0.25;
  const statusH = low ? h * 0.45 : h * 0.3;
  return {
    form: low ? "low" : "wide", screen: rect(0, 0, w, h), unit,
    boards: [rect(x, farBoardY, middle, board), rect(x, nearBoardY, middle, board)],
    hands: [rect(x, 0, middle, farHand), rect(x, h - nearHand, middle, nearHand)],
    statuses: [rect(gap, gap, left - gap, statusH), rect(gap, h - statusH - gap, left - gap, statusH)],
    piles: [rect(sideX, gap, right - gap, pileH), rect(sideX, h - pileH - gap, right - gap, pileH)],
    powerRow: hasPowerRow ? rect(sideX, pileH + gap * 2, right - gap, h - pileH * 2 - gap * 4) : rect(0, 0, 0, 0),
    prompt: rect(x, promptY, middle, prompt), centreLine: promptY + prompt / 2,
  };
}

function tallLayout(w: number, h: number, hasPowerRow: boolean): TableLayout {
  const unit = clamp(Math.min(w / 390, h / 844) * 0.62, 0.55, 3);
  const gap = Math.max(6, w * 0.015);
  const strip = clamp(h * 0.075, 60, 150);
  const power = hasPowerRow ? clamp(h * 0.11, 84, 240) : 0;
  const hand = clamp(h * 0.165, 110, 380);
  const prompt = clamp(h * 0.165, 132, 330);
  const board = (h - strip * 2 - power - hand - prompt - gap * 4) / 2;
  const pilesW = w * 0.31;
  const farBoardY = strip + gap;
  const powerY = farBoardY + board;
  const nearBoardY = powerY + power + gap;
  const nearStripY = nearBoardY + board + gap;
  return {
    form: "tall", screen: rect(0, 0, w, h), unit,
    boards: [rect(gap, farBoardY, w - gap * 2, board), rect(gap, nearBoardY, w - gap * 2, board)],
    hands: [rect(w * 0.42, 0, w * 0.26, strip), rect(gap, nearStripY + strip, w - gap * 2, hand)],
    statuses: [rect(gap, 0, w - pilesW - gap * 2, strip), rect(gap, nearStripY, w - pilesW - gap * 2, strip)],
    piles: [rect(w - pilesW, 2, pilesW - gap, strip), rect(w - pilesW, nearStripY + 2, pilesW - gap, strip)],
    powerRow: rect(gap, powerY, w - gap * 2, power),
    prompt: rect(0, h - prompt, w, prompt), centreLine: powerY + power / 2 + gap / 2,
  };
}

/** Creatures in a play area: one row, or two when that makes them larger. An exhausted one lies down and is as wide as it is high. */
export function boardSpots(area: Rect, exhausted: readonly boolean[]): Spot[] {
  if (exhausted.length === 0) return [];
  const one = boardRows(area, exhausted, 1);
  const two = exhausted.length > 2 ? boardRows(area, exhausted, 2) : one;
  return two.size > one.size * 1.05 ? two.spots : one.spots;
}

function boardRows(area: Rect, exhausted: readonly boolean[], rows: number): { size: number; spots: Spot[] } {
  const perRow = Math.ceil(exhausted.length / rows);
  const gap = area.h * 0.05;
  const lines = Array.from({ length: rows }, (_, row) => exhausted.slice(row * perRow, (row + 1) * perRow)).filter((line) => line.length > 0);
  const widthIn = (line: readonly boolean[], h: number): number => line.reduce((sum, lies) => sum + (lies ? h : h * CARD_ASPECT), 0) + gap * (line.length - 1);
  let h = (area.h * 0.96 - gap * (rows - 1)) / rows;
  for (const line of lines) {
    const used = widthIn(line, h) - gap * (line.length - 1);
    const free = area.w * 0.98 - gap * (line.length - 1);
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

/** A fanned hand; the cards overlap when there are many. `arch` bends the fan, 1 for the near hand, -1 for the far one. */
export function handSpots(area: Rect, count: number, arch: 1 | -1, cardHeight: number): Spot[] {
  const w = cardHeight * CARD_ASPECT;
  const step = count < 2 ? 0 : Math.min(w * 1.04, (area.w - w * 1.05) / (count - 1));
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - middle;
    const lean = count < 2 ? 0 : (off / Math.max(middle, 1)) * Math.min(0.09, 0.025 * count);
    const sink = Math.abs(lean) * w * 0.55 * Math.abs(off) * 0.5;
    const y = arch > 0 ? area.y + cardHeight / 2 + sink + area.h * 0.04 : area.y + area.h - cardHeight / 2 - sink - area.h * 0.06;
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
  const cellW = h * CARD_ASPECT * 1.07;
  const cellH = h * 1.06;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: area.x + area.w / 2 + ((i % columns) - (inRow - 1) / 2) * cellW, y: area.y + area.h / 2 + (row - (rows - 1) / 2) * cellH,
      w: h * CARD_ASPECT, h, turn: 0,
    };
  });
}

export interface DramaLayout {
  readonly card: Spot;
  readonly prompt: Rect;
  readonly tokens: readonly [Rect, Rect];
}

/** The Mindbug moment: the card large, the tokens leaning in, the choice below (or beside, where it is low). */
export function dramaLayout(screen: Rect): DramaLayout {
  const { w, h } = screen;
  const low = h < 560;
  const cardH = low ? h * 0.94 : Math.min(h * 0.62, (w * 0.72) / CARD_ASPECT);
  const cardW = cardH * CARD_ASPECT;
  const x = low ? w * 0.3 : w / 2;
  const y = low ? h / 2 : h * 0.06 + cardH / 2;
  const token = low ? h * 0.16 : Math.min(w * 0.1, h * 0.1);
  const promptTop = low ? h * 0.25 : y + cardH / 2 + h * 0.02;
  return {
    card: { x, y, w: cardW, h: cardH, turn: 0 },
    prompt: low ? rect(x + cardW * 0.5 + token, promptTop, w - x - cardW * 0.5 - token * 1.3, h * 0.5) : rect(w / 2 - Math.min(w, 760) / 2, promptTop, Math.min(w, 760), h - promptTop - h * 0.02),
    tokens: [rect(x - cardW / 2 - token * 0.45, y, token, token), rect(x + cardW / 2 + token * 0.45, y, token, token)],
  };
}

/** A large card beside the one looked at, on the side with more room, inside the screen. */
export function zoomSpot(screen: Rect, of: Spot): Spot {
  const h = Math.min(screen.h * 0.9, 620 * Math.max(1, screen.h / 1000), (screen.w * 0.86) / CARD_ASPECT);
  const w = h * CARD_ASPECT;
  const half = Math.max(of.w, of.h) / 2;
  const margin = 10;
  const leftRoom = of.x - half;
  const rightRoom = screen.w - of.x - half;
  const clampY = (y: number): number => clamp(y, h / 2 + margin, screen.h - h / 2 - margin);
  if (Math.max(leftRoom, rightRoom) >= w + margin * 2) {
    const x = rightRoom >= leftRoom ? of.x + half + w / 2 + margin : of.x - half - w / 2 - margin;
    return { x, y: clampY(of.y), w, h, turn: 0 };
  }
  const above = of.y > screen.h / 2;
  const room = above ? of.y - of.h / 2 - margin * 2 : screen.h - of.y - of.h / 2 - margin * 2;
  const fitH = Math.min(h, Math.max(room, screen.h * 0.45));
  return { x: screen.w / 2, y: above ? margin + fitH / 2 : screen.h - margin - fitH / 2, w: fitH * CARD_ASPECT, h: fitH, turn: 0 };
}
