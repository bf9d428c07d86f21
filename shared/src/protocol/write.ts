/** From a view into the schema, touching only what changed. */
import type { PromptCause, Seat } from "../engine/index.ts";
import type { CreatureView, MatchView, PromptView } from "../view/index.ts";
import { answerText } from "./answers.ts";
import { CARDS, CREATURE, MATCH, PLAYER, POWER_ROW, sameList, WORDS } from "./described.ts";
import type { RoomOptions } from "./messages.ts";
import { refusalFields } from "./refusals.ts";
import {
  type CauseState,
  type ChoiceState,
  CreatureState,
  PowerBonusState,
  RefusalState,
  type TableState,
  WaitingState,
} from "./schema.ts";

/** What the schema holds is a list of its own kind: a new one if anything in it changed. */
const sameItems = <T extends object>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length &&
  one.every((item, at) => {
    const names = Object.keys(item) as (keyof T)[];
    return names.every((name) => item[name] === other[at]![name]);
  });

type Before<T> = T | null | undefined;

function writeCreature(
  into: CreatureState,
  seat: Seat,
  place: number,
  view: CreatureView,
  before: Before<CreatureView>,
): void {
  CREATURE.write(into, view, before ?? null);
  into.seat = seat;
  into.place = place;
  into.printedPower = view.powerSources[0]!.amount;
}

interface Bonus {
  readonly creature: number;
  readonly card: string;
  readonly amount: number;
}

/** What is printed on the card, and what it has grown in this turn, stands with the creature itself. */
const bonusesOf = ({ id, powerSources }: CreatureView): Bonus[] =>
  powerSources.filter(({ from }) => from === "constant").map(({ card, amount }) => ({ creature: id, card, amount }));

const find = (view: Before<MatchView>, id: number): CreatureView | undefined => {
  for (const { board } of view?.players ?? []) for (const creature of board) if (creature.id === id) return creature;
  return undefined;
};

function writeCreatures(into: TableState, view: MatchView, before: Before<MatchView>): void {
  const present = new Set<string>();
  view.players.forEach((player, number) => {
    const seat = number as Seat;
    let last = -1;
    for (const creature of player.board) {
      const key = String(creature.id);
      present.add(key);
      const known = into.creatures.get(key);
      const written = known ?? new CreatureState();
      // Whoever stays where it is keeps its place when another leaves.
      const stays = known !== undefined && known.seat === seat && known.place > last;
      last = stays ? known.place : last + 1;
      writeCreature(written, seat, last, creature, known === undefined ? null : find(before, creature.id));
      if (known === undefined) into.creatures.set(key, written);
    }
  });
  if (present.size === 0 && into.creatures.size > 0) into.creatures.clear();
  if (present.size < into.creatures.size)
    for (const key of [...into.creatures.keys()]) if (!present.has(key)) into.creatures.delete(key);
}

function writeCause(into: CauseState, cause: PromptCause<string>): void {
  into.why = cause.why;
  into.taken = cause.why === "mindbugged" ? cause.taken : "";
  const ability = cause.why === "ability" ? cause : null;
  into.trigger = ability?.trigger ?? "";
  into.about = ability?.about ?? "";
  into.picked = ability?.picked ?? 0;
}

function writeChoice(into: ChoiceState, prompt: PromptView | null): void {
  const answers = prompt?.answers ?? [];
  if (answers.length === 0 && into.answers.size > 0) into.answers.clear();
  answers.forEach((answer, number) => into.answers.set(String(number), answerText(answer)));
  for (let more = answers.length; into.answers.has(String(more)); more++) into.answers.delete(String(more));
  if (into.refusals.size > 0) into.refusals.clear();
  prompt?.refusals.forEach((refusal, number) =>
    into.refusals.set(String(number), new RefusalState(refusalFields(refusal))),
  );
}

function writePrompt(into: TableState, prompt: PromptView | null, before: Before<PromptView>): void {
  into.players.forEach(({ choice }, seat) => writeChoice(choice, prompt?.seat === Number(seat) ? prompt : null));
  into.prompt.id = prompt?.id ?? 0;
  if (prompt === null) return;
  into.prompt.seat = prompt.seat;
  into.prompt.kind = prompt.kind;
  writeCause(into.prompt.cause, prompt.cause);
  into.prompt.verb = prompt.verb ?? "";
  into.prompt.card = prompt.card ?? "";
  into.prompt.creature = prompt.creature ?? 0;
  if (!before || !sameList(prompt.dice, before.dice)) into.prompt.dice = [...prompt.dice];
}

/** Once: a room keeps its options. */
export function writeOptions({ options: into }: TableState, options: RoomOptions): void {
  const { sets, pool, bots, ...plain } = options;
  Object.assign(into, plain, { sets: WORDS.write(sets, ""), bots: WORDS.write(bots, "") });
  for (const [card, copies] of Object.entries(pool ?? {})) into.pool.set(card, copies);
}

const allBonuses = (view: MatchView): Bonus[] => view.players.flatMap(({ board }) => board.flatMap(bonusesOf));

/**
 * `view` is the open one, which sees both hands: what is not everybody's goes to fields that are under a view. `before`
 * is what was written last, null if nothing was.
 */
export function writeMatch(into: TableState, view: MatchView, before: MatchView | null): void {
  MATCH.write(into, view, before);
  view.players.forEach((player, seat) => {
    const written = into.players.get(String(seat))!;
    PLAYER.write(written, player, before?.players[seat] ?? null);
    if (before === null || !sameList(view.revealed[seat]!, before.revealed[seat]!))
      written.revealed = CARDS.write(view.revealed[seat]!, written.revealed);
  });
  writeCreatures(into, view, before);
  const bonuses = allBonuses(view);
  if (before === null || !sameItems(bonuses, allBonuses(before)))
    into.powerBonuses = bonuses.map((bonus) => new PowerBonusState(bonus));
  into.hasPower = view.power !== null;
  if (view.power !== null) POWER_ROW.write(into.power, view.power, before?.power ?? null);
  into.playing.seat = view.playing?.seat ?? 0;
  into.playing.card = view.playing?.card ?? "";
  into.attack.seat = view.attack?.seat ?? 0;
  into.attack.creature = view.attack?.creature ?? 0;
  const dice = view.attack?.dice ?? [];
  if (before === null || !sameList(dice, before.attack?.dice ?? [])) into.attack.dice = [...dice];
  if (before === null || !sameItems(view.waiting, before.waiting))
    into.waiting = view.waiting.map((waiting) => new WaitingState(waiting));
  writePrompt(into, view.prompt, before?.prompt);
  into.outcome.winner = view.outcome?.winner ?? -1;
  into.outcome.reason = view.outcome?.reason ?? "";
}
