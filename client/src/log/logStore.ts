/**
 * What the log has to tell: what happened and what was said, in order. Signals change only through the functions here.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { TextKey } from "../i18n/index.ts";
import { type BoardsSeen, type GameEvent, logLine, type Seat } from "./lines.ts";

export type Talker = Seat | "spectator";

/** `id` names the entry while it is kept; later ones have higher numbers. */
export type LogEntry = { readonly id: number } & (
  | { readonly is: "event"; readonly event: GameEvent; readonly before: BoardsSeen }
  | { readonly is: "note"; readonly text: TextKey }
  | { readonly is: "chat"; readonly from: Talker; readonly name: string; readonly text: string }
);
/** An event and what was to be seen just before it. */
export type Told = readonly [event: GameEvent, before: BoardsSeen];

export const MOST_ENTRIES = 400;

export interface LogStore {
  readonly entries: ReadonlySignal<readonly LogEntry[]>;
  happened(event: GameEvent, before: BoardsSeen): void;
  note(text: TextKey): void;
  /** An evening of rematches is not kept whole: the match before stays, those before it go. */
  newMatch(): void;
  said(from: Talker, name: string, text: string): void;
  /** What happened before anybody was here to tell it. */
  recall(earlier: readonly Told[]): void;
  /** Forgets everything, and tells this instead. */
  restart(told: readonly Told[]): void;
}

/** Of what was to be seen, only what the line needs: whole views would be kept for a whole evening. */
const NOTHING_SEEN: BoardsSeen = { players: [] };
function needed([event, { players, waiting = [] }]: Told): BoardsSeen {
  if (event.e === "trigger") return { players: [], waiting: waiting.map(() => null) };
  if (event.e !== "combat") return NOTHING_SEEN;
  return { players: players.map(({ board }) => ({ board: board.map(({ id, card }) => ({ id, card })) })) };
}

/** Whether this is worth a line at all does not depend on who reads it. */
const isTold = ([event, before]: Told): boolean => logLine(event, before, null) !== null;

export function createLogStore(): LogStore {
  const entries = signal<readonly LogEntry[]>([]);
  let next = 0;
  let first = 0;
  const entryOf = (told: Told, id: number): LogEntry => ({ id, is: "event", event: told[0], before: needed(told) });
  const keep = (list: readonly LogEntry[]): void => {
    entries.value = list.slice(-MOST_ENTRIES);
  };
  const add = (...more: readonly LogEntry[]): void => keep([...entries.peek(), ...more]);
  return {
    entries,
    happened: (event, before) => {
      if (isTold([event, before])) add(entryOf([event, before], next++));
    },
    note: (text) => add({ id: next++, is: "note", text }),
    newMatch: () => {
      const last = entries.peek().findLastIndex((entry) => entry.is === "note" && entry.text === "logNewMatch");
      keep([...entries.peek().slice(Math.max(0, last)), { id: next++, is: "note", text: "logNewMatch" }]);
    },
    said: (from, name, text) => add({ id: next++, is: "chat", from, name, text }),
    recall: (earlier) => {
      const told = earlier.filter(isTold);
      first -= told.length;
      keep([...told.map((each, index) => entryOf(each, first + index)), ...entries.peek()]);
    },
    restart: (told) => keep(told.filter(isTold).map((each) => entryOf(each, next++))),
  };
}
