/** Events as sentences, with names of cards that can be pointed at. */
import { cardByKey, KEYWORDS, TRIGGERS } from "@mindbug/shared/cards";
import type { EventsMessage } from "@mindbug/shared/protocol";
import { keywordName, triggerName } from "@mindbug/shared/text";
import { h, theirs } from "../app/dom.ts";
import { language, nameOf, say, type TextKey } from "../i18n/index.ts";
import type { Seat, TableModel } from "../table/model/model.ts";

type GameEvent = EventsMessage["events"][number];
type Part = string | Node;
type Parts = Readonly<Record<string, Part>>;

export interface LogContext {
  /** Names as shown, "You" for one's own seat. */
  readonly names: readonly [string, string];
  readonly mine: Seat | null;
  /** The card behind each creature seen so far in this match. */
  readonly creatures: Map<number, string>;
}

export function learnCreatures(context: LogContext, table: Pick<TableModel, "players">): void {
  for (const player of table.players) for (const { id, card } of player.board) context.creatures.set(id, card);
}

export const cardWord = (key: string): HTMLElement =>
  h("span", { class: "card-word", attrs: { tabindex: "-1" }, data: { card: key } }, nameOf(key));

function list(keys: readonly string[]): Node {
  const line = h("span");
  keys.forEach((key, index) =>
    line.append(...(index === 0 ? [] : [index === keys.length - 1 ? ` ${say("logAnd")} ` : ", "]), cardWord(key)),
  );
  return line;
}

const counted = (n: number): string => say("logCount", { n });
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** Faces as the engine numbers them: three of power, two of energy, the paw. */
function dieWord(face: number): string {
  if (face < 3) return say("diePower", { n: face + 1 });
  return face === 5 ? say("diePaw") : say("dieEnergy", { n: face - 2 });
}

const triggerWord = (name: string): string => {
  const trigger = TRIGGERS.find((each) => each === name);
  return trigger === undefined ? name : triggerName(trigger, language());
};
const keywordWord = (name: string): string => {
  const keyword = KEYWORDS.find((each) => each === name);
  return keyword === undefined ? name : keywordName(keyword, language());
};

export function sentence(key: TextKey, parts: Parts): Node[] {
  const blanks = Object.fromEntries(Object.keys(parts).map((name) => [name, `\u0000${name}\u0000`]));
  return say(key, blanks)
    .split("\u0000")
    .map((piece, index) => {
      if (index % 2 === 0) return document.createTextNode(piece);
      const part = parts[piece] ?? "";
      return typeof part === "string" ? document.createTextNode(part) : part;
    });
}

