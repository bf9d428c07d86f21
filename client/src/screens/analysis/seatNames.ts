/** What the two seats of a board are called: nobody sits there but whoever looks at it. */
import { say } from "../../i18n/index.ts";
import { levelName } from "../../i18n/people.ts";
import type { SeatInfo } from "../../store/tableStore.ts";
import type { BoardState } from "../../worker/analysisMessages.ts";

export const seatNamesOf = (): readonly [string, string] => [say("near"), say("far")];

export function seatInfosOf({ seats, level }: BoardState): readonly [SeatInfo, SeatInfo] {
  const names = seatNamesOf();
  const alone = seats[0] !== seats[1];
  const info = (seat: 0 | 1): SeatInfo => {
    if (seats[seat] === "hand") return { name: alone ? say("you") : names[seat] };
    return { name: alone ? say("botName", { level: levelName(level) }) : names[seat], bot: true };
  };
  return [info(0), info(1)];
}
