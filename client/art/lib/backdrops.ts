/** Simple worlds behind the creatures: a sky, a glow, two or three silhouettes, a ground. */
import { INK, mix, tone, vivid } from "./colour.ts";
import { between, type Rng } from "./random.ts";
import { box, disc, ellipse, gradient, num, path, stroke } from "./svg.ts";

export type World =
  | "forest"
  | "lab"
  | "sea"
  | "deep"
  | "orchard"
  | "space"
  | "skyline"
  | "desert"
  | "cave"
  | "swamp"
  | "graveyard"
  | "arena"
  | "snow"
  | "castle"
  | "meadow"
  | "volcano"
  | "web"
  | "sky"
  | "planet"
  | "hangar"
  | "jungle"
  | "temple"
  | "harbour"
  | "rays"
  | "office"
  | "stage"
  | "kitchen"
  | "library"
  | "ruins"
  | "portal";

interface Tones {
  top: string;
  bottom: string;
  glow: string;
  far: string;
  near: string;
  ground: string;
}

const defaults: Record<World, Tones> = {
  forest: { top: "#123a3f", bottom: "#2f7a62", glow: "#b9f2a0", far: "#1c5a50", near: "#0e3438", ground: "#0b2a2c" },
  lab: { top: "#142c4a", bottom: "#1f6b78", glow: "#86ffd0", far: "#1a4460", near: "#0f2a44", ground: "#0c1e36" },
  sea: { top: "#1a5a8f", bottom: "#37b6c4", glow: "#d8fff2", far: "#1f7aa6", near: "#12507f", ground: "#0c3a66" },
  deep: { top: "#0b1f4d", bottom: "#14547f", glow: "#5fe0ff", far: "#123a6b", near: "#0a2450", ground: "#08193d" },
  orchard: { top: "#2a6a4a", bottom: "#a8d65c", glow: "#fff6a8", far: "#4a9a4f", near: "#246b45", ground: "#17503b" },
  space: { top: "#140b38", bottom: "#3a2a8c", glow: "#a58bff", far: "#2c1f6e", near: "#1b1250", ground: "#120b3a" },
  skyline: { top: "#3a0f57", bottom: "#ff7a4f", glow: "#ffd27a", far: "#8a2a6b", near: "#3c1350", ground: "#230b3a" },
  desert: { top: "#7a2f4f", bottom: "#ffb35c", glow: "#fff0a8", far: "#c2643f", near: "#8a3f3f", ground: "#5e2a3c" },
  cave: { top: "#1a1030", bottom: "#4a2a5e", glow: "#c98bff", far: "#2e1a48", near: "#190f2e", ground: "#120a24" },
  swamp: { top: "#22301f", bottom: "#6b8a3a", glow: "#d8ff7a", far: "#38502b", near: "#1d2f22", ground: "#14241f" },
  graveyard: { top: "#151a3d", bottom: "#3d6a7a", glow: "#c8fff0", far: "#26385c", near: "#141d3c", ground: "#0e1430" },
  arena: { top: "#4a1240", bottom: "#d8503f", glow: "#ffe08a", far: "#7a1f4a", near: "#3d0f3c", ground: "#b5763f" },
  snow: { top: "#2a4a8f", bottom: "#9fdcf5", glow: "#ffffff", far: "#6aa6d9", near: "#3f74b5", ground: "#e6f6ff" },
  castle: { top: "#284a6b", bottom: "#f2b56b", glow: "#fff2b5", far: "#5a6a8a", near: "#33456b", ground: "#2a5a4a" },
  meadow: { top: "#2d8a8a", bottom: "#c8ec8a", glow: "#fffbc8", far: "#5fb56b", near: "#2f8a56", ground: "#1f6b4a" },
  volcano: { top: "#2a0f2e", bottom: "#c23a2a", glow: "#ffb04a", far: "#5e1a30", near: "#330f2a", ground: "#1f0a22" },
  web: { top: "#1c1030", bottom: "#4f2a6b", glow: "#d9a8ff", far: "#3a2258", near: "#22123c", ground: "#160c2a" },
  sky: { top: "#2a6fb5", bottom: "#bfefff", glow: "#ffffff", far: "#8fd3f2", near: "#d9f6ff", ground: "#5fb0dd" },
  planet: { top: "#1a0f45", bottom: "#8a3f9c", glow: "#ff9ae0", far: "#5a2a86", near: "#3a1a66", ground: "#d08a4f" },
  hangar: { top: "#101c3c", bottom: "#3a5a8a", glow: "#9fd8ff", far: "#26406b", near: "#162a4f", ground: "#0e1c38" },
  jungle: { top: "#0f3a3a", bottom: "#4fae5a", glow: "#eaff9a", far: "#1f6b4a", near: "#0d4038", ground: "#0a302e" },
  temple: { top: "#3a1a5a", bottom: "#e8a04f", glow: "#fff09a", far: "#8a4a5a", near: "#54284f", ground: "#3a1a40" },
  harbour: { top: "#2a1f5e", bottom: "#f27a6b", glow: "#ffd9a0", far: "#6b3a78", near: "#2f1f56", ground: "#1f3a6b" },
  rays: { top: "#5a1f6b", bottom: "#c43f7a", glow: "#ffd98a", far: "#8a2a78", near: "#3f1456", ground: "#2a0f40" },
  office: { top: "#3a2a3c", bottom: "#8a5a4a", glow: "#ffdf9a", far: "#5a3a44", near: "#3a2434", ground: "#2a1828" },
  stage: { top: "#2a0f45", bottom: "#8a1f6b", glow: "#ffe9a0", far: "#5a1458", near: "#c2263f", ground: "#5e2f3a" },
  kitchen: { top: "#2f5a6b", bottom: "#f2d59a", glow: "#fff7d0", far: "#c89a6b", near: "#8a5a4a", ground: "#6b3f3c" },
  library: { top: "#2e1a3a", bottom: "#7a4a4a", glow: "#ffd98a", far: "#4f2f44", near: "#36203a", ground: "#241430" },
  ruins: { top: "#2a3a5e", bottom: "#c8b07a", glow: "#fff3c0", far: "#7a7a78", near: "#4a4f63", ground: "#3a4a3f" },
  portal: { top: "#120a38", bottom: "#2a1f6b", glow: "#8affff", far: "#3a2a9c", near: "#1f1460", ground: "#0f0a30" },
};

