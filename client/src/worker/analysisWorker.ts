/** The thread of an analysis board, and of the review of a match. */
import { AnalysisBoard } from "./analysisBoard.ts";
import type { FromAnalysisWorker, ToAnalysisWorker } from "./analysisMessages.ts";
import { review } from "./review.ts";

const tell = (message: FromAnalysisWorker): void => postMessage(message);

let board: AnalysisBoard | null = null;
let reviewing: ReturnType<typeof review> | null = null;

/** One decision at a time, so that it can be stopped. */
function goOn(running: ReturnType<typeof review>): void {
  if (running !== reviewing) return;
  try {
    const { done, value } = running.next();
    if (done === true) return tell({ is: "reviewed", done: 1, of: 1, moments: value });
    tell({ is: "reviewed", ...value, moments: null });
  } catch (error) {
    return tell({ is: "notReviewed", reason: String(error) });
  }
  setTimeout(() => goOn(running), 0);
}

addEventListener("message", ({ data }: MessageEvent<ToAnalysisWorker>) => {
  switch (data.is) {
    case "open":
      board?.leave();
      board = new AnalysisBoard(data.code, data.paceMs, tell);
      return;
    case "review":
      reviewing = review(data.match);
      return goOn(reviewing);
    case "stopReview":
      reviewing = null;
      return;
    default:
      return board?.hear(data);
  }
});
