/** Bots at the table. They think outside the queue: meanwhile people talk, concede, take back and leave. */
import { randomInt } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { type Decision, type Seat, viewState } from "@mindbug/shared";
import type { BotLevel } from "@mindbug/shared/protocol";
import { errorText, log } from "../log.ts";
import { context } from "./context.ts";
import type { Game } from "./game.ts";
import { lessonAnswer } from "./lesson.ts";
import type { Table } from "./Table.ts";

/** Nobody can follow a table that moves at once; how long a bot takes says nothing about how hard the decision was. */
const pace = (): number => {
  const average = context().settings.BOT_PACE_MS;
  return average === 0 ? 0 : randomInt(Math.round(average * 0.5), Math.round(average * 1.5) + 1);
};

export class BotPlayers {
  /** The position that is being thought about. */
  private thinking = "";

  constructor(
    private readonly table: Table,
    private readonly play: (seat: Seat, decision: Decision) => Promise<void>,
  ) {}

  /** If it is a bot's decision, and somebody is there to see it, one begins to think. */
  consider(): void {
    const { table } = this;
    const prompt = table.game?.state.prompt ?? null;
    const level = prompt === null ? null : (table.seats.of(prompt.seat)?.bot ?? null);
    const { position } = table;
    if (prompt === null || level === null || table.broken || table.guests.size === 0 || this.thinking === position)
      return;
    this.thinking = position;
    void this.think(table.game!, prompt.seat, level, position).then((answer) =>
      table.enqueue(async () => {
        if (this.thinking === position) this.thinking = "";
        // Something was taken back, conceded, or the person has come back to their seat.
        if (table.position !== position || table.seats.of(prompt.seat)?.bot === null) return this.consider();
        await this.play(prompt.seat, { prompt: prompt.id, answer });
      }),
    );
  }

  private async think(game: Game, seat: Seat, level: BotLevel, position: string): Promise<number> {
    const { answers } = game.state.prompt!;
    if (answers.length === 1) return 0;
    const view = viewState(game.state, seat);
    const shown = after(pace());
    try {
      const answer = this.table.options.lesson
        ? lessonAnswer(view)
        : (await context().bots.decide({ view, memory: game.memoryOf(seat), level, seed: position })).answer;
      await shown;
      if (answer >= 0 && answer < answers.length) return answer;
    } catch (error) {
      log("error", "bot failed", { room: this.table.code, error: errorText(error) });
    }
    return randomInt(answers.length);
  }
}
