/** King of Tokyo: giants over a burning skyline, magenta and orange light, m to t. */
import { CREAM, INK, tone } from "../../lib/colour.ts";
import { icon } from "../../lib/icons.ts";
import type { PortraitBook } from "../../lib/scene.ts";
import { box, disc, draw, ellipse, group, mirrored, path, stroke } from "../../lib/svg.ts";
import { apeBody, apeHead, kaijuHead, plate, shag } from "../../kit/beasts.ts";
import { bars, bolt, flame, glow, sparkles, spots } from "../../kit/effects.ts";
import { eye, eyes, mouth } from "../../kit/faces.ts";
import { antenna, cape, cowboyHat, crown, glassDome, headband, star } from "../../kit/gear.ts";
import { featherWing, leafTuft, limb, pincer, spikes, taperedPath } from "../../kit/limbs.ts";
import { rooftops } from "./parts.ts";

export const kingOfTokyoSecond: PortraitBook = {
  mantis: {
    world: "skyline",
    sky: ["#4a1470", "#ff6a4a"],
    glow: "#ffc0a0",
    figure: () => [
      mirrored(draw(path("M2 6Q12 2 17 14Q10 18 3 12Z", tone("lime", 1), 'opacity=".9"'))),
      draw(path("M-4 0Q0 -2 4 0L5.500 20H-5.500Z", tone("lime", 2)), { on: bars(6, 3, 5, 0.7, tone("lime", 0), 0.8) }),
      mirrored(
        draw(stroke("M3 4L10 8L15 -2", tone("lime", 2), 2.3)) +
          draw(path("M13.500 -2Q12 -11 18 -17Q20.500 -8 17 0Q16 4 14.500 9Q12 3 13.500 -2Z", tone("lime", 3)), {
            on: stroke("M19 -14Q17 -6 15 6", tone("lime", 1), 0.8),
            top: path("M13.600 -3l-1.500 .5 1.500 1.500ZM14 -7l-1.500 .2 1.200 1.500Z", CREAM),
          }),
      ),
      draw(
        path("M-4 -3Q-13 -8 -12.500 -12Q-9 -16 0 -14Q9 -16 12.500 -12Q13 -8 4 -3Q2 2 0 3Q-2 2 -4 -3Z", tone("lime", 3)),
      ),
      mirrored(
        draw(ellipse(8.5, -11, 4.6, 4, tone("coral", 2)), {
          w: 0.8,
          on: stroke("M4 -12.500H13M4 -10H13M7 -15V-7M10 -15V-7", tone("coral", 0), 0.35),
          top: ellipse(7, -12.5, 1.2, 0.9, "#fff", 'opacity=".85"'),
        }),
      ),
      mirrored(draw(stroke("M2 -13.500Q4 -19 9 -19.500", tone("lime", 1), 0.9), { w: 0.5 })),
      mouth(0, -2.5, 4, "zig") + stroke("M-6 -14.500L-2 -11.500M6 -14.500L2 -11.500", INK, 1),
    ],
    front: () => rooftops(),
  },
  mechamster: {
    world: "hangar",
    sky: ["#2a1050", "#e05a8a"],
    figure: () => [
      draw(disc(0, 0, 16, "none", `stroke="${tone("steel", 2)}" stroke-width="3"`), {
        top: Array.from({ length: 12 }, (_v, i) => {
          const a = (i / 12) * Math.PI * 2;
          return disc(Math.cos(a) * 16, Math.sin(a) * 16, 0.8, tone("honey", 2));
        }).join(""),
      }),
      draw(path("M-10 19L-6 13H6L10 19Z", tone("slate", 2))),
      icon("hamster", {
        y: -1.5,
        s: 0.78,
        ramp: "honey",
        fills: { 1: tone("rose", 3) },
        top: eyes(0, 3, 5, 2.8, { mood: "angry", iris: "#c2501a", lid: tone("honey", 0) }) + mouth(0, 11, 7, "buck"),
      }),
      draw(path("M-9 -5Q-9 -12 0 -12Q9 -12 9 -5Q0 -8.500 -9 -5Z", tone("coral", 2)), {
        top: disc(0, -9.5, 1.3, tone("toxic", 3), `stroke="${INK}" stroke-width=".4"`),
      }),
      mirrored(
        limb("M6 9Q12 9 12 13", tone("steel", 2), 2.6) +
          draw(path("M9.500 13Q9 18 11.500 18L12 16H13L13.500 18Q16 18 15 13Z", tone("steel", 3))),
      ),
      plate(11, 8, "coral", { y: 12.5 }),
      bolt({ y: 12.5, s: 0.32 }),
    ],
  },
  "mega-shark": {
    world: "sea",
    sky: ["#4a1478", "#ff7a7a"],
    glow: "#ffd0c0",
    ground: false,
    figure: () => [
      mirrored(draw(path("M9 8Q18 10 19.500 18Q14 16 8 15Z", tone("sea", 1)))),
      draw(path("M0 -19Q9 -12 11 0Q12 12 9 22H-9Q-12 12 -11 0Q-9 -12 0 -19Z", tone("sea", 2)), {
        on:
          path("M-7 22Q-10 6 -6 -2Q0 -8 6 -2Q10 6 7 22Z", CREAM) +
          stroke("M-11 12l3 1M-11 14.500l3 1M-11 17l3 1M11 12l-3 1M11 14.500l-3 1M11 17l-3 1", tone("sea", 0), 0.7),
      }),
      icon("speedboat", { x: 13.5, y: -12, s: 0.42, r: 38 }),
      mouth(0, 4.5, 15, "roar"),
      eyes(0, -8, 5, 2, { mood: "mad", iris: "#b5263f", lid: tone("sea", 0) }) +
        ellipse(-1.5, -14, 0.5, 0.7, INK) +
        ellipse(1.5, -14, 0.5, 0.7, INK) +
        stroke("M4 -13l3 3M6.500 -13l-2 3.500", tone("sea", 0), 0.5),
    ],
    front: () =>
      path("M-22 15q2.500-3.500 5 0t5 0t5 0t5 0t5 0t5 0t5 0t5 0V22H-22Z", "#3a2a8a") +
      path("M-22 18q2.500-2.500 5 0t5 0t5 0t5 0t5 0t5 0t5 0t5 0V22H-22Z", "#221456") +
      [
        [-13, 8],
        [13, 7],
        [-15, 3],
        [16, 2],
      ]
        .map(([x, y]) => path(`M${x} ${y}q-1.200 2.200 0 3q1.200-.8 0-3Z`, "#c2efff"))
        .join(""),
  },
  megamoth: {
    world: "skyline",
    sky: ["#1a0a4a", "#d83a8a"],
    glow: "#ffe0a0",
    ground: false,
    figure: () => [
      mirrored(
        draw(path("M2 0Q4 -17 15 -18Q21 -15 19 -6Q17 1 4 3Z", tone("tanger", 2)), {
          on:
            path("M10 -12a4.500 4.500 0 1 0 .1 0Z", tone("honey", 4)) +
            path("M10.500 -10.500a3 3 0 1 0 .1 0Z", tone("coral", 2)) +
            disc(10.5, -7.5, 1.5, INK) +
            stroke("M20 -17Q22 -8 16 2", tone("plum", 1), 2.4),
        }) +
          draw(path("M3 3Q15 2 17 9Q16 17 9 17Q4 14 3 3Z", tone("plum", 3)), {
            on:
              disc(10, 10, 2.8, tone("honey", 3)) +
              disc(10, 10, 1.3, INK) +
              stroke("M17 8Q18 17 8 18", tone("plum", 1), 1.6),
          }),
      ),
      draw(path(shag(0, 6, 4, 11, 16, 0.14), tone("bone", 3)), { on: bars(7, 3, 4, 1, tone("bark", 2), 0.6) }),
      draw(path(shag(0, -4, 6.5, 6, 14, 0.12), tone("bone", 4)), {
        top:
          mirrored(
            ellipse(3.6, -4, 2.6, 3.2, tone("sea", 1), `stroke="${INK}" stroke-width=".5"`) +
              ellipse(2.8, -5.3, 0.9, 1, "#fff", 'opacity=".9"'),
          ) + mouth(0, 0.3, 3, "fangs"),
      }),
      mirrored(
        draw(path("M1.500 -9Q2 -17 8 -19Q7 -12 3 -8.500Z", tone("honey", 2)), {
          on: stroke("M2 -9L7 -17M3 -13L6 -12M4 -15.500L7 -14", tone("honey", 0), 0.5),
          w: 0.8,
        }),
      ),
    ],
    front: () => rooftops(),
  },
  megaxolot: {
    world: "harbour",
    sky: ["#1a0f5a", "#f25a8a"],
    glow: "#9affff",
    figure: () => {
      const frond = (x: number, y: number, r: number, s: number): string => flame({ x, y, r, s }, "coral");
      return [
        mirrored(frond(9, -8, 42, 0.92) + frond(11.5, -2, 76, 0.92) + frond(10.5, 4, 105, 0.8)),
        draw(path("M-12 21Q-13 8 0 8Q13 8 12 21Z", tone("sea", 2)), {
          on: ellipse(0, 18, 7, 8, tone("ice", 3)) + spots("megax", 10, tone("sea", 1), 13, 1),
        }),
        draw(path("M0 -13Q13 -13 13.500 -3Q14 8 0 10Q-14 8 -13.500 -3Q-13 -13 0 -13Z", tone("sea", 2)), {
          on: ellipse(0, 5, 10.5, 5, tone("sea", 3)) + spots("megax2", 9, tone("sea", 1), 12, 0.9),
          top: eyes(0, -5, 7, 2.7, { mood: "mad", iris: "#f77f22", lid: tone("sea", 0) }) + mouth(0, 3.5, 14, "roar"),
        }),
        spikes([[0, -11.5]], 3.5, tone("lemon", 3)),
        mirrored(limb("M10 12Q16 13 15 17", tone("sea", 2), 3.4)),
      ];
    },
    front: () => rooftops("#1a0a40"),
  },
  "meka-dragon": {
    world: "skyline",
    sky: ["#0f1a5a", "#ff5a6a"],
    glow: "#ffb08a",
    figure: () => [
      group(
        { x: 7, y: 3, r: 6, s: 1.12 },
        draw(path("M0 0L4 -15L9 -18L8 -11L14 -13L11 -6L16 -7L11 0L4 4Z", tone("ice", 2)), {
          on:
            stroke("M1 0L8 -16M3 0L13 -12M5 1L15 -6", tone("ice", 0), 0.9) +
            path("M9 -18L8 -11L6 -12ZM14 -13L11 -6L9 -7.500ZM16 -7L11 0L9 -2Z", tone("coral", 2)),
        }),
      ),
      draw(
        path(
          taperedPath(
            [
              [5, 23],
              [13, 12],
              [10, 2],
              [5, -4],
            ],
            14,
            9,
          ),
          tone("ice", 2),
        ),
        {
          on:
            stroke("M-4 18L15 14M-1 13L17 9M1 8L17 3M1 3L15 -2", tone("ice", 0), 1) +
            stroke("M2 21L5 12L4 4", tone("coral", 2), 2.4) +
            stroke("M2 21L5 12L4 4", tone("lemon", 3), 0.8),
        },
      ),
      kaijuHead("ice", { y: -4, s: 1.06 }, tone("tanger", 2)),
      draw(path("M4 -12L14 -19L9.500 -7Z", tone("coral", 2)) + path("M-1 -14L3 -20.500L5 -12Z", tone("coral", 3))),
      path("M-6 -11L3.500 -8L2 -5Q-4 -5.500 -6 -11Z", INK) +
        (`<g filter="url(#glow)">` +
          `${path("M-4.300 -9.300L2.300 -7.300L1.200 -6.100Q-2.500 -6.300 -4.300 -9.300Z", tone("coral", 3))}</g>`) +
        stroke("M-8 -9Q-9 -5 -8.500 -3M5 -2Q7 -1 8 1", tone("ice", 0), 0.6) +
        [
          [7, -4],
          [6, -7.5],
          [-11, -5],
          [-12.5, 1],
        ]
          .map(([x, y]) => disc(x ?? 0, y ?? 0, 0.5, INK))
          .join(""),
    ],
    front: () =>
      `<g filter="url(#glow)">` +
      `${path("M-12 0L-22 2V8L-12 3.500Z", "#ff5d5d")}${path("M-12 1L-22 4V6L-12 2.500Z", "#fff1b0")}</g>` +
      rooftops(),
  },
  pagurah: {
    world: "harbour",
    sky: ["#4a1a5e", "#ffb07a"],
    figure: () => [
      draw(path("M-1 8V-14L3 -18H14L17 -14V8Z", tone("slate", 3)), {
        on:
          path("M9 -20H20V10H9Z", tone("slate", 2)) +
          Array.from({ length: 20 }, (_v, i) =>
            box(
              1.2 + (i % 4) * 3.8,
              -13 + Math.floor(i / 4) * 4,
              2,
              2.4,
              i % 3 === 0 ? tone("night", 2) : tone("lemon", 3),
              0.3,
            ),
          ).join(""),
        r: 9,
        x: 1,
        y: 1,
      }),
      draw(stroke("M10 -15V-19", tone("steel", 3), 0.9) + disc(10, -19, 0.9, tone("coral", 2)), { r: 9 }),
      draw(stroke("M4 10L9 8L12 18M8 10L14 9L17 17M-2 12L-4 16L-2 19", tone("coral", 1), 2)),
      draw(path("M-13 3Q-12 -4 -5 -4Q6 -3 7 6Q6 14 -4 14Q-14 13 -13 3Z", tone("coral", 2)), {
        on: ellipse(-5, 11, 6, 4, tone("coral", 3)),
      }),
      draw(stroke("M-9 -2L-11 -8M-3 -3L-3 -9", tone("coral", 2), 1.7)),
      eye(-11, -9.5, 2.6, -1, { mood: "angry", iris: "#12697a", lid: tone("coral", 0) }) +
        eye(-3, -10.5, 2.6, 1, { mood: "angry", iris: "#12697a", lid: tone("coral", 0) }) +
        mouth(-5, 5.5, 8, "fangs"),
      limb("M-11 7Q-16 8 -15 3", tone("coral", 1), 2.8),
      pincer({ x: -15, y: -1, s: 1, r: -8 }, "coral"),
      limb("M4 10Q8 14 4 16", tone("coral", 1), 2.8),
      pincer({ x: 2, y: 15.5, s: 1.05, r: -78 }, "coral"),
    ],
  },
  pandakai: {
    world: "temple",
    sky: ["#5a0f4a", "#ff7a5a"],
    figure: () => [
      draw(path("M-13 21Q-14 9 0 8Q14 9 13 21Z", tone("night", 2)), {
        on:
          path("M-5 8L0 15L5 8Z", CREAM) +
          box(-15, 16, 30, 2.6, tone("coral", 2)) +
          stroke("M-6 8L0 17M6 8L0 17", CREAM, 0.7),
      }),
      icon("panda", {
        y: -2.5,
        s: 0.94,
        fills: { 0: tone("night", 2), 2: tone("night", 2) },
        top: eyes(0, 0.5, 5.2, 2.3, { mood: "angry", iris: "#43c74a", lid: tone("night", 1) }),
      }),
      headband(24, -7.5, tone("coral", 2)),
      disc(0, -7, 1.5, CREAM),
      group(
        { x: -13, y: 8, r: -14 },
        draw(box(-1.3, -14, 2.6, 26, tone("lime", 2), 1), {
          on: stroke("M-2 -8H2M-2 -1H2M-2 6H2", tone("lime", 0), 0.7),
        }),
        draw(path("M1 -9Q6 -12 7 -8Q4 -6 1 -7Z", tone("leaf", 2)), { w: 0.7 }),
      ),
      limb("M-8 12Q-12 13 -13 10", tone("night", 2), 3.4),
      limb("M8 12Q15 12 14 5", tone("night", 2), 3.4, { x: 14, y: 4.5, r: 2.8 }),
    ],
    front: () => glow(14, 4, 3, tone("lemon", 3), 0.5) + sparkles("panda", 4, tone("lemon", 3), 16, 1.4),
  },
  "pumpkin-jack": {
    world: "graveyard",
    sky: ["#2a0a45", "#f2783a"],
    glow: "#ffd07a",
    figure: () => [
      group(
        { x: 14, y: 6, r: 10 },
        draw(
          box(-0.6, -18, 1.2, 32, tone("bark", 1), 0.5) +
            path("M0 -18Q-10 -20 -15 -11Q-8 -15 0 -14Z", tone("steel", 4)),
        ),
      ),
      draw(path("M-11 21Q-12 8 0 8Q12 8 11 21Z", tone("moss", 1)), {
        on:
          path("M-4 8L0 14L4 8Z", tone("bark", 2)) +
          box(-3, 15, 4, 4, tone("coral", 1)) +
          stroke("M-3 15L1 19M1 15L-3 19", tone("bark", 0), 0.4),
      }),
      draw(
        stroke("M-9 11L-17 9M9 11L14 12", tone("moss", 2), 3) +
          stroke("M-17 9l-2-2M-17 9l-2.500 0M-17 9l-1.500 2", tone("honey", 3), 0.8),
      ),
      draw(
        path(
          "M0 -10Q4 -12 8 -10Q14 -7 13 0Q12 8 6 9Q0 10.500 -6 9Q-12 8 -13 0Q-14 -7 -8 -10Q-4 -12 0 -10Z",
          tone("tanger", 2),
        ),
        { on: stroke("M-5 -12Q-9 0 -5 11M5 -12Q9 0 5 11M0 -12V11", tone("tanger", 1), 0.7) },
      ),
      `<g filter="url(#glow)">` +
        `${path(
          "M-9 -4L-2 -2L-6 1.500ZM9 -4L2 -2L6 1.500ZM-8 3L-5.500 4L-4 2.500L-2 4.500L0 3L2 4.500L4 2.500L5.500 " +
            "4L8 3Q6 8.500 0 8.500Q-6 8.500 -8 3Z",
          tone("lemon", 3),
        )}` +
        "</g>" +
        path(
          "M-9 -4L-2 -2L-6 1.500ZM9 -4L2 -2L6 1.500ZM-8 3L-5.500 4L-4 2.500L-2 4.500L0 3L2 4.500L4 2.500L5.500 " +
            "4L8 3Q6 8.500 0 8.500Q-6 8.500 -8 3Z",
          tone("lemon", 4),
          `stroke="${INK}" stroke-width=".5"`,
        ),
      draw(path("M-6 -9Q-5 -15 0 -20Q2 -15 5 -9Z", tone("night", 2)) + ellipse(0, -9, 10, 2, tone("night", 3)), {
        r: -8,
        top: path("M-5.500 -11Q0 -9 5 -11L5 -9Q0 -7.500 -6 -9Z", tone("coral", 2)),
      }),
    ],
  },
  "purple-reign": {
    world: "stage",
    sky: ["#2a0a5a", "#b53ae0"],
    glow: "#ffc0ff",
    behind: () =>
      Array.from({ length: 16 }, (_v, i) =>
        stroke(`M${-19 + i * 2.5} ${-18 + ((i * 7) % 11)}l-1 4`, "#d69aff", 0.6, 'opacity=".8"'),
      ).join(""),
    figure: () => [
      draw(path("M-12 21Q-13 8 0 7Q13 8 12 21Z", tone("plum", 1)), {
        on: path("M-4 7L-2 12L0 9L2 12L4 7Z", CREAM) + path("M-12 10L-4 7L0 21H-13Z", tone("plum", 2)),
      }),
      spikes(
        [
          [-8, -7],
          [8, -7],
        ],
        3.5,
        tone("plum", 3),
      ),
      draw(path("M0 -12Q10 -12 11 -3Q12 7 5 9Q0 10 -5 9Q-12 7 -11 -3Q-10 -12 0 -12Z", tone("grape", 2)), {
        on: ellipse(0, 5, 8, 4.5, tone("grape", 3)),
        top:
          eyes(0, -2.5, 4.6, 2.7, { mood: "sly", iris: "#ee5fa3", lid: tone("plum", 1) }) +
          stroke("M-8 -3.500l-1.600-1M8 -3.500l1.600-1", INK, 0.6) +
          mouth(0, 4.5, 8, "fangs"),
      }),
      crown({ y: -9.5, s: 1 }, tone("plum", 3)),
      icon("guitar", { x: 4, y: 13, s: 0.86, r: 18, ramp: "plum", fills: {} }),
      limb("M-9 11Q-12 16 -3 15", tone("grape", 3), 2.8),
      limb("M9 10Q14 10 12.500 7", tone("grape", 3), 2.8),
    ],
  },
  quetzalcoatl: {
    world: "temple",
    sky: ["#2a1478", "#e0508a"],
    glow: "#ffc0b0",
    ground: false,
    figure: () => [
      featherWing({ x: 4, y: 4, s: 1, r: 30 }, "lime"),
      draw(
        path(
          taperedPath(
            [
              [-16, 17],
              [0, 22],
              [20, 16],
              [6, 6],
            ],
            2,
            6.5,
          ),
          tone("teal", 2),
        ),
        { on: bars(8, 3, 5, 1, tone("lemon", 3), 1) },
      ),
      draw(
        path(
          taperedPath(
            [
              [6, 7],
              [-8, 2],
              [2, -6],
              [0, -7],
            ],
            6.5,
            7,
          ),
          tone("teal", 2),
        ),
        { on: path("M-6 8L2 2L-3 -4L-8 0Z", tone("lemon", 3)) },
      ),
      ...[-70, -40, -10, 20, 50, 80].map((r, i) =>
        draw(
          path("M0 0Q-3 -6 0 -12Q3 -6 0 0Z", tone(i % 3 === 0 ? "coral" : i % 3 === 1 ? "lemon" : "leaf", 2)) +
            stroke("M0 0V-9", CREAM, 0.4),
          { x: 2, y: -6, r, s: 0.95 },
        ),
      ),
      draw(path("M7 -8Q6 -1 -2 -1Q-10 0 -15 -2.500Q-16 -5 -12 -6.500Q-7 -12 0 -12Q6 -12 7 -8Z", tone("teal", 3)), {
        on: path("M-17 -4Q-8 -2 2 -4V2H-17Z", tone("lemon", 3)),
        top:
          stroke("M-15 -3.500Q-8 -2 -2 -4", INK, 0.6) +
          path("M-12 -3l.8 2.500 1.200-2.300Z", CREAM, `stroke="${INK}" stroke-width=".3"`) +
          disc(-13, -5, 0.5, INK),
      }),
      eye(-3.5, -7.5, 2.3, -1, { mood: "slit", iris: "#f2473f", lid: tone("teal", 0) }),
      draw(stroke("M-15 -2L-18.500 0L-20 -1M-18.500 0L-19.500 2", tone("coral", 2), 0.8), { w: 0.5 }),
      draw(path("M-16 17L-20 12L-19.500 18L-20 21Z", tone("coral", 2)), { w: 0.8 }),
    ],
    pose: { x: 1, y: 0 },
  },
  "rex-florae": {
    world: "jungle",
    sky: ["#3a1450", "#c8c85a"],
    glow: "#ffd0f0",
    figure: () => [
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((r) =>
        draw(path("M0 -6Q-5.500 -11 0 -18Q5.500 -11 0 -6Z", tone("plum", r % 90 === 0 ? 3 : 2)), { r, y: -3, s: 0.98 }),
      ),
      draw(path("M-3 4Q-2 12 -6 21H8Q4 12 6 4Z", tone("leaf", 2)), {
        on: stroke("M0 4Q1 12 0 21", tone("leaf", 1), 0.8),
      }),
      mirrored(
        draw(path("M4 15Q12 7 19 11Q15 18 6 18Z", tone("leaf", 2)), {
          on: stroke("M6 16Q12 12 18 11.500", tone("leaf", 3), 0.7),
        }),
      ),
      kaijuHead("leaf", { x: 3, y: -2.5, s: 0.92 }, tone("plum", 2)),
      eye(2, -7, 2.4, -1, { mood: "slit", iris: "#ee5fa3", lid: tone("leaf", 0) }),
      leafTuft({ x: 6, y: -11, s: 0.6, r: 20 }, "lime", 4),
      limb("M2 10Q-4 9 -6 12", tone("leaf", 3), 2),
      draw(path("M-7 10.500L-10 11L-8 12.500L-9.500 14.500L-6 13.500Z", tone("plum", 3)), { w: 0.5 }),
    ],
    front: () => sparkles("flora", 6, tone("lemon", 3), 17, 1.1),
  },
  rob: {
    world: "skyline",
    sky: ["#1a0f3a", "#8a3a8a"],
    glow: "#ffe08a",
    figure: () => [
      draw(disc(11.5, 12, 7, tone("sand", 1)) + path("M8.500 6h6l-1-3h-4Z", tone("sand", 2)), {
        top: stroke(
          "M9.500 13.500Q9 10.500 12 10.500Q14 11 11.500 12.500Q10 14 13 14.500Q14.500 14.500 14 16M11.800 9V17.500",
          tone("bark", 0),
          0.9,
        ),
      }),
      mirrored(draw(box(2.5, 15, 5, 5, tone("slate", 2), 1))),
      plate(17, 12, "steel", { y: 11, x: -2, on: bars(7, 3.6, 4, 1.8, tone("night", 2), 0) }),
      antenna({ x: -2, y: -14 }, tone("coral", 2)),
      draw(box(-13, -13, 22, 17, tone("steel", 3), 3.5), { on: box(-13, -13, 22, 5, tone("steel", 4)) }),
      draw(box(-15.5, -7, 3, 6, tone("steel", 2), 1) + box(8.5, -7, 3, 6, tone("steel", 2), 1)),
      path("M-13 -8.500Q-2 -11 9 -8.500V-2Q3 -.5 -2 -3Q-7 -.5 -13 -2Z", tone("night", 1)) +
        eyes(-2, -5.3, 5, 2.5, { mood: "sly", iris: "#f2473f", lid: tone("night", 3), white: tone("lemon", 3) }) +
        draw(box(-8, 0, 12, 3, INK, 1.4), {
          w: 0.2,
          flat: true,
          top: stroke("M-5.500 0v3M-3 0v3M-.5 0v3M2 0v3", tone("lemon", 3), 0.5),
        }),
      draw(path("M-13 -12Q-12 -17.500 -2 -17.500Q8 -17.500 9 -12Q-2 -15 -13 -12Z", tone("night", 3)), { w: 0.8 }),
      limb("M6 9Q10 7 11 6", tone("steel", 2), 2.2),
      limb("M-10 9Q-16 10 -15 14", tone("steel", 2), 2.2, { x: -15, y: 15, r: 2.2 }),
    ],
    front: () => rooftops(),
  },
  sheriff: {
    world: "desert",
    sky: ["#6b1f5a", "#ffb04a"],
    figure: () => [
      draw(path("M-14 21Q-14 8 0 7Q14 8 14 21Z", tone("bark", 1)), {
        on: path("M-5 7L0 16L5 7L3 21H-3Z", tone("coral", 1)) + path("M-7 7Q0 12 7 7L0 15Z", tone("blood", 2)),
      }),
      star(-8, 13.5, 3, tone("honey", 3)),
      draw(path("M-10 -4Q-11 -11 0 -12Q11 -11 10 -4Q9 3 13 5Q10 10 0 10Q-10 10 -13 5Q-9 3 -10 -4Z", tone("lime", 2)), {
        on: ellipse(0, 6, 11, 4, tone("lime", 3)) + spots("sheriff", 10, tone("lime", 1), 11, 0.9),
        top:
          eyes(0, -3, 6, 2.9, { mood: "slit", iris: "#f77f22", lid: tone("moss", 0) }) +
          ellipse(-1.5, 2.5, 0.5, 0.4, INK) +
          ellipse(1.5, 2.5, 0.5, 0.4, INK) +
          stroke("M-8 6.500Q0 8.500 8 6", INK, 0.8),
      }),
      draw(stroke("M4 7.500L11 9.500", tone("honey", 3), 0.8), { w: 0.4 }),
      cowboyHat({ y: -8.5, s: 1.32 }, "bark"),
      star(0, -11.5, 1.5, tone("honey", 3)),
      group(
        { x: 14, y: 7, r: -60 },
        draw(
          path("M-3 -1.500H9V1.500H1L-.5 5.500H-4Z", tone("steel", 3)) +
            path("M-.5 1L-1.500 6H-4.500L-3 0Z", tone("bark", 2)) +
            disc(1.5, 0, 2.2, tone("steel", 2)),
        ),
      ),
      limb("M9 13Q14 13 14 9", tone("bark", 2), 3, { x: 14, y: 9.5, r: 2, colour: tone("lime", 2) }),
    ],
  },
  "space-penguin": {
    world: "space",
    sky: ["#1a1460", "#a03ac0"],
    glow: "#ffb0f0",
    ground: false,
    figure: () => [
      draw(box(-12, 0, 5, 12, tone("steel", 2), 2.3) + box(7, 0, 5, 12, tone("steel", 2), 2.3)),
      flame({ x: -9.5, y: 14, s: 0.55, r: 180 }),
      flame({ x: 9.5, y: 14, s: 0.55, r: 180 }),
      mirrored(draw(path("M7 2Q15 3 16.500 11Q11 11 7 8Z", tone("night", 3)))),
      draw(ellipse(0, 5.5, 9, 11.5, tone("night", 2)), {
        on: ellipse(0, 8, 6.5, 10, CREAM),
        top:
          draw(box(-3, 8, 6, 4, tone("slate", 3), 0.8), { w: 0.5, flat: true }) +
          disc(-1.3, 10, 0.7, tone("coral", 2)) +
          disc(1.3, 10, 0.7, tone("toxic", 3)),
      }),
      draw(disc(0, -7, 8.5, tone("night", 2)), {
        on: path("M-7 -4Q-8 -11 -3.500 -11Q0 -11 0 -8Q0 -11 3.500 -11Q8 -11 7 -4Q4 1 0 1Q-4 1 -7 -4Z", CREAM),
        top: eyes(0, -7, 3.3, 2.2, { mood: "wide", iris: "#12697a" }),
      }),
      draw(path("M-2.800 -4.500Q0 -6 2.800 -4.500Q1.500 -1.500 0 -1Q-1.500 -1.500 -2.800 -4.500Z", tone("tanger", 2)), {
        w: 0.7,
      }),
      glassDome(11.5, { y: -6.5 }),
      mirrored(draw(ellipse(4, 17, 3, 1.5, tone("tanger", 2)))),
    ],
    pose: { r: 8 },
  },
  "the-globe-smasher": {
    world: "space",
    sky: ["#240a4a", "#c23a7a"],
    glow: "#ffb08a",
    ground: false,
    figure: () => [
      draw(path("M-14 21Q-16 7 0 6Q16 7 14 21Z", tone("slate", 2)), {
        on:
          stroke("M-9 9L-5 13L-8 17L-4 21M8 9L5 13L9 17", tone("tanger", 3), 1.4) +
          stroke("M-9 9L-5 13L-8 17L-4 21M8 9L5 13L9 17", tone("lemon", 3), 0.5),
      }),
      mirrored(
        draw(path("M9 9Q18 10 19.500 1Q20 -6 15 -10L10 -7Q14 -2 11 3Z", tone("slate", 2)), {
          on: stroke("M19 4L15 1L17 -4", tone("tanger", 3), 1.1),
        }),
      ),
      draw(path("M-9.500 0L-6 -5.500L5 -6L10 -.5L10.500 8L6 14H-6L-10.500 8Z", tone("slate", 3)), {
        on:
          path("M-11 8L-3 6L4 8L11 6V16H-11Z", tone("slate", 2)) +
          stroke("M-7 -6L-4 -2.500L-6 -.5M7 -5L5.500 -2", tone("tanger", 3), 1),
        top: eyes(0, 2, 4.5, 2.6, { mood: "glow", iris: tone("lemon", 3) }) + mouth(0, 9, 10, "roar"),
      }),
      icon("globe-showing-americas", { y: -11, s: 0.58, w: 1 }),
      draw(stroke("M-4 -19l3 4-4 3 4 3.500-2 4M7 -15l-4 2.500 3 3", tone("lemon", 4), 0.9), { w: 0.6, flat: true }),
      mirrored(
        draw(path("M8.500 -12L14 -14.500L17 -9.500L14 -5.500L9 -6.500Z", tone("slate", 3)), {
          top: stroke("M9.500 -11.500L12 -11M9 -9.200L12 -9", INK, 0.6),
        }),
      ),
    ],
    front: () => sparkles("globe", 7, tone("lemon", 3), 17, 1.6),
  },
  "the-king": {
    world: "skyline",
    sky: ["#5a1a5a", "#ff7a3a"],
    glow: "#ffd890",
    figure: () => [
      cape(30, 20, "blood", { y: 2 }),
      apeBody("night", "slate"),
      draw(path("M-12 3Q0 -1 12 3Q13 7 9 8Q0 4 -9 8Q-13 7 -12 3Z", CREAM), {
        on: spots("ermine2", 10, INK, 12, 0.55),
        w: 0.9,
      }),
      apeHead(
        "night",
        "slate",
        eyes(0, -1.5, 3.8, 2.2, { mood: "angry", iris: "#f9a826", lid: tone("night", 0) }) + mouth(0, 6, 8.5, "grin"),
        { y: -3, s: 1.08 },
      ),
      crown({ y: -11, s: 1.15 }, tone("plum", 3)),
      draw(disc(0, 11, 3.4, tone("honey", 3)) + stroke("M-7 5L0 9L7 5", tone("honey", 2), 0.9), {
        w: 0.7,
        top: star(0, 11, 2, tone("coral", 2)),
      }),
    ],
    front: () => rooftops(),
  },
};
