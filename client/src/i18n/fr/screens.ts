import type { ScreensBook } from "../en/screens.ts";

/** Les écrans autour de la table, en français. */
export const FRENCH_SCREENS: ScreensBook = {
};
