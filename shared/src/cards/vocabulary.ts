/**
 * The vocabulary in which cards are written. Everything here is plain data: a card holds no
 * functions, so the engine can run it, the text module can phrase it, and JSON can carry it.
 */

export const KEYWORDS = ["FAST", "FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH"] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const TRIGGERS = ["play", "attack", "defeated", "harvest", "action"] as const;
export type Trigger = (typeof TRIGGERS)[number];

export type SetKey = "first-contact" | "battlefruit-kingdom" | "battlefruit-galaxy" | "king-of-tokyo";

/** Seen from the controller of the effect. */
export type Who = "you" | "opponent";

/** "allied" = in your play area, "enemy" = in the other one, "any" = plain "creature": either side. */
export type Side = "allied" | "enemy" | "any";

/** Which creatures in play an effect or a constant ability speaks of. */
export interface CreatureFilter {
  readonly side: Side;
  /** "another" / "other": the creature that carries the ability is left out. */
  readonly other?: true;
  readonly powerAtLeast?: number;
  readonly powerAtMost?: number;
  /** Has at least one of these keywords. */
  readonly anyKeyword?: readonly Keyword[];
  readonly withOctonite?: true;
  /** Shares a keyword with the card that was revealed by this effect. */
  readonly sharesKeywordWithRevealed?: true;
  /** Carries a Play ability. */
  readonly withPlayEffect?: true;
}

/** How creatures are picked out of a filter. */
export type CreaturePick =
  | { readonly pick: "one"; readonly of: CreatureFilter }
  | { readonly pick: "upTo"; readonly count: number; readonly of: CreatureFilter }
  | { readonly pick: "all"; readonly of: CreatureFilter }
  | { readonly pick: "lowestPower"; readonly of: CreatureFilter }
  | { readonly pick: "this" }
  | { readonly pick: "combatWinner" };

/** Where a card is taken from: hands and discard piles hold "cards", not creatures. */
export interface CardPick {
  readonly from: "yourHand" | "yourDiscard" | "opponentDiscard" | "anyDiscard";
  readonly powerAtLeast?: number;
  readonly powerAtMost?: number;
  readonly withTrigger?: Trigger;
}

export type Amount = number | { readonly per: "octoniteOnThis" | "octoniteOnAllied" | "enemyCreature" };

export type Condition =
  | { readonly if: "lessLifeThanOpponent" }
  | { readonly if: "fewerCreaturesThanOpponent" }
  | { readonly if: "noCreatures" }
  | { readonly if: "noMindbugsLeft" }
  | { readonly if: "defeatedInCombat" }
  | { readonly if: "discardedPowerAtLeast"; readonly power: number };

export type Effect =
  | { readonly do: "gainLife"; readonly amount: number }
  | { readonly do: "loseLife"; readonly who: Who; readonly amount: Amount | "allButOne" }
  | { readonly do: "stealLife"; readonly amount: number }
  | { readonly do: "matchOpponentLife" }
  /** Everything picked is defeated at once; `by` performs the verb and so makes the choices. */
  | { readonly do: "defeat"; readonly by: Who; readonly what: readonly CreaturePick[] }
  | { readonly do: "takeControl"; readonly what: CreaturePick }
  | { readonly do: "returnToHand"; readonly what: CreaturePick }
  | { readonly do: "discard"; readonly who: Who; readonly amount: Amount }
  | { readonly do: "stealRandomCards"; readonly amount: number }
  | { readonly do: "playCard"; readonly from: CardPick }
  | { readonly do: "playReturnedCard" }
  | { readonly do: "playRandomOpponentCard" }
  | { readonly do: "playGivenCard" }
  | { readonly do: "drawFromPile"; readonly amount: number; readonly from: CardPick; readonly verb: "draw" | "return" }
  | { readonly do: "drawWholeDiscard" }
  | { readonly do: "drawUnused"; readonly amount: number }
  | { readonly do: "refreshMindbug" }
  | { readonly do: "growThisTurn"; readonly amount: number }
  | { readonly do: "gainKeywordThisTurn"; readonly keyword: Keyword }
  | { readonly do: "alliesGainKeywordThisTurn"; readonly keyword: Keyword }
  | { readonly do: "alliesRollExtraDieThisTurn" }
  | { readonly do: "enemiesCannotBlockThisTurn" }
  | { readonly do: "putOctonite"; readonly amount: number; readonly on: CreaturePick }
  | { readonly do: "takeExtraTurn" }
  | { readonly do: "winGame" }
  | { readonly do: "gainEnergy"; readonly amount: Amount }
  | { readonly do: "buyForFree"; readonly from: "faceUp" | "deck" }
  | { readonly do: "triggerPlayEffect"; readonly of: CreaturePick }
  | { readonly do: "copyRevealedPlayEffect" }
  | { readonly do: "revealFromHand" }
  | { readonly do: "when"; readonly condition: Condition; readonly then: readonly Effect[] }
  /** "You may X. If you do, Y": `then` happens only if `first` was done in full. */
  | { readonly do: "may"; readonly first: Effect; readonly then: readonly Effect[] }
  /** "The opponent may X. If they do not, Y." */
  | { readonly do: "opponentMayOtherwise"; readonly first: Effect; readonly otherwise: readonly Effect[] };

