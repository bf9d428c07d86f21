/** Where a pile, a hand or a counter is, for whatever flies there. */
import type { Spot } from "./layout/geometry.ts";
import { pileSpots } from "./layout/spots.ts";
import type { TableLayout } from "./layout/tableLayout.ts";
import type { AnchorName } from "../animation/stage.ts";
import type { StatusStrip } from "./statusStrip.ts";

const SMALL = { w: 40, h: 56, turn: 0 };

export function anchorSpot(
  { piles, hands, boards, centreLine }: TableLayout,
  side: 0 | 1,
  name: AnchorName,
  strip: StatusStrip,
  host: HTMLElement,
): Spot {
  if (name === "centre") return { x: boards[0].x + boards[0].w / 2, y: centreLine, ...SMALL };
  if (piles !== null && name === "deck") return pileSpots(piles[side]).deck;
  if (piles !== null && name === "discard") return pileSpots(piles[side]).discard;
  const hand = hands[side];
  if (name === "hand" && hand !== null) return { x: hand.x + hand.w / 2, y: hand.y + hand.h / 2, ...SMALL };
  const origin = host.getBoundingClientRect();
  const area = strip.anchor(name).getBoundingClientRect();
  return { x: area.x - origin.x + area.width / 2, y: area.y - origin.y + area.height / 2, ...SMALL };
}
