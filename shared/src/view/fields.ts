/** Between the state and what somebody sees of it, both ways, field by field as described: what is not described cannot leak. */
import { cardKey, cardNumber, keywordList, keywordMask } from "../engine/index.ts";
import type { Field, Fields, FieldType, InState, InView, StateOf, ViewOf } from "../engine/fields.ts";

type Converter = {
  readonly [T in FieldType]: { show(held: InState[T]): InView[T]; read(shown: InView[T]): InState[T] };
};

const same = <T>(value: T): T => value;
const PLAIN = { show: same, read: same };
const CONVERT: Converter = {
  uint8: PLAIN,
  uint16: PLAIN,
  uint32: PLAIN,
  int16: PLAIN,
  boolean: PLAIN,
  seat: PLAIN,
  creatureId: PLAIN,
  sets: PLAIN,
  card: { show: cardKey, read: (key) => cardNumber(key)! },
  keywords: { show: keywordList, read: keywordMask },
  cards: { show: (cards) => cards.map(cardKey), read: (keys) => keys.map((key) => cardNumber(key)!) },
};

const show = <T extends FieldType>(type: T, held: InState[T]): InView[T] => CONVERT[type].show(held);
const read = <T extends FieldType>(type: T, shown: InView[T]): InState[T] => CONVERT[type].read(shown);

/** `own`: the viewer may see what only the seat sees. */
export function showFields<F extends Fields>(fields: F, held: StateOf<F>, own: boolean): ViewOf<F> {
  const view: [string, unknown][] = [];
  for (const [name, field] of Object.entries<Field>(fields)) {
    const value = held[name]!;
    if (field.seen !== "count") view.push([name, field.seen === "seat" && !own ? null : show(field.type, value)]);
    if (field.type === "cards" && field.seen !== "everybody") view.push([`${name}Count`, (value as number[]).length]);
  }
  return Object.fromEntries(view) as ViewOf<F>;
}

type Seen<F extends Fields> = { [N in keyof F as F[N]["seen"] extends "everybody" ? N : never]: StateOf<F>[N] };

/** What everybody sees of an object, as the state holds it. */
export function readFields<F extends Fields>(fields: F, view: ViewOf<F>): Seen<F> {
  const held: [string, unknown][] = [];
  const shown: Readonly<Record<string, unknown>> = view;
  for (const [name, field] of Object.entries<Field>(fields))
    if (field.seen === "everybody") held.push([name, read(field.type, shown[name] as never)]);
  return Object.fromEntries(held) as Seen<F>;
}
