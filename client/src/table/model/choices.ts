/** From the list of legal answers to things one can point at. Knows no rules: only what the prompt offers. */
import type { AnswerModel, PromptModel, ReasonModel, WishModel } from "./model.ts";

/** "creature:7", "hand:2", "power:0", "pile:1:3", "die:0", "trigger:1". */
export type ThingKey = string;

export const creatureThing = (id: number): ThingKey => `creature:${id}`;
export const handThing = (index: number): ThingKey => `hand:${index}`;
export const powerThing = (slot: number): ThingKey => `power:${slot}`;
export const pileThing = (seat: number, index: number): ThingKey => `pile:${seat}:${index}`;
export const dieThing = (index: number): ThingKey => `die:${index}`;
export const triggerThing = (index: number): ThingKey => `trigger:${index}`;

/** The things an answer points at; none for plain buttons such as "pass". */
export function thingsOf(answer: AnswerModel): readonly ThingKey[] {
  switch (answer.do) {
    case "play":
      return [handThing(answer.hand)];
    case "attack":
    case "action":
    case "block":
    case "hunt":
      return [creatureThing(answer.creature)];
    case "chooseCreatures":
      return answer.creatures.map(creatureThing);
    case "chooseHand":
      return answer.hand.map(handThing);
    case "choosePile":
      return answer.cards.map((card) => pileThing(card.seat, card.index));
    case "resolve":
      return [triggerThing(answer.trigger)];
    case "distribute":
      return answer.onto.map(creatureThing);
    case "reroll":
      return answer.dice.map(dieThing);
    case "resolveDie":
      return [dieThing(answer.die)];
    case "buy":
      return [powerThing(answer.slot)];
    case "pass":
    case "accept":
    case "mindbug":
      return [];
    default:
      return answer satisfies never;
  }
}

export interface Offer {
  readonly index: number;
  readonly answer: AnswerModel;
}

/** Takes one pick out of a list; null if it was not there. */
function without(list: readonly ThingKey[], thing: ThingKey): ThingKey[] | null {
  const at = list.indexOf(thing);
  return at < 0 ? null : [...list.slice(0, at), ...list.slice(at + 1)];
}

function rest(list: readonly ThingKey[], picks: readonly ThingKey[]): ThingKey[] | null {
  let left: ThingKey[] | null = [...list];
  for (const pick of picks) {
    left = without(left, pick);
    if (left === null) return null;
  }
  return left;
}

/**
 * What the player has pointed at so far, and what that makes possible. Never changes: another pick is another object.
 */
export class Choices {
  private readonly offers: readonly (Offer & { readonly things: readonly ThingKey[] })[];
  /** Answers that point at several things are put together pick by pick. */
  readonly several: boolean;
  /** The same thing may be picked more than once (octonite counters). */
  readonly counted: boolean;

  constructor(
    readonly prompt: PromptModel | null,
    readonly picks: readonly ThingKey[] = [],
  ) {
    this.offers = (prompt?.answers ?? []).map((answer, index) => ({ index, answer, things: thingsOf(answer) }));
    this.several = this.offers.some((offer) => offer.things.length > 1);
    this.counted = prompt?.kind === "distribute";
  }

  /** All that some answer points at. */
  offered(): readonly ThingKey[] {
    return this.offers.flatMap((offer) => offer.things);
  }

  /** Whether some answer points at this. */
  isOffered(thing: ThingKey): boolean {
    return this.offers.some((offer) => offer.things.includes(thing));
  }

  /** Whether this thing can be picked next, given the picks so far. */
  canPick(thing: ThingKey): boolean {
    if (!this.several) return this.isOffered(thing);
    return this.offers.some((offer) => rest(offer.things, [...this.picks, thing]) !== null);
  }

  /**
   * The picks after this one is added or taken back, null if it is not offered; with single choices a new pick replaces
   * the old one.
   */
  toggled(thing: ThingKey): readonly ThingKey[] | null {
    if (this.picks.includes(thing) && !(this.counted && this.canPick(thing))) return without(this.picks, thing);
    if (!this.canPick(thing)) return null;
    return this.several ? [...this.picks, thing] : [thing];
  }

  /** The answers that the picks complete. */
  completed(): readonly Offer[] {
    if (this.picks.length === 0) return [];
    return this.offers.filter(
      (offer) => offer.things.length === this.picks.length && rest(offer.things, this.picks)?.length === 0,
    );
  }

  /** The answers that point at exactly this one thing, for drag and double tap. */
  directly(thing: ThingKey): readonly Offer[] {
    return this.offers.filter((offer) => offer.things.length === 1 && offer.things[0] === thing);
  }

  /** Every answer that points at this thing, alone or with others. */
  pointingAt(thing: ThingKey): readonly Offer[] {
    return this.offers.filter((offer) => offer.things.includes(thing));
  }

  /** Answers that are buttons whatever is picked. */
  buttons(): readonly Offer[] {
    return this.offers.filter((offer) => offer.things.length === 0);
  }

  pickedTimes(thing: ThingKey): number {
    return this.picks.filter((pick) => pick === thing).length;
  }

  /** How many things the longest answer wants. */
  get wanted(): number {
    return Math.max(0, ...this.offers.map((offer) => offer.things.length));
  }

  /**
   * Whether things of this kind are what the question is about: those not offered are dimmed, all others are left
   * alone.
   */
  isAskedFor(thing: ThingKey, own: readonly ThingKey[]): boolean {
    const kind = thing.slice(0, thing.indexOf(":"));
    if (!this.offers.some((offer) => offer.things.some((other) => other.startsWith(`${kind}:`)))) return false;
    const sided =
      this.prompt?.kind === "turn" ||
      this.prompt?.kind === "block" ||
      this.prompt?.kind === "attackAgain" ||
      this.prompt?.kind === "fast";
    return kind !== "creature" || !sided || own.includes(thing);
  }

  /** Why a thing is not offered, in the engine's own words. */
  refusalOf(thing: ThingKey): ReasonModel | null {
    const [kind, number] = thing.split(":");
    const wanted = Number(number);
    const found = this.prompt?.refusals.find((refusal) => {
      const wish: WishModel = refusal.wish;
      if (kind === "creature") return [wish.attack, wish.action, wish.block, wish.hunt].includes(wanted);
      if (kind === "hand") return wish.play === wanted;
      return kind === "power" && wish.buy === wanted;
    });
    return found?.reason ?? null;
  }
}
