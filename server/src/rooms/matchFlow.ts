/** The course of a match: begin, decide, take back, claim, run out of time. Each of these runs in the table's queue. */
import { randomInt } from "node:crypto";
import type { Client } from "colyseus";
import { type Applied, type Decision, otherSeat, passiveAnswer, type Prompt, type Seat } from "@mindbug/shared";
import { type BotLevel, type RefusedCode, TO_ROOM, UNNAMED } from "@mindbug/shared/protocol";
import { errorText, log } from "../log.ts";
import { metrics } from "../metrics.ts";
import { OwnershipLost } from "../store/store.ts";
import { steadyNow } from "../time.ts";
import { botAnswer, thinkingTime } from "./botAnswer.ts";
import { context } from "./context.ts";
import { JournaledMatch } from "./journaledMatch.ts";
import type { ConnectionLimits } from "./connectionLimits.ts";
import { SEATS, type Table } from "./table.ts";

const STRIKES_TO_LOSE = 3;
/** Before a bot repeats what could not be saved. */
const BOT_RETRY = 5000;

interface Refusal {
  readonly code: RefusedCode;
  readonly reason: string;
}

export class MatchFlow {
  /** The position that a bot is thinking about. */
  private thinking = "";
  /** The position in which the room has let pass the time that a person would take. */
  private waited = "";
  /** The position in which the engine failed on a legal decision: nobody is held to the time it takes. */
  private failed = "";

  constructor(
    private readonly table: Table,
    private readonly limits: ConnectionLimits,
  ) {
    table.match.onClockExpired = (seat) => void table.enqueue(() => this.clockExpired(seat));
  }

  /** Begins a match if everybody wants one. */
  async begin(): Promise<void> {
    const { table } = this;
    const { options, seats } = table;
    const { phase } = table.match;
    // An evening opens another table for whoever plays next.
    if (table.eveningCode !== null && table.match.seriesOver) return;
    if (phase === "playing" || !seats.all(phase === "lobby" ? "ready" : "rematch") || !seats.allPresent()) return;
    const previous = table.match.game?.state.outcome ?? null;
    const score = table.match.score();
    const decided = options.bestOf === 3 && table.match.seriesOver;
    const wonBefore: [number, number] = decided ? [0, 0] : score;
    // Within a series the loser begins; any other match finds its first player by revealing cards, as in the books.
    const goesOn = options.bestOf === 3 && !decided && previous !== null && previous.winner !== null;
    const firstSeat = goesOn ? otherSeat(previous.winner) : undefined;
    // A bot leaves no name; a person without one must not be taken for a bot later.
    const nameOf = ({ name, bot }: { name: string; bot: unknown }): string =>
      bot === null && name === "" ? UNNAMED : name;
    const names: [string, string] = [nameOf(seats.of(0)!), nameOf(seats.of(1)!)];
    const game = await JournaledMatch.begin(
      context().store,
      { ...table.record(), score: wonBefore },
      { names },
      {
        sets: options.sets,
        ...(options.pool === null ? {} : { pool: options.pool }),
        forced: "ask",
        ...(firstSeat === undefined ? {} : { firstSeat }),
      },
    );
    table.match.begin(game, wonBefore);
    for (const seat of SEATS)
      Object.assign(seats.of(seat)!, { rematch: seats.of(seat)!.bot !== null && !seats.onlyBots(), seeing: null });
    log("info", "match began", { room: table.code, match: game.id });
    table.publish(game.firstEvents);
    await this.resume();
  }

  async decide(seat: Seat, decision: Decision, by?: "clock" | "room"): Promise<Refusal | null> {
    const { table } = this;
    const { game } = table.match;
    if (game === null || table.match.broken) return { code: "notNow", reason: "No match is being played." };
    const before = game.step;
    let applied: Applied;
    try {
      applied = await game.decide(seat, decision, table.match.clock.bankAfter(seat), by);
    } catch (error) {
      if (error instanceof OwnershipLost) throw error;
      log("error", "decision not journaled", { room: table.code, error: errorText(error) });
      return { code: "notSaved", reason: "The decision could not be saved; nothing has changed." };
    }
    if (!applied.ok) {
      // The journal knew more than this room did, after a write that failed and had happened all the same.
      if (game.step !== before) table.publish([]);
      if (applied.refusal.code === "internal") this.engineFailed(seat, decision, applied.refusal.reason);
      return applied.refusal;
    }
    metrics.decisions.inc();
    this.publish(applied.events);
    return null;
  }

