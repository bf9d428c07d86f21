/** What is being read beside the table: what matters now, one rule, or nothing. */
import type { RulebookKey } from "@mindbug/shared/rulebook/subjects";
import { type ReadonlySignal, signal } from "@preact/signals-core";

type Reading = "now" | RulebookKey;

const opened = signal<Reading | null>(null);

export const reading: ReadonlySignal<Reading | null> = opened;

export function openReference(at: Reading = "now"): void {
  opened.value = at;
}

export function closeReference(): void {
  opened.value = null;
}
