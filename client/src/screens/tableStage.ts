/** The table with everything around it: bar, banners, log and chat, game over. The table itself is drawn by `table/`. */
import {
  type ChatFrom,
  type EmoteFrom,
  type EventsMessage,
  type Hint,
  type Refused,
  type RefusedCode,
  type RoomView,
  TO_ROOM,
} from "@mindbug/shared/protocol";
import { attention } from "../app/attention.ts";
import { h } from "../app/dom.ts";
import { say, type TextKey } from "../i18n/index.ts";
import { matchReplay } from "../net/api.ts";
import type { LinkState, RoomLink } from "../net/roomLink.ts";
import { effect } from "@preact/signals-core";
import { pace, settings } from "../settings.ts";
import { sounds } from "../sound/sounds.ts";
import type { GameEvent, Seat, TableModel, Viewer } from "../table/model/model.ts";
import type { SeatInfo } from "../table/statusStrip.ts";
import { BackCloses, WIDE_ENOUGH_FOR_THE_LOG } from "./backCloses.ts";
import { Banners } from "./banners.ts";
import { Coach } from "./coach.ts";
import { EMOTE_WORDS, Feed } from "./feed.ts";
import { countsMatches, GameOver } from "./gameOver.ts";
import { learnCreatures, type LogContext } from "./logLines.ts";
import { Mutes, type Talker } from "./mutes.ts";
import { seatNames, sentenceWith } from "./parts.tsx";
import { TableBar } from "./tableBar.ts";
import { openTable, type TableScene, untilIdle } from "./tableDoor.ts";

/** What the room says no to, in words; the rest needs none, or happens to nobody who uses this page. */
const REFUSED_WORDS: Readonly<Partial<Record<RefusedCode, TextKey>>> = {
  nothingToTakeBack: "nothingToTakeBack",
  opponentPresent: "notAwayForLong",
  tooFrequent: "slowDown",
  notSaved: "notSaved",
  internal: "internalFault",
};
const REFUSED_NOT_NOW: Readonly<Record<string, TextKey>> = {
  [TO_ROOM.takeback]: "takebackDeniedBefore",
  [TO_ROOM.hint]: "noHint",
};

export class TableStage {
  readonly element: HTMLElement;
  private readonly host = h("main", {
    class: "table-area",
    attrs: { id: "content", "data-focus": true, "aria-label": say("tableFor", { code: "" }).trim() },
  });
  private readonly feed: Feed;
  private readonly bar: TableBar;
  private readonly banners: Banners;
  private readonly over: GameOver;
  private readonly coach: Coach;
  private readonly mutes: Mutes;
  private scene: TableScene | null = null;
  private view: RoomView | null = null;
  private context: LogContext | null = null;
  private asked = 0;
  /** Events on their way to the eye: the log tells each when it is seen. */
  private readonly untold = new WeakMap<object, { readonly event: GameEvent; readonly context: LogContext }>();
  /** Of which match the log tells: the creatures known in it. */
  private logged: LogContext["creatures"] | null = null;
  /** The score as far as it has been seen. */
  private scores: readonly [number, number] | null = null;
  private readonly unlisten: () => void;
  private readonly sheet = new BackCloses(() => this.toggleFeed(false));

  constructor(private readonly link: RoomLink) {
    const playing = link.you?.role === "player";
    this.mutes = new Mutes(link.code, this.mine());
    const talk = {
      mutes: this.mutes.element,
      onChat: (text: string) => link.send(TO_ROOM.chat, { text }),
      onEmote: playing ? (emote: EmoteFrom["emote"]) => link.send(TO_ROOM.emote, { emote }) : null,
    };
    this.feed = new Feed(talk, () => this.toggleFeed(false));
    this.bar = new TableBar(link, { onFeed: () => this.toggleFeed(), onResize: () => this.resized() });
    this.banners = new Banners(link);
    this.over = new GameOver(link);
    this.coach = new Coach();
    this.element = h("div", { class: "table-screen" }, this.bar.element, this.host, this.feed.element);
    this.toggleFeed(innerWidth >= WIDE_ENOUGH_FOR_THE_LOG);
    this.unlisten = effect(() => link.send(TO_ROOM.preferences, { autoForced: settings().autoForced }));
  }

