/** Hats, weapons, armour and machinery, drawn around the origin. */
import { CREAM, INK, tone, type RampName } from "../lib/colour.ts";
import { box, disc, draw, ellipse, inked, path, stroke, type DrawOptions } from "../lib/svg.ts";

/** Sword pointing up, hand at the origin. */
export function sword(options: DrawOptions = {}, hilt: RampName = "honey", blade: RampName = "steel"): string {
  return draw(
    path("M-1.200 -2.500L-1 -14L0 -16.500L1 -14L1.200 -2.500Z", tone(blade, 3)) +
      path("M0 -2.500L0 -16.500L1 -14L1.200 -2.500Z", tone(blade, 4)) +
      box(-3.6, -3, 7.2, 1.6, tone(hilt, 2), 0.8) +
      box(-0.8, -1.5, 1.6, 3.6, tone("bark", 1), 0.6) +
      disc(0, 2.6, 1, tone(hilt, 3)),
    options,
  );
}

export function axe(options: DrawOptions = {}, head: RampName = "steel"): string {
  return draw(
    box(-0.7, -11, 1.4, 20, tone("bark", 2), 0.5) +
      path("M0 -10Q5 -14 7.500 -11Q8.500 -6 6 -2.500Q4 -5.500 0 -5.500Z", tone(head, 3)) +
      path("M6 -12Q8 -11 7.800 -8Q7.500 -4.500 6 -2.500Q9.500 -3 10 -8Q9.500 -12 6 -12Z", tone(head, 4)),
    options,
  );
}

/** A staff with a glowing orb at the top. */
export function staff(options: DrawOptions = {}, glow: string = tone("toxic", 3)): string {
  return draw(
    box(-0.6, -9, 1.2, 21, tone("bark", 2), 0.5) +
      stroke("M0 -9Q-3.500 -10 -3 -13.500M0 -9Q3.500 -10 3 -13.500", tone("bark", 2), 1.1),
    { ...options, top: `<g filter="url(#glow)">${disc(0, -13, 2.3, glow)}</g>` + disc(-0.6, -13.6, 0.8, CREAM) },
  );
}

export function shield(options: DrawOptions = {}, ramp: RampName = "sea", mark = ""): string {
  return draw(
    path("M0 -7.500Q4 -5.500 7 -6Q7.500 4 0 9Q-7.500 4 -7 -6Q-4 -5.500 0 -7.500Z", tone("steel", 4)) +
      path(
        "M0 -5.800Q3 -4.300 5.400 -4.500Q5.500 3.200 0 7Q-5.500 3.200 -5.400 -4.500Q-3 -4.300 0 -5.800Z",
        tone(ramp, 2),
      ) +
      path("M0 -5.800Q3 -4.300 5.400 -4.500Q5.500 3.200 0 7Z", tone(ramp, 3)),
    { ...options, top: mark },
  );
}

/** Crown sitting on y = 0. */
export function crown(options: DrawOptions = {}, gem: string = tone("coral", 2), ramp: RampName = "honey"): string {
  return draw(
    path("M-6 0L-7 -6.500L-3.300 -3.500L0 -8.500L3.300 -3.500L7 -6.500L6 0Q0 1.600 -6 0Z", tone(ramp, 3)) +
      disc(-7, -6.8, 0.9, tone(ramp, 4)) +
      disc(7, -6.8, 0.9, tone(ramp, 4)) +
      disc(0, -8.8, 1, tone(ramp, 4)),
    {
      ...options,
      top:
        disc(0, -2, 1.1, gem, `stroke="${INK}" stroke-width=".35"`) +
        disc(-3.6, -1.6, 0.7, tone("sea", 3)) +
        disc(3.6, -1.6, 0.7, tone("sea", 3)),
    },
  );
}

