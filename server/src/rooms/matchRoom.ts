/**
 * A room: who comes in, who goes, and what is left when nobody is there. The match itself is in matchFlow.ts, the rules
 * are the engine's.
 */
import { type AuthContext, type Client, matchMaker, ServerError } from "colyseus";
import type { Seat, Viewer } from "@mindbug/shared";
import {
  CLOSE,
  DEFAULT_OPTIONS,
  type Invitation,
  type JoinOptions,
  type RoomOptions,
  type TableState,
} from "@mindbug/shared/protocol";
import { terminate, unreadBytes } from "../colyseus/socket.ts";
import { log } from "../log.ts";
import { metrics } from "../metrics.ts";
import { type RoomRecord, Unreadable } from "../store/store.ts";
import { steadyNow } from "../time.ts";
import { checkPassword, hashPassword } from "./password.ts";
import { randomCode } from "./roomCodes.ts";
import { Audience } from "./audience.ts";
import { context } from "./context.ts";
import { JournaledMatch, JournalTooNew } from "./journaledMatch.ts";
import { registerMessageHandlers } from "./messageHandlers.ts";
import { MatchFlow } from "./matchFlow.ts";
import { StoredRoom } from "./storedRoom.ts";
import { SEATS, Table } from "./table.ts";
import { tableChannel, type TableStanding } from "./evening/tableStanding.ts";
import type { Identity } from "./viewSync.ts";
import { CREATING, JOINING, optionProblem } from "./joinOptions.ts";

/** Whoever made a room and never came: its reservation has run out by then. */
const UNVISITED = 30_000;
/** Bytes that wait for a connection which does not read. */
const MOST_UNREAD = 1_000_000;

export class MatchRoom extends StoredRoom<TableState> {
  private table!: Table;
  private flow!: MatchFlow;
  private audience!: Audience;
  private visited = false;
  /** The standing that the evening was last told to ask for. */
  private told = "";
  /** Whoever comes first opened it. */
  private hostCame = false;
  /** Where whoever opened this room came from; not known of a room that was brought back. */
  private openedFrom: string | null = null;

  override async onCreate(given: unknown): Promise<void> {
    const record = this.restoredRecord(given);
    if (record === null) await this.open(given);
    else await this.reopen(record);
    await this.setPrivate();
    this.state = this.table.state;
    registerMessageHandlers(this, this.table, this.flow, this.limits, this.audience);
    this.count();
    this.visited = this.hostCame = record !== null;
    this.table.publish([]);
    this.scheduleClose();
    void this.table.enqueue(() => this.flow.resume());
  }

  protected override enqueue(task: () => Promise<void>): Promise<void> {
    return this.table.enqueue(task);
  }

  protected override stopClocks(): void {
    this.table.stopClock();
  }

  private createTable(options: RoomOptions, passwordHash: string): void {
    this.table = new Table(this.roomId, options, {
      sendPatch: () => this.sendPatch(),
      onOwnershipLost: () => this.abandon(),
    });
    this.table.passwordHash = passwordHash;
    this.flow = new MatchFlow(this.table, this.limits);
    this.audience = new Audience(this.table, (...whom) => this.dismiss(...whom));
  }

  private async open(given: unknown): Promise<void> {
    const parsed = CREATING.safeParse(given);
    if (!parsed.success) throw new ServerError(400, `malformed options: ${optionProblem(parsed.error)}`);
    const { password = "" } = parsed.data.joining;
    const passwordHash = password === "" ? "" : await hashPassword(password);
    for (let tries = 0; tries < 10; tries++) {
      this.roomId = randomCode(matchMaker.stats.local.roomCount);
      this.createTable(parsed.data.options, passwordHash);
      for (const level of this.table.options.bots) this.table.seats.addBot(level);
      if (await context().store.createRoom(this.table.record())) return;
    }
    throw new ServerError(503, "no free code");
  }

  private async reopen(record: RoomRecord): Promise<void> {
    this.roomId = record.code;
    this.createTable({ ...DEFAULT_OPTIONS, ...record.options }, record.passwordHash);
    const { table } = this;
    if (record.evening !== null && "of" in record.evening) table.eveningCode = record.evening.of;
    table.seats.restore(record.seats);
    table.match.wonBefore = record.score;
    if (record.matchId === null) return;
    try {
      const match = await context().store.match(record.matchId);
      if (match === null) return;
      if (match.status === "broken") throw new JournalTooNew("marked before");
      table.match.game = await JournaledMatch.restore(context().store, match, (entry) =>
        table.match.clock.recall(entry),
      );
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      log("warn", "journal kept but not replayable", { match: record.matchId, reason: error.message });
      await context().store.markBroken(record.matchId);
      table.match.broken = true;
    }
  }

