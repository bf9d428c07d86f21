/**
 * Events as sentences. A sentence is data: pieces of text, cards that can be pointed at, people; the log draws it, the
 * live region reads it out.
 */
import { cardByKey, KEYWORDS, TRIGGERS } from "@mindbug/shared/cards";
import type { GameEvent } from "@mindbug/shared/protocol";
import { keywordName, reasonText, triggerName } from "@mindbug/shared/text";
import { language, nameOf, say, type TextKey } from "../i18n/index.ts";
import { endsItself, sentencePieces } from "../i18n/sentence.ts";

export type { GameEvent };
export type EventName = GameEvent["e"];
export type Seat = Extract<GameEvent, { e: "turn" }>["seat"];

export type Piece = string | { readonly card: string } | { readonly seat: Seat };
export type Line = readonly Piece[];

/** What a line needs of the view before its event: which card a creature is. */
export interface BoardsSeen {
  readonly players: readonly { readonly board: readonly { readonly id: number; readonly card: string }[] }[];
  /** The effects that wait, where somebody chose which of them came first. */
  readonly waiting?: readonly unknown[];
}

type EventOf<E extends EventName> = Extract<GameEvent, { e: E }>;
/** `mine` is the reader's own seat, if they have one. */
type Teller<E extends EventName> = (event: EventOf<E>, before: BoardsSeen, mine: Seat | null) => Line;
type Fill = Piece | Line;

/** Pieces in the order of the language; whole lines that were filled in are laid flat. */
const sentence = (key: TextKey, fill: Readonly<Record<string, Fill>> = {}): Line =>
  sentencePieces<Fill>(key, fill).flatMap((piece) => piece);

const seatOf = (seat: Seat): Piece => ({ seat });
const cardOf = (card: string): Piece => ({ card });
const have = (seat: Seat, mine: Seat | null): string => say(mine === seat ? "haveYou" : "have");
const counted = (n: number): string => say("logCount", { n });
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

const listed = (keys: readonly string[]): Line =>
  keys.flatMap((key, index): Line => {
    const between = index === 0 ? [] : [index === keys.length - 1 ? ` ${say("logAnd")} ` : ", "];
    return [...between, cardOf(key)];
  });

/** Faces as the engine numbers them: three of power, two of energy, the paw. */
function dieWord(face: number): string {
  if (face < 3) return say("diePower", { n: face + 1 });
  return face === 5 ? say("diePaw") : say("dieEnergy", { n: face - 2 });
}

function triggerWord(name: string): string {
  const trigger = TRIGGERS.find((each) => each === name);
  return trigger === undefined ? name : triggerName(trigger, language());
}

function keywordWord(name: string): string {
  const keyword = KEYWORDS.find((each) => each === name);
  return keyword === undefined ? name : keywordName(keyword, language());
}

function creatureCard(before: BoardsSeen, id: number): Piece {
  for (const { board } of before.players)
    for (const creature of board) if (creature.id === id) return cardOf(creature.card);
  return "?";
}

const printedPower = (key: string): number => {
  const card = cardByKey(key);
  return card?.kind === "creature" ? card.power : 0;
};

/** Who begins, and why: the higher of two cards that stay out of the match; a tie is shown again. */
function startLine({ cards }: EventOf<"startCards">, mine: Seat | null): Line {
  const first: Seat = mine ?? 0;
  const second: Seat = first === 0 ? 1 : 0;
  const [high, low] = cards.map(printedPower).sort((a, b) => b - a);
  return sentence(high === low ? "logStartTie" : "logStartCards", {
    who: seatOf(first),
    have: have(first, mine),
    card: cardOf(cards[first]),
    other: seatOf(second),
    card2: cardOf(cards[second]),
    n: String(high),
    n2: String(low),
  });
}

