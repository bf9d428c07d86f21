/** Who plays whom next. Exact, not greedy: sixteen people have few enough pairings to weigh all of them. */
import { type Evening, type Pair, playing } from "./model.ts";
import { standings } from "./standings.ts";

/** Stands for nobody: whoever is paired with it sits out. */
const NOBODY = 0;

export interface Round {
  readonly pairs: readonly Pair[];
  readonly bye: number | null;
}

/** The cheapest way to give everybody a partner. An even number of people, sixteen and nobody at most. */
function cheapestPairing(people: readonly number[], cost: (a: number, b: number) => number): Pair[] {
  const all = 2 ** people.length - 1;
  const known = new Map<number, { readonly cost: number; readonly partner: number }>([[all, { cost: 0, partner: -1 }]]);
  const solve = (paired: number): number => {
    const before = known.get(paired);
    if (before !== undefined) return before.cost;
    let first = 0;
    while (paired & (1 << first)) first += 1;
    let best = { cost: Infinity, partner: -1 };
    for (let second = first + 1; second < people.length; second++) {
      if (paired & (1 << second)) continue;
      const rest = solve(paired | (1 << first) | (1 << second));
      const total = rest + cost(people[first]!, people[second]!);
      if (total < best.cost) best = { cost: total, partner: second };
    }
    known.set(paired, best);
    return best.cost;
  };
  solve(0);
  const pairs: Pair[] = [];
  for (let paired = 0, first = 0; paired !== all; first++) {
    if (paired & (1 << first)) continue;
    const { partner } = known.get(paired)!;
    pairs.push([people[first]!, people[partner]!]);
    paired |= (1 << first) | (1 << partner);
  }
  return pairs;
}

const withNobody = (people: readonly number[]): number[] =>
  people.length % 2 === 0 ? [...people] : [...people, NOBODY];

const met = ({ tables }: Evening, a: number, b: number): number =>
  tables.filter(({ seats }) => seats.includes(a) && seats.includes(b)).length;

/** The circle method: one stays, the others move on by one place each round. */
function circleRound(people: readonly number[], round: number): Pair[] {
  const [fixed, ...others] = people;
  const turned = others.map((_, index) => others[(index + round) % others.length]!);
  const seats = [fixed!, ...turned];
  return Array.from({ length: seats.length / 2 }, (_, i) => [seats[i]!, seats[seats.length - 1 - i]!] as const);
}

const SIT_OUT = 1000;

/**
 * Everybody meets everybody once. Without latecomers this is the circle method and takes as few rounds as can be; with
 * them each round still has as many tables as the pairs that are left allow. null when all have met.
 */
export function roundRobinRound(evening: Evening): Round | null {
  const people = withNobody(playing(evening).map(({ id }) => id));
  if (people.length < 2) return null;
  const open = ([a, b]: Pair): boolean => a !== NOBODY && b !== NOBODY && met(evening, a, b) === 0;
  const rounds = Array.from({ length: people.length - 1 }, (_, round) => circleRound(people, round));
  const best = rounds.reduce((most, round) => (round.filter(open).length > most.filter(open).length ? round : most));
  const planned = new Set(best.map(([a, b]) => `${Math.min(a, b)}:${Math.max(a, b)}`));
  const pairs = cheapestPairing(people, (a, b) => {
    const unplanned = planned.has(`${Math.min(a, b)}:${Math.max(a, b)}`) ? 0 : 1;
    return a === NOBODY || b === NOBODY || open([a, b]) ? unplanned : SIT_OUT;
  });
  const tables = pairs.filter(open);
  return tables.length === 0 ? null : { pairs: tables, bye: null };
}

/** Enough to find one who has won all, where nobody said how many. */
export const swissRounds = (evening: Evening): number => {
  const people = playing(evening).length;
  const most = people % 2 === 0 ? people - 1 : people;
  const wanted = evening.rounds > 0 ? evening.rounds : Math.ceil(Math.log2(Math.max(2, people)));
  return Math.max(1, Math.min(wanted, most));
};

const SECOND_BYE = 1e9;
const REPEAT = 1e6;
const DISTANCE = 100;

/**
 * By points: nobody sits out twice while somebody has not, nobody meets twice while that can be avoided, and then the
 * points are as near as can be; among equals the upper half meets the lower half. null when the last round is over.
 */
export function swissRound(evening: Evening): Round | null {
  if (evening.round >= swissRounds(evening)) return null;
  const table = standings(evening).filter(({ person }) => playing(evening).some(({ id }) => id === person));
  if (table.length < 2) return null;
  const people = withNobody(table.map(({ person }) => person));
  const rank = new Map(people.map((person, index) => [person, index]));
  const points = new Map(table.map(({ person, points: has }) => [person, has]));
  const lowest = Math.min(...points.values());
  const sizeOf = (has: number): number => table.filter(({ points: theirs }) => theirs === has).length;
  const pairs = cheapestPairing(people, (a, b) => {
    if (a === NOBODY || b === NOBODY) {
      const sits = a === NOBODY ? b : a;
      const before = evening.byes.filter(({ person }) => person === sits).length;
      const above = points.get(sits)! - lowest;
      // The last in the table first.
      return before * SECOND_BYE + above * above * DISTANCE + (people.length - rank.get(sits)!);
    }
    const apart = points.get(a)! - points.get(b)!;
    const half = sizeOf(points.get(a)!) / 2;
    const fold = apart === 0 ? Math.abs(Math.abs(rank.get(a)! - rank.get(b)!) - half) : 0;
    return met(evening, a, b) * REPEAT + apart * apart * DISTANCE + fold;
  });
  const sitsOut = pairs.find((pair) => pair.includes(NOBODY));
  return {
    pairs: pairs.filter((pair) => !pair.includes(NOBODY)),
    bye: sitsOut === undefined ? null : sitsOut.find((person) => person !== NOBODY)!,
  };
}
