/** Who did what to whom, as small cards: pointed at, a card is shown whole; pressed, the deed is shown large. */
import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardFace } from "../components/CardFace.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { language, nameOf, say } from "../i18n/index.ts";
import { signed } from "../i18n/words.ts";
import type { TableStore } from "../store/tableStore.ts";
import { boxStyle } from "../table/dom/box.ts";
import { rectIn } from "../table/dom/measure.ts";
import { CardCanvas } from "../table/dom/PaintedCanvas.tsx";
import { TableIcon } from "../table/dom/TableIcon.tsx";
import { nearSeat } from "../table/model/model.ts";
import { type Deed, deedsOf, type Fate, type Onto, type Verb } from "./deeds.ts";
import { lineText, logLine, type Seat } from "./lines.ts";
import { EntryLine, type Readers } from "./Log.tsx";
import type { LogEntry } from "./logStore.ts";
import "./historyStrip.css";

const MOST_SHOWN = 60;
const MOST_ONTO = 2;
/** Height of a small card, by the table's unit. */
const SMALL_CARD = { least: 42, by: 56 } as const;

const VERB_ICONS: Readonly<Record<Verb, string>> = {
  play: "trigger-play",
  mindbug: "token-mindbug",
  attack: "trigger-attack",
  effect: "particle-spark",
  buy: "energy",
};
const FATE_ICONS: Readonly<Record<Fate, string | null>> = {
  touched: null,
  defeated: "trigger-defeated",
  exhausted: "keyword-tough",
  taken: "token-mindbug",
  discarded: "pile-discard",
  drawn: "pile-draw",
  octonite: "octonite",
  life: "heart-broken",
  energy: "energy",
};
const iconOf = ({ fate, change }: Pick<Onto, "fate" | "change">): string | null =>
  fate === "life" && change > 0 ? "heart-full" : FATE_ICONS[fate];

interface HistoryStripProps {
  readonly store: TableStore;
  readonly entries: ReadonlySignal<readonly LogEntry[]>;
  readonly readers: Readers;
  /** Over the table where that has a place for it, or above the lines of the log. */
  readonly on: "table" | "log";
}

export function HistoryStrip({ store, entries, readers, on }: HistoryStripProps) {
  const place = store.layout.value?.history ?? null;
  const [large, setLarge] = useState<Deed | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const deeds = deedsOf(entries.value).slice(-MOST_SHOWN);
  const newest = deeds.at(-1);
  const size = newest?.entries.length ?? 0;
  useLayoutEffect(
    () => list.current?.scrollTo({ top: list.current.scrollHeight, left: list.current.scrollWidth }),
    [newest?.id, size, place?.h],
  );
  const table = store.table.value;
  if (table === null || (on === "table") === (place === null)) return null;
  const side = (seat: Seat): string => (seat === nearSeat(table) ? "near" : "far");
  return (
    <>
      <ol
        ref={list}
        class="history"
        data-on={on}
        aria-label={say("history")}
        {...(place === null ? {} : { style: boxStyle(place) })}
        onKeyDown={(event) => walk(event)}
      >
        {deeds.map((deed) => (
          <li key={deed.id}>
            <DeedButton
              store={store}
              deed={deed}
              side={side}
              label={sentencesOf(deed, readers)}
              stop={deed === newest}
              onPress={() => {
                store.zoom(null);
                setLarge(deed);
              }}
            />
          </li>
        ))}
      </ol>
      {large !== null && <LargeDeed deed={large} readers={readers} side={side} onClose={() => setLarge(null)} />}
    </>
  );
}

const sentencesOf = ({ entries }: Deed, { names, mine }: Readers): string =>
  entries.map(({ event, before }) => lineText(logLine(event, before, mine) ?? [], names)).join(" ");

/** One stop for Tab; the arrows go from deed to deed. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  buttons[buttons.findIndex((button) => button === document.activeElement) + by]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

interface DeedButtonProps {
  readonly store: TableStore;
  readonly deed: Deed;
  readonly side: (seat: Seat) => string;
  readonly label: string;
  readonly stop: boolean;
  readonly onPress: () => void;
}

function DeedButton({ store, deed, side, label, stop, onPress }: DeedButtonProps) {
  const edition = `${language()} ${store.artwork.value}`;
  const height = Math.max(SMALL_CARD.least, SMALL_CARD.by * (store.layout.value?.unit ?? 0));
  const look = (element: Element, card: string): void => {
    if (!store.moving.peek()) store.zoom({ card, of: rectIn(element) });
  };
  const Small = ({ card, seat, fate, change }: Pick<Onto, "card" | "seat" | "fate" | "change">) => {
    const icon = iconOf({ fate, change });
    return (
      <span
        class="history-card"
        data-side={seat === null ? "none" : side(seat)}
        data-fate={fate}
        onPointerEnter={(event) => {
          if (card !== null && event.pointerType === "mouse") look(event.currentTarget, card);
        }}
        onPointerLeave={() => store.zoom(null)}
      >
        {card !== null && <CardCanvas face={{ card, detail: "board" }} height={height} edition={edition} />}
        {icon !== null && <TableIcon name={icon} />}
        {card === null && change !== 0 && <b>{fate === "drawn" || fate === "taken" ? change : signed(change)}</b>}
      </span>
    );
  };
  return (
    <button
      type="button"
      class="history-deed"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) look(event.currentTarget, deed.card);
      }}
      onBlur={() => store.zoom(null)}
      onClick={onPress}
    >
      <Small card={deed.card} seat={deed.seat} fate={deed.fate} change={0} />
      <span class="history-verb" data-verb={deed.verb}>
        <TableIcon name={VERB_ICONS[deed.verb]} />
      </span>
      {deed.onto.slice(0, MOST_ONTO).map((onto, index) => (
        <Small key={index} {...onto} />
      ))}
      {deed.onto.length > MOST_ONTO && <b class="history-more">+{deed.onto.length - MOST_ONTO}</b>}
    </button>
  );
}

interface LargeDeedProps {
  readonly deed: Deed;
  readonly readers: Readers;
  readonly side: (seat: Seat) => string;
  readonly onClose: () => void;
}

/** The whole cards, and the sentences of the log. */
function LargeDeed({ deed, readers, side, onClose }: LargeDeedProps) {
  const shown: readonly Pick<Onto, "card" | "seat" | "fate" | "change">[] = [{ ...deed, change: 0 }, ...deed.onto];
  return (
    <Dialog title={nameOf(deed.card)} titleHidden class="deed" onClose={onClose}>
      <div class="deed-cards">
        {shown.map(({ card, seat, fate, change }, index) => {
          if (card === null) return null;
          const icon = iconOf({ fate, change });
          return (
            <figure key={index} class="deed-card" data-side={seat === null ? "none" : side(seat)}>
              <CardFace card={card} detail="full" />
              {icon !== null && (
                <figcaption data-fate={fate}>
                  <TableIcon name={icon} />
                </figcaption>
              )}
            </figure>
          );
        })}
      </div>
      <div class="deed-lines">
        {deed.entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} {...readers} />
        ))}
      </div>
      <div class="actions">
        <button type="button" class="button button-act" onClick={onClose}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}
