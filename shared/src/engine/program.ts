/**
 * Effects are trees on the card and flat programs in the engine: a half-resolved effect is then
 * only "which program, which step", which is plain data.
 */
import type { Condition, CreaturePick, Effect } from "../cards/index.ts";

/** Effects that are done by one verb; the tree-shaped ones become jumps. */
export type SimpleEffect = Exclude<Effect, { do: "when" | "may" | "opponentMayOtherwise" }>;

export type Instruction =
  /** `optional`: the player may decline while choosing. */
  | { readonly op: "effect"; readonly effect: SimpleEffect; readonly optional: boolean }
  /** "You may": asked on its own where the effect itself offers no choice to decline. */
  | { readonly op: "ask"; readonly effect: SimpleEffect; readonly skipTo: number }
  | { readonly op: "unless"; readonly condition: Condition; readonly skipTo: number }
  | { readonly op: "skipIfDone"; readonly done: boolean; readonly skipTo: number };

export function compile(effects: readonly Effect[]): readonly Instruction[] {
  const program: Instruction[] = [];
  for (const effect of effects) append(program, effect);
  return program;
}

const picksByChoice = (pick: CreaturePick): boolean => pick.pick === "one" || pick.pick === "upTo";

/** What an effect must find to do anything: an Action that would do nothing may not be used (ruling 109). */
export type Need =
  | { readonly needs: "nothing" }
  | { readonly needs: "creatures"; readonly what: readonly CreaturePick[] }
  | { readonly needs: "creaturesOfOthers"; readonly what: CreaturePick }
  | { readonly needs: "cardsInOpponentHand" };

type SimpleEffectOf<D extends SimpleEffect["do"]> = Extract<SimpleEffect, { readonly do: D }>;

interface Verb<E> {
  /** Whether who "may" do it declines while choosing; otherwise they are asked first. */
  readonly declined: (effect: E) => boolean;
  readonly need: (effect: E) => Need;
}

const NOTHING: Need = { needs: "nothing" };
/** Asked first, and good for an Action whatever it finds. */
const PLAIN: Verb<unknown> = { declined: () => false, need: () => NOTHING };
const CHOSEN: Verb<unknown> = { ...PLAIN, declined: () => true };

/** What the rules know of each verb besides how it is done, which is in effects.ts. */
const VERBS: { readonly [D in SimpleEffect["do"]]: Verb<SimpleEffectOf<D>> } = {
  gainLife: PLAIN,
  loseLife: PLAIN,
  stealLife: PLAIN,
  matchOpponentLife: PLAIN,
  defeat: { ...PLAIN, need: ({ what }) => ({ needs: "creatures", what }) },
  takeControl: { ...PLAIN, need: ({ what }) => ({ needs: "creaturesOfOthers", what }) },
  returnToHand: { ...PLAIN, declined: ({ what }) => picksByChoice(what) },
  discard: CHOSEN,
  stealRandomCards: PLAIN,
  playCard: PLAIN,
  playReturnedCard: PLAIN,
  playRandomOpponentCard: { ...PLAIN, need: () => ({ needs: "cardsInOpponentHand" }) },
  playGivenCard: PLAIN,
  drawFromPile: PLAIN,
  drawWholeDiscard: PLAIN,
  drawUnused: PLAIN,
  refreshMindbug: PLAIN,
  growThisTurn: PLAIN,
  gainKeywordThisTurn: PLAIN,
  alliesGainKeywordThisTurn: PLAIN,
  alliesRollExtraDieThisTurn: PLAIN,
  enemiesCannotBlockThisTurn: PLAIN,
  putOctonite: PLAIN,
  takeExtraTurn: PLAIN,
  winGame: PLAIN,
  gainEnergy: PLAIN,
  buyForFree: PLAIN,
  triggerPlayEffect: PLAIN,
  copyRevealedPlayEffect: PLAIN,
  revealFromHand: CHOSEN,
};

const verbOf = <D extends SimpleEffect["do"]>(name: D): Verb<SimpleEffectOf<D>> => VERBS[name];
const offersChoice = (effect: SimpleEffect): boolean => verbOf(effect.do).declined(effect);
export const needOf = (effect: SimpleEffect): Need => verbOf(effect.do).need(effect);

function append(program: Instruction[], effect: Effect): void {
  switch (effect.do) {
    case "when":
      jumpOver(
        program,
        (skipTo) => ({ op: "unless", condition: effect.condition, skipTo }),
        () => effect.then.forEach((then) => append(program, then)),
      );
      break;
    case "may": {
      const first = effect.first as SimpleEffect;
      const rest = (optional: boolean): void => {
        program.push({ op: "effect", effect: first, optional });
        jumpOver(
          program,
          (skipTo) => ({ op: "skipIfDone", done: false, skipTo }),
          () => effect.then.forEach((then) => append(program, then)),
        );
      };
      if (offersChoice(first)) rest(true);
      else
        jumpOver(
          program,
          (skipTo) => ({ op: "ask", effect: first, skipTo }),
          () => rest(false),
        );
      break;
    }
    case "opponentMayOtherwise":
      program.push({ op: "effect", effect: effect.first as SimpleEffect, optional: true });
      jumpOver(
        program,
        (skipTo) => ({ op: "skipIfDone", done: true, skipTo }),
        () => effect.otherwise.forEach((then) => append(program, then)),
      );
      break;
    // Whatever is no tree is one verb: the type says so, and the tables over `SimpleEffect` must know it.
    default:
      effect satisfies SimpleEffect;
      program.push({ op: "effect", effect, optional: false });
  }
}

function jumpOver(program: Instruction[], jump: (skipTo: number) => Instruction, body: () => void): void {
  const at = program.length;
  program.push(jump(0));
  body();
  program[at] = jump(program.length);
}

/** The paw on the die: "an opponent discards a card". The rules' own program, belonging to no card. */
export const PAW_PROGRAM: readonly Instruction[] = compile([{ do: "discard", who: "opponent", amount: 1 }]);
