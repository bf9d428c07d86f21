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
  readonly powerRow: Rect | null;
  readonly startCards: Rect | null;
  readonly prompt: Rect;
  /** Kept free for the page around the table: a menu button, and a log where there is room. */
  readonly menu: Rect;
  readonly log: Rect | null;
  readonly centreLine: number;
}

/** Width of a card for its height. */
export const CARD_ASPECT = 0.72;
/** A large card on a low screen is broader: the words need the room. */
const BROAD_ASPECT = 0.94;
const LOW_SCREEN = 560;
export const largeAspect = (screen: Rect): number =>
  screen.h < LOW_SCREEN && screen.w > screen.h ? BROAD_ASPECT : CARD_ASPECT;

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w: Math.max(0, w), h: Math.max(0, h) });
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** What needs a place on this table beside what every table has. */
export interface Needs {
  readonly powerRow: boolean;
  /** Both hands lie open, as in a replay: the far one must be readable, and nothing has to be answered. */
  readonly openHands: boolean;
}

export function tableLayout(width: number, height: number, needs: Needs): TableLayout {
  if (height > width * 1.05) return tallLayout(width, height, needs);
  return height < LOW_SCREEN ? lowLayout(width, height, needs) : wideLayout(width, height, needs);
}

function wideLayout(w: number, h: number, { powerRow: hasPowerRow, openHands }: Needs): TableLayout {
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
  const start = rect(leftMiddle.x, leftMiddle.y + leftMiddle.h * 0.5 - 75 * unit, leftMiddle.w, 150 * unit);
  return {
    form: "wide",
    screen: rect(0, 0, w, h),
    unit,
    boards: [rect(x, farBoardY, middle, board), rect(x, nearBoardY, middle, board)],
    hands: [rect(x, 0, middle, farHand), rect(x, h - nearHand, middle, nearHand)],
    statuses: [rect(gap, gap, side - gap, statusH), rect(gap, h - statusH - gap, side - gap, statusH)],
    piles: [rect(rightX, gap + menuH, side - gap, pileH), rect(rightX, h - pileH - gap, side - gap, pileH)],
    powerRow: hasPowerRow ? column : null,
    startCards: start,
    prompt: rect(x, promptY, middle, prompt),
    menu: rect(w - side, gap * 0.5, side - gap, menuH),
    log: hasPowerRow ? null : column,
    centreLine: promptY + prompt / 2,
  };
}

/** A phone held sideways: status left, prompt right, the play areas as high as they can be. */
function lowLayout(w: number, h: number, { powerRow: hasPowerRow, openHands }: Needs): TableLayout {
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
  const farHand = openHands ? clamp(h * 0.26, 60, 104) : 0;
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
    powerRow: hasPowerRow ? rect(rightX, menuH, right - gap, power) : null,
    startCards: null,
    prompt: rect(rightX, menuH + power + farHand + gap, right - gap, h - menuH - power - farHand - gap * 2),
    menu: rect(rightX, 2, right - gap, menuH - 4),
    log: null,
    centreLine: board + gap * 1.5,
  };
}

function tallLayout(w: number, h: number, { powerRow: hasPowerRow, openHands }: Needs): TableLayout {
  const unit = clamp(w / 620, 0.6, 3);
  const gap = Math.max(5, w * 0.013);
  const strip = clamp(h * 0.07, 60, 118);
  const power = hasPowerRow ? clamp(h * 0.115, 92, 220) : 0;
  const hand = clamp(h * 0.15, 116, 260);
  const prompt = openHands ? clamp(h * 0.07, 62, 90) : clamp(h * 0.165, 138, 240);
  const farHand = openHands ? clamp(h * 0.13, 92, 200) : 0;
  const board = (h - strip * 2 - power - hand - prompt - farHand - gap * 4) / 2;
  const farBoardY = strip + farHand + gap;
  const powerY = farBoardY + board + gap * 0.5;
  const nearBoardY = powerY + power + gap * 0.5;
  const nearStripY = nearBoardY + board + gap * 0.5;
  const menuW = 52;
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
    powerRow: hasPowerRow ? rect(gap, powerY, w - gap * 2, power) : null,
    startCards: null,
    prompt: rect(0, h - prompt, w, prompt),
    menu: rect(w - menuW, gap * 0.5 + (strip - 48) / 2, 48, 48),
    log: null,
    centreLine: powerY + power / 2,
  };
}

/** Height of the button above the Power cards, large enough for a finger on a tablet. */
export const powerLabelHeight = (unit: number): number => Math.max(44, 44 * unit);

/** Creatures in a play area: one row, or more when that makes them larger. An exhausted one lies down and is as wide as it is high. */
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

/** A fanned hand; the cards overlap when there are many. `arch` bends the fan, 1 for the near hand, -1 for the far one. */
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

