/** Evenings of more than two: pairings checked against what the formats promise, by a checker that shares no line. */
import fc from "fast-check";
import {
  addPerson,
  begin,
  endTable,
  type Evening,
  type EveningFormat,
  newEvening,
  next,
  noShow,
  openTable,
  type Pair,
  personOf,
  playing,
  setPart,
  standings,
  swissRounds,
} from "../../shared/src/evening/index.ts";

const gathered = (people: number, format: EveningFormat, rounds = 0): Evening => {
  let evening = newEvening(format, rounds);
  for (let i = 1; i <= people; i++) ({ evening } = addPerson(evening, `P${i}`));
  return begin(evening, format, rounds);
};

const pairsOf = (evening: Evening): Pair[] => evening.tables.map(({ seats }) => seats);
const same = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c);
const hasMet = (evening: Evening, pair: Pair): boolean => pairsOf(evening).some((other) => same(other, pair));

/** Could these people be paired so that nobody meets twice, and nobody who has sat out sits out again? Tries it all. */
function canAvoid(evening: Evening, people: readonly number[]): boolean {
  const [first, ...rest] = people;
  if (first === undefined) return true;
  if (people.length % 2 === 1)
    return people.some(
      (out) =>
        !evening.byes.some(({ person }) => person === out) &&
        canAvoid(
          evening,
          people.filter((each) => each !== out),
        ),
    );
  return rest.some(
    (other) =>
      !hasMet(evening, [first, other]) &&
      canAvoid(
        evening,
        rest.filter((each) => each !== other),
      ),
  );
}

/** Opens what is due; the results come from a list of numbers, so that a failure can be shown and repeated. */
function playRound(evening: Evening, luck: () => number): { evening: Evening; pairs: readonly Pair[] } {
  const due = next(evening);
  let after = due.evening;
  for (const pair of due.pairs) after = openTable(after, pair, `R${after.tables.length}`);
  for (const { id, seats, result } of after.tables)
    if (result === null) {
      const roll = luck() % 10;
      const winner = roll === 0 ? null : seats[roll % 2]!;
      after = endTable(after, id, { winner, how: "played" });
    }
  return { evening: after, pairs: due.pairs };
}

const luckFrom = (numbers: readonly number[]): (() => number) => {
  let at = 0;
  return () => numbers[at++ % numbers.length]!;
};
const lucks = fc.array(fc.nat(99), { minLength: 7, maxLength: 60 });

describe("a Swiss tournament", () => {
  test("nobody meets twice while that can be avoided, at most one bye each: 200 random tournaments", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.integer({ min: 0, max: 8 }), lucks, (people, rounds, numbers) => {
        const luck = luckFrom(numbers);
        let evening = gathered(people, "swiss", rounds);
        const planned = swissRounds(evening);
        while (evening.phase === "playing") {
          const avoidable = canAvoid(
            evening,
            playing(evening).map(({ id }) => id),
          );
          const before = evening;
          const played = playRound(evening, luck);
          if (played.pairs.length === 0) {
            evening = played.evening;
            break;
          }
          const seated = played.pairs.flat();
          expect(new Set(seated).size).toBe(seated.length);
          expect(seated.length).toBe(people - (people % 2));
          if (avoidable) for (const pair of played.pairs) expect(hasMet(before, pair)).toBe(false);
          evening = played.evening;
        }
        expect(evening.round).toBe(planned);
        const sat = evening.byes.map(({ person }) => person);
        expect(new Set(sat).size).toBe(sat.length);
      }),
      { numRuns: 200 },
    );
  });

  test("in the second round winners meet winners and losers losers", () => {
    let evening = gathered(8, "swiss", 3);
    evening = playRound(evening, () => 2).evening;
    const winners = new Set(evening.tables.map(({ result }) => result!.winner));
    const { pairs } = next(evening);
    for (const [a, b] of pairs) expect(winners.has(a)).toBe(winners.has(b));
  });

  test("who sits out gets a win's points, the last of the table first", () => {
    let evening = gathered(5, "swiss", 3);
    evening = playRound(evening, () => 2).evening;
    evening = playRound(evening, () => 2).evening;
    const [first, second] = evening.byes;
    expect(first!.person).not.toBe(second!.person);
    expect(standings(evening).find(({ person }) => person === first!.person)!.points).toBeGreaterThanOrEqual(3);
  });

  test("who leaves is paired no more, who comes late is, and the tournament still ends", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), lucks, (people, numbers) => {
        const luck = luckFrom(numbers);
        let evening = gathered(people, "swiss", 4);
        evening = playRound(evening, luck).evening;
        const leaver = playing(evening)[luck() % people]!.id;
        evening = setPart(evening, leaver, "gone");
        ({ evening } = addPerson(evening, "late"));
        const late = people + 1;
        const { evening: after, pairs } = playRound(evening, luck);
        expect(pairs.flat()).not.toContain(leaver);
        expect([...pairs.flat(), ...after.byes.map(({ person }) => person)]).toContain(late);
        evening = after;
        for (let i = 0; i < 10 && evening.phase === "playing"; i++) evening = playRound(evening, luck).evening;
        expect(evening.phase).toBe("over");
      }),
    );
  });
});

