/**
 * Small tables on which a rule can be seen. You are the first player; the story is what either side answers, question
 * by question. Card names are those of `arrange`; a story names cards by their keys.
 */
import type { Answer, ArrangedPlayer, Position } from "../../engine/index.ts";
import type { ExampleMove, RulebookExample } from "./types.ts";

/** "attack gorillion": what is done, and with or to which card. */
type Step = `${Answer["do"]} ${string}` | Answer["do"];

const readMove = (step: Step): ExampleMove => {
  const [answer, card] = step.split(" ") as [Answer["do"], string?];
  return card === undefined ? { do: answer } : { do: answer, card };
};

export const example = (
  you: ArrangedPlayer,
  foe: ArrangedPlayer,
  steps: readonly Step[],
  rest: Omit<Position, "players"> = {},
): RulebookExample => ({ position: { players: [you, foe], ...rest }, moves: steps.map(readMove) });

/** So that nobody loses the example for want of an action. */
export const SPARE: ArrangedPlayer = { hand: ["Kong"] };
