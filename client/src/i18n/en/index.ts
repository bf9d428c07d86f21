/** English. The keys of these words are the keys of all languages. */
import type { LanguageBook } from "../books.ts";
import { ENGLISH_COMBAT } from "./combat.ts";
import { ENGLISH_EVENING } from "./evening.ts";
import { ENGLISH_LESSON } from "./lesson.ts";
import { ENGLISH_LOG } from "./log.ts";
import { ENGLISH_MOMENTS } from "./moments.ts";
import { ENGLISH_OFFLINE } from "./offline.ts";
import { ENGLISH_POOL } from "./pool.ts";
import { ENGLISH_PUZZLES } from "./puzzles.ts";
import { ENGLISH_RULES } from "./rules.ts";
import { ENGLISH_SCREENS } from "./screens.ts";
import { ENGLISH_TABLE } from "./table.ts";

export const ENGLISH_WORDS = {
  ...ENGLISH_TABLE,
  ...ENGLISH_SCREENS,
  ...ENGLISH_LOG,
  ...ENGLISH_COMBAT,
  ...ENGLISH_MOMENTS,
  ...ENGLISH_RULES,
  ...ENGLISH_PUZZLES,
  ...ENGLISH_OFFLINE,
  ...ENGLISH_LESSON,
  ...ENGLISH_POOL,
  ...ENGLISH_EVENING,
};

export const ENGLISH: LanguageBook = {
  name: "English",
  nicknames: [
    ["Doctor", "Professor", "Captain", "Agent", "Maestro", "Inspector"],
    ["Pickle", "Radish", "Otter", "Gizmo", "Noodle", "Walnut", "Mango", "Turnip", "Biscuit", "Magpie", "Comet"],
  ],
  words: ENGLISH_WORDS,
};
