/** Where a pile, a hand or a counter is, for whatever flies there. Counters are part of the page over the cards. */
import type { AnchorName } from "../../animation/stage.ts";
import type { Spot } from "../layout/geometry.ts";
import { pileSpots } from "../layout/spots.ts";
import type { TableLayout } from "../layout/tableLayout.ts";

const SMALL = { w: 40, h: 56, turn: 0 };

export function anchorSpot(layout: TableLayout, side: 0 | 1, name: AnchorName, host: HTMLElement): Spot {
  const { piles, hands, boards, centreLine } = layout;
  if (name === "centre") return { x: boards[0].x + boards[0].w / 2, y: centreLine, ...SMALL };
  const market = layout.powerRow ?? layout.powerLabel;
  if (name === "market" && market !== null) {
    const { x, y, w } = market;
    return { x: x + w / 2, y: y + SMALL.h / 2, ...SMALL };
  }
  if (piles !== null && name === "deck") return pileSpots(piles[side]).deck;
  if (piles !== null && name === "discard") return pileSpots(piles[side]).discard;
  const hand = hands[side];
  if (name === "hand" && hand !== null) return { x: hand.x + hand.w / 2, y: hand.y + hand.h / 2, ...SMALL };
  const strip = host.querySelector(`.t-status[data-side="${side}"]`);
  const part = strip?.querySelector(name === "discard" ? ".t-chip-pile" : `.t-${name}`) ?? strip;
  const status = layout.statuses[side];
  if (part == null) return { x: status.x + status.w / 2, y: status.y + status.h / 2, ...SMALL };
  const origin = host.getBoundingClientRect();
  const area = part.getBoundingClientRect();
  return { x: area.x - origin.x + area.width / 2, y: area.y - origin.y + area.height / 2, ...SMALL };
}
