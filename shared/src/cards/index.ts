/** All cards of all sets. A new set is a new file in `sets/` and one line here. */
import { BATTLEFRUIT_GALAXY } from "./sets/battlefruit-galaxy.ts";
import { BATTLEFRUIT_KINGDOM } from "./sets/battlefruit-kingdom.ts";
import { FIRST_CONTACT } from "./sets/first-contact.ts";
import { KING_OF_TOKYO } from "./sets/king-of-tokyo.ts";
import { keyOf } from "./dsl.ts";
import type { Card, CardSet, SetKey } from "./vocabulary.ts";

export * from "./vocabulary.ts";
export { keyOf } from "./dsl.ts";

export const SETS: Readonly<Record<SetKey, CardSet>> = {
  "first-contact": FIRST_CONTACT,
  "battlefruit-kingdom": BATTLEFRUIT_KINGDOM,
  "battlefruit-galaxy": BATTLEFRUIT_GALAXY,
  "king-of-tokyo": KING_OF_TOKYO,
};

export const SET_KEYS = Object.keys(SETS) as readonly SetKey[];

/** Every card, creatures and Power cards alike. Its position here is the number the engine uses for it. */
export const CARDS: readonly Card[] = SET_KEYS.flatMap((key) => [...SETS[key].creatures, ...SETS[key].powers]);

const BY_KEY: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.key, card]));
const BY_NAME: ReadonlyMap<string, Card> = new Map(
  CARDS.flatMap(
    (card) =>
      [
        [card.names.fr, card],
        [card.names.en, card],
      ] as const,
  ),
);

export const cardByKey = (key: string): Card | undefined => BY_KEY.get(key);

/** A name as people type it: without capitals, accents, spaces and apostrophes. */
const letters = (name: string): string => keyOf(name).replaceAll("-", "");
const BY_LETTERS: ReadonlyMap<string, Card> = new Map([...BY_NAME].map(([name, card]) => [letters(name), card]));

/** Finds a card by its key, English name or French name; capitals, accents and punctuation do not matter. */
export const findCard = (name: string): Card | undefined =>
  BY_KEY.get(name) ?? BY_NAME.get(name) ?? BY_LETTERS.get(letters(name));
