/**
 * What the log has to tell: what happened and what was said, in order. Signals change only through the functions here.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { TextKey } from "../i18n/index.ts";
import { type Doing, doingAfter, NOTHING_DONE } from "./doing.ts";
import { type BoardsSeen, type EventName, type GameEvent, logLine, type Seat } from "./lines.ts";

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
const NAMES_CREATURES: readonly EventName[] = ["combat", "block", "hunt", "unblocked", "dieResolved"];
function needed([event, { players, waiting = [] }]: Told, doing: Doing): BoardsSeen {
  if (event.e === "trigger") return { players: [], waiting: waiting.map(() => null) };
  if (!NAMES_CREATURES.includes(event.e)) return { players: [], doing };
  return { players: players.map(({ board }) => ({ board: board.map(({ id, card }) => ({ id, card })) })), doing };
}

/** Whether this is worth a line at all does not depend on who reads it. */
const isTold = ([event, before]: Told): boolean => logLine(event, before, null) !== null;

export function createLogStore(): LogStore {
  const entries = signal<readonly LogEntry[]>([]);
  let next = 0;
  let first = 0;
  let doing = NOTHING_DONE;
  const entryOf = (told: Told, id: number, by: Doing): LogEntry => ({
    id,
    is: "event",
    event: told[0],
    before: needed(told, by),
  });
  /** Everything that is worth a line, and whose doing it was. */
  const tellAll = (all: readonly Told[], idOf: (index: number) => number) => {
    let by = NOTHING_DONE;
    const entries: LogEntry[] = [];
    for (const told of all) {
      if (isTold(told)) entries.push(entryOf(told, idOf(entries.length), by));
      by = doingAfter(by, ...told);
    }
    return { entries, by };
  };
  const keep = (list: readonly LogEntry[]): void => {
    entries.value = list.slice(-MOST_ENTRIES);
  };
  const add = (...more: readonly LogEntry[]): void => keep([...entries.peek(), ...more]);
  return {
    entries,
    happened: (event, before) => {
      if (isTold([event, before])) add(entryOf([event, before], next++, doing));
      doing = doingAfter(doing, event, before);
    },
    note: (text) => add({ id: next++, is: "note", text }),
    newMatch: () => {
      const last = entries.peek().findLastIndex((entry) => entry.is === "note" && entry.text === "logNewMatch");
      keep([...entries.peek().slice(Math.max(0, last)), { id: next++, is: "note", text: "logNewMatch" }]);
    },
    said: (from, name, text) => add({ id: next++, is: "chat", from, name, text }),
    recall: (earlier) => {
      first -= earlier.filter(isTold).length;
      keep([...tellAll(earlier, (index) => first + index).entries, ...entries.peek()]);
    },
    restart: (told) => {
      const all = tellAll(told, () => next++);
      doing = all.by;
      keep(all.entries);
    },
  };
}
