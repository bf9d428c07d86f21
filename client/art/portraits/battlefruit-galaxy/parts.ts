/** What several portraits of this set share. */
import { tone, type RampName } from "../../lib/colour.ts";
import { disc, draw, ellipse, stroke } from "../../lib/svg.ts";

/** A machine's jointed leg ending in a pad. */
export function mechLeg(
  hip: readonly [number, number],
  knee: readonly [number, number],
  foot: readonly [number, number],
  ramp: RampName = "steel",
): string {
  return draw(
    stroke(`M${hip[0]} ${hip[1]}L${knee[0]} ${knee[1]}L${foot[0]} ${foot[1]}`, tone(ramp, 2), 2) +
      disc(knee[0], knee[1], 1.7, tone(ramp, 3)) +
      ellipse(foot[0], foot[1], 2.6, 1.2, tone(ramp, 1)),
  );
}
