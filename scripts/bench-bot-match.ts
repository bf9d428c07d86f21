/**
 * The referee of `npm run bench:bot`: plays one match between two players that see only their views. Runs in processes
 * of its own.
 */
import {
  answer,
  apply,
  copyState,
  createMatch,
  type MatchState,
  otherSeat,
  type Seat,
  SET_KEYS,
  type SetKey,
  viewEvents,
  searchView,
} from "../shared/src/index.ts";
import {
  type BotMemory,
  type BotRequest,
  chanceFrom,
  decide,
  LEVELS,
  newMemory,
  remember,
  search,
  Worlds,
} from "@mindbug/shared/bot";

export const PLAYERS = ["random", "greedy", "beginner", "player", "master"] as const;
export type PlayerName = (typeof PLAYERS)[number];
export const MIXES: Readonly<Record<"firstContact" | "allSets", readonly SetKey[]>> = {
  firstContact: ["first-contact"],
  allSets: SET_KEYS,
};
export type MixName = keyof typeof MIXES;

export interface MatchTask {
  readonly first: PlayerName;
  readonly second: PlayerName;
  readonly mix: MixName;
  /** Matches 2n and 2n+1 are the same deal with the seats swapped. */
  readonly match: number;
}
export interface MatchResult extends MatchTask {
  readonly winner: "first" | "second" | null;
  readonly decisions: number;
}

type Player = (request: BotRequest) => number;

/** What anybody would count: lives, Mindbugs, cards, and how much power is on the table. */
function tally(s: MatchState, seat: Seat): number {
  const { life, mindbugs, hand, board } = s.players[seat];
  return 10 * life + 6 * mindbugs + 2 * hand.length + board.reduce((sum, creature) => sum + 2 + creature.power, 0);
}

function standing(s: MatchState, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.winner === null ? 0 : s.outcome.winner === seat ? 1000 : -1000;
  return tally(s, seat) - tally(s, otherSeat(seat));
}

const GREEDY_WORLDS = 4;

/**
 * Tries each answer once in a few imagined worlds, sees the effects through, and takes what leaves it standing best.
 */
const greedy: Player = ({ view, memory, seed }) => {
  const chance = chanceFrom(seed);
  const worlds = new Worlds(view, memory, chance);
  const sums = view.prompt!.answers!.map(() => 0);
  for (let n = 0; n < GREEDY_WORLDS; n++) {
    const world = worlds.next();
    for (let index = 0; index < sums.length; index++) {
      const s = copyState(world);
      answer(s, index);
      while (s.outcome === null && s.prompt!.kind !== "turn") answer(s, chance(s.prompt!.answers.length));
      sums[index]! += standing(s, memory.seat) + chance(1000) / 10_000;
    }
  }
  return sums.indexOf(Math.max(...sums));
};

const PLAY: Readonly<Record<PlayerName, Player>> = {
  random: ({ view, seed }) => chanceFrom(seed)(view.prompt!.answers!.length),
  greedy,
  beginner: (request) => decide(request, LEVELS.beginner).answer,
  player: (request) => decide(request, LEVELS.player).answer,
  master: (request) => decide(request, LEVELS.master).answer,
};

const hexSeed = (match: number): string => (0xb07 * 0x10000 + (match >> 1)).toString(16).padStart(32, "0");

export function playMatch(task: MatchTask): MatchResult {
  const { first, second, mix, match } = task;
  const made = createMatch({ sets: MIXES[mix], seed: hexSeed(match) });
  if (!made.ok) throw new Error(made.reason);
  const { state } = made;
  const firstSeat: Seat = match % 2 === 0 ? 0 : 1;
  const recall = (memory: BotMemory, events: Parameters<typeof viewEvents>[0]): BotMemory =>
    remember(memory, viewEvents(events, memory.seat));
  let memories: [BotMemory, BotMemory] = [recall(newMemory(0), made.events), recall(newMemory(1), made.events)];
  let decisions = 0;
  while (state.prompt !== null) {
    const { id, seat, answers } = state.prompt;
    const player = PLAY[seat === firstSeat ? first : second];
    const seed = `${first} ${second} ${mix} ${match} ${decisions}`;
    const index =
      answers.length === 1
        ? 0
        : player({ view: searchView(state, seat), memory: memories[seat], level: "master", seed });
    const result = apply(state, seat, { prompt: id, answer: index });
    if (!result.ok) throw new Error(result.refusal.reason);
    memories = [recall(memories[0], result.events), recall(memories[1], result.events)];
    decisions += 1;
  }
  const winner = state.outcome!.winner;
  return { ...task, winner: winner === null ? null : winner === firstSeat ? "first" : "second", decisions };
}

/** Simulations a second of one thread, over positions from the middle of random matches. */
export function measureSpeed(mix: MixName, seconds: number): number {
  const chance = chanceFrom(`speed ${mix}`);
  const ends = performance.now() + seconds * 1000;
  let simulations = 0;
  let spent = 0;
  for (let match = 1; performance.now() < ends; match++) {
    const made = createMatch({ sets: MIXES[mix], seed: hexSeed(match) });
    if (!made.ok) throw new Error(made.reason);
    for (let n = chance(25); n > 0 && made.state.outcome === null; n--)
      answer(made.state, chance(made.state.prompt!.answers.length));
    if (made.state.prompt === null || made.state.prompt.answers.length < 2) continue;
    const { seat } = made.state.prompt;
    const started = performance.now();
    simulations += search(searchView(made.state, seat), newMemory(seat), `speed ${match}`, {
      simulations: 1000,
      milliseconds: 10_000,
    }).simulations;
    spent += performance.now() - started;
  }
  return Math.round((simulations / spent) * 1000);
}

process.on("message", (task: MatchTask | { readonly speed: MixName; readonly seconds: number }) => {
  process.send!("speed" in task ? { speed: measureSpeed(task.speed, task.seconds) } : playMatch(task));
});
