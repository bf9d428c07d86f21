/**
 * The picture between two pictures: what the table looks like after one more event. The real view always has the last
 * word.
 */
import { cardByKey } from "@mindbug/shared/cards";
import {
  type CreatureModel,
  type EventModel,
  otherSeat,
  type PlayerModel,
  type Seat,
  type TableModel,
} from "../table/model/model.ts";

type Change<T> = (old: T) => Partial<T>;

function withPlayer(table: TableModel, seat: Seat, change: Change<PlayerModel>): TableModel {
  const [first, second] = table.players;
  return {
    ...table,
    players: seat === 0 ? [{ ...first, ...change(first) }, second] : [first, { ...second, ...change(second) }],
  };
}

function withCreature(table: TableModel, id: number, change: Change<CreatureModel>): TableModel {
  const seat = controllerOf(table, id);
  if (seat === null) return table;
  return withPlayer(table, seat, ({ board }) => ({
    board: board.map((creature) => (creature.id === id ? { ...creature, ...change(creature) } : creature)),
  }));
}

export function controllerOf(table: TableModel, id: number): Seat | null {
  if (table.players[0].board.some((creature) => creature.id === id)) return 0;
  return table.players[1].board.some((creature) => creature.id === id) ? 1 : null;
}

const creatureIn = (table: TableModel, id: number): CreatureModel | undefined =>
  table.players.flatMap((player) => player.board).find((creature) => creature.id === id);

