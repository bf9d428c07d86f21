/**
 * The written part of a zoomed card: keywords with reminders, abilities, where the power comes from, set and copies.
 */
import type { Card, Keyword } from "@mindbug/shared/cards";
import { iconsText, keywordName, keywordReminder, rulesText, setName } from "@mindbug/shared/text";
import { language, say } from "../../i18n/index.ts";
import { COLOUR, SET_HUE } from "../palette.ts";
import type { CardFace } from "./card.ts";
import { markOfConstant } from "./cardMarks.ts";
import { paintMark } from "./marks.ts";
import type { Rect } from "../layout/geometry.ts";
import { css, type Pen, quietFont, stamp, wrap } from "./pen.ts";
import { COLOURS } from "../../styles/tokens.ts";

/** No word on a card is smaller. */
const LEAST = 12;
/**
 * Portraits are square. With this much of its height a face is whole; with less than the second it is no longer a face.
 */
const WHOLE_FACE = 0.76;
const LEAST_FACE = 0.52;

interface Block {
  readonly icon?: string;
  /** Bold, before the text. */
  readonly label: string;
  readonly text: string;
  readonly colour: number;
  readonly weight: number;
  readonly scale: number;
}

const keywordsOf = (card: Card, face: CardFace): readonly Keyword[] =>
  face.keywords ?? (card.kind === "creature" ? card.keywords : []);

/** Brief: the keywords by name only, for a card too small for their reminders. */
function blocksOf(card: Card, face: CardFace, brief: boolean): Block[] {
  const lang = language();
  const keywords = keywordsOf(card, face);
  const blocks: Block[] = brief
    ? [
        {
          label: "",
          text: keywords.map((keyword) => keywordName(keyword, lang)).join(" · "),
          colour: COLOUR.text,
          weight: 900,
          scale: 0.92,
        },
      ]
    : keywords.map((keyword) => ({
        icon: `keyword-${keyword.toLowerCase()}`,
        label: keywordName(keyword, lang),
        text: keywordReminder(keyword, lang),
        colour: COLOUR.quiet,
        weight: 600,
        scale: 0.92,
      }));
  for (const text of iconsText(card, lang))
    blocks.push({
      icon: card.kind === "creature" && card.dice > 0 ? "die-paw" : "octonite",
      label: "",
      text,
      colour: COLOUR.octonite,
      weight: 700,
      scale: 0.95,
    });
  for (const block of rulesText(card, lang))
    blocks.push({
      ...iconOf(card, block.trigger),
      label: block.label,
      text: block.text,
      colour: COLOUR.text,
      weight: 700,
      scale: 1,
    });
  if (face.note !== undefined)
    blocks.push({ label: "", text: face.note, colour: COLOUR.act, weight: 800, scale: 0.95 });
  return blocks;
}

/** Its trigger, or what tells lasting abilities on the small card. */
function iconOf(card: Card, trigger: string | undefined): { readonly icon?: string } {
  const mark = trigger === undefined ? markOfConstant(card) : `trigger-${trigger}`;
  return mark === null ? {} : { icon: mark };
}

/** Writes one block and returns the height it took; `draw` false only measures. */
function writeBlock(pen: Pen, block: Block, x: number, y: number, width: number, size: number, draw: boolean): number {
  const indent = block.icon === undefined ? 0 : size * 1.75;
  const letters = Math.max(LEAST, size * block.scale);
  const line = letters * 1.26;
  pen.font = quietFont(letters, 900);
  const label = block.label === "" ? "" : `${block.label}  `;
  const labelWidth = pen.measureText(label).width;
  pen.font = quietFont(letters, block.weight);
  const lines = wrap(pen, block.text, width - indent, labelWidth);
  if (draw) {
    if (block.icon !== undefined) paintMark(pen, block.icon, x + size * 0.72, y + line * 0.5, size * 1.45);
    pen.textAlign = "left";
    pen.textBaseline = "middle";
    pen.fillStyle = css(block.colour);
    lines.forEach((text, i) => pen.fillText(text, x + indent + (i === 0 ? labelWidth : 0), y + line * (i + 0.5)));
    pen.font = quietFont(letters, 900);
    pen.fillStyle = css(COLOUR.text);
    if (label !== "") pen.fillText(label, x + indent, y + line * 0.5);
  }
  return line * lines.length + size * 0.4;
}

