/**
 * Every change to the table, each with its event, each in one place, so that no trigger, refill or
 * recalculation can be forgotten by a caller.
 */
import type { Trigger } from "../cards/index.ts";
import { controllerOf, findCreature, settle } from "./board.ts";
import { cardKey, DESIGNS } from "./catalogue.ts";
import { endTurnOfPlayer } from "./copy.ts";
import { emit } from "./events.ts";
import { matchesAny } from "./filters.ts";
import { FAST, TOUGH } from "./keywords.ts";
import { opponentsOf, otherSeat, type Seat, SEATS } from "./seats.ts";
import {
  type CardNumber,
  type Creature,
  type CreatureId,
  type EndReason,
  HAND_SIZE,
  type MatchState,
  newCreature,
  type PowerRow,
} from "./state.ts";

export function endMatch(s: MatchState, winner: Seat | null, reason: EndReason): void {
  if (s.outcome !== null) return;
  s.outcome = { winner, reason };
  // "Zero life ends at once": whatever was pending is dropped.
  s.prompt = null;
  s.stack.length = 0;
  s.waiting.length = 0;
  s.fast.length = 0;
  emit(s, { e: "end", winner, reason });
}

// --- life, energy, Mindbugs ------------------------------------------------------------------

/** Returns how much was lost. */
export function loseLife(s: MatchState, seat: Seat, amount: number, cause: "lost" | "stolen" = "lost"): number {
  const player = s.players[seat];
  const lost = Math.min(amount, player.life);
  if (lost <= 0) return 0;
  player.life -= lost;
  emit(s, { e: "life", seat, change: -lost, life: player.life, cause });
  if (player.life === 0) endMatch(s, otherSeat(seat), "life");
  return lost;
}

export function gainLife(s: MatchState, seat: Seat, amount: number, cause: "gained" | "stolen" = "gained"): void {
  const player = s.players[seat];
  player.life += amount;
  emit(s, { e: "life", seat, change: amount, life: player.life, cause });
}

/** Neither losing nor gaining (ruling 211). */
export function setLife(s: MatchState, seat: Seat, life: number): void {
  const player = s.players[seat];
  const change = life - player.life;
  if (change === 0) return;
  player.life = life;
  emit(s, { e: "life", seat, change, life, cause: "set" });
}

export function changeEnergy(s: MatchState, seat: Seat, change: number): void {
  if (change === 0) return;
  const player = s.players[seat];
  player.energy += change;
  emit(s, { e: "energy", seat, change, energy: player.energy });
}

