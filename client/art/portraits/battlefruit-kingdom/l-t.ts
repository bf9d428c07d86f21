/** Battlefruit Kingdom: orchard knights and vegetable sorcery, leaf-green light, l to t. */
import { CREAM, INK, tone } from "../../lib/colour.ts";
import { icon } from "../../lib/icons.ts";
import type { PortraitBook } from "../../lib/scene.ts";
import { box, disc, draw, ellipse, group, mirrored, path, stroke } from "../../lib/svg.ts";
import { spiderLegs } from "../../kit/beasts.ts";
import { bubbles, flame, glow, musicNote, sparkles, spots } from "../../kit/effects.ts";
import { brows, eye, eyes, mouth } from "../../kit/faces.ts";
import { cape, crown, glasses, knightHelm, shield, staff, star, sword, wizardHat } from "../../kit/gear.ts";
import { batWing, featherWing, horn, leafTuft, legs, limb, spikes, taperedPath } from "../../kit/limbs.ts";
import { calyx, citrusSlice, drupelets, fists, mushroom, rootBulb, rootFeet, seeds } from "../../kit/produce.ts";

export const battlefruitKingdomSecond: PortraitBook = {
  "lord-watermelon": {
    world: "castle",
    sky: ["#4a1f8a", "#f2708a"],
    glow: "#ffd0b0",
    figure: () => [
      cape(22, 22, "blood", { y: -5 }),
      legs(4, 13, 18.5, tone("slate", 1), tone("bark", 0), 2.6),
      draw(disc(0, 4, 11.5, tone("leaf", 1)), {
        on: path(
          "M-8 -9Q-12 4 -8 17L-5.500 17Q-9 4 -5.500 -9ZM-2.500 -9Q-4 4 -2.500 17L0 17Q-1.500 4 0 -9ZM8 -9Q12 4 " +
            "8 17L5.500 17Q9 4 5.500 -9ZM2.500 -9Q4 4 2.500 17L4 17Q5 4 4 -9Z",
          tone("lime", 2),
        ),
      }),
      draw(path("M-8.500 4Q0 1 8.500 4Q8 12.500 0 12.500Q-8 12.500 -8.500 4Z", tone("coral", 2)), {
        w: 0.7,
        on:
          stroke("M-8.500 4Q0 1 8.500 4", CREAM, 1.6) +
          seeds([
            [-4, 7.5],
            [0, 9.5],
            [4, 7.5],
            [-1.8, 5.5],
            [2, 5.8],
          ]),
      }),
      eyes(0, -1.5, 4, 2.3, { mood: "sly", iris: "#b5263f", lid: tone("leaf", 0) }),
      draw(
        path(
          "M0 3Q-4 1.500 -7 4Q-10 4.500 -11 1.500Q-12.500 6 -8 6.500Q-3 6.500 0 4Q3 6.500 8 6.500Q12.500 6 11 " +
            "1.500Q10 4.500 7 4Q4 1.500 0 3Z",
          tone("bark", 0),
        ),
        { w: 0.5 },
      ),
      crown({ y: -6, s: 0.95 }, tone("leaf", 2)),
      sword({ x: 14.5, y: 6, s: 0.95, r: 10 }),
      limb("M10 6Q13 8 14 7", tone("leaf", 2), 2.4, { x: 14.3, y: 7.5, r: 2, colour: CREAM }),
      limb("M-10 6Q-14 9 -11 12", tone("leaf", 2), 2.4, { x: -11, y: 12, r: 2, colour: CREAM }),
    ],
  },
  "lychee-king": {
    world: "castle",
    sky: ["#1f4a9a", "#5ac8d8"],
    glow: "#d8fff2",
    figure: () => [
      cape(26, 21, "grape", { y: -3 }),
      draw(path("M-14 18Q0 13 14 18L13 20H-13Z", CREAM), { on: spots("ermine", 9, INK, 14, 0.6) }),
      draw(disc(0, 3.5, 12, tone("coral", 1)), {
        on: Array.from({ length: 40 }, (_v, i) =>
          disc(((i * 7) % 25) - 12, Math.floor(i / 4.5) * 2.8 - 8, 1.3, tone("coral", i % 2 === 0 ? 2 : 3)),
        ).join(""),
      }),
      draw(
        path(
          "M-9 3L-7 -1L-5 1L-2.500 -3L0 .5L2.500 -3L5 1L7 -1L9 3Q9 13.500 0 13.500Q-9 13.500 -9 3Z",
          tone("bone", 4),
        ),
        {
          w: 0.7,
          on: ellipse(3, 13, 8, 4, tone("rose", 4)),
          top:
            eyes(0, 5, 3.6, 2.1, { mood: "angry", iris: "#b5327e", lid: tone("plum", 1) }) + mouth(0, 10, 5, "frown"),
        },
      ),
      crown({ y: -6.5, s: 1.22 }, tone("leaf", 2)),
      staff({ x: 14.5, y: 5, s: 0.82, r: 6 }, tone("coral", 3)),
      limb("M10 8Q13 10 14 8", tone("coral", 1), 2.3, { x: 14.5, y: 8, r: 1.9, colour: CREAM }),
      limb("M-10 8Q-14 11 -10 13", tone("coral", 1), 2.3, { x: -10, y: 13, r: 1.9, colour: CREAM }),
    ],
  },
  mangonade: {
    world: "rays",
    sky: ["#8a2a3a", "#ffc84a"],
    ground: 17,
    figure: () => [
      draw(path("M-3 -9Q10 -12 13 0Q14 13 2 16Q-10 17 -12.500 6Q-13 -5 -3 -9Z", tone("tanger", 3)), {
        on:
          path("M4 -12Q16 -4 13 8Q8 18 -4 16Q8 10 9 0Q9 -7 4 -12Z", tone("coral", 2), 'opacity=".75"') +
          stroke("M-14 2Q0 6 14 2M-14 9Q0 13 14 9M-5 -12Q-7 2 -4 18M4 -12Q7 2 4 18", tone("tanger", 1), 0.6),
      }),
      eyes(0, 1, 4.4, 2.7, { mood: "mad", iris: "#b5263f", lid: tone("tanger", 0) }) + mouth(0, 8.5, 10, "zig"),
      draw(
        box(-4, -13, 7, 5, tone("slate", 3), 1.2) +
          path("M-2 -14H5Q10 -13 11 -6L9 -5Q8 -10.500 3 -11H-2Z", tone("slate", 2)),
      ),
      draw(
        disc(-8, -12.5, 3, "none", `stroke="${tone("steel", 4)}" stroke-width="1.200"`) +
          stroke("M-5 -12L-3 -11.500", tone("steel", 4), 1.2),
        { flat: true },
      ),
      icon("leaf-fluttering-in-wind", { x: 2, y: -16, s: 0.3, ramp: "leaf" }),
      fists(11, 4, 15.5, -2, tone("tanger", 1)),
      rootFeet(5, 16.5, tone("tanger", 1)),
    ],
    front: () => sparkles("mango", 7, tone("lemon", 4), 17, 1.9),
  },
  "okra-shaman": {
    world: "jungle",
    sky: ["#3a1468", "#d0604a"],
    glow: "#ffc890",
    figure: () => [
      [-48, -24, 0, 24, 48]
        .map((angle, i) =>
          draw(
            path("M0 0Q-3.500 -6 0 -12Q3.500 -6 0 0Z", tone(i % 2 === 0 ? "coral" : "teal", 2)) +
              stroke("M0 0V-10", CREAM, 0.5),
            { r: angle, y: -6, s: 1 },
          ),
        )
        .join(""),
      draw(path("M-7 -8Q0 -11 7 -8Q8 4 4 13Q2 18 0 20Q-2 18 -4 13Q-8 4 -7 -8Z", tone("leaf", 2)), {
        on: stroke("M-4 -10Q-5 6 -1 19M4 -10Q5 6 1 19M0 -10V20", tone("leaf", 3), 1),
      }),
      draw(path("M-8.500 -7Q0 -11 8.500 -7Q9 2 5 7Q0 10 -5 7Q-9 2 -8.500 -7Z", tone("bark", 2)), {
        on:
          path("M-10 -8H10V-5Q0 -8 -10 -5Z", tone("coral", 2)) +
          path("M-1.200 -6H1.200V2H-1.200Z", CREAM) +
          path("M-8 3L-5 1.500L-5 3.500L-8 5ZM8 3L5 1.500L5 3.500L8 5Z", CREAM),
        top: eyes(0, -2, 4, 2, { mood: "glow", iris: tone("toxic", 3) }) + mouth(0, 4.5, 6.5, "zig"),
      }),
      limb("M-6 8Q-12 10 -13 4", tone("leaf", 2), 2.2),
      limb("M6 8Q11 11 13 7", tone("leaf", 2), 2.2),
      group(
        { x: 14, y: 6 },
        draw(box(-0.6, -11, 1.2, 24, tone("bark", 1), 0.5)),
        icon("skull", { y: -12, s: 0.26 }),
        draw(path("M-2 -8L-5 -4L-2 -6ZM2 -8L5 -4L2 -6Z", tone("coral", 2)), { w: 0.5 }),
      ),
    ],
    front: () =>
      glow(-13, 0.5, 2.6, tone("toxic", 3), 0.85) +
      disc(-13, 0.5, 1.3, "#efffe0") +
      sparkles("okra", 4, tone("toxic", 3), 15, 1.4),
  },
  "orange-owlmancer": {
    world: "forest",
    sky: ["#2a2458", "#e88a4f"],
    figure: () => [
      mirrored(featherWing({ x: 8, y: 8, s: 0.8, r: 40 }, "tanger")),
      draw(disc(0, 5.5, 12.5, tone("tanger", 2)), {
        on:
          ellipse(0, 13, 8, 7, tone("honey", 3)) +
          stroke("M-3 10l3 2 3-2M-5 13.500l3 2 2-1 2 1 3-2", tone("tanger", 1), 0.8) +
          spots("orange", 14, tone("tanger", 1), 12, 0.35),
      }),
      mirrored(draw(path("M3 -5L11 -9L10.500 -2Z", tone("tanger", 1)))),
      citrusSlice(5.6, "tanger", { x: -5.6, y: 1.5, w: 0.8 }),
      citrusSlice(5.6, "tanger", { x: 5.6, y: 1.5, w: 0.8 }),
      mirrored(disc(5.3, 1.7, 2.1, INK) + disc(4.7, 1, 0.7, "#fff")),
      draw(path("M-2 3.500Q0 2 2 3.500L0 8Z", tone("lemon", 2)), { w: 0.7 }),
      wizardHat({ y: -6, s: 1, r: 4 }, "grape"),
      mirrored(draw(stroke("M3 17.500l-.5 1.500M5 17.500v1.500M7 17.300l.5 1.500", tone("lemon", 2), 1.1), { w: 0.6 })),
      group({ x: 15, y: 9, r: 24 }, draw(box(-0.5, -8, 1, 12, tone("bark", 1), 0.4), { w: 0.7 })),
    ],
    front: () => glow(18, 1.5, 1.6, tone("lemon", 3), 0.9) + sparkles("owlm", 6, tone("lemon", 3), 16, 1.5),
  },
  pepperwing: {
    world: "volcano",
    sky: ["#4a0f4a", "#ff9a3a"],
    ground: false,
    figure: () => [
      mirrored(batWing({ x: 6, y: 0, s: 1.22, r: -6 }, "leaf")),
      draw(
        stroke("M3 11Q5 19 12 17Q16 15 15 11.500", tone("coral", 1), 2.2) +
          path("M12.500 12L15 6.500L18 11.500Z", tone("coral", 2)),
      ),
      mirrored(horn({ x: 4.5, y: -8, s: 0.65, r: 8 }, "lemon")),
      icon("bell-pepper", {
        y: 2,
        s: 0.78,
        fills: { 0: tone("leaf", 2), 1: tone("coral", 2), 2: tone("coral", 1) },
        top: eyes(0, -1, 5.2, 3.2, { mood: "slit", iris: "#f5d32f", lid: tone("coral", 0) }) + mouth(0, 7, 12, "fangs"),
      }),
      mirrored(draw(path("M2.500 13L3 17.500L5.500 15.500L7.500 17.500L8 13Z", tone("coral", 1)), { w: 0.9 })),
    ],
    front: () => flame({ x: -13, y: 17, s: 0.6, r: -14 }) + sparkles("pepper", 6, tone("lemon", 4), 17, 1.4),
  },
  "pesky-peas": {
    world: "meadow",
    sky: ["#2a3aa0", "#8ab0f8"],
    glow: "#e8f0ff",
    figure: () => {
      const pea = (x: number, y: number, r: number, face: string): string =>
        group(
          { x, y },
          draw(disc(0, 0, r, tone("lime", 2)), {
            on: ellipse(0, r * 0.5, r * 0.7, r * 0.5, tone("lime", 3)),
            top: face,
          }),
        );
      return [
        draw(
          path(
            "M-18.500 5Q-19 -4 -12 -3Q0 -12 12 -9Q17 -14 19 -13Q18 -9 15 -6Q19 2 10 8Q-4 16 -18.500 5Z",
            tone("leaf", 1),
          ),
          { r: 0, y: 3 },
        ),
        pea(
          -9.5,
          0.5,
          5.8,
          path("M-5 -2.600Q0 -4.500 5 -2.600V.6Q0 -1 -5 .6Z", tone("slate", 1)) +
            eyes(0, -1, 2.3, 1.6, { mood: "sly", iris: "#f2473f", lid: tone("slate", 0) }) +
            mouth(0, 2.9, 4, "smirk"),
        ),
        pea(
          9.5,
          -3.5,
          5.8,
          eyes(0, -1, 2.3, 1.9, { mood: "mad", iris: "#2e86de", lid: tone("lime", 0) }) + mouth(0, 2.9, 4.6, "tongue"),
        ),
        pea(
          0,
          -1.5,
          6.8,
          path("M-6 -3Q0 -5 6 -3V1Q0 -1 -6 1Z", tone("coral", 1)) +
            eyes(0, -1, 2.7, 2, { mood: "angry", iris: "#f77f22", lid: tone("coral", 0) }) +
            mouth(0, 3.4, 5.5, "grin"),
        ),
        draw(path("M-18.500 8Q-8 14 2 10Q12 8 16.500 -1Q17 8 9 13Q-6 20 -18.500 8Z", tone("leaf", 2)), {
          on: stroke("M-17 11Q-4 17 8 11", tone("leaf", 3), 0.8),
        }),
        draw(stroke("M-18 8Q-20 5 -19.500 1", tone("leaf", 2), 1.3)),
        limb("M12 -8Q17 -11 15 -15", tone("lime", 2), 1.7),
        draw(
          path("M15 -12L12.500 -19H18Z", tone("bark", 2)) +
            stroke("M12.500 -19Q15 -16.500 18 -19", tone("coral", 2), 0.8),
          { w: 0.7 },
        ),
      ];
    },
  },
  "pineapple-paladin": {
    world: "castle",
    sky: ["#2a2a9a", "#8a7ae8"],
    glow: "#e0d8ff",
    figure: () => [
      leafTuft({ y: -9, s: 1.12 }, "leaf", 7),
      legs(4, 13, 18.5, tone("steel", 2), tone("steel", 3), 3),
      draw(path("M0 -10Q10 -10 10.500 3Q10.500 16 0 16Q-10.500 16 -10.500 3Q-10 -10 0 -10Z", tone("honey", 2)), {
        on: stroke(
          "M-14 -6L6 18M-10 -12L13 16M-14 2L-2 18M-2 -12L14 8M14 -6L-6 18M10 -12L-13 16M14 2L2 18M2 -12L-14 8",
          tone("honey", 0),
          0.7,
        ),
      }),
      draw(path("M-10.500 8Q0 12 10.500 8Q10 16 0 16.500Q-10 16 -10.500 8Z", tone("steel", 3)), {
        w: 0.8,
        top: star(0, 12.7, 2, tone("honey", 3)),
      }),
      knightHelm({ y: -1.5, s: 1.08 }, "coral"),
      `<g filter="url(#glow)">` +
        `${ellipse(-3, -1.8, 1, 0.7, tone("lemon", 3))}${ellipse(3, -1.8, 1, 0.7, tone("lemon", 3))}</g>`,
      sword({ x: 14, y: 6, s: 1.05, r: 8 }),
      limb("M9 8Q12 9 14 7.500", tone("steel", 2), 2.8, { x: 14, y: 7.5, r: 2.1, colour: tone("steel", 4) }),
      shield({ x: -11.5, y: 9, s: 0.88, r: -6 }, "leaf", star(0, 0, 2.8, tone("honey", 3))),
    ],
  },
  pomelozilla: {
    world: "castle",
    sky: ["#4a1a7a", "#ff7a6a"],
    glow: "#ffd0b0",
    figure: () => [
      draw(
        path(
          taperedPath(
            [
              [4, 13],
              [14, 18],
              [20, 14],
              [18, 5],
            ],
            7,
            1,
          ),
          tone("lime", 2),
        ),
      ),
      spikes(
        [
          [9.5, -11],
          [12.5, -6],
          [14, -0.5],
          [14, 5],
        ],
        4,
        tone("coral", 2),
        3,
      ),
      mirrored(draw(path("M3 13H10Q12 19 9 19H3Z", tone("lime", 1)))),
      draw(disc(0, 5.5, 11, tone("lime", 2)), { on: spots("pom", 20, tone("lime", 1), 14, 0.35) }),
      citrusSlice(7.3, "rose", { y: 8.5, w: 0.8 }, 9),
      draw(path("M-11 -9Q-11 -17 0 -17Q9 -17 10 -9Q10 -1 3 0Q-6 1 -12 -1Q-15 -4 -11 -9Z", tone("lime", 2)), {
        on: path("M-16 -3Q-4 -2 10 -4V3H-16Z", tone("lime", 3)),
        top:
          eye(-5.5, -10.5, 2.5, -1, { mood: "slit", iris: "#f2473f", lid: tone("lime", 0) }) +
          eye(2.5, -10.5, 2.5, 1, { mood: "slit", iris: "#f2473f", lid: tone("lime", 0) }) +
          mouth(-4, -3.6, 13, "roar"),
      }),
      icon("leafy-green", { x: 5, y: -17, s: 0.22, keep: [0, 1], ramp: "leaf" }),
      mirrored(limb("M9 3Q14 4 13 8", tone("lime", 2), 2.6)) +
        mirrored(draw(path("M11.500 8l-.5 2.500 1.500-1.200 .8 1.600 .9-1.600 1.300 .9-.6-2.600Z", CREAM), { w: 0.5 })),
    ],
    front: () =>
      path("M-20 20V15L-17.500 13L-15 15V20ZM-14 20V17L-12 15.500L-10 17V20ZM13 20V16L15 14L17 16V20Z", "#3a1a4a") +
      box(-18.2, 16, 1.3, 1.5, "#ffd27a") +
      box(14.4, 17, 1.2, 1.3, "#ffd27a"),
  },
  "potadore-the-wise": {
    world: "library",
    sky: ["#2a1458", "#7a3a9a"],
    glow: "#ffd0ff",
    figure: () => [
      draw(path("M-12 20Q-12 8 0 7Q12 8 12 20Z", tone("grape", 1)), {
        on: spots("robe", 8, tone("lemon", 3), 12, 0.45),
      }),
      draw(path("M-3 -12Q9 -13 10 -3Q11 9 1 11Q-10 11 -10 1Q-10 -10 -3 -12Z", tone("sand", 2)), {
        on:
          ellipse(5, -6, 1.3, 0.9, tone("sand", 1)) +
          ellipse(-7, 3, 1, 0.8, tone("sand", 1)) +
          ellipse(7, 2, 0.9, 1.2, tone("sand", 1)),
      }),
      draw(path("M-9 2Q-5 5 0 3Q5 5 9 2Q11 11 6 15Q3 20 0 21Q-3 20 -6 15Q-11 11 -9 2Z", tone("bone", 4)), {
        on: stroke("M-4 6Q-4 12 -2 17M4 6Q4 12 2 17M0 6V19", tone("bone", 2), 0.6),
      }),
      mouth(0, 5.5, 4, "smile") +
        draw(path("M0 2.500Q-4 1 -6.500 4Q-3 5 0 3.500Q3 5 6.500 4Q4 1 0 2.500Z", CREAM), { w: 0.5 }),
      eyes(0, -2.5, 3.6, 1.8, { mood: "sleepy", iris: "#2e86de", lid: tone("sand", 1) }) +
        glasses(0, -2.5, 3.7, 2.7, tone("honey", 2)) +
        brows(0, -6.3, 3.8, 3.5, -0.2, CREAM),
      wizardHat({ y: -8, s: 1.02, r: 5 }, "sea"),
      icon("open-book", { x: -10.5, y: 14, s: 0.44, r: -8, ramp: "blood" }),
      staff({ x: 14.5, y: 6, s: 0.9 }, tone("lemon", 3)),
      limb("M9 12Q12 13 14 10", tone("grape", 2), 2.8, { x: 14.5, y: 10, r: 1.7, colour: tone("sand", 2) }),
    ],
  },
  "prime-fungus": {
    world: "cave",
    sky: ["#1f1440", "#5a3a8a"],
    glow: "#9affd0",
    figure: () => [
      mirrored(
        draw(path("M5 4Q13 2 16 8Q18 14 16 18H8.500Q8 12 6 10Z", tone("bone", 2))) +
          draw(path("M7.500 14Q12 12 17 14Q18 19 12 19Q7 19 7.500 14Z", tone("bone", 3)), {
            top: stroke("M10.500 15.500v2.400M12.700 15.500v2.500M14.800 15.500v2", INK, 0.5),
          }),
      ),
      mushroom("coral", { y: 2, s: 1.12 }),
      eyes(0, 6.5, 3.3, 2.2, { mood: "glow", iris: tone("toxic", 3) }) +
        mouth(0, 11.8, 6.5, "zig") +
        stroke("M-5.500 4.300L-1.500 5.800M5.500 4.300L1.500 5.800", INK, 1),
      group({ x: -14, y: -8, s: 0.24 }, mushroom("teal")),
      group({ x: 15, y: -3, s: 0.2 }, mushroom("grape")),
    ],
    front: () => sparkles("prime", 7, tone("toxic", 3), 17, 1.2),
  },
  "rad-radish": {
    world: "skyline",
    sky: ["#2a1f6b", "#ff7ab0"],
    figure: () => [
      draw(
        path(
          "M0 3Q-12 0 -14 -10Q-10 -11 -8 -9Q-9 -16 -4 -19Q-1 -16 -1 -12Q1 -19 6 -19Q8 -15 6 -10Q10 -14 15 " +
            "-12Q13 -1 0 3Z",
          tone("leaf", 2),
        ),
        { on: stroke("M0 2L-10 -8M0 2L-4 -15M0 2L5 -15M0 2L12 -9", tone("leaf", 3), 0.8), s: 0.82, y: -6 },
      ),
      rootBulb("plum", CREAM, { y: 3.5, s: 0.96 }),
      draw(path("M-10.500 -1.500H10.500L9.500 3.500Q6 6 2 3.500L1 1H-1L-2 3.500Q-6 6 -9.500 3.500Z", INK), {
        w: 0.3,
        top: stroke("M-7.500 2.500L-5 -.5M3.500 2.500L6 -.5", tone("sea", 3), 1),
      }),
      mouth(0.5, 8.5, 7, "smirk"),
      limb("M-9.500 6Q-15 7 -14.500 1", tone("plum", 2), 2, { x: -14.5, y: 0.5, r: 1.9 }) +
        draw(stroke("M-15.500 0V-3M-13.300 0V-3", tone("plum", 2), 1.2)),
      limb("M9.500 6Q14 9 12.500 13", tone("plum", 2), 2, { x: 12.5, y: 13.5, r: 1.9 }),
      draw(
        path(
          "M-15 15Q-17.500 15 -18 12.500L-16.500 12.500Q-15 14 0 14Q15 14 16.500 12.500L18 12.500Q17.500 15 15 15.500Z",
          tone("lemon", 2),
        ) +
          disc(-9, 17, 1.9, tone("coral", 2)) +
          disc(9, 17, 1.9, tone("coral", 2)),
        { y: 2 },
      ),
    ],
  },
  "raspberry-ranger": {
    world: "forest",
    sky: ["#1f4a4a", "#b5d66a"],
    figure: () => [
      legs(3.6, 13, 18.5, tone("moss", 1), tone("bark", 1), 2.2),
      draw(
        path("M-16 -2L-13 -13L-10 -3Z", tone("bark", 1)) +
          stroke("M-14.500 -12l-1.500-5M-13 -13v-5M-11.500 -12l1.500-5", tone("bone", 4), 0.9),
        { x: 3, y: 6 },
      ),
      drupelets(9.5, 10.5, "plum", { y: 5 }),
      draw(
        path("M-10 -1Q-13 -13 0 -14Q8 -14 9 -5L10 -1Q5 -5 0 -5Q-5 -5 -10 -1Z", tone("leaf", 1)) +
          path("M-10 -2Q-2 -8 13 -6Q8 -1 0 -3Q-6 -3 -10 -2Z", tone("leaf", 2)),
        {},
      ),
      draw(path("M-3 -12Q-11 -17 -15 -14Q-11 -9 -4 -9Z", tone("coral", 2)), { w: 0.8 }),
      eyes(0, 2, 3.7, 2.3, { mood: "angry", iris: "#37b356", lid: tone("plum", 0) }) + mouth(0, 7.5, 5, "smirk"),
      draw(stroke("M11 -8Q19 3 11 14", tone("bark", 2), 1.5) + stroke("M11 -8L8 3L11 14", CREAM, 0.4)),
      draw(stroke("M3 3.500H18", tone("bark", 3), 0.8) + path("M17 2L20 3.500L17 5Z", tone("steel", 4)), { w: 0.6 }),
      limb("M8 5Q11 6 14 3.500", tone("plum", 1), 2, { x: 14.5, y: 3.5, r: 1.7, colour: tone("bark", 2) }),
      limb("M-8 6Q-3 10 6 4", tone("plum", 1), 2, { x: 7, y: 3.5, r: 1.7, colour: tone("bark", 2) }),
    ],
  },
  spinachia: {
    world: "swamp",
    sky: ["#4a1f8a", "#d87ac8"],
    glow: "#ffd8f0",
    figure: () => [
      [-100, -66, -33, 0, 33, 66, 100]
        .map((angle, i) =>
          draw(path("M0 0Q-8 -7 -4 -14Q0 -18 4 -14Q8 -7 0 0Z", tone("leaf", i % 2 === 0 ? 1 : 2)), {
            r: angle,
            y: -1,
            s: i % 2 === 0 ? 1.08 : 1,
            on: stroke("M0 0V-15M0 -5L-4 -9M0 -5L4 -9M0 -9L-3 -12M0 -9L3 -12", tone("leaf", 3), 0.6),
          }),
        )
        .join(""),
      draw(path("M-8 20Q-8 9 0 9Q8 9 8 20Z", tone("leaf", 1)), { on: path("M-3 9L0 15L3 9Z", tone("lime", 3)) }),
      draw(path("M0 -9Q8 -9 8 -1Q7 8 0 11Q-7 8 -8 -1Q-8 -9 0 -9Z", tone("lime", 3)), {
        on: path("M-9 -2Q-6 -9 0 -8Q6 -9 9 -2V-11H-9Z", tone("leaf", 2)),
        top:
          eyes(0, 0.5, 3.6, 2.1, { mood: "sly", iris: "#b5327e", lid: tone("grape", 1) }) +
          stroke("M-6.500 -.8l-1.600-1M6.500 -.8l1.600-1", INK, 0.5) +
          path("M-2 5.500Q0 4.600 2 5.500Q0 7.600 -2 5.500Z", tone("plum", 2), `stroke="${INK}" stroke-width=".35"`),
      }),
      icon("hibiscus", { x: 7.5, y: -6, s: 0.26, ramp: "plum" }),
      limb("M-6 14Q-13 15 -12 10", tone("lime", 2), 2.2),
      draw(
        path(
          "M-14.500 10Q-14.500 5 -12.900 4.500V2H-10.300V4.500Q-8.700 5 -8.700 10Q-11.500 12 -14.500 10Z",
          tone("ice", 3),
        ),
        { on: box(-16, 6.5, 9, 6, tone("toxic", 2)) },
      ),
    ],
    front: () => bubbles("spin", 5, tone("toxic", 4), 15),
  },
  sporeweaver: {
    world: "web",
    sky: ["#2a1040", "#8a3a6b"],
    glow: "#ffb0d8",
    ground: false,
    figure: () => [
      spiderLegs(tone("grape", 2), 17, 1.8),
      draw(path("M-7 2Q0 -2 7 2Q9 11 0 15Q-9 11 -7 2Z", tone("bone", 3)), {
        top:
          eyes(0, 6, 3, 2.1, { mood: "angry", iris: "#b5327e", lid: tone("grape", 1) }) +
          disc(-5.8, 3.4, 1, INK) +
          disc(5.8, 3.4, 1, INK) +
          disc(0, 3, 0.9, INK) +
          path(
            "M-2.600 10.500L-1.800 14L-.8 11ZM2.600 10.500L1.800 14L.8 11Z",
            tone("coral", 2),
            `stroke="${INK}" stroke-width=".4"`,
          ),
      }),
      draw(path("M-13 3Q-14 -14 0 -15Q14 -14 13 3Q7 0 0 .5Q-7 0 -13 3Z", tone("plum", 2)), {
        on:
          disc(-6, -7, 2.4, tone("bone", 4)) +
          disc(1, -11, 2.7, tone("bone", 4)) +
          disc(7.5, -6, 2.2, tone("bone", 4)) +
          disc(0.5, -4, 1.5, tone("bone", 4)) +
          disc(-11, -1, 1.4, tone("bone", 4)),
      }),
      group({ x: 0, y: -16, s: 0.16 }, mushroom("teal")),
    ],
    front: () => sparkles("spore", 10, tone("lime", 3), 15, 0.9) + glow(12, -14, 1, tone("lime", 3), 0.6),
  },
  "the-broccoli-bards": {
    world: "stage",
    sky: ["#4a1f5a", "#e08a4a"],
    figure: () => {
      const bard = (x: number, y: number, cap: "coral" | "grape", face: string): string =>
        group(
          { x, y },
          draw(path("M-5.500 -3Q-4 6 -6 17H6Q4 6 5.500 -3Z", tone("lime", 3)), {
            on: path("M-8 9Q0 12 8 9V19H-8Z", tone(cap, 1)),
          }),
          draw(
            disc(-6, -5, 4.5, tone("leaf", 1)) +
              disc(6, -5, 4.5, tone("leaf", 1)) +
              disc(-3, -9.5, 4.8, tone("leaf", 2)) +
              disc(3.5, -9.5, 4.8, tone("leaf", 2)) +
              disc(0, -5.5, 5, tone("leaf", 2)),
            { on: spots(`b${x}`, 18, tone("leaf", 3), 10, 0.7) },
          ),
          draw(
            path("M-8 -10.500Q-4 -17.500 6 -15Q9 -13 7.500 -10Q0 -12 -8 -10.500Z", tone(cap, 2)) +
              path("M4 -14Q8 -21 12.500 -19.500Q11 -14.500 6.500 -12.500Z", tone("lemon", 3)),
            { w: 0.9 },
          ),
          face,
        );
      return [
        bard(9.5, 3, "grape", eyes(0, 1, 2.7, 1.9, { mood: "happy" }) + mouth(0, 5.3, 5, "o")),
        draw(stroke("M9 9.500L-1 13", tone("bark", 2), 2), {
          w: 0.9,
          top: disc(6, 10.6, 0.5, INK) + disc(3.5, 11.4, 0.5, INK) + disc(1, 12.3, 0.5, INK),
        }),
        bard(
          -9.5,
          4,
          "coral",
          eyes(0, 1, 2.7, 2.1, { mood: "sly", iris: "#37b356", lid: tone("leaf", 0) }) + mouth(0, 5.5, 5.5, "grin"),
        ),
        icon("banjo", { x: -8.5, y: 14, s: 0.62, r: 22, ramp: "tanger" }),
        limb("M-14.500 11Q-16.500 16 -11.500 16", tone("lime", 3), 2.2),
        limb("M-4.500 9Q0 8 -1 10.500", tone("lime", 3), 2.2),
        limb("M15 12Q12 14 8.500 11", tone("lime", 3), 2.2),
      ];
    },
    front: () =>
      musicNote(1.5, -15, 0.75, tone("lemon", 3)) +
      musicNote(-17.5, -13, 0.6, tone("rose", 3)) +
      musicNote(18, -12, 0.6, tone("teal", 3)),
  },
  tomageddon: {
    world: "volcano",
    sky: ["#2a0a2e", "#ff6a2f"],
    ground: false,
    behind: () => path("M-4 -20L22 -24L24 -6L10 12L-12 4Z", "#ffb04a", 'opacity="0.25"'),
    figure: () => [
      flame({ x: 9, y: -7, s: 1.3, r: 40 }),
      flame({ x: -3, y: -9, s: 1.15, r: 14 }, "coral"),
      flame({ x: 14, y: 2, s: 1.05, r: 68 }, "coral"),
      draw(path("M-14 2Q-14 -9 0 -9Q14 -9 14 2Q14 16.500 0 17Q-14 16.500 -14 2Z", tone("coral", 2)), {
        on: ellipse(-6, -5, 6, 3, tone("coral", 3)) + stroke("M-13 9l4 1-2 4M12 8l-4 2 3 3", tone("lemon", 3), 0.7),
      }),
      calyx({ y: -7.5, s: 1.25 }, "leaf"),
      eyes(0, 0.5, 5.5, 3.2, { mood: "mad", iris: "#f9a826", lid: tone("coral", 0) }) + mouth(0, 9.5, 14, "roar"),
    ],
    front: () =>
      path("M-20 20V17L-17 15L-15 17L-12 15.500L-9 18L-4 17L0 18.500L5 17.500L9 18L13 15L16 17L20 14V20Z", "#1f0a22") +
      sparkles("toma", 7, tone("lemon", 3), 18, 1.2),
  },
};
