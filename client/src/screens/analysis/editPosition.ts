/** Putting a position together: every change makes another one. Pure; what the position is worth says the engine. */
import { cardByKey } from "@mindbug/shared/cards";
import type { Seat } from "../../table/model/model.ts";
import type { Position } from "../../worker/analysisMessages.ts";

type Player = Position["players"][number];
type Creature = NonNullable<Player["board"]>[number];
type Pile = "hand" | "board" | "discard" | "deck";

/** Where a card can be put. */
export type Zone =
  { readonly of: Seat; readonly pile: Pile } | { readonly of: null; readonly pile: "unused" | "power" | "powerDeck" };

export const PILES: readonly Pile[] = ["board", "hand", "discard", "deck"];
export const SHARED_ZONES: readonly Zone[] = [
  { of: null, pile: "power" },
  { of: null, pile: "powerDeck" },
  { of: null, pile: "unused" },
];
export const zoneKey = ({ of, pile }: Zone): string => `${of ?? "table"}:${pile}`;
export const sameZone = (one: Zone, other: Zone): boolean => zoneKey(one) === zoneKey(other);

/** As many as a link may hold. */
const MOST_CARDS = 60;
const MOST_FACE_UP = 3;
export const MOST_OF_ANYTHING = 99;

export const NOTHING: Position = { players: [{}, {}], active: 0 };

export interface Placed {
  readonly card: string;
  readonly exhausted: boolean;
  readonly octonite: number;
}

const placed = (creature: Creature): Placed =>
  typeof creature === "string"
    ? { card: creature, exhausted: false, octonite: 0 }
    : { card: creature.card, exhausted: creature.exhausted === true, octonite: creature.octonite ?? 0 };

const written = ({ card, exhausted, octonite }: Placed): Creature =>
  exhausted || octonite > 0
    ? { card, ...(exhausted ? { exhausted } : {}), ...(octonite > 0 ? { octonite } : {}) }
    : card;

export function cardsIn({ players, unused, power }: Position, { of, pile }: Zone): readonly Placed[] {
  if (of !== null) return (players[of][pile] ?? []).map(placed);
  const cards = pile === "unused" ? unused : pile === "power" ? power?.faceUp : power?.deck;
  return (cards ?? []).map(placed);
}

const withoutPower = ({ power: _power, ...rest }: Position): Position => rest;

function withCards(position: Position, { of, pile }: Zone, cards: readonly Placed[]): Position {
  const keys = cards.map(({ card }) => card);
  if (of !== null) return withPlayer(position, of, pile === "board" ? { board: cards.map(written) } : { [pile]: keys });
  if (pile === "unused") return { ...position, unused: keys };
  const power = { ...position.power, [pile === "power" ? "faceUp" : "deck"]: keys };
  const gone = [power.faceUp, power.deck, power.discard].every((list) => (list ?? []).length === 0);
  if (!gone) return { ...position, power };
  return withoutPower(position);
}

function withPlayer(position: Position, seat: Seat, change: Partial<Player>): Position {
  const [first, second] = position.players;
  const players =
    seat === 0 ? ([{ ...first, ...change }, second] as const) : ([first, { ...second, ...change }] as const);
  return { ...position, players };
}

/** Power cards and creatures do not mix, and no place is endless. */
function accepts(position: Position, zone: Zone, card: string): boolean {
  const isPower = cardByKey(card)?.kind === "power";
  if (isPower !== (zone.pile === "power" || zone.pile === "powerDeck")) return false;
  return cardsIn(position, zone).length < (zone.pile === "power" ? MOST_FACE_UP : MOST_CARDS);
}

/** A card that is carried: a new one, or one that lies somewhere already. */
export interface Carried {
  readonly card: string;
  readonly from: { readonly zone: Zone; readonly index: number } | null;
}

export const mayPut = (position: Position, zone: Zone, { card, from }: Carried): boolean =>
  from !== null && sameZone(from.zone, zone) ? true : accepts(position, zone, card);

export function put(position: Position, zone: Zone, carried: Carried): Position {
  if (!mayPut(position, zone, carried)) return position;
  const lying = carried.from === null ? undefined : cardsIn(position, carried.from.zone)[carried.from.index];
  const without = carried.from === null ? position : take(position, carried.from.zone, carried.from.index);
  const card = lying ?? { card: carried.card, exhausted: false, octonite: 0 };
  return withCards(without, zone, [...cardsIn(without, zone), card]);
}

export const take = (position: Position, zone: Zone, index: number): Position =>
  withCards(
    position,
    zone,
    cardsIn(position, zone).filter((_, at) => at !== index),
  );

export const change = (position: Position, zone: Zone, index: number, to: Partial<Placed>): Position =>
  withCards(
    position,
    zone,
    cardsIn(position, zone).map((card, at) => (at === index ? { ...card, ...to } : card)),
  );

/** One place towards the front, where it is drawn or stands first. */
export function forward(position: Position, zone: Zone, index: number): Position {
  const cards = [...cardsIn(position, zone)];
  const [card] = cards.splice(index, 1);
  if (card === undefined || index === 0) return position;
  cards.splice(index - 1, 0, card);
  return withCards(position, zone, cards);
}

export type Counter = "life" | "mindbugs" | "energy";
const USUAL: Readonly<Record<Counter, { readonly value: number; readonly least: number }>> = {
  life: { value: 3, least: 1 },
  mindbugs: { value: 2, least: 0 },
  energy: { value: 0, least: 0 },
};

export const counterOf = ({ players }: Position, seat: Seat, counter: Counter): number =>
  players[seat][counter] ?? USUAL[counter].value;

export function count(position: Position, seat: Seat, counter: Counter, by: number): Position {
  const value = Math.max(USUAL[counter].least, Math.min(MOST_OF_ANYTHING, counterOf(position, seat, counter) + by));
  return withPlayer(position, seat, { [counter]: value });
}
