/**
 * Copies for search, take-back and tests: everything that changes is copied, everything immutable is shared. And what
 * returns to its first value when a turn ends. Written out, because that is ten times faster than a spread, a loop or
 * `Object.assign`; a field that is missing does not compile.
 */
import { CREATURE_FIELDS, endOfTurnValues, PLAYER_FIELDS } from "./fields.ts";
import type { Creature, Frame, MatchState, PlayerState, PowerRow } from "./state.ts";

export function copyCreature(c: Creature): Creature {
  return {
    id: c.id,
    card: c.card,
    exhausted: c.exhausted,
    octonite: c.octonite,
    enteredThisTurn: c.enteredThisTurn,
    attacks: c.attacks,
    growth: c.growth,
    turnKeywords: c.turnKeywords,
    power: c.power,
    keywords: c.keywords,
  };
}

export function copyPlayer(p: PlayerState): PlayerState {
  const board: Creature[] = [];
  for (let i = 0; i < p.board.length; i++) board.push(copyCreature(p.board[i]!));
  return {
    life: p.life,
    mindbugs: p.mindbugs,
    mindbugsAtStart: p.mindbugsAtStart,
    energy: p.energy,
    hand: p.hand.slice(),
    deck: p.deck.slice(),
    discard: p.discard.slice(),
    extraTurns: p.extraTurns,
    turnKeywords: p.turnKeywords,
    extraDice: p.extraDice,
    cannotBlock: p.cannotBlock,
    board,
  };
}

function copyPowerRow(row: PowerRow): PowerRow {
  return { faceUp: row.faceUp.slice(), deck: row.deck.slice(), discard: row.discard.slice() };
}

function copyFrame(frame: Frame): Frame {
  switch (frame.f) {
    case "run":
      return { ...frame, picks: frame.picks.slice() };
    case "attack":
      return { ...frame, dice: frame.dice.slice() };
    case "turn":
    case "play":
    case "enter":
      return { ...frame };
    default:
      return frame satisfies never;
  }
}

export function copyState(s: MatchState): MatchState {
  return {
    rules: s.rules,
    sets: s.sets,
    pool: s.pool,
    turn: s.turn,
    active: s.active,
    unused: s.unused.slice(),
    forced: s.forced,
    players: [copyPlayer(s.players[0]), copyPlayer(s.players[1])],
    revealed: s.revealed,
    power: s.power === null ? null : copyPowerRow(s.power),
    stack: s.stack.map(copyFrame),
    waiting: s.waiting.slice(),
    fast: s.fast.slice(),
    nextCreature: s.nextCreature,
    prompts: s.prompts,
    prompt: s.prompt,
    effectsSinceChoice: s.effectsSinceChoice,
    choicesThisTurn: s.choicesThisTurn,
    outcome: s.outcome,
    random: s.random.slice(),
    stale: s.stale,
    events: null,
    shown: null,
  };
}

// A field that a turn's end resets and that is not named here is left over, and that does not compile.
type Nothing = Record<string, never>;
const { enteredThisTurn, attacks, growth, turnKeywords, ...moreOfCreature } = endOfTurnValues(CREATURE_FIELDS);
const { turnKeywords: alliesKeywords, extraDice, cannotBlock, ...moreOfPlayer } = endOfTurnValues(PLAYER_FIELDS);
moreOfCreature satisfies Nothing;
moreOfPlayer satisfies Nothing;

function endTurnOfCreature(creature: Creature): void {
  creature.enteredThisTurn = enteredThisTurn;
  creature.attacks = attacks;
  creature.growth = growth;
  creature.turnKeywords = turnKeywords;
}

export function endTurnOfPlayer(player: PlayerState): void {
  player.turnKeywords = alliesKeywords;
  player.extraDice = extraDice;
  player.cannotBlock = cannotBlock;
  for (const creature of player.board) endTurnOfCreature(creature);
}
