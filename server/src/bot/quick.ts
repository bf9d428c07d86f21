/** A legal answer at once, without a search: for when no worker answers in time. */
import { chanceFrom } from "./chance.ts";
import type { BotDecision, BotRequest } from "./request.ts";

export function quickDecision({ view, seed }: BotRequest): BotDecision {
  const answers = view.prompt?.answers ?? [];
  return { answer: answers.length === 0 ? -1 : chanceFrom(seed)(answers.length), chance: 0.5 };
}
