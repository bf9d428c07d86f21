/** What the table draws, by structure: the same field names as the view that the server sends. */
import type { EffectName, Keyword, SetKey, Trigger } from "@mindbug/shared/cards";

export type Seat = 0 | 1;
export type Viewer = Seat | "spectator" | "open";

export interface PowerSourceModel {
  readonly from: "printed" | "thisTurn" | "constant";
  readonly card: string;
  readonly amount: number;
}

export interface CreatureModel {
  readonly id: number;
  readonly card: string;
  readonly power: number;
  readonly powerSources: readonly PowerSourceModel[];
  readonly keywords: readonly Keyword[];
  readonly exhausted: boolean;
  readonly octonite: number;
}

export interface PlayerModel {
  readonly life: number;
  readonly mindbugs: number;
  readonly mindbugsAtStart: number;
  readonly energy: number;
  readonly handCount: number;
  readonly hand: readonly string[] | null;
  readonly deckCount: number;
  readonly discard: readonly string[];
  readonly board: readonly CreatureModel[];
}

export interface PileCardModel {
  readonly seat: Seat;
  readonly index: number;
}

export type AnswerModel =
  | { readonly do: "pass" | "accept" | "mindbug" }
  | { readonly do: "play"; readonly hand: number }
  | { readonly do: "attack" | "action" | "block" | "hunt"; readonly creature: number }
  | { readonly do: "chooseCreatures"; readonly creatures: readonly number[] }
  | { readonly do: "chooseHand"; readonly hand: readonly number[] }
  | { readonly do: "choosePile"; readonly cards: readonly PileCardModel[] }
  | { readonly do: "resolve"; readonly trigger: number }
  | { readonly do: "distribute"; readonly onto: readonly number[] }
  | { readonly do: "reroll"; readonly dice: readonly number[] }
  | { readonly do: "resolveDie"; readonly die: number }
  | { readonly do: "buy"; readonly slot: number };

export type PromptKind =
  | "turn" | "mindbug" | "block" | "hunt" | "attackAgain" | "fast" | "choose" | "may" | "order" | "distribute" | "reroll" | "dieOrder" | "buy";

export interface WishModel {
  readonly play?: number;
  readonly attack?: number;
  readonly action?: number;
  readonly block?: number;
  readonly hunt?: number;
  readonly buy?: number;
}

export type ReasonName =
  | "matchOver" | "otherPlayerDecides" | "otherQuestion" | "notThere" | "notYours" | "cameIntoPlayThisTurn" | "alreadyAttacked" | "attackForbidden"
  | "noAction" | "noOctonite" | "actionWouldDoNothing" | "onlySneakyBlocks" | "blockForbidden" | "noBlocksThisTurn" | "huntForbidden" | "notEnoughEnergy" | "notAChoice";

export interface ReasonModel {
  readonly why: ReasonName;
  readonly card?: string;
  readonly by?: string;
  readonly attacker?: string;
  readonly power?: number;
  readonly cost?: number;
  readonly energy?: number;
}

export interface PromptModel {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: PromptKind;
  readonly verb: EffectName | null;
  readonly card: string | null;
  readonly creature: number;
  readonly dice: readonly number[];
  readonly answers: readonly AnswerModel[] | null;
  readonly refusals: readonly { readonly wish: WishModel; readonly reason: ReasonModel }[];
}

export interface WaitingModel {
  readonly seat: Seat;
  readonly card: string;
  readonly creature: number;
  readonly trigger: Trigger;
}

export type EndReason = "life" | "noAction" | "effect" | "conceded" | "turnLimit" | "stalled" | "timeout" | "abandoned";

export interface TableModel {
  readonly viewer: Viewer;
  /** What the players call themselves, where the page around the table knows. */
  readonly names?: readonly [string, string];
  readonly sets: readonly SetKey[];
  readonly turn: number;
  readonly active: Seat;
  readonly players: readonly [PlayerModel, PlayerModel];
  readonly revealed: readonly [readonly string[], readonly string[]];
  readonly power: { readonly faceUp: readonly string[]; readonly deckCount: number; readonly discard: readonly string[] } | null;
  readonly playing: { readonly seat: Seat; readonly card: string } | null;
  readonly attack: { readonly seat: Seat; readonly creature: number; readonly dice: readonly number[] } | null;
  readonly waiting: readonly WaitingModel[];
  readonly prompt: PromptModel | null;
  readonly outcome: { readonly winner: Seat | null; readonly reason: EndReason } | null;
}

/** An event as the animation reads it: its name, and whichever of these fields it has. */
export interface EventModel {
  readonly e: string;
  readonly seat?: Seat;
  readonly from?: Seat | "deck" | "unused";
  readonly to?: Seat;
  readonly turn?: number;
  readonly card?: string | null;
  readonly cards?: readonly string[];
  readonly creature?: number;
  readonly attacker?: number;
  readonly blocker?: number;
  readonly attackerPower?: number;
  readonly blockerPower?: number;
  readonly poison?: readonly number[];
  readonly dice?: readonly number[];
  readonly rerolled?: readonly number[];
  readonly face?: number;
  readonly change?: number;
  readonly life?: number;
  readonly energy?: number;
  readonly now?: number;
  readonly octonite?: number;
  readonly amount?: number;
  readonly count?: number;
  readonly cost?: number;
  readonly slot?: number;
  readonly keyword?: string;
  readonly trigger?: string;
  readonly by?: string;
  readonly random?: boolean;
  readonly inCombat?: boolean;
  readonly cause?: string;
  readonly winner?: Seat | null;
  readonly reason?: EndReason;
}

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** The seat drawn at the bottom: one's own, or seat 0 for those who only watch. */
export const nearSeat = (table: TableModel): Seat => (table.viewer === 1 ? 1 : 0);

/** Whoever sees both hands sees the answers too, but only the player at that seat decides. */
export function asDecidedBy(table: TableModel): TableModel {
  const { prompt, viewer } = table;
  return prompt === null || prompt.answers === null || prompt.seat === viewer ? table : { ...table, prompt: { ...prompt, answers: null, refusals: [] } };
}
