/**
 * The buttons of a question, in order: what the picks complete, ways to take picks back, and what can be answered
 * without pointing at anything.
 */
import type { Choices, Offer } from "./choices.ts";

export type PromptButton =
  | { readonly is: "answer"; readonly offer: Offer; readonly look: "act" | "quiet" }
  | { readonly is: "openPile" | "clear" | "cancel" | "peek" };

interface Situation {
  /** The choice lies in a pile that has been closed. */
  readonly pileClosed: boolean;
  /** Dice or waiting effects can be pressed beside the buttons, and pressed again to be put back. */
  readonly tiles: boolean;
  readonly mindbugMoment: boolean;
}

const AGREES: readonly string[] = ["accept", "mindbug"];

export function promptButtons(choices: Choices, { pileClosed, tiles, mindbugMoment }: Situation): PromptButton[] {
  const { prompt, picks, several } = choices;
  const answers = (offers: readonly Offer[], look: "act" | "quiet"): PromptButton[] =>
    offers.map((offer) => ({ is: "answer", offer, look }));
  const buttons: PromptButton[] = [];
  if (pileClosed) buttons.push({ is: "openPile" });
  buttons.push(...answers(choices.completed(), "act"));
  if (picks.length > 0 && several && !tiles) buttons.push({ is: "clear" });
  if (picks.length > 0 && !several && choices.buttons().length === 0) buttons.push({ is: "cancel" });
  // There is but one creature to act with: it need not be pointed at first.
  if (picks.length === 0 && (prompt?.kind === "attackAgain" || prompt?.kind === "fast"))
    buttons.push(...answers(choices.directly(`creature:${prompt.creature}`), "act"));
  for (const offer of choices.buttons())
    buttons.push({ is: "answer", offer, look: AGREES.includes(offer.answer.do) ? "act" : "quiet" });
  if (mindbugMoment) buttons.push({ is: "peek" });
  return buttons;
}

export const buttonKey = (button: PromptButton): string =>
  button.is === "answer" ? `answer:${button.offer.index}` : button.is;
