/** A match as the sequence of what a viewer saw. */
import { type GameEvent, type MatchView, type Viewer, viewEvents, viewState } from "@mindbug/shared";
import type { PlayedMatch } from "@mindbug/shared/analysis";
import type { TableView } from "@mindbug/shared/protocol";
import { effectiveEntries, openRecord, replayEntry } from "./rooms/journaledMatch.ts";
import type { Entry, MatchRecord } from "./store/store.ts";

export interface ReplayStep {
  readonly view: TableView;
  readonly events: readonly GameEvent[];
}

/**
 * How a finished match was dealt and what was answered: enough to play it on. Of one that is still played it would tell
 * every hidden card there is.
 */
export function recordOf(match: MatchRecord, entries: readonly Entry[]): PlayedMatch | null {
  if (match.status !== "finished") return null;
  const moves = effectiveEntries(entries).flatMap((entry) => (entry.t === "decide" ? [entry.answer] : []));
  return { setup: match.setup, rules: match.rules, moves };
}

function tableOf({ viewer: _viewer, ...table }: MatchView): TableView {
  return table;
}

/**
 * Of a finished match with open hands; of a running one without, even where spectators see them: a player could be
 * asking. Throws JournalTooNew.
 */
export function replayOf(match: MatchRecord, entries: readonly Entry[]): ReplayStep[] {
  const viewer: Viewer = match.status === "finished" ? "open" : "spectator";
  const { state, events } = openRecord(match);
  // Views share lists with the state they were built from, which the next entry changes.
  const step = (happened: readonly GameEvent[]): ReplayStep =>
    structuredClone({ view: tableOf(viewState(state, viewer)), events: viewEvents(happened, viewer) });
  const steps = [step(events)];
  for (const entry of effectiveEntries(entries)) steps.push(step(replayEntry(state, entry)));
  return steps;
}
