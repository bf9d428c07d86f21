/** What a client draws from, read from the decoded schema: the view of a match. */
import type { Seat } from "../engine/index.ts";
import type { CreatureView, MatchView, PlayerView, PromptView } from "../view/index.ts";
import { unpackAnswers } from "./answers.ts";
import { unpackCard, unpackCards, unpackKeywords, unpackNumbers } from "./pack.ts";
import type { RoomOptions } from "./messages.ts";
import type { BotLevel } from "./options.ts";
import type { SeatState, SecretState, SideState, TableState } from "./schema.ts";

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
}

export interface RoomView {
  readonly code: string;
  readonly options: RoomOptions;
  /** "broken": the match was recorded under other rules and cannot be played on; a rematch can. */
  readonly phase: "lobby" | "playing" | "over" | "broken";
  readonly seats: readonly [SeatView, SeatView];
  readonly spectators: number;
  readonly deadline: number | null;
  readonly takeback: Seat | null;
  readonly matchId: string;
  readonly step: number;
  /** null until the first match of the room has begun. */
  readonly table: TableView | null;
}

const SOURCES = ["printed", "thisTurn", "constant"] as const;

function readSeat(s: SeatState): SeatView {
  const { name, taken, bot, connected, awaySince, ready, rematch, score, bank } = s;
  return { name, taken, bot: bot === "" ? null : (bot as BotLevel), connected, awaySince, ready, rematch, score, bank };
}

function readBoard(state: TableState, seat: Seat): CreatureView[] {
  const placed: { place: number; creature: CreatureView }[] = [];
  state.creatures.forEach((c, id) => {
    if (c.seat !== seat) return;
    const sources = unpackNumbers(c.powerSources);
    const powerSources: CreatureView["powerSources"][number][] = [];
    for (let i = 0; i < sources.length; i += 3)
      powerSources.push({ from: SOURCES[sources[i]!]!, card: unpackCard(sources[i + 1]!), amount: sources[i + 2]! });
    placed.push({
      place: c.place,
      creature: {
        id: Number(id),
        card: unpackCard(c.card),
        power: c.power,
        powerSources,
        keywords: unpackKeywords(c.keywords),
        exhausted: c.exhausted,
        octonite: c.octonite,
        growth: c.growth,
        turnKeywords: unpackKeywords(c.turnKeywords),
        enteredThisTurn: c.enteredThisTurn,
        attacks: c.attacks,
      },
    });
  });
  return placed.sort((a, b) => a.place - b.place).map(({ creature }) => creature);
}

function readSide(state: TableState, seat: Seat, side: SideState): PlayerView {
  // A hand that the server keeps from this client is not decoded at all.
  const hand: string | undefined = state.secrets.get(String(seat))?.hand;
  return {
    life: side.life,
    mindbugs: side.mindbugs,
    mindbugsAtStart: side.mindbugsAtStart,
    energy: side.energy,
    handCount: side.handCount,
    hand: hand === undefined ? null : unpackCards(hand),
    deckCount: side.deckCount,
    discard: unpackCards(side.discard),
    board: readBoard(state, seat),
    extraTurns: side.extraTurns,
    turnKeywords: unpackKeywords(side.turnKeywords),
    extraDice: side.extraDice,
    cannotBlock: side.cannotBlock,
  };
}

function readPrompt(state: TableState): PromptView | null {
  if (state.promptId === 0) return null;
  const secret: SecretState | undefined = state.secrets.get(String(state.promptSeat));
  const json = (text: string | undefined): unknown => (text === undefined || text === "" ? null : JSON.parse(text));
  return {
    id: state.promptId,
    seat: state.promptSeat as Seat,
    kind: state.promptKind as PromptView["kind"],
    cause: json(state.promptCause) as PromptView["cause"],
    verb: state.promptVerb === "" ? null : (state.promptVerb as NonNullable<PromptView["verb"]>),
    card: state.promptCard < 0 ? null : unpackCard(state.promptCard),
    creature: state.promptCreature === 0 ? null : state.promptCreature,
    dice: unpackNumbers(state.promptDice),
    answers: secret?.answers === undefined ? null : unpackAnswers(secret.answers),
    refusals: (json(secret?.refusals) ?? []) as PromptView["refusals"],
  };
}

function readMatch(state: TableState): TableView {
  const playing = unpackNumbers(state.playing);
  const [attackSeat, creature, ...dice] = unpackNumbers(state.attack);
  return {
    rules: state.rules,
    sets: state.sets.split(",") as TableView["sets"],
    turn: state.turn,
    active: state.active as Seat,
    players: [readSide(state, 0, state.side0), readSide(state, 1, state.side1)],
    unusedCount: state.unusedCount,
    revealed: [unpackCards(state.revealed0), unpackCards(state.revealed1)],
    power: state.hasPower
      ? {
          faceUp: unpackCards(state.powerFaceUp),
          deckCount: state.powerDeckCount,
          discard: unpackCards(state.powerDiscard),
        }
      : null,
    playing: playing.length === 0 ? null : { seat: playing[0] as Seat, card: unpackCard(playing[1]!) },
    attack: attackSeat === undefined ? null : { seat: attackSeat as Seat, creature: creature!, dice },
    waiting: state.waiting === "" ? [] : (JSON.parse(state.waiting) as TableView["waiting"]),
    prompt: readPrompt(state),
    outcome: state.outcome === "" ? null : (JSON.parse(state.outcome) as TableView["outcome"]),
  };
}

/** A plain copy: nothing in it changes when the next patch arrives. */
export function readTable(state: TableState): RoomView {
  return {
    code: state.code,
    options: JSON.parse(state.options) as RoomOptions,
    phase: state.phase as RoomView["phase"],
    seats: [readSeat(state.seat0), readSeat(state.seat1)],
    spectators: state.spectators,
    deadline: state.deadline === 0 ? null : state.deadline,
    takeback: state.takeback < 0 ? null : (state.takeback as Seat),
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
