/**
 * Events as sentences. A sentence is data: pieces of text, cards that can be pointed at, people; the log draws it, the
 * live region reads it out.
 */
import { cardByKey, KEYWORDS, TRIGGERS } from "@mindbug/shared/cards";
import type { GameEvent } from "@mindbug/shared/protocol";
import { keywordName, reasonText, triggerName } from "@mindbug/shared/text";
import { language, nameOf, say, type TextKey, withName } from "../i18n/index.ts";
import { endsItself, sentencePieces } from "../i18n/sentence.ts";
import { cardOfCreature, type Doing, fellByPoison, foeOf, NOTHING_DONE } from "./doing.ts";

export type { GameEvent };
export type EventName = GameEvent["e"];
export type Seat = Extract<GameEvent, { e: "turn" }>["seat"];

/** `name`: as it is said after the words before it, where that is not the card's own name. */
export type Piece = string | { readonly card: string; readonly name?: string } | { readonly seat: Seat };
export type Line = readonly Piece[];

/** What a line needs of the view before its event: which card a creature is. */
export interface BoardsSeen {
  readonly players: readonly { readonly board: readonly { readonly id: number; readonly card: string }[] }[];
  /** The effects that wait, where somebody chose which of them came first. */
  readonly waiting?: readonly unknown[];
  /** Whose doing it is; nobody's without it. */
  readonly doing?: Doing;
}

type EventOf<E extends EventName> = Extract<GameEvent, { e: E }>;
/** `mine` is the reader's own seat, if they have one. */
type Teller<E extends EventName> = (event: EventOf<E>, before: BoardsSeen, mine: Seat | null) => Line;
type Fill = Piece | Line;

/**
 * Pieces in the order of the language; whole lines that were filled in are laid flat. The sentence agrees with the
 * first card in it.
 */
function sentence(key: TextKey, fill: Readonly<Record<string, Fill>> = {}): Line {
  const cards = Object.entries(fill).flatMap(([name, piece]): (readonly [string, string])[] =>
    typeof piece === "object" && "card" in piece ? [[name, piece.card]] : [],
  );
  return sentencePieces<Fill>(key, fill, Object.fromEntries(cards)).flatMap((piece) => piece);
}

const seatOf = (seat: Seat): Piece => ({ seat });
const cardOf = (card: string): Piece => ({ card });
const have = (seat: Seat, mine: Seat | null): string => say(mine === seat ? "haveYou" : "have");
const counted = (n: number): string => say("logCount", { n });
/** What says that something is a card's own after its name: "Pesky Peas'". */
const owned = (card: string) => ({ own: say(nameOf(card).endsWith("s") ? "logOwnS" : "logOwn") });

/** The ability that did it, at the end of a sentence about somebody else; nothing where no ability did. */
function through({ doing = NOTHING_DONE }: BoardsSeen): Line {
  if (doing.ability === null || doing.ability.card === "") return [];
  const { card } = doing.ability;
  return sentence(doing.byDie ? "logThroughDie" : "logThrough", { by: cardOf(card), ...owned(card) });
}

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
  const card = cardOfCreature(before, id);
  return card === null ? "?" : cardOf(card);
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

function lifeLine(event: EventOf<"life">, before: BoardsSeen, mine: Seat | null): Line {
  const { seat, change, life, cause } = event;
  const striker = before.doing?.striker ?? null;
  const by: Line = striker === null ? through(before) : sentence("logThroughBlow", { by: cardOf(striker) });
  const key =
    cause === "set"
      ? "logLifeSet"
      : change < 0
        ? "logLifeLost"
        : cause === "stolen"
          ? "logLifeStolen"
          : "logLifeGained";
  return sentence(key, {
    who: seatOf(seat),
    have: have(seat, mine),
    n: String(Math.abs(change)),
    life: String(life),
    through: by,
  });
}

