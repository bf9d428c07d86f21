/**
 * Information-set Monte Carlo tree search. Every simulation imagines another world, walks down one
 * tree that both players share, plays on with the policy for a turn and judges what comes out.
 * Edges are named by what a player does, not by positions in a hand that differ from world to world,
 * so that what is learnt in one world counts in the others.
 */
import { type Answer, answer, type MatchState, type Prompt, type Seat } from "../engine/index.ts";
import type { SearchView } from "../view/types.ts";
import { type Chance, chanceFrom } from "./chance.ts";
import type { BotMemory } from "./memory.ts";
import { likelyAnswer, score } from "./policy.ts";
import { chanceOf } from "./value.ts";
import { Worlds, type WorldSource } from "./worlds.ts";

export interface Budget {
  readonly simulations: number;
  /** A safety net only: results depend on it, so it must be far above what the simulations need. */
  readonly milliseconds: number;
}

export interface Findings {
  /** How often each answer of the prompt was tried, and the chance of winning found for it. */
  readonly visits: readonly number[];
  readonly chances: readonly number[];
  readonly chance: number;
  readonly simulations: number;
}

interface Edge {
  visits: number;
  total: number;
  readonly weight: number;
  readonly next: Map<number, Node>;
}
interface Node {
  visits: number;
  total: number;
  readonly edges: Map<number, Edge>;
}

const newNode = (): Node => ({ visits: 0, total: 0, edges: new Map() });

/** How much answers that were seldom tried are favoured. */
const EXPLORATION = 1.2;
/**
 * How sharply the policy's scores separate answers, and the part of the attention that all get alike, for the policy
 * errs.
 */
const PRIOR_HEAT = 0.7;
const EVEN_SHARE = 0.25;
/**
 * An answer not tried yet is taken for this much worse than what was found so far: many answers do not scatter the
 * search.
 */
const CAUTION = 0.08;
/** Longer play-outs cost more and won no more in small samples: the evaluation judges better than the policy plays. */
const PLAY_OUT_TURNS = 1;

const mix = (h: number, n: number): number => Math.imul(h ^ (n + 0x9e37), 0x01000193) ^ (h >>> 15);

/** Each kind of answer as a number of its own. */
const KINDS: Readonly<Record<Answer["do"], number>> = {
  pass: 0,
  accept: 1,
  mindbug: 2,
  play: 3,
  attack: 4,
  action: 5,
  block: 6,
  hunt: 7,
  chooseCreatures: 8,
  chooseHand: 9,
  choosePile: 10,
  resolve: 11,
  distribute: 12,
  reroll: 13,
  resolveDie: 14,
  buy: 15,
};

/** What an answer does, as a number that is the same in every world. */
function answerName(s: MatchState, seat: Seat, given: Answer): number {
  let name = mix(0x811c9dc5, KINDS[given.do]);
  const { hand } = s.players[seat];
  switch (given.do) {
    case "play":
      return mix(name, hand[given.hand]!);
    case "attack":
    case "action":
    case "block":
    case "hunt":
      return mix(name, given.creature);
    case "chooseCreatures":
      for (const id of given.creatures) name = mix(name, id);
      return name;
    case "chooseHand": {
      const cards = given.hand.map((index) => hand[index]!).sort((a, b) => a - b);
      for (const card of cards) name = mix(name, card);
      return name;
    }
    case "choosePile":
      for (const { seat: pile, index } of given.cards) name = mix(mix(name, pile), s.players[pile].discard[index]!);
      return name;
    case "resolve": {
      const trigger = s.waiting[given.trigger];
      return trigger === undefined ? name : mix(mix(mix(name, trigger.card), trigger.ability), trigger.creature);
    }
    case "distribute":
      for (const id of given.onto) name = mix(name, id);
      return name;
    case "reroll":
      for (const die of given.dice) name = mix(name, die);
      return name;
    case "resolveDie":
      return mix(name, given.die);
    case "buy":
      return mix(name, s.power!.faceUp[given.slot]!);
    // They are what they are, in every world.
    case "pass":
    case "accept":
    case "mindbug":
      return name;
    default:
      return given satisfies never;
  }
}

/** What everybody sees of the question: separates what chance made of the same answers. */
function promptName({ kind, seat, card, creature, dice }: Prompt): number {
  let name = mix(mix(mix(mix(seat + 1, kind.length), kind.charCodeAt(0)), card ?? -1), creature ?? 0);
  for (const die of dice) name = mix(name, die);
  return name;
}

interface Choice {
  readonly index: number;
  readonly edge: Edge;
}

/** The edges for the answers of this world; new ones are weighed by the policy. */
function choices(node: Node, s: MatchState, prompt: Prompt): Choice[] {
  const found: Choice[] = [];
  const { answers, seat } = prompt;
  for (let index = 0; index < answers.length; index++) {
    const name = answerName(s, seat, answers[index]!);
    let edge = node.edges.get(name);
    if (edge === undefined) {
      edge = {
        visits: 0,
        total: 0,
        weight: Math.exp(Math.min(score(s, prompt, answers[index]!) / PRIOR_HEAT, 20)),
        next: new Map(),
      };
      node.edges.set(name, edge);
    }
    found.push({ index, edge });
  }
  return found;
}

