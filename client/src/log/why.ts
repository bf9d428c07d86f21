/** Events that surprise, and the rule that answers "why?". */
import type { RulebookKey } from "@mindbug/shared/rulebook/subjects";
import type { BoardsSeen, EventName, GameEvent } from "./lines.ts";

type EventOf<E extends EventName> = Extract<GameEvent, { e: E }>;
type Answers = { readonly [E in EventName]?: (event: EventOf<E>, before: BoardsSeen) => RulebookKey | null };

const ENDINGS: Readonly<Partial<Record<EventOf<"end">["reason"], RulebookKey>>> = {
  noAction: "able-to-act",
  turnLimit: "limits",
  stalled: "limits",
  endlessTurn: "limits",
};

/** All other events are what anybody expects who reads the card. */
const ANSWERS: Answers = {
  startCards: () => "starting-player",
  exhaust: () => "tough",
  nothingHappens: () => "as-much-as-you-can",
  silenced: () => "silenced",
  protected: () => "constant-ability",
  // One effect of several: somebody chose which came first.
  trigger: ({ waited }, { waiting }) => (waited !== null && (waiting?.length ?? 0) > 1 ? "simultaneous" : null),
  steal: () => "random",
  extraTurn: () => "extra-turn",
  end: ({ reason }) => ENDINGS[reason] ?? null,
};

export function whyOf(event: GameEvent, before: BoardsSeen): RulebookKey | null {
  // An event's name and its answer belong together, which TypeScript cannot follow through the lookup.
  const answer = ANSWERS[event.e] as ((event: GameEvent, before: BoardsSeen) => RulebookKey | null) | undefined;
  return answer?.(event, before) ?? null;
}
