/** The course of a match: begin, decide, take back, claim, run out of time. Each of these runs in the table's queue. */
import { randomInt } from "node:crypto";
import type { Client } from "colyseus";
import { type Applied, type Decision, otherSeat, passiveAnswer, type Prompt, type Seat } from "@mindbug/shared";
import { type BotLevel, type RefusedCode, TO_ROOM } from "@mindbug/shared/protocol";
import { errorText, log } from "../log.ts";
import { metrics } from "../metrics.ts";
import { OwnershipLost } from "../store/Store.ts";
import { BotPlayers } from "./bots.ts";
import { context } from "./context.ts";
import { Game } from "./game.ts";
import { LESSON_FIRST_SEAT, LESSON_SEED } from "./lesson.ts";
import type { Manners } from "./manners.ts";
import { SEATS, type Table } from "./Table.ts";

const STRIKES_TO_LOSE = 3;
/** Before a bot repeats what could not be saved. */
const TRY_AGAIN = 5000;

interface No {
  readonly code: RefusedCode;
  readonly reason: string;
}

export class Play {
  private readonly bots: BotPlayers;

  constructor(
    private readonly table: Table,
    private readonly manners: Manners,
  ) {
    this.bots = new BotPlayers(table, async (seat, decision) => {
      const refused = await this.decide(seat, decision);
      // A store in trouble is not asked as fast as a bot can answer.
      if (refused?.code === "notSaved") setTimeout(() => this.stir(), TRY_AGAIN).unref();
      else await this.goOn();
    });
  }

  /** Begins a match if everybody wants one. */
  async begin(): Promise<void> {
    const { table } = this;
    const { options, seats, phase } = table;
    if (phase === "playing" || !seats.all(phase === "lobby" ? "ready" : "rematch")) return;
    const previous = table.game?.state.outcome ?? null;
    const score = table.score();
    const decided = options.bestOf === 3 && Math.max(...score) >= 2;
    const wonBefore: [number, number] = decided ? [0, 0] : score;
    const loser = previous === null || previous.winner === null ? undefined : otherSeat(previous.winner);
    const firstSeat = options.lesson ? LESSON_FIRST_SEAT : loser;
    const names: [string, string] = [seats.of(0)!.name, seats.of(1)!.name];
    const game = await Game.begin(
      context().store,
      { ...table.record(), score: wonBefore },
      { names },
      {
        sets: options.sets,
        forced: "ask",
        ...(firstSeat === undefined ? {} : { firstSeat }),
        ...(options.lesson ? { seed: LESSON_SEED } : {}),
      },
    );
    table.clock.stop();
    table.clock = table.newClock();
    table.wonBefore = wonBefore;
    table.game = game;
    table.broken = false;
    table.takebackFrom = null;
    for (const seat of SEATS) seats.of(seat)!.rematch = seats.of(seat)!.bot !== null && !seats.onlyBots();
    log("info", "match began", { room: table.code, match: game.id });
    table.publish(game.firstEvents);
    await this.goOn();
  }

  async decide(seat: Seat, decision: Decision): Promise<No | null> {
    const { table } = this;
    const { game } = table;
    if (game === null || table.broken) return { code: "notNow", reason: "No match is being played." };
    const before = game.step;
    let applied: Applied;
    try {
      applied = await game.decide(seat, decision, table.clock.bankAfter(seat));
    } catch (error) {
      if (error instanceof OwnershipLost) throw error;
      log("error", "decision not journaled", { room: table.code, error: errorText(error) });
      return { code: "notSaved", reason: "The decision could not be saved; nothing has changed." };
    }
    if (!applied.ok) {
      // The journal knew more than this room did, after a write that failed and had happened all the same.
      if (game.step !== before) table.publish([]);
      return applied.refusal;
    }
    metrics.decisions.inc();
    this.published(applied.events);
    return null;
  }

  private published(events: Parameters<Table["publish"]>[0]): void {
    const { table } = this;
    table.takebackFrom = null;
    const outcome = table.game!.state.outcome;
    if (outcome !== null)
      log("info", "match ended", { room: table.code, match: table.game!.id, reason: outcome.reason });
    table.publish(events);
  }

  /** Answers for those who need not be asked, until somebody has to decide. */
  async goOn(): Promise<void> {
    const { table } = this;
    for (;;) {
      const prompt = table.game?.state.prompt ?? null;
      if (prompt === null || table.broken) return;
      const sitting = table.seats.of(prompt.seat)!;
      if (sitting.bot !== null) return this.bots.consider();
      const forced = prompt.answers.length === 1 && prompt.kind !== "turn" && sitting.autoForced;
      if (!forced || (await this.decide(prompt.seat, { prompt: prompt.id, answer: 0 })) !== null) return;
    }
  }

