/** The connection to an evening's room, which comes back by itself until somebody ends it. */
import {
  CLOSE,
  type CreateEvening,
  EVENING_ROOM,
  type EveningArguments,
  type EveningMessageName,
  type EveningState,
  type EveningView,
  FROM_EVENING,
  type FromEvening,
  readEvening,
  TO_EVENING,
} from "@mindbug/shared/protocol";
import { signal } from "@preact/signals-core";
import { Client, type Room } from "colyseus.js";
import { Heartbeat } from "./heartbeat.ts";
import { pageFolder } from "./place.ts";
import { forgetSeat, keepSeat, seatSecret } from "./secrets.ts";

export type EveningLinkState =
  | { readonly is: "connecting" | "open" | "retrying" | "replaced" }
  | { readonly is: "locked"; readonly wrong: boolean }
  /** The code is that of a table. */
  | { readonly is: "table" }
  | { readonly is: "refused"; readonly why: "unknown" | "ended" | "private" | "busy" | "abuse" | "sentAway" };

const MOST_CHAT = 60;
const RETRY_EVERY = { least: 400, most: 3000 } as const;

const client = (): Client => new Client(pageFolder().href);

/** Opens an evening and keeps the secret it gave; whoever opens its page comes in with that. */
export async function createEvening(options: CreateEvening): Promise<string> {
  const room = await client().create<EveningState>(EVENING_ROOM, { ...options, evening: true });
  const welcome = await new Promise<FromEvening<"welcome">>((resolve, reject) => {
    room.onMessage(FROM_EVENING.welcome, resolve);
    room.onMessage("*", () => undefined);
    room.onLeave(() => reject(new Error("closed")));
    room.send(TO_EVENING.hello);
  });
  if (welcome.secret !== undefined) keepSeat(welcome.code, welcome.secret);
  await room.leave();
  return welcome.code;
}

export class EveningLink {
  readonly state = signal<EveningLinkState>({ is: "connecting" });
  readonly view = signal<EveningView | null>(null);
  /** The number of whoever looks at it; null in the audience. */
  readonly person = signal<number | null>(null);
  readonly chat = signal<readonly FromEvening<"chat">[]>([]);
  readonly refused = signal<FromEvening<"refused"> | null>(null);
  private room: Room<EveningState> | null = null;
  private closed = false;
  private attempt = 0;
  private timer: number | undefined;
  private readonly heartbeat = new Heartbeat(
    () => this.send(TO_EVENING.hello),
    () => this.lost(),
  );
  private readonly wake = (): void => {
    if (document.hidden) return;
    if (this.state.value.is === "retrying") void this.connect();
    else if (this.state.value.is === "open") this.heartbeat.ask();
  };

  constructor(
    readonly code: string,
    private join: { readonly name: string; readonly password: string; readonly watch: boolean },
  ) {}

  start(): void {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    void this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  enter(password: string): void {
    this.join = { ...this.join, password };
    void this.connect();
  }

  /** Takes part again in this tab. */
  takeOver(): void {
    void this.connect();
  }

  readonly send = <N extends EveningMessageName>(name: N, ...[message]: EveningArguments<N>): void => {
    this.refused.value = null;
    this.room?.send(name, message);
  };

  private async connect(): Promise<void> {
    clearTimeout(this.timer);
    const attempt = ++this.attempt;
    const secret = seatSecret(this.code);
    try {
      const room = await client().joinById<EveningState>(this.code, {
        ...this.join,
        evening: true,
        ...(secret === null ? {} : { secret }),
      });
      if (this.closed || attempt !== this.attempt) return void room.leave(false);
      this.adopt(room);
    } catch (error) {
      if (!this.closed && attempt === this.attempt) this.failed((error as { readonly code?: unknown }).code);
    }
  }

  private adopt(room: Room<EveningState>): void {
    this.drop();
    this.room = room;
    room.onStateChange((state) => {
      this.heartbeat.heard();
      this.view.value = readEvening(state);
    });
    room.onMessage(FROM_EVENING.welcome, ({ person, secret }: FromEvening<"welcome">) => {
      this.heartbeat.heard();
      if (secret !== undefined) keepSeat(this.code, secret);
      this.person.value = person;
      this.state.value = { is: "open" };
    });
    room.onMessage(FROM_EVENING.refused, (refused: FromEvening<"refused">) => {
      this.refused.value = refused;
    });
    room.onMessage(FROM_EVENING.chat, (said: FromEvening<"chat">) => {
      this.chat.value = [...this.chat.value, said].slice(-MOST_CHAT);
    });
    room.onMessage("*", () => undefined);
    room.onLeave((code) => {
      if (this.room === room) this.left(code);
    });
    room.send(TO_EVENING.hello);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.heartbeat.stop();
    const { room } = this;
    this.room = null;
    room?.removeAllListeners();
    room?.connection.close();
  }

  private lost(): void {
    this.drop();
    this.retry();
  }

  private left(code: number): void {
    this.heartbeat.stop();
    this.room = null;
    if (this.closed) return;
    if (code === CLOSE.replaced) this.state.value = { is: "replaced" };
    else if (code === CLOSE.ended || code === CLOSE.left) this.refuse("ended");
    else if (code === CLOSE.abuse) this.refuse("abuse");
    else if (code === CLOSE.sentAway) this.refuse("sentAway");
    else this.retry();
  }

  private refuse(why: Extract<EveningLinkState, { is: "refused" }>["why"]): void {
    if (why === "ended" || why === "sentAway" || why === "unknown") forgetSeat(this.code);
    this.state.value = { is: "refused", why };
  }

  private failed(code: unknown): void {
    if (code === 404 || code === 4212) this.refuse(seatSecret(this.code) === null ? "unknown" : "ended");
    else if (code === 421) this.state.value = { is: "table" };
    else if (code === 401) this.state.value = { is: "locked", wrong: this.join.password !== "" };
    else if (code === 403) this.refuse("private");
    else if (code === 410) this.refuse("sentAway");
    else if (code === 429) this.refuse("busy");
    else this.retry();
  }

  private retry(): void {
    this.state.value = { is: "retrying" };
    const pause = Math.min(RETRY_EVERY.most, RETRY_EVERY.least * 2 ** Math.min(this.attempt, 6));
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.connect(), pause * (0.75 + Math.random() / 2));
  }
}
