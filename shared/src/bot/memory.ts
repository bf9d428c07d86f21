/**
 * What a person at a seat would remember beyond what lies on the table: which cards they know to be
 * in the opponent's hand. Plain data, made from nothing but the events that this seat may see.
 */
import { type EventName, type EventOf, type GameEvent, otherSeat, type Seat } from "../engine/index.ts";

export interface BotMemory {
  readonly seat: Seat;
  /** Keys of cards that are in the opponent's hand for certain. */
  readonly inOpponentHand: readonly string[];
}

export const newMemory = (seat: Seat): BotMemory => ({ seat, inOpponentHand: [] });

/** Takes one copy of the card out of the list, if there is one: another copy may have been the one that moved. */
function forget(known: string[], card: string): void {
  const at = known.indexOf(card);
  if (at >= 0) known.splice(at, 1);
}

interface HandChange {
  readonly seat: Seat;
  readonly gains?: readonly string[];
  readonly loses?: readonly string[];
  /** A card that stays where it is. */
  readonly shows?: string;
}
const nothing = (): readonly HandChange[] => [];

/** Which cards everybody who sees the event now knows to be in a hand, or no longer there. */
const HAND_CHANGES: { readonly [Name in EventName]: (event: EventOf<Name>) => readonly HandChange[] } = {
  setup: nothing,
  startCards: nothing,
  firstPlayer: nothing,
  turn: nothing,
  turnEnds: nothing,
  asked: nothing,
  answered: nothing,
  draw: nothing,
  play: ({ seat, card }) => [{ seat, loses: [card] }],
  mindbug: nothing,
  mindbugDeclined: nothing,
  enter: nothing,
  values: nothing,
  triggerWaits: nothing,
  trigger: nothing,
  silenced: nothing,
  attack: nothing,
  roll: nothing,
  dieResolved: nothing,
  hunt: nothing,
  block: nothing,
  unblocked: nothing,
  combat: nothing,
  attackEnds: nothing,
  exhaust: nothing,
  protected: nothing,
  defeat: nothing,
  life: nothing,
  discard: ({ seat, cards }) => [{ seat, loses: cards }],
  steal: ({ from, to, cards = [] }) => [
    { seat: from, loses: cards },
    { seat: to, gains: cards },
  ],
  give: ({ from, card }) => [{ seat: from, loses: [card] }],
  control: nothing,
  returnToHand: ({ seat, card }) => [{ seat, gains: [card] }],
  pileToHand: ({ seat, cards }) => [{ seat, gains: cards }],
  pileToPlay: nothing,
  handToPlay: ({ seat, card }) => [{ seat, loses: [card] }],
  reveal: ({ seat, card }) => [{ seat, shows: card }],
  octonite: nothing,
  grow: nothing,
  keywordThisTurn: nothing,
  alliesKeywordThisTurn: nothing,
  alliesExtraDie: nothing,
  cannotBlockThisTurn: nothing,
  refreshMindbug: nothing,
  extraTurn: nothing,
  energy: nothing,
  buy: nothing,
  powerRow: nothing,
  powerDiscard: nothing,
  nothingHappens: nothing,
  end: nothing,
};

const handChanges = (event: GameEvent): readonly HandChange[] =>
  (HAND_CHANGES[event.e] as (event: GameEvent) => readonly HandChange[])(event);

/** `events` must have passed through `viewEvents` for the memory's seat. */
export function remember(memory: BotMemory, events: readonly GameEvent[]): BotMemory {
  const opponent = otherSeat(memory.seat);
  const known = [...memory.inOpponentHand];
  for (const { seat, gains = [], loses = [], shows } of events.flatMap(handChanges)) {
    if (seat !== opponent) continue;
    known.push(...gains);
    for (const card of loses) forget(known, card);
    if (shows !== undefined && !known.includes(shows)) known.push(shows);
  }
  return { seat: memory.seat, inOpponentHand: known };
}
