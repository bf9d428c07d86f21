/** First Contact: laboratory hybrids, teal light, a to g. */
import { CREAM, INK, tone } from "../../lib/colour.ts";
import { icon } from "../../lib/icons.ts";
import type { PortraitBook } from "../../lib/scene.ts";
import { box, disc, draw, ellipse, group, mirrored, path, stroke } from "../../lib/svg.ts";
import { apeBody, egg, elephantHead, shag, spiderLegs } from "../../kit/beasts.ts";
import { bars, bubbles, drips, flame, sparkles, spots } from "../../kit/effects.ts";
import { cheeks, eye, eyes, mouth } from "../../kit/faces.ts";
import { rifle, star } from "../../kit/gear.ts";
import { bugWing, burst, limb, spikes, taperedPath, tentacle } from "../../kit/limbs.ts";

function axolotlGills(): string {
  const frond = (x: number, y: number, r: number, s: number): string =>
    draw(
      path("M0 0Q3 -3 9 -2.500Q12 -2 13 0Q12 2 9 2.500Q3 3 0 0Z", tone("plum", 2)) +
        path("M3 -2L4 -5L6 -2.300ZM7 -2.300L8.500 -5L10 -2ZM3 2L4 5L6 2.300ZM7 2.300L8.500 5L10 2Z", tone("plum", 3)),
      { x, y, r, s },
    );
  return mirrored(frond(8, -7, -38, 0.72) + frond(10, -3, -6, 0.72) + frond(9, 1.5, 24, 0.65));
}

