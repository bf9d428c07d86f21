/** A room: check the sender, apply, journal, publish. The rules are the engine's. */
import { randomInt } from "node:crypto";
import { type Client, Room, ServerError } from "@colyseus/core";
import { type Applied, type Decision, type GameEvent, otherSeat, passiveAnswer, type Seat, type Viewer } from "@mindbug/shared";
import { CLOSE, type JoinOptions, type RefusedCode, type RoomOptions, type SeatState, TableState, TO_CLIENT, TO_ROOM, type Welcome } from "@mindbug/shared/protocol";
import { silence } from "../cluster/listing.ts";
import { errorText, log } from "../log.ts";
import { metrics } from "../metrics.ts";
import { OwnershipLost, type RoomRecord } from "../store/Store.ts";
import { DecisionClock } from "./clock.ts";
import { randomCode } from "./codes.ts";
import { context } from "./context.ts";
import { Game, JournalTooNew } from "./game.ts";
import { Manners } from "./manners.ts";
import { openView, queueEvents, writeGame } from "./publish.ts";
import { Seats } from "./seats.ts";
import { CREATING, JOINING, MESSAGES } from "./validate.ts";

const SEATS: readonly Seat[] = [0, 1];
const STRIKES_TO_LOSE = 3;

export class MatchRoom extends Room<TableState> {
  override autoDispose = false;
  override patchRate = null as unknown as number;
  override maxClients = 1_000_000;
  private readonly seats = new Seats();
  private readonly viewers = new Map<Client, Viewer>();
  private readonly manners = new Manners(context().settings.MESSAGES_PER_SECOND, () => this.roomId);
  private options!: RoomOptions;
  private timer!: DecisionClock;
  private game: Game | null = null;
  private score: [number, number] = [0, 0];
  private takebackFrom: Seat | null = null;
  /** Everything that changes the match happens one after the other. */
  private queue: Promise<void> = Promise.resolve();
  private closing: NodeJS.Timeout | null = null;
  private abandoned = false;

  override async onCreate(given: unknown): Promise<void> {
    const record = this.restoredRecord(given);
    if (record === null) {
      const parsed = CREATING.safeParse(given);
      if (!parsed.success) throw new ServerError(400, `malformed options: ${parsed.error.issues[0]?.path.join(".") ?? ""}`);
      const { sets, clock, bank, bestOf, spectators, bots, hints, lesson } = parsed.data;
      this.options = { sets, clock, bank, bestOf, spectators, bots, hints, lesson };
      for (const level of bots) this.seats.addBot(level);
    } else {
      this.options = record.options;
      this.roomId = record.code;
    }
    await this.setPrivate();
    this.newClock();
    this.state = new TableState();
    this.state.options = JSON.stringify(this.options);
    if (record === null) await this.claimCode();
    else await this.restore(record);
    this.state.code = this.roomId;
    this.listen();
    metrics.rooms.inc();
    this.showRoom();
    this.closeLater();
    if (this.game !== null) this.enqueue(() => this.goOn());
  }

  /** The room's row in the database is the claim: a second room under the same code would silently replace the first. */
  private async claimCode(): Promise<void> {
    do this.roomId = randomCode();
    while (!(await context().store.createRoom(this.record())));
  }

  private restoredRecord(given: unknown): RoomRecord | null {
    const token = (given as { restore?: unknown } | null)?.restore;
    return typeof token === "string" ? context().restoring.get(token) ?? null : null;
  }

  private async restore(record: RoomRecord): Promise<void> {
    this.seats.restore(record.seats);
    this.score = [...record.score];
    const match = record.matchId === null ? null : await context().store.match(record.matchId);
    if (match === null || match.status === "broken") return;
    try {
      this.game = await Game.restore(context().store, match, (seat, left) => { this.timer.bank[seat] = left; });
    } catch (error) {
      if (!(error instanceof JournalTooNew)) throw error;
      log("warn", "journal kept but not replayable", { match: match.id, reason: error.message });
      await context().store.markBroken(match.id);
      return;
    }
    writeGame(this.state, this.game, this.viewers);
  }

