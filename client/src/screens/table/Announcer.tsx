/**
 * Reads out what happens on a table, what is asked, and why something cannot be done. While the log is open, its lines
 * are read out there: nothing is said twice.
 */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lineText, logLine } from "../../log/lines.ts";
import type { Readers } from "../../log/Log.tsx";
import type { LogEntry } from "../../log/logStore.ts";
import { say } from "../../i18n/index.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { foreseenWords } from "../../table/dom/PromptBar.tsx";
import { refusalWords } from "../../table/dom/Toast.tsx";
import { spokenPlay } from "../../table/dom/spoken.ts";
import { hintLine, question } from "../../table/model/promptWords.ts";

const MOST_KEPT = 12;

interface AnnouncerProps {
  readonly store: TableStore;
  /** null while the log itself is on the page. */
  readonly entries: ReadonlySignal<readonly LogEntry[]> | null;
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

/**
 * What the table asks, once it is at rest; the same words are not said again while they stand. The end is told by the
 * log and by its own heading.
 */
function standingWords(store: TableStore): string {
  const table = store.table.value;
  if (table === null || store.moving.value) return "";
  if (table.prompt === null || table.prompt.answers === null) return "";
  const choices = store.choices.peek();
  const sentence = question(table, table.prompt, choices);
  return [sentence, hintLine(table, table.prompt, choices), spokenPlay(table, table.prompt)]
    .filter((text) => text !== "")
    .join(" ");
}

export function Announcer({ store, entries, readers }: AnnouncerProps) {
  const spoken = useSignal<readonly Spoken[]>([]);
  const last = useRef({ id: 0, standing: "", refusal: "", foreseen: "" });
  const speak = (...texts: readonly string[]): void => {
    const fresh = texts.filter((text) => text !== "").map((text) => ({ id: ++last.current.id, text }));
    if (fresh.length > 0) spoken.value = [...spoken.peek(), ...fresh].slice(-MOST_KEPT);
  };
  useEffect(() => {
    if (entries === null) return;
    let told = entries.peek().at(-1)?.id ?? -1;
    return entries.subscribe((now) => {
      const fresh = now.filter(({ id }) => id > told);
      told = fresh.at(-1)?.id ?? told;
      speak(...fresh.map((entry) => entryText(entry, readers)));
    });
  }, [entries, readers.mine, ...readers.names]);
  useSignalEffect(() => {
    const standing = standingWords(store);
    if (standing !== last.current.standing) speak(standing);
    last.current.standing = standing;
  });
  useSignalEffect(() => {
    const foreseen = foreseenWords(store) ?? "";
    if (foreseen !== last.current.foreseen) speak(foreseen);
    last.current.foreseen = foreseen;
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
