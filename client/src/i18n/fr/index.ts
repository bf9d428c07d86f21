/** Le français : écrit, non traduit. */
import { agreeing, french, joined, UNNAMED } from "@mindbug/shared/text";
import type { LanguageBook } from "../books.ts";
import { FRENCH_COMBAT } from "./combat.ts";
import { FRENCH_EVENING } from "./evening.ts";
import { FRENCH_LESSON } from "./lesson.ts";
import { FRENCH_LOG } from "./log.ts";
import { FRENCH_MOMENTS } from "./moments.ts";
import { FRENCH_OFFLINE } from "./offline.ts";
import { FRENCH_POOL } from "./pool.ts";
import { FRENCH_PUZZLES } from "./puzzles.ts";
import { FRENCH_RULES } from "./rules.ts";
import { FRENCH_SCREENS } from "./screens.ts";
import { FRENCH_TABLE } from "./table.ts";

export const FRENCH: LanguageBook = {
  name: "Français",
  nicknames: [
    ["Docteur", "Professeur", "Capitaine", "Agent", "Maestro", "Inspecteur"],
    ["Cornichon", "Radis", "Loutre", "Bidule", "Nouille", "Noix", "Mangue", "Navet", "Biscuit", "Pie", "Comète"],
  ],
  words: {
    ...FRENCH_TABLE,
    ...FRENCH_SCREENS,
    ...FRENCH_LOG,
    ...FRENCH_COMBAT,
    ...FRENCH_MOMENTS,
    ...FRENCH_RULES,
    ...FRENCH_PUZZLES,
    ...FRENCH_OFFLINE,
    ...FRENCH_LESSON,
    ...FRENCH_POOL,
    ...FRENCH_EVENING,
  },
  typeset: french,
  agree: (sentence, card) => agreeing(sentence, card?.french ?? UNNAMED),
  join: joined,
};
