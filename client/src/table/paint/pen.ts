/** Small helpers around a canvas pen. Everything is measured in CSS pixels; the caller has scaled the pen. */
import { LOUD, QUIET } from "../palette.ts";
import { picture } from "./artwork.ts";

export type Pen = CanvasRenderingContext2D;

export const css = (colour: number, alpha = 1): string =>
  alpha >= 1
    ? `#${colour.toString(16).padStart(6, "0")}`
    : `rgba(${colour >> 16}, ${(colour >> 8) & 255}, ${colour & 255}, ${alpha})`;

export const loudFont = (size: number): string => `${size}px "${LOUD}", sans-serif`;
export const quietFont = (size: number, weight = 700): string => `${weight} ${size}px "${QUIET}", sans-serif`;

/** An empty canvas of this size, and what writes on it. */
export function penOn(canvas: HTMLCanvasElement, width: number, height: number, scale: number): Pen {
  canvas.width = Math.max(1, Math.ceil(width * scale));
  canvas.height = Math.max(1, Math.ceil(height * scale));
  const pen = canvas.getContext("2d")!;
  pen.scale(scale, scale);
  pen.imageSmoothingQuality = "high";
  return pen;
}

export function newCanvas(width: number, height: number, scale: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement("canvas");
  return { canvas, pen: penOn(canvas, width, height, scale) };
}

export function box(pen: Pen, x: number, y: number, w: number, h: number, r: number): Pen {
  pen.beginPath();
  pen.roundRect(x, y, w, h, Math.max(0, Math.min(r, w / 2, h / 2)));
  return pen;
}

/** Draws an icon inside a square around a centre; nothing while its atlas is missing. */
export function stamp(pen: Pen, name: string, x: number, y: number, size: number): void {
  const part = picture(name);
  if (part === null) return;
  const scale = size / Math.max(part.width, part.height);
  const w = part.width * scale;
  const h = part.height * scale;
  pen.drawImage(part.image, part.x, part.y, part.width, part.height, x - w / 2, y - h / 2, w, h);
}

/** Fills a rectangle with a picture, cutting what does not fit; `focus` 0 keeps the top, 1 the bottom. */
export function cover(pen: Pen, name: string, x: number, y: number, w: number, h: number, focus = 0.35): boolean {
  const part = picture(name);
  if (part === null) return false;
  const scale = Math.max(w / part.width, h / part.height);
  const cutW = w / scale;
  const cutH = h / scale;
  pen.drawImage(
    part.image,
    part.x + (part.width - cutW) / 2,
    part.y + (part.height - cutH) * focus,
    cutW,
    cutH,
    x,
    y,
    w,
    h,
  );
  return true;
}

/** A picture stretched around a rectangle: its corners keep their shape, only what is between them stretches. */
export function nineSlice(pen: Pen, name: string, corner: number, w: number, h: number, size: number): void {
  const part = picture(name);
  if (part === null) return;
  const from = [0, corner, part.width - corner, part.width] as const;
  const across = [0, size, w - size, w] as const;
  const down = [0, size, h - size, h] as const;
  for (const [i, x] of [0, 1, 2].entries()) {
    for (const [j, y] of [0, 1, 2].entries()) {
      if (i === 1 && j === 1) continue;
      pen.drawImage(
        part.image,
        part.x + from[x]!,
        part.y + from[y]!,
        from[x + 1]! - from[x]!,
        from[y + 1]! - from[y]!,
        across[x]!,
        down[y]!,
        across[x + 1]! - across[x]!,
        down[y + 1]! - down[y]!,
      );
    }
  }
}

export function outlined(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  fill: string,
  outline: string,
  width: number,
): void {
  pen.lineJoin = "round";
  pen.lineWidth = width;
  pen.strokeStyle = outline;
  pen.strokeText(text, x, y);
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
}

/**
 * Breaks a text into lines no wider than this, with the pen's font; `indent` keeps room at the start of the first line.
 */
export function wrap(pen: Pen, text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \n]+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && pen.measureText(longer).width > width - (lines.length === 0 ? indent : 0)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== "") lines.push(line);
  return lines;
}

const LEAST = 12;

/**
 * A name in one or two centred lines, as large as fits, never below what can be read: then it is narrowed, then cut.
 */
export function nameInto(
  pen: Pen,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  most = 64,
): void {
  const { lines, size } = bestLines(pen, name, w, h, most);
  pen.font = loudFont(size);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = colour;
  lines.forEach((line, i) => {
    const wide = pen.measureText(line).width;
    pen.save();
    pen.translate(x + w / 2, y + h / 2 + (i - (lines.length - 1) / 2) * size * 1.02 + size * 0.04);
    if (wide > w) pen.scale(w / wide, 1);
    pen.fillText(line, 0, 0);
    pen.restore();
  });
}

function bestLines(pen: Pen, name: string, w: number, h: number, most: number): { lines: string[]; size: number } {
  for (let size = Math.min(h * 0.78, most); size > LEAST; size -= 0.5) {
    pen.font = loudFont(size);
    if (pen.measureText(name).width <= w) return { lines: [name], size };
    const lines = wrap(pen, name, w);
    if (lines.length === 2 && size * 2.1 <= h && lines.every((line) => pen.measureText(line).width <= w))
      return { lines, size };
  }
  pen.font = loudFont(LEAST);
  const lines = wrap(pen, name, w);
  return h >= LEAST * 2.05 && lines.length > 1
    ? { lines: [lines[0]!, lines.slice(1).join(" ")], size: LEAST }
    : { lines: [name], size: LEAST };
}
