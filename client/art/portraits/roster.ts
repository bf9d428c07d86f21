/** Every card that must have a portrait, by set, in card order. The self check holds the art against this list. */
import type { SetKey } from '../lib/scene.ts';

export const roster: Record<SetKey, readonly string[]> = {
  'first-contact': [
    'axolotl-healer', 'bee-bear', 'brain-fly', 'chameleon-sniper', 'compost-dragon', 'deathweaver',
    'elephantopus', 'explosive-toad', 'ferret-bomber', 'giraffodile', 'goblin-werewolf', 'gorillion',
    'grave-robber', 'harpy-mother', 'kangasaurus-rex', 'killer-bee', 'lone-yeti', 'luchataur',
    'mysterious-mermaid', 'plated-scorpion', 'rhino-turtle', 'shark-dog', 'sharky-crab-dog-mummypus', 'shield-bugs',
    'snail-hydra', 'snail-thrower', 'spider-owl', 'strange-barrel', 'tiger-squirrel', 'turbo-bug',
    'tusked-extorter', 'urchin-hurler',
  ],
  'battlefruit-kingdom': [
    'alluring-oyster', 'artimist', 'avocado-gunner', 'bananapus', 'calm-cole', 'captain-cucodile',
    'carrot-cleric', 'cherry-bug', 'coconut-crab', 'dragon-fruit', 'duradillo', 'fearberry',
    'fennel-trickster', 'icecube-dragon', 'kiwing-juicer', 'lord-watermelon', 'lychee-king', 'mangonade',
    'okra-shaman', 'orange-owlmancer', 'pepperwing', 'pesky-peas', 'pineapple-paladin', 'pomelozilla',
    'potadore-the-wise', 'prime-fungus', 'rad-radish', 'raspberry-ranger', 'spinachia', 'sporeweaver',
    'the-broccoli-bards', 'tomageddon',
  ],
  'battlefruit-galaxy': [
    'applebot', 'astronuts', 'aubergalactic-whale', 'bean-bot', 'boomberry', 'borgions',
    'broodmother', 'caulibot', 'chaotic-cabbage', 'cinnemonk', 'cornanon', 'figuru',
    'grape-sentinel', 'kiwanoid', 'leeklings', 'melon-master', 'olive-orbiter', 'peach-police',
    'pear-patrol', 'plumarine', 'pomegrenade', 'quadranut', 'radisher', 'rhubarbarian',
    'romindesco', 'shoctopus', 'star-portal', 'starfruit-ninja', 'starship-soupers', 'topinambur-titan',
    'usx-tangerine', 'vanilla-creature',
  ],
  'king-of-tokyo': [
    'alienoid', 'baby-gigazaur', 'boogie-woogie', 'bookwyrm', 'captain-fish', 'cosmic-joe',
    'cyber-bunny', 'cyber-kitty', 'cybertooth', 'drakonis', 'gigazaur', 'h-a-d-e-s',
    'iron-back', 'kong', 'kraken', 'mantis', 'mechamster', 'mega-shark',
    'megamoth', 'megaxolot', 'meka-dragon', 'pagurah', 'pandakai', 'pumpkin-jack',
    'purple-reign', 'quetzalcoatl', 'rex-florae', 'rob', 'sheriff', 'space-penguin',
    'the-globe-smasher', 'the-king',
  ],
};

export const powerRoster: readonly string[] = [
  'ambush', 'extra-head', 'healing-bots', 'monster-buddies', 'mysterious-ally', 'portal-malfunction',
  'pounce', 'rage', 'railgun', 'random-mutation', 'reanimation', 'resurrection',
  'revenge', 'stomp', 'subterranean-strike', 'suburban-camouflage',
];
