/**
 * One table: the painted cards, and over them everything of it that is page. Knows its store, and nothing of where the
 * match comes from.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { language, say } from "../../i18n/index.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { asksMindbug } from "../layout/placements.ts";
import { momentLayout } from "../layout/mindbugMoment.ts";
import type { TableLayout } from "../layout/tableLayout.ts";
import { nearSeat, otherSeat, type TableModel } from "../model/model.ts";
import { CardButtons } from "./CardButtons.tsx";
import { DropZone } from "./DropZone.tsx";
import { Foresight } from "./Foresight.tsx";
import { keepFocus, pressKey } from "./keyboard.ts";
import { Labels } from "./Labels.tsx";
import { PileTray } from "./PileTray.tsx";
import { promptPlace } from "./places.ts";
import { PromptBar } from "./PromptBar.tsx";
import { EdgeFlash, isHit } from "./RisingNumber.tsx";
import { StatusStrip } from "./StatusStrip.tsx";
import { StillToCome } from "./StillToCome.tsx";
import { Toast } from "./Toast.tsx";
import { ZoomPanel } from "./ZoomPanel.tsx";
import "./table.css";
import "./moments.css";

/** Paints the cards into an element, until the returned function is called. */
type PaintTable = (host: HTMLElement, store: TableStore) => () => void;

interface TableProps {
  readonly store: TableStore;
  readonly paint: PaintTable;
  /** Shapes beside colours. */
  readonly marks: boolean;
  /** Lies over the table with the rest of the page. */
  readonly children?: ComponentChildren;
}

export function Table({ store, paint, marks, children }: TableProps) {
  const host = useRef<HTMLDivElement>(null);
  const table = store.table.value;
  const layout = store.layout.value;
  usePaintedCards(host, store, paint);
  const input = useInput(host, store);
  const moment = momentState(table, layout, store.peeking.value);
  return (
    <div
      ref={host}
      class="t-host"
      role="region"
      aria-label={say("table")}
      data-busy={store.moving.value}
      data-drama={moment}
      data-hit={isHit(store)}
      {...(layout === null ? {} : { "data-form": layout.form, style: { "--unit": layout.unit } })}
      {...(marks ? { "data-marks": "strong" } : {})}
      {...(store.pointer.dragging.value === null ? {} : { "data-dragging": "true" })}
      {...(store.artwork.value === 0 ? {} : { "data-artwork": "ready" })}
      {...input}
    >
      {table !== null && layout !== null && (
        <OverCards store={store} table={table} layout={layout} covered={moment !== "off"} />
      )}
      {children}
    </div>
  );
}

/**
 * Dark while a Mindbug is asked for, unless the table is looked at; "alone" where the card needs the place of the
 * status strips.
 */
function momentState(table: TableModel | null, layout: TableLayout | null, peeking: boolean): "off" | "on" | "alone" {
  if (table === null || layout === null || peeking || !asksMindbug(table)) return "off";
  return momentLayout(layout).coversStatus ? "alone" : "on";
}

interface OverCardsProps {
  readonly store: TableStore;
  readonly table: TableModel;
  readonly layout: TableLayout;
  readonly covered: boolean;
}

/** The answers come first for whoever goes through the table by Tab. */
function OverCards({ store, table, layout, covered }: OverCardsProps) {
  const near = nearSeat(table);
  const edition = `${language()} ${store.artwork.value}`;
  const { area } = promptPlace(layout, {
    large: covered,
    pileOpen: store.openPile.value !== null,
  });
  return (
    <>
      <PromptBar store={store} table={table} edition={edition} />
      <Toast store={store} area={area} />
      <CardButtons store={store} inert={covered} />
      {([otherSeat(near), near] as const).map((seat, index) => {
        const side = index === 0 ? 0 : 1;
        return (
          <StatusStrip
            key={seat}
            store={store}
            table={table}
            side={side}
            seat={seat}
            area={layout.statuses[side]}
            form={layout.form}
            edition={edition}
          />
        );
      })}
      <Labels store={store} table={table} layout={layout} />
      <PileTray store={store} table={table} edition={edition} />
      <Foresight store={store} />
      <DropZone store={store} />
      <ZoomPanel store={store} edition={edition} />
      <StillToCome store={store} edition={edition} />
      <EdgeFlash store={store} table={table} />
    </>
  );
}

function usePaintedCards(host: { readonly current: HTMLElement | null }, store: TableStore, paint: PaintTable): void {
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const measure = (): void => store.resize(element.clientWidth, element.clientHeight);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    const stop = paint(element, store);
    return () => {
      watcher.disconnect();
      stop();
    };
  }, [store, paint]);
}

const PRESSABLE = "button, .t-prompt, .t-tray, .t-toast";

/** A press while something moves skips it, and does nothing else; keys are for who plays by keyboard. */
function useInput(host: { readonly current: HTMLElement | null }, store: TableStore) {
  const byKeyboard = useRef(false);
  const skipped = useRef(false);
  const question = store.table.value?.prompt?.id ?? null;
  useLayoutEffect(() => {
    if (byKeyboard.current && !store.moving.peek() && host.current !== null) keepFocus(host.current, store, "new");
  }, [question, store.moving.value]);
  useLayoutEffect(() => {
    if (byKeyboard.current && !store.moving.peek() && host.current !== null) keepFocus(host.current, store, "same");
  });
  return {
    onPointerDownCapture: (event: Event): void => {
      byKeyboard.current = false;
      store.zoom(null);
      skipped.current = store.moving.peek();
      if (!skipped.current) return;
      event.stopPropagation();
      store.finish();
    },
    onClick: (event: Event): void => {
      // Beside everything: what was picked is put back.
      if (event.target instanceof Element && event.target.closest(PRESSABLE) === null) store.clearPicks();
    },
    onClickCapture: (event: Event): void => {
      if (!skipped.current) return;
      skipped.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      byKeyboard.current = true;
      if (host.current !== null) pressKey(store, host.current, event);
    },
  };
}
