/** What a bot answers, and when: it takes about as long as a person would. */
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Seat, searchView } from "@mindbug/shared";
import type { BotLevel } from "@mindbug/shared/protocol";
import { errorText, log } from "../log.ts";
import { context } from "./context.ts";
import type { JournaledMatch } from "./journaledMatch.ts";
import type { Table } from "./table.ts";

/** Nobody can follow a table that moves at once; how long a bot takes says nothing about how hard the decision was. */
export const thinkingTime = (): number => {
  const average = context().settings.BOT_PACE_MS;
  return average === 0 ? 0 : randomInt(Math.round(average * 0.5), Math.round(average * 1.5) + 1);
};

export async function botAnswer(table: Table, game: JournaledMatch, seat: Seat, level: BotLevel): Promise<number> {
  const { answers } = game.state.prompt!;
  if (answers.length === 1) return 0;
  const view = searchView(game.state, seat);
  const seed = table.match.position;
  const shown = pause(thinkingTime());
  try {
    const { answer } = await context().bots.decide({ view, memory: game.memoryOf(seat), level, seed });
    await shown;
    if (answer >= 0 && answer < answers.length) return answer;
  } catch (error) {
    log("error", "bot failed", { room: table.code, error: errorText(error) });
  }
  return randomInt(answers.length);
}
