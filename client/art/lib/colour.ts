/** Colour arithmetic and the shared palette every portrait is painted with. */

export const INK = "#1a0f26";
export const CREAM = "#fff4e0";

/** Five steps from shadow (leaning violet) to light (leaning warm). */
export type Ramp = readonly [string, string, string, string, string];

export const ramps = {
  bark: ["#4b2638", "#7d4438", "#ad6a45", "#d9a066", "#f7d8a4"],
  honey: ["#8a3d12", "#d0701a", "#f9a826", "#ffcf4d", "#fff1b0"],
  sand: ["#7a4a3a", "#b97f52", "#e3b777", "#f6d9a0", "#fff1cf"],
  moss: ["#1f3a33", "#33653f", "#5b9447", "#95c455", "#d8ee8f"],
  leaf: ["#0f4a3a", "#1b7a4a", "#37b356", "#84df5e", "#d6fb97"],
  teal: ["#0c3a4a", "#12697a", "#1ba3a1", "#55dcc0", "#bdfbe2"],
  sea: ["#14285c", "#1d4fa0", "#2e86de", "#63c3f5", "#c2efff"],
  ice: ["#2f4d86", "#5b8fc9", "#97cdf0", "#cfeeff", "#ffffff"],
  steel: ["#2b2a4a", "#51557a", "#8389a6", "#b7bfd0", "#eef2f5"],
  bone: ["#6b5a6a", "#a8988f", "#d9cdb5", "#f3ead0", "#fffaf0"],
  grape: ["#2e1452", "#54258a", "#8345c4", "#b57bee", "#e6c6ff"],
  plum: ["#3a1242", "#75205f", "#b5327e", "#ee5fa3", "#ffb5d0"],
  rose: ["#6b1f4a", "#b93f6d", "#f0708f", "#ffa3ac", "#ffdcd6"],
  coral: ["#6e1638", "#b5263f", "#f2473f", "#ff7f5e", "#ffc6a0"],
  blood: ["#45102e", "#7c1733", "#b72038", "#e6404a", "#ff8f7d"],
  tanger: ["#7a2a14", "#c2501a", "#f77f22", "#ffad46", "#ffe09a"],
  lemon: ["#8a6a10", "#c9a21a", "#f5d32f", "#ffec6b", "#fffbc2"],
  lime: ["#2d5a1c", "#5c9a22", "#9bd42f", "#ccf25a", "#f3ffb3"],
  toxic: ["#12402f", "#1f7a3e", "#43c74a", "#7dff6b", "#dcffc0"],
  slate: ["#1f1a35", "#352f55", "#57507c", "#857eab", "#c3bde0"],
  cocoa: ["#2e1a2b", "#55303a", "#7d4a44", "#a87360", "#d9ab92"],
  night: ["#120c22", "#211739", "#33245a", "#4d3a82", "#7a62b8"],
} as const satisfies Record<string, Ramp>;

export type RampName = keyof typeof ramps;

/** `tone('leaf', 2)` is the middle leaf green. */
export function tone(name: RampName, step: 0 | 1 | 2 | 3 | 4): string {
  return ramps[name][step];
}

type Rgb = [number, number, number];

function parseHex(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join("") : digits.slice(0, 6);
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex([r, g, b]: Rgb): string {
  const channel = (v: number): string =>
    Math.round(Math.min(255, Math.max(0, v)))
      .toString(16)
      .padStart(2, "0");
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

export function mix(a: string, b: string, amount: number): string {
  const [ar, ag, ab] = parseHex(a);
  const [br, bg, bb] = parseHex(b);
  return toHex([ar + (br - ar) * amount, ag + (bg - ag) * amount, ab + (bb - ab) * amount]);
}

/** The same colour, further from (k > 1) or nearer to grey. */
export function vivid(hex: string, k: number): string {
  const rgb = parseHex(hex);
  const grey = 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2];
  return toHex(rgb.map((channel) => grey + (channel - grey) * k) as Rgb);
}

/** Perceived lightness 0..1 (OKLab L), so that a ramp keeps an icon's own light and dark. */
export function lightness(hex: string): number {
  const [r, g, b] = parseHex(hex).map((v) => {
    const c = v / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

export function saturation(hex: string): number {
  const rgb = parseHex(hex);
  const max = Math.max(...rgb);
  return max === 0 ? 0 : (max - Math.min(...rgb)) / max;
}

/** Colour at 0..1 along a ramp. */
export function alongRamp(ramp: Ramp, t: number): string {
  const position = Math.min(0.9999, Math.max(0, t)) * (ramp.length - 1);
  const step = Math.floor(position);
  return mix(ramp[step] as string, ramp[step + 1] as string, position - step);
}
