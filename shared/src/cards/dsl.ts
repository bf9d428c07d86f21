/** Builders that let a card read like the card on the table. They return plain data. */
import type {
  Ability,
  Amount,
  CardPick,
  Condition,
  ConstantAbility,
  CreatureCard,
  CreatureFilter,
  CreaturePick,
  DieIcons,
  Effect,
  FrenchGrammar,
  Keyword,
  OctoniteOnEntry,
  PowerCard,
  SetKey,
  Trigger,
  TriggeredAbility,
  While,
  Who,
} from "./vocabulary.ts";

export const FAST: Keyword = "FAST";
export const FRENZY: Keyword = "FRENZY";
export const HUNTER: Keyword = "HUNTER";
export const POISONOUS: Keyword = "POISONOUS";
export const SNEAKY: Keyword = "SNEAKY";
export const TOUGH: Keyword = "TOUGH";

// --- cards -----------------------------------------------------------------------------------

export function keyOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A French name and how sentences agree with it: masculine, feminine, and both of several. */
interface FrenchName {
  readonly name: string;
  readonly grammar: FrenchGrammar;
}

/** An h that is not heard. Every other one keeps the article whole: "le Haricobot". */
export const MUTE_H = "mute h";

const french =
  (gender: FrenchGrammar["gender"], number: FrenchGrammar["number"]) =>
  (name: string, h?: typeof MUTE_H): FrenchName => ({
    name,
    grammar: { gender, number, elides: h === MUTE_H || /^[aeiou]/i.test(name.normalize("NFD")) },
  });
export const m = french("m", "one");
export const f = french("f", "one");
export const mp = french("m", "many");
export const fp = french("f", "many");

type Part = Ability | OctoniteOnEntry | DieIcons;
type SetlessCreature = Omit<CreatureCard, "set">;
type SetlessPower = Omit<PowerCard, "set">;

export function creature(
  en: string,
  fr: FrenchName,
  power: number,
  keywords: readonly Keyword[],
  ...parts: readonly Part[]
): SetlessCreature {
  const triggered: TriggeredAbility[] = [];
  const constant: ConstantAbility[] = [];
  let entry: OctoniteOnEntry = { octonite: 0, mayDistribute: false };
  let dice = 0;
  for (const part of parts) {
    if ("on" in part) triggered.push(part);
    else if ("constant" in part) constant.push(part);
    else if ("dice" in part) dice = part.dice;
    else entry = part;
  }
  return {
    kind: "creature",
    key: keyOf(en),
    names: { en, fr: fr.name },
    french: fr.grammar,
    copies: 1,
    power,
    keywords,
    ...entry,
    dice,
    triggered,
    constant,
  };
}

export function powerCard(en: string, fr: FrenchName, cost: number, ...effects: readonly Effect[]): SetlessPower {
  return { kind: "power", key: keyOf(en), names: { en, fr: fr.name }, french: fr.grammar, cost, effects };
}

export const twice = (card: SetlessCreature): SetlessCreature => ({ ...card, copies: 2 });

export function creatureSet(set: SetKey, cards: readonly SetlessCreature[]): readonly CreatureCard[] {
  return cards.map((card) => ({ ...card, set }));
}

export function powerSet(set: SetKey, cards: readonly SetlessPower[]): readonly PowerCard[] {
  return cards.map((card) => ({ ...card, set }));
}

export const octonite = (count: number): OctoniteOnEntry => ({ octonite: count, mayDistribute: false });
export const distributableOctonite = (count: number): OctoniteOnEntry => ({ octonite: count, mayDistribute: true });
export const dice = (count: number): DieIcons => ({ dice: count });

// --- triggers --------------------------------------------------------------------------------

const on =
  (trigger: Trigger, octoniteCost: number) =>
  (...effects: readonly Effect[]): TriggeredAbility => ({ on: trigger, octoniteCost, effects });
export const onPlay = on("play", 0);
export const onAttack = on("attack", 0);
export const onAttackPayingOctonite = on("attack", 1);
export const onDefeated = on("defeated", 0);
export const harvest = on("harvest", 0);
export const action = on("action", 0);
export const actionPayingOctonite = on("action", 1);

// --- which creatures -------------------------------------------------------------------------

