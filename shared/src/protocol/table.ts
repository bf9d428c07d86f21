/** What a client draws from, read from the decoded schema: the view of a match. */
import type { Trigger } from "../cards/index.ts";
import type { EndReason, PromptCause, Seat } from "../engine/index.ts";
import type { CreatureView, MatchView, PlayerView, PowerSourceView, PromptView } from "../view/index.ts";
import { readAnswer } from "./answers.ts";
import { byNumber, CARDS, CREATURE, MATCH, PLAYER, POWER_ROW, WORDS } from "./described.ts";
import type { RoomOptions } from "./messages.ts";
import type { BotLevel } from "./options.ts";
import { readRefusal } from "./refusals.ts";
import type { CauseState, ChoiceState, CreatureState, OptionsState, PlayerState, TableState } from "./schema.ts";

export type TableView = Omit<MatchView, "viewer">;

export interface SeatView {
  readonly name: string;
  readonly taken: boolean;
  readonly bot: BotLevel | null;
  readonly connected: boolean;
  readonly awaySince: number;
  readonly ready: boolean;
  readonly rematch: boolean;
  readonly score: number;
  readonly bank: number;
  readonly takeback: Takeback;
}

/** "nothing": nothing was decided yet, or something hidden has been seen since; "denied": the opponent said no. */
export type Takeback = "nothing" | "possible" | "denied";

export interface RoomView {
  readonly code: string;
  readonly options: RoomOptions;
  /** "broken": the match was recorded under other rules and cannot be played on; a rematch can. */
  readonly phase: "lobby" | "playing" | "over" | "broken";
  readonly seats: readonly [SeatView, SeatView];
  readonly spectators: number;
  readonly deadline: number | null;
  readonly takeback: Seat | null;
  /** The code of the evening that this table belongs to. */
  readonly evening: string | null;
  readonly matchId: string;
  readonly step: number;
  /** null until the first match of the room has begun. */
  readonly table: TableView | null;
}

function readSeat(s: PlayerState): SeatView {
  const { name, taken, bot, connected, awaySince, ready, rematch, score, bank } = s;
  const takeback = (s.takeback || "nothing") as Takeback;
  const level = bot === "" ? null : (bot as BotLevel);
  return { name, taken, bot: level, connected, awaySince, ready, rematch, score, bank, takeback };
}

function readCreature(state: CreatureState, bonuses: TableState["powerBonuses"]): CreatureView {
  const { id, card, printedPower, growth } = state;
  const given = bonuses.filter(({ creature }) => creature === id);
  const powerSources: PowerSourceView[] = [
    { from: "printed", card, amount: printedPower },
    ...(growth === 0 ? [] : [{ from: "thisTurn", card, amount: growth } as const]),
    ...given.map((bonus) => ({ from: "constant", card: bonus.card, amount: bonus.amount }) as const),
  ];
  return { ...CREATURE.read(state), powerSources };
}

function readPlayer({ players, creatures, powerBonuses }: TableState, seat: Seat): PlayerView {
  const board = [...creatures.values()].filter((creature) => creature.seat === seat).sort((a, b) => a.place - b.place);
  return {
    ...PLAYER.read(players.get(String(seat))!),
    board: board.map((creature) => readCreature(creature, powerBonuses)),
  };
}

const orNull = <T extends string>(text: string): T | null => (text === "" ? null : (text as T));

function readCause({ why, taken, trigger, about, picked }: CauseState): PromptCause<string> {
  const cause = why as PromptCause["why"];
  switch (cause) {
    case "mindbugged":
      return { why: cause, taken };
    case "ability":
      return { why: cause, trigger: trigger as Trigger, about: orNull(about), picked };
    case "turn":
    case "buying":
    case "simultaneous":
    case "played":
    case "entered":
    case "attack":
    case "die":
      return { why: cause };
    default:
      return cause satisfies never;
  }
}

function readPrompt({ prompt, players }: TableState): PromptView | null {
  if (prompt.id === 0) return null;
  // What the server keeps from this client is not decoded at all.
  const choice: ChoiceState | undefined = players.get(String(prompt.seat))!.choice;
  return {
    id: prompt.id,
    seat: prompt.seat as Seat,
    kind: prompt.kind as PromptView["kind"],
    cause: readCause(prompt.cause),
    verb: orNull(prompt.verb),
    card: orNull(prompt.card),
    creature: prompt.creature === 0 ? null : prompt.creature,
    dice: [...prompt.dice],
    answers:
      choice === undefined ? null : [...choice.answers.entries()].sort(byNumber).map(([, text]) => readAnswer(text)),
    refusals:
      choice === undefined ? [] : [...choice.refusals.entries()].sort(byNumber).map(([, state]) => readRefusal(state)),
  };
}

function readMatch(state: TableState): TableView {
  const { power, playing, attack, outcome } = state;
  const revealed = (seat: Seat): readonly string[] => CARDS.read(state.players.get(String(seat))!.revealed);
  return {
    ...MATCH.read(state),
    players: [readPlayer(state, 0), readPlayer(state, 1)],
    revealed: [revealed(0), revealed(1)],
    power: state.hasPower ? POWER_ROW.read(power) : null,
    playing: playing.card === "" ? null : { seat: playing.seat as Seat, card: playing.card },
    attack:
      attack.creature === 0 ? null : { seat: attack.seat as Seat, creature: attack.creature, dice: [...attack.dice] },
    waiting: state.waiting.map(({ seat, card, creature, trigger }) => ({
      seat: seat as Seat,
      card,
      creature,
      trigger: trigger as Trigger,
    })),
    prompt: readPrompt(state),
    outcome:
      outcome.reason === ""
        ? null
        : {
            winner: outcome.winner < 0 ? null : (outcome.winner as Seat),
            reason: outcome.reason as EndReason,
          },
  };
}

function readOptions(state: OptionsState): RoomOptions {
  const { pool, clock, bank, bestOf, spectators, hints, locked } = state;
  const [sets, bots] = [WORDS.read(state.sets), WORDS.read(state.bots)];
  const copies = pool.size === 0 ? null : Object.fromEntries(pool.entries());
  return { sets, pool: copies, clock, bank, bestOf, spectators, bots, hints, locked } as RoomOptions;
}

/** A plain copy: nothing in it changes when the next patch arrives. */
export function readTable(state: TableState): RoomView {
  return {
    code: state.code,
    options: readOptions(state.options),
    phase: state.phase as RoomView["phase"],
    seats: [readSeat(state.players.get("0")!), readSeat(state.players.get("1")!)],
    spectators: state.spectators,
    deadline: state.deadline === 0 ? null : state.deadline,
    takeback: state.takeback < 0 ? null : (state.takeback as Seat),
    evening: state.evening === "" ? null : state.evening,
    matchId: state.matchId,
    step: state.step,
    table: state.matchId === "" ? null : readMatch(state),
  };
}

/** What everybody at the table sees alike. */
export function publicTable(table: TableView): TableView {
  const [first, second] = table.players;
  return {
    ...table,
    players: [
      { ...first, hand: null },
      { ...second, hand: null },
    ],
    prompt: table.prompt === null ? null : { ...table.prompt, answers: null, refusals: [] },
  };
}
