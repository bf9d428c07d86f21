/** A search of one place that goes on in slices, so that whoever sits there is heard in between. */
import { type MatchState, searchView } from "@mindbug/shared";
import { type BotMemory, chanceFrom, OpenWorlds, Search, Worlds } from "@mindbug/shared/bot";
import type { Candidate, Estimates, Knowledge } from "./analysisMessages.ts";
import { deedOf } from "./deed.ts";

const SLICE_MS = 24;
/** Told no more often than can be read. */
const TELL_EVERY_MS = 150;
/** From here on nothing changes any more that anybody would notice. */
const MOST_SIMULATIONS = 40_000;
const MOST_CANDIDATES = 5;

export function searchOf(
  s: MatchState,
  memories: readonly [BotMemory, BotMemory],
  knows: Knowledge,
  seed: string,
): Search {
  const { seat, answers } = s.prompt!;
  const chance = chanceFrom(seed);
  const worlds = knows === "open" ? new OpenWorlds(s, chance) : new Worlds(searchView(s, seat), memories[seat], chance);
  return new Search(seat, { seat, answers }, worlds, chance);
}

interface Thought {
  readonly place: number;
  readonly state: MatchState;
  readonly memories: readonly [BotMemory, BotMemory];
}

export class Thinking {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told = 0;

  constructor(private readonly tell: (estimates: Estimates) => void) {}

  /** Drops what was thought about before. */
  about({ place, state, memories }: Thought, knows: Knowledge): void {
    this.stop();
    if (state.prompt === null) return;
    const { seat } = state.prompt;
    const search = searchOf(state, memories, knows, `analysis ${place}`);
    const slice = (): void => {
      const ends = performance.now() + SLICE_MS;
      do search.simulate();
      while (performance.now() < ends && search.simulations < MOST_SIMULATIONS);
      const finished = search.simulations >= MOST_SIMULATIONS;
      if (finished || performance.now() - this.told > TELL_EVERY_MS) {
        this.told = performance.now();
        const { simulations } = search;
        this.tell({ place, seat, simulations, candidates: candidatesOf(state, search), finished });
      }
      if (!finished) this.timer = setTimeout(slice, 0);
    };
    this.told = 0;
    this.timer = setTimeout(slice, 0);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** The most tried answers, which are the best: the search spends its time on what looks good. */
function candidatesOf(s: MatchState, search: Search): Candidate[] {
  const { visits, chances, simulations } = search.findings();
  return visits
    .map((tried, answer) => ({ answer, tried, chance: chances[answer]! }))
    .filter(({ tried }) => tried > 0)
    .sort((a, b) => b.tried - a.tried || b.chance - a.chance)
    .slice(0, MOST_CANDIDATES)
    .map(({ answer, tried, chance }) => ({ answer, deed: deedOf(s, answer), share: tried / simulations, chance }));
}
