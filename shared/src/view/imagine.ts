/** The way back: a whole state from a view and a guess at everything the view hides. Search plays on from it. */
import { attackAnswer, PASS } from "../engine/answers.ts";
import { advance } from "../engine/door.ts";
import {
  cardNumber,
  type Creature,
  DESIGNS,
  keywordMask,
  type MatchState,
  type PlayerState,
  randomFromSeed,
  SEATS,
} from "../engine/index.ts";
import type { AttackFrame, TurnFrame } from "../engine/state.ts";
import type { CreatureView, MatchView, PlayerView } from "./view.ts";

/** Card numbers for what is hidden. Lists must have the lengths that the view states. */
export interface Hidden {
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly decks: readonly [readonly number[], readonly number[]];
  readonly unused: readonly number[];
  readonly powerDeck: readonly number[];
  readonly seed: string;
}

const numbers = (cards: readonly string[]): number[] => cards.map((card) => cardNumber(card)!);

function creature(view: CreatureView): Creature {
  return {
    id: view.id,
    card: cardNumber(view.card)!,
    exhausted: view.exhausted,
    octonite: view.octonite,
    enteredTurn: view.enteredTurn,
    attacks: view.attacks,
    attackTurn: view.attackTurn,
    growth: view.growth,
    turnKeywords: keywordMask(view.turnKeywords),
    power: view.power,
    keywords: keywordMask(view.keywords),
  };
}

function player(view: PlayerView, hand: readonly number[], deck: readonly number[]): PlayerState {
  return {
    life: view.life,
    mindbugs: view.mindbugs,
    mindbugsAtStart: view.mindbugsAtStart,
    energy: view.energy,
    hand: view.hand === null ? [...hand] : numbers(view.hand),
    deck: [...deck],
    discard: numbers(view.discard),
    board: view.board.map(creature),
    extraTurns: view.extraTurns,
    turnKeywords: keywordMask(view.turnKeywords),
    extraDice: view.extraDice,
    cannotBlock: view.cannotBlock,
  };
}

/** The deciding player's view brings the answers along; in any other the question is asked again, of the imagined cards. */
export function imagine(view: MatchView, hidden: Hidden): MatchState {
  const state = assemble(view, hidden);
  if (view.prompt !== null && view.prompt.answers === null) askAgain(state);
  return state;
}

/** Takes the step back that led to the pending question, and lets the engine take it once more. */
function askAgain(s: MatchState): void {
  const { kind, seat, creature } = s.prompt!;
  const top = s.stack[s.stack.length - 1];
  if (kind === "attackAgain" && creature !== null) {
    s.prompt = { ...s.prompt!, answers: [attackAnswer(creature), PASS] };
    return;
  }
  if (kind === "turn") (top as TurnFrame).step = "action";
  else if (kind === "hunt") (top as AttackFrame).step = "hunt";
  else if (kind === "fast" && creature !== null) s.fast.unshift({ seat, creature });
  s.prompt = null;
  s.prompts -= 1;
  s.stale = true;
  advance(s);
}

function assemble(view: MatchView, hidden: Hidden): MatchState {
  const { machinery, prompt } = view;
  const [first, second] = SEATS.map((seat) => player(view.players[seat], hidden.hands[seat], hidden.decks[seat])) as [
    PlayerState,
    PlayerState,
  ];
  return {
    rules: view.rules,
    sets: view.sets,
    forced: machinery.forced,
    turn: view.turn,
    active: view.active,
    players: [first, second],
    unused: [...hidden.unused],
    revealed: [numbers(view.revealed[0]), numbers(view.revealed[1])],
    power:
      view.power === null
        ? null
        : { faceUp: numbers(view.power.faceUp), deck: [...hidden.powerDeck], discard: numbers(view.power.discard) },
    stack: machinery.stack.map((frame) =>
      frame.f === "run"
        ? { ...frame, picks: [...frame.picks] }
        : frame.f === "attack"
          ? { ...frame, dice: [...frame.dice] }
          : { ...frame },
    ),
    waiting: machinery.waiting.map((trigger) => ({ ...trigger })),
    fast: machinery.fast.map((chance) => ({ ...chance })),
    nextCreature: machinery.nextCreature,
    prompts: machinery.prompts,
    prompt:
      prompt === null
        ? null
        : {
            id: prompt.id,
            seat: prompt.seat,
            kind: prompt.kind,
            verb: prompt.verb,
            card: prompt.card === null ? null : cardNumber(prompt.card)!,
            creature: prompt.creature,
            dice: prompt.dice,
            answers: prompt.answers ?? [],
          },
    effectsSinceChoice: machinery.effectsSinceChoice,
    outcome: view.outcome,
    random: randomFromSeed(hidden.seed),
    stale: false,
    events: null,
  };
}

/** Every card of the sets that the viewer has not seen: what hands, decks and the unused pile are made of. */
export function unseenCards(view: MatchView, pool: readonly number[]): number[] {
  const left = [...pool];
  const seen = (card: string): void => {
    const index = left.indexOf(cardNumber(card)!);
    if (index >= 0) left.splice(index, 1);
  };
  for (const side of view.players) {
    side.hand?.forEach(seen);
    side.discard.forEach(seen);
    side.board.forEach((ally) => seen(ally.card));
  }
  view.revealed.flat().forEach(seen);
  if (view.power !== null) {
    view.power.faceUp.forEach(seen);
    view.power.discard.forEach(seen);
  }
  for (const frame of view.machinery.stack)
    if (frame.f === "play" || (frame.f === "run" && DESIGNS[frame.card]!.isPower)) seen(DESIGNS[frame.card]!.key);
  return left;
}
