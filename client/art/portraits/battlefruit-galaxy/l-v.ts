/** Battlefruit Galaxy: robots, aliens and starships grown on trees, indigo light, l to v. */
import { CREAM, INK, tone } from "../../lib/colour.ts";
import { icon } from "../../lib/icons.ts";
import type { PortraitBook } from "../../lib/scene.ts";
import { box, disc, draw, ellipse, group, mirrored, path, stroke } from "../../lib/svg.ts";
import { bolt, flame, glow, sparkles, spots } from "../../kit/effects.ts";
import { brows, cheeks, eye, eyes, mouth } from "../../kit/faces.ts";
import { antenna, axe, policeCap, rayGun, rivets, star, vikingHelm, visor } from "../../kit/gear.ts";
import { burst, legs, limb, tentacle } from "../../kit/limbs.ts";
import { calyx, citrusSlice, topLeaves } from "../../kit/produce.ts";
import { mechLeg } from "./parts.ts";

/** A blade of light, hand at the origin. */
function beamBlade(x: number, y: number, r: number, colour: string, length = 15): string {
  return group(
    { x, y, r },
    `<g filter="url(#glow)">${stroke(`M0 -2V${-length}`, colour, 1.8)}</g>`,
    stroke(`M0 -2V${-length}`, "#ffffff", 0.7),
    draw(box(-0.9, -2, 1.8, 4.5, tone("steel", 3), 0.5), { w: 0.6 }),
  );
}

