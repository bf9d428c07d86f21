/**
 * The drawing layer. The canvas is 40 x 40 units with the origin in the middle, and an icon's own
 * 32-unit box lands at its natural size, so icon coordinates minus 16 are scene coordinates.
 */
import { INK } from "./colour.ts";

/** Half the thickness of every part's outline, in scene units, whatever the part's scale. */
const OUTLINE = 0.46;

let idCounter = 0;

/** Ids restart with each scene so that output does not depend on build order. */
export function resetIds(): void {
  idCounter = 0;
}

export function nextId(prefix: string): string {
  idCounter += 1;
  return `${prefix}${idCounter}`;
}

export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export interface Placement {
  x?: number;
  y?: number;
  /** Scale: 1 shows a 32-unit icon at four fifths of the canvas. */
  s?: number;
  /** Stretch in y relative to x. */
  sy?: number;
  /** Degrees clockwise. */
  r?: number;
  flip?: boolean;
}

export interface DrawOptions extends Placement {
  /** Outline thickness factor; 0 for none. */
  w?: number;
  /** Skip the light-and-shade filter (for tiny or glowing things). */
  flat?: boolean;
  /** Painted over the part and clipped to its silhouette: stripes, spots, bandages. */
  on?: string;
  /** Painted over the part without clipping, in the part's own space: eyes, mouths. */
  top?: string;
  /** Painted under the part, in the part's own space. */
  under?: string;
  opacity?: number;
}

function placement({ x = 0, y = 0, s = 1, sy = 1, r = 0, flip = false }: Placement): string {
  const steps: string[] = [];
  if (x !== 0 || y !== 0) steps.push(`translate(${num(x)} ${num(y)})`);
  if (r !== 0) steps.push(`rotate(${num(r)})`);
  if (s !== 1 || sy !== 1 || flip) steps.push(`scale(${num(flip ? -s : s)} ${num(s * sy)})`);
  return steps.length > 0 ? ` transform="${steps.join(" ")}"` : "";
}

const SHAPE = /<(path|circle|ellipse|rect|polygon)\b([^>]*?)\/>/g;

function attribute(attrs: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attrs)?.[1];
}

function without(attrs: string, ...names: string[]): string {
  return names.reduce((rest, name) => rest.replace(new RegExp(`(^|\\s)${name}="[^"]*"`, "g"), " "), attrs);
}

/** The same shapes in one flat colour, optionally swollen: used for outlines and for masks. */
function silhouette(body: string, colour: string, swell: number): string {
  const plain = body.replace(/<defs>.*?<\/defs>|<(linear|radial)Gradient.*?<\/\1Gradient>/gs, "");
  return plain.replace(SHAPE, (_match, tag: string, attrs: string) => {
    const strokeOnly = attribute(attrs, "fill") === "none";
    const stroke = attribute(attrs, "stroke");
    if (strokeOnly && (stroke === undefined || stroke === "none")) return "";
    const ownWidth = stroke === undefined || stroke === "none" ? 0 : Number(attribute(attrs, "stroke-width") ?? 1);
    const rest = without(
      attrs,
      "fill",
      "stroke",
      "stroke-width",
      "opacity",
      "fill-opacity",
      "stroke-linejoin",
      "filter",
    );
    const width = ownWidth + swell * 2;
    const line = width > 0 ? ` stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="round"` : "";
    return `<${tag}${rest} fill="${strokeOnly ? "none" : colour}"${line}/>`;
  });
}

/** One part of a creature: outlined, shaded, placed. */
export function draw(body: string, options: DrawOptions = {}): string {
  const scale = options.s ?? 1;
  const outline = (options.w ?? 1) * OUTLINE;
  const place = placement(options);
  const layers: string[] = [];
  if (outline > 0) layers.push(`<g${place}>${silhouette((options.under ?? "") + body, INK, outline / scale)}</g>`);
  let painted = (options.under ?? "") + body;
  if (options.on !== undefined) {
    const mask = nextId("m");
    painted +=
      `<mask id="${mask}" maskUnits="userSpaceOnUse" x="-40" y="-40" width="80" height="80">` +
      `${silhouette(body, "#fff", 0)}</mask>`;
    painted += `<g mask="url(#${mask})">${options.on}</g>`;
  }
  const shaded = `<g${place}>${painted}</g>`;
  layers.push(options.flat ? shaded : `<g filter="url(#part)">${shaded}</g>`);
  if (options.top !== undefined) layers.push(`<g${place}>${options.top}</g>`);
  const opacity = options.opacity === undefined ? "" : ` opacity="${options.opacity}"`;
  return `<g${opacity}>${layers.join("")}</g>`;
}

export function group(placed: Placement, ...content: string[]): string {
  return `<g${placement(placed)}>${content.join("")}</g>`;
}

/** The content and its mirror image about x = 0. */
export function mirrored(content: string): string {
  return content + `<g transform="scale(-1 1)">${content}</g>`;
}

export function path(d: string, fill: string, extra = ""): string {
  return `<path d="${d}" fill="${fill}"${extra === "" ? "" : ` ${extra}`}/>`;
}

/** A bare stroke; `draw` thickens it for the outline. */
export function stroke(d: string, colour: string, width: number, extra = ""): string {
  return (
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" ` +
    `stroke-linejoin="round"${extra === "" ? "" : ` ${extra}`}/>`
  );
}

/** A filled shape carrying its own thin ink line, for details inside a part. */
export function inked(d: string, fill: string, width = 0.5): string {
  return (
    `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${num(width)}" stroke-linejoin="round" ` +
    `stroke-linecap="round"/>`
  );
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ""): string {
  return (
    `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" ` +
    `fill="${fill}"${extra === "" ? "" : ` ${extra}`}/>`
  );
}

export function disc(cx: number, cy: number, r: number, fill: string, extra = ""): string {
  return ellipse(cx, cy, r, r, fill, extra);
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0, extra = ""): string {
  return (
    `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" ` +
    `fill="${fill}"${extra === "" ? "" : ` ${extra}`}/>`
  );
}

/** A vertical gradient usable once as a fill: returns [defs, reference]. */
export function gradient(
  stops: readonly string[],
  direction: "down" | "across" | "radial" = "down",
  centre?: { x: number; y: number; r: number },
): [string, string] {
  const id = nextId("g");
  const marks = stops
    .map((colour, i) => {
      const [hex, alpha] = colour.split("/");
      return (
        `<stop offset="${num(i / Math.max(1, stops.length - 1))}" ` +
        `stop-color="${hex}"${alpha === undefined ? "" : ` stop-opacity="${alpha}"`}/>`
      );
    })
    .join("");
  if (direction === "radial") {
    const at =
      centre === undefined
        ? ""
        : ` gradientUnits="userSpaceOnUse" cx="${num(centre.x)}" cy="${num(centre.y)}" r="${num(centre.r)}"`;
    return [`<radialGradient id="${id}"${at}>${marks}</radialGradient>`, `url(#${id})`];
  }
  const line = direction === "down" ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
  return [`<linearGradient id="${id}" ${line}>${marks}</linearGradient>`, `url(#${id})`];
}
