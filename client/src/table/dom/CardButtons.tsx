/** Real buttons, invisible, over the painted cards: pointer, keyboard and screen reader all go through them. */
import { useEffect, useRef } from "preact/hooks";
import type { TableStore } from "../../store/tableStore.ts";
import { type Thing, thingsFor } from "../model/thingNames.ts";
import { dragCard, dropCard, hoverCard, lookAtCard, mayDrag, slidesHand, pointAtCard, tapCard } from "../touch.ts";
import { type GestureCallbacks, listen } from "./gestures.ts";
import "./cardButtons.css";

const LEAST_TARGET = 44;
/** A finger that goes so far over a long hand goes one card on. */
const FINGER = 30;
const OFFERED: readonly string[] = ["legal", "picked", "hint"];

function cardGestures(
  store: TableStore,
  id: string,
  origin: () => { readonly x: number; readonly y: number },
): GestureCallbacks {
  const onTable = (x: number, y: number) => ({ x: x - origin().x, y: y - origin().y });
  return {
    onTap: () => tapCard(store, id),
    onLook: () => lookAtCard(store, id),
    onLookAway: () => store.zoom(null),
    onHover: (over) => hoverCard(store, over ? id : null),
    onPoint: (at) => pointAtCard(store, at ? id : null),
    get onSlide() {
      return slidesHand(store, id) ? (by: number) => store.slideHand(by / FINGER) : null;
    },
    mayDrag: () => mayDrag(store, id),
    onDrag: (x, y) => dragCard(store, id, onTable(x, y)),
    onDrop: (at) => dropCard(store, id, at === null ? null : onTable(at.x, at.y)),
  };
}

interface CardButtonProps {
  readonly store: TableStore;
  readonly thing: Thing;
  /** Whether Tab stops here: what can be chosen comes first, the arrows lead to everything else. */
  readonly stop: boolean;
}

function CardButton({ store, thing, stop }: CardButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { id, spot, z, mood, role, label, pressed, count, caption } = thing;
  useEffect(() => {
    const element = button.current;
    if (element === null) return;
    const origin = () => element.offsetParent?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return listen(element, cardGestures(store, id, origin));
  }, [store, id]);
  const w = Math.max(LEAST_TARGET, spot.w);
  const h = Math.max(LEAST_TARGET, spot.h);
  return (
    <button
      ref={button}
      type="button"
      class="t-thing"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      data-thing={id}
      data-mood={mood}
      data-role={role}
      style={{
        width: `${w}px`,
        height: `${h}px`,
        transform: `translate(${spot.x - w / 2}px, ${spot.y - h / 2}px) rotate(${spot.turn}rad)`,
        zIndex: z,
      }}
    >
      {count !== undefined && (
        <span class="t-count" aria-hidden="true">
          {count}
        </span>
      )}
      {caption !== undefined && (
        <span class="t-caption" aria-hidden="true">
          {caption}
        </span>
      )}
    </button>
  );
}

interface CardButtonsProps {
  readonly store: TableStore;
  /** The Mindbug moment lies over them. */
  readonly inert: boolean;
}

export function CardButtons({ store, inert }: CardButtonsProps) {
  const table = store.table.value;
  if (table === null) return null;
  const things = thingsFor(table, store.placements.value, store.choices.value);
  const offered = things.some(({ mood }) => OFFERED.includes(mood));
  return (
    <div class="t-things" inert={inert}>
      {things.map((thing) => (
        <CardButton key={thing.id} store={store} thing={thing} stop={!offered || OFFERED.includes(thing.mood)} />
      ))}
    </div>
  );
}
