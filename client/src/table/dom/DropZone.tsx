/** Where a card under the pointer may be let go, and what that would do; bright as soon as letting go counts. */
import { nameOf, say } from "../../i18n/index.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { labelWith } from "../model/promptWords.ts";
import { draggedOffer, hasLeft, placementOf } from "../touch.ts";
import { boxStyle } from "./box.ts";
import "./dropZone.css";

export function DropZone({ store }: { readonly store: TableStore }) {
  const drag = store.pointer.dragging.value;
  const layout = store.layout.value;
  const table = store.table.value;
  const placement = drag === null ? undefined : placementOf(store, drag.id);
  const offer = placement === undefined ? undefined : draggedOffer(store, placement.thing);
  if (drag === null || placement === undefined || offer === undefined || layout === null || table?.prompt == null)
    return null;
  // A creature crosses the middle, a card from a hand stays on its own side.
  const across = placement.role === "creature" ? placement.spot.y > layout.centreLine : placement.role === "farHand";
  const at = drag.aim?.at ?? null;
  const prey = at === null ? undefined : store.placements.value.find(({ thing }) => thing === at);
  return (
    <div
      class="t-drop"
      aria-hidden="true"
      data-answer={offer.answer.do}
      data-counts={hasLeft(placement, drag)}
      style={boxStyle(layout.boards[across ? 0 : 1])}
    >
      <span>
        {prey === undefined
          ? labelWith(table, table.prompt, offer, placement.thing, store.choices.value)
          : say("doHunt", { card: nameOf(prey.face.card ?? "") })}
      </span>
    </div>
  );
}
