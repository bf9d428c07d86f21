/** The Mindbug: our own mascot, a beetle whose shell is a brain and whose eyes will not let you go. */
import { CREAM, INK, tone } from "../lib/colour.ts";
import { disc, draw, ellipse, inked, mirrored, num, path, stroke } from "../lib/svg.ts";

interface BugLook {
  shell: string;
  shellLight: string;
  fold: string;
  limb: string;
  face: string;
  lamp: string;
}

const awakeLook: BugLook = {
  shell: tone("toxic", 2),
  shellLight: tone("toxic", 3),
  fold: "#157a3c",
  limb: "#2a9a46",
  face: "#c9ff9a",
  lamp: tone("plum", 3),
};
const asleepLook: BugLook = {
  shell: tone("slate", 2),
  shellLight: tone("slate", 3),
  fold: tone("slate", 1),
  limb: tone("slate", 2),
  face: tone("slate", 3),
  lamp: tone("slate", 2),
};

/** An evenly opening spiral: the hypnotist's eye. */
export function spiralPath(x: number, y: number, radius: number, turns: number, turn: 1 | -1): string {
  const steps = Math.round(turns * 14);
  const points = Array.from({ length: steps + 1 }, (_v, i) => {
    const angle = (i / steps) * turns * Math.PI * 2 - Math.PI / 2;
    const r = (i / steps) * radius;
    return `${num(x + Math.cos(angle) * r * turn)} ${num(y + Math.sin(angle) * r)}`;
  });
  return `M${points.join("L")}`;
}

function spiralEye(x: number, y: number, r: number, turn: 1 | -1): string {
  return (
    disc(x, y, r, CREAM, `stroke="${INK}" stroke-width="0.9"`) +
    stroke(spiralPath(x, y, r * 0.8, 2, turn), tone("plum", 2), r * 0.2) +
    disc(x - r * 0.42, y - r * 0.48, r * 0.17, "#ffffff")
  );
}

const BRAIN =
  "M0 -13.500Q3.500 -16 7 -13.200Q11.500 -13 12 -8.500Q15 -5 13 -1.500Q14.500 3 11 5H-11Q-14.500 3 -13 " +
  "-1.500Q-15 -5 -12 -8.500Q-11.500 -13 -7 -13.200Q-3.500 -16 0 -13.500Z";
const FACE =
  "M-12.500 3Q-13 -2.500 -7 -3Q-2.500 -3.200 0 -.8Q2.500 -3.200 7 -3Q13 -2.500 12.500 3Q12.500 9.500 7.500 " +
  "12.500Q4 15.500 0 15.500Q-4 15.500 -7.500 12.500Q-12.500 9.500 -12.500 3Z";
const FOLDS =
  "M0 -13.500V-1M-3 -10.500Q-6.500 -12.500 -7.500 -9.500Q-8 -7 -5 -6.500M3 -10.500Q6.500 -12.500 7.500 " +
  "-9.500Q8 -7 5 -6.500M-12.500 -6Q-9 -7 -9.500 -3.500M12.500 -6Q9 -7 9.500 -3.500M-3.200 -7.500Q-1.500 -5.500 " +
  "-3 -3.800M3.200 -7.500Q1.500 -5.500 3 -3.800";

function face(): string {
  return (
    spiralEye(-5.3, 4, 5.1, 1) +
    spiralEye(5.5, 4.2, 4.5, -1) +
    stroke("M-3.300 11.200Q0 13.800 3.800 10.600", INK, 1.1) +
    inked("M1.200 12.100L2.300 14.300L3.300 11.300Z", CREAM, 0.5) +
    stroke("M-10.500 -2.200Q-7 -4.200 -3 -1.600M3.200 -1Q6.500 -3.600 10.500 -1.600", INK, 1.3)
  );
}

function sleepingFace(): string {
  return stroke("M-9 4.200Q-5.500 8 -2 4.200M2 4.200Q5.500 8 9 4.200", INK, 1.4) + ellipse(0.5, 11.5, 1.8, 1.5, INK);
}

export function mindbug(awake: boolean): string {
  const look = awake ? awakeLook : asleepLook;
  const hand = awake
    ? "M10.500 6Q16 6 16.500 .5M16.500 .5L14.800 -1.300M16.500 .5L18.300 -1M10 10Q15 12 15.500 16M6 13Q8.500 " +
      "15.500 8 18"
    : "M10.500 8Q15 9 15.500 14M10 11Q13 13 12.500 17M6 13Q8 15.500 7.500 18";
  const legs = mirrored(draw(stroke(hand, look.limb, 1.9)));
  const antennae = mirrored(
    draw(
      stroke(
        awake
          ? "M4 -12Q5 -18.500 10 -17.500Q13.500 -16.500 12.500 -13.800"
          : "M5 -12Q10 -17 14 -13Q15.500 -11 15 -8.500",
        look.limb,
        1.5,
      ) + disc(awake ? 12.3 : 15, awake ? -13 : -7.5, 1.9, look.lamp),
    ),
  );
  const shell = draw(path(BRAIN, look.shell), {
    on: ellipse(-4, -10.5, 8, 4, look.shellLight) + stroke(FOLDS, look.fold, 1.2),
  });
  return legs + antennae + shell + draw(path(FACE, look.face), { top: awake ? face() : sleepingFace() });
}

/** The bug as one flat shape, for backs and marks. */
export function bugShape(colour: string): string {
  return (
    stroke(
      "M10.500 6Q16 6 16.500 .5M10 10Q15 12 15.500 16M6 13Q8.500 15.500 8 18M4 -12Q5 -18.500 10 " +
        "-17.500M-10.500 6Q-16 6 -16.500 .5M-10 10Q-15 12 -15.500 16M-6 13Q-8.500 15.500 -8 18M-4 -12Q-5 -18.500 " +
        "-10 -17.500",
      colour,
      2,
    ) +
    disc(11, -17, 2, colour) +
    disc(-11, -17, 2, colour) +
    path(
      `${BRAIN}${FACE}M-8.500 4A3.500 3.500 0 1 0 -1.500 4A3.500 3.500 0 1 0 -8.500 4ZM1.500 4A3.500 3.500 0 1 ` +
        "0 8.500 4A3.500 3.500 0 1 0 1.500 4Z",
      colour,
      'fill-rule="evenodd"',
    )
  );
}
