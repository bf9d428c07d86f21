/** The screens around the table, in English. */
export const ENGLISH_SCREENS = {
} as const;

export type ScreensBook = Readonly<Record<keyof typeof ENGLISH_SCREENS, string>>;
