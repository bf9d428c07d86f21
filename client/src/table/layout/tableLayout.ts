/** Where everything lies, as pure geometry: screen size and counts in, rectangles out. */
import { clamp, LOW_SCREEN, rect, type Rect } from "./geometry.ts";

/** Landscape with room, landscape on a phone, portrait. */
export type Form = "wide" | "low" | "tall";

export interface TableLayout {
  readonly form: Form;
  readonly screen: Rect;
  /** 1 at 1440 × 900. */
  readonly unit: number;
  /** Index 0 is the far side, 1 the near side. */
  readonly boards: readonly [Rect, Rect];
  /** The far hand has a place of its own only where there is room; elsewhere it is a number in the status. */
  readonly hands: readonly [Rect | null, Rect];
  readonly statuses: readonly [Rect, Rect];
  /** null where the piles are part of the status. */
  readonly piles: readonly [Rect, Rect] | null;
  /** The Power cards that may be bought, and the button that leads to those used up. */
  readonly powerRow: Rect | null;
  readonly powerLabel: Rect | null;
  /** The creatures that nobody plays with. */
  readonly unused: Rect;
  readonly startCards: Rect | null;
  /** Where what happened is told in small cards; null where only the log has room for it. */
  readonly history: Rect | null;
  readonly prompt: Rect;
  /** Kept free for the page around the table. */
  readonly menu: Rect;
  readonly centreLine: number;
}

/** What needs a place on this table beside what every table has. */
export interface Needs {
  /** "idle": nobody can buy now, and where room is scarce a button stands for the row. */
  readonly powerRow: "none" | "idle" | "asked";
  /** Both hands lie open, as in a replay or a puzzle: the far one must be readable. */
  readonly openHands: boolean;
  /** Somebody at this table answers questions. */
  readonly asks: boolean;
}

export function tableLayout(width: number, height: number, needs: Needs): TableLayout {
  if (height > width * 1.05) return tallLayout(width, height, needs);
  return height < LOW_SCREEN ? lowLayout(width, height, needs) : wideLayout(width, height, needs);
}

const besideStart = ({ x, y, w, h }: Rect, height: number): Rect => rect(x + w, y + (h - height) / 2, w * 0.56, height);

function wideLayout(w: number, h: number, { powerRow, openHands }: Needs): TableLayout {
  const hasPowerRow = powerRow !== "none";
  const unit = clamp(Math.min(w / 1440, h / 900), 0.6, 4);
  const gap = 12 * unit;
  const side = clamp(w * 0.152, 178, 620);
  const farHand = (openHands ? 124 : 60) * unit;
  const nearHand = h * 0.232;
  const prompt = clamp(92 * unit, 76, 320);
  const board = (h - farHand - nearHand - prompt - gap * 2) / 2;
  const middle = w - side * 2 - gap * 2;
  const x = side + gap;
  const farBoardY = farHand + gap * 0.5;
  const promptY = farBoardY + board + gap * 0.25;
  const nearBoardY = promptY + prompt + gap * 0.25;
  const rightX = w - side;
  const menuH = Math.max(48, 48 * unit);
  const pileH = h * 0.225;
  const statusH = h * 0.27;
  const columnTop = gap + menuH + pileH + gap;
  const columnH = h - columnTop - pileH - gap * 2;
  const column = rect(rightX, columnTop, side - gap, columnH);
  const leftMiddle = rect(gap, statusH + gap * 2, side - gap, h - statusH * 2 - gap * 4);
  const start = rect(leftMiddle.x, leftMiddle.y, leftMiddle.w * 0.64, 112 * unit);
  const told = start.h + gap;
  return {
    form: "wide",
    screen: rect(0, 0, w, h),
    unit,
    boards: [rect(x, farBoardY, middle, board), rect(x, nearBoardY, middle, board)],
    hands: [rect(x, 0, middle, farHand), rect(x, h - nearHand, middle, nearHand)],
    statuses: [rect(gap, gap, side - gap, statusH), rect(gap, h - statusH - gap, side - gap, statusH)],
    piles: [rect(rightX, gap + menuH, side - gap, pileH), rect(rightX, h - pileH - gap, side - gap, pileH)],
    powerRow: hasPowerRow ? column : null,
    powerLabel: hasPowerRow ? { ...column, h: powerLabelHeight(unit) } : null,
    unused: besideStart(start, Math.max(44, 48 * unit)),
    startCards: start,
    history: rect(leftMiddle.x, leftMiddle.y + told, leftMiddle.w, leftMiddle.h - told),
    prompt: rect(x, promptY, middle, prompt),
    menu: rect(w - side, gap * 0.5, side - gap, menuH),
    centreLine: promptY + prompt / 2,
  };
}