function without<T>(list: readonly T[], gone: readonly T[]): T[] {
  const left = [...list];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Cards come to a hand; unknown ones only count. */
const toHand = (table: TableModel, seat: Seat, count: number, cards: readonly string[]): TableModel =>
  withPlayer(table, seat, (player) => ({
    handCount: player.handCount + count,
    hand: player.hand === null ? null : [...player.hand, ...cards],
  }));

const fromHand = (table: TableModel, seat: Seat, count: number, cards: readonly string[]): TableModel =>
  withPlayer(table, seat, (player) => ({
    handCount: Math.max(0, player.handCount - count),
    hand: player.hand === null ? null : without(player.hand, cards),
  }));

const leaves = (table: TableModel, id: number): TableModel => {
  const seat = controllerOf(table, id);
  return seat === null
    ? table
    : withPlayer(table, seat, ({ board }) => ({ board: board.filter((creature) => creature.id !== id) }));
};

/** As it will be known at the end, or as it is printed if it does not live that long. */
function newcomer(event: EventModel, final: TableModel): CreatureModel {
  const id = event.creature ?? 0;
  const later = creatureIn(final, id);
  if (later !== undefined) return { ...later, exhausted: false, octonite: event.octonite ?? 0 };
  const card = cardByKey(event.card ?? "");
  const power = card?.kind === "creature" ? card.power : 0;
  return {
    id,
    card: event.card ?? "",
    power,
    powerSources: [{ from: "printed", card: event.card ?? "", amount: power }],
    keywords: card?.kind === "creature" ? card.keywords : [],
    exhausted: false,
    octonite: event.octonite ?? 0,
    growth: 0,
    turnKeywords: [],
    enteredThisTurn: true,
    attacks: 0,
  };
}

function changeControl(table: TableModel, event: EventModel): TableModel {
  const moved = creatureIn(table, event.creature ?? 0);
  if (moved === undefined || event.to === undefined) return table;
  return withPlayer(leaves(table, moved.id), event.to, ({ board }) => ({ board: [...board, moved] }));
}

function powerRow(table: TableModel, event: EventModel): TableModel {
  if (table.power === null || event.slot == null) return table;
  const faceUp = [...table.power.faceUp];
  if (event.card == null) faceUp.splice(event.slot, 1);
  else faceUp[event.slot] = event.card;
  return {
    ...table,
    power: { ...table.power, faceUp, deckCount: Math.max(0, table.power.deckCount - (event.card == null ? 0 : 1)) },
  };
}

/** The table after this event. Events that change nothing one can see return the table itself. */
export function draftAfter(table: TableModel, event: EventModel, final: TableModel): TableModel {
  const seat = event.seat ?? 0;
  const creature = event.creature ?? 0;
  const cards = event.cards ?? (event.card == null ? [] : [event.card]);
  const from = event.from === 0 || event.from === 1 ? event.from : otherSeat(seat);
  switch (event.e) {
    case "startCards":
      return {
        ...table,
        revealed: [
          [...table.revealed[0], ...cards.slice(0, 1)],
          [...table.revealed[1], ...cards.slice(1, 2)],
        ],
      };
    case "turn":
      return { ...table, active: seat, turn: event.turn ?? table.turn, attack: null };
    case "draw": {
      const count = event.count ?? cards.length;
      const drawn = toHand(table, seat, count, event.cards ?? []);
      return event.from === "unused"
        ? drawn
        : withPlayer(drawn, seat, (player) => ({ deckCount: Math.max(0, player.deckCount - count) }));
    }
    case "play":
      return { ...fromHand(table, seat, 1, cards), playing: { seat, card: event.card ?? "" } };
    case "mindbug":
      return {
        ...withPlayer(table, seat, (player) => ({ mindbugs: Math.max(0, player.mindbugs - 1) })),
        playing: { seat, card: event.card ?? "" },
      };
    case "enter":
      return {
        ...withPlayer(table, seat, ({ board }) => ({ board: [...board, newcomer(event, final)] })),
        playing: null,
      };
    case "attack":
      return { ...table, attack: { seat, creature, dice: [] } };
    case "roll":
      return table.attack === null ? table : { ...table, attack: { ...table.attack, dice: event.dice ?? [] } };
    case "exhaust":
      return withCreature(table, creature, () => ({ exhausted: true }));
    case "defeat":
      return withPlayer(leaves(table, creature), seat, ({ discard }) => ({ discard: [...discard, ...cards] }));
    case "life":
      return withPlayer(table, seat, ({ life }) => ({ life: event.life ?? life + (event.change ?? 0) }));
    case "energy":
      return withPlayer(table, seat, ({ energy }) => ({ energy: event.energy ?? energy }));
    case "discard":
      return withPlayer(fromHand(table, seat, cards.length, cards), seat, ({ discard }) => ({
        discard: [...discard, ...cards],
      }));
    case "steal": {
      const to = event.to ?? seat;
      return toHand(fromHand(table, from, event.count ?? 0, cards), to, event.count ?? 0, cards);
    }
    case "give":
      return { ...fromHand(table, from, 1, cards), playing: { seat: event.to ?? seat, card: event.card ?? "" } };
    case "control":
      return changeControl(table, event);
    case "returnToHand":
      return toHand(leaves(table, creature), seat, 1, cards);
    case "pileToHand":
      return toHand(
        withPlayer(table, from, ({ discard }) => ({ discard: without(discard, cards) })),
        seat,
        cards.length,
        cards,
      );
    case "pileToPlay":
      return {
        ...withPlayer(table, from, ({ discard }) => ({ discard: without(discard, cards) })),
        playing: { seat, card: event.card ?? "" },
      };
    case "handToPlay":
      return { ...fromHand(table, seat, 1, cards), playing: { seat, card: event.card ?? "" } };
    case "octonite":
      return withCreature(table, creature, () => ({ octonite: event.now ?? 0 }));
    case "grow":
      return withCreature(table, creature, ({ power }) => ({ power: power + (event.amount ?? 0) }));
    case "refreshMindbug":
      return withPlayer(table, seat, (player) => ({ mindbugs: Math.min(player.mindbugsAtStart, player.mindbugs + 1) }));
    case "powerRow":
      return powerRow(table, event);
    case "end":
      return { ...table, attack: null, outcome: final.outcome };
    default:
      return table;
  }
}
