/** Whether the log is open. Where it lies over the table, "back" closes it instead of leaving the table. */
import { useEffect, useRef, useState } from "preact/hooks";
import { BackCloses, WIDE_ENOUGH_FOR_THE_LOG } from "../backCloses.ts";

export interface FeedState {
  readonly open: boolean;
  /** It stands beside the table and covers nothing. */
  readonly beside: boolean;
  toggle(open?: boolean): void;
}

const besideTheTable = (): boolean => innerWidth >= WIDE_ENOUGH_FOR_THE_LOG;

/** `settled`: the history is as it was before the log lay over the table, and may be written to. */
export function useFeed(settled: () => void = () => undefined): FeedState & { readonly onTop: () => boolean } {
  const [open, setOpen] = useState(besideTheTable);
  const latest = useRef(settled);
  latest.current = settled;
  const [sheet] = useState(
    () =>
      new BackCloses(
        () => setOpen(false),
        () => latest.current(),
      ),
  );
  useEffect(() => () => sheet.destroy(), []);
  return {
    open,
    beside: open && besideTheTable(),
    toggle: (wanted = !open) => {
      setOpen(wanted);
      sheet.set(wanted && !besideTheTable());
    },
    onTop: () => sheet.onTop,
  };
}
