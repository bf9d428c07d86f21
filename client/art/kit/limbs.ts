/** Arms, legs, tentacles, wings, tails, horns: what gets fused on to a body. */
import { CREAM, INK, mix, tone, type RampName } from "../lib/colour.ts";
import { disc, draw, mirrored, num, path, stroke, type DrawOptions } from "../lib/svg.ts";

type Point = readonly [number, number];

function cubic(p: readonly [Point, Point, Point, Point], t: number): { at: Point; normal: Point } {
  const u = 1 - t;
  const value = (i: 0 | 1): number =>
    u ** 3 * p[0][i] + 3 * u * u * t * p[1][i] + 3 * u * t * t * p[2][i] + t ** 3 * p[3][i];
  const slope = (i: 0 | 1): number =>
    3 * u * u * (p[1][i] - p[0][i]) + 6 * u * t * (p[2][i] - p[1][i]) + 3 * t * t * (p[3][i] - p[2][i]);
  const dx = slope(0);
  const dy = slope(1);
  const length = Math.hypot(dx, dy) || 1;
  return { at: [value(0), value(1)], normal: [-dy / length, dx / length] };
}

/** The outline of a cubic curve that narrows from `from` to `to` wide. */
export function taperedPath(points: readonly [Point, Point, Point, Point], from: number, to: number): string {
  const steps = 18;
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const { at, normal } = cubic(points, t);
    const half = (from + (to - from) * t) / 2;
    left.push(`${num(at[0] + normal[0] * half)} ${num(at[1] + normal[1] * half)}`);
    right.unshift(`${num(at[0] - normal[0] * half)} ${num(at[1] - normal[1] * half)}`);
  }
  const end = num(to / 2);
  return `M${left.join("L")}A${end} ${end} 0 0 1 ${right.join("L")}Z`;
}

/** A tentacle with suckers along one side. */
export function tentacle(
  points: readonly [Point, Point, Point, Point],
  ramp: RampName,
  from = 4,
  to = 0.8,
  side: 1 | -1 = 1,
  suckers = 6,
): string {
  let spots = "";
  for (let i = 1; i <= suckers; i++) {
    const t = (i - 0.3) / (suckers + 0.4);
    const { at, normal } = cubic(points, t);
    const width = from + (to - from) * t;
    spots += disc(
      at[0] + normal[0] * width * 0.24 * side,
      at[1] + normal[1] * width * 0.24 * side,
      width * 0.16,
      tone(ramp, 4),
    );
  }
  return draw(path(taperedPath(points, from, to), tone(ramp, 2)), { on: spots });
}

/** A plain bent limb, with an optional round hand or foot. */
export function limb(
  d: string,
  colour: string,
  width = 2.2,
  hand?: { x: number; y: number; r: number; colour?: string },
): string {
  const ball = hand === undefined ? "" : disc(hand.x, hand.y, hand.r, hand.colour ?? colour);
  return draw(stroke(d, colour, width) + ball);
}

/** Two stubby legs with boots below a round body. */
export function legs(gap: number, top: number, bottom: number, colour: string, boot: string, width = 2): string {
  return mirrored(
    draw(
      stroke(`M${gap} ${top}L${gap} ${bottom - 0.8}`, colour, width) +
        path(`M${gap - 1.3} ${bottom - 1.8}h2.4q2.4 .4 2.4 2.2h-4.8Z`, boot),
    ),
  );
}

/** A thin see-through insect wing pointing up and to the right. */
export function bugWing(options: DrawOptions = {}, colour: string = tone("ice", 3)): string {
  const shape = path("M0 0C-1 -7 3 -14 9 -14C14 -13 13 -5 0 0Z", colour, 'opacity="0.86"');
  return draw(shape + stroke("M0 0C2 -5 5 -9 9 -11M2 -3.5C5 -5 8 -6 11 -6.5", mix(colour, INK, 0.35), 0.4), options);
}

/** A leathery wing pointing up and to the right. */
export function batWing(options: DrawOptions = {}, ramp: RampName = "plum"): string {
  const skin = path(
    "M0 0L3 -11L8 -14L14 -12Q12 -9 13.5 -6Q10.5 -6.500 9.500 -3Q6.500 -4.500 5 -.5Q3 -1.500 0 2Z",
    tone(ramp, 2),
  );
  const bones = stroke("M0 0L3 -11L8 -14M3 -11L13.500 -6M3 -11L9.500 -3M3 -11L5 -.5", tone(ramp, 1), 0.9);
  return draw(skin + bones + path("M3 -11L2 -14L4.600 -12Z", CREAM), options);
}

