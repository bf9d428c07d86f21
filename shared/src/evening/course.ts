/** The course of an evening: everything that changes it, each a function from one evening to the next. */
import {
  type Evening,
  type EveningFormat,
  type EveningPerson,
  type EveningResult,
  type EveningTable,
  MOST_ENTRIES,
  MOST_PEOPLE,
  type Pair,
  personOf,
  playing,
  tableOf,
} from "./model.ts";
import { roundRobinRound, swissRound } from "./pairings.ts";

export const newEvening = (format: EveningFormat, rounds: number): Evening => ({
  format,
  phase: "gathering",
  rounds,
  round: 0,
  people: [],
  tables: [],
  byes: [],
  line: [],
  host: 0,
});

const changePerson = (evening: Evening, id: number, change: Partial<EveningPerson>): Evening => ({
  ...evening,
  people: evening.people.map((person) => (person.id === id ? { ...person, ...change } : person)),
});

export const isFull = (evening: Evening): boolean =>
  evening.people.filter(({ part }) => part !== "gone").length >= MOST_PEOPLE || evening.people.length >= MOST_ENTRIES;

/** Who comes while others play joins in from the next pairing on. The first one is the host. */
export function addPerson(evening: Evening, name: string): { evening: Evening; id: number } {
  const id = 1 + Math.max(0, ...evening.people.map((person) => person.id));
  const waiting = evening.phase === "playing" ? { line: [...evening.line, id] } : {};
  return {
    id,
    evening: {
      ...evening,
      ...waiting,
      people: [...evening.people, { id, name, part: "playing" }],
      host: evening.host === 0 ? id : evening.host,
    },
  };
}

export const passHost = (evening: Evening, to: number): Evening => ({ ...evening, host: to });

/** The room passes to whoever came first of those who are still there. */
function passHostFrom(evening: Evening, from: number): Evening {
  if (evening.host !== from) return evening;
  const heir = evening.people.find(({ id, part }) => id !== from && part !== "gone");
  return passHost(evening, heir?.id ?? 0);
}

/** Leaving, or sitting out, gives a match that is being played to the other one. */
export function setPart(evening: Evening, id: number, part: EveningPerson["part"]): Evening {
  const person = personOf(evening, id);
  if (person === null || person.part === "gone" || person.part === part) return evening;
  let next = changePerson(evening, id, { part });
  const others = next.line.filter((each) => each !== id);
  next = { ...next, line: part === "playing" && next.phase === "playing" ? [...others, id] : others };
  if (part === "playing") return next;
  const table = tableOf(next, id);
  if (table !== null) next = endTable(next, table.id, { winner: otherOf(table, id), how: "walkover" });
  if (part !== "gone") return next;
  // Who leaves before anything was played leaves no trace.
  const played = next.tables.some(({ seats }) => seats.includes(id)) || next.byes.some((bye) => bye.person === id);
  return passHostFrom(played ? next : { ...next, people: next.people.filter((each) => each.id !== id) }, id);
}

export const otherOf = ({ seats }: EveningTable, person: number): number => (seats[0] === person ? seats[1] : seats[0]);

/** From now on people are paired; what was played before in this evening is history. */
export const begin = (evening: Evening, format: EveningFormat, rounds: number): Evening => ({
  ...evening,
  format,
  rounds,
  phase: "playing",
  round: 0,
  tables: [],
  byes: [],
  people: evening.people.filter(({ part }) => part !== "gone"),
  line: playing(evening).map(({ id }) => id),
});

/** Nobody is paired any more. Tables where people still play go on and count. */
export const end = (evening: Evening): Evening => ({ ...evening, phase: "over", line: [] });

export function openTable(evening: Evening, seats: Pair, code: string): Evening {
  const id = 1 + evening.tables.length;
  const table: EveningTable = {
    id,
    round: Math.max(1, evening.round),
    seats,
    code,
    score: [0, 0],
    matches: [],
    result: null,
  };
  return {
    ...evening,
    tables: [...evening.tables, table],
    line: evening.line.filter((person) => !seats.includes(person)),
  };
}

