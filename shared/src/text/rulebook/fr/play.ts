import type { PlayWords } from "../types.ts";

/** La mise en place, le tour, le Mindbug. */
export const FRENCH_PLAY: PlayWords = {
  goal: {
    title: "Le but du jeu",
    body: [
      "Réduisez les PV de votre adversaire à 0. La partie s’arrête à cet instant, quoi qu’il reste à résoudre.",
      "Vous gagnez aussi si votre adversaire doit effectuer une action et n’en a aucune, ou si une carte vous " +
        "fait gagner.",
    ],
  },
  "set-up": {
    title: "La mise en place",
    body: [
      "On mélange toutes les cartes Créature des extensions choisies. Chaque joueur en reçoit 10 : 5 forment " +
        "sa main, 5 sa pioche, face cachée. Le reste est la pile de cartes inutilisées.",
      "Chacun commence avec 3 PV et 2 Mindbugs.",
    ],
  },
  "starting-player": {
    title: "Qui commence",
    body: [
      "Chaque joueur révèle une carte de la pile de cartes inutilisées. La plus grande puissance imprimée " +
        "commence ; à égalité, on recommence.",
      "Les cartes ainsi révélées sont hors jeu, même celles d’une égalité. Elles restent face visible et " +
        "chacun peut les regarder.",
    ],
  },
  "open-and-hidden": {
    title: "Ce que chacun peut voir",
    body: [
      "Les créatures en jeu, les PV, les Mindbugs, l’énergie et toutes les défausses sont visibles. Chacun " +
        "peut consulter n’importe quelle défausse à tout moment, y compris celle des cartes Pouvoir.",
      "Les mains, les pioches et la pile de cartes inutilisées sont cachées. Leur nombre de cartes ne l’est pas.",
    ],
  },
  life: {
    title: "Points de vie (PV)",
    body: [
      "Vous commencez avec 3 PV. Vous pouvez en avoir davantage : il n’y a pas de maximum.",
      "Fixer un total de PV, ce n’est ni en perdre ni en gagner.",
    ],
  },
  "creature-card": {
    title: "Lire une créature",
    body: [
      "Une créature a un nom, une puissance, parfois des mots-clés et parfois des capacités. Une capacité " +
        "précédée d’un déclencheur (Jouer, Attaque, Détruit, Récolte, Action) s’applique à ce moment ; sans " +
        "déclencheur, elle est permanente.",
      "Des icônes indiquent qu’elle arrive en jeu avec de l’octonite ou qu’elle lance des dés en attaquant. Si " +
        "une carte contredit ces règles, c’est la carte qui a raison.",
    ],
  },
  "mixing-sets": {
    title: "Mélanger les extensions",
    body: [
      "Toutes les extensions se jouent ensemble. Dès qu’une créature de King of Tokyo est de la partie, les " +
        "dés, l’énergie et toutes les cartes Pouvoir le sont aussi ; sinon, il n’y en a pas.",
    ],
  },
  turn: {
    title: "Votre tour",
    body: [
      "Un tour, c’est exactement une action : jouer une carte de votre main, attaquer avec une créature ou " +
        "utiliser une Action. Puis le tour se termine de lui-même.",
      "On ne peut pas passer. Avant l’action, vous pouvez acheter des cartes Pouvoir, et la Récolte a lieu.",
    ],
  },
  "able-to-act": {
    title: "Aucune action possible",
    body: [
      "Si vous devez effectuer une action et que vous n’en avez aucune, vous perdez aussitôt.",
      "Seul compte ce qui est permis : une créature qui n’a pas le droit d’attaquer ne vous sauve pas, ni une " +
        "Action qui n’aurait aucun effet.",
    ],
  },
  "play-a-card": {
    title: "Jouer une carte",
    body: [
      "Vous montrez la carte et votre main se complète. Votre adversaire décide alors d’utiliser ou non un " +
        "Mindbug. S’il y renonce, la créature arrive en jeu de votre côté et son effet Jouer s’applique.",
      "Une créature n’attaque pas le tour où elle arrive en jeu, sauf si elle est RAPIDE.",
    ],
  },
  refill: {
    title: "La main se complète",
    body: [
      "Dès que vous avez moins de 5 cartes en main, vous piochez jusqu’à en avoir 5 : pendant votre tour ou " +
        "non, et quelle qu’en soit la cause. Cela passe avant tout autre effet.",
      "Si votre pioche est vide, vous ne piochez pas et il ne vous arrive rien. On ne mélange pas la défausse. " +
        "Une main peut dépasser 5 cartes : il n’y a pas de maximum.",
    ],
  },
  "coming-into-play": {
    title: "Le tour où une créature arrive",
    body: [
      "Le tour où elle arrive en jeu, une créature ne peut ni attaquer ni utiliser son Action, sauf si elle " +
        "est RAPIDE. Elle peut bloquer tout de suite.",
      "Seule l’arrivée en jeu compte : une créature dont vous prenez le contrôle peut attaquer dans le même tour.",
    ],
  },
  "start-of-turn": {
    title: "Le début du tour",
    body: [
      "D’abord, vous pouvez acheter des cartes Pouvoir. Ensuite, chacune de vos créatures à Récolte perd 1 " +
        "octonite et les effets activés sont résolus. Enfin vient votre action.",
    ],
  },
  "extra-turn": {
    title: "Un tour supplémentaire",
    body: [
      "« Un tour supplémentaire après celui-ci » est un vrai tour : vous pouvez acheter, la Récolte avance et vos " +
        "créatures peuvent attaquer de nouveau.",
      "L’action qui suit un Mindbug est autre chose : elle fait partie du tour en cours.",
    ],
  },
  mindbug: {
    title: "Le Mindbug",
    body: [
      "Quand votre adversaire consacre son action à jouer une carte de sa main, vous pouvez utiliser un " +
        "Mindbug. C’est alors vous qui la jouez : elle arrive en jeu de votre côté et son effet Jouer s’applique " +
        "pour vous.",
      "Sur cette carte, « vous » vous désigne désormais, et « votre adversaire » désigne celui qui l’avait " +
        "jouée. Vous avez 2 Mindbugs pour toute la partie.",
    ],
  },
  "no-mindbug": {
    title: "Ce qu’un Mindbug ne prend pas",
    body: [
      "Un Mindbug ne répond qu’à une carte jouée de la main comme action du tour. Une carte mise en jeu par un " +
        "effet y échappe, même si elle vient d’une main.",
      "Y échappent aussi les créatures déjà en jeu et celles qu’un Mindbug vient de prendre : il n’y a pas de " +
        "Mindbug contre un Mindbug.",
    ],
  },
  "after-a-mindbug": {
    title: "Votre carte a été prise",
    body: [
      "Le joueur dont la carte a été prise par un Mindbug doit effectuer une autre action dans le même tour.",
      "C’est le même tour : ce qui vaut « ce tour-ci » vaut encore, il n’y a pas de nouvelle Récolte et l’on " +
        "n’achète pas de nouveau.",
    ],
  },
  "mindbugged-creature": {
    title: "Une créature prise par un Mindbug",
    body: [
      "Elle appartient en tous points à celui qui la contrôle. Quand elle est détruite, elle va dans sa défausse et " +
        "son effet Détruit s’applique pour lui.",
    ],
  },
  "mindbug-and-fast": {
    title: "Prendre une créature RAPIDE",
    body: [
      "Après son effet Jouer, celui qui a utilisé le Mindbug peut aussitôt attaquer avec elle ou utiliser son " +
        "Action, bien que ce soit le tour de l’autre. L’occasion ne se présente qu’une fois.",
      "Pendant cette attaque, c’est toujours le tour de l’autre joueur. Il effectue ensuite son action supplémentaire.",
    ],
  },
  refresh: {
    title: "Réactiver un Mindbug",
    body: [
      "Vous retournez face visible un Mindbug déjà utilisé : il peut resservir. Si vous n’en avez utilisé " +
        "aucun, il ne se passe " +
        "rien : vous n’en aurez jamais plus de 2.",
    ],
  },
};
