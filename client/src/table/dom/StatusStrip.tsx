/**
 * One player's status: name, whose turn, clock, life, Mindbugs, energy, and on small screens hand and piles as numbers.
 */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { EmoteIcon } from "../../components/EmoteIcon.tsx";
import { say } from "../../i18n/index.ts";
import type { Bubble, SeatInfo, TableStore } from "../../store/tableStore.ts";
import { backName } from "../../art/index.ts";
import type { Rect } from "../layout/geometry.ts";
import type { Form } from "../layout/tableLayout.ts";
import { isActive, type PlayerModel, type Seat, type TableModel } from "../model/model.ts";
import { cover } from "../paint/pen.ts";
import { whoIs } from "../model/promptWords.ts";
import { boxStyle } from "./box.ts";
import { ClockRing, HURRY_SECONDS, usePromptClock } from "./ClockRing.tsx";
import { PaintedCanvas } from "./PaintedCanvas.tsx";
import { isHit, RisingNumber } from "./RisingNumber.tsx";
import { tokenSize } from "./places.ts";
import { describeStatus, type TokenRow, tokenRows } from "./statusWords.ts";
import { TableIcon } from "./TableIcon.tsx";
import "./statusStrip.css";
import "./statusForms.css";

const MOST_NAME = 40;
/** Pixels. */
const LEAST_NAME = 12.5;
const BUBBLE_MS = 3200;
const PILE_PICTURE = 42;

interface StatusStripProps {
  readonly store: TableStore;
  readonly table: TableModel;
  readonly side: 0 | 1;
  readonly seat: Seat;
  readonly area: Rect;
  readonly form: Form;
  readonly edition: string;
}

export function StatusStrip({ store, table, side, seat, area, form, edition }: StatusStripProps) {
  const info = store.seats.value?.[seat] ?? null;
  const player = table.players[seat];
  const who = whoIs(table, seat);
  const active = isActive(table, seat);
  const decides = table.prompt?.seat === seat && table.outcome === null;
  const strip = useRef<HTMLElement>(null);
  const name = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (strip.current !== null && name.current !== null) fitName(strip.current, name.current);
  }, [who, form, area.w]);
  return (
    <section
      ref={strip}
      class="t-status"
      aria-label={describeStatus(table, player, who, active)}
      data-active={active}
      data-decides={decides}
      data-away={info?.away === true}
      data-hit={isHit(store, seat)}
      data-form={form}
      data-side={side}
      style={{ ...boxStyle(area), "--icon": `${tokenSize(form, area)}px` }}
    >
      <Face store={store} info={info} who={who} decides={decides} />
      <span class="t-who">
        <span class="t-name" ref={name}>
          {shorten(who)}
        </span>
        <span class="t-turn">{turnText(table, seat, info, active)}</span>
      </span>
      <span class="t-rows">
        {tokenRows(table, player, form).map((row) => (
          <Tokens key={row.of} store={store} seat={seat} row={row} />
        ))}
      </span>
      {form !== "wide" && <Chips store={store} table={table} seat={seat} who={who} player={player} edition={edition} />}
      {store.bubbles.value
        .filter((bubble) => bubble.seat === seat)
        .map((bubble) => (
          <SpeechBubble key={bubble.id} store={store} bubble={bubble} />
        ))}
    </section>
  );
}

interface FaceProps {
  readonly store: TableStore;
  readonly info: SeatInfo | null;
  readonly who: string;
  readonly decides: boolean;
}

function Face({ store, info, who, decides }: FaceProps) {
  const running = usePromptClock(store);
  const clock = decides ? running : null;
  return (
    <span class="t-face" data-clock={clock !== null} data-hurry={clock !== null && clock.seconds <= HURRY_SECONDS}>
      <ClockRing clock={clock} />
      <span class="t-initial">{info?.bot === true ? "⚙" : ([...who.trim()][0] ?? "?").toUpperCase()}</span>
    </span>
  );
}

