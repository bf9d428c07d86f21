/** While a position is put together, cards on the table are not played: pressed, they are picked to go elsewhere. */
import type { TableStore } from "../../store/tableStore.ts";
import type { Placement } from "../../table/layout/placements.ts";
import type { Carried, Zone } from "./editPosition.ts";
import type { SetUp } from "./setUp.ts";

/** null for what is no single card of a list. */
function carriedFrom(store: TableStore, { role, seat, thing, creature, face }: Placement): Carried | null {
  const { card } = face;
  if (card === null) return null;
  const at = (zone: Zone, index: number): Carried => ({ card, from: { zone, index } });
  const last = Number(thing.slice(thing.lastIndexOf(":") + 1));
  if (role === "power") return at({ of: null, pile: "power" }, last);
  if (seat === null) return null;
  const player = store.table.peek()?.players[seat];
  if (role === "hand" || role === "farHand") return at({ of: seat, pile: "hand" }, last);
  if (role === "discard") return at({ of: seat, pile: "discard" }, (player?.discard.length ?? 1) - 1);
  if (role === "creature")
    return at({ of: seat, pile: "board" }, player?.board.findIndex(({ id }) => id === creature?.id) ?? -1);
  return null;
}

export function pickOnTable(store: TableStore, setUp: SetUp) {
  const under = ({ target }: Event): Carried | null => {
    const id = target instanceof Element ? target.closest(".t-thing")?.getAttribute("data-thing") : null;
    const placement = store.placements.peek().find((each) => each.id === id);
    return placement === undefined ? null : carriedFrom(store, placement);
  };
  return {
    onPointerDownCapture: (event: PointerEvent): void => {
      const carried = under(event);
      if (carried === null) return;
      event.stopPropagation();
      setUp.carrying.press(carried, event);
    },
    onClickCapture: (event: Event): void => {
      const carried = under(event);
      if (carried === null) return;
      event.stopPropagation();
      setUp.carrying.click(carried);
    },
  };
}