  private record(): RoomRecord {
    return { code: this.roomId, options: this.options, seats: this.seats.records(), score: [...this.score], matchId: this.game?.id ?? null };
  }

  private newClock(): void {
    const seconds = this.options.clock === "off" ? 0 : Number(this.options.clock);
    this.timer = new DecisionClock(seconds * 1000, this.options.bank * 1000, (seat) => this.enqueue(() => this.expired(seat)));
  }

  private enqueue(task: () => Promise<void>): void {
    this.queue = this.queue.then(task).catch((error: unknown) => {
      if (error instanceof OwnershipLost) this.abandon();
      else log("error", "room task failed", { room: this.roomId, error: errorText(error) });
    });
  }

  /** Another process runs this room by now: everybody is sent there, and nothing of it is said or written here again. */
  abandon(): void {
    if (this.abandoned) return;
    this.abandoned = true;
    log("warn", "room lost to another process", { room: this.roomId });
    silence(this.listing);
    this.timer.stop();
    void this.disconnect(CLOSE.restart);
  }

  // ── coming and going ──

  override async onJoin(client: Client, given: unknown): Promise<void> {
    const parsed = JOINING.safeParse(given ?? {});
    if (!parsed.success) throw new ServerError(400, "malformed");
    const options = parsed.data as JoinOptions;
    const held = options.secret === undefined ? null : this.seats.withSecret(options.secret);
    if (held !== null) this.sit(client, held, undefined);
    else if (this.game === null && options.watch !== true && !this.seats.full()) await this.takeSeat(client, options);
    else this.watch(client);
    metrics.connections.inc();
    this.showRoom();
    this.broadcastPatch();
    this.closeLater();
    if (this.game === null && this.seats.all("ready")) this.enqueue(() => this.begin());
  }

  private async takeSeat(client: Client, options: JoinOptions): Promise<void> {
    const taken = this.seats.take(options.name ?? "")!;
    const sitting = this.seats.of(taken.seat)!;
    sitting.ready = options.ready === true;
    try {
      await context().store.saveRoom(this.record());
    } catch (error) {
      this.seats.free(taken.seat);
      if (error instanceof OwnershipLost) this.abandon();
      throw error;
    }
    this.sit(client, taken.seat, taken.secret);
  }

  private sit(client: Client, seat: Seat, secret: string | undefined): void {
    const sitting = this.seats.of(seat)!;
    const older = sitting.client;
    sitting.client = client;
    sitting.awaySince = 0;
    if (older !== null) {
      older.send(TO_CLIENT.replaced, {});
      older.leave(CLOSE.replaced, "replaced by a newer connection");
    }
    this.admit(client, seat, { you: { role: "player", seat }, ...(secret === undefined ? {} : { secret }) });
  }

  private watch(client: Client): void {
    const { spectators } = this.options;
    if (spectators === "off") throw new ServerError(403, "this room has no spectators");
    if (this.spectatorCount() >= context().settings.MAX_SPECTATORS) throw new ServerError(403, "no more spectators");
    this.admit(client, spectators === "open" ? "open" : "spectator", { you: { role: "spectator", hands: spectators } });
  }

  private admit(client: Client, viewer: Viewer, welcome: Pick<Welcome, "you" | "secret">): void {
    this.viewers.set(client, viewer);
    openView(client, viewer, this.state);
    const message: Welcome = { code: this.roomId, now: Date.now(), ...welcome };
    client.send(TO_CLIENT.welcome, message);
  }

  override onLeave(client: Client): void {
    const seat = this.seats.heldBy(client);
    if (seat !== null) {
      const sitting = this.seats.of(seat)!;
      sitting.client = null;
      sitting.awaySince = Date.now();
    }
    if (this.viewers.delete(client)) metrics.connections.dec();
    this.showRoom();
    this.broadcastPatch();
    this.closeLater();
  }

  private spectatorCount(): number {
    return [...this.viewers.values()].filter((viewer) => typeof viewer === "string").length;
  }

