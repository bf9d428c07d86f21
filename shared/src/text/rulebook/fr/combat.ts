import type { CombatWords } from "../types.ts";

/** Attaque et blocage, mots-clés, déclencheurs. */
export const FRENCH_COMBAT: CombatWords = {
  attack: {
    title: "Attaquer",
    body: [
      "Choisissez l’une de vos créatures. Dans l’ordre : on lance ses dés ; ses effets Attaque s’appliquent ; " +
        "si elle est CHASSEUR, vous pouvez choisir qui doit la bloquer, sinon votre adversaire peut bloquer ; " +
        "puis vient le combat, ou votre adversaire perd 1 PV ; enfin les effets Détruit.",
      "Une attaque que personne ne bloque coûte exactement 1 PV, quelle que soit la puissance de l’attaquante.",
    ],
  },
  block: {
    title: "Bloquer",
    body: [
      "Le défenseur peut bloquer avec une seule créature ou laisser passer l’attaque. Bloquer n’est jamais " +
        "obligatoire et n’incline pas la créature : la même peut bloquer de nouveau, même inclinée.",
      "Si une carte limite les blocages selon la puissance, c’est la puissance du moment qui compte, bonus compris.",
    ],
  },
  fight: {
    title: "Le combat",
    body: [
      "On compare les puissances. La plus faible est détruite ; à puissance égale, les deux le sont en même temps.",
    ],
  },
  power: {
    title: "La puissance",
    body: [
      "La puissance d’une créature est celle qui est imprimée, avec tous les bonus du moment. Elle n’est " +
        "jamais inférieure à 1.",
      "Chaque fois qu’une carte parle de puissance, il s’agit de cette puissance-là.",
    ],
  },
  defeat: {
    title: "Être détruite",
    body: [
      "Une créature détruite va dans la défausse de celui qui la contrôle. Puis son effet Détruit s’applique pour lui.",
      "Changer de camp, retourner en main, être défaussée d’une main ou s’incliner, ce n’est pas être détruite.",
      "« Détruisez toutes » les frappe toutes à la fois. Le joueur actif ordonne ensuite les effets Détruit.",
    ],
  },
  fast: {
    title: "RAPIDE",
    body: [
      "Elle peut attaquer ou utiliser son Action dès le tour où elle arrive en jeu, après son effet Jouer. " +
        "Cela s’ajoute à l’action qui l’a jouée, et vous pouvez y renoncer.",
      "Si un Mindbug la prend, son nouveau contrôleur a aussitôt cette possibilité.",
    ],
  },
  frenzy: {
    title: "FURIE",
    body: [
      "Elle peut attaquer deux fois pendant votre tour, si elle est encore en jeu après la première attaque. " +
        "La seconde est complète : effets Attaque, dés et nouveau blocage.",
      "Il n’y en a jamais de troisième, même si deux cartes lui donnent FURIE.",
    ],
  },
  hunter: {
    title: "CHASSEUR",
    body: [
      "Quand elle attaque, vous pouvez choisir la créature ennemie qui doit la bloquer, même une créature qui " +
        "ne le pourrait pas en temps normal.",
      "Rien ne vous y oblige. Mais si vous le faites, l’attaque ne peut pas toucher votre adversaire. Vous " +
        "choisissez après les dés et les effets Attaque.",
    ],
  },
  poisonous: {
    title: "VENIMEUX",
    body: [
      "Elle détruit toujours la créature qu’elle combat, en attaque comme en défense. Une puissance supérieure " +
        "ou égale la détruit aussi : VENIMEUX ne protège personne.",
      "Face à elle, une créature CORIACE ne s’incline qu’une fois, même si le venin et la puissance devaient " +
        "tous deux la détruire.",
    ],
  },
  sneaky: {
    title: "FURTIF",
    body: [
      "Seules les créatures ayant FURTIF peuvent la bloquer. Elle-même peut bloquer n’importe quelle créature.",
      "Un CHASSEUR peut forcer n’importe qui à la bloquer, et la forcer à bloquer.",
    ],
  },
  tough: {
    title: "CORIACE",
    body: [
      "La première fois qu’elle devrait être détruite, par un combat ou par un effet, elle s’incline. La " +
        "deuxième fois, elle est détruite.",
      "Puisqu’elle n’a pas été détruite, son effet Détruit ne s’applique pas.",
    ],
  },
  exhausted: {
    title: "Inclinée",
    body: [
      "Une créature inclinée est tournée sur le côté : son mot-clé CORIACE a servi. Elle attaque, bloque et " +
        "utilise ses capacités comme avant, et reste inclinée si elle change de camp.",
    ],
  },
  "play-effect": {
    title: "Jouer",
    body: [
      "S’applique quand la créature arrive en jeu, d’où qu’elle vienne : d’une main, d’une défausse, par un " +
        "effet. C’est pour le joueur du côté duquel elle arrive.",
      "Si un Mindbug la prend, l’effet est pour celui qui l’a utilisé. Prendre le contrôle d’une créature en " +
        "jeu ne déclenche rien.",
    ],
  },
  "attack-effect": {
    title: "Attaque",
    body: [
      "S’applique quand la créature attaque, après les dés et avant le blocage. L’effet peut donc écarter une " +
        "bloqueuse, ou la dernière carte sur laquelle votre adversaire comptait.",
      "Avec FURIE, il s’applique à chacune des deux attaques.",
    ],
  },
  "defeated-effect": {
    title: "Détruit",
    body: [
      "S’applique juste après que la créature a rejoint la défausse de celui qui la contrôlait, et pour ce joueur.",
      "Si plusieurs créatures sont détruites à la fois, le joueur actif choisit l’ordre de leurs effets, même " +
        "ceux de l’autre joueur.",
    ],
  },
  "other-triggers": {
    title: "« Quand… », « à la fin du tour »",
    body: [
      "Une capacité qui nomme un moment est un déclencheur comme les autres : elle s’applique à ce moment-là, " +
        "et attend son tour si autre chose est en cours.",
    ],
  },
  "constant-ability": {
    title: "Capacités permanentes",
    body: [
      "Une capacité sans déclencheur vaut tant que sa créature est en jeu et que sa condition est remplie. On " +
        "la réexamine après chaque changement.",
      "Si deux cartes parlent des « autres créatures alliées », chacune n’exclut qu’elle-même.",
    ],
  },
  silenced: {
    title: "Des effets empêchés",
    body: [
      "La {deathweaver} empêche les effets Jouer de votre adversaire, la {peach-police} ses effets Détruit, " +
        "tant qu’elles sont elles-mêmes en jeu. Seul compte le moment où l’effet devrait se déclencher.",
      "Une créature qui quitte le jeu en même temps que celle dont elle aurait empêché l’effet ne l’empêche plus.",
    ],
  },
};
