/** The events of recorded steps, each with what was to be seen just before it. */
import { applyEvent } from "@mindbug/shared/view";
import type { GameEvent, MatchView } from "../table/model/model.ts";
import type { Told } from "./logStore.ts";

export interface RecordedStep {
  /** As the record shows it to everybody. */
  readonly view: Omit<MatchView, "viewer">;
  readonly events: readonly GameEvent[];
}

export function toldBy(steps: readonly RecordedStep[]): Told[] {
  return steps.flatMap(({ view, events }, index) => {
    let before: MatchView = { ...(steps[index - 1]?.view ?? view), viewer: "open" };
    return events.map((event): Told => {
      const told = [event, before] as const;
      before = applyEvent(before, event);
      return told;
    });
  });
}
