import type { ChapterTitles, RulebookWords } from "../types.ts";
import { ENGLISH_COMBAT } from "./combat.ts";
import { ENGLISH_EFFECTS } from "./effects.ts";
import { ENGLISH_PLAY } from "./play.ts";
import { ENGLISH_QUESTIONS } from "./questions.ts";
import { ENGLISH_TIPS } from "./tips.ts";

export const ENGLISH_RULEBOOK: RulebookWords = {
  ...ENGLISH_PLAY,
  ...ENGLISH_COMBAT,
  ...ENGLISH_EFFECTS,
  ...ENGLISH_QUESTIONS,
  ...ENGLISH_TIPS,
};

export const ENGLISH_CHAPTERS: ChapterTitles = {
  start: "Before you play",
  turn: "Your turn",
  mindbug: "Mindbugs",
  attack: "Attack and block",
  keywords: "Keywords",
  abilities: "Abilities",
  effects: "How effects work",
  terms: "Words on the cards",
  octonite: "Octonite",
  tokyo: "Dice, energy, Power cards",
  end: "The end",
  questions: "Often asked",
  tips: "Tips for beginners",
};