type FilterOptions = Omit<CreatureFilter, "side">;
export const allied = (options: FilterOptions = {}): CreatureFilter => ({ side: "allied", ...options });
export const otherAllied = (options: FilterOptions = {}): CreatureFilter => ({
  side: "allied",
  other: true,
  ...options,
});
export const enemy = (options: FilterOptions = {}): CreatureFilter => ({ side: "enemy", ...options });
export const any = (options: FilterOptions = {}): CreatureFilter => ({ side: "any", ...options });

export const one = (of: CreatureFilter): CreaturePick => ({ pick: "one", of });
export const upTo = (count: number, of: CreatureFilter): CreaturePick => ({ pick: "upTo", count, of });
export const all = (of: CreatureFilter): CreaturePick => ({ pick: "all", of });
export const lowestPower = (of: CreatureFilter): CreaturePick => ({ pick: "lowestPower", of });
export const thisCreature: CreaturePick = { pick: "this" };
export const combatWinner: CreaturePick = { pick: "combatWinner" };

// --- which cards -----------------------------------------------------------------------------

type CardOptions = Omit<CardPick, "from">;
export const yourHand = (options: CardOptions = {}): CardPick => ({ from: "yourHand", ...options });
export const yourDiscard = (options: CardOptions = {}): CardPick => ({ from: "yourDiscard", ...options });
export const opponentDiscard = (options: CardOptions = {}): CardPick => ({ from: "opponentDiscard", ...options });
export const anyDiscard = (options: CardOptions = {}): CardPick => ({ from: "anyDiscard", ...options });

// --- effects ---------------------------------------------------------------------------------

export const gainLife = (amount: number): Effect => ({ do: "gainLife", amount });
export const loseLife = (who: Who, amount: Amount | "allButOne"): Effect => ({ do: "loseLife", who, amount });
export const stealLife = (amount: number): Effect => ({ do: "stealLife", amount });
export const matchOpponentLife: Effect = { do: "matchOpponentLife" };
export const defeat = (...what: readonly CreaturePick[]): Effect => ({ do: "defeat", by: "you", what });
export const opponentDefeats = (...what: readonly CreaturePick[]): Effect => ({ do: "defeat", by: "opponent", what });
export const takeControl = (what: CreaturePick): Effect => ({ do: "takeControl", what });
export const returnToHand = (what: CreaturePick): Effect => ({ do: "returnToHand", what });
export const discard = (who: Who, amount: Amount): Effect => ({ do: "discard", who, amount });
export const stealRandomCards = (amount: number): Effect => ({ do: "stealRandomCards", amount });
export const playCard = (from: CardPick): Effect => ({ do: "playCard", from });
export const playReturnedCard: Effect = { do: "playReturnedCard" };
export const playRandomOpponentCard: Effect = { do: "playRandomOpponentCard" };
export const playGivenCard: Effect = { do: "playGivenCard" };
export const drawFromPile = (amount: number, from: CardPick): Effect => ({
  do: "drawFromPile",
  amount,
  from,
  verb: "draw",
});
export const returnFromPile = (amount: number, from: CardPick): Effect => ({
  do: "drawFromPile",
  amount,
  from,
  verb: "return",
});
export const drawWholeDiscard: Effect = { do: "drawWholeDiscard" };
export const drawUnused = (amount: number): Effect => ({ do: "drawUnused", amount });
export const refreshMindbug: Effect = { do: "refreshMindbug" };
export const growThisTurn = (amount: number): Effect => ({ do: "growThisTurn", amount });
export const gainKeywordThisTurn = (keyword: Keyword): Effect => ({ do: "gainKeywordThisTurn", keyword });
export const alliesGainKeywordThisTurn = (keyword: Keyword): Effect => ({ do: "alliesGainKeywordThisTurn", keyword });
export const alliesRollExtraDieThisTurn: Effect = { do: "alliesRollExtraDieThisTurn" };
export const enemiesCannotBlockThisTurn: Effect = { do: "enemiesCannotBlockThisTurn" };
export const putOctonite = (amount: number, on: CreaturePick): Effect => ({ do: "putOctonite", amount, on });
export const takeExtraTurn: Effect = { do: "takeExtraTurn" };
export const winGame: Effect = { do: "winGame" };
export const gainEnergy = (amount: Amount): Effect => ({ do: "gainEnergy", amount });
export const buyForFree = (from: "faceUp" | "deck"): Effect => ({ do: "buyForFree", from });
export const triggerPlayEffect = (of: CreaturePick): Effect => ({ do: "triggerPlayEffect", of });
export const copyRevealedPlayEffect: Effect = { do: "copyRevealedPlayEffect" };
export const revealFromHand: Effect = { do: "revealFromHand" };
export const when = (condition: Condition, ...then: readonly Effect[]): Effect => ({ do: "when", condition, then });
export const may = (first: Effect, ...then: readonly Effect[]): Effect => ({ do: "may", first, then });
export const opponentMayOtherwise = (first: Effect, ...otherwise: readonly Effect[]): Effect => ({
  do: "opponentMayOtherwise",
  first,
  otherwise,
});