function select(node: Node, options: readonly Choice[]): Choice {
  let weights = 0;
  for (const { edge } of options) weights += edge.weight;
  const root = Math.sqrt(node.visits + 1);
  const hope = (node.visits === 0 ? 0.5 : node.total / node.visits) - CAUTION;
  const even = EVEN_SHARE / options.length;
  let best = options[0]!;
  let bestScore = -Infinity;
  for (const option of options) {
    const { edge } = option;
    const prior = even + (1 - EVEN_SHARE) * (edge.weight / weights);
    const worth =
      (edge.visits === 0 ? hope : edge.total / edge.visits) + (EXPLORATION * prior * root) / (1 + edge.visits);
    if (worth > bestScore) {
      bestScore = worth;
      best = option;
    }
  }
  return best;
}

/** Plays on with the policy until a turn later somebody is about to choose a turn action. */
function playOut(s: MatchState, chance: Chance): void {
  const until = s.turn + PLAY_OUT_TURNS;
  while (s.outcome === null && (s.turn < until || s.prompt!.kind !== "turn")) answer(s, likelyAnswer(s, chance));
}

interface Step {
  readonly node: Node;
  readonly edge: Edge;
  readonly seat: Seat;
}

/** `first`, where it is given, is tried at the root, whatever else looks better. */
function simulate(root: Node, s: MatchState, chance: Chance, first?: number): number {
  const path: Step[] = [];
  let node = root;
  while (s.outcome === null) {
    const prompt = s.prompt!;
    const options = choices(node, s, prompt);
    const { index, edge } = first !== undefined && node === root ? options[first]! : select(node, options);
    path.push({ node, edge, seat: prompt.seat });
    answer(s, index);
    if (edge.visits === 0 || s.outcome !== null) break;
    const name = promptName(s.prompt!);
    let next = edge.next.get(name);
    if (next === undefined) edge.next.set(name, (next = newNode()));
    node = next;
  }
  playOut(s, chance);
  const chance0 = chanceOf(s, 0);
  for (const { node: passed, edge, seat } of path) {
    const gained = seat === 0 ? chance0 : 1 - chance0;
    passed.visits += 1;
    passed.total += gained;
    edge.visits += 1;
    edge.total += gained;
  }
  return chance0;
}

/** The lead of the most tried answer over the second, which no remaining simulation can take away. */
function lead(node: Node): number {
  let first = 0;
  let second = 0;
  for (const { visits } of node.edges.values()) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return node.edges.size === 1 ? Infinity : first - second;
}

const CHECK_EVERY = 64;

/** What is known of one answer: how often it was tried, and the chance of winning found for it. */
export interface Estimate {
  readonly visits: number;
  readonly chance: number;
}

/** A search that can be stopped and gone on with: what it has found can be asked for at any time. */
export class Search {
  private readonly root = newNode();
  private total = 0;
  simulations = 0;

  /** `prompt` is the question whose answers are compared, as `seat` sees it. */
  constructor(
    private readonly seat: Seat,
    private readonly prompt: { readonly seat: Seat; readonly answers: readonly Answer[] } | null,
    private readonly worlds: WorldSource,
    private readonly chance: Chance,
  ) {}

  /** `first` is an answer that is to be tried, whatever else looks better. */
  simulate(first?: number): void {
    this.total += simulate(this.root, this.worlds.next(), this.chance, first);
    this.simulations += 1;
  }

  /** Simulations that would be needed to put another answer first. */
  get lead(): number {
    return lead(this.root);
  }

  /** Of every answer; answers that do the same thing share what is known of them. */
  estimates(): readonly Estimate[] {
    return this.edges().map((edge) => estimateOf(edge));
  }

  /** Answers that do the same thing share an edge; only the first of them gets the credit. */
  findings(): Findings {
    const edges = this.edges();
    const found = edges.map((edge, index) => estimateOf(edges.indexOf(edge) === index ? edge : undefined));
    const mean = this.simulations === 0 ? 0.5 : this.total / this.simulations;
    return {
      visits: found.map(({ visits }) => visits),
      chances: found.map(({ chance }) => chance),
      chance: this.seat === 0 ? mean : 1 - mean,
      simulations: this.simulations,
    };
  }

  private edges(): (Edge | undefined)[] {
    const s = this.worlds.next();
    return (this.prompt?.answers ?? []).map((given) => this.root.edges.get(answerName(s, this.prompt!.seat, given)));
  }
}

const estimateOf = (edge: Edge | undefined): Estimate =>
  edge === undefined || edge.visits === 0
    ? { visits: 0, chance: 0 }
    : { visits: edge.visits, chance: edge.total / edge.visits };

export function search(view: SearchView, memory: BotMemory, seed: string, budget: Budget): Findings {
  const chance = chanceFrom(seed);
  const { prompt } = view;
  const asked = prompt === null ? null : { seat: prompt.seat, answers: prompt.answers ?? [] };
  const found = new Search(memory.seat, asked, new Worlds(view, memory, chance), chance);
  const ends = performance.now() + budget.milliseconds;
  while (found.simulations < budget.simulations) {
    found.simulate();
    if (found.simulations % CHECK_EVERY !== 0) continue;
    if (prompt?.answers && found.lead > budget.simulations - found.simulations) break;
    if (performance.now() > ends) break;
  }
  return found.findings();
}