export interface RulesPlan {
  /** Height of the letters. */
  readonly size: number;
  /** Of the whole panel, foot included. */
  readonly height: number;
  readonly brief: boolean;
  /** Even the smallest letters need more room than there is. */
  readonly cramped: boolean;
}

const insetOf = (w: number): number => Math.max(11, w * 0.045);
const footOf = (w: number): number => Math.max(20, w * 0.08);

/**
 * The words take what they need, the portrait all the rest: a face is cut only where a card has much to say, and words
 * never shrink below what can be read. Rather than lose its face, a card does without reminders; with `leastArt` 0 the
 * portrait stands elsewhere.
 */
export function planRules(pen: Pen, card: Card, face: CardFace, w: number, room: number, leastArt: number): RulesPlan {
  const whole = planBlocks(pen, blocksOf(card, face, false), w, room, leastArt > 0);
  if (room - whole.height >= leastArt || keywordsOf(card, face).length === 0) return { ...whole, brief: false };
  return { ...planBlocks(pen, blocksOf(card, face, true), w, room, leastArt > 0), brief: true };
}

function planBlocks(
  pen: Pen,
  blocks: readonly Block[],
  w: number,
  room: number,
  hasArt: boolean,
): Omit<RulesPlan, "brief"> {
  const inset = insetOf(w);
  const around = inset * 1.8 + footOf(w);
  const needs = (size: number): number =>
    around + blocks.reduce((sum, block) => sum + writeBlock(pen, block, 0, 0, w - inset * 2, size, false), 0);
  const shrink = (from: number, to: number, art: number): number => {
    let size = from;
    while (size > to && needs(size) > room - w * art) size = Math.max(to, size - 0.5);
    return size;
  };
  const easy = Math.max(LEAST, w * 0.044);
  const size = hasArt
    ? shrink(shrink(Math.max(14, w * 0.056), easy, WHOLE_FACE), LEAST, LEAST_FACE)
    : shrink(Math.max(17, w * 0.056), LEAST, 0);
  return { size, height: Math.min(room, Math.max(needs(size), room - w)), cramped: needs(size) > room + 0.5 };
}

export function paintRules(
  pen: Pen,
  card: Card,
  face: CardFace,
  { x, y, w, h }: Rect,
  { size, brief }: RulesPlan,
): void {
  const hue = SET_HUE[card.set];
  const foot = footOf(w);
  pen.beginPath();
  pen.roundRect(x, y, w, h, [0, 0, w * 0.05, w * 0.05]);
  const dark = pen.createLinearGradient(0, y, 0, y + h);
  dark.addColorStop(0, COLOURS.sunken);
  dark.addColorStop(1, css(hue.deep));
  pen.fillStyle = dark;
  pen.fill();
  pen.globalAlpha = 0.1;
  stamp(pen, `emblem-${card.set}`, x + w * 0.5, y + h * 0.48, Math.min(h, w) * 0.7);
  pen.globalAlpha = 1;
  const inset = insetOf(w);
  let top = y + inset;
  for (const block of blocksOf(card, face, brief))
    top += writeBlock(pen, block, x + inset, top, w - inset * 2, size, true);
  paintFoot(pen, card, x + w * 0.085, y + h - foot * 0.55, w * 0.83, foot);
}

function paintFoot(pen: Pen, card: Card, x: number, y: number, w: number, h: number): void {
  stamp(pen, `emblem-${card.set}`, x + h * 0.42, y, h * 0.8);
  pen.font = quietFont(Math.max(12, h * 0.48), 800);
  pen.textBaseline = "middle";
  pen.textAlign = "left";
  pen.fillStyle = css(SET_HUE[card.set].light);
  pen.fillText(setName(card.set, language()), x + h * 0.98, y, w * 0.7);
  pen.textAlign = "right";
  pen.fillStyle = css(COLOUR.quiet);
  if (card.kind === "creature") pen.fillText(say("copies", { n: card.copies }), x + w, y);
}