describe("round robin", () => {
  test("everybody meets everybody once, in as few rounds as can be, all tables at the same time", () => {
    for (let people = 2; people <= 16; people++) {
      let evening = gathered(people, "roundRobin");
      while (evening.phase === "playing") evening = playRound(evening, () => 2).evening;
      const all = pairsOf(evening);
      expect(all).toHaveLength((people * (people - 1)) / 2);
      all.forEach((pair, i) => expect(all.findIndex((other) => same(other, pair))).toBe(i));
      expect(evening.round).toBe(people % 2 === 0 ? people - 1 : people);
    }
  });

  test("with somebody late and somebody gone, whoever stayed has met everybody else who stayed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 10 }), fc.nat(5), lucks, (people, when, numbers) => {
        const luck = luckFrom(numbers);
        let evening = gathered(people, "roundRobin");
        for (let i = 0; i < 60 && evening.phase === "playing"; i++) {
          if (i === when % (people - 1)) {
            evening = setPart(evening, playing(evening)[luck() % people]!.id, "gone");
            ({ evening } = addPerson(evening, "late"));
          }
          evening = playRound(evening, luck).evening;
        }
        expect(evening.phase).toBe("over");
        const ids = playing(evening).map(({ id }) => id);
        for (const a of ids)
          for (const b of ids) if (a < b) expect(pairsOf(evening).filter((pair) => same(pair, [a, b]))).toHaveLength(1);
      }),
    );
  });
});

describe("one table for many", () => {
  const decide = (evening: Evening, winner: number | null): Evening =>
    endTable(evening, evening.tables.length, { winner, how: "played" });
  const open = (evening: Evening): Evening => {
    const due = next(evening);
    return openTable(due.evening, due.pairs[0]!, "CODE1");
  };
  const seats = (evening: Evening): Pair => evening.tables.at(-1)!.seats;

  test("winner stays: the loser goes to the end of the line", () => {
    let evening = open(gathered(4, "winnerStays"));
    expect(seats(evening)).toEqual([1, 2]);
    evening = open(decide(evening, 2));
    expect(seats(evening)).toEqual([2, 3]);
    expect(evening.line).toEqual([4, 1]);
  });

  test("winner stays: after a draw whoever has sat there longer gets up", () => {
    const evening = open(decide(open(decide(open(gathered(3, "winnerStays")), 1)), null));
    expect(seats(evening)).toEqual([3, 2]);
  });

  test("loser goes: the winner meets the next one, until one is left", () => {
    let evening = open(gathered(3, "loserGoes"));
    evening = open(decide(evening, 2));
    expect(seats(evening)).toEqual([2, 3]);
    evening = open(decide(evening, null));
    expect(seats(evening)).toEqual([2, 3]);
    expect(next(decide(evening, 3)).evening.phase).toBe("over");
  });

  test("who leaves during a match loses it, and the room passes on with its host", () => {
    let evening = open(gathered(3, "winnerStays"));
    evening = setPart(evening, 1, "gone");
    expect(evening.tables[0]!.result).toEqual({ winner: 2, how: "walkover" });
    expect(evening.host).toBe(2);
    expect(next(evening).pairs).toEqual([[2, 3]]);
  });

  test("who does not come loses, and is not asked again until they say so", () => {
    const evening = noShow(open(gathered(3, "winnerStays")), 1, 2);
    expect(personOf(evening, 1)!.part).toBe("watching");
    expect(next(evening).pairs).toEqual([[2, 3]]);
    expect(next(setPart(evening, 1, "playing")).evening.line).toEqual([2, 3, 1]);
    const nobody = noShow(open(gathered(2, "winnerStays")), 1, null);
    expect(nobody.tables[0]!.result).toEqual({ winner: null, how: "nobodyCame" });
    expect(next(nobody).pairs).toEqual([]);
  });
});
