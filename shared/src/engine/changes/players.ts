/** Changes to what a player has: life, energy, Mindbugs, hand and piles, and what lasts for the turn. */
import type { Keyword } from "../../cards/index.ts";
import { cardKey } from "../catalogue.ts";
import { emit } from "../events.ts";
import { keywordMask } from "../keywords.ts";
import { otherSeat, type Seat } from "../seats.ts";
import { type CardNumber, HAND_SIZE, type MatchState } from "../state.ts";
import { endMatch } from "./course.ts";

// --- life, energy, Mindbugs ------------------------------------------------------------------

/** Returns how much was lost. */
export function loseLife(s: MatchState, seat: Seat, amount: number, cause: "lost" | "stolen" = "lost"): number {
  const player = s.players[seat];
  const lost = Math.min(amount, player.life);
  if (lost <= 0) return 0;
  player.life -= lost;
  if (s.events !== null) emit(s, { e: "life", seat, change: -lost, life: player.life, cause });
  if (player.life === 0) endMatch(s, otherSeat(seat), "life");
  return lost;
}

export function gainLife(s: MatchState, seat: Seat, amount: number, cause: "gained" | "stolen" = "gained"): void {
  const player = s.players[seat];
  player.life += amount;
  if (s.events !== null) emit(s, { e: "life", seat, change: amount, life: player.life, cause });
}

/** Neither losing nor gaining (ruling 211). */
export function setLife(s: MatchState, seat: Seat, life: number): void {
  const player = s.players[seat];
  const change = life - player.life;
  if (change === 0) return;
  player.life = life;
  if (s.events !== null) emit(s, { e: "life", seat, change, life, cause: "set" });
}

export function changeEnergy(s: MatchState, seat: Seat, change: number): void {
  if (change === 0) return;
  const player = s.players[seat];
  player.energy += change;
  if (s.events !== null) emit(s, { e: "energy", seat, change, energy: player.energy });
}

/** With no used Mindbug there is nothing to refresh (ruling 46). */
export function refreshMindbug(s: MatchState, seat: Seat): boolean {
  const player = s.players[seat];
  if (player.mindbugs >= player.mindbugsAtStart) return false;
  player.mindbugs += 1;
  if (s.events !== null) emit(s, { e: "refreshMindbug", seat });
  return true;
}

/** A Mindbug takes the card that is shown. */
export function useMindbug(s: MatchState, seat: Seat, card: CardNumber): void {
  s.players[seat].mindbugs -= 1;
  if (s.events !== null) emit(s, { e: "mindbug", seat, card: cardKey(card) });
}

// --- hands and piles -------------------------------------------------------------------------

/** A hand below five is refilled at once (ruling 11): called by every change that shortens a hand. */
export function refill(s: MatchState, seat: Seat): void {
  const { hand, deck } = s.players[seat];
  const count = Math.min(HAND_SIZE - hand.length, deck.length);
  s.stale = true;
  if (count <= 0) return;
  for (let i = 0; i < count; i++) hand.push(deck.pop()!);
  if (s.events !== null) emit(s, { e: "draw", seat, count, from: "deck", cards: hand.slice(-count).map(cardKey) });
}

export function addToHand(s: MatchState, seat: Seat, card: CardNumber): void {
  s.players[seat].hand.push(card);
  s.stale = true;
}

export function drawUnused(s: MatchState, seat: Seat): boolean {
  const card = s.unused.pop();
  if (card === undefined) return false;
  addToHand(s, seat, card);
  if (s.events !== null) emit(s, { e: "draw", seat, count: 1, from: "unused", cards: [cardKey(card)] });
  return true;
}

/** Takes several cards out of a hand at once, then refills it: one batch (ruling 204). */
export function takeFromHand(s: MatchState, seat: Seat, indices: readonly number[]): CardNumber[] {
  const { hand } = s.players[seat];
  const taken = indices.map((index) => hand[index]!);
  for (const index of [...indices].sort((a, b) => b - a)) hand.splice(index, 1);
  return taken;
}

export function discardFromHand(s: MatchState, seat: Seat, indices: readonly number[]): CardNumber[] {
  const cards = takeFromHand(s, seat, indices);
  s.players[seat].discard.push(...cards);
  if (s.events !== null) emit(s, { e: "discard", seat, cards: cards.map(cardKey), at: indices });
  refill(s, seat);
  return cards;
}

export function stealCards(s: MatchState, to: Seat, indices: readonly number[]): void {
  if (indices.length === 0) return;
  const from = otherSeat(to);
  const cards = takeFromHand(s, from, indices);
  s.players[to].hand.push(...cards);
  if (s.events !== null) emit(s, { e: "steal", from, to, count: cards.length, cards: cards.map(cardKey), at: indices });
  refill(s, from);
}

function takeFromDiscard(s: MatchState, seat: Seat, indices: readonly number[]): CardNumber[] {
  const { discard } = s.players[seat];
  const taken = indices.map((index) => discard[index]!);
  for (const index of [...indices].sort((a, b) => b - a)) discard.splice(index, 1);
  return taken;
}

export function pileToHand(s: MatchState, seat: Seat, from: Seat, indices: readonly number[]): void {
  const cards = takeFromDiscard(s, from, indices);
  for (const card of cards) addToHand(s, seat, card);
  if (s.events !== null) emit(s, { e: "pileToHand", seat, from, cards: cards.map(cardKey), at: indices });
}

/** The card is on its way into play. */
export function takeFromPile(s: MatchState, seat: Seat, from: Seat, index: number): CardNumber {
  const [card] = takeFromDiscard(s, from, [index]);
  if (s.events !== null) emit(s, { e: "pileToPlay", seat, from, card: cardKey(card!), at: [index] });
  return card!;
}

// --- for the turn, and after it --------------------------------------------------------------

export function giveAlliesKeyword(s: MatchState, seat: Seat, keyword: Keyword): void {
  s.players[seat].turnKeywords |= keywordMask([keyword]);
  s.stale = true;
  if (s.events !== null) emit(s, { e: "alliesKeywordThisTurn", seat, keyword });
}

export function giveAlliesDie(s: MatchState, seat: Seat): void {
  s.players[seat].extraDice += 1;
  if (s.events !== null) emit(s, { e: "alliesExtraDie", seat });
}

export function forbidBlocks(s: MatchState, seat: Seat): void {
  s.players[seat].cannotBlock = true;
  if (s.events !== null) emit(s, { e: "cannotBlockThisTurn", seat });
}

export function giveExtraTurn(s: MatchState, seat: Seat): void {
  s.players[seat].extraTurns += 1;
  if (s.events !== null) emit(s, { e: "extraTurn", seat });
}
