/** Set emblems and card backs. */
import { CREAM, INK, tone } from "../lib/colour.ts";
import { setLights, type SetKey } from "../lib/scene.ts";
import { box, disc, draw, ellipse, gradient, group, inked, mirrored, num, path } from "../lib/svg.ts";
import { eye } from "../kit/faces.ts";
import { citrusSlice, topLeaves } from "../kit/produce.ts";
import { bugShape, mindbug } from "./bug.ts";
import { setKeys } from "../portraits/roster.ts";
import type { Mark } from "./marks.ts";

const emblemArt: Record<SetKey, () => string> = {
  "first-contact": () =>
    draw(
      path("M-4 -16H4V-7L14 9Q17 16 10 17H-10Q-17 16 -14 9L-4 -7Z", tone("ice", 4), 'opacity="0.95"') +
        box(-6, -18.5, 12, 4, tone("bark", 2), 1.5),
      {
        w: 1.5,
        on:
          path("M-18 4Q-8 0 0 4Q8 8 18 4V20H-18Z", tone("teal", 2)) +
          disc(-8, 8, 1.3, tone("teal", 4)) +
          disc(9, 12, 1, tone("teal", 4)) +
          disc(4, -2, 1.1, tone("teal", 3)),
        top: eye(0, 9, 4.6, 1, { mood: "slit", iris: tone("toxic", 3), lid: tone("teal", 0) }),
      },
    ),
  "battlefruit-kingdom": () =>
    draw(
      path("M0 -10Q8 -7 15 -8Q17 9 0 19Q-17 9 -15 -8Q-8 -7 0 -10Z", tone("leaf", 1)) +
        path("M0 -6Q6 -4 11 -4.500Q12 7 0 14.500Q-12 7 -11 -4.500Q-6 -4 0 -6Z", tone("lime", 2)),
      { w: 1.5 },
    ) +
    draw(path("M0 12Q-8 6 -7 0Q-5 -3.500 0 -1.500Q5 -3.500 7 0Q8 6 0 12Z", tone("coral", 2)), {
      w: 1,
      top: [
        [-3, 2],
        [3, 2],
        [0, 6],
      ]
        .map(([x, y]) => ellipse(x ?? 0, y ?? 0, 0.6, 1, tone("lemon", 3)))
        .join(""),
    }) +
    topLeaves({ y: -6, s: 0.95 }),
  "battlefruit-galaxy": () =>
    group(
      { r: -16, y: 2 },
      draw(path("M-19 2Q-16 -4 0 -4Q16 -4 19 2Q16 8 0 8Q-16 8 -19 2Z", tone("grape", 3)), { w: 1.3 }),
      citrusSlice(12, "tanger", { w: 1.5 }, 9),
      draw(path("M-19 1Q-17 9 0 9.500Q17 9 19 1Q14 5 0 5.500Q-14 5 -19 1Z", tone("grape", 3)), { w: 1.3 }),
      draw(path("M0 -11.500Q3 -18 11 -16Q9 -9.500 0 -11.500Z", tone("leaf", 2)), { w: 1.2 }),
    ),
  "king-of-tokyo": () =>
    draw(disc(0, 0, 17.5, tone("tanger", 3)), { w: 1.5, on: path("M-20 3H20V20H-20Z", tone("tanger", 2)) }) +
    draw(path("M-13 18V4Q-14 -6 -8 -10L-10 -16L-4 -12L0 -19L4 -12L10 -16L8 -10Q14 -6 13 4V18Z", tone("plum", 1)), {
      w: 1.5,
      on: path("M-7 18Q-8 6 0 5Q8 6 7 18Z", tone("plum", 2)),
      top:
        path(
          "M-9.500 -4L-2.500 -1Q-3.500 3.500 -6.500 3Q-9.500 2 -9.500 -4ZM9.500 -4L2.500 -1Q3.500 3.500 6.500 " +
            "3Q9.500 2 9.500 -4Z",
          tone("lemon", 3),
          `stroke="${INK}" stroke-width="0.9"`,
        ) + inked("M-8 7H8L6 13L4 9L2 13L0 9L-2 13L-4 9L-6 13Z", CREAM, 0.9),
    }) +
    draw(path("M-19 19V11H-14V14H-11V8H-6V15H-3V11H3V15H6V9H11V13H14V10H19V19Z", tone("night", 2)), {
      w: 1.2,
      top: [
        [-8.5, 11],
        [-16.5, 14],
        [8.5, 12],
        [0, 14],
        [16.5, 13.5],
      ]
        .map(([x, y]) => box((x ?? 0) - 0.9, y ?? 0, 1.8, 1.8, tone("lemon", 3)))
        .join(""),
    }),
};

