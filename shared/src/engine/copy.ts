/** Copies for search, take-back and tests: everything that changes is copied, everything immutable is shared. */
import type { Creature, Frame, MatchState, PlayerState } from "./state.ts";

function copyCreature(c: Creature): Creature {
  return {
    id: c.id,
    card: c.card,
    exhausted: c.exhausted,
    octonite: c.octonite,
    enteredTurn: c.enteredTurn,
    attacks: c.attacks,
    attackTurn: c.attackTurn,
    growth: c.growth,
    turnKeywords: c.turnKeywords,
    power: c.power,
    keywords: c.keywords,
  };
}

function copyPlayer(p: PlayerState): PlayerState {
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
    board,
    extraTurns: p.extraTurns,
    turnKeywords: p.turnKeywords,
    extraDice: p.extraDice,
    cannotBlock: p.cannotBlock,
  };
}

function copyFrame(frame: Frame): Frame {
  switch (frame.f) {
    case "run":
      return { ...frame, picks: frame.picks.slice() };
    case "attack":
      return { ...frame, dice: frame.dice.slice() };
    default:
      return { ...frame };
  }
}

export function copyState(s: MatchState): MatchState {
  const { power } = s;
  return {
    rules: s.rules,
    sets: s.sets,
    forced: s.forced,
    turn: s.turn,
    active: s.active,
    players: [copyPlayer(s.players[0]), copyPlayer(s.players[1])],
    unused: s.unused.slice(),
    revealed: s.revealed,
    power:
      power === null
        ? null
        : { faceUp: power.faceUp.slice(), deck: power.deck.slice(), discard: power.discard.slice() },
    stack: s.stack.map(copyFrame),
    waiting: s.waiting.slice(),
    fast: s.fast.slice(),
    nextCreature: s.nextCreature,
    prompts: s.prompts,
    prompt: s.prompt,
    effectsSinceChoice: s.effectsSinceChoice,
    outcome: s.outcome,
    random: s.random.slice(),
    stale: s.stale,
    events: null,
  };
}
