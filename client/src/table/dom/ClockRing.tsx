/** A ring that empties with the clock; at the end it beats and shows the seconds. */
import { useEffect, useState } from "preact/hooks";
import type { TableStore } from "../../store/tableStore.ts";
import { type ClockState, PromptTimer } from "./clock.ts";
import "./clockRing.css";

const LENGTH = 100;
const RADIUS = 18;
export const HURRY_SECONDS = 10;
const LOOK_EVERY_MS = 250;

export const ClockRing = ({ clock }: { readonly clock: ClockState | null }) => (
  <svg
    viewBox="0 0 40 40"
    class="t-ring"
    aria-hidden="true"
    data-running={clock !== null}
    data-hurry={clock !== null && clock.seconds <= HURRY_SECONDS}
  >
    <circle class="t-ring-back" cx={20} cy={20} r={RADIUS} pathLength={LENGTH} />
    <circle
      class="t-ring-arc"
      cx={20}
      cy={20}
      r={RADIUS}
      pathLength={LENGTH}
      stroke-dasharray={`${(clock?.fraction ?? 0) * LENGTH} ${LENGTH}`}
    />
  </svg>
);

/** The clock of the standing question, drawn anew once a second and not at all without a clock. */
export function usePromptClock(store: TableStore): ClockState | null {
  const [timer] = useState(() => new PromptTimer());
  const [shown, setShown] = useState<ClockState | null>(null);
  const clock = store.clock.value;
  const prompt = store.table.value?.prompt?.id ?? null;
  useEffect(() => {
    if (clock === null || prompt === null) return setShown(null);
    const look = (): void => {
      const now = timer.read(prompt, clock.deadline, clock.now());
      setShown((before) => (before?.seconds === now.seconds ? before : now));
    };
    setShown(timer.read(prompt, clock.deadline, clock.now()));
    const ticking = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(ticking);
  }, [clock?.deadline, prompt]);
  return shown;
}