  /** Rooms leave memory: soon when nothing is being played in them, late when something is. */
  private closeLater(): void {
    if (this.closing !== null) clearTimeout(this.closing);
    this.closing = null;
    if (this.viewers.size > 0) return;
    const { LINGER_SECONDS, IDLE_DAYS } = context().settings;
    const running = this.game !== null && this.game.state.outcome === null;
    this.closing = setTimeout(() => void this.disconnect(CLOSE.ended), running ? IDLE_DAYS * 86_400_000 : LINGER_SECONDS * 1000);
    this.closing.unref();
  }

  override onBeforeShutdown(): void {
    this.broadcast(TO_CLIENT.shutdown, {});
    // What is being decided is journaled first; then everybody is told to come back.
    void this.queue.then(() => this.disconnect(CLOSE.restart));
  }

  override async onDispose(): Promise<void> {
    this.timer.stop();
    if (this.closing !== null) clearTimeout(this.closing);
    await this.queue;
    metrics.rooms.dec();
    if (!context().stopping && !this.abandoned) await context().store.closeRoom(this.roomId);
  }

  override onUncaughtException(error: Error, method: string): void {
    metrics.refused.inc({ reason: "internal" });
    log("error", "room failed", { room: this.roomId, method, error: errorText(error.cause ?? error) });
  }

  /** Colyseus decodes before any handler of ours runs, and a throw there would end the process. */
  protected override _onMessage(client: Parameters<Room["_onMessage"]>[0], buffer: Buffer): void {
    try {
      if (!this.manners.mayWrite(client)) return this.manners.refuse(client, "", "tooFrequent", "Too many messages.");
      super._onMessage(client, buffer);
    } catch {
      this.manners.refuse(client, "", "malformed", "That could not be decoded.");
    }
  }

  // ── messages ──

  private listen(): void {
    const on = <T extends keyof typeof MESSAGES>(name: T, handle: (client: Client, message: ReturnType<(typeof MESSAGES)[T]["parse"]>) => void): void => {
      this.onMessage(name, (client: Client, given: unknown) => {
        const parsed = MESSAGES[name].safeParse(given);
        if (!parsed.success) return this.manners.refuse(client, name, "malformed", parsed.error.issues[0]?.message ?? "malformed");
        handle(client, parsed.data as ReturnType<(typeof MESSAGES)[T]["parse"]>);
      });
    };
    const player = (name: string, client: Client, act: (seat: Seat) => void): void => {
      const seat = this.seats.heldBy(client);
      if (seat === null) this.manners.refuse(client, name, "notAPlayer", "Only players can do that.");
      else act(seat);
    };
    on(TO_ROOM.intent, (client, intent) => player(TO_ROOM.intent, client, (seat) => this.decision(client, TO_ROOM.intent, seat, intent)));
    on(TO_ROOM.concede, (client) => player(TO_ROOM.concede, client, (seat) => this.decision(client, TO_ROOM.concede, seat, { concede: true })));
    on(TO_ROOM.ready, (client, { ready }) => player(TO_ROOM.ready, client, (seat) => this.willing(client, TO_ROOM.ready, seat, "ready", ready)));
    on(TO_ROOM.rematch, (client) => player(TO_ROOM.rematch, client, (seat) => this.willing(client, TO_ROOM.rematch, seat, "rematch", true)));
    on(TO_ROOM.takeback, (client) => player(TO_ROOM.takeback, client, (seat) => this.enqueue(() => this.askTakeback(client, seat))));
    on(TO_ROOM.takebackReply, (client, { accept }) => player(TO_ROOM.takebackReply, client, (seat) => this.enqueue(() => this.answerTakeback(client, seat, accept))));
    on(TO_ROOM.claim, (client) => player(TO_ROOM.claim, client, (seat) => this.enqueue(() => this.claim(client, seat))));
    on(TO_ROOM.preferences, (client, { autoForced }) => player(TO_ROOM.preferences, client, (seat) => {
      this.seats.of(seat)!.autoForced = autoForced;
      this.enqueue(() => this.goOn());
    }));
    on(TO_ROOM.chat, (client, { text }) => {
      if (!this.manners.mayTalk(client)) return this.manners.refuse(client, TO_ROOM.chat, "tooFrequent", "Slower, please.");
      const seat = this.seats.heldBy(client);
      this.broadcast(TO_CLIENT.chat, { from: seat ?? "spectator", name: seat === null ? "" : this.seats.of(seat)!.name, text });
    });
    on(TO_ROOM.emote, (client, { emote }) => player(TO_ROOM.emote, client, (seat) => {
      if (!this.manners.mayTalk(client)) return this.manners.refuse(client, TO_ROOM.emote, "tooFrequent", "Slower, please.");
      this.broadcast(TO_CLIENT.emote, { from: seat, emote });
    }));
    this.onMessage("*", (client) => this.manners.refuse(client, "", "unknownMessage", "There is no such message."));
  }

