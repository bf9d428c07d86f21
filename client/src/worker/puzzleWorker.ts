/** The thread of a puzzle: the exact solver may think for a moment, and the page must not wait for it. */
import type { FromPuzzleWorker, ToPuzzleWorker } from "./puzzleMessages.ts";
import { PuzzleReferee } from "./puzzleReferee.ts";

let referee: PuzzleReferee | null = null;

addEventListener("message", ({ data }: MessageEvent<ToPuzzleWorker>) => {
  switch (data.is) {
    case "begin":
      referee?.leave();
      referee = new PuzzleReferee(data.puzzle, data.paceMs, (message: FromPuzzleWorker) => postMessage(message));
      return;
    case "answer":
      return referee?.answer(data.prompt, data.answer);
    case "preview":
      return referee?.preview(data.prompt);
    case "hint":
      return referee?.hint();
    case "demonstrate":
      return referee?.demonstrate();
    default:
      data satisfies never;
  }
});
