/** What the table draws: the view that the server sends, and whose eyes see it. Nothing of it is written down twice. */
import type { CombatPreview, GameEvent, TableView } from "@mindbug/shared/protocol";

export type Seat = TableView["active"];
export type Viewer = Seat | "spectator" | "open";
export type PlayerModel = TableView["players"][number];
export type CreatureModel = PlayerModel["board"][number];
export type PromptModel = NonNullable<TableView["prompt"]>;
export type PromptKind = PromptModel["kind"];
export type AnswerModel = NonNullable<PromptModel["answers"]>[number];
export type ReasonModel = PromptModel["refusals"][number]["reason"];
type Wish = PromptModel["refusals"][number]["wish"];
/** Any wish, read by whichever of these names it has. */
export type WishModel = { readonly [Name in FieldNames<Wish>]?: Field<Wish, Name> };

export interface MatchView extends TableView {
  readonly viewer: Viewer;
}

export interface TableModel extends MatchView {
  /** What the players call themselves, where the page around the table knows. */
  readonly names?: readonly [string, string];
  /** Creatures that fight for somebody else than whoever played them. */
  readonly stolen?: ReadonlySet<number>;
}

export type { CombatPreview, GameEvent };
type FieldNames<Union> = Union extends unknown ? keyof Union : never;
type Field<Union, Name extends PropertyKey> = Union extends unknown
  ? Name extends keyof Union
    ? Exclude<Union[Name], undefined>
    : never
  : never;

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** The seat drawn at the bottom: one's own, or seat 0 for those who only watch. */
export const nearSeat = (table: { readonly viewer: Viewer }): Seat => (table.viewer === 1 ? 1 : 0);

/** It is this player's turn: nobody's before the first, and nobody's after the end. */
export const isActive = ({ turn, active, outcome }: TableView, seat: Seat): boolean =>
  turn > 0 && outcome === null && active === seat;

/** Whether the far hand needs a place in which it can be read. Open hands keep theirs while they are empty. */
export function showsFarHand(table: MatchView): boolean {
  const { hand } = table.players[otherSeat(nearSeat(table))];
  return table.viewer === "open" || (hand !== null && hand.length > 0);
}

/** Whoever sees both hands sees the answers too, but only the player at that seat decides. */
export function asDecidedBy(table: TableModel): TableModel {
  const { prompt, viewer } = table;
  return prompt === null || prompt.answers === null || prompt.seat === viewer
    ? table
    : { ...table, prompt: { ...prompt, answers: null, refusals: [] } };
}
