/** Battlefruit Galaxy: robots, aliens and starships grown on trees, indigo light, a to k. */
import { CREAM, INK, tone, type RampName } from "../../lib/colour.ts";
import { icon } from "../../lib/icons.ts";
import type { PortraitBook } from "../../lib/scene.ts";
import { box, disc, draw, ellipse, group, mirrored, path, stroke } from "../../lib/svg.ts";
import { plate, shag } from "../../kit/beasts.ts";
import { bars, bolt, flame, glow, sparkles, spots } from "../../kit/effects.ts";
import { brows, cheeks, eye, eyes, mouth } from "../../kit/faces.ts";
import { antenna, glassDome, rivets, star, visor } from "../../kit/gear.ts";
import { burst, leafTuft, legs, limb } from "../../kit/limbs.ts";
import { calyx, fists, seeds } from "../../kit/produce.ts";
import { mechLeg } from "./parts.ts";

/** Caterpillar tracks. */
function treads(y: number, width: number): string {
  const h = width / 2;
  return draw(box(-h, y, width, 6, tone("slate", 1), 3), {
    top: [-0.7, -0.35, 0, 0.35, 0.7]
      .map((k) => disc(h * k, y + 3, 1.5, tone("steel", 2), `stroke="${INK}" stroke-width=".4"`))
      .join(""),
  });
}

/** Eight pointed pods around a centre. */
function starAnise(): string {
  let d = "";
  for (let i = 0; i < 8; i++) {
    const at = (turn: number, q: number): string =>
      `${(Math.cos(((i + turn) * Math.PI) / 4) * q).toFixed(2)} ` +
      `${(Math.sin(((i + turn) * Math.PI) / 4) * q).toFixed(2)}`;
    d += `M0 0Q${at(-0.45, 12)} ${at(0, 18)}Q${at(0.45, 12)} 0 0Z`;
  }
  return d;
}

