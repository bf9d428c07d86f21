/** Where the parts of the page lie over the table, for its layout and what is open. */
import type { Rect } from "../layout/geometry.ts";
import { momentLayout } from "../layout/mindbugMoment.ts";
import type { TableLayout } from "../layout/tableLayout.ts";

export type PromptMode = "bar" | "sheet" | "side" | "drama";
const MODES = { wide: "bar", tall: "sheet", low: "side" } as const satisfies Record<TableLayout["form"], PromptMode>;

/** While a pile lies open over the middle, the question moves below it. */
function lowered({ prompt, boards }: TableLayout): Rect {
  return { ...prompt, y: boards[1].y + boards[1].h - prompt.h };
}

export function promptPlace(
  layout: TableLayout,
  { large, pileOpen }: { readonly large: boolean; readonly pileOpen: boolean },
): { readonly area: Rect; readonly mode: PromptMode } {
  if (large) return { area: momentLayout(layout).prompt, mode: "drama" };
  const area = pileOpen && layout.form === "wide" ? lowered(layout) : layout.prompt;
  return { area, mode: MODES[layout.form] };
}

export function trayPlace(layout: TableLayout): Rect {
  const { boards, form } = layout;
  const top = form === "tall" ? boards[0].y : 6;
  const bottom = form === "wide" ? lowered(layout).y - 4 : boards[1].y + boards[1].h;
  return { x: boards[0].x, y: top, w: boards[0].w, h: bottom - top };
}

const MANY = 8;

export function trayCardHeight({ form, unit, screen }: TableLayout, cards: number): number {
  if (form === "wide") return (cards > MANY ? 200 : 290) * unit;
  return form === "tall" ? Math.max(138, screen.w * 0.3) : 132;
}

export const startLabelPlace = ({ startCards, unit }: TableLayout): Rect | null =>
  startCards === null ? null : { ...startCards, h: 24 * unit };

/** The size of the tokens on a status strip. */
export function tokenSize(form: TableLayout["form"], { w, h }: Rect): number {
  if (form === "wide") return Math.min(w / 6, h * 0.17);
  return form === "tall" ? Math.min(34, h * 0.32) : 20;
}