  private decision(client: Client, to: string, seat: Seat, decision: Decision): void {
    const arrived = performance.now();
    this.enqueue(async () => {
      const refused = await this.decide(seat, decision);
      if (refused !== null) return this.manners.refuse(client, to, refused.code, refused.reason);
      this.timer.strikes[seat] = 0;
      metrics.latency.observe((performance.now() - arrived) / 1000);
      await this.goOn();
    });
  }

  // ── the match ──

  private async begin(): Promise<void> {
    const previous = this.game?.state.outcome ?? null;
    if (!this.seats.all(this.game === null ? "ready" : "rematch") || (this.game !== null && previous === null)) return;
    if (this.options.bestOf === 3 && Math.max(...this.score) >= 2) this.score = [0, 0];
    this.newClock();
    const loser = previous === null || previous.winner === null ? null : otherSeat(previous.winner);
    const names: [string, string] = [this.seats.of(0)!.name, this.seats.of(1)!.name];
    this.game = await Game.begin(context().store, this.record(), { names }, { sets: this.options.sets, forced: "ask", ...(loser === null ? {} : { firstSeat: loser }) });
    for (const seat of SEATS) this.seats.of(seat)!.rematch = this.seats.of(seat)!.bot !== null;
    log("info", "match began", { room: this.roomId, match: this.game.id });
    this.publish(this.game.firstEvents);
    await this.goOn();
  }

  private async decide(seat: Seat, decision: Decision): Promise<Extract<Applied, { ok: false }>["refusal"] | { code: RefusedCode; reason: string } | null> {
    if (this.game === null) return { code: "notNow", reason: "No match is being played." };
    let applied: Applied;
    try {
      applied = await this.game.decide(seat, decision, this.timer.bankAfter(seat));
    } catch (error) {
      if (error instanceof OwnershipLost) throw error;
      log("error", "decision not journaled", { room: this.roomId, error: errorText(error) });
      return { code: "notSaved", reason: "The decision could not be saved; nothing has changed." };
    }
    if (!applied.ok) return applied.refusal;
    metrics.decisions.inc();
    this.takebackFrom = null;
    await this.afterChange(applied.events);
    return null;
  }

  private async afterChange(events: readonly GameEvent[]): Promise<void> {
    const outcome = this.game!.state.outcome;
    if (outcome !== null) {
      if (outcome.winner !== null) this.score[outcome.winner] += 1;
      await context().store.saveRoom(this.record());
      log("info", "match ended", { room: this.roomId, match: this.game!.id, reason: outcome.reason });
    }
    this.publish(events);
  }

  /** Answers for those who need not be asked, until a person has to decide. */
  private async goOn(): Promise<void> {
    for (;;) {
      const prompt = this.game?.state.prompt ?? null;
      if (prompt === null) return;
      const sitting = this.seats.of(prompt.seat)!;
      const forced = prompt.answers.length === 1 && prompt.kind !== "turn" && sitting.autoForced;
      if (!forced && sitting.bot === null) return;
      const refused = await this.decide(prompt.seat, { prompt: prompt.id, answer: forced ? 0 : randomInt(prompt.answers.length) });
      if (refused !== null) return;
    }
  }

