/** The row of Power cards: taking one and replacing it at once from the deck (rulings 126, 127). */
import { cardKey, DESIGNS } from "./catalogue.ts";
import { changeEnergy } from "./changes.ts";
import { emit } from "./events.ts";
import type { Seat } from "./seats.ts";
import type { CardNumber, MatchState } from "./state.ts";

/** Takes the card out of the row; it is discarded when its effect is done. */
export function takeFaceUp(s: MatchState, seat: Seat, slot: number, price: "pay" | "free"): CardNumber {
  const row = s.power!;
  const card = row.faceUp[slot]!;
  const cost = price === "pay" ? DESIGNS[card]!.value : 0;
  emit(s, { e: "buy", seat, card: cardKey(card), cost, slot });
  changeEnergy(s, seat, -cost);
  const replacement = row.deck.pop();
  if (replacement === undefined) row.faceUp.splice(slot, 1);
  else row.faceUp[slot] = replacement;
  emit(s, { e: "powerRow", slot, card: replacement === undefined ? null : cardKey(replacement) });
  return card;
}

/** The top card of the deck, bought for free; null if the deck is empty. */
export function takeFromPowerDeck(s: MatchState, seat: Seat): CardNumber | null {
  const card = s.power!.deck.pop();
  if (card === undefined) return null;
  emit(s, { e: "buy", seat, card: cardKey(card), cost: 0, slot: null });
  return card;
}
