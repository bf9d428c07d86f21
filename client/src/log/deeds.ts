/** The log in pictures: who did what to whom. Several lines make one deed. */
import type { EventName, GameEvent, Seat } from "./lines.ts";
import type { LogEntry } from "./logStore.ts";

type EventOf<E extends EventName> = Extract<GameEvent, { e: E }>;
type EventEntry = LogEntry & { readonly is: "event" };

export type Verb = "play" | "mindbug" | "attack" | "effect" | "buy";
/** What became of a creature, by the mark that shows it; "touched" where the card alone says enough. */
export type Fate =
  "touched" | "defeated" | "exhausted" | "taken" | "discarded" | "drawn" | "octonite" | "life" | "energy";

/** A creature or card, or without a card a player. */
export interface Onto {
  readonly seat: Seat | null;
  readonly card: string | null;
  readonly creature: number | null;
  readonly fate: Fate;
  /** How much, where it is a number. */
  readonly change: number;
}

export interface Deed {
  readonly id: number;
  readonly verb: Verb;
  readonly seat: Seat;
  readonly card: string;
  readonly fate: Fate;
  readonly onto: readonly Onto[];
  readonly entries: readonly EventEntry[];
}

const onCreature =
  (fate: Fate) =>
  (event: { seat?: Seat; to?: Seat; creature: number; card: string }): Onto[] => [
    { seat: event.seat ?? event.to ?? null, card: event.card, creature: event.creature, fate, change: 0 },
  ];
const onCards =
  (fate: Fate) =>
  (event: { seat?: Seat; from?: Seat; card?: string; cards?: readonly string[]; count?: number }): Onto[] => {
    const seat = event.seat ?? event.from ?? null;
    const cards = event.cards ?? (event.card === undefined ? [] : [event.card]);
    if (cards.length === 0) return [{ seat, card: null, creature: null, fate, change: event.count ?? 0 }];
    return cards.map((card) => ({ seat, card, creature: null, fate, change: 0 }));
  };
const onPlayer = (seat: Seat, fate: Fate, change: number): Onto[] => [
  { seat, card: null, creature: null, fate, change },
];

/** Whom each event touches; null for those that begin a deed of their own, or touch nobody. */
const TOUCHES: { readonly [E in EventName]: ((event: EventOf<E>) => Onto[]) | null } = {
  setup: null,
  asked: null,
  answered: null,
  values: null,
  turnEnds: null,
  triggerWaits: null,
  attackEnds: null,
  powerDiscard: null,
  startCards: null,
  firstPlayer: null,
  turn: null,
  play: null,
  mindbug: null,
  mindbugDeclined: null,
  enter: null,
  trigger: null,
  attack: null,
  roll: null,
  dieResolved: null,
  unblocked: null,
  combat: null,
  buy: null,
  powerRow: null,
  nothingHappens: null,
  end: null,
  alliesKeywordThisTurn: null,
  alliesExtraDie: null,
  cannotBlockThisTurn: null,
  extraTurn: null,
  draw: ({ seat, count, cards = [] }) => onCards("drawn")({ seat, count, cards }),
  silenced: onCards("touched"),
  hunt: ({ blocker, card, seat }) => onCreature("touched")({ creature: blocker, card, seat: seat === 0 ? 1 : 0 }),
  block: ({ blocker, card, seat }) => onCreature("touched")({ creature: blocker, card, seat }),
  exhaust: onCreature("exhausted"),
  protected: onCreature("touched"),
  defeat: onCreature("defeated"),
  life: ({ seat, change }) => onPlayer(seat, "life", change),
  discard: onCards("discarded"),
  steal: onCards("taken"),
  give: onCards("taken"),
  control: onCreature("taken"),
  returnToHand: onCreature("drawn"),
  pileToHand: onCards("drawn"),
  pileToPlay: onCards("touched"),
  handToPlay: onCards("touched"),
  reveal: onCards("touched"),
  octonite: onCreature("octonite"),
  grow: onCreature("touched"),
  keywordThisTurn: onCreature("touched"),
  refreshMindbug: ({ seat }) => onPlayer(seat, "taken", 1),
  energy: ({ seat, change }) => onPlayer(seat, "energy", change),
};