  /** Asked from outside, perhaps by another process. */
  invitation(): Invitation {
    const { seats } = this.table;
    const { sets, pool, clock, bestOf, spectators } = this.table.options;
    const locked = this.table.passwordHash !== "";
    const seated = seats.sitting().map(({ name, bot }) => ({ name: locked ? "" : name, bot }));
    return { code: this.roomId, sets, pool, clock, bestOf, spectators, locked, seated, freeSeats: 2 - seated.length };
  }

  /** Asked by the evening that this table belongs to, perhaps in another process. */
  standing(): TableStanding {
    const { match, seats } = this.table;
    const present = SEATS.map((seat) => seats.of(seat)?.client != null) as [boolean, boolean];
    const winner = match.game?.state.outcome?.winner ?? null;
    const { phase, seriesOver } = match;
    return { phase, score: match.score(), matchId: match.game?.id ?? null, present, decided: seriesOver, winner };
  }

  /** Told by the evening: this seat has lost; null ends a table at which nobody plays. */
  withdraw(seat: Seat | null): Promise<void> {
    return this.table.enqueue(async () => {
      if (seat !== null) await this.flow.withdraw(seat);
      else if (this.table.match.phase !== "playing") void this.disconnect(CLOSE.ended);
    });
  }

  // ── coming and going ──

  /** A seat's secret opens the door as well as the password does. */
  override async onAuth(client: Client, given: unknown, asked: AuthContext): Promise<{ address: string }> {
    const address = this.addressFrom(client, asked);
    const parsed = JOINING.safeParse(given ?? {});
    if (!parsed.success) throw new ServerError(400, "malformed");
    const { secret, password = "", evening } = parsed.data;
    if (evening === true) throw new ServerError(421, "this is a table");
    const { seats, passwordHash } = this.table;
    if (secret === undefined || seats.withSecret(secret) === null) {
      this.audience.mayCome(address);
      if (passwordHash !== "") await checkPassword(this.roomId, passwordHash, password, address);
    }
    return { address };
  }

  override async onJoin(client: Client, given: unknown): Promise<void> {
    const parsed = JOINING.safeParse(given ?? {});
    if (!parsed.success) throw new ServerError(400, "malformed");
    const options = parsed.data as JoinOptions;
    const { seats } = this.table;
    const opens = !this.hostCame;
    this.hostCame = true;
    const held = options.secret === undefined ? null : seats.withSecret(options.secret);
    const ofEvening = this.table.eveningCode !== null;
    if (held === null && this.table.match.phase === "lobby" && options.watch !== true && !ofEvening)
      seats.freeAbandoned(context().settings.CLAIM_SECONDS * 1000);
    if (held !== null) {
      seats.of(held)!.confirmed = true;
      await this.seatClient(client, held, options.name ?? "", undefined);
    } else if (this.table.match.phase === "lobby" && options.watch !== true && !seats.full())
      await this.takeSeat(client, options, opens);
    else this.watch(client, options.name ?? "", opens);
    metrics.connections.inc();
    if (!this.visited) context().opened.add((this.openedFrom = this.addressOf(client)), 1);
    this.visited = true;
    this.terminateUnlessJoined(client);
    this.table.refresh();
    this.scheduleClose();
    if (this.table.match.phase === "lobby") void this.table.enqueue(() => this.flow.begin());
    this.flow.wakeBots();
  }

  private async takeSeat(client: Client, options: JoinOptions, opens: boolean): Promise<void> {
    const { seats } = this.table;
    const taken = seats.take(seats.ownName(options.name ?? ""), opens)!;
    // With open hands nobody begins who has not read in the lobby what that means; whoever made the room chose it.
    const informed = this.table.options.spectators !== "open" || opens;
    seats.of(taken.seat)!.ready = options.ready === true && informed;
    seats.of(taken.seat)!.client = client;
    try {
      await context().store.saveRoom(this.table.record());
    } catch (error) {
      seats.free(taken.seat);
      throw error;
    }
    await this.seatClient(client, taken.seat, options.name ?? "", taken.secret);
  }

