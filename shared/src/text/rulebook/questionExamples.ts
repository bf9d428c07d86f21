/** Tables for the questions people ask. */
import type { RulebookKey } from "./chapters.ts";
import { example, SPARE } from "./example.ts";
import type { RulebookExample } from "./types.ts";

export const QUESTION_EXAMPLES: Readonly<Partial<Record<RulebookKey, RulebookExample>>> = {
  "ask-mindbug-effect": example({ hand: ["Compost Dragon", "Kong"], discard: ["Gorillion", "Killer Bee"] }, SPARE, [
    "play compost-dragon",
    "pass",
    "choosePile gorillion",
  ]),
  "ask-mindbug-play": example(SPARE, { hand: ["Axolotl Healer", "Kong"] }, ["play axolotl-healer", "mindbug"], {
    active: 1,
  }),
  "ask-frenzy-blocked": example({ ...SPARE, board: ["Rhino Turtle"] }, { ...SPARE, board: ["Gorillion"] }, [
    "attack rhino-turtle",
    "block gorillion",
    "attack rhino-turtle",
    "pass",
  ]),
  "ask-sneaky-blocks": example(
    { ...SPARE, board: ["Spider Owl"] },
    { ...SPARE, board: ["Gorillion"] },
    ["attack gorillion", "block spider-owl"],
    { active: 1 },
  ),
  "ask-tough-again": example(
    { ...SPARE, board: [{ card: "Raspberry Ranger", exhausted: true }] },
    { ...SPARE, board: ["Gorillion"] },
    ["attack raspberry-ranger", "hunt gorillion"],
  ),
  "ask-ferret-hand": example(
    SPARE,
    { hand: ["Ferret Bomber", "Kong", "Gorillion", "Bee Bear", "Luchataur"], deck: ["Killer Bee"] },
    ["play ferret-bomber", "mindbug", "chooseHand killer-bee"],
    { active: 1 },
  ),
  "ask-killer-bee": example({ hand: ["Killer Bee", "Kong"] }, SPARE, ["play killer-bee", "mindbug"]),
  "ask-compost-thief": example(
    { hand: ["Compost Dragon", "Kong"], discard: ["Killer Bee"] },
    { ...SPARE, discard: ["Gorillion"] },
    ["play compost-dragon", "mindbug"],
  ),
  "ask-weaver-robbed": example({ hand: ["Killer Bee", "Kong"], board: ["Deathweaver"] }, SPARE, [
    "play killer-bee",
    "mindbug",
  ]),
  "ask-weaver-thief": example(
    { ...SPARE, board: ["Deathweaver"] },
    { hand: ["Killer Bee", "Kong"] },
    ["play killer-bee", "mindbug"],
    { active: 1 },
  ),
  "ask-weaver-octonite": example({ hand: ["Calm Cole", "Kong"] }, { ...SPARE, board: ["Deathweaver"] }, [
    "play calm-cole",
    "pass",
  ]),
  "ask-werewolf": example(SPARE, { hand: ["Goblin Werewolf", "Kong"] }, ["play goblin-werewolf", "mindbug"], {
    active: 1,
  }),
  "ask-own-creature": example(
    { ...SPARE, board: ["Explosive Toad", "Bee Bear"] },
    { ...SPARE, board: ["Harpy Mother"] },
    ["attack explosive-toad", "block harpy-mother", "resolve explosive-toad"],
  ),
  "ask-own-control": example({ hand: ["Brain Fly", "Kong"], board: ["Gorillion"] }, SPARE, ["play brain-fly", "pass"]),
  "ask-mermaid": example({ hand: ["Mysterious Mermaid", "Kong"], life: 3 }, { ...SPARE, life: 1 }, [
    "play mysterious-mermaid",
    "pass",
  ]),
  "ask-hydra": example({ ...SPARE, board: ["Snail Hydra"] }, { ...SPARE, board: ["Gorillion", "Bee Bear"] }, [
    "attack snail-hydra",
    "chooseCreatures gorillion",
  ]),
  "ask-sharky": example(
    { ...SPARE, board: ["Sharky Crab-Dog-Mummypus"] },
    { ...SPARE, board: ["Spider Owl", "Gorillion"] },
    ["attack sharky-crab-dog-mummypus", "block spider-owl"],
  ),
  "ask-two-sharkys": example(
    { ...SPARE, board: ["Sharky Crab-Dog-Mummypus"] },
    { ...SPARE, board: ["Sharky Crab-Dog-Mummypus"] },
    ["attack sharky-crab-dog-mummypus", "block sharky-crab-dog-mummypus"],
  ),
  "ask-shield-bugs": example({ hand: ["Shield Bugs", "Kong"], board: ["Shield Bugs"] }, SPARE, [
    "play shield-bugs",
    "pass",
  ]),
  "ask-snail-thrower": example({ hand: ["Shield Bugs", "Kong"], board: ["Snail Thrower", "Brain Fly"] }, SPARE, [
    "play shield-bugs",
    "pass",
  ]),
  "ask-elephantopus": example({ ...SPARE, board: ["Killer Bee"] }, { ...SPARE, board: ["Elephantopus", "Brain Fly"] }, [
    "attack killer-bee",
    "hunt brain-fly",
  ]),
  "ask-hunter-order": example(
    { ...SPARE, board: ["Shark Dog"] },
    { ...SPARE, board: ["Gorillion", "Compost Dragon", "Killer Bee"] },
    ["attack shark-dog", "hunt compost-dragon"],
  ),
  "ask-sheriff": example({ ...SPARE, board: ["Sheriff"] }, { ...SPARE, board: ["Spider Owl", "Bee Bear"] }, [
    "attack sheriff",
    "pass",
    "block spider-owl",
  ]),
  "ask-banned": example({ ...SPARE, board: ["Pomelozilla"] }, { hand: [], board: ["Killer Bee"] }, [
    "play kong",
    "pass",
  ]),
  "ask-poison-tough": example({ ...SPARE, board: ["Alluring Oyster"] }, { ...SPARE, board: ["Shield Bugs"] }, [
    "attack alluring-oyster",
    "block shield-bugs",
  ]),
  "ask-frenzy-twice": example(
    { ...SPARE, board: ["Luchataur"], energy: 1 },
    SPARE,
    ["buy rage", "attack luchataur", "attack luchataur"],
    { power: { faceUp: ["Rage"] } },
  ),
  "ask-same-blocker": example({ ...SPARE, board: ["Rhino Turtle"] }, { ...SPARE, board: ["Gorillion"] }, [
    "attack rhino-turtle",
    "block gorillion",
    "attack rhino-turtle",
    "block gorillion",
  ]),
  "ask-frenzy-octonite": example({ ...SPARE, board: [{ card: "Plumarine", octonite: 1 }] }, SPARE, [
    "attack plumarine",
    "attack plumarine",
  ]),
  "ask-last-life": example({ hand: ["Okra Shaman", "Kong"], discard: ["Gorillion"], life: 1 }, SPARE, [
    "play okra-shaman",
    "pass",
    "accept",
  ]),
  "ask-calm-cole": example(
    { ...SPARE, board: [{ card: "Calm Cole", octonite: 2 }, "Shield Bugs"] },
    { ...SPARE, board: ["Gorillion"] },
    ["attack shield-bugs", "block gorillion"],
  ),
  "ask-quadranut": example({ hand: ["Quadranut", "Kong"] }, { ...SPARE, board: ["Gorillion"] }, [
    "play quadranut",
    "pass",
  ]),
  "ask-olive": example({ ...SPARE, board: ["Olive Orbiter"] }, { ...SPARE, board: ["Tiger Squirrel", "Gorillion"] }, [
    "attack olive-orbiter",
    "block tiger-squirrel",
  ]),
  "ask-shoctopus": example(
    { ...SPARE, board: ["Shoctopus", "Gorillion"] },
    { ...SPARE, board: [{ card: "Rhino Turtle", octonite: 1 }] },
    ["attack gorillion", "block rhino-turtle"],
  ),
  "ask-peach-together": example(
    { hand: ["Quadranut", "Kong"], board: ["Applebot"] },
    { ...SPARE, board: [{ card: "Peach Police", exhausted: true }, "Gorillion"] },
    ["play quadranut", "pass", "chooseCreatures applebot", "chooseCreatures peach-police"],
  ),
  "ask-borgions": example({ ...SPARE, board: [{ card: "Borgions", octonite: 1 }] }, SPARE, ["action borgions"]),
  "ask-lychee": example({ hand: ["Lychee King", "Kong"] }, SPARE, ["play lychee-king", "pass"]),
  "ask-grave-robber": example({ hand: ["Grave Robber", "Kong"] }, { ...SPARE, discard: ["Axolotl Healer"] }, [
    "play grave-robber",
    "pass",
  ]),
  "ask-control-attack": example(
    { ...SPARE, board: [{ card: "Alluring Oyster", octonite: 1 }] },
    { hand: ["Kong", "Bee Bear"], board: ["Gorillion"] },
    ["play kong", "pass", "chooseCreatures gorillion", "attack gorillion"],
    { active: 1 },
  ),
  "ask-discard-two": example(
    { hand: ["Ferret Bomber", "Kong"] },
    { hand: ["Kong", "Gorillion", "Bee Bear", "Luchataur", "Killer Bee"], deck: ["Kraken", "Rob"] },
    ["play ferret-bomber", "pass", "chooseHand kong"],
  ),
  "ask-extra-die": example({ ...SPARE, board: ["Mechamster", "Gorillion"] }, SPARE, ["attack gorillion"]),
  "ask-cybertooth": example({ ...SPARE, board: ["Cybertooth", "H.A.D.E.S."] }, SPARE, ["attack h-a-d-e-s", "reroll"]),
  "ask-new-power-card": example(
    { ...SPARE, energy: 2 },
    { ...SPARE, board: ["Gorillion"] },
    ["buy rage", "buy healing-bots"],
    { power: { faceUp: ["Rage"], deck: ["Healing Bots"] } },
  ),
  "ask-monster-buddies": example(
    { ...SPARE, board: ["Killer Bee", "Space Penguin"], energy: 2 },
    { ...SPARE, board: ["Deathweaver"] },
    ["buy monster-buddies", "chooseCreatures killer-bee"],
    { power: { faceUp: ["Monster Buddies"] } },
  ),
  "ask-alienoid": example(SPARE, { hand: ["Alienoid", "Kong"] }, ["play alienoid", "mindbug", "buy railgun"], {
    active: 1,
    power: { faceUp: ["Railgun", "Rage"] },
  }),
  "ask-globe-smasher": example({ hand: ["The Globe-Smasher", "Kong"] }, { hand: ["Gorillion", "Killer Bee"] }, [
    "play the-globe-smasher",
    "pass",
    "chooseHand gorillion",
  ]),
  "ask-camouflage": example(
    { hand: ["Carrot Cleric", "Kong"], energy: 3 },
    { ...SPARE, board: ["Gorillion"] },
    ["buy suburban-camouflage", "play carrot-cleric", "pass", "attack carrot-cleric"],
    { power: { faceUp: ["Suburban Camouflage"] } },
  ),
};
