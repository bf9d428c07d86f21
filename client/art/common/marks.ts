/** Keyword and trigger icons, dice, hearts, piles: small things that must read at 16 px. */
import { CREAM, INK, tone } from "../lib/colour.ts";
import { box, disc, draw, ellipse, group, inked, path, stroke } from "../lib/svg.ts";
import { mindbug } from "./bug.ts";

/** A drawing in the 40-unit square, or in a box of its own. */
export interface Mark {
  width: number;
  height: number;
  body: () => string;
  rim?: string;
  /** Units shown; 40 x 40 unless given. */
  view?: readonly [number, number];
}

const icon = (body: () => string, size = 72): Mark => ({ width: size, height: size, body });

function card(x: number, y: number, r: number, fill: string, mark = ""): string {
  return group(
    { x, y, r },
    draw(box(-8, -11, 16, 22, fill, 2.5) + box(-6, -9, 12, 18, tone("night", 2), 1.5), { top: mark }),
  );
}

const keywords: Record<string, Mark> = {
  "keyword-fast": icon(
    () =>
      draw(path("M5 -18L-12 3H-2L-6 18L13 -5H2L9 -18Z", tone("lemon", 3)), { w: 2 }) +
      draw(stroke("M-18 -7H-11M-18 0H-14M-18 8H-10", tone("lemon", 4), 2.2), { flat: true }),
  ),
  "keyword-frenzy": icon(() =>
    draw(
      path(
        "M-17 -14Q-6 -9 1 16Q-11 4 -17 -14ZM-6 -17Q5 -10 10 17Q-3 3 -6 -17ZM6 -17Q16 -9 18 14Q7 1 6 -17Z",
        tone("coral", 2),
      ),
      { w: 2 },
    ),
  ),
  "keyword-hunter": icon(
    () =>
      draw(
        disc(0, 0, 11.5, "none", `stroke="${tone("tanger", 2)}" stroke-width="4"`) +
          stroke("M0 -18V-8M0 18V8M-18 0H-8M18 0H8", tone("tanger", 3), 3.2),
        { w: 1.6 },
      ) + draw(disc(0, 0, 3.4, tone("coral", 2)), { w: 1.2, flat: true }),
  ),
  "keyword-poisonous": icon(() =>
    draw(path("M0 -19Q13 -4 13 5Q13 18 0 18Q-13 18 -13 5Q-13 -4 0 -19Z", tone("toxic", 2)), {
      w: 2,
      top:
        path("M-8 4Q-8 -4 0 -4Q8 -4 8 4Q8 8 5 9V13H-5V9Q-8 8 -8 4Z", CREAM) +
        disc(-3.3, 4, 2.3, INK) +
        disc(3.3, 4, 2.3, INK) +
        stroke("M-1.800 10.500V13M1.800 10.500V13", INK, 1),
    }),
  ),
  "keyword-sneaky": icon(() =>
    draw(path("M-18 -6Q-8 -11 0 -6Q8 -11 18 -6Q19 8 9 9Q3 9 0 3Q-3 9 -9 9Q-19 8 -18 -6Z", tone("grape", 2)), {
      w: 2,
      top: path("M-13 -2.500L-4 0Q-6 5 -10 4Q-13 2.500 -13 -2.500ZM13 -2.500L4 0Q6 5 10 4Q13 2.500 13 -2.500Z", CREAM),
    }),
  ),
  "keyword-tough": icon(() =>
    draw(
      path("M0 -18Q8 -13 16 -14Q18 8 0 18Q-18 8 -16 -14Q-8 -13 0 -18Z", tone("steel", 4)) +
        path("M0 -12.500Q6 -9 11 -9Q12 6 0 12.500Q-12 6 -11 -9Q-6 -9 0 -12.500Z", tone("sea", 2)) +
        path("M0 -12.500Q6 -9 11 -9Q12 6 0 12.500Z", tone("sea", 3)),
      { w: 2 },
    ),
  ),
};

