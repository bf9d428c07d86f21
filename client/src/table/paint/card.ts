/** A card's face at three levels of detail, painted once onto a canvas: board, hand, zoom. */
import { type Card, cardByKey, type Keyword } from "@mindbug/shared/cards";
import { keywordName } from "@mindbug/shared/text";
import { FRAME_CORNER, frameMark } from "../../art/index.ts";
import { language, nameOf } from "../../i18n/index.ts";
import { COLOUR, SET_HUE, type SetHue } from "../palette.ts";
import { marksOf } from "./cardMarks.ts";
import { paintCost, paintGem, paintMark, paintOctonite } from "./marks.ts";
import { box, cover, css, nameInto, nineSlice, type Pen, quietFont, stamp } from "./pen.ts";
import { paintPortrait } from "./portrait.ts";
import { paintRules, planRules, type RulesPlan } from "./rules.ts";

export type Detail = "board" | "hand" | "zoom";

export interface CardFace {
  /** null is a back. */
  readonly card: string | null;
  /** Which back, by its picture's name. */
  readonly back?: string;
  readonly detail: Detail;
  readonly power?: number;
  readonly keywords?: readonly Keyword[];
  readonly octonite?: number;
  /** Counters the player is about to put here. */
  readonly adding?: number;
  /** It was taken over, and fights for this side now. */
  readonly mind?: "near" | "far";
  /** How much of its width the next card in the hand leaves free, in tenths; 10 if it lies open. */
  readonly free?: number;
  /** A line below the rules, on zoom: where the power comes from. */
  readonly note?: string;
}

const LEAST_NAMED = 54;
/** Of the whole card, where it stands on the board: upright, and broad in a crowd. */
const LEAST_BOARD = 60;
const LEAST_BROAD = 74;

/** Width of a card for its height. */
export const CARD_ASPECT = 0.72;

export const gemRadius = (w: number, detail: Detail): number =>
  detail === "zoom" ? w * 0.115 : Math.max(12, w * 0.17);
/** A broad card's gem goes by its height. */
export const gemBase = (w: number, h: number): number => Math.min(w, h * 1.1);
const edgeOf = (w: number): number => Math.max(2.5, w * 0.042);

/** Paints with the top left corner at 0,0. `marks` adds gem and octonite, which sprites carry upright on their own. */
export function paintCard(pen: Pen, face: CardFace, w: number, h: number, marks: "marks" | "bare"): void {
  const card = face.card === null ? undefined : cardByKey(face.card);
  if (card === undefined) {
    paintBack(pen, face.back ?? "back-mixed", w, h);
    return;
  }
  const hue = SET_HUE[card.set];
  paintFrame(pen, w, h, hue);
  if (face.detail === "zoom") paintZoom(pen, card, face, w, h, hue);
  else paintSmall(pen, card, face, w, h, hue);
  nineSlice(
    pen,
    frameMark(card.kind === "power" ? "power" : card.set),
    FRAME_CORNER,
    w,
    h,
    face.detail === "zoom" ? Math.min(w, h) * 0.105 : Math.min(w * 0.18, h * 0.18, 60),
  );
  if (marks === "marks") paintMarks(pen, card, face, face.detail === "zoom" ? Math.min(w, h) : gemBase(w, h), hue);
}

function paintBack(pen: Pen, name: string, w: number, h: number): void {
  box(pen, 0, 0, w, h, w * 0.08);
  pen.fillStyle = css(COLOUR.ink);
  pen.fill();
  pen.save();
  pen.clip();
  cover(pen, name, 0, 0, w, h, 0.5);
  pen.restore();
}

function paintFrame(pen: Pen, w: number, h: number, hue: SetHue): void {
  const r = Math.min(w, h) * 0.08;
  box(pen, 0, 0, w, h, r);
  pen.fillStyle = css(COLOUR.ink);
  pen.fill();
  const line = Math.max(1, Math.min(w, h) * 0.012);
  const light = pen.createLinearGradient(0, 0, w * 0.6, h);
  light.addColorStop(0, css(hue.light));
  light.addColorStop(0.22, css(hue.frame));
  light.addColorStop(0.8, css(hue.frame));
  light.addColorStop(1, css(hue.deep));
  box(pen, line, line, w - line * 2, h - line * 2, r - line);
  pen.fillStyle = light;
  pen.fill();
}