  private async seatClient(client: Client, seat: Seat, name: string, secret: string | undefined): Promise<void> {
    const { table } = this;
    const sitting = table.seats.of(seat)!;
    const older = sitting.client === client ? null : sitting.client;
    const addressWasKnown = sitting.address !== "";
    sitting.client = client;
    sitting.awaySince = 0;
    sitting.address = this.addressOf(client);
    if (older !== null) {
      this.dismiss(older, CLOSE.replaced, "replaced by a newer connection");
    }
    for (const [other, { viewer, address }] of table.connections) {
      if (viewer === "open" && address === sitting.address)
        this.dismiss(other, CLOSE.restart, "a player does not watch with open hands");
      else if (!addressWasKnown && viewer === "spectator" && this.audience.handsFor(address) === "open")
        this.dismiss(other, CLOSE.restart, "come back and see the hands");
    }
    if (sitting.bot !== null) {
      sitting.bot = null;
      sitting.rematch = false;
      await context().store.saveRoom(table.record());
    }
    this.admit(client, seat, name, { you: { role: "player", seat }, secret });
  }

  private watch(client: Client, name: string, opens: boolean): void {
    const hands = this.audience.place(this.addressOf(client));
    if (opens) this.audience.host = client;
    this.admit(client, hands === "open" ? "open" : "spectator", this.table.seats.ownName(name), {
      you: { role: "spectator", hands },
    });
  }

  private admit(client: Client, viewer: Viewer, name: string, identity: Identity): void {
    this.table.connections.set(client, { viewer, name, address: this.addressOf(client), identity });
    const view = this.table.secretViews.of(viewer);
    if (view !== undefined) client.view = view;
  }

  /** From now on it hears nothing more and nothing it says counts, whether or not it closes as asked. */
  private dismiss(client: Client, code: number, reason: string): void {
    if (this.table.connections.delete(client)) metrics.connections.dec();
    client.leave(code, reason);
  }

  override async onLeave(client: Client): Promise<void> {
    const { seats, connections } = this.table;
    const seat = seats.heldBy(client);
    if (connections.delete(client)) metrics.connections.dec();
    if (seat !== null) {
      const sitting = seats.of(seat)!;
      sitting.client = null;
      sitting.awaySince = steadyNow();
      // Another match would begin without them.
      sitting.rematch = false;
      // Gone before the secret arrived: nobody could ever come back to this seat. Not while a match is being begun with
      // it.
      if (!sitting.confirmed)
        void this.table.enqueue(async () => {
          if (this.table.match.phase !== "lobby" || seats.of(seat) !== sitting) return;
          seats.free(seat);
          this.table.refresh();
        });
    }
    this.table.refresh();
    this.scheduleClose();
  }

  private sendPatch(): void {
    for (const client of this.table.connections.keys()) if (unreadBytes(client) > MOST_UNREAD) terminate(client);
    this.broadcastPatch();
    if (this.table.eveningCode !== null) this.tellEvening(this.table.eveningCode);
    // What the last one to leave had decided may end, or begin, the match after they are gone.
    if (this.table.connections.size === 0) this.scheduleClose();
  }

  /** Only that something changed: what, it asks. */
  private tellEvening(code: string): void {
    const standing = JSON.stringify(this.standing());
    if (standing === this.told) return;
    this.told = standing;
    void this.presence.publish(tableChannel(code), this.roomId);
  }

  /** Rooms leave memory: soon when nothing is being played in them, late when something is. */
  private scheduleClose(): void {
    const { LINGER_SECONDS, IDLE_DAYS } = context().settings;
    const lobby = this.visited ? LINGER_SECONDS * 1000 : Math.min(UNVISITED, LINGER_SECONDS * 1000);
    const { match, eveningCode } = this.table;
    // A table of an evening waits for those who are to play there; the evening ends it if they do not come.
    const goesOn = match.phase === "playing" || (eveningCode !== null && !match.seriesOver);
    const wait = goesOn ? IDLE_DAYS * 86_400_000 : lobby;
    this.closeAfter(this.table.connections.size > 0 ? null : wait);
  }

  override async onDispose(): Promise<void> {
    if (this.openedFrom !== null) context().opened.add(this.openedFrom, -1);
    await super.onDispose();
  }
}
