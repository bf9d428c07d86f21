/**
 * What one seat, or a spectator, may know. A view is built from nothing, field by field, never a
 * state with things taken out: what is not written here cannot leak. A hidden card is a count.
 */
import type { EffectName, Keyword, SetKey, Trigger } from "../cards/index.ts";
import {
  type Answer,
  cardKey,
  type Creature,
  DESIGNS,
  type FastChance,
  type Frame,
  keywordList,
  type MatchState,
  opponentsOf,
  type Outcome,
  type PlayerState,
  powerSources,
  type PromptKind,
  type Reason,
  type Seat,
  type WaitingTrigger,
  whyNot,
  type Wish,
} from "../engine/index.ts";

/** A seat; a spectator, who sees neither hand; or "open", who sees both (replays, open-handed spectators). */
export type Viewer = Seat | "spectator" | "open";

export interface PowerSourceView {
  readonly from: "printed" | "thisTurn" | "constant";
  readonly card: string;
  readonly amount: number;
}

export interface CreatureView {
  readonly id: number;
  readonly card: string;
  readonly power: number;
  readonly powerSources: readonly PowerSourceView[];
  readonly keywords: readonly Keyword[];
  readonly exhausted: boolean;
  readonly octonite: number;
  readonly growth: number;
  readonly turnKeywords: readonly Keyword[];
  readonly enteredTurn: number;
  readonly attacks: number;
  readonly attackTurn: number;
}

export interface PlayerView {
  readonly life: number;
  readonly mindbugs: number;
  readonly mindbugsAtStart: number;
  readonly energy: number;
  readonly handCount: number;
  /** null for those who may not see it. */
  readonly hand: readonly string[] | null;
  readonly deckCount: number;
  readonly discard: readonly string[];
  readonly board: readonly CreatureView[];
  readonly extraTurns: number;
  readonly turnKeywords: readonly Keyword[];
  readonly extraDice: number;
  readonly cannotBlock: boolean;
}

export interface PromptView {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: PromptKind;
  readonly verb: EffectName | null;
  /** The card that asks, null if the rules themselves do. */
  readonly card: string | null;
  /** The creature it is about. */
  readonly creature: number | null;
  readonly dice: readonly number[];
  /** Every legal answer, in the order of their numbers; null for everybody but the player who decides. */
  readonly answers: readonly Answer[] | null;
  /** What that player might try and cannot, each with the reason. */
  readonly refusals: readonly { readonly wish: Wish; readonly reason: Reason }[];
}

export interface WaitingView {
  readonly seat: Seat;
  readonly card: string;
  readonly creature: number;
  readonly trigger: Trigger;
}

/** The public inner workings that a search needs to go on from here; people need none of it. */
export interface Machinery {
  readonly stack: readonly Frame[];
  readonly waiting: readonly WaitingTrigger[];
  readonly fast: readonly FastChance[];
  readonly nextCreature: number;
  readonly prompts: number;
  readonly effectsSinceChoice: number;
  readonly forced: "auto" | "ask";
}

export interface MatchView {
  readonly viewer: Viewer;
  readonly rules: number;
  readonly sets: readonly SetKey[];
  readonly turn: number;
  readonly active: Seat;
  readonly players: readonly [PlayerView, PlayerView];
  readonly unusedCount: number;
  readonly revealed: readonly [readonly string[], readonly string[]];
  readonly power: {
    readonly faceUp: readonly string[];
    readonly deckCount: number;
    readonly discard: readonly string[];
  } | null;
  /** The card shown to the opponent, waiting for their Mindbug decision. */
  readonly playing: { readonly seat: Seat; readonly card: string } | null;
  /** The attack under way. */
  readonly attack: { readonly seat: Seat; readonly creature: number; readonly dice: readonly number[] } | null;
  readonly waiting: readonly WaitingView[];
  readonly prompt: PromptView | null;
  readonly outcome: Outcome | null;
  readonly machinery: Machinery;
}

const keys = (cards: readonly number[]): string[] => cards.map(cardKey);

function creatureView(s: MatchState, creature: Creature): CreatureView {
  return {
    id: creature.id,
    card: cardKey(creature.card),
    power: creature.power,
    powerSources: powerSources(s, creature).map((source) => ({
      from: source.from,
      card: cardKey(source.card),
      amount: source.amount,
    })),
    keywords: keywordList(creature.keywords),
    exhausted: creature.exhausted,
    octonite: creature.octonite,
    growth: creature.growth,
    turnKeywords: keywordList(creature.turnKeywords),
    enteredTurn: creature.enteredTurn,
    attacks: creature.attacks,
    attackTurn: creature.attackTurn,
  };
}

