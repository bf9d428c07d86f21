/** What an answer does, told apart from the position that it was given in. */
import { type Answer, type CardNumber, cardKey, type CreatureId, type MatchState, type Prompt } from "@mindbug/shared";
import type { AnswerModel, PromptModel, Seat } from "../table/model/model.ts";

export interface Deed {
  readonly seat: Seat;
  readonly kind: PromptModel["kind"];
  readonly verb: PromptModel["verb"];
  readonly does: AnswerModel["do"];
  /** What it does something with or to. */
  readonly cards: readonly string[];
  /** The card that asks, or is about to enter; null if the rules ask. */
  readonly about: string | null;
  /** How many dice are rolled again. */
  readonly dice: number;
}

/** The cards that an answer does something with or to. */
export function cardsOf(s: MatchState, { seat }: Prompt, answer: Answer): readonly CardNumber[] {
  const { hand } = s.players[seat];
  const creatures = (ids: readonly CreatureId[]): CardNumber[] =>
    s.players.flatMap(({ board }) => board.filter(({ id }) => ids.includes(id)).map(({ card }) => card));
  const listed = (cards: readonly CardNumber[] | undefined, indexes: readonly number[]): CardNumber[] =>
    indexes.flatMap((index) => cards?.[index] ?? []);
  switch (answer.do) {
    case "play":
      return listed(hand, [answer.hand]);
    case "attack":
    case "action":
    case "block":
    case "hunt":
      return creatures([answer.creature]);
    case "chooseCreatures":
      return creatures(answer.creatures);
    case "chooseHand":
      return listed(hand, answer.hand);
    case "choosePile":
      return answer.cards.flatMap((at) => listed(s.players[at.seat].discard, [at.index]));
    case "resolve":
      return s.waiting.filter((_, index) => index === answer.trigger).map(({ card }) => card);
    case "distribute":
      return creatures(answer.onto);
    case "buy":
      return s.power?.faceUp.flatMap((card, slot) => (slot === answer.slot && card !== null ? [card] : [])) ?? [];
    case "pass":
    case "accept":
    case "mindbug":
    case "reroll":
    case "resolveDie":
      return [];
    default:
      return answer satisfies never;
  }
}

export function deedOf(s: MatchState, index: number): Deed {
  const prompt = s.prompt!;
  const { seat, kind, verb, card } = prompt;
  const answer = prompt.answers[index]!;
  return {
    seat,
    kind,
    verb,
    does: answer.do,
    cards: cardsOf(s, prompt, answer).map(cardKey),
    about: card === null ? null : cardKey(card),
    dice: answer.do === "reroll" ? answer.dice.length : 0,
  };
}
