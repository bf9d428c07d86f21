/** How they stand, and why: the page shows every number that decides. */
import { type Evening, POINTS } from "./model.ts";

export interface Standing {
  readonly person: number;
  /** From 1; who cannot be told apart shares a rank. */
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  /** The points of everybody they met: whoever met the stronger ones comes first. */
  readonly opponents: number;
  /** Matches won less matches lost, over all tables. */
  readonly balance: number;
  /** Points against those with the same points. */
  readonly direct: number;
}

type Row = Omit<Standing, "rank" | "opponents" | "direct">;

function rowOf({ tables, byes }: Evening, person: number): Row {
  const row = { person, points: 0, wins: 0, draws: 0, losses: 0, byes: 0, balance: 0 };
  for (const { seats, score, result } of tables) {
    if (result === null || !seats.includes(person)) continue;
    const mine = seats[0] === person ? 0 : 1;
    row.balance += score[mine] - score[1 - mine]!;
    if (result.winner === person) row.wins += 1;
    else if (result.winner === null && result.how === "played") row.draws += 1;
    else row.losses += 1;
  }
  row.byes = byes.filter((bye) => bye.person === person).length;
  row.points = (row.wins + row.byes) * POINTS.win + row.draws * POINTS.draw + row.losses * POINTS.loss;
  return row;
}

/** In this order; only what is equal in all of it shares a rank. */
const DECIDES = ["points", "opponents", "direct", "balance", "wins"] as const;

const compare = (a: Omit<Standing, "rank">, b: Omit<Standing, "rank">): number => {
  for (const key of DECIDES) if (a[key] !== b[key]) return b[key] - a[key];
  return 0;
};

/** The best first. Who plays no longer is in it once they have played. */
export function standings(evening: Evening): Standing[] {
  const rows = evening.people
    .map(({ id, part }) => ({ ...rowOf(evening, id), part }))
    .filter(({ part, wins, draws, losses, byes }) => part === "playing" || wins + draws + losses + byes > 0);
  const points = new Map(rows.map((row) => [row.person, row.points]));
  const complete = rows.map(({ part: _, ...row }) => {
    let opponents = 0;
    let direct = 0;
    for (const { seats, result } of evening.tables) {
      if (result === null || !seats.includes(row.person)) continue;
      const other = seats[0] === row.person ? seats[1] : seats[0];
      opponents += points.get(other) ?? 0;
      if (points.get(other) !== row.points) continue;
      if (result.winner === row.person) direct += POINTS.win;
      else if (result.winner === null && result.how === "played") direct += POINTS.draw;
    }
    return { ...row, opponents, direct };
  });
  const sorted = complete.sort((a, b) => compare(a, b) || a.person - b.person);
  return sorted.map((row) => ({ ...row, rank: 1 + sorted.findIndex((other) => compare(other, row) === 0) }));
}
