/** The table with everything around it: bar, banners, log and chat, game over. The table itself is drawn by `table/`. */
import { type ChatFrom, type EmoteFrom, type EventsMessage, type Hint, type Refused, type RoomView, TO_ROOM } from "@mindbug/shared/protocol";
import { attention } from "../app/attention.ts";
import { h } from "../app/dom.ts";
import { say } from "../i18n/index.ts";
import { matchReplay } from "../net/api.ts";
import type { LinkState, RoomLink } from "../net/roomLink.ts";
import { onSettings, pace, settings } from "../settings.ts";
import { sounds } from "../sound/sounds.ts";
import type { EventModel, Seat, TableModel, Viewer } from "../table/model.ts";
import type { SeatInfo } from "../table/statusStrip.ts";
import { Banners } from "./banners.ts";
import { Coach } from "./coach.ts";
import { EMOTE_WORDS, Feed } from "./feed.ts";
import { GameOver } from "./gameOver.ts";
import { learnCreatures, type LogContext } from "./logLines.ts";
import { seatName } from "./parts.ts";
import { TableBar } from "./tableBar.ts";
import { openTable, type TableScene, untilIdle } from "./tableDoor.ts";

const WIDE_ENOUGH_FOR_THE_LOG = 1180;

export class TableStage {
  readonly element: HTMLElement;
  private readonly host = h("main", { class: "table-area", attrs: { id: "content", "data-focus": true, "aria-label": say("tableFor", { code: "" }).trim() } });
  private readonly feed: Feed;
  private readonly bar: TableBar;
  private readonly banners: Banners;
  private readonly over: GameOver;
  private readonly coach: Coach;
  private scene: TableScene | null = null;
  private view: RoomView | null = null;
  private context: LogContext | null = null;
  private asked = 0;
  private readonly unlisten: () => void;

  constructor(private readonly link: RoomLink) {
    const playing = link.you?.role === "player";
    const talk = { onChat: (text: string) => link.send(TO_ROOM.chat, { text }), onEmote: playing ? (emote: EmoteFrom["emote"]) => link.send(TO_ROOM.emote, { emote }) : null, onClose: () => this.toggleFeed(false) };
    this.feed = new Feed(talk, () => this.toggleFeed(false));
    this.bar = new TableBar(link, { onFeed: () => this.toggleFeed(), onResize: () => this.resized() });
    this.banners = new Banners(link);
    this.over = new GameOver(link);
    this.coach = new Coach();
    this.element = h("div", { class: "table-screen" }, this.bar.element, this.host, this.feed.element);
    this.toggleFeed(innerWidth >= WIDE_ENOUGH_FOR_THE_LOG);
    this.unlisten = onSettings((now) => link.send(TO_ROOM.preferences, { autoForced: now.autoForced }));
  }

  async open(): Promise<void> {
    const scene = await openTable(this.host, {
      pace, onAnswer: (answer) => this.answer(answer), onEvent: (event, shown) => { if (shown) sounds.event(event); }, colourBlind: settings().marks,
      clock: () => (this.view?.deadline == null ? null : { deadline: this.view.deadline, now: this.link.serverNow() }),
    });
    this.host.append(this.banners.element, this.coach.element, this.over.element);
    this.scene = scene;
    if (!settings().autoForced) this.link.send(TO_ROOM.preferences, { autoForced: false });
  }

  /** The first picture, and what is known of how it came about. */
  begin(view: RoomView, early: EventsMessage["events"]): void {
    this.update(view, null);
    if (this.context === null) return;
    if (early.length > 0) this.feed.happened(early, this.context);
    else if (view.step > 0 && view.options.spectators !== "off") void this.recall(view);
  }

  /** After a reload: the log so far, as a spectator may know it. */
  private async recall(view: RoomView): Promise<void> {
    const file = await matchReplay(view.matchId).catch(() => null);
    const { context } = this;
    if (file === null || context === null || this.view?.matchId !== view.matchId) return;
    this.feed.before(file.steps.slice(0, view.step + 1).flatMap(({ events }) => events as unknown as EventsMessage["events"]), { ...context, creatures: new Map() });
  }

  update(view: RoomView, events: EventsMessage["events"] | null): void {
    const before = this.view;
    this.view = view;
    if (view.table === null) return;
    const names = this.names(view);
    if (this.context === null || before?.matchId !== view.matchId) {
      if (before !== null) this.feed.clear();
      this.context = { names, mine: this.mine(), creatures: new Map() };
    } else this.context = { ...this.context, names };
    if (events !== null) this.feed.happened(events, this.context);
    learnCreatures(this.context, view.table);
    this.draw(view, before, events);
    if (before !== null && before.matchId === view.matchId && view.step < before.step) this.feed.note(say("logTakenBack"));
    this.element.dataset["phase"] = view.phase;
    this.element.dataset["step"] = String(view.step);
    this.bar.update(view);
    this.banners.update(view);
    if (view.options.lesson) this.coach.update(this.model(view), events ?? [], this.mine());
  }