  async expired(seat: Seat): Promise<void> {
    const { table } = this;
    const prompt = table.game?.state.prompt ?? null;
    const deadline = table.clock.deadline();
    if (prompt === null || prompt.seat !== seat || deadline === 0 || Date.now() < deadline - 5) return;
    if (await this.answerFor(seat, prompt)) {
      table.clock.strikes[seat] += 1;
      return this.goOn();
    }
    table.clock.retry();
  }

  /** The passive answer of somebody whose time is up, the third time the loss; false if it could not be saved. */
  private async answerFor(seat: Seat, prompt: Prompt): Promise<boolean> {
    const { clock, game } = this.table;
    if (clock.strikes[seat] + 1 >= STRIKES_TO_LOSE) return this.lose(seat, "timeout");
    const passive = passiveAnswer(game!.state);
    return (
      (await this.decide(seat, {
        prompt: prompt.id,
        answer: passive >= 0 ? passive : randomInt(prompt.answers.length),
      })) === null
    );
  }

  private async lose(seat: Seat, reason: "timeout" | "abandoned"): Promise<boolean> {
    const { table } = this;
    try {
      this.published(await table.game!.forfeit(seat, reason));
      return true;
    } catch (error) {
      if (error instanceof OwnershipLost) throw error;
      log("error", "loss not journaled", { room: table.code, error: errorText(error) });
      return false;
    }
  }

  async askTakeback(client: Client, seat: Seat): Promise<void> {
    const { table } = this;
    const no = (code: RefusedCode, reason: string): void => this.manners.refuse(client, TO_ROOM.takeback, code, reason);
    if (table.game === null || table.broken || !table.game.canTakeBack(seat))
      return no("nothingToTakeBack", "Nothing can be taken back.");
    if (table.takebackDenied === table.position) return no("notNow", "The opponent has said no.");
    table.takebackFrom = seat;
    if (table.seats.of(otherSeat(seat))!.bot !== null) return this.answerTakeback(client, otherSeat(seat), true);
    table.show();
  }

  async answerTakeback(client: Client, seat: Seat, accept: boolean): Promise<void> {
    const { table } = this;
    const from = table.takebackFrom;
    if (table.game === null || from === null || from === seat)
      return this.manners.refuse(client, TO_ROOM.takebackReply, "notNow", "Nobody asked you.");
    if (accept) await table.game.takeBack(from);
    else table.takebackDenied = table.position;
    table.takebackFrom = null;
    table.publish([]);
    await this.goOn();
  }

  private longGone(seat: Seat): boolean {
    const sitting = this.table.seats.of(seat);
    return (
      sitting !== null &&
      sitting.bot === null &&
      sitting.client === null &&
      Date.now() - sitting.awaySince >= context().settings.CLAIM_SECONDS * 1000
    );
  }

  async claim(client: Client, seat: Seat): Promise<void> {
    const { table } = this;
    if (table.phase !== "playing" || table.clock.on)
      return this.manners.refuse(client, TO_ROOM.claim, "notNow", "Nothing to claim.");
    if (!this.longGone(otherSeat(seat)))
      return this.manners.refuse(
        client,
        TO_ROOM.claim,
        "opponentPresent",
        "The opponent has not been away for long enough.",
      );
    if (!(await this.lose(otherSeat(seat), "abandoned")))
      this.manners.refuse(client, TO_ROOM.claim, "notSaved", "The claim could not be saved; nothing has changed.");
  }

  /** A bot for the free seat, or for an opponent who has been away for long; who comes back with the secret takes the seat again. */
  async addBot(client: Client, seat: Seat, level: BotLevel): Promise<void> {
    const { table } = this;
    const foe = otherSeat(seat);
    const sitting = table.seats.of(foe);
    if (sitting === null && table.phase === "lobby") table.seats.addBot(level);
    else if (sitting !== null && this.longGone(foe)) {
      if (table.phase === "lobby") {
        table.seats.free(foe);
        table.seats.addBot(level);
      } else Object.assign(sitting, { bot: level, rematch: true });
    } else
      return this.manners.refuse(
        client,
        TO_ROOM.bot,
        sitting === null ? "notNow" : "opponentPresent",
        "There is no seat for a bot.",
      );
    await context().store.saveRoom(table.record());
    table.show();
    await this.begin();
    await this.goOn();
  }

  /** Somebody came or went: who waited for an audience goes on. */
  stir(): void {
    if (this.table.phase === "playing") this.bots.consider();
  }
}
