/**
 * Everything about one table that can be seen: what the source says, what has been shown of it, and what its player
 * does with it.
 */
import type { Pool } from "@mindbug/shared/pool";
import type { Emote } from "@mindbug/shared/protocol";
import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals-core";
import type { MatchSource, PendingAnswer } from "../sources/source.ts";
import type { Rect } from "../table/layout/geometry.ts";
import { type Attention, type Placement, placeCards } from "../table/layout/placements.ts";
import { tableLayout, type TableLayout } from "../table/layout/tableLayout.ts";
import { Choices, pileThing, type ThingKey, thingsOf } from "../table/model/choices.ts";
import {
  answersAny,
  asDecidedBy,
  type CreatureModel,
  type GameEvent,
  type MatchView,
  nearSeat,
  type ReasonModel,
  type Seat,
  showsFarHand,
  type TableModel,
} from "../table/model/model.ts";
import type { Float } from "../table/model/float.ts";
import { CombatPreviews } from "./combatPreviews.ts";
import { OfQuestion } from "./ofQuestion.ts";
import { type Animator, Playback, type ToldEvent } from "./playback.ts";
import { Pointer } from "./pointer.ts";
import { StolenMinds } from "./stolenMinds.ts";

/** Who sits there, as the page around the table knows it. */
export interface SeatInfo {
  readonly name: string;
  readonly away?: boolean;
  readonly bot?: boolean;
  readonly score?: number;
}

/** Which piles lie open. */
export type OpenPile = { readonly seats: readonly Seat[] } | "power" | null;

/** The card looked at, and where it lies on the table. */
export interface Zoomed {
  readonly card: string;
  readonly of: Rect;
  readonly creature?: CreatureModel;
}

/** Why something cannot be done; without a reason it is simply not this player's move. */
export interface Refusal {
  readonly reason: ReasonModel | null;
}

/** Words above a status strip for a moment. */
export interface Bubble {
  readonly id: number;
  readonly seat: Seat;
  readonly text: string;
  /** Drawn beside the words. */
  readonly emote: Emote | null;
}

/** When the pending decision runs out, and what time it is, both in the server's milliseconds. */
export interface Clock {
  readonly deadline: number;
  readonly now: () => number;
}

const LEAST_WIDTH = 240;
const LEAST_HEIGHT = 200;
const NO_PICKS: readonly ThingKey[] = [];
const hidden = (): boolean => typeof document !== "undefined" && document.hidden;

export class TableStore {
  private readonly playback = new Playback(hidden);
  private readonly unsubscribe: () => void;
  private readonly stopAnswering: () => void;
  private readonly stopLooking: () => void;
  private readonly seatInfos = signal<readonly [SeatInfo, SeatInfo] | null>(null);
  private readonly extent = signal({ w: 0, h: 0 });
  private readonly artworkCount = signal(0);
  private readonly hovered = signal<ThingKey | null>(null);
  private readonly looked = signal<Zoomed | null>(null);
  /** Which card of a long hand has been slid into the middle, of how many. */
  private readonly slid = signal<{ readonly of: number; readonly at: number } | null>(null);
  private readonly clockState = signal<Clock | null>(null);
  private readonly said = signal<{ readonly of: unknown; readonly text: string }>({ of: null, text: "" });
  private readonly floating = signal<readonly Float[]>([]);
  private readonly speaking = signal<readonly Bubble[]>([]);
  private readonly stolen = new StolenMinds();
  private readonly chosenCards = signal<Pool | null>(null);
  private readonly asksWhatComes = signal(false);
  private readonly returns = signal(0);
  private ids = 0;

  readonly latest = this.playback.latest;
  /** The match as far as it has been shown. */
  readonly shown: ReadonlySignal<MatchView | null> = this.playback.shown;
  readonly moving = this.playback.moving;
  readonly seats: ReadonlySignal<readonly [SeatInfo, SeatInfo] | null> = this.seatInfos;
  readonly size: ReadonlySignal<{ readonly w: number; readonly h: number }> = this.extent;
  /** How often pictures have arrived: everything painted before must be painted again. */
  readonly artwork: ReadonlySignal<number> = this.artworkCount;
  readonly zoomed: ReadonlySignal<Zoomed | null> = this.looked;
  readonly pointer: Pointer;
  readonly clock: ReadonlySignal<Clock | null> = this.clockState;
  readonly floats: ReadonlySignal<readonly Float[]> = this.floating;
  readonly bubbles: ReadonlySignal<readonly Bubble[]> = this.speaking;
  /** The match's own choice of cards; null for all of its sets. */
  readonly pool: ReadonlySignal<Pool | null> = this.chosenCards;
  /** The list of the cards that can still appear lies open. */
  readonly askingWhatComes: ReadonlySignal<boolean> = this.asksWhatComes;

