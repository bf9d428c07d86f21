/** Eyes and mouths: the same hand on every creature is what makes 144 different bodies one family. */
import { CREAM, INK } from "../lib/colour.ts";
import { disc, ellipse, inked, num, path, stroke } from "../lib/svg.ts";

type Mood =
  "angry" | "mad" | "wide" | "sly" | "sleepy" | "worry" | "happy" | "dot" | "slit" | "glow" | "dizzy" | "calm";

export interface EyeOptions {
  mood?: Mood;
  /** Iris colour, or the light of glowing eyes. */
  iris?: string;
  /** Eyelid colour. */
  lid?: string;
  /** Where the pupil looks, -1..1. */
  look?: [number, number];
  white?: string;
}

/** One eye. `side` is -1 for the eye on the left of the picture, 1 for the right. */
export function eye(x: number, y: number, r: number, side: -1 | 1, options: EyeOptions = {}): string {
  const { mood = "wide", iris = "#5b2a86", lid = INK, look = [0, 0], white = CREAM } = options;
  const line = Math.max(0.3, Math.min(0.55, r * 0.22));
  const px = x + look[0] * r * 0.35 - side * r * 0.12;
  const py = y + look[1] * r * 0.35 + r * 0.08;
  const outer = x + side * r * 1.25;
  const inner = x - side * r * 1.25;
  if (mood === "dot") return ellipse(x, y, r * 0.8, r, INK) + disc(x - r * 0.2, y - r * 0.35, r * 0.3, CREAM);
  if (mood === "happy")
    return stroke(
      `M${num(x - r)} ${num(y + r * 0.4)}Q${num(x)} ${num(y - r * 1.1)} ${num(x + r)} ${num(y + r * 0.4)}`,
      INK,
      r * 0.55,
    );
  if (mood === "calm")
    return stroke(
      `M${num(x - r)} ${num(y - r * 0.1)}Q${num(x)} ${num(y + r * 1.1)} ${num(x + r)} ${num(y - r * 0.1)}`,
      INK,
      r * 0.5,
    );
  if (mood === "glow") {
    const shape =
      `M${num(outer)} ${num(y - r * 0.75)}L${num(inner)} ${num(y + r * 0.1)}Q${num(x - side * r * 0.2)} ` +
      `${num(y + r * 1.25)} ${num(x + side * r * 0.9)} ${num(y + r * 0.6)}Z`;
    return (
      `<g filter="url(#glow)">${path(shape, iris)}</g>` +
      path(shape, iris, `stroke="${INK}" stroke-width="${num(line * 0.8)}" stroke-linejoin="round"`) +
      disc(x, y + r * 0.2, r * 0.3, CREAM)
    );
  }
  let out = disc(x, y, r, white, `stroke="${INK}" stroke-width="${num(line)}"`);
  if (mood === "slit")
    out +=
      disc(x, y, r * 0.82, iris) +
      ellipse(px, y, r * 0.22, r * 0.72, INK) +
      disc(px - r * 0.25, y - r * 0.35, r * 0.2, "#fff");
  else if (mood === "dizzy")
    out += stroke(
      `M${num(x)} ${num(y)}q${num(r * 0.4)} 0 ${num(r * 0.3)} ${num(r * 0.3)}q${num(-r * 0.3)} ${num(r * 0.5)} ` +
        `${num(-r * 0.75)} 0q${num(-r * 0.2)} ${num(-r * 0.8)} ${num(r * 0.5)} ${num(-r * 0.85)}`,
      INK,
      r * 0.2,
    );
  else {
    const pupil = mood === "mad" ? 0.34 : 0.62;
    out +=
      disc(px, py, r * pupil, iris) +
      disc(px, py, r * pupil * 0.66, INK) +
      disc(px - r * 0.24, py - r * 0.3, r * 0.22, "#fff");
  }
  const lidLine = (a: number, b: number): string =>
    path(
      `M${num(outer)} ${num(y + a * r)}L${num(inner)} ${num(y + b * r)}L${num(inner)} ` +
        `${num(y + (b - 0.55) * r)}Q${num(x)} ${num(y - r * 1.65)} ${num(outer)} ${num(y + (a - 0.5) * r)}Z`,
      lid,
      `stroke="${INK}" stroke-width="${num(line * 0.8)}" stroke-linejoin="round"`,
    );
  if (mood === "angry" || mood === "mad" || mood === "slit") out += lidLine(-0.95, -0.05);
  if (mood === "sly") out += lidLine(-0.25, -0.12);
  if (mood === "sleepy") out += lidLine(0.1, 0);
  if (mood === "worry") out += lidLine(-0.15, -0.9);
  return out;
}

