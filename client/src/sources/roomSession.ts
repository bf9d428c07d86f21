/** One room as signals, and the match in it as a source of a table. */
import {
  type ChatFrom,
  type EmoteFrom,
  type Hint,
  type Previews,
  type Refused,
  type RefusedCode,
  type Role,
  type RoomView,
  type SendToRoom,
  TO_ROOM,
  type WatcherView,
} from "@mindbug/shared/protocol";
import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import { type LinkState, RoomLink } from "../net/roomLink.ts";
import type { GameEvent, MatchView, Viewer } from "../table/model/model.ts";
import { openingOf, opensMatch } from "../store/opening.ts";
import type { MatchSource, MatchUpdate, PendingAnswer } from "./source.ts";

/** What people say and do beside the match, as it comes. */
interface RoomListeners {
  readonly onChat: (chat: ChatFrom) => void;
  readonly onEmote: (emote: EmoteFrom) => void;
  readonly onHint: (hint: Hint) => void;
  readonly onRefused: (refused: Refused) => void;
}

/** What a repeated answer hears. */
const REPEATED: readonly RefusedCode[] = ["stalePrompt", "notYourDecision", "matchOver"];

type Listening = Partial<RoomListeners>;

export class RoomSession {
  private readonly seenRoom = signal<RoomView | null>(null);
  private readonly role = signal<Role | null>(null);
  private readonly state = signal<LinkState>({ is: "connecting" });
  private readonly away = signal(Infinity);
  private readonly audience = signal<readonly WatcherView[]>([]);
  /** How many look on as far as the list of them is known or asked for. */
  private listed: number | null = null;
  private readonly listeners = new Set<Listening>();
  private readonly link: RoomLink;

  readonly room: ReadonlySignal<RoomView | null> = this.seenRoom;
  readonly you: ReadonlySignal<Role | null> = this.role;
  readonly connection: ReadonlySignal<LinkState> = this.state;
  /** How long an opponent must be away before something can be done about it, in milliseconds. */
  readonly claimAfter: ReadonlySignal<number> = this.away;
  /** Those who look on, told to whoever opened the room. */
  readonly watchers: ReadonlySignal<readonly WatcherView[]> = this.audience;
  readonly match: RoomSource;

  constructor(
    readonly code: string,
    join: { readonly name: string; readonly watch?: true; readonly ready?: boolean; readonly password?: string },
  ) {
    const tell = (each: (listening: Listening) => void): void => this.listeners.forEach(each);
    this.link = new RoomLink(code, join, {
      onState: (state) => {
        batch(() => {
          this.state.value = state;
          this.role.value = this.link.you;
          this.away.value = this.link.claimAfter;
        });
        if (state.is === "open") return;
        this.listed = null;
        this.match.lineLost();
      },
      onView: (view, events) => this.changed(view, events),
      onChat: (chat) => tell(({ onChat }) => onChat?.(chat)),
      onEmote: (emote) => tell(({ onEmote }) => onEmote?.(emote)),
      onHint: (hint) => tell(({ onHint }) => onHint?.(hint)),
      onWatchers: (watchers) => {
        this.audience.value = watchers;
      },
      onPreviews: (previews) => this.match.foretold(previews),
      onRefused: (refused) => {
        // The question had been answered meanwhile: nobody waits for its previews any more.
        if (refused.to === TO_ROOM.preview) return;
        if (refused.to === TO_ROOM.intent) this.match.refused(refused);
        else tell(({ onRefused }) => onRefused?.(refused));
      },
    });
    this.match = new RoomSource(
      (prompt, answer) => {
        this.send(TO_ROOM.intent, { prompt, answer });
        return this.link.state.is === "open";
      },
      (prompt) => this.send(TO_ROOM.preview, { prompt }),
    );
  }

  start(): void {
    this.link.start();
  }
  /** Takes the seat back from another tab. */
  takeOver(): void {
    this.seenRoom.value = null;
    this.link.takeOver();
  }
  enter(password: string): void {
    this.link.enter(password);
  }
  retryNow(): void {
    this.link.retryNow();
  }
  close(): void {
    this.link.close();
  }
  readonly send: SendToRoom = (name, ...message) => this.link.send(name, ...message);
  /** The server's time in milliseconds. */
  serverNow(): number {
    return this.link.serverNow();
  }
  listen(listening: Listening): () => void {
    this.listeners.add(listening);
    return () => this.listeners.delete(listening);
  }

