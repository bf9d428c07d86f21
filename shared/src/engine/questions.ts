/**
 * The pending question as people are told of it: with what the asked player might try and cannot, each with the reason.
 */
import { cardKey, DESIGNS } from "./catalogue.ts";
import { mapCause } from "./cause.ts";
import { emit, type ToldRefusal } from "./events.ts";
import { whyNot, type Wish } from "./legality.ts";
import { opponentsOf, type Seat } from "./seats.ts";
import type { Creature, MatchState, Prompt, PromptKind } from "./state.ts";

type Wishes = (s: MatchState, seat: Seat) => Wish[];

/** In these questions everything that can be pointed at is an answer. */
const none: Wishes = () => [];

const actsOf = ({ id, card }: Creature): Wish[] =>
  DESIGNS[card]!.abilities.action === null ? [{ attack: id }] : [{ attack: id }, { action: id }];

const WISHES: Readonly<Record<PromptKind, Wishes>> = {
  turn: (s, seat) => s.players[seat].board.flatMap(actsOf),
  block: (s, seat) => s.players[seat].board.map(({ id }) => ({ block: id })),
  hunt: (s, seat) => opponentsOf(seat).flatMap((foe) => s.players[foe].board.map(({ id }) => ({ hunt: id }))),
  buy: (s) => s.power?.faceUp.map((_, slot) => ({ buy: slot })) ?? [],
  mindbug: none,
  attackAgain: none,
  fast: none,
  choose: none,
  may: none,
  order: none,
  distribute: none,
  reroll: none,
  dieOrder: none,
};

export function refusals(s: MatchState, { kind, seat }: Prompt): ToldRefusal[] {
  return WISHES[kind](s, seat).flatMap((wish) => {
    const reason = whyNot(s, seat, wish);
    return reason === null ? [] : [{ wish, reason }];
  });
}

/** Told once the question really stands: one that answers itself is none. */
export function tellQuestion(s: MatchState): void {
  const { prompt } = s;
  if (prompt === null) return;
  const { id, seat, kind, verb, creature, dice, answers } = prompt;
  const cause = mapCause(prompt.cause, cardKey);
  const card = prompt.card === null ? null : cardKey(prompt.card);
  emit(s, { e: "asked", id, seat, kind, cause, verb, card, creature, dice, answers, refusals: refusals(s, prompt) });
}
