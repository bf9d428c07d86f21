/** Which creatures and cards a filter speaks of. Each field of a filter has its test here, or nothing compiles. */
import type { CardPick, CreatureFilter } from "../cards/index.ts";
import { DESIGNS } from "./catalogue.ts";
import { keywordMask } from "./keywords.ts";
import type { CardNumber, Creature, CreatureId, KeywordMask } from "./state.ts";

/**
 * `allied`: its controller is the one of the card that speaks. `self`: the creature that speaks, if one does.
 * `revealed`: the keywords of the card that this effect revealed.
 */
type CreatureTest = (creature: Creature, allied: boolean, self: CreatureId | null, revealed: KeywordMask) => boolean;
type CardTest = (card: CardNumber) => boolean;

/** For each field of a filter, what it asks when it has that value. */
type TestsOf<Filter, Test> = { readonly [F in keyof Filter]-?: (wanted: NonNullable<Filter[F]>) => Test };

const CREATURE_TESTS: TestsOf<CreatureFilter, CreatureTest> = {
  side: (side) => (_, allied) => side === "any" || allied === (side === "allied"),
  other: () => (creature, _, self) => creature.id !== self,
  powerAtLeast: (power) => (creature) => creature.power >= power,
  powerAtMost: (power) => (creature) => creature.power <= power,
  anyKeyword: (keywords) => {
    const mask = keywordMask(keywords);
    return (creature) => (creature.keywords & mask) !== 0;
  },
  withOctonite: () => (creature) => creature.octonite > 0,
  sharesKeywordWithRevealed: () => (creature, _allied, _self, revealed) => (creature.keywords & revealed) !== 0,
  withPlayEffect: () => (creature) => DESIGNS[creature.card]!.abilities.play !== null,
};

const CARD_TESTS: TestsOf<CardPick, CardTest> = {
  // Where a card lies is nothing that it shows: whoever picks looks in that place.
  from: () => () => true,
  powerAtLeast: (power) => (card) => DESIGNS[card]!.value >= power,
  powerAtMost: (power) => (card) => DESIGNS[card]!.value <= power,
  withTrigger: (trigger) => (card) => DESIGNS[card]!.abilities[trigger] !== null,
};

/** Filters are parts of cards, so each is read once. */
function reader<Filter extends object, Test>(tests: TestsOf<Filter, Test>): (filter: Filter) => readonly Test[] {
  const read = new Map<Filter, readonly Test[]>();
  const testOf = <F extends keyof Filter>(field: F, wanted: Filter[F]): Test[] =>
    wanted === undefined || wanted === null ? [] : [tests[field](wanted)];
  return (filter) => {
    let found = read.get(filter);
    if (found === undefined) {
      found = (Object.keys(filter) as (keyof Filter)[]).flatMap((field) => testOf(field, filter[field]));
      read.set(filter, found);
    }
    return found;
  };
}

const creatureTests = reader(CREATURE_TESTS);
const cardTests = reader(CARD_TESTS);

/** Whether a creature is one that the filter speaks of. */
export function matches(
  filter: CreatureFilter,
  creature: Creature,
  allied: boolean,
  self: CreatureId | null,
  revealed: KeywordMask = 0,
): boolean {
  // By index: an iterator for each of millions of questions costs more than the tests.
  const tests = creatureTests(filter);
  for (let i = 0; i < tests.length; i++) if (!tests[i]!(creature, allied, self, revealed)) return false;
  return true;
}

/** Whether a creature is one that any of a card's filters speaks of: what bans, gifts and protections are asked. */
export function matchesAny(
  filters: readonly CreatureFilter[],
  creature: Creature,
  allied: boolean,
  self: CreatureId,
): boolean {
  for (let i = 0; i < filters.length; i++) if (matches(filters[i]!, creature, allied, self)) return true;
  return false;
}

export function fits(pick: CardPick, card: CardNumber): boolean {
  for (const test of cardTests(pick)) if (!test(card)) return false;
  return true;
}
