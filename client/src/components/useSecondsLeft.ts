import { useEffect, useState } from "preact/hooks";

const LOOK_EVERY_MS = 250;

/**
 * Whole seconds until a moment, null without one. Who uses it is drawn anew when the number changes, not more often.
 */
export function useSecondsLeft(moment: number | null, now: () => number): number | null {
  const read = (): number | null => (moment === null ? null : Math.max(0, Math.ceil((moment - now()) / 1000)));
  const [left, setLeft] = useState(read);
  useEffect(() => {
    setLeft(read());
    if (moment === null) return;
    const timer = setInterval(() => setLeft(read()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
