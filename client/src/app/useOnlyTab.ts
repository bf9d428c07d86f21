/** What only one tab of this browser may do at a time: another one can take it over. */
import { useCallback, useEffect, useState } from "preact/hooks";

type Hold = "asking" | "held" | "elsewhere";

export function useOnlyTab(name: string): [hold: Hold, takeOver: () => void] {
  const [hold, setHold] = useState<Hold>("asking");
  const [steals, setSteals] = useState(false);
  useEffect(() => {
    // Without https there are no locks: then nobody else is thought of.
    if (!("locks" in navigator)) return setHold("held");
    let letGo: () => void = () => undefined;
    let gone = false;
    const take = (lock: Lock | null): Promise<void> | undefined => {
      if (gone) return;
      setHold(lock === null ? "elsewhere" : "held");
      return lock === null ? undefined : new Promise<void>((resolve) => (letGo = resolve));
    };
    const options: LockOptions = steals ? { steal: true } : { ifAvailable: true };
    // It is refused when another tab takes it over.
    navigator.locks.request(name, options, take).catch(() => gone || (setSteals(false), setHold("elsewhere")));
    return () => {
      gone = true;
      letGo();
    };
  }, [steals]);
  return [hold, useCallback(() => setSteals(true), [])];
}
