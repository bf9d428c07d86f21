/**
 * Events as they travel. The patch that follows shows how things stand after them, so what an event would say of that
 * is left out: the question that is now pending, and the values of creatures that are still in play. Reading the patch
 * completes the list.
 */
import type { EventOf, GameEvent } from "../engine/index.ts";
import type { MatchView } from "../view/index.ts";

type Values = EventOf<"values">["creatures"][number];
type Standing = Pick<Values, "creature">;

/** Of a creature whose values are those that the patch shows only the id is there. */
export type WireEvent =
  Exclude<GameEvent, EventOf<"values">> | { readonly e: "values"; readonly creatures: readonly (Values | Standing)[] };

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
  const values = (creature: Values): Values | Standing =>
    // Only the last time that a creature's values are told: what they were in between, the patch does not show.
    standing.delete(creature.creature) ? { creature: creature.creature } : creature;
  return (pending ? events.slice(0, -1) : events)
    .toReversed()
    .map((event) => (event.e === "values" ? { ...event, creatures: event.creatures.map(values) } : event))
    .toReversed();
}

/** Every decision that does not end the match leads to a question: the one that `table`, as patched, shows. */
export function fromWire(events: readonly WireEvent[], table: Table): GameEvent[] {
  const shown = new Map(table.players.flatMap(({ board }) => board.map((creature) => [creature.id, creature])));
  const values = (told: Values | Standing): Values => {
    if ("power" in told) return told;
    const { power, keywords, powerSources } = shown.get(told.creature)!;
    return { creature: told.creature, power, keywords, powerSources };
  };
  const known = events.map((event) =>
    event.e === "values" ? { ...event, creatures: event.creatures.map(values) } : event,
  );
  if (table.prompt === null) return known;
  const { answers, refusals, ...question } = table.prompt;
  return [...known, { e: "asked", ...question, ...(answers === null ? {} : { answers, refusals }) }];
}
