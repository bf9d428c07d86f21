/** What people see of a match. Fields follow from their description in engine/fields.ts. */
import type { EffectName, Trigger } from "../cards/index.ts";
import type { Pool } from "../cards/pool.ts";
import type {
  Answer,
  FastChance,
  Frame,
  Outcome,
  PromptCause,
  PromptKind,
  Seat,
  ToldRefusal,
  WaitingTrigger,
} from "../engine/index.ts";
import type { CREATURE_FIELDS, MATCH_FIELDS, PLAYER_FIELDS, POWER_ROW_FIELDS, ViewOf } from "../engine/fields.ts";

/** A seat; a spectator, who sees neither hand; or "open", who sees both (replays, open-handed spectators). */
export type Viewer = Seat | "spectator" | "open";

export const maySeeHand = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === "open";

export interface PowerSourceView {
  readonly from: "printed" | "thisTurn" | "constant";
  readonly card: string;
  readonly amount: number;
}

export interface CreatureView extends ViewOf<typeof CREATURE_FIELDS> {
  readonly powerSources: readonly PowerSourceView[];
}

/** `hand` is null for those who may not see it. */
export interface PlayerView extends ViewOf<typeof PLAYER_FIELDS> {
  readonly board: readonly CreatureView[];
}

export type PowerRowView = ViewOf<typeof POWER_ROW_FIELDS>;

export interface PromptView {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: PromptKind;
  readonly cause: PromptCause<string>;
  readonly verb: EffectName | null;
  /** The card that asks, null if the rules themselves do. */
  readonly card: string | null;
  /** The creature it is about. */
  readonly creature: number | null;
  readonly dice: readonly number[];
  /** Every legal answer, in the order of their numbers; null for everybody but the player who decides. */
  readonly answers: readonly Answer[] | null;
  /** What that player might try and cannot, each with the reason. */
  readonly refusals: readonly ToldRefusal[];
}

export interface WaitingView {
  readonly seat: Seat;
  readonly card: string;
  readonly creature: number;
  readonly trigger: Trigger;
}

export interface AttackView {
  readonly seat: Seat;
  readonly creature: number;
  readonly dice: readonly number[];
}

export interface MatchView extends ViewOf<typeof MATCH_FIELDS> {
  readonly viewer: Viewer;
  readonly players: readonly [PlayerView, PlayerView];
  readonly revealed: readonly [readonly string[], readonly string[]];
  readonly power: PowerRowView | null;
  /** The card shown to the opponent, waiting for their Mindbug decision. */
  readonly playing: { readonly seat: Seat; readonly card: string } | null;
  /** The attack under way. */
  readonly attack: AttackView | null;
  readonly waiting: readonly WaitingView[];
  readonly prompt: PromptView | null;
  readonly outcome: Outcome | null;
}

/** The public inner workings that a search needs to go on from here; people need none of it. */
export interface Machinery {
  readonly pool: Pool | null;
  readonly stack: readonly Frame[];
  readonly waiting: readonly WaitingTrigger[];
  readonly fast: readonly FastChance[];
  readonly nextCreature: number;
  readonly prompts: number;
  readonly effectsSinceChoice: number;
  readonly choicesThisTurn: number;
  readonly forced: "auto" | "ask";
}

export interface SearchView extends MatchView {
  readonly machinery: Machinery;
}
