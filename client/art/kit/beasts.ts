/** Whole heads and bodies that no icon offers from the front. */
import { CREAM, INK, tone, type RampName } from "../lib/colour.ts";
import { box, disc, draw, ellipse, mirrored, path, stroke, type DrawOptions } from "../lib/svg.ts";
import { tentacle, taperedPath } from "./limbs.ts";

/** Elephant seen from the front: ears, dome, tusks, and a trunk that is a tentacle if suckers > 0. */
export function elephantHead(
  ramp: RampName,
  inner: RampName,
  tuskLength = 1,
  suckers = 0,
  options: DrawOptions = {},
): string {
  const ear = draw(path("M5 -6Q14 -12 17 -4Q19 4 13 8Q8 10 6 4Z", tone(ramp, 2)), {
    on: path("M8 -4Q13 -8 15 -3Q16 3 12 6Q9 7 8 3Z", tone(inner, 2)),
  });
  const head = draw(
    path("M0 -11Q9 -11 9.500 -2Q9.500 6 5 9Q0 11 -5 9Q-9.500 6 -9.500 -2Q-9 -11 0 -11Z", tone(ramp, 3)),
    { on: path("M-3 -11Q0 -7 3 -11L2 -14H-2Z", tone(ramp, 4)) },
  );
  const tusk = draw(
    path(
      taperedPath(
        [
          [4.5, 5],
          [5.5, 9],
          [8 + tuskLength, 10 + tuskLength],
          [9 + 2 * tuskLength, 6],
        ],
        2.8,
        0.4,
      ),
      CREAM,
    ),
  );
  const trunk =
    suckers > 0
      ? tentacle(
          [
            [0, 1],
            [0.5, 9],
            [-2, 15],
            [-9, 13],
          ],
          ramp,
          6,
          1.6,
          -1,
          suckers,
        )
      : draw(
          path(
            taperedPath(
              [
                [0, 1],
                [0, 9],
                [-1, 15],
                [-6, 14],
              ],
              6,
              3,
            ),
            tone(ramp, 3),
          ),
          {
            on: stroke(
              "M-4 5Q0 6.500 4 5M-4 8Q0 9.500 4 8M-4 11Q0 12 3 11.500M-4.500 12L-2.500 16",
              tone(ramp, 1),
              0.6,
            ),
          },
        );
  const group = mirrored(ear) + head + mirrored(tusk) + trunk;
  return `<g transform="translate(${options.x ?? 0} ${options.y ?? 0}) scale(${options.s ?? 1})">${group}</g>`;
}

/** Ape shoulders with two planted fists. */
export function apeBody(ramp: RampName, chest: RampName): string {
  const arm =
    draw(path("M7 -3Q15 -3 16.500 6Q17.500 13 15.500 17H8.500Q8 11 9 7Z", tone(ramp, 2))) +
    draw(path("M7.500 13.500Q12 11.500 16.500 13.500Q17.500 18 12 18Q7 18 7.500 13.500Z", tone(chest, 2)), {
      top: stroke("M10.200 15v2.400M12.300 15v2.600M14.300 15v2.200", INK, 0.5),
    });
  return (
    draw(path("M-9 -3Q0 -7 9 -3Q12 8 7 17H-7Q-12 8 -9 -3Z", tone(ramp, 1)), {
      on:
        path("M-6 2Q0 -1 6 2Q7 8 0 9Q-7 8 -6 2Z", tone(chest, 2)) +
        stroke("M0 1V9M-3 11H3M-3 14H3", tone(ramp, 0), 0.6),
    }) + mirrored(arm)
  );
}

/** A body built of fruit-like roundness: plain egg with a lighter belly. */
export function egg(rx: number, ry: number, ramp: RampName, options: DrawOptions = {}, belly = true): string {
  return draw(ellipse(0, 0, rx, ry, tone(ramp, 2)), {
    on: belly ? ellipse(0, ry * 0.35, rx * 0.62, ry * 0.7, tone(ramp, 3)) : "",
    ...options,
  });
}

/** A wooden barrel with two hoops. */
export function barrel(options: DrawOptions = {}): string {
  return draw(path("M-8 -10Q0 -12.500 8 -10Q11.500 0 8 11Q0 13.500 -8 11Q-11.500 0 -8 -10Z", tone("bark", 2)), {
    on:
      stroke("M-4.500 -13Q-6.500 0 -4.500 14M0 -13V14M4.500 -13Q6.500 0 4.500 14", tone("bark", 0), 0.6) +
      stroke("M-12 -6Q0 -3.500 12 -6M-12 6.500Q0 9.500 12 6.500", tone("steel", 2), 2.4) +
      stroke("M-12 -6.600Q0 -4.100 12 -6.600M-12 5.900Q0 8.900 12 5.900", tone("steel", 3), 0.7),
    ...options,
  });
}

