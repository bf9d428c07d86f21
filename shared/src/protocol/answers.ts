/**
 * Answers as short text: a letter for what is done, then numbers. A choice of cards from two piles can
 * have hundreds of answers; as JSON they would outgrow the buffer that a patch is encoded in.
 */
import type { Answer } from "../engine/index.ts";
import { packNumbers, unpackNumbers } from "./pack.ts";

const LETTER: Readonly<Record<Answer["do"], string>> = {
  pass: "-",
  accept: "+",
  mindbug: "m",
  play: "p",
  attack: "a",
  action: "x",
  block: "b",
  hunt: "h",
  chooseCreatures: "c",
  chooseHand: "d",
  choosePile: "e",
  resolve: "r",
  distribute: "o",
  reroll: "l",
  resolveDie: "i",
  buy: "y",
};
const MEANING: ReadonlyMap<string, Answer["do"]> = new Map(
  Object.entries(LETTER).map(([what, letter]) => [letter, what as Answer["do"]]),
);

function numbersOf(answer: Answer): readonly number[] {
  switch (answer.do) {
    case "pass":
    case "accept":
    case "mindbug":
      return [];
    case "play":
      return [answer.hand];
    case "attack":
    case "action":
    case "block":
    case "hunt":
      return [answer.creature];
    case "chooseCreatures":
      return answer.creatures;
    case "chooseHand":
      return answer.hand;
    case "choosePile":
      return answer.cards.flatMap(({ seat, index }) => [seat, index]);
    case "resolve":
      return [answer.trigger];
    case "distribute":
      return answer.onto;
    case "reroll":
      return answer.dice;
    case "resolveDie":
      return [answer.die];
    case "buy":
      return [answer.slot];
    default:
      return answer satisfies never;
  }
}

function answerOf(what: Answer["do"], numbers: number[]): Answer {
  const first = numbers[0]!;
  switch (what) {
    case "pass":
    case "accept":
    case "mindbug":
      return { do: what };
    case "play":
      return { do: what, hand: first };
    case "attack":
    case "action":
    case "block":
    case "hunt":
      return { do: what, creature: first };
    case "chooseCreatures":
      return { do: what, creatures: numbers };
    case "chooseHand":
      return { do: what, hand: numbers };
    case "choosePile":
      return {
        do: what,
        cards: Array.from({ length: numbers.length / 2 }, (_, i) => ({
          seat: numbers[i * 2] === 0 ? 0 : 1,
          index: numbers[i * 2 + 1]!,
        })),
      };
    case "resolve":
      return { do: what, trigger: first };
    case "distribute":
      return { do: what, onto: numbers };
    case "reroll":
      return { do: what, dice: numbers };
    case "resolveDie":
      return { do: what, die: first };
    case "buy":
      return { do: what, slot: first };
    default:
      return what satisfies never;
  }
}

export const packAnswers = (answers: readonly Answer[]): string =>
  answers.map((answer) => LETTER[answer.do] + packNumbers(numbersOf(answer))).join(";");

/** The empty text is no list at all: every question has an answer. */
export const unpackAnswers = (text: string): Answer[] | null =>
  text === "" ? null : text.split(";").map((one) => answerOf(MEANING.get(one.charAt(0))!, unpackNumbers(one.slice(1))));
