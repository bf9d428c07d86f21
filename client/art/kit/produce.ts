/** Fruit, vegetables and fungi as bodies, drawn around the origin and ready for a face. */
import { INK, tone, type RampName } from "../lib/colour.ts";
import { box, disc, draw, ellipse, mirrored, num, path, stroke, type DrawOptions } from "../lib/svg.ts";

/** Overlapping leaf scales, tips up: artichokes, hops, cones. */
export function scaleBody(
  rx: number,
  ry: number,
  rows: number,
  ramp: RampName,
  tip: string,
  options: DrawOptions = {},
): string {
  let scales = "";
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = -ry * 0.75 + ry * 1.7 * t;
    const half = rx * Math.sin(Math.PI * (0.28 + 0.52 * t));
    const count = 3 + (row % 2);
    for (let i = 0; i < count; i++) {
      const x = count === 1 ? 0 : -half * 0.8 + (half * 1.6 * i) / (count - 1);
      const w = rx * 0.46;
      scales += path(
        `M${num(x - w)} ${num(y + w)}Q${num(x - w)} ${num(y - w * 0.5)} ${num(x)} ${num(y - w * 1.3)}` +
          `Q${num(x + w)} ${num(y - w * 0.5)} ${num(x + w)} ${num(y + w)}Q${num(x)} ${num(y + w * 1.6)} ` +
          `${num(x - w)} ${num(y + w)}Z`,
        tone(ramp, row % 2 === 0 ? 2 : 3),
        `stroke="${tone(ramp, 0)}" stroke-width="0.45"`,
      );
      scales += path(
        `M${num(x - w * 0.4)} ${num(y - w * 0.75)}L${num(x)} ${num(y - w * 1.3)}L${num(x + w * 0.4)} ` +
          `${num(y - w * 0.75)}Z`,
        tip,
      );
    }
  }
  return draw(
    path(
      `M0 ${-ry}Q${rx * 1.1} ${-ry * 0.8} ${rx} ${ry * 0.3}Q${rx * 0.8} ${ry} 0 ${ry}Q${-rx * 0.8} ${ry} ` +
        `${-rx} ${ry * 0.3}Q${-rx * 1.1} ${-ry * 0.8} 0 ${-ry}Z`,
      tone(ramp, 1),
    ),
    { on: scales, ...options },
  );
}

/** Drupelets packed in a berry outline: raspberry, blackberry. */
export function drupelets(rx: number, ry: number, ramp: RampName, options: DrawOptions = {}): string {
  let beads = "";
  for (let row = 0; row < 6; row++) {
    const t = row / 5;
    const y = -ry * 0.82 + ry * 1.64 * t;
    const half = rx * Math.sqrt(Math.max(0.12, 1 - (t * 1.5 - 0.55) ** 2));
    const count = Math.max(2, Math.round(half / 2.1));
    for (let i = 0; i <= count; i++) {
      const x = -half + (half * 2 * i) / count;
      beads +=
        disc(x, y, 2.3, tone(ramp, (row + i) % 2 === 0 ? 2 : 3), `stroke="${tone(ramp, 0)}" stroke-width="0.35"`) +
        disc(x - 0.7, y - 0.8, 0.5, tone(ramp, 4));
    }
  }
  return draw(beads, options);
}

/** Citrus cut open: rind, pith and segments. */
export function citrusSlice(r: number, ramp: RampName, options: DrawOptions = {}, segments = 8): string {
  let wedges = "";
  for (let i = 0; i < segments; i++) {
    const mid = ((i + 0.5) / segments) * Math.PI * 2;
    const half = (Math.PI / segments) * 0.82;
    const point = (a: number, q: number): string => `${num(Math.cos(a) * q)} ${num(Math.sin(a) * q)}`;
    wedges += path(
      `M${point(mid, r * 0.12)}L${point(mid - half, r * 0.76)}Q${point(mid, r * 0.92)} ${point(mid + half, r * 0.76)}Z`,
      tone(ramp, 3),
    );
  }
  return draw(disc(0, 0, r, tone(ramp, 2)) + disc(0, 0, r * 0.88, tone("bone", 4)) + wedges, options);
}

