import type { QuestionWords } from "../types.ts";

/** Questions fréquentes : celles des livrets, puis ce qui surprend le plus. */
export const FRENCH_QUESTIONS: QuestionWords = {
  "ask-mindbug-effect": {
    title: "Puis-je prendre avec un Mindbug une créature mise en jeu par un effet ?",
    body: [
      "Non. Seulement une carte jouée de la main comme action du tour, pas ce que {compost-dragon} déterre ni " +
        "ce que {spinachia} fait rejouer.",
    ],
  },
  "ask-mindbug-play": {
    title: "J’utilise un Mindbug. Pour qui est l’effet Jouer ?",
    body: ["Pour vous. La créature arrive en jeu de votre côté, comme si vous l’aviez jouée."],
  },
  "ask-mindbug-back": {
    title: "Puis-je reprendre ma créature avec un Mindbug ?",
    body: ["Non. Personne ne peut prendre une créature qu’un Mindbug vient de prendre, ni une créature déjà en jeu."],
  },
  "ask-frenzy-blocked": {
    title: "Une créature ayant FURIE a été bloquée et a survécu. Attaque-t-elle encore ?",
    body: [
      "Oui, si vous le voulez : il suffit qu’elle soit encore en jeu. Peu importe qu’elle ait été bloquée ou inclinée.",
    ],
  },
  "ask-sneaky-blocks": {
    title: "Une créature FURTIVE peut-elle bloquer une créature qui ne l’est pas ?",
    body: ["Oui. FURTIF limite qui peut la bloquer, pas qui elle peut bloquer."],
  },
  "ask-tough-again": {
    title: "Qu’arrive-t-il à une créature CORIACE déjà inclinée ?",
    body: ["Cette fois, elle est vraiment détruite, et son effet Détruit s’applique."],
  },
  "ask-draw-turn": {
    title: "Est-ce que je pioche au début de mon tour ?",
    body: ["Non. Vous piochez dès que votre main compte moins de 5 cartes, et seulement alors."],
  },
  "ask-ferret-hand": {
    title: "{ferret-bomber} est pris par un Mindbug. Quelle main touche-t-il ?",
    body: [
      "Celle qui vient de se compléter. La carte a été jouée, son joueur a pioché jusqu’à 5, et c’est alors " +
        "que viennent le Mindbug et l’effet Jouer.",
    ],
  },
  "ask-killer-bee": {
    title: "On m’a pris l’{killer-bee}. Pourquoi est-ce moi qui perds 1 PV ?",
    body: ["Sur une carte prise par un Mindbug, « votre adversaire » est le joueur qui l’avait jouée."],
  },
  "ask-compost-thief": {
    title: "{compost-dragon} est pris par un Mindbug. Dans quelle défausse cherche-t-il ?",
    body: ["Dans celle du joueur qui a utilisé le Mindbug. « Votre » veut désormais dire la sienne."],
  },
  "ask-weaver-robbed": {
    title: "J’ai la {deathweaver} et l’on prend ma carte. Son effet Jouer s’applique-t-il ?",
    body: ["Non. C’est votre adversaire qui l’activerait, et la {deathweaver} l’en empêche."],
  },
  "ask-weaver-thief": {
    title: "J’ai la {deathweaver} et je prends une carte. Son effet Jouer s’applique-t-il ?",
    body: ["Oui. C’est vous qui l’activez, et la {deathweaver} n’empêche que votre adversaire."],
  },
  "ask-weaver-octonite": {
    title: "La {deathweaver} empêche-t-elle l’octonite ?",
    body: ["Non. Elle est posée et répartie avant l’effet Jouer, et ne fait partie d’aucun effet."],
  },
  "ask-werewolf": {
    title: "J’ai pris {goblin-werewolf} avec un Mindbug. Pourquoi est-il si petit ?",
    body: [
      "Il grandit pendant le tour de celui qui le contrôle, et c’est encore le tour de votre adversaire. Un " +
        "Mindbug n’y change rien.",
    ],
  },
  "ask-own-creature": {
    title: "Dois-je détruire ma propre créature ?",
    body: [
      "Si la carte dit « une créature », les deux camps comptent ; et s’il n’y a que les vôtres, oui, l’une " +
        "d’elles. « Une créature ennemie » ne vise jamais les vôtres.",
    ],
  },
  "ask-own-control": {
    title: "La {brain-fly} ne trouve que ma propre créature puissante. Et alors ?",
    body: ["Vous prenez le contrôle de ce que vous contrôlez déjà : rien ne change, et rien de mal n’arrive."],
  },
  "ask-mermaid": {
    title: "La {mysterious-mermaid} peut-elle me coûter des PV ?",
    body: [
      "Oui. Vos PV deviennent ceux de votre adversaire, en plus ou en moins, et ce n’est pas facultatif. Cela " +
        "ne compte ni comme une perte ni comme un gain.",
    ],
  },
  "ask-hydra": {
    title: "L’{snail-hydra} se compte-t-elle elle-même ?",
    body: ["Oui, elle est l’une de vos créatures. Et la créature à détruire peut être de l’un ou l’autre camp."],
  },
  "ask-sharky": {
    title: "Quels mots-clés a {sharky-crab-dog-mummypus} ?",
    body: [
      "CHASSEUR, FURTIF, FURIE et VENIMEUX, chacun tant qu’une créature ennemie le possède ; ceux qu’une autre " +
        "carte lui prête comptent aussi. Jamais CORIACE ni RAPIDE.",
    ],
  },
  "ask-two-sharkys": {
    title: "Et deux {sharky-crab-dog-mummypus} face à face ?",
    body: [
      "Ils ne se donnent rien : il faut bien qu’un mot-clé vienne de quelque part. Un mot-clé sans effet n’est " +
        "pas copié non plus.",
    ],
  },
  "ask-shield-bugs": {
    title: "Deux {shield-bugs} s’aident-ils l’un l’autre ?",
    body: ["Oui. « Autres » n’exclut que celui qui le dit : chacun renforce donc l’autre."],
  },
  "ask-snail-thrower": {
    title: "Le {snail-thrower} aide-t-il encore une créature renforcée au-delà de 4 ?",
    body: ["Non. Il regarde la puissance du moment ; un bonus peut faire perdre CHASSEUR et VENIMEUX."],
  },
  "ask-elephantopus": {
    title: "Mon CHASSEUR peut-il forcer une petite créature que le {elephantopus} empêche de bloquer ?",
    body: ["Oui. Le {elephantopus} limite ce que votre adversaire peut choisir, pas ce qu’un chasseur peut forcer."],
  },
  "ask-hunter-order": {
    title: "Le {shark-dog} attaque : l’effet d’abord, ou la proie ?",
    body: ["L’effet d’abord, et les dés encore avant. Le chasseur choisit ensuite parmi ce qui reste."],
  },
  "ask-sheriff": {
    title: "Les petites créatures peuvent-elles bloquer le {sheriff} ?",
    body: ["Oui, si elles le veulent. C’est lui qui ne peut pas les y forcer."],
  },
  "ask-banned": {
    title: "Aucune de mes créatures n’a le droit d’attaquer et ma main est vide. Et alors ?",
    body: [
      "À moins qu’une Action ne vous aide, vous perdez : ce qui est interdit ne compte pas comme une action possible.",
    ],
  },
  "ask-poison-tough": {
    title: "Une créature VENIMEUSE plus forte combat une CORIACE. Inclinée ou détruite ?",
    body: ["Inclinée, une fois. Le venin et la puissance ne font qu’une seule destruction."],
  },
  "ask-tough-effect": {
    title: "Ma créature CORIACE a été sauvée. Et son effet Détruit ?",
    body: ["Il attendra. S’incliner, ce n’est pas être détruite."],
  },
  "ask-frenzy-twice": {
    title: "FURIE sur la carte et FURIE par un effet : trois attaques ?",
    body: ["Non. Deux au plus, d’où que vienne FURIE."],
  },
  "ask-same-blocker": {
    title: "Une même créature peut-elle bloquer les deux attaques d’une FURIE ?",
    body: ["Oui, si elle est encore en jeu. Bloquer n’incline pas."],
  },
  "ask-frenzy-octonite": {
    title: "FURIE, mais une seule octonite pour l’effet Attaque ?",
    body: ["Alors il ne s’applique qu’à la première attaque. Et il faut l’y payer, utile ou non."],
  },
  "ask-last-life": {
    title: "{okra-shaman} demande 1 PV, et il ne m’en reste qu’un ?",
    body: ["Si vous le payez, vous perdez avant que la carte ne soit jouée. Vous pouvez refuser."],
  },
  "ask-calm-cole": {
    title: "{calm-cole} empêche-t-il les créatures CORIACES de s’incliner ?",
    body: [
      "Oui. Elles ne peuvent pas être détruites : CORIACE n’a donc rien à remplacer. Il ne se protège pas lui-même.",
    ],
  },
  "ask-quadranut": {
    title: "Je joue {quadranut} sans autre créature. Que se passe-t-il ?",
    body: [
      "C’est alors {quadranut} que vous détruisez : c’est votre seule créature alliée, et ce n’est pas facultatif.",
    ],
  },
  "ask-olive": {
    title: "L’{olive-orbiter} était ma dernière créature. N’en ai-je plus aucune ?",
    body: ["En effet : elle a quitté le jeu quand son effet regarde. Toutes les créatures ennemies sont détruites."],
  },
  "ask-shoctopus": {
    title: "Pourquoi une créature CORIACE intacte a-t-elle été détruite face au {shoctopus} ?",
    body: ["Elle portait de l’octonite. Des mots-clés sans effet n’existent plus, CORIACE compris."],
  },
  "ask-peach-together": {
    title: "La {peach-police} et une créature tombent ensemble. L’effet Détruit est-il empêché ?",
    body: ["Non. La {peach-police} n’est plus en jeu quand l’effet se déclenche."],
  },
  "ask-borgions": {
    title: "Puis-je utiliser une Action qui n’a pas de cible ?",
    body: [
      "Seulement s’il en reste quelque chose. Les {borgions} donnent toujours un tour de plus ; " +
        "l’{usx-tangerine} a besoin d’une créature ennemie qui porte de l’octonite.",
    ],
  },
  "ask-lychee": {
    title: "Quand le {lychee-king} fait-il perdre son premier PV ?",
    body: [
      "Il arrive avec 2 octonites. L’une part au début de votre prochain tour ; l’autre, et avec elle le PV, " +
        "au tour suivant.",
    ],
  },
  "ask-harvest-again": {
    title: "On a pris ma carte et je rejoue. Y a-t-il une autre Récolte ?",
    body: ["Non. C’est le même tour, et un tour ne commence qu’une fois."],
  },
  "ask-grave-robber": {
    title: "Le {grave-robber} joue une carte de mon adversaire. À qui est-elle ?",
    body: ["À vous, avec son effet Jouer. Détruite, elle ira dans votre défausse."],
  },
  "ask-control-attack": {
    title: "Une créature dont je viens de prendre le contrôle peut-elle attaquer ?",
    body: [
      "Oui, s’il vous reste une action. Elle n’est pas arrivée en jeu ce tour-ci, elle a seulement changé de camp.",
    ],
  },
  "ask-discard-two": {
    title: "Est-ce que je pioche entre les deux cartes dont je dois me défausser ?",
    body: ["Non. Les deux sont choisies dans la main telle qu’elle est. Elle se complète ensuite."],
  },
  "ask-steal-hand": {
    title: "J’ai volé des cartes et j’en ai 7. Dois-je me défausser ?",
    body: ["Non. Une main n’a pas de maximum. Vous ne piochez simplement plus avant d’être au-dessous de 5."],
  },
  "ask-extra-die": {
    title: "Qui lance combien de dés avec {mechamster} ou {extra-head} ?",
    body: [
      "Les créatures sans dé en lancent un, celles qui en ont un en lancent deux, celles qui en ont deux " +
        "toujours deux.",
    ],
  },
  "ask-cybertooth": {
    title: "Que vaut la relance supplémentaire de {cybertooth} avec deux dés ?",
    body: [
      "C’est une relance à part entière : de nouveau un dé ou les deux, avec n’importe laquelle de vos " +
        "créatures, tant que {cybertooth} est en jeu.",
    ],
  },
  "ask-new-power-card": {
    title: "Puis-je acheter la carte Pouvoir qui vient d’apparaître ?",
    body: ["Oui, si vous pouvez la payer. L’énergie gagnée en achetant se dépense aussitôt."],
  },
  "ask-buy-later": {
    title: "J’ai gagné de l’énergie pendant mon tour. Puis-je acheter ?",
    body: ["Plus maintenant : les cartes Pouvoir s’achètent avant toute autre chose. Mais l’énergie vous reste."],
  },
  "ask-monster-buddies": {
    title: "{monster-buddies} face à une {deathweaver} ennemie ?",
    body: ["Rien. La carte déclenche un effet Jouer, et les vôtres sont empêchés."],
  },
  "ask-alienoid": {
    title: "J’ai pris {alienoid} avec un Mindbug. Qui achète ?",
    body: ["Vous : n’importe quelle carte face visible, gratuitement, au milieu du tour de votre adversaire."],
  },
  "ask-globe-smasher": {
    title: "{the-globe-smasher} : puis-je refuser la carte qu’on me donne ?",
    body: [
      "Non. Votre adversaire la choisit et sa main se complète ; puis vous devez la jouer, avec son effet " +
        "Jouer. Aucun Mindbug ne peut la prendre.",
    ],
  },
  "ask-camouflage": {
    title: "{suburban-camouflage}, et ensuite je joue une créature ?",
    body: [
      "Elle aussi a FURTIF jusqu’à la fin du tour. Ce qu’ont les créatures alliées « ce tour-ci » vaut aussi " +
        "pour celles qui arrivent après.",
    ],
  },
};