const triggers: Record<string, Mark> = {
  // A card that lands.
  "trigger-play": icon(
    () =>
      draw(
        path("M-13 2H13V18H-13Z", tone("night", 3)) + path("M-10.500 4.500H10.500V15.500H-10.500Z", tone("sea", 3)),
        { w: 2 },
      ) + draw(path("M-5 -19H5V-8H11L0 6L-11 -8H-5Z", CREAM), { w: 2 }),
  ),
  "trigger-attack": icon(() =>
    group(
      { r: 45, y: 1 },
      draw(
        path("M-4.200 6V-14L0 -22L4.200 -14V6Z", tone("steel", 4)) +
          path("M0 -22L4.200 -14V6H0Z", tone("steel", 3)) +
          box(-10, 4, 20, 4.6, tone("coral", 2), 2.2) +
          box(-2.4, 8, 4.8, 8, tone("bark", 2), 1) +
          disc(0, 18, 3.2, tone("coral", 2)),
        { w: 2 },
      ),
    ),
  ),
  "trigger-defeated": icon(() =>
    draw(path("M0 -17Q15 -17 15 -3Q15 4 10 7V15Q0 19 -10 15V7Q-15 4 -15 -3Q-15 -17 0 -17Z", CREAM), {
      w: 2,
      top:
        path("M-11 -4L-3 -1Q-3 6 -7 5.500Q-11 4 -11 -4ZM11 -4L3 -1Q3 6 7 5.500Q11 4 11 -4Z", INK) +
        path("M-2 9L0 5.500L2 9Z", INK) +
        stroke("M-4 12.500V16.500M0 13V17M4 12.500V16.500", INK, 1.4),
    }),
  ),
  // A sickle round its crystal.
  "trigger-harvest": icon(
    () =>
      draw(
        path(
          "M-3 14Q-19 12 -18 -3Q-15 -20 4 -18.500Q14 -17 17 -8Q8 -14 -1 -11Q-10 -8 -9 1Q-8 7 -1 9Z",
          tone("steel", 4),
        ) + group({ x: -2, y: 11, r: -52 }, box(-2.8, -2, 5.6, 12, tone("bark", 2), 2)),
        { w: 2 },
      ) +
      draw(
        path("M7 -7L14 0L7 14L0 0Z", tone("tanger", 2)) +
          path("M7 -7L14 0L7 3Z", tone("honey", 4)) +
          path("M7 3L14 0L7 14Z", tone("tanger", 3)),
        { w: 1.8 },
      ),
  ),
  "trigger-action": icon(() => {
    let teeth = "";
    for (let i = 0; i < 8; i++)
      teeth += box(-3.2, -17.5, 6.4, 8, tone("honey", 2), 1.5, `transform="rotate(${i * 45})"`);
    return draw(teeth + disc(0, 0, 12.5, tone("honey", 2)), {
      w: 2,
      top: disc(0, 0, 7.5, INK) + path("M-3 -4.800L5.500 0L-3 4.800Z", tone("lemon", 4)),
    });
  }),
};

const crystal = "M0 -18L10 -8L7 11L0 18L-7 11L-10 -8Z";

const octonite = (): string =>
  draw(
    path(crystal, tone("tanger", 2)) +
      path("M0 -18L10 -8L0 -5L-10 -8Z", tone("honey", 4)) +
      path("M0 -5L10 -8L7 11L0 18Z", tone("tanger", 3)) +
      path("M-10 -8L0 -5V18L-7 11Z", tone("tanger", 2)),
    { w: 2, top: path("M-6.500 -4.500L-3 -3.500L-3 6L-5.500 4Z", "#fff", 'opacity=".75"') },
  );

