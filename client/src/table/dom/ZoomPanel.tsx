/** The large card beside the one looked at. It takes no pointer, so nothing under it is ever out of reach. */
import type { Keyword } from "@mindbug/shared/cards";
import { keywordName, keywordReminder } from "@mindbug/shared/text";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { language } from "../../i18n/index.ts";
import type { TableStore, Zoomed } from "../../store/tableStore.ts";
import type { Rect } from "../layout/geometry.ts";
import { zoomRect } from "../layout/zoomRect.ts";
import { zoomFace, zoomWords } from "../model/zoomFace.ts";
import { type CardFace, unexplained } from "../paint/card.ts";
import { rectIn } from "./measure.ts";
import { CardCanvas } from "./PaintedCanvas.tsx";
import { TableIcon } from "./TableIcon.tsx";

/** Around the large card, and between it and its reminders. */
const GAP = 6;
const MOST_WIDE = 420;
/** What may have to be pressed now: the answers of the question, and whatever it offers. */
const PRESSABLE = [
  ".t-buttons button",
  ".t-tiles button",
  '.t-tray-card:is([data-mood="legal"], [data-mood="picked"])',
  '.t-thing:is([data-mood="legal"], [data-mood="picked"], [data-mood="hint"])',
].join();

interface ZoomProps {
  readonly store: TableStore;
  readonly edition: string;
}

export function ZoomPanel({ store, edition }: ZoomProps) {
  const zoomed = store.zoomed.value;
  return (
    <div class="t-zoom-layer" role="status">
      {zoomed !== null && <LargeCard store={store} zoomed={zoomed} edition={edition} />}
    </div>
  );
}

function LargeCard({ store, zoomed, edition }: ZoomProps & { readonly zoomed: Zoomed }) {
  const panel = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState<Rect | null>(null);
  const screen = store.layout.value?.screen;
  const { card, creature, of } = zoomed;
  useLayoutEffect(() => {
    const host = panel.current?.closest(".t-host");
    if (host === null || host === undefined || screen === undefined) return;
    const free = [...host.querySelectorAll(PRESSABLE)].map((element) => rectIn(element, host));
    setArea(
      zoomRect(
        screen,
        of,
        free.filter((rect) => !same(rect, of)),
      ),
    );
  }, [screen, of.x, of.y, of.w, of.h]);
  const face = zoomFace(card, creature);
  return (
    <div ref={panel} class="t-zoom">
      {area !== null && screen !== undefined && (
        <Placed panel={panel} face={face} area={area} screen={screen} edition={edition} />
      )}
    </div>
  );
}

/** The looked-at card itself may be covered rather than an answer. */
const same = (one: Rect, other: Rect): boolean =>
  Math.abs(one.x + one.w / 2 - other.x - other.w / 2) < 2 && Math.abs(one.y + one.h / 2 - other.y - other.h / 2) < 2;

interface PlacedProps {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly face: CardFace;
  readonly area: Rect;
  readonly screen: Rect;
  readonly edition: string;
}

function Placed({ panel, face, area, screen, edition }: PlacedProps) {
  const list = useRef<HTMLUListElement>(null);
  const [keywords, setKeywords] = useState<readonly Keyword[]>([]);
  useLayoutEffect(() => {
    const pen = panel.current?.querySelector("canvas")?.getContext("2d");
    if (pen != null) setKeywords(unexplained(pen, face, area.w, area.h));
  }, [face.card, face.keywords, area, edition]);
  useLayoutEffect(() => {
    if (panel.current !== null) arrange(panel.current, list.current, area, screen);
  }, [area, screen, keywords]);
  return (
    <>
      <CardCanvas face={face} width={area.w} height={area.h} edition={edition} label={zoomWords(face)} />
      {keywords.length > 0 && (
        <ul class="t-reminders" ref={list}>
          {keywords.map((keyword) => (
            <li key={keyword}>
              <TableIcon name={`keyword-${keyword.toLowerCase()}`} />
              <b>{keywordName(keyword, language())}</b> {keywordReminder(keyword, language())}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The reminders go beside the card, or below it over the whole width of a narrow screen. */
function arrange(panel: HTMLElement, list: HTMLElement | null, area: Rect, screen: Rect): void {
  const beside = screen.w > screen.h;
  if (list !== null && !beside) list.style.width = `${Math.min(screen.w - GAP * 2, MOST_WIDE)}px`;
  const right = list !== null && beside ? list.offsetWidth + GAP : 0;
  const below = list !== null && !beside ? list.offsetHeight + GAP : 0;
  const x = Math.max(GAP, Math.min(area.x, screen.w - area.w - right - GAP));
  const y = Math.max(GAP, Math.min(area.y, screen.h - area.h - below - GAP));
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
  if (list === null) return;
  list.style.left = beside ? `${area.w + GAP}px` : `${(screen.w - list.offsetWidth) / 2 - x}px`;
  // Where even that is too little, the words may cover the card's foot, which only names its set.
  list.style.top = beside ? "0" : `${Math.min(area.h + GAP, screen.h - y - below)}px`;
}