/** A pair of eyes around (x, y), `gap` from the middle to each. */
export function eyes(x: number, y: number, gap: number, r: number, options: EyeOptions = {}): string {
  return eye(x - gap, y, r, -1, options) + eye(x + gap, y, r, 1, options);
}

export type MouthKind =
  "grin" | "fangs" | "smile" | "roar" | "frown" | "zig" | "o" | "smirk" | "flat" | "tongue" | "tusks" | "buck";

/** A mouth centred at (x, y), w wide. */
export function mouth(x: number, y: number, w: number, kind: MouthKind, inside = "#6b1438"): string {
  const h = w / 2;
  const at = (dx: number, dy: number): string => `${num(x + dx * h)} ${num(y + dy * h)}`;
  const line = Math.max(0.35, w * 0.07);
  switch (kind) {
    case "smile":
      return stroke(`M${at(-1, -0.2)}Q${at(0, 0.9)} ${at(1, -0.2)}`, INK, line * 1.3);
    case "frown":
      return stroke(`M${at(-1, 0.4)}Q${at(0, -0.7)} ${at(1, 0.4)}`, INK, line * 1.3);
    case "flat":
      return stroke(`M${at(-1, 0)}L${at(1, 0)}`, INK, line * 1.3);
    case "smirk":
      return stroke(`M${at(-1, 0.15)}Q${at(0.3, 0.6)} ${at(1, -0.45)}`, INK, line * 1.3);
    case "o":
      return inked(
        `M${at(-0.5, 0)}a${num(h * 0.5)} ${num(h * 0.65)} 0 1 0 ${num(h)} 0a${num(h * 0.5)} ${num(h * 0.65)} 0 ` +
          `1 0 ${num(-h)} 0Z`,
        inside,
        line,
      );
    case "grin":
      return (
        inked(
          `M${at(-1, -0.3)}Q${at(0, -0.05)} ${at(1, -0.3)}Q${at(0.75, 0.75)} ${at(0, 0.75)}Q${at(-0.75, 0.75)} ` +
            `${at(-1, -0.3)}Z`,
          CREAM,
          line,
        ) +
        stroke(
          `M${at(-0.45, -0.15)}L${at(-0.4, 0.65)}M${at(0, -0.1)}L${at(0, 0.72)}M${at(0.45, -0.15)}` +
            `L${at(0.4, 0.65)}M${at(-0.85, 0.2)}Q${at(0, 0.4)} ${at(0.85, 0.2)}`,
          INK,
          line * 0.5,
        )
      );
    case "fangs":
      return (
        inked(
          `M${at(-1, -0.3)}Q${at(0, 0.05)} ${at(1, -0.3)}Q${at(0.7, 0.8)} ${at(0, 0.8)}Q${at(-0.7, 0.8)} ` +
            `${at(-1, -0.3)}Z`,
          inside,
          line,
        ) +
        path(`M${at(-0.8, -0.2)}L${at(-0.6, 0.45)}L${at(-0.32, -0.12)}Z`, CREAM) +
        path(`M${at(0.8, -0.2)}L${at(0.6, 0.45)}L${at(0.32, -0.12)}Z`, CREAM) +
        ellipse(x, y + h * 0.58, h * 0.34, h * 0.16, "#ff6b7d")
      );
    case "roar":
      return (
        inked(
          `M${at(-0.9, -0.55)}Q${at(0, -0.85)} ${at(0.9, -0.55)}Q${at(1.05, 0.95)} ${at(0, 1)}` +
            `Q${at(-1.05, 0.95)} ${at(-0.9, -0.55)}Z`,
          inside,
          line,
        ) +
        path(
          `M${at(-0.8, -0.58)}L${at(-0.62, 0)}L${at(-0.4, -0.66)}L${at(-0.2, -0.25)}L${at(0, -0.7)}` +
            `L${at(0.2, -0.25)}L${at(0.4, -0.66)}L${at(0.62, 0)}L${at(0.8, -0.58)}Q${at(0, -0.8)} ` +
            `${at(-0.8, -0.58)}Z`,
          CREAM,
        ) +
        path(
          `M${at(-0.65, 0.8)}L${at(-0.5, 0.4)}L${at(-0.3, 0.92)}L${at(0.3, 0.92)}L${at(0.5, 0.4)}` +
            `L${at(0.65, 0.8)}Q${at(0, 1.08)} ${at(-0.65, 0.8)}Z`,
          CREAM,
        ) +
        ellipse(x, y + h * 0.5, h * 0.38, h * 0.24, "#ff6b7d")
      );
    case "zig":
      return (
        inked(
          `M${at(-1, -0.3)}Q${at(0, -0.1)} ${at(1, -0.3)}Q${at(0.8, 0.65)} ${at(0, 0.65)}Q${at(-0.8, 0.65)} ` +
            `${at(-1, -0.3)}Z`,
          CREAM,
          line,
        ) +
        stroke(
          `M${at(-0.88, 0.08)}L${at(-0.62, 0.35)}L${at(-0.4, 0)}L${at(-0.14, 0.36)}L${at(0.1, 0)}` +
            `L${at(0.36, 0.36)}L${at(0.6, 0)}L${at(0.86, 0.1)}`,
          INK,
          line * 0.7,
        )
      );
    case "tongue":
      return (
        inked(
          `M${at(-1, -0.3)}Q${at(0, 0.1)} ${at(1, -0.3)}Q${at(0.7, 0.8)} ${at(0, 0.8)}Q${at(-0.7, 0.8)} ` +
            `${at(-1, -0.3)}Z`,
          inside,
          line,
        ) +
        inked(
          `M${at(-0.1, 0.35)}q${num(h * 0.1)} ${num(h * 1)} ${num(h * 0.5)} ${num(h * 0.85)}q${num(h * 0.3)} ` +
            `${num(-h * 0.2)} ${num(h * 0.05)} ${num(-h * 0.95)}Z`,
          "#ff6b7d",
          line * 0.7,
        )
      );
    case "tusks":
      return (
        stroke(`M${at(-1, 0.1)}Q${at(0, 0.4)} ${at(1, 0.1)}`, INK, line * 1.3) +
        inked(
          `M${at(-0.85, 0.25)}Q${at(-1.1, -0.7)} ${at(-0.75, -0.95)}Q${at(-0.5, -0.4)} ${at(-0.4, 0.3)}Z`,
          CREAM,
          line * 0.7,
        ) +
        inked(
          `M${at(0.85, 0.25)}Q${at(1.1, -0.7)} ${at(0.75, -0.95)}Q${at(0.5, -0.4)} ${at(0.4, 0.3)}Z`,
          CREAM,
          line * 0.7,
        )
      );
    case "buck":
      return (
        inked(
          `M${at(-0.35, 0.1)}l0 ${num(h * 0.75)}l${num(h * 0.33)} 0l0 ${num(-h * 0.75)}ZM${at(0.02, 0.1)}l0 ` +
            `${num(h * 0.75)}l${num(h * 0.33)} 0l0 ${num(-h * 0.75)}Z`,
          CREAM,
          line * 0.7,
        ) + stroke(`M${at(-1, -0.1)}Q${at(0, 0.4)} ${at(1, -0.1)}`, INK, line * 1.2)
      );
  }
}

/** Rosy cheeks, for things that are too cute to be trusted. */
export function cheeks(x: number, y: number, gap: number, r: number, colour = "#ff5d7d"): string {
  return (
    ellipse(x - gap, y, r, r * 0.65, colour, 'opacity="0.55"') +
    ellipse(x + gap, y, r, r * 0.65, colour, 'opacity="0.55"')
  );
}

/** Slanted brows without eyelids. */
export function brows(x: number, y: number, gap: number, w: number, slant = 0.5, colour = INK): string {
  const one = (side: number): string =>
    stroke(
      `M${num(x + side * (gap + w / 2))} ${num(y - slant * w * 0.5)}L${num(x + side * (gap - w / 2))} ` +
        `${num(y + slant * w * 0.5)}`,
      colour,
      w * 0.3,
    );
  return one(-1) + one(1);
}