  async open(): Promise<void> {
    const scene = await openTable(this.host, {
      pace,
      onAnswer: (answer) => this.answer(answer),
      onEvent: (event, shown) => this.happened(event, shown),
      colourBlind: settings().marks,
      clock: () => (this.view?.deadline == null ? null : { deadline: this.view.deadline, now: this.link.serverNow() }),
    });
    this.host.append(this.banners.element, this.over.element, this.over.wayBack);
    this.placeCoach();
    this.scene = scene;
  }

  /** The first picture, and what is known of how it came about. */
  begin(view: RoomView, early: EventsMessage["events"]): void {
    this.update(view, null);
    if (this.context === null) return;
    this.logged = this.context.creatures;
    if (early.length > 0) this.feed.happened(early, this.context);
    else if (view.options.spectators !== "off") void this.recall(view);
    else if (view.step > 0) this.feed.note(say("logFromHere"));
  }

  /** An event begins to be shown, or was skipped: now it may be told. */
  private happened(shownEvent: GameEvent, shown: boolean): void {
    if (shown) sounds.event(shownEvent);
    const untold = this.untold.get(shownEvent);
    if (untold === undefined) return;
    const { event, context } = untold;
    if (this.logged !== context.creatures && !this.feed.isEmpty) this.feed.note(say("logNewMatch"));
    this.logged = context.creatures;
    this.feed.happened([event], context);
    if (this.view?.options.lesson === true && this.view.table !== null)
      this.coach.saw(event, this.model(this.view), this.mine());
  }

  /** After a reload: the log so far, as a spectator may know it. */
  private async recall(view: RoomView): Promise<void> {
    const file = await matchReplay(view.matchId).catch(() => null);
    const { context } = this;
    if (file === null || context === null || this.view?.matchId !== view.matchId) return;
    this.feed.before(
      file.steps.slice(0, view.step + 1).flatMap(({ events }) => events as unknown as EventsMessage["events"]),
      { ...context, creatures: new Map() },
    );
  }

  update(view: RoomView, events: EventsMessage["events"] | null): void {
    const before = this.view;
    this.view = view;
    if (view.table === null) return;
    const names = this.names(view);
    if (this.context === null || before?.matchId !== view.matchId) {
      this.context = { names, mine: this.mine(), creatures: new Map() };
    } else this.context = { ...this.context, names };
    for (const event of events ?? []) this.untold.set(event, { event, context: this.context });
    learnCreatures(this.context, view.table);
    this.draw(view, before, events);
    if (before !== null) this.tellTakeback(view, before);
    this.element.dataset["phase"] = view.phase;
    this.element.dataset["step"] = String(view.step);
    this.bar.update(view);
    this.banners.update(view);
    this.mutes.update(view);
  }

  /** Questions are numbered upwards within a match: a lower number means that something was undone. */
  private tellTakeback(view: RoomView, before: RoomView): void {
    if (view.matchId !== before.matchId) return;
    const undone =
      view.table?.prompt != null && before.table?.prompt != null && view.table.prompt.id < before.table.prompt.id;
    if (undone) this.feed.note(say("logTakenBack"));
    const denied =
      before.takeback !== null &&
      before.takeback === this.mine() &&
      view.takeback === null &&
      view.step === before.step;
    if (denied)
      this.banners.say(sentenceWith("takebackDenied", { who: seatNames(view.seats)[before.takeback === 0 ? 1 : 0] }));
  }

  connection(state: LinkState): void {
    this.banners.connection(state);
    this.element.dataset["connection"] = state.is;
  }

  chat(chat: ChatFrom): void {
    if (this.mutes.silences(chat.from)) return;
    sounds.play("message");
    this.feed.chat(chat, this.talkerName(chat.from, chat.name));
    this.bar.unread(!this.feedOpen);
  }

  emote({ from, emote }: EmoteFrom): void {
    if (this.mutes.silences(from)) return;
    this.feed.chat({ from, name: "", text: say(EMOTE_WORDS[emote]) }, this.talkerName(from, ""));
    this.scene?.showEmote(from, emote);
  }

