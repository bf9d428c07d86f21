/** Log and chat in one stream, one line an entry. It follows the newest line unless somebody reads further up. */
import { CHAT_LENGTH } from "@mindbug/shared/protocol";
import type { ReadonlySignal } from "@preact/signals";
import { createPortal } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardPeek } from "../components/CardPeek.tsx";
import { Theirs } from "../components/Words.tsx";
import { nameOf, say } from "../i18n/index.ts";
import { openReference } from "../rulebook/reading.ts";
import { cut } from "../store/settings.ts";
import { logLine, type Piece, type Seat, tidied } from "./lines.ts";
import type { LogEntry } from "./logStore.ts";
import { whyOf } from "./why.ts";

export interface Readers {
  /** Names as shown, "You" for one's own seat. */
  readonly names: readonly [string, string];
  readonly mine: Seat | null;
}

const NEAR_END = 60;

const CardWord = ({ card, name = nameOf(card) }: { readonly card: string; readonly name?: string | undefined }) => (
  <span class="card-word" tabIndex={-1} data-card={card}>
    {name}
  </span>
);

function LinePiece({ piece, names }: { readonly piece: Piece; readonly names: Readers["names"] }) {
  if (typeof piece === "string") return <>{piece}</>;
  if ("card" in piece) return <CardWord card={piece.card} name={piece.name} />;
  return <Theirs text={names[piece.seat]} class={`seat-${piece.seat}`} />;
}

export function EntryLine({ entry, names, mine }: Readers & { readonly entry: LogEntry }) {
  switch (entry.is) {
    case "note":
      return <p class="line line-note">{say(entry.text)}</p>;
    case "chat":
      return (
        <p class="line line-chat">
          <Theirs text={entry.name} class={entry.from === "spectator" ? "seat-watching" : `seat-${entry.from}`} />{" "}
          <Theirs text={cut(entry.text, CHAT_LENGTH)} class="said-text" />
        </p>
      );
    case "event": {
      const line = tidied(logLine(entry.event, entry.before, mine) ?? [], names);
      return (
        <p class={`line line-${entry.event.e}`}>
          {line.map((piece, index) => (
            <LinePiece key={index} piece={piece} names={names} />
          ))}
          <Why event={entry.event} before={entry.before} />
        </p>
      );
    }
  }
}

/** A surprise can be asked about. */
function Why({ event, before }: Pick<LogEntry & { readonly is: "event" }, "event" | "before">) {
  const rule = whyOf(event, before);
  if (rule === null) return null;
  return (
    <button type="button" class="line-why" tabIndex={-1} data-why={rule} onClick={() => openReference(rule)}>
      {say("logWhy")}
    </button>
  );
}

interface Looked {
  readonly card: string;
  readonly beside: DOMRect;
}

/** The name of a card that is pointed at or has the focus. */
function cardAt(target: EventTarget | null): Looked | null {
  const word = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-card]") : null;
  const card = word?.dataset["card"];
  return word === null || card === undefined ? null : { card, beside: word.getBoundingClientRect() };
}

/** The log is one stop for Tab; inside it the arrows go from card to card, and to what can be asked about. */
function walkCards(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const words = [...event.currentTarget.querySelectorAll<HTMLElement>(".card-word, .line-why")];
  if (by === 0 || words.length === 0) return;
  const at = words.findIndex((word) => word === document.activeElement);
  event.preventDefault();
  words[at < 0 ? words.length - 1 : Math.max(0, Math.min(words.length - 1, at + by))]?.focus();
}

export function Log({ entries, names, mine }: Readers & { readonly entries: ReadonlySignal<readonly LogEntry[]> }) {
  const list = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  /** The newest line that has been in sight. */
  const [seen, setSeen] = useState(-1);
  const [looked, setLooked] = useState<Looked | null>(null);
  const shown = entries.value;
  const newest = shown.at(-1)?.id ?? -1;
  const toEnd = (): void => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (!following.current) return;
    toEnd();
    setSeen(newest);
  }, [newest]);
  useEffect(() => {
    // The newest line stays in sight when the log gets smaller.
    const watcher = new ResizeObserver(() => {
      if (following.current) toEnd();
    });
    if (list.current !== null) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  const scrolled = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): void => {
    following.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
    if (following.current) setSeen(newest);
  };
  const unseen = shown.filter(({ id }) => id > seen).length;
  return (
    <div class="feed-stream">
      <div
        class="feed-lines"
        role="log"
        aria-live="polite"
        aria-label={say("log")}
        tabIndex={0}
        ref={list}
        onScroll={(event) => scrolled(event.currentTarget)}
        onKeyDown={walkCards}
        onPointerOver={(event) => setLooked(cardAt(event.target))}
        onPointerOut={() => setLooked(null)}
        onFocusIn={(event) => setLooked(cardAt(event.target))}
        onFocusOut={() => setLooked(null)}
      >
        {shown.map((entry) => (
          <EntryLine key={entry.id} entry={entry} names={names} mine={mine} />
        ))}
      </div>
      {unseen > 0 && (
        <button
          type="button"
          class="button feed-newer"
          onClick={() => {
            toEnd();
            setSeen(newest);
          }}
        >
          {say("newLines", { n: unseen })}
        </button>
      )}
      {looked !== null && createPortal(<CardPeek {...looked} />, document.body)}
    </div>
  );
}