export const battlefruitGalaxySecond: PortraitBook = {
  leeklings: {
    world: "hangar",
    sky: ["#1a1f5e", "#8a5ac8"],
    figure: () => {
      const leek = (x: number, y: number, s: number, r: number, face: string): string =>
        group(
          { x, y, s, r },
          draw(
            path(
              "M0 -6Q-8 -12 -7 -19Q-3 -17 -1.500 -11Q-1 -17 1 -20Q3.500 -16 2 -11Q4 -17 8 -18Q8 -11 0 -6Z",
              tone("leaf", 2),
            ),
            { on: stroke("M0 -7V-16M-1 -8L-5 -16M1 -8L6 -16", tone("leaf", 3), 0.7) },
          ),
          draw(path("M-5 -8Q0 -10 5 -8Q6 2 5.500 10Q4 14 0 14Q-4 14 -5.500 10Q-6 2 -5 -8Z", tone("bone", 4)), {
            on:
              path("M-8 -12H8V-4Q0 0 -8 -4Z", tone("lime", 3)) +
              stroke("M-2.500 -4V14M2.500 -4V14", tone("lime", 2), 0.5),
          }),
          draw(stroke("M-3 13.500l-1.500 2.500M0 14v2.500M3 13.500l1.500 2.500", tone("bone", 2), 0.7), { w: 0.5 }),
          face,
        );
      return [
        leek(
          9,
          0,
          0.78,
          12,
          eyes(0, 0.5, 2.5, 2, { mood: "mad", iris: "#8345c4", lid: tone("leaf", 1) }) + mouth(0, 5.5, 5, "fangs"),
        ),
        leek(
          -9.5,
          0.5,
          0.78,
          -12,
          eyes(0, 0.5, 2.5, 2, { mood: "sly", iris: "#2e86de", lid: tone("leaf", 1) }) + mouth(0, 5.5, 5, "smirk"),
        ),
        leek(
          0,
          3.5,
          1,
          0,
          eyes(0, 0.5, 2.8, 2.3, { mood: "angry", iris: "#f2473f", lid: tone("leaf", 1) }) + mouth(0, 6.5, 6.5, "grin"),
        ),
        beamBlade(-14, 13, -18, "#6bd5ff", 14),
        beamBlade(14.5, 13, 16, "#ff5d9c", 14),
      ];
    },
  },
  "melon-master": {
    world: "temple",
    sky: ["#0f2a4a", "#7a5ac0"],
    figure: () => [
      draw(path("M-14 20Q-14 4 0 2Q14 4 14 20Z", tone("cocoa", 1)), {
        on: path("M-5 4L0 14L5 4Z", tone("sand", 3)) + stroke("M0 13V20", tone("cocoa", 0), 0.7),
      }),
      draw(path("M-13 5Q-14 -15 0 -16Q14 -15 13 5Q7 9 0 9Q-7 9 -13 5Z", tone("cocoa", 1))),
      draw(disc(0, -2.5, 9.8, tone("lime", 3)), {
        w: 0.8,
        on: stroke(
          "M-10 -7Q0 -3 10 -7M-10 -2Q0 2 10 -2M-9 3Q0 7 9 3M-6 -12Q-9 -2 -5 8M6 -12Q9 -2 5 8M0 -13V8",
          tone("moss", 2),
          0.6,
        ),
        top: eyes(0, -2.5, 4, 2.1, { mood: "angry", iris: "#33653f", lid: tone("moss", 1) }),
      }),
      brows(0, -5.8, 4.6, 5.5, 0.35, CREAM),
      draw(path("M0 2Q-3 1 -4.500 3L-6 9L-3 5Q0 3.500 3 5L6 9L4.500 3Q3 1 0 2Z", CREAM), { w: 0.6 }),
      draw(stroke("M0 -12Q0 -17 -4 -18", tone("moss", 1), 1.6)),
      beamBlade(13, 10, 8, "#7dff6b", 19),
      limb("M8 12Q12 15 13 11.500", tone("cocoa", 2), 3.2, { x: 13, y: 11, r: 2, colour: tone("lime", 3) }),
      limb("M-8 12Q-13 13 -12 8", tone("cocoa", 2), 3.2, { x: -12, y: 7.5, r: 2, colour: tone("lime", 3) }),
    ],
  },
  "olive-orbiter": {
    world: "space",
    sky: ["#0d1440", "#2a4a8a"],
    ground: false,
    figure: () => [
      mirrored(
        group(
          { x: 15, y: 0 },
          draw(box(-4.5, -6, 9, 12, tone("sea", 2), 0.8), {
            on: stroke("M-4.500 -2H5M-4.500 2H5M-1.500 -6V6M1.500 -6V6", tone("sea", 4), 0.4),
          }),
        ),
      ),
      draw(box(-14, -0.8, 28, 1.6, tone("steel", 3))),
      draw(disc(0, 0, 10.5, tone("moss", 2)), {
        on:
          ellipse(-4, -5, 4, 2.6, tone("lime", 3), 'transform="rotate(-30 -4 -5)" opacity=".7"') +
          path("M-12 5Q0 9 12 5V8Q0 12 -12 8Z", tone("steel", 2)),
      }),
      draw(disc(1, -1, 5.4, tone("coral", 2)), {
        w: 0.8,
        top:
          disc(1, -1, 3.4, CREAM, `stroke="${INK}" stroke-width=".5"`) +
          disc(1.4, -0.7, 1.9, INK) +
          disc(0.7, -1.5, 0.6, "#fff"),
      }),
      path("M-5 -7L1 -6L7 -7.500L7 -4Q1 -6.500 -5 -4Z", tone("moss", 0), `stroke="${INK}" stroke-width=".5"`),
      antenna({ x: -3, y: -10, r: -10 }, tone("coral", 2)),
      draw(path("M3 -9Q3 -15 9 -14Q9 -10 6 -9Z", tone("steel", 3)) + stroke("M6 -12L9 -16", tone("steel", 4), 0.7), {}),
      flame({ x: 0, y: 12, s: 0.5, r: 180 }, "sea"),
    ],
    behind: () =>
      ellipse(
        0,
        2,
        21,
        6,
        "none",
        'stroke="#a9b4ff" stroke-width="0.600" stroke-dasharray="2 1.400" transform="rotate(-14)" opacity=".8"',
      ),
  },
  "peach-police": {
    world: "skyline",
    sky: ["#14124f", "#6a5ae0"],
    glow: "#c0b0ff",
    figure: () => [
      legs(4.5, 13, 18.8, tone("sea", 1), INK, 2.8),
      draw(path("M0 -6Q6 -10 11 -5Q15 2 11 9Q6 15 0 16Q-6 15 -11 9Q-15 2 -11 -5Q-6 -10 0 -6Z", tone("rose", 3)), {
        on:
          path("M3 -9Q14 -4 12 6Q10 0 3 -9Z", tone("coral", 3), 'opacity=".6"') +
          stroke("M0 -6Q3 0 0 4", tone("rose", 1), 0.8) +
          path("M-16 9Q0 13 16 9V20H-16Z", tone("sea", 1)),
      }),
      eyes(0, 1, 4.3, 2.3, { mood: "angry", iris: "#7a3a2a", lid: tone("rose", 1) }) +
        draw(path("M0 4.500Q-4 3.500 -6 6.500Q-3 7.500 0 6Q3 7.500 6 6.500Q4 3.500 0 4.500Z", tone("bark", 1)), {
          w: 0.5,
        }) +
        mouth(0, 8.2, 3.5, "flat"),
      star(-6, 12.5, 2.3, tone("honey", 3)),
      policeCap({ y: -5, s: 1.18 }),
      limb("M-11 6Q-16 8 -14 12", tone("sea", 1), 2.6, { x: -14, y: 12.5, r: 1.9, colour: tone("rose", 3) }),
      group(
        { x: 15, y: 3, r: 24 },
        draw(box(-1, -11, 2, 15, tone("night", 3), 1) + box(0.5, -1, 4, 1.7, tone("night", 3), 0.8)),
      ),
      limb("M11 6Q14 7 15 5", tone("sea", 1), 2.6, { x: 15, y: 4.5, r: 1.9, colour: tone("rose", 3) }),
    ],
    behind: () => glow(-14, -12, 4, "#ff4f5d", 0.9) + glow(14, -12, 4, "#4f8dff", 0.9),
  },
  "pear-patrol": {
    world: "sky",
    sky: ["#1a1450", "#8a9af0"],
    ground: false,
    figure: () => [
      flame({ x: 15, y: 13, s: 0.8, r: 90 }, "sea"),
      draw(
        path("M0 -16Q5 -16 5.500 -9Q6 -5 9 -1Q12 8 5 12H-5Q-12 8 -9 -1Q-6 -5 -5.500 -9Q-5 -16 0 -16Z", tone("lime", 3)),
        { on: path("M-14 4Q0 7 14 4V14H-14Z", tone("coral", 1)) + path("M-2 5L0 10L2 5Z", CREAM), top: "" },
      ),
      draw(
        stroke("M0 -16Q0 -19 3 -19.500", tone("bark", 1), 1.3) +
          path("M0 -16Q-6 -20 -9 -16Q-5 -13 0 -15Z", tone("leaf", 2)),
        { w: 0.8 },
      ),
      draw(path("M-7 -9Q0 -12 7 -9V-4Q0 -1 -7 -4Z", tone("slate", 1)), { w: 0.8 }),
      visor(0, -6.3, 12, 4.4, tone("tanger", 3)),
      mouth(0, 0.8, 5, "smirk") + star(-5, 7.5, 1.7, tone("honey", 3)),
      draw(path("M-19 12Q-18 8 -12 8Q-9 12 0 11H12Q16 11 15 15Q8 18 -6 18Q-17 18 -19 12Z", tone("sea", 2)), {
        on: path("M-20 14Q0 18 18 14V20H-20Z", tone("steel", 3)),
      }),
      draw(stroke("M-12 9L-9 2L-12 1", tone("steel", 2), 1.3)),
      disc(-17, 12, 1.1, tone("lemon", 4)),
      limb("M-7 5Q-10 5 -11 3", tone("lime", 3), 2.2),
      rayGun({ x: 13, y: 1, s: 0.85, r: -16 }, "plum"),
      limb("M7 5Q11 5 11.500 3.500", tone("lime", 3), 2.2),
    ],
    behind: () => stroke("M6 -6H20M9 0H21M8 6H21", "#ffffff", 0.7, 'opacity=".6"'),
  },
  plumarine: {
    world: "deep",
    sky: ["#0f0f4a", "#3a5ac8"],
    ground: false,
    figure: () => [
      group(
        { x: 15, y: 4 },
        draw(
          ellipse(0, -4.5, 1.8, 4, tone("honey", 2)) +
            ellipse(0, 4.5, 1.8, 4, tone("honey", 2)) +
            disc(0, 0, 1.8, tone("steel", 3)),
        ),
      ),
      draw(
        path("M-4 -8V-14H-1V-17H-7V-14.500H-4.500V-8Z", tone("steel", 2)) +
          box(-7.5, -17.5, 2, 3.5, tone("sea", 4)) +
          path("M-5 -8Q-5 -11 0 -11H4Q7 -11 7 -7Z", tone("grape", 2)),
      ),
      draw(path("M-16 3Q-16 -9 0 -9Q14 -9 15 3Q14 15 0 15Q-16 15 -16 3Z", tone("plum", 1)), {
        on: stroke("M-18 3Q0 -3 16 3", tone("plum", 3), 0.8) + path("M-17 8Q0 13 16 8V18H-17Z", tone("grape", 1)),
        top: rivets(-12, 11, 11, 8, tone("plum", 4)),
      }),
      draw(path("M2 -10Q8 -18 14 -15Q11 -9 4 -9Z", tone("leaf", 2))),
      ...[
        [-9, 1.5],
        [0, 1],
        [8.5, 1.5],
      ].map(([x, y], i) =>
        draw(disc(x ?? 0, y ?? 0, i === 0 ? 4.3 : 3.3, tone("honey", 2)), {
          w: 0.7,
          top:
            disc(x ?? 0, y ?? 0, i === 0 ? 3.2 : 2.3, tone("ice", 3)) +
            (i === 0 ? "" : disc((x ?? 0) - 0.7, (y ?? 0) - 0.7, 0.7, "#fff")),
        }),
      ),
      eye(-9, 1.5, 2.8, -1, { mood: "angry", iris: "#b5327e", lid: tone("plum", 0) }) + mouth(-10, 8, 6, "zig"),
      draw(box(-4, 13, 8, 3, tone("steel", 2), 1.5) + path("M-4 14.500L-8 13V16Z", tone("coral", 2)), {}),
    ],
    front: () =>
      stroke("M-19 -12q1.500-1 3 0M-18 17q2-1 4 0", "#bdf6ff", 0.6) +
      [
        [17, -9, 1.3],
        [19, -3, 0.9],
        [12, -17, 0.8],
        [-14, -15, 1],
      ]
        .map(([x, y, r]) => disc(x ?? 0, y ?? 0, r ?? 0, "none", 'stroke="#bdf6ff" stroke-width=".5"'))
        .join(""),
  },
  pomegrenade: {
    world: "rays",
    sky: ["#14104f", "#c83a5a"],
    ground: 17.5,
    figure: () => [
      draw(disc(0, 5, 12, tone("blood", 2)), {
        on: path("M-13 -2Q0 -6 13 -2M-13 12Q0 16 13 12", "none", `stroke="${tone("blood", 1)}" stroke-width=".8"`),
      }),
      draw(burst(0, -7, 2, 8, 5, tone("blood", 3), 200, 340) + box(-4, -9, 8, 4, tone("blood", 2), 1)),
      draw(path("M1 3L4 6L8 5L11 9L8 13L3 15L-1 12L-2 8Z", tone("lemon", 4)), {
        w: 0.8,
        on: [
          [1, 7],
          [4, 9],
          [7, 8],
          [2, 11],
          [5.5, 12],
          [8.5, 10.5],
          [0, 13.5],
        ]
          .map(
            ([x, y]) =>
              ellipse(x ?? 0, y ?? 0, 1.4, 1.7, tone("coral", 2)) +
              disc((x ?? 0) - 0.4, (y ?? 0) - 0.5, 0.4, tone("coral", 4)),
          )
          .join(""),
      }),
      eye(-6, 1, 3, -1, { mood: "mad", iris: "#f9a826", lid: tone("blood", 0) }) +
        eye(2, -0.5, 2.6, 1, { mood: "mad", iris: "#f9a826", lid: tone("blood", 0) }) +
        mouth(-5.5, 8.5, 6.5, "zig"),
      draw(path("M2 -13H8Q13 -11 14 -1L11.500 0Q10.500 -7 6 -9H2Z", tone("steel", 2))),
      draw(
        disc(-7.5, -11, 3.2, "none", `stroke="${tone("steel", 4)}" stroke-width="1.300"`) +
          stroke("M-4.500 -11H0", tone("steel", 4), 1.3),
        { flat: true },
      ),
      limb("M-11 8Q-16 10 -15.500 5", tone("blood", 1), 2.2, { x: -15.5, y: 4, r: 2.1, colour: CREAM }),
      limb("M11 10Q16 12 15.500 7", tone("blood", 1), 2.2, { x: 15.5, y: 6, r: 2.1, colour: CREAM }),
    ],
    front: () => `<g filter="url(#glow)">${sparkles("pomeg", 6, tone("coral", 3), 17, 1.5)}</g>`,
  },
  quadranut: {
    world: "planet",
    sky: ["#12205a", "#2f8ac0"],
    glow: "#a8f0ff",
    figure: () => [
      mirrored(mechLeg([6, 3], [16, -3], [16.5, 16], "steel") + mechLeg([5, 7], [10, 9], [8, 18.5], "steel")),
      draw(path("M-11 -2Q-11 -13 -3 -14Q0 -18 3 -14Q11 -13 11 -2Q11 8 0 12Q-11 8 -11 -2Z", tone("bark", 2)), {
        on:
          stroke(
            "M0 -14Q-2 -8 0 -3M-9 -6Q-5 -10 -3 -5M9 -6Q5 -10 3 -5M-8 3Q-5 0 -3 4M8 3Q5 0 3 4",
            tone("bark", 0),
            0.8,
          ) + path("M-12 2Q0 6 12 2V14H-12Z", tone("sand", 3)),
      }),
      draw(box(-9, -5, 18, 6.5, tone("slate", 1), 3.2), {
        w: 0.8,
        top: [-6, -2, 2, 6].map((x) => `<g filter="url(#glow)">${disc(x, -1.7, 1.5, tone("tanger", 3))}</g>`).join(""),
      }),
      mouth(0, 5.5, 7, "zig"),
      mirrored(
        group(
          { x: 10, y: -9, r: 20 },
          draw(box(-1.5, -7, 3, 8, tone("slate", 2), 0.8) + box(-2, -8, 4, 2, tone("steel", 3), 0.6)),
        ),
      ),
    ],
  },
  radisher: {
    world: "jungle",
    sky: ["#141050", "#3f8a8a"],
    glow: "#9affea",
    figure: () => [
      draw(path("M-15 20Q-14 8 -7 6H7Q14 8 15 20Z", tone("slate", 2)), {
        on:
          stroke("M-14 12H14M-15 16H15", tone("slate", 0), 0.6) +
          path("M-15 20L-11 8L-7 20ZM15 20L11 8L7 20Z", tone("teal", 3), 'opacity=".35"'),
      }),
      ...[-60, -38, -15, 15, 38, 60].map((r) =>
        draw(path("M-1.700 0L-1.300 -15Q0 -17 1.300 -15L1.700 0Z", tone("leaf", 1)), {
          r,
          y: -3,
          on: stroke("M-2 -11H2M-2 -7H2", tone("honey", 2), 0.9),
        }),
      ),
      draw(
        path(
          "M0 -11Q10 -11 10.500 -2Q10 7 3 11Q1 13 .5 16Q-1 13 -3 11Q-10 7 -10.500 -2Q-10 -11 0 -11Z",
          tone("coral", 2),
        ),
        { on: path("M-12 7Q0 4 12 7V18H-12Z", CREAM) },
      ),
      draw(path("M-8.500 -7Q0 -10 8.500 -7Q9.500 1 5 4L2.500 2H-2.500L-5 4Q-9.500 1 -8.500 -7Z", tone("steel", 2)), {
        w: 0.8,
        top: path(
          "M-7.500 -4.500L-1.500 -2.500L-3 0Q-6.500 0 -7.500 -4.500ZM7.500 -4.500L1.500 -2.500L3 0Q6.500 0 " +
            "7.500 -4.500Z",
          INK,
        ),
      }),
      `<g filter="url(#glow)">` +
        `${path("M-6.500 -3.500L-2.800 -2L-4 -1ZM6.500 -3.500L2.800 -2L4 -1Z", tone("toxic", 3))}</g>` +
        mouth(0, 6.5, 8, "roar"),
      group({ x: 12.5, y: 3, r: 10 }, draw(box(-2, -3, 4.5, 8, tone("slate", 3), 1))),
      disc(13, -1.5, 1, tone("coral", 2)),
    ],
    front: () =>
      [
        [-8, -14],
        [-7, -12.7],
        [-9.3, -12.7],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 0.5, tone("coral", 2)))
        .join(""),
  },
  rhubarbarian: {
    world: "volcano",
    sky: ["#1a0f4a", "#a84a8a"],
    figure: () => [
      ...[-52, -28, 28, 52].map((r) =>
        draw(path("M0 0Q-8 -6 -7 -13Q-3 -13 0 -16Q3 -13 7 -13Q8 -6 0 0Z", tone("leaf", 2)), {
          r,
          y: -3,
          s: 0.95,
          on: stroke("M0 0V-13M0 -4L-5 -9M0 -4L5 -9", tone("rose", 2), 0.7),
        }),
      ),
      draw(path("M-15 20Q-16 7 -8 5H8Q16 7 15 20Z", tone("rose", 2)), {
        on:
          stroke("M-4 8V20M4 8V20M-9 7V20M9 7V20", tone("rose", 3), 0.8) +
          path("M-17 14L12 5L16 8L-14 20Z", tone("bark", 1)),
      }),
      draw(path("M-8.500 -6Q0 -10 8.500 -6Q9.500 3 7 8Q0 12 -7 8Q-9.500 3 -8.500 -6Z", tone("rose", 2)), {
        on:
          stroke("M-4.500 -8V10M0 -9V10M4.500 -8V10", tone("rose", 3), 1) +
          path("M-9 3Q0 6 9 3V12H-9Z", tone("leaf", 3)),
      }),
      eyes(0, -0.5, 4, 2.3, { mood: "mad", iris: "#b5263f", lid: tone("rose", 0) }) + mouth(0, 5.5, 8, "roar"),
      vikingHelm({ y: -4.5, s: 1.1 }),
      mirrored(limb("M11 9Q16 11 14.500 15", tone("rose", 2), 4)),
      axe({ x: 14.5, y: 7, s: 1, r: 8 }),
      draw(disc(14.5, 13, 2.3, tone("rose", 3))),
    ],
  },
  romindesco: {
    world: "portal",
    sky: ["#10083a", "#5a1f8a"],
    glow: "#c8ff7a",
    ground: 17,
    figure: () => {
      const cone = (x: number, y: number, s: number): string =>
        draw(path("M0 -7Q5 -2 6 5Q0 8 -6 5Q-5 -2 0 -7Z", tone("lime", 2)), {
          x,
          y,
          s,
          w: 0.7,
          on: stroke("M-4 -1Q0 1 3 -3M-6 3Q0 5 5 0M-3 -4Q0 -3 2 -5.500", tone("lime", 4), 1),
        });
      return [
        mirrored(
          draw(path("M3 14Q14 15 17 6Q11 4 6 9Z", tone("leaf", 1)), {
            on: stroke("M5 13Q11 10 16 6.500", tone("leaf", 3), 0.7),
          }),
        ),
        draw(path("M-13 10Q-11 -4 0 -13Q11 -4 13 10Q0 18 -13 10Z", tone("leaf", 2))),
        cone(0, -9.5, 0.95),
        cone(-6.5, -3.5, 0.85),
        cone(6.5, -3.5, 0.85),
        cone(-10, 4.5, 0.78),
        cone(10, 4.5, 0.78),
        cone(0, -2.5, 0.9),
        cone(-5.5, 11, 0.75),
        cone(5.5, 11, 0.75),
        draw(ellipse(0, 5, 8.5, 6.5, tone("lime", 3)), { w: 0.8 }),
        eyes(0, 5.5, 3.8, 2.6, { mood: "slit", iris: "#ee5fa3", lid: tone("leaf", 0), white: "#ffd6f0" }) +
          eye(0, 0.8, 1.5, 1, { mood: "wide", iris: "#ee5fa3" }) +
          mouth(0, 9.7, 4.5, "smirk"),
      ];
    },
    front: () =>
      [4, 6, 8]
        .map((r) => disc(0, -16, r, "none", 'stroke="#ff9af0" stroke-width=".5" opacity=".7" stroke-dasharray="4 3"'))
        .join(""),
  },
  shoctopus: {
    world: "deep",
    sky: ["#3a1070", "#b83ab0"],
    glow: "#ffb0f0",
    ground: false,
    figure: () => [
      mirrored(
        tentacle(
          [
            [4, 4],
            [14, 4],
            [20, 0],
            [16, -9],
          ],
          "sea",
          4.6,
          0.9,
          1,
        ) +
          tentacle(
            [
              [4, 6],
              [13, 10],
              [20, 10],
              [18, 17],
            ],
            "sea",
            4.6,
            0.9,
            -1,
          ) +
          tentacle(
            [
              [2, 8],
              [5, 14],
              [10, 15],
              [8, 19.5],
            ],
            "sea",
            4.2,
            0.9,
            1,
            5,
          ),
      ),
      draw(path("M0 -16Q11 -16 11 -5Q11 3 7 8Q0 12 -7 8Q-11 3 -11 -5Q-11 -16 0 -16Z", tone("sea", 2)), {
        on:
          ellipse(0, 6, 7, 5, tone("sea", 3)) +
          path("M1 -17L-6 -8H-1L-4 -2L6 -11H1L4 -17Z", tone("lemon", 3), 'opacity=".9"'),
      }),
      eyes(0, -0.5, 4.8, 2.9, { mood: "mad", iris: "#f9a826", lid: tone("sea", 0) }) + mouth(0, 6.3, 8, "zig"),
      mirrored(
        draw(path("M15 12L17.500 7L20 12L17.500 15Z", tone("tanger", 3)), {
          w: 0.7,
          top: path("M17.500 7L17.500 15L20 12Z", tone("honey", 4)),
        }),
      ),
    ],
    front: () =>
      bolt({ x: -14, y: -13, s: 0.6, r: -25 }) +
      bolt({ x: 15, y: -14, s: 0.6, r: 30 }) +
      stroke("M-19 2l2 2-2 2 2 3M19 0l-2 2 2 2-2 3", tone("lemon", 3), 0.7),
  },
  "star-portal": {
    world: "portal",
    sky: ["#0a0830", "#24208a"],
    ground: false,
    figure: () => {
      const points = (outer: number, inner: number): string =>
        Array.from({ length: 10 }, (_v, i) => {
          const a = -Math.PI / 2 + (i * Math.PI) / 5;
          const q = i % 2 === 0 ? outer : inner;
          return `${i === 0 ? "M" : "L"}${(Math.cos(a) * q).toFixed(2)} ${(Math.sin(a) * q + 1).toFixed(2)}`;
        }).join("") + "Z";
      return [
        draw(path(points(18, 10), tone("lemon", 2), 'stroke="#f5d32f" stroke-width="2" stroke-linejoin="round"'), {
          on: path(points(15.5, 8.8), tone("lemon", 3)),
        }),
        draw(path(points(12.5, 7.3), tone("night", 1)), {
          w: 0.7,
          flat: true,
          on:
            [9, 7, 5, 3]
              .map((r, i) => disc(0, 1, r, ["#2a1f8a", "#5a3ad0", "#b57bee", "#ffd6ff"][i] as string))
              .join("") + stroke("M-9 1Q-4 -6 1 -2Q5 3 9 -1M-8 5Q-2 9 3 5Q7 2 9 6", "#8affff", 0.7),
        }),
        tentacle(
          [
            [-1, 4],
            [-4, 12],
            [-12, 10],
            [-14, 16],
          ],
          "plum",
          3.6,
          0.8,
          1,
          5,
        ),
        eye(0, -0.5, 4, 1, { mood: "slit", iris: "#7dff6b", lid: tone("night", 3) }),
        mirrored(draw(disc(9.5, -11, 1.2, tone("coral", 2)), { w: 0.5 })),
      ];
    },
    front: () => sparkles("portal", 8, "#8affff", 17, 1.5),
  },
  "starfruit-ninja": {
    world: "skyline",
    sky: ["#0f0a3a", "#4a3ab0"],
    glow: "#fff0a0",
    figure: () => {
      const points = (outer: number, inner: number): string =>
        Array.from({ length: 10 }, (_v, i) => {
          const a = -Math.PI / 2 + (i * Math.PI) / 5;
          const q = i % 2 === 0 ? outer : inner;
          return `${i === 0 ? "M" : "L"}${(Math.cos(a) * q).toFixed(2)} ${(Math.sin(a) * q).toFixed(2)}`;
        }).join("") + "Z";
      return [
        group(
          { x: 8, y: -5, r: 38 },
          draw(
            box(-0.8, -13, 1.6, 16, tone("steel", 4), 0.5) +
              box(-2.6, 2, 5.2, 1.3, tone("honey", 2), 0.5) +
              box(-0.9, 3, 1.8, 5, tone("night", 3), 0.6),
          ),
        ),
        draw(
          path(
            points(17, 10),
            tone("lemon", 2),
            `stroke="${tone("lemon", 2)}" stroke-width="2.400" stroke-linejoin="round"`,
          ),
          { y: 2, on: path(points(14, 8.5), tone("lemon", 3)) + path(points(6, 3.6), tone("lemon", 4)) },
        ),
        draw(path("M-14 -4Q0 -9 14 -4L12.500 3.500Q0 7 -12.500 3.500Z", tone("night", 2)), { y: 1 }),
        path(
          "M-9.500 -1.500Q0 -4 9.500 -1.500Q9 3 0 3.200Q-9 3 -9.500 -1.500Z",
          tone("lemon", 3),
          `stroke="${INK}" stroke-width=".6"`,
        ) + eyes(0, 0.5, 4.2, 2.1, { mood: "angry", iris: "#54258a", lid: tone("night", 1) }),
        draw(path("M13 -2L20 -6L18.500 -2L20 2Z", tone("night", 3)), { w: 0.8 }),
        draw(path("M-8 10Q0 13 8 10L8.500 13Q0 16 -8.500 13Z", tone("blood", 1)), { w: 0.8 }),
        limb("M-10 8Q-15 10 -15 6", tone("night", 3), 2.4, { x: -15, y: 5.5, r: 1.8 }),
        group(
          { x: -16, y: 1.5, r: 20 },
          draw(
            path(
              "M0 -4.500L1.200 -1.200L4.500 0L1.200 1.200L0 4.500L-1.200 1.200L-4.500 0L-1.200 -1.200Z",
              tone("steel", 4),
            ),
            { top: disc(0, 0, 0.8, INK) },
          ),
        ),
      ];
    },
  },
  "starship-soupers": {
    world: "space",
    sky: ["#1a1458", "#3f9ac8"],
    ground: false,
    figure: () => [
      group(
        { x: -7.5, y: -6, s: 0.5, r: -10 },
        topLeaves({ y: -10, s: 0.8 }),
        draw(path("M-7 -10Q0 -13 7 -10Q8 0 5 14H-5Q-8 0 -7 -10Z", tone("tanger", 2))),
        eyes(0, -3, 3.3, 2.8, { mood: "angry", iris: "#2e86de", lid: tone("tanger", 0) }),
      ),
      group(
        { x: 7.5, y: -5.5, s: 0.5, r: 10 },
        draw(disc(0, 0, 9, tone("coral", 2))),
        calyx({ y: -8, s: 0.9 }),
        eyes(0, 0, 3.6, 2.8, { mood: "mad", iris: "#37b356", lid: tone("coral", 0) }),
      ),
      group(
        { x: 0, y: -8.5, s: 0.5 },
        draw(disc(0, 0, 8.5, tone("lime", 2))),
        eyes(0, -1, 3.6, 3, { mood: "wide", iris: "#8345c4" }),
        mouth(0, 5, 6, "o"),
      ),
      draw(path("M-12 -1Q0 -14 12 -1", "none", 'stroke="#dff6ff" stroke-width="0.8" opacity="0.7"'), {
        w: 0,
        flat: true,
      }),
      draw(ellipse(0, 0, 13.5, 3, tone("tanger", 3)), { w: 0.8, on: spots("soup", 9, tone("leaf", 2), 12, 0.8) }),
      draw(path("M-14 .5Q0 6 14 .5Q13 11 5 13H-5Q-13 11 -14 .5Z", tone("steel", 3))),
      draw(
        path(
          "M-20 3Q-14 -1 -13.500 1.500Q0 6.500 13.500 1.500Q14 -1 20 3Q14 9.500 0 9.500Q-14 9.500 -20 3Z",
          tone("sea", 2),
        ),
        {
          on: path("M-20 5Q0 11 20 5V12H-20Z", tone("sea", 1)),
          top: [-14, -7, 0, 7, 14]
            .map((x) => disc(x, 6.2 - Math.abs(x) * 0.12, 1.1, tone("lemon", 3), `stroke="${INK}" stroke-width=".4"`))
            .join(""),
        },
      ),
      flame({ x: -4.5, y: 14, s: 0.55, r: 190 }, "sea"),
      flame({ x: 4.5, y: 14, s: 0.55, r: 170 }, "sea"),
    ],
    front: () => stroke("M-3 -16q1.500-1.500 0-3M4 -15.500q1.500-1.500 0-3", "#fff", 0.7, 'opacity=".8"'),
  },
  "topinambur-titan": {
    world: "ruins",
    sky: ["#141a6a", "#4a7ae0"],
    glow: "#bfe0ff",
    figure: () => [
      icon("sunflower", { y: -14, s: 0.44, r: -8 }),
      mirrored(
        draw(
          disc(13, 4, 4.5, tone("sand", 2)) + disc(15, 10, 4, tone("sand", 2)) + disc(13.5, 15, 4.3, tone("sand", 3)),
        ),
      ),
      mirrored(draw(disc(5, 16, 4, tone("sand", 1)))),
      draw(
        disc(0, -3, 9, tone("sand", 2)) +
          disc(-7, 4, 7, tone("sand", 2)) +
          disc(7, 4, 7, tone("sand", 2)) +
          disc(0, 9, 9, tone("sand", 2)) +
          disc(-6, -9, 3.6, tone("sand", 2)) +
          disc(7, -8, 3, tone("sand", 2)),
        {
          on:
            stroke("M-9 -4Q0 -1 9 -4M-13 6Q0 10 13 6M-9 13Q0 16 9 13", tone("sand", 0), 0.5) +
            spots("topi", 10, tone("sand", 1), 11, 0.8),
          top: eyes(0, -3, 4, 2.2, { mood: "glow", iris: tone("tanger", 3) }) + mouth(0, 3, 8, "zig"),
        },
      ),
      draw(path("M-3 8L0 4.500L3 8L0 14Z", tone("tanger", 3)), {
        w: 0.8,
        top: path("M0 4.500L3 8L0 14Z", tone("honey", 4)),
      }),
    ],
    front: () =>
      glow(0, 9.5, 3.5, tone("tanger", 3), 0.4) +
      path("M-20 20L-18 16L-15 18L-13 20ZM20 20L18 15L15 18L13 20Z", "#2a2448"),
  },
  "usx-tangerine": {
    world: "space",
    sky: ["#0f1040", "#6a3ab0"],
    glow: "#ffc88a",
    ground: false,
    figure: () => [
      group(
        { r: -10 },
        draw(path("M2 2L9 9H14L8 0Z", tone("steel", 2)) + path("M-2 3L-6 11H-1L3 3Z", tone("steel", 1))),
        draw(box(4, 8, 17, 4, tone("steel", 3), 2) + disc(5, 10, 2, tone("coral", 2))),
        draw(box(-10, 10, 16, 4, tone("steel", 3), 2) + disc(-9, 12, 2, tone("coral", 2))),
        citrusSlice(14, "tanger", { sy: 0.42, x: -1, y: -1 }, 10),
        draw(path("M-15 -1Q-15 5 -1 5.500Q13 5 13 -1Q12 4 -1 4.600Q-14 4 -15 -1Z", tone("tanger", 1)), {
          w: 0.8,
          top: [-11, -7, -3, 1, 5, 9].map((x) => disc(x, 4 - Math.abs(x + 1) * 0.13, 0.6, tone("lemon", 4))).join(""),
        }),
        draw(path("M-8 -2Q-8 -11 -1 -11Q6 -11 6 -2Q-1 1 -8 -2Z", tone("tanger", 2)), {
          on: ellipse(-4, -8, 2.5, 1.3, tone("honey", 4), 'opacity=".7"'),
        }),
        eyes(-1, -5, 3, 2.2, { mood: "angry", iris: "#2e86de", lid: tone("tanger", 0) }) + mouth(-1, -1.3, 4, "smirk"),
        draw(stroke("M-1 -11V-13", tone("moss", 1), 1.2) + path("M-1 -12Q4 -18 9 -15Q6 -10 -1 -12Z", tone("leaf", 2)), {
          w: 0.8,
        }),
      ),
    ],
    front: () => glow(20, 6, 1.6, "#6bd5ff", 0.9) + glow(5.5, 11, 1.6, "#6bd5ff", 0.9),
    behind: () => stroke("M-20 -14L-12 -15.500M12 16L20 14.500M-20 9L-15 8", "#ffffff", 0.5, 'opacity=".7"'),
  },
  "vanilla-creature": {
    world: "snow",
    sky: ["#2a1f6b", "#c8a0e0"],
    glow: "#fff4d0",
    figure: () => [
      draw(path("M-8 3H8L2 19Q0 20.500 -2 19Z", tone("sand", 2)), {
        on: stroke("M-9 7L5 20M-6 3L6 15M0 3L8 9M9 7L-5 20M6 3L-6 15M0 3L-8 9", tone("sand", 0), 0.6),
        s: 1.05,
        x: 0,
      }),
      mirrored(limb("M9 0Q16 3 15 10", tone("bone", 4), 4, { x: 15, y: 11, r: 3, colour: tone("bone", 4) })),
      draw(
        disc(0, -3, 11.5, tone("bone", 4)) +
          disc(-8.5, 3, 4, tone("bone", 4)) +
          disc(-3, 5, 4.2, tone("bone", 4)) +
          disc(3.5, 5, 4, tone("bone", 4)) +
          disc(9, 3, 3.8, tone("bone", 4)),
        { on: ellipse(2, 4, 10, 5, tone("lemon", 4)) + spots("vanilla", 26, tone("cocoa", 1), 11, 0.28) },
      ),
      draw(disc(0, -13, 6, tone("bone", 4)), { on: spots("vanilla2", 8, tone("cocoa", 1), 14, 0.28) }),
      eyes(0, -3, 4.5, 2.8, { mood: "sleepy", iris: "#7d4a44", lid: tone("bone", 3) }) +
        mouth(0, 2.5, 5, "flat") +
        cheeks(0, 1, 7.5, 1.5),
      draw(stroke("M4 -15Q10 -19 13 -15M3 -14Q8 -15 11 -11", tone("cocoa", 0), 1.2), { w: 0.6 }),
      icon("blossom", { x: -3, y: -16, s: 0.3, ramp: "lemon", keep: [1, 2, 3] }),
    ],
  },
};
