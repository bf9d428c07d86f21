/**
 * What happened, in order, for animation and log, and complete: `applyEvent` in view/ makes of a view and an event the
 * view after it. An event is made in the same place as its change. Cards are named by key, `at` are their positions
 * where they were taken from. Exactly the optional fields are private: view/events.ts says whose they are.
 */
import type { EffectName, Keyword, SetKey, Trigger } from "../cards/index.ts";
import type { Answer } from "./answers.ts";
import type { Reason, Wish } from "./legality.ts";
import type { Seat } from "./seats.ts";
import { type CreatureValues, valuesOfBoards } from "./board.ts";
import type { EndReason, MatchState, PromptCause, PromptKind } from "./state.ts";

export type GameEvent =
  /** What lies on the table before anybody draws. */
  | {
      readonly e: "setup";
      readonly rules: number;
      readonly sets: readonly SetKey[];
      readonly decks: readonly [number, number];
      readonly unused: number;
      readonly power: { readonly faceUp: readonly string[]; readonly deck: number } | null;
    }
  | {
      readonly e: "asked";
      readonly id: number;
      readonly seat: Seat;
      readonly kind: PromptKind;
      readonly cause: PromptCause<string>;
      readonly verb: EffectName | null;
      readonly card: string | null;
      readonly creature: number | null;
      readonly dice: readonly number[];
      readonly answers?: readonly Answer[];
      readonly refusals?: readonly ToldRefusal[];
    }
  | { readonly e: "answered"; readonly seat: Seat }
  /** What the board makes of these creatures now, where that changed: their power and keywords. */
  | { readonly e: "values"; readonly creatures: readonly CreatureValues[] }
  /** What lasted for the turn is over; `extraTurns` are left to the player whose turn it was. */
  | { readonly e: "turnEnds"; readonly seat: Seat; readonly next: Seat; readonly extraTurns: number }
  /** An ability is triggered and waits at the end of those that do. */
  | {
      readonly e: "triggerWaits";
      readonly seat: Seat;
      readonly card: string;
      readonly creature: number;
      readonly trigger: Trigger;
    }
  /** `goesOn` is the attack within which this one was made. */
  | {
      readonly e: "attackEnds";
      readonly goesOn: { readonly seat: Seat; readonly creature: number; readonly dice: readonly number[] } | null;
    }
  /** A Power card whose effect is done. */
  | { readonly e: "powerDiscard"; readonly card: string }
  | { readonly e: "startCards"; readonly cards: readonly [string, string] }
  | { readonly e: "firstPlayer"; readonly seat: Seat }
  | { readonly e: "turn"; readonly seat: Seat; readonly turn: number }
  | {
      readonly e: "draw";
      readonly seat: Seat;
      readonly count: number;
      readonly from: "deck" | "unused";
      readonly cards?: readonly string[];
    }
  | { readonly e: "play"; readonly seat: Seat; readonly card: string; readonly at?: readonly number[] }
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
      /** Its place among those that waited, null if it did not have to. */
      readonly waited: number | null;
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
  | {
      readonly e: "unblocked";
      readonly seat: Seat;
      readonly attacker: number;
      /** Why nobody was asked, for each creature there was; empty where there was none, or somebody chose not to. */
      readonly barred: readonly Reason[];
    }
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
  | {
      readonly e: "discard";
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly at?: readonly number[];
    }
  | {
      readonly e: "steal";
      readonly from: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards?: readonly string[];
      readonly at?: readonly number[];
    }
  | {
      readonly e: "give";
      readonly from: Seat;
      readonly to: Seat;
      readonly card: string;
      readonly random: boolean;
      readonly at?: readonly number[];
    }
  | { readonly e: "control"; readonly creature: number; readonly card: string; readonly to: Seat }
  | { readonly e: "returnToHand"; readonly seat: Seat; readonly creature: number; readonly card: string }
  | {
      readonly e: "pileToHand";
      readonly seat: Seat;
      readonly from: Seat;
      readonly cards: readonly string[];
      readonly at: readonly number[];
    }
  | {
      readonly e: "pileToPlay";
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: string;
      readonly at: readonly number[];
    }
  | { readonly e: "handToPlay"; readonly seat: Seat; readonly card: string; readonly at?: readonly number[] }
  | { readonly e: "reveal"; readonly seat: Seat; readonly card: string }
  | {
      readonly e: "octonite";
      readonly creature: number;
      readonly card: string;
      readonly change: number;
      readonly now: number;
    }
  | { readonly e: "grow"; readonly creature: number; readonly card: string; readonly amount: number }
  | { readonly e: "keywordThisTurn"; readonly creature: number; readonly card: string; readonly keyword: Keyword }
  | { readonly e: "alliesKeywordThisTurn"; readonly seat: Seat; readonly keyword: Keyword }
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
export type EventOf<Name extends EventName> = Extract<GameEvent, { e: Name }>;

/** What the asked player might try and cannot. */
export interface ToldRefusal {
  readonly wish: Wish;
  readonly reason: Reason;
}

/** Nobody listens outside `apply`, `createMatch` and `forfeit`: search and playouts pay nothing for events. */
export function emit(s: MatchState, event: GameEvent): void {
  if (s.events !== null) s.events.push(event);
}

/** The events of one change; nothing is left behind in the state. */
export function listen(s: MatchState, change: () => void): readonly GameEvent[] {
  const events: GameEvent[] = [];
  try {
    s.events = events;
    s.shown = valuesOfBoards(s);
    change();
  } finally {
    s.events = null;
    s.shown = null;
  }
  return events;
}