interface TokensProps {
  readonly store: TableStore;
  readonly seat: Seat;
  readonly row: TokenRow;
}

/** A row of hearts or tokens; numbers rise from it while it changes, and lost hearts break. */
function Tokens({ store, seat, row }: TokensProps) {
  const floats = store.floats.value.filter((float) => float.seat === seat && float.of === row.of);
  return (
    <span class={`t-tokens t-${row.of} ${floats.length > 0 ? "t-shake" : ""}`}>
      {row.icons.map((icon, index) => (
        <TableIcon key={index} name={icon} />
      ))}
      {row.number !== null && <span class="t-number">{row.number}</span>}
      {floats.map((float) => (
        <RisingNumber key={float.id} store={store} float={float} row={row} />
      ))}
    </span>
  );
}

function SpeechBubble({ store, bubble }: { readonly store: TableStore; readonly bubble: Bubble }) {
  useEffect(() => {
    const timer = setTimeout(() => store.bubbleEnded(bubble.id), BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [bubble.id]);
  return (
    <div class="t-bubble">
      {bubble.emote !== null && <EmoteIcon emote={bubble.emote} />}
      {bubble.text}
    </div>
  );
}

interface ChipsProps {
  readonly store: TableStore;
  readonly table: TableModel;
  readonly seat: Seat;
  readonly who: string;
  readonly player: PlayerModel;
  readonly edition: string;
}

/** Hand and piles as numbers, where they have no place of their own. */
function Chips({ store, table, seat, who, player, edition }: ChipsProps) {
  const top = player.discard.at(-1);
  return (
    <span class="t-chips">
      <Chip name="hand" icon={backName(table.sets)} count={player.handCount} label={say("handCards")} />
      <Chip name="deck" icon="pile-draw" count={player.deckCount} label={say("deck")} />
      <button
        type="button"
        class="t-chip t-chip-pile"
        aria-label={`${say("discardOf", { who })}, ${say("cards", { n: player.discard.length })}`}
        onClick={() => store.togglePile({ seats: [seat] })}
      >
        {top === undefined ? (
          <TableIcon name="pile-discard" />
        ) : (
          <PaintedCanvas
            width={PILE_PICTURE}
            height={PILE_PICTURE}
            paint={(pen) => cover(pen, top, 0, 0, PILE_PICTURE, PILE_PICTURE)}
            of={[top, edition]}
          />
        )}
        <span class="t-number">{player.discard.length}</span>
      </button>
    </span>
  );
}

interface ChipProps {
  readonly name: string;
  readonly icon: string;
  readonly count: number;
  readonly label: string;
}

const Chip = ({ name, icon, count, label }: ChipProps) => (
  <span class={`t-chip t-${name}`} title={label}>
    <TableIcon name={icon} />
    <span class="t-number">{count}</span>
  </span>
);

/** A name that is too long becomes smaller, then takes two lines, and only then is cut. */
function fitName(strip: HTMLElement, name: HTMLElement): void {
  strip.dataset["name"] = "short";
  name.style.fontSize = "";
  if (name.scrollWidth <= name.clientWidth || name.clientWidth === 0) return;
  const size = Number.parseFloat(getComputedStyle(name).fontSize);
  const fitting = size * (name.clientWidth / name.scrollWidth) * 0.98;
  name.style.fontSize = `${Math.max(LEAST_NAME, fitting)}px`;
  if (fitting < LEAST_NAME) strip.dataset["name"] = "long";
}

/** Names come from other people: cut by characters that are seen. */
function shorten(name: string): string {
  const seen = [...name];
  return seen.length > MOST_NAME ? `${seen.slice(0, MOST_NAME - 1).join("")}…` : name;
}

function turnText(table: TableModel, seat: Seat, info: SeatInfo | null, active: boolean): string {
  if (info?.away === true) return say("awayNow");
  if (!active) return info?.score === undefined ? "" : say("score", { n: info.score });
  return say(table.viewer === seat ? "yourTurn" : "theirTurn");
}