const LIFE_LINES: Readonly<Record<EventOf<"life">["cause"], TextKey>> = {
  lost: "logLifeLost",
  gained: "logLifeGained",
  set: "logLifeSet",
  stolen: "logLifeStolen",
};

/** One sentence with the player and the card of the event. */
const told =
  (key: TextKey) =>
  (event: { readonly seat: Seat; readonly card?: string }, _: BoardsSeen, mine: Seat | null): Line =>
    sentence(key, {
      who: seatOf(event.seat),
      have: have(event.seat, mine),
      ...(event.card === undefined ? {} : { card: cardOf(event.card) }),
    });

/** The same for events that belong to a card and to nobody. */
const toldOfCard =
  (key: TextKey) =>
  (event: { readonly card: string }): Line =>
    sentence(key, { card: cardOf(event.card) });

/** Every event; null for those that only keep books, because another line says what they say. */
const TELLERS: { readonly [E in EventName]: Teller<E> | null } = {
  // What is on the table, what is asked and what follows from the board is seen, not told.
  setup: null,
  asked: null,
  answered: null,
  values: null,
  turnEnds: null,
  triggerWaits: null,
  attackEnds: null,
  powerDiscard: null,
  startCards: (event, _, mine) => startLine(event, mine),
  firstPlayer: told("logFirstPlayer"),
  turn: (event, _, mine) =>
    sentence("logTurn", { who: seatOf(event.seat), have: have(event.seat, mine), n: String(event.turn) }),
  draw: ({ seat, count, cards }, _, mine) =>
    cards === undefined
      ? sentence("logDraw", { who: seatOf(seat), have: have(seat, mine), n: counted(count) })
      : sentence("logDrawCards", { who: seatOf(seat), have: have(seat, mine), cards: listed(cards) }),
  play: told("logPlay"),
  mindbug: told("logMindbug"),
  mindbugDeclined: told("logMindbugDeclined"),
  // What was played has been told; what comes in by an effect is told with that effect.
  enter: null,
  trigger: ({ card, trigger }) =>
    trigger === "power"
      ? sentence("logTriggerPower", { card: cardOf(card) })
      : sentence("logTrigger", { card: cardOf(card), trigger: triggerWord(trigger) }),
  silenced: ({ card, trigger, by }) =>
    sentence("logSilenced", { card: cardOf(card), trigger: triggerWord(trigger), by: cardOf(by) }),
  attack: told("logAttack"),
  roll: ({ seat, dice }, _, mine) =>
    sentence("logRoll", { who: seatOf(seat), have: have(seat, mine), dice: dice.map(dieWord).join(", ") }),
  dieResolved: ({ face }) => sentence("logDieResolved", { face: dieWord(face) }),
  hunt: toldOfCard("logHunt"),
  block: told("logBlock"),
  unblocked: ({ barred }) =>
    barred.length === 0
      ? sentence("logUnblocked")
      : [[...new Set(barred.map((reason) => reasonText(reason, language())))].join(" ")],
  combat: ({ attacker, blocker, attackerPower, blockerPower, poison }, before) =>
    sentence(poison.length > 0 ? "logCombatPoison" : "logCombat", {
      card: creatureCard(before, attacker),
      card2: creatureCard(before, blocker),
      n: String(attackerPower),
      n2: String(blockerPower),
    }),
  exhaust: toldOfCard("logExhaust"),
  protected: ({ card, by }) => sentence("logProtected", { card: cardOf(card), by: cardOf(by) }),
  defeat: toldOfCard("logDefeat"),
  life: ({ seat, change, life, cause }, _, mine) =>
    sentence(LIFE_LINES[cause], {
      who: seatOf(seat),
      have: have(seat, mine),
      n: cause === "stolen" ? signed(change) : String(Math.abs(change)),
      life: String(life),
    }),
  discard: ({ seat, cards }, _, mine) =>
    sentence("logDiscard", { who: seatOf(seat), have: have(seat, mine), cards: listed(cards) }),
  steal: ({ from, to, count, cards }, _, mine) =>
    sentence(from === mine ? "logStealYou" : "logSteal", {
      who: seatOf(to),
      have: have(to, mine),
      other: seatOf(from),
      cards: cards === undefined ? counted(count) : listed(cards),
    }),
  give: ({ from, to, card }, _, mine) =>
    sentence(to === mine ? "logGiveYou" : "logGive", {
      who: seatOf(from),
      have: have(from, mine),
      other: seatOf(to),
      card: cardOf(card),
    }),
  control: ({ to, card }, _, mine) =>
    sentence("logControl", { who: seatOf(to), have: have(to, mine), card: cardOf(card) }),
  returnToHand: toldOfCard("logReturnToHand"),
  pileToHand: ({ seat, cards }, _, mine) =>
    sentence("logPileToHand", { who: seatOf(seat), have: have(seat, mine), cards: listed(cards) }),
  pileToPlay: told("logPileToPlay"),
  handToPlay: told("logHandToPlay"),
  reveal: told("logReveal"),
  octonite: ({ card, change, now }) =>
    sentence("logOctonite", { card: cardOf(card), change: signed(change), n: String(now) }),
  grow: ({ card, amount }) => sentence("logGrow", { card: cardOf(card), change: signed(amount) }),
  keywordThisTurn: ({ card, keyword }) => sentence("logKeyword", { card: cardOf(card), keyword: keywordWord(keyword) }),
  alliesKeywordThisTurn: ({ seat, keyword }, _, mine) =>
    sentence("logAlliesKeyword", { who: seatOf(seat), have: have(seat, mine), keyword: keywordWord(keyword) }),
  alliesExtraDie: told("logAlliesExtraDie"),
  cannotBlockThisTurn: told("logCannotBlock"),
  refreshMindbug: told("logRefreshMindbug"),
  extraTurn: told("logExtraTurn"),
  energy: ({ seat, change, energy }, _, mine) =>
    sentence("logEnergy", { who: seatOf(seat), have: have(seat, mine), change: signed(change), n: String(energy) }),
  buy: ({ seat, card, cost }, _, mine) =>
    sentence(cost === 0 ? "logBuyFree" : "logBuy", {
      who: seatOf(seat),
      have: have(seat, mine),
      card: cardOf(card),
      n: String(cost),
    }),
  // An empty slot speaks for itself.
  powerRow: ({ card }) => (card === null ? [] : sentence("logPowerRow", { card: cardOf(card) })),
  nothingHappens: toldOfCard("logNothing"),
  end: ({ winner }, _, mine) =>
    winner === null ? sentence("logDraws") : sentence("logWins", { who: seatOf(winner), have: have(winner, mine) }),
};

/** Null for what the log need not say. */
export function logLine(event: GameEvent, before: BoardsSeen, mine: Seat | null): Line | null {
  // An event's name and its teller belong together, which TypeScript cannot follow through the lookup.
  const tell = TELLERS[event.e] as ((event: GameEvent, before: BoardsSeen, mine: Seat | null) => Line) | null;
  const line = tell === null ? [] : tell(event, before, mine);
  return line.length === 0 ? null : line;
}

const pieceText = (piece: Piece, names: readonly [string, string]): string =>
  typeof piece === "string" ? piece : "card" in piece ? nameOf(piece.card) : names[piece.seat];

/** Without the full stop that would follow a name with one of its own. */
export function tidied(line: Line, names: readonly [string, string]): Line {
  return line.map((piece, index) => {
    const last = line[index - 1];
    const doubled =
      typeof piece === "string" && piece.startsWith(".") && last !== undefined && endsItself(pieceText(last, names));
    return doubled ? piece.slice(1) : piece;
  });
}

export const lineText = (line: Line, names: readonly [string, string]): string =>
  tidied(line, names)
    .map((piece) => pieceText(piece, names))
    .join("");
