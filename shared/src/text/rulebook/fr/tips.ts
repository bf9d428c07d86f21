import type { TipWords } from "../types.ts";

export const FRENCH_TIPS: TipWords = {
  "tip-protect": {
    title: "Jouez ce que vous pouvez affronter",
    body: [
      "Avant de jouer une carte, imaginez-la en face. Si vous ne sauriez qu’en faire, attendez que votre " +
        "adversaire n’ait plus de Mindbug.",
    ],
  },
  "tip-bait": {
    title: "Tendez un appât",
    body: ["Une bonne carte, mais pas la meilleure, peut lui coûter un Mindbug. Jouez ensuite la meilleure."],
  },
  "tip-save": {
    title: "Deux Mindbugs, une partie",
    body: [
      "N’utilisez pas les deux trop tôt. Qui en garde un est redouté ; qui n’en a plus est vulnérable. Mais " +
        "celui qui reste à la fin n’aura servi à rien.",
    ],
  },
  "tip-act-again": {
    title: "On vous a volé ? Vous rejouez",
    body: [
      "Profitez de l’action supplémentaire. Vous savez quelle carte votre adversaire voulait, et combien de " +
        "Mindbugs il lui reste.",
    ],
  },
  "tip-sneaky": {
    title: "Contre les créatures FURTIVES",
    body: [
      "Bloquez avec votre propre créature FURTIVE, forcez le combat avec un CHASSEUR, détruisez par un effet, " +
        "ou soyez " +
        "plus rapide : FURIE frappe deux fois.",
    ],
  },
  "tip-life": {
    title: "Les PV se dépensent",
    body: [
      "Laisser passer une attaque coûte 1 PV, quelle que soit l’attaquante. Perdre une bonne bloqueuse peut " +
        "coûter plus cher. Seul le dernier PV est sacré.",
    ],
  },
  "tip-look": {
    title: "Regardez les défausses",
    body: [
      "Elles sont ouvertes à tout moment. Beaucoup de cartes existent en double : ce que vous avez vu deux " +
        "fois ne reviendra pas.",
    ],
  },
};
