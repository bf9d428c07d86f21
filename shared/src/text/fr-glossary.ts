import type { Phrasebook } from "./phrasebook.ts";

export const FR_KEYWORDS: Phrasebook["keywords"] = {
  FAST: {
    name: "RAPIDE",
    reminder:
      "Peut attaquer ou utiliser son Action dès le tour où elle arrive en jeu, après son effet Jouer. Si un " +
      "Mindbug s’en empare, le joueur qui l’a prise peut en profiter aussitôt.",
  },
  FRENZY: { name: "FURIE", reminder: "Peut attaquer une deuxième fois à chaque tour, si elle est encore en jeu." },
  HUNTER: {
    name: "CHASSEUR",
    reminder:
      "Quand elle attaque, vous pouvez choisir la créature ennemie qui devra la bloquer, même une créature qui " +
      "ne le pourrait pas en temps normal.",
  },
  POISONOUS: {
    name: "VENIMEUX",
    reminder: "Détruit toujours la créature qu’elle combat, quelle que soit sa puissance.",
  },
  SNEAKY: { name: "FURTIF", reminder: "Seules les créatures ayant FURTIF peuvent la bloquer." },
  TOUGH: { name: "CORIACE", reminder: "Tant qu’elle n’est pas inclinée, elle s’incline au lieu d’être détruite." },
};

export const FR_TRIGGERS: Phrasebook["triggers"] = {
  play: {
    name: "Jouer",
    reminder: () =>
      "Se déclenche quand cette créature arrive en jeu, quelle qu’en soit la manière. Si un Mindbug s’en " +
      "empare, l’effet profite au joueur qui a utilisé le Mindbug.",
  },
  attack: {
    name: "Attaque",
    reminder: (cost) =>
      cost === 0
        ? "Se déclenche quand cette créature attaque, avant que votre adversaire ne décide de bloquer ou non."
        : `Quand cette créature attaque, vous devez dépenser ${cost} de ses octonites, si elle en a assez. ` +
          "L’effet se produit alors avant que votre adversaire ne décide de bloquer ou non.",
  },
  defeated: {
    name: "Détruit",
    reminder: () =>
      "Se déclenche juste après la destruction de cette créature, une fois placée dans la défausse du joueur " +
      "qui la contrôlait.",
  },
  harvest: {
    name: "Récolte",
    reminder: () =>
      "Au début de votre tour, retirez 1 octonite de cette créature. Quand vous retirez la dernière, l’effet " +
      "se produit aussitôt.",
  },
  action: {
    name: "Action",
    reminder: (cost) =>
      cost === 0
        ? "À votre tour, vous pouvez utiliser cet effet au lieu de jouer une carte ou d’attaquer."
        : `À votre tour, vous pouvez dépenser ${cost} de ses octonites pour utiliser cet effet au lieu de jouer ` +
          "une carte ou d’attaquer.",
  },
};

export const FR_CONCEPTS: Phrasebook["concepts"] = {
  mindbug: {
    name: "Mindbug",
    reminder:
      "Quand votre adversaire consacre son tour à jouer une carte de sa main, vous pouvez utiliser un Mindbug " +
      "pour la jouer à sa place. Il effectue ensuite une autre action. Chacun commence avec 2 Mindbugs.",
  },
  exhausted: {
    name: "Inclinée",
    reminder:
      "Tournée sur le côté : elle a déjà utilisé son mot-clé CORIACE. Elle peut toujours attaquer, " +
      "bloquer et utiliser ses capacités.",
  },
  octonite: {
    name: "Octonite",
    reminder:
      "Des marqueurs posés sur les créatures. La Récolte les retire tour après tour, et certains effets " +
      "Attaque ou Action en coûtent.",
  },
  distributedOctonite: {
    name: "Octonite à répartir",
    reminder:
      "Quand cette créature arrive en jeu, avant son effet Jouer, vous pouvez répartir tout ou partie de son " +
      "octonite sur n’importe quelles créatures, alliées ou ennemies. Vous ne pourrez plus le faire ensuite.",
  },
  dice: {
    name: "Dés",
    reminder:
      "Quand cette créature attaque, lancez d’abord ses dés ; vous avez droit à une relance. Un chiffre " +
      "augmente sa puissance ce tour-ci, l’énergie va dans votre réserve, la patte oblige votre adversaire à " +
      "se défausser d’une carte.",
  },
  energy: {
    name: "Énergie",
    reminder:
      "Sert à acheter des cartes Pouvoir au début de votre tour. Vous la gardez tant que vous ne la dépensez pas.",
  },
  powerCard: {
    name: "Carte Pouvoir",
    reminder:
      "Au début de votre tour, vous pouvez acheter autant de cartes Pouvoir face visible que votre énergie le " +
      "permet. Leur effet est immédiat et ne remplace pas l’action de votre tour.",
  },
  unusedPile: {
    name: "Pile de cartes inutilisées",
    reminder: "Les cartes Créature, face cachée, qui n’ont été distribuées à personne.",
  },
};
