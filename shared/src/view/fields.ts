/**
 * Between the state and what somebody sees of it, both ways, field by field as described: what is not described cannot
 * leak.
 */
import { CARDS } from "../cards/index.ts";
import {
  endOfTurnValues,
  type Field,
  type Fields,
  type FieldType,
  initialValues,
  type InState,
  type InView,
  type StateOf,
  type TurnView,
  type ViewOf,
} from "../engine/fields.ts";
import { keywordList, keywordMask } from "../engine/keywords.ts";

const NUMBER_OF: ReadonlyMap<string, number> = new Map(CARDS.map((card, number) => [card.key, number]));
const cardKey = (number: number): string => CARDS[number]!.key;
const cardNumber = (key: string): number => NUMBER_OF.get(key)!;

type Converter = {
  readonly [T in FieldType]: { show(held: InState[T]): InView[T]; read(shown: InView[T]): InState[T] };
};

const same = <T>(value: T): T => value;
const PLAIN = { show: same, read: same };
const CONVERT: Converter = {
  number: PLAIN,
  boolean: PLAIN,
  seat: PLAIN,
  creatureId: PLAIN,
  sets: PLAIN,
  card: { show: cardKey, read: cardNumber },
  keywords: { show: keywordList, read: keywordMask },
  cards: { show: (cards) => cards.map(cardKey), read: (keys) => keys.map(cardNumber) },
};

const show = <T extends FieldType>(type: T, held: InState[T]): InView[T] => CONVERT[type].show(held);
const read = <T extends FieldType>(type: T, shown: InView[T]): InState[T] => CONVERT[type].read(shown);

/** How a view is made of what is held, worked out once for each table of fields: views are made all the time. */
interface Plan {
  /** The view with nothing in it: to fill a copy in is cheaper than to add one field after the other. */
  readonly blank: Readonly<Record<string, unknown>>;
  readonly shown: readonly { readonly name: string; readonly own: boolean; readonly show: (held: never) => unknown }[];
  readonly counted: readonly { readonly name: string; readonly count: string }[];
}

const plans = new Map<string, Map<Fields, Plan>>();
const planOf = (fields: Fields, more = ""): Plan => plans.get(more)?.get(fields) ?? makePlan(fields, more);

function makePlan(fields: Fields, more: string): Plan {
  const entries = Object.entries<Field>(fields);
  const blank: Record<string, unknown> = {};
  for (const [name, { type, seen }] of entries) {
    if (seen !== "count") blank[name] = null;
    if (type === "cards" && seen !== "everybody") blank[`${name}Count`] = 0;
  }
  if (more !== "") blank[more] = null;
  const plan: Plan = {
    blank,
    shown: entries.flatMap(([name, { type, seen }]) =>
      seen === "count" ? [] : [{ name, own: seen === "seat", show: CONVERT[type].show as (held: never) => unknown }],
    ),
    counted: entries.flatMap(([name, { type, seen }]) =>
      type === "cards" && seen !== "everybody" ? [{ name, count: `${name}Count` }] : [],
    ),
  };
  plans.set(more, (plans.get(more) ?? new Map<Fields, Plan>()).set(fields, plan));
  return plan;
}

/** `own`: the viewer may see what only the seat sees. */
export const showFields = <F extends Fields>(fields: F, held: StateOf<F>, own: boolean): ViewOf<F> =>
  fillIn(planOf(fields), held, own) as ViewOf<F>;

/** With something that is not described by the fields. A spread would cost more than the view itself. */
export function showFieldsAnd<F extends Fields, N extends string, T>(
  fields: F,
  held: StateOf<F>,
  own: boolean,
  name: N,
  value: T,
): ViewOf<F> & { readonly [K in N]: T } {
  const view = fillIn(planOf(fields, name), held, own);
  view[name] = value;
  return view as ViewOf<F> & { readonly [K in N]: T };
}

function fillIn(plan: Plan, held: object, own: boolean): Record<string, unknown> {
  const view: Record<string, unknown> = { ...plan.blank };
  const values = held as Readonly<Record<string, unknown>>;
  for (const field of plan.shown) view[field.name] = field.own && !own ? null : field.show(values[field.name] as never);
  for (const { name, count } of plan.counted) view[count] = (values[name] as readonly unknown[]).length;
  return view;
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

/** Something new, as its view shows it. */
export const newView = <F extends Fields>(fields: F, own: boolean): ViewOf<F> =>
  showFields(fields, { ...emptyLists(fields), ...initialValues(fields) } as StateOf<F>, own);

const emptyLists = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, []]));

/** What a view shows again when a turn ends. */
export function turnView<F extends Fields>(fields: F): TurnView<F> {
  const view: [string, unknown][] = [];
  for (const [name, value] of Object.entries(endOfTurnValues(fields)))
    view.push([name, show(fields[name]!.type, value as never)]);
  return Object.fromEntries(view) as TurnView<F>;
}
