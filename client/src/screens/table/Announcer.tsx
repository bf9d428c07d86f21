/** The one live region of a table: reads out what happens, what is said, what is asked and why something cannot be done. */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { lineText, logLine } from "../../log/lines.ts";
import type { Readers } from "../../log/Log.tsx";
import type { LogEntry } from "../../log/logStore.ts";
import { say } from "../../i18n/index.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { refusalWords } from "../../table/dom/Toast.tsx";
import { spokenPlay } from "../../table/dom/spoken.ts";
import { hintLine, question, verdict } from "../../table/promptWords.ts";

const MOST_KEPT = 12;

interface AnnouncerProps {
  readonly store: TableStore;
  readonly entries: ReadonlySignal<readonly LogEntry[]>;
  readonly readers: Readers;
}

interface Spoken {
  readonly id: number;
  readonly text: string;
}

function entryText(entry: LogEntry, { names, mine }: Readers): string {
  switch (entry.is) {
    case "note":
      return say(entry.text);
    case "chat":
      return `${entry.name}: ${entry.text}`;
    case "event":
      return lineText(logLine(entry.event, entry.before, mine) ?? [], names);
  }
}

/** What the table asks or ends with, once it is at rest; the same words are not said again while they stand. */
function standingWords(store: TableStore): string {
  const table = store.table.value;
  if (table === null || store.moving.value) return "";
  const end = verdict(table);
  if (end !== null) return `${end.title} ${end.reason}`;
  if (table.prompt === null || table.prompt.answers === null) return "";
  const choices = store.choices.peek();
  const sentence = question(table, table.prompt, choices);
  return [sentence, hintLine(table, table.prompt, choices), spokenPlay(table, table.prompt)]
    .filter((text) => text !== "")
    .join(" ");
}

export function Announcer({ store, entries, readers }: AnnouncerProps) {
  const spoken = useSignal<readonly Spoken[]>([]);
  const last = useRef({ id: 0, entry: entries.peek().at(-1)?.id ?? -1, standing: "", refusal: "" });
  const speak = (...texts: readonly string[]): void => {
    const fresh = texts.filter((text) => text !== "").map((text) => ({ id: ++last.current.id, text }));
    if (fresh.length > 0) spoken.value = [...spoken.peek(), ...fresh].slice(-MOST_KEPT);
  };
  useSignalEffect(() => {
    const fresh = entries.value.filter(({ id }) => id > last.current.entry);
    last.current.entry = fresh.at(-1)?.id ?? last.current.entry;
    speak(...fresh.map((entry) => entryText(entry, readers)));
  });
  useSignalEffect(() => {
    const standing = standingWords(store);
    if (standing !== last.current.standing) speak(standing);
    last.current.standing = standing;
  });
  useSignalEffect(() => {
    const refusal = refusalWords(store) ?? "";
    if (refusal !== last.current.refusal) speak(refusal);
    last.current.refusal = refusal;
  });
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-label={say("tableNews")}>
      {spoken.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
