/** Which explanations have been given, and which one is on the screen. Each is given once. */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import type { TextKey } from "../../i18n/index.ts";

export interface CoachStore {
  /** What the bubble says now. */
  readonly current: ReadonlySignal<TextKey | null>;
  /** To be said as soon as there is time to read: not while something moves. */
  tell(keys: readonly TextKey[]): void;
  /** Now there is time to read. */
  speak(): void;
  next(): void;
  /** An answer shows that the words were understood. */
  answered(): void;
  /** No more help. */
  silence(): void;
}

export function createCoachStore(): CoachStore {
  const told = new Set<TextKey>();
  const waiting = signal<readonly TextKey[]>([]);
  const speaking = signal(false);
  let silent = false;
  return {
    current: computed(() => (speaking.value ? (waiting.value[0] ?? null) : null)),
    tell: (keys) => {
      const fresh = silent ? [] : keys.filter((key) => !told.has(key));
      for (const key of fresh) told.add(key);
      if (fresh.length > 0) waiting.value = [...waiting.peek(), ...fresh];
    },
    speak: () => {
      speaking.value = true;
    },
    next: () => {
      waiting.value = waiting.peek().slice(1);
    },
    answered: () => {
      waiting.value = [];
      speaking.value = false;
    },
    silence: () => {
      silent = true;
      waiting.value = [];
    },
  };
}