/** A pointed wizard's hat with a bent tip, brim on y = 0. */
export function wizardHat(options: DrawOptions = {}, ramp: RampName = "grape"): string {
  return draw(
    path("M-5 0Q-3 -8 -1 -12Q0 -15 5 -14.500Q2.500 -12.500 3 -10Q4 -4 5.500 0Z", tone(ramp, 2)) +
      ellipse(0, 0.3, 9, 2.1, tone(ramp, 3)),
    {
      ...options,
      top:
        path("M-4.900 -.5Q0 1.400 5.200 -.5L4.700 -3Q0 -1.300 -4.200 -3Z", tone("honey", 2)) +
        path("M.5 -8.500l.6 1.300 1.400 .2-1 1 .2 1.400-1.200-.7-1.300 .7 .3-1.400-1-1 1.400-.2Z", tone("honey", 4)),
    },
  );
}

/** Closed great helm with a slit; plume behind. */
export function knightHelm(options: DrawOptions = {}, plume: RampName = "coral", ramp: RampName = "steel"): string {
  return draw(
    path("M-6 6Q-7 -7 0 -8Q7 -7 6 6Q0 8.500 -6 6Z", tone(ramp, 3)) +
      path("M0 -8Q7 -7 6 6Q3 7.300 0 7.500Z", tone(ramp, 2)),
    {
      ...options,
      under:
        path("M0 -7Q-4 -13 -10 -10Q-12 -6 -8 -3Q-8 -7 -1 -6Z", tone(plume, 2)) +
        path("M0 -7Q-3 -11 -8 -10Q-9 -7 -7 -5Q-6 -8 -1 -6Z", tone(plume, 3)),
      top:
        path("M-5.800 -1.500H5.800L5.300 .8H.9V5H-.9V.8H-5.300Z", INK) +
        stroke("M-3.500 3.500v1.800M-2 3.800v1.800M3.500 3.500v1.800M2 3.800v1.800", INK, 0.5),
    },
  );
}

/** Open helmet cap (no face), rim on y = 0. */
export function helmetCap(options: DrawOptions = {}, ramp: RampName = "steel", crest?: RampName): string {
  const comb =
    crest === undefined ? "" : path("M-2 -6Q-2 -11.500 5 -10.500Q10 -9 9 -1Q7 -6.500 2 -6.500Z", tone(crest, 2));
  return draw(
    path("M-7 0Q-7 -8 0 -8Q7 -8 7 0Q0 1.500 -7 0Z", tone(ramp, 3)) + box(-7.5, -1.3, 15, 2, tone(ramp, 4), 1),
    {
      ...options,
      under: comb,
      top: stroke("M0 -7.500V-1.500", tone(ramp, 1), 0.7) + disc(-5, -0.3, 0.4, INK) + disc(5, -0.3, 0.4, INK),
    },
  );
}

export function vikingHelm(options: DrawOptions = {}, ramp: RampName = "steel"): string {
  const horns = path("M-6 -2Q-11 -3 -11 -10Q-8 -6 -5 -6Z", CREAM) + path("M6 -2Q11 -3 11 -10Q8 -6 5 -6Z", CREAM);
  return draw(
    horns +
      path("M-7 0Q-7 -8 0 -8Q7 -8 7 0Z", tone(ramp, 2)) +
      box(-7.3, -1.6, 14.6, 2.4, tone("honey", 2), 1) +
      box(-0.9, -8.3, 1.8, 7, tone("honey", 2), 0.5),
    options,
  );
}

/** Pirate or captain bicorne on y = 0. */
export function bicorne(options: DrawOptions = {}, ramp: RampName = "night", mark = true): string {
  const skull =
    disc(0, -3.6, 1.5, CREAM) +
    box(-0.8, -2.8, 1.6, 1.4, CREAM, 0.4) +
    disc(-0.55, -3.6, 0.4, INK) +
    disc(0.55, -3.6, 0.4, INK);
  return draw(
    path(
      "M-11 0Q-9 -3 -6.500 -4Q-4 -8.500 0 -8.500Q4 -8.500 6.500 -4Q9 -3 11 0Q5 -1.500 0 1Q-5 -1.500 -11 0Z",
      tone(ramp, 2),
    ) + stroke("M-10.500 -.3Q-5 -2.200 0 .2Q5 -2.200 10.500 -.3", tone("honey", 2), 0.8),
    { ...options, top: mark ? skull : "" },
  );
}