const resources: Record<string, Mark> = {
  octonite: icon(octonite, 84),
  // Paid, not owned: the crystal in a tag with a minus.
  "octonite-cost": icon(
    () =>
      draw(path("M-19 -8Q-19 -15 -12 -15H19V15H-12Q-19 15 -19 8Z", tone("night", 2)), {
        w: 1.8,
        on: path("M-19 -15H19V-11H-19Z", tone("night", 4)),
      }) +
      group({ x: 7.5, s: 0.66 }, octonite()) +
      draw(box(-15.5, -2, 11, 4.2, CREAM, 1.6), { w: 1.2, flat: true }),
  ),
  energy: icon(() =>
    draw(
      path("M6 -19L-13 3H-2L-7 19L14 -5H3L10 -19Z", tone("lemon", 3)) +
        path("M6 -19L3 -5H14L-7 19L0 1Z", tone("honey", 2)),
      { w: 2 },
    ),
  ),
  "heart-full": icon(() =>
    draw(path("M0 17Q-18 4 -17 -7Q-14 -16 -6 -15Q-2 -14 0 -9Q2 -14 6 -15Q14 -16 17 -7Q18 4 0 17Z", "#ff4f7b"), {
      w: 2,
      top: path(
        "M-12 -5Q-11 -10.500 -6.500 -10.500",
        "none",
        'stroke="#fff" stroke-width="2.600" stroke-linecap="round"',
      ),
    }),
  ),
  "heart-empty": icon(() =>
    draw(path("M0 17Q-18 4 -17 -7Q-14 -16 -6 -15Q-2 -14 0 -9Q2 -14 6 -15Q14 -16 17 -7Q18 4 0 17Z", tone("night", 1)), {
      w: 1.2,
      flat: true,
      top: path(
        "M0 14.500Q-15.500 3 -14.700 -6.500Q-12.500 -13.500 -6.500 -12.700Q-2.500 -12 0 -6Q2.500 -12 6.500 " +
          "-12.700Q12.500 -13.500 14.700 -6.500Q15.500 3 0 14.500Z",
        "none",
        `stroke="${tone("slate", 3)}" stroke-width="2.400" stroke-dasharray="5 3" stroke-linecap="round"`,
      ),
    }),
  ),
  "heart-broken": icon(() =>
    draw(
      path("M-2 15Q-18 4 -17 -7Q-14 -16 -6 -15L-3 -6L-8 1L-1 5Z", tone("slate", 3)) +
        path("M2 17Q18 4 17 -7Q14 -16 6 -15L1 -7L-4 1L3 5Z", tone("slate", 2)),
      { w: 2 },
    ),
  ),
  "pile-draw": icon(
    () => card(-3, -2, -12, CREAM) + card(0, 0, -2, CREAM) + card(4, 2, 9, CREAM, group({ s: 0.34 }, mindbug(true))),
    84,
  ),
  "pile-discard": icon(
    () =>
      card(
        0,
        0,
        -16,
        CREAM,
        path("M-5 -1Q-5 -6 0 -6Q5 -6 5 -1Q5 2 3.300 3V6H-3.300V3Q-5 2 -5 -1Z", CREAM) +
          disc(-2, -0.5, 1.4, INK) +
          disc(2, -0.5, 1.4, INK),
      ) + draw(path("M3 17L16 9L19 13L8 19Z", tone("coral", 2)), { w: 1.4 }),
    84,
  ),
  "pile-unused": icon(
    () =>
      draw(
        path("M-16 -3L0 -9L16 -3V11L0 18L-16 11Z", tone("bark", 2)) +
          path("M0 4L16 -3V11L0 18Z", tone("bark", 1)) +
          path("M-16 -3L0 4L-4 9L-19 2ZM16 -3L0 4L4 9L19 2Z", tone("bark", 3)),
        { w: 1.8, under: box(-6, -18, 12, 18, CREAM, 2) },
      ),
    84,
  ),
  crown: icon(
    () =>
      draw(
        path("M-15 13L-18 -8L-8 1L0 -16L8 1L18 -8L15 13Q0 17 -15 13Z", tone("honey", 3)) +
          disc(-18, -9, 2.3, tone("honey", 4)) +
          disc(18, -9, 2.3, tone("honey", 4)) +
          disc(0, -17, 2.5, tone("honey", 4)),
        {
          w: 1.8,
          on: path("M-18 7Q0 11 18 7V18H-18Z", tone("honey", 2)),
          top:
            disc(0, 4, 3, tone("plum", 3), `stroke="${INK}" stroke-width=".8"`) +
            disc(-9, 5, 1.9, tone("toxic", 3)) +
            disc(9, 5, 1.9, tone("toxic", 3)),
        },
      ),
    128,
  ),
};

function die(mark: string): string {
  return draw(box(-16, -16, 32, 32, tone("night", 3), 7), {
    w: 1.8,
    on: path("M-16 -16H16V-6Q0 -10 -16 -6Z", tone("night", 4)),
    top: box(-13.5, -13.5, 27, 27, "none", 5, `stroke="${tone("night", 4)}" stroke-width="1"`) + mark,
  });
}

