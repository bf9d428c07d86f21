/** What puzzles are called. */
import { type Keyword, KEYWORDS, type Trigger, TRIGGERS } from "@mindbug/shared/cards";
import type { Goal, Theme } from "@mindbug/shared/puzzles";
import { keywordName, triggerName } from "@mindbug/shared/text";
import { language, say, type TextKey } from "../../i18n/index.ts";
import type { Difficulty } from "./puzzleFile.ts";

export const GOAL_WORDS: Readonly<Record<Goal, TextKey>> = { win: "puzzleGoalWin", survive: "puzzleGoalSurvive" };

export const DIFFICULTY_WORDS: Readonly<Record<Difficulty, TextKey>> = {
  easy: "puzzleEasy",
  medium: "puzzleMedium",
  hard: "puzzleHard",
};

const OTHER_THEMES: Readonly<Record<Exclude<Theme, Keyword | Trigger>, TextKey>> = {
  mindbug: "themeMindbug",
  order: "themeOrder",
  sacrifice: "themeSacrifice",
  block: "themeBlock",
};

const isKeyword = (theme: Theme): theme is Keyword => (KEYWORDS as readonly Theme[]).includes(theme);
const isTrigger = (theme: Theme): theme is Trigger => (TRIGGERS as readonly Theme[]).includes(theme);

export function themeName(theme: Theme): string {
  if (isKeyword(theme)) return keywordName(theme, language());
  return isTrigger(theme) ? triggerName(theme, language()) : say(OTHER_THEMES[theme]);
}
