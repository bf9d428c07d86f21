/** Says why something cannot be done, for a moment. */
import type { RefusedCode } from "@mindbug/shared/protocol";
import { REASON_ENTRY } from "@mindbug/shared/rulebook/subjects";
import { useEffect } from "preact/hooks";
import { say, type TextKey } from "../../i18n/index.ts";
import { openReference } from "../../rulebook/reading.ts";
import type { TableStore } from "../../store/tableStore.ts";
import type { Rect } from "../layout/geometry.ts";
import { refusalText } from "../model/promptWords.ts";
import "./toast.css";

const SHOWN_MS = 3200;
/** With a rule to ask for: long enough to reach it. */
const SHOWN_WITH_RULE_MS = 6000;
const LEAST_TOP = 60;
const WIDTH = { least: 240, most: 560 } as const;

/**
 * What an answer may be refused for by the room; null where nobody who uses this page meets it, or the table shows it
 * anyway.
 */
const REFUSED_WORDS: Readonly<Record<RefusedCode, TextKey | null>> = {
  notSaved: "notSaved",
  tooFrequent: "slowDown",
  notYourDecision: "notYetYours",
  stalePrompt: null,
  matchOver: null,
  malformed: null,
  unknownMessage: null,
  notAPlayer: null,
  notTheHost: null,
  unknownWatcher: null,
  notNow: null,
  unknownAnswer: null,
  unknownSeat: null,
  nothingToTakeBack: null,
  opponentPresent: null,
  internal: "answerFailed",
};

/** null while nothing was refused. */
export function refusalWords(store: TableStore): string | null {
  const refusal = store.refusal.value;
  const table = store.table.value;
  if (refusal !== null)
    return refusal.reason === null || table === null
      ? say("notYetYours")
      : refusalText(table, store.choices.value, refusal.reason);
  const pending = store.pending.value;
  const key = pending?.state === "refused" && pending.code !== undefined ? REFUSED_WORDS[pending.code] : null;
  return key === null ? null : say(key);
}

/** Above the question. */
export function Toast({ store, area }: { readonly store: TableStore; readonly area: Rect }) {
  const text = refusalWords(store);
  const refusal = store.refusal.value;
  const reason = refusal?.reason ?? null;
  const rule = reason === null ? null : REASON_ENTRY[reason.why];
  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(() => store.forgetRefusal(), rule === null ? SHOWN_MS : SHOWN_WITH_RULE_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  if (text === null) return null;
  return (
    <div
      class="t-toast"
      style={{
        left: `${area.x + area.w / 2}px`,
        top: `${Math.max(area.y, LEAST_TOP)}px`,
        maxWidth: `${Math.max(WIDTH.least, Math.min(area.w, WIDTH.most))}px`,
      }}
    >
      {text}
      {rule !== null && (
        <button
          type="button"
          class="t-why"
          data-why={rule}
          onClick={() => {
            store.forgetRefusal();
            openReference(rule);
          }}
        >
          {say("whyNot")}
        </button>
      )}
    </div>
  );
}
