/**
 * Imagining: whole states that agree with everything the seat has seen. Hidden cards are dealt anew
 * each time, and so is chance, so that no search can learn what only the real match knows.
 */
import {
  cardNumber,
  copyState,
  creaturePool,
  DESIGNS,
  type MatchState,
  powerPool,
  type Seat,
} from "../engine/index.ts";
import { type Hidden, imagine, unseenCards } from "../view/imagine.ts";
import type { SearchView } from "../view/types.ts";
import type { Chance } from "./chance.ts";
import type { BotMemory } from "./memory.ts";

function shuffle(cards: number[], chance: Chance): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}

const newSeed = (chance: Chance): string =>
  Array.from({ length: 4 }, () => chance(0x1_0000_0000).toString(16).padStart(8, "0")).join("");

/** Where the worlds come from that are searched: each a state of its own, to be played on. */
export interface WorldSource {
  next(): MatchState;
}

export class Worlds implements WorldSource {
  /** Cards nobody at this seat has seen, without those it knows to be in the opponent's hand. */
  private readonly unseen: number[];
  private readonly powers: number[];
  private readonly known: readonly [readonly number[], readonly number[]];
  private readonly base: MatchState | null;

  constructor(
    private readonly view: SearchView,
    memory: BotMemory,
    private readonly chance: Chance,
  ) {
    const all = unseenCards(view, [...creaturePool(view.sets, view.machinery.pool), ...powerPool(view.sets)]);
    this.powers = all.filter((card) => DESIGNS[card]!.isPower);
    this.unseen = all.filter((card) => !DESIGNS[card]!.isPower);
    this.known = [this.takeKnown(0, memory), this.takeKnown(1, memory)];
    // Where the answers are in the view, one state is built and only its hidden cards are dealt again.
    this.base = view.prompt?.answers ? imagine(view, this.deal()) : null;
    if (this.base !== null) this.base.forced = "auto";
  }

  private takeKnown(seat: Seat, memory: BotMemory): readonly number[] {
    const { hand, handCount } = this.view.players[seat];
    if (hand !== null) return [];
    const known: number[] = [];
    for (const key of memory.inOpponentHand) {
      const at = this.unseen.indexOf(cardNumber(key) ?? -1);
      if (seat === memory.seat || at < 0 || known.length === handCount) continue;
      known.push(...this.unseen.splice(at, 1));
    }
    return known;
  }

  private deal(): Hidden {
    shuffle(this.unseen, this.chance);
    shuffle(this.powers, this.chance);
    let next = 0;
    const take = (count: number): number[] => this.unseen.slice(next, (next += count));
    const hand = (seat: Seat): number[] => {
      const { hand: seen, handCount } = this.view.players[seat];
      return seen !== null ? [] : [...this.known[seat], ...take(handCount - this.known[seat].length)];
    };
    const hands = [hand(0), hand(1)] as const;
    const decks = [take(this.view.players[0].deckCount), take(this.view.players[1].deckCount)] as const;
    return { hands, decks, unused: this.unseen.slice(next), powerDeck: [...this.powers], seed: newSeed(this.chance) };
  }

  /** Another world that looks the same from here. */
  next(): MatchState {
    if (this.base === null) {
      const state = imagine(this.view, this.deal());
      state.forced = "auto";
      return state;
    }
    const state = copyState(this.base);
    const hidden = this.deal();
    for (const seat of [0, 1] as const) {
      if (this.view.players[seat].hand === null) state.players[seat].hand = [...hidden.hands[seat]];
      state.players[seat].deck = [...hidden.decks[seat]];
    }
    state.unused = [...hidden.unused];
    if (state.power !== null) state.power.deck = [...hidden.powerDeck];
    reseed(state, this.chance);
    return state;
  }
}

function reseed(state: MatchState, chance: Chance): void {
  for (let word = 0; word < 4; word++) state.random[word] = chance(0x1_0000_0000) | 0;
  state.random[8] = 0;
}

/** For whoever sees both hands: they stay as they are, and so do the cards of each pile; their order is not known. */
export class OpenWorlds implements WorldSource {
  private readonly base: MatchState;

  constructor(
    s: MatchState,
    private readonly chance: Chance,
  ) {
    this.base = copyState(s);
    this.base.forced = "auto";
  }

  next(): MatchState {
    const state = copyState(this.base);
    for (const { deck } of state.players) shuffle(deck, this.chance);
    shuffle(state.unused, this.chance);
    if (state.power !== null) shuffle(state.power.deck, this.chance);
    reseed(state, this.chance);
    return state;
  }
}
