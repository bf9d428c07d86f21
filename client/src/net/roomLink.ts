/** One connection to one room that mends itself: it comes back into the same seat until somebody else takes it. */
import {
  type ChatFrom,
  CLOSE,
  type CreateOptions,
  type EmoteFrom,
  type EventsMessage,
  fromWire,
  type GameEvent,
  type Hint,
  type JoinOptions,
  type Previews,
  readTable,
  type Refused,
  type Role,
  ROOM_NAME,
  type RoomView,
  type SendToRoom,
  type TableState,
  TO_CLIENT,
  TO_ROOM,
  type WatcherView,
  type Welcome,
} from "@mindbug/shared/protocol";
import { Client, type Room } from "colyseus.js";
import { Heartbeat } from "./heartbeat.ts";
import { pageFolder } from "./place.ts";
import { forgetSeat, keepSeat, seatSecret } from "./secrets.ts";

export type LinkState =
  | { readonly is: "connecting" }
  | { readonly is: "open" }
  /** `restart`: the server said it would be back. */
  | { readonly is: "retrying"; readonly why: "lost" | "restart" }
  /** The same seat was opened in another tab. */
  | { readonly is: "replaced" }
  /** A password is asked for; `wrong`: another one than was tried. */
  | { readonly is: "locked"; readonly wrong: boolean }
  /** The code is that of an evening. */
  | { readonly is: "evening" }
  | { readonly is: "refused"; readonly why: "unknown" | "ended" | "private" | "busy" | "abuse" | "sentAway" };

export interface LinkListeners {
  readonly onState: (state: LinkState) => void;
  /** What everybody agrees on changed; `events` led to it, null when it is simply how things stand. */
  readonly onView: (view: RoomView, events: readonly GameEvent[] | null) => void;
  readonly onChat: (chat: ChatFrom) => void;
  readonly onEmote: (emote: EmoteFrom) => void;
  readonly onHint: (hint: Hint) => void;
  readonly onWatchers: (watchers: readonly WatcherView[]) => void;
  readonly onPreviews: (previews: Previews) => void;
  readonly onRefused: (refused: Refused) => void;
}

const FIRST_PAUSE = 400;
/** Short: a line that is back must be used within two seconds. */
const LONGEST_PAUSE = 1500;
/** A join that hangs is given up; the next one may find a better line. */
const JOIN_PATIENCE = 10_000;

const client = (): Client => new Client(pageFolder().href);

/** Makes a room, keeps the seat it gave, and leaves the connection to whoever opens the code. */
export async function createRoom(options: CreateOptions): Promise<string> {
  const room = await client().create<TableState>(ROOM_NAME, options);
  const welcome = await new Promise<Welcome>((resolve, reject) => {
    room.onMessage(TO_CLIENT.welcome, resolve);
    room.onMessage("*", () => undefined);
    room.onLeave(() => reject(new Error("closed")));
    room.send(TO_ROOM.hello);
  });
  if (welcome.secret !== undefined) keepSeat(welcome.code, welcome.secret);
  waiting = { code: welcome.code, room, welcome };
  return welcome.code;
}

/** A room just made waits here for the screen that shows it, so that creating needs one connection and not two. */
let waiting: { readonly code: string; readonly room: Room<TableState>; readonly welcome: Welcome } | null = null;

export class RoomLink {
  state: LinkState = { is: "connecting" };
  view: RoomView | null = null;
  you: Role | null = null;
  /** Did this person open the room? */
  host = false;
  /** As the server says; how long an opponent must be away before something can be done about it. */
  claimAfter = Infinity;
  /** The server's time minus ours. */
  private offset = 0;
  private room: Room<TableState> | null = null;
  private closed = false;
  private restarting = false;
  /** Of connecting, since the line was last open; and ever. */
  private attempt = 0;
  private attempts = 0;
  private timer: number | undefined;
  /** The events that the next patch will show the result of. */
  private explanation: EventsMessage | null = null;
  private readonly heartbeat = new Heartbeat(
    () => this.send(TO_ROOM.hello),
    () => this.lost(),
  );
  private readonly wake = (): void => {
    if (document.hidden) return;
    if (this.state.is === "retrying") this.retryNow();
    else if (this.state.is === "open") this.heartbeat.ask();
  };
  private readonly offline = (): void => {
    if (this.state.is === "open") this.lost();
  };