/** Board and hand: the whole portrait, the name where it can be read, keywords across the picture's lower edge. */
function paintSmall(pen: Pen, card: Card, face: CardFace, w: number, h: number, hue: SetHue): void {
  const edge = edgeOf(gemBase(w, h));
  const inner = w - edge * 2;
  const free = (inner * (face.free ?? 10)) / 10;
  // Where the neighbour leaves a strip too small for words, the portrait has to do.
  const broad = w > h;
  const named = free >= LEAST_NAMED && (face.detail === "hand" || w >= (broad ? LEAST_BROAD : LEAST_BOARD));
  const panel = named ? (broad ? Math.max(h * 0.24, 20) : Math.max(h * 0.2, 29)) : 0;
  const artH = h - edge * 2 - panel;
  const r = Math.min(w, h) * 0.05;
  paintPortrait(pen, card, edge, edge, inner, artH, r);
  if (named) paintNamePanel(pen, card, edge, edge + artH, inner, panel, r, hue, free);
  const keywords = face.keywords ?? (card.kind === "creature" ? card.keywords : []);
  const icon = broad ? Math.max(14, h * 0.17) : Math.max(15, w * 0.15);
  paintKeywords(pen, keywords, (w * (face.free ?? 10)) / 10, edge + artH - (named ? icon * 0.32 : icon * 0.75), icon);
  paintColumn(pen, marksOf(card), w - edge - icon * 0.62, edge + icon * 0.62, icon * 0.92, artH - icon);
}

function paintNamePanel(
  pen: Pen,
  card: Card,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  hue: SetHue,
  free: number,
): void {
  const dark = pen.createLinearGradient(0, y, 0, y + h);
  dark.addColorStop(0, css(COLOUR.ink));
  dark.addColorStop(1, css(hue.deep));
  pen.beginPath();
  pen.roundRect(x, y, w, h, [0, 0, r, r]);
  pen.fillStyle = dark;
  pen.fill();
  const inset = h > 40 ? h * 0.14 : 0;
  const side = free < w ? 3 : Math.max(3, w * 0.085);
  nameInto(
    pen,
    nameOf(card.key),
    x + side,
    y + inset,
    free - side * 2,
    h - inset,
    css(COLOUR.text),
    Math.max(12.5, Math.min(w, h) * 0.122),
  );
}

function paintKeywords(pen: Pen, keywords: readonly Keyword[], w: number, y: number, size: number): void {
  if (keywords.length === 1 && w >= 112) {
    paintKeywordPill(pen, keywords[0]!, w / 2, y, size, w * 0.9);
    return;
  }
  const step = size * 1.22;
  const perRow = Math.max(1, Math.min(keywords.length, Math.floor((w * 0.98) / step)));
  const rows = Math.ceil(keywords.length / perRow);
  keywords.forEach((keyword, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? keywords.length - row * perRow : perRow;
    paintToken(
      pen,
      `keyword-${keyword.toLowerCase()}`,
      w / 2 + ((i % perRow) - (inRow - 1) / 2) * step,
      y - (rows - 1 - row) * step,
      size,
    );
  });
}

function paintToken(pen: Pen, icon: string, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.arc(x, y, size * 0.58, 0, 7);
  pen.fillStyle = css(COLOUR.ink, 0.92);
  pen.fill();
  pen.lineWidth = Math.max(1, size * 0.06);
  pen.strokeStyle = css(COLOUR.text, 0.75);
  pen.stroke();
  paintMark(pen, icon, x, y, size * 0.84);
}

function paintKeywordPill(pen: Pen, keyword: Keyword, x: number, y: number, size: number, most: number): void {
  pen.font = quietFont(Math.max(12, size * 0.56), 900);
  const word = keywordName(keyword, language());
  const w = Math.min(most, pen.measureText(word).width + size * 1.7);
  box(pen, x - w / 2, y - size * 0.55, w, size * 1.1, size * 0.55);
  pen.fillStyle = css(COLOUR.ink, 0.92);
  pen.fill();
  pen.lineWidth = Math.max(1, size * 0.06);
  pen.strokeStyle = css(COLOUR.text, 0.75);
  pen.stroke();
  stamp(pen, `keyword-${keyword.toLowerCase()}`, x - w / 2 + size * 0.62, y, size * 0.86);
  pen.textAlign = "left";
  pen.textBaseline = "middle";
  pen.fillStyle = css(COLOUR.text);
  pen.fillText(word, x - w / 2 + size * 1.15, y + size * 0.04, w - size * 1.5);
}

