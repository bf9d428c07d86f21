/** The course of an evening: what changes is written down first; tables are opened when they are due, and asked. */
import { matchMaker } from "colyseus";
import {
  endTable,
  type Evening,
  type EveningTable,
  next,
  noShow,
  openTable,
  type Pair,
  personOf,
  replaceTable,
  setScore,
} from "@mindbug/shared/evening";
import type { RoomOptions } from "@mindbug/shared/protocol";
import { errorText, log } from "../../log.ts";
import { OwnershipLost, type RoomRecord, type SeatRecord } from "../../store/store.ts";
import { steadyNow } from "../../time.ts";
import { context } from "../context.ts";
import { restoreRoom } from "../restoreRoom.ts";
import { randomCode } from "../roomCodes.ts";
import type { TableStanding } from "./tableStanding.ts";

/** A table that is nowhere to be found for so long is set up anew. */
const MISSING_FOR = 60_000;

export interface EveningOutput {
  publish(): void;
  onOwnershipLost(): void;
}

export class EveningFlow {
  /** Of each person's secret, by number. */
  readonly secretHashes = new Map<number, string>();
  /** Seen at a table: they are there, though not in this room. */
  private readonly atTables = new Map<number, ReadonlySet<number>>();
  /** Since when a table misses somebody, or is missing itself; by table. */
  private readonly incomplete = new Map<number, number>();
  private readonly missing = new Map<number, number>();
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly code: string,
    readonly options: RoomOptions,
    readonly passwordHash: string,
    public course: Evening,
    private readonly output: EveningOutput,
  ) {}

  enqueue(task: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(task).catch((error: unknown) => {
      if (error instanceof OwnershipLost) return this.output.onOwnershipLost();
      log("error", "evening task failed", { room: this.code, error: errorText(error) });
    });
    return this.queue;
  }

  record(course = this.course): RoomRecord {
    return {
      code: this.code,
      options: this.options,
      seats: [null, null],
      score: [0, 0],
      matchId: null,
      passwordHash: this.passwordHash,
      evening: { course, secretHashes: Object.fromEntries(this.secretHashes) },
    };
  }

  /** Durable before anybody sees it; if it cannot be written down nothing has changed. */
  async change(course: Evening): Promise<void> {
    if (course === this.course) return;
    await context().store.saveRoom(this.record(course));
    this.course = course;
    this.output.publish();
  }

  /** Opens the tables that are due. A crash in between leaves rooms that nobody knows, and the same pairs are due. */
  async pairUp(): Promise<void> {
    const due = next(this.course);
    if (due.evening !== this.course) await this.open(due.evening, due.pairs);
  }

  async open(course: Evening, pairs: readonly Pair[]): Promise<void> {
    const records: RoomRecord[] = [];
    for (const pair of pairs) {
      const record = await this.newTable(pair);
      records.push(record);
      course = openTable(course, pair, record.code);
    }
    await this.change(course);
    for (const record of records) await restoreRoom(record);
  }

  /** Its seats belong to the two by the secrets that they have in this evening. */
  private async newTable(pair: Pair): Promise<RoomRecord> {
    const seats = pair.map((id): SeatRecord => ({
      name: personOf(this.course, id)?.name ?? "",
      secretHash: this.secretHashes.get(id) ?? "",
      bot: null,
      ready: true,
    }));
    for (let tries = 0; tries < 10; tries++) {
      const record: RoomRecord = {
        ...this.record(),
        code: randomCode(matchMaker.stats.local.roomCount),
        seats: [seats[0]!, seats[1]!],
        evening: { of: this.code },
      };
      if (await context().store.createRoom(record)) return record;
    }
    throw new Error("no free code for a table");
  }

  /** Here or at one of the tables. */
  isPresentAtTable(person: number): boolean {
    return [...this.atTables.values()].some((people) => people.has(person));
  }

  /** How the tables stand, as they say themselves: what they have journaled is true, also after a crash of ours. */
  async askTables(code?: string): Promise<void> {
    for (const table of this.course.tables)
      if (table.result === null && (code === undefined || table.code === code)) await this.ask(table);
    for (const id of this.atTables.keys())
      if (this.course.tables.every((table) => table.id !== id || table.result !== null)) this.atTables.delete(id);
    await this.pairUp();
    this.output.publish();
  }

  private async ask(table: EveningTable): Promise<void> {
    await context().bring(table.code);
    let standing: TableStanding;
    try {
      standing = await matchMaker.remoteRoomCall<TableStanding>(table.code, "standing");
    } catch {
      return this.miss(table);
    }
    this.missing.delete(table.id);
    this.atTables.set(table.id, new Set(table.seats.filter((_, seat) => standing.present[seat])));
    const { matchId, score } = standing;
    const matches = matchId === null || table.matches.includes(matchId) ? table.matches : [...table.matches, matchId];
    let course = this.course;
    if (matches !== table.matches || score.some((won, seat) => won !== table.score[seat]))
      course = setScore(course, table.id, [score[0], score[1]], matches);
    if (standing.decided) {
      const winner = score[0] === score[1] ? null : table.seats[score[0] > score[1] ? 0 : 1];
      course = endTable(course, table.id, { winner, how: "played" });
    }
    await this.change(course);
    if (!standing.decided) await this.watchAbsence(table, standing);
  }

  /** Between matches nobody is made to wait for ever; within one the other may claim it. */
  private async watchAbsence(table: EveningTable, { phase, present }: TableStanding): Promise<void> {
    if (phase === "playing" || (present[0] && present[1])) return void this.incomplete.delete(table.id);
    const since = this.incomplete.get(table.id) ?? steadyNow();
    this.incomplete.set(table.id, since);
    if (steadyNow() - since < context().settings.CLAIM_SECONDS * 1000) return;
    const seat = present.indexOf(true);
    await this.change(noShow(this.course, table.id, seat < 0 ? null : table.seats[seat]!));
    await this.closeTable(table);
  }

  private async miss(table: EveningTable): Promise<void> {
    const since = this.missing.get(table.id) ?? steadyNow();
    this.missing.set(table.id, since);
    if (steadyNow() - since < MISSING_FOR) return;
    this.missing.delete(table.id);
    const record = await this.newTable(table.seats);
    await this.change(replaceTable(this.course, table.id, record.code));
    await restoreRoom(record);
  }

  /** Of a table whose result does not come from what was played there. */
  async closeTable({ code, seats }: EveningTable): Promise<void> {
    const result = this.course.tables.find((table) => table.code === code)?.result;
    const winner = result?.winner ?? null;
    const loser = winner === null ? null : seats[0] === winner ? 1 : 0;
    try {
      await matchMaker.remoteRoomCall(code, "withdraw", [loser]);
      await matchMaker.remoteRoomCall(code, "withdraw", [null]);
    } catch (error) {
      log("info", "a table of an evening was gone already", { table: code, error: errorText(error) });
    }
  }
}