interface BackStyle {
  top: string;
  bottom: string;
  line: string;
}

const backStyles: Record<SetKey | "mixed" | "power", BackStyle> = {
  "first-contact": { top: "#0f5a66", bottom: "#08283c", line: tone("teal", 3) },
  "battlefruit-kingdom": { top: "#3a7a2f", bottom: "#12392b", line: tone("lime", 3) },
  "battlefruit-galaxy": { top: "#3f2fa6", bottom: "#150e4a", line: "#a9b4ff" },
  "king-of-tokyo": { top: "#e0483f", bottom: "#5a1163", line: tone("honey", 3) },
  mixed: { top: "#3a2358", bottom: "#171021", line: tone("toxic", 3) },
  power: { top: "#8a2a86", bottom: "#2a0f40", line: tone("lemon", 3) },
};

function back(key: SetKey | "mixed" | "power"): Mark {
  const style = backStyles[key];
  return {
    width: 180,
    height: 252,
    view: [40, 56],
    rim: style.line,
    body: () => {
      const [skyDef, sky] = gradient([style.top, style.bottom]);
      let rays = "";
      for (let i = 0; i < 20; i++) {
        const at = (t: number): string =>
          `${num(Math.cos((t * Math.PI) / 10) * 40)} ${num(Math.sin((t * Math.PI) / 10) * 40)}`;
        rays += `M0 0L${at(i)}L${at(i + 0.5)}Z`;
      }
      const clip = `<clipPath id="cardface"><rect x="-17.500" y="-25.500" width="35" height="51" rx="3"/></clipPath>`;
      const centre =
        key === "mixed"
          ? group({ s: 0.78 }, mindbug(true))
          : key === "power"
            ? group(
                { s: 0.85 },
                draw(
                  path("M6 -19L-13 3H-2L-7 19L14 -5H3L10 -19Z", tone("lemon", 3)) +
                    path("M6 -19L3 -5H14L-7 19L0 1Z", tone("honey", 2)),
                  { w: 1.5 },
                ),
              )
            : group({ s: 0.72 }, emblemArt[key]());
      const corner = group({ x: 12.5, y: -20.3, s: 0.17 }, bugShape(style.line));
      return (
        `<defs>${skyDef}${clip}</defs>` +
        (`${box(-20, -28, 40, 56, INK, 4.5)}${box(-19, -27, 38, 54, style.line, 4)}` +
          `${box(-18.2, -26.2, 36.4, 52.4, INK, 3.5)}`) +
        (`<g clip-path="url(#cardface)">` +
          (`${box(-18, -26, 36, 52, sky)}${path(rays, style.line, 'opacity="0.13"')}` +
            `${disc(0, 0, 15, INK, 'opacity="0.55"')}`) +
          `${disc(0, 0, 15, "none", `stroke="${style.line}" stroke-width="0.7"`)}` +
          `${disc(0, 0, 16.2, "none", `stroke="${style.line}" stroke-width="0.35" stroke-dasharray="1.200 1.200"`)}` +
          "</g>") +
        mirrored(corner) +
        `<g transform="scale(1 -1)">${mirrored(corner)}</g>` +
        centre
      );
    },
  };
}

export const setMarks: Record<string, Mark> = Object.fromEntries([
  ...setKeys.map((key): [string, Mark] => [
    `emblem-${key}`,
    { width: 96, height: 96, rim: setLights[key].rim, body: emblemArt[key] },
  ]),
  ...[...setKeys, "mixed" as const, "power" as const].map((key): [string, Mark] => [`back-${key}`, back(key)]),
]);
