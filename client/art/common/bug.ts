/** The Mindbug: our own mind-control beetle, half brain, half night-light. */
import { CREAM, INK, tone } from '../lib/colour.ts';
import { disc, draw, ellipse, mirrored, path, stroke } from '../lib/svg.ts';

interface BugLook {
  shell: string;
  shellLight: string;
  fold: string;
  limb: string;
  awake: boolean;
}

const awakeLook: BugLook = { shell: tone('toxic', 2), shellLight: tone('toxic', 3), fold: tone('toxic', 1), limb: tone('toxic', 1), awake: true };
const asleepLook: BugLook = { shell: tone('slate', 2), shellLight: tone('slate', 3), fold: tone('slate', 1), limb: tone('slate', 1), awake: false };

/** A turning spiral, the hypnotist's eye. */
function spiralEye(x: number, y: number, r: number, turn: 1 | -1): string {
  const arms = `M${x} ${y}q${0.5 * r * turn} ${-0.3 * r} ${0.45 * r * turn} ${0.2 * r}q${-0.2 * r * turn} ${0.5 * r} ${-0.7 * r * turn} ${0.2 * r}q${-0.4 * r * turn} ${-0.6 * r} ${0.25 * r * turn} ${-0.95 * r}`;
  return disc(x, y, r, CREAM, `stroke="${INK}" stroke-width="0.7"`) + stroke(arms, tone('plum', 2), r * 0.2) + disc(x - r * 0.4, y - r * 0.45, r * 0.16, '#ffffff');
}

export function mindbug(awake: boolean): string {
  const look = awake ? awakeLook : asleepLook;
  const legs = mirrored(draw(stroke('M7 1L13 -3L15.500 1M8 5L14.500 6L16 11M6 9L11 13L10.500 17', look.limb, 1.700)));
  const antennae = mirrored(draw(stroke(awake ? 'M3 -9Q5 -16 11 -15.500' : 'M3 -9Q6 -14 11 -10', look.limb, 1.300) + disc(awake ? 11.300 : 11.300, awake ? -15.300 : -9.300, 1.900, awake ? tone('toxic', 4) : tone('slate', 2))));
  const folds = 'M0 -11V14M-3.500 -9Q-7 -6 -4 -3Q-8 -1 -6 3M3.500 -9Q7 -6 4 -3Q8 -1 6 3M-1 -6Q-3 -4.500 -1.500 -2.500M1 -6Q3 -4.500 1.500 -2.500M-5 7Q-2 6 -2.500 11M5 7Q2 6 2.500 11';
  const shell = draw(path('M0 -12Q4 -13 7 -10Q11 -8 10.500 -3.500Q12.500 0 10.500 4Q10 9 6 11Q3.500 14.500 0 14Q-3.500 14.500 -6 11Q-10 9 -10.500 4Q-12.500 0 -10.500 -3.500Q-11 -8 -7 -10Q-4 -13 0 -12Z', look.shell), { on: ellipse(-3, -7, 7, 5, look.shellLight) + stroke(folds, look.fold, 1) });
  const face = awake
    ? spiralEye(-4.300, 5, 3.700, 1) + spiralEye(4.300, 5, 3.700, -1) + stroke('M-2 10.800Q0 12.300 2 10.800', INK, 0.9)
    : stroke('M-7 5Q-4.300 8.300 -1.600 5M1.600 5Q4.300 8.300 7 5', INK, 1.100) + stroke('M-1.500 10.500H1.500', INK, 0.9);
  const lids = awake ? path('M-8.500 2.500L-1.200 4Q-2 .5 -5 .8Q-8 .8 -8.500 2.500ZM8.500 2.500L1.200 4Q2 .5 5 .8Q8 .8 8.500 2.500Z', look.fold, `stroke="${INK}" stroke-width=".5"`) : '';
  return legs + antennae + shell + face + lids;
}

/** The bug as one flat shape, for backs and marks. */
export function bugShape(colour: string): string {
  return stroke('M7 1L13 -3L15.500 1M8 5L14.500 6L16 11M6 9L11 13L10.500 17M-7 1L-13 -3L-15.500 1M-8 5L-14.500 6L-16 11M-6 9L-11 13L-10.500 17M3 -9Q5 -16 11 -15.500M-3 -9Q-5 -16 -11 -15.500', colour, 1.900) + disc(11.300, -15.300, 1.900, colour) + disc(-11.300, -15.300, 1.900, colour)
    + path('M0 -12Q4 -13 7 -10Q11 -8 10.500 -3.500Q12.500 0 10.500 4Q10 9 6 11Q3.500 14.500 0 14Q-3.500 14.500 -6 11Q-10 9 -10.500 4Q-12.500 0 -10.500 -3.500Q-11 -8 -7 -10Q-4 -13 0 -12Z', colour);
}
