/** First Contact: laboratory hybrids, teal light, h to u. */
import { CREAM, INK, tone } from "../../lib/colour.ts";
import { icon } from "../../lib/icons.ts";
import type { PortraitBook } from "../../lib/scene.ts";
import { box, disc, draw, ellipse, group, mirrored, path, stroke } from "../../lib/svg.ts";
import { barrel, egg, elephantHead, shag, spiderLegs } from "../../kit/beasts.ts";
import { bandages, bars, bubbles, drips, flame, glow, speedLines, spots, tigerStripes } from "../../kit/effects.ts";
import { eye, eyes, mouth } from "../../kit/faces.ts";
import { glasses, rivets, shield, star, topHat } from "../../kit/gear.ts";
import {
  bugWing,
  burst,
  bushyTail,
  featherWing,
  horn,
  limb,
  pincer,
  stingTail,
  taperedPath,
  tentacle,
} from "../../kit/limbs.ts";

export const firstContactSecond: PortraitBook = {
  "harpy-mother": {
    world: "sky",
    sky: ["#1f4a9a", "#8ae0d8"],
    ground: false,
    figure: () => [
      mirrored(featherWing({ x: 5, y: 3, s: 1.02, r: -6 }, "plum")),
      egg(
        7,
        8.5,
        "plum",
        {
          y: 6,
          on:
            path("M-8 1Q0 7 8 1V-3H-8Z", tone("teal", 2)) +
            stroke("M-5 6l2 2 2-2 1 2 2-2 2 2M-4 10l2 2 2-2 2 2 2-2", tone("plum", 4), 0.6),
        },
        false,
      ),
      draw(disc(0, -13.5, 4.2, tone("steel", 3)), {
        on: stroke("M-4 -14Q0 -11 4 -14M-3 -16Q0 -13.500 3 -16", tone("steel", 1), 0.5),
      }),
      draw(path("M0 -12.500Q8 -12 7.500 -5Q7 2 0 2Q-7 2 -7.500 -5Q-8 -12 0 -12.500Z", tone("sand", 4)), {
        on: path("M-8 -7Q-5 -10 0 -10Q5 -10 8 -7V-14H-8Z", tone("steel", 3)),
        top:
          eyes(0, -5, 3.3, 1.5, { mood: "worry", lid: tone("rose", 3) }) + glasses(0, -5, 3.4, 2.5, tone("honey", 1)),
      }),
      draw(path("M-2 -3.500Q0 -5 2 -3.500Q1.800 .5 0 2.500Q-1.800 .5 -2 -3.500Z", tone("honey", 2)), { w: 0.7 }),
      icon("nest-with-eggs", { y: 13, s: 0.62 }),
      mirrored(draw(stroke("M2.500 13.500l-.5 2M4 13.800l0 2M5.500 13.500l.5 2", tone("honey", 2), 1), { w: 0.6 })),
    ],
  },
  "kangasaurus-rex": {
    world: "volcano",
    sky: ["#3a0f4a", "#ff8a3a"],
    pose: { x: 1.5, y: 0.5, s: 1.1 },
    figure: () => [
      draw(
        path("M-7.500 -12Q-6 -20 -3 -19.500Q-1.500 -15 -4 -11Z", tone("tanger", 2)) +
          path("M-3.500 -12Q-.5 -19 2.500 -17.500Q3 -13 -1 -10Z", tone("tanger", 2)),
        {
          on: path(
            "M-6 -13Q-5 -18 -3.500 -18Q-3 -15 -4.500 -12ZM-2.500 -12Q0 -17 1.500 -16.500Q2 -13 -1 -11Z",
            tone("rose", 3),
          ),
        },
      ),
      icon("t-rex", {
        x: 0,
        y: 1,
        s: 1.12,
        ramp: "tanger",
        on: tigerStripes(-4, 3.6, 5, 9, 14, tone("tanger", 0)),
        top:
          eye(-6.5, -9.5, 2.1, 1, { mood: "angry", iris: "#37b356", lid: tone("tanger", 0) }) +
          path(
            "M-13 -5.500l1 1.800 1.300-1.800ZM-10 -5.500l1 1.800 1.300-1.800ZM-7 -5.500l1 1.800 1.300-1.800Z",
            CREAM,
            `stroke="${INK}" stroke-width=".3"`,
          ),
      }),
      draw(path("M-6 5Q0 3 6 5Q7 12 0 13Q-7 12 -6 5Z", tone("sand", 3)), { x: 0.5, y: 0.5 }),
      draw(
        disc(0, 2.5, 3.4, tone("honey", 3)) +
          path("M-3 0Q-4 -4 -2 -4Q-1 -3 -1 0ZM3 0Q4 -4 2 -4Q1 -3 1 0Z", tone("honey", 3)),
        { x: 0.5, top: eyes(0, 2, 1.4, 0.9, { mood: "dot" }) },
      ),
      draw(path("M-6 5.800Q0 8 6 5.800L5.500 8Q0 10 -5.500 8Z", tone("sand", 4)), { x: 0.5, y: 0.5, w: 0.6 }),
      icon("boxing-glove", { x: -13, y: 2.5, s: 0.36, r: -20, ramp: "coral" }),
    ],
  },
  "killer-bee": {
    world: "rays",
    sky: ["#1f4a8a", "#3ac0b0"],
    glow: "#d0fff0",
    ground: false,
    figure: () => [
      bugWing({ x: -1, y: -4, s: 1.02, r: -30 }),
      bugWing({ x: 2, y: -4, s: 0.95, r: 12 }),
      draw(stroke("M-4 8L-6 13L-4 15M1 9L0 14L2 16M5 8L7 13L9 14", INK, 1.3), { w: 0.5 }),
      draw(path("M11 5L20 13L9 9Z", tone("steel", 4))),
      draw(path("M-6 -5Q3 -9 11 -3Q16 3 13 8Q5 13 -5 8Z", tone("honey", 3)), {
        on: path("M-1 -9Q3 2 -1 13L3.500 13Q7 2 3.500 -9ZM7.500 -9Q12 2 8 13L12 13Q15 2 12 -7Z", INK),
      }),
      draw(disc(-8, 0.5, 7.3, tone("honey", 2)), {
        on: ellipse(-9, 4, 5, 3.5, tone("honey", 3)),
        top:
          eyes(-9, -0.5, 3.4, 2.5, { mood: "mad", iris: "#f2473f", lid: tone("blood", 1), look: [-0.5, 0] }) +
          mouth(-9.5, 4.7, 5.5, "zig"),
      }),
      draw(
        stroke("M-10 -6Q-12 -12 -16 -12M-6 -6.500Q-5 -13 -9 -15", INK, 0.9) +
          disc(-16, -12, 1.2, INK) +
          disc(-9, -15, 1.2, INK),
        { w: 0.4 },
      ),
      draw(
        path("M-15 -3Q-8 -7 -1 -3.500L-1 -6.500Q-8 -10 -14.500 -6Z", tone("coral", 1)) +
          path("M-1 -5L5 -9L3 -5.500L6 -3.500Z", tone("coral", 2)),
        { w: 0.7 },
      ),
      icon("dagger", { x: -15, y: 9, s: 0.5, r: 180 }),
    ],
    front: () => speedLines(18, -12, 3, 8, 2.5, "#fff1b0"),
  },
  "lone-yeti": {
    world: "snow",
    figure: () => [
      draw(path(shag(0, 4, 13.5, 14, 22, 0.12), tone("ice", 3)), { on: ellipse(0, 9, 8, 8, tone("ice", 4)) }),
      mirrored(horn({ x: 6.5, y: -10, s: 0.9, r: 24 }, "slate")),
      draw(path("M-7.500 -6Q-7 -11 0 -11Q7 -11 7.500 -6Q8 1 0 2Q-8 1 -7.500 -6Z", tone("sea", 2)), {
        top: eyes(0, -5, 3.2, 2, { mood: "worry", iris: "#1d4fa0", lid: tone("sea", 1) }) + mouth(0, -0.5, 5, "tusks"),
      }),
      draw(
        path("M-9 3Q0 8 9 3L10 6Q0 11 -10 6Z", tone("coral", 2)) + path("M5 6L9 14L5.500 15L3 7Z", tone("coral", 1)),
        { on: stroke("M-6 4l-1 4M-2 5l0 4M2 5l0 4M6 4l1 4", tone("coral", 3), 0.8) },
      ),
      mirrored(limb("M11 4Q15 10 10 15", tone("ice", 3), 4.6, { x: 10, y: 15, r: 2.6, colour: tone("sea", 2) })),
      icon("candle", { x: 0, y: 13, s: 0.34 }),
    ],
    front: () => glow(0, 9.5, 2.5, tone("lemon", 3), 0.5),
  },
  luchataur: {
    world: "arena",
    figure: () => [
      draw(path("M-17 19Q-17 5 -7 4H7Q17 5 17 19Z", tone("cocoa", 2)), {
        on: stroke("M0 8V15M-8 12Q-4 15 0 13Q4 15 8 12", tone("cocoa", 0), 0.7),
      }),
      draw(box(-9, 14.5, 18, 5, tone("honey", 2), 2) + disc(0, 17, 4, tone("honey", 3)), {
        top: star(0, 17, 2.3, tone("coral", 2)),
      }),
      mirrored(
        draw(path("M6 -9Q15 -8 14.500 -17.500Q19.500 -9 14 -4.500Q10 -2 6 -4Z", CREAM), {
          on: path("M13 -20H20V-11Q16 -14 13 -13Z", tone("slate", 2)),
        }) +
          draw(path("M8 -4Q14 -6 15 -2Q12 2 8 1Z", tone("cocoa", 2)), {
            on: path("M10 -3Q13 -4 13.500 -2Q12 0 10 0Z", tone("rose", 2)),
          }),
      ),
      draw(path("M0 -13Q9 -13 9 -4Q9 3 6 8Q4 11 0 11Q-4 11 -6 8Q-9 3 -9 -4Q-9 -13 0 -13Z", tone("coral", 2)), {
        on:
          path("M0 -14L3 -5L0 2L-3 -5Z", tone("lemon", 3)) +
          path("M-10 2L-5 5L-6 12H-12ZM10 2L5 5L6 12H12Z", tone("lemon", 3)) +
          ellipse(0, 8, 6, 4.5, tone("cocoa", 3)),
        top:
          path(
            "M-7.500 -5.500Q-4.500 -8 -1.800 -4Q-4 -.5 -7 -2ZM7.500 -5.500Q4.500 -8 1.800 -4Q4 -.5 7 -2Z",
            CREAM,
            `stroke="${INK}" stroke-width=".6"`,
          ) +
          eyes(0, -3.8, 4.5, 1.5, { mood: "angry", iris: "#7c1733" }) +
          ellipse(-2, 6.8, 1, 0.8, INK) +
          ellipse(2, 6.8, 1, 0.8, INK) +
          stroke("M-2.500 9Q0 12.500 2.500 9", tone("honey", 3), 1.1),
      }),
      mirrored(limb("M13 10Q17 13 13.500 17", tone("cocoa", 3), 4)),
    ],
  },
  "mysterious-mermaid": {
    world: "deep",
    sky: ["#1a1050", "#2a7a9c"],
    glow: "#8affe8",
    ground: false,
    figure: () => [
      draw(
        path(
          taperedPath(
            [
              [1, 9],
              [4, 20],
              [19, 16],
              [14, 4],
            ],
            9,
            2.4,
          ),
          tone("teal", 2),
        ) + path("M13.500 5Q8 0 8 -6Q13 -4 14.500 0Q15 -5 19.500 -7Q20 0 15.500 5Z", tone("teal", 3)),
        { on: spots("mer", 30, tone("teal", 3), 18, 0.9) },
      ),
      draw(
        path(
          "M-9 -6Q-10 -17 0 -17Q10 -17 9 -6Q10 2 13 9Q7 8 6 12Q-2 14 -7 11Q-9 14 -14 12Q-9 4 -9 -6Z",
          tone("grape", 1),
        ),
        { on: stroke("M-9 -2Q-8 6 -11 12M-5 6Q-5 10 -7 12M9 -2Q8 5 11 9", tone("grape", 3), 0.8) },
      ),
      draw(path("M-4 3Q0 5 4 3L6 13Q0 16 -6 13Z", tone("sand", 3)), {
        on: path("M-6 7Q-3 5 0 8Q3 5 6 7V12Q0 10 -6 12Z", tone("plum", 2)) + path("M-8 12H8V20H-8Z", tone("teal", 2)),
      }),
      draw(path("M0 -13Q7 -13 7 -5.500Q7 2.500 0 4Q-7 2.500 -7 -5.500Q-7 -13 0 -13Z", tone("sand", 3)), {
        on:
          path("M-9 -1.500Q0 1 9 -1.500V8H-9Z", tone("teal", 1), 'opacity="0.92"') +
          path("M-8 -4Q-7 -13 4 -14Q-2 -10 -3 -5Q-5 -7 -8 -4Z", tone("grape", 2)) +
          stroke("M-7 -1.500Q0 .8 7 -1.500", tone("honey", 3), 0.6),
        top: eyes(0, -4.6, 3.3, 1.7, { mood: "sly", iris: "#1ba3a1", lid: tone("grape", 1) }),
      }),
      draw(
        path(
          "M-5 -14l1.600 -3.500 1.900 2.600 1.500-3.600 1.500 3.600 1.900-2.600 1.600 3.500q-5 1.600-10 0Z",
          tone("coral", 2),
        ),
        { w: 0.7 },
      ),
      limb("M-5 8Q-10 11 -5.500 14", tone("sand", 3), 2.3) + limb("M5 8Q9 11 4.500 14", tone("sand", 3), 2.3),
      draw(disc(0, 14.5, 4.2, tone("teal", 3)), {
        on: ellipse(0, 16, 3, 2, tone("toxic", 3)),
        top: ellipse(-1.4, 12.8, 1.2, 0.8, "#fff", 'opacity=".9"'),
      }),
    ],
    front: () => bubbles("mermaid", 9, "#bdf6ff") + glow(0, 14.5, 3, tone("toxic", 3), 0.35),
  },
  "plated-scorpion": {
    world: "desert",
    sky: ["#4a1450", "#ff7a4a"],
    glow: "#ffc890",
    figure: () => [
      stingTail({ x: 3, y: 1, s: 1.16 }, "steel"),
      mirrored(draw(stroke("M5 8L12 6L15 11M5 11L12 11L14 16M4 13L9 15L10 18", tone("slate", 2), 1.5))),
      mirrored(limb("M5 6Q11 3 11 -2", tone("steel", 1), 2.6)) +
        mirrored(pincer({ x: 11.5, y: -4.5, s: 1.08, r: 12 }, "steel")),
      draw(path("M-6.500 2Q0 -3 6.500 2Q9 10 5 16Q0 18.500 -5 16Q-9 10 -6.500 2Z", tone("steel", 2)), {
        on: bars(7, 3.3, 4, 0.8, tone("slate", 0), 1.5) + path("M-8 3Q0 -2 8 3V5.500Q0 1 -8 5.500Z", tone("honey", 2)),
        top:
          eyes(0, 7, 3.3, 2, { mood: "glow", iris: tone("coral", 2) }) + rivets(-4.5, 4.5, 13.3, 4, tone("steel", 4)),
      }),
    ],
    front: () => disc(-4.4, -9.6, 0.9, tone("toxic", 3)) + disc(-4.6, -7.5, 0.6, tone("toxic", 3)),
  },
  "rhino-turtle": {
    world: "sea",
    sky: ["#1d6a7a", "#b5e0a0"],
    ground: 17,
    figure: () => [
      draw(path("M18 7Q22 9 21 13Q18 12 15 10Z", tone("steel", 2))),
      draw(box(8.5, 6, 7.5, 12, tone("steel", 1), 3) + box(-4, 6, 7.5, 12, tone("steel", 1), 3), {
        top:
          disc(0.6, 16.8, 1, tone("bone", 3)) +
          disc(-2.2, 16.8, 1, tone("bone", 3)) +
          disc(10.5, 16.8, 1, tone("bone", 3)) +
          disc(13.5, 16.8, 1, tone("bone", 3)),
      }),
      draw(path("M-7 7Q-8 -15 7 -16Q20 -15 20 7Q7 13 -7 7Z", tone("leaf", 1)), {
        on:
          path(
            "M3 -7L8 -10L13 -7V-1L8 2L3 -1ZM-8 -2L1 -6V0L6 4V14H-10ZM15 -6L22 -5V12H10V4L15 0ZM1 -9L6.500 " +
              "-12V-18H-5ZM9.500 -12L15 -8.500L22 -10V-18H9Z",
            tone("leaf", 2),
          ) + path("M4.500 -6L8 -8.200L9 -7.500L5.500 -5V-2L4.500 -2.500Z", tone("leaf", 4)),
        top: path(
          "M-8.200 5.500Q7 13 21 5.500L20.800 9Q7 16 -8 9Z",
          tone("lime", 3),
          `stroke="${INK}" stroke-width=".7"`,
        ),
      }),
      draw(path("M-5 -4Q-7 -10 -3.500 -11.500Q-.5 -9 -1 -4Z", tone("steel", 2)), {
        on: path("M-4 -5Q-5 -8.500 -3.500 -9.500Q-2 -8 -2 -5Z", tone("rose", 3)),
      }),
      draw(
        path(
          "M1 -2Q-4 -7 -9.500 -4Q-14 -1.500 -17 1.500Q-20.500 5 -18.500 9.500Q-16.500 13 -11 12Q-5 12.500 -1 " +
            "10Q2 8 1 -2Z",
          tone("steel", 3),
        ),
        {
          on:
            path("M-21 8Q-12 8 -4 12V15H-21Z", tone("steel", 4)) +
            stroke("M-1 -1Q-3 4 -1 9M1 1Q-.5 5 .5 8", tone("steel", 2), 0.8),
          top:
            ellipse(-17, 5.5, 0.8, 1.1, INK) +
            stroke("M-17.500 9.800Q-13 10.500 -10 8.500", INK, 0.9) +
            eye(-8.5, 1.5, 2.8, -1, { mood: "angry", lid: tone("steel", 1), iris: "#c2501a" }),
        },
      ),
      draw(path("M-18.500 2.500Q-22 -5 -17.500 -12Q-15.500 -5 -13 -1.500Z", CREAM), {
        on: path("M-20 -2L-13 -5V2H-20Z", tone("bone", 2)),
      }),
      draw(path("M-12 -2.500Q-13 -6 -11 -8.500Q-8.500 -6 -8.500 -4Z", CREAM), { w: 0.9 }),
    ],
  },
  "shark-dog": {
    world: "sea",
    ground: false,
    figure: () => [
      draw(path("M8 14Q17 10 14.500 0Q20 4 19.500 10Q22 12 20 17Q14 20 8 19Z", tone("sea", 1))),
      draw(path("M-4 -8Q-4 -17 5 -19.500Q3.500 -13 6 -8Z", tone("sea", 1))),
      icon("dog-face", {
        y: 0.5,
        s: 1.05,
        ramp: "sea",
        fills: { 0: tone("sea", 2), 1: tone("ice", 4), 2: tone("rose", 2), 3: tone("sea", 1) },
        drop: [2],
        on: stroke(
          "M-12.500 3v4M-10.700 3.500v4M-8.900 4v3.600M12.500 3v4M10.700 3.500v4M8.900 4v3.600",
          tone("sea", 0),
          0.7,
        ),
        top:
          eyes(0, -3.5, 4.3, 2.5, { mood: "angry", iris: "#12697a", lid: tone("sea", 0) }) +
          ellipse(0, 2, 2.3, 1.6, INK) +
          mouth(0, 7.5, 13, "roar"),
      }),
      draw(path("M-10 13Q0 17 10 13L10.500 15.800Q0 20 -10.500 15.800Z", tone("coral", 2)), {
        top: disc(0, 17, 2, tone("honey", 3), `stroke="${INK}" stroke-width=".5"`),
      }),
    ],
    front: () =>
      path("M-22 17q2.500-3 5 0t5 0t5 0t5 0t5 0t5 0t5 0t5 0V22H-22Z", "#1c7fb0") +
      path("M-22 18.500q2.500-2.500 5 0t5 0t5 0t5 0t5 0t5 0t5 0t5 0V22H-22Z", "#0f5a8a"),
  },
  "sharky-crab-dog-mummypus": {
    world: "cave",
    sky: ["#1a1040", "#3f5aa0"],
    figure: () => [
      draw(path("M-3 -10Q-3 -18 5 -20Q4 -14 6 -9Z", tone("sea", 1))),
      tentacle(
        [
          [-3, 10],
          [-8, 16],
          [-12, 16],
          [-15, 19],
        ],
        "grape",
        4,
        1,
        1,
        4,
      ) +
        tentacle(
          [
            [3, 10],
            [8, 16],
            [12, 16],
            [15, 19],
          ],
          "grape",
          4,
          1,
          -1,
          4,
        ) +
        tentacle(
          [
            [0, 10],
            [-1, 15],
            [-4, 16],
            [-4, 20],
          ],
          "grape",
          4,
          1.2,
          1,
          4,
        ) +
        tentacle(
          [
            [1, 10],
            [3, 15],
            [5, 16],
            [5, 20],
          ],
          "grape",
          4,
          1.2,
          1,
          4,
        ),
      mirrored(limb("M8 7Q14 9 13.500 3", tone("coral", 1), 2.4) + pincer({ x: 14, y: 0, s: 1.05, r: 8 }, "coral")),
      draw(
        path("M0 -12Q10 -12 10.500 -2Q10.500 8 7 12Q0 14 -7 12Q-10.500 8 -10.500 -2Q-10 -12 0 -12Z", tone("sea", 2)),
        {
          on:
            ellipse(0, 6, 7.5, 6, tone("ice", 4)) +
            group({ r: -6 }, bandages(-13, -5.5)) +
            group({ r: 8 }, bandages(9.5, 14)),
          top:
            eye(-4.5, -3, 2.6, -1, { mood: "angry", iris: "#43c74a", lid: tone("sea", 0) }) +
            eye(4.5, -3, 2.6, 1, { mood: "mad", iris: "#f2473f", lid: tone("sea", 0) }) +
            ellipse(0, 1.2, 1.9, 1.3, INK) +
            mouth(0, 5.5, 9.5, "zig"),
        },
      ),
      mirrored(draw(path("M6 -10Q12 -13 14 -8Q14.500 -2 12 0Q9 -2 8 -6Z", tone("bark", 1)))),
      draw(path("M9 -9L14.500 -16L16 -14L11 -7Z", tone("bone", 4)), { w: 0.6 }),
    ],
  },
  "shield-bugs": {
    world: "meadow",
    sky: ["#1a6a6a", "#b5e08a"],
    figure: () => {
      const bug = (x: number, y: number, s: number, ramp: "teal" | "sea" | "grape", crest: string): string =>
        group(
          { x, y, s },
          mirrored(draw(stroke("M5 8L11 10L12 14M5 4L12 3L14 6", INK, 1.2), { w: 0.4 })),
          draw(disc(0, -7, 5.5, tone("slate", 2)), { top: "" }),
          mirrored(draw(stroke("M2 -11Q3 -15 7 -15.500", INK, 0.9) + disc(7, -15.5, 1, INK), { w: 0.4 })),
          eyes(0, -7.5, 2.6, 1.9, { mood: "angry", iris: "#12697a" }),
          shield({ y: 4.5, s: 1.25 }, ramp, star(0, -0.3, 2.8, crest)),
        );
      return [
        bug(-9.5, -5, 0.75, "sea", tone("ice", 4)),
        bug(9.5, -5, 0.75, "grape", tone("rose", 4)),
        bug(0, 4, 1.02, "teal", tone("honey", 3)),
      ];
    },
  },
  "snail-hydra": {
    world: "swamp",
    sky: ["#1f2a4f", "#5a8a7a"],
    figure: () => {
      const head = (x: number, y: number, flip: boolean): string =>
        group(
          { x, y, flip },
          draw(stroke("M-1 -3L-3 -7.500M2 -3L3.500 -7.500", tone("lime", 3), 1.1)) +
            eye(-3, -8, 1.5, -1, { mood: "slit", iris: "#f2473f" }) +
            eye(3.5, -8, 1.5, 1, { mood: "slit", iris: "#f2473f" }),
          draw(ellipse(0, 0, 4.8, 3.9, tone("lime", 2)), { top: mouth(-0.5, 0.8, 6, "fangs") }),
        );
      const neck = (points: Parameters<typeof taperedPath>[0]): string =>
        draw(path(taperedPath(points, 5.5, 4.6), tone("lime", 2)), { on: spots("hyd", 10, tone("lime", 3), 16, 0.9) });
      return [
        draw(path("M-18 18Q-18 13 -8 13H14Q19 13 19 18Q0 20 -18 18Z", tone("lime", 2)), {
          on: path("M-20 16.500H20V20H-20Z", tone("lime", 3)),
        }),
        neck([
          [2, 12],
          [10, 2],
          [4, -6],
          [8, -9],
        ]),
        head(9, -10, true),
        icon("snail", { x: 6, y: 4, s: 0.95, keep: [2, 4], ramp: "coral" }),
        neck([
          [-8, 15],
          [-15, 6],
          [-6, 0],
          [-13, -4],
        ]),
        head(-13.5, -4.5, false),
        neck([
          [-4, 15],
          [-4, 4],
          [4, -2],
          [-3, -10],
        ]),
        head(-3.5, -11.5, false),
      ];
    },
  },
  "snail-thrower": {
    world: "jungle",
    sky: ["#0f4a5a", "#5ac08a"],
    figure: () => [
      draw(stroke("M7 14Q16 14 15 6Q14 2 17 0", tone("bark", 1), 1.9)),
      egg(7.5, 8, "bark", { y: 10, x: -1 }),
      limb("M5 7Q14 3 11.500 -8", tone("bark", 2), 3),
      icon("snail", { x: 11, y: -12, s: 0.5, ramp: "lime", fills: { 2: tone("plum", 1), 4: tone("plum", 2) }, r: 12 }),
      limb("M-6 8Q-12 9 -12 13", tone("bark", 2), 3),
      icon("basket", { x: -12, y: 14, s: 0.42, ramp: "sand" }),
      icon("snail", { x: -12.5, y: 9.5, s: 0.24, ramp: "lime", fills: { 2: tone("coral", 1), 4: tone("coral", 2) } }),
      icon("monkey-face", {
        x: -2,
        y: -2.5,
        s: 0.74,
        ramp: "bark",
        top: eyes(0, -1, 5, 2.6, { mood: "mad", iris: "#43c74a", lid: tone("bark", 0) }) + mouth(0, 7.5, 9, "grin"),
      }),
      draw(
        path("M-10 -8Q-2 -13 7 -8L7 -10.500Q-2 -16 -10 -10.500Z", tone("coral", 2)) +
          path("M-10 -9L-16 -12L-15 -8L-16 -5Z", tone("coral", 1)),
        { w: 0.8 },
      ),
    ],
    front: () => stroke("M16 -16Q19 -12 17 -7M5 -17Q7 -19 10 -19", "#fff1b0", 0.7),
  },
  "spider-owl": {
    world: "web",
    sky: ["#14204a", "#3a4a8a"],
    ground: false,
    behind: () => stroke("M0 -22V-10", "#e6f6ff", 0.5),
    figure: () => [
      spiderLegs(tone("cocoa", 2), 17.5, 1.7),
      icon("owl", {
        y: 1,
        s: 1,
        ramp: "cocoa",
        fills: { 1: tone("sand", 3), 4: tone("lemon", 3), 3: tone("cocoa", 0) },
        on: path("M-3 4l3 2 3-2M-5 8l3 2 2-1 2 1 3-2", "none", `stroke="${tone("bark", 1)}" stroke-width=".8"`),
        top:
          eyes(0, -7, 5.6, 4, { mood: "slit", iris: "#ffec6b", lid: tone("cocoa", 0) }) +
          path("M-1.300 -5.500H1.300L0 -2Z", tone("tanger", 2), `stroke="${INK}" stroke-width=".4"`) +
          [
            [-3, -13],
            [3, -13],
            [-8.5, -1],
            [8.5, -1],
          ]
            .map(
              ([x, y]) =>
                disc(x ?? 0, y ?? 0, 1.2, tone("coral", 2), `stroke="${INK}" stroke-width=".4"`) +
                disc((x ?? 0) - 0.3, (y ?? 0) - 0.3, 0.3, "#fff"),
            )
            .join(""),
      }),
    ],
  },
  "strange-barrel": {
    world: "cave",
    sky: ["#12304a", "#2f8a5a"],
    glow: "#a8ff8a",
    figure: () => [
      tentacle(
        [
          [3, -7],
          [4, -16],
          [14, -18],
          [14, -9],
        ],
        "toxic",
        4,
        0.9,
        -1,
      ),
      tentacle(
        [
          [-4, -7],
          [-6, -14],
          [-13, -14],
          [-15, -7],
        ],
        "toxic",
        3.6,
        0.9,
        1,
        5,
      ),
      draw(ellipse(0, -8.5, 8.6, 2.6, tone("cocoa", 0))),
      barrel({
        y: 3.5,
        s: 1.12,
        top:
          path("M-8.500 -4Q0 -1 8.500 -4L8.800 3Q0 6 -8.800 3Z", "#0c0616") +
          (`<g filter="url(#glow)">` +
            `${ellipse(-3.6, 0.5, 2, 1.5, tone("lemon", 3))}${ellipse(3.6, 0.5, 2, 1.5, tone("lemon", 3))}</g>`) +
          ellipse(-3.4, 0.6, 0.5, 1.3, INK) +
          ellipse(3.4, 0.6, 0.5, 1.3, INK),
      }),
      draw(drips(-9, 9, -6.5, tone("toxic", 2), "barrel", 5), { w: 0.7 }),
      icon("radioactive", { y: 11.5, s: 0.16, w: 0.6 }),
    ],
    front: () =>
      ellipse(10, 17.5, 7, 1.3, tone("toxic", 2), 'opacity=".85"') + bubbles("barrel", 6, tone("toxic", 3), 15),
  },
  "tiger-squirrel": {
    world: "forest",
    sky: ["#1f4a3a", "#a8b55a"],
    figure: () => [
      bushyTail({ x: 5, y: 1, s: 1.22 }, "tanger", INK),
      egg(
        7.8,
        8.5,
        "tanger",
        { y: 10, on: ellipse(0, 12, 4.8, 6.5, tone("sand", 4)) + tigerStripes(5.5, 3, 4, 3.5, 8) },
        false,
      ),
      mirrored(draw(ellipse(5.5, 17, 3.6, 2, tone("tanger", 3)))),
      mirrored(
        draw(path("M4.500 -11Q6 -19 9.500 -18Q12 -14 10 -8Z", tone("tanger", 2)), {
          on: path("M6.500 -11Q7.500 -16 9 -15.500Q10 -13 9 -9Z", tone("rose", 3)),
        }),
      ),
      icon("tiger-face", {
        y: -3.5,
        s: 0.78,
        top:
          eyes(0, -0.8, 5, 2.4, { mood: "angry", iris: "#37b356", lid: INK }) +
          path(
            "M-3.200 7.500L-2.400 12.500L-1.300 7.800ZM3.200 7.500L2.400 12.500L1.300 7.800Z",
            CREAM,
            `stroke="${INK}" stroke-width=".45"`,
          ),
      }),
      icon("chestnut", { y: 11, s: 0.27, ramp: "bark" }),
      mirrored(limb("M6.500 7.500Q6 11.500 3.200 11.500", tone("tanger", 3), 2.6)),
    ],
  },
  "turbo-bug": {
    world: "sky",
    sky: ["#1a2a8a", "#ff8a6b"],
    ground: false,
    behind: () => speedLines(20, 4, 7, 36, 4, "#ffe9c0"),
    figure: () => [
      flame({ x: 12, y: -3.5, s: 1.1, r: 94 }),
      flame({ x: 13, y: 7, s: 1.25, r: 88 }),
      bugWing({ x: 2, y: -6, s: 1, r: 14 }),
      bugWing({ x: -1, y: -6, s: 1, r: -22 }),
      draw(stroke("M-6 10L-11 13L-12 17M0 11L-4 15L-4 18.500M6 10L4 15L6 18", tone("slate", 2), 1.7)),
      draw(box(2, -8, 11, 7, tone("steel", 3), 2.4) + ellipse(13, -4.5, 1.6, 3.8, tone("slate", 1)), {
        on: box(2, -8, 11, 2.3, tone("coral", 2)),
      }),
      draw(path("M-13 8Q-14 -3 -3 -4Q9 -5 13 2Q15 8 11 11Q0 14 -10 12Q-13 11 -13 8Z", tone("teal", 2)), {
        on:
          path("M-15 3Q0 -2 16 3V6.500Q0 2 -15 7Z", CREAM) +
          path("M-15 9Q0 7 16 10V16H-15Z", tone("teal", 1)) +
          stroke("M3 -6Q6 4 3 14", tone("teal", 0), 0.9),
        top:
          disc(7.5, 4.5, 3.6, CREAM, `stroke="${INK}" stroke-width=".7"`) +
          path(
            "M6.500 3.200L8 2V7",
            "none",
            `stroke="${INK}" stroke-width="1.200" stroke-linecap="round" stroke-linejoin="round"`,
          ),
      }),
      draw(box(7, 7, 7, 5, tone("steel", 3), 2) + ellipse(14, 9.5, 1.3, 2.8, tone("slate", 1))),
      draw(stroke("M-9 -11Q-8 -18 0 -18M-13 -10Q-14 -17 -7 -19", tone("slate", 2), 1.3)),
      draw(path("M-18.500 0Q-19 -13 -9 -13Q1 -13 .8 -1Q0 5 -9 5.500Q-18 5 -18.500 0Z", tone("coral", 2)), {
        on: path("M-11.500 -14H-6.500V-3H-11.500Z", CREAM),
      }),
      draw(path("M-18 -4Q-9 -8 .5 -4V2.500Q-9 6 -18 2.500Z", tone("slate", 1)), {
        w: 0.8,
        top: eyes(-9.3, -0.7, 4.2, 2.9, { mood: "mad", iris: "#f77f22", lid: tone("slate", 0), look: [-0.6, 0] }),
      }),
      draw(
        path(
          "M-16 4Q-19 7 -17 10Q-14.500 9 -13.500 5.500ZM-6 5.500Q-5.500 10 -9 11Q-10.500 8.500 -9 5.500Z",
          tone("slate", 3),
        ),
        { w: 0.9 },
      ),
    ],
  },
  "tusked-extorter": {
    world: "office",
    sky: ["#123a4a", "#2a9a86"],
    glow: "#d8ffb0",
    figure: () => [
      draw(path("M-16 20Q-16 7 -6 6H6Q16 7 16 20Z", tone("night", 3)), {
        on:
          path("M-4 5L0 18L4 5Z", CREAM) +
          stroke("M-12 20L-10 8M-7 20L-6 7M7 20L6 7M12 20L10 8", tone("night", 4), 0.4),
      }),
      elephantHead("steel", "rose", 2.6, 0, { y: -3 }),
      eyes(0, -4.8, 4.8, 2.1, { mood: "sly", iris: "#c2501a", lid: tone("steel", 1) }),
      topHat({ y: -11.5, s: 0.98, r: -4 }, "coral"),
      disc(4.8, -4.8, 2.8, "none", `stroke="${tone("honey", 3)}" stroke-width=".8"`) +
        stroke("M7.400 -4Q10 2 8.500 6", tone("honey", 2), 0.5),
      icon("money-bag", { x: -11.5, y: 12.5, s: 0.44, ramp: "sand" }),
      draw(box(5, 11.5, 12, 7.5, tone("bark", 1), 1.2) + stroke("M9 11.500V10H13V11.500", tone("bark", 0), 1), {
        top: box(10, 14, 2.2, 2, tone("honey", 3), 0.4),
      }),
    ],
  },
  "urchin-hurler": {
    world: "deep",
    sky: ["#0b2f5a", "#1f8a8a"],
    ground: false,
    figure: () => {
      const urchin = (
        x: number,
        y: number,
        s: number,
        ramp: "grape" | "plum" | "night",
        seed: number,
        mood: "mad" | "angry" | "wide",
      ): string =>
        group(
          { x, y, s },
          draw(burst(0, 0, 6, 15, 20, tone(ramp, 2), seed) + disc(0, 0, 8, tone(ramp, 2))),
          draw(burst(0, 0, 5, 11.5, 16, tone(ramp, 3), seed + 7) + disc(0, 0, 7.6, tone(ramp, 3)), { w: 0.4 }),
          eyes(0, -2.6, 3.3, 2.3, { mood, iris: "#1ba3a1", lid: tone(ramp, 1) }) + mouth(0, 3.6, 7, "roar"),
        );
      return [
        urchin(-11, 10, 0.46, "plum", 0, "wide"),
        urchin(12, 11.5, 0.5, "night", 9, "angry"),
        urchin(0, -2, 1.06, "grape", 4, "mad"),
      ];
    },
    front: () =>
      bubbles("urchin", 8, "#bdf6ff") +
      stroke("M14 -10q3 1 3 5M-14 -10q-3 1-3 5M17 -13q3 3 3 8M-17 -13q-3 3-3 8", "#bdf6ff", 0.7, 'opacity=".8"'),
  },
};