  connection(state: LinkState): void {
    this.banners.connection(state);
    this.element.dataset["connection"] = state.is;
  }

  chat(chat: ChatFrom): void {
    if (!settings().muted) sounds.play("message");
    this.feed.chat(chat, chat.from === "spectator" ? say("spectatorName") : this.names(this.view)[chat.from]);
    this.bar.unread(!this.feedOpen && !settings().muted);
  }

  emote({ from, emote }: EmoteFrom): void {
    if (settings().muted && from !== this.mine()) return;
    this.feed.chat({ from, name: "", text: say(EMOTE_WORDS[emote]) }, this.names(this.view)[from]);
    this.scene?.showEmote(from, emote);
  }

  hint(hint: Hint): void {
    const prompt = this.view?.table?.prompt ?? null;
    this.bar.hinted();
    if (prompt === null || prompt.id !== hint.prompt) return;
    this.scene?.showHint(hint.answer);
    this.banners.hint(hint.chance);
  }

  refused(refused: Refused): void {
    this.bar.hinted();
    if (refused.code === "nothingToTakeBack") this.banners.say(say("nothingToTakeBack"));
    // A refused answer leaves the table as it was: show the prompt again.
    if (this.view !== null && refused.to === TO_ROOM.intent) this.scene?.show(this.model(this.view), []);
  }

  destroy(): void {
    this.unlisten();
    attention.call(false);
    this.feed.destroy();
    this.bar.destroy();
    this.banners.destroy();
    this.scene?.destroy();
    this.scene = null;
  }

  private draw(view: RoomView, before: RoomView | null, events: EventsMessage["events"] | null): void {
    const { scene } = this;
    if (scene === null) return;
    const model = this.model(view);
    const same = before !== null && events === null && before.step === view.step && before.matchId === view.matchId;
const info = (seat: Seat): SeatInfo => {
      const { bot, connected, taken, score } = view.seats[seat];
      return { name: seatName(view.seats[seat]), away: taken && !connected, bot: bot !== null, score };
    };
    scene.setSeats([info(0), info(1)]);
    if (!same || before === null) scene.show(model, (events ?? []) as readonly EventModel[]);
    const turn = view.table?.prompt?.answers != null && view.table.prompt.seat === this.mine() ? view.table.prompt.id : 0;
    if (turn !== 0 && turn !== this.asked && view.table?.prompt?.kind !== undefined) sounds.play("yourTurn");
    this.asked = turn;
    attention.call(turn !== 0);
    void untilIdle(scene).then(() => { if (this.view !== null && this.scene !== null) this.finish(this.view); });
  }

  /** After the last movement: the end is told when it has been seen. */
  private finish(view: RoomView): void {
    const wasHidden = this.over.element.hidden;
    this.over.show(view);
    if (!wasHidden || this.over.element.hidden) return;
    const winner = view.table?.outcome?.winner ?? null;
    sounds.play(winner === null || (this.mine() !== null && winner !== this.mine()) ? "lose" : "win");
  }

  private answer(answer: number): void {
    const prompt = this.view?.table?.prompt ?? null;
    if (prompt === null) return;
    sounds.play("click");
    this.coach.answered();
    this.link.send(TO_ROOM.intent, { prompt: prompt.id, answer });
  }

  private mine(): Seat | null {
    return this.link.you?.role === "player" ? this.link.you.seat : null;
  }

  private names(view: RoomView | null): [string, string] {
    const mine = this.mine();
    const name = (seat: Seat): string => (mine === seat ? say("you") : view === null ? "" : seatName(view.seats[seat]));
    return [name(0), name(1)];
  }

  private model(view: RoomView): TableModel {
    const { you } = this.link;
    const viewer: Viewer = you?.role === "player" ? you.seat : you?.role === "spectator" && you.hands === "open" ? "open" : "spectator";
    const table = { ...view.table!, viewer } as TableModel;
    // Who watches with open hands sees what could be answered, but it is not theirs to answer.
    return typeof viewer === "number" || table.prompt === null ? table : { ...table, prompt: { ...table.prompt, answers: null, refusals: [] } };
  }

  private get feedOpen(): boolean {
    return this.element.dataset["feed"] === "open";
  }

  private toggleFeed(open = !this.feedOpen): void {
    this.element.dataset["feed"] = open ? "open" : "closed";
    this.feed.element.hidden = !open;
    if (open) this.feed.toEnd();
    this.bar.feedOpen(open);
    this.resized();
  }

  private resized(): void {
    dispatchEvent(new Event("resize"));
  }
}
