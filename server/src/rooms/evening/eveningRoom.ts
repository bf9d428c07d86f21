/** The room of an evening: who comes in and goes, and how all of it is shown. What happens is in eveningFlow.ts. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { type AuthContext, type Client, matchMaker, ServerError } from "colyseus";
import { addPerson, isFull, MOST_PEOPLE, newEvening, passHost, personOf, setPart } from "@mindbug/shared/evening";
import {
  CLOSE,
  DEFAULT_OPTIONS,
  EveningState,
  type Invitation,
  type RoomOptions,
  writeEvening,
} from "@mindbug/shared/protocol";
import { steadyNow } from "../../time.ts";
import { context } from "../context.ts";
import { CREATING_EVENING, JOINING } from "../joinOptions.ts";
import { checkPassword, hashPassword } from "../password.ts";
import { randomCode } from "../roomCodes.ts";
import { hashSecret, lookalike } from "../seats.ts";
import { StoredRoom } from "../storedRoom.ts";
import { EveningFlow } from "./eveningFlow.ts";
import { registerEveningMessages } from "./eveningMessages.ts";
import { tableChannel } from "./tableStanding.ts";
import type { Visitor } from "./visitor.ts";

/** How often tables are asked although they said nothing. */
const ASK_EVERY = 5_000;
const SENT_AWAY_FOR = 10 * 60_000;

export class EveningRoom extends StoredRoom<EveningState> {
  private flow!: EveningFlow;
  private readonly visitors = new Map<Client, Visitor>();
  private readonly sentAway = new Map<string, number>();
  private asking: NodeJS.Timeout | null = null;
  private hostGoneSince: number | null = null;
  private readonly onTableChanged = (code: string): void => void this.enqueue(() => this.flow.askTables(code));

  override async onCreate(given: unknown): Promise<void> {
    const record = this.restoredRecord(given);
    if (record === null) await this.open(given);
    else {
      this.roomId = record.code;
      if (record.evening === null || !("course" in record.evening)) throw new Error("That is no evening.");
      const { course, secretHashes } = record.evening;
      this.createFlow({ ...DEFAULT_OPTIONS, ...record.options }, record.passwordHash, course);
      for (const [id, hash] of Object.entries(secretHashes)) this.flow.secretHashes.set(Number(id), hash);
    }
    await this.setPrivate();
    this.state = new EveningState();
    registerEveningMessages(this, this.flow, this.limits, this.visitors, (...whom) => this.dismiss(...whom));
    this.count();
    await this.presence.subscribe(tableChannel(this.roomId), this.onTableChanged);
    this.asking = setInterval(() => void this.enqueue(() => this.tick()), ASK_EVERY);
    this.asking.unref();
    this.publish();
    void this.enqueue(() => this.tick());
  }

  private createFlow(options: RoomOptions, passwordHash: string, course = newEvening("winnerStays", 0)): void {
    this.flow = new EveningFlow(this.roomId, options, passwordHash, course, {
      publish: () => this.publish(),
      onOwnershipLost: () => this.abandon(),
    });
  }

  private async open(given: unknown): Promise<void> {
    const parsed = CREATING_EVENING.safeParse(given);
    if (!parsed.success)
      throw new ServerError(400, `malformed options: ${parsed.error.issues[0]?.path.join(".") ?? ""}`);
    const { password = "" } = parsed.data.joining;
    const passwordHash = password === "" ? "" : await hashPassword(password);
    for (let tries = 0; tries < 10; tries++) {
      this.roomId = randomCode(matchMaker.stats.local.roomCount);
      this.createFlow(parsed.data.options, passwordHash, newEvening(parsed.data.format, 0));
      if (await context().store.createRoom(this.flow.record())) return;
    }
    throw new ServerError(503, "no free code");
  }

  protected override enqueue(task: () => Promise<void>): Promise<void> {
    return this.flow.enqueue(task);
  }

  protected override stopClocks(): void {
    if (this.asking !== null) clearInterval(this.asking);
    this.asking = null;
    this.presence.unsubscribe(tableChannel(this.roomId), this.onTableChanged);
  }

  /** Asked from outside, perhaps by another process. */
  invitation(): Invitation {
    const { course, options, passwordHash } = this.flow;
    const { sets, pool, clock, bestOf, spectators } = options;
    const locked = passwordHash !== "";
    const people = course.people.filter(({ part }) => part !== "gone");
    const seated = people.map(({ name }) => ({ name: locked ? "" : name, bot: null }));
    const freeSeats = isFull(course) ? 0 : MOST_PEOPLE - people.length;
    return { code: this.roomId, sets, pool, clock, bestOf, spectators, locked, seated, freeSeats, evening: true };
  }

  // ── coming and going ──

  private personWith(secret: string): number | null {
    const given = Buffer.from(hashSecret(secret));
    for (const [id, hash] of this.flow.secretHashes) {
      const known = personOf(this.flow.course, id);
      if (known !== null && known.part !== "gone" && timingSafeEqual(given, Buffer.from(hash))) return id;
    }
    return null;
  }

