/** Which event sounds how, where on the table, and how heavy. Every sound has a picture that says the same. */
import { cardByKey } from "@mindbug/shared/cards";
import type { GameEvent } from "@mindbug/shared/protocol";
import type { MatchView } from "../table/model/model.ts";

export type SoundName =
  | "click"
  | "yourTurn"
  | "play"
  | "land"
  | "deal"
  | "draw"
  | "opening"
  | "mindbug"
  | "attack"
  | "strike"
  | "combat"
  | "defeat"
  | "tough"
  | "shield"
  | "hurt"
  | "lastHeart"
  | "heal"
  | "steal"
  | "silence"
  | "grow"
  | "spark"
  | "dice"
  | "energy"
  | "octonite"
  | "buy"
  | "win"
  | "lose"
  | "clock"
  | "message";

export interface Sounding {
  readonly name: SoundName;
  /** -1 is the left edge of the table, 1 the right one. */
  readonly pan: number;
  /** 0 to 1. */
  readonly weight: number;
}

type EventName = GameEvent["e"];
type EventOf<Name extends EventName> = Extract<GameEvent, { readonly e: Name }>;
type Sound<Name extends EventName> = ((event: EventOf<Name>, before: Seen) => Sounding) | null;
type Seen = Pick<MatchView, "players" | "turn">;

const MOST_POWER = 10;
/** As they lie on a wide table: status at the left, piles and market at the right. */
const LEFT = -0.55;
const RIGHT = 0.6;
const BREADTH = 0.6;

const sound = (name: SoundName, pan = 0, weight = 0.5): Sounding => ({ name, pan, weight });
const weightOf = (power: number): number => Math.min(1, power / MOST_POWER);

function printedPower(key: string): number {
  const card = cardByKey(key);
  return card?.kind === "creature" ? card.power : 0;
}

/** Where a creature stands among its own. */
function panOf({ players }: Seen, creature: number | null): number {
  for (const { board } of players) {
    const at = board.findIndex(({ id }) => id === creature);
    if (at >= 0) return ((at + 0.5) / board.length - 0.5) * 2 * BREADTH;
  }
  return 0;
}
/** At the creature that it is about. */
const here =
  (name: SoundName) =>
  ({ creature }: { readonly creature: number | null }, before: Seen): Sounding =>
    sound(name, panOf(before, creature));
const at =
  (name: SoundName, pan = 0) =>
  (): Sounding =>
    sound(name, pan);

/** Null where the picture says enough, or another event of the same moment sounds. */
const EVENT_SOUNDS: { readonly [Name in EventName]: Sound<Name> } = {
  setup: at("opening"),
  startCards: at("draw"),
  draw: (_, { turn }) => (turn === 0 ? sound("deal", RIGHT) : sound("draw", RIGHT)),
  play: at("play"),
  handToPlay: at("play"),
  pileToPlay: at("play", RIGHT),
  pileToHand: at("draw", RIGHT),
  enter: ({ seat, card }, { players }) =>
    sound("land", players[seat].board.length > 0 ? BREADTH / 2 : 0, weightOf(printedPower(card))),
  mindbug: at("mindbug"),
  attack: here("attack"),
  unblocked: at("strike"),
  combat: ({ blocker, attackerPower, blockerPower }, before) =>
    sound("combat", panOf(before, blocker), weightOf(Math.max(attackerPower, blockerPower))),
  defeat: here("defeat"),
  exhaust: here("tough"),
  protected: here("shield"),
  steal: at("steal"),
  give: at("steal"),
  control: here("steal"),
  discard: at("draw", RIGHT),
  returnToHand: here("draw"),
  reveal: at("draw"),
  roll: at("dice"),
  dieResolved: null,
  energy: at("energy", LEFT),
  octonite: here("octonite"),
  buy: at("buy", RIGHT),
  life: ({ change, life }) => sound(change >= 0 ? "heal" : life <= 0 ? "lastHeart" : "hurt", LEFT),
  trigger: here("spark"),
  silenced: at("silence"),
  grow: here("grow"),
  keywordThisTurn: here("grow"),
  alliesKeywordThisTurn: at("grow"),
  alliesExtraDie: at("grow"),
  cannotBlockThisTurn: at("silence"),
  refreshMindbug: at("heal", LEFT),
  extraTurn: at("heal"),
  hunt: null,
  block: null,
  firstPlayer: null,
  turn: null,
  turnEnds: null,
  asked: null,
  answered: null,
  mindbugDeclined: null,
  values: null,
  triggerWaits: null,
  attackEnds: null,
  powerRow: null,
  powerDiscard: null,
  nothingHappens: null,
  end: null,
};

export function soundOf<Name extends EventName>(event: EventOf<Name>, before: Seen): Sounding | null {
  const sounds: Sound<Name> = EVENT_SOUNDS[event.e as Name];
  return sounds === null ? null : sounds(event, before);
}