export const maySeeHand = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === "open";

function playerView(s: MatchState, player: PlayerState, seat: Seat, viewer: Viewer): PlayerView {
  return {
    life: player.life,
    mindbugs: player.mindbugs,
    mindbugsAtStart: player.mindbugsAtStart,
    energy: player.energy,
    handCount: player.hand.length,
    hand: maySeeHand(viewer, seat) ? keys(player.hand) : null,
    deckCount: player.deck.length,
    discard: keys(player.discard),
    board: player.board.map((creature) => creatureView(s, creature)),
    extraTurns: player.extraTurns,
    turnKeywords: keywordList(player.turnKeywords),
    extraDice: player.extraDice,
    cannotBlock: player.cannotBlock,
  };
}

/** Everything the deciding player can point at, for which "why not?" has an answer. */
function refusals(s: MatchState, seat: Seat, kind: PromptKind): PromptView["refusals"] {
  const wishes: Wish[] = [];
  const own = s.players[seat].board;
  if (kind === "turn")
    own.forEach((creature) =>
      wishes.push(
        { attack: creature.id },
        ...(DESIGNS[creature.card]!.abilities.action !== null ? [{ action: creature.id }] : []),
      ),
    );
  else if (kind === "block") own.forEach((creature) => wishes.push({ block: creature.id }));
  else if (kind === "hunt")
    for (const foe of opponentsOf(seat)) s.players[foe].board.forEach((creature) => wishes.push({ hunt: creature.id }));
  else if (kind === "buy") s.power?.faceUp.forEach((_, slot) => wishes.push({ buy: slot }));
  return wishes.flatMap((wish) => {
    const reason = whyNot(s, seat, wish);
    return reason === null ? [] : [{ wish, reason }];
  });
}

function promptView(s: MatchState, viewer: Viewer): PromptView | null {
  const { prompt } = s;
  if (prompt === null) return null;
  const decides = maySeeHand(viewer, prompt.seat);
  return {
    id: prompt.id,
    seat: prompt.seat,
    kind: prompt.kind,
    verb: prompt.verb,
    card: prompt.card === null ? null : cardKey(prompt.card),
    creature: prompt.creature,
    dice: prompt.dice,
    answers: decides ? prompt.answers : null,
    refusals: decides ? refusals(s, prompt.seat, prompt.kind) : [],
  };
}

/** Frames hold only what everybody saw, except for positions in a hand picked so far: those are the picking player's. */
function frameView(s: MatchState, frame: Frame, viewer: Viewer): Frame {
  if (frame.f !== "run" || frame.picks.length === 0)
    return frame.f === "attack" ? { ...frame, dice: frame.dice.slice() } : { ...frame };
  const pickingHand = s.prompt !== null && s.prompt.answers.some((given) => given.do === "chooseHand");
  return { ...frame, picks: pickingHand && !maySeeHand(viewer, s.prompt!.seat) ? [] : frame.picks.slice() };
}

export function viewState(s: MatchState, viewer: Viewer): MatchView {
  const top = s.stack[s.stack.length - 1];
  const attack = s.stack.findLast((frame) => frame.f === "attack");
  return {
    viewer,
    rules: s.rules,
    sets: s.sets,
    turn: s.turn,
    active: s.active,
    players: [playerView(s, s.players[0], 0, viewer), playerView(s, s.players[1], 1, viewer)],
    unusedCount: s.unused.length,
    revealed: [keys(s.revealed[0]), keys(s.revealed[1])],
    power:
      s.power === null
        ? null
        : { faceUp: keys(s.power.faceUp), deckCount: s.power.deck.length, discard: keys(s.power.discard) },
    playing: top?.f === "play" ? { seat: top.seat, card: cardKey(top.card) } : null,
    attack: attack?.f === "attack" ? { seat: attack.seat, creature: attack.creature, dice: attack.dice.slice() } : null,
    waiting: s.waiting.map((trigger) => ({
      seat: trigger.seat,
      card: cardKey(trigger.card),
      creature: trigger.creature,
      trigger: DESIGNS[trigger.card]!.triggers[trigger.ability]!,
    })),
    prompt: promptView(s, viewer),
    outcome: s.outcome,
    machinery: {
      stack: s.stack.map((frame) => frameView(s, frame, viewer)),
      waiting: s.waiting.map((trigger) => ({ ...trigger })),
      fast: s.fast.map((chance) => ({ ...chance })),
      nextCreature: s.nextCreature,
      prompts: s.prompts,
      effectsSinceChoice: s.effectsSinceChoice,
      forced: s.forced,
    },
  };
}
