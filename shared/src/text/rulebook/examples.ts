/** Tables for the rules. */
import type { RulebookKey } from "./chapters.ts";
import { example, SPARE } from "./example.ts";
import type { RulebookExample } from "./types.ts";

export const RULE_EXAMPLES: Readonly<Partial<Record<RulebookKey, RulebookExample>>> = {
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
  poisonous: example({ ...SPARE, board: ["Axolotl Healer"] }, { ...SPARE, board: ["Gorillion", "Bee Bear"] }, [
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
  life: example({ hand: ["Mysterious Mermaid", "Kong"], life: 5 }, { ...SPARE, life: 2 }, [
    "play mysterious-mermaid",
    "pass",
  ]),
  "creature-card": example({ hand: ["Lychee King", "Kong"] }, SPARE, ["play lychee-king", "pass"]),
  turn: example({ hand: ["Gorillion", "Kong"], board: ["Bee Bear"] }, SPARE, ["attack bee-bear"]),
  "start-of-turn": example(
    { ...SPARE, board: [{ card: "Bananapus", octonite: 1 }], energy: 2 },
    { ...SPARE, board: ["Gorillion", "Bee Bear"] },
    ["buy ambush", "chooseCreatures bee-bear"],
    { power: { faceUp: ["Ambush"] } },
  ),
  "extra-turn": example({ ...SPARE, board: [{ card: "Borgions", octonite: 1 }, "Bee Bear"] }, SPARE, [
    "action borgions",
    "attack bee-bear",
  ]),
  "no-mindbug": example({ hand: ["Compost Dragon", "Kong"], discard: ["Gorillion"] }, SPARE, [
    "play compost-dragon",
    "pass",
  ]),
  refresh: example({ ...SPARE, board: ["Astronuts"], mindbugs: 0 }, { ...SPARE, board: ["Gorillion"] }, [
    "attack astronuts",
    "block gorillion",
  ]),
  controller: example({ hand: ["Grave Robber", "Kong"] }, { ...SPARE, discard: ["Killer Bee"] }, [
    "play grave-robber",
    "pass",
  ]),
  "active-player": example(
    { ...SPARE, board: ["Harpy Mother"] },
    { ...SPARE, board: ["Explosive Toad", "Bee Bear"] },
    ["attack explosive-toad", "block harpy-mother", "resolve harpy-mother"],
    { active: 1 },
  ),
  "this-turn": example(
    { hand: ["Carrot Cleric", "Kong"], energy: 3 },
    { ...SPARE, board: ["Gorillion"] },
    ["buy suburban-camouflage", "play carrot-cleric", "pass", "attack carrot-cleric"],
    { power: { faceUp: ["Suburban Camouflage"] } },
  ),
  random: example({ ...SPARE, board: ["Strange Barrel"] }, { hand: ["Kong", "Kraken", "Rob"], board: ["Gorillion"] }, [
    "attack strange-barrel",
    "block gorillion",
  ]),
  "allied-and-enemy": example({ ...SPARE, board: ["Snail Hydra"] }, { ...SPARE, board: ["Gorillion", "Bee Bear"] }, [
    "attack snail-hydra",
    "chooseCreatures bee-bear",
  ]),
  opponent: example({ hand: ["Killer Bee", "Kong"] }, SPARE, ["play killer-bee", "pass"]),
  "draw-pile": example({ hand: ["Giraffodile", "Kong"], discard: ["Gorillion", "Bee Bear"] }, SPARE, [
    "play giraffodile",
    "pass",
  ]),
  "unused-pile": example({ ...SPARE, energy: 2 }, SPARE, ["buy mysterious-ally"], {
    unused: ["Gorillion"],
    power: { faceUp: ["Mysterious Ally"] },
  }),
  steal: example({ hand: ["Bean Bot", "Kong"], life: 2 }, SPARE, ["play bean-bot", "pass"]),
  octonite: example({ hand: ["Calm Cole", "Kong"], board: ["Bee Bear"] }, SPARE, ["play calm-cole", "pass"]),
  "die-results": example({ ...SPARE, board: ["H.A.D.E.S."] }, { ...SPARE, board: ["Gorillion"] }, [
    "attack h-a-d-e-s",
    "pass",
  ]),
  energy: example({ hand: ["Pandakaï", "Kong"], board: ["Megamoth"] }, { ...SPARE, board: ["Gorillion"] }, [
    "attack megamoth",
    "block gorillion",
  ]),
  "free-power-cards": example(
    { hand: ["Alienoid", "Kong"] },
    { ...SPARE, board: ["Gorillion"] },
    ["play alienoid", "pass", "buy ambush"],
    { power: { faceUp: ["Ambush", "Railgun"] } },
  ),
  "end-of-match": example(
    { ...SPARE, board: [{ card: "Artimist", octonite: 1 }] },
    { hand: ["Kong", "Gorillion"] },
    ["play kong", "pass"],
    { active: 1 },
  ),
};
