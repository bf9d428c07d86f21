import type { EffectWords } from "../types.ts";

/** Les effets, les mots des cartes, l’octonite, King of Tokyo, la fin. */
export const FRENCH_EFFECTS: EffectWords = {
  "as-much-as-you-can": {
    title: "Autant que possible",
    body: [
      "Appliquez d’un effet tout ce qui est possible et ignorez le reste. S’il faut vous défausser de 2 cartes " +
        "et que vous n’en avez qu’une, défaussez-vous de celle-là.",
    ],
  },
  "who-chooses": {
    title: "Qui choisit",
    body: [
      "Celui qui agit choisit. « Détruisez une créature ennemie » : vous choisissez, puisque vous détruisez. « " +
        "Votre adversaire se défausse d’une carte » : il choisit, puisqu’il se défausse.",
    ],
  },
  simultaneous: {
    title: "Plusieurs effets à la fois",
    body: [
      "Le joueur dont c’est le tour choisit l’ordre, même pour les effets de l’autre joueur. On finit un effet " +
        "avant d’en commencer un autre.",
      "Ce qui se déclenche entre-temps rejoint ce qui attend, et l’on choisit de nouveau.",
    ],
  },
  may: {
    title: "« Vous pouvez », « jusqu’à »",
    body: [
      "Un effet qui dit « vous pouvez », « jusqu’à » ou « au plus » est facultatif. Sans ces mots, il faut " +
        "l’appliquer si c’est possible, même à ses dépens.",
    ],
  },
  "if-you-do": {
    title: "« Si vous le faites »",
    body: [
      "La suite ne s’applique que si la première partie l’a été entièrement. Un coût qui prend votre dernier " +
        "PV met fin à la partie avant que vous n’en tiriez quoi que ce soit.",
    ],
  },
  "this-turn": {
    title: "« Ce tour-ci »",
    body: [
      "Cela dure jusqu’à la fin du tour, y compris pendant l’action qui suit un Mindbug.",
      "Ce qu’ont vos créatures alliées « ce tour-ci » vaut aussi pour celles qui arrivent plus tard dans le tour.",
    ],
  },
  random: {
    title: "Au hasard",
    body: [
      "Mélanges, dés et cartes au hasard viennent d’un nombre secret, fixé avant la partie. Personne ne peut " +
        "les prévoir.",
      "Quand plusieurs cartes sont prises au hasard, elles le sont toutes à la fois.",
    ],
  },
  "allied-and-enemy": {
    title: "Alliée, ennemie, créature, carte",
    body: [
      "Les créatures de votre côté de la table sont alliées, celles de l’autre côté sont ennemies. « Créature " +
        "» tout court désigne les deux : ce peut être l’une des vôtres, et parfois il le faut.",
      "Dans une main ou une défausse, il n’y a que des « cartes ».",
    ],
  },
  controller: {
    title: "Est à vous ce que vous contrôlez",
    body: [
      "Aucune règle ne demande à qui était la carte au départ. « Votre main » et « votre défausse » sont " +
        "celles de qui contrôle la créature à ce moment.",
    ],
  },
  "active-player": {
    title: "Le joueur actif",
    body: [
      "Celui dont c’est le tour. C’est lui qui ordonne les effets simultanés, même pendant que l’autre décide " +
        "de quelque chose.",
    ],
  },
  discard: {
    title: "Se défausser",
    body: [
      "Mettre une carte de sa main dans sa défausse. S’il en faut plusieurs, on les choisit ensemble dans la " +
        "main telle qu’elle est ; elle ne se complète qu’ensuite.",
      "S’il n’y en a pas assez, on se défausse de celles que l’on a.",
    ],
  },
  "draw-pile": {
    title: "Pioche et défausse",
    body: [
      "Votre pioche est face cachée. Une fois vide, elle le reste. Votre défausse est face visible et chacun " +
        "peut la consulter.",
    ],
  },
  opponent: {
    title: "Adversaire",
    body: [
      "À deux joueurs, « un adversaire », « chaque adversaire » et « les adversaires » désignent tous le " +
        "joueur d’en face.",
    ],
  },
  steal: {
    title: "Voler",
    body: [
      "Voler une carte, c’est la prendre dans la main de votre adversaire pour la mettre dans la vôtre. Sa " +
        "main se complète ; la vôtre peut dépasser 5 cartes.",
      "Voler des PV : votre adversaire les perd et, s’il les a perdus, vous les gagnez.",
    ],
  },
  "take-control": {
    title: "Prendre le contrôle",
    body: [
      "La créature passe de votre côté telle qu’elle est : inclinée, avec son octonite et ce qu’elle a ce " +
        "tour-ci. Rien ne se déclenche.",
      "Elle n’est pas arrivée en jeu : elle peut donc attaquer tout de suite.",
    ],
  },
  "unused-pile": {
    title: "Pile de cartes inutilisées",
    body: [
      "Les cartes, face cachée, qui n’ont été distribuées à personne. Qui en pioche une prend celle du dessus. " +
        "D’une pile vide, il ne vient rien.",
    ],
  },
  octonite: {
    title: "Octonite",
    body: [
      "Des marqueurs posés sur les créatures. Une créature qui porte l’icône en reçoit autant avant son effet " +
        "Jouer, d’où qu’elle vienne et quel que soit celui qui la contrôle.",
      "L’octonite reste sur une créature qui change de camp.",
    ],
  },
  distribution: {
    title: "Octonite à répartir",
    body: [
      "Si l’icône porte une flèche, l’octonite peut être déplacée à l’arrivée de la créature, avant son effet " +
        "Jouer : autant que l’on veut, sur n’importe quelles créatures des deux camps. On peut aussi la garder.",
      "Plus tard, ce n’est plus possible.",
    ],
  },
  harvest: {
    title: "Récolte",
    body: [
      "Au début de votre tour, cette créature perd 1 octonite. Quand elle perd la dernière, l’effet Récolte " +
        "s’applique. Rien de cela n’est facultatif.",
      "S’il y a plusieurs créatures, chacune perd d’abord 1 octonite ; puis vous ordonnez les effets. Sans " +
        "octonite, il ne se passe rien.",
    ],
  },
  action: {
    title: "Action",
    body: [
      "Vous pouvez y consacrer votre tour, au lieu de jouer une carte ou d’attaquer, mais pas si elle n’aurait " +
        "aucun effet.",
      "Le tour où elle arrive en jeu, seule une créature RAPIDE le peut.",
    ],
  },
  "octonite-cost": {
    title: "Les effets qui coûtent de l’octonite",
    body: [
      "Une Action qui coûte de l’octonite la prend à cette créature ; sans octonite, on ne peut pas l’utiliser.",
      "Une Attaque qui coûte de l’octonite doit être payée dès que c’est possible, utile ou non. Sans " +
        "octonite, la créature attaque simplement.",
    ],
  },
  dice: {
    title: "Les dés",
    body: [
      "Quand une créature qui porte une icône de dé attaque, on lance le dé avant toute autre chose ; avec " +
        "deux icônes, les deux dés. Vous pouvez relancer une fois : l’un ou l’autre, ou les deux. Le nouveau " +
        "résultat est définitif.",
      "On ne lance jamais plus de deux dés. Une créature qui bloque n’en lance pas.",
    ],
  },
  "die-results": {
    title: "Les faces du dé",
    body: [
      "1, 2 ou 3 : autant de puissance en plus ce tour-ci. Un ou deux éclairs : vous gagnez autant d’énergie. " +
        "La patte : votre adversaire se défausse d’une carte de son choix.",
      "Avec deux dés, les deux comptent, dans l’ordre de votre choix. Toutes les faces ont la même chance de sortir.",
    ],
  },
  energy: {
    title: "Énergie",
    body: [
      "Elle sert à acheter des cartes Pouvoir. Vous commencez sans énergie, vous la gardez d’un tour à l’autre " +
        "et la réserve est illimitée.",
    ],
  },
  "power-cards": {
    title: "Cartes Pouvoir",
    body: [
      "Trois sont face visible. Au début de votre tour, vous pouvez en acheter autant que vous pouvez en " +
        "payer. Chacune est aussitôt remplacée, et la nouvelle peut être achetée elle aussi ; puis l’effet " +
        "s’applique et la carte rejoint sa défausse.",
      "Acheter n’est pas une action. C’est fini dès que vous faites autre chose. Quand le " +
        "paquet est vide, rien n’est remplacé.",
    ],
  },
  "free-power-cards": {
    title: "Des cartes Pouvoir gratuites",
    body: [
      "Certains effets achètent une carte Pouvoir gratuitement. Ils le font à tout moment, et la carte profite " +
        "à celui qui contrôle l’effet.",
    ],
  },
  "end-of-match": {
    title: "La fin de la partie",
    body: [
      "Un joueur n’a plus de PV ; il doit agir et ne peut pas ; une carte dit qui gagne ; ou quelqu’un abandonne.",
      "Ici perd aussi celui qui part pour de bon, ou dont le temps s’est écoulé trop souvent.",
    ],
  },
  limits: {
    title: "Quand personne ne gagne",
    body: [
      "Une partie qui atteint son 200e tour s’arrête. De même si elle tourne en rond : après 1 000 effets de " +
        "suite sans vrai choix, ou après 300 choix dans un seul tour. Celui qui a " +
        "le plus de PV gagne ; à égalité, la partie est nulle.",
      "Aucun livret ne le dit. Il faut bien mettre fin à une boucle, et c’est ainsi que les tournois tranchent " +
        "quand le temps est écoulé.",
    ],
  },
};
