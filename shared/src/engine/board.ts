/**
 * The play areas: finding creatures, filtering them, and the values that constant abilities give
 * them. Constant abilities are not applied and undone; `settle` computes every creature's power and
 * keywords afresh from the board as it stands (ruling 82).
 */
import type { Amount, CreatureFilter, Keyword, While } from "../cards/index.ts";
import { DESIGNS } from "./catalogue.ts";
import type { GameEvent } from "./events.ts";
import { matches } from "./filters.ts";
import { keywordList } from "./keywords.ts";
import { opponentsOf, type Seat, SEATS } from "./seats.ts";
import type { Creature, CreatureId, KeywordMask, MatchState } from "./state.ts";

export function findCreature(s: MatchState, id: CreatureId): Creature | undefined {
  for (const seat of SEATS) for (const creature of s.players[seat].board) if (creature.id === id) return creature;
  return undefined;
}

/** The seat that controls the creature, null if it is not in play. */
export function controllerOf(s: MatchState, id: CreatureId): Seat | null {
  for (const seat of SEATS) for (const creature of s.players[seat].board) if (creature.id === id) return seat;
  return null;
}

/** Creatures that the filter speaks of: the seat's own first, each side from left to right. */
export function matching(
  s: MatchState,
  filter: CreatureFilter,
  seat: Seat,
  self: CreatureId | null,
  revealedKeywords: KeywordMask,
): Creature[] {
  settle(s);
  const found: Creature[] = [];
  if (filter.side !== "enemy")
    for (const creature of s.players[seat].board)
      if (matches(filter, creature, true, self, revealedKeywords)) found.push(creature);
  if (filter.side !== "allied")
    for (const foe of opponentsOf(seat))
      for (const creature of s.players[foe].board)
        if (matches(filter, creature, false, self, revealedKeywords)) found.push(creature);
  return found;
}

function holds(s: MatchState, condition: While, seat: Seat, creature: Creature): boolean {
  const player = s.players[seat];
  switch (condition.while) {
    case "yourTurn":
      return s.active === seat;
    case "notYourTurn":
      return s.active !== seat;
    case "handAtMost":
      return player.hand.length <= condition.cards;
    case "onlyAlly":
      return player.board.length === 1;
    case "noStrongerAlly":
      return player.board.every((ally) => ally.power <= creature.power);
    case "otherAlliesExactly":
      return player.board.length === condition.count + 1;
    default:
      return condition satisfies never;
  }
}

/**
 * How much an effect or a bonus is worth right now, on a card of this seat that carries (or carried) so much octonite.
 */
export function amountOf(s: MatchState, amount: Amount, seat: Seat, octoniteOnThis: number): number {
  if (typeof amount === "number") return amount;
  switch (amount.per) {
    case "octoniteOnThis":
      return octoniteOnThis;
    case "octoniteOnAllied":
      return s.players[seat].board.reduce((sum, creature) => sum + creature.octonite, 0);
    case "enemyCreature":
      return opponentsOf(seat).reduce<number>((sum, foe) => sum + s.players[foe].board.length, 0);
    default:
      return amount.per satisfies never;
  }
}

/** Brings power and keywords of all creatures up to date, if anything changed since the last time. */
export function settle(s: MatchState): void {
  if (!s.stale) return;
  s.stale = false;
  derive(s);
  if (s.events !== null) tellValues(s, s.events);
}

function derive(s: MatchState): void {
  let anyConstants = false;
  for (const seat of SEATS) {
    const player = s.players[seat];
    for (const creature of player.board) {
      const design = DESIGNS[creature.card]!;
      creature.power = design.value + creature.growth;
      creature.keywords = design.keywords | creature.turnKeywords | player.turnKeywords;
      if (design.constants !== null) anyConstants = true;
    }
  }
  if (anyConstants) applyPower(s);
  // Never below 1 (ruling 69).
  for (const player of s.players) for (const creature of player.board) if (creature.power < 1) creature.power = 1;
  if (!anyConstants) return;
  applyKeywords(s);
  suppressAndCopy(s);
}

/** Power first: no bonus depends on a keyword or on another power, while keywords do depend on power. */
function applyPower(s: MatchState): void {
  for (const seat of SEATS) {
    for (const creature of s.players[seat].board) {
      const constants = DESIGNS[creature.card]!.constants;
      if (constants === null) continue;
      for (const bonus of constants.power) {
        if (bonus.while !== null && !holds(s, bonus.while, seat, creature)) continue;
        const amount = amountOf(s, bonus.amount, seat, creature.octonite);
        if (bonus.to === null) creature.power += amount;
        else
          for (const side of SEATS)
            for (const target of s.players[side].board)
              if (matches(bonus.to, target, side === seat, creature.id)) target.power += amount;
      }
    }
  }
}

function applyKeywords(s: MatchState): void {
  for (const seat of SEATS) {
    for (const creature of s.players[seat].board) {
      const constants = DESIGNS[creature.card]!.constants;
      if (constants === null) continue;
      for (const grant of constants.keywords) {
        if (grant.while !== null && !holds(s, grant.while, seat, creature)) continue;
        if (grant.to === null) creature.keywords |= grant.mask;
        else
          for (const side of SEATS)
            for (const target of s.players[side].board)
              if (matches(grant.to, target, side === seat, creature.id)) target.keywords |= grant.mask;
      }
    }
  }
}

