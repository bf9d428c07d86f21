/**
 * Events as they travel. The patch that follows shows how things stand after them, and the receiver has seen how they
 * stood before: what an event would say of that is left out. That is the answer to the question that was pending, the
 * question that is pending now, and the values of creatures that are still in play.
 */
import type { EndReason, EventOf, GameEvent } from "../engine/index.ts";
import type { MatchView, PromptView } from "../view/index.ts";

type Values = EventOf<"values">["creatures"][number];

/** Of a creature whose values are those that the patch shows only the id is there. */
export type WireEvent =
  Exclude<GameEvent, EventOf<"values">> | { readonly e: "values"; readonly creatures: readonly (Values | number)[] };

type Table = Pick<MatchView, "players" | "prompt">;

/** What the patch shows of a match, as far as it matters here. */
interface Patched {
  readonly prompt: { readonly id: number } | null;
  readonly players: readonly { readonly board: readonly { readonly id: number }[] }[];
}

/** `match` is what these events led to. */
export function toWire(events: readonly GameEvent[], match: Patched): WireEvent[] {
  const last = events.at(-1);
  const pending = last?.e === "asked" && last.id === match.prompt?.id;
  const standing = new Set(match.players.flatMap(({ board }) => board.map(({ id }) => id)));
  const values = (told: Values): Values | number =>
    // Only the last time that a creature's values are told: what they were in between, the patch does not show.
    standing.delete(told.creature) ? told.creature : told;
  return events
    .slice(events[0]?.e === "answered" ? 1 : 0, pending ? -1 : undefined)
    .toReversed()
    .map((event) => (event.e === "values" ? { ...event, creatures: event.creatures.map(values) } : event))
    .toReversed();
}

const FROM_OUTSIDE: readonly EndReason[] = ["conceded", "timeout", "abandoned"];

/** The pending question was answered, unless the match ended over it. */
const wasAnswered = ([first]: readonly WireEvent[]): boolean =>
  first?.e !== "end" || !FROM_OUTSIDE.includes(first.reason);

/**
 * Every decision answers the question that was pending `before`, null at the beginning of a match, and unless it ends
 * the match leads to another: the one that `table`, as patched, shows.
 */
export function fromWire(events: readonly WireEvent[], table: Table, before: PromptView | null): GameEvent[] {
  const shown = new Map(table.players.flatMap(({ board }) => board.map((creature) => [creature.id, creature])));
  const values = (told: Values | number): Values => {
    if (typeof told !== "number") return told;
    const { power, keywords, powerSources } = shown.get(told)!;
    return { creature: told, power, keywords, powerSources };
  };
  const known: GameEvent[] = before !== null && wasAnswered(events) ? [{ e: "answered", seat: before.seat }] : [];
  for (const event of events)
    known.push(event.e === "values" ? { ...event, creatures: event.creatures.map(values) } : event);
  if (table.prompt === null) return known;
  const { answers, refusals, ...question } = table.prompt;
  return [...known, { e: "asked", ...question, ...(answers === null ? {} : { answers, refusals }) }];
}
