/** The story of an example, told as in the rulebook ("block spider-owl"), among the answers of the engine. */
import { type Answer, type CardNumber, cardKey, type CreatureId, type MatchState, type Prompt } from "@mindbug/shared";
import type { ExampleMove } from "@mindbug/shared/rulebook";

/** The cards that an answer does something with or to. */
function cardsOf(s: MatchState, { seat }: Prompt, answer: Answer): readonly CardNumber[] {
  const { hand } = s.players[seat];
  const creatures = (ids: readonly CreatureId[]): CardNumber[] =>
    s.players.flatMap(({ board }) => board.filter(({ id }) => ids.includes(id)).map(({ card }) => card));
  const listed = (cards: readonly CardNumber[] | undefined, indexes: readonly number[]): CardNumber[] =>
    indexes.flatMap((index) => cards?.[index] ?? []);
  switch (answer.do) {
    case "play":
      return listed(hand, [answer.hand]);
    case "attack":
    case "action":
    case "block":
    case "hunt":
      return creatures([answer.creature]);
    case "chooseCreatures":
      return creatures(answer.creatures);
    case "chooseHand":
      return listed(hand, answer.hand);
    case "choosePile":
      return answer.cards.flatMap((at) => listed(s.players[at.seat].discard, [at.index]));
    case "resolve":
      return s.waiting.filter((_, index) => index === answer.trigger).map(({ card }) => card);
    case "distribute":
      return creatures(answer.onto);
    case "buy":
      return s.power?.faceUp.flatMap((card, slot) => (slot === answer.slot && card !== null ? [card] : [])) ?? [];
    case "pass":
    case "accept":
    case "mindbug":
    case "reroll":
    case "resolveDie":
      return [];
    default:
      return answer satisfies never;
  }
}

/** The number of the first answer that is meant; null where the story has been left. */
export function exampleAnswer(s: MatchState, move: ExampleMove): number | null {
  const { prompt } = s;
  if (prompt === null) return null;
  const found = prompt.answers.findIndex(
    (answer) =>
      answer.do === move.do &&
      (move.card === undefined || cardsOf(s, prompt, answer).some((card) => cardKey(card) === move.card)),
  );
  return found < 0 ? null : found;
}