function hills(y: number, height: number, rng: Rng, colour: string): string {
  let d = `M-22 22V${num(y)}`;
  let x = -22;
  while (x < 22) {
    const w = between(rng, 7, 13);
    d += `q${num(w / 2)} ${num(-between(rng, 0.5, 1) * height)} ${num(w)} 0`;
    x += w;
  }
  return path(`${d}V22Z`, colour);
}

function crowns(y: number, r: number, rng: Rng, colour: string): string {
  let out = box(-22, y, 44, 24, colour);
  for (let x = -21; x < 22; x += r * 1.3)
    out += disc(x, y + between(rng, -1.5, 1), r * between(rng, 0.8, 1.25), colour);
  return out;
}

function towers(base: number, rng: Rng, colour: string, low: number, high: number, windows?: string): string {
  let out = "";
  let x = -22;
  while (x < 21) {
    const w = between(rng, 3.5, 6);
    // Towers stay low in the middle, where the creature stands.
    const rise = between(rng, low, high) * (0.55 + 0.45 * Math.min(1, Math.abs(x + w / 2) / 14));
    out += box(x, base - rise, w + 0.1, rise + 24, colour);
    if (rng() < 0.35) out += box(x + w / 2 - 0.25, base - rise - 3, 0.5, 3.2, colour);
    if (windows !== undefined)
      for (let wy = base - rise + 1.3; wy < base - 0.5; wy += 2)
        for (let wx = x + 0.8; wx < x + w - 0.9; wx += 1.5) if (rng() < 0.45) out += box(wx, wy, 0.75, 1, windows);
    x += w;
  }
  return out;
}

function stars(rng: Rng, count: number, colour = "#ffffff"): string {
  let out = "";
  for (let i = 0; i < count; i++)
    out += disc(
      between(rng, -20, 20),
      between(rng, -20, 14),
      between(rng, 0.12, 0.38),
      colour,
      `opacity="${num(between(rng, 0.4, 1))}"`,
    );
  return out;
}