  private async expired(seat: Seat): Promise<void> {
    const prompt = this.game?.state.prompt ?? null;
    if (prompt === null || prompt.seat !== seat || this.timer.deadline() === 0 || Date.now() < this.timer.deadline() - 5) return;
    this.timer.strikes[seat] += 1;
    if (this.timer.strikes[seat] >= STRIKES_TO_LOSE) return this.afterChange(await this.game!.forfeit(seat, "timeout"));
    const passive = passiveAnswer(this.game!.state);
    await this.decide(seat, { prompt: prompt.id, answer: passive >= 0 ? passive : randomInt(prompt.answers.length) });
    await this.goOn();
  }

  private willing(client: Client, name: string, seat: Seat, what: "ready" | "rematch", value: boolean): void {
    const over = this.game !== null && this.game.state.outcome !== null;
    if (what === "ready" ? this.game !== null : !over) return this.manners.refuse(client, name, "notNow", "Not at this moment.");
    this.seats.of(seat)![what] = value;
    this.showRoom();
    this.broadcastPatch();
    this.enqueue(() => this.begin());
  }

  private async askTakeback(client: Client, seat: Seat): Promise<void> {
    if (this.game === null || !this.game.canTakeBack(seat)) return this.manners.refuse(client, TO_ROOM.takeback, "nothingToTakeBack", "Nothing can be taken back.");
    this.takebackFrom = seat;
    if (this.seats.of(otherSeat(seat))!.bot !== null) return this.answerTakeback(client, otherSeat(seat), true);
    this.showRoom();
    this.broadcastPatch();
  }

  private async answerTakeback(client: Client, seat: Seat, accept: boolean): Promise<void> {
    const from = this.takebackFrom;
    if (this.game === null || from === null || from === seat) return this.manners.refuse(client, TO_ROOM.takebackReply, "notNow", "Nobody asked you.");
    this.takebackFrom = null;
    if (accept) await this.game.takeBack(from);
    this.publish([]);
  }

  private async claim(client: Client, seat: Seat): Promise<void> {
    const foe = this.seats.of(otherSeat(seat));
    if (this.game === null || this.game.state.outcome !== null || this.timer.on) return this.manners.refuse(client, TO_ROOM.claim, "notNow", "Nothing to claim.");
    const away = foe === null || foe.bot !== null || foe.client !== null ? 0 : Date.now() - foe.awaySince;
    if (away < context().settings.CLAIM_SECONDS * 1000) return this.manners.refuse(client, TO_ROOM.claim, "opponentPresent", "The opponent has not been away for long enough.");
    await this.afterChange(await this.game.forfeit(otherSeat(seat), "abandoned"));
  }

  // ── publishing ──

  private publish(events: readonly GameEvent[]): void {
    const game = this.game!;
    const { prompt } = game.state;
    if (prompt === null) this.timer.stop();
    else this.timer.start(prompt.seat);
    writeGame(this.state, game, this.viewers);
    this.showRoom();
    queueEvents(game, events, this.viewers);
    this.broadcastPatch();
  }

  private showRoom(): void {
    const { state, game } = this;
    state.phase = game === null ? "lobby" : game.state.outcome === null ? "playing" : "over";
    state.spectators = this.spectatorCount();
    state.deadline = this.timer.deadline();
    state.takeback = this.takebackFrom ?? -1;
    for (const seat of SEATS) this.showSeat(seat === 0 ? state.seat0 : state.seat1, seat);
  }

  private showSeat(into: SeatState, seat: Seat): void {
    const sitting = this.seats.of(seat);
    into.taken = sitting !== null;
    into.name = sitting?.name ?? "";
    into.bot = sitting?.bot ?? "";
    into.connected = sitting !== null && (sitting.bot !== null || sitting.client !== null);
    into.awaySince = sitting === null || into.connected ? 0 : sitting.awaySince;
    into.ready = sitting?.ready ?? false;
    into.rematch = sitting?.rematch ?? false;
    into.score = this.score[seat];
    into.bank = this.timer.bank[seat];
  }
}
