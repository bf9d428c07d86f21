import type { QuestionWords } from "../types.ts";

/** Asked often: the questions of the books, then what surprises most. */
export const ENGLISH_QUESTIONS: QuestionWords = {
  "ask-mindbug-effect": {
    title: "Can I mindbug a creature that an effect put into play?",
    body: [
      "No. Only a card played from the hand as a turn action, not what {compost-dragon} digs up or {spinachia} " +
        "lets you play again.",
    ],
  },
  "ask-mindbug-play": {
    title: "I use a Mindbug. Who gets the Play effect?",
    body: ["You do. The creature comes into play on your side, as if you had played it."],
  },
  "ask-mindbug-back": {
    title: "Can I mindbug my creature back?",
    body: ["No. Nobody can mindbug a creature that was just mindbugged, nor one that is in play."],
  },
  "ask-frenzy-blocked": {
    title: "FRENZY was blocked and survived. Does it attack again?",
    body: [
      "Yes, if you like: it only has to be still in play. Being blocked does not matter, nor does being exhausted.",
    ],
  },
  "ask-sneaky-blocks": {
    title: "Can a SNEAKY creature block one that is not SNEAKY?",
    body: ["Yes. SNEAKY limits who may block it, not whom it may block."],
  },
  "ask-tough-again": {
    title: "What happens to an exhausted TOUGH creature?",
    body: ["Defeated again, it is really defeated, and its Defeated effect happens."],
  },
  "ask-draw-turn": {
    title: "Do I draw a card at the start of my turn?",
    body: ["No. You draw whenever your hand is below 5, and only then."],
  },
  "ask-ferret-hand": {
    title: "{ferret-bomber} was mindbugged. Which hand does it hit?",
    body: [
      "The one that has just refilled. The card was played, its player drew back to 5, and only then came the " +
        "Mindbug and the Play effect.",
    ],
  },
  "ask-killer-bee": {
    title: "My {killer-bee} was mindbugged. Why did I lose the life?",
    body: ["On a mindbugged card, “your opponent” is the player who had played it."],
  },
  "ask-compost-thief": {
    title: "A mindbugged {compost-dragon} looks into which discard pile?",
    body: ["That of the player who used the Mindbug. “Your” now means theirs."],
  },
  "ask-weaver-robbed": {
    title: "I have {deathweaver} and my card is mindbugged. Does its Play effect happen?",
    body: ["No. Your opponent would activate it, and {deathweaver} forbids that."],
  },
  "ask-weaver-thief": {
    title: "I have {deathweaver} and mindbug a card. Does its Play effect happen?",
    body: ["Yes. You activate it, and {deathweaver} only stops your opponent."],
  },
  "ask-weaver-octonite": {
    title: "Does {deathweaver} stop octonite?",
    body: ["No. It is put on and distributed before the Play effect, and belongs to none."],
  },
  "ask-werewolf": {
    title: "I mindbugged {goblin-werewolf}. Why is it so small?",
    body: [
      "It grows during its controller’s turn, and it is still your opponent’s turn. A Mindbug does not change " +
        "whose turn it is.",
    ],
  },
  "ask-own-creature": {
    title: "Must I defeat my own creature?",
    body: [
      "If the card says “a creature”, both sides count; and if only yours are there, yes, one of them. “An " +
        "enemy creature” never means yours.",
    ],
  },
  "ask-own-control": {
    title: "{brain-fly} finds only my own strong creature. What now?",
    body: ["You take control of what you control already, and nothing changes. Nothing goes wrong either."],
  },
  "ask-mermaid": {
    title: "Can {mysterious-mermaid} cost me life?",
    body: [
      "Yes. Your life becomes that of your opponent, up or down, and it is not optional. It counts neither as " +
        "losing nor as gaining.",
    ],
  },
  "ask-hydra": {
    title: "Does {snail-hydra} count itself?",
    body: ["Yes, it is one of your creatures. And the creature to be defeated may be on either side."],
  },
  "ask-sharky": {
    title: "Which keywords does {sharky-crab-dog-mummypus} have?",
    body: [
      "Each of HUNTER, SNEAKY, FRENZY and POISONOUS as long as some enemy creature has it; lent ones count " +
        "too. Never TOUGH or FAST.",
    ],
  },
  "ask-two-sharkys": {
    title: "Two {sharky-crab-dog-mummypus} face each other?",
    body: [
      "They give each other nothing: a keyword has to come from somewhere. What has no effect is not copied either.",
    ],
  },
  "ask-shield-bugs": {
    title: "Do two {shield-bugs} help each other?",
    body: ["Yes. “Other” leaves out only the one that says it, so each raises the other."],
  },
  "ask-snail-thrower": {
    title: "Does {snail-thrower} still help a creature that was raised above 4?",
    body: ["No. It looks at the power of the moment; a bonus can take HUNTER and POISONOUS away again."],
  },
  "ask-elephantopus": {
    title: "Can my HUNTER force a small creature that {elephantopus} forbids to block?",
    body: ["Yes. {elephantopus} limits what your opponent may choose, not what a hunter may force."],
  },
  "ask-hunter-order": {
    title: "{shark-dog} attacks: effect first, or prey first?",
    body: ["The effect first, and dice before that. The hunter then chooses among what is left."],
  },
  "ask-sheriff": {
    title: "May small creatures block {sheriff}?",
    body: ["Yes, if they choose to. He only cannot force them."],
  },
  "ask-banned": {
    title: "All my creatures are forbidden to attack and my hand is empty. What now?",
    body: ["Unless an Action helps you, you lose: what is forbidden does not count as a turn action."],
  },
  "ask-poison-tough": {
    title: "A stronger POISONOUS creature fights a TOUGH one. Is it exhausted or defeated?",
    body: ["Exhausted, once. Poison and power are one defeat, not two."],
  },
  "ask-tough-effect": {
    title: "My TOUGH creature was saved. Where is its Defeated effect?",
    body: ["It waits. To be exhausted is not to be defeated."],
  },
  "ask-frenzy-twice": {
    title: "FRENZY printed on it and FRENZY from a card: three attacks?",
    body: ["No. Twice is the most, however often it has FRENZY."],
  },
  "ask-same-blocker": {
    title: "Can one creature block both attacks of a FRENZY?",
    body: ["Yes, if it is still there. Blocking does not tire."],
  },
  "ask-frenzy-octonite": {
    title: "FRENZY, but only 1 octonite for the Attack effect?",
    body: ["Then it works in the first attack only. And it has to be paid there, useful or not."],
  },
  "ask-last-life": {
    title: "{okra-shaman} asks for a life, and I have one left?",
    body: ["If you pay it, you lose before the card is played. You may decline."],
  },
  "ask-calm-cole": {
    title: "Does {calm-cole} keep TOUGH creatures from being exhausted?",
    body: [
      "Yes. They cannot be defeated, so there is nothing that TOUGH would have to replace. He does not protect " +
        "himself.",
    ],
  },
  "ask-quadranut": {
    title: "I play {quadranut} and have no other creature?",
    body: ["Then {quadranut} itself is the allied creature that is defeated. It is not optional."],
  },
  "ask-olive": {
    title: "{olive-orbiter} was my last creature. Do I control none now?",
    body: ["Right: it has left play before its effect looks. All enemy creatures are defeated."],
  },
  "ask-shoctopus": {
    title: "Why was a fresh TOUGH creature defeated next to {shoctopus}?",
    body: ["It had octonite on it. Keywords without effect are as good as gone, TOUGH included."],
  },
  "ask-peach-together": {
    title: "{peach-police} and a creature fall together. Is its Defeated effect stopped?",
    body: ["No. {peach-police} is no longer in play when the effect triggers."],
  },
  "ask-borgions": {
    title: "May I use an Action that has no target?",
    body: [
      "Only if something of it still happens. {borgions} always gives you another turn; {usx-tangerine} needs " +
        "an enemy creature with octonite.",
    ],
  },
  "ask-lychee": {
    title: "When does {lychee-king} cost life for the first time?",
    body: [
      "It comes with 2 octonite. One goes at the start of your next turn, the other, and with it the life, in " +
        "the turn after that.",
    ],
  },
  "ask-harvest-again": {
    title: "My card was mindbugged and I act again. Is there another Harvest?",
    body: ["No. It is the same turn, and a turn begins once."],
  },
  "ask-grave-robber": {
    title: "{grave-robber} plays my opponent’s card. Whose is it?",
    body: ["Yours, with its Play effect. When it is defeated it goes to your discard pile."],
  },
  "ask-control-attack": {
    title: "May a creature I just took control of attack?",
    body: ["Yes, if you have the action for it. It did not come into play this turn, it only changed sides."],
  },
  "ask-discard-two": {
    title: "Do I draw between the two cards I have to discard?",
    body: ["No. Both are chosen from the hand as it is. Then it refills."],
  },
  "ask-steal-hand": {
    title: "I stole cards and have 7. Do I discard?",
    body: ["No. A hand has no limit. You just do not draw until you are below 5."],
  },
  "ask-extra-die": {
    title: "Who rolls how many dice with {mechamster} or {extra-head}?",
    body: ["Creatures without a die roll one, those with one roll two, those with two still two."],
  },
  "ask-cybertooth": {
    title: "What is {cybertooth}’s extra reroll with two dice?",
    body: [
      "A reroll of its own: again either die or both, with any of your creatures, as long as {cybertooth} is in play.",
    ],
  },
  "ask-new-power-card": {
    title: "May I buy the Power card that has just been turned up?",
    body: ["Yes, if you can pay it. Energy you gain while buying may be spent at once."],
  },
  "ask-buy-later": {
    title: "I gained energy in my turn. May I buy now?",
    body: ["Not any more: Power cards are bought before anything else happens. The energy stays with you."],
  },
  "ask-monster-buddies": {
    title: "{monster-buddies} under an enemy {deathweaver}?",
    body: ["Nothing. It triggers a Play effect, and yours are stopped."],
  },
  "ask-alienoid": {
    title: "I mindbugged {alienoid}. Who buys?",
    body: ["You do, any face-up card, for nothing, in the middle of your opponent’s turn."],
  },
  "ask-globe-smasher": {
    title: "{the-globe-smasher}: may I leave the card I was given?",
    body: [
      "No. Your opponent chooses it and refills; then you have to play it, with its Play effect. It cannot be " +
        "mindbugged.",
    ],
  },
  "ask-camouflage": {
    title: "{suburban-camouflage}, and then I play a creature?",
    body: [
      "It is SNEAKY too until the turn ends. What allied creatures have “this turn” also reaches those that " +
        "come later.",
    ],
  },
};