function sunRays(colour: string, count: number, opacity: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = ((i * 360) / count) * (Math.PI / 180);
    const b = (((i + 0.5) * 360) / count) * (Math.PI / 180);
    d += `M0 0L${num(Math.cos(a) * 32)} ${num(Math.sin(a) * 32)}L${num(Math.cos(b) * 32)} ${num(Math.sin(b) * 32)}Z`;
  }
  return path(d, colour, `opacity="${opacity}"`);
}

function conifers(y: number, rng: Rng, colour: string): string {
  let d = "";
  for (let x = -22; x < 22; x += between(rng, 3.5, 5.5)) {
    const h = between(rng, 9, 17);
    d += `M${num(x - 3.4)} ${num(y + 3)}L${num(x)} ${num(y - h)}L${num(x + 3.4)} ${num(y + 3)}Z`;
  }
  return path(d, colour) + box(-22, y + 2.5, 44, 20, colour);
}

function waves(y: number, colour: string, phase: number): string {
  let d = `M-24 22V${num(y)}`;
  for (let i = 0; i < 8; i++) d += `q${num(1.5)} ${num(-1.6 - phase)} ${num(3)} 0t3 0`;
  return path(`${d}V22Z`, colour);
}

const scenery: Record<World, (t: Tones, rng: Rng) => string> = {
  forest: (t, r) => conifers(4, r, t.far) + conifers(12, r, t.near),
  jungle: (t, r) =>
    crowns(4, 4, r, t.far) +
    path("M-22 -22H22V-14Q14 -18 9 -12Q4 -19 -3 -15Q-8 -19 -12 -11Q-17 -17 -22 -12Z", t.near) +
    stroke("M-14 -16Q-16 -4 -13 2M15 -16Q17 -6 14 0", t.near, 0.9) +
    crowns(14, 3, r, t.near),
  orchard: (t, r) =>
    crowns(0, 4.5, r, t.far) +
    [-17, -11.5, 12.5, 18].map((x) => disc(x, between(r, -4, 3), 0.9, "#ff6b4a")).join("") +
    hills(11, 5, r, t.near),
  meadow: (t, r) => disc(11, -10, 4.5, t.glow, 'opacity="0.8"') + hills(5, 9, r, t.far) + hills(11, 7, r, t.near),
  lab: (t, r) =>
    [-18, -11, 11, 17]
      .map((x) => {
        const h = between(r, 8, 14);
        return (
          box(x - 2, 8 - h, 4, h + 6, t.far, 2) +
          box(x - 1.3, 11 - h * 0.6, 2.6, h * 0.6, tone("toxic", 2), 1.3, 'opacity="0.65"') +
          disc(x, 9 - h * 0.4, 0.5, tone("toxic", 4))
        );
      })
      .join("") +
    box(-22, 12, 44, 1.2, t.far) +
    stroke("M-22 -14H-14V-18M22 -12H15V-20", t.far, 1.4),
  sea: (t, r) =>
    disc(-11, -11, 3.6, t.glow, 'opacity="0.85"') +
    waves(3, t.far, between(r, 0, 0.6)) +
    waves(8, t.near, between(r, 0.2, 0.8)),
  deep: (t, r) =>
    path("M-12 -22L-20 22H-10L-6 -22ZM4 -22L0 22H12L9 -22Z", t.glow, 'opacity="0.10"') +
    hills(9, 7, r, t.far) +
    [-17, -13, 14, 18]
      .map((x) => stroke(`M${x} 20Q${num(x + between(r, -3, 3))} 12 ${x} ${num(between(r, -2, 6))}`, t.near, 1.6))
      .join(""),
  space: (t, r) =>
    stars(r, 46) +
    disc(between(r, 11, 15), between(r, -14, -9), between(r, 3, 5), t.far) +
    ellipse(13, -12, 8, 1.2, t.glow, 'opacity="0.35" transform="rotate(-20 13 -12)"'),
  portal: (t, r) =>
    stars(r, 30) +
    [15, 12, 9]
      .map((q, i) =>
        disc(
          0,
          0,
          q,
          "none",
          `stroke="${t.glow}" stroke-width="${1.6 - i * 0.4}" opacity="${0.35 + i * 0.2}" ` +
            `stroke-dasharray="${7 + i * 3} 3"`,
        ),
      )
      .join(""),
  planet: (t, r) =>
    stars(r, 26) +
    disc(-12, -11, 4.5, t.far) +
    disc(-10.5, -12, 4.5, t.glow, 'opacity="0.18"') +
    hills(10, 6, r, t.far) +
    ellipse(-9, 16, 3.5, 1, t.near, 'opacity="0.6"') +
    ellipse(12, 17.5, 4.5, 1.1, t.near, 'opacity="0.6"'),
  skyline: (t, r) =>
    disc(between(r, -10, 10), -7, 8, t.glow, 'opacity="0.75"') +
    towers(12, r, t.far, 12, 23) +
    towers(15, r, t.near, 7, 17, "#ffd27a"),
  harbour: (t, r) =>
    disc(8, -4, 6, t.glow, 'opacity="0.8"') +
    towers(9, r, t.far, 6, 15, "#ffd27a") +
    waves(9, t.near, 0.2) +
    waves(13, t.ground, 0.5),
  desert: (t, r) =>
    disc(-10, -8, 5, t.glow, 'opacity="0.9"') + path("M6 12V2H9V-3H19V3H22V12Z", t.far) + hills(10, 6, r, t.near),
  cave: (t, r) =>
    path("M-22 -22H22V-10L18 -17L15 -9L11 -17L6 -13L2 -18L-4 -13L-9 -18L-13 -8L-17 -16L-22 -7Z", t.near) +
    path("M-22 22V8L-17 3L-13 12L-8 9L-4 14H6L11 9L15 13L18 4L22 9V22Z", t.far) +
    [
      [-15, 12],
      [14, 15],
      [17, 10],
    ]
      .map(([x, y]) =>
        path(
          `M${(x ?? 0) - 1} ${(y ?? 0) + 2}l1 ${num(-between(r, 3, 5))}l1.200 ${num(between(r, 3, 4))}Z`,
          t.glow,
          'opacity="0.8"',
        ),
      )
      .join(""),
  swamp: (t, r) =>
    [-17, -12, 13, 18]
      .map((x) => stroke(`M${x} 20V${num(between(r, -12, -4))}M${x} -2l${num(between(r, -4, 4))} -4`, t.far, 1.8))
      .join("") +
    ellipse(0, 16, 24, 5, t.near) +
    ellipse(-8, 15, 5, 0.8, t.glow, 'opacity="0.25"') +
    ellipse(9, 17, 6, 0.8, t.glow, 'opacity="0.25"'),
  graveyard: (t, r) =>
    disc(10, -11, 4.8, t.glow, 'opacity="0.9"') +
    disc(8.5, -12, 4.5, t.top, 'opacity="0.55"') +
    hills(8, 6, r, t.far) +
    path("M-19 14V6a2.500 2.500 0 0 1 5 0V14ZM13.500 14V8a2.200 2.200 0 0 1 4.400 0V14Z", t.near) +
    stroke("M-10.500 13V7M-12.500 9H-8.500", t.near, 1.2) +
    hills(14, 3, r, t.near),
  arena: (t) =>
    sunRays(t.glow, 14, 0.16) +
    path("M-22 4Q0 -3 22 4V14H-22Z", t.far) +
    Array.from({ length: 15 }, (_v, i) =>
      disc(-21 + i * 3, 3.5 - 3.5 * (1 - ((i - 7) / 7) ** 2) + 1.5, 1.2, t.near),
    ).join("") +
    box(-22, 11.5, 44, 1.2, t.near),
  snow: (t, r) =>
    path("M-22 10L-13 -9L-6 4L2 -12L12 5L17 -3L22 6V22H-22Z", t.far) +
    path(
      "M-13 -9L-10 -3.500L-13 -4.500L-16 -2.700ZM2 -12L6 -5L2.500 -6.500L-1.500 -4.500Z",
      "#ffffff",
      'opacity="0.9"',
    ) +
    hills(11, 5, r, t.near) +
    Array.from({ length: 22 }, () =>
      disc(between(r, -20, 20), between(r, -20, 12), between(r, 0.25, 0.6), "#ffffff", 'opacity="0.9"'),
    ).join(""),
  castle: (t, r) =>
    path(
      "M-20 14V-4H-18.500V-6H-17V-4H-15.500V-6H-14V-4H-12.500V6H12V-8H13.500V-10H15V-8H16.500V-10H18V-8H19.500V14Z",
      t.far,
    ) +
    path("M15.700 -10V-15L19.500 -13.500L15.700 -12Z", "#ff6b4a") +
    hills(10, 5, r, t.near),
  volcano: (t, r) =>
    path("M-22 14L-4 -10Q0 -8 4 -10L22 14Z", t.far) +
    path("M-4 -10Q0 -8 4 -10L5 -4L3 -6L1.500 2L-.5 -5L-3 -1Z", "#ff7a2f") +
    disc(0, -12, 4, "#ffb04a", 'opacity="0.35"') +
    hills(13, 4, r, t.near),
  web: (t) => {
    const centre: [number, number] = [-9, -9];
    let out = "";
    for (let i = 0; i < 10; i++) {
      const a = (i * Math.PI) / 5;
      out += stroke(
        `M${centre[0]} ${centre[1]}L${num(centre[0] + Math.cos(a) * 40)} ${num(centre[1] + Math.sin(a) * 40)}`,
        t.glow,
        0.3,
        'opacity="0.5"',
      );
    }
    for (let q = 5; q < 34; q += 5) {
      let d = "";
      for (let i = 0; i <= 10; i++) {
        const a = (i * Math.PI) / 5;
        const m = ((i - 0.5) * Math.PI) / 5;
        d +=
          i === 0
            ? `M${num(centre[0] + q)} ${centre[1]}`
            : `Q${num(centre[0] + Math.cos(m) * q * 0.82)} ${num(centre[1] + Math.sin(m) * q * 0.82)} ` +
              `${num(centre[0] + Math.cos(a) * q)} ${num(centre[1] + Math.sin(a) * q)}`;
      }
      out += stroke(d, t.glow, 0.3, 'opacity="0.5"');
    }
    return out;
  },
  sky: (t, r) =>
    sunRays("#ffffff", 12, 0.1) +
    [
      [-13, -9],
      [13, -3],
      [-14, 9],
      [12, 13],
    ]
      .map(([x, y]) => {
        const q = between(r, 2.5, 4);
        return (
          disc(x ?? 0, y ?? 0, q, t.near) +
          disc((x ?? 0) + q, (y ?? 0) + q * 0.3, q * 0.75, t.near) +
          disc((x ?? 0) - q, (y ?? 0) + q * 0.4, q * 0.7, t.near)
        );
      })
      .join(""),
  hangar: (t) =>
    [-18, -9, 0, 9, 18].map((x) => stroke(`M${x * 0.5} -8L${x * 1.6} 22`, t.far, 0.6)).join("") +
    path("M-22 -22H22V-10L10 -6H-10L-22 -10Z", t.near) +
    [-14, -5, 5, 14].map((x) => box(x - 2, -15, 4, 1.6, t.glow, 0.8, 'opacity="0.8"')).join("") +
    box(-22, 12, 44, 0.6, t.glow, 0, 'opacity="0.4"'),
  temple: (t, r) =>
    disc(0, -6, 9, t.glow, 'opacity="0.6"') +
    path("M-22 14L-16 14L-16 9H-12V4H-8V-1H-5V-5H5V-1H8V4H12V9H16V14H22V22H-22Z", t.far) +
    crowns(15, 2.5, r, t.near),
  rays: (t) => sunRays(t.glow, 16, 0.28),
  office: (t, r) =>
    [-16, -5, 6]
      .map(
        (x) =>
          box(x, -15, 8, 11, t.far, 0.6) +
          stroke(
            `M${x + 1} -12H${num(x + between(r, 4, 7))}M${x + 1} -9.500H${num(x + between(r, 4, 7))}`,
            t.glow,
            0.7,
            'opacity="0.5"',
          ),
      )
      .join("") + box(-22, 8, 44, 16, t.near),
  stage: (t) =>
    path("M0 -22L-14 20H14Z", t.glow, 'opacity="0.28"') +
    path("M-22 -22H-14Q-12 -4 -17 14L-22 20ZM22 -22H14Q12 -4 17 14L22 20Z", t.near) +
    stroke("M-19 -22Q-17 -4 -20 16M19 -22Q17 -4 20 16", mix(t.near, INK, 0.35), 0.9),
  kitchen: (t, r) =>
    [-15, -3, 9].map((x) => box(x, -16, 7, between(r, 6, 9), t.far, 0.6)).join("") +
    box(-22, 7, 44, 16, t.near) +
    box(-22, 6, 44, 1.5, t.far),
  library: (t, r) =>
    [-16, -5, 6]
      .map((y) => {
        let out = box(-22, y + 8.5, 44, 1.4, t.near);
        for (let x = -21; x < 21; x += 2.1)
          out += box(
            x,
            y + between(r, 0.5, 3),
            1.7,
            9,
            rngPick(r, ["#7a2f4a", "#2f5a6b", "#8a6a3a", "#4a3a7a", "#3a6a4a"]),
            0.3,
            'opacity="0.75"',
          );
        return out;
      })
      .join(""),
  ruins: (t, r) =>
    [-17, -11, 12, 17]
      .map((x) => {
        const h = between(r, 9, 19);
        return box(x - 1.6, 14 - h, 3.2, h, t.far) + box(x - 2.2, 13.2 - h, 4.4, 1.3, t.far);
      })
      .join("") + hills(12, 4, r, t.near),
};