export function cowboyHat(options: DrawOptions = {}, ramp: RampName = "bark"): string {
  return draw(
    path(
      "M-11 -1.500Q-8 1.500 0 1.500Q8 1.500 11 -1.500Q9 -1 6 -1.500Q5.500 -8.500 3 -8.500Q1.500 -8.500 0 " +
        "-7.300Q-1.500 -8.500 -3 -8.500Q-5.500 -8.500 -6 -1.500Q-9 -1 -11 -1.500Z",
      tone(ramp, 2),
    ),
    { ...options, top: path("M-5.900 -3.500Q0 -1.500 5.900 -3.500L6.100 -1.500Q0 .6 -6.100 -1.500Z", INK) },
  );
}

export function policeCap(options: DrawOptions = {}, ramp: RampName = "sea"): string {
  return draw(
    path("M-7.500 -2Q-9.500 -7 -5 -8Q0 -9.500 5 -8Q9.500 -7 7.500 -2Q0 -4 -7.500 -2Z", tone(ramp, 1)) +
      path("M-7 -2.500Q0 -4.500 7 -2.500L6.500 0Q0 -1.600 -6.500 0Z", tone("night", 1)) +
      path("M-6 -.5Q0 -2 6 -.5Q4 2.300 0 2.300Q-4 2.300 -6 -.5Z", tone("night", 2)),
    {
      ...options,
      top: path(
        "M0 -7.800l.8 1.500 1.700 .2-1.200 1.200 .3 1.700L0 -4l-1.600 .8 .3-1.700-1.200-1.200 1.700-.2Z",
        tone("honey", 3),
        `stroke="${INK}" stroke-width=".3"`,
      ),
    },
  );
}

export function topHat(options: DrawOptions = {}, band: RampName = "coral", ramp: RampName = "night"): string {
  return draw(
    path("M-5.500 0L-5 -9Q0 -10.500 5 -9L5.500 0Z", tone(ramp, 2)) + ellipse(0, 0.2, 8.5, 1.8, tone(ramp, 3)),
    { ...options, top: path("M-5.400 -1L-5.300 -3.500Q0 -2.200 5.300 -3.500L5.400 -1Q0 .5 -5.400 -1Z", tone(band, 2)) },
  );
}

/** Ninja or bandit headband with flying ends. */
export function headband(width: number, y: number, colour: string, tail: 1 | -1 = 1): string {
  const h = width / 2;
  return draw(
    path(
      `M${tail * (h - 0.5)} ${y}L${tail * (h + 6)} ${y - 3}L${tail * (h + 4.5)} ${y - 0.5}L${tail * (h + 6)} ${y + 3}Z`,
      colour,
    ) + path(`M${-h} ${y - 1.5}Q0 ${y - 0.3} ${h} ${y - 1.5}L${h} ${y + 1.3}Q0 ${y + 2.5} ${-h} ${y + 1.3}Z`, colour),
    { w: 0.8 },
  );
}

/** Glass dome of a space suit around the origin. */
export function glassDome(r: number, options: DrawOptions = {}): string {
  return draw(disc(0, 0, r, "#bfeaff", 'opacity="0.16"'), {
    ...options,
    w: 0,
    flat: true,
    top:
      disc(0, 0, r, "none", `stroke="#dff6ff" stroke-width="1" opacity="0.95"`) +
      disc(0, 0, r + 0.7, "none", `stroke="${INK}" stroke-width="0.6"`) +
      stroke(
        `M${-r * 0.72} ${-r * 0.2}A${r * 0.75} ${r * 0.75} 0 0 1 ${-r * 0.1} ${-r * 0.75}`,
        "#ffffff",
        1.3,
        'opacity="0.9"',
      ) +
      disc(-r * 0.72, r * 0.1, 0.7, "#ffffff", 'opacity="0.9"'),
  });
}

