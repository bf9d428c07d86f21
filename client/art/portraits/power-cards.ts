/** Power cards: one event each, no creature of their own, same ink and light as the monsters. */
import { CREAM, INK, tone } from "../lib/colour.ts";
import { icon } from "../lib/icons.ts";
import type { PortraitBook } from "../lib/scene.ts";
import { box, disc, draw, ellipse, group, mirrored, path, stroke } from "../lib/svg.ts";
import { kaijuHead, shag } from "../kit/beasts.ts";
import { bolt, flame, glow, puff, sparkles, spots, tigerStripes } from "../kit/effects.ts";
import { eye, eyes, mouth } from "../kit/faces.ts";
import { star } from "../kit/gear.ts";
import { horn, limb, spikes, taperedPath, tentacle } from "../kit/limbs.ts";

function house(x: number, y: number, s: number, roof: string): string {
  return draw(
    path("M-5 0V-6L0 -10L5 -6V0Z", tone("bone", 3)) +
      path("M-6.500 -5.500L0 -11.500L6.500 -5.500L5.500 -4.500L0 -9.500L-5.500 -4.500Z", roof),
    {
      x,
      y,
      s,
      top:
        box(-1.3, -4, 2.6, 4, tone("bark", 1), 0.3) +
        box(-4, -5, 1.8, 1.8, tone("lemon", 3)) +
        box(2.2, -5, 1.8, 1.8, tone("lemon", 3)),
    },
  );
}

