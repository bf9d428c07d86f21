/**
 * The rulebook beside a table: `?` or one tap. On a wide window it has a column of its own, so that it never covers
 * the question; elsewhere it lies over the table and "back" closes it. The book itself is fetched when first wanted.
 */
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useBackCloses } from "../app/useBackCloses.ts";
import { Icon } from "../components/Icon.tsx";
import { say } from "../i18n/index.ts";
import type { TableStore } from "../store/tableStore.ts";
import type { ReferencePagesProps } from "./ReferencePages.tsx";
import { closeReference, openReference, reading } from "./reading.ts";
import "./reference.css";

/** From here on it stands beside the table; as in reference.css. */
const WIDE_ENOUGH = 900;
const TYPING = "input, textarea, select, [contenteditable]";

export function Reference({ store }: { readonly store: TableStore }) {
  const open = reading.value !== null;
  useReferenceKey();
  useBackCloses(open && innerWidth < WIDE_ENOUGH, closeReference);
  useEffect(() => closeReference, []);
  return open ? <Panel store={store} /> : null;
}

function Panel({ store }: { readonly store: TableStore }) {
  const [Pages, setPages] = useState<FunctionComponent<ReferencePagesProps> | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void import("./ReferencePages.tsx").then(({ ReferencePages }) => setPages(() => ReferencePages));
  }, []);
  useLayoutEffect(() => {
    const before = document.activeElement;
    title.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      class="reference"
      id="reference"
      aria-label={say("rulesTitle")}
      onKeyDown={(event) => {
        if (event.key === "Escape") closeReference();
      }}
    >
      <header class="reference-head">
        <h2 tabIndex={-1} ref={title}>
          {say("rulesTitle")}
        </h2>
        <button
          type="button"
          class="button button-icon"
          id="reference-close"
          aria-label={say("referenceClose")}
          onClick={closeReference}
        >
          <Icon name="close" />
        </button>
      </header>
      {Pages !== null && <Pages store={store} />}
    </aside>
  );
}

/** Anywhere but in a field of text or over a question. */
function useReferenceKey(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "?" || (event.target instanceof Element && event.target.matches(TYPING))) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      if (reading.peek() === null) openReference();
      else closeReference();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
