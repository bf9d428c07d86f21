/** Where the large card beside the one looked at has room. */
import { clamp, largeAspect, rect, type Rect } from "./geometry.ts";

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How much a smaller large card is disliked, against covering something. */
const DISLIKE_OF_SMALL = 0.2;
const ZOOM_SIZES = [1, 0.9, 0.8, 0.7] as const;
/** Below this the words on a card have no room. */
const LEAST_ZOOM = 420;

/**
 * A large card where it covers least of what may have to be clicked, and the looked-at card not at all if possible:
 * rather a little smaller than in the way.
 */
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
