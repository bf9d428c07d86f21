/**
 * A light client that answers at random and comes back by itself, as a browser does. For load and endurance, not for
 * looks.
 */
import { setTimeout as pause } from "node:timers/promises";
import { Client, type Room } from "colyseus.js";
import {
  ROOM_NAME,
  type EventsMessage,
  type Refused,
  TO_CLIENT,
  TO_ROOM,
  type Welcome,
} from "../../shared/src/protocol/index.ts";
import type { CreateOptions, JoinOptions } from "../../shared/src/protocol/index.ts";
import type { TableState } from "../../shared/src/protocol/schema.ts";
import { publicTable, readTable } from "../../shared/src/protocol/table.ts";

const COME_BACK_WITHIN = 60_000;
const REPLACED = 4010;
const ENDED = 4013;

export interface Habits {
  /** Milliseconds before an answer. */
  readonly think: () => number;
  /** After each decision of this robot, with the milliseconds from sending it to seeing it. */
  readonly onDecision?: (latency: number) => void;
  /** Bytes that came over the socket, before it is known what they mean. */
  readonly onBytes?: (bytes: number) => void;
  /** Something that must never happen. */
  readonly onViolation?: (what: string) => void;
  /** Somebody was shown what is hidden from them. */
  readonly onLeak?: (what: string) => void;
  /** What everybody saw at a step, for comparing. */
  readonly onTable?: (key: string, table: string) => void;
}

export class Robot {
  private room: Room<TableState> | null = null;
  private welcome: Welcome | null = null;
  private secret: string | undefined;
  private answered = 0;
  private sent: { step: number; at: number } | null = null;
  private lastStep = -1;
  private lastMatch = "";
  private watchers = new Set<() => void>();
  private quitting = false;
  phase = "";
  code = "";

  private constructor(
    private url: () => string,
    private readonly habits: Habits,
  ) {}

  static async create(url: () => string, options: CreateOptions, habits: Habits): Promise<Robot> {
    const robot = new Robot(url, habits);
    await robot.adopt(await robot.patiently(() => new Client(url()).create<TableState>(ROOM_NAME, options)));
    return robot;
  }

  static async join(url: () => string, code: string, options: JoinOptions, habits: Habits): Promise<Robot> {
    const robot = new Robot(url, habits);
    robot.code = code;
    await robot.adopt(await robot.patiently(() => new Client(url()).joinById<TableState>(code, options)));
    return robot;
  }

  private async patiently<T>(attempt: () => Promise<T>): Promise<T> {
    for (const until = Date.now() + COME_BACK_WITHIN; ;) {
      try {
        return await attempt();
      } catch (error) {
        const code = Number((error as { code?: unknown }).code);
        if (Date.now() > until || [400, 403, 404, 4212].includes(code)) throw error;
      }
      await pause(100 + Math.random() * 200);
    }
  }

  private async adopt(room: Room<TableState>): Promise<void> {
    this.room = room;
    const { ws } = room.connection.transport as unknown as {
      ws: { onmessage: (event: { data: ArrayBuffer }) => void };
    };
    const receive = ws.onmessage.bind(ws);
    ws.onmessage = (event) => {
      this.habits.onBytes?.(event.data.byteLength);
      receive(event);
    };
    room.onMessage(TO_CLIENT.welcome, (message: Welcome) => {
      this.welcome = message;
      this.code = message.code;
      this.secret = message.secret ?? this.secret;
      // The state may have come before: who is asked was not known then.
      if (this.phase !== "") this.changed(room.state);
      this.wake();
    });
    room.onMessage(TO_CLIENT.events, (_message: EventsMessage) => undefined);
    room.onMessage(TO_CLIENT.refused, ({ code, reason }: Refused) => {
      if (["internal", "malformed", "unknownAnswer", "unknownMessage"].includes(code))
        this.habits.onViolation?.(`refused: ${code} ${reason}`);
      // Nothing has changed: it is asked for again, when the store may have recovered.
      if (code === "notSaved") {
        this.sent = null;
        this.answered = 0;
        void pause(500).then(() => this.room === room && this.changed(room.state));
      }
    });
    room.onMessage("*", () => undefined);
    room.onStateChange((state) => this.changed(state));
    room.onLeave((code) => void this.left(code));
    room.send(TO_ROOM.hello);
    await this.until(() => this.welcome !== null && this.phase !== "");
  }

  private async left(code: number): Promise<void> {
    this.room = null;
    this.sent = null;
    this.answered = 0;
    this.wake();
    if (this.quitting || code === REPLACED || code === ENDED) return;
    try {
      const room = await this.patiently(() =>
        new Client(this.url()).joinById<TableState>(
          this.code,
          this.secret === undefined ? { watch: true } : { secret: this.secret },
        ),
      );
      // It was told to go while it was on its way back.
      if (this.quitting) await room.leave();
      else await this.adopt(room);
    } catch (error) {
      if (!this.quitting) this.habits.onViolation?.(`could not come back to ${this.code}: ${(error as Error).message}`);
    }
  }

  private changed(state: TableState): void {
    if (state.matchId === this.lastMatch && state.step < this.lastStep)
      this.habits.onViolation?.(`${state.code} went back from step ${this.lastStep} to ${state.step}`);
    if (this.habits.onTable !== undefined && state.matchId !== "") {
      const view = readTable(state);
      if (view.table !== null) {
        this.habits.onTable(`${state.matchId}:${state.step}`, JSON.stringify(publicTable(view.table)));
        const own = this.welcome?.you.role === "player" ? this.welcome.you.seat : null;
        if (this.welcome !== null && view.table.players.some(({ hand }, seat) => seat !== own && hand !== null))
          this.habits.onLeak?.(`${state.code} showed a hand that is not theirs`);
      }
    }
    [this.lastMatch, this.lastStep, this.phase] = [state.matchId, state.step, state.phase];
    if (this.sent !== null && state.step > this.sent.step) {
      this.habits.onDecision?.(performance.now() - this.sent.at);
      this.sent = null;
    }
    this.wake();
    const you = this.welcome?.you;
    if (
      state.phase === "playing" &&
      you?.role === "player" &&
      state.prompt.seat === you.seat &&
      state.prompt.id !== this.answered
    )
      void this.answer(state);
  }

  private async answer(state: TableState): Promise<void> {
    const prompt = readTable(state).table?.prompt ?? null;
    if (
      prompt === null ||
      prompt.answers === null ||
      prompt.answers.length === 0 ||
      (prompt.answers.length === 1 && prompt.kind !== "turn")
    )
      return;
    this.answered = prompt.id;
    const wait = this.habits.think();
    if (wait > 0) await pause(wait);
    if (this.room === null || this.quitting) return;
    this.sent = { step: this.lastStep, at: performance.now() };
    this.room.send(TO_ROOM.intent, { prompt: prompt.id, answer: Math.floor(Math.random() * prompt.answers.length) });
  }

  private wake(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!condition()) return;
        this.watchers.delete(check);
        resolve();
      };
      this.watchers.add(check);
      check();
    });
  }

  get matchId(): string {
    return this.lastMatch;
  }
  send(type: string, message?: unknown): void {
    this.room?.send(type, message);
  }

  /** As a lost network does it; it comes back by itself. */
  vanish(): void {
    (this.room?.connection.transport as unknown as { ws: { terminate(): void } } | undefined)?.ws.terminate();
  }

  async quit(): Promise<void> {
    this.quitting = true;
    await this.room?.leave();
  }
}
