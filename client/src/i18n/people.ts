/** What people and bots are called. */
import { type BotLevel, type SeatView, UNNAMED } from "@mindbug/shared/protocol";
import { say, type TextKey } from "./index.ts";

const LEVEL_NAMES: Readonly<Record<BotLevel, TextKey>> = {
  beginner: "levelBeginner",
  player: "levelPlayer",
  master: "levelMaster",
};
export const levelName = (level: BotLevel): string => say(LEVEL_NAMES[level]);

type Named = Pick<SeatView, "name" | "bot">;
/** Two bots at one table are told apart. */
const BOT_NAMES = ["Zip", "Zap"] as const;

function seatName(seat: Named, index: 0 | 1, other: Named): string {
  if (seat.bot === null) return seat.name === "" ? say("somebody") : seat.name;
  const level = levelName(seat.bot);
  if (seat.name !== "") return say("botFor", { who: seat.name });
  return other.bot === null ? say("botName", { level }) : say("botNamed", { name: BOT_NAMES[index], level });
}

export const seatNames = ([first, second]: readonly [Named, Named]): [string, string] => [
  seatName(first, 0, second),
  seatName(second, 1, first),
];

/** As a finished match remembers them: a bot left no name. */
export function recordedNames(names: readonly [string, string]): [string, string] {
  const alone = names[0] !== "" || names[1] !== "";
  const name = (seat: 0 | 1): string => {
    if (names[seat] === UNNAMED) return say("somebody");
    if (names[seat] !== "") return names[seat];
    return alone ? say("botShort") : `${say("botShort")} ${BOT_NAMES[seat]}`;
  };
  return [name(0), name(1)];
}