function rngPick(rng: Rng, options: readonly string[]): string {
  return options[Math.floor(rng() * options.length)] as string;
}

const horizonless: ReadonlySet<World> = new Set<World>(["space", "portal", "web", "sky", "rays", "deep", "library"]);

export interface BackdropOptions {
  world: World;
  /** Replace the sky's [top, bottom]. */
  sky?: readonly [string, string];
  glow?: string;
}

export function backdrop({ world, sky, glow }: BackdropOptions, setHue: string, rng: Rng): string {
  const base = defaults[world];
  const pull = (hex: string): string => vivid(mix(hex, setHue, 0.1), 1.5);
  const t: Tones = {
    top: mix(pull(sky?.[0] ?? base.top), pull(sky?.[1] ?? base.bottom), 0.14),
    bottom: pull(sky?.[1] ?? base.bottom),
    glow: glow ?? base.glow,
    far: pull(base.far),
    near: pull(base.near),
    ground: pull(base.ground),
  };
  if (sky !== undefined) {
    t.far = mix(t.far, sky[1], 0.35);
    t.near = mix(t.near, sky[0], 0.45);
    t.ground = mix(t.ground, sky[0], 0.4);
  }
  // Halfway between two hues lies grey; push the middle back into colour.
  const [skyDef, skyFill] = gradient([t.top, vivid(mix(t.top, t.bottom, 0.5), 1.6), t.bottom]);
  // A halo in the sky's own hue: its complement would turn the air grey.
  const halo = mix(t.glow, vivid(t.bottom, 1.8), 0.6);
  const [haloDef, haloFill] = gradient([`${halo}/0.9`, `${halo}/0.5`, `${halo}/0`], "radial", { x: 0, y: -1, r: 22 });
  const [vignetteDef, vignetteFill] = gradient([`${INK}/0`, `${INK}/0`, `${INK}/0.4`], "radial", { x: 0, y: 0, r: 30 });
  const ground = horizonless.has(world) ? "" : ellipse(0, 21, 30, 6.5, t.ground);
  return (
    `<defs>${skyDef}${haloDef}${vignetteDef}</defs>` +
    (`${box(-21, -21, 42, 42, skyFill)}${scenery[world](t, rng)}` +
      `${box(-21, -21, 42, 42, haloFill, 0, 'style="mix-blend-mode:screen"')}`) +
    `${ground}${box(-21, -21, 42, 42, vignetteFill)}`
  );
}
