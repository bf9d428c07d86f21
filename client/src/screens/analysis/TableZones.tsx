/** Where on the table the carried card can be put: bright places over the cards, each a real button. */
import { sayAnalysis } from "../../i18n/analysis.ts";
import { nameOf } from "../../i18n/index.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { boxStyle } from "../../table/dom/box.ts";
import type { Rect } from "../../table/layout/geometry.ts";
import type { TableLayout } from "../../table/layout/tableLayout.ts";
import { nearSeat, otherSeat, type TableModel } from "../../table/model/model.ts";
import { mayPut, type Zone, zoneKey } from "./editPosition.ts";
import type { SetUp } from "./setUp.ts";
import { zoneName } from "./zoneWords.ts";

interface Area {
  readonly zone: Zone;
  readonly area: Rect;
}

const half = ({ x, y, w, h }: Rect, side: 0 | 1): Rect => ({ x: x + (side * w) / 2, y, w: w / 2, h });

/** Where the piles have no place of their own they are numbers in the status: left the discard pile, right the deck. */
function areasOf(table: TableModel, layout: TableLayout): Area[] {
  const near = nearSeat(table);
  return ([otherSeat(near), near] as const).flatMap((of, index): Area[] => {
    const side = index === 0 ? 0 : 1;
    const hand = layout.hands[side];
    const piles = layout.piles?.[side] ?? layout.statuses[side];
    const [deck, discard] = layout.piles === null ? [1, 0] : [0, 1];
    return [
      { zone: { of, pile: "board" }, area: layout.boards[side] },
      ...(hand === null ? [] : [{ zone: { of, pile: "hand" } as const, area: hand }]),
      { zone: { of, pile: "deck" }, area: half(piles, deck as 0 | 1) },
      { zone: { of, pile: "discard" }, area: half(piles, discard as 0 | 1) },
    ];
  });
}

export function TableZones({ store, setUp }: { readonly store: TableStore; readonly setUp: SetUp }) {
  const carried = setUp.carrying.carried.value;
  const [table, layout, position] = [store.table.value, store.layout.value, setUp.position];
  if (carried === null || table === null || layout === null || position === null) return null;
  const over = setUp.carrying.over.value;
  const power: Area[] = [{ zone: { of: null, pile: "power" }, area: layout.powerRow ?? layout.prompt }];
  return (
    <div class="zones">
      {[...areasOf(table, layout), ...power]
        .filter(({ zone }) => mayPut(position, zone, carried))
        .map(({ zone, area }) => (
          <button
            key={zoneKey(zone)}
            type="button"
            class="zone"
            data-zone={zoneKey(zone)}
            data-over={over === zoneKey(zone)}
            style={boxStyle(area)}
            aria-label={`${sayAnalysis("putHere", { card: nameOf(carried.card) })}: ${zoneName(zone, table)}`}
            onClick={() => setUp.putInto(zone)}
          >
            <span>{zoneName(zone, null)}</span>
          </button>
        ))}
    </div>
  );
}
