/** How a match ended, in words for the one who reads them. */
import type { RoomView } from "@mindbug/shared/protocol";
import { seatNames } from "../../i18n/people.ts";
import type { TextKey } from "../../i18n/index.ts";
import type { Seat } from "../../table/model/model.ts";

type Outcome = NonNullable<NonNullable<RoomView["table"]>["outcome"]>;
type EndReason = Outcome["reason"];

/** A sentence of ours and the names in it. */
interface Words {
  readonly of: TextKey;
  readonly fill: Readonly<Record<string, string>>;
}

export interface Ending {
  readonly result: "won" | "lost" | "draw" | "watched";
  /** A match by itself, one of a series that goes on, or the one that decided a series. */
  readonly stage: "match" | "series" | "decided";
  readonly title: Words;
  readonly reason: Words;
  /** null where a score is not worth telling. */
  readonly score: Words | null;
  readonly series: Words | null;
  /** What the button for another match says. */
  readonly again: TextKey;
}

/** Told of the loser, and to the loser. What happens to nobody in particular is told to both alike. */
const REASONS: Readonly<Record<EndReason, { readonly other: TextKey; readonly own: TextKey }>> = {
  life: { other: "overLifeWon", own: "overLifeYou" },
  noAction: { other: "overNoAction", own: "overNoActionYou" },
  conceded: { other: "overConceded", own: "overConcededYou" },
  timeout: { other: "overTimeout", own: "overTimeoutYou" },
  abandoned: { other: "overAbandoned", own: "overAbandonedYou" },
  effect: { other: "overEffect", own: "overEffect" },
  turnLimit: { other: "overTurnLimit", own: "overTurnLimit" },
  endlessTurn: { other: "overEndlessTurn", own: "overEndlessTurn" },
  stalled: { other: "overStalled", own: "overStalled" },
};

export const SERIES_WINS = 2;
const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const plain = (of: TextKey): Words => ({ of, fill: {} });

/** A single match has no score worth telling; a series has, and so has an evening of rematches. */
export const countsMatches = ({ options, seats }: Pick<RoomView, "options" | "seats">): boolean =>
  options.bestOf === 3 || seats[0].score + seats[1].score > 1;

export function endingOf(room: RoomView, { winner, reason }: Outcome, mine: Seat | null): Ending {
  const names = seatNames(room.seats);
  const loser = winner === null ? null : otherSeat(winner);
  const own = loser !== null && loser === mine;
  return {
    stage: room.options.bestOf !== 3 ? "match" : isDecided(room) ? "decided" : "series",
    result: winner === null ? "draw" : mine === null ? "watched" : winner === mine ? "won" : "lost",
    title:
      winner === null
        ? plain("itIsADraw")
        : mine === null
          ? { of: "playerWins", fill: { who: names[winner] } }
          : plain(winner === mine ? "youWin" : "youLose"),
    reason: { of: REASONS[reason][own ? "own" : "other"], fill: { loser: loser === null ? "" : names[loser] } },
    score: countsMatches(room)
      ? {
          of: "scoreLine",
          fill: { one: names[0], two: names[1], a: String(room.seats[0].score), b: String(room.seats[1].score) },
        }
      : null,
    series: seriesWords(room, winner, names, mine),
    again: againWord(room),
  };
}

const isDecided = ({ seats }: Pick<RoomView, "seats">): boolean => seats.some(({ score }) => score >= SERIES_WINS);

function seriesWords(
  { options, seats }: RoomView,
  winner: Seat | null,
  names: readonly [string, string],
  mine: Seat | null,
): Words | null {
  if (options.bestOf !== 3) return null;
  const line = (other: TextKey, own: TextKey, seat: Seat): Words =>
    seat === mine ? plain(own) : { of: other, fill: { who: names[seat] } };
  const taken = ([0, 1] as const).find((seat) => seats[seat].score >= SERIES_WINS);
  if (taken !== undefined) return line("seriesWon", "seriesWonYou", taken);
  return winner === null ? plain("seriesGoesOn") : line("seriesNext", "seriesNextYou", otherSeat(winner));
}

function againWord({ options, seats }: RoomView): TextKey {
  return options.bestOf === 3 && !isDecided({ seats }) ? "nextMatch" : "rematch";
}