  /** What is drawn: the shown view with the players' names, its question only for whoever decides. */
  readonly table: ReadonlySignal<TableModel | null> = computed(() => {
    const view = this.shown.value;
    const infos = this.seatInfos.value;
    if (view === null) return null;
    const decided = { ...asDecidedBy(view), stolen: this.stolen.creatures.value };
    return infos === null ? decided : { ...decided, names: [infos[0].name, infos[1].name] };
  });

  private readonly question: ReadonlySignal<string> = computed(() => {
    const prompt = this.table.value?.prompt ?? null;
    return prompt === null ? "" : `${this.latest.value?.matchId ?? ""} ${this.returns.value} ${prompt.id}`;
  });
  private readonly picked = new OfQuestion<readonly ThingKey[]>(this.question, NO_PICKS);
  private readonly hinted = new OfQuestion<number | null>(this.question, null);
  private readonly peeks = new OfQuestion(this.question, false);
  /** "asked": those that the question is about. */
  private readonly spread = new OfQuestion<OpenPile | "asked">(this.question, "asked");
  private readonly refused = new OfQuestion<Refusal | null>(this.question, null);

  readonly picks = this.picked.now;
  readonly previews: CombatPreviews;
  readonly choices: ReadonlySignal<Choices> = computed(
    () => new Choices(this.table.value?.prompt ?? null, this.picks.value),
  );
  readonly hintedAnswer = this.hinted.now;
  readonly peeking = this.peeks.now;
  readonly refusal = this.refused.now;

  /** The answer to the present question that has been given and not been answered itself. */
  readonly pending: ReadonlySignal<PendingAnswer | null> = computed(() => {
    const pending = this.source.pending.value;
    return pending !== null && pending.prompt === this.table.value?.prompt?.id ? pending : null;
  });
  readonly sending: ReadonlySignal<number | null> = computed(() => {
    const pending = this.pending.value;
    return pending === null || pending.state === "refused" ? null : pending.answer;
  });

  private readonly nearHand: ReadonlySignal<number> = computed(() => {
    const table = this.table.value;
    return table === null ? 0 : table.players[nearSeat(table)].handCount;
  });
  readonly attention: ReadonlySignal<Attention> = computed(() => {
    const answer = this.table.value?.prompt?.answers?.[this.hintedAnswer.value ?? -1];
    return {
      raised: this.hovered.value,
      hinted: answer === undefined ? NO_PICKS : thingsOf(answer),
      peeking: this.peeking.value,
      sending: this.sending.value !== null,
      handAt: this.slid.value?.of === this.nearHand.value ? this.slid.value.at : null,
      prey: this.pointer.prey.value,
    };
  });

  /** The piles that the question is about. */
  private readonly askedPile: ReadonlySignal<OpenPile> = computed(() => {
    const players = this.table.value?.players;
    const seats = ([0, 1] as const).filter((seat) =>
      players?.[seat].discard.some((_, index) => this.choices.value.isOffered(pileThing(seat, index))),
    );
    return seats.length > 0 ? { seats } : null;
  });
  readonly choosesFromPile: ReadonlySignal<boolean> = computed(() => this.askedPile.value !== null);
  readonly openPile: ReadonlySignal<OpenPile> = computed(() =>
    this.spread.now.value === "asked" ? this.askedPile.value : this.spread.now.value,
  );

  /** null while the table is not on the page, or has no view to show. */
  readonly layout: ReadonlySignal<TableLayout | null> = computed(() => {
    const { w, h } = this.extent.value;
    const table = this.table.value;
    if (table === null || w < LEAST_WIDTH || h < LEAST_HEIGHT) return null;
    return tableLayout(w, h, {
      powerRow: table.power === null ? "none" : asksPower(table) ? "asked" : "idle",
      openHands: showsFarHand(table),
      asks: answersAny(table),
    });
  });
  readonly placements: ReadonlySignal<readonly Placement[]> = computed(() => {
    const [table, layout] = [this.table.value, this.layout.value];
    return table === null || layout === null ? [] : placeCards(table, layout, this.choices.value, this.attention.value);
  });

  /** A few words where the question stood, while what happened is played. */
  readonly news: ReadonlySignal<string> = computed(() =>
    this.said.value.of === this.playback.current.value ? this.said.value.text : "",
  );

  constructor(private readonly source: MatchSource) {
    this.pointer = new Pointer(source, this.moving);
    this.previews = new CombatPreviews(source, this.choices);
    this.playback.onEvent((told) => this.stolen.hear(told));
    this.unsubscribe = source.subscribe((update) => {
      this.stolen.begin(update.matchId);
      this.playback.receive(update);
    });
    this.stopAnswering = effect(() => this.answerAhead());
    this.stopLooking = effect(() => {
      if (this.moving.value) this.looked.value = null;
    });
  }

  /** What happened before anybody looked. */
  recall(events: readonly GameEvent[]): void {
    this.stolen.recall(events);
  }

  destroy(): void {
    this.unsubscribe();
    this.stopAnswering();
    this.stopLooking();
    this.previews.stop();
    this.playback.animate(null);
  }

