/** The cause of a question, its cards named in another way: by key in a view, by number in a state. */
import type { PromptCause } from "./state.ts";

export function mapCause<From, To>(cause: PromptCause<From>, card: (from: From) => To): PromptCause<To> {
  switch (cause.why) {
    case "mindbugged":
      return { why: cause.why, taken: card(cause.taken) };
    case "ability":
      return { ...cause, about: cause.about === null ? null : card(cause.about) };
    case "turn":
    case "buying":
    case "simultaneous":
    case "played":
    case "entered":
    case "attack":
    case "die":
      return cause;
    default:
      return cause satisfies never;
  }
}
