/**
 * Card frames as nine-slices: corners of FRAME_CORNER pixels keep their ornament, edges stretch, the middle is open.
 */
import { CREAM, INK, mix, tone } from "../lib/colour.ts";
import type { SetKey } from "../lib/scene.ts";
import { disc, gradient, group, inked, path } from "../lib/svg.ts";
import type { Mark } from "./marks.ts";

interface FrameStyle {
  light: string;
  mid: string;
  dark: string;
  ornament: (light: string, mid: string) => string;
}

/** A closed ring with round corners: the outer rectangle minus the inner one. */
function ring(outer: number, outerRadius: number, inner: number, innerRadius: number): string {
  const rounded = (half: number, r: number): string =>
    `M${-half + r} ${-half}H${half - r}A${r} ${r} 0 0 1 ${half} ${-half + r}V${half - r}A${r} ${r} 0 0 1 ` +
    `${half - r} ${half}H${-half + r}A${r} ${r} 0 0 1 ${-half} ${half - r}V${-half + r}A${r} ${r} 0 0 1 ` +
    `${-half + r} ${-half}Z`;
  return rounded(outer, outerRadius) + rounded(inner, innerRadius);
}

const styles: Record<SetKey | "power", FrameStyle> = {
  // Riveted lab steel.
  "first-contact": {
    light: tone("teal", 3),
    mid: tone("teal", 2),
    dark: tone("teal", 1),
    ornament: (light) =>
      inked("M-4.500 -4.500H3Q4 2 -1 4L-4.500 4Z", mix(light, tone("steel", 2), 0.45), 0.9) +
      disc(-1.2, -1.2, 1.7, CREAM, `stroke="${INK}" stroke-width="0.8"`),
  },
  // A leaf folded round each corner.
  "battlefruit-kingdom": {
    light: tone("lime", 3),
    mid: tone("leaf", 2),
    dark: tone("leaf", 1),
    ornament: (light, mid) =>
      inked("M-5 -5Q6 -6 8 1Q1 3 -2 -1Z", light, 0.9) + inked("M-5 -5Q-6 6 1 8Q3 1 -1 -2Z", mid, 0.9),
  },
  // A star in orbit.
  "battlefruit-galaxy": {
    light: "#b3aeff",
    mid: "#5b56d6",
    dark: "#332b9a",
    ornament: (light) =>
      inked("M-5 3Q-5 -5 3 -5L1.500 -2.500Q-2.500 -2.500 -2.500 1.500Z", light, 0.8) +
      inked(
        "M0 -4.500L1.200 -1.200L4.500 0L1.200 1.200L0 4.500L-1.200 1.200L-4.500 0L-1.200 -1.200Z",
        tone("lemon", 4),
        0.8,
      ),
  },
  // Kaiju claws.
  "king-of-tokyo": {
    light: tone("honey", 3),
    mid: "#f0603f",
    dark: "#a01f5a",
    ornament: (light) =>
      inked("M-5 -5H4Q9 -3 9.500 3Q5 -1 1 -1Q5 3 4.500 7.500Q2 3.500 -1 1Q3 5 3 9.500Q-3 9 -5 4Z", light, 0.9),
  },
  power: {
    light: tone("lemon", 3),
    mid: tone("plum", 2),
    dark: tone("plum", 1),
    ornament: (light) => inked("M-5 -5H3L0 -1H5L-1 8L0 2H-5Z", light, 0.9),
  },
};

/** In pixels of the frame's picture. */
export const FRAME_CORNER = 38;

function cardFrame({ light, mid, dark, ornament }: FrameStyle): Mark {
  return {
    width: 96,
    height: 96,
    body: () => {
      const [definition, metal] = gradient([light, mid, mid, dark]);
      const corner = group({ x: -14, y: -14, s: 0.9 }, ornament(light, mid));
      return (
        `<defs>${definition}</defs>` +
        (`${path(ring(20, 5, 16.4, 2.4), INK, 'fill-rule="evenodd"')}` +
          `${path(ring(19.1, 4.3, 17.2, 2.8), metal, 'fill-rule="evenodd"')}`) +
        [0, 90, 180, 270].map((r) => group({ r }, corner)).join("")
      );
    },
  };
}

export const cardFrames: Record<string, Mark> = Object.fromEntries(
  Object.entries(styles).map(([key, style]) => [`frame-${key}`, cardFrame(style)]),
);
