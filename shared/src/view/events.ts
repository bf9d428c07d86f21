/** Events pass through the same eye as states: what a viewer may not know is left out. */
import type { EventName, EventOf, GameEvent } from "../engine/index.ts";
import { maySeeHand, type Viewer } from "./types.ts";

type PrivateFields<E> = { [F in keyof E]-?: undefined extends E[F] ? F : never }[keyof E];
type SeatFields<E> = { [F in keyof E]-?: E[F] extends 0 | 1 ? F : never }[keyof E];

/**
 * For each event and each of its private fields, which are exactly the optional ones: the fields that name the seats
 * who may know it.
 */
type Privacy = {
  readonly [Name in EventName]: {
    readonly [F in PrivateFields<EventOf<Name>>]: readonly SeatFields<EventOf<Name>>[];
  };
};

const PRIVACY: Privacy = {
  setup: {},
  startCards: {},
  firstPlayer: {},
  turn: {},
  turnEnds: {},
  asked: { answers: ["seat"], refusals: ["seat"] },
  answered: {},
  draw: { cards: ["seat"] },
  play: { at: ["seat"] },
  mindbug: {},
  mindbugDeclined: {},
  enter: {},
  values: {},
  triggerWaits: {},
  trigger: {},
  silenced: {},
  attack: {},
  roll: {},
  dieResolved: {},
  hunt: {},
  block: {},
  unblocked: {},
  combat: {},
  attackEnds: {},
  exhaust: {},
  protected: {},
  defeat: {},
  life: {},
  discard: { at: ["seat"] },
  // Both players know a stolen card: one held it, the other holds it.
  steal: { cards: ["from", "to"], at: ["from"] },
  give: { at: ["from"] },
  control: {},
  returnToHand: {},
  pileToHand: {},
  pileToPlay: {},
  handToPlay: { at: ["seat"] },
  reveal: {},
  octonite: {},
  grow: {},
  keywordThisTurn: {},
  alliesKeywordThisTurn: {},
  alliesExtraDie: {},
  cannotBlockThisTurn: {},
  refreshMindbug: {},
  extraTurn: {},
  energy: {},
  buy: {},
  powerRow: {},
  powerDiscard: {},
  nothingHappens: {},
  end: {},
};

type Rule = readonly [field: string, seats: readonly string[]];

/** The same as lists, null where nothing is private: most events are everybody's. */
const RULES: ReadonlyMap<string, readonly Rule[] | null> = new Map(
  Object.entries(PRIVACY).map(([name, fields]) => {
    const rules: readonly Rule[] = Object.entries(fields);
    return [name, rules.length === 0 ? null : rules];
  }),
);

export function viewEvent<E extends { readonly e: EventName }>(event: E, viewer: Viewer): E {
  const rules = RULES.get(event.e)!;
  if (rules === null) return event;
  const fields: Readonly<Record<string, unknown>> = event;
  const hidden = rules.filter(([, seats]) => !seats.some((seat) => maySeeHand(viewer, fields[seat] as 0)));
  if (hidden.length === 0) return event;
  return Object.fromEntries(Object.entries(event).filter(([name]) => !hidden.some(([field]) => field === name))) as E;
}

export const viewEvents = (events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] =>
  events.map((event) => viewEvent(event, viewer));

/** Whether an event told anybody something hidden, or drew on chance. */
const REVEALS: { readonly [Name in EventName]: boolean | ((event: EventOf<Name>) => boolean) } = {
  setup: false,
  startCards: true,
  firstPlayer: false,
  turn: false,
  turnEnds: false,
  asked: false,
  answered: false,
  draw: true,
  play: true,
  mindbug: false,
  mindbugDeclined: false,
  enter: false,
  values: false,
  triggerWaits: false,
  trigger: false,
  silenced: false,
  attack: false,
  roll: true,
  dieResolved: false,
  hunt: false,
  block: false,
  unblocked: false,
  combat: false,
  attackEnds: false,
  exhaust: false,
  protected: false,
  defeat: false,
  life: false,
  discard: true,
  steal: true,
  give: true,
  control: false,
  returnToHand: false,
  pileToHand: false,
  pileToPlay: false,
  handToPlay: true,
  reveal: true,
  octonite: false,
  grow: false,
  keywordThisTurn: false,
  alliesKeywordThisTurn: false,
  alliesExtraDie: false,
  cannotBlockThisTurn: false,
  refreshMindbug: false,
  extraTurn: false,
  energy: false,
  buy: ({ slot }) => slot === null,
  powerRow: ({ card }) => card !== null,
  powerDiscard: false,
  nothingHappens: false,
  end: false,
};

function reveals(event: GameEvent): boolean {
  const rule = REVEALS[event.e] as boolean | ((event: GameEvent) => boolean);
  return typeof rule === "boolean" ? rule : rule(event);
}

/** After that nothing can be taken back. */
export const revealsHidden = (events: readonly GameEvent[]): boolean => events.some(reveals);
