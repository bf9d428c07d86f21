/**
 * An answer as words: what is done, and the numbers of what it is done to. "play 2", "attack 17", "chooseCreatures 4
 * 9". Text and not a schema type of its own: how many answers there are is a secret, and every instance in the state
 * takes a number that everybody could count.
 */
import type { Answer } from "../engine/index.ts";

type Name = Answer["do"];
type AnswerOf<N extends Name> = Extract<Answer, { do: N }>;

interface Form<A> {
  readonly numbers: (answer: A) => readonly number[];
  readonly read: (...numbers: number[]) => A;
}

const alone = <N extends "pass" | "accept" | "mindbug">(what: N): Form<{ readonly do: N }> => ({
  numbers: () => [],
  read: () => ({ do: what }),
});

const FORMS: { readonly [N in Name]: Form<AnswerOf<N>> } = {
  pass: alone("pass"),
  accept: alone("accept"),
  mindbug: alone("mindbug"),
  /** A place in the hand, from 0. */
  play: { numbers: ({ hand }) => [hand], read: (hand) => ({ do: "play", hand: hand! }) },
  attack: { numbers: ({ creature }) => [creature], read: (creature) => ({ do: "attack", creature: creature! }) },
  action: { numbers: ({ creature }) => [creature], read: (creature) => ({ do: "action", creature: creature! }) },
  block: { numbers: ({ creature }) => [creature], read: (creature) => ({ do: "block", creature: creature! }) },
  hunt: { numbers: ({ creature }) => [creature], read: (creature) => ({ do: "hunt", creature: creature! }) },
  chooseCreatures: {
    numbers: ({ creatures }) => creatures,
    read: (...creatures) => ({ do: "chooseCreatures", creatures }),
  },
  chooseHand: { numbers: ({ hand }) => hand, read: (...hand) => ({ do: "chooseHand", hand }) },
  /** Two numbers for each card: whose discard pile, and its place in it. */
  choosePile: {
    numbers: ({ cards }) => cards.flatMap(({ seat, index }) => [seat, index]),
    read: (...numbers) => ({
      do: "choosePile",
      cards: Array.from({ length: numbers.length / 2 }, (_, i) => ({
        seat: numbers[i * 2] === 0 ? 0 : 1,
        index: numbers[i * 2 + 1]!,
      })),
    }),
  },
  resolve: { numbers: ({ trigger }) => [trigger], read: (trigger) => ({ do: "resolve", trigger: trigger! }) },
  distribute: { numbers: ({ onto }) => onto, read: (...onto) => ({ do: "distribute", onto }) },
  reroll: { numbers: ({ dice }) => dice, read: (...dice) => ({ do: "reroll", dice }) },
  resolveDie: { numbers: ({ die }) => [die], read: (die) => ({ do: "resolveDie", die: die! }) },
  buy: { numbers: ({ slot }) => [slot], read: (slot) => ({ do: "buy", slot: slot! }) },
};

export function answerText(answer: Answer): string {
  const { numbers } = FORMS[answer.do] as Form<Answer>;
  return [answer.do, ...numbers(answer)].join(" ");
}

export function readAnswer(text: string): Answer {
  const [what, ...numbers] = text.split(" ");
  return FORMS[what as Name].read(...numbers.map(Number));
}
