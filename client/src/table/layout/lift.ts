/** What is under the pointer rises a finger's breadth off the table. */
import type { Placement } from "./placements.ts";
import type { TableLayout } from "./tableLayout.ts";

const LIFT = 0.05;
const TILT = 0.035;

/** Turned a little towards the middle; it is touched where it lies. */
export function lifted(placement: Placement, { boards }: TableLayout): Placement {
  const { spot } = placement;
  const side = Math.sign(boards[0].x + boards[0].w / 2 - spot.x) || 1;
  return {
    ...placement,
    z: placement.z + 1,
    spot: { ...spot, y: spot.y - spot.h * LIFT, turn: spot.turn + side * TILT },
    touch: spot,
  };
}
