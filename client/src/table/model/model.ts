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
  /** The seats that whoever looks on answers for; left out, they answer for their own. */
  readonly decides?: readonly Seat[];
  /** The seat drawn at the bottom for those who have none. */
  readonly near?: Seat;
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
/** The seat drawn at the bottom: one's own, or seat 0 for those who have none, unless they want it otherwise. */
export const nearSeat = ({ viewer, near = 0 }: Pick<MatchView, "viewer" | "near">): Seat =>
  viewer === 0 || viewer === 1 ? viewer : near;

const answersFor = ({ viewer, decides }: MatchView, seat: Seat): boolean =>
  decides === undefined ? viewer === seat : decides.includes(seat);

/** Whether anybody at this table answers questions. */
export const answersAny = (table: MatchView): boolean =>
  table.decides === undefined ? table.viewer !== "open" : table.decides.length > 0;

/** It is this player's turn: nobody's before the first, and nobody's after the end. */
export const isActive = ({ turn, active, outcome }: TableView, seat: Seat): boolean =>
  turn > 0 && outcome === null && active === seat;

/** Whether the far hand needs a place in which it can be read. Open hands keep theirs while they are empty. */
export function showsFarHand(table: MatchView): boolean {
  const { hand } = table.players[otherSeat(nearSeat(table))];
  return table.viewer === "open" || (hand !== null && hand.length > 0);
}

/** Whoever sees both hands sees the answers too, but only who answers for that seat decides. */
export function asDecidedBy(table: TableModel): TableModel {
  const { prompt } = table;
  return prompt === null || prompt.answers === null || answersFor(table, prompt.seat)
    ? table
    : { ...table, prompt: { ...prompt, answers: null, refusals: [] } };
}
