/** The marks of the table beside the rules that explain them. */
import type { RulebookChapter, RulebookKey } from "@mindbug/shared/rulebook";

export const RULE_PICTURE: Readonly<Partial<Record<RulebookKey, string>>> = {
  fast: "keyword-fast",
  frenzy: "keyword-frenzy",
  hunter: "keyword-hunter",
  poisonous: "keyword-poisonous",
  sneaky: "keyword-sneaky",
  tough: "keyword-tough",
  "play-effect": "trigger-play",
  "attack-effect": "trigger-attack",
  "defeated-effect": "trigger-defeated",
  harvest: "trigger-harvest",
  action: "trigger-action",
  mindbug: "token-mindbug",
  life: "heart-full",
  octonite: "octonite",
  distribution: "octonite",
  dice: "die-3",
  energy: "energy",
  "power-cards": "back-power",
  "unused-pile": "pile-unused",
};

export const CHAPTER_PICTURE: Readonly<Record<RulebookChapter, string>> = {
  start: "heart-full",
  turn: "trigger-play",
  mindbug: "token-mindbug",
  attack: "trigger-attack",
  keywords: "keyword-sneaky",
  abilities: "trigger-action",
  effects: "trigger-defeated",
  terms: "pile-unused",
  octonite: "octonite",
  tokyo: "die-3",
  end: "crown",
  questions: "keyword-hunter",
  tips: "keyword-tough",
};