/** Down the right edge, as many as have room. */
function paintColumn(pen: Pen, marks: readonly string[], x: number, y: number, size: number, room: number): void {
  const most = Math.max(1, Math.floor(room / (size * 1.2)));
  marks.slice(0, most).forEach((mark, i) => paintToken(pen, mark, x, y + i * size * 1.2, size * 0.9));
}

/** With less of its height left for the portrait a card shows nobody. */
const LEAST_PORTRAIT = 0.25;

/** The portrait's share of a card that is broader than high: there the words stand beside it. */
const WIDE_PORTRAIT = 0.72;

interface ZoomPlan extends RulesPlan {
  readonly edge: number;
  readonly inner: number;
  readonly band: number;
  /** Of the portrait beside the words; 0 where it stands above them. */
  readonly beside: number;
}

function planZoom(pen: Pen, card: Card, face: CardFace, w: number, h: number): ZoomPlan {
  const wide = w > h;
  const edge = edgeOf(Math.min(w, h));
  const band = Math.max(22, h * (wide ? 0.12 : 0.075));
  const beside = wide ? h * WIDE_PORTRAIT : 0;
  const inner = w - edge * 2 - beside;
  const leastArt = wide ? 0 : h * LEAST_PORTRAIT;
  return { edge, inner, band, beside, ...planRules(pen, card, face, inner, h - edge * 2 - band, leastArt) };
}

/** The size of the letters on a large card of this size; 0 where its reminders would find no room. */
export function letterSize(pen: Pen, face: CardFace, w: number, h: number): number {
  const card = face.card === null ? undefined : cardByKey(face.card);
  if (card === undefined) return 0;
  const plan = planZoom(pen, card, face, w, h);
  return plan.brief || plan.cramped ? 0 : plan.size;
}

/** The keywords whose reminders found no room on a large card of this size. */
export function unexplained(pen: Pen, face: CardFace, w: number, h: number): readonly Keyword[] {
  const card = face.card === null ? undefined : cardByKey(face.card);
  if (card?.kind !== "creature" || !planZoom(pen, card, face, w, h).brief) return [];
  return face.keywords ?? card.keywords;
}

function paintZoom(pen: Pen, card: Card, face: CardFace, w: number, h: number, hue: SetHue): void {
  const plan = planZoom(pen, card, face, w, h);
  const { edge, inner, band, beside } = plan;
  const artH = beside > 0 ? 0 : h - edge * 2 - band - plan.height;
  const round = Math.min(w, h) * 0.05;
  if (beside > 0) paintPortrait(pen, card, edge, edge, beside, h - edge * 2, round);
  else paintPortrait(pen, card, edge, edge, inner, artH, round);
  const x = edge + beside;
  const y = edge + artH;
  pen.fillStyle = css(COLOUR.ink);
  pen.fillRect(x, y, inner, band);
  pen.fillStyle = css(hue.frame);
  pen.fillRect(x, beside > 0 ? y + band - 2 : y, inner, Math.max(1.5, h * 0.004));
  nameInto(pen, nameOf(card.key), x + inner * 0.03, y, inner * 0.94, band, css(COLOUR.text));
  const room = beside > 0 ? h - edge * 2 - band : plan.height;
  paintRules(pen, card, face, { x, y: y + band, w: inner, h: room }, plan);
}

function paintMarks(pen: Pen, card: Card, face: CardFace, w: number, hue: SetHue): void {
  const r = gemRadius(w, face.detail);
  if (card.kind === "power") paintCost(pen, r * 0.95, r * 0.95, r, card.cost);
  else paintGem(pen, r * 0.95, r, r, face.power ?? card.power, card.power, hue);
  const { octonite = 0, adding = 0 } = face;
  if (octonite + adding > 0) paintOctonite(pen, edgeOf(w) * 0.5, r * 2.75, Math.max(9, w * 0.1), octonite, adding);
}
