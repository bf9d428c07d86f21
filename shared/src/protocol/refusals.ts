/** What somebody might try and cannot, between the event that tells it and the state. */
import type { Reason, ToldRefusal, Wish } from "../engine/index.ts";
import type { RefusalState } from "./schema.ts";

type NamesIn<T> = T extends unknown ? keyof T : never;

/** What reasons name beside why. */
export const REASON = {
  card: "string",
  by: "string",
  attacker: "string",
  power: "number",
  cost: "number",
  energy: "number",
} as const satisfies Record<Exclude<NamesIn<Reason>, "why">, "string" | "number">;

export function refusalFields({ wish, reason }: ToldRefusal): Partial<RefusalState> {
  const [[word, target]] = Object.entries(wish) as [[NamesIn<Wish>, number]];
  return { wish: word, target, ...reason };
}

export function readRefusal(state: RefusalState): ToldRefusal {
  const { wish, target, why } = state;
  const named = Object.keys(REASON).map((name) => [name, state[name as keyof typeof REASON] as unknown]);
  return {
    wish: { [wish]: target } as Readonly<Record<string, number>> as Wish,
    reason: { why, ...Object.fromEntries(named.filter(([, value]) => value !== undefined)) } as Reason,
  };
}