/** With no used Mindbug there is nothing to refresh (ruling 46). */
export function refreshMindbug(s: MatchState, seat: Seat): boolean {
  const player = s.players[seat];
  if (player.mindbugs >= player.mindbugsAtStart) return false;
  player.mindbugs += 1;
  emit(s, { e: "refreshMindbug", seat });
  return true;
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
  emit(s, { e: "draw", seat, count: 1, from: "unused", cards: [cardKey(card)] });
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

// --- triggers --------------------------------------------------------------------------------

/** An ability that triggered; `foe` and `octonite` are what a Defeated effect may ask for. */
export interface Triggered {
  readonly seat: Seat;
  readonly card: CardNumber;
  readonly ability: number;
  readonly creature: CreatureId;
  readonly foe?: CreatureId | null;
  readonly octonite?: number;
}

/**
 * Whether an enemy constant ability keeps this seat from activating such effects, decided at the moment of the trigger
 * (ruling 118).
 */
function silencer(s: MatchState, seat: Seat, trigger: Trigger): CardNumber | null {
  for (const foe of opponentsOf(seat))
    for (const creature of s.players[foe].board)
      if (DESIGNS[creature.card]!.constants?.silences.includes(trigger)) return creature.card;
  return null;
}

export function addTrigger(s: MatchState, triggered: Triggered): void {
  const { seat, card, ability, creature, foe = null, octonite = 0 } = triggered;
  const trigger = DESIGNS[card]!.triggers[ability]!;
  const by = silencer(s, seat, trigger);
  if (by !== null) emit(s, { e: "silenced", seat, card: cardKey(card), trigger, by: cardKey(by) });
  else {
    s.waiting.push({ seat, card, ability, creature, foe, octonite });
    if (s.events !== null) emit(s, { e: "triggerWaits", seat, card: cardKey(card), creature, trigger });
  }
}

// --- the play areas --------------------------------------------------------------------------

/**
 * Puts a card into play. Octonite comes before the Play effect (ruling 100); its distribution, if any, is asked by the
 * frame pushed here.
 */
export function enterPlay(s: MatchState, seat: Seat, card: CardNumber): void {
  const design = DESIGNS[card]!;
  const creature = newCreature(s.nextCreature++, card);
  creature.octonite = design.octonite;
  s.players[seat].board.push(creature);
  s.stale = true;
  emit(s, { e: "enter", seat, creature: creature.id, card: design.key, octonite: design.octonite });
  if (design.mayDistribute && design.octonite > 0) s.stack.push({ f: "enter", seat, creature: creature.id });
  else completeEntry(s, seat, creature);
}

/** After the octonite: the Play effect triggers, and a FAST creature gets its chance once that is done. */
export function completeEntry(s: MatchState, seat: Seat, creature: Creature): void {
  const ability = DESIGNS[creature.card]!.abilities.play;
  if (ability !== null) addTrigger(s, { seat, card: creature.card, ability, creature: creature.id });
  settle(s);
  if ((creature.keywords & FAST) !== 0) s.fast.push({ seat, creature: creature.id });
}

/** What lasted for the turn is over, and the next player's begins. */
export function passTurn(s: MatchState): void {
  for (const player of s.players) endTurnOfPlayer(player);
  s.stale = true;
  const seat = s.active;
  const player = s.players[seat];
  if (player.extraTurns > 0) player.extraTurns -= 1;
  else s.active = otherSeat(seat);
  if (s.events !== null) emit(s, { e: "turnEnds", seat, next: s.active, extraTurns: player.extraTurns });
}

/** A Power card is discarded after its effect (ruling 127). */
export function discardPower(s: MatchState, row: PowerRow, card: CardNumber): void {
  row.discard.push(card);
  emit(s, { e: "powerDiscard", card: cardKey(card) });
}

function leavePlay(s: MatchState, id: CreatureId): { creature: Creature; seat: Seat } | null {
  for (const seat of SEATS) {
    const { board } = s.players[seat];
    for (let i = 0; i < board.length; i++) {
      if (board[i]!.id !== id) continue;
      const creature = board[i]!;
      board.splice(i, 1);
      s.stale = true;
      return { creature, seat: seat };
    }
  }
  return null;
}

/** It keeps its state and triggers nothing (ruling 81). */
export function takeControl(s: MatchState, seat: Seat, id: CreatureId): boolean {
  if (controllerOf(s, id) === seat) return false;
  const left = leavePlay(s, id);
  if (left === null) return false;
  s.players[seat].board.push(left.creature);
  emit(s, { e: "control", creature: id, card: cardKey(left.creature.card), to: seat });
  return true;
}

export function returnToHand(s: MatchState, seat: Seat, id: CreatureId): CardNumber | null {
  const left = leavePlay(s, id);
  if (left === null) return null;
  emit(s, { e: "returnToHand", seat, creature: id, card: cardKey(left.creature.card) });
  addToHand(s, seat, left.creature.card);
  return left.creature.card;
}

export function changeOctonite(s: MatchState, creature: Creature, change: number): void {
  creature.octonite += change;
  s.stale = true;
  emit(s, { e: "octonite", creature: creature.id, card: cardKey(creature.card), change, now: creature.octonite });
}

export function grow(s: MatchState, creature: Creature, amount: number): void {
  creature.growth += amount;
  s.stale = true;
  emit(s, { e: "grow", creature: creature.id, card: cardKey(creature.card), amount });
}

/** The card whose constant ability keeps this creature from being defeated, null if none does. */
export function protectorOf(s: MatchState, creature: Creature, controller: Seat): CardNumber | null {
  for (const side of SEATS) {
    for (const other of s.players[side].board) {
      const protects = DESIGNS[other.card]!.constants?.protects;
      if (protects && matchesAny(protects, creature, side === controller, other.id)) return other.card;
    }
  }
  return null;
}

/**
 * Defeats creatures at once: all fates are read from the board before anything moves, then all
 * move, then the Defeated effects trigger (rulings 65, 72, 95, 114).
 * `combat` holds the two fighters, if it was combat that defeated them.
 */
export function defeat(
  s: MatchState,
  ids: readonly CreatureId[],
  combat: readonly [CreatureId, CreatureId] | null,
): void {
  settle(s);
  const falling: CreatureId[] = [];
  for (const id of ids) {
    const creature = findCreature(s, id);
    const seat = controllerOf(s, id);
    if (creature === undefined || seat === null) continue;
    const protector = protectorOf(s, creature, seat);
    if (protector !== null)
      emit(s, { e: "protected", seat, creature: id, card: cardKey(creature.card), by: cardKey(protector) });
    else if ((creature.keywords & TOUGH) !== 0 && !creature.exhausted) {
      creature.exhausted = true;
      emit(s, { e: "exhaust", seat, creature: id, card: cardKey(creature.card) });
    } else falling.push(id);
  }
  const fallen = falling.map((id) => leavePlay(s, id)!);
  for (const { creature, seat } of fallen) {
    s.players[seat].discard.push(creature.card);
    emit(s, { e: "defeat", seat, creature: creature.id, card: cardKey(creature.card), inCombat: combat !== null });
  }
  for (const { creature, seat } of fallen) {
    const { card, id, octonite } = creature;
    const ability = DESIGNS[card]!.abilities.defeated;
    if (ability === null) continue;
    const foe = combat === null ? null : combat[0] === id ? combat[1] : combat[0];
    addTrigger(s, { seat, card, ability, creature: id, foe, octonite });
  }
}