/** A feathered wing pointing up and to the right. */
export function featherWing(options: DrawOptions = {}, ramp: RampName = "bone"): string {
  const feathers = [
    path(
      "M0 0Q-2 -10 6 -15Q12 -17 15 -16Q14 -12 11 -10Q14 -10.500 15 -10Q13 -6 9.500 -5Q12 -5 12.500 -4.500Q9 " +
        "-.5 5 0Q3 2 0 0Z",
      tone(ramp, 3),
    ),
    path(
      "M0 0Q0 -8 6 -11Q10 -12.500 11.500 -11Q10 -8 8 -7Q9.500 -7 10 -6.500Q7 -2.500 4 -1.500Q2 1 0 0Z",
      tone(ramp, 2),
    ),
    path("M0 0Q1 -5 5 -7Q8 -8 8 -6.500Q6 -3 3 -1Q1 .5 0 0Z", tone(ramp, 1)),
  ];
  return draw(feathers.join(""), options);
}

/** A curved horn standing up and leaning right. */
export function horn(options: DrawOptions = {}, ramp: RampName = "bone"): string {
  return draw(path("M-1.800 1Q-2 -5 3.500 -8.500Q2.500 -3 2 1.500Z", tone(ramp, 3)), {
    on: stroke("M-2.500 -1.500Q0 -.5 2.500 -1.500M-2 -3.800Q.5 -3 3 -4", tone(ramp, 1), 0.6),
    ...options,
  });
}

/** Segmented tail with a sting, curling over from the lower right to above. */
export function stingTail(options: DrawOptions = {}, ramp: RampName = "coral"): string {
  const beads: Point[] = [
    [0, 0],
    [3, -2.2],
    [5.2, -5.2],
    [5.6, -8.8],
    [4, -12],
    [0.8, -13.6],
  ];
  const body = beads.map(([x, y], i) => disc(x, y, 2.7 - i * 0.16, tone(ramp, i % 2 === 0 ? 2 : 3))).join("");
  return draw(path("M.5 -15.600Q-5 -16.500 -6.500 -9.500Q-3 -12 .5 -11.500Z", tone(ramp, 4)) + body, options);
}

/** A crab claw opening upwards. */
export function pincer(options: DrawOptions = {}, ramp: RampName = "coral"): string {
  const hand = path(
    "M-3.500 2Q-6 -3 -3 -7.500Q-1.500 -9 -1 -6.500Q-1 -4 .5 -3Q1.500 -5.500 3.500 -7Q5 -7 4.800 -3.500Q4.500 1 " +
      "1.500 3Q-1.500 4.500 -3.500 2Z",
    tone(ramp, 2),
  );
  return draw(hand, {
    on: path("M-4.500 0Q-5 -4 -2.500 -7L-1.800 -6Q-4 -3 -3 1.500Z", tone(ramp, 4), 'opacity="0.7"'),
    ...options,
  });
}

/** A row of triangular plates along a curve: backs of dragons, crests. */
export function spikes(points: readonly Point[], size: number, colour: string, lean = 0): string {
  return draw(
    points
      .map(([x, y]) =>
        path(
          `M${num(x - size * 0.55)} ${num(y)}L${num(x + lean)} ${num(y - size * 1.3)}L${num(x + size * 0.55)} ` +
            `${num(y)}Z`,
          colour,
        ),
      )
      .join(""),
  );
}

/** Spikes standing out all round a centre: manes, urchins, suns. */
export function burst(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  colour: string,
  from = 0,
  to = 360,
): string {
  let d = "";
  const step = (to - from) / count;
  for (let i = 0; i < count; i++) {
    const angle = ((from + step * (i + 0.5)) * Math.PI) / 180;
    const half = (step * 0.62 * Math.PI) / 180;
    const point = (a: number, r: number): string => `${num(cx + Math.cos(a) * r)} ${num(cy + Math.sin(a) * r)}`;
    d += `M${point(angle - half, inner)}L${point(angle, outer)}L${point(angle + half, inner)}Z`;
  }
  return path(d, colour);
}

/** A big soft tail rising on the right. */
export function bushyTail(options: DrawOptions = {}, ramp: RampName = "tanger", stripes?: string): string {
  const shape = path(
    "M-1 8C6 9 10 4 8 -2C7 -6 4 -6 5 -10C5.500 -13 10 -14 13 -11C17 -6 17 4 12 9C8 13 1 12 -1 8Z",
    tone(ramp, 2),
  );
  const bars =
    stripes === undefined ? "" : stroke("M2 14L6 6M8 12L9 3M17 6L9 1M18 -2L8 -3M17 -9L5 -7M10 -16L7 -8", stripes, 1.3);
  return draw(shape, {
    on: path("M5 -10C5.500 -13 10 -14 13 -11C10 -11 8 -9 8.500 -6C7 -7 5 -8 5 -10Z", tone(ramp, 4)) + bars,
    ...options,
  });
}

/** Leaves sprouting from the top of a fruit. */
export function leafTuft(options: DrawOptions = {}, ramp: RampName = "leaf", count = 5): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const angle = -70 + (140 / Math.max(1, count - 1)) * i;
    out += path(
      "M0 1C-3 -2 -2.600 -6 0 -9C2.600 -6 3 -2 0 1Z",
      tone(ramp, i % 2 === 0 ? 2 : 3),
      `transform="rotate(${num(angle)})"`,
    );
  }
  return draw(out, options);
}
