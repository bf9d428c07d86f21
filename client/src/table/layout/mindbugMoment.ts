/** The Mindbug moment: the played card large, the question beside or below it. */
import { largeAspect, rect, type Rect, type Spot } from "./geometry.ts";
import type { TableLayout } from "./tableLayout.ts";

const LEAST_READABLE = 380;
const SMALL_QUESTION = 240;
const QUESTION_WIDTH = 0.8;

export interface MomentLayout {
  readonly card: Spot;
  readonly prompt: Rect;
  readonly tokens: readonly [Spot, Spot];
  /** The card needs the place of the status strips. */
  readonly coversStatus: boolean;
}

/**
 * The Mindbug moment: the card large, the tokens leaning in, the choice below (or beside, where it is low). The status
 * stays in sight.
 */
export function momentLayout(layout: TableLayout): MomentLayout {
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
  const wide = form === "tall" ? w : h * QUESTION_WIDTH;
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
