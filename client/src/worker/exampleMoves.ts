/** The story of an example, told as in the rulebook ("block spider-owl"), among the answers of the engine. */
import { cardKey, type MatchState } from "@mindbug/shared";
import type { ExampleMove } from "@mindbug/shared/rulebook";
import { cardsOf } from "./deed.ts";

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
