/** Whose doing an event is: the ability at work, or the creatures that meet in an attack. The log tells both. */
import { type Cause, causeAfter } from "../animation/cause.ts";
import type { BoardsSeen, GameEvent } from "./lines.ts";

interface Fighter {
  readonly creature: number;
  readonly card: string;
  readonly power: number;
}

export interface Doing {
  /** Its card is always named, also where only a die of it acts. */
  readonly ability: Cause | null;
  readonly byDie: boolean;
  readonly fight: readonly [Fighter, Fighter] | null;
  /** Defeated by poison, whatever their power. */
  readonly poisoned: readonly number[];
  /** The creature that nobody blocked. */
  readonly striker: string | null;
}

export const NOTHING_DONE: Doing = { ability: null, byDie: false, fight: null, poisoned: [], striker: null };

export const cardOfCreature = ({ players }: BoardsSeen, id: number): string | null =>
  players.flatMap(({ board }) => board).find((creature) => creature.id === id)?.card ?? null;

/** As it stands after this event. */
export function doingAfter(doing: Doing, event: GameEvent, before: BoardsSeen): Doing {
  const cause = causeAfter(doing.ability, event);
  if (event.e === "combat") {
    const fighter = (creature: number, power: number): Fighter => ({
      creature,
      card: cardOfCreature(before, creature) ?? "",
      power,
    });
    const { attacker, blocker, attackerPower, blockerPower, poison } = event;
    const fight = [fighter(attacker, attackerPower), fighter(blocker, blockerPower)] as const;
    return { ...NOTHING_DONE, fight, poisoned: poison };
  }
  if (event.e === "unblocked") return { ...NOTHING_DONE, striker: cardOfCreature(before, event.attacker) };
  if (cause === doing.ability) return doing;
  if (cause === null) return NOTHING_DONE;
  if (event.e !== "dieResolved") return { ...NOTHING_DONE, ability: cause };
  return { ...NOTHING_DONE, ability: { ...cause, card: cardOfCreature(before, event.creature) ?? "" }, byDie: true };
}

/** Who stood against this creature in the fight that is told. */
export function foeOf({ fight }: Doing, creature: number): Fighter | null {
  if (fight === null) return null;
  return fight[0].creature === creature ? fight[1] : fight[1].creature === creature ? fight[0] : null;
}

/** Poison alone decided: its own power would have saved it. */
export function fellByPoison(doing: Doing, creature: number): boolean {
  const own = doing.fight?.find((fighter) => fighter.creature === creature);
  const foe = foeOf(doing, creature);
  return own !== undefined && foe !== null && doing.poisoned.includes(creature) && own.power > foe.power;
}