function touches<E extends EventName>(event: EventOf<E>): readonly Onto[] {
  const touched = TOUCHES[event.e as E];
  return touched === null ? [] : touched(event);
}

const VERBS: Readonly<Partial<Record<EventName, Verb>>> = {
  play: "play",
  mindbug: "mindbug",
  attack: "attack",
  buy: "buy",
};

/** A deed in the making: which ability or attacker it is about. */
interface Open extends Deed {
  readonly ability: object | null;
  readonly creature: number | null;
}

function begun(entry: EventEntry): Open | null {
  const { event, before, id } = entry;
  const verb = VERBS[event.e];
  const bare = { id, fate: "touched", onto: [], entries: [], ability: null, creature: null } as const;
  if (verb !== undefined && "seat" in event && "card" in event && typeof event.card === "string")
    return {
      ...bare,
      verb,
      seat: event.seat,
      card: event.card,
      creature: event.e === "attack" ? event.creature : null,
    };
  const ability = before.doing?.ability ?? null;
  if (event.e === "silenced") return { ...bare, verb: "effect", seat: event.seat === 0 ? 1 : 0, card: event.by };
  if (ability === null || ability.card === "") return null;
  return { ...bare, verb: "effect", seat: ability.seat, card: ability.card, ability, creature: ability.creature };
}

/** The same creature is shown once, with what became of it in the end. */
function withOnto(onto: readonly Onto[], more: readonly Onto[]): readonly Onto[] {
  const same = (one: Onto, other: Onto): boolean => one.creature !== null && one.creature === other.creature;
  const list = [...onto];
  for (const each of more) {
    const at = list.findIndex((one) => same(one, each));
    if (at < 0) list.push(each);
    else if (each.fate !== "touched") list[at] = { ...list[at]!, fate: each.fate };
  }
  return list;
}

function told(deed: Open, entry: EventEntry): Open {
  const { event } = entry;
  const all = touches(event);
  const own = all.find(({ creature }) => creature !== null && creature === deed.creature && deed.ability === null);
  return {
    ...deed,
    fate: own?.fate ?? deed.fate,
    onto: withOnto(
      deed.onto,
      all.filter((each) => each !== own),
    ),
    entries: [...deed.entries, entry],
  };
}

/** Where this line belongs: to the last deed, to the attack that goes on, or to none. */
function placeOf(deeds: readonly Open[], { event, before }: EventEntry): number {
  const ability = before.doing?.ability ?? null;
  if (ability !== null) return deeds.at(-1)?.ability === ability ? deeds.length - 1 : -1;
  const fights = before.doing?.fight != null || before.doing?.striker != null;
  const attacks = event.e === "block" || event.e === "hunt" || event.e === "unblocked" || event.e === "combat";
  return fights || attacks ? deeds.findLastIndex(({ verb }) => verb === "attack") : deeds.length - 1;
}

/** What nobody did: the turn goes over, and what belongs to its beginning. */
const BETWEEN: readonly EventName[] = ["turn", "startCards", "firstPlayer", "energy", "octonite", "powerRow", "end"];

export function deedsOf(entries: readonly LogEntry[]): Deed[] {
  const deeds: Open[] = [];
  for (const entry of entries) {
    if (entry.is === "note" && entry.text === "logNewMatch") deeds.length = 0;
    if (entry.is !== "event") continue;
    const { event, before } = entry;
    const begins = VERBS[event.e] !== undefined || event.e === "silenced";
    if (!begins && BETWEEN.includes(event.e) && (before.doing?.ability ?? null) === null) continue;
    const at = begins ? -1 : placeOf(deeds, entry);
    const deed = deeds[at] ?? begun(entry);
    if (deed !== null) deeds.splice(at < 0 ? deeds.length : at, 1, told(deed, entry));
  }
  return deeds;
}
