/**
 * The state of a room on the wire. Cards are named by key, seats are 0 and 1, and whatever is hidden is a number of
 * cards. Everybody decodes the same tree; what only one seat may know is under a view, in instances that last as long
 * as the room: to everybody else it does not exist, and that it changed is invisible. Where nothing is, a text is empty
 * and an id is 0. What `CREATURE`, `PLAYER`, `POWER_ROW` and `MATCH` hold is described in engine/fields.ts.
 */
import { schema, type SchemaType } from "@colyseus/schema";
import { CARDS, CREATURE, FLAG, MATCH, NUMBER, PLAYER, POWER_ROW, TEXT, WORDS } from "./described.ts";
import type { RoomOptions } from "./messages.ts";
import { REASON } from "./refusals.ts";

/** A server's time in milliseconds. */
const TIME = { type: "float64", default: 0 } as const;
const NOBODY = { type: "number", default: -1 } as const;

/** Of several words there may be several, separated by spaces. */
const OptionsState = schema(
  {
    sets: WORDS.type,
    /** How often each creature is in a pool of one's own; empty for all cards of the sets. */
    pool: { map: "number" } as const,
    clock: TEXT,
    bank: NUMBER,
    bestOf: NUMBER,
    spectators: TEXT,
    bots: WORDS.type,
    hints: FLAG,
    locked: FLAG,
  } satisfies Record<keyof RoomOptions, object>,
  "OptionsState",
);
export type OptionsState = SchemaType<typeof OptionsState>;

/** What a creature's power owes to the constant ability of a card. */
export const PowerBonusState = schema({ creature: NUMBER, card: TEXT, amount: NUMBER }, "PowerBonusState");

export const CreatureState = schema(
  {
    ...CREATURE.types,
    /** Who controls it, and its place there: the order counts, there may be gaps. */
    seat: NUMBER,
    place: NUMBER,
    printedPower: NUMBER,
  },
  "CreatureState",
);
export type CreatureState = SchemaType<typeof CreatureState>;

/** What the asked player might try and cannot, and why. Which of the last fields there are depends on `why`. */
export const RefusalState = schema(
  {
    /** As in an answer: what is done, and to what. */
    wish: "string",
    target: "number",
    why: "string",
    ...REASON,
  },
  "RefusalState",
);
export type RefusalState = SchemaType<typeof RefusalState>;

/** What a player may do now; empty while another decides. */
const ChoiceState = schema(
  {
    /** Each under its number, see answers.ts. */
    answers: { map: "string" },
    refusals: { map: RefusalState },
  },
  "ChoiceState",
);
export type ChoiceState = SchemaType<typeof ChoiceState>;

export const PlayerState = schema(
  {
    name: TEXT,
    taken: FLAG,
    /** The bot's level, empty for a person. */
    bot: TEXT,
    connected: FLAG,
    /** Since when the player has been away, 0 while present. */
    awaySince: TIME,
    ready: FLAG,
    rematch: FLAG,
    score: NUMBER,
    /** Milliseconds of the bank that are left. */
    bank: NUMBER,
    /** Whether the last decision of this player can be taken back: "nothing", "possible" or "denied". */
    takeback: TEXT,
    ...PLAYER.types,
    /** The cards that decided who begins. */
    revealed: CARDS.type,
    choice: { type: ChoiceState, view: true },
  },
  "PlayerState",
);
export type PlayerState = SchemaType<typeof PlayerState>;

const PowerRowState = schema(POWER_ROW.types, "PowerRowState");

/** A card that is shown before it comes into play. */
const PlayingState = schema({ seat: NUMBER, card: TEXT }, "PlayingState");

const AttackState = schema({ seat: NUMBER, creature: NUMBER, dice: { array: "number" } }, "AttackState");

/** A triggered ability that waits for its turn. */
export const WaitingState = schema({ seat: NUMBER, card: TEXT, creature: NUMBER, trigger: TEXT }, "WaitingState");

/** Why something is asked; which of the other fields say more depends on `why` (PromptCause in engine/state.ts). */
const CauseState = schema({ why: TEXT, taken: TEXT, trigger: TEXT, about: TEXT, picked: NUMBER }, "CauseState");
export type CauseState = SchemaType<typeof CauseState>;

const PromptState = schema(
  {
    id: NUMBER,
    seat: NUMBER,
    kind: TEXT,
    cause: CauseState,
    verb: TEXT,
    /** The card that asks, and the creature it is about. */
    card: TEXT,
    creature: NUMBER,
    dice: { array: "number" },
  },
  "PromptState",
);

/** `winner` is -1 for a draw, `reason` empty while the match goes on. */
const OutcomeState = schema({ winner: NOBODY, reason: TEXT }, "OutcomeState");

export const TableState = schema(
  {
    code: TEXT,
    options: OptionsState,
    phase: { type: "string", default: "lobby" },
    spectators: NUMBER,
    /** When the pending decision runs out, 0 while no clock runs. */
    deadline: TIME,
    /** Who asks to take back, -1 if nobody does. */
    takeback: NOBODY,
    /** The code of the evening that this table belongs to; empty for a table of its own. */
    evening: TEXT,
    /** Empty until the first match of the room has begun. */
    matchId: TEXT,
    /** How many decisions the match has seen. */
    step: NUMBER,
    ...MATCH.types,
    /** By seat. */
    players: { map: PlayerState },
    /** By id. */
    creatures: { map: CreatureState },
    powerBonuses: { array: PowerBonusState },
    /** Missing in sets without Power cards. */
    power: PowerRowState,
    hasPower: FLAG,
    playing: PlayingState,
    attack: AttackState,
    waiting: { array: WaitingState },
    prompt: PromptState,
    outcome: OutcomeState,
  },
  "TableState",
);
export type TableState = SchemaType<typeof TableState>;
