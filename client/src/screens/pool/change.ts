/** A pool with a little more or less in it. */
import type { CreatureCard } from "@mindbug/shared/cards";
import { type Pool, tidyPool } from "@mindbug/shared/pool";

export const withCopies = (pool: Pool, key: string, copies: number): Pool =>
  tidyPool((each) => (each === key ? copies : (pool[each] ?? 0)));

/** All of these as often as they are in their box, where they are not in the pool already; or none of them. */
export function withAll(pool: Pool, creatures: readonly CreatureCard[], wanted: boolean): Pool {
  const boxed = new Map(creatures.map(({ key, copies }) => [key, copies]));
  return tidyPool((key) => {
    const now = pool[key] ?? 0;
    return boxed.has(key) ? (wanted ? now || boxed.get(key)! : 0) : now;
  });
}