/**
 * Suppressed keywords have no effect from any source; copiers come last and never look at each other (rulings 85, 117,
 * 207).
 */
function suppressAndCopy(s: MatchState): void {
  // Made only where a card suppresses: this runs millions of times in a search.
  let suppressed: Set<Creature> | null = null;
  let copiers = false;
  for (const seat of SEATS) {
    for (const creature of s.players[seat].board) {
      const constants = DESIGNS[creature.card]!.constants;
      if (constants === null) continue;
      if (constants.copies !== 0) copiers = true;
      for (const filter of constants.suppresses) {
        suppressed ??= new Set();
        for (const side of SEATS)
          for (const target of s.players[side].board)
            if (matches(filter, target, side === seat, creature.id)) suppressed.add(target);
      }
    }
  }
  if (suppressed !== null) for (const creature of suppressed) creature.keywords = 0;
  if (!copiers) return;
  for (const seat of SEATS) {
    for (const creature of s.players[seat].board) {
      const copies = DESIGNS[creature.card]!.constants?.copies ?? 0;
      if (copies === 0 || suppressed?.has(creature)) continue;
      for (const foe of opponentsOf(seat))
        for (const other of s.players[foe].board)
          if ((DESIGNS[other.card]!.constants?.copies ?? 0) === 0) creature.keywords |= other.keywords & copies;
    }
  }
}

/** Where a creature's power comes from: printed, grown this turn, and each bonus with the card that gives it. */
export interface PowerSource {
  readonly from: "printed" | "thisTurn" | "constant";
  /** The card that gives the bonus. */
  readonly card: string;
  readonly amount: number;
}

const PRINTED: readonly (readonly PowerSource[])[] = DESIGNS.map(({ key, value }) =>
  Object.freeze([{ from: "printed", card: key, amount: value }]),
);

export function powerSources(s: MatchState, creature: Creature): readonly PowerSource[] {
  const { key } = DESIGNS[creature.card]!;
  const printed = PRINTED[creature.card]!;
  const more: PowerSource[] = [];
  if (creature.growth !== 0) more.push({ from: "thisTurn", card: key, amount: creature.growth });
  const controller = controllerOf(s, creature.id);
  if (controller !== null) tellBonuses(s, creature, controller, more);
  // Most creatures have what is printed on them, and most views are the same as the one before.
  return more.length === 0 ? printed : [...printed, ...more];
}

function tellBonuses(s: MatchState, creature: Creature, controller: Seat, into: PowerSource[]): void {
  for (const seat of SEATS) {
    for (const giver of s.players[seat].board) {
      const { constants, key } = DESIGNS[giver.card]!;
      if (constants === null) continue;
      for (const bonus of constants.power) {
        const amount = amountOf(s, bonus.amount, seat, giver.octonite);
        const applies =
          bonus.to === null ? giver === creature : matches(bonus.to, creature, controller === seat, giver.id);
        if (applies && amount !== 0 && (bonus.while === null || holds(s, bonus.while, seat, giver)))
          into.push({ from: "constant", card: key, amount });
      }
    }
  }
}

/** What the board makes of a creature, as people see it. */
export interface CreatureValues {
  readonly creature: CreatureId;
  readonly power: number;
  readonly keywords: readonly Keyword[];
  readonly powerSources: readonly PowerSource[];
}

const valuesOf = (s: MatchState, creature: Creature): CreatureValues => ({
  creature: creature.id,
  power: creature.power,
  keywords: keywordList(creature.keywords),
  powerSources: powerSources(s, creature),
});

export const valuesOfBoards = (s: MatchState): CreatureValues[] =>
  s.players.flatMap((player) => player.board.map((creature) => valuesOf(s, creature)));

/** Those that a newcomer shows, before the board makes something else of it. */
const printedValues = ({ id, card }: Creature): CreatureValues => {
  const { value, keywords } = DESIGNS[card]!;
  return { creature: id, power: value, keywords: keywordList(keywords), powerSources: PRINTED[card]! };
};

function sameSources(some: readonly PowerSource[], others: readonly PowerSource[]): boolean {
  if (some === others) return true;
  return (
    some.length === others.length &&
    some.every(({ from, card, amount }, index) => {
      const other = others[index]!;
      return from === other.from && card === other.card && amount === other.amount;
    })
  );
}

/** Lists of keywords are the same where their keywords are. */
const sameValues = (one: CreatureValues, other: CreatureValues): boolean =>
  one.power === other.power && one.keywords === other.keywords && sameSources(one.powerSources, other.powerSources);

function tellValues(s: MatchState, events: GameEvent[]): void {
  const told = s.shown ?? [];
  s.shown = valuesOfBoards(s);
  const creatures = s.shown.filter((now) => {
    const before =
      told.find(({ creature }) => creature === now.creature) ?? printedValues(findCreature(s, now.creature)!);
    return !sameValues(before, now);
  });
  if (creatures.length > 0) events.push({ e: "values", creatures });
}
