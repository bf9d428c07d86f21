/** The cards as the engine reads them: numbers, bit masks, and abilities compiled to flat programs. */
import {
  type Amount,
  type Card,
  CARDS,
  findCard,
  type CreatureFilter,
  type SetKey,
  SETS,
  type Trigger,
  type While,
} from "../cards/index.ts";
import type { Pool } from "../cards/pool.ts";
import { keywordMask } from "./keywords.ts";
import { compile, type Instruction } from "./program.ts";
import type { CardNumber, KeywordMask } from "./state.ts";

/** Constant abilities by kind, each as often as the card has it, with keywords as bits and open cases closed. */
export interface Constants {
  readonly power: readonly {
    readonly to: CreatureFilter | null;
    readonly amount: Amount;
    readonly while: While | null;
  }[];
  readonly keywords: readonly {
    readonly to: CreatureFilter | null;
    readonly mask: KeywordMask;
    readonly while: While | null;
  }[];
  readonly copies: KeywordMask;
  readonly suppresses: readonly CreatureFilter[];
  readonly cannotBeBlockedBy: readonly CreatureFilter[];
  readonly opponentCannotBlockWith: readonly CreatureFilter[];
  readonly cannotAttack: readonly CreatureFilter[];
  readonly cannotHunt: readonly CreatureFilter[];
  readonly silences: readonly Trigger[];
  readonly protects: readonly CreatureFilter[];
  readonly extraDie: readonly CreatureFilter[];
  readonly extraRerolls: number;
}

export interface Design {
  readonly number: CardNumber;
  readonly key: string;
  readonly name: string;
  readonly isPower: boolean;
  /** Printed power, or the cost of a Power card. */
  readonly value: number;
  readonly keywords: KeywordMask;
  readonly octonite: number;
  readonly mayDistribute: boolean;
  readonly dice: number;
  readonly copies: number;
  readonly triggers: readonly Trigger[];
  readonly costs: readonly number[];
  readonly programs: readonly (readonly Instruction[])[];
  /** Position of the ability with that trigger; a card has at most one for each. */
  readonly abilities: Readonly<Record<Trigger, number | null>>;
  readonly constants: Constants | null;
}

const EMPTY: Constants = {
  power: [],
  keywords: [],
  copies: 0,
  suppresses: [],
  cannotBeBlockedBy: [],
  opponentCannotBlockWith: [],
  cannotAttack: [],
  cannotHunt: [],
  silences: [],
  protects: [],
  extraDie: [],
  extraRerolls: 0,
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function constantsOf(card: Card): Constants | null {
  if (card.kind === "power" || card.constant.length === 0) return null;
  const constants: Mutable<Constants> = { ...EMPTY };
  for (const ability of card.constant) {
    switch (ability.constant) {
      case "power":
        constants.power = [
          ...constants.power,
          {
            to: ability.to === "this" ? null : ability.to,
            while: ability.while ?? null,
            amount: ability.amount,
          },
        ];
        break;
      case "keywords":
        constants.keywords = [
          ...constants.keywords,
          {
            to: ability.to === "this" ? null : ability.to,
            mask: keywordMask(ability.keywords),
            while: ability.while ?? null,
          },
        ];
        break;
      case "copyEnemyKeywords":
        constants.copies |= keywordMask(ability.keywords);
        break;
      case "suppressKeywords":
        constants.suppresses = [...constants.suppresses, ability.of];
        break;
      case "cannotBeBlockedBy":
        constants.cannotBeBlockedBy = [...constants.cannotBeBlockedBy, ability.blockers];
        break;
      case "opponentCannotBlockWith":
        constants.opponentCannotBlockWith = [...constants.opponentCannotBlockWith, ability.blockers];
        break;
      case "cannotAttack":
        constants.cannotAttack = [...constants.cannotAttack, ability.who];
        break;
      case "cannotHunt":
        constants.cannotHunt = [...constants.cannotHunt, ability.prey];
        break;
      case "opponentCannotActivate":
        constants.silences = [...constants.silences, ability.trigger];
        break;
      case "cannotBeDefeated":
        constants.protects = [...constants.protects, ability.who];
        break;
      case "extraDie":
        constants.extraDie = [...constants.extraDie, ability.to];
        break;
      case "extraReroll":
        constants.extraRerolls += 1;
        break;
      default:
        ability satisfies never;
    }
  }
  return constants;
}

/** A second ability with the same trigger would never happen: such a card is refused before anybody plays it. */
function positionOf(trigger: Trigger, triggers: readonly Trigger[], key: string): number | null {
  const position = triggers.indexOf(trigger);
  if (position !== triggers.lastIndexOf(trigger)) throw new Error(`${key} has two abilities for "${trigger}"`);
  return position < 0 ? null : position;
}

export const DESIGNS: readonly Design[] = CARDS.map((card, number) => {
  const isPower = card.kind === "power";
  const triggers = isPower ? [] : card.triggered.map((ability) => ability.on);
  return {
    number,
    key: card.key,
    name: card.names.en,
    isPower,
    value: isPower ? card.cost : card.power,
    keywords: isPower ? 0 : keywordMask(card.keywords),
    octonite: isPower ? 0 : card.octonite,
    mayDistribute: !isPower && card.mayDistribute,
    dice: isPower ? 0 : card.dice,
    copies: isPower ? 1 : card.copies,
    triggers,
    costs: isPower ? [] : card.triggered.map((ability) => ability.octoniteCost),
    programs: isPower ? [compile(card.effects)] : card.triggered.map((ability) => compile(ability.effects)),
    abilities: {
      play: positionOf("play", triggers, card.key),
      attack: positionOf("attack", triggers, card.key),
      defeated: positionOf("defeated", triggers, card.key),
      harvest: positionOf("harvest", triggers, card.key),
      action: positionOf("action", triggers, card.key),
    },
    constants: constantsOf(card),
  };
});

const NUMBER_OF: ReadonlyMap<string, CardNumber> = new Map(DESIGNS.map((design) => [design.key, design.number]));

export const cardKey = (card: CardNumber): string => DESIGNS[card]!.key;

/** By key, English name or French name. */
export function cardNumber(name: string): CardNumber | undefined {
  const card = findCard(name);
  return card && NUMBER_OF.get(card.key);
}

/** Every creature card of the sets, doubles twice; or those of a pool, as often as it says. */
export function creaturePool(sets: readonly SetKey[], chosen: Pool | null = null): CardNumber[] {
  const pool: CardNumber[] = [];
  for (const set of sets)
    for (const card of SETS[set].creatures)
      for (let copy = chosen === null ? card.copies : (chosen[card.key] ?? 0); copy > 0; copy--)
        pool.push(NUMBER_OF.get(card.key)!);
  return pool;
}

export const powerPool = (sets: readonly SetKey[]): CardNumber[] =>
  sets.flatMap((set) => SETS[set].powers.map((card) => NUMBER_OF.get(card.key)!));