/** A phone held sideways: status left, prompt right, the play areas as high as they can be. */
function lowLayout(w: number, h: number, { powerRow, openHands, asks }: Needs): TableLayout {
  const hasPowerRow = powerRow !== "none";
  const gap = 5;
  const left = clamp(w * 0.18, 142, 190);
  const right = clamp(w * 0.245, 190, 260);
  const hand = clamp(h * 0.28, 96, 150);
  const board = (h - hand - gap * 3) / 2;
  const middle = w - left - right - gap * 2;
  const x = left + gap;
  const menuH = 48;
  const power = hasPowerRow ? 96 : 0;
  const rightX = w - right;
  const farHand = openHands ? clamp(h * (asks ? 0.18 : 0.26), 60, 104) : 0;
  const row = rect(rightX, menuH, right - gap, power);
  const menu = rect(rightX, 2, right - gap, menuH - 4);
  return {
    form: "low",
    screen: rect(0, 0, w, h),
    unit: 0.6,
    boards: [rect(x, gap, middle, board), rect(x, board + gap * 2, middle, board)],
    hands: [openHands ? rect(rightX, menuH + power, right - gap, farHand) : null, rect(x, h - hand, middle, hand)],
    statuses: [
      rect(gap, gap, left - gap, h / 2 - gap * 1.5),
      rect(gap, h / 2 + gap * 0.5, left - gap, h / 2 - gap * 1.5),
    ],
    piles: null,
    powerRow: hasPowerRow ? row : null,
    powerLabel: hasPowerRow ? rect(row.x + row.w - 48, row.y + row.h / 2 - 26, 48, 52) : null,
    unused: menu,
    startCards: null,
    history: null,
    prompt: rect(rightX, menuH + power + farHand + gap, right - gap, h - menuH - power - farHand - gap * 2),
    menu,
    centreLine: board + gap * 1.5,
  };
}

/** Lower than this a phone has no room for what is not needed now. */
const SMALL_PHONE = 760;
const SMALLEST_PHONE = 600;
/** Beside the Power cards: the button for those used up, and the creatures that nobody plays with. */
const POWER_SIDE = 74;

function tallLayout(w: number, h: number, { powerRow, openHands, asks }: Needs): TableLayout {
  const unit = clamp(w / 620, 0.6, 3);
  const gap = Math.max(5, w * 0.013);
  const smallest = h < SMALLEST_PHONE;
  const folded = powerRow === "idle" && h < SMALL_PHONE;
  const strip = clamp(h * 0.07, 60, 118);
  const power = powerRow === "none" ? 0 : folded ? 44 : clamp(h * 0.115, smallest ? 90 : 92, 220);
  const hand = clamp(h * 0.15, smallest ? 96 : 116, 260);
  const prompt = asks ? clamp(h * 0.165, smallest ? 128 : 138, 240) : clamp(h * 0.07, 62, 90);
  const farHand = openHands ? clamp(h * 0.13, 92, 200) : 0;
  const board = (h - strip * 2 - power - hand - prompt - farHand - gap * 4) / 2;
  const farBoardY = strip + farHand + gap;
  const powerY = farBoardY + board + gap * 0.5;
  const nearBoardY = powerY + power + gap * 0.5;
  const nearStripY = nearBoardY + board + gap * 0.5;
  const menuW = powerRow === "none" ? 52 : 0;
  const row = rect(gap, powerY, w - gap * 2, power);
  const side = rect(row.x + row.w - POWER_SIDE, row.y, POWER_SIDE, row.h);
  const corner = rect(w - 52, gap * 0.5 + (strip - 48) / 2, 48, 48);
  return {
    form: "tall",
    screen: rect(0, 0, w, h),
    unit,
    boards: [rect(gap, farBoardY, w - gap * 2, board), rect(gap, nearBoardY, w - gap * 2, board)],
    hands: [
      openHands ? rect(gap, strip, w - gap * 2, farHand) : null,
      rect(gap, nearStripY + strip + gap * 0.5, w - gap * 2, hand),
    ],
    statuses: [rect(gap, gap * 0.5, w - gap * 2 - menuW, strip), rect(gap, nearStripY, w - gap * 2, strip)],
    piles: null,
    powerRow: powerRow === "none" || folded ? null : row,
    powerLabel: powerRow === "none" ? null : folded ? { ...row, w: row.w - POWER_SIDE - gap } : { ...side, h: 44 },
    unused: powerRow === "none" ? corner : folded ? side : { ...side, y: side.y + side.h - 44, h: 44 },
    startCards: null,
    history: null,
    prompt: rect(0, h - prompt, w, prompt),
    menu: corner,
    centreLine: powerY + power / 2,
  };
}

/** Height of the button above the Power cards, large enough for a finger on a tablet. */
export const powerLabelHeight = (unit: number): number => Math.max(44, 44 * unit);