export type EffectName = Effect["do"];

/** Verbs that let somebody point at what they are done to, by what that is; all others are only agreed to. */
export type CreatureVerb = "defeat" | "takeControl" | "returnToHand" | "putOctonite" | "triggerPlayEffect";
export type HandVerb = "discard" | "playCard" | "playGivenCard" | "revealFromHand";
export type PileVerb = "playCard" | "drawFromPile";
export type PickingVerb = Extract<EffectName, CreatureVerb | HandVerb | PileVerb | "buyForFree">;

export interface TriggeredAbility {
  readonly on: Trigger;
  /** "Attack paying 1 octonite", "Action paying 1 octonite". */
  readonly octoniteCost: number;
  readonly effects: readonly Effect[];
}

/** When a constant ability holds. */
export type While =
  | { readonly while: "yourTurn" }
  | { readonly while: "notYourTurn" }
  | { readonly while: "handAtMost"; readonly cards: number }
  | { readonly while: "onlyAlly" }
  | { readonly while: "noStrongerAlly" }
  | { readonly while: "otherAlliesExactly"; readonly count: number };

export type ConstantAbility =
  | {
      readonly constant: "power";
      readonly to: "this" | CreatureFilter;
      readonly amount: Amount;
      readonly while?: While;
    }
  | {
      readonly constant: "keywords";
      readonly to: "this" | CreatureFilter;
      readonly keywords: readonly Keyword[];
      readonly while?: While;
    }
  | { readonly constant: "copyEnemyKeywords"; readonly keywords: readonly Keyword[] }
  | { readonly constant: "suppressKeywords"; readonly of: CreatureFilter }
  | { readonly constant: "cannotBeBlockedBy"; readonly blockers: CreatureFilter }
  | { readonly constant: "opponentCannotBlockWith"; readonly blockers: CreatureFilter }
  | { readonly constant: "cannotAttack"; readonly who: CreatureFilter }
  | { readonly constant: "cannotHunt"; readonly prey: CreatureFilter }
  | { readonly constant: "opponentCannotActivate"; readonly trigger: Trigger }
  | { readonly constant: "cannotBeDefeated"; readonly who: CreatureFilter }
  | { readonly constant: "extraDie"; readonly to: CreatureFilter }
  | { readonly constant: "extraReroll" };

export type ConstantName = ConstantAbility["constant"];

export type Ability = TriggeredAbility | ConstantAbility;

/** Octonite that a creature brings along: Kingdom's stays on it, Galaxy's may be distributed on entry. */
export interface OctoniteOnEntry {
  readonly octonite: number;
  readonly mayDistribute: boolean;
}

export interface DieIcons {
  readonly dice: number;
}

export interface Names {
  readonly en: string;
  readonly fr: string;
}

/** How French sentences agree with a name: "la Veuve noire est détruite", "l’Oursabeille", "les Borgnons". */
export interface FrenchGrammar {
  readonly gender: "m" | "f";
  readonly number: "one" | "many";
  /** "l’" and "d’" go before it. */
  readonly elides: boolean;
}

export interface CreatureCard {
  readonly kind: "creature";
  readonly key: string;
  readonly set: SetKey;
  readonly names: Names;
  readonly french: FrenchGrammar;
  readonly copies: number;
  readonly power: number;
  readonly keywords: readonly Keyword[];
  readonly octonite: number;
  readonly mayDistribute: boolean;
  readonly dice: number;
  readonly triggered: readonly TriggeredAbility[];
  readonly constant: readonly ConstantAbility[];
}

export interface PowerCard {
  readonly kind: "power";
  readonly key: string;
  readonly set: SetKey;
  readonly names: Names;
  readonly french: FrenchGrammar;
  readonly cost: number;
  readonly effects: readonly Effect[];
}

export type Card = CreatureCard | PowerCard;

/** A set describes itself once: what is drawn, chosen and counted of it follows from this. */
export interface CardSet {
  readonly names: Names;
  readonly taglines: Names;
  /** As CSS writes them: of its frames, of what lies in their shadow, of the light on them. */
  readonly colours: { readonly hue: string; readonly deep: string; readonly light: string };
  /** Stands for the set where colour alone must not. */
  readonly mark: string;
  /** Keys of three creatures that show what the set is like. */
  readonly showcase: readonly [string, string, string];
  readonly creatures: readonly CreatureCard[];
  readonly powers: readonly PowerCard[];
}