export const lessLifeThanOpponent: Condition = { if: "lessLifeThanOpponent" };
export const fewerCreaturesThanOpponent: Condition = { if: "fewerCreaturesThanOpponent" };
export const noCreatures: Condition = { if: "noCreatures" };
export const noMindbugsLeft: Condition = { if: "noMindbugsLeft" };
export const defeatedInCombat: Condition = { if: "defeatedInCombat" };
export const discardedPowerAtLeast = (power: number): Condition => ({ if: "discardedPowerAtLeast", power });

export const perOctoniteOnThis = { per: "octoniteOnThis" } as const;
export const perOctoniteOnAllied = { per: "octoniteOnAllied" } as const;
export const perEnemyCreature = { per: "enemyCreature" } as const;

// --- constant abilities ----------------------------------------------------------------------

const conditional = (condition?: While) => (condition ? { while: condition } : {});
export const hasPower = (amount: number, condition?: While): ConstantAbility => ({
  constant: "power",
  to: "this",
  amount,
  ...conditional(condition),
});
export const givesPower = (to: CreatureFilter, amount: Amount, condition?: While): ConstantAbility => ({
  constant: "power",
  to,
  amount,
  ...conditional(condition),
});
export const hasKeywords = (keywords: readonly Keyword[], condition?: While): ConstantAbility => ({
  constant: "keywords",
  to: "this",
  keywords,
  ...conditional(condition),
});
export const givesKeywords = (
  to: CreatureFilter,
  keywords: readonly Keyword[],
  condition?: While,
): ConstantAbility => ({ constant: "keywords", to, keywords, ...conditional(condition) });
export const copiesEnemyKeywords = (...keywords: readonly Keyword[]): ConstantAbility => ({
  constant: "copyEnemyKeywords",
  keywords,
});
export const suppressesKeywords = (of: CreatureFilter): ConstantAbility => ({ constant: "suppressKeywords", of });
export const cannotBeBlockedBy = (blockers: CreatureFilter): ConstantAbility => ({
  constant: "cannotBeBlockedBy",
  blockers,
});
export const opponentCannotBlockWith = (blockers: CreatureFilter): ConstantAbility => ({
  constant: "opponentCannotBlockWith",
  blockers,
});
export const cannotAttack = (who: CreatureFilter): ConstantAbility => ({ constant: "cannotAttack", who });
export const cannotHunt = (prey: CreatureFilter): ConstantAbility => ({ constant: "cannotHunt", prey });
export const opponentCannotActivate = (trigger: Trigger): ConstantAbility => ({
  constant: "opponentCannotActivate",
  trigger,
});
export const cannotBeDefeated = (who: CreatureFilter): ConstantAbility => ({ constant: "cannotBeDefeated", who });
export const extraDie = (to: CreatureFilter): ConstantAbility => ({ constant: "extraDie", to });
export const extraReroll: ConstantAbility = { constant: "extraReroll" };

export const yourTurn: While = { while: "yourTurn" };
export const notYourTurn: While = { while: "notYourTurn" };
export const handAtMost = (cards: number): While => ({ while: "handAtMost", cards });
export const onlyAlly: While = { while: "onlyAlly" };
export const noStrongerAlly: While = { while: "noStrongerAlly" };
export const otherAlliesExactly = (count: number): While => ({ while: "otherAlliesExactly", count });
