/** Fire, slime, sparks, webs: the few marks that say what a creature does. */
import { INK, tone, type RampName } from "../lib/colour.ts";
import { disc, draw, ellipse, num, path, stroke, type DrawOptions } from "../lib/svg.ts";
import { rngFrom } from "../lib/random.ts";

/** Flame standing on the origin. */
export function flame(options: DrawOptions = {}, ramp: RampName = "tanger"): string {
  return draw(
    path(
      "M0 2C-5 2 -6 -2 -4 -6C-3.500 -4 -2.500 -3.500 -2 -4C-3 -8 -.5 -11 2 -13C1.500 -9 6 -7 5.500 -2C5.300 1 3 2 0 2Z",
      tone(ramp, 2),
    ) + path("M0 1.500C-3 1.500 -3 -2 -1 -4C-.5 -3 .5 -3 .5 -5C3 -3 3.500 1.500 0 1.500Z", tone("lemon", 3)),
    { flat: true, ...options },
  );
}

export function bolt(options: DrawOptions = {}, colour: string = tone("lemon", 3)): string {
  return draw(path("M2 -9L-5 1.500H-.5L-2.500 9L5 -2.500H.5Z", colour), { flat: true, ...options });
}

/** Soft round glow, no outline. */
export function glow(x: number, y: number, r: number, colour: string, opacity = 0.7): string {
  return `<g filter="url(#blur)">${disc(x, y, r, colour, `opacity="${opacity}"`)}</g>`;
}

/** Small four-pointed sparks scattered in a ring. */
export function sparkles(seed: string, count: number, colour: string, radius = 15, size = 1.4): string {
  const rng = rngFrom(seed);
  let out = "";
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + rng() * 0.8;
    const distance = radius * (0.8 + rng() * 0.35);
    const x = Math.cos(angle) * distance;
    const y = Math.sin(angle) * distance * 0.9;
    const r = size * (0.5 + rng() * 0.7);
    out += path(
      `M${num(x)} ${num(y - r)}Q${num(x)} ${num(y)} ${num(x + r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ` +
        `${num(y + r)}Q${num(x)} ${num(y)} ${num(x - r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - r)}Z`,
      colour,
    );
  }
  return out;
}

/** Drops running down from a line: slime, honey, poison. */
export function drips(x0: number, x1: number, y: number, colour: string, seed: string, length = 4): string {
  const rng = rngFrom(seed);
  const count = Math.max(3, Math.round((x1 - x0) / 2.6));
  const step = (x1 - x0) / count;
  let d = `M${num(x0)} ${num(y - 1.2)}H${num(x1)}`;
  for (let i = count; i > 0; i--) {
    const depth = (0.3 + rng() * 0.7) * length;
    d +=
      `V${num(y + depth)}a${num(step * 0.3)} ${num(step * 0.3)} 0 0 1 ${num(-step * 0.6)} ` +
      `0V${num(y + 0.6)}q${num(-step * 0.2)} ${num(-step * 0.4)} ${num(-step * 0.4)} 0`;
  }
  return path(`${d}Z`, colour);
}

export function bubbles(seed: string, count: number, colour: string, spread = 17): string {
  const rng = rngFrom(seed);
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = (rng() * 2 - 1) * spread;
    const y = (rng() * 2 - 1) * spread;
    const r = 0.4 + rng() * 1.1;
    out +=
      disc(x, y, r, "none", `stroke="${colour}" stroke-width="0.4" opacity="0.8"`) +
      disc(x - r * 0.3, y - r * 0.3, r * 0.22, colour);
  }
  return out;
}

/** Horizontal bars to clip on to a body. */
export function bars(y0: number, step: number, count: number, height: number, colour: string, bend = 1.5): string {
  let out = "";
  for (let i = 0; i < count; i++)
    out += stroke(
      `M-20 ${num(y0 + step * i - bend)}Q0 ${num(y0 + step * i + bend)} 20 ${num(y0 + step * i - bend)}`,
      colour,
      height,
    );
  return out;
}

/** Tapered tiger stripes reaching in from both sides. */
export function tigerStripes(
  y0: number,
  step: number,
  count: number,
  reach: number,
  half: number,
  colour: string = INK,
): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const y = y0 + step * i;
    const tip = half - reach * (i % 2 === 0 ? 1 : 0.7);
    for (const side of [-1, 1])
      d +=
        `M${num(side * (half + 4))} ${num(y - 1.2)}Q${num(side * (half - reach * 0.4))} ${num(y - 0.2)} ` +
        `${num(side * tip)} ${num(y + 0.9)}Q${num(side * (half - reach * 0.3))} ${num(y + 1.1)} ` +
        `${num(side * (half + 4))} ${num(y + 0.9)}Z`;
  }
  return path(d, colour);
}

export function spots(seed: string, count: number, colour: string, spread = 12, size = 1.4): string {
  const rng = rngFrom(seed);
  let out = "";
  for (let i = 0; i < count; i++)
    out += ellipse(
      (rng() * 2 - 1) * spread,
      (rng() * 2 - 1) * spread,
      size * (0.5 + rng()),
      size * (0.45 + rng() * 0.8),
      colour,
    );
  return out;
}

/** Mummy wrappings to clip on to a body. */
export function bandages(y0: number, y1: number, colour: string = tone("bone", 3)): string {
  let out = "";
  for (let y = y0, i = 0; y < y1; y += 2.1, i++) {
    const tilt = i % 2 === 0 ? 1.2 : -1;
    out += path(
      `M-20 ${num(y - tilt)}L20 ${num(y + tilt)}V${num(y + tilt + 1.7)}L-20 ${num(y - tilt + 1.7)}Z`,
      i % 3 === 0 ? tone("bone", 4) : colour,
      `stroke="${tone("bone", 1)}" stroke-width="0.3"`,
    );
  }
  return out;
}

/** Motion lines pointing to (x, y) from the left. */
export function speedLines(x: number, y: number, count: number, length: number, gap: number, colour: string): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const dy = (i - (count - 1) / 2) * gap;
    out += stroke(
      `M${num(x - length * (1 - Math.abs(dy) * 0.04))} ${num(y + dy)}H${num(x - (i % 2) * 2)}`,
      colour,
      0.8,
      'opacity="0.85"',
    );
  }
  return out;
}

/** Puffs of smoke or cloud. */
export function puff(x: number, y: number, r: number, colour: string, options: DrawOptions = {}): string {
  return draw(
    disc(x, y, r, colour) +
      disc(x + r * 0.9, y + r * 0.3, r * 0.7, colour) +
      disc(x - r * 0.9, y + r * 0.3, r * 0.75, colour) +
      disc(x + r * 0.2, y + r * 0.6, r * 0.8, colour),
    { w: 0.8, ...options },
  );
}

export function musicNote(x: number, y: number, s: number, colour: string): string {
  const note = "M-1 -5L3.500 -6.500V1.200A1.700 1.400 0 1 1 2.500 0V-4.200L0 -3.400V2.400A1.700 1.400 0 1 1 -1 1.200Z";
  return (
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(s)})">` +
    draw(path(note, colour), { flat: true, w: 0.8 }) +
    "</g>"
  );
}
