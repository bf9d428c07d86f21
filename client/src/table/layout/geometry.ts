/** Rectangles, cards and the few numbers that every layout shares. */
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

/** Width of a card for its height. */
export const CARD_ASPECT = 0.72;
/** A large card on a low screen is broader: the words need the room. */
const BROAD_ASPECT = 0.94;
export const LOW_SCREEN = 560;
export const largeAspect = (screen: Rect): number =>
  screen.h < LOW_SCREEN && screen.w > screen.h ? BROAD_ASPECT : CARD_ASPECT;

export const rect = (x: number, y: number, w: number, h: number): Rect => ({
  x,
  y,
  w: Math.max(0, w),
  h: Math.max(0, h),
});
export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
