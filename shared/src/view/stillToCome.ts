/** Which cards can still appear: those of the sets that this viewer sees nowhere. Knows only what the view shows. */
import { SETS } from "../cards/index.ts";
import type { Pool } from "../cards/pool.ts";
import type { MatchView } from "./types.ts";

export interface Unseen {
  readonly card: string;
  readonly copies: number;
}

/** In the order of the cards; designs of which every copy is in sight are left out. */
export function stillToCome(view: Omit<MatchView, "viewer">, pool: Pool | null): Unseen[] {
  const left = new Map<string, number>();
  for (const set of view.sets) {
    for (const { key, copies } of SETS[set].creatures) left.set(key, pool === null ? copies : (pool[key] ?? 0));
    if (view.power !== null) for (const { key } of SETS[set].powers) left.set(key, 1);
  }
  for (const card of inSight(view)) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].filter(([, copies]) => copies > 0).map(([card, copies]) => ({ card, copies }));
}

function inSight({ players, revealed, power, playing }: Omit<MatchView, "viewer">): string[] {
  const cards = [...revealed.flat(), ...(power?.faceUp ?? []), ...(power?.discard ?? [])];
  for (const { hand, discard, board } of players)
    cards.push(...(hand ?? []), ...discard, ...board.map((creature) => creature.card));
  return playing === null ? cards : [...cards, playing.card];
}