/** Null for what the log need not say. */
export function logLine(event: GameEvent, context: LogContext): Node[] | null {
  const who = (seat: Seat): Parts => ({
    who: theirs(context.names[seat], `seat-${seat}`),
    have: say(context.mine === seat ? "haveYou" : "have"),
  });
  const other = (seat: Seat): Parts => ({ other: theirs(context.names[seat], `seat-${seat}`) });
  const card = (key: string): Parts => ({ card: cardWord(key) });
  const creature = (id: number): Part => {
    const key = context.creatures.get(id);
    return key === undefined ? "?" : cardWord(key);
  };
  switch (event.e) {
    case "startCards":
      return startLine(event.cards, context);
    case "firstPlayer":
      return sentence("logFirstPlayer", who(event.seat));
    case "turn":
      return sentence("logTurn", { ...who(event.seat), n: String(event.turn) });
    case "draw":
      return event.cards === undefined
        ? sentence("logDraw", { ...who(event.seat), n: counted(event.count) })
        : sentence("logDrawCards", { ...who(event.seat), cards: list(event.cards) });
    case "play":
      return sentence("logPlay", { ...who(event.seat), ...card(event.card) });
    case "mindbug":
      return sentence("logMindbug", { ...who(event.seat), ...card(event.card) });
    case "mindbugDeclined":
      return sentence("logMindbugDeclined", { ...who(event.seat), ...card(event.card) });
    case "enter":
      context.creatures.set(event.creature, event.card);
      return null;
    case "trigger":
      return event.trigger === "power"
        ? sentence("logTriggerPower", card(event.card))
        : sentence("logTrigger", { ...card(event.card), trigger: triggerWord(event.trigger) });
    case "silenced":
      return sentence("logSilenced", {
        ...card(event.card),
        trigger: triggerWord(event.trigger),
        by: cardWord(event.by),
      });
    case "attack":
      return sentence("logAttack", { ...who(event.seat), ...card(event.card) });
    case "roll":
      return sentence("logRoll", { ...who(event.seat), dice: event.dice.map(dieWord).join(", ") });
    case "dieResolved":
      return sentence("logDieResolved", { face: dieWord(event.face) });
    case "hunt":
      return sentence("logHunt", card(event.card));
    case "block":
      return sentence("logBlock", { ...who(event.seat), ...card(event.card) });
    case "unblocked":
      return sentence("logUnblocked", {});
    case "combat":
      return sentence(event.poison.length > 0 ? "logCombatPoison" : "logCombat", {
        card: creature(event.attacker),
        card2: creature(event.blocker),
        n: String(event.attackerPower),
        n2: String(event.blockerPower),
      });
    case "exhaust":
      return sentence("logExhaust", card(event.card));
    case "protected":
      return sentence("logProtected", { ...card(event.card), by: cardWord(event.by) });
    case "defeat":
      return sentence("logDefeat", card(event.card));
    case "life":
      return lifeLine(event, who(event.seat));
    case "discard":
      return sentence("logDiscard", { ...who(event.seat), cards: list(event.cards) });
    case "steal":
      return sentence(event.from === context.mine ? "logStealYou" : "logSteal", {
        ...who(event.to),
        ...other(event.from),
        cards: event.cards === undefined ? counted(event.count) : list(event.cards),
      });
    case "give":
      return sentence(event.to === context.mine ? "logGiveYou" : "logGive", {
        ...who(event.from),
        ...other(event.to),
        ...card(event.card),
      });
    case "control":
      return sentence("logControl", { ...who(event.to), ...card(event.card) });
    case "returnToHand":
      return sentence("logReturnToHand", card(event.card));
    case "pileToHand":
      return sentence("logPileToHand", { ...who(event.seat), cards: list(event.cards) });
    case "pileToPlay":
      return sentence("logPileToPlay", { ...who(event.seat), ...card(event.card) });
    case "handToPlay":
      return sentence("logHandToPlay", { ...who(event.seat), ...card(event.card) });
    case "reveal":
      return sentence("logReveal", { ...who(event.seat), ...card(event.card) });
    case "octonite":
      return sentence("logOctonite", { ...card(event.card), change: signed(event.change), n: String(event.now) });
    case "grow":
      return sentence("logGrow", { ...card(event.card), change: signed(event.amount) });
    case "keywordThisTurn":
      return sentence("logKeyword", { ...card(event.card), keyword: keywordWord(event.keyword) });
    case "alliesKeywordThisTurn":
      return sentence("logAlliesKeyword", { ...who(event.seat), keyword: keywordWord(event.keyword) });
    case "alliesExtraDie":
      return sentence("logAlliesExtraDie", who(event.seat));
    case "cannotBlockThisTurn":
      return sentence("logCannotBlock", who(event.seat));
    case "refreshMindbug":
      return sentence("logRefreshMindbug", who(event.seat));
    case "extraTurn":
      return sentence("logExtraTurn", who(event.seat));
    case "energy":
      return sentence("logEnergy", { ...who(event.seat), change: signed(event.change), n: String(event.energy) });
    case "buy":
      return sentence(event.cost === 0 ? "logBuyFree" : "logBuy", {
        ...who(event.seat),
        ...card(event.card),
        n: String(event.cost),
      });
    case "powerRow":
      return event.card === null ? null : sentence("logPowerRow", card(event.card));
    case "nothingHappens":
      return sentence("logNothing", card(event.card));
    case "end":
      return event.winner === null ? sentence("logDraws", {}) : sentence("logWins", who(event.winner));
    default:
      return null;
  }
}

const powerOf = (key: string): number => {
  const card = cardByKey(key);
  return card?.kind === "creature" ? card.power : 0;
};

/** Who begins, and why: the higher of two cards that stay out of the match; a tie is shown again. */
function startLine(cards: readonly [string, string], { names, mine }: LogContext): Node[] {
  const first: Seat = mine ?? 0;
  const second: Seat = first === 0 ? 1 : 0;
  const [high, low] = [...cards].map(powerOf).sort((a, b) => b - a);
  return sentence(high === low ? "logStartTie" : "logStartCards", {
    who: theirs(names[first], `seat-${first}`),
    have: say(mine === first ? "haveYou" : "have"),
    card: cardWord(cards[first]),
    other: theirs(names[second], `seat-${second}`),
    card2: cardWord(cards[second]),
    n: String(high),
    n2: String(low),
  });
}

function lifeLine(event: Extract<GameEvent, { e: "life" }>, who: Parts): Node[] {
  const parts: Parts = { ...who, n: String(Math.abs(event.change)), life: String(event.life) };
  switch (event.cause) {
    case "lost":
      return sentence("logLifeLost", parts);
    case "gained":
      return sentence("logLifeGained", parts);
    case "set":
      return sentence("logLifeSet", parts);
    case "stolen":
      return sentence("logLifeStolen", { ...parts, n: signed(event.change) });
  }
}
