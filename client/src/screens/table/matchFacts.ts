/** What is worth telling of a match that is over: who struck the last blow, a few numbers, and the hidden hands. */
import type { Told } from "../../log/logStore.ts";
import { otherSeat, type MatchView, type Seat } from "../../table/model/model.ts";

export interface MatchFacts {
  readonly turns: number;
  /** By whoever it was done to the other side. */
  readonly hearts: readonly [number, number];
  readonly defeated: readonly [number, number];
  readonly mindbugs: readonly [number, number];
  /** The creature that won: it struck the last blow, or its effect did. */
  readonly winner: { readonly card: string; readonly seat: Seat } | null;
}

const NONE = [0, 0] as const;

export function factsOf(told: readonly Told[]): MatchFacts {
  const hearts: [number, number] = [...NONE];
  const defeated: [number, number] = [...NONE];
  const mindbugs: [number, number] = [...NONE];
  let turns = 0;
  /** Who struck last, until something else begins. */
  let striker: MatchFacts["winner"] = null;
  let winner: MatchFacts["winner"] = null;
  for (const [event, before] of told) {
    switch (event.e) {
      case "turn":
        turns = event.turn;
        striker = null;
        break;
      case "unblocked":
        striker = strikerOf(before, event.attacker);
        break;
      case "trigger":
        striker = { card: event.card, seat: event.seat };
        break;
      case "life":
        if (event.change >= 0) break;
        hearts[otherSeat(event.seat)] -= event.change;
        if (event.life <= 0) winner = striker;
        break;
      case "defeat":
        defeated[otherSeat(event.seat)] += 1;
        break;
      case "mindbug":
        mindbugs[event.seat] += 1;
        break;
      case "end":
        if (event.reason === "effect") winner = striker;
        if (winner?.seat !== event.winner) winner = null;
        break;
      default:
        break;
    }
  }
  return { turns, hearts, defeated, mindbugs, winner };
}

/** Only boards are asked of what was to be seen. */
function strikerOf(before: Told[1], creature: number): MatchFacts["winner"] {
  for (const seat of [0, 1] as const) {
    const found = before.players[seat]?.board.find(({ id }) => id === creature);
    if (found !== undefined) return { card: found.card, seat };
  }
  return null;
}

/** What this player still held. */
export const lastHand = (views: readonly Pick<MatchView, "players">[], seat: Seat): readonly string[] =>
  views.at(-1)?.players[seat].hand ?? [];

/** The step after which the chance of winning had moved most; null where no opinion is to be had. */
export function biggestTurn(chances: readonly number[]): number | null {
  let at: number | null = null;
  let most = 0;
  for (let step = 1; step < chances.length; step++) {
    const moved = Math.abs(chances[step]! - chances[step - 1]!);
    if (moved > most) [at, most] = [step, moved];
  }
  return at;
}
