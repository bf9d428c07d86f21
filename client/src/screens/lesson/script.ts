/**
 * The lesson, thought by thought: a deal of its own, both sides' moves, and what is said at each of them. Every
 * sentence is about what lies on the table at that moment, and only one thing is new in it.
 */
import type { ExampleMove, RulebookExample } from "@mindbug/shared/rulebook";
import type { TextKey } from "../../i18n/index.ts";

/** What is in the light. */
export type Spot =
  | { readonly hand: string }
  | { readonly creature: string }
  | { readonly life: "near" | "far" }
  | { readonly mindbugs: "near" | "far" }
  | "hand"
  /** The buttons of the question. */
  | "answers";

export type LessonStep =
  /** Something to know; "Got it" leads on. */
  | { readonly is: "thought"; readonly says: TextKey; readonly at: readonly Spot[] }
  /** Something to do: doing it leads on. */
  | { readonly is: "move"; readonly says: TextKey; readonly at: readonly Spot[]; readonly move: ExampleMove }
  /** The other side's. */
  | { readonly is: "reply"; readonly move: ExampleMove };

const thought = (says: TextKey, ...at: readonly Spot[]): LessonStep => ({ is: "thought", says, at });
const move = (says: TextKey, move: ExampleMove, ...at: readonly Spot[]): LessonStep => ({ is: "move", says, at, move });
const reply = (what: ExampleMove["do"], card?: string): LessonStep => ({
  is: "reply",
  move: card === undefined ? { do: what } : { do: what, card },
});

export const LESSON_STEPS: readonly LessonStep[] = [
  thought("lessonGoal", { life: "near" }, { life: "far" }),
  thought("lessonTurn", "hand"),
  move("lessonPlay", { do: "play", card: "gorillion" }, { hand: "gorillion" }),
  reply("mindbug"),
  thought("lessonTaken", { creature: "gorillion" }),
  thought("lessonTwoBugs", { mindbugs: "near" }, { mindbugs: "far" }),
  move("lessonPlayEffect", { do: "play", card: "axolotl-healer" }, { hand: "axolotl-healer" }),
  reply("pass"),
  thought("lessonHealed", { life: "near" }),
  thought("lessonRefill", "hand"),
  reply("attack", "gorillion"),
  move(
    "lessonBlock",
    { do: "block", card: "axolotl-healer" },
    { creature: "gorillion" },
    { creature: "axolotl-healer" },
  ),
  thought("lessonPoison"),
  move("lessonSneaky", { do: "play", card: "chameleon-sniper" }, { hand: "chameleon-sniper" }),
  reply("pass"),
  reply("play", "luchataur"),
  move("lessonUseBug", { do: "mindbug" }, "answers"),
  thought("lessonYours", { creature: "luchataur" }),
  reply("play", "goblin-werewolf"),
  move("lessonKeepBug", { do: "pass" }, "answers"),
  move("lessonAttack", { do: "attack", card: "chameleon-sniper" }, { creature: "chameleon-sniper" }),
  thought("lessonTwoHearts", { life: "far" }),
  reply("attack", "goblin-werewolf"),
  reply("hunt", "chameleon-sniper"),
  thought("lessonHunter", { creature: "goblin-werewolf" }),
  move("lessonFrenzy", { do: "attack", card: "luchataur" }, { creature: "luchataur" }),
  reply("block", "goblin-werewolf"),
  thought("lessonWeaker", { creature: "luchataur" }),
  move("lessonAgain", { do: "attack", card: "luchataur" }, { creature: "luchataur" }),
];

export const LESSON: RulebookExample = {
  position: {
    turn: 1,
    players: [
      {
        hand: ["Gorillion", "Axolotl Healer", "Chameleon Sniper", "Bee Bear", "Shark Dog"],
        deck: ["Rhino Turtle", "Harpy Mother", "Mysterious Mermaid", "Spider Owl", "Elephantopus"],
      },
      {
        hand: ["Luchataur", "Goblin Werewolf", "Snail Hydra", "Turbo Bug", "Lone Yeti"],
        deck: ["Tiger Squirrel", "Strange Barrel", "Grave Robber", "Killer Bee", "Giraffodile"],
      },
    ],
  },
  moves: LESSON_STEPS.flatMap((step) => (step.is === "thought" ? [] : [step.move])),
};
