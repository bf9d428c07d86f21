/** Somebody who takes part in an evening through real sockets: in its room, and at the tables of theirs. */
import { setTimeout as pause } from "node:timers/promises";
import {
  type CreateEvening,
  EVENING_ROOM,
  type EveningMessageName,
  type EveningState,
  type EveningView,
  FROM_EVENING,
  type FromEvening,
  readEvening,
  TO_EVENING,
  TO_ROOM,
} from "@mindbug/shared/protocol";
import { EVENING_TO_CLIENT } from "@mindbug/shared/protocol/eveningSchemas";
import { tableOf } from "@mindbug/shared/evening";
import { Client, type Room } from "colyseus.js";
import { from, Guest } from "./guest.ts";

const PATIENCE = 60_000;

type Headers = Readonly<Record<string, string>>;

export class EveningGuest {
  view: EveningView | null = null;
  person: number | null = null;
  closed: number | null = null;
  readonly refused: FromEvening<"refused">[] = [];
  readonly heard: FromEvening<"chat">[] = [];
  private welcomed = false;
  private static readonly watchers = new Set<() => void>();

  private constructor(
    readonly room: Room<EveningState>,
    public secret: string,
  ) {
    const wake = (): void => {
      for (const watcher of [...EveningGuest.watchers]) watcher();
    };
    room.onStateChange((state) => {
      this.view = readEvening(state);
      wake();
    });
    room.onLeave((code) => {
      this.closed = code;
      wake();
    });
    room.onMessage(FROM_EVENING.welcome, (message: FromEvening<"welcome">) => {
      EVENING_TO_CLIENT.welcome.parse(message);
      this.person = message.person;
      this.secret = message.secret ?? this.secret;
      this.welcomed = true;
      wake();
    });
    room.onMessage(FROM_EVENING.refused, (message: FromEvening<"refused">) => {
      this.refused.push(EVENING_TO_CLIENT.refused.parse(message));
      wake();
    });
    room.onMessage(FROM_EVENING.chat, (message: FromEvening<"chat">) => {
      this.heard.push(EVENING_TO_CLIENT.chat.parse(message));
      wake();
    });
    this.send(TO_EVENING.hello);
  }

  static async create(url: string, options: CreateEvening = {}, headers: Headers = {}): Promise<EveningGuest> {
    const room = await new Client(url, { headers }).create<EveningState>(EVENING_ROOM, { evening: true, ...options });
    return new EveningGuest(room, "").settled();
  }

  static async join(url: string, code: string, options: object = {}, headers: Headers = {}): Promise<EveningGuest> {
    const room = await new Client(url, { headers }).joinById<EveningState>(code, { evening: true, ...options });
    return new EveningGuest(room, String((options as { secret?: string }).secret ?? "")).settled();
  }

  private async settled(): Promise<this> {
    await this.until(() => this.closed !== null || (this.welcomed && this.view !== null));
    return this;
  }

  get code(): string {
    return this.view!.code;
  }

  send(name: EveningMessageName, message?: unknown): void {
    this.room.send(name, message);
  }

  until(condition: () => boolean): Promise<this> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        EveningGuest.watchers.delete(check);
        const seen = JSON.stringify(this.view);
        reject(new Error(`Waited in vain for ${condition.toString()}; closed ${this.closed}; ${seen}`));
      }, PATIENCE);
      const check = (): void => {
        if (!condition()) return;
        clearTimeout(timer);
        EveningGuest.watchers.delete(check);
        resolve(this);
      };
      EveningGuest.watchers.add(check);
      check();
    });
  }

  async leave(): Promise<void> {
    if (this.closed === null) await this.room.leave();
  }
}

/** Plays whatever the evening asks of them until it is over, through every kill of the server. */
export class EveningPlayer {
  guest: EveningGuest | null = null;
  secret = "";
  person = 0;
  code = "";
  private gone = false;

  constructor(
    private readonly url: () => string,
    readonly name: string,
    /** Who gives up: every match ends, and quickly. */
    private readonly givesUp: (me: number, other: number) => boolean,
  ) {}

  private async again<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch {
        // The server is away for the moment; a room that is gone would end the test by its timeout.
        await pause(50);
      }
    }
  }

  get headers(): Headers {
    return from(`10.1.0.${this.name.length}${this.name.charCodeAt(this.name.length - 1) % 100}`);
  }

  async open(options: CreateEvening): Promise<void> {
    this.adopt(await EveningGuest.create(this.url(), { name: this.name, ...options }, this.headers));
  }

  async come(code: string): Promise<void> {
    this.code = code;
    await this.connect();
  }

  private adopt(guest: EveningGuest): void {
    this.guest = guest;
    this.secret = guest.secret;
    this.person = guest.person!;
    this.code = guest.code;
  }

  async connect(): Promise<EveningGuest> {
    if (this.guest !== null && this.guest.closed === null) return this.guest;
    const known = this.secret === "" ? { name: this.name } : { secret: this.secret };
    await this.again(async () => this.adopt(await EveningGuest.join(this.url(), this.code, known, this.headers)));
    return this.guest!;
  }

  async playAll(): Promise<void> {
    while (!this.gone) {
      const guest = await this.connect();
      const table = (): ReturnType<typeof tableOf> => tableOf(guest.view!, this.person);
      await guest.until(() => guest.closed !== null || guest.view!.phase === "over" || table() !== null || this.gone);
      if (this.gone || (guest.view!.phase === "over" && table() === null)) return;
      const mine = table();
      if (guest.closed !== null || mine === null) continue;
      const other = mine.seats.find((id) => id !== this.person)!;
      await this.again(() => this.playAt(mine.code, this.givesUp(this.person, other)));
      await guest.until(() => guest.closed !== null || table()?.id !== mine.id);
    }
  }

  private async playAt(code: string, givesUp: boolean): Promise<void> {
    const seat = await Guest.join(this.url(), code, { secret: this.secret }, this.headers);
    await seat.until(() => seat.closed !== null || seat.view!.phase !== "lobby");
    if (givesUp && seat.view!.phase === "playing") seat.send(TO_ROOM.concede);
    await seat.until(() => seat.closed !== null || seat.view!.phase === "over");
    await seat.leave();
  }

  async leaveForGood(): Promise<void> {
    this.gone = true;
    const guest = await this.connect();
    guest.send(TO_EVENING.leave);
    await guest.until(() => guest.closed !== null);
  }
}
