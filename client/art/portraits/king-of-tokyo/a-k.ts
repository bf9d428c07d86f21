/** King of Tokyo: giants over a burning skyline, magenta and orange light, a to k. */
import { CREAM, INK, tone } from "../../lib/colour.ts";
import { icon } from "../../lib/icons.ts";
import type { PortraitBook } from "../../lib/scene.ts";
import { box, disc, draw, ellipse, group, mirrored, path, stroke } from "../../lib/svg.ts";
import { apeHead, kaijuHead, plate, shag } from "../../kit/beasts.ts";
import { bolt, flame, glow, musicNote, puff, sparkles, spots, tigerStripes } from "../../kit/effects.ts";
import { cheeks, eye, eyes, mouth } from "../../kit/faces.ts";
import { glasses, rayGun, rivets, star, visor } from "../../kit/gear.ts";
import { batWing, horn, limb, spikes, taperedPath, tentacle } from "../../kit/limbs.ts";
import { rooftops } from "./parts.ts";

export const kingOfTokyoFirst: PortraitBook = {
  alienoid: {
    world: "skyline",
    sky: ["#2a0f5a", "#ff6a9c"],
    glow: "#b8ff9a",
    figure: () => [
      tentacle(
        [
          [-5, 10],
          [-12, 8],
          [-18, 10],
          [-17, 17],
        ],
        "lime",
        4,
        1,
        -1,
        5,
      ),
      draw(path("M-9 20Q-9 8 0 8Q9 8 9 20Z", tone("slate", 2)), { on: path("M-10 12H10V14H-10Z", tone("honey", 2)) }),
      draw(path("M0 -17Q14 -17 14 -6Q13 4 5 10Q0 13 -5 10Q-13 4 -14 -6Q-14 -17 0 -17Z", tone("lime", 2)), {
        on: stroke("M-8 -16Q-4 -11 -7 -8M0 -17Q2 -12 0 -9M8 -16Q5 -12 8 -8", tone("lime", 1), 0.8),
        top:
          path("M-12 -3Q-6 -6 -1.500 1Q-3 6 -7 5Q-12 2 -12 -3ZM12 -3Q6 -6 1.500 1Q3 6 7 5Q12 2 12 -3Z", INK) +
          ellipse(-8, -1, 1.8, 1.2, "#fff", 'transform="rotate(30 -8 -1)"') +
          ellipse(5, 0, 1.8, 1.2, "#fff", 'transform="rotate(-30 5 0)"') +
          mouth(0, 8.3, 4.5, "zig"),
      }),
      mirrored(
        draw(stroke("M6 -15Q8 -19 12 -18", tone("lime", 1), 1) + disc(12, -18, 1.4, tone("coral", 2)), { w: 0.6 }),
      ),
      rayGun({ x: 12, y: 11, s: 1, r: -18 }, "plum"),
      limb("M7 12Q9 15 11 13", tone("lime", 2), 2.6),
    ],
    front: () => rooftops(),
  },
  "baby-gigazaur": {
    world: "skyline",
    sky: ["#5a2a8a", "#ffc09a"],
    glow: "#fff0c0",
    figure: () => [
      spikes(
        [
          [5, -12],
          [8.5, -7],
          [10.5, -2],
        ],
        2.6,
        tone("coral", 2),
        1.5,
      ),
      draw(path("M0 -15Q11 -15 11 -4Q11 3 8 8H-8Q-11 3 -11 -4Q-11 -15 0 -15Z", tone("leaf", 3)), {
        on: ellipse(0, 3, 8, 6, tone("lime", 4)),
        top:
          eyes(0, -4.5, 5, 3.5, { mood: "wide", iris: "#5c3a1a" }) +
          ellipse(-1.3, 0, 0.5, 0.4, INK) +
          ellipse(1.3, 0, 0.5, 0.4, INK) +
          mouth(0, 3.2, 6, "buck") +
          cheeks(0, 1.5, 8, 1.6),
      }),
      mirrored(limb("M8 5Q12 4 12 8", tone("leaf", 3), 2.6)),
      draw(path("M-12 5L-9 8L-6 5L-3 8.500L0 5.500L3 8.500L6 5L9 8L12 5Q14 18 0 19Q-14 18 -12 5Z", tone("bone", 4)), {
        on: spots("egg", 7, tone("teal", 3), 12, 1.3),
      }),
      draw(path("M-5 -16L-3 -13L0 -15.500L3 -13L5 -16Q4 -19.500 0 -19.500Q-4 -19.500 -5 -16Z", tone("bone", 4)), {
        r: 10,
        x: -1,
      }),
    ],
    front: () => rooftops("#2f1050"),
  },
  "boogie-woogie": {
    world: "stage",
    sky: ["#1f0a4a", "#c82a8a"],
    behind: () =>
      group(
        { x: 11, y: -14 },
        disc(0, 0, 4, "#e6c6ff"),
        stroke("M-4 0H4M-3.500 -2H3.500M-3.500 2H3.500M0 -4V4M-2 -3.500V3.500M2 -3.500V3.500", "#8345c4", 0.35),
        stroke("M0 -4V-8", "#e6c6ff", 0.5),
      ),
    figure: () => [
      draw(path(shag(0, 4, 12.5, 14.5, 22, 0.13), tone("grape", 2)), { on: ellipse(0, 12, 7, 6, tone("grape", 3)) }),
      mirrored(draw(path("M9 2Q17 0 17 -8Q18.500 -11 16 -11.500Q14 -11 14 -7Q12 -3 8 -2Z", tone("grape", 2)))),
      mirrored(horn({ x: 6.5, y: -8, s: 0.8, r: 20 }, "lime")),
      eyes(0, -1, 4.6, 3.4, { mood: "wide", iris: "#43c74a", look: [0.4, -0.3] }) + mouth(0, 7.5, 12, "grin"),
      draw(
        path("M-12 -2Q-12 -13 0 -13Q12 -13 12 -2", "none", `stroke="${tone("coral", 2)}" stroke-width="1.800"`) +
          box(-14.5, -4, 4.5, 7, tone("coral", 2), 2) +
          box(10, -4, 4.5, 7, tone("coral", 2), 2),
      ),
      mirrored(draw(ellipse(5.5, 18, 4, 1.9, tone("grape", 1)))),
    ],
    front: () =>
      musicNote(-15, -12, 0.75, tone("lemon", 3)) +
      musicNote(-11, 13, 0.55, tone("teal", 3)) +
      musicNote(15, 8, 0.65, tone("rose", 3)),
  },
  bookwyrm: {
    world: "library",
    sky: ["#3a1440", "#b55a5a"],
    figure: () => [
      draw(
        path(
          taperedPath(
            [
              [15, 6],
              [18, 18],
              [4, 20],
              [6, 12],
            ],
            3,
            6,
          ),
          tone("teal", 2),
        ),
      ),
      draw(
        path(
          taperedPath(
            [
              [0, 18],
              [14, 17],
              [11, 3],
              [3, -6],
            ],
            9,
            8,
          ),
          tone("teal", 2),
        ),
        { on: stroke("M12 20L5 12M14 15L5 10M13 9L5 6M12 3L3 2", tone("teal", 4), 1.6) },
      ),
      spikes(
        [
          [13.5, 10],
          [13, 4],
          [11, -1],
        ],
        2.3,
        tone("plum", 2),
        2,
      ),
      draw(path("M2 -12Q10 -12 10 -5Q10 1 3 2Q-2 3 -8 1Q-12 -1 -10 -4Q-6 -6 -4 -9Q-2 -12 2 -12Z", tone("teal", 2)), {
        on: path("M-13 -1Q-4 1 5 -1L4 5H-13Z", tone("teal", 4)),
        top: disc(-9, -2.5, 0.5, INK) + stroke("M-8 0Q-4 1.500 0 0", INK, 0.6),
      }),
      eye(-2.5, -6, 2.2, -1, { mood: "sly", iris: "#8345c4", lid: tone("teal", 0) }) +
        eye(4, -6, 2.2, 1, { mood: "sly", iris: "#8345c4", lid: tone("teal", 0) }) +
        glasses(0.8, -6, 3.3, 3.1, tone("honey", 3)),
      horn({ x: 5, y: -11, s: 0.6, r: 24 }, "plum"),
      horn({ x: 0, y: -11.5, s: 0.6, r: -4 }, "plum"),
      icon("open-book", { x: -8, y: 9, s: 0.68, r: -6, ramp: "blood" }),
      icon("books", { x: 12, y: 15, s: 0.42 }),
      limb("M3 8Q-2 9 -3 11", tone("teal", 3), 2.2),
    ],
    front: () => sparkles("book", 6, tone("lemon", 3), 16, 1.4),
  },
  "captain-fish": {
    world: "harbour",
    sky: ["#1a2a8a", "#3aa8d8"],
    glow: "#d0f8ff",
    figure: () => [
      draw(path("M-13 20Q-13 8 0 7Q13 8 13 20Z", tone("night", 3)), {
        on:
          box(-1.8, 8, 3.6, 12, CREAM) +
          [
            [-4, 11],
            [-4, 15],
            [4, 11],
            [4, 15],
          ]
            .map(([x, y]) => disc(x ?? 0, y ?? 0, 1, tone("honey", 3)))
            .join(""),
      }),
      mirrored(
        draw(path("M9 -3Q18 -7 18 1Q18 7 9 5Z", tone("tanger", 2)), {
          on: stroke("M10 -1L17 -3M10 1H18M10 3L17 4.500", tone("tanger", 0), 0.6),
        }),
      ),
      draw(path("M0 -11Q12 -11 12 0Q12 9 0 10Q-12 9 -12 0Q-12 -11 0 -11Z", tone("tanger", 3)), {
        on:
          ellipse(0, 6, 8, 5, tone("honey", 4)) +
          stroke("M-10 -5q2 2 4 0q2 2 4 0q2 2 4 0q2 2 4 0q2 2 4 0", tone("tanger", 1), 0.6),
      }),
      eyes(0, -1.5, 6, 3.2, { mood: "mad", iris: "#12697a", lid: tone("tanger", 0) }) +
        draw(path("M-4 5Q0 2.500 4 5Q4.500 8 0 8.500Q-4.500 8 -4 5Z", tone("rose", 3)), {
          w: 0.8,
          top: stroke("M-3 5.800Q0 7 3 5.800", INK, 0.6),
        }),
      draw(
        path("M-10 -8Q-13 -14 -7 -16Q0 -18.500 7 -16Q13 -14 10 -8Q0 -12 -10 -8Z", CREAM) +
          path("M-9 -9Q0 -13 9 -9L9 -6.500Q0 -10 -9 -6.500Z", tone("night", 2)),
        { top: icon("anchor", { y: -13, s: 0.15, ramp: "honey", w: 0.4 }) },
      ),
      draw(stroke("M3 7L9 9", tone("bark", 1), 1.3) + box(8, 6, 3.6, 4.5, tone("bark", 1), 1)),
    ],
    front: () => puff(12, 2, 1.5, "#d9cdb5", { opacity: 0.85 }) + puff(14.5, -3, 1.9, "#d9cdb5", { opacity: 0.7 }),
  },
  "cosmic-joe": {
    world: "space",
    sky: ["#1a0a3a", "#c83a7a"],
    glow: "#ffb0e0",
    ground: false,
    figure: () => [
      draw(path("M-10 20Q-12 6 0 6Q12 6 10 20Z", tone("night", 2)), {
        on:
          path("M-4 6L0 15L4 6Z", CREAM) +
          path("M-10 6L-3 6L0 15L-4 20H-12ZM10 6L3 6L0 15L4 20H12Z", tone("night", 3)) +
          stroke("M0 15V20", tone("steel", 3), 0.6),
      }),
      draw(disc(0, -2.5, 10.5, tone("plum", 3)), { on: spots("joe", 9, tone("plum", 2), 10, 1.5) }),
      eye(0, -2.5, 5, 1, { mood: "sly", iris: "#1ba3a1", lid: tone("plum", 1), look: [-0.2, 0] }) +
        mouth(0.5, 5, 6, "smirk"),
      draw(path("M-9 -9Q-13 -17 -2 -18Q10 -20 13 -13Q8 -14 8 -8Q0 -13 -9 -9Z", tone("night", 1)), {
        on: stroke("M-6 -12Q2 -18 11 -14", tone("slate", 3), 1),
      }),
      draw(path("M-18 3Q-19 8 0 9.500Q19 7 18 0Q17 4 9 5.500Q0 7.500 -9 6Q-16 5 -18 3Z", tone("honey", 2)), {
        r: -8,
        y: 5,
        on: path("M-20 6Q0 10 20 4V12H-20Z", tone("tanger", 2)),
      }),
      limb("M9 12Q15 12 14 6", tone("night", 3), 3, { x: 14, y: 5.5, r: 2.2, colour: tone("plum", 3) }),
      draw(stroke("M14 5L14 1.500M15.500 5.500L17.500 3", tone("plum", 3), 1.3)),
    ],
    front: () => sparkles("joe", 7, "#fff", 17, 1.3),
  },
  "cyber-bunny": {
    world: "skyline",
    sky: ["#1a1050", "#ff5a8a"],
    figure: () => [
      mirrored(limb("M8 10Q16 10 15 15", tone("steel", 2), 3.2, { x: 15, y: 16, r: 3, colour: tone("plum", 3) })),
      plate(17, 12, "rose", { y: 14 }),
      draw(disc(0, 14, 3.6, tone("slate", 1)), { w: 0.7, top: bolt({ y: 14, s: 0.3 }) }),
      mirrored(
        draw(path("M3 -8Q2 -20 6.500 -20Q11 -19 9 -6Z", tone("rose", 3)), {
          on:
            path("M5 -9Q4.500 -17.500 6.500 -17.500Q8.500 -17 7.500 -8Z", tone("steel", 3)) +
            stroke("M4 -12H10M4 -15H10", tone("steel", 1), 0.5),
        }),
      ),
      draw(path("M0 -10Q11 -10 11.500 0Q11 9 0 9.500Q-11 9 -11.500 0Q-11 -10 0 -10Z", tone("rose", 3)), {
        on: path("M-13 2Q0 6 13 2V12H-13Z", tone("bone", 4)) + path("M-2 -11H2V-4H-2Z", tone("steel", 2)),
      }),
      visor(0, -1.5, 18, 6.2, tone("sea", 3)),
      path("M-1.500 3.500H1.500L0 5.500Z", tone("plum", 1)) + mouth(0, 6.3, 5, "buck"),
      rivets(-10, 10, 6, 2, tone("steel", 1)),
    ],
    front: () => rooftops(),
  },
  "cyber-kitty": {
    world: "skyline",
    sky: ["#3a0a5a", "#ff9a4f"],
    figure: () => [
      draw(
        path(
          taperedPath(
            [
              [8, 16],
              [18, 17],
              [20, 6],
              [15, 1],
            ],
            3,
            1.6,
          ),
          tone("steel", 2),
        ),
        { on: stroke("M10 13L13 20M14 14L19 17M16 9L21 9M14 5L19 2", tone("slate", 1), 0.7) },
      ),
      plate(16, 11, "steel", { y: 14 }),
      draw(path("M-4 10Q0 14 4 10L3 16Q0 18 -3 16Z", tone("coral", 2)), { w: 0.6 }),
      mirrored(
        draw(path("M3 -9L11 -18L13 -4Z", tone("steel", 2)), {
          on: path("M6 -9L10.500 -14.500L11 -6Z", tone("plum", 3)),
        }),
      ),
      draw(path("M0 -11Q12 -11 13 0Q12 10 0 10.500Q-12 10 -13 0Q-12 -11 0 -11Z", tone("steel", 3)), {
        on: path("M0 -12V4H14V-12Z", tone("steel", 2)) + path("M-7 10Q0 2 7 10V12H-7Z", tone("bone", 4)),
        top: stroke("M0 -11V-2", INK, 0.5),
      }),
      `<g filter="url(#glow)">${disc(-5.5, -1, 3.2, tone("coral", 2))}${disc(5.5, -1, 3.2, tone("coral", 2))}</g>` +
        mirrored(disc(5.5, -1, 3.4, "none", `stroke="${INK}" stroke-width=".7"`) + ellipse(5.5, -1, 0.7, 2.4, INK)) +
        path("M-1.500 3.500H1.500L0 5.300Z", tone("plum", 2)) +
        mouth(0, 6.8, 6, "fangs") +
        mirrored(stroke("M9 4L17 2.500M9 6L17 6.500", tone("steel", 4), 0.6)),
    ],
    front: () => path("M-5.500 -1L-24 12V18ZM5.500 -1L24 12V18Z", "#ff5d5d", 'opacity="0.42"') + rooftops(),
  },
  cybertooth: {
    world: "volcano",
    sky: ["#2a0a3a", "#e0527a"],
    figure: () => [
      draw(path("M-15 20Q-15 9 0 8Q15 9 15 20Z", tone("tanger", 1)), {
        on: tigerStripes(12, 3, 3, 6, 14) + path("M0 8H16V22H0Z", tone("steel", 2)),
      }),
      mirrored(draw(disc(9.5, -9.5, 4, tone("tanger", 2)), { on: disc(9.5, -9.5, 2, tone("rose", 2)) })),
      draw(path("M0 -13Q13 -13 13.500 -2Q13 9 5 10H-5Q-13 9 -13.500 -2Q-13 -13 0 -13Z", tone("tanger", 2)), {
        on:
          tigerStripes(-6, 4, 4, 6, 13) +
          path("M-2 -14L0 -8L2 -14ZM-5 -13L-4 -9L-3 -13ZM3 -13L4 -9L5 -13Z", INK) +
          path("M1.500 -15Q4 -6 1 0Q5 6 2 12H16V-15Z", tone("steel", 2)) +
          ellipse(0, 6, 7, 5, CREAM),
        top:
          stroke("M2.500 -12.500Q4 -6 1 0", INK, 0.6) +
          rivets(10.5, 11, 4, 1) +
          disc(11, -7, 0.42, INK) +
          disc(7, -11, 0.42, INK),
      }),
      eye(-5.5, -2.5, 2.9, -1, { mood: "mad", iris: "#37b356", lid: tone("tanger", 0) }) +
        disc(6, -2.5, 3.7, INK) +
        `<g filter="url(#glow)">${disc(6, -2.5, 2, tone("coral", 2))}</g>` +
        ellipse(0, 3, 2, 1.4, INK) +
        mouth(0, 8, 8.5, "roar"),
      mirrored(draw(path("M3 6.500Q6.500 6 6.500 9Q6 15 4 18Q3 12 2.200 8Z", tone("bone", 4)))),
    ],
  },
  drakonis: {
    world: "volcano",
    sky: ["#3a0a5a", "#ff8a4a"],
    glow: "#ffd98a",
    pose: { flip: true },
    figure: () => [
      batWing({ x: 7, y: 2, s: 1.3, r: 4 }, "coral"),
      batWing({ x: -6, y: -1, s: 1.05, r: 0, flip: true }, "coral"),
      draw(
        path(
          taperedPath(
            [
              [4, 23],
              [12, 11],
              [9, 1],
              [4, -4],
            ],
            15,
            9,
          ),
          tone("grape", 2),
        ),
        { on: stroke("M-2 20L4 16M-1 14L5 11M1 8L6 6", tone("honey", 3), 2.4) },
      ),
      spikes(
        [
          [12.5, 9],
          [12.5, 3],
          [11, -2.5],
        ],
        3,
        tone("honey", 2),
        2,
      ),
      kaijuHead("grape", { y: -4, s: 1.02 }),
      horn({ x: 5, y: -13, s: 1.05, r: 44 }, "bone"),
      horn({ x: 0.5, y: -14.5, s: 0.8, r: 28 }, "bone"),
      eye(-1, -8.6, 2.7, -1, { mood: "slit", iris: "#f9a826", lid: tone("grape", 0) }),
    ],
    front: () => flame({ x: 12.5, y: 1, s: 0.85, r: 96 }) + rooftops("#240a33"),
  },
  gigazaur: {
    world: "skyline",
    sky: ["#1f0f5a", "#e0456b"],
    glow: "#ff9ab0",
    pose: { x: 3.5, y: 0.5 },
    behind: () => glow(17, -4, 7, "#5ffff0", 0.55),
    figure: () => [
      spikes(
        [
          [6, -13],
          [11, -9],
          [14.5, -3],
          [16.5, 4],
          [17, 11],
        ],
        5,
        tone("teal", 3),
        3.5,
      ),
      draw(path("M2 -10Q14 -8 17 6Q18 16 15 21H-8Q-10 10 -3 3Z", tone("moss", 2)), {
        on:
          path("M-10 21Q-9 9 -2 4Q5 8 4 21Z", tone("moss", 3)) +
          stroke("M-8 9H4M-9 13H4M-9 17H4", tone("moss", 1), 0.7),
      }),
      kaijuHead("moss", { y: -4, s: 1.08 }),
      eye(-1.5, -9.5, 2.5, -1, { mood: "slit", iris: "#f5d32f", lid: tone("moss", 0) }),
      limb("M2 9Q-5 8 -8 11", tone("moss", 3), 3.2),
      draw(path("M-9 9l-3 1 2 1-2.500 1.500 3 .3-1 2 3-1.500Z", CREAM), { w: 0.5 }),
    ],
    front: () =>
      `<g filter="url(#glow)">` +
      (`${path("M-9 -.5L-22 -6V11L-9 3.500Z", "#35d8f0", 'opacity="0.9"')}` +
        `${path("M-9 .5L-22 -1V6L-9 2.500Z", "#e8fffb")}`) +
      "</g>" +
      rooftops(),
  },
  "h-a-d-e-s": {
    world: "volcano",
    sky: ["#1a0522", "#a81f3a"],
    glow: "#ff9a5a",
    figure: () => [
      ...[-14, -7, 7, 14].map((x, i) =>
        flame({ x, y: -4 + Math.abs(x) * 0.3, s: 0.95, r: x }, i % 2 === 0 ? "coral" : "tanger"),
      ),
      flame({ x: 0, y: -8, s: 1.1 }),
      draw(path("M-16 20Q-16 8 0 8Q16 8 16 20Z", tone("slate", 1)), {
        on: path("M-3 9L0 20L3 9Z", tone("coral", 2)),
        top: rivets(-12, 12, 15, 6, tone("steel", 2)),
      }),
      mirrored(horn({ x: 7.5, y: -7, s: 1.15, r: 22 }, "slate")),
      draw(path("M0 -12Q11 -12 11 -2Q11 4 7.500 6V11Q0 14 -7.500 11V6Q-11 4 -11 -2Q-11 -12 0 -12Z", tone("steel", 3)), {
        on: path("M0 -13H12V14H0Z", tone("steel", 2)) + stroke("M-11 -6H11", tone("steel", 1), 0.6),
        top:
          path("M-9 -3L-2 0Q-3 5 -7 4Q-9.500 2 -9 -3ZM9 -3L2 0Q3 5 7 4Q9.500 2 9 -3Z", INK) +
          path("M-1.200 5.500L0 3L1.200 5.500Z", INK) +
          path("M-6.500 7.500H6.500V11Q0 13 -6.500 11Z", INK) +
          [-5, -2.5, 0, 2.5, 5].map((x) => box(x - 0.9, 7.6, 1.8, 3.3, tone("steel", 4), 0.4)).join(""),
      }),
      `<g filter="url(#glow)">${disc(-5.5, 1.5, 1.6, tone("coral", 2))}${disc(5.5, 1.5, 1.6, tone("coral", 2))}</g>`,
    ],
  },
  "iron-back": {
    world: "harbour",
    sky: ["#2a1478", "#e0607a"],
    glow: "#ffc8a8",
    ground: 18,
    figure: () => [
      draw(box(8, 8, 8, 10.5, tone("moss", 1), 3) + box(-6, 8, 8, 10.5, tone("moss", 1), 3), {
        top: path(
          "M-5 17.500l1.200 1.500 1.200-1.500 1.200 1.500 1.200-1.500M9 17.500l1.200 1.500 1.200-1.500 1.200 " +
            "1.500 1.200-1.500",
          "none",
          `stroke="${CREAM}" stroke-width="1.100"`,
        ),
      }),
      spikes(
        [
          [1, -9],
          [8, -10.5],
          [15, -8],
        ],
        4,
        tone("steel", 4),
        0.6,
      ),
      draw(path("M-8 8Q-8 -10 7 -10.500Q21 -10 21 8Q7 13 -8 8Z", tone("steel", 2)), {
        on:
          path("M1 -4L7.500 -7L14 -4V2.500L7.500 6L1 2.500Z", tone("steel", 4)) +
          path("M1 -4L7.500 -1V6L1 2.500Z", tone("steel", 3)) +
          stroke("M1 -4L-8 -8M7.500 -7V-13M14 -4L22 -8M14 2.500L22 7M1 2.500L-9 6M7.500 6V14", tone("slate", 1), 1),
        top:
          rivets(-5, 18, 8.5, 8, tone("slate", 0)) +
          path(
            "M-8.800 7.500Q7 13.500 21.500 7.500L21 10.500Q7 17 -8.500 10.500Z",
            tone("tanger", 2),
            `stroke="${INK}" stroke-width=".8"`,
          ),
      }),
      group(
        { x: 4, y: -11.5, r: 10 },
        draw(box(-18, -2.4, 16, 4.8, tone("slate", 3), 1.8) + box(-20, -3.4, 4, 6.8, tone("slate", 2), 1.3)),
        draw(disc(0, 1, 5, tone("slate", 2)), {
          on: path("M-6 2H6V8H-6Z", tone("slate", 1)),
          top: star(0, 0.5, 2.3, tone("coral", 2)),
        }),
      ),
      draw(
        path("M-4 12Q-4 -1 -12 -1.500Q-20.500 -1 -20.500 6.500Q-20 14.500 -11 14.500Q-6 15 -4 12Z", tone("moss", 2)),
        {
          on:
            path("M-22 8Q-14 10.500 -3 8V17H-22Z", tone("moss", 3)) +
            path("M-22 -3H-3V2Q-12 -1.500 -22 3Z", tone("steel", 3)),
          top:
            eye(-14.5, 4, 2.7, -1, { mood: "angry", iris: "#f2473f", lid: tone("slate", 1) }) +
            eye(-7.8, 4, 2.5, 1, { mood: "angry", iris: "#f2473f", lid: tone("slate", 1) }) +
            mouth(-12, 10, 8.5, "zig") +
            disc(-12, 0.3, 0.6, tone("slate", 0)),
        },
      ),
    ],
    front: () => flame({ x: -15.5, y: -15, s: 0.55, r: -82 }),
  },
  kong: {
    world: "skyline",
    sky: ["#5a1a6a", "#ff8a3a"],
    glow: "#ffd890",
    behind: () =>
      path("M9 21L12 -8L13 -17L14 -8L17 21Z", "#d84a5a") +
      stroke("M10.500 10H15.500M11 3H15M11.500 -4H14.500M9.700 16H16.300", "#fff4e0", 0.8),
    figure: () => [
      draw(path("M-17 21Q-17 3 0 1Q15 3 15 21Z", tone("bark", 1)), {
        on:
          ellipse(-1, 15, 8.5, 8, tone("bark", 3)) +
          stroke("M-1 9V21M-8 14Q-4.500 16.500 -1 14Q2.500 16.500 6 14", tone("bark", 1), 0.9),
      }),
      draw(path("M9 9Q17.500 8 18 0Q18.500 -5 15.500 -6L11 -3Q13 2 8 4Z", tone("bark", 2))),
      draw(path("M10.500 -9Q15 -12.500 19.500 -9Q20 -3 15 -2.500Q9.800 -3 10.500 -9Z", tone("bark", 3)), {
        top: stroke("M13 -10.500V-7M15.500 -10.800V-7M17.700 -10V-7", INK, 0.6),
      }),
      draw(path("M-12 6Q-20 8 -18 16Q-14.500 20 -7 17Q-8 12 -10 11Z", tone("bark", 2))),
      draw(disc(-6.5, 15, 3.8, tone("bark", 3)), { top: stroke("M-8.500 14l2.500-1.500M-8 16.200l3-1.500", INK, 0.6) }),
      apeHead(
        "bark",
        "sand",
        eyes(0, -1.5, 3.8, 2.3, { mood: "mad", iris: "#7a2a14", lid: tone("bark", 0) }) + mouth(0, 6, 10.5, "roar"),
        { x: -2, y: -5.5, s: 1.12 },
      ),
      icon("small-airplane", { x: -15, y: -12.5, s: 0.4, r: 100, ramp: "coral" }),
    ],
    front: () => rooftops(),
  },
  kraken: {
    world: "sea",
    sky: ["#3a1458", "#ff8a7a"],
    ground: false,
    figure: () => [
      mirrored(
        tentacle(
          [
            [5, 6],
            [14, 6],
            [20, -2],
            [14, -13],
          ],
          "teal",
          5.5,
          1.2,
          1,
          7,
        ),
      ),
      tentacle(
        [
          [4, 10],
          [10, 16],
          [19, 14],
          [18, 5],
        ],
        "teal",
        4.6,
        1,
        -1,
        6,
      ),
      draw(path("M0 -18Q6 -13 9 -6Q12 3 8 11H-8Q-12 3 -9 -6Q-6 -13 0 -18Z", tone("teal", 2)), {
        on: spots("kraken", 12, tone("teal", 1), 13, 1.2) + ellipse(0, 8, 7, 5, tone("teal", 3)),
      }),
      eyes(0, 0, 4.6, 3, { mood: "slit", iris: "#ffad46", lid: tone("teal", 0) }) + mouth(0, 6.5, 7.5, "roar"),
      icon("sailboat", { x: -13, y: -9, s: 0.42, r: -28 }),
      tentacle(
        [
          [-4, 10],
          [-10, 16],
          [-20, 8],
          [-13, -3],
        ],
        "teal",
        4.6,
        1,
        1,
        6,
      ),
    ],
    front: () =>
      path("M-22 14q2.500-3 5 0t5 0t5 0t5 0t5 0t5 0t5 0t5 0V22H-22Z", "#3f2a86") +
      path("M-22 17q2.500-2.500 5 0t5 0t5 0t5 0t5 0t5 0t5 0t5 0V22H-22Z", "#24145e"),
  },
};
