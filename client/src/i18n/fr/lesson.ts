/** La leçon, en français : une idée à la fois, sur ce qui se trouve alors sur la table. */
import type { WordsLike } from "../books.ts";
import type { ENGLISH_LESSON } from "../en/lesson.ts";

export const FRENCH_LESSON: WordsLike<typeof ENGLISH_LESSON> = {
  lessonTitle: "Première partie",
  coach: "Guide",
  coachNext: "Compris",
  lessonLater: "Plus tard ! D’abord ce qui est dans la lumière.",
  lessonProgress: "{n} sur {of}",
  lessonGoal: "Vous avez trois cœurs, votre adversaire aussi. Qui perd le dernier perd la partie.",
  lessonTurn:
    "Voici vos cartes. À votre tour, vous faites une seule chose : jouer une carte, ou attaquer avec une créature.",
  lessonPlay:
    "Commencez par {gorillion}. Le grand nombre est sa puissance, et rien ici n’en a plus. Choisissez-le et jouez-le !",
  lessonTaken:
    "Un Mindbug ! Quand on joue une carte, l’autre camp peut la prendre avec l’un d’eux. {gorillion} a changé de camp.",
  lessonTwoBugs:
    "Chacun a deux Mindbugs pour toute la partie. Il en reste un à votre adversaire ; vous avez encore les vôtres.",
  lessonPlayEffect:
    "On vous a pris votre carte : vous pouvez agir encore. {healer} a un effet « {play} », immédiat. Jouez-le !",
  lessonHealed: "L’effet vous a donné deux cœurs. Carte prise, ils auraient été pour l’autre camp.",
  lessonRefill: "Votre main est de nouveau pleine : sous cinq cartes, on pioche aussitôt, tant qu’il reste une pioche.",
  lessonBlock:
    "{gorillion} attaque. Sans blocage, vous perdez un cœur. Bloquez avec {healer} : {poisonous}, il élimine tout ce " +
    "qu’il combat.",
  lessonPoison: "10 bat 4, mais {poisonous} élimine même plus fort que soi. Les deux sont à la défausse.",
  lessonSneaky: "Jouez maintenant {sniper}. Une puissance de 1 a l’air inoffensive. Vous verrez.",
  lessonUseBug: "{luchataur} : puissance 9, et {frenzy}. Voilà à quoi sert un Mindbug. Prenez-le !",
  lessonYours: "{luchataur} est à vous pour toute la partie. En échange, votre adversaire agit encore.",
  lessonKeepBug: "Seulement 2 de puissance. Votre dernier Mindbug vaut mieux que cela : laissez passer.",
  lessonAttack:
    "À vous. Attaquez avec {sniper} ! {sneaky} : seules d’autres créatures {sneaky} pourraient bloquer, et il n’y en " +
    "a pas.",
  lessonTwoHearts: "Deux cœurs : un pour son effet « {attack} », un parce que personne n’a bloqué.",
  lessonHunter:
    "{hunter} : {goblin} peut choisir qui le combat. C’est tombé sur {sniper}, et pendant son tour il vaut 8.",
  lessonFrenzy: "Encore à vous. Attaquez avec {luchataur} !",
  lessonWeaker: "Bloqué par 2 contre 9 : le blocage a sauvé le cœur et coûté la créature.",
  lessonAgain: "{frenzy} : {luchataur} attaque deux fois par tour. Il n’y a plus personne pour bloquer. Finissez-en !",
  lessonDone: "Vous savez jouer",
  lessonDoneLine:
    "Jouer, attaquer, bloquer, et sentir quand un Mindbug en vaut la peine. Le reste est écrit sur les cartes, et " +
    "chaque mot s’explique à la table.",
  lessonAgainLink: "Revoir la leçon",
};
