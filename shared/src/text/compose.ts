/** Puts the phrases of a language together into sentences. Nothing here knows which language it is. */
import type { ConstantAbility, CreatureCard, Effect, Trigger, TriggeredAbility } from "../cards/vocabulary.ts";
import type {
  BonusName,
  Clause,
  ConstantOf,
  EffectOf,
  NestingEffect,
  Phrasebook,
  Speech,
  Subject,
  WhilePhrase,
} from "./phrasebook.ts";

const UNSPOKEN: Speech = { opponentNamed: false, creatureGone: false };

/**
 * The tables are typed tag by tag, but TypeScript cannot follow a tag through a lookup: this is the one place that
 * steps around it.
 */
function phrase<Tag extends string, Phrase>(
  table: { readonly [T in Tag]: (thing: never, speech: Speech) => Phrase },
  tag: Tag,
  thing: object,
  speech: Speech = UNSPOKEN,
): Phrase {
  return table[tag](thing as never, speech);
}

// --- effects ---------------------------------------------------------------------------------

export function effectsText(book: Phrasebook, effects: readonly Effect[], trigger?: Trigger): string {
  const start: Speech = { ...UNSPOKEN, creatureGone: trigger === "defeated" };
  const sentences: string[] = [];
  for (const effect of effects) sentences.push(...effectSentences(book, effect, speechAfter(book, sentences, start)));
  return finish(sentences);
}

function effectSentences(book: Phrasebook, effect: Effect, speech: Speech): string[] {
  switch (effect.do) {
    case "when": {
      const condition = phrase(book.conditions, effect.condition.if, effect.condition);
      return after(condition, effect.then, book, speechAfter(book, [condition], speech));
    }
    case "may": {
      const offer = book.youMay(clause(book, effect.first, speech).infinitive);
      return effect.then.length === 0
        ? [offer]
        : [offer, ...after(book.ifYouDo, effect.then, book, speechAfter(book, [offer], speech))];
    }
    case "opponentMayOtherwise": {
      const offer = book.opponentMay(clause(book, effect.first, speech).infinitive, speech);
      return [
        offer,
        ...after(book.ifOpponentDoesNot, effect.otherwise, book, speechAfter(book, [offer], speech), "must"),
      ];
    }
    // Whatever is no tree of effects has a phrase of its own in each language: `clause` does not compile without.
    default:
      return [clause(book, effect, speech).plain];
  }
}

/** "<lead>, A and B": all of `effects` stay inside one sentence, or the lead would seem to end with A. */
function after(
  lead: string,
  effects: readonly Effect[],
  book: Phrasebook,
  speech: Speech,
  force: "plain" | "must" = "plain",
): string[] {
  const [first, ...rest] = effects.map((effect) => {
    if (force === "must" && !isNesting(effect)) {
      const told = clause(book, effect, speech);
      return [told.subject === "opponent" ? book.opponentMust(told.infinitive, speech) : told.plain];
    }
    return effectSentences(book, effect, speech);
  });
  const heads = [first, ...rest].map((sentences) => sentences?.[0] ?? "");
  const tails = [first, ...rest].flatMap((sentences) => sentences?.slice(1) ?? []);
  return [`${lead}, ${heads.join(book.and)}`, ...tails];
}

function isNesting(effect: Effect): effect is EffectOf<NestingEffect> {
  return effect.do === "when" || effect.do === "may" || effect.do === "opponentMayOtherwise";
}

function clause(book: Phrasebook, effect: Effect, speech: Speech): Clause {
  if (isNesting(effect)) throw new Error(`"${effect.do}" cannot stand where a single deed is offered`);
  return phrase(book.effects, effect.do, effect, speech);
}

function speechAfter(book: Phrasebook, said: readonly string[], before: Speech): Speech {
  return {
    ...before,
    opponentNamed: before.opponentNamed || said.some((text) => text.toLowerCase().includes(book.opponent)),
  };
}

// --- constant abilities ----------------------------------------------------------------------

type Bonus = ConstantOf<BonusName>;

export function constantTexts(book: Phrasebook, constants: readonly ConstantAbility[]): string[] {
  const texts: string[] = [];
  let together: Bonus[] = [];
  const flush = () => {
    if (together[0]) texts.push(finish([bonusSentence(book, together[0], together)]));
    together = [];
  };
  for (const ability of constants) {
    if (isBonus(ability)) {
      if (together[0] && !holdsAlike(together[0], ability)) flush();
      together.push(ability);
    } else {
      flush();
      texts.push(finish([phrase(book.constants, ability.constant, ability)]));
    }
  }
  flush();
  return texts;
}

const isBonus = (ability: ConstantAbility): ability is Bonus =>
  ability.constant === "power" || ability.constant === "keywords";
const holdsAlike = (a: Bonus, b: Bonus): boolean => JSON.stringify([a.to, a.while]) === JSON.stringify([b.to, b.while]);

function bonusSentence(book: Phrasebook, lead: Bonus, together: readonly Bonus[]): string {
  const bonuses = together.map((bonus) => phrase(book.bonuses, bonus.constant, bonus));
  if (!lead.while) return book.has(book.bonusSubject(lead.to), bonuses);
  const condition = phrase(book.whiles, lead.while.while, lead.while);
  return `${condition.text}, ${book.has(subjectAfter(book, condition, lead.to), bonuses)}`;
}

function subjectAfter(book: Phrasebook, { names }: WhilePhrase, to: Bonus["to"]): Subject {
  return names && JSON.stringify(names.creatures) === JSON.stringify(to) ? names.pronoun : book.bonusSubject(to);
}

// --- cards -----------------------------------------------------------------------------------

export const abilityLabel = (book: Phrasebook, { on, octoniteCost }: TriggeredAbility): string =>
  book.label(book.triggers[on].name, octoniteCost);

/** What the icons on a card say, in words. */
export function iconTexts(book: Phrasebook, card: CreatureCard): string[] {
  const texts: string[] = [];
  if (card.octonite > 0) texts.push(finish([book.octoniteOnEntry(card.octonite, card.mayDistribute)]));
  if (card.dice > 0) texts.push(finish([book.diceOnAttack(card.dice)]));
  return texts;
}

const finish = (sentences: readonly string[]): string =>
  sentences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(" ");