/** One sentence with the player and the card of the event, and with what brought it about. */
const told =
  (key: TextKey) =>
  (event: { readonly seat: Seat; readonly card?: string }, before: BoardsSeen, mine: Seat | null): Line =>
    sentence(key, {
      who: seatOf(event.seat),
      have: have(event.seat, mine),
      through: through(before),
      ...(event.card === undefined ? {} : { card: cardOf(event.card) }),
    });

interface Fates {
  readonly plain: TextKey;
  readonly byFoe: TextKey;
  readonly byPoison: TextKey;
  readonly byAbility: TextKey;
}

/** What befalls a creature, and who brought it about: an ability, or whom it fought. */
const befalls =
  ({ plain, byFoe, byPoison, byAbility }: Fates) =>
  (event: { readonly creature: number; readonly card: string }, { doing = NOTHING_DONE }: BoardsSeen): Line => {
    const foe = foeOf(doing, event.creature);
    const by = doing.ability?.card ?? foe?.card ?? "";
    const key =
      doing.ability !== null
        ? byAbility
        : foe === null
          ? plain
          : fellByPoison(doing, event.creature)
            ? byPoison
            : byFoe;
    return sentence(by === "" ? plain : key, {
      card: cardOf(event.card),
      by: cardOf(by),
      keyword: keywordWord("POISONOUS"),
      ...owned(by),
    });
  };

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
  draw: ({ seat, count, cards }, before, mine) =>
    sentence("logDraw", {
      who: seatOf(seat),
      have: have(seat, mine),
      cards: cards === undefined ? counted(count) : listed(cards),
      through: through(before),
    }),
  play: told("logPlay"),
  mindbug: told("logMindbug"),
  mindbugDeclined: told("logMindbugDeclined"),
  // What was played has been told; what comes in by an effect is told with that effect.
  enter: null,
  // What an ability does names it; here is told only whose turn it was among several.
  trigger: ({ card, waited }, { waiting = [] }) =>
    waited === null || waiting.length < 2 ? [] : sentence("logTriggerFirst", { card: cardOf(card), ...owned(card) }),
  silenced: ({ card, trigger, by }) =>
    sentence("logSilenced", { card: cardOf(card), trigger: triggerWord(trigger), by: cardOf(by) }),
  attack: told("logAttack"),
  roll: ({ seat, dice }, _, mine) =>
    sentence("logRoll", { who: seatOf(seat), have: have(seat, mine), dice: dice.map(dieWord).join(", ") }),
  dieResolved: ({ creature, face }, before) =>
    sentence("logDieResolved", { card: creatureCard(before, creature), face: dieWord(face) }),
  hunt: ({ attacker, card }, before) => sentence("logHunt", { by: creatureCard(before, attacker), card: cardOf(card) }),
  block: ({ seat, attacker, card }, before, mine) =>
    sentence("logBlock", {
      who: seatOf(seat),
      have: have(seat, mine),
      by: creatureCard(before, attacker),
      card: cardOf(card),
    }),
  unblocked: ({ attacker, barred }, before) =>
    barred.length === 0
      ? sentence("logUnblocked", { card: creatureCard(before, attacker) })
      : [[...new Set(barred.map((reason) => reasonText(reason, language())))].join(" ")],
  combat: ({ attacker, blocker, attackerPower, blockerPower }, before) =>
    sentence("logCombat", {
      card: creatureCard(before, attacker),
      card2: creatureCard(before, blocker),
      n: String(attackerPower),
      n2: String(blockerPower),
    }),
  exhaust: befalls({
    plain: "logExhaust",
    byFoe: "logExhaustFight",
    byPoison: "logExhaustFight",
    byAbility: "logExhaustBy",
  }),
  protected: ({ card, by }) => sentence("logProtected", { card: cardOf(card), by: cardOf(by) }),
  defeat: befalls({
    plain: "logDefeat",
    byFoe: "logDefeatFight",
    byPoison: "logDefeatPoison",
    byAbility: "logDefeatBy",
  }),
  life: lifeLine,
  discard: ({ seat, cards }, before, mine) =>
    sentence("logDiscard", {
      who: seatOf(seat),
      have: have(seat, mine),
      be: say(mine === seat ? "beYou" : "be"),
      cards: listed(cards),
      through: through(before),
    }),
  steal: ({ from, to, count, cards }, before, mine) =>
    sentence(from === mine ? "logStealYou" : "logSteal", {
      who: seatOf(to),
      have: have(to, mine),
      other: seatOf(from),
      cards: cards === undefined ? counted(count) : listed(cards),
      through: through(before),
    }),
  give: ({ from, to, card }, before, mine) =>
    sentence(to === mine ? "logGiveYou" : "logGive", {
      who: seatOf(from),
      have: have(from, mine),
      other: seatOf(to),
      card: cardOf(card),
      through: through(before),
    }),
  control: ({ to, card }, before, mine) =>
    sentence("logControl", { who: seatOf(to), have: have(to, mine), card: cardOf(card), through: through(before) }),
  returnToHand: befalls({
    plain: "logReturnToHand",
    byFoe: "logReturnToHand",
    byPoison: "logReturnToHand",
    byAbility: "logReturnToHandBy",
  }),
  pileToHand: ({ seat, cards }, before, mine) =>
    sentence("logPileToHand", {
      who: seatOf(seat),
      have: have(seat, mine),
      cards: listed(cards),
      through: through(before),
    }),
  pileToPlay: told("logPileToPlay"),
  handToPlay: told("logHandToPlay"),
  reveal: told("logReveal"),
  octonite: ({ card, change, now }, before) =>
    sentence(change < 0 ? "logOctoniteLess" : "logOctoniteMore", {
      card: cardOf(card),
      n: String(Math.abs(change)),
      now: String(now),
      through: through(before),
    }),
  grow: ({ card, amount }, before) =>
    sentence(amount < 0 ? "logGrowLess" : "logGrowMore", {
      card: cardOf(card),
      n: String(Math.abs(amount)),
      through: through(before),
    }),
  keywordThisTurn: ({ card, keyword }, before) =>
    sentence("logKeyword", { card: cardOf(card), keyword: keywordWord(keyword), through: through(before) }),
  alliesKeywordThisTurn: ({ seat, keyword }, before, mine) =>
    sentence("logAlliesKeyword", {
      who: seatOf(seat),
      have: have(seat, mine),
      keyword: keywordWord(keyword),
      through: through(before),
    }),
  alliesExtraDie: told("logAlliesExtraDie"),
  cannotBlockThisTurn: told("logCannotBlock"),
  refreshMindbug: told("logRefreshMindbug"),
  extraTurn: told("logExtraTurn"),
  energy: ({ seat, change, energy }, before, mine) =>
    sentence(change < 0 ? "logEnergyLess" : "logEnergyMore", {
      who: seatOf(seat),
      have: have(seat, mine),
      n: String(Math.abs(change)),
      now: String(energy),
      through: through(before),
    }),
  buy: ({ seat, card, cost }, before, mine) =>
    sentence(cost === 0 ? "logBuyFree" : "logBuy", {
      who: seatOf(seat),
      have: have(seat, mine),
      card: cardOf(card),
      n: String(cost),
      through: through(before),
    }),
  // An empty slot speaks for itself.
  powerRow: ({ card }) => (card === null ? [] : sentence("logPowerRow", { card: cardOf(card) })),
  nothingHappens: ({ card }) => sentence("logNothing", { card: cardOf(card), ...owned(card) }),
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
  typeof piece === "string" ? piece : "card" in piece ? (piece.name ?? nameOf(piece.card)) : names[piece.seat];

/** Names as they are said after the words before them. */
function joinedUp(line: Line): Line {
  const joined = [...line];
  joined.forEach((piece, index) => {
    const before = joined[index - 1];
    if (typeof piece !== "object" || !("card" in piece) || typeof before !== "string") return;
    const [words, name] = withName(before, nameOf(piece.card));
    joined[index - 1] = words;
    joined[index] = { ...piece, name };
  });
  return joined;
}

/** As it is said, and without the full stop that would follow a name with one of its own. */
export function tidied(said: Line, names: readonly [string, string]): Line {
  const line = joinedUp(said);
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