export const firstContactFirst: PortraitBook = {
  "axolotl-healer": {
    world: "lab",
    sky: ["#123a5a", "#2aa6a0"],
    figure: () => [
      draw(path("M-9 18Q-9 6 0 6Q9 6 9 18Z", tone("bone", 4)), {
        on:
          path("M-2.500 6L0 12L2.500 6Z", tone("rose", 3)) +
          stroke("M0 12V19M-4 7L-1.500 13M4 7L1.500 13", tone("bone", 1), 0.6),
      }),
      axolotlGills(),
      draw(path("M0 -12Q11 -12 12 -4Q12.500 5 0 6Q-12.500 5 -12 -4Q-11 -12 0 -12Z", tone("rose", 3)), {
        on: ellipse(0, 3, 9, 3.5, tone("rose", 4)),
        top:
          eyes(0, -3.5, 6.5, 2.2, { mood: "wide", iris: "#1ba3a1" }) +
          mouth(0, 1.8, 7, "smile") +
          cheeks(0, 0.8, 8.6, 1.5),
      }),
      draw(path("M-6 -10.500Q-7 -17 0 -17Q7 -17 6 -10.500Q0 -12.500 -6 -10.500Z", CREAM), {
        top: path("M-.9 -16h1.800v1.500h1.500v1.800h-1.500v1.500h-1.800v-1.500h-1.500v-1.800h1.500Z", tone("coral", 2)),
      }),
      draw(stroke("M-4 7Q-5 13 -1.500 14", tone("slate", 1), 0.8) + disc(-1, 14.3, 1.5, tone("steel", 3)), { w: 0.6 }),
      icon("syringe", { x: 12.5, y: 11, s: 0.42, r: -12, ramp: "sea", fills: {} }),
      limb("M6 12Q10 15 12 12", tone("rose", 2), 2.6),
    ],
    front: () => sparkles("axo", 6, tone("toxic", 3), 16, 1.6),
  },
  "bee-bear": {
    world: "meadow",
    sky: ["#20788a", "#e6d873"],
    figure: () => [
      mirrored(bugWing({ x: 6, y: 2, s: 1.05, r: 20 })) + mirrored(bugWing({ x: 6, y: 5, s: 0.8, r: 58 })),
      draw(path("M-2.500 15L0 20L2.500 15Z", INK)),
      egg(9.5, 9, "honey", { y: 8.5, on: bars(2.5, 4.4, 4, 2.3, INK, 1.2) }, false),
      mirrored(limb("M8 5Q13 7 12.500 11.500", tone("bark", 2), 3.6)),
      mirrored(draw(stroke("M4 -12Q5 -17 9 -17.500", INK, 0.9) + disc(9.3, -17.4, 1.4, INK), { w: 0.5 })),
      icon("bear", {
        y: -4.5,
        s: 0.82,
        ramp: "bark",
        top: eyes(0, -0.8, 4.7, 2.2, { mood: "angry", iris: "#c56a12", lid: tone("bark", 0) }),
      }),
      draw(path("M-8 -11Q0 -14.500 8 -11L9 -8.500Q0 -12 -9 -8.500Z", tone("honey", 3)), { w: 0.6 }),
    ],
  },
  "brain-fly": {
    world: "lab",
    sky: ["#3a1450", "#7a3a9c"],
    glow: "#ffb0ee",
    ground: false,
    figure: () => [
      mirrored(draw(stroke("M4 6L11 3L14 6M4 9L11 10L14 14M3 12L8 15L8 19", tone("night", 3), 1.2))),
      mirrored(bugWing({ x: 3, y: 8, s: 1.15, r: 62 }, tone("ice", 2))),
      draw(ellipse(0, 12, 4.6, 6, tone("night", 3)), { on: bars(9, 3, 4, 1, tone("grape", 3), 0.8) }),
      icon("brain", { y: -6.5, s: 0.94, ramp: "rose" }),
      draw(stroke("M-1.200 7L-2 11M1.200 7L2 11", INK, 1), { w: 0.5 }),
      draw(ellipse(0, 3.5, 5, 3.6, tone("night", 3)), { top: mouth(0, 5.2, 3.6, "zig") }),
      mirrored(
        draw(ellipse(5, 0.5, 4.3, 4.9, tone("coral", 2)), {
          on: stroke("M1 -1.500H10M1 1H10M1 3.500H10M3.500 -5V7M6 -5V7M8.300 -5V7", tone("coral", 0), 0.35),
          top: ellipse(3.6, -1.6, 1.2, 1.5, "#ffffff", 'opacity="0.8"'),
        }),
      ),
    ],
    front: () => stroke("M-15 -16l3 2-3 2 3 2M15 -16l-3 2 3 2-3 2", tone("lemon", 3), 0.9),
  },
  "chameleon-sniper": {
    world: "jungle",
    sky: ["#0f3a5a", "#4fc07a"],
    figure: () => [
      draw(
        stroke(
          "M9 7Q18.500 9 18 0Q17 -7 10.500 -6Q5.500 -4 7.500 .8Q9.500 4 12.500 2Q13.800 0 12 -1.500",
          tone("plum", 3),
          3,
        ),
      ),
      draw(stroke("M-21 15Q0 12 21 16", tone("bark", 1), 4.2), {
        on: stroke("M-21 16Q0 13 21 17", tone("bark", 2), 1),
      }),
      draw(path("M-6 11Q-4 -5 6 -6Q15.500 -4 14.500 6Q13.500 13 4 13Z", tone("teal", 2)), {
        on:
          path("M4 -8L8 -8L6 15H1Z", tone("lime", 3)) +
          path("M8 -8L12 -7L10.500 15H6Z", tone("lemon", 3)) +
          path("M12 -7L17 -4L16 15H10.500Z", tone("tanger", 2)) +
          spots("cham2", 12, tone("plum", 2), 14, 0.7),
      }),
      limb("M7 9Q10 12 8 15", tone("tanger", 2), 3) + limb("M-3 9Q-5 12 -3 15", tone("leaf", 1), 3),
      draw(
        path(
          "M3 8Q-5 11 -12 7.500Q-16 4.500 -13.500 .8Q-9 -3 -7 -8Q-3 -17 6 -18Q9.500 -13 8.500 -4Q8 4 3 8Z",
          tone("leaf", 2),
        ),
        {
          on:
            path("M-17 4Q-8 6 3 3V12H-17Z", tone("lime", 3)) +
            spots("cham", 18, tone("lime", 3), 15, 0.9) +
            stroke("M-6 -9Q0 -15 7 -16", tone("leaf", 1), 1.6),
          top: stroke("M-13.500 4Q-7 6.500 -1 3.500", INK, 0.9) + disc(-12.5, 1.8, 0.5, INK),
        },
      ),
      draw(disc(-2, -4, 6, tone("lime", 2)), {
        on: disc(-2, -4, 4.6, tone("leaf", 3)) + disc(-2.4, -4, 3.4, tone("lime", 3)),
        top:
          disc(-2.8, -4, 2.5, CREAM, `stroke="${INK}" stroke-width=".6"`) +
          disc(-3.4, -4, 1.4, INK) +
          disc(-3.9, -4.6, 0.45, "#fff") +
          disc(-2.8, -4, 3.9, "none", `stroke="${tone("coral", 2)}" stroke-width="0.5"`) +
          stroke("M-8.300 -4H-5.500M-.2 -4H2.700M-2.800 -9.500V-6.700M-2.800 -1.300V1.500", tone("coral", 2), 0.7),
      }),
      rifle({ x: -6, y: 9.5, s: 1.2, r: 4, flip: true }, "slate"),
      limb("M2 9Q0 13 -4.500 11.500", tone("leaf", 3), 2.6),
      icon("herb", { x: 6, y: -14.5, s: 0.42, r: 30, ramp: "moss" }),
    ],
    front: () =>
      stroke("M-21 9.600L-17.500 9.300", tone("coral", 2), 0.7) +
      path("M-22 22Q-17 14 -12 22ZM14 22Q17 15 22 20V22H14Z", "#0a302e"),
  },
  "compost-dragon": {
    world: "swamp",
    sky: ["#1f3a3a", "#9a9a3a"],
    figure: () => [
      mirrored(
        draw(
          path(
            "M5 3Q6 -6 12 -10Q11 -14 15 -17Q16 -13.500 19 -14Q18 -10 21 -9Q18.500 -6 20.500 -3Q16 -2 15.500 " +
              "2Q10 2 6 6Z",
            tone("tanger", 2),
          ),
          { on: stroke("M5 5L16 -14M9 -1.500L18.500 -9M8 1L18 -3", tone("tanger", 0), 0.9) },
        ),
      ),
      draw(
        path(
          taperedPath(
            [
              [0, 20],
              [-1, 12],
              [1, 6],
              [0, 0],
            ],
            13,
            10,
          ),
          tone("moss", 2),
        ),
        { on: ellipse(0, 14, 4.5, 10, tone("lime", 3)) + stroke("M-5 9H5M-5 13H5M-5 17H5", tone("moss", 1), 0.7) },
      ),
      mirrored(draw(stroke("M5 -9Q7 -14 11 -16.500M7.500 -13L6.500 -17.500M9 -14.800L13 -13", tone("bark", 1), 1.5))),
      draw(
        path(
          "M0 -12Q9.500 -12 9.500 -4.500Q9.500 0 8 3Q6.500 9 0 9.500Q-6.500 9 -8 3Q-9.500 0 -9.500 " +
            "-4.500Q-9.500 -12 0 -12Z",
          tone("moss", 2),
        ),
        {
          on: ellipse(0, 6, 8, 5, tone("moss", 3)) + spots("compost3", 9, tone("moss", 1), 9, 1.1),
          top:
            eyes(0, -3, 4.6, 2.7, { mood: "slit", iris: "#ffcf4d", lid: tone("moss", 0) }) +
            ellipse(-2, 2.6, 0.8, 0.6, INK) +
            ellipse(2, 2.6, 0.8, 0.6, INK) +
            mouth(0, 6, 9, "fangs"),
        },
      ),
      draw(
        path(
          "M0 -17.500Q1.200 -17.500 1.300 -15.500Q7 -13 8.500 -6.500Q6 -7 4.500 -9.500Q4 -6.500 1.500 -5Q0 -8 " +
            "-1 -10Q-3 -6.500 -7 -6Q-7 -12.500 -1.300 -15.500Q-1.200 -17.500 0 -17.500Z",
          tone("lemon", 2),
        ),
        {
          w: 0.9,
          on: path("M0 -16Q4 -12 8 -8L9 -5L4 -8L1 -4L-1 -10Z", tone("lemon", 3)),
          top: disc(0, -17.3, 0.9, tone("bark", 0)),
        },
      ),
      draw(path("M-20 21Q-17 13 -11 14.500Q-7 11.500 -3 15Q3 12.500 7 15Q13 11 20 21Z", tone("cocoa", 1)), {
        on: spots("compost", 26, tone("cocoa", 2), 20, 1.2) + spots("compost2", 12, tone("moss", 2), 20, 0.8),
      }),
      icon("red-apple", { x: -12, y: 14.5, s: 0.3, r: -20, ramp: "blood" }),
      group(
        { x: 11, y: 14.5, r: -16, s: 1.1 },
        draw(
          stroke("M-5 0H4M-3 -2.500V2.500M-.5 -2.200V2.200M2 -1.600V1.600", tone("bone", 4), 0.9) +
            path("M-5 0L-8.500 -2.500L-8 0L-8.500 2.500Z", tone("bone", 4)) +
            disc(5, 0, 2, tone("bone", 4)),
          { w: 0.8, top: disc(5.6, -0.4, 0.5, INK) },
        ),
      ),
    ],
    front: () =>
      stroke("M-3 1Q-6 -1 -8 2M3 1Q6 -1 8 2", tone("lime", 4), 0.7, 'opacity=".85"') +
      stroke("M16 8q1.500-2 0-4t0-4M-17 9q1.500-2 0-4t0-4", tone("lime", 3), 0.8, 'opacity="0.8"'),
  },
  deathweaver: {
    world: "web",
    ground: false,
    behind: () => stroke("M0 -22V-6", "#e6c6ff", 0.5),
    figure: () => [
      spiderLegs(tone("slate", 2), 17, 1.9),
      draw(ellipse(0, 7.5, 9, 9.5, tone("night", 3)), {
        top: path("M-3.200 3H3.200L.6 7.500L3.200 12H-3.200L-.6 7.500Z", tone("coral", 2)),
      }),
      icon("skull", {
        y: -6,
        s: 0.62,
        ramp: "bone",
        top:
          `<g filter="url(#glow)">` +
          `${disc(-5.2, 1.2, 2.2, tone("coral", 2))}${disc(5.2, 1.2, 2.2, tone("coral", 2))}</g>` +
          `${disc(-2, -4.5, 1, tone("coral", 2))}${disc(2, -4.5, 1, tone("coral", 2))}` +
          `${disc(-7, -5.5, 0.9, tone("coral", 2))}${disc(7, -5.5, 0.9, tone("coral", 2))}`,
      }),
      mirrored(draw(path("M2 3Q5 4 4 8.500Q1.500 7 1.200 4Z", tone("slate", 3)), { w: 0.7 })),
    ],
    front: () => drips(-1.8, 1.8, 9.5, tone("toxic", 3), "dw", 1.5),
  },
  elephantopus: {
    world: "deep",
    figure: () => [
      mirrored(
        tentacle(
          [
            [3, 8],
            [14, 6],
            [20, 12],
            [14, 17],
          ],
          "grape",
          4.8,
          1,
          -1,
        ) +
          tentacle(
            [
              [2, 10],
              [8, 14],
              [8, 19],
              [14, 19],
            ],
            "grape",
            4.2,
            1,
            1,
            5,
          ),
      ),
      elephantHead("grape", "rose", 0.4, 7, { y: -3, s: 1.05 }),
      eyes(0, -5, 5.2, 2.4, { mood: "angry", iris: "#12697a", lid: tone("grape", 1) }),
    ],
    front: () => bubbles("eleph", 10, "#bdf6ff"),
  },
  "explosive-toad": {
    world: "swamp",
    sky: ["#4a1450", "#ff7a4a"],
    glow: "#ffd090",
    figure: () => [
      mirrored(
        draw(
          path("M7 8Q15 6 16 12Q16.500 16 12 17H6Z", tone("leaf", 1)) +
            path("M9 17q-1-2 1-2l1 1q1-2 2.500 0q2-1.500 3 .5q.5 1.500-1 1.500h-6Z", tone("leaf", 3)),
        ),
      ),
      draw(disc(0, 7.5, 10.5, tone("night", 3)), {
        on:
          ellipse(-4, 3, 3, 2, "#ffffff", 'opacity="0.35"') +
          stroke("M5 10l3-2-1 4 3 1M-8 12l2 2 3-2 1 3", tone("tanger", 3), 0.8),
      }),
      icon("frog", {
        y: -2.5,
        s: 0.92,
        ramp: "leaf",
        on: spots("toad", 14, tone("tanger", 2), 13, 1),
        top:
          eyes(0, -7, 7, 3.2, { mood: "mad", iris: "#f2473f", lid: tone("leaf", 0), white: tone("lemon", 4) }) +
          mouth(0, 4.5, 13, "zig"),
      }),
      draw(box(-2.2, -14.5, 4.4, 3, tone("slate", 2), 0.8) + stroke("M0 -14Q0 -18 5 -17", tone("sand", 3), 1.1)),
      flame({ x: 6, y: -16, s: 0.42, r: 30 }),
    ],
    front: () => sparkles("toadfuse", 5, tone("lemon", 4), 17, 1.4),
  },
  "ferret-bomber": {
    world: "sky",
    sky: ["#1f4a9a", "#ffb58a"],
    ground: false,
    behind: () => stroke("M-19 -14L-12 -10M-20 -5L-15 -3M8 -19L12 -16.500", "#ffffff", 0.9, 'opacity=".6"'),
    figure: () => [
      draw(
        path(
          taperedPath(
            [
              [4, 8],
              [14, 7],
              [20, -2],
              [14, -9],
            ],
            5,
            3.6,
          ),
          tone("sand", 2),
        ) + path("M11 -9Q12 -17 18 -18Q20 -12 16.500 -7Z", tone("bark", 0)),
      ),
      draw(path("M-7 14Q-8 1 0 0Q8 1 7 14Z", tone("bark", 1)), {
        on: path("M-3.500 0Q0 4 3.500 0L2.500 15H-2.500Z", tone("sand", 4)),
      }),
      draw(path("M-6 0Q0 3.500 6 0L12 -3L11 1.500L14 3L7 4Q0 7 -6.500 3.500Z", tone("coral", 2)), { w: 0.9 }),
      mirrored(draw(disc(8.5, -11, 3.2, tone("bark", 1)), { on: disc(8.7, -11, 1.7, tone("rose", 3)) })),
      draw(
        path(
          "M0 -15Q9 -15 10.500 -7Q11 -3.500 5 0Q2.500 3.500 0 3.500Q-2.500 3.500 -5 0Q-11 -3.500 -10.500 -7Q-9 " +
            "-15 0 -15Z",
          tone("sand", 4),
        ),
        {
          on: path(
            "M-12 -7Q-6 -10.500 0 -6Q6 -10.500 12 -7Q10 -.5 3.500 -2Q0 -4 -3.500 -2Q-10 -.5 -12 -7Z",
            tone("bark", 0),
          ),
          top:
            eyes(0, -5, 4.6, 2.3, { mood: "mad", iris: "#f77f22", lid: tone("bark", 0) }) +
            path("M-1.700 -1H1.700L0 1Z", tone("rose", 2), `stroke="${INK}" stroke-width=".5"`) +
            mouth(0, 2, 4, "smirk") +
            stroke("M-5 .5l-4 .8M5 .5l4 .8", CREAM, 0.5),
        },
      ),
      draw(path("M-10 -9Q-9 -18 0 -18Q9 -18 10 -9Q5 -12 0 -12Q-5 -12 -10 -9Z", tone("bark", 2)), {
        w: 0.9,
        top: stroke("M0 -18V-12.500", tone("bark", 0), 0.7),
      }),
      draw(
        disc(-4.3, -12, 3, tone("honey", 2)) +
          disc(4.3, -12, 3, tone("honey", 2)) +
          box(-2, -12.7, 4, 1.4, tone("honey", 1)),
        {
          w: 0.9,
          top:
            disc(-4.3, -12, 1.9, tone("ice", 2)) +
            disc(4.3, -12, 1.9, tone("ice", 2)) +
            stroke("M-5.300 -11.500l1.600-1.800M3.300 -11.500l1.600-1.800", "#fff", 0.7),
        },
      ),
      group(
        { r: 14, x: 0, y: 13.5 },
        draw(
          path("M9 -3L16 -8.500L17.500 -2V2L16 8.500L9 3Z", tone("coral", 1)) +
            path("M-18 0Q-16 -7 -6 -6.500H8Q13 -4 13 0Q13 4 8 6.500H-6Q-16 7 -18 0Z", tone("slate", 2)),
          {
            on: path("M-9 -8H-4.500V8H-9Z", tone("honey", 2)) + path("M-20 3Q0 8 14 2V9H-20Z", tone("slate", 1)),
            top:
              path(
                "M-15.500 -2.300L-11.500 -1.200L-12.500 1Q-15 .6 -15.500 -2.300ZM-14.500 2.600L-10.500 4L-11 " +
                  "2.600L-9.500 4.200",
                CREAM,
                `stroke="${INK}" stroke-width=".5"`,
              ) + star(2, 0, 3, tone("lemon", 3)),
          },
        ),
      ),
      mirrored(limb("M6 4Q10.500 6 8.500 10", tone("bark", 1), 3, { x: 8.5, y: 10.5, r: 2, colour: tone("sand", 3) })),
    ],
  },
  giraffodile: {
    world: "desert",
    sky: ["#4a1f7a", "#ff9a7a"],
    glow: "#ffd8b0",
    figure: () => [
      spikes(
        [
          [15.5, 18],
          [16, 13.5],
          [16, 9],
          [15, 4.5],
          [13.5, 0],
          [11.5, -4.5],
        ],
        2.7,
        tone("leaf", 2),
        2,
      ),
      draw(
        path(
          taperedPath(
            [
              [9, 23],
              [13, 10],
              [10, 0],
              [4, -9],
            ],
            13,
            8,
          ),
          tone("honey", 3),
        ),
        {
          on: path(
            "M3 20L8 18L9 22H2ZM11 19L17 17V23H11ZM4.500 12L9 11L10 16L5 17ZM11 11L16 10L16.500 15L12 16ZM4 " +
              "5.500L8 5L9 9.500L4.500 10.500ZM10 4L15 3L16 8L11 9.500ZM2 -1L6.500 -2L8 3L3 4ZM8.500 -3L12.500 " +
              "-4L14 1.500L9.500 2.500ZM3 -6L8 -7L8.500 -4L4 -3Z",
            tone("bark", 1),
          ),
        },
      ),
      draw(
        stroke("M2.500 -13V-17.500M7 -13L8 -17.500", tone("honey", 2), 1.6) +
          disc(2.5, -17.5, 1.7, tone("cocoa", 1)) +
          disc(8.2, -17.5, 1.7, tone("cocoa", 1)),
      ),
      draw(path("M9 -11Q14 -16 16.500 -12Q15 -7.500 9.500 -7.500Z", tone("honey", 3)), {
        on: path("M11 -10.500Q14 -13 15 -11.500Q14 -9 11 -9Z", tone("rose", 3)),
      }),
      draw(path("M8 -4Q0 -1 -5 2.500Q-13 7 -17 5.500Q-19 3 -14 1.500Q-8 -.5 -3 -5.500Z", tone("leaf", 2)), {
        on: path("M-19 6Q-6 6 8 -3V8H-19Z", tone("lime", 3)),
      }),
      path("M-3 -5L-15 -3.800L-14 1.500Q-7 -.5 -2 -4Z", tone("blood", 1)),
      draw(
        path(
          "M9.500 -3Q11.500 -14 3 -15Q-1.500 -15 -3.500 -11Q-12 -11.500 -16.500 -10.500Q-20 -9 -19 " +
            "-5.500Q-17.500 -3.500 -13 -4L-3 -4.500Q3 -3 9.500 -3Z",
          tone("leaf", 2),
        ),
        {
          on:
            path("M4 -15L9 -13L8 -9L4 -10ZM-1 -13L2 -14L3 -12L0 -10.500ZM6 -8L11 -8V-4L7 -4Z", tone("bark", 1)) +
            spots("giraf2", 8, tone("leaf", 1), 16, 0.8),
        },
      ),
      draw(
        path(
          "M-18 -4.800l1.200 2.800 1.600-3ZM-14.300 -4.400l1.200 2.800 1.600-3ZM-10.500 -4.500l1.200 2.800 " +
            "1.600-3ZM-6.800 -4.600l1.100 2.500 1.500-2.700ZM-15.500 1.600l1.500-2.800 1.200 2.300ZM-11.500 " +
            ".2l1.500-2.800 1.200 2.200ZM-7.800 -1.800l1.400-2.300 1.100 1.600Z",
          CREAM,
        ),
        { w: 0.5, flat: true },
      ),
      eye(1.5, -10, 3, 1, { mood: "slit", iris: "#ffcf4d", lid: tone("leaf", 1) }) + ellipse(-17, -8.6, 0.9, 0.6, INK),
    ],
    ground: false,
  },
  "goblin-werewolf": {
    world: "forest",
    sky: ["#13204f", "#3a6f9c"],
    behind: () =>
      disc(0, -5, 13, "#fff3c0", 'opacity="0.9"') +
      disc(-5, -9, 2.2, "#e6d39a") +
      disc(6, 0, 1.6, "#e6d39a") +
      disc(4, -11, 1.2, "#e6d39a"),
    figure: () => [
      draw(path("M-12 19Q-12 7 0 6Q12 7 12 19Z", tone("bark", 1)), {
        on: burst(0, 7, 4, 9, 12, tone("moss", 1), 0, 180),
      }),
      mirrored(
        draw(path("M7 -5Q14 -11 19.500 -10Q18 -1 9 4Z", tone("moss", 2)), {
          on: path("M9 -3Q14 -8 17.500 -8.500Q15 -1 10 2Z", tone("rose", 2)),
          top: "",
        }),
      ),
      icon("wolf", {
        y: -1.5,
        s: 0.92,
        ramp: "moss",
        fills: { 3: tone("blood", 1) },
        top:
          eyes(0, -1.5, 5.2, 2.5, { mood: "mad", iris: "#f2473f", lid: tone("moss", 0), white: tone("lemon", 3) }) +
          path(
            "M-4.500 9L-3.300 13.500L-2 9.500ZM4.500 9L3.300 13.500L2 9.500Z",
            CREAM,
            `stroke="${INK}" stroke-width=".4"`,
          ),
      }),
      draw(disc(17, -3, 1.6, "none", `stroke="${tone("honey", 2)}" stroke-width="0.8"`), { w: 0.5, flat: true }),
      mirrored(draw(path("M8 13l3-3 1 3 2-3 .5 4 2.500-2-1 5q-4 3-7 0Z", tone("moss", 2)), { w: 0.9 })),
    ],
  },
  gorillion: {
    world: "jungle",
    sky: ["#0f4a4a", "#c8d84a"],
    figure: () => [
      apeBody("slate", "steel"),
      draw(path(shag(0, -4, 13.5, 12.5, 13, 0.3), tone("tanger", 1))),
      draw(path(shag(0, -4, 10.8, 10.2, 11, 0.28), tone("honey", 2)), { w: 0.7 }),
      mirrored(draw(disc(8, -9, 2.6, tone("slate", 3)), { on: disc(8.2, -9, 1.3, tone("rose", 2)) })),
      draw(path("M0 -13.500Q9 -13.500 9 -5Q9.500 5 0 5.500Q-9.500 5 -9 -5Q-9 -13.500 0 -13.500Z", tone("slate", 2)), {
        on: ellipse(0, -4, 7.8, 3.8, tone("steel", 2)) + ellipse(0, 1.5, 7, 4.8, tone("steel", 3)),
        top:
          path("M-8 -8.500Q0 -5.500 8 -8.500L7.500 -5.300Q0 -4 -7.500 -5.300Z", tone("slate", 1)) +
          eyes(0, -4.5, 3.8, 2, { mood: "angry", iris: "#f9a826", lid: tone("slate", 0) }) +
          path("M-2.600 -1.300H2.600L0 1.200Z", INK) +
          mouth(0, 3, 9, "roar"),
      }),
    ],
  },
  "grave-robber": {
    world: "graveyard",
    figure: () => [
      draw(
        path("M9.400 -9h2.600v28h-2.600Z", tone("bark", 2)) +
          path(
            "M6 -10.500V-16.500Q7 -19.500 10.700 -20.500Q14.400 -19.500 15.400 -16.500V-10.500Q14 -7.500 " +
              "10.700 -7.500Q7.400 -7.500 6 -10.500Z",
            tone("steel", 3),
          ),
        { r: 8, on: path("M5 -10.500H16V-6H5Z", tone("cocoa", 1)) + stroke("M10.700 -18V-12", tone("steel", 1), 0.9) },
      ),
      draw(path("M-9 19Q-10 6 0 6Q10 6 9 19Z", tone("night", 3)), {
        on: path("M-3 6L0 12L3 6Z", tone("steel", 3)) + stroke("M0 12V20", tone("night", 0), 0.6),
      }),
      icon("raccoon", {
        y: -1.5,
        x: -1,
        s: 0.88,
        ramp: "steel",
        fills: { 3: tone("night", 1) },
        top: eyes(0, 3, 5, 2.3, { mood: "sly", iris: "#7dff6b", lid: tone("night", 1) }),
      }),
      draw(
        path("M-9 -8Q-8 -15 0 -15Q7 -15 8 -8Q0 -11 -9 -8Z", tone("bark", 1)) + ellipse(-1, -8, 11, 2, tone("bark", 2)),
        { r: -4, x: -1 },
      ),
      draw(disc(-11.5, 13, 6, tone("sand", 1)) + path("M-14 7h5l-1-3.500h-3Z", tone("sand", 2)), {
        top: path("M-14 8Q-11.500 9.500 -9 8", "none", `stroke="${tone("bark", 0)}" stroke-width="1"`),
      }),
      icon("skull", { x: -11.5, y: 13.5, s: 0.24 }),
      icon("ring", { x: -6, y: 6.5, s: 0.2, ramp: "honey" }),
      limb("M6 10Q9 8 10.500 5", tone("steel", 2), 2.8),
    ],
  },
};
