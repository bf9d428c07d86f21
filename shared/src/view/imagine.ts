/** The way back: a whole state from a view and a guess at everything the view hides. Search plays on from it. */
import { attackAnswer, PASS } from "../engine/answers.ts";
import { advance } from "../engine/door.ts";
import { cardNumber, DESIGNS, type MatchState, type PlayerState, randomFromSeed, SEATS } from "../engine/index.ts";
import { CREATURE_FIELDS, MATCH_FIELDS, PLAYER_FIELDS } from "../engine/fields.ts";
import { type AttackFrame, newMatchState, newPlayer, type TurnFrame } from "../engine/state.ts";
import { mapCause } from "../engine/cause.ts";
import { readFields } from "./fields.ts";
import type { PlayerView, SearchView } from "./types.ts";

/** Card numbers for what is hidden. Lists must have the lengths that the view states. */
export interface Hidden {
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly decks: readonly [readonly number[], readonly number[]];
  readonly unused: readonly number[];
  readonly powerDeck: readonly number[];
  readonly seed: string;
}

const numbers = (cards: readonly string[]): number[] => cards.map((card) => cardNumber(card)!);

function player(view: PlayerView, hand: readonly number[], deck: readonly number[]): PlayerState {
  return {
    ...newPlayer(),
    ...readFields(PLAYER_FIELDS, view),
    hand: view.hand === null ? [...hand] : numbers(view.hand),
    deck: [...deck],
    board: view.board.map((creature) => readFields(CREATURE_FIELDS, creature)),
  };
}

/**
 * The deciding player's view brings the answers along; in any other the question is asked again, of the imagined cards.
 */
export function imagine(view: SearchView, hidden: Hidden): MatchState {
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

function assemble(view: SearchView, hidden: Hidden): MatchState {
  const { machinery, prompt } = view;
  const [first, second] = SEATS.map((seat) => player(view.players[seat], hidden.hands[seat], hidden.decks[seat])) as [
    PlayerState,
    PlayerState,
  ];
  return {
    ...newMatchState(view.sets, randomFromSeed(hidden.seed), machinery.forced),
    ...readFields(MATCH_FIELDS, view),
    pool: machinery.pool,
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
            cause: mapCause(prompt.cause, (key) => cardNumber(key)!),
            verb: prompt.verb,
            card: prompt.card === null ? null : cardNumber(prompt.card)!,
            creature: prompt.creature,
            dice: prompt.dice,
            answers: prompt.answers ?? [],
          },
    effectsSinceChoice: machinery.effectsSinceChoice,
    choicesThisTurn: machinery.choicesThisTurn,
    outcome: view.outcome,
    stale: false,
  };
}

/** Every card of the sets that the viewer has not seen: what hands, decks and the unused pile are made of. */
export function unseenCards(view: SearchView, pool: readonly number[]): number[] {
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