  /** The journal of the match up to this step, and then this decision, show the fault again. */
  private engineFailed(seat: Seat, decision: Decision, reason: string): void {
    const { code, match } = this.table;
    const game = match.game!;
    this.failed = match.position;
    metrics.refused.inc({ reason: "internal" });
    log("error", "internal", {
      room: code,
      match: game.id,
      step: game.step,
      seat,
      decision: JSON.stringify(decision),
      reason,
    });
  }

  private publish(events: Parameters<Table["publish"]>[0]): void {
    const { table } = this;
    table.match.takebackFrom = null;
    const outcome = table.match.game!.state.outcome;
    if (outcome !== null)
      log("info", "match ended", { room: table.code, match: table.match.game!.id, reason: outcome.reason });
    table.publish(events);
  }

  /** Answers for those who need not be asked, until somebody has to decide. */
  async resume(): Promise<void> {
    const { table } = this;
    for (;;) {
      const prompt = table.match.game?.state.prompt ?? null;
      if (prompt === null || table.match.broken) return;
      const sitting = table.seats.of(prompt.seat)!;
      if (sitting.bot !== null) return this.wakeBots();
      const forced = prompt.answers.length === 1 && prompt.kind !== "turn" && sitting.autoForced;
      if (!forced || this.takesItsTime(prompt)) return;
      if ((await this.decide(prompt.seat, { prompt: prompt.id, answer: 0 }, "room")) !== null) return;
    }
  }

  /**
   * How soon the room answers must not tell how many cards of a hidden hand would have done: where it answers with one
   * of them it takes as long as a person might.
   */
  private takesItsTime({ answers }: Prompt): boolean {
    const { position } = this.table.match;
    if (answers[0]!.do !== "chooseHand" || this.waited === position) return false;
    this.waited = position;
    const wait = thinkingTime();
    if (wait > 0) setTimeout(() => void this.table.enqueue(() => this.resume()), wait).unref();
    return wait > 0;
  }

  async clockExpired(seat: Seat): Promise<void> {
    const { table } = this;
    const prompt = table.match.game?.state.prompt ?? null;
    const deadline = table.match.clock.deadline();
    if (prompt === null || prompt.seat !== seat || deadline === 0 || steadyNow() < deadline - 5) return;
    const { position } = table.match;
    if (await this.answerForced(seat, prompt)) {
      if (this.failed !== position) table.match.clock.strikes[seat] += 1;
      return this.resume();
    }
    table.match.clock.retry();
  }

  /** The passive answer of somebody whose time is up, the third time the loss; false if it could not be saved. */
  private async answerForced(seat: Seat, prompt: Prompt): Promise<boolean> {
    const { clock, game } = this.table.match;
    const excused = this.failed === this.table.match.position;
    if (!excused && clock.strikes[seat] + 1 >= STRIKES_TO_LOSE) return this.loseBy(seat, "timeout");
    const passive = passiveAnswer(game!.state);
    return (await this.decideFor(seat, prompt, passive ?? randomInt(prompt.answers.length), "clock")) === null;
  }

  /** For a bot or a clock: where the engine fails on the answer, the others are tried in its place. */
  private async decideFor(seat: Seat, prompt: Prompt, preferred: number, by?: "clock"): Promise<Refusal | null> {
    const others = prompt.answers.map((_, index) => index).filter((index) => index !== preferred);
    let refused: Refusal | null = null;
    for (const answer of [preferred, ...others]) {
      refused = await this.decide(seat, { prompt: prompt.id, answer }, by);
      if (refused?.code !== "internal") return refused;
    }
    return refused;
  }

  private async loseBy(seat: Seat, reason: "timeout" | "abandoned"): Promise<boolean> {
    const { table } = this;
    try {
      this.publish(await table.match.game!.forfeit(seat, reason));
      return true;
    } catch (error) {
      if (error instanceof OwnershipLost) throw error;
      log("error", "loss not journaled", { room: table.code, error: errorText(error) });
      return false;
    }
  }

