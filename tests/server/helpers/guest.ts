/** A real client that remembers everything it received. */
import {
  type CreateOptions,
  type EventsMessage,
  type JoinOptions,
  publicTable,
  readTable,
  type Refused,
  type RoomView,
  type TableState,
  TO_CLIENT,
  TO_ROOM,
  type Welcome,
} from "@mindbug/shared/protocol";
import { CLIENT_MESSAGES } from "@mindbug/shared/protocol/schemas";
import { Client, type Room } from "colyseus.js";

const PATIENCE = Number(process.env["PATIENCE"] ?? 45_000);

/** Behind TRUST_PROXY=1: where this guest seems to come from. */
export const from = (address: string): Readonly<Record<string, string>> => ({ "X-Forwarded-For": address });

// The client library complains aloud about every refusal and every connection that ends.
beforeAll(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

interface Socket {
  onmessage(event: { data: ArrayBuffer }): void;
  terminate(): void;
}

export class Guest {
  /** Every frame received, in order, each with the step that it led to. */
  readonly frames: { readonly bytes: Buffer; matchId: string; readonly step: number }[] = [];
  readonly events: EventsMessage[] = [];
  readonly refused: Refused[] = [];
  readonly heard: { type: string; message: unknown }[] = [];
  /** What everybody sees, after each decision. */
  readonly steps = new Map<number, string>();
  private readonly undescribed: string[] = [];
  /** The last frame was events. */
  private explaining = false;
  welcome: Welcome | null = null;
  view: RoomView | null = null;
  closed: number | null = null;
  /** Of all guests together: what one waits for may be something that another sees. */
  private static readonly watchers = new Set<() => void>();

  private constructor(readonly room: Room<TableState>) {
    // At the socket itself: what the library does with a frame comes after.
    const socket = this.socket();
    const receive = socket.onmessage.bind(socket);
    socket.onmessage = (event) => {
      // The socket's buffer is used again; what the frame led to is known after it was decoded.
      const bytes = Buffer.from(new Uint8Array(event.data).slice());
      const heard = this.events.length;
      receive(event);
      const { matchId, step } = this.view ?? { matchId: "", step: 0 };
      // Events come before the patch that they explain: they belong to its match and step.
      if (this.explaining) this.frames.at(-1)!.matchId = matchId;
      this.explaining = this.events.length > heard;
      this.frames.push({ bytes, matchId, step: this.events[heard]?.step ?? step });
    };
    room.onStateChange((state) => this.look(state));
    room.onLeave((code) => {
      this.closed = code;
      this.wake();
    });
    room.onMessage(TO_CLIENT.welcome, (message: Welcome) => {
      this.check(TO_CLIENT.welcome, message);
      this.welcome = message;
      this.wake();
    });
    room.onMessage(TO_CLIENT.events, (message: EventsMessage) => {
      this.check(TO_CLIENT.events, message);
      this.events.push(message);
      this.wake();
    });
    room.onMessage(TO_CLIENT.refused, (message: Refused) => {
      this.check(TO_CLIENT.refused, message);
      this.refused.push(message);
      this.wake();
    });
    room.onMessage("*", (type, message) => {
      this.check(String(type), message);
      this.heard.push({ type: String(type), message });
      this.wake();
    });
    this.send(TO_ROOM.hello);
  }

  static async create(
    url: string,
    options: CreateOptions = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Guest> {
    return new Guest(await new Client(url, { headers }).create<TableState>("match", options)).settled();
  }

  static async join(
    url: string,
    code: string,
    options: JoinOptions = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Guest> {
    return new Guest(await new Client(url, { headers }).joinById<TableState>(code, options)).settled();
  }

  private async settled(): Promise<this> {
    await this.until(() => this.closed !== null || (this.welcome !== null && this.view !== null));
    if (this.view === null || this.welcome === null)
      throw new Error(`Closed before anything was shown: ${this.closed}.`);
    return this;
  }

  private look(state: TableState): void {
    this.view = readTable(state);
    const { table, step } = this.view;
    if (table !== null) this.steps.set(step, JSON.stringify(publicTable(table)));
    this.wake();
  }

  /** Whatever a room says is described. */
  private check(type: string, message: unknown): void {
    const description = Object.entries(CLIENT_MESSAGES).find(([name]) => name === type)?.[1];
    const checked = description?.safeParse(message);
    if (checked?.success !== true) this.undescribed.push(`${type}: ${checked?.error?.message ?? "unknown"}`);
  }

  private wake(): void {
    for (const watcher of [...Guest.watchers]) watcher();
  }

  until(condition: () => boolean): Promise<this> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        Guest.watchers.delete(check);
        settle();
      };
      const timer = setTimeout(
        () =>
          finish(() =>
            reject(
              new Error(
                `Waited in vain for ${condition.toString()}; closed: ${this.closed}; phase: ` +
                  `${this.view?.phase}; step: ${this.view?.step}`,
              ),
            ),
          ),
        PATIENCE,
      );
      const check = (): void => {
        const [undescribed] = this.undescribed;
        if (undescribed !== undefined) finish(() => reject(new Error(`Not as described: ${undescribed}`)));
        else if (condition()) finish(() => resolve(this));
      };
      Guest.watchers.add(check);
      check();
    });
  }

  get seat(): 0 | 1 {
    const you = this.welcome!.you;
    if (you.role !== "player") throw new Error("A spectator has no seat.");
    return you.seat;
  }
  get code(): string {
    return this.welcome!.code;
  }
  get secret(): string {
    return this.welcome!.secret!;
  }
  get table() {
    return this.view!.table!;
  }

  /** The answers this guest may give now, or null. */
  get answers() {
    return this.table.prompt?.answers ?? null;
  }

  /** Is there something to choose? Where only one answer is legal the room gives it. */
  get asked(): boolean {
    const prompt = this.view!.table?.prompt ?? null;
    return (
      this.view!.phase === "playing" &&
      prompt !== null &&
      prompt.answers !== null &&
      (prompt.answers.length > 1 || prompt.kind === "turn")
    );
  }

  send(type: string, message?: unknown): void {
    this.room.send(type, message);
  }

  /** Answers every question it is asked until `stop` says so. */
  async play(chance: () => number, stop: () => boolean = () => false): Promise<void> {
    for (;;) {
      await this.until(() => this.closed !== null || this.view!.phase === "over" || stop() || this.asked);
      if (this.closed !== null || this.view!.phase === "over" || stop()) return;
      const { id } = this.table.prompt!;
      this.send(TO_ROOM.intent, { prompt: id, answer: Math.floor(chance() * this.answers!.length) });
      await this.until(() => this.closed !== null || this.view!.phase === "over" || this.table.prompt?.id !== id);
    }
  }

  async leave(): Promise<void> {
    if (this.closed === null) await this.room.leave();
  }

  /** As a lost network does it: without a word. */
  vanish(): void {
    this.socket().terminate();
  }

  private socket(): Socket {
    return (this.room.connection.transport as unknown as { ws: Socket }).ws;
  }
}

export const leaveAll = (...guests: Guest[]): Promise<unknown> => Promise.all(guests.map((guest) => guest.leave()));

export const allUntil = (guests: readonly Guest[], condition: (guest: Guest) => boolean): Promise<unknown> =>
  Promise.all(guests.map((guest) => guest.until(() => condition(guest))));

export interface Party {
  first: Guest;
  second: Guest;
  watcher: Guest;
}

/** Two players and a spectator, each from an address of their own, at the beginning of a match. */
export async function sitDown(url: string, options: CreateOptions = {}): Promise<Party> {
  const first = await Guest.create(url, { name: "Ann", ...options }, from("10.0.0.1"));
  const second = await Guest.join(url, first.code.toLowerCase(), { name: "Bob", ready: true }, from("10.0.0.2"));
  const watcher = await Guest.join(url, first.code, { name: "Eve" }, from("10.0.0.3"));
  // With open hands whoever joined has to say so in the lobby as well.
  if (options.spectators === "open") second.send(TO_ROOM.ready, { ready: true });
  first.send(TO_ROOM.ready, { ready: true });
  await allUntil([first, second, watcher], (guest) => guest.view!.phase === "playing");
  return { first, second, watcher };
}
