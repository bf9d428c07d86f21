/** Battlefruit Kingdom: orchard knights and vegetable sorcery, leaf-green light, a to k. */
import { CREAM, INK, tone } from "../../lib/colour.ts";
import { icon } from "../../lib/icons.ts";
import type { PortraitBook } from "../../lib/scene.ts";
import { box, disc, draw, ellipse, group, mirrored, path, stroke } from "../../lib/svg.ts";
import { shag } from "../../kit/beasts.ts";
import { bubbles, flame, glow, puff, sparkles, spots } from "../../kit/effects.ts";
import { cheeks, eye, eyes, mouth } from "../../kit/faces.ts";
import { bicorne, helmetCap, star, sword, wizardHat } from "../../kit/gear.ts";
import { batWing, burst, featherWing, horn, legs, limb, pincer, taperedPath, tentacle } from "../../kit/limbs.ts";
import { scaleBody, seeds, topLeaves } from "../../kit/produce.ts";

export const battlefruitKingdomFirst: PortraitBook = {
  "alluring-oyster": {
    world: "deep",
    sky: ["#2a1468", "#d05aa8"],
    glow: "#ffd0f0",
    figure: () => [
      tentacle(
        [
          [11, 6],
          [22, 6],
          [21, -7],
          [14, -6],
        ],
        "plum",
        4,
        1,
        1,
        5,
      ),
      draw(
        path(
          "M-16 2Q-19 -6 -14.500 -9Q-14 -14.500 -8.500 -14.500Q-5 -19 0 -16.500Q5 -19 8.500 -14.500Q14 -14.500 " +
            "14.500 -9Q19 -6 16 2Q0 -3 -16 2Z",
          tone("teal", 2),
        ),
        {
          on:
            stroke("M0 4L-15 -11M0 4L-8 -18M0 4V-20M0 4L8 -18M0 4L15 -11", tone("teal", 0), 1) +
            path("M-14 3Q-13 -9 0 -11Q13 -9 14 3Z", tone("plum", 1)) +
            path("M-12.500 3Q-11 -6 0 -8Q11 -6 12.500 3Z", tone("rose", 3)),
        },
      ),
      draw(
        path(
          "M-16 3Q0 9 16 3Q18.500 10 13.500 12.500Q12.500 17 8 16.500Q4.500 19.500 0 17.500Q-4.500 19.500 -8 " +
            "16.500Q-12.500 17 -13.500 12.500Q-18.500 10 -16 3Z",
          tone("teal", 1),
        ),
        {
          on:
            stroke("M0 3L-14 15M0 3L-7 20M0 3V21M0 3L7 20M0 3L14 15", tone("teal", 0), 1) +
            path("M-16 3Q0 9 16 3L16.500 5.500Q0 12 -16.500 5.500Z", tone("teal", 3)),
        },
      ),
      draw(ellipse(0, 4, 13.8, 4, tone("rose", 2)), { w: 0.7 }),
      draw(disc(0, -1.5, 8.3, tone("bone", 4)), {
        on: ellipse(3.5, 4, 7, 5, tone("rose", 4)) + ellipse(-3.5, -6, 2.6, 1.5, "#ffffff"),
        top:
          eyes(0, -2.5, 3.5, 2.3, { mood: "sly", iris: "#b5327e", lid: tone("grape", 2) }) +
          stroke("M-6.300 -4l-1.900-1.200M-5.200 -5.200l-1.200-2M6.300 -4l1.900-1.200M5.200 -5.200l1.200-2", INK, 0.6) +
          path(
            "M-3 3Q-1.500 1.400 0 2.400Q1.500 1.400 3 3Q0 6.200 -3 3Z",
            tone("coral", 2),
            `stroke="${INK}" stroke-width=".5"`,
          ) +
          cheeks(0, 1, 6, 1.3),
      }),
      ...[-11, -6.7, -2.3, 2.3, 6.7, 11].map((x) =>
        draw(disc(x, 9 - Math.abs(x) * 0.2, 1.8, tone("bone", 4)), {
          w: 0.6,
          flat: true,
          top: disc(x - 0.5, 8.4 - Math.abs(x) * 0.2, 0.5, "#ffffff"),
        }),
      ),
    ],
    front: () => bubbles("oyster", 6, "#ffe0f4") + sparkles("oys", 5, "#fff", 16.5, 1.6),
  },
  artimist: {
    world: "castle",
    sky: ["#1f3a8a", "#4ab0e0"],
    glow: "#e0ffff",
    figure: () => [
      puff(-10, 13, 4, tone("grape", 3)),
      puff(11, 14, 3.6, tone("grape", 3)),
      scaleBody(11.5, 12.5, 5, "moss", tone("grape", 3), { y: 4 }),
      eyes(0, 2, 4, 2.5, { mood: "sly", iris: "#8345c4", lid: tone("moss", 0) }) + mouth(0, 7.5, 6, "smirk"),
      wizardHat({ y: -6.5, s: 1, r: -6 }, "grape"),
      draw(
        path("M-2 -5V-1Q-5 1 -5 4.500Q-5 8 0 8Q5 8 5 4.500Q5 1 2 -1V-5Z", tone("ice", 3), 'opacity="0.9"') +
          box(-2.6, -6.5, 5.2, 2, tone("bark", 2), 0.6),
        { x: 12.5, y: 5, s: 0.95, r: 14, on: path("M-6 3Q0 1.500 6 3V9H-6Z", tone("plum", 3)) },
      ),
      limb("M8 9Q11 12 12 10.500", tone("moss", 2), 2.3),
      limb("M-8 9Q-13 9 -13 4", tone("moss", 2), 2.3, { x: -13, y: 3.5, r: 1.7 }),
    ],
    front: () =>
      glow(-13, 0, 2, tone("plum", 3), 0.7) +
      sparkles("art", 5, tone("plum", 4), 15, 1.5) +
      bubbles("art", 4, tone("plum", 4), 14),
  },
  "avocado-gunner": {
    world: "ruins",
    sky: ["#4a1f7a", "#f27a7a"],
    glow: "#ffd8c0",
    figure: () => [
      legs(4, 12, 18, tone("moss", 1), tone("bark", 0), 2.4),
      draw(path("M0 -15Q6 -15 8 -6Q12 2 10 8Q7 16 0 16Q-7 16 -10 8Q-12 2 -8 -6Q-6 -15 0 -15Z", tone("moss", 1)), {
        on:
          path(
            "M0 -13.500Q5 -13.500 6.500 -5.500Q10 2 8.500 7.500Q6 14 0 14Q-6 14 -8.500 7.500Q-10 2 -6.500 " +
              "-5.500Q-5 -13.500 0 -13.500Z",
            tone("lime", 3),
          ) +
          path(
            "M0 -11Q3 -11 4.500 -4Q8 3 6.500 7.500Q4 12 0 12Q-4 12 -6.500 7.500Q-8 3 -4.500 -4Q-3 -11 0 -11Z",
            tone("lemon", 4),
          ),
      }),
      draw(disc(0, 8, 4.2, tone("bark", 1)), { w: 0.7, top: ellipse(-1.4, 6.5, 1.2, 0.7, "#fff", 'opacity=".6"') }),
      eyes(0, -4, 3.2, 2.1, { mood: "angry", iris: "#33653f", lid: tone("moss", 0) }) + mouth(0, 0.8, 5, "zig"),
      helmetCap({ y: -9, s: 0.92, r: -5 }, "moss"),
      draw(
        path("M-9 4H6L8 2.500H17V9.500H8L6 8H-3L-5 11H-8L-7 8H-9Z", tone("slate", 2)) +
          box(15.5, 1.5, 3.5, 9, tone("slate", 1), 1) +
          box(-4, 2, 6, 2.5, tone("honey", 2), 0.8),
        { r: -8, x: -1, y: 1 },
      ),
      limb("M-8 3Q-10 7 -6 8", tone("moss", 2), 2.2),
      limb("M8 2Q10 6 7 6.500", tone("moss", 2), 2.2),
    ],
    front: () => flame({ x: 19, y: 3, s: 0.5, r: 80 }),
  },
  bananapus: {
    world: "sea",
    sky: ["#0f3a8a", "#2ab0c8"],
    figure: () => [
      mirrored(
        tentacle(
          [
            [3, 5],
            [13, 3],
            [20, 6],
            [17, 14],
          ],
          "lemon",
          5,
          1,
          -1,
          6,
        ) +
          tentacle(
            [
              [2, 8],
              [8, 12],
              [9, 18],
              [16, 18],
            ],
            "lemon",
            4.6,
            1,
            1,
            5,
          ),
      ),
      draw(
        path("M-3 -16.500Q0 -18.500 2.500 -16.500Q8 -8 7 2Q6 10 0 10Q-6 10 -7 2Q-8 -8 -3 -16.500Z", tone("bone", 4)),
        { on: stroke("M-3 -14Q-5 -6 -4.500 3M3 -14Q5 -6 4.500 3", tone("sand", 2), 0.5), top: "" },
      ),
      mirrored(
        draw(path("M1 10Q8 9 8.500 0Q12 -3 13 -9Q15 -3 13 2Q11 10 4 13Z", tone("lemon", 2)), {
          on: path("M8.500 0Q12 -3 13 -9L13.500 -5Q12 0 9 3Z", tone("lemon", 4)),
        }),
      ),
      draw(path("M-7 6Q0 2.500 7 6Q8 12 0 15Q-8 12 -7 6Z", tone("lemon", 2))),
      eyes(0, -5, 3.3, 2.4, { mood: "mad", iris: "#8345c4", lid: tone("lemon", 0) }) + mouth(0, 1, 6.5, "fangs"),
      draw(path("M-2 -16Q0 -18.500 2 -16L1.500 -14Q0 -15 -1.500 -14Z", tone("bark", 1)), { w: 0.7 }),
    ],
    front: () => bubbles("banana", 6, "#fff6c0"),
  },
  "calm-cole": {
    world: "temple",
    sky: ["#5a2a9a", "#f29ac0"],
    glow: "#ffe0e8",
    figure: () => [
      icon("lotus", { y: 14.5, s: 0.86, sy: 0.36, ramp: "rose" }),
      draw(path("M-12 14Q-13 7 -6 5H6Q13 7 12 14Q0 19 -12 14Z", tone("tanger", 2)), {
        on: stroke("M-6 5Q2 10 5 17M-2 5Q4 9 8 14", tone("tanger", 1), 0.8),
      }),
      icon("leafy-green", { y: -4.5, s: 0.98, ramp: "leaf", r: 135 }),
      draw(path(shag(0, -3, 8, 7.5, 12, 0.1), tone("lime", 3)), {
        w: 0.6,
        top:
          eyes(0, -3.5, 3.3, 1.7, { mood: "calm" }) +
          mouth(0, 0.6, 3.6, "smile") +
          cheeks(0, -1, 5.4, 1.2) +
          disc(0, -7.5, 0.9, tone("coral", 2)),
      }),
      draw(path("M-4 13Q-2 6 0 5.500Q2 6 4 13Q0 15 -4 13Z", tone("lime", 3)), {
        top: stroke("M0 6V13", tone("lime", 0), 0.6),
      }),
      ...[-6, -4, -1.5, 1.5, 4, 6].map((x) => draw(disc(x, 14.8 - x * x * 0.045, 1.1, tone("bark", 1)), { w: 0.4 })),
    ],
    behind: () => disc(0, -4, 16.5, "none", 'stroke="#fff6c0" stroke-width="0.9" opacity="0.8"'),
  },
  "captain-cucodile": {
    world: "harbour",
    sky: ["#1f2a8a", "#3fb8d8"],
    glow: "#c8fff2",
    figure: () => [
      draw(path("M-8 20Q-10 -9 0 -9Q10 -9 8 20Z", tone("moss", 2)), {
        on: spots("cuc", 18, tone("lime", 3), 14, 0.8) + path("M-9 8L9 17V20L-9 12Z", tone("bark", 1)),
      }),
      draw(
        path(
          "M-6 -12Q-9 -12 -9.500 -8.500Q-10 -2 -12 2Q-13 8 -7 9.500H7Q13 8 12 2Q10 -2 9.500 -8.500Q9 -12 6 -12Z",
          tone("moss", 2),
        ),
        {
          on: path("M-13 3Q0 0 13 3V12H-13Z", tone("lime", 3)) + spots("cuc2", 10, tone("lime", 2), 9, 0.7),
          top:
            eyes(0, -6.5, 5, 2.6, { mood: "slit", iris: "#f5d32f", lid: tone("moss", 0) }) +
            ellipse(-3, 1.2, 0.9, 0.6, INK) +
            ellipse(3, 1.2, 0.9, 0.6, INK) +
            stroke("M-11.500 4.500Q0 7.500 11.500 4.500", INK, 0.7) +
            path(
              "M-9.500 5l1 2.600 1.300-2.100ZM-5 6l1 2.600 1.300-2.400ZM9.500 5l-1 2.600-1.300-2.100ZM5 6l-1 " +
                "2.600-1.300-2.400Z",
              CREAM,
              `stroke="${INK}" stroke-width=".35"`,
            ),
        },
      ),
      draw(path("M1.200 -10L9 -9L8 -4Q4.500 -2.500 2 -5Z", INK), { w: 0.2 }),
      stroke("M-9 -11.500L9 -8.500", INK, 0.7),
      bicorne({ y: -10, s: 1.1 }, "blood"),
      limb("M-8 12Q-14 12 -14 7", tone("moss", 2), 2.8) +
        draw(
          stroke("M-14 5Q-14 0 -17 1.500Q-19 3.500 -17 4.500", tone("steel", 4), 1.2) +
            box(-16, 5, 4, 2.4, tone("steel", 2), 0.6),
        ),
      sword({ x: 14, y: 8, s: 0.85, r: 18 }),
      limb("M8 12Q12 12 14 9.500", tone("moss", 2), 2.8),
    ],
  },
  "carrot-cleric": {
    world: "castle",
    sky: ["#1f4aa8", "#7ad8f0"],
    glow: "#f0ffff",
    behind: () =>
      disc(0, -9, 8.5, "none", 'stroke="#fff1a0" stroke-width="1.600"') +
      `<g filter="url(#glow)">${disc(0, -9, 8.5, "none", 'stroke="#ffe98a" stroke-width="0.8"')}</g>`,
    figure: () => [
      topLeaves({ y: -10.5, s: 0.72 }),
      draw(path("M-7 -10Q0 -13 7 -10Q9 -4 6 6Q3 14 0 20Q-3 14 -6 6Q-9 -4 -7 -10Z", tone("tanger", 2)), {
        on: stroke("M-9 -8H-5M9 -5H4M-9 4H-5", tone("tanger", 0), 0.7),
      }),
      draw(path("M-8 4Q0 8 8 4L13 19Q0 22 -13 19Z", CREAM), {
        on:
          box(-1.8, 4, 3.6, 18, tone("honey", 2)) +
          path("M-14 16H14V18H-14Z", tone("honey", 2)) +
          path("M-.8 9H.8V10.500H2.300V12H.8V16H-.8V12H-2.300V10.500H-.8Z", CREAM),
      }),
      eyes(0, -4, 3, 2, { mood: "angry", iris: "#2e86de", lid: tone("tanger", 0) }) + mouth(0, 0.8, 4.5, "flat"),
      draw(path("M-8 3Q0 7.500 8 3L8.500 6Q0 10 -8.500 6Z", tone("sea", 2)), { w: 0.8 }),
      limb("M-7 7Q-12 8 -12.500 12", CREAM, 3, { x: -12.5, y: 12, r: 1.8, colour: tone("tanger", 2) }),
      group(
        { x: 12.5, y: 6, r: 10 },
        draw(
          box(-0.6, -8, 1.2, 18, tone("bark", 2), 0.5) +
            burst(0, -10.5, 3, 5, 9, tone("steel", 3)) +
            disc(0, -10.5, 3.6, tone("steel", 3)),
        ),
      ),
      limb("M7 7Q11 7 12 8", CREAM, 3, { x: 12.5, y: 8.5, r: 1.8, colour: tone("tanger", 2) }),
      icon("closed-book", { x: -13, y: 14.5, s: 0.27, r: -14, ramp: "blood" }),
    ],
  },
  "cherry-bug": {
    world: "orchard",
    sky: ["#1f4ab0", "#7ad8f0"],
    glow: "#e0ffff",
    ground: 16,
    figure: () => [
      mirrored(draw(stroke("M6 10L13 10L15 15M5 13L10 16L11 19", INK, 1.3), { w: 0.5 })),
      mirrored(
        draw(path("M2 -10Q8 -20 18 -15Q14 -8 4 -8Z", tone("leaf", 2)), {
          on: stroke("M3 -9Q10 -13 17 -15", tone("leaf", 1), 0.7),
        }),
      ),
      mirrored(draw(stroke("M.5 -12Q5 -8 7 -3", tone("moss", 2), 1.4))),
      draw(path("M-9 9Q-9 3 0 3Q9 3 9 9Q9 17.500 0 17.500Q-9 17.500 -9 9Z", tone("leaf", 2)), {
        on: ellipse(0, 15, 6, 4, tone("lime", 3)),
        top: mouth(0, 13, 6, "smirk"),
      }),
      mirrored(
        draw(disc(7.3, 2.5, 7.3, tone("coral", 2)), {
          on: ellipse(9, 6, 6, 4, tone("coral", 1), 'opacity=".6"'),
          top:
            disc(6.3, 3, 3.6, CREAM, `stroke="${INK}" stroke-width=".5"`) +
            disc(5.6, 3.5, 2, INK) +
            disc(5, 2.7, 0.7, "#fff") +
            ellipse(9.5, -1.8, 1.6, 0.9, "#fff", 'opacity=".75" transform="rotate(35 9.500 -1.800)"'),
        }),
      ),
    ],
    front: () => sparkles("cherry", 4, tone("toxic", 3), 16, 1.5),
  },
  "coconut-crab": {
    world: "sea",
    sky: ["#0f4a8a", "#3ad0c8"],
    figure: () => [
      mirrored(draw(stroke("M8 9L15 8L17 13M7 12L13 13L14 18M5 14L9 17L9 20", tone("coral", 1), 1.7))),
      mirrored(limb("M9 4Q15 2 13 -4", tone("coral", 1), 2.8) + pincer({ x: 13.5, y: -8, s: 1.25, r: 4 }, "coral")),
      draw(path(shag(0, 6, 11, 10, 26, 0.05), tone("bark", 1)), {
        on:
          stroke("M-10 2Q0 -5 10 2M-11 8Q0 0 11 8M-10 13Q0 7 10 13", tone("bark", 0), 0.6) +
          path("M-12 -2Q-6 -4 -3 1L0 -2L3 2Q6 -4 12 -2V-6H-12Z", CREAM) +
          path("M-12 -4Q-6 -6 -3 -1L0 -4L3 0Q6 -6 12 -4V-8H-12Z", tone("ice", 4)),
      }),
      mirrored(draw(stroke("M3.500 0L4.500 -7", tone("coral", 2), 1.7))),
      eyes(0, -8.5, 4.6, 2.8, { mood: "angry", iris: "#c2501a", lid: tone("coral", 1) }) + mouth(0, 9, 8.5, "zig"),
    ],
  },
  "dragon-fruit": {
    world: "volcano",
    sky: ["#0f3a7a", "#2ab8a8"],
    glow: "#c0fff0",
    figure: () => [
      mirrored(batWing({ x: 7, y: 3, s: 1.02, r: 4 }, "leaf")),
      draw(
        path(
          taperedPath(
            [
              [3, 14],
              [12, 20],
              [20, 16],
              [16, 8],
            ],
            5,
            1,
          ),
          tone("plum", 2),
        ) + path("M16 8L13 5L18 3L19 8Z", tone("lime", 3)),
      ),
      scaleBody(9.5, 11, 5, "plum", tone("lime", 3), { y: 7.5 }),
      draw(ellipse(0, 10, 5.6, 7, CREAM), {
        w: 0.7,
        on: seeds([
          [-3, 6],
          [0, 5],
          [3, 7],
          [-2, 9],
          [1.5, 10],
          [-3.5, 12],
          [0, 13],
          [3, 12.5],
          [-1, 15.5],
        ]),
      }),
      mirrored(horn({ x: 4.5, y: -12, s: 0.72, r: 12 }, "lime")),
      draw(path("M0 -14Q8 -14 8.500 -7Q9 0 4 3Q0 5 -4 3Q-9 0 -8.500 -7Q-8 -14 0 -14Z", tone("plum", 2)), {
        on: ellipse(0, 0.5, 6, 3.5, tone("plum", 3)),
        top:
          eyes(0, -6.5, 4, 2.4, { mood: "slit", iris: "#9bd42f", lid: tone("plum", 0) }) +
          ellipse(-1.5, -1.8, 0.6, 0.5, INK) +
          ellipse(1.5, -1.8, 0.6, 0.5, INK) +
          mouth(0, 1.2, 7.5, "fangs"),
      }),
      mirrored(draw(path("M7.500 -8L13.500 -11L11 -6L13 -3L8 -3Z", tone("lime", 3)))),
    ],
  },
  duradillo: {
    world: "orchard",
    sky: ["#5a2a7a", "#ff9a6a"],
    glow: "#ffe0b0",
    figure: () => {
      // Durian spikes in staggered rows: a lit and a shaded half each.
      const spike = (x: number, y: number, s: number): string =>
        path(`M${x - s} ${y + s}L${x} ${y - s * 1.1}L${x} ${y + s}Z`, tone("lime", 3)) +
        path(`M${x} ${y - s * 1.1}L${x + s} ${y + s}H${x}Z`, tone("moss", 2));
      const rows = [-9, -5.5, -2, 1.5, 5, 8.5, 12];
      const armour = rows
        .flatMap((y, row) => Array.from({ length: 8 }, (_v, i) => spike(-10 + i * 3.7 + (row % 2) * 1.85, y, 1.75)))
        .join("");
      return [
        draw(
          path(
            taperedPath(
              [
                [13, 10],
                [18, 12],
                [20, 17],
                [14, 18],
              ],
              5,
              1,
            ),
            tone("sand", 2),
          ),
          { on: stroke("M14 8L13 14M17 10L15.500 16M20 13L17 18", tone("sand", 0), 0.8) },
        ),
        draw(box(-7, 11, 5, 7.5, tone("sand", 1), 2) + box(6.5, 11, 5, 7.5, tone("sand", 1), 2), {
          top: stroke("M-5.500 17v1.500M-3.500 17v1.500M8 17v1.500M10 17v1.500", CREAM, 0.9),
        }),
        draw(
          burst(3, 4, 11, 16.5, 17, tone("lime", 2), 172, 368) +
            path("M-11 13Q-12 -9 3 -11Q18 -9 17 13Q3 17 -11 13Z", tone("moss", 1)),
          { on: armour + stroke("M-5 -10Q-8 2 -5 16M2 -12Q0 2 2 17M9 -11Q10 2 9 17", tone("moss", 0), 1.1) },
        ),
        draw(
          path("M-8 3Q-12 -9 -8 -13Q-4 -10 -5 2Z", tone("sand", 2)) +
            path("M-12 4Q-17 -6 -14 -11Q-9.500 -8 -9 2Z", tone("sand", 3)),
          {
            on: path(
              "M-7.500 1Q-9.500 -7 -7.800 -10Q-6 -7 -6.300 1ZM-11.500 2Q-14.500 -4 -13.500 -8Q-11 -6 -10.500 1Z",
              tone("rose", 3),
            ),
          },
        ),
        draw(
          path(
            "M-3 11Q-4 1 -10.500 0Q-15 1 -16.500 7Q-21 10 -20.500 13Q-18 16 -11 15.500Q-4 15 -3 11Z",
            tone("sand", 3),
          ),
          {
            on:
              path("M-5 0Q-9 1 -13 1.500L-10 5Q-6 4 -3 7Z", tone("moss", 2)) +
              stroke("M-22 13Q-16 13.500 -12 16", tone("sand", 4), 2),
            top:
              eye(-10.5, 6, 2.7, -1, { mood: "angry", iris: "#5b9447", lid: tone("sand", 0) }) +
              ellipse(-19.8, 11, 1.3, 1, INK) +
              stroke("M-17 14Q-14 14.500 -12 12.500", INK, 0.8),
          },
        ),
      ];
    },
  },
  fearberry: {
    world: "graveyard",
    sky: ["#1a1450", "#5a4a9c"],
    glow: "#b0a0ff",
    ground: false,
    figure: () => [
      draw(
        path(
          "M-12 2Q-14 14 -16 19Q-12 16 -9 19Q-6 15 -3 20Q0 15 3 20Q6 15 9 19Q12 16 16 19Q14 14 12 2Z",
          tone("night", 3),
        ),
      ),
      mirrored(draw(path("M9 4Q16 2 17 -4L19 -7L19.500 -3L21 -4L19.500 1Q17 9 10 11Z", tone("sea", 1)))),
      draw(disc(0, -1, 13, tone("sea", 1)), {
        on: ellipse(0, 7, 10, 6, tone("sea", 2), 'opacity=".5"') + disc(-12, -12, 9, tone("ice", 2), 'opacity=".35"'),
      }),
      draw(burst(0, -12, 3, 7.5, 6, tone("grape", 1), 180, 360) + ellipse(0, -12, 5.5, 1.8, tone("grape", 0))),
      `<g filter="url(#glow)">` +
        `${path("M-9 -6L-2 -2.500Q-4 1.500 -8 0ZM9 -6L2 -2.500Q4 1.500 8 0Z", tone("lemon", 3))}` +
        path(
          "M-9 3L-6.500 5L-4.500 3L-2 5.500L0 3.500L2 5.500L4.500 3L6.500 5L9 3Q7 10.500 0 10.500Q-7 10.500 -9 3Z",
          tone("tanger", 3),
        ) +
        "</g>",
      path(
        "M-9 3L-6.500 5L-4.500 3L-2 5.500L0 3.500L2 5.500L4.500 3L6.500 5L9 3Q7 10.500 0 10.500Q-7 10.500 -9 3Z",
        tone("lemon", 3),
        `stroke="${INK}" stroke-width=".6" stroke-linejoin="round"`,
      ) +
        path(
          "M-9 -6L-2 -2.500Q-4 1.500 -8 0ZM9 -6L2 -2.500Q4 1.500 8 0Z",
          tone("lemon", 3),
          `stroke="${INK}" stroke-width=".6" stroke-linejoin="round"`,
        ),
    ],
  },
  "fennel-trickster": {
    world: "stage",
    figure: () => [
      mirrored(
        draw(
          stroke("M2 -6Q3 -13 7 -18M4.500 -6Q8 -11 14 -13", tone("leaf", 3), 1.7) +
            stroke(
              "M7 -18l-2.500-1M7 -18l2.500 0M14 -13l-1-3M14 -13l3 1M5 -13l-3-1M9.500 -11l3 2",
              tone("leaf", 2),
              0.8,
            ),
        ),
      ),
      draw(
        path("M0 -9Q5 -9 7 -4Q13 4 9 11Q5 15.500 0 15.500Q-5 15.500 -9 11Q-13 4 -7 -4Q-5 -9 0 -9Z", tone("bone", 4)),
        {
          on:
            stroke("M-3 -9Q-9 4 -4 16M3 -9Q9 4 4 16M0 -9V16", tone("leaf", 3), 0.7) +
            path("M-10 -10H10V-4Q0 -8 -10 -4Z", tone("leaf", 3)),
        },
      ),
      draw(
        path(
          "M-8 -3Q-12 -12 -16 -10Q-18 -8 -16 -5Q-11 -7 -9 1ZM8 -3Q12 -12 16 -10Q18 -8 16 -5Q11 -7 9 1Z",
          tone("plum", 2),
        ) +
          path("M-9 1Q-10 -8 0 -10Q10 -8 9 1Q4.500 -4 0 -2Q-4.500 -4 -9 1Z", tone("honey", 2)) +
          path("M0 -10Q10 -8 9 1Q4.500 -4 0 -2Z", tone("plum", 2)) +
          disc(-16, -4, 1.7, tone("honey", 3)) +
          disc(16, -4, 1.7, tone("honey", 3)),
      ),
      path(
        "M-7.500 2Q0 -1 7.500 2Q7 6.500 3.500 6Q1 4 0 4Q-1 4 -3.500 6Q-7 6.500 -7.500 2Z",
        tone("plum", 1),
        `stroke="${INK}" stroke-width=".5"`,
      ) +
        eyes(0, 3, 3.4, 1.6, { mood: "sly", iris: "#43c74a", lid: tone("plum", 0) }) +
        mouth(0, 9, 8, "grin"),
      limb("M-8 9Q-14 11 -14.500 5", tone("leaf", 3), 1.8),
      limb("M8 9Q14 11 14.500 5", tone("leaf", 3), 1.8),
      group(
        { x: -15, y: 2, r: -14 },
        draw(box(-2.4, -3.5, 4.8, 7, CREAM, 0.8), {
          top: path("M0 -1.800L1.500 .3L0 2.300L-1.500 .3Z", tone("coral", 2)),
        }),
      ),
      group(
        { x: 15, y: 2, r: 14 },
        draw(box(-2.4, -3.5, 4.8, 7, tone("grape", 2), 0.8), { top: star(0, 0, 1.7, tone("honey", 3)) }),
      ),
    ],
  },
  "icecube-dragon": {
    world: "snow",
    sky: ["#3a1f8a", "#b07af0"],
    glow: "#f0d8ff",
    figure: () => [
      mirrored(batWing({ x: 8, y: 0, s: 1, r: 0 }, "sea")),
      draw(
        path(
          taperedPath(
            [
              [4, 15],
              [12, 20],
              [19, 17],
              [17, 10],
            ],
            4.6,
            1,
          ),
          tone("sea", 2),
        ) + path("M17 10L14 8L19 5L20 10Z", tone("ice", 3)),
      ),
      draw(
        path("M-11 -6L0 -11L11 -6V12L0 18L-11 12Z", tone("ice", 2)) +
          path("M-11 -6L0 -1V18L-11 12Z", tone("ice", 2)) +
          path("M11 -6L0 -1V18L11 12Z", tone("sea", 3)) +
          path("M-11 -6L0 -11L11 -6L0 -1Z", tone("ice", 4)),
        {
          top:
            path("M-9 -3.500L-7.500 -2.800V9L-9 8.200Z", "#fff", 'opacity=".75"') +
            stroke("M3 8l3 2-1 3M7 2l2 1", "#fff", 0.6, 'opacity=".8"'),
        },
      ),
      icon("cherries", { x: 4.5, y: 10.5, s: 0.2, w: 0.4, opacity: 0.6 }),
      mirrored(horn({ x: 4.5, y: -13.5, s: 0.78, r: 18 }, "ice")),
      draw(path("M0 -16Q8 -16 8.500 -9Q9 -2 5 2Q0 5 -5 2Q-9 -2 -8.500 -9Q-8 -16 0 -16Z", tone("sea", 2)), {
        on: ellipse(0, -0.5, 6.5, 4, tone("sea", 3)) + path("M0 -17L2 -12L0 -8L-2 -12Z", tone("ice", 4)),
        top:
          eyes(0, -8, 4.2, 2.5, { mood: "slit", iris: "#cfeeff", lid: tone("sea", 0) }) +
          ellipse(-1.6, -3, 0.6, 0.5, INK) +
          ellipse(1.6, -3, 0.6, 0.5, INK) +
          mouth(0, 0.3, 8, "zig"),
      }),
    ],
    front: () =>
      path("M-6 4l-1.500 5 -1.500-5ZM-2 5l-1 4-1-4Z", tone("ice", 4), 'opacity=".95"') +
      sparkles("icec", 6, "#ffffff", 16, 1.6),
  },
  "kiwing-juicer": {
    world: "kitchen",
    sky: ["#2a7a6b", "#e8f29a"],
    figure: () => [
      mirrored(featherWing({ x: 7, y: 4, s: 0.86, r: 14 }, "leaf")),
      mirrored(draw(stroke("M4 14L4 18M4 18L1.500 19M4 18L6.500 19", tone("tanger", 2), 1.3))),
      draw(path(shag(0, 3, 11, 11.5, 30, 0.045), tone("bark", 1)), {
        on: stroke("M-9 -4l1 2M-5 -7l1 2M5 -7l-1 2M9 -4l-1 2", tone("bark", 3), 0.6),
      }),
      draw(disc(0, 7, 7.2, tone("leaf", 2)), {
        w: 0.7,
        on:
          disc(0, 7, 6.2, tone("lime", 2)) +
          disc(0, 7, 2.6, tone("lime", 4)) +
          Array.from({ length: 12 }, (_v, i) => {
            const a = (i / 12) * Math.PI * 2;
            return ellipse(Math.cos(a) * 4, 7 + Math.sin(a) * 4, 0.5, 0.8, INK);
          }).join(""),
      }),
      draw(path("M-2.200 -2Q0 -3.500 2.200 -2Q1.500 3 -7 10Q-3 3 -2.200 -2Z", tone("honey", 2))),
      eyes(0, -4, 4.3, 2.6, { mood: "mad", iris: "#37b356", lid: tone("bark", 0) }),
      draw(
        path("M-3.600 -5L-2.800 5.500Q0 6.500 2.800 5.500L3.600 -5Z", tone("ice", 4), 'opacity=".92"') +
          stroke("M1 -5L3 -11L6 -12", tone("coral", 2), 1),
        { x: 13, y: 10, r: 8, on: path("M-5 -2.500H5V8H-5Z", tone("lime", 2)) },
      ),
      limb("M9 8Q11 11 12 10.500", tone("bark", 1), 2.2),
    ],
  },
};
