/**
 * Small tables on which a rule can be seen. You are the first player; the story is what either side answers, question
 * by question. Card names are those of `arrange`; a story names cards by their keys.
 */
import type { Answer } from "../../engine/index.ts";
import type { ArrangedPlayer, Position } from "../../engine/index.ts";
import type { RulebookKey } from "./chapters.ts";
import type { ExampleMove, RulebookExample } from "./types.ts";

/** "attack gorillion": what is done, and with or to which card. */
type Step = `${Answer["do"]} ${string}` | Answer["do"];

const readMove = (step: Step): ExampleMove => {
  const [answer, card] = step.split(" ") as [Answer["do"], string?];
  return card === undefined ? { do: answer } : { do: answer, card };
};

const example = (
  you: ArrangedPlayer,
  foe: ArrangedPlayer,
  steps: readonly Step[],
  rest: Omit<Position, "players"> = {},
): RulebookExample => ({ position: { players: [you, foe], ...rest }, moves: steps.map(readMove) });

/** So that nobody loses the example for want of an action. */
const SPARE = { hand: ["Kong"] };

export const EXAMPLES: Readonly<Partial<Record<RulebookKey, RulebookExample>>> = {
  goal: example({ ...SPARE, board: ["Gorillion"] }, { ...SPARE, life: 1 }, ["attack gorillion"]),
  "able-to-act": example({ ...SPARE, board: ["Pomelozilla"] }, { board: ["Killer Bee"], hand: [] }, [
    "play kong",
    "pass",
  ]),
  "play-a-card": example({ hand: ["Kangasaurus Rex", "Kong"] }, { ...SPARE, board: ["Brain Fly", "Gorillion"] }, [
    "play kangasaurus-rex",
    "pass",
  ]),
  refill: example(
    { hand: ["Killer Bee", "Kong", "Gorillion", "Luchataur", "Bee Bear"], deck: ["Tiger Squirrel", "Brain Fly"] },
    SPARE,
    ["play killer-bee", "pass"],
  ),
  "coming-into-play": example(
    { hand: ["Kong"], board: [{ card: "Gorillion", enteredThisTurn: true }, "Bee Bear"] },
    SPARE,
    ["attack bee-bear"],
  ),
  mindbug: example(SPARE, { hand: ["Killer Bee", "Kong"] }, ["play killer-bee", "mindbug"], { active: 1 }),
  "after-a-mindbug": example({ hand: ["Gorillion", "Bee Bear"] }, SPARE, [
    "play gorillion",
    "mindbug",
    "play bee-bear",
    "pass",
  ]),
  "mindbugged-creature": example(
    { ...SPARE, board: ["Gorillion"] },
    { hand: ["Axolotl Healer", "Kong"], board: ["Luchataur"] },
    ["play axolotl-healer", "mindbug", "attack luchataur", "block axolotl-healer"],
    { active: 1 },
  ),
  "mindbug-and-fast": example(
    SPARE,
    { hand: ["Carrot Cleric", "Kong"] },
    ["play carrot-cleric", "mindbug", "attack carrot-cleric"],
    { active: 1 },
  ),
  attack: example({ ...SPARE, board: ["Gorillion"] }, { ...SPARE, board: ["Bee Bear"] }, ["attack gorillion", "pass"]),
  block: example({ ...SPARE, board: ["Gorillion"] }, { ...SPARE, board: ["Bee Bear"] }, [
    "attack gorillion",
    "block bee-bear",
  ]),
  fight: example({ ...SPARE, board: ["Bee Bear"] }, { ...SPARE, board: ["Rhino Turtle", "Tusked Extorter"] }, [
    "attack bee-bear",
    "block tusked-extorter",
  ]),
  power: example({ ...SPARE, board: ["Goblin Werewolf", "Shield Bugs"] }, { ...SPARE, board: ["Bee Bear"] }, [
    "attack goblin-werewolf",
    "hunt bee-bear",
  ]),
  defeat: example(
    { hand: ["Kangasaurus Rex", "Kong"] },
    { ...SPARE, board: ["Brain Fly", "Plated Scorpion", "Gorillion"] },
    ["play kangasaurus-rex", "pass"],
  ),
  fast: example({ hand: ["Carrot Cleric", "Kong"] }, SPARE, ["play carrot-cleric", "pass", "attack carrot-cleric"]),
  frenzy: example({ ...SPARE, board: ["Luchataur"] }, { ...SPARE, board: ["Bee Bear"] }, [
    "attack luchataur",
    "block bee-bear",
    "attack luchataur",
  ]),
  hunter: example({ ...SPARE, board: ["Killer Bee"] }, { ...SPARE, board: ["Compost Dragon", "Gorillion"] }, [
    "attack killer-bee",
    "hunt compost-dragon",
  ]),
  poisonous: example({ ...SPARE, board: ["Axolotl Healer"] }, { ...SPARE, board: ["Gorillion", "Kraken"] }, [
    "attack axolotl-healer",
    "block gorillion",
  ]),
  sneaky: example({ ...SPARE, board: ["Spider Owl"] }, { ...SPARE, board: ["Gorillion", "Tiger Squirrel"] }, [
    "attack spider-owl",
    "block tiger-squirrel",
  ]),
  tough: example({ ...SPARE, board: ["Kangasaurus Rex"] }, { ...SPARE, board: ["Elephantopus"] }, [
    "attack kangasaurus-rex",
    "block elephantopus",
  ]),
  exhausted: example(
    { ...SPARE, board: [{ card: "Elephantopus", exhausted: true }] },
    { ...SPARE, board: ["Bee Bear"] },
    ["attack elephantopus", "block bee-bear"],
  ),
  "play-effect": example({ hand: ["Axolotl Healer", "Kong"] }, SPARE, ["play axolotl-healer", "pass"]),
  "attack-effect": example(
    { ...SPARE, board: ["Tusked Extorter"] },
    { hand: ["Kong", "Gorillion"], board: ["Bee Bear"] },
    ["attack tusked-extorter", "chooseHand kong", "pass"],
  ),
  "defeated-effect": example({ ...SPARE, board: ["Explosive Toad"] }, { ...SPARE, board: ["Gorillion", "Bee Bear"] }, [
    "attack explosive-toad",
    "block bee-bear",
    "chooseCreatures gorillion",
  ]),
  harvest: example(
    { ...SPARE, board: [{ card: "Lychee King", octonite: 1 }] },
    { hand: ["Kong", "Gorillion"] },
    ["play kong", "pass"],
    { active: 1 },
  ),
  action: example(
    { ...SPARE, board: [{ card: "Borgions", octonite: 1 }] },
    { ...SPARE, board: ["Gorillion", "Kong"] },
    ["action borgions", "chooseCreatures gorillion"],
  ),
  "constant-ability": example({ hand: ["Shield Bugs", "Kong"], board: ["Shield Bugs", "Bee Bear"] }, SPARE, [
    "play shield-bugs",
    "pass",
  ]),
  silenced: example({ hand: ["Killer Bee", "Kong"] }, { ...SPARE, board: ["Deathweaver"] }, [
    "play killer-bee",
    "pass",
  ]),
  "as-much-as-you-can": example({ hand: ["Ferret Bomber", "Kong"] }, { ...SPARE, board: ["Gorillion"] }, [
    "play ferret-bomber",
    "pass",
  ]),
  "who-chooses": example({ ...SPARE, board: ["Tusked Extorter"] }, { hand: ["Kong", "Gorillion"] }, [
    "attack tusked-extorter",
    "chooseHand gorillion",
  ]),
  simultaneous: example({ ...SPARE, board: ["Explosive Toad", "Bee Bear"] }, { ...SPARE, board: ["Harpy Mother"] }, [
    "attack explosive-toad",
    "block harpy-mother",
    "resolve explosive-toad",
  ]),
  may: example({ hand: ["Okra Shaman", "Kong"], discard: ["Gorillion"] }, SPARE, ["play okra-shaman", "pass", "pass"]),
  "if-you-do": example({ hand: ["Okra Shaman", "Kong"], discard: ["Gorillion"] }, SPARE, [
    "play okra-shaman",
    "pass",
    "accept",
  ]),
  discard: example({ hand: ["Ferret Bomber", "Kong"] }, { hand: ["Kong", "Gorillion", "Bee Bear"] }, [
    "play ferret-bomber",
    "pass",
    "chooseHand kong",
  ]),
  "take-control": example({ hand: ["Brain Fly", "Kong"] }, { ...SPARE, board: ["Gorillion", "Bee Bear"] }, [
    "play brain-fly",
    "pass",
    "chooseCreatures gorillion",
  ]),
  distribution: example({ hand: ["Kiwanoid", "Kong"], board: ["Bee Bear"] }, SPARE, [
    "play kiwanoid",
    "pass",
    "distribute bee-bear",
  ]),
  "octonite-cost": example(
    { ...SPARE, board: [{ card: "Boomberry", octonite: 1 }] },
    { ...SPARE, board: ["Gorillion", "Bee Bear"] },
    ["attack boomberry"],
  ),
  dice: example({ ...SPARE, board: ["Meka Dragon"] }, { ...SPARE, board: ["Gorillion"] }, [
    "attack meka-dragon",
    "pass",
  ]),
  "power-cards": example(
    { ...SPARE, energy: 3 },
    { ...SPARE, board: ["Gorillion", "Bee Bear"] },
    ["buy ambush", "chooseCreatures gorillion"],
    { power: { faceUp: ["Ambush", "Rage", "Railgun"], deck: ["Healing Bots", "Stomp"] } },
  ),
  "ask-sharky": example(
    { ...SPARE, board: ["Sharky Crab-Dog-Mummypus"] },
    { ...SPARE, board: ["Spider Owl", "Gorillion"] },
    ["attack sharky-crab-dog-mummypus", "block spider-owl"],
  ),
  "ask-hydra": example({ ...SPARE, board: ["Snail Hydra"] }, { ...SPARE, board: ["Gorillion", "Bee Bear"] }, [
    "attack snail-hydra",
    "chooseCreatures gorillion",
  ]),
  "ask-quadranut": example({ hand: ["Quadranut", "Kong"] }, { ...SPARE, board: ["Gorillion"] }, [
    "play quadranut",
    "pass",
  ]),
};