  private talkerName(from: Talker, given: string): string {
    if (from !== "spectator") return this.names(this.view)[from];
    return given === "" ? say("spectatorName") : say("spectatorNamed", { who: given });
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
    const words = refused.code === "notNow" ? REFUSED_NOT_NOW[refused.to] : REFUSED_WORDS[refused.code];
    if (words !== undefined) this.banners.say(say(words));
    // A refused answer leaves the table as it was: show the prompt again.
    if (this.view !== null && refused.to === TO_ROOM.intent) this.scene?.show(this.model(this.view), []);
  }

  destroy(): void {
    this.unlisten();
    this.sheet.destroy();
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
    this.scores ??= [view.seats[0].score, view.seats[1].score];
    this.showSeats(scene, view);
    if (!same || before === null) scene.show(model, events ?? []);
    attention.call(this.ownQuestion(view) !== 0);
    void untilIdle(scene).then(() => {
      if (this.view !== null && this.scene === scene) this.rest(scene, this.view);
    });
  }

  private showSeats(scene: TableScene, view: RoomView): void {
    const names = seatNames(view.seats);
    const counted = countsMatches(view) || (view.phase === "playing" && view.seats.some(({ score }) => score > 0));
    const info = (seat: Seat): SeatInfo => {
      const { bot, connected, taken } = view.seats[seat];
      const score = this.scores?.[seat] ?? 0;
      return { name: names[seat], away: taken && !connected, bot: bot !== null, ...(counted ? { score } : {}) };
    };
    scene.setSeats([info(0), info(1)]);
  }

  /** The number of the question this person has to answer; 0 if it is not theirs. */
  private ownQuestion(view: RoomView): number {
    const prompt = view.table?.prompt ?? null;
    return prompt !== null && prompt.answers !== null && prompt.seat === this.mine() ? prompt.id : 0;
  }

  /** After the last movement: what it led to is told when it has been seen. */
  private rest(scene: TableScene, view: RoomView): void {
    this.scores = [view.seats[0].score, view.seats[1].score];
    this.showSeats(scene, view);
    const question = this.ownQuestion(view);
    if (question !== 0 && question !== this.asked) sounds.play("yourTurn");
    this.asked = question;
    if (view.options.lesson && view.table !== null) this.coach.rest(this.model(view));
    const wasHidden = this.over.element.hidden;
    this.over.show(view);
    if (!wasHidden || this.over.element.hidden) return;
    this.coach.answered();
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
    const name = (seat: Seat): string =>
      mine === seat ? say("you") : view === null ? "" : seatNames(view.seats)[seat];
    return [name(0), name(1)];
  }

  private model(view: RoomView): TableModel {
    const { you } = this.link;
    const viewer: Viewer =
      you?.role === "player" ? you.seat : you?.role === "spectator" && you.hands === "open" ? "open" : "spectator";
    const table = { ...view.table!, viewer } as TableModel;
    // Who watches with open hands sees what could be answered, but it is not theirs to answer.
    return typeof viewer === "number" || table.prompt === null
      ? table
      : { ...table, prompt: { ...table.prompt, answers: null, refusals: [] } };
  }

  private get feedOpen(): boolean {
    return this.element.dataset["feed"] === "open";
  }

  private toggleFeed(open = !this.feedOpen): void {
    this.element.dataset["feed"] = open ? "open" : "closed";
    this.feed.element.hidden = !open;
    if (open) this.feed.toEnd();
    this.sheet.set(open && innerWidth < WIDE_ENOUGH_FOR_THE_LOG);
    this.bar.feedOpen(open);
    this.placeCoach();
    this.resized();
  }

  /** Beside the table where there is room: the cards that the words are about stay in sight. */
  private placeCoach(): void {
    if (this.feedOpen && innerWidth >= WIDE_ENOUGH_FOR_THE_LOG) this.feed.above(this.coach.element);
    else this.host.append(this.coach.element);
  }

  private resized(): void {
    dispatchEvent(new Event("resize"));
  }
}