/** The same two, somewhere else: the room was lost. */
export const replaceTable = (evening: Evening, id: number, code: string): Evening => ({
  ...evening,
  tables: evening.tables.map((table) => (table.id === id ? { ...table, code } : table)),
});

export const setScore = (
  evening: Evening,
  id: number,
  score: EveningTable["score"],
  matches: readonly string[],
): Evening => ({
  ...evening,
  tables: evening.tables.map((table) =>
    table.id === id && table.result === null ? { ...table, score, matches } : table,
  ),
});

/** What a table that was just decided means for the line of those who wait. */
function lineAfter(evening: Evening, table: EveningTable, { winner }: EveningResult): readonly number[] {
  const stillPlays = (id: number): boolean => personOf(evening, id)?.part === "playing";
  const [first, second] = table.seats;
  const back = (order: readonly number[]): number[] => order.filter(stillPlays);
  switch (evening.format) {
    case "winnerStays": {
      // On a draw the one who has sat there longer gets up: that is the first seat.
      const stays = winner ?? second;
      return [...back([stays]), ...evening.line, ...back([stays === first ? second : first])];
    }
    case "loserGoes":
      // On a draw they play again.
      return winner === null ? [...back([first, second]), ...evening.line] : [...back([winner]), ...evening.line];
    case "roundRobin":
    case "swiss":
    case "byHand":
      return evening.line;
    default:
      return evening.format satisfies never;
  }
}

export function endTable(evening: Evening, id: number, result: EveningResult): Evening {
  const table = evening.tables.find((each) => each.id === id);
  if (table === undefined || table.result !== null) return evening;
  return {
    ...evening,
    tables: evening.tables.map((each) => (each.id === id ? { ...each, result } : each)),
    line: evening.phase === "playing" ? lineAfter(evening, table, result) : [],
  };
}

/** A table that was not played: who was there wins, and who was not sits out until they say that they are back. */
export function noShow(evening: Evening, id: number, present: number | null): Evening {
  const table = evening.tables.find((each) => each.id === id);
  if (table === undefined || table.result !== null) return evening;
  const ended = endTable(evening, id, { winner: present, how: present === null ? "nobodyCame" : "walkover" });
  return table.seats
    .filter((person) => person !== present)
    .reduce((e, person) => setPart(e, person, "watching"), ended);
}

export interface Next {
  readonly evening: Evening;
  /** Tables to be opened now. */
  readonly pairs: readonly Pair[];
}

/** Whom to pair now. The same evening asked twice gives the same answer, so that a crash in between changes nothing. */
export function next(evening: Evening): Next {
  const wait: Next = { evening, pairs: [] };
  if (evening.phase !== "playing" || evening.format === "byHand") return wait;
  if (evening.tables.some(({ result }) => result === null)) return wait;
  switch (evening.format) {
    case "winnerStays":
    case "loserGoes": {
      const [first, second] = evening.line;
      if (first !== undefined && second !== undefined) {
        return { evening: { ...evening, round: evening.round + 1 }, pairs: [[first, second]] };
      }
      const over = evening.format === "loserGoes" && evening.tables.length > 0;
      return over ? { evening: end(evening), pairs: [] } : wait;
    }
    case "roundRobin":
    case "swiss": {
      // Alone one waits for somebody to come.
      if (evening.round === 0 && playing(evening).length < 2) return wait;
      const round = evening.format === "swiss" ? swissRound(evening) : roundRobinRound(evening);
      if (round === null) return { evening: end(evening), pairs: [] };
      const number = evening.round + 1;
      const byes = round.bye === null ? evening.byes : [...evening.byes, { round: number, person: round.bye }];
      return { evening: { ...evening, round: number, byes }, pairs: round.pairs };
    }
    default:
      return evening.format satisfies never;
  }
}
