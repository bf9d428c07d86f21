/** Advice: what the best bot would answer in the asker's place, knowing what the asker knows. */
import type { Client } from "colyseus";
import { otherSeat, type Seat, searchView } from "@mindbug/shared";
import { type RefusedCode, TO_ROOM } from "@mindbug/shared/protocol";
import { Bucket } from "../limits.ts";
import { context } from "./context.ts";
import type { ConnectionLimits } from "./connectionLimits.ts";
import { send } from "./send.ts";
import type { Table } from "./table.ts";

export class HintGiver {
  private readonly buckets: readonly [Bucket, Bucket] = [new Bucket(4, 0.25), new Bucket(4, 0.25)];

  constructor(
    private readonly table: Table,
    private readonly limits: ConnectionLimits,
  ) {}

  async give(client: Client, seat: Seat): Promise<void> {
    const { table } = this;
    const no = (code: RefusedCode, reason: string): void => this.limits.refuse(client, TO_ROOM.hint, code, reason);
    const { game, position } = table.match;
    const prompt = game?.state.prompt ?? null;
    if (game === null || prompt === null || table.match.broken) return no("notNow", "No match is being played.");
    if (!table.options.hints && table.seats.of(otherSeat(seat))?.bot === null)
      return no("notNow", "This room plays without advice.");
    if (prompt.seat !== seat) return no("notYourDecision", "The other player has to decide now.");
    if (!this.buckets[seat].take()) return no("tooFrequent", "Think for yourself for a moment.");
    const { answer, chance } = await context().bots.decide({
      view: searchView(game.state, seat),
      memory: game.memoryOf(seat),
      level: "master",
      seed: position,
    });
    if (table.match.position !== position || table.seats.heldBy(client) !== seat) return;
    send(client, "hint", { prompt: prompt.id, answer, chance });
  }
}
