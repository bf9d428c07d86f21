/**
 * What a language must be able to say. Every table is mapped over the vocabulary of the cards, so a
 * new effect, condition, constant, filter, trigger or keyword does not compile until each language has its phrase.
 */
import type {
  Amount,
  CardPick,
  Condition,
  ConstantAbility,
  ConstantName,
  CreatureFilter,
  Effect,
  EffectName,
  Keyword,
  Trigger,
  While,
  Who,
} from "../cards/vocabulary.ts";

/** Things a player may ask about that are neither a keyword nor a trigger. */
export const CONCEPTS = [
  "mindbug",
  "exhausted",
  "octonite",
  "distributedOctonite",
  "dice",
  "energy",
  "powerCard",
  "unusedPile",
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** An effect in the voices it can be needed in, without capital or full stop. */
export interface Clause {
  readonly subject: Who | "other";
  /** On its own: "defeat an enemy creature", "your opponent loses 1 life". */
  readonly plain: string;
  /** After "you may" and the like: "defeat an enemy creature", "lose 1 life". */
  readonly infinitive: string;
}

/** What the sentences before this one have settled. */
export interface Speech {
  /** The opponent has been named in this ability, so a pronoun reads better now. */
  readonly opponentNamed: boolean;
  /** The creature that speaks has left play: what lay on it is told in the past. */
  readonly creatureGone: boolean;
}

export type GrammaticalNumber = "one" | "many";

export interface Subject {
  readonly text: string;
  readonly number: GrammaticalNumber;
}

export interface WhilePhrase {
  readonly text: string;
  /** Creatures the phrase has just named, with the pronoun that takes them up again. */
  readonly names?: { readonly creatures: CreatureFilter; readonly pronoun: Subject };
}

/** Effects that hold other effects: they are put together in compose.ts from the connectives below. */
export type NestingEffect = "when" | "may" | "opponentMayOtherwise";
/** Constant abilities of the form "X has Y": several that share X and their condition become one sentence. */
export type BonusName = "power" | "keywords";

export type EffectOf<D extends EffectName> = Extract<Effect, { readonly do: D }>;
export type ConstantOf<C extends ConstantName> = Extract<ConstantAbility, { readonly constant: C }>;
type ConditionOf<I extends Condition["if"]> = Extract<Condition, { readonly if: I }>;
type WhileOf<W extends While["while"]> = Extract<While, { readonly while: W }>;

type PlainEffect = Exclude<EffectName, NestingEffect>;
type PlainConstant = Exclude<ConstantName, BonusName>;

type QualifierPhrases<Filter, Rest extends keyof Filter> = {
  readonly [Q in Exclude<keyof Filter, Rest>]-?: (value: NonNullable<Filter[Q]>, number: GrammaticalNumber) => string;
};
export type CreatureQualifiers = QualifierPhrases<CreatureFilter, "side" | "other">;
export type CardQualifiers = QualifierPhrases<CardPick, "from">;
export type PerPhrases = Readonly<
  Record<Exclude<Amount, number>["per"], (speech: Pick<Speech, "creatureGone">) => string>
>;

/** The phrases for the qualifiers that `filter` really has, in the order of the table. */
export function qualifiersOf<Filter extends object>(
  phrases: { readonly [Q in keyof Filter]?: (value: never, number: GrammaticalNumber) => string },
  filter: Filter,
  number: GrammaticalNumber,
): string[] {
  return (Object.keys(phrases) as (keyof Filter)[]).flatMap((key) => {
    const value = filter[key];
    const phrase = phrases[key];
    return value === undefined || phrase === undefined ? [] : [phrase(value as never, number)];
  });
}

export interface Phrasebook {
  readonly keywords: Readonly<Record<Keyword, { readonly name: string; readonly reminder: string }>>;
  readonly triggers: Readonly<
    Record<Trigger, { readonly name: string; readonly reminder: (octoniteCost: number) => string }>
  >;
  readonly concepts: Readonly<Record<Concept, { readonly name: string; readonly reminder: string }>>;

  readonly effects: { readonly [D in PlainEffect]: (effect: EffectOf<D>, speech: Speech) => Clause };
  readonly conditions: { readonly [I in Condition["if"]]: (condition: ConditionOf<I>) => string };
  readonly constants: { readonly [C in PlainConstant]: (ability: ConstantOf<C>) => string };
  readonly bonuses: { readonly [C in BonusName]: (ability: ConstantOf<C>) => string };
  readonly whiles: { readonly [W in While["while"]]: (condition: WhileOf<W>) => WhilePhrase };

  /** The words that name the opponent; once they have been said, `Speech.opponentNamed` is true. */
  readonly opponent: string;
  readonly bonusSubject: (to: "this" | CreatureFilter) => Subject;
  readonly has: (subject: Subject, bonuses: readonly string[]) => string;
  readonly youMay: (infinitive: string) => string;
  readonly ifYouDo: string;
  readonly opponentMay: (infinitive: string, speech: Speech) => string;
  readonly ifOpponentDoesNot: string;
  readonly opponentMust: (infinitive: string, speech: Speech) => string;
  readonly and: string;

  readonly octoniteOnEntry: (octonite: number, mayDistribute: boolean) => string;
  readonly diceOnAttack: (dice: number) => string;
  readonly label: (triggerName: string, octoniteCost: number) => string;
  readonly colon: string;
}
