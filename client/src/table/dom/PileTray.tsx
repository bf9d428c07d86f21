/** A pile spread out as a list one can read, scroll and choose from. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useBackCloses } from "../../app/useBackCloses.ts";
import { nameOf, say } from "../../i18n/index.ts";
import type { TableStore } from "../../store/tableStore.ts";
import type { TableModel } from "../model/model.ts";
import { type PileCard, pileSections } from "../model/pileSections.ts";
import { boxStyle } from "./box.ts";
import { listen } from "./gestures.ts";
import { rectIn } from "./measure.ts";
import { CardCanvas } from "./PaintedCanvas.tsx";
import { trayCardHeight, trayPlace } from "./places.ts";
import "./pileTray.css";

const MORE_FROM = 12;

interface PileTrayProps {
  readonly store: TableStore;
  readonly table: TableModel;
  readonly edition: string;
}

export const PileTray = (props: PileTrayProps) =>
  props.store.openPile.value === null ? null : <OpenTray {...props} />;

function OpenTray({ store, table, edition }: PileTrayProps) {
  const layout = store.layout.value;
  const list = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  /** A list that goes on below shows it. */
  const [more, setMore] = useState(false);
  const lookFurther = (): void => {
    if (list.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = list.current;
    setMore(scrollHeight - scrollTop - clientHeight > MORE_FROM);
  };
  const choosing = store.choosesFromPile.value;
  const sections = pileSections(table, store.choices.value, store.openPile.value, choosing);
  const count = sections.reduce((sum, { cards }) => sum + cards.length, 0);
  useLayoutEffect(lookFurther, [count, layout]);
  useFocusInside(list, closer);
  useBackCloses(true, () => store.closePile());
  if (layout === null) return null;
  return (
    <div
      class="t-tray"
      role="dialog"
      aria-label={sections.map(({ title }) => title).join(", ")}
      data-more={more}
      style={boxStyle(trayPlace(layout))}
    >
      <button ref={closer} type="button" class="t-button t-button-quiet t-tray-close" onClick={() => store.closePile()}>
        {say("close")}
      </button>
      <div class="t-tray-list" ref={list} onScroll={lookFurther}>
        {sections.map(({ title, cards }) => [
          <h2 key={title}>{title}</h2>,
          <div key={`${title} cards`} class="t-tray-grid">
            {cards.length === 0 && say("empty")}
            {cards.map((card) => (
              <TrayCard
                key={card.thing}
                store={store}
                of={card}
                height={trayCardHeight(layout, count)}
                choosing={choosing}
                edition={edition}
              />
            ))}
          </div>,
        ])}
      </div>
    </div>
  );
}

/** Who opened it by keyboard goes on inside, and comes back to where they were. */
function useFocusInside(
  list: { readonly current: HTMLElement | null },
  closer: { readonly current: HTMLElement | null },
): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (before?.matches(":focus-visible") === true) (list.current?.querySelector("button") ?? closer.current)?.focus();
    const tray = closer.current?.parentElement;
    return () => {
      const inside = tray?.contains(document.activeElement) === true;
      if (inside && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}

interface TrayCardProps {
  readonly store: TableStore;
  readonly of: PileCard;
  readonly height: number;
  readonly choosing: boolean;
  readonly edition: string;
}

function TrayCard({ store, of: { card, thing, mood }, height, choosing, edition }: TrayCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (element === null) return;
    return listen(element, {
      onTap: () => {
        if (choosing) store.pick(thing);
      },
      onLook: () => store.zoom({ card, of: rectIn(element) }),
      onLookAway: () => store.zoom(null),
      onHover: () => undefined,
      onPoint: () => undefined,
      mayDrag: () => false,
      onDrag: () => undefined,
      onDrop: () => undefined,
    });
  }, [store, card, thing, choosing]);
  return (
    <button
      ref={button}
      type="button"
      class="t-tray-card"
      aria-label={mood === "legal" ? `${nameOf(card)}, ${say("mayChoose")}` : nameOf(card)}
      aria-pressed={mood === "picked"}
      data-thing={thing}
      data-mood={mood}
    >
      <CardCanvas face={{ card, detail: "hand" }} height={height} edition={edition} />
    </button>
  );
}
