/** The words of the analysis board and of the review, which are fetched with these screens. */
import type { Language } from "@mindbug/shared/text";
import type { WordsLike } from "./books.ts";
import { ENGLISH_ANALYSIS } from "./en/analysis.ts";
import { FRENCH_ANALYSIS } from "./fr/analysis.ts";
import { speaker } from "./index.ts";

export type AnalysisKey = keyof typeof ENGLISH_ANALYSIS;

export const ANALYSIS_BOOKS: Readonly<Record<Language, WordsLike<typeof ENGLISH_ANALYSIS>>> = {
  en: ENGLISH_ANALYSIS,
  fr: FRENCH_ANALYSIS,
};

export const sayAnalysis = speaker<AnalysisKey>(ANALYSIS_BOOKS);
