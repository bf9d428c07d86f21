/** White, so that the table can tint them: a spark, a glow and a few small things that fly. */
import { disc, gradient, path, stroke } from "../lib/svg.ts";
import type { Mark } from "./marks.ts";

const WHITE = "#ffffff";
const particle = (size: number, body: () => string): Mark => ({ width: size, height: size, body });

export const particles: Record<string, Mark> = {
  "particle-glow": particle(64, () => {
    const [definition, fill] = gradient([`${WHITE}/1`, `${WHITE}/0.45`, `${WHITE}/0.12`, `${WHITE}/0`], "radial", {
      x: 0,
      y: 0,
      r: 20,
    });
    return `<defs>${definition}</defs>${disc(0, 0, 20, fill)}`;
  }),
  "particle-spark": particle(
    32,
    () =>
      path("M0 -19Q1.500 -1.500 19 0Q1.500 1.500 0 19Q-1.500 1.500 -19 0Q-1.500 -1.500 0 -19Z", WHITE) +
      disc(0, 0, 4, WHITE),
  ),
  "particle-star": particle(32, () =>
    path(
      "M0 -18L5.300 -7.300L17.100 -5.600L8.600 2.800L10.600 14.600L0 9L-10.600 14.600L-8.600 2.800L-17.100 " +
        "-5.600L-5.300 -7.300Z",
      WHITE,
    ),
  ),
  "particle-leaf": particle(
    32,
    () =>
      path("M-15 15Q-17 -8 0 -14Q10 -17 17 -17Q17 -8 13 1Q6 17 -15 15Z", WHITE) +
      stroke("M-17 17L8 -8M-6 6V-5M0 0H9", "#9a9a9a", 1.6),
  ),
  "particle-drop": particle(24, () => path("M0 -18Q12 -2 12 6Q12 18 0 18Q-12 18 -12 6Q-12 -2 0 -18Z", WHITE)),
  "particle-shard": particle(
    24,
    () => path("M-4 -18L10 -8L4 18L-10 4Z", WHITE) + path("M-4 -18L10 -8L0 0Z", "#cfcfcf"),
  ),
  "particle-puff": particle(
    48,
    () => `<g filter="url(#blur)">${disc(-6, 3, 9, WHITE)}${disc(6, 4, 8, WHITE)}${disc(0, -5, 9, WHITE)}</g>`,
  ),
};