  override async onAuth(client: Client, given: unknown, asked: AuthContext): Promise<{ address: string }> {
    const address = this.addressFrom(client, asked);
    const parsed = JOINING.safeParse(given ?? {});
    if (!parsed.success) throw new ServerError(400, "malformed");
    const { secret, password = "", evening } = parsed.data;
    if (evening !== true) throw new ServerError(421, "this is an evening");
    if (secret !== undefined && this.personWith(secret) !== null) return { address };
    if ((this.sentAway.get(address) ?? 0) > steadyNow()) throw new ServerError(410, "sent away from this evening");
    if (this.watchers() >= context().settings.MAX_SPECTATORS) throw new ServerError(403, "no more spectators");
    const { passwordHash } = this.flow;
    if (passwordHash !== "") await checkPassword(this.roomId, passwordHash, password, address);
    return { address };
  }

  override async onJoin(client: Client, given: unknown): Promise<void> {
    const { name = "", secret, watch } = JOINING.parse(given ?? {});
    const address = this.addressOf(client);
    const known = secret === undefined ? null : this.personWith(secret);
    if (known !== null) {
      for (const [other, { person }] of this.visitors)
        if (person === known) this.forget(other, CLOSE.replaced, "replaced by a newer connection");
      this.visitors.set(client, { person: known, name, address, secret: undefined, confirmed: true });
    } else if (watch === true || isFull(this.flow.course))
      this.visitors.set(client, {
        person: null,
        name: this.ownName(name),
        address,
        secret: undefined,
        confirmed: true,
      });
    else await this.admit(client, name, address);
    this.terminateUnlessJoined(client);
    this.publish();
    void this.enqueue(() => this.flow.pairUp());
  }

  private async admit(client: Client, given: string, address: string): Promise<void> {
    const secret = randomBytes(32).toString("base64url");
    await this.flow.enqueue(async () => {
      const { evening, id } = addPerson(this.flow.course, this.ownName(given));
      this.flow.secretHashes.set(id, hashSecret(secret));
      this.visitors.set(client, { person: id, name: given, address, secret, confirmed: false });
      try {
        await this.flow.change(evening);
      } catch (error) {
        this.flow.secretHashes.delete(id);
        this.visitors.delete(client);
        throw error;
      }
    });
    if (!this.visitors.has(client)) throw new ServerError(503, "could not be saved");
  }

  /** Two of one name get a number: nobody speaks in another's name. */
  private ownName(name: string): string {
    const taken = (wanted: string): boolean =>
      this.flow.course.people.some((person) => person.name !== "" && lookalike(person.name) === lookalike(wanted));
    if (name === "" || !taken(name)) return name;
    for (let number = 2; ; number++) if (!taken(`${name} ${number}`)) return `${name} ${number}`;
  }

  private watchers(): number {
    return [...this.visitors.values()].filter(({ person }) => person === null).length;
  }

  private forget(client: Client, code: number, reason: string): void {
    this.visitors.delete(client);
    client.leave(code, reason);
  }

  /** Nobody comes in as this person again. Whoever was sent away does not come straight back as another, either. */
  private dismiss(person: number, why: "left" | "sentAway"): void {
    this.flow.secretHashes.delete(person);
    for (const [client, visitor] of this.visitors) {
      if (visitor.person !== person) continue;
      const shared = [...this.visitors.values()].some((o) => o.person !== person && o.address === visitor.address);
      if (why === "sentAway" && !shared) this.sentAway.set(visitor.address, steadyNow() + SENT_AWAY_FOR);
      this.forget(client, CLOSE[why], why === "left" ? "left for good" : "sent away by the host");
    }
  }

  override async onLeave(client: Client): Promise<void> {
    const visitor = this.visitors.get(client);
    this.visitors.delete(client);
    const person = visitor?.person ?? null;
    // Gone before the secret arrived: nobody could ever come back as this person.
    if (visitor !== undefined && person !== null && !visitor.confirmed)
      void this.enqueue(async () => {
        await this.flow.change(setPart(this.flow.course, person, "gone"));
        this.flow.secretHashes.delete(person);
      });
    this.publish();
  }

  // ── what everybody sees ──

  private isPresent(person: number): boolean {
    return [...this.visitors.values()].some((each) => each.person === person) || this.flow.isPresentAtTable(person);
  }

  private publish(): void {
    const { course, options, code } = this.flow;
    const present = course.people.map(({ id }) => id).filter((id) => this.isPresent(id));
    if (this.state === undefined) return;
    writeEvening(this.state, { ...course, code, options, present, watchers: this.watchers() });
    this.broadcastPatch();
    this.scheduleClose(present.length);
  }

  private scheduleClose(present: number): void {
    const { LINGER_SECONDS, IDLE_DAYS } = context().settings;
    const playing = this.flow.course.tables.some(({ result }) => result === null);
    const wait = playing || this.flow.course.phase === "playing" ? IDLE_DAYS * 86_400_000 : LINGER_SECONDS * 1000;
    this.closeAfter(present > 0 || this.visitors.size > 0 ? null : wait);
  }

  private async tick(): Promise<void> {
    await this.flow.askTables();
    const { course } = this.flow;
    if (course.host === 0 || this.isPresent(course.host)) return void (this.hostGoneSince = null);
    this.hostGoneSince ??= steadyNow();
    const heir = course.people.find(({ id, part }) => part !== "gone" && this.isPresent(id));
    if (heir === undefined || steadyNow() - this.hostGoneSince < context().settings.CLAIM_SECONDS * 1000) return;
    await this.flow.change(passHost(course, heir.id));
  }
}
