/** A counter that changes: its number rises, a lost life breaks a heart, and the edge of the table flashes. */
import { useEffect } from "preact/hooks";
import { signed } from "../../i18n/words.ts";
import type { TableStore } from "../../store/tableStore.ts";
import type { Float } from "../model/float.ts";
import { nearSeat, type Seat, type TableModel } from "../model/model.ts";
import type { TokenRow } from "./statusWords.ts";
import { TableIcon } from "./TableIcon.tsx";

const SHOWN_MS = 1200;
const LAST_SHOWN_MS = 2400;

const costsLife = ({ of, change }: Float): boolean => of === "life" && change < 0;

/** Somebody, or whoever sits there, is losing life. */
export const isHit = (store: TableStore, seat?: Seat): boolean =>
  store.floats.value.some((float) => costsLife(float) && (seat === undefined || float.seat === seat));

interface RisingNumberProps {
  readonly store: TableStore;
  readonly float: Float;
  readonly row: TokenRow;
}

/** Gone by a clock of its own: where animations are switched off, none of them ends. */
export function RisingNumber({ store, float, row }: RisingNumberProps) {
  const shownMs = float.last ? LAST_SHOWN_MS : SHOWN_MS;
  useEffect(() => {
    const timer = setTimeout(() => store.floatEnded(float.id), shownMs);
    return () => clearTimeout(timer);
  }, [float.id]);
  return (
    <>
      {costsLife(float) && brokenHearts(float, row).map((at) => <BreakingHeart key={at} at={at} shownMs={shownMs} />)}
      <span
        class={`t-float t-float-${float.of}`}
        data-effect={`float-${float.of}`}
        aria-hidden="true"
        style={{ "--shown": `${shownMs}ms` }}
      >
        {signed(float.change)}
      </span>
    </>
  );
}

/** Which of the drawn hearts have just gone. */
function brokenHearts({ change }: Float, { icons, number }: TokenRow): readonly number[] {
  if (number !== null) return [0];
  const left = icons.filter((icon) => icon === "heart-full").length;
  return Array.from({ length: Math.min(-change, icons.length - left) }, (_, i) => left + i);
}

/** Swells, cracks, and falls apart where the heart was. */
const BreakingHeart = ({ at, shownMs }: { readonly at: number; readonly shownMs: number }) => (
  <span
    class="t-breaking"
    data-effect="heart-breaks"
    aria-hidden="true"
    style={{ "--at": at, "--shown": `${shownMs}ms` }}
  >
    {(["left", "right"] as const).map((half) => (
      <span key={half} class="t-half" data-half={half}>
        <TableIcon name="heart-full" />
      </span>
    ))}
  </span>
);

/** All around whoever lost it; on the loser's side for everybody else. */
export function EdgeFlash({ store, table }: { readonly store: TableStore; readonly table: TableModel }) {
  return store.floats.value
    .filter(costsLife)
    .map(({ id, seat, last }) => (
      <div
        key={id}
        class="t-edge"
        data-effect="edge-flash"
        data-side={seat === table.viewer ? "all" : seat === nearSeat(table) ? "near" : "far"}
        aria-hidden="true"
        style={{ "--shown": `${last ? LAST_SHOWN_MS : SHOWN_MS}ms` }}
      />
    ));
}