const digits: Record<string, string> = {
  1: "M-4.500 -5L1 -10H4.500V10H0V-3.500L-4.500 -1Z",
  2: "M-7 -4Q-7 -10 0 -10Q7 -10 7 -4.500Q7 -1 1 5.500H7V10H-7V6.500Q2 -2 2 -4Q2 -6 0 -6Q-2.500 -6 -2.500 -4Z",
  3:
    "M-6.500 -5Q-6 -10 0 -10Q7 -10 7 -5Q7 -1.500 4 -.3Q7.500 1 7.500 4.800Q7 10.300 0 10.300Q-6.500 10.300 -7 " +
    "4.800H-2.500Q-2.300 6.800 0 6.800Q3 6.800 3 4.500Q3 2.300 -1.500 2.300V-1.700Q2.500 -1.700 2.500 " +
    "-4.200Q2.500 -6.300 0 -6.300Q-2 -6.300 -2.200 -5Z",
};
const smallBolt = "M2.500 -9L-6 1.500H-1L-3.500 9L6.500 -2.500H1.300L4.500 -9Z";

const dice: Record<string, Mark> = {
  ...Object.fromEntries(
    ["1", "2", "3"].map((n) => [
      `die-${n}`,
      icon(
        () =>
          die(
            group({ x: 3.5, y: 1, s: 1.15 }, inked(digits[n] as string, tone("toxic", 3), 1.6)) +
              group(
                { x: -9, y: 0.5, s: 1.15 },
                inked(
                  "M-1.300 -4.300H1.300V-1.300H4.300V1.300H1.300V4.300H-1.300V1.300H-4.300V-1.300H-1.300Z",
                  CREAM,
                  1,
                ),
              ),
          ),
        84,
      ),
    ]),
  ),
  "die-energy": icon(() => die(group({ s: 1.35 }, inked(smallBolt, tone("lemon", 3), 1.3))), 84),
  "die-energy-2": icon(
    () =>
      die(
        group({ x: -5.5, y: -2, s: 1.05 }, inked(smallBolt, tone("lemon", 3), 1.5)) +
          group({ x: 5.5, y: 2, s: 1.05 }, inked(smallBolt, tone("lemon", 3), 1.5)),
      ),
    84,
  ),
  "die-paw": icon(
    () =>
      die(
        group(
          { s: 1.2 },
          inked(
            "M0 -1Q6 -1 7.500 5Q8 9.500 3.500 9Q0 7.800 -3.500 9Q-8 9.500 -7.500 5Q-6 -1 0 -1Z",
            tone("coral", 2),
            1.5,
          ) +
            [
              [-8, -3.5, -20],
              [-3, -8, -6],
              [3, -8, 6],
              [8, -3.5, 20],
            ]
              .map(([x, y, r]) =>
                ellipse(
                  x ?? 0,
                  y ?? 0,
                  2.3,
                  3.3,
                  tone("coral", 2),
                  `stroke="${INK}" stroke-width="1.400" transform="rotate(${r} ${x} ${y})"`,
                ),
              )
              .join(""),
        ),
      ),
    84,
  ),
};

const tokens: Record<string, Mark> = {
  "token-mindbug": {
    width: 144,
    height: 144,
    rim: tone("toxic", 4),
    body: () =>
      disc(0, 0, 19, "#0e2a24") +
      disc(0, 0, 17.8, "none", `stroke="${tone("toxic", 2)}" stroke-width="1.600"`) +
      `<g filter="url(#blur)">${disc(0, 0, 13, tone("toxic", 2), 'opacity="0.75"')}</g>` +
      group({ y: 0.5, s: 0.94 }, mindbug(true)) +
      path(
        "M-13 -10A16.500 16.500 0 0 1 -4 -16",
        "none",
        'stroke="#ffffff" stroke-width="1.300" stroke-linecap="round" opacity=".7"',
      ),
  },
  "token-mindbug-spent": {
    width: 144,
    height: 144,
    rim: tone("slate", 3),
    body: () =>
      disc(0, 0, 19, "#17102a") +
      disc(0, 0, 17.8, "none", `stroke="${tone("slate", 1)}" stroke-width="1.600" stroke-dasharray="4 2.200"`) +
      group({ y: 1.5, s: 0.86 }, mindbug(false)) +
      inked("M8 -16H13L9.500 -11.500H13.500V-9.500H7V-11L10.500 -14.500H8Z", tone("slate", 4), 0.6) +
      inked("M14 -9.500H17L15 -7H17.500V-5.700H13.500V-6.700L15.500 -8.500H14Z", tone("slate", 4), 0.5),
  },
};

export const marks: Record<string, Mark> = { ...tokens, ...keywords, ...triggers, ...resources, ...dice };
