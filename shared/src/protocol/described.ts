/**
 * What engine/fields.ts describes, as schema types, and the way from a view into them and back: a field that is added
 * there is on the wire, written and read.
 */
import type { MapSchema } from "@colyseus/schema";
import {
  CREATURE_FIELDS,
  type Field,
  type Fields,
  type FieldType,
  MATCH_FIELDS,
  PLAYER_FIELDS,
  POWER_ROW_FIELDS,
  type ViewOf,
} from "../engine/fields.ts";

export const NUMBER = { type: "number", default: 0 } as const;
export const TEXT = { type: "string", default: "" } as const;
export const FLAG = { type: "boolean", default: false } as const;
const LIST = { array: "string" } as const;
/** A list under a view would arrive wrong at late joiners, a map does not. */
const SECRET_LIST = { map: "string", view: true } as const;

/** How a value of a view stands in the schema. `held` is what stands there; what `write` gives is to stand there. */
interface Form<Type, Held, Shown> {
  readonly type: Type;
  write(shown: Shown, held: Held): Held;
  read(held: Held): Shown;
}

const plain = <Type>(type: Type): Form<Type, unknown, unknown> => ({
  type,
  write: (shown) => shown,
  read: (held) => held,
});

/** Words of a short list in one text: a list of its own for each creature would weigh more than the creature. */
export const WORDS: Form<typeof TEXT, string, readonly string[]> = {
  type: TEXT,
  write: (words) => words.join(" "),
  read: (text) => (text === "" ? [] : text.split(" ")),
};

/** The list that is there, as long as it only grows. */
export const CARDS: Form<typeof LIST, string[], readonly string[]> = {
  type: LIST,
  write(cards, list) {
    if (list.length > cards.length || list.some((card, at) => card !== cards[at])) return [...cards];
    for (let at = list.length; at < cards.length; at++) list.push(cards[at]!);
    return list;
  },
  read: (list) => [...list],
};

export const byNumber = ([a]: [string, unknown], [b]: [string, unknown]): number => Number(a) - Number(b);

/** What stays keeps its key, and whatever comes has a new one: a key never passes from one card to another. */
const SECRET_CARDS: Form<typeof SECRET_LIST, MapSchema<string> | undefined, readonly string[] | null> = {
  type: SECRET_LIST,
  write(shown, map) {
    const cards = shown!;
    let kept = 0;
    let next = 0;
    for (const [key, card] of [...map!.entries()].sort(byNumber)) {
      if (card === cards[kept]) kept += 1;
      else map!.delete(key);
      next = Number(key) + 1;
    }
    if (kept === 0 && next > 0) {
      map!.clear();
      next = 0;
    }
    for (const card of cards.slice(kept)) map!.set(String(next++), card);
    return map;
  },
  /** To whoever may not see them the map does not exist. */
  read: (map) => (map === undefined ? null : [...map.entries()].sort(byNumber).map(([, card]) => card)),
};

const FORMS = {
  number: plain(NUMBER),
  boolean: plain(FLAG),
  seat: plain(NUMBER),
  creatureId: plain(NUMBER),
  card: plain(TEXT),
  keywords: WORDS,
  sets: WORDS,
  cards: CARDS,
} as const satisfies Record<FieldType, object>;

type Simple<T> = { [N in keyof T]: T[N] };
type TypeOf<F extends Field> = F["seen"] extends "seat" ? typeof SECRET_LIST : (typeof FORMS)[F["type"]]["type"];
/** As in a view: what only its seat sees is under a view, and its number is there for everybody. */
type Types<F extends Fields> = Simple<
  { -readonly [N in keyof F as F[N]["seen"] extends "count" ? never : N]: TypeOf<F[N]> } & {
    -readonly [N in keyof F & string as F[N]["seen"] extends "everybody" ? never : `${N}Count`]: typeof NUMBER;
  }
>;
type Held<T> = T extends typeof SECRET_LIST
  ? MapSchema<string>
  : T extends typeof LIST
    ? string[]
    : T extends typeof TEXT
      ? string
      : T extends typeof FLAG
        ? boolean
        : number;
type SchemaOf<F extends Fields> = { [N in keyof Types<F>]: Held<Types<F>[N]> };

export const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

const same = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && sameList(one, other));

function wire<F extends Fields>(fields: F) {
  const forms: [string, Form<object, unknown, unknown>][] = [];
  for (const [name, { type, seen }] of Object.entries<Field>(fields)) {
    if (seen !== "count") forms.push([name, (seen === "seat" ? SECRET_CARDS : FORMS[type]) as (typeof forms)[0][1]]);
    if (seen !== "everybody") forms.push([`${name}Count`, plain(NUMBER)]);
  }
  return {
    types: Object.fromEntries(forms.map(([name, { type }]) => [name, type])) as Types<F>,
    /** `before` is the view that was written last, null for the first: to look at views costs less than to write. */
    write(into: SchemaOf<F>, view: ViewOf<F>, before: ViewOf<F> | null): void {
      const held = into as Record<string, unknown>;
      const shown = view as Readonly<Record<string, unknown>>;
      const known = before as Readonly<Record<string, unknown>> | null;
      for (const [name, form] of forms)
        if (known === null || !same(shown[name], known[name])) held[name] = form.write(shown[name], held[name]);
    },
    read(state: SchemaOf<F>): ViewOf<F> {
      const held = state as Readonly<Record<string, unknown>>;
      const view: Record<string, unknown> = {};
      for (const [name, form] of forms) view[name] = form.read(held[name]);
      return view as ViewOf<F>;
    },
  };
}

export const CREATURE = wire(CREATURE_FIELDS);
export const PLAYER = wire(PLAYER_FIELDS);
export const POWER_ROW = wire(POWER_ROW_FIELDS);
export const MATCH = wire(MATCH_FIELDS);
