/**
 * How stories of Galaxy, King of Tokyo and the Power cards begin: with energy, dice and a Gorillion to play on with.
 */
import type { ArrangedPlayer } from "@mindbug/shared";
import { type Duel, table, type TableSetup } from "./table.ts";

const ready = (player: ArrangedPlayer): ArrangedPlayer => ({
  mindbugs: 0,
  ...player,
  hand: [...(player.hand ?? []), "Gorillion"],
});
/** Nobody has Mindbugs, and each side holds a Gorillion to play on with. */
export const play = (you: ArrangedPlayer, foe: ArrangedPlayer = {}, rest: Omit<TableSetup, "you" | "foe"> = {}): Duel =>
  table({ you: ready(you), foe: ready(foe), ...rest });

// Die faces: 0, 1, 2 grow by 1, 2, 3; then one energy, two energy, the paw.
export const [GROW_1, GROW_2, GROW_3, ENERGY, TWO_ENERGY, PAW] = [0, 1, 2, 3, 4, 5] as const;
export const lastRoll = (duel: Duel): readonly number[] =>
  duel.events.flatMap((event) => (event.e === "roll" ? [event.dice] : [])).at(-1) ?? [];

/** Attacks with a seed whose roll shows these faces, and, if wanted, those after that reroll. */
export function rolling(
  you: ArrangedPlayer,
  attacker: string,
  faces: readonly number[],
  foe: ArrangedPlayer = {},
  reroll?: { words: string; faces: readonly number[] },
): Duel {
  for (let n = 0; n < 20_000; n++) {
    const duel = play(you, foe, { seed: n.toString(16).padStart(32, "0") });
    duel.you.attacksWith(attacker);
    if (lastRoll(duel).join() !== faces.join()) continue;
    if (reroll === undefined) return duel;
    duel.you.answers(reroll.words);
    if (lastRoll(duel).join() === reroll.faces.join()) return duel;
  }
  throw new Error(`No seed rolls ${faces.join(", ")}`);
}

/** The roll is kept. */
export function rolled(
  you: ArrangedPlayer,
  attacker: string,
  faces: readonly number[],
  foe: ArrangedPlayer = {},
): Duel {
  const duel = rolling(you, attacker, faces, foe);
  duel.you.passes("reroll");
  return duel;
}

/** It is their turn: their creature attacks and yours blocks it, so no die is rolled. */
export function blocked(you: ArrangedPlayer, blocker: string, foe: ArrangedPlayer, attacker = "Gorillion"): Duel {
  const duel = play(you, foe, { turnOf: "foe" });
  duel.foe.attacksWith(attacker);
  if (duel.asked === "foe: hunt") duel.foe.doesNotHunt();
  duel.you.blocksWith(blocker);
  return duel;
}

/** You play the card and the opponent takes it with a Mindbug. */
export function playedAndTaken(
  card: string,
  you: ArrangedPlayer = {},
  foe: ArrangedPlayer = {},
  rest: object = {},
): Duel {
  const duel = table({ you: { ...you, hand: [card, ...(you.hand ?? ["Gorillion"])] }, foe, ...rest });
  duel.you.plays(card);
  duel.foe.usesMindbug();
  return duel;
}

/** Your creature attacks and theirs blocks it. */
export function clash(you: ArrangedPlayer, attacker: string, foe: ArrangedPlayer, blocker: string): Duel {
  const duel = play(you, foe);
  duel.you.attacksWith(attacker);
  duel.foe.blocksWith(blocker);
  return duel;
}