  private askWhoWatches({ spectators }: RoomView): void {
    if (!this.link.host || this.listed === spectators) return;
    this.listed = spectators;
    this.send(TO_ROOM.watchers);
  }

  private changed(view: RoomView, events: readonly GameEvent[] | null): void {
    const before = this.seenRoom.peek();
    batch(() => {
      this.role.value = this.link.you;
      this.away.value = this.link.claimAfter;
      this.seenRoom.value = view;
    });
    this.askWhoWatches(view);
    const same = before !== null && before.matchId === view.matchId && before.step === view.step && events === null;
    if (view.table === null) return;
    if (same && before.table !== null) return this.match.lineBack(view.table.prompt?.id ?? null);
    this.match.moved({
      matchId: view.matchId,
      step: view.step,
      view: viewFor(this.link.you, view.table),
      events: events ?? [],
    });
  }
}

/** Who watches with open hands sees what could be answered, but it is not theirs to answer. */
function viewFor(you: Role | null, table: NonNullable<RoomView["table"]>): MatchView {
  const viewer: Viewer = you?.role === "player" ? you.seat : you?.hands === "open" ? "open" : "spectator";
  return { ...table, viewer };
}

export class RoomSource implements MatchSource {
  private readonly onItsWay = signal<PendingAnswer | null>(null);
  private readonly listeners = new Set<(update: MatchUpdate) => void>();
  private latest: MatchUpdate | null = null;
  private unheard: GameEvent[] = [];
  private readonly foreseen = signal<Previews | null>(null);
  readonly pending: ReadonlySignal<PendingAnswer | null> = this.onItsWay;
  readonly previews: ReadonlySignal<Previews | null> = this.foreseen;

  /** `send` tells whether there is a line to send it over. */
  constructor(
    private readonly send: (prompt: number, answer: number) => boolean,
    readonly askPreviews: (prompt: number) => void,
  ) {}

  subscribe(listener: (update: MatchUpdate) => void): () => void {
    this.listeners.add(listener);
    // How a match begins is worth waiting for.
    const opening = opensMatch(this.unheard) ? this.takeEarly() : [];
    if (this.latest !== null) listener({ ...this.latest, events: opening });
    return () => this.listeners.delete(listener);
  }

  /** What happened before anybody listened: too late to be shown, not too late to be told. */
  takeEarly(): readonly GameEvent[] {
    const early = this.unheard;
    this.unheard = [];
    return early;
  }

  answer(prompt: number, answer: number): void {
    this.onItsWay.value = { prompt, answer, state: this.send(prompt, answer) ? "sending" : "waiting" };
  }

  lineLost(): void {
    const pending = this.onItsWay.peek();
    if (pending?.state === "sending") this.onItsWay.value = { ...pending, state: "waiting" };
  }

  /** The prompt's number makes it safe to send the answer again: it counts once, or not at all. */
  lineBack(prompt: number | null): void {
    const pending = this.onItsWay.peek();
    if (pending?.state !== "waiting") return;
    if (pending.prompt === prompt) this.answer(pending.prompt, pending.answer);
    else this.onItsWay.value = null;
  }

  moved(moved: MatchUpdate): void {
    const begins = moved.step === 0 && moved.events.length === 0 && moved.matchId !== this.latest?.matchId;
    const update = begins ? { ...moved, events: openingOf(moved.view) } : moved;
    this.latest = update;
    this.onItsWay.value = null;
    this.foreseen.value = null;
    if (this.listeners.size === 0) this.unheard.push(...update.events);
    for (const listener of this.listeners) listener(update);
  }

  foretold(previews: Previews): void {
    this.foreseen.value = previews;
  }

  refused({ code }: Refused): void {
    // The first copy has arrived after all; what came of it is on its way.
    if (REPEATED.includes(code)) return;
    const pending = this.onItsWay.peek();
    if (pending !== null) this.onItsWay.value = { ...pending, state: "refused", code };
  }
}