export const battlefruitGalaxyFirst: PortraitBook = {
  applebot: {
    world: "hangar",
    figure: () => [
      mirrored(mechLeg([5, 12], [8, 15], [7, 18.5])),
      draw(
        path(
          "M0 -8Q5 -12 10 -9Q15 -5 13 4Q11 14 4 15Q2 14 0 14.500Q-2 14 -4 15Q-11 14 -13 4Q-15 -5 -10 -9Q-5 -12 0 -8Z",
          tone("coral", 2),
        ),
        {
          on:
            path("M-16 6H16V9H-16Z", tone("steel", 2)) +
            path("M14 -8A5 5 0 0 0 8 -2A4 4 0 0 0 14 4Z", tone("slate", 1)) +
            stroke("M-7 -11V6M-7 9V16", tone("coral", 0), 0.6),
          top: rivets(-11, 9, 7.5, 7, tone("slate", 0)),
        },
      ),
      visor(-1.5, -1, 15, 5.5, tone("toxic", 3)),
      draw(box(-6, 10, 9, 2.6, INK, 1.3), {
        w: 0.3,
        flat: true,
        top: stroke("M-4 10v2.600M-2 10v2.600M0 10v2.600M2 10v2.600", tone("coral", 3), 0.5),
      }),
      icon("gear", { x: 11.5, y: -2, s: 0.2, ramp: "honey" }),
      draw(
        stroke("M0 -8Q0 -13 2 -15", tone("steel", 2), 1.3) + path("M1 -12Q4 -19 12 -17Q10 -11 1 -12Z", tone("leaf", 2)),
        { top: stroke("M2 -12.500Q6 -15 11 -16.500", tone("leaf", 3), 0.6) },
      ),
      limb("M-12 4Q-17 6 -16 11", tone("steel", 2), 2, { x: -16, y: 12, r: 2 }),
      limb("M12 5Q17 7 16 12", tone("steel", 2), 2, { x: 16, y: 13, r: 2 }),
    ],
  },
  astronuts: {
    world: "planet",
    ground: 17,
    figure: () => {
      const nut = (x: number, y: number, s: number, r: number, face: string, patch: RampName): string =>
        group(
          { x, y, s, r },
          mirrored(limb("M6 7Q10 9 10 13", CREAM, 2.6, { x: 10, y: 13, r: 1.8, colour: tone(patch, 2) })),
          draw(path("M-6 3Q0 5 6 3Q9 9 7 15Q0 18 -7 15Q-9 9 -6 3Z", CREAM), {
            on:
              box(-3, 7, 6, 4.5, tone("slate", 3), 0.8) +
              disc(-1.3, 9.2, 0.7, tone("coral", 2)) +
              disc(1.3, 9.2, 0.7, tone("toxic", 3)),
          }),
          draw(
            path(
              "M0 -14Q6 -14 6.500 -8.500Q5 -4.500 7 0Q7 5 0 5Q-7 5 -7 0Q-5 -4.500 -6.500 -8.500Q-6 -14 0 -14Z",
              tone("sand", 2),
            ),
            { on: stroke("M-3 -14Q-5 -4 -3 6M3 -14Q5 -4 3 6M-7 -9H7M-7 1H7", tone("sand", 1), 0.5) },
          ),
          face,
          glassDome(11, { y: -4 }),
        );
      return [
        nut(8, 1, 0.82, 10, eyes(0, -3.5, 2.9, 2, { mood: "wide", iris: "#12697a" }) + mouth(0, 1, 3.6, "o"), "coral"),
        nut(
          -7,
          1.5,
          0.96,
          -8,
          eyes(0, -3.5, 2.9, 2, { mood: "sly", iris: "#c2501a", lid: tone("sand", 0) }) + mouth(0, 1, 5, "grin"),
          "sea",
        ),
      ];
    },
  },
  "aubergalactic-whale": {
    world: "space",
    sky: ["#0a1f6a", "#1a90c0"],
    glow: "#a8f0ff",
    ground: false,
    figure: () => [
      draw(
        path("M9 4Q15 2 14 -6Q10 -7 9 -11Q14 -12 16.500 -8Q18 -13 20 -11Q20 -5 17 -4Q18 8 10 12Z", tone("grape", 2)),
      ),
      draw(path("M-16 4Q-15 -9 -3 -9Q8 -9 12 2Q12 12 2 14Q-16 16 -16 4Z", tone("grape", 2)), {
        on:
          path("M-18 6Q-8 10 4 8Q10 6 13 3V18H-18Z", tone("grape", 4)) +
          stroke("M-12 9Q-11 13 -9 15M-8 9.500Q-7 13 -6 15M-4 9.500V15M0 9V15", tone("grape", 3), 0.7) +
          sparkles("whaleskin", 12, "#ffffff", 9, 0.8),
        top: stroke("M-15.500 7Q-10 9.500 -6 7.500", INK, 0.8),
      }),
      eye(-7.5, 1.8, 2.6, -1, { mood: "angry", iris: "#ffb04a", lid: tone("grape", 0) }),
      draw(path("M0 8Q6 8 6 15Q1 15 -2 11Z", tone("grape", 1))),
      calyx({ x: -3, y: -9, s: 1, r: -8 }, "leaf"),
    ],
    behind: () =>
      path(
        "M-4 -14Q-9 -20 -13 -16M-2 -14Q3 -20 8 -16",
        "none",
        'stroke="#c2efff" stroke-width="1.400" stroke-linecap="round"',
      ) + sparkles("spout", 8, "#c2efff", 15, 1.4),
  },
  "bean-bot": {
    world: "lab",
    sky: ["#1a1f5a", "#3a6aa0"],
    figure: () => [
      treads(12.5, 24),
      draw(box(-4, 8, 8, 5, tone("steel", 1), 1)),
      draw(path("M-9 -12Q0 -18 8 -12Q14 -4 10 6Q7 12 -2 11Q-6 10 -5 5Q-4 2 -7 0Q-13 -5 -9 -12Z", tone("blood", 2)), {
        on:
          path(
            "M-9 -9Q-3 -15 4 -13",
            "none",
            `stroke="${tone("blood", 4)}" stroke-width="1.500" stroke-linecap="round"`,
          ) + path("M2 -20Q16 -4 2 16H16V-20Z", tone("steel", 2)),
        top:
          stroke("M4.500 -14.500Q12 -4 3.500 11", INK, 0.5) +
          rivets(10.5, 9.5, -4, 1, INK) +
          disc(8, 5, 0.42, INK) +
          disc(8, -10, 0.42, INK),
      }),
      eye(-3.5, -7, 2.7, -1, { mood: "angry", iris: "#b72038", lid: tone("blood", 0) }) +
        disc(6.5, -5, 3.3, INK) +
        `<g filter="url(#glow)">${disc(6.5, -5, 1.8, tone("toxic", 3))}</g>` +
        mouth(1.5, 4, 6, "zig"),
      antenna({ x: 3, y: -14.5, r: 12 }, tone("toxic", 3)),
      limb("M-6 2Q-15 2 -14 8", tone("steel", 2), 2),
      draw(path("M-17 8Q-18 14 -15 14L-15 11H-13L-13 14Q-10 14 -11 8Z", tone("steel", 3))),
      limb("M9 3Q15 3 15 0", tone("steel", 2), 2),
      icon("syringe", { x: 15, y: -4, s: 0.34, r: -45, ramp: "toxic" }),
    ],
  },
  boomberry: {
    world: "rays",
    sky: ["#1a0f5a", "#b5469c"],
    glow: "#ffe08a",
    ground: 17.5,
    figure: () => [
      draw(path("M0 17Q-13 10 -13 -1Q-13 -9 -6 -9Q-2 -9 0 -7Q2 -9 6 -9Q13 -9 13 -1Q13 10 0 17Z", tone("coral", 2)), {
        on: seeds(
          [
            [-9, -2],
            [-10, 3],
            [9, -2],
            [10, 3],
            [-6, 10.5],
            [6, 10.5],
            [0, 14],
            [-3, -5],
            [3, -5],
          ],
          tone("lemon", 3),
        ),
      }),
      calyx({ y: -8, s: 1.18 }, "leaf"),
      draw(box(-3, -15, 6, 4.5, tone("slate", 2), 1) + stroke("M0 -15Q1 -19 6 -18", tone("sand", 3), 1.1)),
      flame({ x: 7, y: -17, s: 0.4, r: 50 }),
      eyes(0, 1, 4.6, 3, { mood: "mad", iris: "#f2473f", lid: tone("coral", 0) }) + mouth(0, 8, 8.5, "grin"),
      draw(box(-17, 9, 9, 6, tone("night", 2), 1.3), {
        r: -8,
        top:
          `<text x="-12.500" y="13.700" font-size="0">.</text>` +
          stroke(
            "M-15.500 10.800V13.200M-13.500 10.600H-12V12H-13.500V13.400H-12M-10.300 10.600V13.300",
            tone("coral", 3),
            0.6,
          ),
      }),
      stroke("M-9 12Q-6 14 -4 12", tone("coral", 1), 0.8) + stroke("M-9 10.500Q-7 8 -5 9", tone("sea", 3), 0.8),
    ],
    front: () => sparkles("boom", 6, tone("lemon", 4), 17, 1.7),
  },
  borgions: {
    world: "hangar",
    sky: ["#0f1f2e", "#2f6a5a"],
    glow: "#9affb0",
    figure: () => {
      const onion = (x: number, y: number, s: number, ramp: RampName, lens: string): string =>
        group(
          { x, y, s },
          draw(path("M0 -15Q2 -10 5 -8Q13 -4 12 4Q11 12 0 13Q-11 12 -12 4Q-13 -4 -5 -8Q-2 -10 0 -15Z", tone(ramp, 2)), {
            on:
              stroke("M0 -12Q-8 0 -4 14M0 -12Q8 0 4 14M0 -12V14M-9 -5Q-11 3 -8 11", tone(ramp, 1), 0.6) +
              path("M1 -20H16V16H3Q6 8 1 3Q4 -4 1 -8Z", tone("slate", 2)),
            top: stroke("M1 -10Q4 -4 1 3Q6 8 3 13", INK, 0.6) + rivets(9, 7, 6, 2, tone("steel", 4)),
          }),
          eye(-4.8, -0.5, 2.5, -1, { mood: "angry", iris: "#54258a", lid: tone(ramp, 0) }) +
            disc(5, -1, 3.4, INK) +
            disc(5, -1, 2.5, tone("slate", 3)) +
            `<g filter="url(#glow)">${disc(5, -1, 1.4, lens)}</g>`,
          mouth(-0.5, 6.5, 6, "flat") + stroke("M-2.500 5.500v2M-.5 5.500v2M1.500 5.500v2", INK, 0.4),
          draw(stroke("M8 7Q13 9 12 14M10 4Q15 5 15.500 10", tone("slate", 3), 0.9), { w: 0.6 }),
        );
      return [
        onion(-9.5, -4, 0.62, "plum", tone("coral", 2)),
        onion(10, -4.5, 0.62, "bone", tone("coral", 2)),
        onion(0, 5, 0.98, "sand", tone("coral", 2)),
      ];
    },
    front: () => stroke("M5 4L21 -1", tone("coral", 2), 0.5, 'opacity=".8"'),
  },
  broodmother: {
    world: "cave",
    sky: ["#0f1440", "#4a3a9c"],
    glow: "#c8ff8a",
    figure: () => {
      const pod = (x: number, y: number, s: number): string =>
        draw(path("M0 -6Q4.500 -3 4.500 2Q4.500 6 0 6Q-4.500 6 -4.500 2Q-4.500 -3 0 -6Z", tone("lime", 2)), {
          x,
          y,
          s,
          on: ellipse(0, 2, 2.6, 3, tone("lime", 4)),
          top: disc(-0.5, 1.5, 1, tone("moss", 0)),
        });
      return [
        mirrored(draw(stroke("M4 4L14 -4L17 6L14 17M4 7L12 6L13 18", tone("night", 3), 1.6))),
        draw(path("M-6 6Q0 3 6 6Q11 12 8 19H-8Q-11 12 -6 6Z", tone("grape", 1)), {
          on: bars(9, 3, 4, 1, tone("grape", 3), 1.2),
        }),
        draw(path("M-6 2Q-13 -10 -8 -18Q-5 -14 0 -15Q5 -14 8 -18Q13 -10 6 2Q0 7 -6 2Z", tone("grape", 2)), {
          on: stroke("M0 -15V-4M-4 -14Q-6 -8 -3 -4M4 -14Q6 -8 3 -4", tone("grape", 3), 0.9),
        }),
        draw(path("M-6.500 -3Q0 -6 6.500 -3Q7 4 3 8Q0 10 -3 8Q-7 4 -6.500 -3Z", tone("grape", 3)), {
          top: eyes(0, 0, 3.2, 2, { mood: "glow", iris: tone("lime", 3) }) + mouth(0, 5.6, 6, "roar"),
        }),
        pod(-13, 13, 0.95),
        pod(13, 13.5, 0.9),
        pod(-6.5, 16, 0.8),
        pod(6.5, 16.5, 0.78),
        pod(0, 17, 0.7),
      ];
    },
  },
  caulibot: {
    world: "hangar",
    sky: ["#1f1a5a", "#6a8ac8"],
    figure: () => [
      mirrored(mechLeg([4, 13], [7, 15.5], [6, 18.8])),
      plate(15, 12, "steel", { y: 10.5 }),
      draw(disc(0, 11, 3, tone("slate", 1)), {
        w: 0.6,
        top: `<g filter="url(#glow)">${disc(0, 11, 1.7, tone("toxic", 3))}</g>`,
      }),
      mirrored(
        draw(path("M4 5Q15 3 17 -6Q12 -7 9 -4Q11 -9 8 -11L3 2Z", tone("leaf", 2)), {
          on: stroke("M5 4Q11 0 15 -5", tone("leaf", 3), 0.7),
        }),
      ),
      draw(
        [
          [-8, -4, 5],
          [8, -4, 5],
          [-5, -9, 5.5],
          [5, -9, 5.5],
          [0, -12, 5.5],
          [0, -5, 7],
        ]
          .map(([x, y, r]) => disc(x ?? 0, y ?? 0, r ?? 0, tone("bone", 4)))
          .join(""),
        { on: spots("cauli", 26, tone("bone", 2), 12, 0.7) },
      ),
      draw(box(-8.5, -5.5, 17, 8.5, tone("steel", 2), 3), { w: 0.8 }),
      visor(0, -1.5, 14, 5, tone("coral", 3)),
      stroke("M-5.500 -4.500L-1.500 -3M5.500 -4.500L1.500 -3", tone("steel", 4), 0.8),
      mirrored(
        limb("M7 8Q14 7 14.500 12", tone("steel", 2), 2.2) +
          draw(path("M12 12.500Q11 18 13.500 18L14 15.500H15.500L16 18Q18.500 18 17.500 12.500Z", tone("steel", 3))),
      ),
    ],
  },
  "chaotic-cabbage": {
    world: "rays",
    sky: ["#1a0f5a", "#7a2aa6"],
    glow: "#ff9af0",
    ground: 16.5,
    figure: () => [
      draw(path(shag(0, 2, 15, 14, 13, 0.13), tone("grape", 1))),
      draw(path(shag(0, 3, 12, 11.5, 11, 0.12), tone("plum", 2)), {
        w: 0.6,
        on: stroke("M0 16V2M0 10L-9 3M0 10L9 3M0 5L-6 -6M0 5L6 -6", tone("plum", 4), 0.9),
      }),
      draw(path(shag(0, 4, 8.5, 8, 9, 0.1), tone("plum", 3)), { w: 0.5 }),
      eye(-4, 2, 3.3, -1, { mood: "dizzy" }) +
        eye(4.3, 1.5, 2.5, 1, { mood: "mad", iris: "#43c74a", lid: tone("plum", 0) }) +
        mouth(0, 8.5, 8, "tongue"),
      leafTuft({ y: -9, s: 0.9 }, "toxic", 5),
      fists(12, 6, 15.5, 10, tone("grape", 2), tone("plum", 3)),
    ],
    front: () =>
      bolt({ x: -16, y: -12, s: 0.55, r: -20 }) +
      bolt({ x: 16, y: -13, s: 0.55, r: 20 }) +
      star(-15, 14, 1.8, tone("toxic", 3)) +
      star(16, 2, 1.5, tone("coral", 3)),
  },
  cinnemonk: {
    world: "temple",
    sky: ["#1a1f6a", "#2f8fa8"],
    glow: "#a8fff0",
    behind: () => group({ y: -4 }, path(starAnise(), "#ffb04a", 'opacity="0.5"')),
    figure: () => [
      draw(path("M-13 20Q-13 8 0 6Q13 8 13 20Z", tone("tanger", 2)), {
        on:
          path("M-14 9L8 21H18V6L8 6Z", tone("honey", 3)) +
          stroke("M-9 8Q-1 13 3 21M-4 7Q4 11 8 18", tone("tanger", 0), 0.7),
      }),
      mirrored(
        draw(
          path("M-1 -4V-17Q-1 -19.500 2 -19.500H9Q12 -19 12 -15.500Q12 -12.500 9.500 -12.500V7H-1Z", tone("bark", 2)),
          { on: stroke("M2 -12V8M5 -12V8M7.500 -12V8", tone("bark", 1), 0.6) },
        ),
      ),
      mirrored(
        draw(disc(8, -15, 4, tone("sand", 2)), {
          w: 0.8,
          top: stroke(
            "M8 -15Q9.500 -16 9.500 -14Q8.500 -12.300 6.600 -13.300Q5.300 -15.500 7.300 -17.200Q10 -18 11 -15.500",
            tone("bark", 0),
            0.7,
          ),
        }),
      ),
      draw(path("M-9 -8Q0 -10.500 9 -8Q10 3 6 7Q0 9.500 -6 7Q-10 3 -9 -8Z", tone("sand", 3)), {
        w: 0.7,
        top:
          eyes(0, -2.5, 4, 2, { mood: "calm" }) +
          brows(0, -5.5, 4.2, 3.4, 0.4, tone("bark", 0)) +
          mouth(0, 2.8, 4.5, "smile") +
          cheeks(0, 0.8, 6.3, 1.3) +
          disc(0, -6.5, 0.8, tone("coral", 2)),
      }),
      ...[-6, -3.5, -1, 1.5, 4, 6.5].map((x) => draw(disc(x, 10.8 - x * x * 0.06, 1.3, tone("bark", 1)), { w: 0.4 })),
      group(
        { x: 14.5, y: 4, r: 8 },
        draw(box(-0.8, -15, 1.6, 29, tone("bark", 1), 0.6)),
        draw(disc(0, -15.5, 3, "none", `stroke="${tone("honey", 3)}" stroke-width="1.200"`), { w: 0.8, flat: true }),
      ),
      limb("M9 12Q13 14 14 11", tone("tanger", 2), 3, { x: 14.3, y: 11, r: 2, colour: tone("sand", 3) }),
      draw(path("M-5.500 17.500Q-4 11.500 -2.500 11Q-1 11.500 -.5 17.500Z", tone("sand", 3)), {
        top: stroke("M-2.800 12V17", tone("sand", 0), 0.5),
      }),
    ],
  },
  cornanon: {
    world: "planet",
    sky: ["#1a1450", "#c85a6b"],
    glow: "#ffe98a",
    figure: () => [
      group(
        { x: -1, y: -1, r: -24 },
        draw(path("M-8 -8Q-13 -2 -8 5L-15 1L-12 -3L-15 -7Z", tone("leaf", 2))),
        draw(
          path("M-9 -7H14V6H-9Q-12 -.5 -9 -7Z", tone("lemon", 2)) + path("M14 -8.500H17V7.500H14Z", tone("slate", 2)),
          {
            on:
              Array.from({ length: 8 }, (_v, i) => stroke(`M${-7 + i * 2.8} -8V8`, tone("lemon", 0), 0.5)).join("") +
              stroke("M-12 -3.500H15M-12 -.3H15M-12 3H15", tone("lemon", 0), 0.5),
          },
        ),
        draw(path("M-10 -8Q-2 -6 4 -9Q0 -2 -6 -1ZM-10 7Q-2 5 4 8Q0 1 -6 0Z", tone("leaf", 2)), {
          on: stroke("M-9 -7L2 -8M-9 6L2 7", tone("leaf", 3), 0.6),
        }),
        eyes(5, -1.5, 3.4, 2.4, { mood: "mad", iris: "#f77f22", lid: tone("lemon", 0) }) + mouth(5, 3.6, 5, "zig"),
      ),
      draw(path("M-9 14L-2 4H3L9 14Z", tone("slate", 2))),
      mirrored(
        draw(disc(8, 14, 4.8, tone("bark", 2)), {
          top:
            disc(8, 14, 1.3, tone("honey", 2), `stroke="${INK}" stroke-width=".5"`) +
            stroke("M8 10V12.500M8 15.500V18M4 14H6.500M9.500 14H12", tone("bark", 0), 0.9),
        }),
      ),
    ],
    front: () =>
      flame({ x: 16.5, y: -9, s: 0.75, r: 66 }) +
      [
        [18, -14],
        [14, -16],
        [19, -4],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 1.1, tone("lemon", 3), `stroke="${INK}" stroke-width=".5"`))
        .join(""),
  },
  figuru: {
    world: "portal",
    sky: ["#0f2a7a", "#20a0b8"],
    glow: "#b0fff0",
    ground: 17,
    figure: () => [
      draw(path("M-13 15Q-8 9 0 11Q8 9 13 15Q8 18.500 0 16.500Q-8 18.500 -13 15Z", tone("tanger", 2))),
      draw(path("M0 -13Q2 -8 6 -6Q12 -1 11 6Q9 14 0 14Q-9 14 -11 6Q-12 -1 -6 -6Q-2 -8 0 -13Z", tone("grape", 1)), {
        on: stroke("M0 -12Q-8 0 -6 15M0 -12Q8 0 6 15M0 -12V15", tone("grape", 3), 0.5),
      }),
      draw(path("M-5 7Q0 9.500 5 7Q6 14 0 18Q-6 14 -5 7Z", tone("bone", 4)), {
        w: 0.7,
        on: stroke("M-2 9V15M2 9V15", tone("bone", 2), 0.5),
      }),
      eyes(0, 3, 3.8, 1.9, { mood: "calm" }) + brows(0, 0.5, 4, 3, -0.3, CREAM),
      draw(path("M-8.500 -3Q-10 -12 0 -13Q10 -12 8.500 -3Q0 -7 -8.500 -3Z", tone("coral", 2)), {
        on: stroke("M-9 -4Q0 -12 9 -8M-9 -8Q0 -14 8 -12M-6 -3Q4 -8 10 -5", tone("coral", 0), 0.6),
      }),
      draw(path("M0 -8.500L2 -6L0 -3.500L-2 -6Z", tone("lemon", 3)), { w: 0.6 }),
      draw(path("M0 -9Q-3 -14 0 -18Q3 -14 0 -9Z", tone("teal", 2)), { w: 0.7 }),
      limb("M-9 8Q-15 9 -14 4", tone("grape", 2), 2, { x: -14, y: 3.5, r: 1.6 }),
      limb("M9 8Q15 9 14 4", tone("grape", 2), 2, { x: 14, y: 3.5, r: 1.6 }),
    ],
    front: () =>
      glow(-14, 0, 2, "#ff9af0", 0.8) +
      glow(14, 0, 2, "#8affff", 0.8) +
      disc(-14, 0, 0.9, "#fff") +
      disc(14, 0, 0.9, "#fff"),
  },
  "grape-sentinel": {
    world: "planet",
    sky: ["#0f2a7a", "#2a9ad8"],
    glow: "#b0f0ff",
    figure: () => [
      mechLeg([0, 10], [2, 14], [0, 19], "slate") + mirrored(mechLeg([5, 8], [12, 9], [13, 18.5], "slate")),
      draw(
        stroke("M0 -13Q0 -17 4 -18", tone("moss", 2), 1.5) +
          path("M1 -15Q-7 -20 -11 -14Q-5 -11 1 -13Z", tone("leaf", 2)),
      ),
      draw(
        [
          [-9, -7],
          [-3, -9],
          [3, -9],
          [9, -7],
          [-6.5, -1.5],
          [6.5, -1.5],
          [-4, 4.5],
          [4, 4.5],
          [0, 9.5],
          [0, 0],
        ]
          .map(
            ([x, y], i) =>
              disc(
                x ?? 0,
                y ?? 0,
                4.6,
                tone("grape", i % 2 === 0 ? 2 : 3),
                `stroke="${tone("grape", 0)}" stroke-width=".5"`,
              ) + ellipse((x ?? 0) - 1.4, (y ?? 0) - 1.7, 1, 0.6, tone("grape", 4)),
          )
          .join(""),
      ),
      draw(disc(0, -2, 6, tone("steel", 2)), {
        top:
          disc(0, -2, 4.4, INK) +
          `<g filter="url(#glow)">${disc(0, -2, 2.4, tone("coral", 2))}</g>` +
          disc(-0.8, -2.8, 0.7, "#fff"),
      }),
      mirrored(
        group(
          { x: 13.5, y: -4 },
          draw(box(-3, -3, 6, 6, tone("steel", 2), 1.5) + box(-1.8, -8, 3.6, 5, tone("slate", 2), 0.8)),
        ),
      ),
    ],
    front: () => path("M0 -2L-20 14L-20 20H-12Z", tone("coral", 2), 'opacity="0.22"'),
  },
  kiwanoid: {
    world: "space",
    sky: ["#160c40", "#4f5ac8"],
    ground: 18,
    figure: () => [
      legs(4.5, 13, 18.8, tone("tanger", 1), tone("slate", 2), 2.8),
      draw(burst(0, 2, 8, 15.5, 13, tone("tanger", 1)) + ellipse(0, 2, 11, 13, tone("tanger", 2)), {
        on: spots("kiwano", 16, tone("honey", 3), 11, 0.8),
      }),
      draw(ellipse(0, 7, 6.5, 7, tone("leaf", 2)), {
        w: 0.8,
        on:
          ellipse(0, 7, 5, 5.5, tone("lime", 2)) +
          [
            [-2.5, 4],
            [2.5, 4],
            [0, 6.5],
            [-3, 8.5],
            [3, 8.5],
            [0, 10.5],
          ]
            .map(
              ([x, y]) => ellipse(x ?? 0, y ?? 0, 1.3, 1.6, tone("lime", 4)) + ellipse(x ?? 0, y ?? 0, 0.5, 0.8, CREAM),
            )
            .join(""),
      }),
      draw(path("M-8.500 -8Q0 -12 8.500 -8L7.500 -2Q0 1 -7.500 -2Z", tone("steel", 2)), { w: 0.8 }),
      visor(0, -4.8, 13.5, 4.6, tone("lime", 3)),
      limb("M-10 3Q-16 5 -15 10", tone("tanger", 2), 3, { x: -15, y: 11, r: 2.6, colour: tone("steel", 2) }),
      limb("M10 3Q16 1 15 -4", tone("tanger", 2), 3, { x: 15, y: -5, r: 2.6, colour: tone("steel", 2) }),
      antenna({ x: -4, y: -10, r: -14 }, tone("lime", 3)),
      antenna({ x: 4, y: -10, r: 14 }, tone("lime", 3)),
    ],
  },
};
