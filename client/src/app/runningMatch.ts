/** Whether a match is being played on this page: nothing may take the page away from it. */
import { signal } from "@preact/signals-core";
import { useEffect } from "preact/hooks";
import { useScreenAwake } from "./screenAwake.ts";

const running = signal(0);

/** Components and effects that call this follow every change. */
export const matchRuns = (): boolean => running.value > 0;

export function useRunningMatch(runs: boolean): void {
  useScreenAwake(runs);
  useEffect(() => {
    if (!runs) return;
    running.value++;
    return () => {
      running.value--;
    };
  }, [runs]);
}
