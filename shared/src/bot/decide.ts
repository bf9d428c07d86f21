/** A decision from beginning to end: what a worker does with a request. */
import { chanceFrom } from "./chance.ts";
import type { Level } from "./levels.ts";
import type { BotDecision, BotRequest } from "./request.ts";
import { type Findings, search } from "./search.ts";

/** Enough to tell the winning chance where there is nothing to choose. */
const FORCED_SIMULATIONS = 32;
const STEPS = 4096;

/** The most tried answer; the better one of equals. */
function best({ visits, chances }: Findings): number {
  let found = 0;
  for (let i = 1; i < visits.length; i++)
    if (visits[i]! > visits[found]! || (visits[i]! === visits[found]! && chances[i]! > chances[found]!)) found = i;
  return found;
}

/** Like a person who does not see everything: answers that look nearly as good are taken for as good. */
function careless({ visits, chances }: Findings, carelessness: number, seed: string): number {
  const roll = chanceFrom(`${seed} careless`);
  const top = Math.max(...chances.filter((_, i) => visits[i]! > 0));
  const weights = chances.map((chance, i) => (visits[i] === 0 ? 0 : Math.exp((chance - top) / carelessness)));
  let left = (roll(STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0 && weights[i]! > 0) return i;
  }
  return weights.findIndex((weight) => weight > 0);
}

export function decide({ view, memory, seed }: BotRequest, level: Level): BotDecision {
  const mine = view.prompt?.seat === memory.seat ? (view.prompt.answers ?? []) : [];
  if (view.outcome !== null || view.prompt === null) {
    const winner = view.outcome?.winner ?? null;
    return { answer: -1, chance: winner === null ? 0.5 : winner === memory.seat ? 1 : 0 };
  }
  const simulations = mine.length === 1 ? Math.min(FORCED_SIMULATIONS, level.simulations) : level.simulations;
  const found = search(view, memory, seed, { simulations, milliseconds: level.milliseconds });
  if (mine.length <= 1) return { answer: mine.length - 1, chance: found.chance };
  const answer = level.carelessness > 0 ? careless(found, level.carelessness, seed) : best(found);
  return { answer, chance: found.chances[answer]! };
}
