/** A legal answer at once, without a search: for when no worker answers in time. */
import { chanceFrom } from "./chance.ts";
import { score } from "./policy.ts";
import type { BotDecision, BotRequest } from "./request.ts";
import { chanceOf } from "./value.ts";
import { Worlds } from "./worlds.ts";

const GLIMPSES = 4;

export function quickDecision({ view, memory, seed }: BotRequest): BotDecision {
  const { prompt } = view;
  const answers = prompt?.seat === memory.seat ? (prompt.answers ?? []) : [];
  try {
    const worlds = new Worlds(view, memory, chanceFrom(seed));
    const scores = answers.map(() => 0);
    let chance = 0;
    for (let glimpse = 0; glimpse < GLIMPSES; glimpse++) {
      const world = worlds.next();
      chance += chanceOf(world, memory.seat) / GLIMPSES;
      answers.forEach((answer, i) => (scores[i]! += score(world, world.prompt!, answer)));
    }
    return { answer: scores.indexOf(Math.max(...scores)), chance };
  } catch {
    // Whatever is wrong with the view, somebody waits for an answer: any legal one.
    return { answer: answers.length === 0 ? -1 : 0, chance: 0.5 };
  }
}
