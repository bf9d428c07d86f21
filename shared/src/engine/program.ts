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

function offersChoice(effect: SimpleEffect): boolean {
  switch (effect.do) {
    case "discard":
    case "revealFromHand":
      return true;
    case "returnToHand":
      return picksByChoice(effect.what);
    default:
      return false;
  }
}

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
    default:
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
