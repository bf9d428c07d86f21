/** Changes to the play areas: what enters, leaves, changes sides, is marked or defeated, and what that triggers. */
import type { Keyword, Trigger } from "../../cards/index.ts";
import { controllerOf, findCreature, settle } from "../board.ts";
import { cardKey, DESIGNS } from "../catalogue.ts";
import { emit } from "../events.ts";
import { matchesAny } from "../filters.ts";
import { FAST, keywordMask, TOUGH } from "../keywords.ts";
import { opponentsOf, type Seat, SEATS } from "../seats.ts";
import { type CardNumber, type Creature, type CreatureId, type MatchState, newCreature } from "../state.ts";
import { addFast, addWaiting, pushFrame } from "./course.ts";
import { addToHand } from "./players.ts";

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
    addWaiting(s, { seat, card, ability, creature, foe, octonite });
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
  if (s.events !== null)
    emit(s, { e: "enter", seat, creature: creature.id, card: design.key, octonite: design.octonite });
  if (design.mayDistribute && design.octonite > 0) pushFrame(s, { f: "enter", seat, creature: creature.id });
  else completeEntry(s, seat, creature);
}

/** After the octonite: the Play effect triggers, and a FAST creature gets its chance once that is done. */
export function completeEntry(s: MatchState, seat: Seat, creature: Creature): void {
  const ability = DESIGNS[creature.card]!.abilities.play;
  if (ability !== null) addTrigger(s, { seat, card: creature.card, ability, creature: creature.id });
  settle(s);
  if ((creature.keywords & FAST) !== 0) addFast(s, { seat, creature: creature.id });
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
  if (s.events !== null) emit(s, { e: "control", creature: id, card: cardKey(left.creature.card), to: seat });
  return true;
}

export function returnToHand(s: MatchState, seat: Seat, id: CreatureId): CardNumber | null {
  const left = leavePlay(s, id);
  if (left === null) return null;
  if (s.events !== null) emit(s, { e: "returnToHand", seat, creature: id, card: cardKey(left.creature.card) });
  addToHand(s, seat, left.creature.card);
  return left.creature.card;
}

export function changeOctonite(s: MatchState, creature: Creature, change: number): void {
  creature.octonite += change;
  s.stale = true;
  if (s.events !== null)
    emit(s, { e: "octonite", creature: creature.id, card: cardKey(creature.card), change, now: creature.octonite });
}

export function grow(s: MatchState, creature: Creature, amount: number): void {
  creature.growth += amount;
  s.stale = true;
  if (s.events !== null) emit(s, { e: "grow", creature: creature.id, card: cardKey(creature.card), amount });
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
      if (s.events !== null) emit(s, { e: "exhaust", seat, creature: id, card: cardKey(creature.card) });
    } else falling.push(id);
  }
  const fallen = falling.map((id) => leavePlay(s, id)!);
  for (const { creature, seat } of fallen) {
    s.players[seat].discard.push(creature.card);
    if (s.events !== null)
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

export function gainKeyword(s: MatchState, creature: Creature, keyword: Keyword): void {
  creature.turnKeywords |= keywordMask([keyword]);
  s.stale = true;
  if (s.events !== null)
    emit(s, { e: "keywordThisTurn", creature: creature.id, card: cardKey(creature.card), keyword });
}

export function countAttack(s: MatchState, seat: Seat, creature: Creature): void {
  creature.attacks += 1;
  if (s.events !== null) emit(s, { e: "attack", seat, creature: creature.id, card: cardKey(creature.card) });
}