  constructor(
    readonly code: string,
    private join: Pick<JoinOptions, "name" | "watch" | "ready" | "password">,
    private readonly listeners: LinkListeners,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.wake);
  }

  start(): void {
    if (waiting !== null && waiting.code === this.code && waiting.room.connection.isOpen) {
      const { room, welcome } = waiting;
      waiting = null;
      this.adopt(room);
      this.welcomed(welcome);
      if (room.state !== undefined) this.changed(room.state);
    } else void this.connect();
  }

  /** Knocks again, with a password. */
  enter(password: string): void {
    this.join = { ...this.join, password };
    this.set({ is: "connecting" });
    void this.connect();
  }

  /** Takes the seat back from another tab. */
  takeOver(): void {
    this.set({ is: "connecting" });
    void this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.explanation = null;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.wake);
    this.dropRoom();
  }

  readonly send: SendToRoom = (name, ...[message]) => {
    if (this.state.is === "open") this.room?.send(name, message);
  };

  serverNow(): number {
    return Date.now() + this.offset;
  }

  private async connect(): Promise<void> {
    const attempt = ++this.attempts;
    const patience = window.setTimeout(() => {
      if (attempt === this.attempts && !this.closed) this.retryLater();
    }, JOIN_PATIENCE);
    const secret = seatSecret(this.code);
    try {
      const room = await client().joinById<TableState>(this.code, {
        ...this.join,
        ...(secret === null ? {} : { secret }),
      });
      if (this.closed || attempt !== this.attempts) return void room.leave(false);
      this.adopt(room);
      room.send(TO_ROOM.hello);
    } catch (error) {
      if (!this.closed && attempt === this.attempts) this.failed((error as { readonly code?: unknown }).code);
    } finally {
      clearTimeout(patience);
    }
  }

  private adopt(room: Room<TableState>): void {
    this.room = room;
    this.explanation = null;
    this.view = null;
    room.onStateChange((state) => this.changed(state));
    room.onMessage(TO_CLIENT.welcome, (message: Welcome) => this.welcomed(message));
    room.onMessage(TO_CLIENT.events, (message: EventsMessage) => {
      this.explanation = message;
    });
    room.onMessage(TO_CLIENT.chat, this.listeners.onChat);
    room.onMessage(TO_CLIENT.emote, this.listeners.onEmote);
    room.onMessage(TO_CLIENT.hint, this.listeners.onHint);
    room.onMessage(TO_CLIENT.watchers, ({ watchers }: { readonly watchers: readonly WatcherView[] }) =>
      this.listeners.onWatchers(watchers),
    );
    room.onMessage(TO_CLIENT.previews, this.listeners.onPreviews);
    room.onMessage(TO_CLIENT.refused, this.listeners.onRefused);
    room.onMessage("*", () => undefined);
    room.onLeave((code) => {
      if (this.room === room) this.left(code);
    });
  }

  /** The line is gone, whatever the socket still believes. */
  private lost(): void {
    this.dropRoom();
    this.retryLater();
  }

  private dropRoom(): void {
    this.heartbeat.stop();
    const { room } = this;
    this.room = null;
    room?.removeAllListeners();
    room?.connection.close();
  }

  private welcomed(message: Welcome): void {
    this.you = message.you;
    this.host = message.host === true;
    this.offset = message.now - Date.now();
    this.claimAfter = message.claimSeconds * 1000;
    this.restarting = false;
    if (message.secret !== undefined) keepSeat(this.code, message.secret);
    this.attempt = 0;
    this.heartbeat.heard();
    // The answer to a heartbeat: all is as it was.
    if (this.state.is === "open") return;
    this.set({ is: "open" });
    if (this.view !== null) this.listeners.onView(this.view, null);
  }

  private changed(state: TableState): void {
    this.heartbeat.heard();
    const before = this.view;
    const view = readTable(state);
    this.view = view;
    const explained = this.explanation;
    this.explanation = null;
    if (this.you === null) return;
    const moved =
      before !== null && view.table !== null && (before.matchId !== view.matchId || before.step !== view.step);
    // What was taken back, and what was missed, has no events.
    const asked = before?.matchId === view.matchId ? (before.table?.prompt ?? null) : null;
    const events =
      explained?.step === view.step && view.table !== null ? fromWire(explained.events, view.table, asked) : [];
    this.listeners.onView(view, moved ? events : null);
  }

  private left(code: number): void {
    this.room = null;
    this.heartbeat.stop();
    if (this.closed || this.state.is === "replaced") return;
    if (code === CLOSE.replaced) this.set({ is: "replaced" });
    else if (code === CLOSE.ended) this.set({ is: "refused", why: "ended" });
    else if (code === CLOSE.abuse) this.set({ is: "refused", why: "abuse" });
    else if (code === CLOSE.sentAway) this.set({ is: "refused", why: "sentAway" });
    else {
      this.restarting = code === CLOSE.restart;
      this.retryLater();
    }
  }

  private failed(code: unknown): void {
    // 4212 and 404: no such room. 401: the password. 403: no spectators, or no more of them. 410: sent away before.
    // Anything else may pass: a server that starts, a network that is gone.
    const unknown = code === 404 || code === 4212;
    if (unknown) {
      const had = seatSecret(this.code) !== null;
      forgetSeat(this.code);
      this.set({ is: "refused", why: had ? "ended" : "unknown" });
    } else if (code === 403 || code === 4210 || code === 4211) this.set({ is: "refused", why: "private" });
    else if (code === 421) this.set({ is: "evening" });
    else if (code === 401) this.set({ is: "locked", wrong: (this.join.password ?? "") !== "" });
    else if (code === 410) this.set({ is: "refused", why: "sentAway" });
    else if (code === 429) this.set({ is: "refused", why: "busy" });
    else this.retryLater();
  }

  private retryLater(): void {
    this.set({ is: "retrying", why: this.restarting ? "restart" : "lost" });
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.attempt) * (0.75 + Math.random() / 2);
    this.attempt += 1;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.connect(), pause);
  }

  retryNow(): void {
    clearTimeout(this.timer);
    void this.connect();
  }

  private set(state: LinkState): void {
    this.state = state;
    this.listeners.onState(state);
  }
}