  async askTakeback(client: Client, seat: Seat): Promise<void> {
    const { table } = this;
    const no = (code: RefusedCode, reason: string): void => this.limits.refuse(client, TO_ROOM.takeback, code, reason);
    const possible = table.match.takebackFor(seat);
    if (possible === "nothing") return no("nothingToTakeBack", "Nothing can be taken back.");
    if (possible === "denied") return no("notNow", "The opponent has said no.");
    table.match.takebackFrom = seat;
    if (table.seats.of(otherSeat(seat))!.bot !== null) return this.answerTakeback(client, otherSeat(seat), true);
    table.refresh();
  }

  async answerTakeback(client: Client, seat: Seat, accept: boolean): Promise<void> {
    const { table } = this;
    const from = table.match.takebackFrom;
    if (table.match.game === null || from === null || from === seat)
      return this.limits.refuse(client, TO_ROOM.takebackReply, "notNow", "Nobody asked you.");
    if (accept) await table.match.game.takeBack(from);
    else table.match.takebackDenied = table.match.position;
    table.match.takebackFrom = null;
    table.publish([]);
    await this.resume();
  }

  /** The evening gave this match to the other one. */
  async withdraw(seat: Seat): Promise<void> {
    if (this.table.match.phase === "playing") await this.loseBy(seat, "abandoned");
  }

  private awayForLong(seat: Seat): boolean {
    const sitting = this.table.seats.of(seat);
    return (
      sitting !== null &&
      sitting.bot === null &&
      sitting.client === null &&
      steadyNow() - sitting.awaySince >= context().settings.CLAIM_SECONDS * 1000
    );
  }

  async claim(client: Client, seat: Seat): Promise<void> {
    const { table } = this;
    if (table.match.phase !== "playing" || table.match.clock.on)
      return this.limits.refuse(client, TO_ROOM.claim, "notNow", "Nothing to claim.");
    if (!this.awayForLong(otherSeat(seat)))
      return this.limits.refuse(
        client,
        TO_ROOM.claim,
        "opponentPresent",
        "The opponent has not been away for long enough.",
      );
    if (!(await this.loseBy(otherSeat(seat), "abandoned")))
      this.limits.refuse(client, TO_ROOM.claim, "notSaved", "The claim could not be saved; nothing has changed.");
  }

  /**
   * A bot for the free seat, or for an opponent who has been away for long; who comes back with the secret takes the
   * seat again.
   */
  async addBot(client: Client, seat: Seat, level: BotLevel): Promise<void> {
    const { table } = this;
    const foe = otherSeat(seat);
    const sitting = table.seats.of(foe);
    if (table.eveningCode !== null)
      return this.limits.refuse(client, TO_ROOM.bot, "notNow", "Bots take no seats in an evening.");
    if (sitting === null && table.match.phase === "lobby") table.seats.addBot(level);
    else if (sitting !== null && this.awayForLong(foe)) {
      if (table.match.phase === "lobby") {
        table.seats.free(foe);
        table.seats.addBot(level);
      } else Object.assign(sitting, { bot: level, rematch: true });
    } else
      return this.limits.refuse(
        client,
        TO_ROOM.bot,
        sitting === null ? "notNow" : "opponentPresent",
        "There is no seat for a bot.",
      );
    await context().store.saveRoom(table.record());
    table.refresh();
    await this.begin();
    await this.resume();
  }

  /**
   * If it is a bot's decision, and somebody is there to see it, it thinks: outside the queue, so that people may act.
   */
  wakeBots(): void {
    const { table } = this;
    const { game, position, broken } = table.match;
    const prompt = game?.state.prompt ?? null;
    const level = prompt === null ? null : (table.seats.of(prompt.seat)?.bot ?? null);
    if (game === null || prompt === null || level === null || broken) return;
    if (table.connections.size === 0 || this.thinking === position) return;
    this.thinking = position;
    void botAnswer(table, game, prompt.seat, level).then((answer) =>
      table.enqueue(async () => {
        if (this.thinking === position) this.thinking = "";
        // Something was taken back, conceded, or the person has come back to their seat.
        if (table.match.position !== position || table.seats.of(prompt.seat)?.bot === null) return this.wakeBots();
        const refused = await this.decideFor(prompt.seat, prompt, answer);
        // What is in trouble, a store or the engine, is not asked as fast as a bot can answer.
        if (refused?.code === "notSaved" || refused?.code === "internal")
          setTimeout(() => this.wakeBots(), BOT_RETRY).unref();
        else await this.resume();
      }),
    );
  }
}
