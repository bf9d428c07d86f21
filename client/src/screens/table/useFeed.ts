/** Whether the log is open. Where it lies over the table, "back" closes it instead of leaving the table. */
import { useState } from "preact/hooks";
import { useBackCloses } from "../../app/useBackCloses.ts";

export interface FeedState {
  readonly open: boolean;
  /** It stands beside the table and covers nothing. */
  readonly beside: boolean;
  toggle(open?: boolean): void;
}

/** From here on the log has a column of its own. */
const WIDE_ENOUGH = 1180;
export const besideTheTable = (): boolean => innerWidth >= WIDE_ENOUGH;

export function useFeed(): FeedState {
  const [open, setOpen] = useState(besideTheTable);
  const beside = open && besideTheTable();
  useBackCloses(open && !beside, () => setOpen(false));
  return { open, beside, toggle: (wanted = !open) => setOpen(wanted) };
}
