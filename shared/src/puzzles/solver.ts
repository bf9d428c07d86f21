/**
 * The exact solver: can the player to move force the goal against every reply? Everything is public
 * in a puzzle, so this is a plain search over all answers of both sides. A line that draws on chance
 * proves nothing and makes the puzzle unfit.
 */
import { type Answer, answer, copyState, type MatchState, otherSeat, type Seat } from "../engine/index.ts";

/** "win": before this turn is over. "survive": still alive when the next turn of one's own begins. */
export type Goal = "win" | "survive";

export interface Task {
  readonly goal: Goal;
  readonly hero: Seat;
  /** The turn in which the puzzle begins. */
  readonly turn: number;
}

export const taskOf = (s: MatchState, goal: Goal): Task => ({ goal, hero: s.active, turn: s.turn });

/** Whether the goal is reached or missed in this state; null while that is still open. */
export function verdict(s: MatchState, { goal, hero, turn }: Task): boolean | null {
  if (goal === "win") {
    // An opponent who then has no turn action loses in the next turn, not in this one.
    if (s.turn > turn) return false;
    return s.outcome === null ? null : s.outcome.winner === hero;
  }
  if (s.outcome !== null) return s.outcome.winner !== otherSeat(hero);
  return s.turn > turn && s.active === hero ? true : null;
}

/** The state after an answer; null if it drew on chance. */
function after(s: MatchState, index: number): MatchState | null {
  const next = copyState(s);
  answer(next, index);
  return next.random.at(-1) === s.random.at(-1) ? next : null;
}

/** Some cards replay each other: what takes longer than this is nothing a person could see through. */
const MOST_DEPTH = 60;

/** Why a search ended without a proof. */
export class Unsolvable extends Error {
  constructor(readonly why: "chance" | "tooLarge") {
    super(why);
  }
}

/** What an answer does in terms of cards, so that twins are tried once. */
function twinName(s: MatchState, given: Answer): string {
  if (given.do !== "play") return JSON.stringify(given);
  return `play ${s.players[s.prompt!.seat].hand[given.hand]!}`;
}

/** The order in which answers are tried: what decides most often comes first. It never changes a result. */
const URGENCY: Readonly<Record<Answer["do"], number>> = {
  attack: 0,
  hunt: 1,
  block: 1,
  mindbug: 1,
  action: 2,
  accept: 2,
  buy: 2,
  chooseCreatures: 3,
  chooseHand: 3,
  choosePile: 3,
  resolve: 3,
  distribute: 3,
  reroll: 3,
  resolveDie: 3,
  play: 4,
  pass: 5,
};

/** Positions of the answers worth trying. */
function distinctAnswers(s: MatchState): number[] {
  const seen = new Set<string>();
  const { answers } = s.prompt!;
  return answers
    .map((_, index) => index)
    .filter((index) => {
      const name = twinName(s, answers[index]!);
      return !seen.has(name) && seen.add(name);
    })
    .sort((a, b) => URGENCY[answers[a]!.do] - URGENCY[answers[b]!.do]);
}

/** Everything that what follows can depend on. Numbers of questions and of creatures that are gone do not matter. */
function positionKey(s: MatchState): string {
  const { prompt } = s;
  return JSON.stringify([
    s.turn,
    s.active,
    s.players,
    s.power,
    s.stack,
    s.waiting,
    s.fast,
    prompt!.seat,
    prompt!.kind,
    prompt!.creature,
    prompt!.answers,
  ]);
}

export class Solver {
  /** Decisions looked at. */
  nodes = 0;
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly task: Task,
    private readonly mostNodes = 200_000,
  ) {}

  /** Whether the hero can force the goal from here. Throws Unsolvable. */
  holds(s: MatchState, depth = 0): boolean {
    const decided = verdict(s, this.task);
    if (decided !== null) return decided;
    const key = positionKey(s);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (++this.nodes > this.mostNodes || depth > MOST_DEPTH) throw new Unsolvable("tooLarge");
    const heroDecides = s.prompt!.seat === this.task.hero;
    // The hero needs one answer that works, the opponent one that does not.
    const found = distinctAnswers(s).some((index) => this.holdsAfter(s, index, depth) === heroDecides);
    const result = found === heroDecides;
    this.known.set(key, result);
    return result;
  }

  holdsAfter(s: MatchState, index: number, depth = 0): boolean {
    const next = after(s, index);
    if (next === null) throw new Unsolvable("chance");
    return this.holds(next, depth + 1);
  }

  /** The hero's answers that force the goal, twins counted once. */
  solutions(s: MatchState): number[] {
    return distinctAnswers(s).filter((index) => this.holdsAfter(s, index));
  }

  /** The opponent's answer that refutes, or keeps longest; the hero's answer that works: one line to the end. */
  line(from: MatchState, first: number): number[] {
    const line: number[] = [];
    let s = from;
    let index = first;
    for (;;) {
      line.push(index);
      const next = after(s, index);
      if (next === null) throw new Unsolvable("chance");
      s = next;
      if (verdict(s, this.task) !== null) return line;
      index = this.reply(s);
    }
  }

  /** What a perfect player answers here: whatever serves them, else the answer after which most has to be found. */
  reply(s: MatchState): number {
    const heroDecides = s.prompt!.seat === this.task.hero;
    const answers = distinctAnswers(s);
    return answers.find((index) => this.holdsAfter(s, index) === heroDecides) ?? this.hardest(s, answers);
  }

  private hardest(s: MatchState, answers: readonly number[]): number {
    const effort = answers.map((index) => this.decisionsLeft(after(s, index)!));
    return answers[effort.indexOf(Math.max(...effort))]!;
  }

  /** Decisions of the hero until the goal is decided, if the opponent answers the first thing that is asked. */
  private decisionsLeft(from: MatchState): number {
    let s = from;
    let count = 0;
    while (verdict(s, this.task) === null) {
      const heroDecides = s.prompt!.seat === this.task.hero;
      if (heroDecides && s.prompt!.answers.length > 1) count += 1;
      const answers = distinctAnswers(s);
      const index = answers.find((one) => this.holdsAfter(s, one) === heroDecides) ?? answers[0]!;
      s = after(s, index)!;
    }
    return count;
  }
}