export const powerCards: PortraitBook = {
  ambush: {
    world: "jungle",
    sky: ["#2a0f4a", "#8a3a6b"],
    figure: () => [
      draw(path(shag(0, 8, 18, 13, 20, 0.1), tone("moss", 1))),
      draw(ellipse(0, 3, 11, 6, INK), { w: 0.4, flat: true }),
      eyes(0, 2.5, 4.8, 3.2, { mood: "slit", iris: "#f5d32f", lid: tone("moss", 0) }),
      draw(path(shag(-9, 14, 10, 8, 13, 0.14), tone("moss", 2))),
      draw(path(shag(9, 15, 10, 8, 13, 0.14), tone("leaf", 1))),
      mirrored(
        draw(path("M4 11Q5 6 8 6Q12 7 12 12L11 16L10 12L9 16L8 12L6.500 15.500L6 12Z", tone("plum", 2)), {
          top: path("M11 13.500l.2 3-1.200-2ZM9.200 13.500l0 3-1-2ZM7 13l-.4 3-.8-2Z", CREAM),
        }),
      ),
    ],
    front: () => sparkles("ambush", 3, tone("coral", 3), 16, 1.8),
  },
  "extra-head": {
    world: "lab",
    sky: ["#4a0f4a", "#f2785a"],
    figure: () => [
      draw(path("M-9 21Q-9 9 0 8Q9 9 9 21Z", tone("teal", 2)), { on: ellipse(0, 18, 5, 9, tone("teal", 4)) }),
      draw(
        path(
          taperedPath(
            [
              [-3, 13],
              [-4, 6],
              [-8, 3],
              [-8, -1],
            ],
            7,
            6,
          ),
          tone("teal", 2),
        ),
      ),
      draw(
        path(
          taperedPath(
            [
              [3, 13],
              [4, 6],
              [9, 6],
              [9, 3],
            ],
            7,
            6,
          ),
          tone("lime", 2),
        ),
      ),
      group(
        { x: -6, y: -6, s: 0.72 },
        kaijuHead("teal"),
        eye(-2, -5, 3, -1, { mood: "slit", iris: "#f2473f", lid: tone("teal", 0) }),
      ),
      group(
        { x: 8, y: -2, s: 0.62, flip: true },
        kaijuHead("lime"),
        eye(-2, -5, 3.4, -1, { mood: "wide", iris: "#8345c4" }),
      ),
      draw(
        path(
          "M-1.200 -1.200h2.400v-3.200h2.400v3.200h3.200v2.400h-3.200v3.200h-2.400v-3.200h-2.400Z",
          tone("lemon", 3),
        ),
        { x: 1, y: -13, s: 0.9 },
      ),
    ],
  },
  "healing-bots": {
    world: "lab",
    sky: ["#1f1458", "#e05a9c"],
    glow: "#c0ffd8",
    figure: () => {
      const bot = (x: number, y: number, s: number, r: number): string =>
        group(
          { x, y, s, r },
          mirrored(draw(path("M4 -3Q11 -9 14 -4Q11 0 5 0Z", tone("ice", 3), 'opacity=".85"'))),
          draw(disc(0, 0, 7, tone("bone", 4)), { on: path("M-8 3Q0 6 8 3V9H-8Z", tone("steel", 2)), top: "" }),
          draw(box(-5, -4, 10, 4.5, INK, 2.2), { w: 0.2, flat: true }),
          `<g filter="url(#glow)">` +
            `${disc(-2.2, -1.8, 1.1, tone("toxic", 3))}${disc(2.2, -1.8, 1.1, tone("toxic", 3))}</g>`,
          path("M-.9 1.200h1.800v1.500h1.500v1.800h-1.500v1.500h-1.800v-1.500h-1.500v-1.800h1.500Z", tone("coral", 2)),
          draw(stroke("M0 -7V-10", tone("steel", 2), 0.9) + disc(0, -10.5, 1.2, tone("coral", 2)), { w: 0.6 }),
        );
      return [
        draw(path("M0 15Q-14 5 -12 -3Q-9 -9 -3 -7Q-.8 -6 0 -4Q.8 -6 3 -7Q9 -9 12 -3Q14 5 0 15Z", tone("rose", 2)), {
          y: 3,
          top: path(
            "M-9 -1Q-8 -5 -5 -5",
            "none",
            'stroke="#fff" stroke-width="1.300" stroke-linecap="round" opacity=".8"',
          ),
        }),
        group(
          { x: 2, y: 7, r: -30 },
          draw(box(-6, -2.2, 12, 4.4, tone("sand", 3), 2.2), { w: 0.8, top: box(-2, -2.2, 4, 4.4, tone("sand", 4)) }),
        ),
        bot(-11, -9, 0.72, -14),
        bot(11.5, -7, 0.78, 12),
        bot(-12, 11, 0.6, 8),
      ];
    },
  },
  "monster-buddies": {
    world: "rays",
    sky: ["#8a1f6b", "#ffb05a"],
    figure: () => [
      draw(path(shag(-8, 5, 9.5, 13, 18, 0.1), tone("grape", 2))),
      horn({ x: -12, y: -7, s: 0.7, r: -30, flip: true }),
      horn({ x: -4.5, y: -8, s: 0.7, r: 20 }),
      eye(-8, -1, 4, -1, { mood: "wide", iris: "#43c74a", look: [0.5, 0] }) + mouth(-8, 7, 8, "grin"),
      draw(path("M2 18Q1 -6 9 -6Q18 -6 17 18Z", tone("lime", 2)), {
        on: spots("buddy", 9, tone("lime", 3), 16, 1.3) + ellipse(9.5, 15, 5, 6, tone("lime", 4)),
      }),
      spikes(
        [
          [6, -5],
          [9.5, -6.5],
          [13, -5],
        ],
        2.3,
        tone("coral", 2),
      ),
      eyes(9.5, 0, 3, 2.3, { mood: "happy" }) + mouth(9.5, 6, 7, "fangs"),
      limb("M-3 11Q1 14 1.500 9", tone("grape", 3), 3),
      limb("M4 12Q2 15 1.500 10", tone("lime", 3), 3),
      draw(disc(-0.3, 8, 2.5, tone("grape", 3)) + disc(3, 8, 2.5, tone("lime", 3))),
    ],
    front: () => star(1.5, 2, 1.8, tone("lemon", 3)) + sparkles("bud", 4, "#fff", 16, 1.5),
  },
  "mysterious-ally": {
    world: "portal",
    sky: ["#1a0530", "#7a2a6b"],
    glow: "#ffb0d0",
    figure: () => [
      draw(path("M-15 21Q-15 3 -9 -5Q-7 -17 0 -17Q7 -17 9 -5Q15 3 15 21Z", tone("night", 2)), {
        on: stroke("M-6 6Q-9 14 -9 21M6 6Q9 14 9 21M0 10V21", tone("night", 0), 0.9),
      }),
      draw(path("M-7.500 -3Q-6 -13 0 -13Q6 -13 7.500 -3Q6 5 0 6Q-6 5 -7.500 -3Z", "#08030f"), { w: 0.6, flat: true }),
      eyes(0, -3, 3.2, 1.8, { mood: "glow", iris: tone("lemon", 3) }),
      draw(disc(0, 8.5, 1.8, tone("honey", 3)), { w: 0.7 }),
      group(
        { x: 11, y: -9, r: 10 },
        draw(
          path(
            "M-3.500 -3Q-3.500 -8 0.500 -8Q5 -8 5 -3.700Q5 -.5 1.700 .5V3H-1.500V-2H0Q1.800 -2.200 1.800 " +
              "-3.700Q1.800 -5.200 .3 -5.200Q-.8 -5 -.8 -3Z",
            tone("lemon", 3),
          ) + disc(0.1, 5.7, 1.8, tone("lemon", 3)),
        ),
      ),
    ],
  },
  "portal-malfunction": {
    world: "lab",
    sky: ["#1a0a4a", "#5a2aa0"],
    glow: "#8affff",
    ground: false,
    figure: () => [
      draw(ellipse(0, 0, 13, 15.5, tone("steel", 2)), {
        on: stroke("M-13 -6H-9M-13 4H-9M9 -6H13M9 4H13M0 -16V-12M0 12V16", tone("slate", 0), 0.8),
      }),
      draw(ellipse(0, 0, 10, 12.5, tone("night", 1)), {
        w: 0.7,
        flat: true,
        on: [9, 7, 5, 3]
          .map((r, i) => ellipse(0, 0, r, r * 1.25, ["#3a1fa0", "#6a3ae0", "#b57bee", "#ffe0ff"][i] as string))
          .join(""),
      }),
      draw(
        path(
          taperedPath(
            [
              [0, 3],
              [4, 10],
              [14, 10],
              [17, 3],
            ],
            6,
            1,
          ),
          tone("lime", 2),
        ),
        { on: stroke("M2 4Q6 12 16 7", tone("lime", 4), 1.3) },
      ),
      spikes(
        [
          [6.5, 5.5],
          [10, 6.8],
          [13.5, 6],
        ],
        1.8,
        tone("coral", 2),
      ),
      draw(path("M-2 1Q-6 8 -8 9L-10 16Q-4 18 -1 16L-1 10Q3 6 3 2Z", tone("lime", 2)), {
        top: path("M-9.800 15.500l1 1.500 1-1.500M-6.500 16l1 1.500 1-1.500M-3.500 16l1 1.300 .9-1.400", CREAM),
      }),
      bolt({ x: -13, y: -11, s: 0.65, r: -20 }),
      bolt({ x: 14, y: -9, s: 0.6, r: 30 }),
      puff(9, -14, 2.2, tone("slate", 3)),
    ],
    front: () => sparkles("malf", 6, tone("lemon", 4), 17, 1.5),
  },
  pounce: {
    world: "rays",
    sky: ["#5a0f5a", "#ff7a3a"],
    ground: false,
    figure: () => [
      draw(
        path(
          taperedPath(
            [
              [3, -9],
              [8, -20],
              [17, -19],
              [15, -11],
            ],
            4,
            2.6,
          ),
          tone("tanger", 2),
        ),
        { on: stroke("M6 -18L9 -14M11 -20L12 -15M18 -16L13 -15", INK, 1.3) },
      ),
      mirrored(draw(path("M6 -4Q14 -5 15.500 2L11 4Q9 0 5 1Z", tone("tanger", 1)))),
      draw(ellipse(0, -6, 9.5, 7.5, tone("tanger", 2)), { on: tigerStripes(-12, 2.6, 4, 5.5, 9.5) }),
      mirrored(
        draw(path("M3 4Q11 3 16 7L13 14Q8 9 2 9Z", tone("tanger", 2)), {
          on: stroke("M9 2L7 10M13 4L10.500 11", INK, 1.2),
        }),
      ),
      icon("tiger-face", {
        y: -1,
        s: 0.82,
        top: eyes(0, -0.8, 5, 2.8, { mood: "mad", iris: "#37b356", lid: INK }) + mouth(0, 8.5, 12, "roar"),
      }),
      mirrored(
        draw(path("M9 11Q10 6.500 14.500 7Q19.500 8 19.500 12.500Q19 18 14 18Q9 17.500 9 11Z", tone("tanger", 3)), {
          on:
            ellipse(14, 14.5, 3, 2.2, tone("rose", 3)) +
            disc(11.3, 11.5, 1, tone("rose", 3)) +
            disc(14.3, 10.3, 1, tone("rose", 3)) +
            disc(17.3, 11.5, 1, tone("rose", 3)),
        }) +
          draw(path("M9.500 10l-1.500-4 3.500 2.300ZM13 8l1-4.300 1.700 4ZM17.500 9l3-3-.7 4.500Z", CREAM), {
            w: 0.6,
            flat: true,
          }),
      ),
    ],
    front: () => stroke("M-19 -15L-15 -11.500M-20 -6L-16 -5M20 0L17 -1", CREAM, 1),
  },
  rage: {
    world: "rays",
    sky: ["#4a0520", "#ff4a2f"],
    glow: "#ffd04a",
    ground: false,
    figure: () => [
      ...[-34, 0, 34].map((r, i) =>
        flame({ x: r * 0.24, y: -8 + Math.abs(r) * 0.06, s: i === 1 ? 1.05 : 0.85, r }, i === 1 ? "tanger" : "coral"),
      ),
      mirrored(horn({ x: 10, y: -5, s: 0.9, r: 40 }, "bone")),
      draw(path("M0 -11Q14 -11 14.500 2Q14 17 0 17.500Q-14 17 -14.500 2Q-14 -11 0 -11Z", tone("blood", 3)), {
        on: ellipse(0, 14, 10, 5, tone("blood", 2)),
      }),
      eyes(0, 0, 5.6, 3.6, { mood: "mad", iris: "#f9a826", lid: tone("blood", 0) }) + mouth(0, 9.5, 15, "roar"),
      stroke("M8.500 -8.500h2.500v-2.500M13.500 -8.500h-1.500M11 -6v1.500M8 -6.500h1.500", tone("blood", 0), 0.8),
      mirrored(puff(17, 4, 1.9, CREAM)),
    ],
  },
  railgun: {
    world: "hangar",
    sky: ["#140a45", "#c83a8a"],
    glow: "#8ae8ff",
    behind: () => `<g filter="url(#glow)">${path("M8 -7L22 -17V-9L10 -3Z", "#8af4ff")}</g>`,
    figure: () => [
      group(
        { x: -1, y: 1, r: -30 },
        draw(
          box(-13, -4, 10, 9, tone("slate", 2), 2) +
            box(-4, -5, 19, 3, tone("steel", 3), 1) +
            box(-4, 2.5, 19, 3, tone("steel", 3), 1) +
            box(-3, -2, 16, 4.5, tone("night", 1)),
          {
            top: [0, 4, 8, 12]
              .map((x) => `<g filter="url(#glow)">${box(x - 3, -1.5, 1.8, 3.5, tone("sea", 3))}</g>`)
              .join(""),
          },
        ),
        ...[-1, 4, 9].map((x) => draw(box(x, -6.5, 2.4, 13.5, tone("coral", 2), 1), { w: 0.8 })),
        draw(disc(-9, 0.5, 3.2, tone("lemon", 2)), { w: 0.8, top: bolt({ x: -9, y: 0.5, s: 0.3 }, INK) }),
      ),
      draw(path("M-9 18L-5 8H3L7 18Z", tone("slate", 2)) + box(-12, 16, 22, 4, tone("slate", 3), 1.5)),
    ],
    front: () => glow(14, -9, 3.5, "#c2f8ff", 0.9) + sparkles("rail", 5, "#c2f8ff", 16, 1.6),
  },
  "random-mutation": {
    world: "lab",
    sky: ["#2a0a4a", "#4fae7a"],
    glow: "#b8ff7a",
    figure: () => [
      icon("dna", { x: -12, y: -7, s: 0.62, r: 10 }),
      tentacle(
        [
          [7, 6],
          [16, 4],
          [20, -6],
          [12, -9],
        ],
        "plum",
        4,
        0.9,
        1,
        6,
      ),
      draw(path("M-9 18Q-12 4 -5 -3Q0 -8 6 -4Q14 2 11 18Z", tone("toxic", 2)), {
        on: spots("mut", 12, tone("toxic", 3), 15, 1.3),
      }),
      eye(-4, 2, 3.4, -1, { mood: "wide", iris: "#ee5fa3" }) +
        eye(4, 0, 2.2, 1, { mood: "wide", iris: "#f77f22", look: [0.6, -0.5] }) +
        eye(5.5, 6, 1.6, 1, { mood: "wide", iris: "#2e86de", look: [-0.6, 0.5] }) +
        mouth(-1, 11.5, 9, "tongue"),
      draw(path("M-10 6Q-17 5 -18 12L-14 13Q-13 10 -9 12Z", tone("toxic", 2))),
      draw(path("M-1 -7L0 -14L3 -8Z", tone("honey", 3))),
      group(
        { x: 12.5, y: 13, r: 12 },
        draw(box(-4, -4, 8, 8, CREAM, 1.6), {
          top: [
            [-2, -2],
            [2, 2],
            [0, 0],
            [2, -2],
            [-2, 2],
          ]
            .map(([x, y]) => disc(x ?? 0, y ?? 0, 0.8, tone("plum", 1)))
            .join(""),
        }),
      ),
    ],
    front: () => sparkles("mut", 6, tone("toxic", 4), 16, 1.3),
  },
  reanimation: {
    world: "graveyard",
    sky: ["#14083a", "#5a4aa0"],
    glow: "#a0ff9a",
    figure: () => [
      icon("headstone", { x: -8, y: 3, s: 0.82, r: -6, ramp: "slate" }),
      draw(
        path(
          "M2 20Q4 8 4 2Q2 -4 0 -6Q-1 -9 1.500 -8.500L5 -3L4 -12Q5.500 -14.500 7 -12L8.500 -4L11 -11.500Q13 " +
            "-13 13.500 -10.500L12 -2L15.500 -6.500Q18 -7 17 -4.500Q14 3 13 6Q12 12 14 20Z",
          tone("lime", 2),
        ),
        { on: stroke("M4 8L9 6M6 13L12 11", tone("blood", 1), 0.9) + path("M0 16H18V22H0Z", tone("bark", 1)) },
      ),
      draw(path("M-3 20Q3 13 8 15Q14 12 19 20Z", tone("cocoa", 0)), {
        on: spots("grave", 8, tone("cocoa", 2), 18, 0.7),
      }),
      bolt({ x: -12, y: -13, s: 0.7, r: -14 }, tone("toxic", 3)),
      bolt({ x: 16, y: -14, s: 0.55, r: 22 }, tone("toxic", 3)),
    ],
    front: () => glow(8, 16, 5, tone("toxic", 3), 0.45) + path("M-22 22V18L-18 16L-14 19L-8 17L-4 20V22Z", "#0f0726"),
  },
  resurrection: {
    world: "temple",
    sky: ["#5a1f6b", "#ffd86b"],
    glow: "#ffffff",
    ground: false,
    behind: () => path("M-6 -22H6L12 22H-12Z", "#fff6c8", 'opacity="0.55"'),
    figure: () => [
      icon("phoenix-bird", { y: -2, s: 1.02, top: eye(-0.5, -6.2, 1.3, -1, { mood: "angry", iris: "#f2473f" }) }),
      draw(path("M-9 13L-6.500 16L-3.500 13L-.5 16L2.500 13L5.500 16L9 13Q10 20 0 20Q-10 20 -9 13Z", tone("bone", 4)), {
        on: spots("phegg", 6, tone("tanger", 3), 18, 0.9),
      }),
    ],
    front: () => sparkles("resu", 9, "#fffbe0", 16, 1.7),
  },
  revenge: {
    world: "volcano",
    sky: ["#2a0536", "#d0304f"],
    figure: () => [
      draw(path("M-15 21Q-15 9 0 8Q15 9 15 21Z", tone("teal", 1)), {
        on: path("M-15 11L12 21H-15Z", tone("bone", 4), `stroke="${tone("bone", 1)}" stroke-width=".5"`),
      }),
      draw(path("M-7 -8Q-13 -10 -13.500 -17Q-7 -15.500 -3.500 -11Z", tone("bone", 3))),
      draw(path("M7 -8L11.500 -12L10 -12.500L8.500 -14L4 -11Z", tone("bone", 3))),
      draw(path("M0 -12Q12 -12 12 -1Q12 9 0 11Q-12 9 -12 -1Q-12 -12 0 -12Z", tone("teal", 2)), {
        on:
          group(
            { r: -16 },
            path("M-20 -9.500H20V-5.500H-20Z", tone("bone", 4), `stroke="${tone("bone", 1)}" stroke-width=".5"`),
          ) + ellipse(-4, -8, 2.3, 1.5, tone("coral", 2)),
        top:
          eye(-5, 0, 3.6, -1, { mood: "mad", iris: "#f2473f", lid: tone("teal", 0) }) +
          ellipse(5.5, 0, 4, 3.4, tone("grape", 1)) +
          stroke("M2.800 0Q5.500 2.500 8.300 0", INK, 1.1) +
          stroke("M9 3.500l1.500 4M8 5.800l3.500-.6", INK, 0.6) +
          mouth(-0.5, 6.8, 9, "zig"),
      }),
      group(
        { x: 13, y: 10, r: 10 },
        draw(box(-1.1, -16, 2.2, 22, tone("bark", 2), 0.8)),
        draw(
          path("M-7.500 -22H3.500V-12.500H-7.500Z", tone("steel", 3)) +
            path("M-9 -23H-6V-11.500H-9ZM2 -23H5V-11.500H2Z", tone("steel", 4)),
        ),
      ),
      limb("M9 15Q13 16 13.500 12", tone("teal", 2), 3.6, { x: 13.3, y: 11.5, r: 2.6, colour: tone("teal", 3) }),
    ],
    front: () => stroke("M-18 -8L-15 -7M-18.500 -3H-15.500M-17.500 2.500L-15 1.500", CREAM, 0.9),
  },
  stomp: {
    world: "skyline",
    sky: ["#3a0f5a", "#ff9a5a"],
    ground: false,
    figure: () => [
      draw(path("M-8 -22H9Q8 -8 11 -1Q14 5 11 8H-13Q-17 7 -15 3Q-12 0 -9 -3Q-7 -8 -8 -22Z", tone("leaf", 2)), {
        on:
          path("M-20 5Q0 2 16 5V10H-20Z", tone("leaf", 3)) +
          stroke("M-8 -14H-2M-8 -9H-3M9 -14H4M10 -8H5", tone("leaf", 1), 0.9),
      }),
      draw(
        path(
          "M-15 7Q-17 2 -13 2.500Q-11 3 -11 8ZM-8.500 8Q-9 3 -6 3Q-3.500 3.500 -4 8ZM-1 8Q-1.500 3 1.500 3Q4 " +
            "3.500 3.500 8Z",
          CREAM,
        ),
        { w: 0.8 },
      ),
      house(-13, 19, 0.75, tone("coral", 2)),
      house(12.5, 19.5, 0.85, tone("sea", 2)),
      group(
        { x: -1, y: 17 },
        draw(
          path("M-7 2L-6 -3L-2 -1L1 -5L4 -1L7 -3L8 2Z", tone("bone", 2)) +
            path("M-6 -2L-2 -5L0 -2ZM2 -4L7 -6L6 -2Z", tone("coral", 2)),
        ),
      ),
    ],
    front: () =>
      stroke("M-18 8L-20 6M-18 11H-21M15 8L18 6M15 11H19", CREAM, 0.9) +
      puff(-8, 18, 1.6, tone("bone", 3)) +
      puff(6, 18.5, 1.5, tone("bone", 3)),
  },
  "subterranean-strike": {
    world: "cave",
    sky: ["#2a0f2e", "#b54a3a"],
    glow: "#ffc07a",
    ground: false,
    figure: () => [
      draw(
        path(
          taperedPath(
            [
              [4, 24],
              [12, 10],
              [4, 0],
              [-1, -8],
            ],
            16,
            12,
          ),
          tone("rose", 2),
        ),
        { on: stroke("M-4 18Q6 22 16 16M-3 12Q6 16 16 9M-4 6Q5 9 14 3M-8 -1Q0 3 10 -4", tone("rose", 0), 0.9) },
      ),
      draw(disc(-2.5, -8, 9.5, tone("rose", 2))),
      draw(disc(-3, -8, 7.2, tone("blood", 0)), {
        w: 0.7,
        flat: true,
        top: group(
          { x: -3, y: -8 },
          ...Array.from({ length: 11 }, (_v, i) =>
            path(
              "M-1.300 -7.200L0 -2.800L1.300 -7.200Z",
              CREAM,
              `transform="rotate(${(i * 360) / 11})" stroke="${INK}" stroke-width=".3"`,
            ),
          ),
          disc(0, 0, 2.3, tone("blood", 1)),
        ),
      }),
      mirrored(draw(path("M4 20L7 13L11 16L14 11L17 17L21 14V22H4Z", tone("cocoa", 1)))),
      draw(path("M-21 22V15L-15 17L-11 13L-7 18L-2 16L2 19L8 17L12 20V22Z", tone("cocoa", 0))),
    ],
    front: () =>
      [
        [-14, 5, 1.6],
        [13, -10, 1.3],
        [-15, -12, 1.1],
        [15, 3, 1.5],
        [9, -16, 0.9],
      ]
        .map(([x, y, r]) =>
          path(
            `M${(x ?? 0) - (r ?? 0)} ${y}l${r} -${r}l${r} ${(r ?? 0) * 0.6}l-${(r ?? 0) * 0.5} ${r}Z`,
            tone("cocoa", 2),
            `stroke="${INK}" stroke-width=".5"`,
          ),
        )
        .join(""),
  },
  "suburban-camouflage": {
    world: "meadow",
    sky: ["#3a1f6b", "#ffa08a"],
    figure: () => [
      draw(path("M-12 20Q-14 4 0 3Q14 4 12 20Z", tone("plum", 2)), { on: spots("sub", 9, tone("plum", 3), 16, 1.2) }),
      draw(
        path("M-12 5V-7L0 -17L12 -7V5Z", tone("bone", 3)) +
          path("M-15.500 -6L0 -19L15.500 -6L13.500 -3.500L0 -14.500L-13.500 -3.500Z", tone("coral", 2)),
        { on: stroke("M-12 -2H12M-12 1.500H12M-9 -6H9", tone("bone", 2), 0.6), top: "" },
      ),
      draw(box(5.5, -17, 3.5, 6, tone("blood", 1), 0.4)),
      draw(box(-9, -5, 7, 7, INK, 0.6) + box(2, -5, 7, 7, INK, 0.6), { w: 0.6, flat: true }),
      eye(-5.5, -1.5, 2.9, -1, { mood: "sly", iris: "#f9a826", lid: tone("plum", 1), look: [0.6, 0] }) +
        eye(5.5, -1.5, 2.9, 1, { mood: "sly", iris: "#f9a826", lid: tone("plum", 1), look: [0.6, 0] }),
      mouth(0, 9, 9, "fangs"),
      limb("M-10 11Q-15 12 -14 17", tone("plum", 3), 3),
      limb("M10 11Q15 12 14 17", tone("plum", 3), 3),
      ...[-16, -11, 11, 16].map((x) => draw(path(shag(x, 18, 4, 4.5, 10, 0.12), tone("leaf", 1)))),
    ],
    front: () =>
      path(
        "M-7 20V14L-5.800 12.500L-4.600 14V20ZM-3 20V14L-1.800 12.500L-.6 14V20ZM1 20V14L2.200 12.500L3.400 " +
          "14V20ZM5 20V14L6.200 12.500L7.400 14V20Z",
        CREAM,
        `stroke="${INK}" stroke-width=".6"`,
      ),
  },
};