/** Flowing cape behind a body; top edge at y = 0. */
export function cape(width: number, length: number, ramp: RampName, options: DrawOptions = {}): string {
  const h = width / 2;
  return draw(
    path(
      `M${-h * 0.55} 0Q${-h * 1.1} ${length * 0.5} ${-h * 1.25} ${length}Q${-h * 0.7} ${length - 1.5} ` +
        `${-h * 0.4} ${length + 0.8}Q0 ${length - 1.2} ${h * 0.45} ${length + 0.6}Q${h * 0.8} ${length - 1.5} ` +
        `${h * 1.25} ${length}Q${h * 1.1} ${length * 0.5} ${h * 0.55} 0Z`,
      tone(ramp, 2),
    ),
    {
      on: stroke(`M${-h * 0.3} 2L${-h * 0.5} ${length}M${h * 0.3} 2L${h * 0.5} ${length}`, tone(ramp, 1), 0.9),
      ...options,
    },
  );
}

/** Long gun pointing right, grip at the origin. */
export function rifle(options: DrawOptions = {}, ramp: RampName = "slate", glow: string = tone("toxic", 3)): string {
  return draw(
    path("M-8 -1.500L-3 -2H4L4.500 -1H14V.7H4L3 1.500H0L-1.500 4.500H-3.500L-3 1.500L-8 3.500Z", tone(ramp, 2)) +
      box(-1, -4.6, 6, 2, tone(ramp, 3), 0.8) +
      box(13, -1.6, 2.6, 2.9, tone(ramp, 1), 0.5),
    { ...options, top: disc(5, -3.6, 0.9, glow) },
  );
}

/** A snub ray gun pointing right. */
export function rayGun(options: DrawOptions = {}, ramp: RampName = "coral", glow: string = tone("toxic", 3)): string {
  return draw(
    path("M-3.500 -2.500Q0 -4.500 4 -2.500L7 -1.500V.5L4 1.300Q1 2 -.5 1.500L-1.500 5H-4L-3.500 1Z", tone(ramp, 2)) +
      ellipse(2.5, -0.7, 0.8, 3.6, tone("steel", 3)) +
      ellipse(5, -0.6, 0.7, 2.6, tone("steel", 3)) +
      disc(8, -0.5, 1.3, glow),
    options,
  );
}

/** Rivets along a horizontal line. */
export function rivets(x0: number, x1: number, y: number, count: number, colour: string = INK): string {
  let out = "";
  for (let i = 0; i < count; i++) out += disc(x0 + ((x1 - x0) * i) / Math.max(1, count - 1), y, 0.42, colour);
  return out;
}

/** Robot antenna with a lamp. */
export function antenna(options: DrawOptions = {}, lamp: string = tone("coral", 2)): string {
  return draw(box(-0.4, -4, 0.8, 4.5, tone("steel", 3)) + disc(0, -4.6, 1.3, lamp), { w: 0.8, ...options });
}

/** Robot visor with two lit eyes. */
export function visor(x: number, y: number, w: number, h: number, light: string): string {
  return (
    `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${h / 2.2}" fill="${INK}"/><g ` +
    `filter="url(#glow)">` +
    `${ellipse(x - w * 0.24, y, h * 0.24, h * 0.28, light)}${ellipse(x + w * 0.24, y, h * 0.24, h * 0.28, light)}` +
    "</g>"
  );
}

/** Doctor's head mirror, monocle, glasses. */
export function glasses(x: number, y: number, gap: number, r: number, colour: string = INK, glass = "#ffffff"): string {
  const lens = (cx: number): string =>
    disc(cx, y, r, glass, `fill-opacity="0.22" stroke="${colour}" stroke-width="0.7"`);
  return (
    lens(x - gap) + lens(x + gap) + stroke(`M${x - gap + r} ${y}Q${x} ${y - 0.8} ${x + gap - r} ${y}`, colour, 0.7)
  );
}

/** A buckle, medal or star badge. */
export function star(x: number, y: number, r: number, fill: string): string {
  let d = "";
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    const q = i % 2 === 0 ? r : r * 0.45;
    d += `${i === 0 ? "M" : "L"}${(x + Math.cos(a) * q).toFixed(3)} ${(y + Math.sin(a) * q).toFixed(3)}`;
  }
  return inked(`${d}Z`, fill, 0.45);
}
