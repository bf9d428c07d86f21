/** Where the large card has room beside the one looked at, and in which shape. */
import { CARD_ASPECT, clamp, rect, type Rect } from "./geometry.ts";

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

export interface ZoomWish {
  readonly screen: Rect;
  /** The card looked at. */
  readonly of: Rect;
  /** Never covered: the question and the hearts. */
  readonly never: readonly Rect[];
  /** Covered only where nothing else is left: what may have to be pressed next. */
  readonly rather: readonly Rect[];
  /** How large the letters on a card of this size are; 0 where they would find no room. */
  readonly letters: (w: number, h: number) => number;
}

/** On a lying screen the words stand beside the portrait: that needs less height. */
const HEIGHTS = [460, 420, 380, 340, 310, 280, 255, 230, 205] as const;
const WIDE_ASPECTS = [1.6, 1.85, 2.1] as const;
const HIGH_SHARES = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const;
const GAP = 6;
/** Smaller ones are read with effort. */
const EASY_LETTERS = 14;

interface Size {
  readonly w: number;
  readonly h: number;
}

/** How bad what is: an answer of the question hidden outweighs everything. */
const COVERS_NEVER = 1000;
const COVERS_SELF = 3;
const PER_PIXEL_AWAY = 40;
const PER_PIXEL_SMALLER = 60;
const PER_LETTER_SMALLER = 9000;
const UNREADABLE = 60_000;

function sizes({ screen }: ZoomWish, margin: number): Size[] {
  if (screen.h > screen.w) {
    const most = Math.min(screen.h - margin * 2, (screen.w * 0.86) / CARD_ASPECT, 620 * Math.max(1, screen.h / 1000));
    return HIGH_SHARES.map((share) => ({ w: most * share * CARD_ASPECT, h: most * share }));
  }
  const scale = Math.max(1, screen.h / 1000);
  return HEIGHTS.map((height) => Math.min(height * scale, screen.h - margin * 2)).flatMap((h) =>
    WIDE_ASPECTS.map((aspect) => ({ w: Math.min(screen.w - margin * 2, h * aspect), h })),
  );
}

/** As large as it can be without covering what must be seen, and near to what it explains. */
export function zoomPlace(wish: ZoomWish): Rect {
  const { screen, of, never, rather } = wish;
  const margin = Math.max(4, screen.h * 0.008);
  const all = sizes(wish, margin);
  const tallest = Math.max(...all.map(({ h }) => h));
  const covered = (area: Rect, others: readonly Rect[]): number =>
    others.reduce((sum, other) => sum + overlap(area, other), 0);
  const away = (area: Rect): number =>
    Math.max(0, of.x - area.x - area.w, area.x - of.x - of.w) +
    Math.max(0, of.y - area.y - area.h, area.y - of.y - of.h);
  const tries = all.flatMap((size) => {
    const letters = wish.letters(size.w, size.h);
    const hard =
      (letters === 0 ? UNREADABLE : Math.max(0, EASY_LETTERS - letters) * PER_LETTER_SMALLER) +
      (tallest - size.h) * PER_PIXEL_SMALLER +
      size.w * size.h * 0.05;
    return places(wish, size, margin).map((area) => ({
      area,
      badness:
        hard +
        covered(area, never) * COVERS_NEVER +
        covered(area, rather) +
        overlap(area, of) * COVERS_SELF +
        away(area) * PER_PIXEL_AWAY,
    }));
  });
  return tries.reduce((best, next) => (next.badness < best.badness - 1 ? next : best)).area;
}

/** Beside each of the things that should stay in sight, and along the edges of the screen. */
function places({ screen, of, never, rather }: ZoomWish, { w, h }: Size, margin: number): Rect[] {
  const beside = [of, ...never, ...rather];
  const along = (length: number, whole: number, middle: number, edges: readonly number[]): number[] => {
    const most = whole - length - margin;
    const inside = [margin, most, middle, ...edges].map((at) => Math.round(clamp(at, margin, Math.max(margin, most))));
    return [...new Set(inside)];
  };
  const xs = along(
    w,
    screen.w,
    of.x + of.w / 2 - w / 2,
    beside.flatMap((each) => [each.x + each.w + GAP, each.x - w - GAP]),
  );
  const ys = along(
    h,
    screen.h,
    of.y + of.h / 2 - h / 2,
    beside.flatMap((each) => [each.y + each.h + GAP, each.y - h - GAP]),
  );
  return xs.flatMap((x) => ys.map((y) => rect(x, y, w, h)));
}
