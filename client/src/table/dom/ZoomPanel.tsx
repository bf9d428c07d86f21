/** The large card beside the one looked at. It takes no pointer, so nothing under it is ever out of reach. */
import type { Keyword } from "@mindbug/shared/cards";
import { keywordName, keywordReminder } from "@mindbug/shared/text";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { language } from "../../i18n/index.ts";
import type { TableStore, Zoomed } from "../../store/tableStore.ts";
import type { Rect } from "../layout/geometry.ts";
import { zoomPlace } from "../layout/zoomPlace.ts";
import { zoomFace, zoomWords } from "../model/zoomFace.ts";
import { type CardFace, letterSize, unexplained } from "../paint/card.ts";
import { penOn } from "../paint/pen.ts";
import { rectIn } from "./measure.ts";
import { CardCanvas } from "./PaintedCanvas.tsx";
import { TableIcon } from "./TableIcon.tsx";
import "./zoomPanel.css";

/** Around the large card, and between it and its reminders. */
const GAP = 6;
const MOST_WIDE = 420;
/** Never covered, while they are on the table. */
const QUESTION = ".t-prompt";
const HEARTS = ".t-status .t-rows";
/** What may have to be pressed now. */
const TARGETS = [
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

interface Placed {
  readonly area: Rect;
  /** Where the next thing below that is never covered begins. */
  readonly floor: number;
}

function LargeCard({ store, zoomed, edition }: ZoomProps & { readonly zoomed: Zoomed }) {
  const panel = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const screen = store.layout.value?.screen;
  const { card, creature, of } = zoomed;
  const face = zoomFace(card, creature);
  useLayoutEffect(() => {
    const host = panel.current?.closest(".t-host");
    if (host === null || host === undefined || screen === undefined) return;
    setPlaced(placeIn(host, screen, of, face));
  }, [screen, card, of.x, of.y, of.w, of.h]);
  return (
    <div ref={panel} class="t-zoom">
      {placed !== null && screen !== undefined && <Shown face={face} {...placed} screen={screen} edition={edition} />}
    </div>
  );
}

function placeIn(host: Element, screen: Rect, of: Rect, face: CardFace): Placed {
  const rects = (selector: string): Rect[] =>
    [...host.querySelectorAll(selector)].map((element) => rectIn(element, host)).filter(({ w, h }) => w > 0 && h > 0);
  const pen = penOn(document.createElement("canvas"), 1, 1, 1);
  // A card of the question itself is looked at where it stands.
  const never = [...rects(QUESTION), ...rects(HEARTS)];
  const area = zoomPlace({
    screen,
    of,
    never,
    rather: rects(TARGETS).filter((rect) => !same(rect, of)),
    letters: (w, h) => letterSize(pen, face, w, h),
  });
  const below = never.filter(({ y }) => y >= area.y + area.h - 1).map(({ y }) => y);
  return { area, floor: Math.min(screen.h, ...below) };
}

/** The looked-at card itself may be covered rather than another. */
const same = (one: Rect, other: Rect): boolean =>
  Math.abs(one.x + one.w / 2 - other.x - other.w / 2) < 2 && Math.abs(one.y + one.h / 2 - other.y - other.h / 2) < 2;

interface ShownProps extends Placed {
  readonly face: CardFace;
  readonly screen: Rect;
  readonly edition: string;
}

function Shown({ face, area, floor, screen, edition }: ShownProps) {
  const list = useRef<HTMLUListElement>(null);
  const [keywords, setKeywords] = useState<readonly Keyword[]>([]);
  useLayoutEffect(() => {
    setKeywords(unexplained(penOn(document.createElement("canvas"), 1, 1, 1), face, area.w, area.h));
  }, [face.card, face.keywords, area, edition]);
  useLayoutEffect(() => {
    if (list.current === null) return;
    // Where there is too little room below, the words may cover the card's foot, which only names its set.
    list.current.style.width = `${Math.min(screen.w - GAP * 2, MOST_WIDE)}px`;
    const { offsetWidth, offsetHeight } = list.current;
    list.current.style.left = `${(screen.w - offsetWidth) / 2}px`;
    list.current.style.top = `${Math.min(area.y + area.h + GAP, floor - offsetHeight - GAP)}px`;
  }, [area, screen, keywords]);
  return (
    <>
      <div class="t-zoom-card" style={{ left: `${area.x}px`, top: `${area.y}px` }}>
        <CardCanvas face={face} width={area.w} height={area.h} edition={edition} label={zoomWords(face)} />
      </div>
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
