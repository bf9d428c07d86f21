/** Small words on the table that belong to places, not to cards. */
import { say } from "../../i18n/index.ts";
import type { TableStore } from "../../store/tableStore.ts";
import type { TableLayout } from "../layout/tableLayout.ts";
import type { TableModel } from "../model/model.ts";
import { boxStyle } from "./box.ts";
import { startLabelPlace } from "./places.ts";
import { TableIcon } from "./TableIcon.tsx";
import "./labels.css";

interface LabelsProps {
  readonly store: TableStore;
  readonly table: TableModel;
  readonly layout: TableLayout;
}

const discarded = ({ discard }: { readonly discard: readonly string[] }): string =>
  `${say("powerDiscard")}, ${say("cards", { n: discard.length })}`;

export function Labels({ store, table, layout }: LabelsProps) {
  const start = startLabelPlace(layout);
  const { powerLabel, powerRow } = layout;
  const shown = table.revealed.some((cards) => cards.length > 0);
  return (
    <>
      {start !== null && shown && (
        <span class="t-label" style={boxStyle(start)}>
          {say("startCards")}
        </span>
      )}
      <button
        type="button"
        class="t-label t-unused"
        aria-label={`${say("stillToComeAsk")}, ${say("unusedPile")}: ${say("cards", { n: table.unusedCount })}`}
        title={say("stillToComeAsk")}
        style={boxStyle(layout.unused)}
        onClick={() => store.askWhatComes(true)}
      >
        <TableIcon name="pile-unused" />
        {table.unusedCount}
      </button>
      {powerLabel !== null && table.power !== null && (
        <button
          type="button"
          class="t-label t-power-label"
          aria-label={`${say("powerCards")}, ${discarded(table.power)}`}
          style={boxStyle(powerLabel)}
          onClick={() => store.togglePile("power")}
        >
          {(layout.form === "wide" || powerRow === null) && `${say("powerCards")} · `}
          {say("powerDeck", { n: table.power.deckCount })}
        </button>
      )}
    </>
  );
}
