/** Changes to the table itself: what is dealt before the first turn, and the row of Power cards. */
import { cardKey, DESIGNS } from "../catalogue.ts";
import { emit } from "../events.ts";
import { shuffle } from "../random.ts";
import type { Seat } from "../seats.ts";
import {
  type CardNumber,
  type Creature,
  DECK_SIZE,
  type MatchState,
  newCreature,
  type PlayerState,
  POWER_ROW_SIZE,
  type PowerRow,
} from "../state.ts";
import { changeEnergy } from "./players.ts";

/** Shuffles and deals: decks, the unused pile, and the row of Power cards if there are any. */
export function deal(s: MatchState, creatures: CardNumber[], powers: CardNumber[]): void {
  shuffle(s, creatures);
  for (const player of s.players) player.deck = creatures.splice(-DECK_SIZE);
  s.unused = creatures;
  if (powers.length === 0) return;
  shuffle(s, powers);
  s.power = { faceUp: powers.splice(-POWER_ROW_SIZE), deck: powers, discard: [] };
}

/** Reveals the next two unused cards, one for each seat, to find who starts. */
export function revealStartCards(s: MatchState): readonly [CardNumber, CardNumber] {
  const a = s.unused.pop()!;
  const b = s.unused.pop()!;
  s.revealed = [
    [...s.revealed[0], a],
    [...s.revealed[1], b],
  ];
  if (s.events !== null) emit(s, { e: "startCards", cards: [cardKey(a), cardKey(b)] });
  return [a, b];
}

/** A table that was never dealt. */
export type Arrangement = Partial<Pick<MatchState, "turn" | "active" | "unused" | "power">>;
export function arrangeTable(s: MatchState, arrangement: Arrangement): void {
  Object.assign(s, arrangement);
}
export function arrangePlayer(s: MatchState, seat: Seat, arrangement: Partial<PlayerState>): void {
  Object.assign(s.players[seat], arrangement);
}
export function arrangeCreature(s: MatchState, card: CardNumber, arrangement: Partial<Creature>): Creature {
  return Object.assign(newCreature(s.nextCreature++, card), arrangement);
}

/** Takes the card out of the row, which is filled again; it is discarded when its effect is done (rulings 126, 127). */
export function takeFaceUp(s: MatchState, seat: Seat, slot: number, price: "pay" | "free"): CardNumber {
  const row = s.power!;
  const card = row.faceUp[slot]!;
  const cost = price === "pay" ? DESIGNS[card]!.value : 0;
  if (s.events !== null) emit(s, { e: "buy", seat, card: cardKey(card), cost, slot });
  changeEnergy(s, seat, -cost);
  const replacement = row.deck.pop();
  if (replacement === undefined) row.faceUp.splice(slot, 1);
  else row.faceUp[slot] = replacement;
  if (s.events !== null)
    emit(s, { e: "powerRow", slot, card: replacement === undefined ? null : cardKey(replacement) });
  return card;
}

/** The top card of the deck, bought for free; null if the deck is empty. */
export function takeFromPowerDeck(s: MatchState, seat: Seat): CardNumber | null {
  const card = s.power!.deck.pop();
  if (card === undefined) return null;
  if (s.events !== null) emit(s, { e: "buy", seat, card: cardKey(card), cost: 0, slot: null });
  return card;
}

/** A Power card is discarded after its effect (ruling 127). */
export function discardPower(s: MatchState, row: PowerRow, card: CardNumber): void {
  row.discard.push(card);
  if (s.events !== null) emit(s, { e: "powerDiscard", card: cardKey(card) });
}
