/** What a combat would come to, on the two creatures themselves, while one of the choices is pointed at or picked. */
import type { TableStore } from "../../store/tableStore.ts";
import type { Placement } from "../layout/placements.ts";
import { type CombatFate, fateLabel } from "../model/combatWords.ts";
import { creatureThing } from "../model/choices.ts";
import type { CombatPreview } from "../model/model.ts";
import { TableIcon } from "./TableIcon.tsx";
import "./foresight.css";

const ICONS: Readonly<Record<CombatFate["outcome"], string>> = {
  survives: "heart-full",
  exhausted: "keyword-tough",
  protected: "keyword-tough",
  defeated: "trigger-defeated",
};
/** Narrower than this the words would break within themselves. */
const LEAST_WIDTH = 92;
const EDGE = 4;

export function Foresight({ store }: { readonly store: TableStore }) {
  const preview = store.previews.shown.value?.preview ?? null;
  const screen = store.layout.value?.screen;
  if (preview === null || screen === undefined || store.moving.value) return null;
  return (
    <>
      {fatesOf(preview).map((fate) => {
        const placement = store.placements.value.find(({ thing }) => thing === creatureThing(fate.creature));
        return (
          placement !== undefined && <Fate key={fate.creature} fate={fate} placement={placement} wide={screen.w} />
        );
      })}
    </>
  );
}

const fatesOf = ({ attacker, blocker }: CombatPreview): readonly CombatFate[] =>
  [attacker, blocker].filter((fate) => fate !== null);

interface FateProps {
  readonly fate: CombatFate;
  readonly placement: Placement;
  readonly wide: number;
}

/** The question says the same in a sentence: this is for the eye. */
function Fate({ fate, placement: { spot }, wide }: FateProps) {
  const w = Math.max(LEAST_WIDTH, spot.w * 0.94);
  const x = Math.min(wide - w - EDGE, Math.max(EDGE, spot.x - w / 2));
  return (
    <div
      class="t-fate"
      aria-hidden="true"
      data-fate={fate.outcome}
      style={{ left: `${x}px`, top: `${spot.y}px`, width: `${w}px` }}
    >
      <TableIcon name={ICONS[fate.outcome]} />
      <span>{fateLabel(fate)}</span>
    </div>
  );
}
