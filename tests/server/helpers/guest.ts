/** A real client that remembers everything it received. */
import {
  type CreateOptions, type EventsMessage, type JoinOptions, publicTable, readTable, type Refused, type RoomView, type TableState, TO_CLIENT, TO_ROOM, type Welcome,
} from "@mindbug/shared/protocol";
import { Client, type Room } from "colyseus.js";

const PATIENCE = 30_000;

export class Guest {
  readonly frames: string[] = [];
  readonly events: EventsMessage[] = [];
  readonly refused: Refused[] = [];
  readonly heard: { type: string; message: unknown }[] = [];
  /** What everybody sees, after each decision. */
  readonly steps = new Map<number, string>();
  readonly hands = new Set<string>();
  welcome: Welcome | null = null;
  view: RoomView | null = null;
  closed: number | null = null;
  private readonly watchers = new Set<() => void>();

  private constructor(readonly room: Room<TableState>) {
    const events = room.connection.events;
    const receive = events.onmessage!.bind(events);
    events.onmessage = (event: { data: ArrayBuffer }) => {
      this.frames.push(Buffer.from(event.data).toString("latin1"));
      receive(event);
    };
    room.onStateChange((state) => this.look(state));
    room.onLeave((code) => { this.closed = code; this.wake(); });
    room.onMessage(TO_CLIENT.welcome, (message: Welcome) => { this.welcome = message; this.wake(); });
    room.onMessage(TO_CLIENT.events, (message: EventsMessage) => { this.events.push(message); this.wake(); });
    room.onMessage(TO_CLIENT.refused, (message: Refused) => { this.refused.push(message); this.wake(); });
    room.onMessage("*", (type, message) => { this.heard.push({ type: String(type), message }); this.wake(); });
  }

  static async create(url: string, options: CreateOptions = {}): Promise<Guest> {
    return new Guest(await new Client(url).create<TableState>("match", options)).settled();
  }

  static async join(url: string, code: string, options: JoinOptions = {}): Promise<Guest> {
    return new Guest(await new Client(url).joinById<TableState>(code, options)).settled();
  }

  private settled(): Promise<this> {
    return this.until(() => this.welcome !== null && this.view !== null);
  }

  private look(state: TableState): void {
    this.view = readTable(state);
    const { table, step } = this.view;
    if (table !== null) this.steps.set(step, JSON.stringify(publicTable(table)));
    state.secrets.forEach((secret) => { if (secret.hand !== undefined) this.hands.add(secret.hand); });
    this.wake();
  }

  private wake(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  until(condition: () => boolean): Promise<this> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        this.watchers.delete(check);
        settle();
      };
      const timer = setTimeout(() => finish(() => reject(new Error(`Waited in vain for ${condition.toString()}; closed: ${this.closed}; phase: ${this.view?.phase}; step: ${this.view?.step}`))), PATIENCE);
      const check = (): void => { if (condition()) finish(() => resolve(this)); };
      this.watchers.add(check);
      check();
    });
  }

  get seat(): 0 | 1 {
    const you = this.welcome!.you;
    if (you.role !== "player") throw new Error("A spectator has no seat.");
    return you.seat;
  }
  get code(): string { return this.welcome!.code; }
  get secret(): string { return this.welcome!.secret!; }
  get table() { return this.view!.table!; }

  /** The answers this guest may give now, or null. */
  get answers() { return this.table.prompt?.answers ?? null; }

  send(type: string, message?: unknown): void {
    this.room.send(type, message);
  }

  /** Answers every question it is asked until `stop` says so. */
  async play(chance: () => number, stop: () => boolean = () => false): Promise<void> {
    for (;;) {
      await this.until(() => this.closed !== null || this.view!.phase === "over" || stop() || (this.view!.phase === "playing" && this.answers !== null));
      if (this.closed !== null || this.view!.phase === "over" || stop()) return;
      const { id } = this.table.prompt!;
      this.send(TO_ROOM.intent, { prompt: id, answer: Math.floor(chance() * this.answers!.length) });
      await this.until(() => this.closed !== null || this.view!.phase === "over" || this.table.prompt?.id !== id);
    }
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }
}

/** Repeatable chance (mulberry32). */
export function dice(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