  animate(animator: Animator | null): void {
    this.playback.animate(animator);
  }
  onEvent(listener: (told: ToldEvent) => void): () => void {
    return this.playback.onEvent(listener);
  }
  finish(): void {
    this.playback.finish();
  }
  /** Another moment is about to be shown, and may ask what was asked before: nothing of that is picked any more. */
  leaveMoment(): void {
    this.finish();
    this.returns.value++;
  }
  whenStill(): Promise<void> {
    return this.playback.whenStill();
  }

  resize(w: number, h: number): void {
    const { w: oldW, h: oldH } = this.extent.peek();
    if (w > 0 && h > 0 && (w !== oldW || h !== oldH)) this.extent.value = { w, h };
  }
  setSeats(infos: readonly [SeatInfo, SeatInfo]): void {
    this.seatInfos.value = infos;
  }
  setPool(pool: Pool | null): void {
    this.chosenCards.value = pool;
  }
  askWhatComes(asks: boolean): void {
    this.asksWhatComes.value = asks;
  }
  setClock(clock: Clock | null): void {
    this.clockState.value = clock;
  }
  artworkArrived(): void {
    this.artworkCount.value++;
  }

  /** Picks or unpicks what the question offers; otherwise says why it does not. */
  pick(thing: ThingKey): void {
    if (this.sending.peek() !== null) return;
    const picks = this.choices.peek().toggled(thing);
    if (picks === null) return this.refuse(thing);
    this.refused.set(null);
    this.picked.set(picks);
  }
  clearPicks(): void {
    if (this.sending.peek() === null) this.picked.set(NO_PICKS);
  }
  answer(index: number): void {
    const prompt = this.table.peek()?.prompt ?? null;
    if (prompt === null || prompt.answers?.[index] === undefined || this.sending.peek() !== null) return;
    this.refused.set(null);
    this.pointer.letGo();
    this.looked.value = null;
    this.source.answer(prompt.id, index);
  }
  /** Whom it hunts was said with the attack. */
  private answerAhead(): void {
    const table = this.table.value;
    if (table === null || this.moving.value) return;
    this.pointer.pickUp(table.prompt?.id ?? null);
    const index = this.pointer.answerTo(table);
    if (index !== null) untracked(() => this.answer(index));
  }
  forgetRefusal(): void {
    this.refused.set(null);
  }
  /** Points at an answer until the next question. */
  hint(answer: number): void {
    this.hinted.set(answer);
  }
  peek(): void {
    this.peeks.set(!this.peeking.peek());
  }

  hover(thing: ThingKey | null): void {
    if (thing === null || !this.moving.peek()) this.hovered.value = thing;
  }
  /** The finger has gone so many cards to the right over a hand that is too long to be seen at once. */
  slideHand(cards: number): void {
    const of = this.nearHand.peek();
    const from = this.attention.peek().handAt ?? (of - 1) / 2;
    this.slid.value = { of, at: Math.min(of - 1, Math.max(0, from - cards)) };
  }
  /** Nothing is explained while something moves. */
  zoom(zoomed: Zoomed | null): void {
    this.looked.value = this.moving.peek() ? null : zoomed;
  }
  /** Opens a pile, or closes it if it is the one that lies open. */
  togglePile(pile: Exclude<OpenPile, null>): void {
    this.spread.set(samePile(this.openPile.peek(), pile) ? null : pile);
  }
  openAskedPile(): void {
    this.spread.set("asked");
  }
  closePile(): void {
    this.spread.set(null);
    this.looked.value = null;
  }

  announce(text: string): void {
    this.said.value = { of: this.playback.current.peek(), text };
  }
  float(float: Omit<Float, "id">): void {
    this.floating.value = [...this.floating.peek(), { ...float, id: ++this.ids }];
  }
  floatEnded(id: number): void {
    this.floating.value = this.floating.peek().filter((float) => float.id !== id);
  }
  /** One bubble a seat: the newest. */
  speak(seat: Seat, text: string, emote: Emote | null = null): void {
    const others = this.speaking.peek().filter((bubble) => bubble.seat !== seat);
    this.speaking.value = [...others, { id: ++this.ids, seat, text, emote }];
  }
  bubbleEnded(id: number): void {
    this.speaking.value = this.speaking.peek().filter((bubble) => bubble.id !== id);
  }

  /** The engine's own reason, or at least whose move it is. */
  private refuse(thing: ThingKey): void {
    const table = this.table.peek();
    if (table === null || table.outcome !== null) return;
    const reason =
      table.prompt?.answers == null ? null : (this.choices.peek().refusalOf(thing) ?? { why: "notAChoice" as const });
    this.refused.set({ reason });
  }
}

/** Power cards are bought, taken or looked at by this question. */
const asksPower = ({ prompt }: TableModel): boolean => prompt?.kind === "buy" || prompt?.verb === "buyForFree";

function samePile(one: OpenPile, other: OpenPile): boolean {
  if (one === null || other === null || one === "power" || other === "power") return one === other;
  return one.seats.length === other.seats.length && one.seats.every((seat, i) => seat === other.seats[i]);
}