/** A shaggy outline for yetis and monsters: one tuft per step. */
export function shag(cx: number, cy: number, rx: number, ry: number, tufts: number, depth: number): string {
  let d = "";
  for (let i = 0; i < tufts; i++) {
    const a = (i / tufts) * Math.PI * 2 - Math.PI / 2;
    const b = ((i + 1) / tufts) * Math.PI * 2 - Math.PI / 2;
    const m = (a + b) / 2;
    const point = (angle: number, k: number): string =>
      `${(cx + Math.cos(angle) * rx * k).toFixed(2)} ${(cy + Math.sin(angle) * ry * k).toFixed(2)}`;
    if (i === 0) d += `M${point(a, 1)}`;
    d += `Q${point(m - 0.02, 1 + depth)} ${point(m + 0.06, 1 + depth)}Q${point(b, 1.02)} ${point(b, 1)}`;
  }
  return `${d}Z`;
}

/** A spider's eight legs, drawn behind a body. */
export function spiderLegs(colour: string, reach = 16, width = 1.5): string {
  const leg = (hipY: number, kneeX: number, kneeY: number, footX: number, footY: number): string =>
    draw(stroke(`M4 ${hipY}L${kneeX} ${kneeY}L${footX} ${footY}`, colour, width));
  return mirrored(
    leg(-2, reach * 0.62, -13, reach * 0.95, -15 + 4) +
      leg(0, reach * 0.8, -7, reach * 1.06, 1) +
      leg(3, reach * 0.8, 2, reach, 12) +
      leg(5, reach * 0.55, 9, reach * 0.66, 17),
  );
}

/** A machine's chest plate. */
export function plate(width: number, height: number, ramp: RampName, options: DrawOptions = {}): string {
  const w = width / 2;
  const h = height / 2;
  return draw(box(-w, -h, width, height, tone(ramp, 2), Math.min(w, h) * 0.35), {
    on: box(-w, -h, width, height * 0.35, tone(ramp, 3)),
    top:
      disc(-w + 1.3, -h + 1.3, 0.45, INK) +
      disc(w - 1.3, -h + 1.3, 0.45, INK) +
      disc(-w + 1.3, h - 1.3, 0.45, INK) +
      disc(w - 1.3, h - 1.3, 0.45, INK),
    ...options,
  });
}

/** Ape face from the front, centred at the origin. */
export function apeHead(ramp: RampName, face: RampName, details: string, options: DrawOptions = {}): string {
  const ears = mirrored(draw(disc(9, 0, 2.6, tone(ramp, 2)), { on: disc(9.2, 0, 1.3, tone("rose", 2)) }));
  const skull = draw(path("M0 -11Q9 -11 9 -2Q10 8 0 9Q-10 8 -9 -2Q-9 -11 0 -11Z", tone(ramp, 2)), {
    on: ellipse(0, -0.5, 7.6, 3.8, tone(face, 3)) + ellipse(0, 5, 6.8, 4.8, tone(face, 3)),
    top:
      path("M-8 -5.500Q0 -2.500 8 -5.500L7.500 -2.500Q0 -1 -7.500 -2.500Z", tone(ramp, 1)) +
      ellipse(-1.5, 2.8, 0.9, 0.7, INK) +
      ellipse(1.5, 2.8, 0.9, 0.7, INK) +
      details,
  });
  return `<g transform="translate(${options.x ?? 0} ${options.y ?? 0}) scale(${options.s ?? 1})">${ears}${skull}</g>`;
}

/** Roaring kaiju head in three-quarter view, looking left. */
export function kaijuHead(ramp: RampName, options: DrawOptions = {}, jaw: string = tone("blood", 1)): string {
  const lower = draw(path("M4 4Q-4 9 -11 9.500Q-14.500 9 -13 6.500Q-8 4 -4 0Z", tone(ramp, 2)), {
    on: path("M-15 8Q-4 9 5 4V12H-15Z", tone(ramp, 3)),
  });
  const throat = path("M-2 -1L-12 1.500L-12.500 6Q-6 5 -1 3Z", jaw, `stroke="${INK}" stroke-width=".5"`);
  const upper = draw(
    path("M8 6Q11 -9 1 -11.500Q-5 -11.500 -7 -7Q-14 -6 -16 -2.500Q-17 .5 -14 1.500L-4 1.500Q0 6 8 6Z", tone(ramp, 2)),
    { on: path("M-18 -1Q-8 -1 -3 2L-3 4H-18Z", tone(ramp, 3)), top: disc(-14, -3, 0.6, INK) },
  );
  const teeth = draw(
    path(
      "M-14.500 1.200l1.100 2.600 1.200-2.500ZM-11.500 1.400l1.100 2.600 1.200-2.500ZM-8.500 1.400l1.100 2.400 " +
        "1.200-2.400ZM-12.500 7l1-2.400 1.100 2ZM-9.500 5.500l1-2.300 1.100 1.800Z",
      CREAM,
    ),
    { w: 0.45, flat: true },
  );
  return (
    `<g transform="translate(${options.x ?? 0} ${options.y ?? 0}) ` +
    `scale(${options.flip ? -(options.s ?? 1) : (options.s ?? 1)} ${options.s ?? 1})">` +
    `${throat}${lower}${upper}${teeth}</g>`
  );
}
