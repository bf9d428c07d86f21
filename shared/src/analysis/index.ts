/** What an analysis board is opened with, and how it becomes text. Pure data: nothing here knows the rules. */
export {
  type AnalysisDocument,
  type AnalysisProblem,
  type Controller,
  decodeAnalysis,
  encodeAnalysis,
  findAnalysis,
  LONGEST_CODE_TEXT,
  type PlayedMatch,
  type Read,
  type Start,
} from "./document.ts";
export { EMPTY_TRAIL, trailOf, type Trail } from "./trail.ts";