const LEAST_READABLE = 380;
const SMALL_QUESTION = 240;
const DRAMA_WIDTH = 0.8;

export interface DramaLayout {
  readonly card: Spot;
  readonly prompt: Rect;
  readonly tokens: readonly [Spot, Spot];
  /** The card needs the place of the status strips. */
  readonly coversStatus: boolean;
}

/** The Mindbug moment: the card large, the tokens leaning in, the choice below (or beside, where it is low). The status stays in sight. */
export function dramaLayout(layout: TableLayout): DramaLayout {
  const { screen, form, boards, hands, statuses } = layout;
  const { w, h } = screen;
  const between = { top: statuses[0].y + statuses[0].h + 4, bottom: boards[1].y + boards[1].h };
  // On a small phone the words on the card matter more than the strips, whose Mindbugs the question counts anyway.
  const small = form === "tall" && between.bottom - between.top < LEAST_READABLE;
  const top = small ? 4 : form === "tall" ? between.top : h * 0.025;
  const bottom = small ? h - SMALL_QUESTION : form === "tall" ? between.bottom : form === "low" ? h * 0.985 : h * 0.7;
  const aspect = largeAspect(screen);
  const cardH = Math.min(bottom - top, (w * 0.8) / aspect);
  const cardW = cardH * aspect;
  const x = form === "low" ? statuses[0].x + statuses[0].w + cardW * 0.5 + h * 0.1 : w / 2;
  const y = (top + bottom) / 2;
  const token = form === "low" ? h * 0.22 : Math.min(w * 0.26, h * 0.22);
  const at = (side: -1 | 1): Spot => ({
    x: x + side * (cardW / 2 + token * (form === "tall" ? -0.12 : 0.16)),
    y: y + cardH * (form === "tall" ? 0.3 : -0.06),
    w: token,
    h: token,
    turn: side * -0.3,
  });
  const panelX = x + cardW * 0.5 + token * 0.68;
  const below = form === "tall" && !small ? hands[1].y - 4 : bottom + h * 0.012;
  const wide = form === "tall" ? w : h * DRAMA_WIDTH;
  return {
    card: { x, y, w: cardW, h: cardH, turn: 0 },
    prompt:
      form === "low"
        ? rect(panelX, h * 0.06, w - panelX - 8, h * 0.88)
        : rect(w / 2 - wide / 2, below, wide, h - below - (form === "tall" ? 0 : h * 0.012)),
    tokens: [at(-1), at(1)],
    coversStatus: small,
  };
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How much a smaller large card is disliked, against covering something. */
const DISLIKE_OF_SMALL = 0.2;
const ZOOM_SIZES = [1, 0.9, 0.8, 0.7] as const;
/** Below this the words on a card have no room. */
const LEAST_ZOOM = 420;

/** A large card where it covers least of what may have to be clicked, and the looked-at card not at all if possible: rather a little smaller than in the way. */
export function zoomRect(screen: Rect, of: Rect, keepFree: readonly Rect[]): Rect {
  const margin = Math.max(8, screen.h * 0.012);
  const aspect = largeAspect(screen);
  const most = Math.min(screen.h - margin * 2, 600 * Math.max(1, screen.h / 1000), (screen.w * 0.82) / aspect);
  const dislike = most * most * aspect * DISLIKE_OF_SMALL;
  const tries = ZOOM_SIZES.filter((size) => size === 1 || most * size >= LEAST_ZOOM).flatMap((size) =>
    zoomPlaces(screen, of, most * size * aspect, most * size, margin).map((area) => ({
      area,
      small: (1 - size) * dislike,
    })),
  );
  const badness = ({ area, small }: (typeof tries)[number]): number =>
    small + overlap(area, of) * 3 + keepFree.reduce((sum, free) => sum + overlap(area, free), 0);
  return tries.reduce((best, next) => (badness(next) < badness(best) - 1 ? next : best)).area;
}

/** Beside, above and below the card first, then along the edges of the screen. */
function zoomPlaces(screen: Rect, of: Rect, w: number, h: number, margin: number): Rect[] {
  const inX = (x: number): number => clamp(x, margin, screen.w - w - margin);
  const inY = (y: number): number => clamp(y, margin, screen.h - h - margin);
  const middleX = inX(of.x + of.w / 2 - w / 2);
  const middleY = inY(of.y + of.h / 2 - h / 2);
  const right = inX(of.x + of.w + margin);
  const left = inX(of.x - w - margin);
  const above = inY(of.y - h - margin);
  const below = inY(of.y + of.h + margin);
  const places: (readonly [number, number])[] = [
    [right, middleY],
    [left, middleY],
    [middleX, above],
    [middleX, below],
  ];
  for (const x of [margin, screen.w - w - margin, right, left, middleX])
    for (const y of [middleY, margin, screen.h - h - margin]) places.push([x, y]);
  return places.map(([x, y]) => rect(x, y, w, h));
}
