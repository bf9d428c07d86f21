/** Below a table that is being set: the cards to set it with, and the way on. */
import { sayAnalysis } from "../../i18n/analysis.ts";
import type { AnalysisSource } from "../../sources/analysisSource.ts";
import { NOTHING } from "./editPosition.ts";
import type { SetUp } from "./setUp.ts";
import { Tray } from "./Tray.tsx";

export function SetUpFoot({ source, setUp }: { readonly source: AnalysisSource; readonly setUp: SetUp }) {
  const problem = source.problem.value;
  return (
    <footer class="set-up-foot">
      <Tray setUp={setUp} />
      <div class="set-up-ways">
        <p class="set-up-problem" role="alert">
          {problem?.of === "position" ? problem.reason : ""}
        </p>
        <button type="button" class="button button-quiet" id="set-up-clear" onClick={() => setUp.edit(() => NOTHING)}>
          {sayAnalysis("setUpClear")}
        </button>
        <button type="button" class="button" id="set-up-cancel" onClick={() => source.putBack()}>
          {sayAnalysis("setUpCancel")}
        </button>
        <button
          type="button"
          class="button button-act"
          id="set-up-begin"
          onClick={() => source.begin(source.inParts.peek() ?? NOTHING)}
        >
          {sayAnalysis("setUpBegin")}
        </button>
      </div>
    </footer>
  );
}