/** Mushroom: cap above, stalk below, spots on the cap. */
export function mushroom(capRamp: RampName, options: DrawOptions = {}, stalk: RampName = "bone", wide = 14): string {
  const spotRow =
    disc(-wide * 0.5, -8, 2.2, tone("bone", 4)) +
    disc(0, -12, 2.7, tone("bone", 4)) +
    disc(wide * 0.55, -7.5, 2, tone("bone", 4)) +
    disc(-wide * 0.12, -5, 1.3, tone("bone", 4)) +
    disc(wide * 0.95, -4, 1.4, tone("bone", 4)) +
    disc(-wide * 0.9, -3.5, 1.2, tone("bone", 4));
  const foot = draw(path("M-6 -4Q-5 6 -7.500 14Q0 17.500 7.500 14Q5 6 6 -4Z", tone(stalk, 3)));
  const cap = draw(
    path(
      `M${-wide} -2Q${-wide} -16 0 -16Q${wide} -16 ${wide} -2Q${wide * 0.6} 1 0 1Q${-wide * 0.6} 1 ${-wide} -2Z`,
      tone(capRamp, 2),
    ),
    { on: spotRow },
  );
  return `<g transform="translate(${options.x ?? 0} ${options.y ?? 0}) scale(${options.s ?? 1})">${foot}${cap}</g>`;
}

/** Root bulb narrowing to a tail at the bottom: radish, beet, turnip. */
export function rootBulb(ramp: RampName, tail: string, options: DrawOptions = {}): string {
  return draw(
    path(
      "M0 -10Q11 -10 11 0Q10.500 8 3 12Q1.500 15 2.500 19Q-.5 17 -1.500 12.500Q-10.500 9 -11 0Q-11 -10 0 -10Z",
      tone(ramp, 2),
    ),
    { on: path("M-12 9Q0 6 12 9V22H-12Z", tail), ...options },
  );
}

/** Bunched leaves standing up from a point. */
export function topLeaves(options: DrawOptions = {}, ramp: RampName = "leaf"): string {
  return draw(
    path("M0 2Q-9 -1 -9.500 -8Q-4 -7 -1.500 -2Q-4 -9 0 -13Q4 -9 1.500 -2Q4 -7 9.500 -8Q9 -1 0 2Z", tone(ramp, 2)),
    { on: stroke("M0 1V-10M0 1L-7 -6M0 1L7 -6", tone(ramp, 1), 0.6), ...options },
  );
}

/** Star-shaped calyx: tomatoes, strawberries, aubergines. */
export function calyx(options: DrawOptions = {}, ramp: RampName = "leaf"): string {
  return draw(
    path(
      "M0 -1Q-3 -3.500 -9 -2Q-6 0 -7 4Q-3.500 1.500 -2 1.500Q-1.500 4 0 5.500Q1.500 4 2 1.500Q3.500 1.500 7 " +
        "4Q6 0 9 -2Q3 -3.500 0 -1Z",
      tone(ramp, 2),
    ) + box(-0.8, -5, 1.6, 4.8, tone(ramp, 1), 0.6),
    options,
  );
}

/** Gloved fists at the end of thin arms, for fruit without arms of their own. */
export function fists(fromX: number, fromY: number, x: number, y: number, colour: string, glove = "#fff4e0"): string {
  return mirrored(
    draw(
      stroke(`M${num(fromX)} ${num(fromY)}Q${num(x + 1)} ${num(fromY + 1)} ${num(x)} ${num(y)}`, colour, 1.8) +
        disc(x, y, 2.2, glove),
    ),
  );
}

/** Legs with boots, see `limbs.legs`; this one adds shadowless toes for roots and tubers. */
export function rootFeet(gap: number, y: number, colour: string): string {
  return mirrored(draw(ellipse(gap, y, 2.8, 1.7, colour)));
}

/** Seeds scattered over a face of fruit. */
export function seeds(points: readonly (readonly [number, number])[], colour: string = INK): string {
  return points.map(([x, y]) => ellipse(x, y, 0.55, 0.95, colour)).join("");
}
