/** Every card that must have a portrait, by set, in card order: the cards themselves say which. */
import { SETS, SET_KEYS, type SetKey } from "@mindbug/shared/cards";

export const setKeys: readonly SetKey[] = SET_KEYS;

export const creaturesOf = (key: SetKey): readonly string[] => SETS[key].creatures.map((card) => card.key);

export const powerCardKeys: readonly string[] = SET_KEYS.flatMap((key) => SETS[key].powers.map((card) => card.key));
