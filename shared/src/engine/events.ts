/**
 * What happened, in order, for animation and log. An event is made in the same place as its change.
 * Cards are named by key. Fields marked "private" are removed by the view for those who may not know.
 */
import type { Trigger } from "../cards/index.ts";
import type { Seat } from "./seats.ts";
import type { EndReason, MatchState } from "./state.ts";

export type GameEvent =
  | { readonly e: "startCards"; readonly cards: readonly [string, string] }
  | { readonly e: "firstPlayer"; readonly seat: Seat }
  | { readonly e: "turn"; readonly seat: Seat; readonly turn: number }
  /** `cards` is private to the seat. */
  | {
      readonly e: "draw";
      readonly seat: Seat;
      readonly count: number;
      readonly from: "deck" | "unused";
      readonly cards?: readonly string[];
    }
  | { readonly e: "play"; readonly seat: Seat; readonly card: string }
  | { readonly e: "mindbug"; readonly seat: Seat; readonly card: string }
  | { readonly e: "mindbugDeclined"; readonly seat: Seat; readonly card: string }
  | {
      readonly e: "enter";
      readonly seat: Seat;
      readonly creature: number;
      readonly card: string;
      readonly octonite: number;
    }
  | {
      readonly e: "trigger";
      readonly seat: Seat;
      readonly card: string;
      /** null for a Power card. */
      readonly creature: number | null;
      readonly trigger: Trigger | "power";
    }
  | {
      readonly e: "silenced";
      readonly seat: Seat;
      readonly card: string;
      readonly trigger: Trigger;
      readonly by: string;
    }
  | { readonly e: "attack"; readonly seat: Seat; readonly creature: number; readonly card: string }
  | {
      readonly e: "roll";
      readonly seat: Seat;
      readonly creature: number;
      readonly dice: readonly number[];
      readonly rerolled: readonly number[];
    }
  | { readonly e: "dieResolved"; readonly seat: Seat; readonly creature: number; readonly face: number }
  | {
      readonly e: "hunt";
      readonly seat: Seat;
      readonly attacker: number;
      readonly blocker: number;
      readonly card: string;
    }
  | {
      readonly e: "block";
      readonly seat: Seat;
      readonly attacker: number;
      readonly blocker: number;
      readonly card: string;
    }
  | { readonly e: "unblocked"; readonly seat: Seat; readonly attacker: number }
  | {
      readonly e: "combat";
      readonly attacker: number;
      readonly blocker: number;
      readonly attackerPower: number;
      readonly blockerPower: number;
      readonly poison: readonly number[];
    }
  | { readonly e: "exhaust"; readonly seat: Seat; readonly creature: number; readonly card: string }
  | {
      readonly e: "protected";
      readonly seat: Seat;
      readonly creature: number;
      readonly card: string;
      readonly by: string;
    }
  | {
      readonly e: "defeat";
      readonly seat: Seat;
      readonly creature: number;
      readonly card: string;
      readonly inCombat: boolean;
    }
  | {
      readonly e: "life";
      readonly seat: Seat;
      readonly change: number;
      readonly life: number;
      readonly cause: "lost" | "gained" | "set" | "stolen";
    }
  | { readonly e: "discard"; readonly seat: Seat; readonly cards: readonly string[] }
  /** `cards` is private to the two seats. */
  | {
      readonly e: "steal";
      readonly from: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  | { readonly e: "give"; readonly from: Seat; readonly to: Seat; readonly card: string; readonly random: boolean }
  | { readonly e: "control"; readonly creature: number; readonly card: string; readonly to: Seat }
  | { readonly e: "returnToHand"; readonly seat: Seat; readonly creature: number; readonly card: string }
  | { readonly e: "pileToHand"; readonly seat: Seat; readonly from: Seat; readonly cards: readonly string[] }
  | { readonly e: "pileToPlay"; readonly seat: Seat; readonly from: Seat; readonly card: string }
  | { readonly e: "handToPlay"; readonly seat: Seat; readonly card: string }
  | { readonly e: "reveal"; readonly seat: Seat; readonly card: string }
  | {
      readonly e: "octonite";
      readonly creature: number;
      readonly card: string;
      readonly change: number;
      readonly now: number;
    }
  | { readonly e: "grow"; readonly creature: number; readonly card: string; readonly amount: number }
  | { readonly e: "keywordThisTurn"; readonly creature: number; readonly card: string; readonly keyword: string }
  | { readonly e: "alliesKeywordThisTurn"; readonly seat: Seat; readonly keyword: string }
  | { readonly e: "alliesExtraDie"; readonly seat: Seat }
  | { readonly e: "cannotBlockThisTurn"; readonly seat: Seat }
  | { readonly e: "refreshMindbug"; readonly seat: Seat }
  | { readonly e: "extraTurn"; readonly seat: Seat }
  | { readonly e: "energy"; readonly seat: Seat; readonly change: number; readonly energy: number }
  /** `slot` is null for the unseen top card of the deck. */
  | {
      readonly e: "buy";
      readonly seat: Seat;
      readonly card: string;
      readonly cost: number;
      readonly slot: number | null;
    }
  | { readonly e: "powerRow"; readonly slot: number; readonly card: string | null }
  | { readonly e: "nothingHappens"; readonly seat: Seat; readonly card: string }
  | { readonly e: "end"; readonly winner: Seat | null; readonly reason: EndReason };

export type EventName = GameEvent["e"];

/** Nobody listens outside `apply`, `createMatch` and `forfeit`: search and playouts pay nothing for events. */
export function emit(s: MatchState, event: GameEvent): void {
  if (s.events !== null) s.events.push(event);
}

/** The events of one change; nothing is left behind in the state. */
export function listen(s: MatchState, change: () => void): readonly GameEvent[] {
  const events: GameEvent[] = [];
  s.events = events;
  try {
    change();
  } finally {
    s.events = null;
  }
  return events;
}
