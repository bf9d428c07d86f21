/** From a view into the schema, touching only what changed. */
import type { PromptCause, Seat } from "../engine/index.ts";
import type { CreatureView, MatchView, PromptView } from "../view/index.ts";
import { answerText } from "./answers.ts";
import { CARDS, CREATURE, MATCH, PLAYER, POWER_ROW, WORDS } from "./described.ts";
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

const same = (now: object, wanted: object): boolean =>
  Object.entries(wanted).every(([name, value]) => (now as Readonly<Record<string, unknown>>)[name] === value);

/** The list to hold: a new one if anything in it changed. Short lists, and an instance never moves within them. */
function writeItems<T extends object>(list: T[], wanted: readonly object[], make: (fields: never) => T): T[] {
  return list.length === wanted.length && wanted.every((fields, at) => same(list[at]!, fields))
    ? list
    : wanted.map((fields) => make(fields as never));
}

const writeNumbers = (list: number[], wanted: readonly number[]): number[] =>
  list.length === wanted.length && wanted.every((number, at) => number === list[at]) ? list : [...wanted];

function writeCreature(into: CreatureState, seat: Seat, place: number, view: CreatureView): void {
  CREATURE.write(into, view);
  into.seat = seat;
  into.place = place;
  into.printedPower = view.powerSources[0]!.amount;
}

/** What is printed on the card, and what it has grown in this turn, stands with the creature itself. */
const bonusesOf = ({ id, powerSources }: CreatureView): object[] =>
  powerSources.filter(({ from }) => from === "constant").map(({ card, amount }) => ({ creature: id, card, amount }));

function writeCreatures(into: TableState, view: MatchView): void {
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
      writeCreature(written, seat, last, creature);
      if (known === undefined) into.creatures.set(key, written);
    }
  });
  if (present.size === 0 && into.creatures.size > 0) into.creatures.clear();
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

function writePrompt(into: TableState, prompt: PromptView | null): void {
  into.players.forEach(({ choice }, seat) => writeChoice(choice, prompt?.seat === Number(seat) ? prompt : null));
  into.prompt.id = prompt?.id ?? 0;
  if (prompt === null) return;
  into.prompt.seat = prompt.seat;
  into.prompt.kind = prompt.kind;
  writeCause(into.prompt.cause, prompt.cause);
  into.prompt.verb = prompt.verb ?? "";
  into.prompt.card = prompt.card ?? "";
  into.prompt.creature = prompt.creature ?? 0;
  into.prompt.dice = writeNumbers(into.prompt.dice, prompt.dice);
}

/** Once: a room keeps its options. */
export function writeOptions({ options: into }: TableState, options: RoomOptions): void {
  const { sets, pool, bots, ...plain } = options;
  Object.assign(into, plain, { sets: WORDS.write(sets, ""), bots: WORDS.write(bots, "") });
  for (const [card, copies] of Object.entries(pool ?? {})) into.pool.set(card, copies);
}

/** `view` is the open one, which sees both hands: what is not everybody's goes to fields that are under a view. */
export function writeMatch(into: TableState, view: MatchView): void {
  MATCH.write(into, view);
  view.players.forEach((player, seat) => {
    const written = into.players.get(String(seat))!;
    PLAYER.write(written, player);
    written.revealed = CARDS.write(view.revealed[seat]!, written.revealed);
  });
  writeCreatures(into, view);
  const bonuses = view.players.flatMap(({ board }) => board.flatMap(bonusesOf));
  into.powerBonuses = writeItems(into.powerBonuses, bonuses, (bonus) => new PowerBonusState(bonus));
  into.hasPower = view.power !== null;
  if (view.power !== null) POWER_ROW.write(into.power, view.power);
  into.playing.seat = view.playing?.seat ?? 0;
  into.playing.card = view.playing?.card ?? "";
  into.attack.seat = view.attack?.seat ?? 0;
  into.attack.creature = view.attack?.creature ?? 0;
  into.attack.dice = writeNumbers(into.attack.dice, view.attack?.dice ?? []);
  into.waiting = writeItems(into.waiting, view.waiting, (waiting) => new WaitingState(waiting));
  writePrompt(into, view.prompt);
  into.outcome.winner = view.outcome?.winner ?? -1;
  into.outcome.reason = view.outcome?.reason ?? "";
}
