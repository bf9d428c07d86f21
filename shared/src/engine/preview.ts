/**
 * What a combat would come to, before anybody decides: the engine fights it on a copy. Nothing hidden takes part, so
 * whoever is asked may be told. What the defeated set off comes after the combat and is only named.
 */
import type { Trigger } from "../cards/index.ts";
import type { Answer } from "./answers.ts";
import { findCreature } from "./board.ts";
import { cardKey } from "./catalogue.ts";
import { clearPrompt } from "./changes/index.ts";
import { answerBlock, type Blow, blowOn } from "./combat.ts";
import { copyState } from "./copy.ts";
import { type EventName, type EventOf, type GameEvent, listen } from "./events.ts";
import type { Seat } from "./seats.ts";
import type { AttackFrame, CreatureId, MatchState } from "./state.ts";

export interface CombatFate {
  readonly creature: CreatureId;
  readonly card: string;
  readonly outcome: "survives" | "exhausted" | "protected" | "defeated";
  /** Why it would be defeated, whatever keeps it; null for the one that nothing happens to. */
  readonly blow: Blow | null;
  /** The card that keeps it from being defeated. */
  readonly by: string | null;
}

/** An effect of a creature that would be defeated; `by` is the card that silences it. */
export interface CombatEffect {
  readonly seat: Seat;
  readonly card: string;
  readonly trigger: Trigger;
  readonly by: string | null;
}

export interface CombatPreview {
  /** null if nobody fights. */
  readonly attacker: CombatFate | null;
  readonly blocker: CombatFate | null;
  /** Life that the defender would lose. */
  readonly lives: number;
  readonly ends: boolean;
  readonly effects: readonly CombatEffect[];
}

const eventsOf = <Name extends EventName>(events: readonly GameEvent[], ...names: readonly Name[]): EventOf<Name>[] =>
  events.filter((event): event is EventOf<Name> => names.includes(event.e as Name));

function fateOf(s: MatchState, id: CreatureId, foe: CreatureId, events: readonly GameEvent[]): CombatFate {
  const creature = findCreature(s, id)!;
  const fallen = eventsOf(events, "exhaust", "protected", "defeat").find((event) => event.creature === id);
  const told = { creature: id, card: cardKey(creature.card), blow: blowOn(creature, findCreature(s, foe)!), by: null };
  if (fallen === undefined) return { ...told, outcome: "survives" };
  switch (fallen.e) {
    case "exhaust":
      return { ...told, outcome: "exhausted" };
    case "protected":
      return { ...told, outcome: "protected", by: fallen.by };
    case "defeat":
      return { ...told, outcome: "defeated" };
    default:
      return fallen satisfies never;
  }
}

const effectOf = (event: EventOf<"triggerWaits" | "silenced">): CombatEffect => {
  const { seat, card, trigger } = event;
  return { seat, card, trigger, by: event.e === "silenced" ? event.by : null };
};

/** What follows at once; `s` is left as it is. */
function previewCombat(s: MatchState, answer: Answer): CombatPreview {
  const copy = copyState(s);
  const frame = copy.stack.at(-1) as AttackFrame;
  const events = listen(copy, () => {
    clearPrompt(copy);
    answerBlock(copy, frame, answer);
  });
  const [combat] = eventsOf(events, "combat");
  return {
    attacker: combat === undefined ? null : fateOf(s, combat.attacker, combat.blocker, events),
    blocker: combat === undefined ? null : fateOf(s, combat.blocker, combat.attacker, events),
    lives: eventsOf(events, "life").reduce((lost, { change }) => lost - change, 0),
    ends: copy.outcome !== null,
    effects: eventsOf(events, "triggerWaits", "silenced").map(effectOf),
  };
}

/** For each answer of the pending question, in their order; null where it leads to no combat at once. */
export function previewAnswers(s: MatchState): readonly (CombatPreview | null)[] {
  const { prompt } = s;
  if (prompt === null) return [];
  const fights = (answer: Answer): boolean =>
    // Who lets the others choose a blocker does not know which.
    prompt.kind === "block" || (prompt.kind === "hunt" && answer.do === "hunt");
  return prompt.answers.map((answer) => (fights(answer) ? previewCombat(s, answer) : null));
}
