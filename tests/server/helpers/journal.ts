/** The truth behind a match: what the server wrote down, replayed by the engine alone. */
import {
  apply,
  copyState,
  createMatch,
  forfeit,
  type GameEvent,
  type MatchSetup,
  type MatchState,
  type MatchView,
  type Seat,
} from "@mindbug/shared";
import type { TableView } from "@mindbug/shared/protocol";
import { openDatabase } from "../../../server/src/store/database.ts";
import type { Entry } from "../../../server/src/store/store.ts";

/** A view as clients hold it. */
export function tableOf({ viewer: _viewer, ...table }: MatchView): TableView {
  return table;
}

export interface Truth {
  readonly state: MatchState;
  readonly events: readonly GameEvent[];
}

export function journalOf(dataFolder: string, matchId: string): { setup: MatchSetup; entries: Entry[]; code: string } {
  const db = openDatabase(`${dataFolder}/mindbug.sqlite`);
  try {
    const [match] = db.all("SELECT setup, code FROM matches WHERE id = ?", matchId);
    const entries = db
      .all("SELECT entry FROM entries WHERE match_id = ? ORDER BY position", matchId)
      .map((row) => JSON.parse(String(row.entry)) as Entry);
    return { setup: JSON.parse(String(match!.setup)) as MatchSetup, entries, code: String(match!.code) };
  } finally {
    db.close();
  }
}

/** Every state of the match, by step. Knows nothing of things taken back. */
function replay(setup: MatchSetup, entries: readonly Entry[]): Truth[] {
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.reason);
  const truths: Truth[] = [{ state: copyState(created.state), events: created.events }];
  const { state } = created;
  for (const entry of entries) {
    let events: readonly GameEvent[];
    if (entry.t === "takeback") throw new Error("A takeback is not replayed here.");
    if (entry.t === "forfeit") events = forfeit(state, entry.seat as Seat, entry.reason);
    else {
      const applied = apply(
        state,
        entry.seat,
        entry.t === "concede" ? { concede: true } : { prompt: entry.prompt, answer: entry.answer },
      );
      if (!applied.ok) throw new Error(applied.refusal.reason);
      events = applied.events;
    }
    truths.push({ state: copyState(state), events });
  }
  return truths;
}

export const truthOf = (dataFolder: string, matchId: string): Truth[] => {
  const { setup, entries } = journalOf(dataFolder, matchId);
  return replay(setup, entries);
};
